"""The pieces of the terminal's table: the drawing that can be clicked on, and windows that open over it."""

from collections.abc import Sequence
from functools import cache

from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.events import Click
from textual.message import Message
from textual.reactive import reactive
from textual.screen import ModalScreen
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Static

from meadhall.kernel import Ref

from .drawing import Cell, Row


@cache
def style_of(words: str) -> Style:
    """The look that a cell's style names."""
    return Style.parse(words)


class Canvas(Widget):
    """Shows rows of cells; a click on a thing points at it."""

    rows: reactive[tuple[Row, ...]] = reactive(())

    class Pointed(Message):
        """Somebody clicked on a thing."""

        def __init__(self, ref: Ref) -> None:
            self.ref = ref
            super().__init__()

    def render_line(self, y: int) -> Strip:
        """One row of the drawing, on the colour of what lies below."""
        rows, under = self.rows, self.rich_style
        row = rows[y] if y < len(rows) else ()
        strip = Strip([Segment(text, under + style_of(style)) for text, style, _ in row])
        return strip.adjust_cell_length(self.size.width, under)

    def thing_at(self, x: int, y: int) -> Ref | None:
        """What is drawn at a place."""
        row: Sequence[Cell] = self.rows[y] if 0 <= y < len(self.rows) else ()
        for letters, _, ref in row:
            x -= len(letters)
            if x < 0:
                return ref
        return None

    def on_click(self, click: Click) -> None:
        """Points at what was clicked on."""
        place = click.get_content_offset(self)
        ref = None if place is None else self.thing_at(place.x, place.y)
        if ref is not None:
            click.stop()
            self.post_message(self.Pointed(ref))


class Window(ModalScreen[bool]):
    """Text in a window over the table; Escape closes it."""

    BINDINGS = [
        Binding("escape,question_mark,space,enter", "close", "", show=False, priority=True),
        Binding("up", "scroll(-1)", "", show=False, priority=True),
        Binding("down", "scroll(1)", "", show=False, priority=True),
        Binding("pageup", "scroll(-10)", "", show=False, priority=True),
        Binding("pagedown", "scroll(10)", "", show=False, priority=True),
    ]

    def __init__(self, text: Text, foot: str) -> None:
        super().__init__()
        self._text, self._foot = text, foot

    def compose(self) -> ComposeResult:
        """The text, and at its foot how to close it."""
        with VerticalScroll(id="window", can_focus=False):
            yield Static(self._text)
        yield Static(self._foot, id="window-foot", markup=False)

    def action_close(self) -> None:
        """Closes the window."""
        self.dismiss(False)

    def action_scroll(self, lines: int) -> None:
        """Scrolls the text."""
        self.query_one("#window", VerticalScroll).scroll_relative(y=lines, animate=False)


class Leave(Window):
    """Asks whether to leave."""

    BINDINGS = [
        Binding("escape,n", "close", "", show=False, priority=True),
        Binding("q,y,j,enter", "leave", "", show=False, priority=True),
    ]

    def action_leave(self) -> None:
        """Leaves."""
        self.dismiss(True)

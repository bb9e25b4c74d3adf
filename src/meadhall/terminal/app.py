"""The table in the terminal: board, seats, choices and saga on one screen of 80 by 24 letters."""

import asyncio
from typing import Any, ClassVar

from rich.text import Text
from textual import work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Key, Resize
from textual.widgets import Static

from meadhall.kernel import MeadhallError, Ref

from .drawing import QUIET, Drawing, SeatLines, artist_of, listing, nearest
from .session import NotUnderstood, Session
from .widgets import Canvas, Leave, Window

PACE = 0.5
"""Seconds between two answers of a bot, so that one can follow."""
ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
CHOICES = 7
"""At most so many lines of choices beside a board."""
CROWD = 8
"""With more seats than this only those that matter now are shown."""


class TableApp(App[None]):
    """A match on the screen. Everything typed is either a key's command or the name of a thing."""

    CSS_PATH = "app.tcss"
    TITLE = "Meadhall"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "step(1)", "", show=False, priority=True),
        Binding("shift+tab", "step(-1)", "", show=False, priority=True),
        Binding("ctrl+c", "leave", "", show=False, priority=True),
    ]

    def __init__(self, session: Session, pace: float = PACE) -> None:
        super().__init__()
        self.session, self._pace = session, pace
        self._artist = artist_of(session.game)
        self._chosen: Ref | None = None
        self._typed: str | None = None
        """What is being typed; None while keys are commands."""
        self._message = ""
        self._shown: tuple[Session, int] | None = None
        self._said: dict[str, str | Text] = {}

    def compose(self) -> ComposeResult:
        """The prompt, the board beside seats, choices and saga, and the line for typing."""
        yield Static(id="prompt", markup=False)
        with Horizontal(id="middle"):
            with VerticalScroll(id="stage", can_focus=False):
                yield Canvas(id="board")
            with Vertical(id="side"):
                yield Static(id="seats")
                yield Static(id="message", markup=False)
                yield Canvas(id="choices")
                with VerticalScroll(id="log", can_focus=False):
                    yield Static(id="lines", markup=False)
        yield Static(id="typing")
        yield Static(id="keys")

    def on_mount(self) -> None:
        """Shows the table and lets bots begin if it is theirs."""
        self.query_one("#stage").display = self._artist is not None
        self._go_on()
        self.call_after_refresh(self._show)  # now the columns have their widths

    def on_resize(self, _: Resize) -> None:
        """Lays the choices out anew."""
        self._show()

    # ---- showing

    def _go_on(self) -> None:
        """After every answer: shows where the match stands; if a bot is asked, it thinks."""
        question = self.session.asked
        self._chosen = question.options[0] if question else None
        self._typed = None
        self._show()
        if self.session.thinking is not None:
            self._bots(self.session)

    def _show(self) -> None:
        if not self.query("#keys"):  # a resize comes before the table is laid
            return
        session, view = self.session, self.session.view
        question, help_line = session.question_text()
        options = session.asked.options if session.asked else ()
        self._say("prompt", f" {question}")
        if self._artist is not None:
            self.query_one("#board", Canvas).drawing = self._artist.draw(view, options, self._chosen, session.words)
        self._say("seats", self._seats(view))
        about = self._artist.about(view, self._chosen, session.words) if self._artist and options else ""
        self._say("message", self._message or about or help_line)
        self.query_one("#message", Static).set_class(bool(self._message), "news")
        self.query_one("#choices", Canvas).drawing = self._choices()
        self._say("lines", "\n".join(session.log()))
        self._say("typing", self._typing())
        self._say("keys", self._keys())
        position = (session, session.match.seq)
        if position != self._shown:
            self._shown = position
            log = self.query_one("#log", VerticalScroll)
            self.call_after_refresh(log.scroll_end, animate=False)  # now the lines have their room

    def _say(self, id: str, text: str | Text) -> None:
        """Changes a part of the screen, if there is anything to change."""
        if self._said.get(id) != text:
            self._said[id] = text
            self.query_one(f"#{id}", Static).update(text)

    def _choices(self) -> Drawing:
        options = self.session.asked.options if self.session.asked else ()
        side = self.query_one("#choices", Canvas).container_size
        height = CHOICES if self._artist is not None else max(CHOICES, side.height // 2)
        return listing(options, self._chosen, self.session.words.ref, max(12, side.width), height)

    def _seats(self, view: Any) -> Text:
        session, words = self.session, self.session.words
        asked = {question.seat for question in session.match.pending}
        winners = session.outcome.winners if session.outcome else ()
        text, left_out = Text(end=""), 0
        for seat, name in enumerate(session.names):
            lines = self._artist.seat(view, seat, words) if self._artist else SeatLines()
            busy = seat in asked or seat in winners
            if len(session.names) > CROWD and not (busy or lines.matters):
                left_out += 1
                continue
            mark = "▶" if seat in asked else "★" if seat in winners else " "
            own = f" ({words('you')})" if len(session.people) == 1 and seat in session.people else ""
            text.append(f"{mark} {lines.sign} {name}{own}", "bold" if busy else "")
            text.append(f" · {lines.beside}\n" if lines.beside else "\n", QUIET)
            for line in lines.below:
                text.append(f"    {line}\n", QUIET)
        return text.append(f"    {words('others', count=left_out)}\n", QUIET) if left_out else text

    def _typing(self) -> Text:
        text = Text(" > ", style="bold", end="", no_wrap=True, overflow="ellipsis")
        if self._typed is not None:
            return text.append(self._typed).append("▏")
        return text.append(self.session.words("typing") if self.session.asked else "", QUIET)

    def _keys(self) -> Text:
        words, text = self.session.words, Text(end="", no_wrap=True, overflow="ellipsis")
        keys = [("u", "key-undo")] if self.session.may_undo else []
        keys += [("?", "key-rules"), ("PgUp PgDn", "key-log")]
        keys += [("n", "key-new")] if self.session.outcome else []
        for key, what in [*keys, ("q", "key-quit")]:
            text.append(f" {key} ", "reverse").append(f" {words(what)}  ")
        return text

    # ---- pointing

    def _point(self, ref: Ref) -> None:
        """Answers with a thing, or says why it cannot be."""
        try:
            meant = self.session.meaning(ref)
            if not meant.offered:
                raise NotUnderstood(self.session.why_not(meant))
            self.session.answer(meant.ref)
        except MeadhallError as error:
            self._message = str(error)
            self._typed = None
            self._show()
            return
        self._message = ""
        self._go_on()

    def on_canvas_pointed(self, pointed: Canvas.Pointed) -> None:
        """A click answers."""
        self._point(pointed.ref)

    def _choose(self, ref: Ref | None) -> None:
        if ref is not None and self.session.asked is not None:
            self._chosen = ref
            self._show()

    def action_step(self, by: int) -> None:
        """Goes to the next choice of the list."""
        question = self.session.asked
        if question is not None and len(self.screen_stack) == 1:
            options = question.options
            at = options.index(self._chosen) if self._chosen in options else -by
            self._choose(options[(at + by) % len(options)])

    def _arrow(self, way: tuple[int, int]) -> None:
        """Goes to the next choice in a direction, on the board if it is drawn there, else in the list."""
        question = self.session.asked
        if question is None:
            return
        spots = self.query_one("#board", Canvas).drawing.spots
        if self._chosen not in spots:
            spots = self.query_one("#choices", Canvas).drawing.spots
        found = nearest(spots, question.options, self._chosen, way)
        if found is None and self._chosen not in self.query_one("#board", Canvas).drawing.spots:
            self.action_step(way[0] + way[1])
        self._choose(found)

    # ---- keys

    def on_key(self, key: Key) -> None:
        """A key is a command, an arrow, or a letter of a name."""
        if len(self.screen_stack) > 1:
            return
        if key.key in ARROWS:
            self._arrow(ARROWS[key.key])
        elif key.key in ("pageup", "pagedown"):
            self.query_one("#log", VerticalScroll).scroll_relative(y=-4 if key.key == "pageup" else 4, animate=False)
        elif key.key == "enter":
            self._enter()
        elif key.key == "escape":
            self._typed, self._message = None, ""
            self._show()
        elif key.key == "backspace":
            self._type((self._typed or "")[:-1] or None)
        elif self._typed is None and key.character in ("u", "?", "q", "n", "/"):
            self._command(key.character)
        elif key.is_printable and key.character:
            self._type((self._typed or "") + key.character)
        else:
            return
        key.stop()
        key.prevent_default()

    def _type(self, typed: str | None) -> None:
        """Takes what is typed so far; if it already means something that is offered, that is shown as chosen."""
        self._typed, self._message = typed, ""
        try:
            meant = self.session.meaning(typed or "")
            if meant.offered:
                self._chosen = meant.ref
        except MeadhallError:
            pass  # not yet the name of anything; Enter says so
        self._show()

    def _enter(self) -> None:
        if self._typed:
            self._point(self._typed)
        elif self._chosen is not None:
            self._point(self._chosen)

    def _command(self, letter: str) -> None:
        if letter == "u":
            self._undo()
        elif letter == "?":
            self._rules()
        elif letter == "q":
            self.action_leave()
        elif letter == "/":
            self._type("")
        elif self.session.outcome is not None:
            self.session = self.session.again()
            self._message = ""
            self._go_on()
        else:
            self._type(letter)

    def _undo(self) -> None:
        try:
            self._message = self.session.undo()
        except MeadhallError as error:
            self._message = str(error)
            self._show()
            return
        self.workers.cancel_all()
        self._go_on()

    def _rules(self) -> None:
        session, words = self.session, self.session.words
        text = Text(end="")
        options = session.asked.options if session.asked else ()
        cards = self._artist.cards(session.view, options, words) if self._artist else []
        if cards:
            text.append(f"{words('cards-title')}\n", "bold")
            for name, does in cards:
                text.append(f"{name} ", "bold").append(f"{does}\n")
            text.append("\n")
        text.append(f"{words('rules-title')}\n", "bold")
        for rule in session.rules() or [words("rules-none")]:
            number, _, sentence = rule.partition(": ")
            text.append(f"{number} ", "bold").append(f"{sentence}\n" if sentence else "\n")
        text.append(f"\n{words('keys-title')}\n", "bold")
        for key, what in (("", "key-choose"), ("", "key-type"), ("u", "key-undo"), ("q", "key-quit")):
            text.append(f"{key} " if key else "", "bold").append(f"{words(what)}\n")
        if self._artist is not None:
            text.append(f"\n{words('signs-title')}\n", "bold").append(self._artist.legend(session.view, words)[1])
        self.push_screen(Window(text, f" Esc {words('key-close')}"))

    def action_leave(self) -> None:
        """Leaves the table; before the end only after asking."""
        words = self.session.words
        if self.session.outcome is not None or isinstance(self.screen, Leave):
            self.exit()
            return
        text = Text.assemble((f"{words('quit-title')}\n", "bold"), words("quit-text"))
        foot = f" q {words('quit-yes')} · Esc {words('quit-no')}"
        self.push_screen(Leave(text, foot), lambda leaves: self.exit() if leaves else None)

    # ---- bots

    @work(exclusive=True)
    async def _bots(self, session: Session) -> None:
        """Lets bots answer until a person is asked; thinking happens beside the screen."""
        while session.thinking is not None:
            seen, seq = session.bot_sees(), session.match.seq
            ref, _ = await asyncio.gather(
                asyncio.to_thread(asyncio.run, session.bot_chooses(seen)), asyncio.sleep(self._pace)
            )
            if session is not self.session or session.match.seq != seq:
                return
            session.bot_answers(seen.ask.seat, ref)
            question = session.asked
            self._chosen = question.options[0] if question else None
            self._message = ""
            self._show()

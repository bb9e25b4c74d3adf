"""The table in the terminal: a screen of letters that keys, names and clicks play on."""

import asyncio
from typing import ClassVar

import msgspec
from rich.text import Text
from textual import work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Key, MouseScrollDown, MouseScrollUp, Resize

from meadhall.kernel import MeadhallError, Ref

from .drawing import nearest
from .frame import Frame, Scene, Showing, frame, is_small
from .naming import NotUnderstood
from .session import Session
from .title import Passage
from .widgets import Canvas, Leave, Window

PACES = {"slow": 2.0, "steady": 0.5, "swift": 0.15, "at-once": 0.0}
"""Seconds between two moves of a bot, so that one can follow."""
WALKS = {"slow": 6.0, "steady": 3.0, "swift": 1.0, "at-once": 0.0}
"""Seconds between two steps of an automaton, so that one can read why."""
ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
PAGE = {"pageup": 5, "pagedown": -5}
STEPPING = {"enter": "on", "right": "on", "1": "on", "left": "back", "u": "back", "2": "back", "3": "end"}
STEPPING |= {"f9": "back", "space": "pause"}
"""What keys do while an automaton acts."""


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

    def __init__(self, session: Session, pace: float | None = None) -> None:
        super().__init__()
        self.session = session
        self.frame = Frame()
        """What is on the screen."""
        self._pace = "steady"
        self._seconds = PACES[self._pace] if pace is None else pace
        self._walk = WALKS[self._pace] if pace is None else pace
        self._paused = pace is None
        """Whether automata wait for the reader: at first they do."""
        self._chosen: Ref | None = None
        self._showing = Showing()

    def compose(self) -> ComposeResult:
        """One drawing as large as the screen."""
        yield Canvas(id="table")

    def on_mount(self) -> None:
        """Shows the table and lets bots begin if it is theirs."""
        self._go_on(self.session.opening)

    def on_resize(self, _: Resize) -> None:
        """Lays everything out anew."""
        self._show()

    # ---- showing

    def _go_on(self, message: str = "") -> None:
        """After every answer: shows where the match stands; if a bot is asked, it thinks."""
        self._new_question(message)
        if self.session.thinking is not None:
            self._bots(self.session)

    def _new_question(self, message: str = "") -> None:
        self._chosen = self.session.first
        self._change(typed=None, message=message, scroll=0)

    def _change(self, **what: str | int | None) -> None:
        """Changes what the reader has done to the screen, and shows it."""
        self._showing = msgspec.structs.replace(self._showing, **what)
        self._show()

    def _show(self) -> None:
        if not self.query("#table"):  # a resize comes before the table is laid
            return
        session = self.session
        question, help_line = session.question_text()
        scene = Scene(
            session.glance(self._chosen),
            session.table,
            question,
            help_line,
            session.saga(),
            session.why() if self._showing.part == "why" else (),
            self._keys(),
            session.outcome.winners if session.outcome else (),
            self._showing,
            self._walking(),
            "walk-return" if session.asked else "walk-end",
            session.typing,
            session.coached,
        )
        self.frame = frame(scene, *self.size)
        self.query_one("#table", Canvas).rows = self.frame.rows

    def _walking(self) -> str:
        """How the walk through an automaton's steps goes on."""
        session, words = self.session, self.session.words
        if not session.walking:
            return ""
        if session.looking_back:
            return words("walk-past", step=session.step_number)
        pace = words(f"pace-{self._pace}.name")
        return words(
            "walk-paused" if self._paused else "walk-goes",
            step=session.step_number,
            pace=pace,
            seconds=f"{self._walk:g}",
        )

    def _keys(self) -> list[tuple[str, str]]:
        """The keys that do something now, and what."""
        keys = [("u", "key-undo")] if self.session.may_undo else []
        if self.session.walking:
            keys = [] if self.session.over else [("Enter", "key-step")]
            keys.append(("u", "key-back"))
            keys += (
                []
                if self.session.looking_back or self.session.over
                else [("Space", "key-goes" if self._paused else "key-pauses")]
            )
        keys.append(("?", "key-rules"))
        if self.session.table.left(False):
            at, table = self.session.glance(), self.session.table
            keys += [(f"F{number}", table.part_key(at, part)) for number, part in enumerate(table.parts, 2)]
        keys += [("F7", "part-pace")] if self.session.bots or self.session.paced else []
        keys += [("F8", "key-because")] if self.session.match.automata else []
        keys += [("F9", "part-again")] if not self.session.walking and self.session.can_step_back else []
        keys.append(("PgUp PgDn", "key-log"))
        keys += [(key.upper(), what) for key, what in self.session.asides if not self.session.over]
        keys += [("n", self.session.again_key)] if self.session.may_begin_again else []
        return [*keys, ("q", "key-quit")]

    # ---- pointing

    def _point(self, typed: str) -> None:
        """Answers with a thing, or says why it cannot be."""
        try:
            meant = self.session.meaning(typed)
            if not meant.offered:
                raise NotUnderstood(self.session.why_not(meant))
            self.session.answer(meant.ref)
        except MeadhallError as error:
            self._change(message=str(error), typed=None)
            return
        self._showing = Showing()
        self._go_on()

    def on_canvas_pointed(self, pointed: Canvas.Pointed) -> None:
        """A click answers."""
        if len(self.screen_stack) > 1:
            return
        if self.session.walking:
            self._change(message=self.session.read_about(pointed.ref))
        else:
            self._point(pointed.ref)

    def _choose(self, ref: Ref | None) -> None:
        if ref is not None and self.session.asked is not None:
            self._chosen = ref
            self._change(message="")

    def action_step(self, by: int) -> None:
        """Goes to the next choice of the list."""
        numbers = self.session.glance().numbers
        if numbers and len(self.screen_stack) == 1:
            options = sorted(numbers, key=lambda ref: numbers[ref] or len(numbers))
            at = options.index(self._chosen) if self._chosen in options else -by
            self._choose(options[(at + by) % len(options)])

    def _arrow(self, way: tuple[int, int]) -> None:
        """Goes to the next choice in a direction, on the board if it lies there, else in the list."""
        if self.session.asked is None or self.session.walking:
            return
        on_board = self._chosen in self.frame.board.spots
        spots = self.frame.board.spots if on_board else self.frame.choices
        found = nearest(spots, self.session.offered, self._chosen, way)
        if found is None and not on_board:
            self.action_step(way[0] + way[1])
        self._choose(found)

    # ---- keys

    def on_key(self, key: Key) -> None:
        """A key is a command, an arrow, or a letter of a name."""
        if len(self.screen_stack) > 1:
            return
        name, letter, typed = key.key, key.character, self._showing.typed
        if self.session.walking and typed is None and (name in STEPPING or letter in STEPPING):
            self._step(STEPPING.get(name) or STEPPING[letter or ""])
        elif name in ARROWS:
            self._arrow(ARROWS[name])
        elif name in PAGE:
            self._scroll(PAGE[name])
        elif name.startswith("f") and name[1:].isdecimal() and 2 <= int(name[1:]) <= 7:
            self._open((*self.session.table.parts, "pace")[int(name[1:]) - 2])
        elif name in dict(self.session.asides):
            self._aside(self.session.words(dict(self.session.asides)[name]))
        elif name == "f8":
            self._because()
        elif name == "f9":
            self._step("back")
        elif name == "enter":
            self._enter()
        elif name == "escape" and self.session.looking_back and typed is None and not self._showing.part:
            self._step("end")
        elif name == "escape":
            self._change(typed=None, message="", part="", scroll=0)
        elif name == "backspace":
            self._type((typed or "")[:-1] or None)
        elif typed is None and letter in ("u", "?", "q", "n", "/"):
            self._command(letter)
        elif key.is_printable and letter:
            self._type((typed or "") + letter)
        else:
            return
        key.stop()
        key.prevent_default()

    def on_mouse_scroll_up(self, _: MouseScrollUp) -> None:
        """The wheel scrolls like the keys."""
        self._scroll(2)

    def on_mouse_scroll_down(self, _: MouseScrollDown) -> None:
        """The wheel scrolls like the keys."""
        self._scroll(-2)

    def _scroll(self, back: int) -> None:
        """Goes back in the saga, or up in the part that is open or fills the screen."""
        walking = self.session.moment is not None  # the Why scrolls, not the saga
        page = self._showing.part or walking or is_small(self.session.table, *self.size)
        by = -back if page else back
        self._change(scroll=max(0, self._showing.scroll + by))

    def _open(self, part: str) -> None:
        """Opens a part over the left side, or closes it if it is open; the pace goes on to the next one."""
        if part == "again":
            self._step("back")
            return
        if part != "pace":
            self._change(part="" if self._showing.part == part else part, typed=None, scroll=0)
            return
        paces = list(PACES)
        self._pace = paces[(paces.index(self._pace) + 1) % len(paces)]
        self._seconds, self._walk = PACES[self._pace], WALKS[self._pace]
        words = self.session.words
        said = [words(f"pace-{self._pace}")] if self.session.bots or not self.session.paced else []
        said += [words(self.session.paced, seconds=int(self._walk))] if self.session.paced else []
        said += [words("pace-begins")] if self._paused and self.session.walking else []
        self._change(typed=None, message=" ".join(said))

    def _type(self, typed: str | None) -> None:
        """Takes what is typed so far; if it already means something that is offered, that is shown as chosen."""
        try:
            meant = self.session.meaning(typed or "")
            if meant.offered:
                self._chosen = meant.ref
        except MeadhallError:
            pass  # not yet the name of anything; Enter says so
        self._change(typed=typed, message="")

    def _enter(self) -> None:
        typed = self._showing.typed
        part = self.session.part(typed) if typed else None
        if self.session.curtain and self.session.asked is not None:
            self.session.looking = self.session.asked.seat
            self._new_question()
        elif part:
            self._open(part)
        elif typed and self.session.go_to(typed):
            self._go_on()
        elif typed and self._aside(typed):
            pass
        elif typed and self.session.walking:
            self._change(typed=None, message=self.session.read_about(typed))
        elif typed:
            self._point(typed)
        elif self._chosen is not None:
            self._point(self._chosen)

    def _aside(self, typed: str) -> bool:
        """Does what is special to this table, if a word stands for that."""
        said = self.session.aside(typed)
        if said is not None:
            self._go_on(said)
        return said is not None

    def _command(self, letter: str) -> None:
        if letter == "u":
            self._undo()
        elif letter == "?":
            self._rules()
        elif letter == "q":
            self.action_leave()
        elif letter == "/":
            self._type("")
        elif self.session.may_begin_again:
            self.session = self.session.again()
            self._showing = Showing()
            self._go_on()
        else:
            self._type(letter)

    def _undo(self) -> None:
        try:
            message = self.session.undo()
        except MeadhallError as error:
            self._change(message=str(error))
            return
        self.workers.cancel_all()
        self._go_on(message)

    def _rules(self) -> None:
        """The rules of this choice, the keys and the signs."""
        session, words = self.session, self.session.words
        text = Text.assemble((f"{words('rules-title')}\n", "bold"), end="")
        for about, rule in session.rules() or [Passage("", words("rules-none"))]:
            text.append(f"{about} ", "bold").append(f"{rule}\n")
        text.append(f"\n{words('keys-title')}\n", "bold")
        walk = [("", "key-walk")] if session.match.automata else []
        for key, what in (
            *walk,
            ("", "key-choose"),
            ("", "key-type"),
            ("", "key-parts"),
            ("u", "key-undo"),
            ("q", "key-quit"),
        ):
            text.append(f"{key} " if key else "", "bold").append(f"{words(what)}\n")
        if legend := session.table.legend(session.glance()):
            text.append(f"\n{words('signs-title')}\n", "bold").append(legend)
        self.push_screen(Window(text, f" Esc {words('key-close')}"))

    def _because(self) -> None:
        """Why the automata did what they did, step by step."""
        words = self.session.words
        text = Text.assemble((f"{words('because-title')}\n", "bold"), end="")
        for about, told in self.session.because() or [Passage("", words("because-none"))]:
            text.append(f"{about} ", "bold").append(f"{told}\n")
        self.push_screen(Window(text, f" Esc {words('key-close')}"))

    def action_leave(self) -> None:
        """Leaves the table; before the end only after asking."""
        words = self.session.words
        if self.session.kept or self.session.outcome is not None or isinstance(self.screen, Leave):
            self.exit()
            return
        text = Text.assemble((f"{words('quit-title')}\n", "bold"), words("quit-text"))
        foot = f" q {words('quit-yes')} · Esc {words('quit-no')}"
        self.push_screen(Leave(text, foot), lambda leaves: self.exit() if leaves else None)

    # ---- automata and bots

    def _step(self, way: str) -> None:
        """Steps on, or back with the table, and waits there; or shows the end of the automaton's turn."""
        session = self.session
        if way == "back" and not session.step_back():
            if session.may_undo and session.match.automatic is not None:
                self._undo()
            else:
                self._change(typed=None, message=session.words(session.begins))
            return
        if session.thinking is not None and way != "end":
            self._paused = way != "pause" or not self._paused
        if way == "on":
            session.step()
        elif way == "end":
            session.run_on()
        elif way == "pause":
            session.come_back()
        self._go_on()

    @work(exclusive=True)
    async def _bots(self, session: Session) -> None:
        """Lets bots and automata answer until a person is asked; thinking happens beside the screen."""
        while session.thinking is not None:
            seq = session.match.seq
            if session.walking:
                if self._paused:
                    return
                await asyncio.sleep(self._walk)
                if session is not self.session or session.match.seq != seq or self._paused:
                    return
                session.step()
                self._new_question()
                continue
            pause = asyncio.sleep(self._seconds * session.weight)
            seen = session.bot_sees()
            ref, _ = await asyncio.gather(asyncio.to_thread(asyncio.run, session.bot_chooses(seen)), pause)
            if session is not self.session or session.match.seq != seq:
                return
            session.bot_answers(seen.ask.seat, ref)
            while session.troubles:
                self.notify(session.troubles.pop(0), severity="warning")
            self._chosen = session.first
            self._change(message="")

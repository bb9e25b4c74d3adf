"""A recorded match at the terminal: one leafs through it on and back, and automata say why, as at the table."""

from meadhall.kernel import EVERYONE, SPECTATOR, Audience, Entry, Event, Match, Outcome, Question, Record, Ref, Seat
from meadhall.kernel.options import read_options
from meadhall.kernel.titles import find

from .session import Session
from .steps import Steps
from .title import Glance, Moment, table_of
from .walk import called, doing, headline, told
from .words import Words

UNDO = "undo"
"""The prompt of a page on which somebody takes back a choice."""


class Replay(Session):
    """A match that is over or was left: each page is the table before an answer, and who answers what."""

    kept = True
    again_key = "key-from-start"
    paced = "pace-replay"
    begins = "replay-first"
    typing = "replay-typing"
    looking_back = False

    def __init__(self, record: Record, lang: str) -> None:
        self.record, self.game = record, record.game
        self.words, self.table = Words(record.game, lang), table_of(record.game)
        self.people, self.levels, self.bots, self.troubles = [], {}, {}, []
        self.names = [*record.names] or [self.words("seat-number", n=seat) for seat in range(record.seats)]
        for seat in automata_in(record):
            if not record.names or not record.names[seat]:
                self.names[seat] = self.words("automaton")
        self._entries = record.migrated().entries
        self._played = record.steps()
        self.begin(next(self._played)[0])

    def begin(self, match: Match) -> None:
        """Lays the first page on the table; all of them can be gone back to."""
        super().begin(match)
        self._steps = Steps(self.table, len(self._entries))

    def again(self) -> "Replay":
        """The same record from its beginning."""
        return Replay(self.record, self.words.lang)

    # ---- looking

    @property
    def asked(self) -> Question | None:
        """Nobody is asked any more."""
        return None

    @property
    def thinking(self) -> Seat | None:
        """Whoever answers on this page."""
        return self.here.seat if self.here else None

    @property
    def reader(self) -> Audience:
        """What is over may be told to everyone."""
        return EVERYONE

    @property
    def walking(self) -> bool:
        """Keys lead from page to page."""
        return True

    @property
    def moment(self) -> Moment | None:
        """The page, if an automaton answers on it: then it has a Why."""
        here = self.here
        return here if here is not None and here.seat in self.match.automata and here.prompt != UNDO else None

    @property
    def here(self) -> Moment | None:
        """The page that lies open; None behind the last answer."""
        return self._steps.seen or self._to_come

    @property
    def _to_come(self) -> Moment | None:
        """The page after those that were read."""
        if len(self._saga) >= len(self._entries):
            return None
        return self._steps.present(len(self._saga), lambda: self._page(self._entries[len(self._saga)]))

    def _page(self, entry: Entry) -> Moment:
        question = self.match.automatic
        if question is not None and not entry.undo:
            return self._begun(question)
        assert entry.seat is not None
        asked = next((one for one in self.match.pending if one.seat == entry.seat), None)
        about, clauses = (asked.about, asked.clauses) if asked and not entry.undo else ({}, ())
        prompt = asked.prompt if asked and not entry.undo else UNDO
        number, steps = len(self._saga), tuple(self._saga.steps)
        return Moment(entry.seat, prompt, entry.ref or "", about, clauses, None, self.view, steps, number, number)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, behind the last page."""
        return self.match.outcome if self.here is None else None

    @property
    def over(self) -> bool:
        """Whether the last page was turned, also of a match that goes on."""
        return self.here is None

    @property
    def step_number(self) -> str:
        """``answer 57 of 342``."""
        here, last = self.here, len(self._entries) - 1
        return self.words("replay-number", n=here.entry if here else last, of=last)

    def glance(self, chosen: Ref | None = None) -> Glance:
        """The table of this page; what somebody points at bears its mark."""
        here = self.here
        if here is not None and self.moment is not None:
            return self._glance_at(here)
        view, steps = (here.view, here.steps) if here else (self.view, self._saga.steps)
        taken = here.option if here else None
        return Glance(view, self.names, self.words, chosen=taken, steps=steps, mark=self._saga.mark)

    def question_text(self) -> tuple[str, str]:
        """Who does what on this page; behind the last one how it ended."""
        here = self.here
        if here is None:
            return self._ending() if self.match.outcome else (self.words("goes-on"), "")
        if self.moment is not None:
            return headline(self.glance(), self.table, here), ""
        return self._answered_so(here), ""

    def _answered_so(self, here: Moment) -> str:
        """What a person answered."""
        name = self.names[here.seat]
        if here.prompt == UNDO:
            return self.words("took-back", name=name)
        at = self.glance()
        about = doing(at, here).rstrip(".…")
        return self.words("replay-answer", about=about, what=called(at, self.table, here.option))

    def moment_told(self) -> str:
        """The same for those who listen, with the reasons of automata."""
        here = self.here
        if here is None:
            return ""
        return told(self.glance(), self.table, here) if self.moment is not None else self._answered_so(here)

    # ---- leafing

    def step(self) -> list[Event]:
        """Turns to the next page; returns what happened, where it is read for the first time."""
        if self.in_the_past:
            self._steps.go_on()
            return []
        here = self._to_come
        if here is None:
            return []
        before = self.match.view(SPECTATOR)
        _, events = next(self._played)
        if here.prompt == UNDO:
            self._saga.remark(self.words("took-back", name=self.names[here.seat]), here.seat)
        else:
            self._tell(events, before)
        self._steps.take(here, 0)
        return events

    def come_back(self) -> None:
        """Every page is as good as the last one: the reader stays."""

    def run_on(self) -> None:
        """Turns the pages to the end of the turn."""
        turn = self._turn
        while self.here is not None and self._turn == turn:
            self.step()

    @property
    def _turn(self) -> object:
        """Whose turn of which it is; of a title that does not say so, who answers."""
        here = self.here
        return None if here is None else self.table.turn(here.view) or here.seat

    def go_to(self, typed: str) -> bool:
        """Opens the page of an answer by its number; False if no number was typed."""
        if not typed.strip().isdecimal():
            return False
        page = max(1, min(int(typed), len(self._entries)))
        if page < len(self._saga):
            self._steps.come_back()
            self._steps.go_back(len(self._saga) - page)
        while self.here is not None and self.here.entry < page:
            self.step()
        return True


def automata_in(record: Record) -> list[Seat]:
    """The seats of a recorded match that the rules played."""
    game = find(record.game)
    return sorted(game.automata(record.seats, read_options(game, record.seats, record.options)))

"""Random play under supervision: matches are played to their end, and on the way everything that must hold is tried.

Cheap properties (the asks, the count of pieces, the reach of undo, the snapshot) are looked at after every answer.
The others are looked at where chance says so; ``Rates`` says how often. Everything follows from the seed: what was
broken once is broken again.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import Struct

from meadhall.kernel.ask import Ref
from meadhall.kernel.chance import Chance
from meadhall.kernel.errors import MeadhallError
from meadhall.kernel.game import Game, Token
from meadhall.kernel.match import Match
from meadhall.kernel.record import Record
from meadhall.kernel.titles import find, register
from meadhall.kernel.trail import Step

from .asking import check_asks, check_looking
from .automatic import check_automata, check_in_sight
from .broken import Broken
from .copies import check_copies, check_record, check_stored
from .counting import check_count
from .evenness import check_evenness
from .foretelling import check_forecast
from .framing import Gallery, check_undo
from .looking import audiences, engine_of
from .process import check_elsewhere
from .retelling import Story, retell
from .secrecy import backs_of, check_choice, check_worlds
from .taking_back import Moment, WayBack, check_refused
from .together import check_quiet, check_together, open_forms
from .turning import check_turning
from .walking import Walker

Pick = Callable[[int], int]
"""Chooses one of n things, by its number."""


class Rates(Struct, frozen=True):
    """How often each of the costly properties is looked at: one in so many answers. 0 is never."""

    looking: int = 24
    copies: int = 40
    worlds: int = 16
    retelling: int = 8
    secret_choice: int = 4
    turning: int = 8
    evenness: int = 150
    together: int = 3
    refused: int = 24
    undo: int = 8
    undo_in_vain: int = 32
    records: int = 1
    """One in so many matches is recorded, read and replayed."""
    elsewhere: int = 4
    """One in so many records is replayed in a second process."""
    limit: int = 5_000
    """How many answers a match may take before it is taken never to end."""
    walking: int = 8
    frames: int = 12
    forecasts: int = 30
    stored: int = 1


USUAL = Rates()
"""Sampled so that some hundred matches of a title take a minute at most."""
LARGE = Rates(100, 120, 50, 50, 25, 40, 800, 12, 80, 30, 50, 3, 2, walking=20, frames=40, forecasts=80)
"""For titles whose state and views are large: the same, seldom enough for sixty matches at each seat count."""
LONG = Rates(200, 240, 100, 100, 50, 80, 1600, 12, 160, 60, 100, 6, 2, walking=40, frames=80, forecasts=160, stored=6)
"""For titles whose matches are long besides, some five hundred answers and more: each match is looked at as often."""
EVERY_ASK = Rates(1, 1, 1, 1, 1, 1, 20, 1, 1, 4, 1, 1, 1, walking=1, frames=1, forecasts=1)
"""For small titles and for the hunt after a fault: nearly everything at every ask."""


class Report(Struct):
    """What was played and how often each property was really tried."""

    game: str
    seats: int
    matches: int = 0
    answers: int = 0
    tried: Counter[str] = msgspec.field(default_factory=Counter)
    endings: Counter[str] = msgspec.field(default_factory=Counter)

    def __str__(self) -> str:
        tried = ", ".join(f"{name} {count}" for name, count in sorted(self.tried.items()))
        endings = ", ".join(f"{name} {count}" for name, count in sorted(self.endings.items()))
        return f"{self.game}, {self.seats} seats: {self.matches} matches, {self.answers} answers ({endings}); {tried}"


def run(
    game: "str | Game[Any]",
    seats: int,
    matches: int = 200,
    seed: int = 0,
    *,
    options: list[dict[str, Any]] | None = None,
    rates: Rates = USUAL,
) -> Report:
    """Plays matches at random and tries everything that must hold; Broken says what did not."""
    title = known(game)
    tables = options if options is not None else tables_of(title, seats)
    report, records = Report(title.id, seats), []
    for number in range(matches):
        record = play(title, seats, f"{seed}.{number}", tables[number % len(tables)], rates=rates, report=report)
        if record is not None and number % max(rates.elsewhere, 1) == 0:
            records.append(record)
    if rates.elsewhere and records:
        check_elsewhere(title, records)
        report.tried["second process"] += len(records)
    return report


def known(game: "str | Game[Any]") -> Game[Any]:
    """The game, findable by its id, as snapshots and records need it."""
    if not isinstance(game, str):
        register(game)
    return find(game)


def tables_of(game: Game[Any], seats: int) -> list[dict[str, Any]]:
    """The usual table, and for each option with a few choices a table for each of them."""
    tables: list[dict[str, Any]] = [{}]
    for field in msgspec.structs.fields(game.options):
        for choice in _choices(field.type):
            if choice != field.default:
                tables.append({field.name: choice})
    able = [table for table in tables if _can_be_set_up(game, seats, table)]
    if not able:
        raise MeadhallError(f"No table of {game.id} for {seats} can be set up by one option alone: name its options.")
    return able


def _choices(kind: Any) -> list[Any]:
    if kind is bool:
        return [False, True]
    return list(get_args(kind)) if get_origin(kind) is Literal else []


def _can_be_set_up(game: Game[Any], seats: int, table: dict[str, Any]) -> bool:
    try:
        Match.new(game, seats, 0, table, bare=True)
    except MeadhallError:
        return False
    return True


def picks(numbers: Iterator[int], chance: Chance) -> Pick:
    """Chooses by given numbers while there are any, then by chance."""
    return lambda n: next(numbers, chance.below(n)) % n


def play(
    game: "str | Game[Any]",
    seats: int,
    seed: int | str,
    options: dict[str, Any] | None = None,
    *,
    rates: Rates = USUAL,
    report: Report | None = None,
    pick: Pick | None = None,
    luck: list[Any] | None = None,
) -> Record | None:
    """Plays one match to its end; returns its record if it was one of those that are replayed.

    ``luck`` scripts the first outcomes of chance, as for a new match.
    """
    title = known(game)
    played = _Play(title, seats, seed, options or {}, rates, report or Report(title.id, seats), pick, luck)
    return played.to_the_end()


class _Play:
    """One match under supervision."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        seed: int | str,
        options: dict[str, Any],
        rates: Rates,
        report: Report,
        pick: Pick | None,
        luck: list[Any] | None,
    ) -> None:
        self.game, self.seed, self.rates, self.report = game, seed, rates, report
        self.chance = Chance(f"suite {seed}")
        self.lookers = Chance(f"lookers {seed}")  # whether anybody looks on changes nothing else
        self.pick = pick or self.chance.below
        self.place = f"{game.id}, {seats} seats, seed {seed!r}, options {options}"
        with _Placed(lambda: self.place):
            self.match = Match.new(game, seats, seed, options, luck=luck)
        self.vocabulary = list(game.vocabulary(self.match.options))
        self.words = frozenset(self.vocabulary)
        self.way_back = WayBack()
        self.walker = Walker(game)
        self.backs: list[Token] = []
        self.story: Story | None = None  # the last answer, where it is to be told again

    def to_the_end(self) -> Record | None:
        """Plays until nobody is asked any more."""
        with _Placed(lambda: f"{self.place}, after entry {self.match.seq}"):
            if len(self.words) != len(self.vocabulary):
                raise Broken(2, "the vocabulary has a thing twice")
            if self.rates.walking:
                self.walker.opened(self.match)
            self.look()
            for _ in range(self.rates.limit):
                if not self.match.pending:
                    return self.ended()
                if self.rates.undo and self.chance.below(self.rates.undo) == 0 and self.took_back():
                    self.note("undo")
                else:
                    self.answer()
                self.look()
            raise Broken(2, f"the match has not ended after {self.rates.limit} answers")

    def answer(self) -> None:
        """One answer at random."""
        match, engine = self.match, engine_of(self.match)
        before, segment, opened = Moment(match), engine.segment.copy(), open_forms(match)
        past = segment.luck[: engine.run.cursor]
        question = match.pending[self.pick(len(match.pending))]
        ref: Ref = question.options[self.pick(len(question.options))]
        value = question.find(ref).value
        if self.rates.walking:
            self.walker.attend(match)
        if self.due("frames", self.lookers):
            told = Gallery(match, self.reader).during(lambda: match.answer(question.seat, ref))
            self.note("frames")
        else:
            told = match.answer(question.seat, ref)
        if self.rates.walking:
            self.walker.note(match, ref, value, before.minds, opened)
        check_quiet(match, opened, before.state, len(told))
        self.report.answers += 1
        self.way_back.note(match, question.seat, before, len(told))
        if match.state.faces and self.due("retelling"):
            story = Story.of(self.game, segment, [*past, *match.entries[-1].luck])
            story.steps.append(Step(question.seat, ref, value))
            self.story = story

    def took_back(self) -> bool:
        """Takes an answer back, if that can be."""
        if self.match.undoable is None or not self.due("frames", self.lookers):
            return self.way_back.take_back(self.match)
        self.note("frames of an undo")
        return check_undo(self.match, self.reader, lambda: self.way_back.take_back(self.match))

    @property
    def reader(self) -> Walker | None:
        """Who reads what everybody gets, if anybody does."""
        return self.walker if self.rates.walking else None

    def look(self) -> None:
        """Looks at the match as it stands; the costly looks where chance says so."""
        match, chance = self.match, self.chance
        if check_automata(match):
            self.note("automata")
        check_asks(match, self.words)
        check_count(engine_of(match))
        if self.due("stored"):
            check_stored(match)
        if self.story is not None:
            self.note("retelling", retell(self.story, self.anyone(), chance))
            self.story = None
        if self.due("looking"):
            check_looking(match, self.words)
            check_in_sight(match)
            self.note("looking")
        if self.due("copies"):
            check_copies(match, chance)
            self.note("copies")
        if self.due("undo_in_vain"):
            self.way_back.try_in_vain(match)
            self.note("undo in vain")
        if match.over:
            return
        if self.due("refused"):
            check_refused(match, self.vocabulary, chance)
            self.note("refused")
        if self.due("forecasts", self.lookers):
            seat, forecast = check_forecast(match, self.lookers)
            if self.reader is not None:
                self.reader.read_forecast(match.state, seat, forecast)
            self.note("forecasts")
        if self.due("worlds"):
            check_worlds(match, self.anyone(), chance)
            self.note("worlds")
        if match.state.faces and self.due("walking"):
            self.walker.look(match, self.anyone(), self.vocabulary, chance)
            self.note("walking")
        if self.due("secret_choice"):
            if len(self.backs) != len(match.state.faces):
                self.backs = backs_of(match.state)
            self.note("secret choice", check_choice(match, self.backs, chance))
        if match.state.faces and self.due("turning"):
            self.note("turning", check_turning(match, self.anyone(), chance))
        if match.state.faces and self.due("evenness"):
            self.note("evenness", check_evenness(match, self.anyone(), chance))
        if engine_of(match).together and self.due("together"):
            check_together(match, chance)
            self.note("together")

    def due(self, name: str, chance: Chance | None = None) -> bool:
        """Whether a property is looked at now."""
        rate: int = getattr(self.rates, name)
        return rate > 0 and (chance or self.chance).below(rate) == 0

    def note(self, name: str, times: int = 1) -> None:
        """Counts that a property was really tried: where nothing is hidden, nothing can be permuted."""
        self.report.tried[name] += times

    def anyone(self) -> int:
        """One of those who look."""
        who = audiences(self.match.seats)
        return who[self.chance.below(len(who))]

    def ended(self) -> Record | None:
        """The match is over: it says how, and its record replays."""
        outcome = self.match.outcome
        assert outcome is not None
        if len(outcome.ranks) != self.match.seats or min(outcome.ranks) != 1:
            raise Broken(2, f"the outcome does not rank every seat: {outcome}")
        self.report.matches += 1
        self.report.endings[outcome.ending] += 1
        if not self.due("records"):
            return None
        self.note("records")
        return check_record(self.match)


class _Placed:
    """Says of every fault where it was found; a fault of the rules is a broken ask."""

    def __init__(self, place: Callable[[], str]) -> None:
        self.place = place

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: Any, error: BaseException | None, trace: Any) -> None:
        if isinstance(error, Broken):
            raise error.at(f" in {self.place()}") from error
        if isinstance(error, Exception):
            raise Broken(2, f"the rules failed: {error!r}", f" in {self.place()}") from error

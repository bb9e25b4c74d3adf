"""Puzzles of one thing to point at, counted out exactly: what a title says of them, and how they are found and proved.

A title names its sorts: at which asks there is something to reckon, how far, and when the best is clear enough.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Literal, NamedTuple

import msgspec
from msgspec import Struct

from ..boards import Answer, give, write_several
from ..bots import decide, make_bot, seconds_of
from ..kernel import Chance, Match, MeadhallError, find
from ..kernel.ask import Ref, Seat
from ..kernel.cases import Case
from ..kernel.chance import key_from
from ..kernel.record import Record
from ..kernel.trail import standing
from .book import Origin, Puzzle, Way, Worth, answers_in
from .exact import NotExact, Reckoner
from .setter import Fields, Hint, Proof, Reply, Said, Setter, Tell

LINE = 6
"""So many answers of the line that follows are told at most."""
OF_A_MATCH = 2
"""So many puzzles of one kind are taken of one match."""
SEED = "puzzle"
"""Where chance comes from that no record tells."""
BUDGET = 1.0
"""So many seconds bots think that have no time of their own."""


class Sort(Struct, frozen=True):
    """One sort of question at which there is something to reckon."""

    prompts: frozenset[str]
    measure: Literal["points", "chance"]
    reckoner: Callable[[Match, Seat], Reckoner | None]
    """What counts it out; None where there is nothing to reckon."""
    margin: Fraction
    """By so much the best is better than everything else."""
    kind: Callable[[Fraction, Fraction], str]
    """Which kind of puzzle it is, by what the best is worth and the second best."""
    kinds: tuple[str, ...]
    about: Callable[[Match, Seat], dict[str, str | int | float]]
    """What its texts are filled in with."""
    options: int = 3
    """So many things may be pointed at, at least."""


class Moment(NamedTuple):
    """An ask of a match, who is asked, and what was pointed at."""

    match: Match
    seat: Seat
    played: Ref
    others: tuple[Answer, ...]
    """What those answered who were asked at the same time."""


class Single(Setter):
    """A title's puzzles of one thing to point at."""

    def __init__(
        self,
        game: str,
        sorts: Sequence[Sort],
        kinds: Mapping[str, Fields],
        players: Sequence[str],
        judges: Sequence[str],
        seats: Sequence[int],
    ) -> None:
        """``players`` play the matches in which one looks; how many of ``judges`` miss a puzzle says how hard it is."""
        self.game, self.sorts, self.kinds = game, tuple(sorts), kinds
        self._players, self.judges, self._seats = tuple(players), tuple(judges), tuple(seats)
        told: Fields = {"ref": "do:done", "worth": 0}
        self.reasons: Mapping[str, Fields] = {
            "puzzle-hint-among": {"count": 2},
            "puzzle-hint-one": {"ref": "do:done"},
            **{f"puzzle-{kind}.less": {**example, **told} for kind, example in kinds.items()},
        }

    # ---- solving

    def hint(self, puzzle: Puzzle, match: Match, step: int) -> Hint:
        """First some of what may be pointed at is left out, then almost all of it."""
        (ref,) = puzzle.ways[0]
        options = list(match.question(puzzle.seat).options)
        others = [other for other in options if other != ref]
        Chance(puzzle.id).shuffle(others)
        kept = [ref, *others[: len(others) // 2 >> step]]
        lit = tuple(option for option in options if option in kept)
        if len(lit) == 1:
            return Hint(Said("puzzle-hint-one", {"ref": ref}), lit)
        return Hint(Said("puzzle-hint-among", {"count": len(lit)}), lit)

    def reply(self, puzzle: Puzzle, match: Match, own: Way) -> Reply:
        """What the others did, as far as they still may; and what the own answer was worth."""
        twin, given = match.fork(), list[Answer]()
        for answer in answers_in(puzzle.answered):
            if not any(asked.seat == answer.seat and answer.ref in asked.options for asked in twin.pending):
                break
            give(twin, answer)
            given.append(answer)
        worth = puzzle.others[own[0]]
        told = round(100 * worth) if puzzle.worth.measure == "chance" else round(worth, 1)
        about = {**puzzle.about, "ref": own[0], "worth": told}
        return Reply(tuple(given), Said(f"puzzle-{puzzle.kind}.less", about))

    # ---- proving

    def prove(self, puzzle: Puzzle, match: Match, *, twice: bool = False) -> Proof:
        """Everything that may be pointed at is counted out again; ``twice`` changes nothing where all is counted."""
        sort = next(sort for sort in self.sorts if puzzle.kind in sort.kinds)
        reckoner = sort.reckoner(match, puzzle.seat)
        if reckoner is None:
            raise MeadhallError(f"there is nothing to reckon at {match.question(puzzle.seat).prompt}")
        values = reckoner.values(match)
        best = max(values.values())
        ways = tuple((ref,) for ref, value in values.items() if value == best)
        worth = _worth(sort, values)
        if len(ways) == 1 and best - _second(values) < sort.margin:
            raise MeadhallError(f"its second best is worth {worth.second}, too near to {worth.best}")
        kind = sort.kind(best, _second(values))
        if len(ways) == 1 and kind != puzzle.kind:
            raise MeadhallError(f"it is of the kind {kind}, not {puzzle.kind}")
        rest = _told(values)
        del rest[ways[0][0]]
        if len(ways) == 1 and rest != puzzle.others:
            raise MeadhallError(f"the others are worth {rest}")
        return Proof(ways, worth, max(((ref,) for ref in rest), key=lambda way: rest[way[0]]))

    # ---- finding

    def find(self, games: int, seed: str, records: tuple[Record, ...], tell: Tell) -> Iterator[Puzzle]:
        """Asks of bots' matches, or of recorded ones, at which one thing is clearly the best."""
        count = len(records) or games
        for number in range(count):
            tell(number, count)
            if records:
                record, key, bots = records[number], None, False
            else:
                record, key, bots = self._played(f"{seed} {number}"), f"{seed} {number}", True
            taken: dict[str, int] = {}
            for moment in moments(record, frozenset().union(*(sort.prompts for sort in self.sorts)), key or SEED):
                puzzle = self.puzzle_at(moment, record, key, bots=bots)
                if puzzle is not None and taken.get(puzzle.kind, 0) < OF_A_MATCH:
                    taken[puzzle.kind] = taken.get(puzzle.kind, 0) + 1
                    yield puzzle
        tell(count, count)

    def _played(self, seed: str) -> Record:
        """The record of a match between bots, their names with it."""
        chance = Chance(f"players {seed}")
        seats = self._seats[chance.below(len(self._seats))]
        names = [self._players[chance.below(len(self._players))] for _ in range(seats)]
        match = Match.new(self.game, seats, seed)
        bots = [make_bot(self.game, name, f"{seed} {seat}") for seat, name in enumerate(names)]
        while match.pending:
            if match.automatic is not None:
                match.step()
                continue
            seat = match.pending[0].seat
            budget = seconds_of(self.game, names[seat]) or BUDGET
            match.answer(seat, decide(bots[seat], match, seat, budget))
        record = match.record()
        record.names = names
        return record

    def puzzle_at(self, moment: Moment, record: Record, seed: str | None, *, bots: bool) -> Puzzle | None:
        """The puzzle of a moment, if it is one."""
        match, seat, played, others = moment
        question = match.question(seat)
        sort = next(sort for sort in self.sorts if question.prompt in sort.prompts)
        if len(question.options) < sort.options or (reckoner := sort.reckoner(match, seat)) is None:
            return None
        try:
            values = reckoner.values(match)
        except NotExact:
            return None
        best, second = max(values.values()), _second(values)
        if best - second < sort.margin:
            return None
        ref = max(values, key=lambda option: values[option])
        line, end = self._line(sort, match, seat, ref, others)
        if sort.measure == "chance" and end is not None and end < 1:
            return None  # what is likely did not happen here: nobody believes such a solution
        missed = sum(decide(make_bot(self.game, judge, 1), match, seat, BUDGET) != ref for judge in self.judges)
        rest = _told(values)
        del rest[ref]
        answers = [Answer.of(entry) for entry in standing(match.entries)[1:]]
        if seed is not None:
            answers = [answer._replace(luck=None) for answer in answers]
        return Puzzle(
            id=f"{self.game}-1",
            kind=sort.kind(best, second),
            level=1 + round(4 * missed / len(self.judges)),
            seats=match.seats,
            seat=seat,
            options=dict(record.options) if record.options != _usual_options(self.game) else {},
            seed=seed or SEED,
            luck=tuple(match.entries[0].luck) if seed is None else None,
            laid=tuple(write_several(answers)),
            solution=(ref,),
            worth=_worth(sort, values),
            line=tuple(write_several(line)),
            answered=tuple(write_several(others)),
            others=rest,
            about=sort.about(match, seat),
            origin=Origin(
                players=tuple(record.names or [""] * match.seats),
                bots=bots,
                played="" if played == ref else played,
            ),
        )

    def _line(
        self, sort: Sort, match: Match, seat: Seat, ref: Ref, others: Sequence[Answer]
    ) -> tuple[list[Answer], Fraction | None]:
        """How it went on after the solution: the others as they did, the solver as well as possible; and its worth."""
        twin, line = match.fork(), list[Answer]()
        reckoner = sort.reckoner(match, seat)
        assert reckoner is not None
        told = tuple(twin.answer(seat, ref))
        for answer in others:
            told += tuple(give(twin, answer))
            line.append(answer)
        while len(line) < LINE:
            end = reckoner.worth(Case.of(twin, told))
            own = next((question for question in twin.pending if question.seat == seat), None)
            if end is not None or own is None:
                return line, end
            try:
                values = reckoner.values(twin, told)
            except NotExact:
                return line, None
            best = max(values, key=lambda option: values[option])
            told += tuple(twin.answer(seat, best))
            line.append(Answer(seat, best))
        return line, None


def moments(record: Record, prompts: frozenset[str], seed: str) -> Iterator[Moment]:
    """The asks of these prompts in a match, each as it was before anybody had answered it.

    What the record does not say of chance comes from the seed, as it will when the puzzle is laid.
    """
    answers = [Answer.of(entry) for entry in standing(record.entries)[1:]]
    before: frozenset[tuple[Seat, str]] = frozenset()
    last: Seat | None = None
    stood = msgspec.structs.replace(record, entries=standing(record.entries)).without_hashes()
    for number, (match, _) in enumerate(stood.steps()):
        asked = frozenset((question.seat, question.prompt) for question in match.pending)
        for question in match.pending:
            fresh = (question.seat, question.prompt) not in before or last == question.seat
            if question.prompt in prompts and fresh and question.seat not in match.automata:
                later = answers[number:]
                first = {
                    other.seat: next(answer for answer in later if answer.seat == other.seat) for other in match.pending
                }
                own = first.pop(question.seat)
                twin = match.fork()
                twin.draw_from(key_from(seed))
                yield Moment(twin, question.seat, own.ref, tuple(first.values()))
        before = asked
        last = answers[number].seat if number < len(answers) else None


def _second(values: Mapping[Ref, Fraction]) -> Fraction:
    """What the second best is worth: as much as the best, if two are."""
    return sorted(values.values())[-2]


def _told(values: Mapping[Ref, Fraction]) -> dict[Ref, float]:
    return {ref: round(float(value), 4) for ref, value in values.items()}


def _worth(sort: Sort, values: Mapping[Ref, Fraction]) -> Worth:
    best, second = (round(float(value), 4) for value in (max(values.values()), _second(values)))
    return Worth(measure=sort.measure, best=best, second=second, proven=True, of=len(values))


def _usual_options(game: str) -> dict[str, object]:
    usual: dict[str, object] = msgspec.to_builtins(find(game).options())
    return usual

"""Looking for puzzles in matches of the basic game: between levels of the ladder, or in records of any players."""

from collections.abc import Iterator
from typing import NamedTuple

from meadhall.boards import Answer, give, write_several
from meadhall.kernel import Chance, Match
from meadhall.kernel.record import Record
from meadhall.kernel.trail import standing
from meadhall.puzzles.book import Origin, Puzzle
from meadhall.puzzles.setter import Tell

from ..board import STONE, start_board
from ..bots.player import plain
from ..content import SIDES
from ..fast import Found, Limits, Position, Turn, search
from ..fast.levels import LEVELS, Name
from ..regions import regions
from .proving import FAR, NotTheOne, OneTurn, ahead, proved
from .setter import position_of, refs_of, turn_of, worth_of

PLAYERS: tuple[Name, ...] = ("bondi", "sveinn", "drengr", "huskarl", "hauld", "hersir")
"""Who plays the matches in which one looks: good enough to come to something, and bad enough to miss it."""
JUDGES: tuple[Name, ...] = ("sveinn", "drengr", "huskarl", "hauld", "hersir", "lendmann", "jarl")
"""How hard a puzzle is, is how many of these miss it."""
FROM, PROOFS_FROM = 14, 22
"""So many stones lie there at least; and where results may be proved."""
GLANCE, DOUBT = 60_000, 6_000
"""Positions weighed for a first look, and for whether some other turn comes near."""
OPEN, SURE = 0.85, 0.8
"""A position whose value is farther from even is decided; one farther than this may be proved."""
MOST_SAID = 5
"""A goal speaks of at most so many hexes: beyond, estimates say little."""
LINE = 6
"""So many turns of the line that follows are told."""
PROVED, AHEAD = 3, 2
"""So many puzzles of either sort are taken of one match."""


class Moment(NamedTuple):
    """A turn of a match: the board before it, and what was played."""

    position: Position
    played: Turn


def found_in_matches(games: int, seed: str, tell: Tell) -> Iterator[Puzzle]:
    """Puzzles of so many matches between levels of the ladder."""
    for number in range(games):
        tell(number, games)
        chance = Chance(f"{seed} {number}")
        players = [PLAYERS[chance.below(len(PLAYERS))] for _ in SIDES]
        yield from puzzles_in(_moments(players, chance), (players[0], players[1]), bots=True)
    tell(games, games)


def found_in_records(records: tuple[Record, ...], tell: Tell) -> Iterator[Puzzle]:
    """Puzzles of recorded matches of the basic game."""
    for number, record in enumerate(records):
        tell(number, len(records))
        match = record.replay()
        if plain(match.state):
            ivory, red = (match.state.players[side][0] for side in SIDES)
            names = record.names or ["", ""]
            yield from puzzles_in(_recorded(match), (names[ivory], names[red]), bots=False)
    tell(len(records), len(records))


def _moments(players: list[Name], chance: Chance) -> list[Moment]:
    """A match between two levels; who has no turn skips."""
    position, number, moments = Position.of(start_board(), "ivory"), 0, list[Moment]()
    while True:
        limits = LEVELS[players[number % 2]].limits(chance.below(2**31), position.board.count(STONE))
        found = search(position, limits)
        if found.turn is not None:
            moments.append(Moment(position, found.turn))
        elif not found.line:
            return moments
        position, number = position.after(found.turn), number + 1


def _recorded(match: Match) -> list[Moment]:
    """The turns of a match that was played."""
    twin = Match.new(match.game, match.seats, 0, match.options, luck=list(match.entries[0].luck))
    moments: list[Moment] = []
    answers = [Answer.of(entry) for entry in standing(match.entries)[1:]]
    for first in range(0, len(answers) - len(answers) % 3, 3):
        turn = answers[first : first + 3]
        moments.append(Moment(position_of(twin), turn_of(tuple(answer.ref for answer in turn))))
        for answer in turn:
            give(twin, answer)
    return moments


def puzzles_in(moments: list[Moment], players: tuple[str, str], *, bots: bool) -> Iterator[Puzzle]:
    """The puzzles of one match, the first ones of either sort."""
    taken = {"result": 0, "points": 0}
    for number, moment in enumerate(moments):
        stones = moment.position.board.count(STONE)
        if stones < FROM:
            continue
        one = one_turn(moment.position, moment.played, results=stones >= PROOFS_FROM)
        if one is None or taken[one.measure] == (PROVED if one.measure == "result" else AHEAD):
            continue
        missed = misses(moment.position, one.turn)
        if moment.played == one.turn and (one.measure == "points" or not missed):
            continue
        taken[one.measure] += 1
        yield puzzle_of(moments, number, one, players, level_of(missed), bots=bots)


def one_turn(position: Position, played: Turn, *, results: bool) -> OneTurn | None:
    """The one turn of a position, if there is one: cheap looks come before long ones."""
    looked = search(position, Limits(nodes=GLANCE))
    if looked.turn is None or len(looked.ideas) < 2 or looked.proven == "lost":
        return None
    try:
        if results and (looked.proven is not None or looked.value > SURE):
            return proved(position, looked.turn) if _stands_alone(position, looked) else None
        if looked.proven is None and abs(looked.value) < OPEN and looked.turn != played:
            ahead(position, looked.turn, FAR)
            return ahead(position, looked.turn, 2 * FAR)
    except NotTheOne:
        pass
    return None


def _stands_alone(position: Position, looked: Found) -> bool:
    """Whether no other turn comes near at a glance."""
    near = -0.7 if looked.proven == "drawn" else -0.2
    for idea in looked.ideas:
        if idea.turn is None or idea.turn == looked.turn:
            continue
        after = search(position.after(idea.turn), Limits(nodes=DOUBT))
        if after.proven == "lost" or (after.proven is None and -after.value > near):
            return False
    return True


def misses(position: Position, turn: Turn) -> int:
    """How many levels of the ladder miss a turn."""
    stones = position.board.count(STONE)
    return sum(search(position, LEVELS[judge].limits(1, stones)).turn != turn for judge in JUDGES)


def level_of(missed: int) -> int:
    """How hard a puzzle is that so many miss."""
    return 1 if missed == 0 else 2 if missed < 3 else min(missed, 5)


def kind_of(one: OneTurn, position: Position) -> str:
    """What there is to be found."""
    closes = len(_settled(position.after(one.turn))) > len(_settled(position))
    if one.measure == "result":
        return "hold" if one.best < 1.0 else "close" if closes else "win"
    return "save" if one.best < 0.5 else "wall" if closes else "hexes"


def _settled(position: Position) -> list[object]:
    return [region for region in regions(position.board) if region.side]


def puzzle_of(
    moments: list[Moment], number: int, one: OneTurn, players: tuple[str, str], level: int, *, bots: bool
) -> Puzzle:
    """The puzzle at one turn of a match."""
    position = moments[number].position
    answers = [Answer(SIDES.index(moment.position.side), ref) for moment in moments for ref in refs_of(moment.played)]
    about: dict[str, str | int | float] = {"side": position.side}
    if one.measure == "points":
        about["hexes"] = min(MOST_SAID, int(one.best - one.second))
    return Puzzle(
        id="ragnarocks-1",
        kind=kind_of(one, position),
        level=level,
        seat=SIDES.index(position.side),
        luck=(0,),
        laid=tuple(write_several(answers[: 3 * number])),
        solution=(" ".join(refs_of(one.turn)),),
        worth=worth_of(one),
        line=tuple(line_after(position.after(one.turn))),
        about=about,
        origin=Origin(
            players=players,
            bots=bots,
            turn=number + 1,
            played="" if moments[number].played == one.turn else " ".join(refs_of(moments[number].played)),
            rest=tuple(write_several(answers[3 * number :])),
        ),
    )


def line_after(position: Position) -> Iterator[str]:
    """How both would go on, for a few turns."""
    for turn in search(position, Limits(nodes=2 * FAR)).line[:LINE]:
        if turn is not None:
            seat = SIDES.index(position.side)
            yield " ".join([str(seat), *refs_of(turn)])
        position = position.after(turn)


__all__ = ["found_in_matches", "found_in_records"]

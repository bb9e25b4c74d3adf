"""Tug of War, a game of the house for tests: teams, options of every kind, levels with stated times, and an analyst.

A knot lies between two ends of a rope. In each turn a seat first says which hand it pulls with, then how hard: the
right hand pulls as hard as is said, the left one a step less. East pulls to the east, West to the west; after a number
of rounds the knot says who won. Everything is known at once, so the analyst is always right.
"""

import sys
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta

from meadhall.bots import Analysis, RandomBot
from meadhall.bots.registry import Maker
from meadhall.kernel import (
    Ask,
    Audience,
    Chapter,
    Game,
    MeadhallError,
    Option,
    Options,
    Outcome,
    State,
    View,
    World,
    begin,
    chapter,
    chapters_of,
    tell,
    to,
)

MOST = 3
"""How hard one can pull."""


class TugOptions(Options, frozen=True, kw_only=True):
    """How the rope is pulled."""

    mode: Literal["duel", "teams"] = "duel"
    east_team: Annotated[int, Meta(ge=0, le=4)] = 0
    oath: Literal["none"] | Literal["odin", "thor"] = "none"
    wet: bool = False
    rounds: int = 3


class TugState(State, kw_only=True):
    """Where the knot is."""

    options: TugOptions
    knot: int = 0
    turn: int = 0
    hand: str = ""


def teams(seats: int, options: TugOptions) -> list[str]:
    """East and West in turn; when one team is full, the rest belong to the other."""
    east = options.east_team or (seats + 1) // 2
    left, found = {"east": east, "west": seats - east}, list[str]()
    for number in range(seats):
        side = ("east", "west")[number % 2]
        if not left[side]:
            side = "west" if side == "east" else "east"
        left[side] -= 1
        found.append(f"{side}.{1 + sum(place.startswith(side) for place in found)}")
    return found


def eastern(s: TugState, seat: int) -> bool:
    """Whether a seat pulls to the east."""
    return teams(s.seats, s.options)[seat].startswith("east")


def hands(s: TugState, seat: int) -> Sequence[Option]:
    """Right or left."""
    return [Option("hand:left", "left"), Option("hand:right", "right")]


def pulls(s: TugState, seat: int) -> Sequence[Option]:
    """How hard."""
    return [Option(f"pull:{number}", number) for number in range(1, MOST + 1)]


@chapter
def pull(s: TugState) -> Chapter:
    """One turn."""
    seat = s.turn % s.seats
    s.hand = yield Ask(seat, "hand", hands)
    tell(s, "took", seat=seat)
    steps = yield Ask(seat, "pull", pulls)
    steps -= s.hand == "left"
    before, s.hand = s.knot, ""
    s.knot += steps if eastern(s, seat) else -steps
    s.turn += 1
    tell(s, "pulled", seat=seat, turn=s.turn, **{"from": f"knot:{before}", "to": f"knot:{s.knot}"}, stone="mark:end")
    if s.turn < s.options.rounds * s.seats:
        begin(s, pull)


class Tug(Game[TugState]):
    """The game."""

    id = "tug"
    prefix = "ZT"
    rules = ()
    version = 1
    seats = range(2, 6)
    options = TugOptions
    state = TugState
    chapters = chapters_of(sys.modules[__name__])
    prompts = {}

    def setup(self, seats: int, options: Any) -> TugState:
        if options.oath == "odin" and options.wet:
            raise MeadhallError("Odin takes no oath on a wet rope.")
        if options.east_team >= seats:
            raise MeadhallError(f"East cannot have {options.east_team} of {seats} players.")
        return TugState(seats=seats, options=options, agenda=[to(pull)])

    def relevant(self) -> Mapping[str, Mapping[str, Sequence[Any]]]:
        return {
            "east_team": {"mode": ("teams",)},
            "mode=duel": {"seats": (2,)},
            "mode=teams": {"seats": range(3, 6)},
        }

    def places(self, seats: int, options: Any) -> Sequence[str]:
        return teams(seats, options) if options.mode == "teams" else ()

    def view(self, s: TugState, audience: Audience) -> View:
        return {"knot": s.knot, "turn": s.turn}

    def outcome(self, s: TugState) -> Outcome | None:
        if s.turn < s.options.rounds * s.seats:
            return None
        scores = [s.knot if eastern(s, seat) else -s.knot for seat in range(s.seats)]
        return Outcome(tuple(1 if score >= 0 else 2 for score in scores), tuple(scores), "rounds", "ZT-1.1")

    def vocabulary(self, options: Any) -> list[str]:
        return ["hand:left", "hand:right", *(f"pull:{number}" for number in range(1, MOST + 1))]

    def check(self, s: TugState) -> None:
        assert s.turn <= s.options.rounds * s.seats


def judge(world: World, seconds: float) -> Analysis:
    """What the knot will be if everybody pulls as hard as they can."""
    s: TugState = world.state
    east = tuple(seat for seat in range(s.seats) if eastern(s, seat))
    knot = s.knot
    for turn in range(s.turn, s.options.rounds * s.seats):
        weak = turn == s.turn and s.hand == "left"
        knot += (MOST - weak) * (1 if eastern(s, turn % s.seats) else -1)
    if s.turn == 1 and s.hand:
        raise ValueError("The analyst of this game has nothing to say here.")
    best = () if world.over else ("pull:3",) if s.hand else ("hand:right", "pull:3")
    west = tuple(seat for seat in range(s.seats) if seat not in east)
    return Analysis.between(
        east,
        west,
        float(knot),
        1.0 if knot > 0 else 0.0 if knot < 0 else 0.5,
        best=best,
        line=() if world.over else ("right 3",),
        depth=s.options.rounds * s.seats - s.turn,
        proven=True,
    )


GAME = Tug()
BOTS: Mapping[str, Maker] = {"ox": RandomBot}
TIMES: Mapping[str, float] = {"ox": 0.25}
ANALYST = judge

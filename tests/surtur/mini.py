"""The mini map of section 26: seven Regions, 7 in the middle of a ring of six, three Lands, three Regions by Yggdrasil.

``mini`` is a fixture that lays it in the place of the side for two, and ``small("ragnar")`` a Follower and a person on
it; ``state_s`` is the state S of the procedure tests.
"""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from meadhall.games.lords.board import BOARDS, LANDS, Board, bridged, distances

from .laying import Ashes

RING = {1: (2, 6, 7), 2: (1, 3, 7), 3: (2, 4, 7), 4: (3, 5, 7), 5: (4, 6, 7), 6: (1, 5, 7), 7: (1, 2, 3, 4, 5, 6)}
IN_LANDS = ((1, 2, 7), (3, 4), (5, 6))
YGGDRASIL = (3, 4, 7)
SIDE = BOARDS[2]
"""The side for two, of which the mini map borrows what the examples say nothing about."""


def board(shrines: tuple[int, ...] = (2,), **populations: int) -> Board:
    """The mini map; ``r2=4`` gives Region 2 the population strength 4, all others have 3."""
    side = SIDE
    near = tuple(tuple(number - 1 for number in RING[region]) for region in RING)
    strengths = tuple(populations.get(f"r{number}", 3) for number in RING)
    lands = tuple(tuple(number - 1 for number in land) for land in IN_LANDS)
    regions = tuple(
        replace(
            side.regions[number - 1],
            land=LANDS[next(k for k, land in enumerate(IN_LANDS) if number in land)],
            population=strengths[number - 1],
            regions=RING[number],
            realms=(),
            monument=None,
            settlement=False,
            shrine=number in shrines,
            forge=False,
        )
        for number in RING
    )
    coasts = tuple((0,) for _ in side.seas)
    return Board(
        regions=regions,
        populations=strengths,
        near=near,
        bridged=tuple(bridged(near, coast) for coast in coasts),
        coasts=coasts,
        waters=side.waters,
        seas=side.seas,
        realms=tuple(() for _ in regions),
        lands=lands + ((),) * (len(LANDS) - len(lands)),
        monuments=(2, 3, 4),
        forges=(),
        around=tuple(number - 1 for number in YGGDRASIL),
        distances=tuple(distances(near, region) for region in range(len(near))),
    )


@pytest.fixture
def mini(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """The mini map lies on the table, with the populations of state S."""
    lay(monkeypatch, board(r2=4, r6=5))
    yield monkeypatch


def lay(mini: pytest.MonkeyPatch, side: Board) -> None:
    """Another mini map in its place."""
    mini.setitem(BOARDS, 2, side)


def small(tile: str, card: str = "A1") -> Ashes:
    """A Follower and a person on the mini map; the Follower's selected card gives the mode, ``A1`` is min."""
    given = Ashes(tile)
    given.hero(0, 1).hero(1, 5).loki(5)
    return given.row(0, card, "A4", "A6").selects(0, 1)


def state_s(tile: str, card: str = "A1") -> Ashes:
    """The Follower holds Region 1 with an Army of 3, has Wisdom 2, two cards and one tucked; the person holds 7."""
    given = small(tile, card).tucked(0, 1)
    given.attributes(0, wisdom=2).control(0, 1).armies(0, 1, 3).control(1, 7).armies(1, 7, 2, 1)
    return given.hand(0, "axe", "sword")

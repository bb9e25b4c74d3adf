"""What no match could ever look like is told in a sentence, with its clause where there is one."""

from collections.abc import Callable

import pytest

from meadhall.games.lords.armies import army
from meadhall.games.lords.state import GONE, SLAIN, State
from meadhall.kernel.errors import ImpossiblePosition
from meadhall.testing import clause

from .playing import Given


def armies_out_of_order(s: State) -> None:
    s.players[2].armies = [army(8, 2), army(8, 1)]


def priests_praying(s: State) -> None:
    s.prayers[0], s.players[2].priests = [2], 4


def a_ring_off_the_board(s: State) -> None:
    s.foes[4].ring = 2


def three_rings(s: State) -> None:
    for foe in s.foes[:3]:
        foe.region, foe.ring = 8, 2


def wounds_off_the_board(s: State) -> None:
    s.foes[4].wounds[2] = 1


def a_slain_monster_twice(s: State) -> None:
    s.foes[4].region = SLAIN
    s.players[0].slain, s.players[2].slain = [4], [4]


IMPOSSIBLE: list[tuple[Callable[[State], object], str]] = [
    (lambda s: s.supply.__setitem__(0, 13), "There are 12 Runes uruz, not 13 (LR-52.7)."),
    (lambda s: s.players[2].runes.__setitem__(1, -1), "There are 12 Runes othala, not 11 (LR-52.7)."),
    (lambda s: s.control.__setitem__(3, 3), "Nobody could control region:4."),
    (lambda s: s.control.__setitem__(3, -2), "Nobody could control region:4."),
    (lambda s: s.temples.__setitem__(0, True), "region:1 has no Shrine for a Temple (LR-2.15)."),
    (lambda s: s.forges.__setitem__(0, 1), "region:1 has no Forge (LR-52.6)."),
    (lambda s: s.lying.__setitem__(1, True), "A Rune lies in region:2 without a Forge (LR-2.18)."),
    (lambda s: s.temples.__setitem__(2, True), "1 Temples do not fit the track (LR-8.5)."),
    (lambda s: s.levels.__setitem__(1, 4), "A Monument has no such level (LR-2.13)."),
    (lambda s: s.levels.__setitem__(1, -1), "A Monument has no such level (LR-2.13)."),
    (lambda s: s.prayers.__setitem__(2, [0, 1, 2, 2]), "A Monument has too many Priests (LR-11.3)."),
    (lambda s: s.wheel.__setitem__(5, [0, 1, 0]), "A player has two markers on one slot (LR-15.3)."),
    (lambda s: setattr(s.foes[4], "region", 21), "garm is nowhere."),
    (lambda s: setattr(s.foes[4], "region", -3), "garm is nowhere."),
    (a_ring_off_the_board, "garm carries a ring off the board (LR-29.19)."),
    (three_rings, "Seat 2 has 3 rings on Monsters (LR-25.19)."),
    (wounds_off_the_board, "garm has Wounds off the board (LR-29.19)."),
    (a_slain_monster_twice, "Two players have the miniature of garm (LR-29.16)."),
    (lambda s: setattr(s.players[2], "slayers", 7), "There are 6 Slayer tokens, not 7 (LR-52.8)."),
    (lambda s: s.holders.__setitem__(0, 3), "Nobody could have frost_maul."),
    (lambda s: s.holders.__setitem__(0, GONE - 1), "Nobody could have frost_maul."),
    (armies_out_of_order, "The Armies of seat 2 are out of order."),
    (lambda s: s.players[2].armies.extend([army(8, 1)] * 7), "Seat 2 has more than 6 Armies (LR-7.1)."),
    (lambda s: s.players[2].armies.append(army(8, 0)), "Seat 2 has an Army that cannot be (LR-7.1)."),
    (lambda s: s.players[2].armies.append(army(21, 1)), "Seat 2 has an Army that cannot be (LR-7.1)."),
    (lambda s: s.players[2].armies.append(-3), "Seat 2 has an Army that cannot be (LR-7.1)."),
    (lambda s: setattr(s.players[2], "priests", 5), "Seat 2 has too many Priests (LR-7.8)."),
    (lambda s: setattr(s.players[2], "priests", -1), "Seat 2 has too many Priests (LR-7.8)."),
    (priests_praying, "Seat 2 has too many Priests (LR-7.8)."),
    (lambda s: s.players[2].attributes.__setitem__(0, 7), "An Attribute of seat 2 is off its track."),
    (lambda s: s.players[2].attributes.__setitem__(0, 1), "An Attribute of seat 2 is off its track."),
    (lambda s: setattr(s.players[2], "hero", 21), "The Hero of seat 2 is nowhere."),
    (lambda s: setattr(s.players[2], "hero", -2), "The Hero of seat 2 is nowhere."),
    (lambda s: setattr(s.players[2], "drakkar", 7), "The Drakkar of seat 2 is nowhere."),
    (lambda s: setattr(s.players[2], "drakkar", -2), "The Drakkar of seat 2 is nowhere."),
]


@clause("LR-35.8", "LR-7.1", "LR-7.8", "LR-52.7", "LR-52.8")
@pytest.mark.parametrize(("change", "sentence"), IMPOSSIBLE, ids=[f"{one[1]} {k}" for k, one in enumerate(IMPOSSIBLE)])
def test_what_cannot_be_is_told(change: Callable[[State], object], sentence: str) -> None:
    given = Given(3)
    change(given.s)
    with pytest.raises(ImpossiblePosition) as caught:
        given.turn(0)
    assert str(caught.value) == sentence


def test_what_is_at_the_edge_can_be() -> None:
    """Six Armies of six, four Priests, Attributes on six, all Slayer tokens, pieces on the last Region and Sea."""
    given = Given(3).armies(2, 21, *[6] * 6).priests(2, 4).attributes(2, might=6).hero(2, 21).drakkar(2, "nw").loki(21)
    given.s.players[2].slayers, given.s.holders[0] = 6, GONE
    assert given.monster("garm", 21).turn(0).prompt

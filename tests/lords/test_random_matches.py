"""What must always hold, tried on random matches; every match ends, and why it must."""

import pytest

from meadhall import suite
from meadhall.games.lords.content import CONTENT
from meadhall.games.lords.game import GAME
from meadhall.games.lords.pieces import SLOTS
from meadhall.games.lords.words import TakeBackMarker
from meadhall.kernel.chance import key_from
from meadhall.kit.effects import words_in
from meadhall.lab.sim import play_at_random
from meadhall.testing import clause

from .playing import Given
from .test_special import marked, special

BUILDS = CONTENT.rules.monument_levels.value * len(CONTENT.gods) + CONTENT.rules.requisites_for_ragnarok.value
"""How often a Monument can be built before Ragnarok: each time a level is added, or at least one Requisite turned."""
ROUNDS = BUILDS * (len(SLOTS) + 1) + 2
"""How many rounds a match can have: whoever has a marker on every slot builds, and then comes the last round."""


@clause("LR-1.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_shared_suite_holds(seats: int) -> None:
    report = suite.run(GAME, seats, matches=1, rates=suite.LARGE)
    assert report.matches == 1


@clause("LR-15.3", "LR-23.1", "LR-23.11")
def test_with_a_marker_on_every_slot_one_must_build() -> None:
    given = Given(3).hero(0, 8).armies(0, 9, 1).level("odin", 3).level("thor", 3).level("freya", 3)
    for slot in SLOTS:
        marked(given, slot, 0)
    for region in given.s.board.forges:
        given.forge(region + 1, "othala")
    table = special(given)
    fallen = [card for card, one in table.table["requisites"].items() if one["fallen"]]
    assert table.table["wheel"] == {slot: [] for slot in SLOTS}  # the only action was carried out
    assert len(fallen) >= 1


@clause("LR-1.4", "LR-49.46")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_ends_within_its_bound(seats: int) -> None:
    """One Blessing takes markers back, and it is there once: of two players one at least must build in time."""
    back = [card.id for card in CONTENT.blessings if any(isinstance(word, TakeBackMarker) for word in words_in(card))]
    assert back == ["bargain_of_norns"]
    for number in range(8):
        seeds = [f"{number}/{seat}" for seat in range(seats)]
        match, _ = play_at_random("lords", seats, {}, key_from(f"bound {number}"), seeds)
        assert match.over
        assert match.state.turn <= ROUNDS

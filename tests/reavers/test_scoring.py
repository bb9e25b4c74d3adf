"""Sections 16, 22 and 28: final scoring with the rulebook's examples, Prophecies, winners and ties."""

import pytest

from meadhall import SPECTATOR
from meadhall.kernel import Outcome
from meadhall.testing import clause

from .playing import Given
from .proving import works

REAVERS = {"helm": "reaver_lithsman", "raven": "reaver_huskarl", "tree": "reaver_sword_chief"}


def scored(given: Given) -> Outcome:
    """The game is over now."""
    outcome = given.at(["final_scoring"]).match.outcome
    assert outcome is not None
    return outcome


def part(given: Given, name: str) -> int:
    """What one part gives the first player."""
    return scored(given).parts[name][0]


def orange(given: Given, seat: int) -> Given:
    """The orange player of the rulebook's example, with 116 Glory on the track."""
    given.player(seat, glory=116, terror=3).tokens(seat, wall=5).pile(seat, "keep_art", "keep_treasure")
    for id in ("art_skidbladnir", "art_draupnir", "art_bodn", "art_dainsleif"):
        given.artifact(seat, id)
    given.leader(seat, "reaver_huskarl").slot(seat, "sea", "reaver_freeman", "reaver_freeman")
    given.pile(seat, "reaver_spear_chief", "reaver_scavenger", "reaver_huskarl")
    return given.prophecies(
        *(seat, "prophecy_valhallas_champion", "prophecy_lord_slayer", "prophecy_feast_of_the_gods"),
        *("prophecy_odins_warrior", "prophecy_juggernaut", "prophecy_refined_taste"),
    )


def teal(given: Given, seat: int) -> Given:
    """The teal player, with 101 Glory on the track."""
    given.player(seat, glory=101, terror=2).tokens(seat, farm=4, tower=2).artifact(seat, "art_bodn")
    given.pile(seat, *["keep_art"] * 4, "keep_treasure", "keep_tapestry_a", "keep_tapestry_b", "keep_tapestry_c")
    given.pile(seat, *["reaver_lithsman"] * 4, *["reaver_pillager"] * 4)
    return given.prophecies(
        *(seat, "prophecy_vanquisher", "prophecy_vanquisher", "prophecy_shaman_of_the_world", "prophecy_lord_slayer"),
        *("prophecy_refined_taste", "prophecy_juggernaut", "prophecy_berserkers_glory"),
    )


@clause("RM-EX10", "RM-EX11", "RM-EX12", "RM-EX13", "RM-EX14", "RM-EX15", "RM-EX16", "RM-EX17", "RM-EX18", "RM-EX19")
@clause("RM-EX20", "RM-EX21", "RM-22.2", "RM-22.3", "RM-22.4", "RM-22.13", "RM-22.28", "RM-16.5")
def test_the_orange_player_has_161() -> None:
    outcome = scored(orange(Given(2), 0))
    parts = {name: glory[0] for name, glory in outcome.parts.items()}
    assert parts == {"play": 116, "terror": -6, "artifacts": 11, "sets": 5, "tokens": 19, "prophecies": 16}
    assert list(parts) == ["play", "terror", "artifacts", "sets", "tokens", "prophecies"]
    assert outcome.scores[0] == 161


@clause("RM-EX22", "RM-EX23", "RM-EX24", "RM-EX25", "RM-EX26", "RM-EX27", "RM-EX28", "RM-EX29", "RM-EX30", "RM-EX31")
@clause("RM-EX32", "RM-EX33", "RM-EX34", "RM-EX35", "RM-16.4")
def test_the_teal_player_has_180() -> None:
    outcome = scored(teal(Given(2), 0))
    parts = {name: glory[0] for name, glory in outcome.parts.items()}
    assert parts == {"play": 101, "terror": -3, "artifacts": 4, "sets": 30, "tokens": 22, "prophecies": 26}
    assert outcome.scores[0] == 180


@clause("RM-EX36", "RM-22.30")
def test_teal_wins() -> None:
    outcome = scored(teal(orange(Given(2), 0), 1))
    assert (outcome.scores, outcome.winners, outcome.ending) == ((161, 180), (1,), "glory")


@clause("RM-22.5", "RM-22.6", "RM-22.7", "RM-22.8", "RM-22.9", "RM-22.10", "RM-22.11", "RM-22.12", "RM-EX37", "RM-EX38")
@pytest.mark.parametrize(
    ("terror", "glory"), [(0, 0), (1, -1), (2, -3), (3, -6), (4, -10), (5, -15), (6, -21), (7, -27), (9, -39)]
)
def test_terror(terror: int, glory: int) -> None:
    assert part(Given(2).player(0, terror=terror), "terror") == glory


@clause(
    "RM-22.14", "RM-22.15", "RM-22.16", "RM-22.17", "RM-22.18", "RM-13.3", "RM-EX39", "RM-EX40", "RM-EX41", "RM-EX42"
)
@pytest.mark.parametrize(
    ("card", "number", "glory"),
    [
        *(("keep_armor", n, glory) for n, glory in enumerate((0, 1, 2, 6, 12, 20, 30, 31, 32, 36))),
        *(("keep_art", n, glory) for n, glory in enumerate((0, 3, 6, 10, 13, 16))),
        *(("keep_treasure", n, glory) for n, glory in enumerate((0, 2, 4, 9, 16, 18))),
    ],
)
def test_sets_of_one_kind(card: str, number: int, glory: int) -> None:
    assert part(Given(2).pile(0, *[card] * number), "sets") == glory


@works()
@clause("RM-22.14", "RM-22.15", "RM-22.16", "RM-22.19")
@pytest.mark.parametrize(
    ("id", "glory"),
    [
        *(("keep_armor", 1), ("keep_art", 3), ("keep_treasure", 2)),
        *(("keep_tapestry_a", 15), ("keep_tapestry_b", 15), ("keep_tapestry_c", 15)),
    ],
)
def test_each_kind_of_keep_spoils_scores(id: str, glory: int) -> None:
    others = [f"keep_tapestry_{kind}" for kind in "abc" if "tapestry" in id and not id.endswith(kind)]
    assert part(Given(2).pile(0, id, *others), "sets") == glory


@clause("RM-22.19", "RM-22.20", "RM-9.28", "RM-EX43", "RM-EX44")
@pytest.mark.parametrize(
    ("a", "b", "c", "glory"), [(1, 1, 1, 15), (2, 1, 1, 17), (2, 2, 0, 8), (2, 2, 2, 30), (3, 2, 1, 21), (0, 0, 1, 2)]
)
def test_tapestries(a: int, b: int, c: int, glory: int) -> None:
    ids = ["keep_tapestry_a"] * a + ["keep_tapestry_b"] * b + ["keep_tapestry_c"] * c
    assert part(Given(2).pile(0, *ids), "sets") == glory


@clause("RM-22.21", "RM-22.22", "RM-22.23", "RM-22.24", "RM-22.25", "RM-EX45", "RM-EX46", "RM-EX47")
@pytest.mark.parametrize(
    ("kind", "number", "most", "glory"),
    [
        *(("farm", 3, False, 3), ("farm", 4, False, 8), ("farm", 5, True, 13), ("farm", 6, False, 18)),
        *(("wall", 3, True, 10), ("wall", 5, False, 15), ("wall", 6, True, 28)),
        *(("tower", 1, True, 8), ("tower", 4, False, 16), ("tower", 6, True, 35)),
    ],
)
def test_tokens_by_the_rate_reached_and_the_majority(kind: str, number: int, most: bool, glory: int) -> None:
    given = Given(2).tokens(0, **{kind: number})
    assert part(given if most else given.tokens(1, **{kind: number + 1}), "tokens") == glory


@clause("RM-22.26", "RM-22.27")
def test_ties_for_the_majority_and_nobody_with_a_token() -> None:
    outcome = scored(Given(3).tokens(0, farm=2).tokens(1, farm=2).tokens(2, farm=1))
    assert outcome.parts["tokens"] == (5, 5, 1)
    assert scored(Given(3)).parts["tokens"] == (0, 0, 0)


@works()
@clause("RM-16.6", "RM-16.12", "RM-16.18")
@pytest.mark.parametrize(
    ("id", "clan"),
    [
        ("prophecy_berserkers_glory", "helm"),
        ("prophecy_odins_warrior", "raven"),
        ("prophecy_seidrs_chosen", "tree"),
    ],
)
def test_prophecies_of_clans_count_leader_specialists_and_pile(id: str, clan: str) -> None:
    own = REAVERS[clan]
    given = Given(2).prophecies(0, id).leader(0, own).slot(0, "sea", own).pile(0, own)
    for other, reaver in REAVERS.items():
        if other != clan:
            given.pile(0, reaver)
    assert part(given.pile(1, own), "prophecies") == 3


@works()
@clause("RM-16.7", "RM-16.9", "RM-16.10", "RM-16.13", "RM-16.15", "RM-16.16", "RM-16.17", "RM-16.19", "RM-16.20")
@clause("RM-16.8", "RM-16.11", "RM-16.14", "RM-16.21", "RM-16.22", "RM-16.24", "RM-16.23", "RM-23.48")
@pytest.mark.parametrize(
    ("id", "glory"),
    [
        ("prophecy_champion_of_the_sea", 1),
        ("prophecy_feast_of_the_gods", 1),
        ("prophecy_odins_prophet", 2),
        ("prophecy_proud_conquerors", 3),
        ("prophecy_pillager", 4),
        ("prophecy_juggernaut", 5),
        ("prophecy_vanquisher", 6),
        ("prophecy_lord_slayer", 3),
        ("prophecy_refined_taste", 2),
        ("prophecy_stolen_armor", 1),
        ("prophecy_treasure_hunter", 4),
        ("prophecy_valhallas_champion", 2),
        ("prophecy_sailors_reward", 4),
        ("prophecy_shaman_of_the_world", 1),
    ],
)
def test_what_a_prophecy_counts(id: str, glory: int) -> None:
    given = Given(2).prophecies(0, id).tokens(0, farm=4, wall=5, tower=6).pile(0, "sea_knarr", "keep_armor")
    given.tiles(0, "food_1_a", "favor_1_a", "favor_2_b", "dice_1_a", "dice_2_a", "dice_3_a")
    given.pile(0, "keep_tapestry_a", "keep_tapestry_a", "keep_tapestry_c", *["keep_art"] * 2, *["keep_treasure"] * 4)
    given.artifact(0, "art_bodn").pile(0, "art_draupnir", "reaver_pillager")
    given.upgrades(0, "chest").upgrades(0, "chest", spent=True)
    assert part(given, "prophecies") == glory


@clause("RM-16.3", "RM-16.19", "RM-22.28")
def test_every_held_prophecy_scores() -> None:
    given = Given(2).prophecies(0, "prophecy_shaman_of_the_world", "prophecy_shaman_of_the_world", "prophecy_pillager")
    assert part(given, "prophecies") == 6


@clause("RM-22.29")
def test_what_gives_no_glory_of_its_own() -> None:
    given = Given(2).player(0, food=9, favor=9).dice(0, "red.helm").upgrades(0, "chest").tiles(0, "food_3_a")
    assert scored(given).scores[0] == 0


@clause("RM-22.31", "RM-22.32")
def test_favor_breaks_a_tie() -> None:
    outcome = scored(Given(3).player(0, glory=50, favor=3).player(1, glory=50, favor=8).player(2, glory=49, favor=20))
    assert (outcome.ranks, outcome.ending, outcome.clause) == ((2, 1, 3), "favor", "RM-22.31")


@clause("RM-22.33")
def test_those_still_tied_share_the_victory() -> None:
    outcome = scored(Given(3).player(0, glory=50, favor=3).player(1, glory=50, favor=3))
    assert (outcome.ranks, outcome.winners, outcome.ending) == ((1, 1, 3), (0, 1), "shared")


@clause("RM-22.34", "RM-23.34")
def test_glory_can_become_negative_and_has_no_upper_limit() -> None:
    outcome = scored(Given(2).player(0, glory=2, terror=6).player(1, glory=1234))
    assert outcome.scores == (-19, 1234)


@clause("RM-25.10", "RM-25.1", "RM-25.3")
def test_in_final_scoring_everything_is_turned_up() -> None:
    given = Given(2).prophecies(0, "prophecy_pillager").pile(0, "keep_art")
    before = given.pawn().player(0)
    assert (before["prophecy_cards"], before["pile_cards"]) == (None, None)
    seen = given.at(["final_scoring"]).match.view(SPECTATOR)["table"]["players"][0]
    assert seen["prophecy_cards"] == ["card:prophecy_pillager.1"]
    assert seen["pile_cards"] == ["card:keep_art.1"]

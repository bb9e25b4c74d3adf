"""Final scoring part by part, and both examples of the rulebook (sections 16, 22 and 28)."""

from collections import Counter

import pytest

from meadhall.games.reavers.content import CONTENT
from meadhall.games.reavers.scoring import (
    Estate,
    artifact_glory,
    majorities,
    parts,
    prophecy_glory,
    set_glory,
    tapestry_glory,
    terror_loss,
    token_glory,
)
from meadhall.testing import clause

PROPHECIES = {prophecy.id.removeprefix("prophecy_"): prophecy for prophecy in CONTENT.prophecies}


def owner(
    *, terror: int = 0, tiles: dict[str, int] | None = None, upgrades: int = 0, prophecies: str = "", **things: int
) -> Estate:
    """Somebody who owns so many of each thing: tokens by their names, cards by their ids."""
    tokens = {kind: things.pop(kind) for kind in ("farm", "wall", "tower") if kind in things}
    held = [PROPHECIES[name] for name in prophecies.split()]
    return Estate(terror, Counter(tokens), Counter(things), Counter(tiles or {}), upgrades, held)


@clause("RM-22.5")
@clause("RM-22.6")
@clause("RM-22.7")
@clause("RM-22.8")
@clause("RM-22.9")
@clause("RM-22.10")
@clause("RM-22.11")
@clause("RM-22.12")
@clause("RM-EX10")
@clause("RM-EX22")
@clause("RM-EX37")
@clause("RM-EX38")
@pytest.mark.parametrize(
    ("tokens", "glory"), [(0, 0), (1, -1), (2, -3), (3, -6), (4, -10), (5, -15), (6, -21), (7, -27), (9, -39)]
)
def test_terror_takes_more_with_every_token(tokens: int, glory: int) -> None:
    assert terror_loss(tokens) == glory


@clause("RM-22.13")
@clause("RM-EX11")
@clause("RM-EX23")
@pytest.mark.parametrize(
    ("owned", "glory"),
    [
        ({"art_skidbladnir": 1, "art_draupnir": 1, "art_bodn": 1, "art_dainsleif": 1}, 2 + 3 + 4 + 2),
        ({"art_bodn": 1}, 4),
        ({"art_bodn": 2}, 8),
        ({"keep_art": 3, "reaver_scout": 1}, 0),
    ],
)
def test_artifacts_give_their_end_value(owned: dict[str, int], glory: int) -> None:
    assert artifact_glory(owner(**owned)) == glory


@clause("RM-22.14")
@clause("RM-22.15")
@clause("RM-22.16")
@clause("RM-22.17")
@clause("RM-22.18")
@clause("RM-EX12")
@clause("RM-EX13")
@clause("RM-EX24")
@clause("RM-EX25")
@clause("RM-EX39")
@clause("RM-EX40")
@clause("RM-EX41")
@clause("RM-EX42")
@pytest.mark.parametrize(
    ("card", "by_count"),
    [
        ("keep_armor", [0, 1, 2, 6, 12, 20, 30, 30 + 1, 30 + 2, 30 + 6, 30 + 12, 30 + 20, 60]),
        ("keep_art", [0, 3, 6, 10, 10 + 3, 10 + 6, 20, 20 + 3]),
        ("keep_treasure", [0, 2, 4, 9, 16, 16 + 2, 16 + 4, 16 + 9, 32]),
    ],
)
def test_sets_are_filled_to_the_largest_size_and_begin_again(card: str, by_count: list[int]) -> None:
    for count, glory in enumerate(by_count):
        assert set_glory(owner(**{card: count}))[card] == glory


@clause("RM-22.19")
@clause("RM-22.20")
@clause("RM-9.28")
@clause("RM-EX26")
@clause("RM-EX43")
@clause("RM-EX44")
@pytest.mark.parametrize(
    ("a", "b", "c", "glory"),
    [
        (1, 1, 1, 15),
        (2, 1, 1, 15 + 2),
        (2, 2, 0, 4 * 2),
        (3, 0, 0, 3 * 2),
        (2, 2, 2, 30),
        (3, 2, 2, 30 + 2),
        (0, 0, 0, 0),
    ],
)
def test_three_different_tapestries_are_a_set(a: int, b: int, c: int, glory: int) -> None:
    assert tapestry_glory(owner(keep_tapestry_a=a, keep_tapestry_b=b, keep_tapestry_c=c)) == glory


@clause("RM-22.21")
@clause("RM-22.22")
@clause("RM-22.23")
@clause("RM-22.24")
@clause("RM-EX45")
@clause("RM-EX47")
@pytest.mark.parametrize(
    ("token", "each"),
    [("farm", [1, 1, 1, 2, 2, 3, 3]), ("wall", [2, 2, 2, 3, 3, 4, 4]), ("tower", [3, 3, 3, 4, 4, 5, 5])],
)
def test_the_rate_reached_counts_for_all_tokens_of_a_kind(token: str, each: list[int]) -> None:
    for count, rate in enumerate(each, start=1):
        paid = token_glory(owner(**{token: count}))
        assert paid == {"farm": 0, "wall": 0, "tower": 0} | {token: count * rate}


@clause("RM-22.25")
@clause("RM-22.26")
@clause("RM-22.27")
@clause("RM-EX14")
@clause("RM-EX27")
@clause("RM-EX28")
@clause("RM-EX46")
def test_the_most_tokens_of_a_kind_pay_besides() -> None:
    """Given ties in Farms, one leader in Walls and nobody with a Tower."""
    owned = [owner(farm=2, wall=3), owner(farm=2, wall=5), owner(farm=1)]
    assert majorities(owned) == [{"farm": 3}, {"farm": 3, "wall": 4}, {}]
    assert [one["tokens"] for one in parts(owned)] == [2 * 1 + 3 + 3 * 2, 2 * 1 + 3 + 5 * 3 + 4, 1]
    assert parts([owner(wall=3), owner()])[0]["tokens"] == 3 * 2 + 4
    assert parts([owner(farm=4, tower=2), owner(farm=3)])[0]["tokens"] == 4 * 2 + 3 + 2 * 3 + 5


COUNTED = [
    ("RM-16.6", "berserkers_glory", {"reaver_axe_chief": 2, "reaver_pillager": 1, "reaver_scout": 4}, 3),
    ("RM-16.7", "champion_of_the_sea", {"sea_knarr": 2, "sea_longship": 1, "keep_art": 3}, 3),
    ("RM-16.9", "juggernaut", {"wall": 3, "farm": 1}, 3),
    ("RM-16.10", "lord_slayer", {"keep_tapestry_a": 2, "keep_tapestry_c": 1, "keep_art": 1}, 3),
    ("RM-16.12", "odins_warrior", {"reaver_huskarl": 2, "reaver_scavenger": 1, "reaver_pillager": 1}, 3),
    ("RM-16.13", "pillager", {"farm": 3, "reaver_pillager": 1}, 3),
    ("RM-16.15", "refined_taste", {"keep_art": 3, "keep_armor": 1}, 3),
    ("RM-16.18", "seidrs_chosen", {"reaver_scout": 2, "reaver_spakona": 1, "reaver_huskarl": 1}, 3),
    ("RM-16.20", "stolen_armor", {"keep_armor": 3, "keep_treasure": 1}, 3),
    ("RM-16.21", "treasure_hunter", {"keep_treasure": 3, "keep_armor": 1}, 3),
    ("RM-16.22", "valhallas_champion", {"art_bodn": 2, "art_dainsleif": 1, "keep_art": 1}, 3),
    ("RM-16.24", "vanquisher", {"tower": 3, "wall": 1}, 3),
]


@clause("RM-16.6")
@clause("RM-16.7")
@clause("RM-16.9")
@clause("RM-16.10")
@clause("RM-16.12")
@clause("RM-16.13")
@clause("RM-16.15")
@clause("RM-16.18")
@clause("RM-16.20")
@clause("RM-16.21")
@clause("RM-16.22")
@clause("RM-16.24")
@clause("RM-16.3")
@clause("RM-22.28")
@clause("RM-23.48")
@pytest.mark.parametrize(("rule", "name", "things", "glory"), COUNTED, ids=[name for _, name, _, _ in COUNTED])
def test_a_prophecy_pays_for_what_it_counts(rule: str, name: str, things: dict[str, int], glory: int) -> None:
    assert prophecy_glory(owner(prophecies=name, **things)) == [glory], rule
    assert prophecy_glory(owner(prophecies=name)) == [0], rule


@clause("RM-16.8")
@clause("RM-16.11")
@clause("RM-16.14")
@clause("RM-22.29")
@pytest.mark.parametrize(
    ("name", "territory"), [("feast_of_the_gods", "food"), ("odins_prophet", "favor"), ("proud_conquerors", "dice")]
)
def test_three_prophecies_count_tiles_of_a_type(name: str, territory: str) -> None:
    tiles = {"food": 1, "favor": 1, "dice": 1} | {territory: 4}
    assert prophecy_glory(owner(prophecies=name, tiles=tiles)) == [4]
    assert sum(parts([owner(tiles=tiles, upgrades=2)])[0].values()) == 0, (
        "without a Prophecy tiles and upgrades give nothing"
    )


@clause("RM-16.16")
def test_sailors_reward_pays_two_for_each_upgrade() -> None:
    assert prophecy_glory(owner(prophecies="sailors_reward", upgrades=3)) == [6]


@clause("RM-16.19")
@clause("RM-16.4")
@clause("RM-EX29")
@clause("RM-EX30")
def test_the_shaman_counts_itself_and_copies_count_twice() -> None:
    held = "shaman_of_the_world vanquisher vanquisher juggernaut lord_slayer refined_taste berserkers_glory"
    assert prophecy_glory(owner(prophecies=held, tower=2)) == [7, 2, 2, 0, 0, 0, 0]


ORANGE = owner(
    terror=3,
    art_skidbladnir=1,
    art_draupnir=1,
    art_bodn=1,
    art_dainsleif=1,
    keep_art=1,
    keep_treasure=1,
    wall=5,
    reaver_huskarl=4,
    reaver_freeman=2,
    prophecies="valhallas_champion lord_slayer feast_of_the_gods odins_warrior juggernaut refined_taste",
)
TEAL = owner(
    terror=2,
    art_bodn=1,
    keep_art=4,
    keep_treasure=1,
    keep_tapestry_a=1,
    keep_tapestry_b=1,
    keep_tapestry_c=1,
    farm=4,
    tower=2,
    reaver_axe_chief=3,
    reaver_lithsman=4,
    reaver_fanatic=1,
    prophecies="vanquisher vanquisher shaman_of_the_world lord_slayer refined_taste juggernaut berserkers_glory",
)


@clause("RM-22.3")
@clause("RM-22.4")
@clause("RM-EX15")
@clause("RM-EX16")
@clause("RM-EX17")
@clause("RM-EX18")
@clause("RM-EX19")
@clause("RM-EX20")
@clause("RM-EX21")
def test_the_orange_player_of_the_rulebook_has_161() -> None:
    assert prophecy_glory(ORANGE) == [4, 0, 0, 6, 5, 1]
    orange, _ = parts([ORANGE, TEAL])
    assert orange == {"terror": -6, "artifacts": 11, "sets": 5, "tokens": 19, "prophecies": 16}
    assert 116 + sum(orange.values()) == 161


@clause("RM-22.3")
@clause("RM-22.4")
@clause("RM-EX31")
@clause("RM-EX32")
@clause("RM-EX33")
@clause("RM-EX34")
@clause("RM-EX35")
def test_the_teal_player_of_the_rulebook_has_180() -> None:
    assert prophecy_glory(TEAL) == [2, 2, 7, 3, 4, 0, 8]
    _, teal = parts([ORANGE, TEAL])
    assert teal == {"terror": -3, "artifacts": 4, "sets": 30, "tokens": 22, "prophecies": 26}
    assert 101 + sum(teal.values()) == 180

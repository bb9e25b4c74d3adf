"""Section 12, with what sections 4, 5 and 6 say of Heroes and Drakkars."""

import pytest

from meadhall import NotOffered
from meadhall.testing import clause

from .playing import Given


@clause("LR-12.1", "LR-5.2", "LR-2.7", "LR-2.8")
def test_the_menu_offers_regions_seas_and_injured_tokens() -> None:
    table = Given(3).hero(0, 8).drakkar(0, "n").injured(0, "might").turn(0)
    assert table.prompt == "hero_menu"
    assert table.offered == [
        *("region:9", "region:10", "region:11", "region:12"),
        *("sea:ne", "sea:nw", "attribute:might", "do:done"),
    ]
    assert (table.refused["region:7"], table.refused["sea:e"], table.refused["attribute:wisdom"]) == (
        *("LR-5.2", "LR-5.9", "LR-6.20"),
    )


@clause("LR-2.1", "LR-2.4")
@pytest.mark.parametrize(("seats", "regions"), [(2, 16), (3, 21)])
def test_the_menu_names_the_regions_of_this_side_of_the_board(seats: int, regions: int) -> None:
    table = Given(seats).hero(0, 8).turn(0)
    named = {ref for ref in (*table.offered, *table.refused) if ref.startswith("region:")}
    assert named == {f"region:{number}" for number in range(1, regions + 1)}


@clause("LR-12.2", "LR-12.3", "LR-12.4", "LR-12.5")
def test_a_hero_walks_up_to_two_regions_and_may_come_back() -> None:
    table = Given(3).hero(0, 8).drakkar(0, "n").turn(0).point("region:9")
    assert (table.prompt, table.player(0)["region"]) == ("hero_walk", "region:9")
    table.point("region:8")
    assert table.player(0)["region"] == "region:8"
    assert table.player(0)["sea"] == "sea:n"
    assert table.prompt not in ("hero_walk", "hero_menu")


@clause("LR-12.3", "LR-10.2")
def test_a_hero_may_stop_after_one_region() -> None:
    table = Given(3).hero(0, 8).turn(0).point("region:9").done("hero_walk")
    assert table.player(0)["region"] == "region:9"


@clause("LR-5.2")
def test_nothing_in_a_region_keeps_a_hero_out() -> None:
    given = Given(3).hero(0, 8).loki(10).monster("garm", 10).control(1, 10).armies(1, 10, 6).hero(2, 10)
    table = given.turn(0).point("region:10")
    assert table.player(0)["region"] == "region:10"


@clause("LR-4.5", "LR-5.3", "LR-4.7")
def test_each_step_may_use_the_own_drakkar() -> None:
    table = Given(3).hero(0, 8).drakkar(0, "e").turn(0)
    assert "region:14" not in table.offered
    table.point("region:12")
    assert table.offered == [
        *("region:8", "region:10", "region:11", "region:13", "region:14", "do:done"),
    ]
    table.point("region:10")
    assert table.player(0)["region"] == "region:10"


@clause("LR-4.8")
def test_nobody_uses_the_drakkar_of_another() -> None:
    table = Given(3).hero(0, 12).drakkar(0, "n").drakkar(1, "e").turn(0)
    assert table.refused["region:10"] == "LR-5.2"


@clause("LR-12.6", "LR-5.9", "LR-5.16", "LR-4.1", "LR-4.2")
def test_a_drakkar_sails_up_to_two_seas_whoever_is_there() -> None:
    table = Given(3).drakkar(0, "n").drakkar(1, "ne").drakkar(2, "e").turn(0).point("sea:ne")
    assert (table.prompt, table.offered) == ("drakkar_sail", ["sea:n", "sea:e", "do:done"])
    assert table.refused["sea:s"] == "LR-5.9"
    table.point("sea:e")
    assert table.player(0)["sea"] == "sea:e"
    assert table.prompt != "drakkar_sail"


@clause("LR-5.16")
def test_a_drakkar_may_stop_early() -> None:
    table = Given(3).drakkar(0, "n").turn(0).point("sea:ne").done("drakkar_sail")
    assert table.player(0)["sea"] == "sea:ne"


@clause("LR-12.7", "LR-6.7", "LR-6.19")
def test_healing_turns_a_token_where_it_stands() -> None:
    given = Given(3).attributes(0, might=5).injured(0, "might", "wisdom")
    table = given.turn(0)
    assert table.attributes(0) == (2, 2, 2)
    table.point("attribute:might")
    assert table.attributes(0) == (2, 5, 2)
    assert table.player(0)["attributes"]["wisdom"] == {"token": 2, "value": 2, "injured": True}


@clause("LR-12.2")
@pytest.mark.parametrize("first", ["region:2", "sea:ne", "attribute:might"])
def test_one_option_rules_out_the_others(first: str) -> None:
    table = Given(3).hero(0, 1).drakkar(0, "n").injured(0, "might", "wisdom").armies(0, 1, 2).turn(0).point(first)
    if table.prompt in ("hero_walk", "drakkar_sail"):
        table.point("do:done")
    assert table.prompt == "maneuver_menu"


@clause("LR-6.8")
def test_the_token_of_an_injured_attribute_moves_and_counts_two() -> None:
    table = Given(3).priests(0, 1).injured(0, "might").turn(0).point("monument:thor")
    assert table.player(0)["attributes"]["might"] == {"token": 3, "value": 2, "injured": True}


@clause("LR-6.6", "LR-6.13")
def test_wisdom_is_the_limit_and_two_while_it_is_injured() -> None:
    given = Given(3).attributes(0, wisdom=4).priests(0, 1).level("thor", 3)
    assert given.turn(0).point("monument:thor").prompt == "hero_menu"
    given = Given(3).attributes(0, wisdom=4).injured(0, "wisdom").priests(0, 1).level("thor", 3)
    assert given.turn(0).point("monument:thor").prompt == "card_discard"


@clause("LR-5.2")
def test_a_region_far_away_is_refused_with_its_clause() -> None:
    table = Given(3).hero(0, 8).drakkar(0, "n").turn(0)
    with pytest.raises(NotOffered, match=r"LR-5\.2"):
        table.point("region:21")

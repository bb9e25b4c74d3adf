"""Section 9 and 40: the Hero Draft, and what Origins bring."""

from meadhall import SPECTATOR, Match
from meadhall.games.lords.game import GAME
from meadhall.testing import clause

from .playing import Given, Table
from .proving import works
from .test_setup import SEATS, opened


def choosing(table: Table, prompt: str) -> Table:
    """Until that is asked, whoever is asked points at the first thing."""
    while table.prompt != prompt:
        table.point(table.offered[0])
    return table


def with_origin(id: str, seats: int = 3) -> Table:
    """A drafting player who has kept an Origin, and is to place the Drakkar."""
    for seed in range(60):
        table = choosing(opened(seats, seed), "draft_origin")
        if f"card:{id}" in table.offered:
            return table.point(f"card:{id}")
    raise LookupError(id)


def landing(table: Table, sea: str, number: int) -> Table:
    return table.point(f"sea:{sea}", f"region:{number}")


@clause("LR-8.25", "LR-9.1", "LR-1.3")
@SEATS
def test_chance_says_who_starts_and_each_finishes_before_the_next(seats: int) -> None:
    starters = set()
    for seed in range(20):
        table, order = opened(seats, seed), []
        starters.add(table.table["starter"])
        while table.table["phase"] == "draft":
            assert table.table["active"] == table.seat
            order.append(table.seat)
            table.point(table.offered[0])
        found = list(dict.fromkeys(order))
        assert found == [(table.table["starter"] + k) % seats for k in range(seats)]
        assert order == sorted(order, key=found.index)
    assert starters == set(range(seats))


@clause("LR-9.2", "LR-9.4", "LR-9.10")
def test_two_heroes_are_seen_by_the_drafting_player_alone() -> None:
    table = opened(3)
    seat = table.seat
    assert table.prompt == "draft_hero"
    assert len(table.offered) == 2
    assert table.match.view(seat)["table"]["players"][seat]["drawn_cards"] == table.offered
    assert [player["drawn"] for player in table.table["players"]] == [2 * (other == seat) for other in range(3)]
    for audience in {0, 1, 2, SPECTATOR} - {seat}:
        seen = table.match.view(audience)["table"]["players"][seat]
        assert (seen["drawn"], seen["drawn_cards"]) == (2, None)
    kept = table.offered[1]
    table.point(kept)
    assert table.player(seat)["tile"] == kept


@clause("LR-9.9")
def test_a_hero_that_was_not_kept_can_be_drawn_by_the_next_player() -> None:
    again = 0
    for seed in range(30):
        table = opened(2, seed)
        kept, other = table.offered
        table.point(kept)
        first = table.table["active"]
        while table.table["active"] == first:
            table.point(table.offered[0])
        assert kept not in table.offered
        again += other in table.offered
    assert 5 < again < 25


@clause("LR-9.3", "LR-9.5", "LR-9.6", "LR-9.7")
def test_odinsson_is_offered_until_somebody_keeps_it() -> None:
    table = choosing(opened(3), "draft_origin")
    assert len(table.offered) == 3
    assert table.offered[-1] == "card:odinsson"
    table.point(table.offered[0])
    choosing(table, "draft_origin")
    assert table.offered[-1] == "card:odinsson"
    table.point("card:odinsson")
    choosing(table, "draft_origin")
    assert len(table.offered) == 2
    assert "card:odinsson" not in table.offered


@clause("LR-9.2")
def test_odinsson_is_never_drawn() -> None:
    for seed in range(20):
        assert "card:odinsson" not in choosing(opened(3, seed), "draft_origin").offered[:2]


@works("odinsson")
@clause("LR-9.22", "LR-40.1")
def test_whoever_kept_odinsson_takes_the_first_turn() -> None:
    table = choosing(opened(3), "draft_origin")
    choosing(table.point(table.offered[0]), "draft_origin")
    keeper = table.seat
    table.point("card:odinsson")
    while table.table["phase"] == "draft":
        table.point(table.offered[0])
    assert table.table["starter"] != keeper
    assert table.table["active"] == table.table["first"] == keeper


@clause("LR-9.8", "LR-9.23")
def test_without_odinsson_the_starter_takes_the_first_turn() -> None:
    table = opened(3)
    while table.table["phase"] == "draft":
        table.point(table.offered[0])
    assert table.table["active"] == table.table["starter"]
    assert all(table.player(seat)["origin"] != "card:odinsson" for seat in range(3))


@clause("LR-9.13", "LR-34.7", "LR-34.12")
def test_a_combat_card_is_drawn_before_anything_is_placed() -> None:
    table = choosing(opened(3), "draft_sea")
    seat = table.seat
    assert len(table.hand(seat)) == table.player(seat)["hand"] == 1
    assert table.player(seat)["hand_cards"] is None
    assert table.player(seat)["region"] is table.player(seat)["sea"] is None


@clause("LR-9.14", "LR-4.2", "LR-4.4")
def test_the_drakkar_may_go_where_others_are_if_a_region_is_left_there() -> None:
    table = Given(3).drakkar(1, "s").control(1, 14, 16).armies(2, 17, 1).at(["place_drakkar", 0])
    assert table.prompt == "draft_sea"
    assert table.refused == {"sea:s": "LR-9.14"}
    table = Given(3).drakkar(1, "s").control(1, 14).armies(2, 17, 1).at(["land", 0], ["place_drakkar", 0])
    table.point("sea:s")
    assert table.player(0)["sea"] == table.player(1)["sea"] == "sea:s"
    assert table.player(0)["region"] == "region:16"


@clause("LR-9.15", "LR-9.16")
def test_hero_and_two_armies_land_by_the_drakkar_away_from_others() -> None:
    given = Given(3).drakkar(0, "e").control(1, 11).armies(2, 12, 3).loki(10).monster("garm", 14)
    table = given.at(["land", 0])
    assert table.offered == ["region:10", "region:14"]
    assert table.refused["region:11"] == table.refused["region:12"] == table.refused["region:1"] == "LR-9.15"
    table.point("region:10")
    assert (table.player(0)["region"], table.armies(0, 10), table.player(0)["pool"]) == ("region:10", [1, 1], 4)


@clause("LR-9.17", "LR-9.18", "LR-3.1", "LR-3.4")
def test_a_start_region_of_strength_two_is_taken_at_once() -> None:
    table = Given(3).drakkar(0, "e").at(["land", 0]).point("region:11")
    assert table.region(11)["control"] == 0
    assert table.region(11)["population"] == 0
    table = Given(3).drakkar(0, "e").at(["land", 0]).point("region:12")
    assert table.region(12)["control"] is None
    assert table.region(12)["population"] == 3


@works("tyrsson")
@clause("LR-3.10", "LR-9.20", "LR-40.7", "LR-40.8")
def test_tyrsson_raises_authority_and_an_army_and_may_so_take_a_region() -> None:
    table = landing(with_origin("tyrsson"), "e", 12)
    seat = table.table["starter"]
    assert table.attributes(seat) == (3, 2, 2)
    assert table.armies(seat, 12) == [1, 2]
    assert table.region(12)["control"] == seat


@clause("LR-9.19", "LR-40.2")
def test_odinsson_brings_a_rune() -> None:
    table = landing(with_origin("odinsson"), "e", 11)
    assert (table.prompt, table.offered) == ("rune_gain", ["rune:uruz", "rune:othala", "rune:algiz"])
    assert table.region(11)["control"] is not None
    table.point("rune:algiz")
    assert table.runes(table.table["starter"]) == {"algiz": 1}


@works("thorsson")
@clause("LR-40.3", "LR-40.4")
def test_thorsson_raises_might_and_draws_a_card() -> None:
    table = landing(with_origin("thorsson"), "e", 11)
    seat = table.table["starter"]
    assert table.attributes(seat) == (2, 3, 2)
    assert len(table.hand(seat)) == 2


@works("freyasson")
@clause("LR-40.5", "LR-40.6")
def test_freyasson_raises_wisdom_and_brings_a_rune() -> None:
    table = landing(with_origin("freyasson"), "e", 11).point("rune:uruz")
    seat = table.table["starter"]
    assert table.attributes(seat) == (2, 2, 3)
    assert table.runes(seat) == {"uruz": 1}


@works("lokisson")
@clause("LR-40.9", "LR-40.10", "LR-4.13", "LR-4.16")
def test_lokisson_forms_an_alliance_with_the_card_for_being_first_and_sails() -> None:
    table = landing(with_origin("lokisson"), "e", 11)
    seat = table.table["starter"]
    assert (table.prompt, len(table.offered)) == ("alliance_realm", 6)
    table.point("realm:alfheim")
    assert table.player(seat)["allied"] == ["alfheim"]
    assert len(table.hand(seat)) == 2
    assert table.prompt == "drakkar_sail"
    table.point("sea:s", "sea:sw")
    assert table.player(seat)["sea"] == "sea:sw"
    assert table.seat != seat


@works("njordsson")
@clause("LR-40.11", "LR-40.12")
def test_njordsson_places_a_third_army_by_the_drakkar_and_brings_a_rune() -> None:
    table = landing(with_origin("njordsson"), "e", 11)
    seat = table.table["starter"]
    assert table.prompt == "draft_third_army"
    assert table.offered == ["region:10", "region:11", "region:12", "region:14"]
    assert table.refused["region:8"] == "LR-40.11"
    table.point("region:12", "rune:uruz")
    assert (table.armies(seat, 11), table.armies(seat, 12), table.runes(seat)) == ([1, 1], [1], {"uruz": 1})


@clause("LR-40.11")
def test_the_third_army_keeps_away_from_others() -> None:
    table = Given(3).drakkar(0, "e").armies(0, 11, 1, 1).control(1, 10).armies(2, 14, 1).at(["third_army", 0, 1])
    assert table.offered == ["region:11", "region:12"]


@clause("LR-9.21", "LR-34.10")
def test_hero_and_origin_are_open_once_they_are_kept() -> None:
    table = choosing(opened(3), "draft_sea")
    seat = table.seat
    for audience in (0, 1, 2, SPECTATOR):
        seen = table.match.view(audience)["table"]["players"][seat]
        assert seen["tile"].startswith("card:")
        assert seen["origin"].startswith("card:")


@clause("LR-9.11")
def test_the_kept_hero_comes_to_the_board_in_the_colour_of_its_player() -> None:
    table = Table(Match.new(GAME, 3, seed=4))
    for colour in ("green", "red"):
        table.point(f"colour:{colour}")
    while table.table["phase"] != "play":
        table.point(table.offered[0])
    assert [table.player(seat)["colour"] for seat in range(2)] == ["green", "red"]
    assert all(player["region"] and player["tile"] for player in table.table["players"])

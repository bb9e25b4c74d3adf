"""Section 1 and 24: setup, and what differs with two, three and four players."""

from collections import Counter

import pytest

from meadhall import SPECTATOR, Match, MeadhallError
from meadhall.games.reavers.game import GAME
from meadhall.games.reavers.state import State
from meadhall.testing import clause

from .playing import Given, Table


def dealt(seats: int, seed: int = 1) -> Table:
    """A match in which the first player is to use a start Reaver."""
    return Table(Match.new(GAME, seats, seed))


def opened(seats: int, seed: int = 1) -> Table:
    """A match before the first pawn: everybody has rallied the start Reavers."""
    table = dealt(seats, seed)
    while table.prompt != "location_choice":
        table.point("do:rally" if table.prompt == "reaver_use" else table.offered[0])
    return table


@clause("RM-1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(MeadhallError, match="2 to 4"):
        Match.new(GAME, seats, seed=1)


@clause("RM-1.5", "RM-1.9", "RM-1.12", "RM-23.46")
def test_everybody_begins_with_an_empty_board_in_round_one() -> None:
    table = dealt(4)
    assert table.table["round"] == 0
    for seat in range(4):
        player = table.player(seat)
        assert (player["glory"], player["terror"], player["leader"], player["artifacts"], player["tiles"]) == (
            *(0, 0, None, [], []),
        )
    assert opened(4).table["round"] == 1


@clause("RM-1.6")
def test_chance_names_the_start_player_and_every_seat_can_be_it() -> None:
    assert {dealt(3, seed).table["start"] for seed in range(30)} == {0, 1, 2}


@clause("RM-1.7", "RM-24.17")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_honor_ship_is_the_start_players_with_three(seats: int) -> None:
    table = dealt(seats)
    assert table.table["honor"] == (table.table["start"] if seats == 3 else None)


@clause("RM-1.10", "RM-1.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_food_rises_clockwise_from_the_start_player(seats: int) -> None:
    table = dealt(seats)
    start = table.table["start"]
    food = [table.player((start + k) % seats)["food"] for k in range(seats)]
    assert food == [4, 5, 6, 7][:seats]
    assert all(table.player(seat)["favor"] == 1 for seat in range(seats))


@clause("RM-1.13", "RM-1.14", "RM-25.4")
def test_six_decks_are_shuffled_and_the_artifacts_lie_among_village_spoils() -> None:
    first, second = (match.match.state for match in (dealt(4, 1), dealt(4, 2)))
    for one, other in zip(first.decks, second.decks, strict=True):
        assert one != other
        assert one != sorted(one)
    village = [first.faces[token] for token in first.decks[0]]
    assert sum(face.startswith("art_") for face in village) == 28


@clause("RM-1.16", "RM-1.17", "RM-25.1")
def test_everybody_is_dealt_a_prophecy_and_two_reavers() -> None:
    table = dealt(4)
    for seat in range(4):
        assert table.player(seat)["prophecies"] == 1
        assert table.player(seat)["prophecy_cards"] is None
        assert len(table.prophecies(seat)) == 1
    groups = table.table["gained"]
    start = table.table["start"]
    order = [(start + k) % 4 for k in range(4)]
    assert [group["seat"] for group in groups] == order[::-1]
    assert [group["count"] for group in groups] == [2, 2, 2, 2]


@clause("RM-1.3", "RM-1.18", "RM-1.19", "RM-1.20", "RM-25.11")
def test_start_reavers_are_handled_in_turn_order_one_player_after_the_other() -> None:
    table, seen = dealt(3), []
    while table.prompt != "location_choice":
        if table.prompt == "reaver_use":
            seen.append(table.seat)
        assert all(offer == [] for offer in table.table["offers"].values())
        table.point("do:rally" if table.prompt == "reaver_use" else table.offered[0])
    start = table.table["start"]
    assert seen == [seat for k in range(3) for seat in [(start + k) % 3] * 2]
    assert all(table.player(seat)["pile"] == 2 for seat in range(3))
    assert all(sum(table.dice(seat).values()) >= 6 for seat in range(3))


@clause("RM-1.21")
def test_a_promote_bonus_in_setup_counts_in_full() -> None:
    for seed in range(40):
        table = dealt(2, seed)
        while table.prompt != "location_choice":
            if table.prompt == "promote_spoils_deck":
                table.point("deck:keep_spoils")
                assert table.events("resolving")[-1]["card"].startswith("card:keep_")
                return
            table.point("do:promote" if table.prompt == "reaver_use" else table.offered[0])
    raise AssertionError("nobody promoted a Reaver of the helm clan")


@clause("RM-1.23", "RM-1.24", "RM-1.25", "RM-1.26", "RM-1.27", "RM-1.28", "RM-1.30", "RM-1.36", "RM-1.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_offers_by_the_number_of_players(seats: int) -> None:
    laid = {name: [len(space) for space in offer] for name, offer in opened(seats).table["offers"].items()}
    assert laid == {
        "recruit_reavers": [2] * seats,
        "trade_with_villages": [1, 1, 1],
        "battle_at_sea": [1] * seats,
        "raid_villages": [2] * seats,
        "raid_keeps": [2] * seats,
        "subdue_territories": [],
    }


@clause("RM-1.29", "RM-25.8")
def test_all_cards_of_the_offers_are_seen_by_everyone() -> None:
    table = opened(4)
    for audience in (*range(4), SPECTATOR):
        seen = table.match.view(audience)["table"]["offers"]
        assert seen == table.table["offers"]
        assert all(ref.startswith("card:") for offer in seen.values() for space in offer for ref in space)


@clause("RM-1.31")
def test_two_dice_of_each_colour_lie_at_the_villages() -> None:
    lying = Counter(die.partition(".")[0] for die in opened(4).table["trade"])
    assert lying == {"red": 2, "blue": 2, "yellow": 2}


@clause("RM-1.32", "RM-1.33", "RM-1.34", "RM-17.4")
def test_nine_stacks_of_six_tiles_whose_rewards_nobody_knows() -> None:
    table = opened(4)
    assert list(table.table["stacks"].values()) == [6] * 9
    s: State = table.match.state
    for mind in s.minds:
        assert all(mind.count(mind[token]) == 6 for stack in s.stacks for token in stack)


@clause("RM-1.15", "RM-1.35")
def test_the_supply_is_there_from_the_first_step() -> None:
    supply = dealt(4).table["supply"]
    assert supply["tokens"] == {"farm": 15, "wall": 15, "tower": 15}
    assert supply["upgrades"] == {"chest": 4, "shield": 4, "ship_hammer": 4}


@clause("RM-1.8", "RM-24.1", "RM-24.2", "RM-24.11", "RM-24.12", "RM-24.16", "RM-24.18", "RM-2.2", "RM-EX3", "RM-EX4")
@pytest.mark.parametrize(
    ("seats", "honor", "order"),
    [(2, 0, [0, 1, 0, 1]), (3, 1, [0, 1, 2, 1]), (3, 0, [0, 1, 2, 0]), (4, 0, [0, 1, 2, 3])],
)
def test_who_places_the_four_pawns(seats: int, honor: int, order: list[int]) -> None:
    table = Given(seats, honor=honor).pawn()
    placed = []
    for _ in range(4):
        placed.append(table.seat)
        table.point(next(ref for ref in table.offered if ref != "location:trade_with_villages")).all_rest()
    assert placed == order
    assert table.table["round"] == 3


@clause("RM-1.1", "RM-9.39")
def test_everything_one_can_point_at_has_one_name() -> None:
    """Pieces and places, those of free actions with their verb before them."""
    names = GAME.vocabulary(GAME.options())
    assert len(set(names)) == len(names)
    kinds = Counter(name.partition(":")[0] for name in names)
    assert {kind: kinds[kind] for kind in ("location", "deck", "stack", "slot", "trade", "colour", "seat")} == {
        "location": 6,
        "deck": 6,
        "stack": 9,
        "slot": 4,
        "trade": 4,
        "colour": 3,
        "seat": 4,
    }
    assert kinds["offer"] == 4 * 4 + 3
    assert kinds["face"] == 3 + 5
    assert (kinds["die"], kinds["return>die"], kinds["store>die"]) == (18 + 28, 18 + 28, 18)
    assert (kinds["use>card"], kinds["unstore>die"]) == (28, 28)
    assert (kinds["card"], kinds["tile"]) == (62 + 76 + 24 + 45 + 66 + 34, 54)
    assert (kinds["upgrade"], kinds["combat"]) == (6, 3)
    assert (list(GAME.seats), GAME.usual_seats()) == ([2, 3, 4], 4)
    assert GAME.names("keep_wall.2") == ("keep_wall.2", "keep_wall")
    assert GAME.names("food_1_a.1") == ("food_1_a.1", "food_1_a")

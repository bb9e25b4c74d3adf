"""Sections 9 and 23: decks that run out, the Glory pile, what never runs out, and what no match could look like."""

import pytest

from meadhall import NotOffered
from meadhall.games.reavers.checks import check
from meadhall.games.reavers.content import CONTENT
from meadhall.kernel import ImpossiblePosition
from meadhall.testing import clause

from .playing import Given, card, faces


@clause("RM-23.35", "RM-23.36", "RM-23.37", "RM-25.4")
def test_discards_are_shuffled_when_a_card_is_needed_and_not_before() -> None:
    """Two cards lie in the deck and three under it; four are drawn, so the shuffle comes after the second."""
    given = Given().deck("keep_spoils", "keep_armor", "keep_art", discards=["keep_wall", "keep_wall", "keep_wall"])
    table = given.player(0, food=2).dice(0, "red.shield", "blue.shield").select("raid_keeps")
    table.point("do:act")
    assert [event["deck"] for event in table.events("shuffled")] == ["deck:keep_spoils"]
    ids = [ref.partition(":")[2].rpartition(".")[0] for ref in table.events("cards_gained")[0]["cards"]]
    assert ids == ["keep_armor", "keep_art", "keep_wall", "keep_wall"]
    assert table.table["decks"]["keep_spoils"] == {"left": 1, "discards": []}


@clause("RM-23.36", "RM-23.35")
def test_nothing_is_shuffled_while_cards_are_left() -> None:
    given = Given().deck("keep_spoils", *["keep_armor"] * 4, discards=["keep_wall"]).player(0, food=2)
    table = given.dice(0, "red.shield", "blue.shield").select("raid_keeps").point("do:act")
    assert table.events("shuffled") == []
    assert table.table["decks"]["keep_spoils"] == {"left": 0, "discards": [card("keep_wall")]}


@clause("RM-23.38", "RM-9.11", "RM-9.13")
def test_only_the_own_discards_are_shuffled_in() -> None:
    given = (
        Given().deck("keep_spoils", discards=["keep_wall"]).pile(0, "village_farm").slot(0, "keep", "reaver_fanatic")
    )
    given.offer("raid_keeps")
    table = given.select("raid_keeps", 1)
    assert table.events("resolving")[-1]["card"] == card("keep_wall")
    assert "village_farm" in table.pile(0)
    assert table.table["decks"]["keep_spoils"] == {"left": 0, "discards": []}


@clause("RM-9.7", "RM-9.8", "RM-9.13", "RM-23.47")
def test_a_glory_pile_pays_for_nothing() -> None:
    reavers = ["reaver_scout"] * 4
    given = Given().pile(0, *reavers, "art_bodn").player(0, food=4).top("journey_starvation")
    table = given.prophecies(0, *["prophecy_pillager"] * 2, "prophecy_vanquisher").tiles(0, "food_1_a", "food_2_a")
    at_sea = table.select("battle_at_sea").point("do:act")
    assert at_sea.offered == ["do:suffer"]
    assert at_sea.player(0)["pile"] == 5
    assert at_sea.player(0)["prophecies"] == 3


@clause("RM-9.14", "RM-19.11")
def test_what_is_given_back_lies_in_the_supply_again() -> None:
    given = Given().dice(0, "red.ship").slot(0, "keep", "reaver_pillager")
    table = given.select("raid_keeps")
    assert table.table["supply"]["dice"]["red"] == 19
    table.point("do:use")
    assert table.table["supply"]["dice"]["red"] == 20
    assert table.table["supply"]["tokens"]["farm"] == 14


@clause("RM-23.26", "RM-23.15", "RM-23.16", "RM-23.17", "RM-23.22")
def test_food_favor_and_terror_never_run_out() -> None:
    """More than the box has: 80 Food, 45 Favor, 14 Terror."""
    given = Given().player(0, food=200, favor=100, terror=30)
    table = given.gain(0, "village_farm").point("do:pillage")
    assert table.amounts(0) == (204, 100, 0, 31)


@clause("RM-9.41")
def test_an_answer_is_taken_back_until_something_new_is_known() -> None:
    given = Given().player(0, food=2, favor=1).top("food_1_a", "favor_1_a")
    table = given.select("subdue_territories").point("do:act", "stack:food_1")
    table.match.undo(0)
    assert (table.prompt, table.amounts(0)[0], table.player(0)["tiles"]) == ("subdue_target", 2, [])
    table.point("stack:food_1", "stack:favor_1")
    assert table.match.undoable is None


@clause("RM-9.25", "RM-9.39", "RM-9.41", "RM-9.40")
def test_one_of_several_is_chosen_and_done_at_once() -> None:
    table = Given().gain(0, "village_bundle_of_swords").luck(*faces("ship", "ship"))
    before = table.match.state_json()
    with pytest.raises(NotOffered):
        table.point("do:decline")
    assert table.match.state_json() == before
    table.point("do:glory")
    assert (table.amounts(0), table.dice(0), table.prompt) == ((0, 0, 5, 1), {}, "location_choice")


@clause("RM-1.2", "RM-10.2")
def test_four_seats_are_told_apart_and_copies_of_a_name_are_alike() -> None:
    table = Given().select("recruit_reavers")
    assert [player["seat"] for player in table.table["players"]] == [0, 1, 2, 3]
    given = Given().deck("reaver", "reaver_scout", "reaver_scout")
    table = given.select("recruit_reavers").luck(*faces("ship", "ship", "ship", "ship")).point("do:act")
    assert (table.prompt, table.offered) == ("card_order", [card("reaver_scout")])


@clause("RM-10.3", "RM-3.20")
def test_an_ability_works_from_a_slot_and_not_from_the_leader_space() -> None:
    table = Given().leader(0, "reaver_keeper_of_sagas").select("raid_keeps")
    assert (table.prompt, table.amounts(0)[2]) == ("act_or_rest", 0)


@clause("RM-23.1", "RM-23.2", "RM-23.3", "RM-23.4", "RM-23.5", "RM-23.6", "RM-23.7", "RM-23.8", "RM-23.49")
def test_what_else_is_in_the_box() -> None:
    pieces = {piece.id: (piece.count, piece.limited) for piece in CONTENT.box.piece}
    for name, count in (
        *(("game_board", 1), ("player_boards", 4), ("score_trackers", 4), ("longship_pawns", 8)),
        *(("start_player_marker", 1), ("honor_ship", 1), ("round_tracker", 1), ("reference_cards", 2)),
    ):
        assert pieces[name] == (count, True)
    assert next(card.name for card in CONTENT.journeys if card.id == "journey_kraken") == "Kraken!!!"


# --- what no match could look like ------------------------------------------------------------------------------------


@clause("RM-23.25", "RM-23.18", "RM-23.19", "RM-23.20", "RM-23.21", "RM-23.24")
@pytest.mark.parametrize(
    ("broken", "sentence"),
    [
        ("s.seats = 3", "Two to four play"),
        ("s.seats = 5; s.players.append(s.players[0])", "Two to four play, not 5"),
        ("s.seats = 1; del s.players[1:]", "Two to four play, not 1"),
        ("s.supply[0] -= 1", "20 red dice, not 19"),
        ("s.players[0].dice[3] += 1", "20 red dice, not 21"),
        ("s.trade[17] += 1", "20 yellow dice, not 21"),
        ("s.tokens[0] -= 1", "15 farm tokens, not 14"),
        ("s.players[1].tokens[1] += 1", "15 wall tokens, not 16"),
        ("s.tokens[2], s.players[0].tokens[2] = 16, -1", "15 tower tokens"),
        ("s.players[0].ready[0] += 1", "4 tiles upgrade_chest, not 5"),
        ("s.players[0].food = -1", "less than no Food"),
        ("s.honor = 1", "three players only"),
        ("s.round = 7", "no round 7"),
        ("s.location = 6", "no location 6"),
        ("s.start = 4", "no seat 4"),
        ("s.supply[0] -= 11; s.players[0].dice[0] += 11; s.supply[1] -= 11; s.players[1].dice[6] += 11", "Two players"),
        ("s.supply[0] -= 11; s.players[0].dice[0] += 11; s.supply[1] -= 11; s.players[3].dice[6] += 11", "Two players"),
        ("s.start = -2", "no seat -2"),
        ("s.round = -1", "no round -1"),
        ("s.location = -2", "no location -2"),
        ("s.players[3].favor = -1", "less than no Food"),
        ("s.players[3].terror = -1", "less than no Food"),
        ("s.players[3].dice[0] -= 1; s.supply[0] += 1", "counted by colour and face"),
        ("s.trade.append(0)", "counted by colour and face"),
        ("s.supply[2] = -1; s.players[0].dice[12] = 21", "20 yellow dice"),
        ("s.players[0].tokens[0], s.players[1].tokens[0] = -1, 1", "15 farm tokens"),
        ("s.players[0].ready[1], s.players[0].spent[1] = -1, 1", "4 tiles upgrade_shield"),
        ("s.upgrades[2], s.players[3].spent[2] = -1, 5", "4 tiles upgrade_ship_hammer"),
        ("del s.stacks[8]", "six decks and nine stacks"),
        ("s.stacks[0].append(s.stacks[1].pop())", "deck of another kind"),
        ("s.upgrades = [1, 3, 4]; s.players[0].ready = [3, 1, 0]", "too many ship upgrades"),
        ("s.upgrades = [4, 4, 0]; s.players[3].spent = [0, 0, 4]", "too many ship upgrades"),
        ("s.players[0].slots[0] = s.decks[4][:4]; del s.decks[4][:4]", "slot too full"),
        ("s.decks[0].append(s.decks[1].pop())", "deck of another kind"),
        ("s.discards[0].append(s.decks[1].pop())", "under the deck of another kind"),
        ("s.players[0].tiles.append(s.decks[1].pop())", "among the tiles"),
    ],
)
def test_a_position_that_cannot_be_is_refused(broken: str, sentence: str) -> None:
    s = Given().s
    check(s)
    exec(broken, {"s": s})
    with pytest.raises(ImpossiblePosition, match=sentence):
        check(s)


@clause("RM-12.2", "RM-12.7")
def test_artifacts_that_cannot_be_are_refused() -> None:
    given = Given()
    for id in ("art_bodn", "art_draupnir", "art_eldrihmnr", "art_hringhorni", "art_brisingamen"):
        given.artifact(0, id)
    with pytest.raises(ImpossiblePosition, match="too many artifacts"):
        check(given.s)
    with pytest.raises(ImpossiblePosition, match="does not store it"):
        check(Given().artifact(0, "art_draupnir", "red.ship").s)
    for die in (-2, 18):
        given = Given().artifact(3, "art_bodn")
        given.s.players[3].artifacts[0].die = die
        with pytest.raises(ImpossiblePosition, match="stored that does not exist"):
            check(given.s)

"""What is seen: the whole table of a few positions, field by field, and what each audience is told besides."""

from typing import Any

import pytest

from meadhall import EVERYONE, SPECTATOR, Match
from meadhall.games.reavers.game import GAME
from meadhall.games.reavers.view import scene
from meadhall.kernel import Chance, knows
from meadhall.testing import clause

from .playing import Given, Table, card, die, faces, successes

NO_CARDS: dict[str, list[str]] = {name: [] for name in ("sea", "village", "keep", "territory")}
BARE = {
    "food": 0,
    "favor": 0,
    "glory": 0,
    "terror": 0,
    "tokens": {"farm": 0, "wall": 0, "tower": 0},
    "dice": [],
    "wild": None,
    "leader": None,
    "slots": NO_CARDS,
    "artifacts": [],
    "upgrades": [],
    "prophecies": 0,
    "prophecy_cards": None,
    "pile": 0,
    "pile_cards": None,
    "tiles": [],
}
"""A player board with nothing on it, as others see it."""


def laid_out() -> Given:
    """Three players, of whom the second has something of everything."""
    given = Given(3, round=5, start=2, honor=0).player(1, food=3, favor=5, glory=7, terror=2).leader(1, "reaver_scout")
    given.dice(1, "red.hammer", "red.hammer", "blue.raven").tokens(1, farm=1, wall=2, tower=3)
    given.slot(1, "sea", "reaver_huskarl", "reaver_spear_chief").slot(1, "territory", "reaver_lithsman")
    given.artifact(1, "art_draupnir", "red.shield").artifact(1, "art_bodn").upgrades(1, "chest", "ship_hammer")
    given.upgrades(1, "chest", spent=True).prophecies(1, "prophecy_pillager").pile(1, "keep_art", "sea_knarr")
    given.tiles(1, "food_1_a", "dice_3_a").trade("red.ship", "yellow.tree").offer("battle_at_sea", (), "sea_cargo_ship")
    given.offer("raid_keeps", ("keep_armor", "keep_armor")).pawns("recruit_reavers", seat=2)
    given.deck("prophecy", "prophecy_juggernaut", discards=["prophecy_vanquisher"])
    return given


def without_reckoning(player: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in player.items() if name != "reckoning"}


@clause("RM-25.8", "RM-25.1", "RM-25.3", "RM-9.7")
def test_a_player_board_as_everybody_sees_it_and_its_owner() -> None:
    table = laid_out().select("raid_keeps", 0)
    board: dict[str, Any] = {
        "seat": 1,
        "food": 3,
        "favor": 5,
        "glory": 7,
        "terror": 2,
        "tokens": {"farm": 1, "wall": 2, "tower": 3},
        "wild": "tree",
        "leader": card("reaver_scout"),
        "dice": ["red.hammer", "red.hammer", "blue.raven"],
        "slots": NO_CARDS
        | {"sea": [card("reaver_huskarl"), card("reaver_spear_chief")], "territory": [card("reaver_lithsman")]},
        "artifacts": [
            {"card": card("art_draupnir"), "die": "red.shield", "used": False, "open": True},
            {"card": card("art_bodn"), "die": None, "used": False, "open": True},
        ],
        "upgrades": [
            {"kind": "chest", "ready": True},
            {"kind": "chest", "ready": False},
            {"kind": "ship_hammer", "ready": True},
        ],
        "prophecies": 1,
        "prophecy_cards": None,
        "pile": 2,
        "pile_cards": None,
        "tiles": ["tile:food_1_a.1", "tile:dice_3_a.1"],
    }
    assert without_reckoning(table.player(1)) == board
    assert without_reckoning(table.player(0)) == BARE | {"seat": 0}
    for audience in (1, EVERYONE):
        own = table.match.view(audience)["table"]["players"][1]
        pile = [card("keep_art"), card("sea_knarr")]
        assert without_reckoning(own) == board | {"prophecy_cards": [card("prophecy_pillager")], "pile_cards": pile}
    assert table.match.view(0)["table"]["players"][1]["prophecy_cards"] is None
    table.rest().point("use>card:art_draupnir.1")
    held = table.player(1)["artifacts"][0]
    assert held == {"card": card("art_draupnir"), "die": None, "used": True, "open": False}


@clause("RM-25.8", "RM-25.4")
def test_the_board_between_two_activations_and_in_one() -> None:
    table = laid_out().pawn(0)
    seen = {name: value for name, value in table.table.items() if name != "players"}
    decks = {name: (deck["left"], deck["discards"]) for name, deck in seen.pop("decks").items()}
    assert decks["prophecy"] == (1, [card("prophecy_vanquisher")])
    assert decks["reaver"] == (66 - 4, [])
    assert decks["keep_spoils"] == (76 - 3, [])
    locations = ("recruit_reavers", "trade_with_villages", "battle_at_sea", "raid_villages", "raid_keeps")
    board: dict[str, Any] = {
        "round": 5,
        "rounds": 6,
        "phase": "play",
        "start": 2,
        "honor": 0,
        "active": None,
        "location": None,
        "pawns": dict.fromkeys((*locations, "subdue_territories")) | {"recruit_reavers": 2},
        "to_come": [2, 0, 0],
        "places": [1, 2, 0],
        "offers": {name: [[], [], []] for name in locations}
        | {"battle_at_sea": [[], [card("sea_cargo_ship")], []], "subdue_territories": []}
        | {"raid_keeps": [[card("keep_armor"), card("keep_armor", 2)], [], []]},
        "trade": ["red.ship", "yellow.tree"],
        "stacks": {f"{kind}_{level}": 6 for kind in ("food", "favor", "dice") for level in (1, 2, 3)}
        | {"food_1": 5, "dice_3": 5},
        "supply": {
            "dice": {"red": 20 - 4, "blue": 19, "yellow": 19},
            "tokens": {"farm": 14, "wall": 13, "tower": 12},
            "upgrades": {"chest": 2, "shield": 4, "ship_hammer": 3},
        },
        "gained": [],
        "resolving": [],
        "recruited": [],
        "claimed": [],
        "journey": None,
        "paying": None,
        "combat": None,
    }
    assert seen == board
    table.point("location:subdue_territories")
    now = {"location": "subdue_territories", "active": 0, "to_come": [1, 0], "places": [0, 1, 2]}
    assert {name: table.table[name] for name in now} == now
    assert table.table["pawns"]["subdue_territories"] == 0


def test_before_the_first_and_after_the_last_round_nobody_is_to_come() -> None:
    table = Table(Match.new(GAME, 2, 1))
    seen = {name: table.table[name] for name in ("phase", "to_come", "places", "honor")}
    assert seen == {"phase": "setup", "to_come": [], "places": [None, None], "honor": None}
    assert all(offer == [] for offer in table.table["offers"].values())
    ended = Given(2, round=6).at(["final_scoring"])
    seen = {name: ended.table[name] for name in ("phase", "to_come", "places")}
    assert seen == {"phase": "end", "to_come": [], "places": [None, None]}


@clause("RM-25.6", "RM-25.5")
def test_unresolved_cards_are_counted_for_others_and_named_for_their_owner() -> None:
    table = Given().gain(1, "keep_armor", "keep_art")
    for audience, cards in ((0, None), (SPECTATOR, None), (1, [card("keep_armor"), card("keep_art")])):
        assert table.match.view(audience)["table"]["gained"] == [{"seat": 1, "count": 2, "cards": cards}]


@clause("RM-25.6", "RM-25.4", "RM-23.39")
def test_a_drawn_card_is_known_to_its_owner_alone_and_not_before_it_is_drawn() -> None:
    """Given a raid on cards of the deck, a look ahead stops at the deck; drawn, they are known to the owner."""
    given = Given().player(1, food=2).dice(1, "red.shield", "blue.shield").deck("keep_spoils", "keep_armor", "keep_art")
    table = given.select("raid_keeps", 1)
    view, barrier = table.match.preview(1, "do:act", 1, Chance(1))
    assert (barrier, view["table"]["gained"]) == ("knowledge", [])
    table.point("do:act")
    s = table.match.state
    (group,) = s.gained
    assert all(knows(s, 1, token) for token in group.cards)
    assert not any(knows(s, audience, token) for token in group.cards for audience in (0, 2, 3, SPECTATOR))


def test_cards_being_resolved_and_a_revealed_journey() -> None:
    given = Given().player(0, food=4).top("journey_kraken", "sea_knarr").dice(0, "red.ship", "red.hammer", "red.ship")
    table = given.select("battle_at_sea").point("do:act")
    assert (table.table["journey"], table.table["resolving"]) == (card("journey_kraken"), [card("journey_kraken")])
    table.point("do:suffer", die("red.hammer"), "deck:sea_battle")
    assert (table.table["journey"], table.table["resolving"]) == (None, [card("sea_knarr")])


def test_recruits_of_this_turn() -> None:
    given = Given().offer("recruit_reavers", ("reaver_scout", "reaver_huskarl"))
    table = given.select("recruit_reavers").luck(*faces("ship", "ship", "ship", "ship"))
    table.point("do:act", "offer:recruit_reavers.a")
    assert table.table["recruited"] == [card("reaver_scout"), card("reaver_huskarl")]
    table.point(card("reaver_scout"), "do:promote")
    assert table.table["recruited"] == [card("reaver_scout"), card("reaver_huskarl")]
    table.point("do:promote")
    assert table.table["recruited"] == []


@clause("RM-25.7", "RM-8.19")
def test_claimed_tiles_by_their_stacks_until_they_are_turned_up() -> None:
    given = Given().player(0, food=6, favor=1).top("food_1_a", "favor_1_c")
    table = given.select("subdue_territories").point("do:act", "stack:food_1")
    assert table.table["claimed"] == [{"stack": "food_1", "tile": None}]
    assert table.player(0)["tiles"] == ["stack:food_1"]
    table.point("stack:favor_1", "do:stop")
    assert table.table["claimed"] == [
        {"stack": "food_1", "tile": "tile:food_1_a.1"},
        {"stack": "favor_1", "tile": "tile:favor_1_c.1"},
    ]


@clause("RM-19.22")
def test_a_cost_that_is_being_paid() -> None:
    given = Given().player(0, food=4).dice(0, "red.ship", "blue.ship", "red.hammer", "blue.hammer", "red.shield")
    given.offer("battle_at_sea", "sea_infamous_outcasts").top("journey_all_quiet")
    table = given.select("battle_at_sea").point("do:act", card("sea_infamous_outcasts"), "do:combination")
    items = ["ship", "hammer", "shield"]
    assert table.table["paying"] == {
        "seat": 0,
        "items": items,
        "paid": [],
        "due": "ship",
        "open": ["hammer", "shield"],
    }
    table.point(die("blue.ship"))
    assert table.table["paying"] == {
        "seat": 0,
        "items": items,
        "paid": [die("blue.ship")],
        "due": "hammer",
        "open": ["shield"],
    }
    table.point(die("blue.hammer"))
    assert (table.table["paying"], table.pile(0)) == (None, ["sea_infamous_outcasts"])


# --- combats --------------------------------------------------------------------------------------------------------


def combat(table: Table) -> dict[str, Any]:
    found: dict[str, Any] = table.table["combat"]
    return found


@clause("RM-20.2", "RM-20.12", "RM-20.14", "RM-20.15")
def test_a_combat_from_the_first_source_to_the_reroll() -> None:
    given = Given().player(0, favor=1, food=4).dice(0, "red.hammer", "red.double_hammer")
    given.artifact(0, "art_dainsleif", "blue.hammer").offer("battle_at_sea", "sea_cargo_ship").top("journey_all_quiet")
    table = given.select("battle_at_sea").point("do:act", card("sea_cargo_ship"), "do:combat")
    bare = {
        "seat": 0,
        "defence": 3,
        "against": card("sea_cargo_ship"),
        "kind": "sea",
        "dice": 0,
        "sources": [],
        "shown": None,
        "picked": [],
        "successes": 0,
        "chance": 0,
        "best": [],
        "ladder": [],
        "throws": [],
    }
    assert combat(table) == bare
    table.point("use>card:art_dainsleif.1", die("red.hammer"))
    sources = [
        {"ref": "use>card:art_dainsleif.1", "dice": 2, "die": die("blue.hammer")},
        {"ref": die("red.hammer"), "dice": 1, "die": None},
    ]
    first = combat(table)["chance"]
    assert combat(table) == bare | {"dice": 3, "sources": sources, "chance": first}
    table.luck(*successes(1, 0, 0)).point("do:roll")
    ladder = [{"shown": None, "chance": first}, {"shown": [1, 0, 0], "chance": 556}]
    thrown = {
        "dice": 3,
        "sources": sources,
        "shown": [1, 0, 0],
        "successes": 1,
        "chance": 556,
        "best": [0, 0],
        "ladder": ladder,
        "throws": [
            {"pick": [0, 0], "won": 556, "one_short": 333, "further": 111},
            {"pick": [0, 0, 1], "won": 491, "one_short": 306, "further": 204},
        ],
    }
    assert combat(table) == bare | thrown
    table.point("do:reroll")
    assert combat(table) == bare | thrown, "the Favor is paid, and what may come of it is the same"
    table.point("combat:0")
    assert combat(table) == bare | thrown | {"picked": [0]}
    table.luck(*successes(1)).point("do:roll")
    assert table.prompt != "favor_reroll"


@clause("RM-20.14", "RM-20.17")
def test_a_reroll_that_was_made_counts_no_more() -> None:
    """Given one die against 2 and two Favor, each reroll takes one chance in six away."""
    table = Given().dice(0, "red.hammer").gain(0, "keep_wall").luck(*successes(0)).point("do:pillage")
    assert (table.amounts(0)[1], combat(table)["chance"]) == (2, 306)
    table.luck(*successes(0)).point("do:reroll")
    assert (table.prompt, table.amounts(0)[1], combat(table)["chance"]) == ("favor_reroll", 1, 167)
    assert [step["chance"] for step in combat(table)["ladder"]] == [421, 306, 167]


@clause("RM-20.12", "RM-20.13")
def test_chances_of_combats_that_are_lost_or_nearly_so() -> None:
    """Only what is certain is 1000 thousandths, only what cannot be is 0."""
    given = Given().player(0, food=4).offer("battle_at_sea", "sea_longship", "sea_spawn_of_jormungandr")
    given.dice(0, *["red.hammer"] * 10).dice(1, "red.hammer").top("journey_all_quiet")
    table = given.select("battle_at_sea").point("do:act", card("sea_spawn_of_jormungandr"), "do:combat")
    chances = [combat(table.point(die("red.hammer")))["chance"] for _ in range(2)]
    assert chances == [0, 5], "two dice cannot show 6; with three of them, all must show 2"
    rich = Given().player(0, favor=9).dice(0, *["red.double_hammer"] * 5).gain(0, "keep_wall").point("do:pillage")
    rich.point(*[die("red.double_hammer")] * 3)
    assert combat(rich)["chance"] == 999
    eight = Given().player(0, favor=1).dice(0, *["red.double_hammer"] * 4).gain(0, "keep_wall").point("do:pillage")
    eight.luck(*successes(*[0] * 8)).point(*[die("red.double_hammer")] * 3)
    assert combat(eight)["throws"] == [{"pick": [0] * 8, "won": 998, "one_short": 2, "further": 1}]
    lost = Given().player(0, food=4).dice(0, "red.hammer").offer("battle_at_sea", "sea_longship")
    lost.artifact(0, "art_harp_of_the_ljosalfar", "yellow.tree").top("journey_all_quiet")
    table = lost.select("battle_at_sea").point("do:act", card("sea_longship")).luck(*successes(2)).point("do:combat")
    assert (combat(table)["chance"], combat(table)["best"], combat(table)["throws"]) == (0, [], [])


def test_what_is_fought() -> None:
    land = Given().dice(0, "red.hammer", "red.hammer").select("subdue_territories").point("do:act", "stack:food_2")
    assert (combat(land)["kind"], combat(land)["against"], combat(land)["defence"]) == ("land", "stack:food_2", 2)
    keep = Given().dice(0, "red.hammer", "red.hammer").gain(0, "keep_wall").point("do:pillage")
    assert (combat(keep)["kind"], combat(keep)["against"], combat(keep)["defence"]) == ("keep", card("keep_wall"), 2)


# --- what never changes ---------------------------------------------------------------------------------------------


NO_COST = {"food": 0, "favor": 0, "terror": 0, "dice": (), "icons": (), "reavers": 0}


def test_the_scene_has_every_fact_and_no_source() -> None:
    told = scene()
    assert (told["hidden"], told["rounds"], told["activations"]) == (True, 6, 4)
    draw = {"do": "draw", "deck": "village_spoils", "keep": None}
    assert told["locations"][3] == {
        "id": "raid_villages",
        "banner": "red",
        "deck": "village_spoils",
        "cards": 2,
        "spaces": [2, 3, 4],
        "cost": NO_COST | {"food": 1, "icons": ("chest", "chest")},
        "bonus": tuple((draw | {"n": n},) if n else () for n in (2, 1, 0, 0)),
        "bonus_at": "acting",
        "repeats": None,
    }
    assert told["columns"] == {"2": [0, 3], "3": [0, 1, 2], "4": [0, 1, 2, 3]}
    assert told["slots"][0] == {"id": "sea", "location": "battle_at_sea"}
    assert told["board"] == {"dice": 10, "artifacts": 4, "upgrades": 3, "slot": 3}
    assert told["dice"]["blue"] == ["raven", "hammer", "double_hammer", "shield", "chest", "ship"]
    assert told["combat_faces"] == [0, 0, 1, 1, 1, 2]
    assert told["trade"]["food"] == ({"do": "food", "n": 3},)
    assert told["cards"]["art_draupnir"] == {
        "kind": "artifact",
        "copies": 2,
        "stores": "shield",
        "location": "raid_keeps",
        "glory": 3,
        "effects": ({"do": "food", "n": 2},),
    }
    assert {card["kind"] for card in told["cards"].values()} == {
        *("reaver", "village", "artifact", "keep", "journey", "sea", "prophecy"),
    }
    assert len(told["cards"]) == 83
    assert told["upgrades"]["ship_hammer"] == {"copies": 4, "icons": ("ship", "hammer")}
    assert told["stacks"]["dice_1"] == {
        "territory": "dice",
        "level": 1,
        "defence": 1,
        "peaceful": NO_COST | {"dice": ("any", "any")},
    }
    assert told["tiles"]["food_1_c"]["reward"] == ({"do": "favor", "n": 1}, {"do": "glory", "n": 1})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_card_and_tile_lies_somewhere(seats: int) -> None:
    given = Given(seats).leader(0, "reaver_scout").slot(0, "keep", "reaver_huskarl").artifact(0, "art_bodn", "red.ship")
    given.offer("raid_keeps", ("keep_armor", "keep_art")).prophecies(1, "prophecy_pillager").tiles(1, "food_1_a")
    table = given.deck("sea_battle", "sea_knarr", discards=["sea_wherry"]).gain(0, "keep_wall", "keep_tapestry_a")
    table.point(card("keep_wall"))
    zones = {zone.name: list(zone.tokens) for zone in GAME.zones(table.match.state)}
    assert sorted(token for tokens in zones.values() for token in tokens) == list(range(len(table.match.state.faces)))
    named = ("leader.0", "slot.0.2", "artifacts.0", "resolving", "gained.0", "offer.4.0", "discards.3", "tiles.1")
    lying = {name: [table.match.state.faces[token] for token in zones[name]] for name in named}
    assert lying == {
        "leader.0": ["reaver_scout.1"],
        "slot.0.2": ["reaver_huskarl.1"],
        "artifacts.0": ["art_bodn.1"],
        "resolving": ["keep_wall.1"],
        "gained.0": ["keep_tapestry_a.1"],
        "discards.3": ["sea_wherry.1"],
        "offer.4.0": ["keep_armor.1", "keep_art.1"],
        "tiles.1": ["food_1_a.1"],
    }

"""What the table says beside what lies on it: sums with their parts, who is near to winning, what a hand could do."""

from typing import Any

import pytest

from meadhall import EVERYONE, SPECTATOR
from meadhall.games.lords.content import CONTENT
from meadhall.games.lords.scene import scene
from meadhall.testing import clause

from .playing import Given, Table
from .test_battle import attack
from .test_battle import play as fight
from .test_heroes import led
from .test_hunt import attacked, wounding
from .test_hunt import play as hunt
from .test_monument import GAUTLAND, SVEALAND
from .test_special import marked, owning, special


def seen(table: Table, audience: int, *path: str) -> Any:
    """A part of the table as somebody sees it."""
    found: Any = table.match.view(audience)["table"]
    for key in path:
        found = found[key]
    return found


# --- where the game is ----------------------------------------------------------------------------------------------


@clause("LR-9.22", "LR-10.6")
@pytest.mark.parametrize(("seat", "turn"), [(1, 5), (2, 4), (0, 4)])
def test_turns_are_counted_by_whoever_had_the_first(seat: int, turn: int) -> None:
    given = Given(3)
    given.s.first, given.s.turn = 1, 4
    assert given.turn(seat).table["turn"] == turn


@clause("LR-37.2")
def test_ragnarok_is_seen_to_begin() -> None:
    given = Given(3)
    assert not given.turn(0).table["ragnarok"]
    given.s.turns_left = 3
    table = given.turn(0)
    assert (table.table["ragnarok"], table.table["turns_left"]) == (True, 3)


# --- Requisites, the wheel ------------------------------------------------------------------------------------------


@clause("LR-50.11")
def test_a_requisite_names_who_is_nearest() -> None:
    given = Given(3).level("odin", 2).level("thor", 1).allied(2, "alfheim", "vanaheim").allied(1, "alfheim", "niflheim")
    given.s.players[0].slayers = 1
    given.s.fallen[0] = True
    cards = given.control(1, *SVEALAND).turn(0).table["requisites"]
    assert cards["lands_3"] == {"fallen": True, "needs": 2, "best": {"seat": 1, "seats": [1], "has": 1}}
    assert cards["temples_3"] == {"fallen": False, "needs": 4, "best": {"seat": None, "seats": [], "has": 0}}
    assert cards["slayer_3"]["best"] == {"seat": 0, "seats": [0], "has": 1}
    assert cards["monument_3"]["best"] == {"seat": None, "seats": [], "has": 2}
    assert cards["realms_3"]["best"] == {"seat": 1, "seats": [1, 2], "has": 2}


@clause("LR-15.9", "LR-15.13", "LR-15.14", "LR-39.3")
def test_a_slot_says_what_it_brings_others() -> None:
    given = marked(Given(3).hero(0, 8).allied(1, "vanaheim", "niflheim").allied(2, "niflheim"), "mobilize", 2, 1)
    covers = special(given).table["covers"]
    assert covers["mobilize"] == {"owner": 1, "allies": []}, "the one on top; nobody gets a bonus"
    assert covers["prepare"] == {"owner": None, "allies": [1, 2]}
    assert covers["usurp"] == {"owner": None, "allies": []}
    beside = special(led(Given(3).hero(0, 8), "aslaug")).table["covers"]
    near = CONTENT.map_3_4p.region[7].realms
    counted = {slot.id for slot in CONTENT.wheel.slot if slot.realm in near}
    assert {slot for slot, said in beside.items() if said["allies"] == [0]} == counted != set()


def test_before_the_first_turn_no_realm_gives_anything_and_nobody_is_winning() -> None:
    given = Given(3).allied(1, "niflheim")
    given.s.players[1].slayers = 2
    table = given.at(["land", 0])
    assert (table.table["phase"], table.table["turn"], table.table["winning"]) == ("draft", 0, [])
    assert {str(said) for said in table.table["covers"].values()} == {"{'owner': None, 'allies': []}"}


# --- ways to win ----------------------------------------------------------------------------------------------------


@clause("LR-36.3", "LR-36.4", "LR-21.9", "LR-37.6")
def test_how_far_a_player_is_on_each_way() -> None:
    given = Given(3).control(0, *SVEALAND, GAUTLAND[0]).temples(3, 4, 6).control(0, 3, 6)
    given.s.players[0].slayers = 2
    given.s.boss.wounds[1] = 0
    player = given.turn(0).player(0)
    ways, whole = player["ways"], {"has": len(SVEALAND), "of": len(SVEALAND)}
    assert (ways["jarl"]["has"], ways["jarl"]["needs"], ways["jarl"]["lands"]["svealand"]) == (1, 3, whole)
    assert ways["jarl"]["lands"]["gautland"] == {"has": 1 + (6 in GAUTLAND), "of": len(GAUTLAND)}
    assert ways["gothi"] == {"has": 2, "needs": 5}
    assert ways["slayer"] == {"has": 2, "needs": 2, "boss": {"has": 1, "needs": 5}}
    held = {3, 6, GAUTLAND[0], *SVEALAND}
    assert player["regions"] == len(held)
    assert player["around"] == len(held & set(CONTENT.map_3_4p.yggdrasil.regions))
    two = Given(2).turn(0).player(1)["ways"]
    assert (two["gothi"]["needs"], two["slayer"]["needs"]) == (4, 1)
    assert len(two["jarl"]["lands"]) == len({region.land for region in CONTENT.map_2p.region})


@clause("LR-36.3", "LR-5.6")
@pytest.mark.parametrize(
    ("missing", "army", "loki", "said"),
    [
        ([10], 9, 1, True),
        ([9, 10], 8, 1, True),
        ([10], 10, 10, True),
        ([10], 19, 1, False),
        ([10], 9, 10, False),
        ([6, 10], 9, 6, False),
        ([6, 8, 10], 9, 1, False),
    ],
    ids=["next to it", "both", "there", "far away", "Loki bars it", "one is barred", "too many"],
)
def test_who_lacks_few_regions_within_reach_could_be_great_jarl(
    missing: list[int], army: int, loki: int, said: bool
) -> None:
    held = [number for number in range(1, 11) if number not in missing]
    given = Given(3).control(0, *held).control(1, *missing).armies(0, army, 1).drakkar(0, "nw").loki(loki)
    assert given.turn(1).table["winning"] == [{"seat": 0, "way": "jarl"}] * said


@clause("LR-36.4", "LR-36.6", "LR-19.1", "LR-15.3")
@pytest.mark.parametrize(
    ("army", "shrine", "marker", "said"),
    [(16, [], 1, False), (16, [13], 1, True), (16, [13], 0, False), (9, [], 1, True)],
    ids=["neither", "building", "the slot is taken", "marching"],
)
def test_who_lacks_one_temple_and_can_build_or_take_one_could_be_great_gothi(
    army: int, shrine: list[int], marker: int, said: bool
) -> None:
    given = Given(3).temples(3, 4, 6, 8, 10).control(0, 3, 4, 6, 8, *shrine).control(1, 10).armies(0, army, 1)
    table = marked(given.drakkar(0, "nw"), "build_temple", marker).turn(1)
    assert table.table["winning"] == [{"seat": 0, "way": "gothi"}] * said
    fewer = marked(
        Given(3).temples(3, 4, 6, 10).control(0, 3, 4, 6, *shrine).armies(0, army, 1), "build_temple", marker
    )
    assert fewer.turn(1).table["winning"] == []


@clause("LR-21.9", "LR-36.7")
@pytest.mark.parametrize(("seats", "slayers", "said"), [(3, 2, True), (3, 1, False), (2, 1, True)])
def test_who_may_hunt_loki_could_win(seats: int, slayers: int, said: bool) -> None:
    given = Given(seats)
    given.s.players[1].slayers = slayers
    assert given.turn(0).table["winning"] == [{"seat": 1, "way": "slayer"}] * said


# --- a Battle -------------------------------------------------------------------------------------------------------


def sides(table: Table) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = table.table["battle"]["sides"]
    return found


@clause("LR-31.14", "LR-31.15", "LR-31.9", "LR-45.1", "LR-39.2", "LR-49.19")
def test_a_battle_value_is_the_sum_of_its_parts() -> None:
    given = led(Given(3).hero(0, 9).control(1, 10, 11).armies(1, 10, 4, 2), "ragnar").artifact(0, "frost_maul")
    table = attack(owning(given, "raven_banner", "master_of_hosts").hand(0, "sword", "spear", "bow").hand(1, "spear"))
    table.point("exhaust>artifact:frost_maul")
    fight(table, "spear", "sword", "spear")
    attacker, defender = sides(table)
    assert [(part["kind"], part["ref"].rpartition(".")[0] or part["ref"], part["n"]) for part in attacker["parts"]] == [
        ("army", "army:0.10", 4),
        ("card", "card:sword", 3),
        ("card", "card:spear", 2),
        ("artifact", "artifact:frost_maul", 2),
        ("hero", "card:ragnar", 1),
        ("blessing", "card:raven_banner", 1),
        ("blessing", "card:master_of_hosts", 1),
    ]
    assert [(part["ref"], part["n"]) for part in defender["parts"][:2]] == [("army:1.10.2", 2), ("army:1.10.4", 4)]
    assert [side["total"] for side in (attacker, defender)] == [14, 8]
    assert [side["armies"] for side in (attacker, defender)] == [4, 6]
    assert (table.ask.about["own"], table.ask.about["other"], table.ask.about["passed"]) == (14, 8, 1)


@clause("LR-31.10")
def test_the_order_of_cards_begins_with_the_defender_and_goes_on_with_who_has_not_passed() -> None:
    given = Given(3).control(1, 10).armies(1, 10, 4).hand(0, "spear", "bow", "spear_wall").hand(1, "spear", "axe")
    table = fight(attack(given), "spear", "spear", "pass", "bow")
    order = [(said["seat"], said["card"].partition(".")[0]) for said in table.table["battle"]["order"]]
    assert order == [(1, "card:spear"), (0, "card:spear"), (0, "card:bow")]
    assert [side["passed"] for side in sides(table)] == [False, True]


@clause("LR-31.3", "LR-32.2", "LR-32.5")
def test_a_side_shows_where_it_came_from_and_where_it_could_go() -> None:
    given = Given(3).control(0, 9).control(1, 10, 11).armies(1, 10, 4).hand(1, "spear")
    attacker, defender = sides(attack(given))
    assert (attacker["from"], attacker["refuge"], attacker["began"]) == (["region:9"], ["region:9"], ["army:0.10.4"])
    assert (defender["from"], defender["refuge"], defender["began"]) == ([], ["region:11"], ["army:1.10.4"])
    table = attack(Given(3).control(1, 10).armies(1, 10, 4).hand(1, "spear"))
    assert [side["refuge"] for side in sides(table)] == [[], []], "neither has an own Region nearby"


@clause("LR-31.19", "LR-31.20", "LR-31.21", "LR-31.25", "LR-41.40")
def test_casualties_are_counted_as_they_are_taken() -> None:
    given = Given(3).control(1, 10, 11).armies(1, 10, 3, 2).hand(1, "axe", "shield").hand(0, "sword", "axe")
    table = attack(given, 6)
    assert [side["casualties"] for side in sides(table)] == [None, None]
    fight(table, "axe", "sword", "shield", "axe")
    assert (table.table["battle"]["step"], table.table["battle"]["winner"], table.prompt) == (
        "loser",
        0,
        "battle_ignore",
    )
    losses = [{"army": "army:1.10.2", "n": 1}, {"army": "army:1.10.3", "n": 1}]
    assert sides(table)[1]["casualties"] == {"due": 4, "taken": 0, "losses": losses, "clause": "LR-31.19"}
    assert dict(table.ask.about) == {"losses": 2, "symbols": 2}
    table.point("do:symbol")
    assert sides(table)[1]["casualties"] == {"due": 3, "taken": 2, "losses": [], "clause": "LR-31.19"}
    assert dict(table.ask.about) == {"left": 1, "taken": 2, "due": 3}
    table.point("army:1.10.2")
    assert table.armies(1, 11) == [1, 1], (
        "the only Region to withdraw to needs no choice, nor do Casualties of one Army"
    )
    assert table.events("battle_over")


@clause("LR-31.22", "LR-31.25")
def test_casualties_that_no_army_is_left_for_are_not_due() -> None:
    """The defender's Army of 2 falls to 1 for losing, and two symbols find only one more; then comes the winner."""
    given = Given(3).control(1, 10, 11).armies(1, 10, 2).armies(0, 10, 3).hand(1, "axe").hand(0, "axe")
    table = fight(attack(given, 6), "axe", "axe")
    winner, loser = sides(table)
    assert (table.table["battle"]["step"], table.prompt, table.seat) == ("winner", "battle_casualty", 0)
    assert loser["casualties"] == {"due": 2, "taken": 2, "losses": [], "clause": "LR-31.19"}
    assert winner["casualties"] == {"due": 2, "taken": 0, "losses": [], "clause": "LR-31.25"}
    assert [side["refuge"] for side in (winner, loser)] == [None, None]


@clause("LR-32.5", "LR-31.24")
@pytest.mark.parametrize(("near", "routed"), [((), ["army:1.10.2"]), ((11,), [])])
def test_what_had_no_way_out_is_shown_until_the_battle_is_over(near: tuple[int, ...], routed: list[str]) -> None:
    """Given a loser of 3 who bleeds once, with or without an own Region nearby, then the winner has yet to bleed."""
    given = Given(3).control(1, 10, *near).armies(1, 10, 3).armies(0, 10, 3).hand(0, "axe")
    winner, loser = sides(fight(attack(given, 6), "axe"))
    assert (winner["routed"], loser["routed"], loser["refuge"]) == ([], routed, None)


def test_the_steps_of_a_battle_follow_each_other() -> None:
    given = Given(3).control(0, 9).control(1, 8, 10, 11).armies(1, 10, 3, 2).hand(0, "axe", "hammer").hand(1, "bow")
    table = attack(given.artifact(0, "frost_maul").artifact(0, "gungnir").loki(1), 6)
    steps = []
    for ref in ("do:done", "do:pass", "card:axe", "card:hammer", "exhaust>artifact:gungnir", "region:11"):
        steps.append((table.prompt, table.table["battle"]["step"]))
        table.point(next(offered for offered in table.offered if offered.startswith(ref)))
    assert steps == [
        ("battle_before", "before"),
        ("battle_card", "cards"),
        ("battle_card", "cards"),
        ("battle_card", "cards"),
        ("battle_count", "values"),
        ("withdraw_where", "withdrawal"),
    ]


# --- a Hunt ---------------------------------------------------------------------------------------------------------


@clause("LR-27.6", "LR-27.7", "LR-27.16")
def test_a_ward_and_the_weak_spot_stand_as_far_as_they_are_reached() -> None:
    given = Given(3).attributes(0, wisdom=3).hand(0, "spear", "bow", "shield").hand(1, "spear")
    table = hunt(attacked(given, "claw_1", "roar"), "claw_1")
    now = table.table["hunt"]
    assert (now["step"], now["round"], now["attack"], now["left"]) == ("defend", 1, "card:claw_1", 12)
    assert now["ward"] == {"has": 0, "needs": 3, "holds": False, "shield": False}
    assert now["spot"] == {"cards": 0, "wisdom": 3, "needs": 6, "holds": False}
    hunt(table, "spear")
    assert table.table["hunt"]["ward"] == {"has": 2, "needs": 3, "holds": False, "shield": False}
    assert table.ask.about["has"] == 2
    hunt(table, "shield")
    now = table.table["hunt"]
    assert now["ward"] == {"has": 3, "needs": 3, "holds": True, "shield": True}
    assert now["spot"] == {"cards": 3, "wisdom": 3, "needs": 6, "holds": True}
    now = table.point("do:done").table["hunt"]
    assert (now["step"], now["ward"], now["spot"], now["defence"]) == ("hero", None, None, [])


@clause("LR-27.6", "LR-27.7", "LR-27.16", "LR-28.3", "LR-34.7")
def test_only_the_hunter_sees_what_the_own_cards_could_do() -> None:
    given = Given(3).attributes(0, wisdom=3).hand(0, "hammer", "bow", "round_shield")
    table = hunt(attacked(given, "claw_1"), "claw_1")
    uses = {use["card"].partition(".")[0]: use for use in seen(table, 0, "hunt", "hand_uses")}
    garm = [(slot.symbol, f"wound:garm.{k}") for k, slot in enumerate(CONTENT.monsters[4].slots, 1)]
    hammers, bows = ([ref for symbol, ref in garm if symbol == weapon] for weapon in ("hammer", "bow"))
    assert [uses["card:hammer"][key] for key in ("ward", "wards", "spot", "slots")] == [4, True, True, hammers]
    assert [uses["card:bow"][key] for key in ("ward", "wards", "spot", "slots")] == [1, False, False, bows]
    assert [uses["card:round_shield"][key] for key in ("ward", "wards", "spot")] == [2, True, False]
    assert uses["card:round_shield"]["slots"] == []
    assert seen(table, 0, "hunt", "reach") == sorted({*hammers, *bows})
    for audience in (1, 2, SPECTATOR):
        assert [seen(table, audience, "hunt", key) for key in ("hand_uses", "reach", "ways")] == [None] * 3
    assert seen(table, EVERYONE, "hunt", "hand_uses") == seen(table, 0, "hunt", "hand_uses")


@clause("LR-27.13", "LR-27.15", "LR-27.16", "LR-27.17")
def test_the_hunter_sees_how_the_attack_would_go_with_each_card_and_with_none() -> None:
    given = Given(3).attributes(0, wisdom=3).hand(0, "hammer", "bow")
    table = hunt(attacked(given, "blow_1", foe="jotunn"), "blow_1")
    hammer, bow, nothing = seen(table, 0, "hunt", "ways")
    assert [way["card"].partition(".")[0] for way in (hammer, bow)] == ["card:hammer", "card:bow"]
    keys = ("ward", "spot", "wards", "finds", "draws", "injuries")
    assert [hammer[key] for key in keys] == [4, 7, True, False, 1, 0]
    assert [bow[key] for key in keys] == [1, 4, False, False, 1, 2]
    assert [nothing[key] for key in ("card", *keys)] == [None, 0, 3, False, False, 1, 2]
    assert hammer["reach"] == ["wound:jotunn.2", "wound:jotunn.8"]
    assert bow["reach"] == ["wound:jotunn.4"]
    assert nothing["reach"] == seen(table, 0, "hunt", "reach") == ["wound:jotunn.2", "wound:jotunn.4", "wound:jotunn.8"]


@pytest.mark.parametrize(
    ("foe", "attack", "injuries"),
    [("garm", "claw_1", 1), ("garm", "roar", 0), ("garm", "lunge", None), ("jotunn", "special_2", 1)],
)
def test_injuries_are_foretold_unless_they_depend_on_what_the_hunter_has(
    foe: str, attack: str, injuries: int | None
) -> None:
    table = hunt(attacked(Given(3).hand(0, "bow"), attack, foe=foe), attack)
    assert seen(table, 0, "hunt", "ways")[-1]["injuries"] == injuries


@clause("LR-28.3", "LR-28.12", "LR-28.14", "LR-28.16")
def test_a_slot_that_is_being_covered_is_the_only_one_and_rewards_are_kept() -> None:
    given = Given(3).armies(0, 8, 1).hand(0, "spear", "spear", "bow", "axe")
    table = wounding(given, foe="jotunn")
    assert (table.table["hunt"]["step"], table.table["hunt"]["slot"], table.table["hunt"]["dealt"]) == ("hero", None, 0)
    table.point("wound:jotunn.1")
    now = seen(table, 0, "hunt")
    assert (now["slot"], now["symbols"], now["reach"]) == ("wound:jotunn.1", ["spear"], ["wound:jotunn.1"])
    assert [bool(use["slots"]) for use in now["hand_uses"]] == [True, True, False, False]
    assert dict(table.ask.about) == {"slot": "wound:jotunn.1", "left": 1}
    hunt(table, "spear")
    assert table.prompt == "rune_gain", "a spear alone has no effect, so the Reward follows"
    table.point("rune:uruz")
    now = table.table["hunt"]
    assert (now["rewards"], now["slot"], now["dealt"], now["serving"]) == (["rune"], None, 1, [])
    table.point("do:done")
    assert (table.prompt, table.table["hunt"]["step"], table.table["hunt"]["dealt"]) == ("hunt_attack", "attack", 0)


@clause("LR-29.6")
def test_a_hunt_that_is_over_says_how_it_ended() -> None:
    table = wounding(Given(3).hand(0, "bow"), foe="jotunn")
    assert seen(table, SPECTATOR, "hunt", "ends") is None
    table.point("do:done")
    assert table.prompt == "injury_take"
    assert (table.table["hunt"]["step"], table.table["hunt"]["ends"]) == ("over", "failed")
    assert seen(table, 0, "hunt", "reach") is None, "there is nothing to reach any more"


# --- what never changes ---------------------------------------------------------------------------------------------


def test_the_scene_has_both_sides_of_the_board_and_every_card_without_sources() -> None:
    told = scene()
    assert told["hidden"] is True
    assert [len(told["maps"][side]["regions"]) for side in ("2", "3-4")] == [16, 21]
    small, large = told["maps"]["2"], told["maps"]["3-4"]
    region = large["regions"][3]
    assert {key: region[key] for key in ("ref", "number", "land", "population", "monument", "shrine", "forge")} == {
        "ref": "region:4",
        "number": 4,
        "land": "halogaland",
        "population": 5,
        "monument": "odin",
        "shrine": True,
        "forge": False,
    }
    assert (region["regions"][0], region["realms"]) == ("region:1", ["realm:niflheim", "realm:vanaheim"])
    assert (large["seas"][0]["ref"], large["seas"][0]["id"], large["size"]) == ("sea:n", "n", [1000, 1000])
    assert [slot["angle"] for slot in (small["slots"][0], large["slots"][0])] == [250, 270]
    assert large["yggdrasil"]["regions"] == [f"region:{number}" for number in (4, 7, 8, 13, 15, 21)]
    assert told["cards"]["spear"]["value"] == 2
    assert {card["kind"] for card in told["cards"].values()} == {
        "combat",
        "event",
        "blessing",
        "attack",
        "hero",
        "origin",
    }
    assert told["numbers"]["temples_to_win"] == [4, 5, 5]
    assert told["gods"]["thor"]["artifact"] == "mjolnir"
    surtur = told["surtur"]
    assert [len(surtur[kind]) for kind in ("followers", "actions", "challenges")] == [6, 57, 6]
    assert surtur["actions"]["A3"] == {
        "kind": "set_a",
        "hero_to": (7, 7),
        "rune_actions": ("form_alliance", "increase_attribute"),
        "tie_break": "min",
        "special": "build_temple",
        "after_use": "remove",
        "when": {"count": "temples", "at_least": 1, "at_most": None},
        "gain": {"what": "runes", "n": 1, "attribute": None},
    }
    assert (surtur["slots"], surtur["die"], surtur["costs"]["upgrade_army"]) == ([5, 4, 3, 2, 1], [1, 1, 1, 2, 2, 3], 2)
    assert not [word for word in ("source", "name_de", "refs") if word in str(told)]

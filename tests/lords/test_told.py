"""What is told: each event with all its fields, as everybody reads it after the end."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from meadhall import SPECTATOR, Match
from meadhall.games import lords
from meadhall.games.lords.game import GAME
from meadhall.games.lords.pieces import MONSTERS

from .playing import Given, Table
from .test_artifacts import hunting
from .test_battle import attack, play
from .test_hunt import attacked, wounding
from .test_hunt import play as hunt
from .test_maneuvers import maneuvers
from .test_monsters import MOVE, bound, roused
from .test_monument import building
from .test_runes import rich, runes
from .test_special import alone, marked, owning, special


def told(table: Table, kind: str) -> dict[str, Any]:
    """The last event of a kind, without its name."""
    return {name: value for name, value in table.events(kind)[-1].items() if name != "kind"}


# --- what is played --------------------------------------------------------------------------------------------------


def praying() -> Table:
    return Given(3).priests(0, 1).level("thor", 1).top("axe").turn(0).point("monument:thor")


def forging() -> Table:
    """A Hero with Wisdom 2 takes a third Rune and gives one back."""
    given = Given(3).hero(0, 10).forge(10, "uruz").runes(0, othala=2)
    return given.turn(0).point("forge:10", "rune:othala")


def weeping() -> Table:
    return owning(Given(3).hero(0, 8).priests(0, 2), "golden_tears").turn(0).point("card:golden_tears", "rune:algiz")


def walking() -> Table:
    return Given(3).hero(0, 8).turn(0).point("region:10", "do:done")


def sailing() -> Table:
    return Given(3).hero(0, 8).turn(0).point("sea:ne", "do:done")


def healing() -> Table:
    return Given(3).hero(0, 8).injured(0, "might").turn(0).point("attribute:might")


def throwing() -> Table:
    given = Given(3).hero(0, 8).monster("garm", 19).monster("troll", 20).artifact(0, "mjolnir")
    given.s.foes[MONSTERS.index("garm")].wounds = [1, 1, 1, 1, -1, 2, 0]
    return given.turn(0).point("exhaust>artifact:mjolnir", "monster:garm")


def binding() -> Table:
    """A third Monster gets a ring, and another one loses its own."""
    given = rich().monster("garm", 8).monster("troll", 9).monster("jotunn", 10)
    return runes(bound(bound(given, "troll", 0), "jotunn", 0)).point("control>monster:garm", "monster:troll")


def stomping() -> Table:
    return roused(rich().monster("draugr", 18).armies(1, 19, 3), "draugr", MOVE).point("region:19")


def burning() -> Table:
    """Nidhogg lowers an Army, takes a card of its owner and the Rune of a Forge."""
    given = bound(rich().monster("nidhogg", 10).armies(1, 10, 2).hand(1, "axe").forge(10, "uruz"), "nidhogg", 0)
    return roused(given, "nidhogg").luck(0).point("do:attack")


def allying() -> Table:
    return runes(rich().top("axe")).point("realm:alfheim")


def placing() -> Table:
    return runes(rich()).point("rite:hero", "rune:uruz", "rune:algiz", "region:21")


def striking(*, hero: bool) -> Table:
    given = rich().loki(8).armies(1, 19, 2).hero(1, 19)
    table = runes(given).point("boss:loki", "region:19")
    return table.point("hero:1", "attribute:might") if hero else table.point("army:1.19.2")


def bargaining() -> Table:
    return runes(marked(owning(rich(), "bargain_of_norns"), "usurp", 1, 0)).point("card:bargain_of_norns", *PAID)


PAID = ("rune:uruz", "rune:othala")


def moving() -> Table:
    return maneuvers(Given(3).drakkar(0, "n").armies(0, 3, 2).control(1, 4)).point("army:0.3.2", "region:4")


def rising() -> Table:
    return maneuvers(Given(3).drakkar(0, "n").armies(0, 9, 2).control(0, 9)).point("army:0.9.2", "do:raise")


def killing() -> Table:
    return roused(rich().monster("draugr", 18).armies(1, 19, 1), "draugr", MOVE).point("region:19")


def beaten() -> Table:
    """Seat 0 wins with eight to five; what seat 1 loses it withdraws, and a Shield spares it a Casualty."""
    given = Given(3).control(1, 10, 11).armies(1, 10, 3, 1).hand(1, "shield").hand(0, "axe")
    return play(attack(given), "shield", "axe").point("army:1.10.1")


def dropped() -> Table:
    """The Guard of the hall kills the attacker before the Battle."""
    return attack(owning(Given(3).hero(1, 10).control(1, 10).armies(1, 10, 3), "hall_guard", seat=1), 1)


def covering() -> Table:
    return special(marked(Given(3).hero(0, 8), "prepare", 1)).point("action:prepare", "rune:uruz")


def befriending() -> Table:
    given = Given(3).hero(0, 8).allied(0, "niflheim").control(0, 8, 21).armies(0, 8, 2)
    return special(given).point("action:prepare", "do:army")


def building_a_temple() -> Table:
    given = Given(3).hero(0, 7).control(0, 3).temples(4)
    return special(given).point("action:build_temple")


def picking() -> Table:
    table = building_a_temple()
    return table.point("card:golden_tears", "card:friend_of_realms", "card:temple_tithe")


def building_a_monument() -> Table:
    given = Given(3).hero(0, 8).level("thor", 2).control(0, 10).forge(10, "algiz", lying=False)
    given.s.fallen[:2] = [True, True]
    return building(given).point("monument:thor")


def drawing_an_event() -> Table:
    return building(Given(3).hero(0, 8), card=5).point("monument:thor")


def beginning_a_hunt() -> Table:
    return hunting(Given(3).attributes(0, might=3))


def defending() -> Table:
    """A spear is not enough for special_2; nidhogg injures, and Wisdom 5 still finds the Weak Spot."""
    given = Given(3).attributes(0, wisdom=5, might=4).hand(0, "spear", "bow")
    return hunt(attacked(given, "special_2", "roar"), "special_2", "spear", "do:done").point("attribute:might")


def poisoned() -> Table:
    given = Given(3).attributes(0, might=4)
    return hunt(attacked(given, "fangs"), "fangs").point("attribute:authority")


def wounding_garm() -> Table:
    """giants_bane lets a hammer count as a spear, and it takes an attack out of the Monster's hand."""
    given = owning(Given(3).hand(0, "hammer", "shield"), "giants_bane")
    table = wounding(given, "claw_1", "claw_2").luck(0)
    return hunt(table, "wound:garm.2", "hammer").point("card:giants_bane", "do:apply")


def slaying() -> Table:
    """garm has one slot left, and seat 1 has markers on four."""
    given = Given(3).hand(0, "bow", "shield")
    given.s.foes[MONSTERS.index("garm")].wounds = [1, 1, 1, 1, 0, 2, -1]
    return hunt(wounding(given), "wound:garm.7", "bow").point("rune:uruz")


def shuffling() -> Table:
    given = Given(3).hero(0, 8).only(discards=("bow", "axe", "spear"))
    return special(given).point("action:prepare", "do:card", "do:rune")


def using_a_card() -> Table:
    return owning(Given(3).hero(0, 8), "wind_caller").turn(0).point("card:wind_caller", "sea:ne")


def winning() -> Table:
    given = Given(3).hero(0, 7).control(0, 3, 4, 6, 8, 10).temples(3, 4, 6, 8)
    return special(given).point("action:build_temple")


def exhausting() -> Table:
    return hunting(Given(3).artifact(0, "root_fang")).point("exhaust>artifact:root_fang", "wound:garm.2")


def usurping() -> Table:
    return special(alone(15).attributes(0, might=6).control(1, 15).artifact(1, "mjolnir")).point(*USURPED)


USURPED = ("action:usurp", "region:15")


def holding_a_land() -> Table:
    given = Given(3).drakkar(0, "n").control(0, 8, 9).control(1, 10).armies(0, 9, 1)
    return maneuvers(given).point("army:0.9.1", "region:10")


def showing() -> Table:
    return hunt(attacked(Given(3).hand(0, "axe"), "special_1", foe="loki"), "special_1", "do:done")


def warding(*cards: str) -> Table:
    """The hunter has played these cards against a Claw Strike."""
    table = attacked(Given(3).hero(0, 8).hand(0, "shield", "spear"), "claw_1")
    return hunt(table, "claw_1", *cards, "do:done")


TOLD: list[tuple[Callable[[], Table], str, dict[str, Any]]] = [
    (praying, "priest_sent", {"seat": 0, "monument": "monument:thor"}),
    (praying, "attribute_raised", {"seat": 0, "attribute": "attribute:might", "to": 3}),
    (praying, "cards_drawn", {"seat": 0, "n": 1, "cards": ["card:axe.1"]}),
    (praying, "step", {"step": "hero"}),
    (forging, "rune_forged", {"seat": 0, "rune": "rune:uruz", "region": "region:10"}),
    (forging, "rune_discarded", {"seat": 0, "rune": "rune:othala"}),
    (weeping, "priests_returned", {"seat": 0, "n": 1}),
    (weeping, "card_used", {"seat": 0, "card": "card:golden_tears"}),
    (weeping, "rune_gained", {"seat": 0, "rune": "rune:algiz"}),
    (walking, "walked", {"seat": 0, "hero": "hero:0", "card": "card:ragnar", "region": "region:10"}),
    (sailing, "sailed", {"seat": 0, "sea": "sea:ne"}),
    (healing, "healed", {"seat": 0, "attribute": "attribute:might"}),
    (throwing, "artifact_exhausted", {"seat": 0, "artifact": "artifact:mjolnir"}),
    (throwing, "wounded", {"seat": 0, "monster": "monster:garm", "slot": 5, "left": 0}),
    (throwing, "slain", {"seat": 0, "monster": "monster:garm"}),
    (throwing, "slayer_token", {"seat": 1}),
    (throwing, "artifact_lost", {"artifact": "artifact:gnipa_chain"}),
    (binding, "rune_action", {"seat": 0, "action": "rite:control"}),
    (binding, "rune_paid", {"seat": 0, "rune": "rune:algiz"}),
    (binding, "monster_freed", {"seat": 0, "monster": "monster:troll"}),
    (binding, "monster_bound", {"seat": 0, "monster": "monster:garm"}),
    (stomping, "rolled", {"monster": "monster:draugr", "face": "move"}),
    (stomping, "monster_moved", {"monster": "monster:draugr", "region": "region:19"}),
    (stomping, "stomped", {"monster": "monster:draugr", "seat": 1}),
    (stomping, "army_lowered", {"seat": 1, "region": "region:19", "value": 2, "before": 3}),
    (burning, "region_attack", {"monster": "monster:nidhogg", "region": "region:10"}),
    (burning, "card_discarded", {"seat": 1, "card": "card:axe.1"}),
    (burning, "forge_emptied", {"region": "region:10", "rune": "rune:uruz"}),
    (allying, "allied", {"seat": 0, "realm": "realm:alfheim"}),
    (placing, "hero_placed", {"seat": 0, "hero": "hero:0", "card": "card:ragnar", "region": "region:21"}),
    (lambda: striking(hero=True), "boss_placed", {"boss": "boss:loki", "region": "region:19"}),
    (lambda: striking(hero=True), "boss_strikes", {"seat": 1, "what": "hero"}),
    (lambda: striking(hero=True), "injured", {"seat": 1, "attribute": "attribute:might"}),
    (lambda: striking(hero=False), "boss_strikes", {"seat": 1, "what": "army"}),
    (bargaining, "marker_taken_back", {"seat": 0, "action": "action:usurp"}),
    (moving, "army_moved", {"seat": 0, "to": "region:4", "value": 2, "from": "region:3"}),
    (moving, "control", {"seat": 0, "region": "region:4", "before": 1}),
    (rising, "army_raised", {"seat": 0, "region": "region:9", "value": 3}),
    (killing, "army_killed", {"seat": 1, "region": "region:19", "value": 1}),
    (beaten, "battle", {"region": "region:10", "attacker": 0, "defender": 1}),
    (beaten, "card_played", {"seat": 0, "card": "card:axe.1"}),
    (beaten, "casualty_ignored", {"seat": 1, "what": "army:1.10.1"}),
    (
        beaten,
        "battle_counted",
        {"region": "region:10", "attacker": 0, "defender": 1, "winner": 0, "values": [8, 5], "attack": 8, "defence": 5},
    ),
    (beaten, "army_withdrawn", {"seat": 1, "to": "region:11", "value": 2, "from": "region:10"}),
    (beaten, "battle_over", {"region": "region:10", "winner": 0}),
    (beaten, "passed", {"seat": 0}),
    (dropped, "battle_over", {"region": "region:10", "winner": None}),
    (covering, "special", {"seat": 0, "action": "action:prepare", "covered": 1}),
    (befriending, "bonus_taken", {"seat": 0, "realm": "realm:niflheim"}),
    (befriending, "army_transferred", {"seat": 0, "to": "region:21", "value": 2, "from": "region:8"}),
    (befriending, "special", {"seat": 0, "action": "action:prepare", "covered": None}),
    (building_a_temple, "temple_built", {"seat": 0, "region": "region:3", "left": 5}),
    (building_a_temple, "priests_gained", {"seat": 0, "n": 1}),
    (
        building_a_temple,
        "blessings_offered",
        {"seat": 0, "cards": ["card:golden_tears", "card:vanir_pact", "card:friend_of_realms", "card:temple_tithe"]},
    ),
    (picking, "blessing_taken", {"seat": 1, "card": "card:temple_tithe"}),
    (picking, "blessings_left", {"cards": ["card:vanir_pact"]}),
    (picking, "turn", {"seat": 1}),
    (building_a_monument, "monument_built", {"seat": 0, "monument": "monument:thor", "level": 3}),
    (building_a_monument, "requisite_met", {"requisite": "requisite:monument_3", "fallen": 3, "needs": 3}),
    (building_a_monument, "ragnarok", {"seat": 0}),
    (building_a_monument, "cleared", {}),
    (building_a_monument, "forges_filled", {"regions": ["region:10"]}),
    (building_a_monument, "runes_harvested", {"seat": 0, "regions": ["region:10"]}),
    (drawing_an_event, "event_drawn", {"card": "card:event_5"}),
    (drawing_an_event, "monster_placed", {"monster": "monster:draugr", "region": "region:5"}),
    (beginning_a_hunt, "hunt", {"seat": 0, "foe": "monster:garm", "side": 2}),
    (beginning_a_hunt, "attacks_drawn", {"seat": 2, "n": 2}),
    (defending, "attack_played", {"seat": 2, "card": "card:special_2"}),
    (defending, "defended_with", {"seat": 0, "card": "card:spear.1"}),
    (defending, "attack_answered", {"seat": 0, "defended": False, "answer": "hit", "rage": 4, "value": 2}),
    (
        lambda: warding("shield"),
        "attack_answered",
        {"seat": 0, "defended": True, "answer": "shield", "rage": 3, "value": 1},
    ),
    (
        lambda: warding("spear", "shield"),
        "attack_answered",
        {"seat": 0, "defended": True, "answer": "ward", "rage": 3, "value": 3},
    ),
    (defending, "weak_spot", {"seat": 0, "reached": True}),
    (defending, "attack_over", {"card": "card:special_2"}),
    (defending, "attacks_drawn", {"seat": 2, "n": 2}),
    (poisoned, "attribute_lowered", {"seat": 0, "attribute": "attribute:might", "to": 3}),
    (wounding_garm, "hunt_card", {"seat": 0, "card": "card:hammer.1"}),
    (wounding_garm, "card_used", {"seat": 0, "card": "card:giants_bane"}),
    (wounding_garm, "wounded", {"seat": 0, "monster": "monster:garm", "slot": 2, "left": 6}),
    (wounding_garm, "attack_lost", {"seat": 2, "card": "card:claw_1"}),
    (wounding_garm, "wound_over", {"seat": 0}),
    (slaying, "hunt_over", {"seat": 0, "foe": "monster:garm", "won": True}),
    (slaying, "artifact_taken", {"seat": 0, "artifact": "artifact:gnipa_chain", "before": None}),
    (slaying, "slain", {"seat": 0, "monster": "monster:garm"}),
    (slaying, "slayer_token", {"seat": 1}),
    (shuffling, "shuffled", {"deck": "deck:combat", "cards": 3}),
    (using_a_card, "card_used", {"seat": 0, "card": "card:wind_caller"}),
    (winning, "ended", {"winner": 0, "ending": "gothi", "clause": "LR-36.4"}),
    (exhausting, "artifact_exhausted", {"seat": 0, "artifact": "artifact:root_fang"}),
    (exhausting, "wounded", {"seat": 0, "monster": "monster:garm", "slot": 2, "left": 6}),
    (usurping, "artifact_taken", {"seat": 0, "artifact": "artifact:mjolnir", "before": 1}),
    (usurping, "army_placed", {"seat": 0, "region": "region:15", "value": 2}),
    (holding_a_land, "land_held", {"seat": 0, "land": "land:svealand", "lands": 1, "needs": 3}),
    (building_a_monument, "monument_complete", {"seat": 0, "monument": "monument:thor"}),
    (showing, "card_shown", {"seat": 0, "card": "card:axe.1"}),
]


@pytest.mark.parametrize(("play", "kind", "fields"), TOLD, ids=[f"{kind}-{k}" for k, (_, kind, _) in enumerate(TOLD)])
def test_an_event_is_told_with_all_its_fields(play: Callable[[], Table], kind: str, fields: dict[str, Any]) -> None:
    assert told(play(), kind) == fields


def test_the_beginning_is_told() -> None:
    """Colours, Forges, Loki and the Monsters, and the first player's Hero Draft."""
    table = Table(Match.new(GAME, 3, 4))
    while not table.events("round"):
        table.point(table.offered[0])
    assert told(table, "round") == {"round": 1}
    assert [told["colour"] for told in table.events("colour")] == ["colour:red", "colour:blue", "colour:white"]
    assert [told["seat"] for told in table.events("colour")] == [0, 1, 2]
    forges = {f"region:{k + 1}": one["forge"] for k, one in enumerate(table.table["regions"]) if one["forge"]}
    assert told(table, "forges") == {"forges": forges}
    drawn = [event["card"].removeprefix("card:event_") for event in table.events("event_drawn")]
    assert told(table, "boss_placed") == {"boss": "boss:loki", "region": f"region:{drawn[0]}"}
    assert [event["region"] for event in table.events("monster_placed")] == [f"region:{one}" for one in drawn[1:]]
    seat = table.table["starter"]
    assert told(table, "draft") == {"starter": seat}
    for seat in range(3):
        player = table.player(seat)
        kept = {"seat": seat, "card": player["tile"]}
        assert drafted(table, "hero_kept", seat) == kept
        assert drafted(table, "origin_kept", seat) == {"seat": seat, "card": player["origin"]}
        assert set(drafted(table, "drakkar_placed", seat)) == {"seat", "sea"}
        assert drafted(table, "landed", seat) == kept | {"hero": f"hero:{seat}", "region": player["region"]}


def drafted(table: Table, kind: str, seat: int) -> dict[str, Any]:
    """What was told of a kind when a seat drafted."""
    (told,) = (event for event in table.events(kind) if event["seat"] == seat)
    return {name: value for name, value in told.items() if name != "kind"}


def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    table = Given(3).priests(0, 1).level("thor", 1).top("axe").turn(0)
    (drawn,) = (event for event in table.match.answer(0, "monument:thor") if event.kind == "cards_drawn")
    assert drawn.seen_by(0)["cards"] == ["card:axe.1"]
    for other in (1, 2, SPECTATOR):
        assert "card:axe.1" not in str(drawn.seen_by(other))
        assert drawn.seen_by(other)["n"] == 1


def test_every_event_is_looked_at() -> None:
    """All that the rules tell stands in the list above, but for the beginning of a match."""
    rules = (Path(lords.__file__).parent).glob("*.py")
    kinds = {kind for file in rules for kind in re.findall(r'\btell\(s, "(\w+)"', file.read_text("utf-8"))}
    beginning = {"colour", "forges", "draft", "hero_kept", "origin_kept", "drakkar_placed", "landed", "round"}
    assert kinds - {kind for _, kind, _ in TOLD} == beginning | {"army_supports"}  # the last beside Followers alone

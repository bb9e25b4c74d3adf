"""What is told: each event with all its fields, as everybody reads it after the end."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import meadhall.games.lords
from meadhall import EVERYONE, Match
from meadhall.games.lords.game import GAME
from meadhall.games.lords.pieces import COLOUR_OPTIONS
from tests.said import Said

from .playing import Given, Table
from .test_battle import attack
from .test_battle import play as fight
from .test_hunt import attacked, play, wounding
from .test_monsters import ATTACK, MOVE, bound, roused
from .test_monument import building
from .test_runes import rich, runes
from .test_special import marked, owning, special


def told(table: Table, kind: str) -> dict[str, Any]:
    """The last event of a kind, without its name."""
    return {name: value for name, value in table.events(kind)[-1].items() if name != "kind"}


def devout() -> Given:
    return Given().hero(0, 6).forge(6, "othala").priests(0, 1).level("thor", 1).top("axe")


def praying() -> Table:
    return devout().turn().point("monument:thor")


def walking() -> Table:
    return Given().hero(0, 8).turn().point("region:9")


def mended() -> Table:
    return Given().hero(0, 8).injured(0, "might").turn().point("attribute:might")


def allying() -> Table:
    return runes(rich()).point("realm:alfheim")


def placed() -> Table:
    return runes(rich()).point("rite:hero", "rune:uruz", "rune:algiz", "region:2")


def raised() -> Table:
    return runes(rich().armies(0, 16, 1)).point("rite:raise", "rune:uruz", "rune:algiz")


def bargaining() -> Table:
    given = marked(owning(rich(), "bargain_of_norns"), "prepare", 0)
    return runes(given).point("card:bargain_of_norns", "rune:uruz", "rune:algiz")


def binding() -> Table:
    """A third Monster takes the ring of the first."""
    given = bound(bound(rich().monster("garm", 8).monster("troll", 2).monster("draugr", 3), "troll", 0), "draugr", 0)
    return runes(given).point("control>monster:garm", "monster:troll")


def stomping() -> Table:
    return roused(rich().armies(1, 9, 3).control(1, 9).monster("garm", 10), "garm", MOVE).point("region:9")


def killing() -> Table:
    return roused(rich().armies(1, 9, 1).control(1, 9).monster("garm", 10), "garm", MOVE).point("region:9")


def gnawing() -> Table:
    """Nidhogg attacks by a Forge where a player with a card stands."""
    given = rich().monster("nidhogg", 6).forge(6, "uruz").hero(1, 6).hand(1, "axe")
    return roused(given, "nidhogg", ATTACK)


def driving() -> Table:
    """The Troll drives Armies out of Region 9."""
    return roused(rich().armies(1, 9, 3).control(1, 9, 10).monster("troll", 9), "troll", ATTACK)


def loki_comes(*answers: str) -> Table:
    given = rich().loki(8).hero(1, 9).armies(2, 9, 2)
    return runes(given).point("boss:loki", "region:9", *answers)


def recruiting() -> Table:
    return special(Given().hero(0, 8)).point("action:reinforce", "region:1")


def covering() -> Table:
    return special(marked(Given().hero(0, 8), "reinforce", 1)).point("action:reinforce")


def bonus() -> Table:
    given = Given().hero(0, 8).armies(1, 9, 2).control(1, 9, 12).allied(1, "niflheim")
    return special(given).point("action:prepare", "do:army")


def building_a_temple() -> Table:
    return special(Given().hero(0, 8).control(0, 3)).point("action:build_temple")


def drafting() -> Table:
    given = Given().hero(0, 8).control(0, 3).temples(6)
    table = special(given).point("action:build_temple")
    return table.point(table.offered[0])


def usurping() -> Table:
    return special(Given().hero(0, 9).control(1, 9)).point("action:usurp")


def taking_a_land() -> Table:
    return special(Given().hero(0, 9).control(1, 9).control(0, 8, 10, 11)).point("action:usurp")


def taking_a_monument() -> Table:
    return special(Given().hero(0, 4).control(1, 4).artifact(1, "gungnir")).point("action:usurp")


def completing() -> Table:
    return building(Given().hero(0, 8).level("odin", 2).control(0, 3, 6).temples(3)).point("monument:odin")


def dooming() -> Table:
    given = Given().hero(0, 8).level("odin", 2)
    given.s.fallen[:2] = [True, True]
    return building(given).point("monument:odin")


def slaying() -> Table:
    """Mjölnir covers the last slot of Garm; another player has covered four."""
    given = Given().hero(0, 8).monster("garm", 2).artifact(0, "mjolnir")
    given.s.foes[4].wounds = [1, 1, 1, 1, 0, 0, -1]
    return given.turn().point("exhaust>artifact:mjolnir")


def mauled() -> Table:
    table = attacked(Given().hand(0, "shield", "spear").top("bow", "bow"), "claw_1", "blow_1")
    return play(table, "claw_1")


def warding() -> Table:
    return play(mauled(), "shield", "do:done")


def leaving(given: Given) -> Table:
    """A hunter who has dealt no Wound ends the round."""
    return play(wounding(given.hand(0, "axe")), "do:done")


def taking_the_chain() -> Table:
    """All slots of Garm without a Reward are covered."""
    given = Given().hero(0, 8).monster("garm", 8)
    given.s.foes[4].wounds = [-1, 0, 0, -1, 0, -1, -1]
    return leaving(given).point("attribute:might")


def hammering() -> Table:
    table = wounding(Given().hero(0, 8).hand(0, "hammer", "sword"), "claw_1", "claw_2", foe="troll")
    return play(table, "wound:troll.5", "hammer", "do:apply")


def poisoned() -> Table:
    table = play(attacked(Given().attributes(0, might=4), "fangs"), "fangs")
    while table.prompt == "injury_take":
        table.point(table.offered[0])
    return table


def fought() -> Table:
    return fight(attack(Given().control(1, 10).armies(1, 10, 2).hand(1, "shield")), "shield")


def shielded() -> Table:
    return fight(attack(Given().control(1, 10, 11).armies(1, 10, 2).hand(1, "shield")), "shield").point("army:1.10.2")


def guarded() -> Table:
    """The Hall Guard kills the only attacker."""
    given = owning(Given().control(1, 10).armies(1, 10, 2).hero(1, 10), "hall_guard", seat=1)
    return attack(given, 1)


def ending() -> Table:
    given = Given().hero(0, 9).control(1, 9).control(0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11)
    return special(given).point("action:usurp")


def shuffling() -> Table:
    given = Given().hero(0, 8).only(discards=("axe", "bow"))
    return special(given).point("action:prepare", "do:card")


def weeping() -> Table:
    return owning(Given().hero(0, 8).priests(0, 1), "golden_tears").turn().point("card:golden_tears")


TOLD: list[tuple[Callable[[], Table], str, dict[str, Any]]] = [
    (praying, "priest_sent", {"seat": 0, "monument": "monument:thor"}),
    (praying, "attribute_raised", {"seat": 0, "attribute": "attribute:might", "to": 3}),
    (praying, "cards_drawn", {"seat": 0, "n": 1, "cards": ["card:axe.1"]}),
    (
        lambda: praying().point("forge:6"),
        "rune_forged",
        {"seat": 0, "rune": "rune:othala", "region": "region:6"},
    ),
    (weeping, "card_used", {"seat": 0, "card": "card:golden_tears"}),
    (weeping, "priests_returned", {"seat": 0, "n": 1}),
    (lambda: weeping().point("rune:uruz"), "rune_gained", {"seat": 0, "rune": "rune:uruz"}),
    (walking, "walked", {"seat": 0, "hero": "hero:0", "card": "card:ragnar", "region": "region:9"}),
    (lambda: Given().hero(0, 8).turn().point("sea:ne"), "sailed", {"seat": 0, "sea": "sea:ne"}),
    (mended, "healed", {"seat": 0, "attribute": "attribute:might"}),
    (mended, "step", {"step": "maneuvers"}),
    (allying, "rune_action", {"seat": 0, "action": "rite:alliance"}),
    (allying, "rune_paid", {"seat": 0, "rune": "rune:othala"}),
    (allying, "allied", {"seat": 0, "realm": "realm:alfheim"}),
    (placed, "hero_placed", {"seat": 0, "hero": "hero:0", "card": "card:ragnar", "region": "region:2"}),
    (raised, "army_raised", {"seat": 0, "region": "region:16", "value": 2}),
    (raised, "control", {"seat": 0, "region": "region:16", "before": None}),
    (bargaining, "rune_action", {"seat": 0, "action": "card:bargain_of_norns"}),
    (bargaining, "marker_taken_back", {"seat": 0, "action": "action:prepare"}),
    (binding, "monster_freed", {"seat": 0, "monster": "monster:troll"}),
    (binding, "monster_bound", {"seat": 0, "monster": "monster:garm"}),
    (stomping, "rolled", {"monster": "monster:garm", "face": "move"}),
    (stomping, "monster_moved", {"monster": "monster:garm", "region": "region:9"}),
    (stomping, "stomped", {"monster": "monster:garm", "seat": 1}),
    (stomping, "army_lowered", {"seat": 1, "region": "region:9", "value": 2, "before": 3}),
    (killing, "army_killed", {"seat": 1, "region": "region:9", "value": 1}),
    (gnawing, "region_attack", {"monster": "monster:nidhogg", "region": "region:6"}),
    (gnawing, "card_discarded", {"seat": 1, "card": "card:axe.1"}),
    (gnawing, "forge_emptied", {"region": "region:6", "rune": "rune:uruz"}),
    (driving, "army_withdrawn", {"seat": 1, "to": "region:10", "value": 3, "from": "region:9"}),
    (loki_comes, "boss_placed", {"boss": "boss:loki", "region": "region:9"}),
    (lambda: loki_comes("hero:1"), "boss_strikes", {"seat": 1, "what": "hero"}),
    (lambda: loki_comes("army:2.9.2"), "boss_strikes", {"seat": 2, "what": "army"}),
    (recruiting, "special", {"seat": 0, "action": "action:reinforce", "covered": None}),
    (recruiting, "army_placed", {"seat": 0, "region": "region:1", "value": 2}),
    (recruiting, "turn", {"seat": 1}),
    (covering, "special", {"seat": 0, "action": "action:reinforce", "covered": 1}),
    (bonus, "bonus_taken", {"seat": 1, "realm": "realm:niflheim"}),
    (bonus, "army_transferred", {"seat": 1, "to": "region:12", "value": 2, "from": "region:9"}),
    (shuffling, "shuffled", {"deck": "deck:combat", "cards": 2}),
    (building_a_temple, "temple_built", {"seat": 0, "region": "region:3", "left": 6}),
    (building_a_temple, "priests_gained", {"seat": 0, "n": 1}),
    (
        drafting,
        "blessings_offered",
        {
            "seat": 0,
            "cards": ["card:golden_tears", "card:vanir_pact", "card:friend_of_realms", "card:temple_tithe"],
        },
    ),
    (drafting, "blessing_taken", {"seat": 0, "card": "card:golden_tears"}),
    (
        lambda: drafting().point("card:friend_of_realms", "card:temple_tithe"),
        "blessings_left",
        {"cards": ["card:vanir_pact"]},
    ),
    (usurping, "control", {"seat": 0, "region": "region:9", "before": 1}),
    (taking_a_land, "land_held", {"seat": 0, "land": "land:svealand", "lands": 1, "needs": 3}),
    (taking_a_monument, "artifact_taken", {"seat": 0, "artifact": "artifact:gungnir", "before": 1}),
    (completing, "monument_built", {"seat": 0, "monument": "monument:odin", "level": 3}),
    (completing, "monument_complete", {"seat": 0, "monument": "monument:odin"}),
    (completing, "requisite_met", {"requisite": "requisite:monument_3", "fallen": 1, "needs": 3}),
    (completing, "cleared", {}),
    (completing, "runes_harvested", {"seat": 0, "regions": ["region:6"]}),
    (completing, "event_drawn", {"card": "card:event_7"}),
    (completing, "monster_placed", {"monster": "monster:jotunn", "region": "region:7"}),
    (
        lambda: building(Given().hero(0, 8).forge(6, "uruz", lying=False)).point("monument:odin"),
        "forges_filled",
        {"regions": ["region:6"]},
    ),
    (dooming, "ragnarok", {"seat": 0}),
    (slaying, "artifact_exhausted", {"seat": 0, "artifact": "artifact:mjolnir"}),
    (slaying, "wounded", {"seat": 0, "monster": "monster:garm", "slot": 7, "left": 0}),
    (slaying, "slain", {"seat": 0, "monster": "monster:garm"}),
    (slaying, "slayer_token", {"seat": 1}),
    (slaying, "artifact_lost", {"artifact": "artifact:gnipa_chain"}),
    (
        lambda: special(Given().hero(0, 8).monster("garm", 8)).point("action:monsters", "monster:garm"),
        "hunt",
        {"seat": 0, "foe": "monster:garm", "side": 2},
    ),
    (mauled, "attack_played", {"seat": 2, "card": "card:claw_1"}),
    (warding, "defended_with", {"seat": 0, "card": "card:shield.1"}),
    (
        warding,
        "attack_answered",
        {"seat": 0, "defended": True, "answer": "shield", "rage": 3, "value": 1},
    ),
    (
        lambda: play(mauled(), "shield", "spear", "do:done"),
        "attack_answered",
        {"seat": 0, "defended": True, "answer": "ward", "rage": 3, "value": 3},
    ),
    (
        poisoned,
        "attack_answered",
        {"seat": 0, "defended": False, "answer": "hit", "rage": 4, "value": 0},
    ),
    (warding, "weak_spot", {"seat": 0, "reached": False}),
    (warding, "attacks_drawn", {"seat": 2, "n": 2}),
    (warding, "attack_over", {"card": "card:claw_1"}),
    (poisoned, "injured", {"seat": 0, "attribute": "attribute:authority"}),
    (poisoned, "attribute_lowered", {"seat": 0, "attribute": "attribute:might", "to": 3}),
    (hammering, "hunt_card", {"seat": 0, "card": "card:hammer.1"}),
    (hammering, "wounded", {"seat": 0, "monster": "monster:troll", "slot": 5, "left": 6}),
    (hammering, "wound_over", {"seat": 0}),
    (
        lambda: leaving(Given().hero(0, 8)),
        "hunt_over",
        {"seat": 0, "foe": "monster:garm", "won": False},
    ),
    (taking_the_chain, "artifact_taken", {"seat": 0, "artifact": "artifact:gnipa_chain", "before": None}),
    (fought, "army_moved", {"seat": 0, "to": "region:10", "value": 4, "from": "region:9"}),
    (fought, "battle", {"region": "region:10", "attacker": 0, "defender": 1}),
    (fought, "card_played", {"seat": 1, "card": "card:shield.1"}),
    (fought, "passed", {"seat": 1}),
    (
        fought,
        "battle_counted",
        {
            "region": "region:10",
            "attacker": 0,
            "defender": 1,
            "winner": 0,
            "values": [4, 3],
            "attack": 4,
            "defence": 3,
        },
    ),
    (shielded, "casualty_ignored", {"seat": 1, "what": "army:1.10.2"}),
    (shielded, "battle_over", {"region": "region:10", "winner": 0}),
    (shielded, "round", {"round": 1}),
    (guarded, "battle_over", {"region": "region:10", "winner": None}),
    (ending, "ended", {"winner": 0, "ending": "jarl", "clause": "LR-36.3"}),
]


@pytest.mark.parametrize(("tell", "kind", "fields"), TOLD, ids=[f"{kind}-{k}" for k, (_, kind, _) in enumerate(TOLD)])
def test_an_event_is_told_with_all_its_fields(tell: Callable[[], Table], kind: str, fields: dict[str, Any]) -> None:
    assert told(tell(), kind) == fields


def test_runes_above_the_limit_and_a_lost_attack_are_told() -> None:
    """Which attack chance takes is not said before."""
    table = Given().hero(0, 6).runes(0, uruz=2).forge(6, "othala").turn().point("forge:6", "rune:uruz")
    assert told(table, "rune_discarded") == {"seat": 0, "rune": "rune:uruz"}
    lost = told(hammering(), "attack_lost")
    assert (lost["seat"], lost["card"]) in ((2, "card:claw_1"), (2, "card:claw_2"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_beginning_is_told(seats: int) -> None:
    table = Table(Match.new(GAME, seats, 4))
    while table.prompt == "setup_colour":
        table.point(table.offered[0])
    assert told(table, "colour") == {"seat": seats - 1, "colour": COLOUR_OPTIONS[seats - 1].ref}
    (forges,) = told(table, "forges").values()
    assert len(forges) == (4 if seats == 2 else 6)
    starter = told(table, "draft")["starter"]
    hero = table.offered[0]
    table.point(hero)
    assert told(table, "hero_kept") == {"seat": starter, "card": hero}
    origin = table.offered[-1]
    table.point(origin)
    assert told(table, "origin_kept") == {"seat": starter, "card": origin}
    table.point("sea:n")
    assert told(table, "drakkar_placed") == {"seat": starter, "sea": "sea:n"}
    table.point("region:5")
    where = {"hero": f"hero:{starter}", "card": hero, "region": "region:5"}
    assert told(table, "landed") == {"seat": starter} | where


def test_cards_that_others_draw_are_told_by_number_alone() -> None:
    answered = devout().turn().match.answer(0, "monument:thor")
    (drawn,) = (event for event in answered if event.kind == "cards_drawn")
    assert drawn.seen_by(0)["cards"] == ["card:axe.1"]
    assert drawn.seen_by(1)["cards"] == "hidden"
    assert drawn.seen_by(1)["n"] == 1
    assert drawn.seen_by(EVERYONE)["cards"] == ["card:axe.1"]


def test_every_event_is_looked_at() -> None:
    """All that the rules tell stands in the list above, but for what two tests of their own look at."""
    kinds = set(Said(Path(meadhall.games.lords.__file__).parent, "LR").told)
    elsewhere = {"colour", "forges", "draft", "hero_kept", "origin_kept", "drakkar_placed", "landed"}
    assert kinds - {kind for _, kind, _ in TOLD} == elsewhere | {"attack_lost", "rune_discarded"}

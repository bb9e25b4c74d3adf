"""What is asked: each question with what it is about, what it offers, and what it refuses with its clause."""

from collections.abc import Callable
from typing import Any

import pytest

from meadhall import Match
from meadhall.games.lords.board import REALMS
from meadhall.games.lords.game import GAME
from meadhall.games.lords.surtur.rules import RULES as FOLLOWERS
from meadhall.kernel import prompts_of

from .playing import Given, Table
from .test_artifacts import hunting
from .test_battle import attack, play
from .test_draft import choosing
from .test_heroes import led
from .test_hunt import attacked, wounding
from .test_hunt import play as hunt
from .test_maneuvers import maneuvers
from .test_monsters import MOVE, bound, roused
from .test_monument import building
from .test_runes import rich, runes
from .test_setup import opened
from .test_special import alone, marked, owning, special, taking

PAID = ("rune:uruz", "rune:othala")


def regions(*numbers: int) -> list[str]:
    return [f"region:{number}" for number in numbers]


def all_but(*numbers: int) -> list[str]:
    return regions(*(number for number in range(1, 22) if number not in numbers))


# --- what is played --------------------------------------------------------------------------------------------------


def colouring() -> Table:
    return Table(Match.new(GAME, 3, 1)).point("colour:blue")


def landing(*seas: str) -> Table:
    """The last to draft: the others have landed in Regions 1 and 9; nobody can land at the southern Sea."""
    given = Given(3).armies(0, 9, 1, 1).control(0, 9).armies(1, 1, 1, 1).control(1, 1)
    given.control(0, 14, 16).armies(1, 17, 1)
    given.s.step, given.s.players[2].hero, given.s.players[2].drakkar = -1, -1, -1
    return given.at(["land", 2], ["place_drakkar", 2]).point(*seas)


def third_army() -> Table:
    given = Given(3).drakkar(2, "ne").armies(0, 9, 1).armies(2, 10, 1, 1)
    return given.at(["third_army", 2, 1])


def praying() -> Table:
    given = Given(3).hero(0, 10).forge(10, "uruz", lying=False).priests(0, 1).praying("odin", 1, 2, 2)
    return owning(given, "golden_tears").artifact(0, "mjolnir", charged=False).turn(0)


def stepping() -> Table:
    given = Given(3).hero(0, 10).drakkar(0, "s").injured(0, "might").artifact(0, "falcon_cloak")
    return owning(given, "wind_caller", "feast_of_goats").turn(0)


def clapping() -> Table:
    given = Given(3).hero(0, 9).armies(1, 10, 2, 3).hand(0, "axe")
    table = owning(given, "thunderclap").turn(0).point("region:10", "do:done", "card:thunderclap")
    return table.point(table.offered[0])


def chained() -> Table:
    given = Given(3).hero(0, 8).monster("garm", 8).monster("troll", 9).monster("jotunn", 19).monster("draugr", 10)
    return bound(given.artifact(0, "gnipa_chain"), "draugr", 1).turn(0).point("exhaust>artifact:gnipa_chain")


def throwing() -> Table:
    given = Given(4).hero(0, 8).hero(1, 9).hero(2, 19).hero(3, 10).injured(3, "might", "authority", "wisdom")
    given.injured(1, "might", "wisdom")
    return given.monster("garm", 20).artifact(0, "mjolnir").turn(0).point("exhaust>artifact:mjolnir")


def rites() -> Table:
    given = rich().monster("garm", 8).monster("troll", 9).allied(0, "alfheim").armies(0, 9, 6).attributes(0, wisdom=6)
    given.s.players[0].runes = [2, 1, 0]
    given.s.supply[1] += 1
    given.s.supply[2] += 2
    return runes(owning(bound(given, "troll", 1), "monster_lore", "bargain_of_norns", "war_muster"))


def ringed() -> Table:
    given = rich().monster("garm", 8).monster("troll", 9).monster("jotunn", 10).monster("draugr", 11)
    return runes(bound(bound(bound(given, "troll", 0), "jotunn", 0), "draugr", 1)).point("control>monster:garm")


def striking() -> Table:
    given = rich().loki(8).armies(0, 19, 2).armies(0, 19, 2).hero(1, 19).hero(2, 19)
    return runes(given.injured(2, "might", "authority", "wisdom")).point("boss:loki", "region:19")


def menu() -> Table:
    given = Given(3).drakkar(0, "n").armies(0, 9, 1, 1).control(0, 9).artifact(0, "barrow_crown", charged=False)
    return maneuvers(given)


def marching() -> Table:
    given = owning(Given(3).drakkar(0, "n").loki(10).armies(0, 12, 2), "forced_march")
    return maneuvers(given).point("army:0.12.2", "region:8")


def fought_for(*cards: str) -> Table:
    return attack(Given(3).control(1, 10, 11, 8).armies(1, 10, 1, 3).hand(1, *cards).hand(0, "axe", "hammer"), 6)


def withdrawing() -> Table:
    return attack(Given(3).control(1, 10, 11, 8, 21).armies(1, 10, 2), 6)


def ordering() -> Table:
    given = Given(3).hero(0, 1).drakkar(0, "s").control(0, 8).armies(0, 8, 3, 4).loki(21)
    given.control(1, 9).armies(1, 9, 1).control(2, 10).armies(2, 10, 1)
    return special(given).point("action:mobilize", "army:0.8.3", "region:9", "army:0.8.4", "region:10")


def after() -> Table:
    """Seat 0 wins with a spear, spoils_of_odin and Lagertha in her Land."""
    given = led(
        owning(Given(3).hero(0, 8).control(1, 10).armies(1, 10, 1).hand(0, "spear"), "spoils_of_odin"), "lagertha"
    )
    return play(attack(given, 3), "spear")


def before() -> Table:
    given = led(Given(3).hero(0, 8).control(1, 10).armies(1, 10, 1).artifact(0, "frost_maul"), "beowulf")
    return attack(given)


def counting() -> Table:
    return attack(Given(3).control(1, 10).armies(1, 10, 1).artifact(0, "gungnir"))


def choosing_a_special() -> Table:
    given = marked(Given(3).hero(0, 8).hero(1, 8).armies(0, 9, *[1] * 6), "mobilize", 0)
    return special(given)


def friend() -> Table:
    given = owning(Given(3).allied(0, "svartalfheim").injured(0, "might").none_left("uruz"), "friend_of_realms")
    return taking(given.attributes(2, wisdom=6), REALMS.index("svartalfheim")).point("do:take")


def transferring(*, second: bool = False) -> Table:
    given = Given(3).allied(0, "niflheim").armies(0, 8, 2).armies(0, 19, 1).control(0, 8, 21)
    table = taking(given, REALMS.index("niflheim")).point("do:army")
    return table.point("army:0.19.1") if second else table


def mobilizing() -> Table:
    given = Given(3).hero(0, 1).drakkar(0, "n").armies(0, 9, 2, 2).armies(0, 19, 1).control(0, 9)
    return special(given).point("action:mobilize", "army:0.9.2", "do:raise")


def raised() -> Table:
    return Given(3).priests(0, 1).level("odin", 2).armies(0, 8, 1, 6).armies(0, 9, 2).turn(0).point("monument:odin")


def healed() -> Table:
    return special(Given(3).hero(0, 8).injured(0, "might", "wisdom")).point("action:prepare", "do:heal")


def lowest() -> Table:
    return runes(rich().attributes(0, authority=3, might=3)).point("rite:attribute")


def highest() -> Table:
    given = Given(3).attributes(0, might=4, authority=4)
    return hunt(attacked(given, "fangs"), "fangs").point("attribute:wisdom")


def waiting() -> Table:
    """Two cards for one moment, which this box does not have: the occasion is laid out."""
    given = led(owning(Given(3).hero(0, 8), "spoils_of_odin"), "lagertha")
    given.s.step, given.s.fought = 3, [9]
    return given.armies(0, 10, 2).at(["occasion", 0, "effect_next", "battle_won", 9, [], []])


def hunted(*cards: str, foe: str = "garm") -> Table:
    return wounding(owning(Given(3).hand(0, *cards), "giants_bane"), "claw_1", "claw_2", foe=foe)


def showing() -> Table:
    return hunt(attacked(Given(3).hand(0, "axe", "bow", "bow"), "special_1", foe="loki"), "special_1", "do:done")


def furious() -> Table:
    return wounding(owning(Given(3).hand(0, "axe"), "berserker_blood"))


def hurt() -> Table:
    return attacked(Given(3).injured(0, "might").artifact(0, "troll_heart"), "claw_1")


def begun() -> Table:
    return hunting(owning(Given(3).artifact(0, "root_fang").hand(0, "axe"), "hunters_eye"))


def rousing() -> Table:
    given = bound(bound(Given(3).hero(0, 2).monster("garm", 8).monster("troll", 9), "troll", 0), "garm", 1)
    given.monster("fafnir", 20).monster("jotunn", 19)
    bound(given, "jotunn", 0)
    return special(given).point("action:monsters", "monster:troll", "do:move", "region:10")


def targeting() -> Table:
    return roused(bound(rich().monster("garm", 10), "garm", 0), "garm").point("do:attack", "region:9")


ASKED: list[tuple[Callable[[], Table], str, dict[str, Any], list[str], dict[str, list[str]]]] = [
    (colouring, "setup_colour", {}, ["colour:red", "colour:white", "colour:green"], {"LR-8.17": ["colour:blue"]}),
    (lambda: choosing(opened(3, 2), "draft_hero"), "draft_hero", {}, ["card:lagertha", "card:aslaug"], {}),
    (
        lambda: choosing(opened(3, 2), "draft_origin"),
        "draft_origin",
        {"first": 1},
        ["card:freyasson", "card:thorsson", "card:odinsson"],
        {},
    ),
    (landing, "draft_sea", {}, ["sea:n", "sea:ne", "sea:e", "sea:sw", "sea:w", "sea:nw"], {"LR-9.14": ["sea:s"]}),
    (
        lambda: landing("sea:ne"),
        "draft_region",
        {"armies": 2, "value": 1},
        ["region:6", "region:10"],
        {"LR-9.15": all_but(6, 10)},
    ),
    (third_army, "draft_third_army", {"value": 1}, ["region:6", "region:10"], {"LR-40.11": all_but(6, 10)}),
    (
        praying,
        "prayer_menu",
        {"priests": 1, "forge": 0},
        ["monument:thor", "monument:freya", "card:golden_tears", "do:done"],
        {"LR-11.2": ["monument:odin"], "LR-11.11": ["forge:10"], "LR-33.2": ["exhaust>artifact:mjolnir"]},
    ),
    (
        stepping,
        "hero_menu",
        {"moves": 2, "seas": 2, "used": 0},
        [
            "region:8",
            "region:9",
            "region:11",
            "sea:e",
            "sea:sw",
            "attribute:might",
            "card:wind_caller",
            "card:feast_of_goats",
            "exhaust>artifact:falcon_cloak",
            "do:done",
        ],
        {
            "LR-6.20": ["attribute:authority", "attribute:wisdom"],
            "LR-5.2": all_but(8, 9, 11),
            "LR-5.9": ["sea:n", "sea:ne", "sea:s", "sea:w", "sea:nw"],
        },
    ),
    (
        lambda: Given(3).hero(0, 10).drakkar(0, "s").turn(0).point("region:9"),
        "hero_walk",
        {"left": 1},
        [*regions(6, 7, 8, 10), "do:done"],
        {"LR-5.2": all_but(6, 7, 8, 10)},
    ),
    (
        lambda: Given(3).hero(0, 8).drakkar(0, "s").turn(0).point("sea:sw"),
        "drakkar_sail",
        {"left": 1},
        ["sea:s", "sea:w", "do:done"],
        {"LR-5.9": ["sea:n", "sea:ne", "sea:e", "sea:sw", "sea:nw"]},
    ),
    (
        lambda: runes(rich()).point("rite:hero", *PAID),
        "hero_place",
        {"hero": "hero:0"},
        all_but(8),
        {"LR-5.15": ["region:8"]},
    ),
    (
        lambda: (
            owning(Given(3).hero(0, 10).drakkar(0, "s"), "wings_of_the_hawk").turn(0).point("region:9", "region:10")
        ),
        "hero_walk",
        {"left": 1},
        ["region:8", "region:9", "region:11", "do:done"],
        {"LR-5.2": all_but(8, 9, 11)},
    ),
    (clapping, "army_lower", {"region": "region:10", "n": 1}, ["army:1.10.2", "army:1.10.3"], {}),
    (
        chained,
        "chain_monster",
        {},
        ["monster:troll", "monster:garm"],
        {"LR-45.7": ["monster:jotunn", "monster:fafnir", "monster:nidhogg"], "LR-25.22": ["monster:draugr"]},
    ),
    (throwing, "mjolnir_target", {}, ["monster:garm", "hero:1"], {"LR-46.2": ["hero:2"], "LR-46.6": ["hero:3"]}),
    (
        rites,
        "rune_menu",
        {"used": 0, "runes": 3},
        ["activate>monster:garm", "rite:card", "rite:hero", "wound>monster:garm", "do:done"],
        {
            "LR-13.14": ["activate>monster:troll"],
            "LR-13.5": ["control>monster:garm", "realm:svartalfheim"],
            "LR-4.14": ["realm:alfheim"],
            "LR-13.3": ["rite:raise", "card:bargain_of_norns", "card:war_muster"],
            "LR-49.30": ["wound>monster:troll"],
            "LR-13.9": ["boss:loki"],
            "LR-25.22": ["control>monster:troll"],
            "LR-13.11": ["realm:muspelheim", "realm:jotunheim", "realm:niflheim", "realm:vanaheim"],
            "LR-13.6": ["rite:attribute", "rite:cards"],
        },
    ),
    (
        lambda: runes(rich()).point("rite:card", "rune:othala"),
        "rune_pay",
        {"left": 1},
        ["rune:uruz", "rune:algiz"],
        {"LR-13.6": ["rune:othala"]},
    ),
    (
        ringed,
        "monster_ring",
        {"monster": "monster:garm"},
        ["monster:jotunn", "monster:troll"],
        {"LR-25.20": ["monster:draugr", "monster:fafnir", "monster:garm", "monster:nidhogg"]},
    ),
    (
        lambda: runes(rich().loki(8)).point("boss:loki"),
        "boss_place",
        {"boss": "boss:loki"},
        all_but(8),
        {"LR-44.4": ["region:8"]},
    ),
    (
        striking,
        "boss_strike",
        {"boss": "boss:loki", "region": "region:19"},
        ["army:0.19.2", "hero:1", "do:decline"],
        {"LR-6.15": ["hero:2"]},
    ),
    (
        menu,
        "maneuver_menu",
        {"used": 0, "armies": 2},
        ["army:0.9.1", "do:done"],
        {"LR-14.3": ["do:recruit"], "LR-33.2": ["exhaust>artifact:barrow_crown"]},
    ),
    (
        lambda: menu().point("army:0.9.1"),
        "army_activate",
        {"army": "army:0.9.1"},
        [*regions(6, 7, 8, 10), "do:raise"],
        {"LR-5.4": all_but(6, 7, 8, 10)},
    ),
    (
        marching,
        "army_march",
        {"army": "army:0.8.2", "left": 1},
        ["region:9", "region:11", "region:12", "do:done"],
        {"LR-5.6": ["region:10"], "LR-5.4": all_but(9, 10, 11, 12)},
    ),
    (
        lambda: maneuvers(Given(3).drakkar(0, "s").control(0, 9, 10).loki(14)).point("do:recruit"),
        "recruit_where",
        {"value": 2},
        regions(9, 14, 16, 17),
        {"LR-14.10": all_but(9, 14, 16, 17)},
    ),
    (
        lambda: fought_for("axe", "sword", "bow"),
        "battle_card",
        {"region": "region:10", "own": 4, "other": 6, "passed": 0},
        ["card:axe.1", "card:sword.1", "card:bow.1", "do:pass"],
        {},
    ),
    (
        lambda: play(fought_for("hunting_bow"), "hunting_bow"),
        "battle_card",
        {"region": "region:10", "own": 5, "other": 6, "passed": 0},
        ["card:axe.1", "card:hammer.1", "do:pass"],
        {},
    ),
    (
        lambda: attack(Given(3).control(1, 10).armies(1, 10, 1).armies(0, 10, 2).hand(1, "hunting_bow")),
        "battle_card",
        {"region": "region:10", "own": 1, "other": 6, "passed": 0},
        ["card:hunting_bow.1", "do:pass"],
        {},
    ),
    (
        lambda: play(fought_for("sword", "shield"), "sword", "pass", "shield"),
        "battle_ignore",
        {"losses": 0, "symbols": 1},
        ["do:symbol", "do:decline"],
        {},
    ),
    (
        lambda: play(fought_for("sword"), "sword", "pass"),
        "battle_casualty",
        {"left": 1, "taken": 0, "due": 1},
        ["army:1.10.1", "army:1.10.3"],
        {},
    ),
    (
        withdrawing,
        "withdraw_where",
        {"from": "region:10", "armies": 1},
        ["region:8", "region:11"],
        {"LR-32.2": all_but(8, 11)},
    ),
    (ordering, "battle_order", {}, ["region:9", "region:10"], {"LR-31.2": all_but(9, 10)}),
    (after, "battle_after", {"region": "region:10"}, ["card:lagertha", "card:spoils_of_odin", "card:spear.1"], {}),
    (before, "battle_before", {"region": "region:10"}, ["card:beowulf", "exhaust>artifact:frost_maul", "do:done"], {}),
    (counting, "battle_count", {"region": "region:10"}, ["exhaust>artifact:gungnir", "do:done"], {}),
    (
        choosing_a_special,
        "special_choose",
        {"markers": 1},
        ["action:prepare", "action:build_monument"],
        {
            "LR-21.1": ["action:monsters"],
            "LR-19.1": ["action:build_temple"],
            "LR-15.3": ["action:mobilize"],
            "LR-16.1": ["action:reinforce"],
            "LR-22.1": ["action:usurp"],
        },
    ),
    (
        lambda: special(Given(3).hero(0, 8)).point("action:prepare"),
        "prepare_option",
        {"left": 2},
        ["do:card", "do:rune"],
        {"LR-18.2": ["do:heal", "do:raise"]},
    ),
    (
        lambda: taking(Given(3).allied(0, "niflheim"), REALMS.index("niflheim")),
        "realm_bonus",
        {"realm": "realm:niflheim"},
        ["do:drakkar", "do:decline"],
        {"LR-15.11": ["do:army"]},
    ),
    (
        friend,
        "blessing_friend",
        {},
        ["attribute:might", "rune:othala", "rune:algiz", "do:decline"],
        {"LR-6.20": ["attribute:authority", "attribute:wisdom"], "LR-35.3": ["rune:uruz"]},
    ),
    (transferring, "niflheim_army", {}, ["army:0.8.2", "army:0.19.1"], {}),
    (
        lambda: transferring(second=True),
        "niflheim_region",
        {"army": "army:0.19.1"},
        ["region:8", "region:21"],
        {"LR-48.6": all_but(8, 21)},
    ),
    (
        lambda: taking(Given(3).allied(0, "muspelheim").control(0, 8, 21), REALMS.index("muspelheim")).point("do:take"),
        "recruit_own",
        {"value": 1},
        ["region:8", "region:21"],
        {"LR-48.3": all_but(8, 21)},
    ),
    (
        lambda: runes(owning(rich().control(0, 9, 11, 8), "war_muster")).point("card:war_muster", *PAID),
        "recruit_own",
        {"value": 1},
        ["region:9", "region:11"],
        {"LR-49.15": all_but(9, 11)},
    ),
    (
        lambda: runes(marked(marked(owning(rich(), "bargain_of_norns"), "usurp", 0), "prepare", 0, 1)).point(
            "card:bargain_of_norns", *PAID
        ),
        "wheel_take_back",
        {},
        ["action:prepare", "action:usurp"],
        {"LR-49.46": ["action:monsters", "action:build_temple", "action:mobilize", "action:reinforce"]},
    ),
    (mobilizing, "mobilize_next", {"done": 1}, ["army:0.9.2", "army:0.19.1", "do:done"], {}),
    (raised, "army_raise", {"left": 2}, ["army:0.8.1", "army:0.9.2"], {"LR-7.2": ["army:0.8.6"]}),
    (
        lambda: special(Given(3).hero(0, 8).control(0, 9).armies(0, 9, 1, 2, 6).armies(0, 8, 1)).point(
            "action:prepare", "do:raise"
        ),
        "army_raise",
        {"left": 1},
        ["army:0.9.1", "army:0.9.2"],
        {"LR-18.8": ["army:0.8.1"], "LR-7.2": ["army:0.9.6"]},
    ),
    (healed, "injury_heal", {"left": 1}, ["attribute:might", "attribute:wisdom"], {"LR-6.20": ["attribute:authority"]}),
    (lowest, "attribute_raise", {}, ["attribute:authority", "attribute:might"], {"LR-13.17": ["attribute:wisdom"]}),
    (highest, "attribute_lower", {}, ["attribute:authority", "attribute:might"], {"LR-42.24": ["attribute:wisdom"]}),
    (waiting, "effect_next", {"region": "region:10"}, ["card:lagertha", "card:spoils_of_odin"], {}),
    (
        lambda: special(Given(3).hero(0, 7).control(0, 3, 10, 9).control(1, 8).temples(6)).point("action:build_temple"),
        "temple_where",
        {"has": 0, "draft": 1},
        ["region:3", "region:10"],
        {"LR-19.2": all_but(3, 10)},
    ),
    (
        lambda: special(Given(2).hero(0, 7).control(0, 3).temples(4)).point("action:build_temple"),
        "blessing_pick",
        {"left": 3},
        ["card:golden_tears", "card:vanir_pact", "card:friend_of_realms"],
        {},
    ),
    (
        lambda: special(alone(3)).point("action:usurp"),
        "usurp_recruit",
        {"region": "region:3", "value": 2},
        ["region:3", "do:decline"],
        {},
    ),
    (
        lambda: building(Given(3).hero(0, 8).level("thor", 3)),
        "monument_choose",
        {},
        ["monument:odin", "monument:freya"],
        {"LR-23.2": ["monument:thor"]},
    ),
    (
        lambda: special(Given(3).hero(0, 8).monster("garm", 8).monster("troll", 9)).point("action:monsters"),
        "monsters_mode",
        {},
        ["do:activate", "monster:garm"],
        {"LR-21.6": ["monster:troll"], "LR-21.8": ["boss:loki"]},
    ),
    (
        rousing,
        "monsters_activate",
        {"done": 1},
        ["monster:jotunn", "monster:fafnir", "do:done"],
        {"LR-21.3": ["monster:troll"], "LR-21.5": ["monster:garm"]},
    ),
    (
        lambda: roused(bound(owning(rich().monster("garm", 10), "beast_tamer"), "garm", 0), "garm"),
        "monster_act",
        {"monster": "monster:garm"},
        ["do:move", "do:attack", "do:both"],
        {},
    ),
    (
        lambda: roused(rich().monster("garm", 10), "garm", MOVE),
        "monster_move",
        {"monster": "monster:garm"},
        ["region:8", "region:9", "region:11"],
        {"LR-25.9": all_but(8, 9, 11)},
    ),
    (
        lambda: roused(bound(rich().monster("draugr", 18).armies(1, 19, 3, 1), "draugr", 0), "draugr").point(
            "do:move", "region:19"
        ),
        "monster_stomp",
        {"monster": "monster:draugr", "region": "region:19"},
        ["army:1.19.1", "army:1.19.3", "do:decline"],
        {},
    ),
    (
        targeting,
        "monster_target",
        {"monster": "monster:garm", "left": 1},
        ["region:8", "region:11", "do:done"],
        {"LR-43.13": all_but(8, 11)},
    ),
    (
        lambda: roused(bound(rich().monster("draugr", 19).armies(1, 19, 3, 1), "draugr", 0), "draugr").point(
            "do:attack"
        ),
        "army_lower",
        {"region": "region:19", "n": 2},
        ["army:1.19.1", "army:1.19.3"],
        {},
    ),
    (begun, "hunt_begin", {"foe": "monster:garm"}, ["card:hunters_eye", "exhaust>artifact:root_fang", "do:done"], {}),
    (
        lambda: hunting(Given(3).artifact(0, "root_fang")).point("exhaust>artifact:root_fang"),
        "wound_slot",
        {"monster": "monster:garm"},
        [
            "wound:garm.1",
            "wound:garm.2",
            "wound:garm.3",
            "wound:garm.4",
            "wound:garm.5",
            "wound:garm.6",
            "wound:garm.7",
        ],
        {},
    ),
    (
        lambda: attacked(Given(3), "claw_1", "roar"),
        "hunt_attack",
        {"foe": "monster:garm", "hero": "hero:0", "change": 0},
        ["card:claw_1", "card:roar"],
        {},
    ),
    (
        lambda: hunt(attacked(Given(3).hand(0, "axe", "bow", "bow"), "claw_1"), "claw_1"),
        "hunt_defend",
        {"attack": "card:claw_1", "foe": "monster:garm", "has": 0, "needs": 3, "warded": 0, "spot": 2, "weak_spot": 6},
        ["card:axe.1", "card:bow.1", "do:done"],
        {},
    ),
    (furious, "hunt_fury", {"foe": "monster:garm"}, ["card:berserker_blood", "do:decline"], {}),
    (
        lambda: wounding(Given(3).hand(0, "axe", "shield")),
        "hunt_slot",
        {"foe": "monster:garm", "dealt": 0},
        ["wound:garm.4", "do:done"],
        {"LR-28.2": ["wound:garm.1", "wound:garm.2", "wound:garm.3", "wound:garm.5", "wound:garm.6", "wound:garm.7"]},
    ),
    (
        lambda: hunt(hunted("hammer", "spear", "spear", "shield"), "wound:garm.3"),
        "hunt_card",
        {"slot": "wound:garm.3", "left": 1},
        ["card:hammer.1", "card:spear.1"],
        {},
    ),
    (
        lambda: hunt(hunted("hammer", "spear", "spear", "shield"), "wound:garm.3", "spear"),
        "hunt_partner",
        {"slot": "wound:garm.3", "left": 1, "card": "card:spear.1"},
        ["card:spear.2", "card:giants_bane"],
        {},
    ),
    (
        lambda: hunt(hunted("hammer", "axe"), "wound:garm.4", "hammer").point("card:giants_bane"),
        "hunt_effect",
        {"card": "card:hammer.1"},
        ["do:apply", "do:decline"],
        {},
    ),
    (
        lambda: hunt(hunted("dwarven_hammer", "bow", "axe", foe="loki"), "wound:loki.3", "dwarven_hammer"),
        "hunt_symbol",
        {"slot": "wound:loki.3", "left": 2},
        ["symbol:axe", "symbol:bow"],
        {},
    ),
    (showing, "hunt_loki_discard", {"hero": "hero:0"}, ["card:axe.1", "card:bow.1"], {}),
    (lambda: hunt(hurt(), "claw_1"), "injury_prevent", {"left": 1}, ["exhaust>artifact:troll_heart", "do:decline"], {}),
    (
        lambda: hunt(hurt(), "claw_1").point("do:decline"),
        "injury_take",
        {"left": 1},
        ["attribute:authority", "attribute:wisdom"],
        {"LR-6.14": ["attribute:might"]},
    ),
    (
        lambda: hunt(
            attacked(Given(3).hand(0, "axe", "hammer", "bow"), "special_1", foe="jotunn"), "special_1", "do:done"
        ).point("attribute:might"),
        "card_discard",
        {"why": "highest", "left": 1},
        ["card:axe.1", "card:hammer.1"],
        {},
    ),
    (
        lambda: special(Given(3).hero(0, 8).hand(0, "axe", "bow").top("spear")).point("action:prepare", "do:card"),
        "card_discard",
        {"why": "limit", "left": 1},
        ["card:axe.1", "card:bow.1", "card:spear.1"],
        {},
    ),
    (
        lambda: special(Given(3).hero(0, 8).runes(0, uruz=1, algiz=1)).point("action:prepare", "do:rune", "rune:uruz"),
        "rune_discard",
        {"why": "limit", "left": 1},
        ["rune:uruz", "rune:algiz"],
        {"LR-7.20": ["rune:othala"]},
    ),
    (
        lambda: special(Given(3).hero(0, 8).none_left("othala").attributes(2, wisdom=6)).point(
            "action:prepare", "do:rune"
        ),
        "rune_gain",
        {"left": 1},
        ["rune:uruz", "rune:algiz"],
        {"LR-35.3": ["rune:othala"]},
    ),
    (
        lambda: Given(3).allied(0, "alfheim", "niflheim").at(["alliance", 0]),
        "alliance_realm",
        {},
        ["realm:muspelheim", "realm:jotunheim", "realm:vanaheim", "realm:svartalfheim"],
        {"LR-4.14": ["realm:niflheim", "realm:alfheim"]},
    ),
]
"""How one comes there; the prompt; what it is about; what it offers; what it refuses, by clause."""


@pytest.mark.parametrize(
    ("play", "prompt", "about", "offered", "refused"), ASKED, ids=[f"{one[1]}-{k}" for k, one in enumerate(ASKED)]
)
def test_a_question_says_what_it_is_about_and_why_not(
    play: Callable[[], Table], prompt: str, about: dict[str, Any], offered: list[str], refused: dict[str, list[str]]
) -> None:
    table = play()
    assert (table.prompt, table.ask.about, table.offered) == (prompt, about, offered)
    assert table.refused == {ref: clause for clause, refs in refused.items() for ref in refs}


def test_every_question_is_looked_at() -> None:
    """Those of the Followers of Surtur are looked at with them."""
    solo = {prompt for prompt in GAME.prompts if prompt.startswith("follower_")} | set(prompts_of(*FOLLOWERS))
    assert set(GAME.prompts) - solo == {prompt for _, prompt, *_ in ASKED}

"""Why a Follower does what it does, whole: what it is asked about, every comparison, number and clause (LS-17.2).

Each scene is written as a person at the table reads it: the question and what it is about; the comparisons in their
order; the candidates with their numbers and the clause that put each aside; what is taken, and the clause that decided.
"""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from meadhall.games.lords.armies import army
from meadhall.games.lords.pieces import MONSTERS, SLOTS
from meadhall.testing import clause

from ..lords.test_monsters import CHOICE
from .laying import Ashes, Table, because, follow
from .test_rune_step import ring
from .test_told import SOURCES

Scene = Callable[[], Table]
SCENES: list[Any] = []
DRAUGR, GARM, FAFNIR = map(MONSTERS.index, ("draugr", "garm", "fafnir"))


def reasons(table: Table) -> list[str]:
    """Everything that is told of a decision."""
    return list(_lines(table))


def _lines(table: Table) -> Iterator[str]:
    told = because(table)
    about = "".join(f" {name}={value}" for name, value in table.ask.about.items())
    yield f"{table.prompt} ({told.question}){about}"
    for by in told.comparisons:
        yield f"{by.clause} {by.best} {by.what}" + (f" of {by.source}" if by.source else "")
    alike: dict[str, list[str]] = {}
    for one in told.candidates:
        numbers = "".join(f" {number}" for number in one.numbers)
        alike.setdefault(f"{numbers} {one.aside or 'stays'}", []).append(one.ref)
    for why, refs in alike.items():
        yield _together(refs) + why
    yield f"{told.taken} by {told.decided}"


def _together(refs: list[str]) -> str:
    """``region:1,2,6`` for three Regions."""
    kinds: dict[str, list[str]] = {}
    for ref in refs:
        kind, _, name = ref.partition(":")
        kinds.setdefault(kind, []).append(name)
    return " ".join(f"{kind}:{','.join(names)}" for kind, names in kinds.items())


def scene(*said: str) -> Callable[[Scene], Scene]:
    """The decision that a table stands before, in full."""

    def keep(laid: Scene) -> Scene:
        SCENES.append(pytest.param(laid, said, id=laid.__name__))
        return laid

    return keep


def ragnar(card: str = "A1", **more: Any) -> Ashes:
    """Ragnar with the die on a card: A1 takes the lowest of equal ones, A2 the highest."""
    return Ashes("ragnar", **more).row(0, card, "A3", "A4").selects(0, 1)


def asked(given: Ashes, *call: Any, after: tuple[str, ...] = ()) -> Table:
    table = given.begins(*call)
    follow(table, *after)
    return table


def covered(given: Ashes, monster: str, *slots: int) -> Ashes:
    for slot in slots:
        given.s.foes[MONSTERS.index(monster)].wounds[slot - 1] = 1
    return given


HARM = (
    "LS-7.17 highest human_army",
    "LS-7.17 highest human_hero",
    "LS-7.17 highest leaves",
    "LS-7.18 lowest harms",
    "LS-7.17 lowest cost",
)
"""What is compared wherever no clause of its own says what a Follower chooses."""


# --- choices in attacks ---------------------------------------------------------------------------------------------


@scene(
    "follower_choice (army_lower) region=region:9 n=2 decides=army_lower",
    *HARM,
    "army:0.9.6 0 0 0 1 2 LS-7.17",
    "army:1.9.2 2 0 0 0 0 LS-7.17",
    "army:1.9.3 3 0 0 0 0 stays",
    "army:1.9.3 by LS-7.17",
)
def draugr_strikes_the_followers_armies_and_a_persons() -> Table:
    return asked(ragnar().armies(1, 9, 2, 3).armies(0, 9, 6).monster("draugr", 9), "region_attack", DRAUGR, 0)


@scene(
    "follower_choice (monster_target) monster=monster:garm left=2 decides=monster_target",
    *HARM,
    "LS-4.8 highest region of card:A2",
    "region:6,7 0 0 0 0 0 LS-7.17",
    "region:8 3 0 0 0 0 8 LS-4.8",
    "region:10 3 0 0 0 0 10 stays",
    "do:done 0 0 1 0 0 LS-7.17",
    "region:10 by LS-4.8",
)
def garm_may_be_aimed_at_two_regions() -> Table:
    given = ragnar("A2").monster("garm", 9).armies(1, 10, 3, 3).armies(1, 8, 3)
    return asked(given, "region_attack", GARM, 0)


@scene(
    "follower_choice (army_lower) region=region:9 n=2 decides=army_lower",
    *HARM,
    "army:0.9.1 0 0 0 1 1 stays",
    "army:0.9.4,0.9.5 0 0 0 1 2 LS-7.17",
    "army:0.9.1 by LS-7.17",
)
def draugr_strikes_own_armies_alone() -> Table:
    return asked(ragnar("A2").armies(0, 9, 1, 4, 5).monster("draugr", 9), "region_attack", DRAUGR, 0)


@scene(
    "follower_choice (army_lower) region=region:9 n=2 decides=army_lower",
    *HARM,
    "LS-4.10 highest region of card:A2",
    "LS-4.9 highest army of card:A2",
    "army:0.9.4 0 0 0 1 2 9 4 LS-4.9",
    "army:0.9.5 0 0 0 1 2 9 5 stays",
    "army:0.9.5 by LS-4.9",
)
def draugr_strikes_two_own_armies_at_the_same_cost() -> Table:
    return asked(ragnar("A2").armies(0, 9, 4, 5).monster("draugr", 9), "region_attack", DRAUGR, 0)


@scene(
    "follower_choice (monster_target) monster=monster:garm left=1 decides=monster_target",
    *HARM,
    "region:6,7 0 0 0 0 0 LS-7.17",
    "region:8 0 0 0 1 1 LS-7.17",
    "do:done 0 0 1 0 0 stays",
    "do:done by LS-7.17",
)
def garm_must_be_left_or_strike_the_follower() -> Table:
    given = ragnar().monster("garm", 9).armies(1, 10, 2).armies(0, 8, 2)
    return asked(given, "region_attack", GARM, 0, after=("follower_choice", "follower_choice"))


@scene(
    "follower_choice (monster_target) monster=monster:fafnir left=1 decides=monster_target",
    *HARM,
    "LS-4.8 lowest region of card:A1",
    "region:6 0 0 0 1 1 LS-7.18",
    "region:7 0 0 0 0 0 7 stays",
    "region:8 0 0 0 0 0 8 LS-4.8",
    "region:10 0 0 0 0 0 10 LS-4.8",
    "region:7 by LS-4.8",
)
def fafnir_must_be_aimed_somewhere() -> Table:
    given = ragnar().monster("fafnir", 9).armies(0, 6, 2)
    return asked(given, "region_attack", FAFNIR, 0)


@scene(
    "follower_choice (boss_strike) boss=boss:loki region=region:3 decides=boss_strike",
    *HARM,
    "army:0.3.4 0 0 0 1 1 LS-7.17",
    "hero:1 0 1 0 0 0 stays",
    "do:decline 0 0 1 0 0 LS-7.17",
    "hero:1 by LS-7.17",
)
def loki_strikes_a_hero() -> Table:
    return asked(ragnar().loki(3).hero(1, 3).hero(0, 3).armies(0, 3, 4), "boss_strikes", 0)


@scene(
    "follower_withdraw (withdraw) from=region:4 armies=2",
    "LS-4.8 lowest region of card:A1",
    "region:1 1 stays",
    "region:3 3 LS-4.8",
    "region:5 5 LS-4.8",
    "region:1 by LS-4.8",
)
def armies_withdraw() -> Table:
    return asked(ragnar().armies(0, 4, 1, 2).control(0, 1, 3, 5), "withdraw", 0, 3)


@scene(
    "follower_stomp (stomp) monster=monster:draugr region=region:8",
    "LS-7.11 highest human_army",
    "army:1.8.2 2 LS-7.11",
    "army:1.8.3 3 stays",
    "army:0.8.4 do:decline LS-7.11",
    "army:1.8.3 by LS-7.11",
)
def a_monster_stomps_one_of_several() -> Table:
    given = ragnar("A2").monster("draugr", 9).armies(1, 8, 2, 3).armies(0, 8, 4)
    return asked(ring(given, "draugr", 0), "follower_move", DRAUGR, 0, after=("follower_move",))


@scene(
    "follower_stomp (stomp) monster=monster:draugr region=region:8",
    "LS-7.11 highest human_army",
    "do:decline 0 stays",
    "army:1.8.1,1.8.3 LS-7.14",
    "do:decline by None",
)
def a_monster_of_its_own_spares_a_follower() -> Table:
    given = Ashes("ragnar", "aslaug").row(0, "A1", "A3", "A4").monster("draugr", 9).armies(2, 12, 2).control(2, 8)
    given = given.armies(1, 8, 1, 3)
    return asked(ring(given, "draugr", 0), "follower_move", DRAUGR, 0, after=("follower_move",))


@scene(
    "follower_stomp (stomp) monster=monster:draugr region=region:8",
    "LS-7.11 highest human_army",
    "LS-4.10 lowest region of card:A1",
    "LS-4.9 lowest army of card:A1",
    "army:1.8.1 0 8 1 stays",
    "army:1.8.3 0 8 3 LS-4.9",
    "army:1.8.1 by LS-4.9",
)
def a_neutral_monster_stomps_another_follower() -> Table:
    given = Ashes("ragnar", "aslaug").row(0, "A1", "A3", "A4").monster("draugr", 9).armies(2, 12, 2).control(2, 8)
    return asked(given.armies(1, 8, 1, 3), "follower_move", DRAUGR, 0, after=("follower_move",))


@scene(
    "arbiter_choose (stomp) monster=monster:draugr region=region:8 decides=follower_stomp follower=follower:ragnar",
    "LS-7.11 highest human_army",
    "army:1.8.1 1 LS-7.11",
    "army:1.8.3,2.8.3 3 stays",
    "do:decline LS-7.11",
    "None by None",
)
def the_arbiter_says_which_army_is_stomped() -> Table:
    given = ragnar(people=2).monster("draugr", 9).armies(1, 8, 1, 3).armies(2, 8, 3)
    return asked(ring(given, "draugr", 0), "follower_move", DRAUGR, 0, after=("follower_move",))


@scene(
    "follower_loki (loki)",
    "LS-7.28 highest human_army",
    "LS-4.8 lowest region of card:A1",
    "region:1,2,3,4,5,7,8,9,10,12,13,15,16 0 LS-7.28",
    "region:6 3 6 stays",
    "region:14 3 14 LS-4.8",
    "region:6 by LS-4.8",
)
def loki_comes_to_the_highest_army() -> Table:
    return asked(ragnar().loki(11).armies(1, 11, 6).armies(1, 6, 3, 1).armies(1, 14, 3).hero(1, 14), "activate_boss")


@scene(
    "follower_loki (loki)",
    "LS-7.28 highest human_army",
    "LS-7.29 highest human_hero",
    "region:1,2,4,5,6,7,8,9,10,12,13,14,15,16,17,18,19,20,21 0 0 LS-7.29",
    "region:3 0 1 stays",
    "region:3 by LS-7.29",
)
def loki_comes_to_a_hero() -> Table:
    return asked(ragnar(people=2).loki(11).hero(1, 3).hero(2, 11).armies(1, 11, 6), "activate_boss")


@scene(
    "follower_loki (loki)",
    "LS-7.28 highest human_army",
    "LS-7.29 highest human_hero",
    "LS-7.30 highest yggdrasil",
    "LS-7.30 lowest own",
    "LS-7.30 lowest region",
    "region:1 0 0 0 0 1 LS-7.30",
    "region:2 0 0 0 0 2 LS-7.30",
    "region:3 0 0 0 0 3 LS-7.30",
    "region:4 0 0 1 1 4 LS-7.30",
    "region:5 0 0 0 0 5 LS-7.30",
    "region:6 0 0 0 0 6 LS-7.30",
    "region:7 0 0 1 0 7 stays",
    "region:8 0 0 1 0 8 LS-7.30",
    "region:9 0 0 0 0 9 LS-7.30",
    "region:10 0 0 0 0 10 LS-7.30",
    "region:12 0 0 0 0 12 LS-7.30",
    "region:13 0 0 1 0 13 LS-7.30",
    "region:14 0 0 0 0 14 LS-7.30",
    "region:15 0 0 1 0 15 LS-7.30",
    "region:16 0 0 0 0 16 LS-7.30",
    "region:7 by LS-7.30",
)
def loki_comes_to_yggdrasil() -> Table:
    return asked(ragnar().loki(11).hero(1, 11).control(0, 4), "activate_boss")


@scene(
    "arbiter_choose (loki) decides=follower_loki follower=follower:ragnar",
    "LS-7.28 highest human_army",
    "LS-7.29 highest human_hero",
    "region:1,2,4,6,7,8,9,10,12,13,14,15,16,17,18,19,20,21 0 0 LS-7.29",
    "region:3,5 0 1 stays",
    "None by None",
)
def the_arbiter_says_to_which_hero_loki_comes() -> Table:
    return asked(ragnar(people=2).loki(11).hero(1, 3).hero(2, 5), "activate_boss")


# --- Prayer ---------------------------------------------------------------------------------------------------------


@scene(
    "follower_priest (priest)",
    "LS-4.17 lowest favourite",
    "LS-4.19 lowest attribute",
    "LS-4.20 lowest preference",
    "monument:odin 0 3 1 stays",
    "monument:freya 1 2 3 LS-4.17",
    "monument:thor LS-4.21",
    "monument:odin by LS-4.17",
)
def a_priest_goes_to_the_favourite() -> Table:
    given = ragnar().priests(0, 1).praying("thor", 1, 1, 1).attributes(0, authority=3, might=2, wisdom=2)
    return asked(given, "follower_priest", 0)


@scene(
    "follower_priest (priest)",
    "LS-4.19 lowest attribute",
    "LS-4.20 lowest preference",
    "monument:odin 5 1 LS-4.19",
    "monument:thor 2 2 stays",
    "monument:freya 2 3 LS-4.20",
    "monument:thor by LS-4.20",
)
def a_priest_goes_to_the_lowest() -> Table:
    return asked(ragnar().priests(0, 1).attributes(0, authority=5, might=2, wisdom=2), "follower_priest", 0)


@scene(
    "follower_priest (priest)",
    "LS-4.22 lowest preference",
    "monument:thor 2 stays",
    "monument:freya 3 LS-4.22",
    "monument:odin LS-4.21",
    "monument:thor by LS-4.22",
)
def a_priest_only_brings_the_bonus() -> Table:
    given = ragnar().priests(0, 1).praying("odin", 1, 1, 1).attributes(0, authority=6, might=6, wisdom=6)
    return asked(given, "follower_priest", 0)


@scene(
    "follower_priest (priest)",
    "do:step stays",
    "monument:odin,thor,freya LS-4.23",
    "do:step by None",
)
def a_priest_finds_no_slot() -> Table:
    given = ragnar(people=2).priests(0, 1).praying("odin", 1, 1, 1).praying("thor", 2, 2, 2).praying("freya", 0, 1, 2)
    return asked(given, "follower_priest", 0)


@scene(
    "follower_priest (priest)",
    "do:step stays",
    "monument:odin,thor,freya LS-4.16",
    "do:step by None",
)
def there_is_no_priest() -> Table:
    return asked(ragnar(), "follower_priest", 0)


@scene(
    "follower_forge (forge)",
    "LS-4.32 lowest hero_distance",
    "forge:6 2 LS-4.32",
    "forge:10 1 stays",
    "forge:2,12 LS-4.31",
    "forge:10 by LS-4.32",
)
def a_forge_gives_its_rune() -> Table:
    given = ragnar().hero(0, 9).hero(1, 8).forge(6, "uruz").forge(10, "algiz").forge(2, "uruz")
    return asked(given, "follower_forge", 0)


@scene(
    "follower_forge (forge)",
    "LS-4.32 lowest hero_distance",
    "LS-4.8 highest region of card:A2",
    "forge:6 1 6 LS-4.8",
    "forge:10 1 10 stays",
    "forge:2,12 LS-4.31",
    "forge:10 by LS-4.8",
)
def two_forges_are_as_near() -> Table:
    return asked(ragnar("A2").hero(0, 9).hero(1, 9).forge(6, "uruz").forge(10, "algiz"), "follower_forge", 0)


@scene(
    "follower_forge (forge)",
    "do:step stays",
    "forge:2,10,12 LS-4.31",
    "forge:6 LS-4.34",
    "do:step by None",
)
def six_runes_are_enough() -> Table:
    given = ragnar().hero(0, 9).runes(0, othala=6).forge(6, "uruz").forge(10, "algiz", lying=False)
    return asked(given, "follower_forge", 0)


# --- Runes ----------------------------------------------------------------------------------------------------------


@scene(
    "follower_rune_action (runes) runes=2 resolved=0",
    "LS-4.40 lowest order",
    "rune_action:A3.form_alliance 1 stays",
    "rune_action:A4.form_alliance 2 LS-4.40",
    "rune_action:A2.control_monster,A2.draw_combat LS-4.38",
    "rune_action:A3.increase_attribute LS-4.41",
    "rune_action:A4.upgrade_army LS-6.11",
    "rune_action:A3.form_alliance by LS-4.40",
)
def the_first_rune_action() -> Table:
    given = ragnar("A2").hero(0, 9).runes(0, uruz=2).monster("garm", 16).armies(0, 9, 6).control(0, 9)
    return asked(given, "follower_runes", 0, 0, 0)


@scene(
    "follower_idle (runes) runes=1 resolved=0",
    "do:step stays",
    "rune_action:A1.form_alliance,A1.upgrade_army LS-4.38",
    "rune_action:A3.form_alliance,A4.form_alliance LS-6.9",
    "rune_action:A3.increase_attribute,A4.upgrade_army LS-4.41",
    "do:step by None",
)
def no_rune_action() -> Table:
    given = ragnar().hero(0, 9).runes(0, uruz=1).allied(0, "vanaheim", "alfheim", "svartalfheim")
    return asked(given, "follower_runes", 0, 0, 0)


@scene(
    "follower_control_monster (control_monster)",
    "LS-6.4 highest uncovered",
    "LS-4.14 lowest region of card:A1",
    "LS-4.12 lowest tray",
    "monster:jotunn 6 LS-6.4",
    "monster:troll 7 8 7 stays",
    "monster:garm 7 9 4 LS-4.14",
    "monster:draugr LS-6.1",
    "monster:fafnir,nidhogg LS-6.3",
    "monster:troll by LS-4.14",
)
def a_ring_for_a_monster() -> Table:
    given = ragnar().hero(0, 9).monster("garm", 9).monster("troll", 8).monster("draugr", 16).monster("jotunn", 10)
    return asked(covered(given, "jotunn", 1, 2), "bind_monster", 0)


@scene(
    "follower_control_monster (control_monster)",
    "LS-6.4 highest uncovered",
    "LS-4.14 lowest region of card:A1",
    "LS-4.12 lowest tray",
    "monster:troll 7 9 7 LS-4.12",
    "monster:draugr 7 9 3 stays",
    "monster:garm 7 9 4 LS-4.12",
    "monster:jotunn,fafnir,nidhogg LS-6.3",
    "monster:draugr by LS-4.12",
)
def two_monsters_in_one_region() -> Table:
    return asked(ragnar().hero(0, 9).monster("draugr", 9).monster("garm", 9).monster("troll", 9), "bind_monster", 0)


@scene(
    "follower_free_monster (free_monster) monster=monster:jotunn",
    "LS-6.5 lowest uncovered",
    "monster:troll 7 LS-6.5",
    "monster:garm 6 stays",
    "monster:garm by LS-6.5",
)
def a_ring_is_freed() -> Table:
    given = ragnar("A2").hero(0, 9).monster("garm", 1).monster("troll", 3).monster("jotunn", 9)
    given = covered(ring(ring(given, "garm", 0), "troll", 0), "garm", 3)
    return asked(given, "bind_monster", 0, after=("follower_control_monster",))


@scene(
    "arbiter_choose (control_monster) decides=follower_control_monster follower=follower:ragnar",
    "LS-6.4 highest uncovered",
    "monster:troll,garm 7 stays",
    "monster:jotunn,draugr,fafnir,nidhogg LS-6.3",
    "None by None",
)
def the_arbiter_says_which_monster() -> Table:
    given = ragnar(people=2).hero(0, 9).monster("garm", 10).monster("troll", 8)
    return asked(given, "bind_monster", 0)


@scene(
    "follower_alliance (alliance)",
    "LS-4.11 lowest realm",
    "realm:vanaheim 4 stays",
    "realm:alfheim 5 LS-4.11",
    "realm:svartalfheim 6 LS-4.11",
    "realm:muspelheim,jotunheim,niflheim LS-6.7",
    "realm:vanaheim by LS-4.11",
)
def an_alliance() -> Table:
    return asked(ragnar().hero(0, 9), "form_alliance", 0)


@scene(
    "follower_attribute (attribute)",
    "LS-6.18 lowest attribute",
    "LS-6.18 lowest preference",
    "attribute:authority 5 1 LS-6.18",
    "attribute:might 2 2 stays",
    "attribute:wisdom 2 3 LS-6.18",
    "attribute:might by LS-6.18",
)
def an_attribute_rises() -> Table:
    return asked(ragnar().attributes(0, authority=5, might=2, wisdom=2), "increase_attribute", 0)


@scene(
    "follower_attribute (attribute)",
    "LS-6.17 lowest favourite",
    "LS-6.18 lowest attribute",
    "LS-6.18 lowest preference",
    "attribute:might 1 5 2 LS-6.18",
    "attribute:wisdom 1 4 3 stays",
    "attribute:authority LS-3.28",
    "attribute:wisdom by LS-6.18",
)
def the_favourite_is_complete() -> Table:
    return asked(ragnar().attributes(0, authority=6, might=5, wisdom=4), "increase_attribute", 0)


@scene(
    "follower_strengthen (strengthen) left=2",
    "LS-6.10 highest exposed",
    "LS-4.10 highest region of card:A2",
    "LS-4.9 highest army of card:A2",
    "army:0.9.1 3 9 1 LS-4.9",
    "army:0.9.2 3 9 2 stays",
    "army:0.10.3 2 LS-6.10",
    "army:0.5.6 LS-6.10",
    "army:0.9.2 by LS-4.9",
)
def an_army_is_strengthened() -> Table:
    given = ragnar("A2").control(0, 9, 10, 5).armies(0, 9, 1, 2).armies(0, 10, 3).armies(0, 5, 6)
    return asked(given, "strengthen", 0, 2, "LS-6.10")


@scene(
    "follower_strengthen (strengthen) left=1",
    "LS-9.29 highest exposed",
    "army:0.9.1 4 stays",
    "army:0.9.6 LS-9.29",
    "army:0.9.1 by None",
)
def a_bonus_strengthens_an_army() -> Table:
    given = ragnar("A2").control(0, 9).armies(0, 9, 1, 6)
    return asked(given, "strengthen", 0, 1, "LS-9.29")


# --- Maneuvers ------------------------------------------------------------------------------------------------------


def targets(tile: str) -> Table:
    """Temple, person's Region and the rest of a Land lie side by side."""
    given = Ashes(tile).row(0, "A1", "A3", "A4").selects(0, 1).control(0, 9, 10).armies(0, 9, 4).armies(0, 10, 2)
    return asked(given.control(1, 7).armies(1, 11, 6).temples(6), "follower_maneuvers", 0)


@scene(
    "follower_target (target)",
    "LS-5.31 lowest left_of_land",
    "LS-5.31 lowest shrine_rank",
    "LS-5.31 lowest difficulty",
    "region:6 3 0 3 LS-5.31",
    "region:7 3 2 0 LS-5.31",
    "region:8 1 1 3 stays",
    "region:11 3 2 2 LS-5.31",
    "region:1,2,3,4,5,9,10,12,13,14,15,16 LS-5.12",
    "region:8 by LS-5.31",
)
def land_first() -> Table:
    return targets("ragnar")


@scene(
    "follower_target (target)",
    "LS-5.29 lowest shrine_rank",
    "LS-5.29 lowest difficulty",
    "LS-5.29 lowest near",
    "region:6 0 3 1 stays",
    "region:7 2 0 0 LS-5.29",
    "region:8 1 3 2 LS-5.29",
    "region:11 2 2 3 LS-5.29",
    "region:1,2,3,4,5,9,10,12,13,14,15,16 LS-5.12",
    "region:6 by LS-5.29",
)
def temple_first() -> Table:
    return targets("aslaug")


@scene(
    "follower_target (target)",
    "LS-5.30 lowest near",
    "LS-5.30 lowest difficulty",
    "LS-5.30 lowest shrine_rank",
    "region:6 1 3 0 LS-5.30",
    "region:7 0 0 2 stays",
    "region:8 2 3 1 LS-5.30",
    "region:11 3 2 2 LS-5.30",
    "region:1,2,3,4,5,9,10,12,13,14,15,16 LS-5.12",
    "region:7 by LS-5.30",
)
def player_first() -> Table:
    return targets("lagertha")


@scene(
    "follower_target (target)",
    "LS-5.30 lowest near",
    "LS-5.30 lowest difficulty",
    "LS-5.30 lowest shrine_rank",
    "LS-4.8 highest region of card:A2",
    "region:6 None 3 1 6 LS-4.8",
    "region:8 None 3 1 8 stays",
    "region:10 None 4 1 LS-5.30",
    "region:1,2,3,4,5,9,11,12,13,14,15,16 LS-5.12",
    "region:7 LS-5.3",
    "region:8 by LS-4.8",
)
def targets_that_are_equal() -> Table:
    given = Ashes("lagertha").row(0, "A2", "A3", "A4").selects(0, 1).control(0, 9).armies(0, 9, 4)
    return asked(given, "follower_maneuvers", 0)


@scene(
    "follower_army (army) region=region:8",
    "LS-5.34 highest army",
    "LS-4.8 highest region of card:A2",
    "army:0.9.4 4 9 LS-4.8",
    "army:0.10.1 1 LS-5.34",
    "army:0.10.4 4 10 stays",
    "army:0.10.4 by LS-4.8",
)
def the_strongest_army_invades() -> Table:
    given = ragnar("A2").control(0, 9, 10).armies(0, 9, 4).armies(0, 10, 4, 1)
    return asked(given, "follower_maneuvers", 0, after=("follower_target",))


@scene(
    "follower_grows (grow) armies=4",
    "LS-5.19 highest human_regions",
    "LS-5.19 lowest human_distance",
    "LS-4.10 lowest region of card:A1",
    "LS-4.9 lowest army of card:A1",
    "army:0.3.1 1 1 3 1 stays",
    "army:0.3.2 1 1 3 2 LS-4.9",
    "army:0.5.1 0 3 LS-5.19",
    "army:0.9.1 1 1 9 1 LS-4.10",
    "army:0.3.1 by LS-4.9",
)
def an_army_grows() -> Table:
    given = ragnar().control(0, 9, 5, 3).armies(0, 9, 1).armies(0, 5, 1).armies(0, 3, 1, 2)
    given.control(1, 10, 15).armies(1, 10, 6).armies(1, 15, 6)
    return asked(given, "follower_grows", 0)


@scene(
    "follower_reposition (reposition) army=army:0.7.6",
    "LS-5.22 lowest frontier",
    "LS-4.8 lowest region of card:A1",
    "region:5 3 5 stays",
    "region:9 3 9 LS-4.8",
    "region:6 LS-5.21",
    "region:5 by LS-4.8",
)
def an_army_comes_closer() -> Table:
    given = ragnar().control(0, *range(1, 12)).armies(0, 7, 6)
    return asked(given, "follower_grows", 0, after=("follower_grows",))


@scene(
    "follower_rests (grow) armies=1",
    "do:step stays",
    "army:0.9.6 LS-5.24",
    "do:step by None",
)
def armies_rest() -> Table:
    return asked(ragnar().control(0, 9).armies(0, 9, 6), "follower_grows", 0)


# --- Special Actions ------------------------------------------------------------------------------------------------


@scene(
    "follower_special (special) card=card:A1 priority=action:mobilize",
    "LS-8.1 lowest option",
    "action:reinforce 1 stays",
    "action:mobilize 2 LS-8.1",
    "action:prepare 3 LS-8.1",
    "action:build_monument 4 LS-8.1",
    "action:reinforce by LS-8.1",
)
def the_printed_action() -> Table:
    return asked(ragnar().control(0, 9).armies(0, 9, 2), "special_action", 0)


@scene(
    "follower_special (special) card=card:A2 priority=action:mobilize",
    "LS-8.1 lowest option",
    "action:mobilize 1 stays",
    "action:prepare 3 LS-8.1",
    "action:build_monument 4 LS-8.1",
    "action:mobilize by LS-8.1",
)
def the_printed_action_is_its_own() -> Table:
    return asked(ragnar("A2").control(0, 9).armies(0, 9, 2), "special_action", 0)


@scene(
    "follower_special (special) card=card:A4 priority=action:mobilize",
    "LS-8.1 lowest option",
    "action:prepare 1 stays",
    "action:build_monument 4 LS-8.1",
    "action:mobilize LS-8.25",
    "action:prepare by LS-8.1",
)
def the_printed_action_is_to_prepare() -> Table:
    given = Ashes("ragnar").row(0, "A4", "A2", "A3").selects(0, 1).control(0, 9)
    return asked(given, "special_action", 0)


@scene(
    "follower_special (special) card=card:A1 priority=action:mobilize",
    "LS-8.1 lowest option",
    "action:build_monument 4 stays",
    "action:reinforce,mobilize LS-8.2",
    "action:prepare LS-8.34",
    "action:build_monument by None",
)
def the_last_action() -> Table:
    given = ragnar().control(0, 9).armies(0, 9, 2).runes(0, uruz=6)
    given.s.players[0].hand = [given.s.decks[0].pop() for _ in range(8)]
    given.s.wheel[SLOTS.index("reinforce")], given.s.wheel[SLOTS.index("mobilize")] = [0], [0, 1]
    return asked(given, "special_action", 0)


@scene(
    "follower_muster (muster) value=3",
    "LS-8.16 lowest near",
    "LS-8.17 lowest defence",
    "region:1 2 2 LS-8.16",
    "region:5 1 2 stays",
    "region:11 1 3 LS-8.17",
    "region:2 LS-8.15",
    "region:5 by LS-8.17",
)
def reinforcements_come_to_a_settlement() -> Table:
    given = ragnar().attributes(0, authority=3).control(0, 1, 5, 11, 2).control(1, 6, 10)
    return asked(given.armies(0, 5, 2).armies(0, 8, 3), "muster", 0, True)


@scene(
    "follower_muster (muster) value=4",
    "LS-8.16 lowest near",
    "LS-8.17 lowest defence",
    "LS-4.8 highest region of card:A2",
    "region:2 None 0 2 LS-4.8",
    "region:6 None 0 6 stays",
    "region:6 by LS-4.8",
)
def reinforcements_come_where_the_card_says() -> Table:
    return asked(ragnar("A2").attributes(0, authority=4).control(0, 2, 6), "muster", 0, True)


@scene(
    "follower_landing (target)",
    "LS-5.31 lowest left_of_land",
    "LS-5.31 lowest shrine_rank",
    "LS-5.31 lowest difficulty",
    "LS-4.8 lowest region of card:A1",
    "region:1 4 2 0 LS-5.31",
    "region:3 4 1 2 LS-5.31",
    "region:5,9,11,16 3 2 2 LS-5.31",
    "region:6 3 1 3 6 stays",
    "region:8 3 1 3 8 LS-4.8",
    "region:10,13,14 3 1 4 LS-5.31",
    "region:12 3 2 3 LS-5.31",
    "region:2 LS-5.9",
    "region:4,7,15 LS-5.3",
    "region:6 by LS-4.8",
)
def reinforcements_land() -> Table:
    given = ragnar().attributes(0, authority=3).control(1, 1, 2).armies(1, 2, 4).tucked(0, 1)
    return asked(given, "muster", 0, True)


@scene(
    "follower_stays (landing)",
    "do:step stays",
    "region:1,3,5,9,11,16 LS-5.9",
    "region:2,4,6,7,8,10,12,13,14,15 LS-5.3",
    "do:step by None",
)
def reinforcements_stay() -> Table:
    given = ragnar().attributes(0, authority=2)
    for number in (1, 3, 5, 9, 11, 16):
        given.control(1, number).armies(1, number, 3)
    return asked(given, "follower_lands", 0)


@scene(
    "follower_mobilize (mobilize) left=3",
    "LS-8.26 lowest army",
    "LS-4.10 highest region of card:A2",
    "LS-4.9 highest army of card:A2",
    "army:0.5.2 2 5 2 LS-4.10",
    "army:0.9.2 2 9 2 stays",
    "army:0.9.3 3 LS-8.26",
    "army:0.9.2 by LS-4.10",
)
def the_weakest_army_mobilizes() -> Table:
    return asked(ragnar("A2").control(0, 9, 5).armies(0, 9, 2, 3).armies(0, 5, 2), "follower_mobilize", 0)


@scene(
    "follower_marches (target)",
    "LS-5.31 lowest left_of_land",
    "LS-5.31 lowest shrine_rank",
    "LS-5.31 lowest difficulty",
    "region:6 3 1 3 LS-5.31",
    "region:8 2 1 3 stays",
    "region:1,2,3,4,5,11,12,13,14,15,16 LS-8.27",
    "region:7,10 LS-5.3",
    "region:9 LS-5.12",
    "region:8 by LS-5.31",
)
def it_marches() -> Table:
    given = ragnar("A2").control(0, 9).armies(0, 9, 3).control(1, 1)
    return asked(given, "follower_mobilize", 0, after=("follower_mobilize",))


@scene(
    "follower_temple (temple) has=0 draft=0",
    "LS-4.8 highest region of card:A2",
    "region:6 6 LS-4.8",
    "region:10 10 stays",
    "region:10 by LS-4.8",
)
def a_temple_is_built() -> Table:
    return asked(ragnar("A2").control(0, 6, 10), "build_temple", 0)


@scene(
    "follower_monument (monument)",
    "LS-8.87 lowest preference",
    "monument:thor 2 stays",
    "monument:freya 3 LS-8.87",
    "monument:odin LS-8.87",
    "monument:thor by LS-8.87",
)
def a_monument_grows() -> Table:
    return asked(ragnar().level("odin", 3), "build_monument", 0)


@scene(
    "follower_harvest (harvest) runes=3",
    "LS-4.8 highest region of card:A2",
    "region:2 2 LS-4.8",
    "region:10 10 stays",
    "region:10 by LS-4.8",
)
def forges_are_harvested() -> Table:
    given = ragnar("A2").control(0, 2, 10).runes(0, uruz=3).forge(2, "uruz").forge(10, "algiz").forge(6, "algiz")
    return asked(given, "follower_harvest", 0)


@scene(
    "follower_usurp (usurp) might=3 value=3",
    "LS-5.30 lowest near",
    "LS-5.30 lowest difficulty",
    "LS-5.30 lowest shrine_rank",
    "region:11 1 2 2 stays",
    "region:12 2 3 2 LS-5.30",
    "region:13,14 LS-8.78",
    "region:11 by LS-5.30",
)
def a_region_is_usurped() -> Table:
    given = Ashes("lagertha").row(0, "A1", "A3", "A4").selects(0, 1).hero(0, 13).control(1, 8)
    return asked(given.attributes(0, authority=3, might=3), "follower_usurp", 0)


@scene(
    "follower_usurp (usurp) might=3 value=2",
    "LS-5.31 lowest left_of_land",
    "LS-5.31 lowest shrine_rank",
    "LS-5.31 lowest difficulty",
    "region:9 2 2 2 stays",
    "region:6,8 LS-8.80",
    "region:7 LS-8.78",
    "region:10 LS-8.77",
    "region:9 by None",
)
def the_region_of_its_hero_is_usurped() -> Table:
    return asked(ragnar().hero(0, 9).attributes(0, authority=2, might=3).control(0, 10), "follower_usurp", 0)


@scene(
    "follower_usurp (usurp) might=5 value=3",
    "LS-13.32 lowest group",
    "LS-5.30 lowest near",
    "LS-5.30 lowest difficulty",
    "LS-5.30 lowest shrine_rank",
    "region:6 3 1 3 1 LS-13.32",
    "region:7 1 0 0 2 stays",
    "region:8 2 2 0 1 LS-13.32",
    "region:9,10 LS-8.77",
    "region:7 by LS-13.32",
)
def one_of_several_followers_usurps() -> Table:
    given = Ashes("lagertha", "ragnar").row(0, "A1", "A3", "A4").selects(0, 1).attributes(0, authority=3, might=5)
    return asked(given.hero(0, 9).control(0, 9, 10).control(1, 8).control(2, 7), "follower_usurp", 0)


# --- Monsters -------------------------------------------------------------------------------------------------------


@scene(
    "follower_rouse (rouse)",
    "LS-7.6 lowest neutral",
    "LS-7.7 lowest near_army",
    "monster:jotunn 1 LS-7.6",
    "monster:troll 0 1 LS-7.7",
    "monster:draugr 0 0 stays",
    "monster:fafnir LS-7.1",
    "monster:garm LS-7.5",
    "monster:draugr by LS-7.7",
)
def a_monster_is_roused() -> Table:
    given = ragnar().monster("draugr", 10).monster("troll", 9).monster("jotunn", 13).monster("garm", 16)
    given.monster("fafnir", 2).armies(1, 10, 2).armies(1, 12, 2)
    given = ring(ring(ring(given, "garm", 1), "troll", 0), "draugr", 0)
    return asked(given, "follower_rouse", 0)


@scene(
    "follower_rouse (rouse)",
    "LS-7.6 lowest neutral",
    "LS-4.14 highest region of card:A2",
    "LS-4.12 lowest tray",
    "monster:troll 1 8 7 LS-4.14",
    "monster:draugr 1 10 3 stays",
    "monster:draugr by LS-4.14",
)
def neutral_monsters_are_told_apart_by_the_card() -> Table:
    given = ragnar("A2").monster("draugr", 10).monster("troll", 8).armies(1, 10, 2).armies(1, 9, 1)
    return asked(given, "follower_rouse", 0)


@scene(
    "follower_act (act) monster=monster:draugr",
    "do:attack stays",
    "do:move LS-7.9",
    "do:attack by None",
)
def an_own_monster_acts() -> Table:
    given = ragnar().monster("draugr", 9).armies(1, 9, 3)
    return asked(ring(given, "draugr", 0), "follower_monster", DRAUGR, 0)


@scene(
    "follower_act (act) monster=monster:draugr",
    "do:move stays",
    "do:attack LS-7.23",
    "do:move by None",
)
def a_neutral_monster_may_choose() -> Table:
    table = asked(ragnar().monster("draugr", 9).armies(1, 8, 3), "follower_monster", DRAUGR, 0).luck(CHOICE)
    follow(table, "follower_die")
    return table


@scene(
    "follower_move (move) monster=monster:draugr",
    "LS-7.10 highest human_army",
    "LS-4.8 lowest region of card:A1",
    "region:8 3 8 stays",
    "region:10 3 10 LS-4.8",
    "region:6 LS-7.22",
    "region:7 LS-7.10",
    "region:8 by LS-4.8",
)
def a_monster_moves_to_the_highest_army() -> Table:
    given = ragnar().monster("draugr", 9).armies(1, 8, 2, 3).armies(1, 10, 3).armies(0, 6, 1).armies(1, 6, 6)
    return asked(given, "follower_move", DRAUGR, 0)


@scene(
    "follower_move (move) monster=monster:draugr",
    "LS-7.12 lowest not_human",
    "LS-4.8 highest region of card:A2",
    "region:8 0 8 LS-4.8",
    "region:10 0 10 stays",
    "region:6 LS-7.12",
    "region:7 LS-7.22",
    "region:10 by LS-4.8",
)
def a_monster_comes_closer() -> Table:
    given = ragnar("A2").monster("draugr", 9).armies(1, 11, 2).control(1, 8, 10).armies(0, 7, 1)
    return asked(given, "follower_move", DRAUGR, 0)


@scene(
    "follower_prey (prey) reach=1",
    "LS-8.58 lowest slots_left",
    "LS-4.14 lowest region of card:A1",
    "LS-4.12 lowest tray",
    "monster:jotunn 5 10 2 stays",
    "monster:draugr 5 12 3 LS-4.14",
    "monster:garm 5 10 4 LS-4.12",
    "monster:troll LS-8.44",
    "boss:loki LS-8.46",
    "monster:jotunn by LS-4.12",
)
def the_prey_is_chosen() -> Table:
    given = Ashes("beowulf").row(0, "A1", "A3", "A4").selects(0, 1).hero(0, 11).attributes(0, might=2)
    given.top("bow", "bow").monster("draugr", 12).monster("garm", 10).monster("jotunn", 10).monster("troll", 2)
    return asked(covered(given, "jotunn", 1), "follower_hunt", 0, after=("follower_hunt",))


@scene(
    "follower_prey (prey) reach=1",
    "LS-8.58 lowest slots_left",
    "monster:draugr 0 stays",
    "monster:garm 1 LS-8.58",
    "boss:loki LS-8.46",
    "monster:draugr by LS-8.58",
)
def a_shield_makes_the_prey() -> Table:
    given = Ashes("beowulf").row(0, "A1", "A3", "A4").selects(0, 1).hero(0, 11).attributes(0, might=3)
    given.top("bow", "shield", "round_shield").monster("garm", 10).monster("draugr", 12)
    given = covered(covered(given, "draugr", 1, 2, 4, 5), "garm", 1, 2, 3)
    return asked(given, "follower_hunt", 0, after=("follower_hunt",))


@scene(
    "follower_wound (slot) foe=monster:draugr",
    "LS-8.61 highest reward",
    "LS-8.61 highest slot",
    "wound:draugr.2 1 2 stays",
    "wound:draugr.6 0 6 LS-8.61",
    "wound:draugr.1,draugr.3,draugr.4,draugr.5,draugr.7 LS-8.60",
    "wound:draugr.2 by LS-8.61",
)
def a_slot_is_covered() -> Table:
    given = Ashes("beowulf").hero(0, 11).attributes(0, might=2).top("spear", "shield").monster("draugr", 12)
    return asked(given, "follower_hunt", 0, after=("follower_hunt", "follower_prey"))


@scene(
    "follower_wound (slot) foe=monster:draugr",
    "LS-8.61 highest reward",
    "LS-8.61 highest slot",
    "wound:draugr.2 1 2 LS-8.61",
    "wound:draugr.4 1 4 stays",
    "wound:draugr.6 0 6 LS-8.61",
    "wound:draugr.1,draugr.3,draugr.5,draugr.7 LS-8.55",
    "wound:draugr.4 by LS-8.61",
)
def a_slot_is_covered_without_a_shield() -> Table:
    given = Ashes("beowulf").hero(0, 11).attributes(0, might=2).top("spear", "axe").monster("draugr", 12)
    return asked(given, "follower_hunt", 0, after=("follower_hunt", "follower_prey"))


@scene(
    "follower_wound (slot) foe=boss:loki",
    "LS-8.70 highest slot",
    "wound:loki.3 3 LS-8.70",
    "wound:loki.5 5 stays",
    "wound:loki.1 LS-8.70",
    "wound:loki.2,loki.4 LS-8.69",
    "wound:loki.5 by LS-8.70",
)
def a_slot_of_loki_is_covered() -> Table:
    given = Ashes("beowulf").hero(0, 11).hand(0, "spear", "bow", "axe").attributes(0, might=2).top("bow", "hammer")
    given.s.players[0].slayers = 1
    return asked(given.loki(12), "follower_hunt", 0, after=("follower_hunt", "follower_prey"))


# --- Battles and tokens ---------------------------------------------------------------------------------------------


@scene(
    "follower_support (support) region=region:4",
    "LS-10.4 highest army",
    "LS-4.10 highest region of card:A2",
    "LS-4.9 highest army of card:A2",
    "army:0.1.2 2 LS-10.4",
    "army:0.3.3 3 3 3 LS-4.10",
    "army:0.5.3 3 5 3 stays",
    "army:0.5.3 by LS-4.10",
)
def an_army_comes_to_support() -> Table:
    given = ragnar("A2").control(0, 4).armies(0, 3, 3).armies(0, 5, 3).armies(0, 1, 2)
    return asked(given, "follower_support", 0, 3)


def fought(*hand: str, value: int) -> Table:
    """A person with an Army of 4 in Region 4 has passed, and it is the Follower's turn to play a card."""
    given = ragnar().hand(0, *hand).control(0, 2).control(1, 4).armies(0, 2, value).armies(1, 4, 4)
    table = given.at(["turn", 1], ["end_step"], ["invade", 0, army(1, value), 3])
    while table.prompt != "follower_card":
        table.point(table.offered[-1])
    return table


@scene(
    "follower_card (card) region=region:4 own=3 other=4 deck=1 passed=1",
    "do:reveal stays",
    "do:pass LS-10.22",
    "do:reveal by None",
)
def a_card_is_revealed() -> Table:
    return fought("axe", value=3)


@scene(
    "follower_card (card) region=region:4 own=3 other=4 deck=0 passed=1",
    "do:pass stays",
    "do:reveal LS-10.20",
    "do:pass by None",
)
def there_is_no_card() -> Table:
    return fought(value=3)


@scene(
    "follower_card (card) region=region:4 own=5 other=4 deck=1 passed=1",
    "do:pass stays",
    "do:reveal LS-10.21",
    "do:pass by None",
)
def the_battle_is_won_as_it_stands() -> Table:
    return fought("axe", value=5)


@scene(
    "follower_desolates (desolation) trigger=mobilize left=3 needs=4",
    "LS-11.11 lowest group",
    "LS-4.8 lowest region of card:A1",
    "region:4 4 LS-11.11",
    "region:8 1 8 stays",
    "region:13 1 13 LS-4.8",
    "region:15 3 LS-11.11",
    "region:7 LS-11.10",
    "region:8 by LS-4.8",
)
def a_token_is_laid() -> Table:
    return asked(ragnar().ashes(7).control(0, 8, 13).control(1, 4), "desolate", 0, "mobilize")


@scene(
    "follower_desolates (desolation) trigger=monument left=4 needs=5",
    "LS-13.13 lowest group",
    "LS-4.8 highest region of card:A2",
    "region:4 2 4 LS-4.8",
    "region:7 4 LS-13.13",
    "region:8 2 8 stays",
    "region:13,15,21 3 LS-13.13",
    "region:8 by LS-4.8",
)
def a_token_is_laid_by_one_of_several() -> Table:
    given = Ashes("ragnar", "aslaug").row(0, "A2", "A3", "A4").selects(0, 1).control(1, 4, 8).control(2, 7)
    return asked(given, "desolate", 0, "monument")


@scene(
    "follower_ashes (desolation) challenge=challenge:early_ashes",
    "LS-11.11 lowest group",
    "LS-24.1 lowest region of challenge:early_ashes",
    "region:4 3 4 stays",
    "region:7 3 7 LS-24.1",
    "region:13 3 13 LS-24.1",
    "region:15 3 15 LS-24.1",
    "region:8 LS-11.10",
    "region:4 by LS-24.1",
)
def early_ashes() -> Table:
    return asked(ragnar("A2").ashes(8).challenge("early_ashes"), "take_challenge", 0)


@scene(
    "follower_control (control)",
    "LS-20.12 lowest distance",
    "LS-4.14 highest region of card:A2",
    "LS-4.12 lowest tray",
    "monster:troll 1 4 7 stays",
    "monster:draugr 2 LS-20.12",
    "monster:fafnir 4 LS-20.12",
    "monster:garm 1 2 4 LS-4.14",
    "monster:jotunn,nidhogg LS-20.12",
    "monster:troll by LS-4.14",
)
def a_barrow_gift() -> Table:
    given = Ashes("hervor").row(0, "A2", "A3", "A4").hero(0, 3).monster("garm", 2).monster("troll", 4)
    return asked(given.monster("draugr", 1).monster("fafnir", 9), "barrow_gift", 0)


@clause("LS-17.2", "LS-17.3", "LS-17.4", "LS-17.5", "LS-1.3")
@pytest.mark.parametrize(("laid", "said"), SCENES)
def test_a_decision_is_told_whole(laid: Scene, said: tuple[str, ...]) -> None:
    assert reasons(laid()) == list(said)


@clause("LS-17.2")
def test_every_decision_has_its_scene() -> None:
    """Where nothing is compared, a Hero that is placed and a colour that is left, there is nothing to tell."""
    decided = set(re.findall(r'(?:settle|choose_target)\(\s*s,\s+[\w.]+,\s+"(\w+)"', SOURCES))
    shown = {said[0].split()[0] for _, said in (one.values for one in SCENES)}
    assert decided - shown == {"follower_hero"}
    assert shown - decided == {"arbiter_choose"}

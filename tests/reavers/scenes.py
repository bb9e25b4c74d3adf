"""Prepared positions of Reavers of Midgard at the terminal, all with the reader as Sigrun of the first seat."""

from collections.abc import Callable

from meadhall.terminal.session import Session

from ..terminal.scenes import ELDGRIM, HRAFNHILD, SIGRUN, TORVALD, at_table
from .playing import Given, successes


def third_round() -> Given:
    """The third round: Eldgrim has selected Trade, and four crews have something on their ships."""
    given = Given(4, round=3, start=SIGRUN).pawns("trade_with_villages", seat=ELDGRIM)
    given.player(SIGRUN, food=6, favor=3, glory=47, terror=2).player(TORVALD, food=2, favor=1, glory=52, terror=4)
    given.player(HRAFNHILD, food=7, favor=4, glory=39, terror=1).player(ELDGRIM, food=4, favor=2, glory=44, terror=3)
    given.leader(SIGRUN, "reaver_axe_chief").dice(SIGRUN, "red.chest", "red.helm", "red.helm", "red.double_hammer")
    given.dice(SIGRUN, "blue.ship", "blue.raven", "yellow.chest", "yellow.shield").upgrades(SIGRUN, "chest")
    given.slot(SIGRUN, "sea", "reaver_freeman").slot(SIGRUN, "keep", "reaver_sword_chief")
    given.artifact(SIGRUN, "art_draupnir", "yellow.shield").artifact(SIGRUN, "art_eldrihmnr", "blue.raven")
    given.tokens(SIGRUN, farm=2, wall=1, tower=1)
    given.prophecies(SIGRUN, "prophecy_pillager", "prophecy_valhallas_champion")
    given.dice(TORVALD, "red.ship", "red.ship", "red.chest", "blue.ship", "yellow.double_hammer", "yellow.chest")
    given.leader(TORVALD, "reaver_huskarl").prophecies(TORVALD, "prophecy_lord_slayer").tokens(TORVALD, farm=1)
    given.dice(HRAFNHILD, "red.double_hammer", "blue.chest", "yellow.hammer", "yellow.hammer")
    given.dice(ELDGRIM, "red.shield", "red.ship", "blue.hammer", "blue.ship", "yellow.chest", "yellow.chest")
    given.trade("red.chest", "blue.raven", "blue.ship", "yellow.shield")
    given.offer("recruit_reavers", ("reaver_axe_chief", "reaver_scout"), ("reaver_huskarl", "reaver_fanatic"))
    given.offer("trade_with_villages", "prophecy_juggernaut", "prophecy_refined_taste")
    given.offer("battle_at_sea", "sea_knarr", "sea_wherry", "sea_lyngbakr", "sea_infamous_outcasts")
    given.offer("raid_villages", ("village_farm", "village_bundle_of_swords"), ("village_wall", "village_farm"))
    given.offer("raid_keeps", ("keep_armor", "keep_art"), ("keep_treasure", "keep_tower_red_blue"))
    return given


def sail(lang: str = "en") -> Session:
    """Sigrun selects a location."""
    return at_table(third_round().pawn(SIGRUN).match, lang)


def payment(lang: str = "en") -> Session:
    """Sigrun raids villages and pays the first Chest."""
    session = sail(lang)
    session.answer("location:raid_villages")
    session.answer("do:act")
    return session


def combat(lang: str = "en") -> Session:
    """Sigrun storms a tower: one success of three, and Favor for two rerolls is left."""
    table = third_round().player(SIGRUN, favor=2).gain(SIGRUN, "keep_tower_red_blue", "keep_armor")
    table.point("card:keep_tower_red_blue.2").luck(*successes(1, 0)).point("do:pillage")
    session = at_table(table.match, lang)
    session.answer("die:red.double_hammer")
    session.answer("do:roll")
    return session


def reroll(lang: str = "en") -> Session:
    """The same, and Sigrun picks the dice to throw again."""
    session = combat(lang)
    session.answer("do:reroll")
    return session


SCENES: dict[str, Callable[[str], Session]] = {"sail": sail, "payment": payment, "combat": combat, "reroll": reroll}

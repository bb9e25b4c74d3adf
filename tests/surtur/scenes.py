"""Prepared moments of a solo match at the terminal: Sigrun plays Lagertha against Aslaug, a Follower of Surtur."""

from collections.abc import Callable
from typing import Any

from meadhall.terminal.session import Session

from ..lords.test_heroes import led
from ..lords.test_special import marked, owning
from .laying import Ashes
from .test_rune_step import ring

ASLAUG, SIGRUN = range(2)


def sixth_turn() -> Ashes:
    """Aslaug holds the north, Sigrun the middle; two Regions by Yggdrasil lie in ashes."""
    given = Ashes("aslaug")
    led(given, "lagertha", SIGRUN)
    given.s.turn = 6
    given.row(ASLAUG, "SNO1", "A4", "A6").selects(ASLAUG, 1).ashes(4, 15).tucked(ASLAUG, 1)
    given.control(ASLAUG, 1, 2, 5).armies(ASLAUG, 1, 2).armies(ASLAUG, 2, 3).armies(ASLAUG, 5, 4).hero(ASLAUG, 4)
    given.control(SIGRUN, 6, 7, 8, 9, 14).armies(SIGRUN, 6, 3, 2).armies(SIGRUN, 8, 3).armies(SIGRUN, 9, 2)
    given.armies(SIGRUN, 14, 1).hero(SIGRUN, 8).drakkar(SIGRUN, "ne").temples(6).level("odin", 1)
    given.monster("draugr", 10).monster("garm", 16).loki(13)
    given.attributes(ASLAUG, authority=5, might=2, wisdom=3).hand(ASLAUG, "axe", "bow")
    given.attributes(SIGRUN, authority=3, might=3, wisdom=4).runes(SIGRUN, uruz=1, othala=1)
    given.hand(SIGRUN, "spear", "hammer", "round_shield").allied(SIGRUN, "alfheim").allied(ASLAUG, "jotunheim")
    owning(marked(marked(given, "prepare", ASLAUG), "reinforce", SIGRUN), "shield_oath", seat=SIGRUN)
    return given


def at_table(given: Ashes, lang: str, step: int, *calls: list[Any]) -> Session:
    """Aslaug is in a step of her turn, with Sigrun at the keyboard; the last call comes first."""
    given.s.active, given.s.step = ASLAUG, step
    match = given.at(["turn", SIGRUN], *calls).match
    session = Session("lords", 2, (), 1, lang, {"followers": 1})
    session.names[SIGRUN] = "Sigrun"
    session.begin(match)
    return session


def target(lang: str = "en") -> Session:
    """Aslaug invades a Region: three can be invaded, one holds."""
    steps = [["special_action", ASLAUG], ["follower_maneuvers", ASLAUG], ["follower_runes", ASLAUG, 0, 0]]
    session = at_table(sixth_turn(), lang, 3, *steps)
    session.step()  # no Rune, so no Rune Action
    return session


def army(lang: str = "en") -> Session:
    """He has chosen the Region, and chooses the Army."""
    session = target(lang)
    session.step()
    return session


def rouse(lang: str = "en") -> Session:
    """He looks for a Monster that could harm her: his own Troll among her Armies, and others that are nobody's."""
    given = ring(sixth_turn().monster("troll", 8).monster("jotunn", 3), "troll", ASLAUG)
    session = at_table(given, lang, 2, ["follower_rouse", ASLAUG], ["follower_runes", ASLAUG, 0, 0])
    session.step()
    return session


SCENES: dict[str, Callable[[str], Session]] = {"target": target, "army": army, "rouse": rouse}

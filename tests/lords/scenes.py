"""Prepared positions of Lords of Ragnarok at the terminal, all with the reader as Sigrun of the first seat."""

from collections.abc import Callable

from meadhall.terminal.session import Session

from ..terminal.scenes import ELDGRIM, HRAFNHILD, SIGRUN, TORVALD, at_table
from .playing import Given
from .test_heroes import led
from .test_hunt import attacked
from .test_hunt import play as hunt
from .test_maneuvers import maneuvers
from .test_special import marked, owning, special


def sixth_turn() -> Given:
    """Lagertha, Ragnar, Aslaug and Snorri hold a part of the island each; Torvald lacks one Temple."""
    given = Given(4)
    for seat, hero in enumerate(("lagertha", "ragnar", "aslaug", "snorri")):
        led(given, hero, seat)
    given.s.turn = 6
    given.hero(SIGRUN, 8).hero(TORVALD, 15).hero(HRAFNHILD, 20).hero(ELDGRIM, 4)
    given.drakkar(SIGRUN, "ne").drakkar(TORVALD, "s").drakkar(HRAFNHILD, "w").drakkar(ELDGRIM, "n")
    given.control(SIGRUN, 8, 9, 11).armies(SIGRUN, 9, 4, 1).armies(SIGRUN, 8, 3).armies(SIGRUN, 11, 2)
    given.control(TORVALD, 10, 12, 13, 14, 15, 16, 17).armies(TORVALD, 10, 4).armies(TORVALD, 15, 5, 2, 2)
    given.control(HRAFNHILD, 19, 20).armies(HRAFNHILD, 20, 3).control(ELDGRIM, 1, 2, 5).armies(ELDGRIM, 5, 4)
    given.armies(ELDGRIM, 2, 2).temples(8, 13, 14, 15, 17).level("thor", 1).level("odin", 2).praying("odin", 1, 3)
    given.monster("garm", 8).monster("troll", 6).monster("draugr", 21).loki(3)
    given.s.foes[4].wounds[:2], given.s.foes[1].ring = [SIGRUN, TORVALD], HRAFNHILD
    given.forge(2, "uruz").forge(10, "algiz", lying=False).forge(12, "othala")
    given.attributes(SIGRUN, authority=3, might=4, wisdom=4).injured(SIGRUN, "might").runes(SIGRUN, uruz=1, othala=2)
    given.attributes(TORVALD, authority=4).runes(TORVALD, algiz=2).priests(TORVALD, 1).priests(SIGRUN, 2)
    given.allied(SIGRUN, "alfheim").allied(TORVALD, "vanaheim", "niflheim").allied(HRAFNHILD, "niflheim")
    given.hand(SIGRUN, "spear", "spear", "hammer", "round_shield").hand(TORVALD, "axe", "sword")
    given.artifact(TORVALD, "mjolnir").artifact(SIGRUN, "root_fang", charged=False)
    owning(owning(given, "shield_oath"), "raven_banner", seat=TORVALD)
    marked(marked(given, "usurp", ELDGRIM), "reinforce", SIGRUN, TORVALD)
    given.s.fallen[3] = True
    return given


def wheel(lang: str = "en") -> Session:
    """Sigrun chooses a Special Action."""
    return at_table(special(sixth_turn()).match, lang)


def battle(lang: str = "en") -> Session:
    """Sigrun attacks Torvald in Uppsala; he has played an axe."""
    table = maneuvers(sixth_turn()).point("army:0.9.4", "region:10")
    table.point(next(ref for ref in table.offered if ref.startswith("card:axe.")))
    return at_table(table.match, lang)


def attack(lang: str = "en") -> Session:
    """Garm attacks Sigrun, who hunts him and has played a spear."""
    return at_table(hunt(attacked(sixth_turn(), "blow_1", "roar"), "blow_1", "spear").match, lang)


SCENES: dict[str, Callable[[str], Session]] = {"wheel": wheel, "battle": battle, "hunt": attack}

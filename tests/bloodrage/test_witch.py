"""Section 7: the Volur Witch."""

import pytest

from meadhall.testing import clause

from .playing import RAVEN, WOLF, Given, figure, province, warrior
from .proving import idle, works
from .test_battle import totals


def witch(place: str = "gimle") -> Given:
    given = Given(age=3).sheet(RAVEN, "a3-volur-witch").put(RAVEN, place, monster="volur_witch")
    return given.put(WOLF, place, 1, leader=True)


@works("a3-volur-witch")
@clause("BR-7.46", "BR-7.47", "BR-12.134")
def test_the_witch_may_retreat() -> None:
    table = witch().pillage(WOLF, "gimle")
    assert (table.prompt, table.seat) == ("witch_retreat", RAVEN)
    assert table.offered == [province("yggdrasil"), "do:let_die"]
    table.point(province("yggdrasil"))
    assert table.at("yggdrasil", RAVEN) == {"volur_witch": 1}
    assert table.dead(RAVEN) == {}
    dying = witch().pillage(WOLF, "gimle").point("do:let_die")
    assert dying.dead(RAVEN) == {"volur_witch": 1}


@idle("a3-volur-witch")
@clause("BR-7.48")
def test_the_witch_dies_in_yggdrasil() -> None:
    table = witch("yggdrasil").pillage(WOLF, "yggdrasil")
    assert table.dead(RAVEN) == {"volur_witch": 1}


@clause("BR-7.49")
@pytest.mark.parametrize(("answer", "glory"), [("province:yggdrasil", 0), ("do:let_die", 4)])
def test_the_witch_and_ragnarok(answer: str, glory: int) -> None:
    given = Given(age=3, doomed=("horgr", "elvagar", "gimle")).sheet(RAVEN, "a3-volur-witch")
    table = given.put(RAVEN, "gimle", monster="volur_witch").phase("ragnarok")
    assert (table.prompt, table.seat) == ("witch_retreat", RAVEN)
    table.point(answer)
    assert table.glory(RAVEN) == glory
    assert bool(table.at("yggdrasil", RAVEN)) == (glory == 0)


@clause("BR-7.50")
def test_the_witch_and_odins_tide() -> None:
    given = witch().put(RAVEN, "gimle", 1).hand(WOLF, "a2-odins-tide").hand(RAVEN, "a1-tyrs-bash")
    table = given.pillage(WOLF, "gimle").cards({WOLF: "a2-odins-tide", RAVEN: "a1-tyrs-bash"})
    table.point(figure(WOLF, "leader"))
    assert (table.prompt, table.seat) == ("tide_keep", RAVEN)
    table.point(warrior(RAVEN, "gimle"))
    assert table.prompt == "witch_retreat"
    table.point(province("yggdrasil"))
    assert totals(table) == [3 + 1, 1 + 2]


@idle("a3-volur-witch")
@clause("BR-7.51")
def test_the_witch_cannot_dodge_a_sacrifice() -> None:
    given = Given(age=3).sheet(RAVEN, "a3-volur-witch", "a3-friggas-sacrifice").put(RAVEN, "gimle", 1)
    table = given.put(RAVEN, "gimle", monster="volur_witch").turn(RAVEN)
    table.point("do:sacrifice", "monster:volur_witch", warrior(RAVEN, "gimle"))
    assert table.prompt == "raise_stat"
    assert table.dead(RAVEN) == {"warrior": 1, "volur_witch": 1}


@clause("BR-7.52")
def test_saving_the_witch_comes_first() -> None:
    given = witch().sheet(RAVEN, "a2-friggas-protection").put(RAVEN, "gimle", 0)
    given.put(WOLF, "gimle", 2)
    table = given.pillage(WOLF, "gimle")
    assert (table.prompt, table.offered) == ("save_figure", ["monster:volur_witch", "do:done"])
    table.point("monster:volur_witch")
    assert table.at("gimle", RAVEN) == {"volur_witch": 1}
    assert table.prompt == "choose_action"

"""The worked examples of section 15."""

import pytest

from meadhall import NotOffered
from meadhall.testing import clause

from .playing import BEAR, RAVEN, SERPENT, WOLF, Given, Table, card, figure, fjord, province, strength, warrior


@clause("BR-EX1", "BR-4.1", "BR-1.31")
def test_rage_at_the_start_of_phase_two() -> None:
    table = Given().clan(RAVEN, stats=(3, 1, 1), rage=0).phase("actions")
    assert table.rage(RAVEN) == 8
    assert table.rage(WOLF) == 6


@clause("BR-EX2", "BR-4.24", "BR-4.26")
def test_invade_with_upgraded_warriors() -> None:
    given = Given(age=2).sheet(RAVEN, "a2-experts-in-arms").clan(RAVEN, rage=2).put(WOLF, "utgard", 2)
    table = given.turn(RAVEN).point("do:invade", warrior(RAVEN, "reserve"), province("utgard"))
    assert table.rage(RAVEN) == 0
    assert table.at("utgard", RAVEN) == {"warrior": 1}
    assert table.land("utgard")["free"] == 0


def three_in_gimle() -> Table:
    given = Given().put(RAVEN, "gimle", 2, leader=True).put(BEAR, "elvagar", 2).clan(RAVEN, rage=3)
    return given.turn(RAVEN).point("do:march", province("gimle"), province("elvagar"))


@clause("BR-EX3", "BR-4.42", "BR-4.47", "BR-4.40")
def test_march_to_a_province_that_is_not_adjacent() -> None:
    table = three_in_gimle().point(warrior(RAVEN, "gimle"), warrior(RAVEN, "gimle"), "do:done")
    assert table.at("elvagar", RAVEN) == {"warrior": 2}
    assert table.at("gimle", RAVEN) == {"leader": 1}
    assert table.rage(RAVEN) == 2


@clause("BR-EX4", "BR-4.43", "BR-4.45")
def test_march_with_too_many_figures() -> None:
    table = three_in_gimle().point(warrior(RAVEN, "gimle"), warrior(RAVEN, "gimle"))
    assert table.offered == ["do:done"]
    assert table.refused[figure(RAVEN, "leader")] == "BR-4.45"


@clause("BR-EX5", "BR-4.46")
def test_march_into_yggdrasil() -> None:
    table = Given().put(SERPENT, "angerboda", 3).turn(SERPENT)
    table.point("do:march", province("angerboda"), province("yggdrasil"), *[warrior(SERPENT, "angerboda")] * 3)
    assert table.at("yggdrasil", SERPENT) == {"warrior": 3}


@clause("BR-EX6", "BR-4.48")
def test_march_to_two_targets() -> None:
    table = Given().put(BEAR, "horgr", 2).turn(BEAR).point("do:march", province("horgr"), province("utgard"))
    table.point(warrior(BEAR, "horgr"))
    assert table.offered == [warrior(BEAR, "horgr"), "do:done"]
    with pytest.raises(NotOffered):
        table.point(province("muspelheim"))
    table.point(warrior(BEAR, "horgr"))
    assert table.at("utgard", BEAR) == {"warrior": 2}


@clause("BR-EX7", "BR-4.41", "BR-4.48")
def test_march_from_two_origins() -> None:
    table = Given(lost=("utgard",)).put(WOLF, "andlang", 1).put(WOLF, "myrkulor", 1).turn(WOLF)
    table.point("do:march")
    assert table.offered == [province("andlang"), province("myrkulor")]
    table.point(province("andlang"), province("gimle"))
    assert table.offered == [warrior(WOLF, "andlang")]
    assert table.refused[warrior(WOLF, "myrkulor")] == "BR-4.48"


@clause("BR-EX8", "BR-1.20", "BR-4.49")
def test_ships_do_not_march() -> None:
    table = Given().put(WOLF, "south_east", ship=True).put(WOLF, "yggdrasil", 1).turn(WOLF).point("do:march")
    assert table.offered == [province("yggdrasil")]
    assert table.refused[fjord("south_east")] == "BR-4.49"
    table.point(province("yggdrasil"), province("gimle"))
    assert table.refused[figure(WOLF, "ship")] == "BR-1.20"
    only_ship = Given().put(WOLF, "south_east", ship=True).turn(WOLF)
    assert "do:march" not in only_ship.offered


@clause("BR-EX9", "BR-6.9", "BR-6.13", "BR-6.7", "BR-12.92")
def test_replacing_a_clan_upgrade() -> None:
    given = Given(age=2).sheet(SERPENT, "a1-lokis-domain", "a1-friggas-succor", "a1-thors-glory")
    given.hand(SERPENT, "a2-lokis-eminence").clan(SERPENT, rage=2).put(SERPENT, "valhalla", 2)
    for seat in (WOLF, RAVEN, BEAR):
        given.clan(seat, rage=0)
    table = given.turn(SERPENT).point(card("a2-lokis-eminence"))
    assert table.offered == ["slot:clan.1", "slot:clan.2", "slot:clan.3"]
    table.point("slot:clan.2")
    assert table.gone("a1-friggas-succor")
    assert set(table.sheet(SERPENT)) == {"a1-lokis-domain", "a2-lokis-eminence", "a1-thors-glory"}
    assert table.events("upgraded")[0]["rage"] == 0
    assert table.glory(SERPENT) == 2 * 3  # the phase was over, and the saga went on to Valhalla


@clause("BR-EX10", "BR-8.1", "BR-8.20", "BR-12.107")
def test_committing_a_quest() -> None:
    table = Given(age=2).hand(BEAR, "a2-quest-jotunheim").put(BEAR, "utgard", 1).turn(BEAR)
    table.point(card("a2-quest-jotunheim"))
    assert table.clan(BEAR)["quests"] == 1
    table.finish_actions()
    assert table.prompt == "raise_stat"
    assert table.seat == BEAR
    table.point("stat:axes")
    assert table.glory(BEAR) == 7
    assert table.steps(BEAR) == (1, 2, 1)


def battle_of_andlang() -> Table:
    """BR-EX11: the wolf pillages Andlang by its ship alone."""
    given = Given().put(RAVEN, "andlang", 1).put(RAVEN, "gimle", 1).put(SERPENT, "horgr", leader=True)
    given.put(WOLF, "south_west", ship=True).put(WOLF, "yggdrasil", 1).token("andlang", "axes")
    given.hand(WOLF, "a1-tyrs-crush").hand(RAVEN, "a1-lord-of-hammers")
    return given.turn(WOLF).point("do:pillage", province("andlang"))


@clause("BR-EX11", "BR-5.3", "BR-5.8", "BR-5.9", "BR-5.10", "BR-5.18")
def test_battle_call() -> None:
    table = battle_of_andlang()
    assert (table.seat, table.prompt) == (RAVEN, "call_to_battle")
    table.point(warrior(RAVEN, "gimle"))
    assert table.seat == WOLF  # the serpent has nobody adjacent and is passed over
    table.point(warrior(WOLF, "yggdrasil"))
    assert table.prompt == "battle_card"
    assert table.land("andlang")["free"] == 0
    assert table.at("horgr", SERPENT) == {"leader": 1}


def andlang_after_the_call() -> Table:
    return battle_of_andlang().point(warrior(RAVEN, "gimle"), warrior(WOLF, "yggdrasil"))


@clause("BR-EX12", "BR-5.30", "BR-5.35", "BR-5.50", "BR-5.29")
def test_battle_cards() -> None:
    table = andlang_after_the_call()
    assert [question.seat for question in table.match.pending] == [WOLF, RAVEN]
    table.fight({WOLF: "a1-tyrs-crush", RAVEN: "a1-lord-of-hammers"})
    assert table.events("compared")[0]["totals"] == [7, 2]
    assert table.events("battle_won")[0]["seat"] == WOLF


@clause("BR-EX13", "BR-5.58", "BR-5.63", "BR-5.55", "BR-5.56", "BR-5.64", "BR-5.73", "BR-5.77")
def test_battle_outcome() -> None:
    table = andlang_after_the_call().fight({WOLF: "a1-tyrs-crush", RAVEN: "a1-lord-of-hammers"})
    assert table.dead(RAVEN) == {"warrior": 2}
    assert table.hand(RAVEN) == ["a1-lord-of-hammers"]
    assert table.clan(WOLF)["stats"]["axes"] == {"step": 2, "value": 4}
    assert table.land("andlang")["pillaged"]
    assert table.glory(WOLF) == 4
    assert table.hand(WOLF) == []
    assert table.gone("a1-tyrs-crush")
    assert table.at("andlang", WOLF) == {"warrior": 1}


def manheim() -> Table:
    given = Given().quests(SERPENT, "a1-quest-manheim").put(WOLF, "elvagar", 3).put(SERPENT, "elvagar", 1)
    given.put(SERPENT, "north_east", ship=True).put(RAVEN, "angerboda", 1).put(BEAR, "horgr", 1)
    return given.phase("quests")


@clause("BR-EX14", "BR-8.17", "BR-8.18", "BR-8.19", "BR-8.25", "BR-1.15", "BR-12.44")
def test_quest_phase() -> None:
    table = manheim()
    assert [strength(table, seat, "elvagar") for seat in (WOLF, SERPENT)] == [3, 3]
    assert [strength(table, seat, "angerboda") for seat in (RAVEN, SERPENT)] == [1, 2]
    table.point("stat:horns")
    assert table.glory(SERPENT) == 5
    assert table.steps(SERPENT) == (1, 1, 2)


@clause("BR-EX15", "BR-9.1", "BR-9.2", "BR-9.3", "BR-9.4", "BR-9.9")
def test_ragnarok() -> None:
    given = Given(age=2, doomed=("horgr", "gimle", "andlang"))
    given.put(WOLF, "gimle", 1).put(WOLF, "north_west", ship=True).put(RAVEN, "gimle", 2).put(BEAR, "andlang", 1)
    table = given.hand(WOLF, "a2-tyrs-rage").phase("discard").keep_none()
    assert table.events("ragnarok")[0]["province"] == province("gimle")
    assert table.land("gimle")["destroyed"]
    assert [table.glory(seat) for seat in range(4)] == [6, 6, 0, 0]
    assert sorted(ref for event in table.events("destroyed") for ref in event["figures"]) == sorted(
        [warrior(WOLF, "gimle"), figure(WOLF, "ship"), *[warrior(RAVEN, "gimle")] * 2]
    )
    assert table.table["doom"] == province("andlang")


@clause("BR-EX16", "BR-11.2", "BR-11.3", "BR-11.4")
@pytest.mark.parametrize("step", [4, 5])
def test_legendary_stats(step: int) -> None:
    table = Given(age=3).clan(RAVEN, stats=(step, 6, 3)).clan(WOLF, stats=(3, 3, 3)).phase("valhalla")
    assert table.match.over
    assert table.glory(RAVEN) == 30
    assert table.glory(WOLF) == 0


@clause("BR-EX17", "BR-4.19", "BR-4.20", "BR-4.21")
def test_last_province_pillaged() -> None:
    given = Given(2, lost=("myrkulor", "angerboda", "utgard")).token("gimle", "glory5")
    given.pillaged("elvagar", "muspelheim", "horgr", "andlang", "yggdrasil")
    given.clan(WOLF, rage=4).clan(RAVEN, rage=2).put(WOLF, "gimle", 2).put(RAVEN, "gimle", 1)
    given.hand(RAVEN, "a1-tyrs-bash").hand(WOLF, "a1-tyrs-smite")
    table = given.pillage(WOLF, "gimle").fight({WOLF: "a1-tyrs-smite", RAVEN: "a1-tyrs-bash"})
    assert table.glory(WOLF) == 5 + 3
    assert table.prompt == "keep_card"
    assert table.phase == "discard"
    assert (table.rage(WOLF), table.rage(RAVEN)) == (0, 0)


@clause("BR-EX18", "BR-4.17", "BR-4.52", "BR-12.170")
def test_last_rage_spent() -> None:
    given = Given(age=3).sheet(BEAR, "a2-tyrs-challenge").hand(BEAR, "a3-thors-ascension").clan(BEAR, rage=2)
    for seat in (WOLF, RAVEN, SERPENT):
        given.clan(seat, rage=0)
    given.put(BEAR, "gimle", 2).put(WOLF, "gimle", 1).pillaged("gimle").token("gimle", "horns")
    table = given.turn(BEAR).point("do:challenge", province("gimle")).cards({BEAR: "a3-thors-ascension"})
    assert [(event["because"], event["glory"]) for event in table.events("glory")] == [
        ("card:a3-thors-ascension", 3),
        ("battle", 3),
    ]
    assert table.events("rage")[0]["rage"] == 3
    assert not [event for event in table.events("phase") if event["phase"] == "actions"]
    assert table.events("phase")[0]["phase"] == "discard"
    assert table.match.over


@clause("BR-EX19", "BR-1.66", "BR-8.12")
def test_quest_reward_declined() -> None:
    table = manheim()
    assert table.offered == ["stat:rage", "stat:axes", "stat:horns", "do:decline"]
    table.point("do:decline")
    assert table.glory(SERPENT) == 5
    assert table.steps(SERPENT) == (1, 1, 1)

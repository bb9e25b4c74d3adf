"""Section 4: turns, Rage, and the end of the action phase."""

import pytest

from meadhall import NotOffered
from meadhall.testing import clause

from .playing import BEAR, RAVEN, SERPENT, WOLF, Given, card, figure, province, warrior


@clause("BR-4.2", "BR-4.4", "BR-1.57")
def test_turns_go_clockwise_one_action_each() -> None:
    table = Given(first=SERPENT).phase("actions")
    order = []
    for _ in range(6):
        order.append(table.seat)
        table.point("do:invade", warrior(table.seat, "reserve"), province("gimle"))
        if table.land("gimle")["free"] == 0:
            break
    assert order == [SERPENT, BEAR, WOLF, RAVEN, SERPENT]


@clause("BR-4.3", "BR-4.53")
def test_what_a_seat_may_choose() -> None:
    given = Given(age=3).put(WOLF, "gimle", 1).put(WOLF, "andlang", 1).pillaged("andlang")
    given.sheet(WOLF, "a2-tyrs-challenge", "a3-friggas-sacrifice")
    given.hand(WOLF, "a3-odins-throne", "a3-quest-alfheim", "a3-tyrs-rage")
    table = given.turn()
    assert table.offered == [
        "do:invade",
        "do:march",
        "do:pillage",
        "do:challenge",
        "do:sacrifice",
        card("a3-odins-throne"),
        card("a3-quest-alfheim"),
        "do:pass",
    ]
    assert table.refused[card("a3-tyrs-rage")] == "BR-4.3"
    with pytest.raises(NotOffered):
        table.point("do:decline")


@clause("BR-4.5")
def test_the_same_action_again_and_again() -> None:
    given = Given()
    for seat in (RAVEN, SERPENT, BEAR):
        given.clan(seat, rage=0)
    table = given.turn()
    for _ in range(3):
        table.point("do:invade", warrior(WOLF, "reserve"), province("gimle"))
    assert table.at("gimle", WOLF) == {"warrior": 3}


@clause("BR-4.6", "BR-6.3")
def test_what_cannot_be_paid_is_not_offered() -> None:
    given = Given().hand(WOLF, "a1-lord-of-hammers", "a1-brothers-in-arms").clan(WOLF, rage=1)
    table = given.turn()
    assert card("a1-brothers-in-arms") in table.offered
    assert table.refused[card("a1-lord-of-hammers")] == "BR-6.3"
    table.point("do:invade")
    assert table.refused[figure(WOLF, "ship")] == "BR-4.6"
    with pytest.raises(NotOffered) as refusal:
        table.point(figure(WOLF, "ship"))
    assert refusal.value.clause == "BR-4.6"


@clause("BR-4.8", "BR-4.9")
def test_a_seat_without_rage_is_skipped_but_fights() -> None:
    given = Given().clan(RAVEN, rage=0).put(RAVEN, "gimle", 2).put(RAVEN, "andlang", 1).put(WOLF, "gimle", 1)
    given.hand(RAVEN, "a1-tyrs-bash").hand(RAVEN, "a1-dwarf-chieftain")
    table = given.turn(WOLF).point("do:pillage", province("gimle"))
    assert (table.prompt, table.seat) == ("call_to_battle", RAVEN)
    table.point(warrior(RAVEN, "andlang")).decline()
    table.fight({RAVEN: "a1-tyrs-bash"})
    assert table.glory(RAVEN) == 3
    assert (table.prompt, table.seat) == ("choose_action", SERPENT)


@clause("BR-4.10", "BR-14.27")
def test_a_skipped_seat_that_gains_rage_acts_again() -> None:
    given = Given().clan(RAVEN, rage=0).put(RAVEN, "gimle", 1).put(WOLF, "gimle", 2).hand(RAVEN, "a1-lokis-trickery")
    given.clan(SERPENT, rage=0).clan(BEAR, rage=0).clan(WOLF, rage=2)
    table = given.pillage(WOLF, "gimle").cards({RAVEN: "a1-lokis-trickery"})
    assert (table.rage(WOLF), table.rage(RAVEN)) == (1, 1)
    assert (table.prompt, table.seat) == ("choose_action", RAVEN)


@clause("BR-4.11")
def test_passing() -> None:
    table = Given().turn(WOLF).point("do:pass")
    assert table.rage(WOLF) == 0
    assert table.clan(WOLF)["passed"]
    for seat in (RAVEN, SERPENT, BEAR):
        assert table.seat == seat
        table.point("do:invade", warrior(seat, "reserve"), province("gimle"))
    assert table.seat == RAVEN


@clause("BR-4.12")
def test_pass_may_be_the_only_option() -> None:
    given = Given(2).clan(WOLF, rage=1).put(WOLF, "valhalla", 8)
    given.s.clans[WOLF].leader = given.s.clans[WOLF].ship = 14
    table = given.turn()
    assert table.offered == ["do:pass"]


@clause("BR-4.13", "BR-4.14", "BR-4.15", "BR-4.18")
def test_a_passed_seat_that_gains_rage() -> None:
    given = Given(age=2).sheet(RAVEN, "a2-friggas-protection").clan(RAVEN, rage=0, passed=True)
    given.put(RAVEN, "gimle", 1).put(WOLF, "gimle", 2).hand(RAVEN, "a1-lokis-trickery")
    given.clan(SERPENT, rage=0).clan(BEAR, rage=0).clan(WOLF, rage=2)
    table = given.pillage(WOLF, "gimle").cards({RAVEN: "a1-lokis-trickery"})
    assert (table.prompt, table.seat) == ("save_figure", RAVEN)
    table.point("do:done")
    assert table.rage(RAVEN) == 1
    assert table.seat == WOLF  # the raven takes no turn
    table.point("do:pass")
    assert table.events("actions_over")[0]["because"] == "rage"  # its Rage keeps nothing open
    assert table.phase != "actions"


@clause("BR-4.16", "BR-12.102")
def test_an_action_that_takes_the_last_rage_is_carried_out() -> None:
    given = Given(age=2).sheet(WOLF, "a2-thors-domain").clan(WOLF, rage=3).token("gimle", "axes")
    for seat in (RAVEN, SERPENT, BEAR):
        given.clan(seat, rage=0)
    table = given.hand(WOLF, "a1-tyrs-bash").turn()
    table.point("do:invade", warrior(WOLF, "reserve"), province("gimle"))
    assert table.prompt == "domain_pillage"
    table.point(province("gimle"))
    assert table.land("gimle")["pillaged"]
    assert table.steps(WOLF) == (1, 2, 1)
    assert table.phase == "discard"
    poor = Given(age=2).sheet(WOLF, "a2-thors-domain").clan(WOLF, rage=2).turn()
    poor.point("do:invade", warrior(WOLF, "reserve"), province("gimle"))
    assert poor.prompt == "choose_action"


@clause("BR-4.17")
def test_the_phase_ends_when_nobody_has_rage() -> None:
    given = Given().clan(WOLF, rage=1).hand(WOLF, "a1-tyrs-bash")
    for seat in (RAVEN, SERPENT, BEAR):
        given.clan(seat, rage=0)
    table = given.turn().point("do:invade", warrior(WOLF, "reserve"), province("gimle"))
    assert table.events("actions_over")[0]["because"] == "rage"
    assert table.phase == "discard"


@clause("BR-4.19", "BR-4.21")
def test_the_phase_ends_when_all_land_is_pillaged() -> None:
    given = Given(2).pillaged("elvagar", "muspelheim", "horgr", "andlang", "gimle").put(WOLF, "yggdrasil", 1)
    table = given.hand(RAVEN, "a1-tyrs-bash").pillage(WOLF, "yggdrasil")
    assert table.events("actions_over")[0]["because"] == "pillaged"
    assert table.phase == "discard"
    assert (table.rage(WOLF), table.rage(RAVEN)) == (0, 0)
    # without yggdrasil it goes on
    given = Given(2).pillaged("elvagar", "muspelheim", "horgr", "andlang").put(WOLF, "gimle", 1)
    assert given.pillage(WOLF, "gimle").phase == "actions"


@clause("BR-4.20")
def test_the_action_under_way_is_finished() -> None:
    given = Given(age=1).sheet(WOLF, "a1-friggas-succor").clan(WOLF, rage=1)
    for seat in (RAVEN, SERPENT, BEAR):
        given.clan(seat, rage=0)
    table = given.hand(WOLF, "a1-tyrs-bash").turn()
    table.point("do:invade", warrior(WOLF, "reserve"), province("gimle"))
    assert table.prompt == "succor_warrior"
    table.point(province("gimle"))
    assert table.at("gimle", WOLF) == {"warrior": 2}
    assert table.phase == "discard"


@clause("BR-4.52")
def test_an_end_that_was_met_is_final() -> None:
    # The last Rage goes into saving a figure; Thor's Ascension pays Rage later, and no turn follows.
    given = Given(age=3).sheet(RAVEN, "a2-friggas-protection").clan(RAVEN, rage=1).clan(WOLF, rage=0)
    given.clan(SERPENT, rage=1).clan(BEAR, rage=0)
    given.put(SERPENT, "gimle", 3).put(RAVEN, "gimle", 1).sheet(SERPENT, "a2-tyrs-prowess")
    given.hand(SERPENT, "a3-thors-ascension", "a3-tyrs-rage").token("gimle", "rage")
    table = given.pillage(SERPENT, "gimle").cards({SERPENT: "a3-thors-ascension"}).no_late()
    assert table.prompt == "prowess_keep"
    table.point(card("a3-thors-ascension"))
    assert (table.prompt, table.seat) == ("save_figure", RAVEN)
    table.point(warrior(RAVEN, "gimle"))
    assert table.events("rage")[0]["rage"] == 3
    assert table.match.over
    assert table.events("passed") == []


@clause("BR-4.54", "BR-6.2")
def test_an_upgrade_lies_open_before_its_slot_is_chosen() -> None:
    table = Given().hand(WOLF, "a1-lokis-domain", "a1-thors-glory").turn().point(card("a1-lokis-domain"))
    assert table.prompt == "upgrade_slot"
    assert table.clan(WOLF)["known_cards"] == [card("a1-lokis-domain")]
    assert table.rage(WOLF) == 6
    table.point("slot:clan.1")
    assert table.rage(WOLF) == 5
    assert table.seat == RAVEN
    quest = Given().hand(WOLF, "a1-quest-alfheim", "a1-quest-manheim").turn().point(card("a1-quest-alfheim"))
    assert quest.clan(WOLF)["known_cards"] == []
    assert quest.clan(WOLF)["quests"] == 1

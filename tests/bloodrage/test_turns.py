"""Section 4: turns, Rage, and the end of the action phase."""

import pytest

from meadhall import CannotUndo, Match, NotOffered
from meadhall.games.bloodrage.game import GAME
from meadhall.testing import clause

from .playing import BEAR, RAVEN, SERPENT, WOLF, Given, Table, card, figure, province, warrior


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


# --- the end is told behind what brought it --------------------------------------------------------------------------


def only_the_wolf(rage: int, given: Given) -> Given:
    """Nobody but the wolf has Rage."""
    for seat in (RAVEN, SERPENT, BEAR):
        given.clan(seat, rage=0)
    return given.clan(WOLF, rage=rage)


INVADE = ("do:invade", warrior(WOLF, "reserve"), province("gimle"))
MARCH = ("do:march", province("gimle"), province("horgr"), warrior(WOLF, "gimle"))
AGAIN = ("do:challenge", province("gimle"))


@clause("BR-4.17", "BR-4.20")
@pytest.mark.parametrize(
    ("given", "rage", "answers", "spending"),
    [
        pytest.param(Given(), 1, INVADE, ["invaded"], id="invade"),
        pytest.param(Given().put(WOLF, "gimle", 1), 1, MARCH, ["marched"], id="march"),
        pytest.param(
            Given().hand(WOLF, "a1-lokis-domain"),
            1,
            (card("a1-lokis-domain"), "slot:clan.1"),
            ["upgraded"],
            id="upgrade",
        ),
        pytest.param(
            Given().hand(WOLF, "a1-brothers-in-arms"),
            1,
            (card("a1-brothers-in-arms"), province("gimle")),
            ["upgraded", "invaded"],
            id="upgrade with a free invade",
        ),
        pytest.param(
            Given().sheet(WOLF, "a1-friggas-succor"),
            1,
            (*INVADE, province("gimle")),
            ["invaded", "invaded"],
            id="Frigga's Succor",
        ),
        pytest.param(
            Given(age=2).sheet(WOLF, "a2-tyrs-challenge").put(WOLF, "gimle", 1).pillaged("gimle"),
            2,
            AGAIN,
            ["pillage", "unopposed", "pillaged", "stat"],
            id="Tyr's Challenge",
        ),
        pytest.param(
            Given(age=2).sheet(WOLF, "a2-thors-domain"),
            3,
            (*INVADE, province("gimle")),
            ["invaded", "pillage", "unopposed", "pillaged", "stat"],
            id="Thor's Domain",
        ),
        pytest.param(Given(), 6, ("do:pass",), ["passed"], id="pass"),
    ],
)
def test_the_last_rage_is_told_behind_what_spent_it(
    given: Given, rage: int, answers: tuple[str, ...], spending: list[str]
) -> None:
    table = only_the_wolf(rage, given).turn().point(*answers)
    told = [event["kind"] for event in table.told]
    assert told[: len(spending) + 2] == [*spending, "actions_over", "phase"]
    assert told.count("actions_over") == 1


@clause("BR-4.20")
@pytest.mark.parametrize(
    ("upgrade", "owner", "answer", "spending"),
    [
        ("a2-tyrs-prowess", WOLF, card("a1-tyrs-bash"), "card_bought_back"),
        ("a2-friggas-protection", RAVEN, warrior(RAVEN, "gimle"), "saved"),
    ],
)
def test_the_last_rage_of_a_battle_is_told_behind_the_battle(
    upgrade: str, owner: int, answer: str, spending: str
) -> None:
    given = Given(age=2).put(WOLF, "gimle", 2).put(RAVEN, "gimle", 1).hand(WOLF, "a1-tyrs-bash")
    given.sheet(WOLF, "a2-tyrs-challenge").pillaged("gimle").sheet(owner, upgrade)
    only_the_wolf(2, given).clan(owner, rage=3 if owner == WOLF else 1)
    table = given.turn().point(*AGAIN).cards({WOLF: "a1-tyrs-bash"}).point(answer)
    told = [event["kind"] for event in table.told]
    assert told.index("battle_won") < told.index(spending) < told.index("glory") < told.index("actions_over")
    assert told[told.index("actions_over") + 1] == "phase"


@clause("BR-4.19", "BR-4.20")
def test_the_last_pillage_is_told_before_the_end_it_brings() -> None:
    given = Given(2).pillaged("elvagar", "muspelheim", "horgr", "andlang", "gimle").put(WOLF, "yggdrasil", 1)
    told = [event["kind"] for event in given.pillage(WOLF, "yggdrasil").told]
    assert told.index("pillaged") < told.index("stat") < told.index("actions_over")


# --- taking back -----------------------------------------------------------------------------------------------------


def position(table: Table) -> bytes:
    """All there is on the table, and what is asked."""
    state: bytes = table.match.state_json()
    return state.partition(b'"seq"')[2].partition(b",")[2]


@clause("BR-1.69")
def test_answers_are_taken_back_one_by_one() -> None:
    table = Given().put(WOLF, "gimle", 2).turn()
    before = [position(table)]
    for ref in ("do:march", province("gimle"), province("horgr"), warrior(WOLF, "gimle"), "do:done"):
        table.point(ref)
        before.append(position(table))
    assert (table.seat, table.match.undoable) == (RAVEN, (WOLF, 5))
    with pytest.raises(CannotUndo, match="Seat 1"):
        table.match.undo(RAVEN)
    while table.match.undoable:
        assert position(table) == before.pop()
        table.match.undo(WOLF)
    assert position(table) == before.pop()
    assert before == []


@clause("BR-1.69")
def test_another_seats_answer_ends_the_way_back() -> None:
    table = Given().turn().point(*INVADE, "do:invade")
    with pytest.raises(CannotUndo, match="Seat 0"):
        table.match.undo(WOLF)
    table.match.undo(RAVEN)
    with pytest.raises(CannotUndo, match="somebody else has answered"):
        table.match.undo(WOLF)


@clause("BR-1.69", "BR-4.54")
def test_what_was_learned_is_not_taken_back() -> None:
    table = Given().hand(WOLF, "a1-lokis-domain", "a1-thors-glory").turn().point(card("a1-lokis-domain"))
    with pytest.raises(CannotUndo, match="somebody has learned something"):
        table.match.undo(WOLF)
    table.point("slot:clan.1")
    assert table.match.undoable == (WOLF, 1)  # the slot alone


@clause("BR-1.69")
def test_chance_and_the_end_are_not_taken_back() -> None:
    table = Table(Match.new(GAME, 2, seed=1)).point("clan:wolf")
    assert table.match.undoable == (0, 1)
    table.point("clan:raven")  # now the land is laid out
    with pytest.raises(CannotUndo, match="chance has spoken"):
        table.match.undo(1)
    over = only_the_wolf(1, Given(age=3)).turn().point("do:pass")
    assert over.match.over
    with pytest.raises(CannotUndo, match="the match is over"):
        over.match.undo(WOLF)

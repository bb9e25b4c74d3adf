"""Section 3: ages, phases, gods' gifts and discarding."""

import pytest

from meadhall import NotOffered
from meadhall.testing import clause

from .playing import BEAR, RAVEN, SERPENT, WOLF, Given, Table, card, province
from .test_setup import new


def pack(table: Table, seat: int) -> list[str]:
    """The pack a seat holds, as it sees it."""
    refs: list[str] = table.match.view(seat)["table"]["pack"]
    return refs


def pick_first(table: Table) -> Table:
    """Everybody picks the first card of its pack."""
    return table.together({seat: pack(table, seat)[0] for seat in range(table.match.seats)})


def to_the_end(table: Table) -> list[tuple[int, str]]:
    """Everybody takes the last option until the end; the phases that were gone through."""
    seen: list[tuple[int, str]] = []
    while table.match.pending:
        moment = (table.table["age"], table.phase)
        if moment not in seen:
            seen.append(moment)
        question = table.match.pending[0]
        table.point_as(question.seat, question.options[-1])
    return seen


@clause("BR-3.1", "BR-3.2", "BR-3.3", "BR-3.4", "BR-3.5", "BR-11.1")
def test_three_ages_of_six_phases() -> None:
    table = new(3)
    to_the_end(table)
    phases = [(event["age"], event["phase"]) for event in table.events("phase")]
    order = ["gifts", "actions", "discard", "quests", "ragnarok", "valhalla"]
    assert phases == [(age, phase) for age in (1, 2, 3) for phase in order]
    assert table.match.over
    assert table.phase == "end"


@clause("BR-3.6", "BR-3.15", "BR-3.22")
def test_a_kept_card_is_laid_aside_in_the_draft() -> None:
    table = Given(age=1).hand(WOLF, "a1-tyrs-smite").phase("discard").together({WOLF: card("a1-tyrs-smite")})
    assert table.table["age"] == 2
    for _ in range(6):
        assert card("a1-tyrs-smite") not in [ref for seat in range(4) for ref in pack(table, seat)]
        pick_first(table)
    assert len(table.hand(WOLF)) == 7
    assert "a1-tyrs-smite" in table.hand(WOLF)
    assert len(table.hand(RAVEN)) == 6


@clause("BR-3.7", "BR-3.8", "BR-14.5")
def test_eight_cards_are_dealt() -> None:
    table = new(3)
    assert [len(pack(table, seat)) for seat in range(3)] == [8, 8, 8]
    assert len(table.match.state.decks[0]) == 0
    assert len(table.match.state.gone) == 2
    assert table.table["gone"] == []


@clause("BR-3.9", "BR-3.10", "BR-3.11", "BR-3.12", "BR-1.57")
def test_picking_and_passing_to_the_left() -> None:
    table = new(3)
    assert [question.prompt for question in table.match.pending] == ["draft_pick"] * 3
    before = [pack(table, seat) for seat in range(3)]
    with pytest.raises(NotOffered):
        table.point_as(0, "do:decline")
    pick_first(table)
    for seat in range(3):
        assert table.hand(seat) == [before[seat][0].removeprefix("card:").rpartition(".")[0]]
        assert pack(table, (seat + 1) % 3) == before[seat][1:]
    # the same in the later ages
    for age in (1, 2):
        table = Given(age=age).hand(WOLF, f"a{age}-heimdalls-eye" if age == 2 else "a1-tyrs-bash").phase("discard")
        table.keep_none()
        before = [pack(table, seat) for seat in range(4)]
        pick_first(table)
        assert pack(table, 1) == before[0][1:]


@clause("BR-3.13", "BR-3.14", "BR-3.15")
def test_six_picks_and_two_discards() -> None:
    table = new(4)
    sizes = []
    while table.prompt == "draft_pick":
        sizes.append(len(pack(table, 0)))
        last = [pack(table, seat) for seat in range(4)]
        pick_first(table)
    assert sizes == [8, 7, 6, 5, 4, 3]
    assert [table.clan(seat)["hand"] for seat in range(4)] == [6] * 4
    assert all(table.gone(ref[5:-2]) for ref in last[0][1:])
    assert table.phase == "actions"


@clause("BR-13.6", "BR-13.7", "BR-13.8", "BR-13.9")
def test_two_players_pick_two_at_a_time() -> None:
    table = new(2)
    sizes = []
    while table.prompt == "draft_pick":
        sizes.append(len(pack(table, 0)))
        mine, theirs = pack(table, 0), pack(table, 1)
        table.point_as(0, mine[0])
        assert table.options_of(0) == mine[1:]
        table.point_as(0, mine[1])
        assert [question.seat for question in table.match.pending] == [1]
        assert len(pack(table, 1)) == len(theirs)  # nothing changes hands before both are done
        table.point_as(1, theirs[0])
        table.point_as(1, theirs[1])
    assert sizes == [8, 6, 4]
    assert [table.clan(seat)["hand"] for seat in range(2)] == [6, 6]
    assert len(table.match.state.gone) == 4 + 4


@clause("BR-3.16", "BR-14.4")
def test_own_picks_may_be_looked_at_by_their_owner_alone() -> None:
    table = new(3)
    picked = pack(table, 0)[0]
    pick_first(table)
    assert table.match.view(0)["table"]["clans"][0]["cards"] == [picked]
    assert table.match.view(1)["table"]["clans"][0]["cards"] is None
    assert picked not in table.options_of(0)  # and not exchanged


@clause("BR-3.17")
def test_nothing_is_played_in_phase_one() -> None:
    table = new(4)
    while table.prompt == "draft_pick":
        assert all(ref.startswith("card:") for ref in table.options_of(0))
        assert all(clan["slots"][0]["card"] is None and clan["rage"] == 6 for clan in table.table["clans"])
        pick_first(table)


@clause("BR-3.18", "BR-3.19")
def test_no_draft_in_the_first_age() -> None:
    table = new(3, no_draft_age_one=True)
    assert table.prompt == "choose_action"
    assert [table.clan(seat)["hand"] for seat in range(3)] == [8, 8, 8]
    table.finish_actions().keep_none()
    assert (table.table["age"], table.prompt) == (2, "draft_pick")
    assert new(3).prompt == "draft_pick"


@clause("BR-3.20", "BR-3.21")
@pytest.mark.parametrize("age", [1, 2])
def test_one_card_may_be_kept(age: int) -> None:
    given = Given(age=age).hand(WOLF, "a1-tyrs-smite", "a1-tyrs-bash").hand(RAVEN, "a1-thors-hammer")
    table = given.phase("discard")
    assert [question.seat for question in table.match.pending] == [WOLF, RAVEN]
    assert table.options_of(WOLF) == [card("a1-tyrs-smite"), card("a1-tyrs-bash"), "do:keep_none"]
    table.together({WOLF: card("a1-tyrs-bash"), RAVEN: "do:keep_none"})
    assert table.hand(WOLF) == ["a1-tyrs-bash"]
    assert table.hand(RAVEN) == []
    assert table.gone("a1-tyrs-smite")
    assert table.gone("a1-thors-hammer")


@clause("BR-3.23")
def test_in_the_last_age_all_is_discarded() -> None:
    table = Given(age=3).hand(WOLF, "a3-tyrs-rage", "a1-tyrs-bash").put(WOLF, "gimle", 1).phase("discard")
    assert table.match.over
    assert table.gone("a3-tyrs-rage")
    assert table.hand(WOLF) == []


@clause("BR-3.24")
def test_committed_quests_are_no_hand_cards() -> None:
    given = Given().quests(WOLF, "a1-quest-alfheim").hand(WOLF, "a1-tyrs-bash").put(WOLF, "gimle", 1)
    table = given.phase("discard")
    assert table.options_of(WOLF) == [card("a1-tyrs-bash"), "do:keep_none"]
    table.point(card("a1-tyrs-bash"))
    assert table.prompt == "raise_stat"
    assert table.glory(WOLF) == 5
    only_quest = Given().quests(RAVEN, "a1-quest-alfheim").put(RAVEN, "gimle", 1).phase("discard")
    assert only_quest.prompt == "raise_stat"


@clause("BR-1.63", "BR-14.13")
def test_simultaneous_answers_are_closed_and_final() -> None:
    table = new(3)
    table.point_as(1, pack(table, 1)[0])
    view = table.match.view(0)
    assert [asked["seat"] for asked in view["asked"]] == [0, 2]
    assert view["table"]["clans"][1]["hand"] == 0
    with pytest.raises(NotOffered):
        table.point_as(1, pack(table, 1)[1])
    assert table.match.undoable is None


@clause("BR-1.58")
def test_open_decisions_outside_battles_go_from_the_first_player() -> None:
    given = Given(first=SERPENT).quests(WOLF, "a1-quest-alfheim").quests(BEAR, "a1-quest-jotunheim")
    given.put(WOLF, "gimle", 1).put(BEAR, "utgard", 1).quests(SERPENT, "a1-quest-manheim").put(SERPENT, "elvagar", 1)
    table = given.phase("quests")
    asked = []
    while table.prompt == "raise_stat":
        asked.append(table.seat)
        table.point("do:decline")
    assert asked == [SERPENT, BEAR, WOLF]


@clause("BR-1.60", "BR-1.61", "BR-1.62", "BR-4.7")
def test_choices_first_then_the_price_then_the_effect() -> None:
    table = Given().put(WOLF, "gimle", 2).clan(WOLF, rage=1).turn().point("do:march", province("gimle"))
    assert table.rage(WOLF) == 1
    table.point(province("horgr"), "figure:wolf.warrior.gimle")
    assert table.rage(WOLF) == 1
    assert table.land("horgr")["figures"] == []
    table.point("do:done")
    assert table.rage(WOLF) == 0
    assert table.at("horgr", WOLF) == {"warrior": 1}


@clause("BR-1.64")
def test_who_is_asked_does_not_betray_a_hand() -> None:
    # The raven holds no late card, and is asked all the same.
    given = Given(age=2).put(WOLF, "gimle", 2).put(RAVEN, "gimle", 1).hand(RAVEN, "a2-tyrs-rage", "a1-tyrs-bash")
    table = given.hand(WOLF, "a1-tyrs-smash").pillage(WOLF, "gimle")
    table.cards({WOLF: "a1-tyrs-smash", RAVEN: "a1-tyrs-bash"})
    assert (table.prompt, table.seat, table.offered) == ("late_card", RAVEN, ["do:pass"])

"""Sections 34 and 40: Odin, who plays command cards and takes them back."""

from collections import Counter
from typing import Any

import pytest

from meadhall import SPECTATOR, ImpossiblePosition, Match
from meadhall.kernel.chance import Chance
from meadhall.testing import clause

from ..playing import IVORY, RED, advanced, board, offered, play, point, prompt, refused, seat, table
from ..playing import with_powers as at_powers
from .helping import pieces, told_of

START = "1III1/6/7/8/9/10/11/11/10/3RRR3"
FORCED_SKIP = "RI3/##2I1/2I4/8/#########/10/11/4R6/4R5/9"
"""T06: red has no turn, unless a card gives it one; ivory has."""
DEAD_PAIR = pieces("a1 d2 c1", "a2 h5 i5", "a3 b1 b2 b3 b4 b5 c3 c6 d4 d5 d6 e1 e2 e3 e4 e5 e6 e7 e8 e9")
"""Nobody can move; but c4 and c5 are wild, and a jump from a2 leads there."""


def odin(cards: str, placement: str = START, to_move: str = "i", red: str = "freya", **options: Any) -> Match:
    """Ivory has Odin; the cards are said as in a position: hand/table/in force."""
    return at_powers(placement, "odin", red, to_move, f"odin={cards}", **options)


def red_odin(cards: str, placement: str, to_move: str = "r") -> Match:
    """Red has Odin, and is to move unless it is said."""
    return at_powers(placement, "freya", "odin", to_move, f"odin={cards}")


def in_force(match: Match, side: str = "ivory") -> str | None:
    power: str | None = table(match)["sides"][side]["power"]
    return power


def cards(match: Match) -> tuple[list[str], list[str], str | None]:
    """Odin's hand, what he has played, and the card in force."""
    odin = table(match)["odin"]
    return odin["hand"], odin["table"], odin["in_force"]


# --- the cards ---------------------------------------------------------------------------------------------------


@clause("RR-34.1", "RR-34.2", "RR-40.16", "RR-7.39")
def test_two_icon_cards_that_nobody_plays_are_drawn_at_random() -> None:
    drawn = set()
    options = {"mode": "advanced", "offer": "chosen", "ivory_power": "odin", "red_power": "sol"}
    for seed in range(120):
        hand, played, force = cards(Match.new("ragnarocks", seats=2, seed=seed, options=options))
        assert (len(set(hand)), played, force) == (2, [], None)
        drawn |= set(hand)
    icons = {power["ref"] for power in Match.new("ragnarocks", seats=2).game.scene()["powers"] if power["command"]}
    assert len(icons) == 23
    assert drawn == icons - {"card:sol"}


@clause("RR-34.1")
def test_the_draw_comes_with_the_setup() -> None:
    match = advanced("freya", "odin")
    assert (prompt(match), seat(match)) == ("select_viking", IVORY)
    assert len(cards(match)[0]) == 2
    assert in_force(match, "red") is None


@clause("RR-40.16")
@pytest.mark.parametrize("hand", ["hel+tyr", "freya+tyr", "sol+sol", "sol", "sol+tyr+mani", "odin+sol"])
def test_no_position_has_other_command_cards(hand: str) -> None:
    with pytest.raises(ImpossiblePosition):
        odin(f"{hand}/-/-")


@clause("RR-40.16")
def test_the_opponents_card_is_no_command_card() -> None:
    with pytest.raises(ImpossiblePosition, match=r"tyr cannot be a command card here \(RR-34\.2, RR-40\.16\)"):
        odin("sol+tyr/-/-", red="tyr")


@clause("RR-40.17")
def test_the_command_cards_stay_the_same() -> None:
    match = odin("sol+tyr/-/-")
    for turn in ("{odin:play sol}a2-b2/b1", "j4-i4/h4", "{odin:play tyr}b2-c2/c1", "j5-j4/j3"):
        play(match, turn)
        hand, played, force = cards(match)
        assert sorted([*hand, *played, *([force] if force else [])]) == ["card:sol", "card:tyr"]
    play(match, "{odin:pickup}c2-d2/d1")
    assert cards(match) == (["card:sol", "card:tyr"], [], None)


# --- the cycle ---------------------------------------------------------------------------------------------------


@clause("RR-EX39", "RR-34.3", "RR-40.2", "RR-40.3", "RR-40.4", "RR-40.6")
def test_odins_cycle() -> None:
    match = odin("sol+tyr/-/-")

    assert (prompt(match), seat(match)) == ("odin_action", IVORY)
    assert offered(match) == ["card:sol", "card:tyr", "do:no-card"]
    told = point(match, "card:sol")
    assert told_of(told, "odin_played")[0]["card"] == "card:sol"
    assert cards(match) == (["card:tyr"], [], "card:sol")
    play(match, "a2-b2/b1", "j4-i4/h4")

    assert offered(match) == ["card:tyr", "do:pickup", "do:no-card"]
    assert (cards(match), in_force(match)) == ((["card:tyr"], ["card:sol"], None), None)
    play(match, "{odin:play tyr}b2-c2/c1", "j5-j4/j3")

    assert offered(match) == ["do:pickup", "do:no-card"]
    point(match, "do:pickup")
    assert (cards(match), in_force(match)) == ((["card:sol", "card:tyr"], [], None), None)
    point(match, "a3")
    assert prompt(match) == "move_to"  # no step
    point(match, "b3")
    assert prompt(match) == "summon_at"  # and no swap with a4
    point(match, "b4")
    assert in_force(match) is None
    play(match, "j6-j5/i5")

    assert offered(match) == ["card:sol", "card:tyr", "do:no-card"]


@clause("RR-34.3")
@pytest.mark.parametrize(
    ("before", "action", "hand", "played", "force", "told"),
    [
        ("sol+tyr/-/-", "card:tyr", ["sol"], [], "tyr", "odin_played"),
        ("sol/tyr/-", "card:sol", [], ["tyr"], "sol", "odin_played"),
        ("sol/tyr/-", "do:pickup", ["sol", "tyr"], [], None, "odin_pickup"),
        ("sol/tyr/-", "do:no-card", ["sol"], ["tyr"], None, "odin_no_card"),
        ("-/sol+tyr/-", "do:pickup", ["sol", "tyr"], [], None, "odin_pickup"),
        ("-/sol/tyr", "do:no-card", [], ["sol", "tyr"], None, "odin_no_card"),
    ],
)
def test_each_action_does_what_it_says_and_no_more(
    before: str, action: str, hand: list[str], played: list[str], force: str | None, told: str
) -> None:
    match = odin(before)
    in_hand = [f"card:{card}" for card in before.partition("/")[0].split("+") if card != "-"]
    pickup = ["do:pickup"] if before != "sol+tyr/-/-" else []
    assert (prompt(match), offered(match)) == ("odin_action", [*in_hand, *pickup, "do:no-card"])
    events = point(match, action)
    power = force and f"card:{force}"
    assert cards(match) == ([f"card:{card}" for card in hand], [f"card:{card}" for card in played], power)
    assert (in_force(match), [event["kind"] for event in events]) == (power, [told])
    assert prompt(match) == "select_viking"  # one action a turn


@clause("RR-34.3")
def test_the_action_comes_first_in_every_turn_of_the_owner_and_in_no_other() -> None:
    match, chance = odin("sol+tyr/-/-", red="mani"), Chance("odin")
    first: list[tuple[int, str]] = []
    asked = Counter[int]()
    while len(first) < 8:
        turn = len(table(match)["turns"])
        if turn == len(first):
            first.append((seat(match), prompt(match)))
        asked[turn] += prompt(match) == "odin_action"
        point(match, offered(match)[chance.below(len(offered(match)))])
    assert first == [(IVORY, "odin_action"), (RED, "select_viking")] * 4
    assert [asked[turn] for turn in range(7)] == [1, 0, 1, 0, 1, 0, 1]


@clause("RR-43.24")
def test_the_turn_is_written_with_the_action() -> None:
    match = odin("sol+tyr/-/-")
    play(match, "{odin:play sol}{sol:a2>a1}a1-b1/b2", "j4-i4/h4", "{odin:pickup}b1-c1/c2", "j5-j4/j3", "a3-b3/b4")
    assert table(match)["turns"][::2] == ["{odin:play sol}{sol:a2>a1}a1-b1/b2", "{odin:pickup}b1-c1/c2", "a3-b3/b4"]


@clause("RR-34.4")
def test_there_is_a_pickup_only_if_a_card_was_played() -> None:
    match = odin("sol+tyr/-/-")
    assert "do:pickup" not in offered(match)
    assert refused(match)["do:pickup"] == "RR-34.4"
    assert "do:pickup" in offered(odin("sol/tyr/-"))
    assert "do:pickup" in offered(odin("sol/-/tyr"))  # it ends as the turn begins (RR-40.4)


@clause("RR-34.5")
def test_after_a_pickup_no_card_is_played_in_the_same_turn() -> None:
    match = odin("sol/tyr/-")
    point(match, "do:pickup")
    assert (prompt(match), in_force(match)) == ("select_viking", None)


@clause("RR-34.6", "RR-40.6", "RR-40.2")
def test_a_card_is_in_force_until_the_start_of_the_next_turn() -> None:
    match = odin("sol+tyr/-/-")
    point(match, "card:sol", "a2")
    assert (prompt(match), in_force(match)) == ("sol_step", "card:sol")
    point(match, "a1", "b1", "b2")
    assert (seat(match), in_force(match)) == (RED, "card:sol")
    play(match, "j4-i4/h4")
    assert (prompt(match), in_force(match)) == ("odin_action", None)
    point(match, "do:no-card", "a3")
    assert (prompt(match), in_force(match)) == ("move_to", None)
    point(match, "b4", "c4")
    assert (seat(match), in_force(match)) == (RED, None)


@clause("RR-40.1", "RR-41.24")
def test_one_card_is_in_force_at_a_time() -> None:
    """Given Jormungandr and Surtr in the hand, then the pair and the extra turn never come together."""
    stones = "c3 d3"
    snake = odin("jormungandr+surtr/-/-", pieces("a4 b1 e6", "c6 h7 j3", stones))
    point(snake, "card:jormungandr", "e6", "e4")
    assert "do:pair" not in offered(snake)
    point(snake, "e3")
    assert prompt(snake) == "jormungandr_extra"
    giant = odin("jormungandr+surtr/-/-", pieces("a4 b1 e6", "c6 h7 j3", stones))
    point(giant, "card:surtr", "e6", "e4")
    assert "do:pair" in offered(giant)
    point(giant, "e3")
    assert (prompt(giant), seat(giant)) == ("select_viking", RED)


@clause("RR-40.5")
def test_a_played_card_cannot_be_played_again_before_it_is_picked_up() -> None:
    match = odin("sol/tyr/-")
    assert offered(match) == ["card:sol", "do:pickup", "do:no-card"]
    assert refused(match)["card:tyr"] == "RR-40.5"


# --- skips and the end -------------------------------------------------------------------------------------------


@clause("RR-40.7", "RR-40.8", "RR-5.3")
def test_a_card_may_be_played_to_avoid_a_skip() -> None:
    match = red_odin("hildisvini+sol/-/-", FORCED_SKIP)
    assert (prompt(match), seat(match), offered(match)) == ("odin_action", RED, ["card:hildisvini"])
    assert (refused(match)["card:sol"], refused(match)["do:no-card"]) == ("RR-40.8", "RR-40.8")

    point(match, "card:hildisvini", "a1", "a2")

    assert prompt(match) == "summon_at"


@clause("RR-40.8", "RR-40.9", "RR-5.3")
def test_if_no_action_leads_to_a_turn_all_are_offered_and_the_turn_is_skipped() -> None:
    match = red_odin("nerthus+sol/-/-", FORCED_SKIP)
    assert offered(match) == ["card:nerthus", "card:sol", "do:no-card"]

    point(match, "card:nerthus")

    assert table(match)["turns"] == ["{odin:play nerthus}--"]
    assert (prompt(match), seat(match), in_force(match, "red")) == ("select_viking", IVORY, "card:nerthus")
    play(match, "b5-b4/b3")
    assert (prompt(match), seat(match), in_force(match, "red")) == ("odin_action", RED, None)


@clause("RR-40.9")
def test_a_pickup_may_stand_before_a_skip() -> None:
    match = red_odin("sol/-/nerthus", FORCED_SKIP)
    point(match, "do:pickup")
    assert table(match)["turns"] == ["{odin:pickup}--"]
    assert cards(match) == (["card:nerthus", "card:sol"], [], None)


@clause("RR-5.16", "RR-40.7")
@pytest.mark.parametrize(
    ("hand", "over"),
    [
        ("sleipnir+sol/-/-", False),  # in the hand
        ("sol/-/sleipnir", False),  # in force
        ("sol/sleipnir/-", True),  # on the table, where it gives nothing
        ("sol+tyr/-/-", True),
    ],
)
@pytest.mark.parametrize("to_move", ["i", "r"])
def test_odins_side_is_judged_with_the_cards_in_hand_and_in_force(hand: str, over: bool, to_move: str) -> None:
    match = red_odin(hand, DEAD_PAIR, to_move)
    if over:
        assert match.outcome is not None
        assert (match.outcome.ending, table(match)["turns"]) == ("no_turns", [])  # nobody was asked (RR-5.17)
    else:
        assert (prompt(match), seat(match)) == ("odin_action", RED)


@clause("RR-5.16")
def test_odin_without_a_card_is_judged_like_anybody() -> None:
    """Given ivory boxed in and free ways for red, then red needs no card to have a turn."""
    match = red_odin("-/sol+tyr/-", FORCED_SKIP.translate(str.maketrans("IR", "RI")), "i")
    assert table(match)["turns"] == ["--"]
    assert (prompt(match), seat(match), offered(match)) == ("odin_action", RED, ["do:pickup", "do:no-card"])


@clause("RR-5.16", "RR-40.7")
def test_the_card_in_the_hand_gives_the_turn_that_kept_the_game_going() -> None:
    match = red_odin("sleipnir+sol/-/-", DEAD_PAIR)
    assert offered(match) == ["card:sleipnir"]
    play(match, "{odin:play sleipnir}a2~c4/c5")
    assert table(match)["turns"] == ["{odin:play sleipnir}a2~c4/c5"]
    assert match.outcome is not None
    assert match.outcome.ending == "no_turns"


# --- particular cards --------------------------------------------------------------------------------------------


@clause("RR-40.12")
def test_aegir_as_a_command_card_works_on_the_opposing_turn_that_follows() -> None:
    wild_pocket = "1III1/6/7/3##3/3#1#3/4#5/11/11/10/3RRR3"
    match = odin("aegir+sol/-/-", wild_pocket)
    play(match, "{odin:play aegir}a2-b2/b1")
    point(match, "j4", "i5", "f6")
    assert (prompt(match), seat(match)) == ("aegir_viking", IVORY)

    without = odin("aegir+sol/-/-", wild_pocket)
    play(without, "{odin:play sol}a2-b2/b1")
    point(without, "j4", "i5", "f6")
    assert (prompt(without), seat(without)) == ("odin_action", IVORY)


@clause("RR-40.12")
def test_nerthus_as_a_command_card_binds_the_opponent_until_odins_next_turn() -> None:
    """Given a pocket that red could close, when Odin has played Nerthus, then red may not; a turn later it may."""
    wild_pocket = "1III1/6/7/3##3/3#1#3/4#5/11/11/10/3RRR3"
    match = odin("nerthus+sol/-/-", wild_pocket)
    play(match, "{odin:play nerthus}a2-b2/b1")
    point(match, "j4", "i5")
    assert "f6" not in offered(match)
    assert refused(match)["f6"] == "RR-14.1"
    point(match, "i4")
    play(match, "b2-c2/c1")
    point(match, "i5", "h6")
    assert "f6" in offered(match)


@clause("RR-40.13", "RR-40.10")
def test_the_extra_turn_of_a_command_card_is_odins_next_turn() -> None:
    match = odin("jormungandr+sol/-/-", pieces("a4 b1 e6", "c6 h7 j3", "c3 d3 e2"))
    point(match, "card:jormungandr", "e6", "e4", "e3")
    assert prompt(match) == "jormungandr_extra"

    point(match, "do:extra-turn")

    assert (prompt(match), seat(match)) == ("odin_action", IVORY)
    assert offered(match) == ["card:sol", "do:pickup", "do:no-card"]
    assert cards(match) == (["card:sol"], ["card:jormungandr"], None)
    point(match, "card:sol")
    assert offered(match) == ["e4"]
    point(match, "e4", "do:decline", "e5", "e4")  # e2, e3, e4: but the card is over
    assert (prompt(match), seat(match)) == ("select_viking", RED)


@clause("RR-40.14")
def test_the_extra_turn_is_judged_without_a_card_and_with_each_in_the_hand() -> None:
    """Given V boxed in on a1 beside a red Viking, then only a card in the hand that moves it gives the extra turn."""
    boxed_in = pieces("a2 c5 e5", "b1 j5 j6", "a3 a4 b2")
    for hand, asked in (("hildisvini+jormungandr/-/-", True), ("jormungandr+sol/-/-", False)):
        match = odin(hand, boxed_in)
        point(match, "card:jormungandr", "a2", "a1", "a2")
        assert (prompt(match) == "jormungandr_extra") is asked
    roaming = odin("jormungandr/sol/-", pieces("a2 c5 e5", "c1 j5 j6", "a3 a4 b2"))
    point(roaming, "card:jormungandr", "a2", "a1", "a2")
    assert prompt(roaming) == "jormungandr_extra"
    played_before = odin("jormungandr/hildisvini/-", boxed_in)
    point(played_before, "card:jormungandr", "a2", "a1", "a2")
    assert seat(played_before) == RED


@clause("RR-40.14", "RR-40.8")
def test_in_the_extra_turn_only_actions_that_move_v_are_offered() -> None:
    match = odin("hildisvini+jormungandr/-/-", pieces("a2 c5 e5", "b1 j5 j6", "a3 a4 b2"))
    point(match, "card:jormungandr", "a2", "a1", "a2", "do:extra-turn")
    assert offered(match) == ["card:hildisvini"]


# --- who sees what -----------------------------------------------------------------------------------------------


def seen(match: Match, audience: int) -> list[str | None]:
    hand: list[str | None] = match.view(audience)["table"]["odin"]["hand"]
    return hand


@clause("RR-40.15")
def test_the_hand_is_open_unless_the_table_closes_it() -> None:
    match = odin("sol+tyr/-/-")
    assert all(seen(match, who) == ["card:sol", "card:tyr"] for who in (IVORY, RED, SPECTATOR))
    drawn = advanced("odin", "freya")
    assert seen(drawn, RED) == seen(drawn, IVORY) == seen(drawn, SPECTATOR)


@clause("RR-40.15")
def test_of_a_closed_hand_the_opponent_sees_only_what_was_played() -> None:
    match = odin("sol+tyr/-/-", odin_open_hand=False)
    assert seen(match, IVORY) == ["card:sol", "card:tyr"]
    assert seen(match, RED) == seen(match, SPECTATOR) == [None, None]
    assert "odin=?+?/-/-" in match.view(RED)["table"]["position"]

    play(match, "{odin:play tyr}a2-b2/b1", "j4-i4/h4")

    assert seen(match, RED) == [None]
    assert match.view(RED)["table"]["odin"]["table"] == ["card:tyr"]
    point(match, "do:pickup")
    assert sorted(seen(match, RED), key=str) == [None, "card:tyr"]  # it stays known
    assert seen(match, IVORY) == ["card:sol", "card:tyr"]


@clause("RR-40.15")
def test_a_closed_hand_is_drawn_in_secret() -> None:
    match = advanced("odin", "freya", odin_open_hand=False)
    assert (seen(match, RED), seen(match, SPECTATOR)) == ([None, None], [None, None])
    assert all(card and card.startswith("card:") for card in seen(match, IVORY))
    told = [event.seen_by(RED) for event in match.opening]
    assert told_of(told, "command_cards") == [{"kind": "command_cards", "seat": IVORY, "count": 2}]


@clause("RR-34.3")
def test_only_odins_owner_is_asked() -> None:
    match = odin("sol+tyr/-/-", to_move="r")
    assert (prompt(match), seat(match)) == ("select_viking", RED)
    assert board(match) == START

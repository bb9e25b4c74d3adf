"""Section 5: skipping and the end."""

import pytest

from meadhall import Match, NotOffered
from meadhall.games.ragnarocks.study import from_position
from meadhall.kernel.chance import Chance
from meadhall.testing import clause

from . import reference
from .playing import IVORY, RED, all_turns, at, offered, play, point, prompt, refused, seat, table

BOXED = "RI3/##2I1/2I4/8/#########/10/11/4R6/4R5/9"
"""Red's only nomadic Viking, a1, is boxed in by stones and by ivory's Viking on a2."""
DEAD_PAIR = "IR#2/###3/3I3/1I6/#########/10/11/4R6/4R5/9"
"""Two Vikings of different colours walled in together; nobody can move."""
GAP = "5/1I4/2I4/4I3/########1/10/11/7R3/3R6/6R2"
"""A wall with one gap, on e9."""


@clause("RR-5.1", "RR-5.6", "RR-5.7")
def test_a_side_without_a_turn_skips_and_nobody_is_asked() -> None:
    match = at(f"{BOXED} r - - -")
    assert table(match)["turns"] == ["--"]
    assert (seat(match), table(match)["to_move"], table(match)["turn"]) == (IVORY, "ivory", 2)


@clause("RR-5.1", "RR-5.4")
def test_a_skip_is_told_and_changes_nothing_on_the_board() -> None:
    match = at(f"{BOXED} i - - -")
    told = play(match, "b5-b6/c7")  # a1 stays boxed in
    assert [event["kind"] for event in told] == ["selected", "moved", "summoned", "skipped"]
    assert told[-1] == {"kind": "skipped", "seat": RED, "side": "red", "turn": 2}
    assert table(match)["turns"] == ["b5-b6/c7", "--"]
    assert names_of_pieces(match) == {"a1": "R", "h5": "R", "i5": "R", "a2": "I", "b6": "I", "c3": "I"}
    assert table(match)["stones"][-1] == "hex:c7"


def names_of_pieces(match: Match) -> dict[str, str]:
    """The Vikings on the board."""
    position = reference.position_of(match.state.board)
    return {hex: piece for hex, piece in position.items() if piece != "#"}


@clause("RR-5.2")
def test_nobody_skips_while_a_turn_exists() -> None:
    match = at("RI3/#3I1/2I4/8/#########/10/11/4R6/4R5/9 r - - -")  # b2 is free for a1
    assert table(match)["turns"] == []
    assert (seat(match), offered(match)) == (RED, ["a1"])
    for button in ("do:pass", "do:skip"):
        with pytest.raises(NotOffered):
            match.answer(RED, button)


@clause("RR-5.5", "RR-44.20")
def test_a_side_that_skipped_plays_again_as_soon_as_it_can() -> None:
    match = at(f"{BOXED} r - - -")
    assert table(match)["turns"] == ["--"]
    play(match, "a2-a5/a4")
    assert table(match)["turns"] == ["--", "a2-a5/a4"]
    assert (seat(match), offered(match)) == (RED, ["a1"])


@clause("RR-5.8")
def test_a_side_has_a_turn_exactly_when_a_nomadic_viking_has_a_free_neighbour() -> None:
    chance, with_turn, without = Chance("neighbours"), 0, 0
    for number in range(40):
        match = at("1III1/6/7/8/9/10/11/11/10/3RRR3 i - - -")
        for _ in range(3 * (10 + number)):
            if match.pending:
                hexes = offered(match)
                point(match, hexes[chance.below(len(hexes))])
        board = match.state.board
        position = reference.position_of(board)
        for side, sign in (("i", "I"), ("r", "R")):
            free = any(
                near not in position
                for viking in reference.nomadic(position)
                if position[viking] == sign
                for near in reference.NEAR[viking].values()
            )
            fresh = Match.at("ragnarocks", from_position(f"{placement(match)} {side} - - -"))
            plays = bool(fresh.pending) and seat(fresh) == (IVORY if side == "i" else RED)
            assert plays == free == bool(reference.turns(position, sign))
            with_turn, without = with_turn + free, without + (not free)
    assert with_turn > 5
    assert without > 5


def placement(match: Match) -> str:
    """The board as it would be written between two turns."""
    text: str = table(match)["position"]
    return text.split(" ")[0]


@clause("RR-5.9", "RR-5.10", "RR-5.12")
def test_the_game_ends_at_once_when_no_contested_region_is_left() -> None:
    match = at(f"{GAP} i - - -")
    told = play(match, "d5-d8/e9")
    assert match.pending == ()
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.clause) == ("no_turns", "RR-5.9")
    assert told[-1] == {
        "kind": "ended",
        "clause": "RR-5.9",
        "ending": "no_turns",
        "result": "0-1 (26:51)",
        "ivory": 26,
        "red": 51,
        "winner": "red",
    }


@clause("RR-5.10")
def test_the_end_comes_after_the_turn_and_before_anybody_skips() -> None:
    # ivory's a3 goes to a2 and fills a3 behind it: now nobody can move
    match = at("R1I#1/####2/3I3/1I6/#########/10/11/4R6/4R5/9 i - - -")
    assert list(all_turns(match)) == [("a3", "a2", "a3")]
    told = play(match, "a3-a2/a3")
    assert [event["kind"] for event in told] == ["selected", "moved", "summoned", "ended"]
    assert table(match)["turns"] == ["a3-a2/a3"]


@clause("RR-5.13", "RR-44.23")
def test_the_game_is_over_when_no_nomadic_viking_can_move() -> None:
    match = at(f"{DEAD_PAIR} i - - -")
    assert match.pending == ()
    assert match.outcome is not None
    assert match.outcome.ending == "no_turns"
    assert ("contested", 2) in [(region["status"], region["size"]) for region in table(match)["regions"]]
    assert table(match)["turns"] == []


@clause("RR-5.14")
def test_the_game_goes_on_while_one_side_skips_again_and_again() -> None:
    match = at(f"{BOXED} r - - -")
    play(match, "b5-b6/c7", "b6-b5/b6", "b5-b4/b5")
    assert table(match)["turns"] == ["--", "b5-b6/c7", "--", "b6-b5/b6", "--", "b5-b4/b5", "--"]
    assert seat(match) == IVORY
    assert refused(match)["a1"] == "RR-3.9"


@clause("RR-5.19")
def test_after_the_end_nothing_is_asked_and_nothing_changes() -> None:
    match = at(f"{GAP} i - - -")
    play(match, "d5-d8/e9")
    before = table(match)
    for who in (IVORY, RED):
        for ref in ("hex:b2", "hex:h8", "do:pass"):
            with pytest.raises(NotOffered, match="over"):
                match.answer(who, ref)
    assert table(match) == before
    assert before["result"] == "0-1 (26:51)"


@clause("RR-5.18", "RR-44.8")
def test_the_game_ends_after_300_turns() -> None:
    state = from_position(f"{GAP} i - - -")
    state.turn = 298
    match = Match.at("ragnarocks", state)
    assert table(match)["turn"] == 299
    play(match, "d5-d6/c5")
    assert table(match)["turn"] == 300
    told = play(match, "h8-g8/g9")
    assert match.pending == ()
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.clause) == ("turn_limit", "RR-44.8")
    assert told[-1]["clause"] == "RR-44.8"
    assert table(match)["turn"] == 300


@clause("RR-44.8")
def test_skips_count_as_turns() -> None:
    state = from_position(f"{BOXED} r - - -")
    state.turn = 299
    match = Match.at("ragnarocks", state)
    assert table(match)["turns"] == ["--"]
    assert match.outcome is not None
    assert match.outcome.ending == "turn_limit"


@clause("RR-44.9")
def test_scored_as_it_stands_means_the_regions_of_that_moment() -> None:
    state = from_position("I#3/##4/3I3/4I3/9/10/11/11/10/3RRR3 i - - -")
    state.turn = 299
    match = Match.at("ragnarocks", state)
    play(match, "d5-e5/e6")
    assert match.outcome is not None
    assert match.outcome.scores == (1, 0)  # the contested rest scores for nobody
    assert table(match)["result"] == "1-0 (1:0)"


@clause("RR-5.18", "RR-44.6")
def test_the_third_time_a_position_occurs_the_game_is_scored() -> None:
    position = f"{GAP} i - - -"
    twice = from_position(position)
    twice.seen = [twice.board + "I"] * 2
    match = Match.at("ragnarocks", twice)
    assert match.pending == ()
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.clause) == ("repetition", "RR-44.6")
    once = from_position(position)
    once.seen = [once.board + "I"]
    assert prompt(Match.at("ragnarocks", once)) == "select_viking"


@clause("RR-44.6", "RR-44.7")
def test_positions_are_the_same_only_with_the_same_side_to_move_at_the_start_of_a_turn() -> None:
    state = from_position(f"{BOXED} r - - -")
    state.seen = [state.board + "R", state.board + "I", state.board + "I"]
    match = Match.at("ragnarocks", state)
    # red's turn begins: the second time; red skips, and for ivory it is the third time
    assert table(match)["turns"] == ["--"]
    assert match.outcome is not None
    assert match.outcome.ending == "repetition"
    other = from_position(f"{BOXED} r - - -")
    other.seen = [other.board + "R", other.board + "I"]
    match = Match.at("ragnarocks", other)
    assert (seat(match), match.outcome) == (IVORY, None)
    # within a turn nothing is compared: a Viking may go and come back under the same board
    point(match, "b5")
    point(match, "b6")
    assert prompt(match) == "summon_at"


@clause("RR-44.7")
def test_a_stone_makes_all_earlier_positions_impossible() -> None:
    match = at(f"{BOXED} r - - -")
    assert len(match.state.seen) == 2
    play(match, "b5-b6/c7")
    assert match.state.seen == [match.state.board + "R", match.state.board + "I"]


@clause("RR-44.10")
@pytest.mark.parametrize("seed", range(6))
def test_every_turn_that_is_not_skipped_adds_one_stone(seed: int) -> None:
    match, chance = Match.new("ragnarocks", seats=2, seed=seed), Chance(seed)
    while match.pending:
        hexes = offered(match)
        point(match, hexes[chance.below(len(hexes))])
        played = [turn for turn in table(match)["turns"] if turn != "--"]
        assert len(played) == len(table(match)["stones"]) <= 80

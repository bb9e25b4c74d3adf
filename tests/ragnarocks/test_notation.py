"""Section 43: positions, turns and results as text."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from meadhall import MeadhallError
from meadhall.games.ragnarocks.notation import (
    Result,
    Turn,
    answer_to,
    read_result,
    read_turn,
    write_result,
    write_turn,
)
from meadhall.games.ragnarocks.positions import (
    Position,
    read_placement,
    read_position,
    write_placement,
    write_position,
)
from meadhall.games.ragnarocks.setup import from_position
from meadhall.kernel.chance import Chance
from meadhall.kernel.errors import ImpossiblePosition
from meadhall.testing import clause

from . import reference
from .playing import START, all_turns, at, board, offered, play, point, start, table

PLACEMENT = "RI3/##2I1/2I4/8/#########/10/11/4R6/4R5/9"


@clause("RR-43.1")
def test_a_position_is_five_fields_with_single_spaces() -> None:
    position = read_position(f"{PLACEMENT} r 29 - -")
    assert (position.to_move, position.supply) == ("red", 29)
    for wrong in (f"{PLACEMENT} r 29 -", f"{PLACEMENT}  r 29 - -", f"{PLACEMENT} r 29 - - -", f" {PLACEMENT} r 29 - -"):
        with pytest.raises(ImpossiblePosition):
            read_position(wrong)
    assert write_position(position) == f"{PLACEMENT} r 29 - -"


@clause("RR-43.2")
def test_the_placement_lists_the_rows_from_south_to_north_and_west_to_east() -> None:
    position = reference.position_of(read_placement(PLACEMENT))
    assert position["a1"] == "R"
    assert position["a2"] == position["b5"] == position["c3"] == "I"
    assert position["b1"] == position["b2"] == position["e9"] == "#"
    assert position["h5"] == position["i5"] == "R"
    assert len(position) == 6 + 11


@clause("RR-43.3")
@pytest.mark.parametrize(
    "row_e", ["45", "4041", "09", "0I8", "0#########", "8I", "I8", "9", "12", "99999999999999999999", "III6", "2#6"]
)
def test_a_number_is_the_whole_run(row_e: str) -> None:
    text = f"5/6/7/8/{row_e}/10/11/11/10/9"
    if row_e in ("8I", "I8", "9", "III6", "2#6"):
        assert write_placement(read_placement(text)) == text
    else:
        with pytest.raises(ImpossiblePosition, match="Row e"):
            read_placement(text)


@clause("RR-43.4")
@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("1III1/6/7/8/9/10/11/11/10", "10 rows"),
        ("1III1/6/7/8/9/10/11/11/10/3RRR3/5", "10 rows"),
        ("1III1/6/7/7/9/10/11/11/10/3RRR3", "Row d"),
        ("1III1/6/7/8/9/11/11/11/10/3RRR3", "Row f"),
        ("1III1/6/7/8/9/10/11/11/10/3RRR4", "Row j"),
        ("1III1/6/2X4/8/9/10/11/11/10/3RRR3", "Row c"),
        ("1iii1/6/7/8/9/10/11/11/10/3RRR3", "Row a"),
        ("1III1/6//8/9/10/11/11/10/3RRR3", "Row c"),
        ("", "rows"),
    ],
)
def test_a_wrong_placement_is_refused_with_the_row_named(text: str, named: str) -> None:
    with pytest.raises(ImpossiblePosition, match=named):
        read_placement(text)


@clause("RR-43.5")
def test_the_side_to_move_is_i_or_r() -> None:
    assert table(at(f"{START[:-8]} i - - -"))["to_move"] == "ivory"
    assert table(at(f"{START[:-8]} r - - -"))["to_move"] == "red"
    for wrong in ("I", "w", "-", "ivory", ""):
        with pytest.raises(ImpossiblePosition, match="side to move"):
            read_position(f"{START[:-8]} {wrong} - - -")


@clause("RR-43.6")
def test_the_stones_left_are_a_dash_or_a_number() -> None:
    assert table(start())["position"] == START
    match = start(supply="40")
    play(match, "a3-d6/g9")
    assert table(match)["position"].split(" ")[2] == "39"
    assert table(at(table(match)["position"]))["supply"] == 39
    for wrong in ("x", "-1", "039", "4.0", ""):
        with pytest.raises(ImpossiblePosition, match="stones left"):
            read_position(f"{START[:-8]} i {wrong} - -")


@clause("RR-43.7")
def test_the_powers_are_a_dash_in_the_basic_game() -> None:
    assert table(start())["position"].split(" ")[3] == "-"


@clause("RR-43.8", "RR-43.9")
def test_no_state_of_powers_is_written_in_the_basic_game() -> None:
    assert table(start())["position"].split(" ")[4] == "-"
    with pytest.raises(ImpossiblePosition, match="state of thor, which is not in play"):
        read_position(f"{START[:-8]} i - - thor=2")


@clause("RR-43.10")
def test_the_start_position() -> None:
    assert table(start())["position"] == "1III1/6/7/8/9/10/11/11/10/3RRR3 i - - -"


@clause("RR-43.11")
def test_the_placement_may_stand_alone() -> None:
    assert read_position(PLACEMENT).board == read_position(f"{PLACEMENT} i - - -").board
    assert board(at(PLACEMENT)) == PLACEMENT


@clause("RR-43.12")
def test_reading_and_writing_positions_round_trips() -> None:
    chance = Chance("positions")
    for number in range(300):
        signs = "".join("...IR##"[chance.below(7)] for _ in reference.ALL)
        position = Position(signs, ("ivory", "red")[number % 2], None if number % 3 else chance.below(41))
        text = write_position(position)
        assert read_position(text) == position
        assert write_position(read_position(text)) == text


@clause("RR-43.13")
def test_a_plain_turn_names_viking_hex_and_stone() -> None:
    match = start()
    play(match, "a3-d6/g9")
    assert table(match)["turns"] == ["a3-d6/g9"]
    assert board(match) == "1I1I1/6/7/5I2/9/10/8#2/11/10/3RRR3"
    prompts = ("select_viking", "move_to", "summon_at")
    assert [answer_to(read_turn("a3-d6/g9"), prompt, 0) for prompt in prompts] == ["hex:a3", "hex:d6", "hex:g9"]


@clause("RR-43.13")
@pytest.mark.parametrize(
    "text",
    ["", "a3", "a3-d6", "a3-d6/", "a3/d6-g9", "a3-d6/g9 ", "A3-d6/g9", "a0-d6/g9", "a6-d6/g9", "k1-d6/g9", "a3-d66/g9"],
)
def test_what_is_no_turn_is_refused(text: str) -> None:
    with pytest.raises(MeadhallError):
        read_turn(text)


@clause("RR-43.14")
def test_a_skipped_turn_is_two_dashes() -> None:
    assert table(at(f"{PLACEMENT} r - - -"))["turns"] == ["--"]
    assert write_turn(Turn(skipped=True)) == "--"
    assert read_turn("--") == Turn(skipped=True)


@clause("RR-43.27")
def test_every_turn_has_one_notation_and_replaying_it_gives_the_same_position() -> None:
    match = at(f"{PLACEMENT} i - - -")
    texts = set()
    for viking, to, stone in all_turns(match):
        played = match.fork()
        point(played, viking, to, stone)
        text = table(played)["turns"][0]
        texts.add(text)
        assert write_turn(read_turn(text)) == text
        again = at(f"{PLACEMENT} i - - -")
        play(again, text)
        assert table(again)["position"] == table(played)["position"]
    assert len(texts) == 215


@clause("RR-43.27")
def test_a_whole_match_can_be_played_again_from_its_notation() -> None:
    match, chance = start(), Chance("again")
    while match.pending:
        hexes = offered(match)
        point(match, hexes[chance.below(len(hexes))])
    again = start()
    play(again, *table(match)["turns"])
    assert table(again) == table(match)


@clause("RR-43.28")
def test_a_result_names_the_winner_and_the_score() -> None:
    for text, result in (
        ("1-0 (26:23)", Result("ivory", 26, 23)),
        ("0-1 (26:51)", Result("red", 26, 51)),
        ("1/2-1/2 (20:20)", Result(None, 20, 20)),
    ):
        assert write_result(result) == text
        assert read_result(text) == result
    for wrong in ("1-0", "1-0 (26-23)", "2-0 (26:23)", "1-0 (26:23) "):
        with pytest.raises(MeadhallError):
            read_result(wrong)


@clause("RR-43.12")
@given(st.integers(0, 41), st.text(max_size=2), st.integers(0, 3))
@example(5, "\n", 0)
@example(30, "٠", 0)
@example(0, "0", 0)
def test_a_text_that_was_tampered_with_is_refused_or_reads_back_the_same(at: int, put_in: str, cut: int) -> None:
    text = START[:at] + put_in + START[at + cut :]
    try:
        position = read_position(text)
    except ImpossiblePosition:
        return
    written = write_position(position)
    assert text in (written, written.split(" ")[0])


@clause("RR-43.27")
@given(st.text(alphabet="abjk0123456789-/~!.٣\n ", max_size=12))
def test_any_text_is_one_turn_or_none(text: str) -> None:
    try:
        turn = read_turn(text)
    except MeadhallError:
        return
    assert write_turn(turn) == text


@clause("RR-43.28")
@given(st.text(alphabet="012/-() :٣\n", max_size=14))
@example("1-0 (026:23)")
def test_any_text_is_one_result_or_none(text: str) -> None:
    try:
        result = read_result(text)
    except MeadhallError:
        return
    assert write_result(result) == text


def test_a_study_position_needs_three_vikings_a_side() -> None:
    with pytest.raises(ImpossiblePosition):
        from_position("5/6/7/8/9/10/11/11/10/9")

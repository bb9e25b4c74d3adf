"""Section 43: positions, turns and results as text."""

from contextlib import suppress

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from meadhall import MeadhallError
from meadhall.games.ragnarocks.notation import Turn, read_turn
from meadhall.games.ragnarocks.positions import write_placement, write_position
from meadhall.games.ragnarocks.scoring import Result
from meadhall.games.ragnarocks.study import from_position, read_placement, read_position
from meadhall.kernel.chance import Chance
from meadhall.kernel.errors import ImpossiblePosition
from meadhall.testing import clause

from . import reference
from .playing import START, all_turns, at, board, offered, play, point, start, table
from .writing import answer_to, read_result, write_turn

PLACEMENT = "RI3/##2I1/2I4/8/#########/10/11/4R6/4R5/9"


@clause("RR-43.1")
def test_a_position_is_five_fields_with_single_spaces() -> None:
    position = read_position(f"{PLACEMENT} r 29 - -")
    assert (position.to_move, position.supply) == ("red", 29)
    for wrong in (f"{PLACEMENT} r 29 -", f"{PLACEMENT}  r 29 - -", f"{PLACEMENT} r 29 - - -", f" {PLACEMENT} r 29 - -"):
        with pytest.raises(ImpossiblePosition):
            read_position(wrong)
    assert write_position(position, ()) == f"{PLACEMENT} r 29 - -"


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
        side, supply = ("ivory", "red")[number % 2], None if number % 3 else chance.below(41)
        text = f"{write_placement(signs)} {side[0]} {'-' if supply is None else supply} - -"
        position = read_position(text)
        assert (position.board, position.to_move, position.supply) == (signs, side, supply)
        assert write_position(position, ()) == text


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
        assert str(result) == text
        assert read_result(text) == result
    for wrong in ("1-0", "1-0 (26-23)", "2-0 (26:23)", "1-0 (26:23) "):
        with pytest.raises(MeadhallError):
            read_result(wrong)


@clause("RR-43.12")
@given(st.integers(0, 41), st.text(max_size=2), st.integers(0, 3))
@example(0, "", 0)
@example(5, "\n", 0)
@example(30, "٠", 0)
@example(0, "0", 0)
def test_a_text_that_was_tampered_with_is_refused_or_reads_back_the_same(at: int, put_in: str, cut: int) -> None:
    text = START[:at] + put_in + START[at + cut :]
    try:
        position = read_position(text)
    except ImpossiblePosition:
        return
    written = write_position(position, ())
    assert text in (written, written.split(" ")[0])


def spoilt(texts: tuple[str, ...], alphabet: str) -> st.SearchStrategy[str]:
    """Texts that were right, with a few letters cut out of them and others put in; often they are right still."""
    cut_and_filled = st.builds(
        lambda text, at, cut, put_in: text[:at] + put_in + text[at + cut :],
        st.sampled_from(texts),
        st.integers(0, 24),
        st.integers(0, 2),
        st.text(alphabet, max_size=2),
    )
    return st.sampled_from(texts) | cut_and_filled


TURNS = (
    "--",
    "a3-d6/g9",
    "i10-a1/b2",
    "a3-d6-d2/.",
    "a3~c5",
    "a3-d6/*f5",
    "a3-d6/e6+f6",
    "a2-b2!;a3-e3!;a4-a5!",
    "{odin:pickup}--",
    "{odin:play sol}{sol:a2>a1}a1-b1/c1",
    "{fafnir:e4}d4~f4/f5",
    "a3-d6{tyr:d6<>e6}/e9",
    "a3-d6/g9{ask_and_embla:+b2}{freyr:-e6}",
    "a3-d6/g9{aegir:j4>i4,j5>i5}",
    "a3-d6/g9{jormungandr:extra}",
)
RESULTS = ("1-0 (26:23)", "0-1 (0:51)", "1/2-1/2 (20:20)", "0-1 (fenrir)", "1-0 (idun)")


@clause("RR-43.27")
@pytest.mark.parametrize("text", TURNS)
def test_every_kind_of_turn_reads_back_to_its_text(text: str) -> None:
    assert write_turn(read_turn(text)) == text


@clause("RR-43.27")
@given(spoilt(TURNS, "abjk0123456789-/~!.;:{}<>+*٣\n "))
@example("a3-d6/g9 ")
@example("a3-d6/g9\n")
@example("a3-d6/g09")
@example("a3-d6/g9;a2-b2!")
def test_any_text_is_one_turn_or_none(text: str) -> None:
    turn = None
    with suppress(ImpossiblePosition):
        turn = read_turn(text)
    assert turn is None or write_turn(turn) == text


@clause("RR-43.28", "RR-43.29")
@pytest.mark.parametrize("text", RESULTS)
def test_every_kind_of_result_reads_back_to_its_text(text: str) -> None:
    assert str(read_result(text)) == text


@clause("RR-43.28")
@given(spoilt(RESULTS, "012/-() :٣\n"))
@example("1-0 (026:23)")
@example("1-0 (26:23)\n")
@example("1/2-1/2 (2٣:20)")
def test_any_text_is_one_result_or_none(text: str) -> None:
    result = None
    with suppress(ImpossiblePosition):
        result = read_result(text)
    assert result is None or str(result) == text


@clause("RR-43.28")
@pytest.mark.parametrize(
    ("placement", "result"),
    [
        ("2I2/5#/#######/5##I/2I2###R/6####/###########/##3R4#/3####3/4R4", "1-0 (26:23)"),
        ("2I2/3I2/1I5/8/#########/10/11/4##1R3/3R6/6R2", "0-1 (26:49)"),
        (f"I#I#I/{'/'.join('#' * n for n in (6, 7, 8, 9, 10, 11, 11, 10))}/R#R#R####", "1/2-1/2 (3:3)"),
    ],
)
def test_a_match_that_is_over_tells_its_result_so(placement: str, result: str) -> None:
    assert table(at(f"{placement} i - - -"))["result"] == result


def test_a_study_position_needs_three_vikings_a_side() -> None:
    with pytest.raises(ImpossiblePosition):
        from_position("5/6/7/8/9/10/11/11/10/9")

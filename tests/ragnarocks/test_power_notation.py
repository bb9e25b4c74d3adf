"""Section 43 with powers: positions with cards, and turns with notes."""

import pytest

from meadhall import EVERYONE, Match, MeadhallError
from meadhall.games.ragnarocks.cards import POWERS
from meadhall.games.ragnarocks.notation import Change, Note, read_turn
from meadhall.games.ragnarocks.positions import write_position
from meadhall.games.ragnarocks.scoring import Result
from meadhall.games.ragnarocks.study import read_position
from meadhall.kernel.chance import Chance
from meadhall.kernel.errors import ImpossiblePosition
from meadhall.testing import clause

from .playing import IVORY, advanced, at, board, play, point, prompt, table, with_powers
from .writing import read_result, write_turn

START = "1III1/6/7/8/9/10/11/11/10/3RRR3"


def field(match: Match, number: int) -> str:
    """One of the five fields of the position that a spectator sees."""
    text: str = table(match)["position"].split(" ")[number]
    return text


def notes(text: str) -> list[tuple[str, list[tuple[str, tuple[int, ...]]]]]:
    """All notes of a turn, plainly."""
    return [(note.power, [(c.kind, c.hexes) for c in note.changes]) for note in read_turn(text).notes]


# --- positions ---------------------------------------------------------------------------------------------------


@clause("RR-43.7")
def test_the_powers_are_ivorys_and_reds() -> None:
    assert field(with_powers(START, "surtr", "ratatoskr"), 3) == "surtr,ratatoskr"
    line = f"{START} i - vali+njord,gerd+tyr+sol next=0,0"
    assert table(at(line))["position"].startswith(f"{START} i - vali+njord,gerd+tyr+sol ")
    for wrong in ("surtr", "surtr,", "surtr,surtr", "surtr,odin+tyr", "surtr,loki", "a,b,c"):
        with pytest.raises(ImpossiblePosition):
            read_position(f"{START} i - {wrong} -")


@clause("RR-43.8", "RR-43.9")
@pytest.mark.parametrize(
    ("powers", "state"),
    [
        ("thor,sol", "thor=2"),
        ("ask_and_embla,sol", "ask_and_embla=1"),
        ("sol,frigg", "frigg=new"),
        ("sol,frigg", "frigg=3"),
        ("idun,sol", "idun=armed"),
        ("idun,sol", "idun=spent"),
        ("odin,sol", "odin=tyr+vali/-/-"),
        ("sol,odin", "odin=-/tyr/vali"),
        ("thor,idun", "thor=4;idun=armed"),
        ("jormungandr,sol", "extra=a3"),
        ("sol,tyr", "-"),
    ],
)
def test_the_state_of_the_powers_in_play_is_written_and_read(powers: str, state: str) -> None:
    placement = START
    if "ask_and_embla" in powers:
        placement = START.replace("1III1", "1I1I1")
    line = f"{placement} i - {powers} {state}"
    position = read_position(line)
    assert write_position(position, [position.faces[card] for card in position.hand]) == line
    assert table(at(line))["position"] == line


@clause("RR-43.9")
def test_a_state_that_is_missing_or_needless_is_refused_with_a_sentence() -> None:
    for powers, state, said in (
        ("thor,sol", "-", "state of thor is missing"),
        ("sol,tyr", "thor=2", "state of thor, which is not in play"),
        ("vali+njord,gerd", "-", "state of next is missing"),
        ("thor,sol", "thor=x", "thor=x is no state"),
        ("thor,sol", "thor=4;thor=4", "is no state"),
        ("odin,sol", "odin=tyr/-", "is no state"),
        ("odin,sol", "odin=tyr/-/-", "two|2 command cards"),
        ("odin,sol", "odin=sol+tyr/-/-", "sol cannot be a command card"),
        ("idun,sol", "idun=maybe", "is no state"),
    ):
        with pytest.raises(ImpossiblePosition, match=said):
            at(f"{START} i - {powers} {state}")


@clause("RR-43.30")
def test_every_command_card_is_named_once_and_a_closed_hand_is_not_read() -> None:
    match = with_powers(START, "odin", "sol", state="odin=tyr+vali/-/-", odin_open_hand=False)
    point(match, "card:vali")
    assert field(match, 4) == "odin=?/-/vali"
    assert match.view(IVORY)["table"]["position"].split(" ")[4] == "odin=tyr/-/vali"
    with pytest.raises(ImpossiblePosition, match="each once"):
        at(f"{START} i - odin,sol odin=tyr/tyr/-")


@clause("RR-43.32")
def test_a_team_that_has_not_begun_has_the_number_nought() -> None:
    match = at(f"{START} i - vali+njord,gerd+tyr next=0,0")
    assert field(match, 4) == "next=0,0"
    assert table(match)["sides"]["red"]["power"] is None
    play(match, "a3-b3/c3")
    assert field(match, 4) == "next=2,0"
    assert table(at(f"{START} i - vali+njord,gerd+tyr next=1,1"))["sides"]["red"]["power"] == "card:tyr"
    assert table(at(f"{START} i - vali+njord,gerd+tyr next=1,2"))["sides"]["red"]["power"] == "card:gerd"


# --- turns -------------------------------------------------------------------------------------------------------


@clause("RR-EX45", "RR-43.20", "RR-43.22")
def test_notes_before_and_after() -> None:
    sol = read_turn("{sol:a3>a4}a4-d7/g10")
    assert [note.power for note in sol.before] == ["sol"]
    assert (sol.between, sol.after) == ((), ())
    freyr = read_turn("a3-d6/g9{freyr:-e6}")
    assert freyr.after == (Note("freyr", (Change("-", read_turn("a3-d6/e6").stones),)),)
    aegir = read_turn("a3-d6/g9{aegir:j4>i4,j5>i5}")
    assert len(aegir.after[0].changes) == 2

    match = with_powers(START, "sol", "tyr")
    play(match, "{sol:a2>a1}a1-b1/c1")
    assert table(match)["turns"] == ["{sol:a2>a1}a1-b1/c1"]
    assert board(match) == "2II1/I5/#6/8/9/10/11/11/10/3RRR3"


@clause("RR-EX46", "RR-43.15", "RR-43.17")
def test_other_stones_and_other_ways() -> None:
    thor = read_turn("a3-d6/*f5")
    assert (thor.from_card, len(thor.stones)) == (True, 1)
    jump = read_turn("a3~c5/d5")
    assert (jump.leaps, jump.from_card) == (True, False)
    match = with_powers(START, "thor", "sol")
    play(match, "a3-d6/*f5")
    assert table(match)["turns"] == ["a3-d6/*f5"]
    assert field(match, 4) == "thor=3"
    match = with_powers("1III1/3#2/7/8/9/10/11/11/10/3RRR3", "sleipnir", "sol")
    play(match, "a3~c5/d5")
    assert table(match)["turns"] == ["a3~c5/d5"]
    assert "hex:c5" in table(match)["sides"]["ivory"]["vikings"]


@clause("RR-EX47", "RR-43.20")
def test_a_note_between_move_and_stone() -> None:
    turn = read_turn("a3-d6{tyr:d6<>e6}/e9")
    assert ([note.power for note in turn.between], turn.before, turn.after) == (["tyr"], (), ())
    match = with_powers("1III1/6/7/8/5R3/10/11/11/10/3RR4", "tyr", "sol")
    play(match, "a3-d6{tyr:d6<>e6}/e9")
    assert table(match)["turns"] == ["a3-d6{tyr:d6<>e6}/e9"]
    assert "hex:d6" in table(match)["sides"]["red"]["vikings"]
    assert table(match)["stones"] == ["hex:e9"]


@clause("RR-43.16", "RR-43.17")
def test_a_second_move_is_a_third_hex_of_the_chain() -> None:
    match = with_powers(START, "gullinbursti", "sol")
    play(match, "a3-d6-d2/.")
    assert (table(match)["turns"], table(match)["stones"]) == (["a3-d6-d2/."], [])
    match = with_powers("5/6/2I4/3I4/4I4/10/11/11/10/3RRR3", "njord", "sol")
    play(match, "d4-d1-e1/f1")
    assert table(match)["turns"] == ["d4-d1-e1/f1"]


@clause("RR-43.18")
def test_the_stags_turn_has_no_stone_of_its_own() -> None:
    text = "a2-b2!;a3-e3!;a4-a5!"
    match = with_powers(START, "dain_dvalin_duneyr_duratror", "sol")
    play(match, text)
    assert table(match)["turns"] == [text]
    assert len(read_turn(text).trail) == 3


@clause("RR-43.17")
def test_surtrs_pair_is_written_in_the_order_put() -> None:
    for pair in ("e6+f6", "e7+e6"):
        match = with_powers(START, "surtr", "sol")
        play(match, f"a3-d6/{pair}")
        assert table(match)["turns"] == [f"a3-d6/{pair}"]
        assert table(match)["stones"] == [f"hex:{hex}" for hex in pair.split("+")]


@clause("RR-43.21")
def test_the_chain_begins_where_v_stands_after_the_notes_before_it() -> None:
    match = with_powers(START, "frigg", "sol", state="frigg=0")
    point(match, "a3", "b3", "d5")
    point(match, "d6")
    assert table(match)["turns"][0].startswith("{frigg:a3>b3}b3-d5/")


@clause("RR-43.24", "RR-43.25")
def test_odins_action_is_written_first_also_before_a_skip() -> None:
    match = with_powers(START, "odin", "tyr", state="odin=sol+vali/-/-")
    play(match, "{odin:play sol}{sol:a2>a1}a1-b1/c1", "j4-i4/h4", "{odin:pickup}a3-b3/c3", "i4-i5/i4", "a4-b4/c4")
    assert [text.partition("}")[0] for text in table(match)["turns"][::2]] == [
        "{odin:play sol",
        "{odin:pickup",
        "a4-b4/c4",
    ]
    skipping = with_powers("RI3/##2I1/2I4/8/#########/10/11/4R6/4R5/9", "mani", "odin", "r", "odin=sol/vali/-")
    assert prompt(skipping) == "odin_action"
    point(skipping, "do:pickup")
    assert table(skipping)["turns"] == ["{odin:pickup}--"]
    assert read_turn("{odin:pickup}--").skipped


@clause("RR-43.26")
def test_declined_effects_are_not_written() -> None:
    match = with_powers(START, "sol", "tyr")
    point(match, "a2", "do:decline", "b2", "c2")
    assert table(match)["turns"] == ["a2-b2/c2"]


@clause("RR-43.19", "RR-43.23", "RR-43.27")
@pytest.mark.parametrize("power", POWERS)
def test_every_turn_of_every_power_can_be_played_again_from_its_text(power: str) -> None:
    """Given whole matches of a power, then every turn reads back to the same text and replays to the same position."""
    chance, other = Chance(f"again {power}"), "ymir" if power != "ymir" else "aegir"
    for number in range(4):
        sides = (power, other) if number % 2 else (other, power)
        match = advanced(*sides, allow_zero_move=number == 3)
        while match.pending:
            options = match.pending[0].options
            point(match, options[chance.below(len(options))])
        record = match.record(EVERYONE)
        drawn = [outcome for entry in record.entries for outcome in entry.luck]
        again = Match.new("ragnarocks", 2, options=record.options, luck=drawn)
        if prompt(again) == "leave_empty":
            point(again, next(entry.ref for entry in record.entries if entry.ref))
        for text in table(match)["turns"]:
            assert write_turn(read_turn(text)) == text
            play(again, text)
        assert table(again) == table(match)


# --- results -----------------------------------------------------------------------------------------------------


@clause("RR-43.29")
def test_an_instant_win_names_its_power() -> None:
    for text, result in (
        ("0-1 (fenrir)", Result("red", None, None, "fenrir")),
        ("1-0 (idun)", Result("ivory", None, None, "idun")),
    ):
        assert str(result) == text
        assert read_result(text) == result
    for wrong in ("1-0 (thor)", "1/2-1/2 (idun)", "1-0 (fenrir:3)"):
        with pytest.raises(MeadhallError):
            read_result(wrong)


@clause("RR-43.31")
def test_a_turn_that_an_instant_win_cuts_short_is_written_as_far_as_it_went() -> None:
    assert read_turn("a3~c5").cut
    assert write_turn(read_turn("a3~c5")) == "a3~c5"
    with pytest.raises(MeadhallError, match="only a leap"):
        read_turn("a3-c5")
    # red's idun: ivory's jump out of the south leaves red alone there with its 26 hexes
    match = with_powers("5/6/1R5/3I4/#########/10/11/4I1R4/7I2/2R6", "sleipnir", "idun")
    point(match, "d4", "f4")
    assert match.outcome is not None
    assert (table(match)["result"], table(match)["turns"]) == ("0-1 (idun)", ["d4~f4"])

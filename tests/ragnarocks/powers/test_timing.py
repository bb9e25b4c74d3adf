"""Section 7: when powers act, which comes first, and wins in the middle of a turn."""

from typing import Any, NamedTuple

import pytest

from meadhall import Match
from meadhall.games.ragnarocks.cards import CARDS, POWERS, Hook
from meadhall.games.ragnarocks.moments import POWERS as MOMENTS
from meadhall.games.ragnarocks.notation import read_turn
from meadhall.testing import clause

from ..playing import IVORY, RED, offered, play, point, prompt, seat, table, with_powers
from ..writing import answer_to
from .helping import pieces, told_of
from .looking import BEGIN, FORCED_SKIP, GATE, NORTH_AND_SOUTH, asked, kinds, last_turn, result, stones, vikings
from .proving import works

STAGS = "dain_dvalin_duneyr_duratror"
SELECT, MOVE, SUMMON = "select_viking", "move_to", "summon_at"
POCKET = "1III1/6/7/3##3/3#1#3/4#5/11/11/10/3RRR3"
"""A stone on f6 cuts e5 off."""
DRAGON = pieces("e5 a2 a3", stones="e6")
TWO = pieces("e5 a2", stones="e6")
LINE = "3I1/I5/2#2R1/2#5/5I3/10/11/6R4/10/2R6"


class Row(NamedTuple):
    """A turn of a power's owner, and what is asked in it."""

    power: str
    placement: str
    turn: str
    prompts: list[str]
    state: str = ""

    def match(self) -> Match:
        """Ivory has the power and is to move; red has Hel, which never acts in play."""
        return with_powers(self.placement, self.power, "hel", state=self.state)


BEFORE_MOVE = [
    Row("sol", BEGIN, "{sol:a2>a1}a1-b1/b2", [SELECT, "sol_step", MOVE, SUMMON]),
    Row(
        "bragi",
        pieces("e5 a2 a3", "e6 j4 j5"),
        "{bragi:e6>e9}e5-e6/e5",
        [SELECT, "bragi_viking", "bragi_move", MOVE, SUMMON],
    ),
    Row("frigg", BEGIN, "{frigg:a3>b3}b3-c3/b3", [SELECT, "frigg_before", MOVE, SUMMON]),
    Row("fafnir", DRAGON, "{fafnir:e6}e5~e7/e8", [SELECT, "fafnir_origin", MOVE, SUMMON]),
]
IN_MOVE = [
    Row("hildisvini", pieces("e5 a2 a3", "e6 j4 j5"), "e5-e6/e5", [SELECT, MOVE, SUMMON]),
    Row(STAGS, BEGIN, "a2-b2!;a3-e3!;a4-a5!", ["stag_viking", "stag_move"] * 3),
    Row("fjorgyn_and_fjorgynn", TWO, "e5~e7/e8", [SELECT, MOVE, SUMMON]),
    Row("selkolla", BEGIN, "a3~j9/j8", [SELECT, MOVE, SUMMON]),
    Row("sleipnir", DRAGON, "e5~e7/e8", [SELECT, MOVE, SUMMON]),
]
AFTER_MOVE = [
    Row("tyr", BEGIN, "a3-b3{tyr:b3<>a2}/a1", [SELECT, MOVE, "tyr_swap", SUMMON]),
    Row("frigg", BEGIN, "a3-b3{frigg:b3>c3}/b3", [SELECT, "frigg_before", MOVE, "frigg_after", SUMMON]),
    Row("njord", pieces("c3 d4 e5"), "d4-d1-e1/e2", [SELECT, MOVE, "njord_move", SUMMON]),
    Row("vali", pieces("d3 a2 a3", "e4 j4 j5"), "d3-d4{vali:e4>c4}/e4", [SELECT, MOVE, "vali_viking", SUMMON]),
]
IN_SUMMON = [
    Row("gullinbursti", BEGIN, "a3-d6-d2/.", [SELECT, MOVE, SUMMON, "gullinbursti_move"]),
    Row("thor", BEGIN, "a3-d6/*f5", [SELECT, MOVE, SUMMON, "thor_hex"]),
    Row("ask_and_embla", DRAGON, "e5-e3/e7", [SELECT, MOVE, SUMMON], "ask_and_embla=0"),
    Row("blodughofi", pieces("c3 g9 a1"), "c3-c4/c3", [SELECT, MOVE, SUMMON]),
    Row("selkolla", pieces("c3 g9 b2"), "c3-c4/c3", [SELECT, MOVE, SUMMON]),
    Row("surtr", BEGIN, "a3-d6/e6+f6", [SELECT, MOVE, SUMMON, "surtr_first", "surtr_second"]),
]
AFTER_SUMMON = [
    Row("ratatoskr", BEGIN, "a3-d6/g9{ratatoskr:d6>b4}", [SELECT, MOVE, SUMMON, "ratatoskr_move"]),
    Row(
        "ask_and_embla",
        pieces("a2 c6", stones="d4 d5 e4 e6 f5"),
        "c6-f9/f6{ask_and_embla:+h3}",
        [SELECT, MOVE, SUMMON, "ask_and_embla_viking"],
    ),
    Row(
        "blodughofi",
        pieces("c3 g9 a1", "d4 i5 j3"),
        "c3-c4/c3{blodughofi:c4>c7}",
        [SELECT, MOVE, SUMMON, "blodughofi_move"],
    ),
    Row("gerd", BEGIN, "a3-b3/b2{gerd:b3>e6}", [SELECT, MOVE, SUMMON, "gerd_move"]),
    Row("jormungandr", LINE, "e6-e4/e3{jormungandr:extra}", [SELECT, MOVE, SUMMON, "jormungandr_extra"]),
]
AT_THE_END = [
    Row("mani", BEGIN, "a3-d6/g9{mani:a2>a3}", [SELECT, MOVE, SUMMON, "mani_viking", "mani_hex"]),
    Row("forseti", GATE, "d5-d8/e9{forseti:+f5}", [SELECT, MOVE, SUMMON, "forseti_hex"]),
    Row("freyr", BEGIN, "a3-d6/e7{freyr:-e7}", [SELECT, MOVE, SUMMON, "freyr_stone"]),
    Row("heimdallr", GATE, "d5-d8/e9{heimdallr:d8>f5}", [SELECT, MOVE, SUMMON, "heimdallr_viking", "heimdallr_hex"]),
    Row("ymir", BEGIN, "a3-d6/e7{ymir:+a1}", [SELECT, MOVE, SUMMON, "ymir_hex"]),
    Row("aegir", GATE, "d5-d8/e9{aegir:h8>h9}", [SELECT, MOVE, SUMMON, "aegir_viking", "aegir_hex", "aegir_viking"]),
]
ROWS = BEFORE_MOVE + IN_MOVE + AFTER_MOVE + IN_SUMMON + AFTER_SUMMON + AT_THE_END
MAY = {
    "sol_step", "bragi_viking", "frigg_before", "frigg_after", "tyr_swap", "njord_move", "vali_viking",
    "ratatoskr_move", "blodughofi_move", "mani_viking", "forseti_hex", "freyr_stone", "heimdallr_viking", "ymir_hex",
    "jormungandr_extra",
}  # fmt: skip
"""What its owner may decline."""
ORDER = [
    {"odin_action"},
    {SELECT},
    {"sol_step", "bragi_viking", "bragi_move", "frigg_before", "fafnir_origin"},
    {MOVE},
    {"tyr_swap", "frigg_after", "njord_move", "vali_viking"},
    {SUMMON, "gullinbursti_move", "thor_hex", "surtr_first", "surtr_second"},
    {"ratatoskr_move", "ask_and_embla_viking", "blodughofi_move", "gerd_move"},
    {"mani_viking", "mani_hex", "forseti_hex", "freyr_stone", "heimdallr_viking", "heimdallr_hex", "ymir_hex"}
    | {"aegir_viking", "aegir_hex"},
    {"jormungandr_extra"},
]
"""What is asked in a turn, hook by hook (RR-7.22); the stags have a turn of their own (RR-23.1)."""


def marked(rows: list[Row], proof: pytest.MarkDecorator) -> list[Any]:
    """The rows of a hook, each a proof of its clause."""
    return [pytest.param(row, marks=proof, id=f"{row.power}-{row.prompts[-1]}") for row in rows]


@works()
@clause("RR-7.23")
@pytest.mark.parametrize(
    "row",
    [
        *marked(BEFORE_MOVE, clause("RR-7.25")),
        *marked(IN_MOVE, clause("RR-7.26")),
        *marked(AFTER_MOVE, clause("RR-7.27")),
        *marked(IN_SUMMON, clause("RR-7.28")),
        *marked(AFTER_SUMMON, clause("RR-7.29")),
        *marked(AT_THE_END, clause("RR-7.30")),
    ],
)
def test_a_power_acts_at_its_hook(row: Row) -> None:
    match = row.match()
    assert asked(match, row.turn) == row.prompts
    assert last_turn(match) == row.turn


@clause("RR-7.22")
@pytest.mark.parametrize("row", [row for row in ROWS if row.power != STAGS], ids=lambda row: row.power)
def test_the_hooks_come_in_order(row: Row) -> None:
    places = [next(k for k, hook in enumerate(ORDER) if name in hook) for name in row.prompts]
    assert places == sorted(places)
    assert asked(row.match(), row.turn) == row.prompts


@pytest.mark.parametrize("hook", ["before_move", "after_move", "after_summon", "turn_end"])
def test_the_hooks_on_the_cards_are_those_at_which_powers_act(hook: Hook) -> None:
    """No card names a moment that the rules do not know, and no rule acts at one that its card does not name."""
    assert [power for power in POWERS if MOMENTS.any(hook, [power]) != (hook in CARDS[power].hooks)] == []


@clause("RR-7.22", "RR-7.24")
def test_odins_card_comes_before_everything_else_of_the_turn() -> None:
    match = with_powers(BEGIN, "odin", "hel")
    assert asked(match, "{odin:play sol}{sol:a2>a1}a1-b1/b2") == ["odin_action", SELECT, "sol_step", MOVE, SUMMON]


@clause("RR-7.24")
def test_fenrirs_check_comes_at_the_start_of_the_turn() -> None:
    contact = pieces("c3 g9", "d4 i5 j3")
    assert with_powers(contact, "fenrir", "hel").pending == ()
    on_the_other_turn = with_powers(contact, "fenrir", "odin", "r")
    assert (seat(on_the_other_turn), prompt(on_the_other_turn)) == (RED, "odin_action")
    play(on_the_other_turn, "i5-i4/h5")
    assert result(on_the_other_turn) == "1-0 (fenrir)"


@clause("RR-7.13")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.power)
def test_what_a_power_may_do_can_be_declined_and_nothing_else(row: Row) -> None:
    match = row.match()
    turn, counted = read_turn(row.turn), dict.fromkeys(row.prompts, 0)
    for name in row.prompts:
        assert prompt(match) == name
        assert ("do:decline" in offered(match)) == (name in MAY), name
        assert ("do:done" in offered(match)) == (name == "aegir_viking")
        point(match, answer_to(turn, name, counted[name]))
        counted[name] += 1


@clause("RR-7.23")
@pytest.mark.parametrize("power", [power for power in POWERS if power != "aegir"])
def test_no_power_but_aegirs_asks_in_the_other_sides_turn(power: str) -> None:
    # V comes to the edge, beside red's b3, and its stone cuts a5 off
    red = "b3 j4" if power in ("fenrir", "fjorgyn_and_fjorgynn", "ask_and_embla") else "b3 j4 j5"
    match = with_powers(pieces("a1 e5 g6", red, "b5 b6"), "freya" if power == "hel" else "hel", power)
    steps = [SELECT, MOVE, SUMMON]
    if power == "nerthus":
        point(match, "a1", "a2")
        assert "a4" not in offered(match)
    else:
        assert asked(match, "a1-a2/a4") == steps


@clause("RR-7.28")
def test_nerthus_acts_in_the_opposing_summon_only() -> None:
    placement = "1#1I1/1#2I1/#2I3/8/9/10/11/6R4/4R5/2R6"
    with_nerthus, without = with_powers(placement, "hel", "nerthus"), with_powers(placement, "hel", "sol")
    for hex in ("c4", "c3"):
        assert offered(with_nerthus) == offered(without)
        point(with_nerthus, hex)
        point(without, hex)
    assert set(offered(without)) - set(offered(with_nerthus)) == {"c2"}


@clause("RR-7.30", "RR-7.33")
def test_at_the_end_of_a_turn_the_active_sides_power_comes_first() -> None:
    match = with_powers(POCKET, "aegir", "mani", "r")
    assert asked(match, "j4-i5/f6{mani:i5>i6}{aegir:j5>i5}") == [
        SELECT, MOVE, SUMMON, "mani_viking", "mani_hex",
        f"aegir_viking@{IVORY}", f"aegir_hex@{IVORY}", f"aegir_viking@{IVORY}",
    ]  # fmt: skip
    assert last_turn(match) == "j4-i5/f6{mani:i5>i6}{aegir:j5>i5}"


@clause("RR-7.22", "RR-7.29", "RR-7.30")
def test_what_comes_right_after_the_summon_comes_before_the_end_of_the_turn() -> None:
    match = with_powers(POCKET, "aegir", "ratatoskr", "r")
    assert asked(match, "j4-i5/f6{ratatoskr:i5>j4}") == [
        *(SELECT, MOVE, SUMMON, "ratatoskr_move"),
        f"aegir_viking@{IVORY}",
    ]


@clause("RR-7.34")
def test_each_power_has_one_use_at_a_hook() -> None:
    # after Aegir's steps Mani is not asked again, and what Aegir's tide did gives Aegir nothing more
    match = with_powers(POCKET, "aegir", "mani", "r")
    point(match, "j4", "i5", "f6", "do:decline")
    point(match, "i5", "h5", "j5", "i5", "j6", "j5")
    assert (seat(match), prompt(match)) == (IVORY, SELECT)
    assert last_turn(match) == "j4-i5/f6{aegir:i5>h5,j5>i5,j6>j5}"


@clause("RR-7.30")
def test_aegir_acts_at_the_end_of_every_turn_the_others_at_their_own() -> None:
    match = with_powers(POCKET, "mani", "aegir")
    assert asked(match, "a3-b3/a3") == [SELECT, MOVE, SUMMON, "mani_viking"]  # nothing was created
    assert asked(match, "j4-i5/f6") == [SELECT, MOVE, SUMMON, "aegir_viking"]


@clause("RR-7.30", "RR-5.4")
@pytest.mark.parametrize("power", ["mani", "forseti", "freyr", "heimdallr", "ymir", "aegir"])
def test_a_skipped_turn_has_no_end(power: str) -> None:
    match = with_powers(FORCED_SKIP, "hel", power, "r")
    assert table(match)["turns"] == ["--"]
    assert (seat(match), prompt(match)) == (IVORY, SELECT)


# --- win conditions ----------------------------------------------------------------------------------------------


@clause("RR-7.32", "RR-7.35")
def test_idun_looks_after_every_change_of_the_board() -> None:
    # a stone of the owner
    match = with_powers(GATE, "idun", "hel")
    play(match, "d5-d8/e9")
    assert result(match) == "1-0 (idun)"
    # a stone of the opponent
    match = with_powers(pieces("b2 d5 g6", "f9 i4 j7", "e1 e2 e3 e4 e5 e6 e7 e8"), "idun", "hel", "r")
    play(match, "f9-f10/e9")
    assert result(match) == "1-0 (idun)"
    # a Viking of the opponent that leaves in the move step
    match = with_powers(NORTH_AND_SOUTH, "fafnir", "idun")
    point(match, "d4", "e4", "f4")
    assert result(match) == "0-1 (idun)"


@clause("RR-7.37", "RR-6.10")
def test_after_a_win_the_rest_of_the_turn_does_not_happen() -> None:
    # no summon after the move that ended it
    match = with_powers(NORTH_AND_SOUTH, "fafnir", "idun")
    before = stones(match)
    told = point(match, "d4", "e4", "f4")
    assert kinds(told)[-1] == "ended"
    assert (match.pending, stones(match), last_turn(match)) == ((), before, "{fafnir:e4}d4~f4")
    # no tide after the stone that ended it
    match = with_powers(GATE, "idun", "aegir")
    told = play(match, "d5-d8/e9")
    assert (match.pending, result(match)) == ((), "1-0 (idun)")
    assert told_of(told, "ended")[0]["ivory"] is None
    # without Idun it would come
    assert asked(with_powers(GATE, "hel", "aegir"), "d5-d8/e9")[-1] == f"aegir_viking@{RED}"


@clause("RR-7.36", "RR-7.35")
def test_the_active_sides_win_counts() -> None:
    # ivory's stone wins for Idun although its g6 stands beside a Viking of red's Fenrir
    match = with_powers(pieces("b2 d5 g6", "g7 j7", "e1 e2 e3 e4 e5 e6 e7 e8"), "idun", "fenrir")
    play(match, "d5-d8/e9")
    assert result(match) == "1-0 (idun)"
    # on red's own turn the same contact wins for Fenrir, before anything can change
    match = with_powers(pieces("b2 d5 g6", "g7 j7", "e1 e2 e3 e4 e5 e6 e7 e8"), "idun", "fenrir", "r")
    assert result(match) == "0-1 (fenrir)"
    assert vikings(match, "red") == {"g7", "j7"}


@clause("RR-7.35", "RR-6.10")
def test_an_instant_win_counts_whatever_the_score() -> None:
    # red has 40 hexes, ivory nothing but contact
    placement = pieces("c3 a1", "c4 h5 i5", f"{' '.join(f'f{k}' for k in range(1, 11))}")
    match = with_powers(placement, "fenrir", "hel")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.scores) == ((IVORY,), (None, None))
    assert result(match) == "1-0 (fenrir)"

"""Section 41: which cards go together, and what happens where two powers meet."""

import pytest

from meadhall import Match
from meadhall.games.ragnarocks import cards
from meadhall.testing import clause

from ..playing import IVORY, RED, board, decline, lands, offered, play, point, prompt, refused, seat, table
from ..playing import with_powers as at_powers
from .helping import pieces, told_of

GATE = "e1 e2 e3 e4 e5 e6 e7 e8"
"""A wall with its gate on e9."""
WALL = f"{GATE} e9"
PASS = "c4 b5 d1 d2 d3 d4 d6 d7 d8 e1 e2 e3 e4 e6 e7 e8 e9 f1 f2 f3 f4 f6 f7 f8 f9 f10 g5"
"""A pass d5, e5, f5 between two halves: from e5 a stone gets to c5, d5 and f5 only, and each would divide the land."""


def draft() -> Match:
    """Ivory is about to offer two cards."""
    return Match.new("ragnarocks", seats=2, options={"mode": "advanced"}, luck=[IVORY])


def result(match: Match) -> str | None:
    text: str | None = table(match)["result"]
    return text


def score(match: Match, side: str) -> int:
    points: int = table(match)["sides"][side]["score"]
    return points


# --- compatibility -----------------------------------------------------------------------------------------------


@clause("RR-41.1")
def test_there_are_32_cards() -> None:
    powers = draft().game.scene()["powers"]
    tiers = [power["tier"] for power in powers]
    assert (len(powers), tiers.count("simple"), tiers.count("advanced")) == (32, 11, 21)
    assert sorted(offered(draft())) == sorted(power["ref"] for power in powers)


@clause("RR-41.3")
def test_any_two_cards_may_be_offered() -> None:
    for first in offered(draft()):
        match = draft()
        point(match, first)
        assert len(offered(match)) == 31


@clause("RR-41.2", "RR-41.3")
def test_a_forbidden_partner_is_no_option(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cards, "FORBIDDEN", frozenset([frozenset(("hel", "sol"))]))
    match = draft()
    assert {"card:hel", "card:sol"} <= set(offered(match))
    point(match, "card:sol")
    assert "card:hel" not in offered(match)
    assert refused(match)["card:hel"] == "RR-41.3"
    assert len(offered(match)) == 30


@clause("RR-41.4")
@pytest.mark.parametrize(
    ("one", "other"), [("hel", "gullinbursti"), ("hel", "freyr"), ("idun", "nerthus"), ("fenrir", "selkolla")]
)
def test_strange_pairs_are_legal_and_carry_a_warning(one: str, other: str) -> None:
    match = draft()
    warned = {power["ref"]: power["warn"] for power in match.game.scene()["powers"]}
    assert f"card:{other}" in warned[f"card:{one}"]
    assert f"card:{one}" in warned[f"card:{other}"]
    assert sum(len(others) for others in warned.values()) == 8
    point(match, f"card:{one}", f"card:{other}")
    assert (prompt(match), seat(match)) == ("take_card", RED)


@clause("RR-41.5")
def test_the_two_cards_are_different() -> None:
    match = draft()
    point(match, "card:sol")
    assert "card:sol" not in offered(match)
    assert refused(match)["card:sol"] == "RR-41.5"


# --- Fenrir ------------------------------------------------------------------------------------------------------


@clause("RR-41.6")
@pytest.mark.parametrize("swaps", [True, False])
def test_tyrs_swap_does_not_avert_fenrirs_win(swaps: bool) -> None:
    match = at_powers(pieces("d1 a4 a5", "e4 j6"), "tyr", "fenrir")
    point(match, "d1", "d4")
    assert prompt(match) == "tyr_swap"
    point(match, "e4" if swaps else "do:decline", "d3")
    assert result(match) == "0-1 (fenrir)"
    assert table(match)["turns"] == ["d1-d4{tyr:d4<>e4}/d3" if swaps else "d1-d4/d3"]


@clause("RR-41.7")
@pytest.mark.parametrize("away", [True, False])
def test_aegir_may_undo_the_contact_before_fenrirs_check(away: bool) -> None:
    match = at_powers(pieces("c5 e5 a5", "e6 j6", "a2 b1"), "aegir", "fenrir")
    point(match, "c5", "c2", "b2")
    assert (prompt(match), offered(match)) == ("aegir_viking", ["e6", "j6", "do:done"])
    if away:
        point(match, "e6", "e7", "do:done")
        assert (result(match), prompt(match), seat(match)) == (None, "select_viking", RED)
    else:
        point(match, "do:done")
        assert result(match) == "0-1 (fenrir)"


@clause("RR-41.8")
@pytest.mark.parametrize("away", [True, False])
def test_bragi_may_send_a_fenrir_viking_away(away: bool) -> None:
    match = at_powers(pieces("e5 a3 a5", "e6 j6"), "bragi", "fenrir")
    point(match, "e5")
    assert prompt(match) == "bragi_viking"
    if away:
        point(match, "e6", "e9", "d5", "d4")
        assert (result(match), seat(match)) == (None, RED)
    else:
        point(match, "do:decline", "d5", "d4")
        assert result(match) == "0-1 (fenrir)"


# --- Hel and Freya -----------------------------------------------------------------------------------------------


@clause("RR-41.9")
def test_a_stone_that_freyr_removes_no_longer_counts_for_hel() -> None:
    match = at_powers(pieces("a2 a3 a4", stones="g5"), "freyr", "hel")
    point(match, "a3", "d6", "e7")
    assert (prompt(match), score(match, "red")) == ("freyr_stone", 2)
    point(match, "e7")
    assert score(match, "red") == 1


@clause("RR-41.10", "RR-44.6")
def test_turns_without_a_stone_give_hel_nothing_and_cannot_go_on_for_ever() -> None:
    """Given red boxed in, when ivory moves forth and back, then the third time of the same position ends the game."""
    match = at_powers("RI3/##2I1/2I4/8/#########/10/11/4R6/4R5/9", "gullinbursti", "hel")
    stones = score(match, "red")
    for _ in range(2):
        assert result(match) is None
        play(match, "b5-b4-b5/.")
        assert score(match, "red") == stones == 11
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.scores) == ("repetition", (0, 11))
    assert table(match)["turns"] == ["b5-b4-b5/.", "--"] * 2


@clause("RR-41.11")
def test_stones_on_thors_card_do_not_count_for_hel() -> None:
    match = at_powers(pieces("a2 a3 a4", stones="g5"), "thor", "hel")
    assert score(match, "red") == 1
    play(match, "a3-d6/*c2")
    assert score(match, "red") == 2


@clause("RR-41.12")
def test_stones_on_hels_card_count_besides_those_on_the_board() -> None:
    match = at_powers(pieces("a2 a3 a4", stones="g5"), "frigg", "hel", state="frigg=2")
    assert score(match, "red") == 3


@clause("RR-41.13")
def test_freya_and_hel_do_not_change_each_other() -> None:
    match = at_powers(pieces("a5 d4 e5", stones="a2 b1 b2"), "freya", "hel")
    assert (score(match, "ivory"), score(match, "red")) == (1, 3)


# --- Nerthus -----------------------------------------------------------------------------------------------------


@clause("RR-41.14")
def test_a_forced_creation_decides_iduns_card() -> None:
    match = at_powers(pieces("g7 h2 i4", "c5 b2 i8", PASS), "nerthus", "idun", "r")
    point(match, "c5", "e5")
    assert set(offered(match)) == {"d5", "c5", "f5"}  # each creates a region: all are options
    point(match, "f5")
    assert result(match) == "0-1 (idun)"


@clause("RR-41.15")
def test_the_whole_flight_counts_for_what_is_available() -> None:
    """Given Ask and Embla in the pass, where a slide only divides, then the stone has to fly on to calm land."""
    match = at_powers(pieces("c5 g7", "b2 i8 j5", PASS), "ask_and_embla", "nerthus")
    point(match, "c5", "e5")
    assert not {"d5", "c5", "f5"} & set(offered(match))
    assert {"h5", "a5"} <= set(offered(match))
    free = at_powers(pieces("c5 g7", "b2 i8 j5", PASS), "ask_and_embla", "freya")
    point(free, "c5", "e5")
    assert {"d5", "c5", "f5", "h5", "a5"} <= set(offered(free))


@clause("RR-41.16")
def test_forsetis_stone_may_divide_the_land_but_not_the_first_one() -> None:
    calm = at_powers(pieces("c4 a3 a4", stones="a2 b1"), "forseti", "nerthus")
    point(calm, "c4", "c2")
    assert "b2" not in offered(calm)  # it would cut off a1
    match = at_powers(pieces("c5 g7 h2", "b2 i8 j5", PASS), "forseti", "nerthus")
    point(match, "c5", "e5", "f5")
    assert (prompt(match), seat(match)) == ("forseti_hex", IVORY)
    assert {"c5", "d5"} <= set(offered(match))
    told = point(match, "c5")
    assert {(event["side"], event["size"]) for event in told_of(told, "settled")} == {("red", 15), ("ivory", 2)}


@clause("RR-41.17")
def test_no_trail_stone_is_refused() -> None:
    """Given a Viking in the pass, when it leaves, then its stone divides the land although calm ones were possible."""
    stags = "dain_dvalin_duneyr_duratror"
    match = at_powers(pieces("e5 g7 h2", "b2 i8 j5", PASS), stags, "nerthus")
    free = at_powers(pieces("e5 g7 h2", "b2 i8 j5", PASS), stags, "freya")
    for one in (match, free):
        assert set(offered(one)) == {"e5", "g7", "h2"}
        point(one, "e5")
    assert offered(match) == offered(free)
    told = point(match, "c5")
    assert len(lands(match)) == 2
    assert told_of(told, "trailed")[0]["stone"] == "hex:e5"


# --- Idun and Heimdallr ------------------------------------------------------------------------------------------


@clause("RR-41.18")
def test_heimdallrs_relocation_comes_before_aegirs_steps() -> None:
    match = at_powers("5/1I4/2I4/4I3/########1/10/11/7R3/3R6/6R2", "heimdallr", "aegir")
    point(match, "d5", "d8", "e9")
    assert (prompt(match), seat(match)) == ("heimdallr_viking", IVORY)
    point(match, "d8", "f5")
    assert (prompt(match), seat(match), offered(match)) == ("aegir_viking", RED, ["f5", "do:done"])


@clause("RR-41.19")
def test_idun_is_checked_before_heimdallr_can_empty_the_region() -> None:
    match = at_powers(pieces("d5 g6 h2", "h8 i4 j7", GATE), "heimdallr", "idun")
    told = point(match, "d5", "d8", "e9")
    assert len(told_of(told, "idun_spent")) == 1
    assert prompt(match) == "heimdallr_viking"
    point(match, "d8", "f5")
    assert ("wild", None, 26) in lands(match)
    won = at_powers(pieces("g10 g6 h2", "b2 d5 i4", GATE), "heimdallr", "idun")
    play(won, "g10-f10/e9")
    assert (result(won), won.pending) == ("0-1 (idun)", ())


@clause("RR-41.20", "RR-31.10")
def test_a_jump_can_be_the_first_settlement() -> None:
    pocket = "d4 d5 d6 e4 e7 f5 f6 f7"
    into_the_wild = at_powers(pieces("e3 a2 a3", stones=pocket), "sleipnir", "idun")
    told = point(into_the_wild, "e3", "e5")
    assert len(told_of(told, "idun_spent")) == 1

    left_behind = at_powers(pieces("d4 h5 i8", "c2 h7 j3", WALL), "sleipnir", "idun")
    point(left_behind, "d4", "f4")
    assert (result(left_behind), left_behind.pending) == ("0-1 (idun)", ())
    assert table(left_behind)["turns"] == ["d4~f4"]  # the summon is not carried out (RR-7.37)

    own = at_powers(pieces("e3 a2 a3", stones=pocket), "idun", "sleipnir")
    play(own, "e3-e2/e3")
    (card,) = [card for card in table(own)["cards"] if card["card"] == "card:idun"]
    assert card["armed"]


@clause("RR-41.21")
def test_idun_is_checked_before_the_waiting_viking_comes() -> None:
    """Given a stone that leaves the North to red alone, then red wins, and Ask and Embla's Viking cannot stop it."""
    match = at_powers(pieces("d5 b2", "c2 h8 j7", GATE), "ask_and_embla", "idun")
    point(match, "d5", "d8", "e9")
    assert (result(match), match.pending) == ("0-1 (idun)", ())
    other = at_powers(pieces("d5 b2", "c2 h8 j7", GATE), "ask_and_embla", "tyr")
    point(other, "d5", "d8", "e9")
    assert prompt(other) == "ask_and_embla_viking"


# --- Jormungandr -------------------------------------------------------------------------------------------------


@clause("RR-41.22")
def test_only_the_run_at_the_moment_of_the_summon_counts() -> None:
    """Given three stones in a row, when Freyr takes one away, then a fourth makes three."""
    placement = pieces("a5 e6 g6", "b6 h7 j3", "b3 c3 d3")
    for removes, earned in ((True, True), (False, False)):
        match = at_powers(placement, "jormungandr", "freyr", "r")
        point(match, "b6", "b4", "b5")
        assert (prompt(match), "b3" in offered(match)) == ("freyr_stone", True)
        if removes:
            point(match, "b3")
        else:
            decline(match)
        point(match, "e6", "e4", "e3")
        assert (prompt(match) == "jormungandr_extra") is earned


@clause("RR-41.23")
def test_aegirs_steps_come_before_the_extra_turn_is_asked() -> None:
    match = at_powers(pieces("b2 d5 g10", "h8 i4 j7", f"{GATE} f9 g9"), "jormungandr", "aegir")
    point(match, "g10", "f10", "e9")
    assert (prompt(match), seat(match)) == ("aegir_viking", RED)
    point(match, "do:done")
    assert (prompt(match), seat(match)) == ("jormungandr_extra", IVORY)
    assert board(match).count("#") == 11

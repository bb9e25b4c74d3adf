"""Sections 9 and 11: Freya and Hel, which change only the score."""

import pytest

from meadhall.testing import clause

from ..playing import all_turns, at, lands, offered, play, point, prompt, refused, seat, start, table, with_powers
from .helping import pieces
from .looking import BEGIN, asked, on_card, result, score, settled

FINAL = "2I2/3I2/1I5/8/#########/10/6##3/2R1#1#1#2/2R3##2/6R2"
"""Settled 26 ivory, 43 red; h8 is wild; 16 stones (T10_scoring_powers)."""
POCKET = "1III1/6/7/3##3/3#1#3/4#5/11/11/10/3RRR3"
"""A stone on f6 closes e5 off."""


@clause("RR-EX17", "RR-9.1", "RR-9.5", "RR-11.1", "RR-11.2", "RR-11.4", "RR-7.31")
@pytest.mark.parametrize(
    ("ivory", "red", "state", "points"),
    [
        ("sol", "tyr", "", "0-1 (26:43)"),
        ("hel", "tyr", "", "0-1 (16:43)"),
        ("sol", "freya", "", "0-1 (26:44)"),
        ("sol", "frigg", "frigg=3", "0-1 (29:43)"),
        ("freya", "sol", "", "0-1 (27:43)"),
        ("sol", "hel", "", "1-0 (26:16)"),
    ],
)
def test_what_powers_make_of_the_score(ivory: str, red: str, state: str, points: str) -> None:
    match = with_powers(FINAL, ivory, red, state=state)
    assert match.pending == ()
    assert result(match) == points


@pytest.mark.parametrize(
    ("ivory", "red", "state", "parts"),
    [
        ("hel", "freya", "", {"land": (0, 43), "hel": (16, 0), "freya": (0, 1)}),
        ("sol", "frigg", "frigg=3", {"land": (26, 43), "frigg": (3, 0)}),
    ],
)
def test_the_outcome_says_what_a_power_gave(
    ivory: str, red: str, state: str, parts: dict[str, tuple[int, int]]
) -> None:
    outcome = with_powers(FINAL, ivory, red, state=state).outcome
    assert outcome is not None
    assert outcome.parts == parts


@clause("RR-9.2")
def test_every_wild_region_is_worth_its_hexes() -> None:
    # wild: a1 alone; i1, i2, j1 and j2 together
    placement = pieces("c3 c4 d4", "h4 h5 h6", f"a2 b1 b2 h1 h2 h3 i3 j3 {' '.join(f'f{k}' for k in range(1, 11))}")
    match = with_powers(placement, "freya", "sol")
    sizes = sorted(size for status, _, size in lands(match) if status == "wild")
    assert sizes == [1, 4]
    plain = with_powers(placement, "tyr", "sol")
    assert (score(match)[0], score(match)[1]) == (score(plain)[0] + 5, score(plain)[1])


@clause("RR-9.3", "RR-EX8")
def test_whoever_closes_the_land_off_freya_scores_it() -> None:
    by_opponent = with_powers(POCKET, "freya", "sol", "r")
    assert score(by_opponent) == (0, 0)
    play(by_opponent, "j4-i5/f6")
    assert score(by_opponent) == (1, 0)
    by_owner = with_powers(POCKET, "sol", "freya", "r")
    play(by_owner, "j4-i5/f6")
    assert score(by_owner) == (0, 1)
    play(by_owner, "a3-d3/c3")  # and it stays so
    assert score(by_owner) == (0, 1)


@clause("RR-9.4", "RR-9.1")
def test_contested_and_opposing_land_gives_freya_nothing() -> None:
    # a1, a2 is contested to the end; 20 hexes are ivory's, 51 red's, none is wild
    dead_pair = "IR#2/###3/3I3/1I6/#########/10/11/4R6/4R5/9"
    assert result(with_powers(dead_pair, "freya", "sol")) == "0-1 (20:51)"
    assert result(with_powers(dead_pair, "sol", "freya")) == "0-1 (20:51)"


@clause("RR-9.6")
def test_freya_changes_nothing_before_the_scoring() -> None:
    match, basic = with_powers(POCKET, "freya", "sol"), at(f"{POCKET} i - - -")
    assert list(all_turns(match)) == list(all_turns(basic))
    assert asked(match, "a3-d3/c3") == ["select_viking", "move_to", "summon_at"]


@clause("RR-11.1", "RR-11.3")
def test_every_stone_on_the_board_counts_for_hel_whoever_summoned_it() -> None:
    match = with_powers(BEGIN, "hel", "sol")
    points = [score(match)]
    for turn in ("a3-d6/g9", "j5-i5/i7", "a2-b2/b1"):
        play(match, turn)
        points.append(score(match))
    assert points == [(0, 0), (1, 0), (2, 0), (3, 0)]


@clause("RR-11.3", "RR-7.21")
def test_stones_on_cards_do_not_count_for_hel() -> None:
    match = with_powers(BEGIN, "hel", "thor", "r")
    assert (on_card(match, "red"), score(match)) == (4, (0, 0))
    play(match, "j5-i5/*e5")
    assert (on_card(match, "red"), score(match)) == (3, (1, 0))


@clause("RR-11.2", "RR-11.5")
def test_hels_vikings_settle_but_their_land_gives_nothing() -> None:
    match = with_powers("I#3/##4/3I3/4I3/9/10/11/11/10/3RRR3", "hel", "sol")
    assert settled(match, "ivory") == {"a1"}
    assert lands(match)[-1] == ("settled", "ivory", 1)
    assert offered(match) == ["c4", "d5"]
    assert refused(match)["a1"] == "RR-3.8"
    assert score(match) == (3, 0)
    assert table(match)["sides"]["ivory"]["land"] == 1


@clause("RR-11.5")
def test_hels_game_ends_when_nobody_can_move() -> None:
    match = with_powers("5/1I4/2I4/4I3/########1/10/11/7R3/3R6/6R2", "hel", "sol")
    play(match, "d5-d8/e9")
    assert result(match) == "0-1 (9:51)"


@clause("RR-11.4")
def test_hel_leaves_the_play_as_it_is() -> None:
    match = with_powers(BEGIN, "hel", "sol")
    point(match, "a3")
    basic = start()
    point(basic, "a3")
    assert (prompt(match), offered(match)) == (prompt(basic), offered(basic))
    assert seat(match) == seat(basic)

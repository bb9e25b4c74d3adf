"""Section 6: scoring and result."""

from meadhall.games.ragnarocks.positions import write_placement
from meadhall.testing import clause

from . import reference
from .playing import IVORY, RED, at, play, table

ENDED = "2I2/5#/#######/5##I/2I2###R/6####/###########/##3R4#/3####3/4R4"
"""The rulebook's example: ivory has 10 and 16, red 23 around four stones, one pair is left contested."""


def points(position: str) -> dict[str, int]:
    """What each side has as the board stands."""
    sides = table(at(f"{position} i - - -"))["sides"]
    return {side: sides[side]["score"] for side in sides}


@clause("RR-6.1", "RR-6.5")
def test_each_side_scores_the_hexes_of_all_its_settled_regions() -> None:
    match = at(f"{ENDED} i - - -")
    sizes = sorted(region["size"] for region in table(match)["regions"] if region["side"] == "ivory")
    assert sizes == [10, 16]
    assert points(ENDED) == {"ivory": 26, "red": 23}


@clause("RR-6.2")
def test_hexes_with_stones_do_not_count_and_hexes_with_vikings_do() -> None:
    assert points("2I2/3I2/1I5/8/#########/10/11/4##1R3/3R6/6R2") == {"ivory": 26, "red": 49}
    assert points("2I2/3I2/1I5/8/#########/10/11/7R3/3R6/6R2") == {"ivory": 26, "red": 51}
    assert points("III#1/#####1/7/8/9/10/11/11/10/3RRR3")["ivory"] == 3


@clause("RR-6.3")
def test_contested_regions_score_for_nobody() -> None:
    assert points("1III1/6/7/8/9/10/11/11/10/3RRR3") == {"ivory": 0, "red": 0}
    assert points("IR#2/###3/3I3/1I6/#########/10/11/4R6/4R5/9") == {"ivory": 20, "red": 51}


@clause("RR-6.4")
def test_wild_regions_score_for_nobody() -> None:
    assert points("1III1/6/7/3##3/3#1#3/4##4/11/11/10/3RRR3") == {"ivory": 0, "red": 0}
    # ten rows cut in three: the middle is nobody's
    assert points("1III1/6/#######/8/#########/10/11/11/10/3RRR3") == {"ivory": 11, "red": 51}


@clause("RR-6.7")
def test_the_side_with_more_points_wins() -> None:
    match = at("2I2/3I2/1I5/8/#########/10/11/4##1R3/3R6/6R2 i - - -")
    assert match.outcome is not None
    assert match.outcome.ranks == (2, 1)
    assert match.outcome.scores == (26, 49)
    assert match.outcome.winners == (RED,)
    match = at(f"{ENDED} i - - -")
    assert match.outcome is not None
    assert match.outcome.ranks == (1, 2)
    assert match.outcome.winners == (IVORY,)


def test_the_outcome_says_where_the_points_came_from() -> None:
    match = at(f"{ENDED} i - - -")
    assert match.outcome is not None
    assert match.outcome.parts == {"land": (26, 23)}


def islands(ivory: str, red: str, contested: str = "") -> str:
    """A board of stones but for these hexes; a capital letter says that a Viking stands there."""
    land = {hex.lower(): "I" if hex[0].isupper() else "." for hex in ivory.split()}
    land |= {hex.lower(): "R" if hex[0].isupper() else "." for hex in red.split()}
    land |= dict(zip(contested.split(), "IRR", strict=False))
    return write_placement("".join(land.get(hex, "#") for hex in reference.ALL))


@clause("RR-6.8")
def test_equal_points_are_a_draw() -> None:
    tie = islands("A1 A2 A3 a4", "J1 J2 J3 j4")
    match = at(f"{tie} i - - -")
    assert points(tie) == {"ivory": 4, "red": 4}
    assert match.outcome is not None
    assert match.outcome.ranks == (1, 1)
    assert match.outcome.winners == (IVORY, RED)
    assert table(match)["result"] == "1/2-1/2 (4:4)"


@clause("RR-6.9")
def test_in_knock_out_play_the_largest_region_breaks_a_tie_first() -> None:
    assert_tie(islands("A1 A2 a3 A5", "J1 J2 J8 j9"), "ivory")  # 3 + 1 against 2 + 2
    assert_tie(islands("A1 A3", "J1 j2", contested="e4 e5 e6"), "red")  # 1 + 1 against 2, in spite of more Vikings


@clause("RR-6.9")
def test_in_knock_out_play_the_settled_vikings_break_a_tie_next() -> None:
    assert_tie(islands("A1 A2", "J1 j2", contested="e4 e5 e6"), "ivory")  # two settled Vikings against one


@clause("RR-6.9")
def test_in_knock_out_play_red_wins_what_is_still_a_tie() -> None:
    assert_tie(islands("A1 A2 A3", "J1 J2 J3"), "red")


def assert_tie(position: str, winner: str) -> None:
    """Without the option it is a draw; with it, that side wins."""
    ivory, red = points(position).values()
    assert ivory == red
    drawn = at(f"{position} i - - -")
    assert drawn.outcome is not None
    assert drawn.outcome.ranks == (1, 1)
    decided = at(f"{position} i - - -", knockout=True)
    assert decided.outcome is not None
    assert decided.outcome.winners == ((IVORY if winner == "ivory" else RED),)
    assert table(decided)["result"] == f"{'1-0' if winner == 'ivory' else '0-1'} ({ivory}:{red})"
    assert decided.outcome.scores == (ivory, red)


def test_the_running_score_is_seen_during_the_game() -> None:
    match = at("I4/##1I2/2I4/8/9/10/11/11/10/3RRR3 i - - -")
    assert table(match)["sides"]["ivory"]["score"] == 0
    play(match, "b4-a3/a2")
    assert table(match)["sides"]["ivory"]["score"] == 1
    assert table(match)["result"] is None

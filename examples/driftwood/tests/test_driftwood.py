"""The rules of Driftwood, clause by clause; a test points at things as a player would."""

from typing import Any

import pytest

from driftwood.content import PIECES
from driftwood.game import GAME
from driftwood.shore import turn
from driftwood.state import Options
from meadhall.kernel import Match, NotOffered, to
from meadhall.testing import clause

Wood = tuple[str, ...]


def shore(*row: str, sea: Wood = ("mast",), waves: int = 1, homes: tuple[Wood, Wood] = ((), ())) -> Match:
    """A match of two with this wood on the shore, in the sea and at their homes; the rest is gone."""
    s = GAME.setup(2, Options(waves=waves))
    left = {kind: [t for t in s.sea if s.faces[t] == kind] for kind in set(PIECES)}
    s.sea, s.row = [left[kind].pop() for kind in sea], [left[kind].pop() for kind in row]
    s.taken = [[left[kind].pop() for kind in home] for home in homes]
    s.gone = [token for tokens in left.values() for token in tokens]
    s.minds = [[min(s.sea) if token in s.sea else token for token in range(len(s.faces))] for _ in s.minds]
    s.agenda = [to(turn)]
    return Match.at(GAME, s)


def table(match: Match) -> dict[str, Any]:
    """What a spectator sees."""
    seen: dict[str, Any] = match.view(-1)["table"]
    return seen


@clause("DW-1.1", "DW-1.2", "DW-1.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_storm_lays_a_row_on_the_shore_and_keeps_the_rest(seats: int) -> None:
    rows = [table(Match.new(GAME, seats, seed)) for seed in range(5)]
    assert {len(seen["row"]) for seen in rows} == {3 * seats + 1}
    assert {seen["sea"] for seen in rows} == {20 - 3 * seats - 1}
    assert len({tuple(seen["row"]) for seen in rows}) == 5, "another seed, another storm"
    assert [PIECES.count(kind) for kind in ("plank", "mast", "carving", "dragon")] == [8, 6, 4, 2]


@clause("DW-2.1", "DW-2.2")
def test_players_carry_home_the_ends_in_turn() -> None:
    match = shore("plank", "mast", "carving")
    match.answer(0, "end:right")
    match.answer(1, "end:left")
    assert table(match)["row"] == ["wood:mast"]
    assert table(match)["taken"] == [["wood:carving"], ["wood:plank"]]
    assert [question.seat for question in match.pending] == [0]


@clause("DW-2.3", "DW-2.4")
def test_a_wave_takes_both_ends_and_brings_a_new_piece_to_the_left() -> None:
    match = shore("plank", "mast", "carving", sea=("plank", "dragon"))
    match.answer(0, "do:wave")
    assert table(match)["row"] == ["wood:dragon", "wood:mast"]
    assert table(match)["sea"] == 1
    assert match.pending[0].seat == 1


@clause("DW-2.5", "DW-2.6", "DW-2.7")
@pytest.mark.parametrize(
    ("match", "forbidden"),
    [
        (shore("plank", "mast", waves=0), "DW-2.5"),
        (shore("plank", "mast", sea=()), "DW-2.6"),
        (shore("plank"), "DW-2.7"),
    ],
)
def test_a_wave_that_may_not_be_called_says_why(match: Match, forbidden: str) -> None:
    assert match.pending[0].refusals == {"do:wave": forbidden}
    with pytest.raises(NotOffered, match=forbidden):
        match.answer(0, "do:wave")


@clause("DW-2.5")
def test_one_wave_is_all_a_player_has() -> None:
    match = shore("plank", "mast", "mast", "carving", "plank", sea=("mast", "plank"))
    match.answer(0, "do:wave")
    match.answer(1, "end:left")
    assert "do:wave" not in match.pending[0].options


@clause("DW-3.1", "DW-3.2", "DW-3.3")
def test_when_the_shore_is_empty_wood_is_counted() -> None:
    """Given two planks against one and equal masts, then the planks bring 3 points more and the masts nothing."""
    match = shore("plank", homes=(("plank", "mast", "dragon"), ("plank", "mast", "carving")))
    match.answer(0, "end:left")
    assert match.outcome is not None
    assert match.outcome.scores == (2 + 2 + 6 + 3, 1 + 2 + 4)
    assert (match.outcome.winners, match.outcome.clause) == ((0,), "DW-3.1")


@clause("DW-3.4")
def test_equal_points_share_the_win() -> None:
    match = shore("carving", homes=((), ("carving",)))
    match.answer(0, "end:left")
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1)

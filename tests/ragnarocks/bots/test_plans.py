"""A turn is planned once, and planned anew where the table lies otherwise."""

import pytest

from meadhall import Match
from meadhall.bots import decide, make_bot
from meadhall.games.ragnarocks.bots import player
from meadhall.games.ragnarocks.bots.player import Player

from ..playing import advanced, start


@pytest.fixture
def planned(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Notes how often a turn is planned."""
    player._RECENT.clear()
    times: list[int] = []
    plan = Player._planned

    def noted(self: Player, *args: object) -> object:
        times.append(1)
        return plan(self, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(Player, "_planned", noted)
    return times


def turn_of(match: Match, *bots: Player) -> None:
    """One turn; with several players each question goes to the next of them."""
    turn, seat, k = match.state.turn, match.pending[0].seat, 0
    while match.pending and match.state.turn == turn:
        match.answer(seat, decide(bots[k % len(bots)], match, seat, 10.0))
        k += 1


@pytest.mark.parametrize("match", [start(), advanced("sol", "tyr"), advanced("surtr", "tyr")])
def test_a_turn_is_planned_once(match: Match, planned: list[int]) -> None:
    turn_of(match, Player("karl", 1))
    assert len(planned) == 1
    assert len(match.state.turns) == 1


@pytest.mark.parametrize("match", [start(), advanced("sol", "tyr"), advanced("odin", "tyr")])
def test_who_sits_down_in_the_middle_of_a_turn_goes_on_with_its_plan(match: Match, planned: list[int]) -> None:
    """Given a hall that makes a player anew for every question, the turn is still planned once."""
    turn_of(match, *(Player("thrall", seed) for seed in range(6)))
    assert len(planned) == 1


def test_another_match_is_not_played_after_the_plan_of_the_first(planned: list[int]) -> None:
    for seed in range(2):
        turn_of(start(), Player("thrall", seed))
    assert len(planned) == 2


@pytest.mark.parametrize("match", [start(), advanced("sol", "tyr")])
def test_a_plan_is_dropped_when_somebody_points_elsewhere(match: Match, planned: list[int]) -> None:
    bot = Player("karl", 1)
    first = decide(bot, match, 0, 10.0)
    match.answer(0, next(ref for ref in match.pending[0].options if ref != first))
    while match.state.going is not None and match.pending[0].seat == 0:
        match.answer(0, decide(bot, match, 0, 10.0))
    assert len(planned) == 2


def test_in_the_middle_of_a_turn_the_fast_board_keeps_to_what_was_begun(planned: list[int]) -> None:
    """Given a Viking that the player would not have selected, it takes the best turn of that one."""
    for viking in ("hex:a2", "hex:a3", "hex:a4"):
        match = start()
        match.answer(0, viking)
        turn_of(match, Player("hersir", 1))
        assert match.state.turns[0].startswith(viking.removeprefix("hex:"))


def test_a_level_is_a_bot_of_the_registry() -> None:
    assert isinstance(make_bot("ragnarocks", "jarl", 1), Player)

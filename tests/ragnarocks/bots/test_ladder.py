"""Higher levels win more often: small matches from openings that each side plays once."""

import pytest

from meadhall.lab import simulate

DRAFTED = {"mode": "advanced", "offer": "random_advanced"}


def share(*bots: str, games: int, openings: int, options: dict[str, str] | None = None, jobs: int = 1) -> float:
    """The share of the points that the first of two players has won; it has all the time it wants."""
    report = simulate("ragnarocks", 2, games, bots, 7, options, jobs, openings=openings, budget=30.0)
    assert "turn_limit" not in report.outcomes  # nobody takes away for ever the stone that it sets (Freyr)
    return report.players[0].rate


def test_the_hersir_beats_the_greedy_player() -> None:
    assert share("hersir", "greedy", games=4, openings=8) >= 0.75


def test_with_cards_the_karl_beats_chance() -> None:
    """Given cards drawn by chance, each pair played with either card, when the karl meets chance, then it wins."""
    assert share("karl", "random", games=4, openings=6, options=DRAFTED) == 1.0


@pytest.mark.slow
def test_with_cards_the_hersir_beats_the_thrall() -> None:
    assert share("hersir", "thrall", games=12, openings=2, options=DRAFTED) >= 0.7

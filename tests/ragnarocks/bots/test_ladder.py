"""Higher levels win more often: small matches from openings that each side plays once. How often is for strength.md."""

import pytest

from meadhall.lab import simulate

DRAFTED = {"mode": "advanced", "offer": "random_advanced"}


def share(*bots: str, games: int, openings: int, options: dict[str, str] | None = None) -> float:
    """The share of the points that the first of two players has won; it has all the time it wants."""
    report = simulate("ragnarocks", 2, games, bots, 7, options, openings=openings, budget=60.0)
    assert "turn_limit" not in report.outcomes  # nobody takes away for ever the stone that it sets (Freyr)
    assert all(player.cut_short == 0 for player in report.players)
    return report.players[0].rate


def test_a_strong_level_beats_the_gentlest_in_every_game() -> None:
    assert share("hauld", "thrall", games=6, openings=4) == 1.0


def test_with_cards_a_strong_level_beats_the_gentlest() -> None:
    assert share("hauld", "thrall", games=6, openings=2, options=DRAFTED) >= 5 / 6


@pytest.mark.strength
def test_the_greedy_player_stands_between_the_drengr_and_the_hauld() -> None:
    assert share("greedy", "bondi", games=40, openings=4) > 0.5
    assert share("hauld", "greedy", games=40, openings=4) > 0.5


@pytest.mark.strength
def test_with_cards_the_karl_beats_chance() -> None:
    """Given cards drawn by chance, each pair played with either card, when the karl meets chance, then it wins."""
    assert share("karl", "random", games=20, openings=6, options=DRAFTED) >= 0.95


@pytest.mark.strength
def test_with_cards_the_hersir_beats_the_karl() -> None:
    assert share("hersir", "karl", games=24, openings=2, options=DRAFTED) >= 0.7

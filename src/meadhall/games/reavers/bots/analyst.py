"""Who judges a match afterwards: how likely each crew wins, and what the search would point at."""

from meadhall.bots.judge import Gauge, Judge

from .search import TurnPlanner, play_activation
from .standing import standings, turns_left

analyse = Judge(TurnPlanner, Gauge(standings, turns_left, spread=(1.0, 20.0), play_on=play_activation))
"""Activations are played on to their end: before, those who had their turn stand too well. The spread is fitted to
matches by rules of thumb (docs/strength.md)."""

"""Who judges a match afterwards: how likely everybody wins, and what the search would point at."""

from meadhall.bots.judge import Gauge, Judge

from .search import TurnPlanner, play_turn
from .standing import standings, time_left

analyse = Judge(TurnPlanner, Gauge(standings, time_left, spread=(4.0, 4.0), play_on=play_turn))
"""Turns are played on to their end: before, whoever is in the middle of one stands too badly. The spread is fitted to
matches by rules of thumb (docs/strength.md)."""

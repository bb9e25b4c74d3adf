"""Who judges a match afterwards: how likely each crew wins, and what the search would point at."""

from meadhall.bots.judge import Gauge, Judge

from .search import TurnPlanner
from .standing import standings, turns_left

analyse = Judge(TurnPlanner, Gauge(standings, turns_left, spread=(5.0, 16.0)))
"""The spread is fitted to matches by rules of thumb (docs/strength.md)."""

"""Who judges a match afterwards: how likely each clan wins, and what the search would point at."""

from meadhall.bots.judge import Gauge, Judge

from .search import AgePlanner, play_age
from .standing import ages_left, standings

analyse = Judge(AgePlanner, Gauge(standings, ages_left, spread=(2.0, 35.0), play_on=play_age))
"""Ages are played on to their end: what lies on the board says little before. The spread is fitted to matches by rules
of thumb (docs/strength.md)."""

"""The shared suite: what must always hold, tried on any title. A new game gets it for free.

>>> from meadhall import suite
>>> report = suite.run("ragnarocks", seats=2, matches=1)
>>> report.matches
1
"""

from .broken import PROPERTIES, Broken
from .playing import EVERY_ASK, LARGE, LONG, USUAL, Rates, Report, picks, play, run

__all__ = ["EVERY_ASK", "LARGE", "LONG", "PROPERTIES", "USUAL", "Broken", "Rates", "Report", "picks", "play", "run"]

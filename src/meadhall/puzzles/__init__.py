"""Puzzles: moments of matches at which one decision is the best, proved, to be found by whoever sits down there.

They are data of a title's folder (``puzzles/puzzles.jsonl`` with its texts), so a title of another package brings its
own. ``book.py`` reads them, ``days.py`` says which is today's, ``attempt.py`` lets one be solved, ``checking.py``
proves them all, and ``setter.py`` is what a title knows of its own.
"""

from .attempt import ATTEMPTS, HINTS, Attempt, Stage, Tally, Verdict, laid
from .book import Origin, Puzzle, Puzzles, Way, Worth, book_of, puzzle, puzzles_of
from .checking import check
from .days import every, of_the_day
from .setter import Hint, Proof, Reply, Said, Setter

__all__ = [
    "ATTEMPTS",
    "HINTS",
    "Attempt",
    "Hint",
    "Origin",
    "Proof",
    "Puzzle",
    "Puzzles",
    "Reply",
    "Said",
    "Setter",
    "Stage",
    "Tally",
    "Verdict",
    "Way",
    "Worth",
    "book_of",
    "check",
    "every",
    "laid",
    "of_the_day",
    "puzzle",
    "puzzles_of",
]

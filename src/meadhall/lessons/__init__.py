"""Lessons: a title taught at its own table, by real matches with a coach who says what to point at.

They are data of a title's folder (``lessons/lessons.toml`` with its texts), so a title of another package brings its
own. ``book.py`` reads them, ``playing.py`` plays one, ``checking.py`` plays all of them against the rules, and
``laying.py`` finds boards for whoever writes one. Each begins with a laid board (``meadhall.boards``).
"""

from ..boards import Answer, Board, lay_board
from .book import Book, Lesson, Step, book_of
from .checking import check
from .laying import Beginning, beginning_of, played_by_bots
from .playing import Changed, Lecture, NotNow, Shown, Taken, lay
from .texts import LANGUAGES, Texts

__all__ = [
    "LANGUAGES",
    "Answer",
    "Beginning",
    "Board",
    "Book",
    "Changed",
    "Lecture",
    "Lesson",
    "NotNow",
    "Shown",
    "Step",
    "Taken",
    "Texts",
    "beginning_of",
    "book_of",
    "check",
    "lay",
    "lay_board",
    "played_by_bots",
]

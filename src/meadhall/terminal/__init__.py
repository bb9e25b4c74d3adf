"""The table in the terminal: in letters and colours, or in plain lines for screen readers and pipes."""

import os
import sys
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from datetime import date

    from ..kernel import Record
    from ..puzzles import Puzzle
    from .session import Session


def play(
    game: str,
    seats: int = 2,
    bots: Sequence[str] | None = None,
    seed: int | str | None = None,
    lang: str = "en",
    *,
    plain: bool = False,
    options: Mapping[str, Any] | None = None,
) -> None:
    """Plays a match here; the bots take the last free seats, or all but one if none is named.

    Without a terminal to draw on it is played in plain lines.
    """
    from ..bots.registry import usual_bots
    from ..kernel.game import free_seats
    from ..kernel.options import read_options
    from ..kernel.titles import find
    from .session import Session

    title, chosen = find(game), dict(options or {})
    free = free_seats(title, seats, read_options(title, seats, chosen))
    opponents = usual_bots(game, len(free) - 1) if bots is None else tuple(bots)
    _open(Session(game, seats, opponents, seed, lang, chosen), plain=plain)


def leaf(record: "Record", lang: str = "en", *, plain: bool = False) -> None:
    """Leafs through a recorded match, on and back."""
    from .replay import Replay

    _open(Replay(record, lang), plain=plain)


def learn(game: str, lesson: str | None = None, lang: str = "en", *, plain: bool = False) -> None:
    """Teaches a lesson of a title; without one, the first that was not done yet."""
    from ..lessons import book_of
    from .lesson import Learning, places, to_learn

    book, kept = book_of(game), places()
    chosen = to_learn(book, kept.read().get(book.game.id, {})) if lesson is None else book.lesson(lesson)
    session = Learning(book, chosen, lang, kept)
    if plain or not _can_draw():
        from .lesson_lines import PlainLessons

        PlainLessons(session, sys.stdin, sys.stdout).play()
    else:
        from .lesson_app import LessonApp

        LessonApp(session).run()


def _can_draw() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def solve(puzzle: "Puzzle", lang: str = "en", *, plain: bool = False, today: "date | None" = None) -> None:
    """Lets a puzzle be solved here; on the day that it belongs to it counts for the streak."""
    from .puzzling import Puzzling

    _open(Puzzling(puzzle, lang, today), plain=plain)


def _open(session: "Session", *, plain: bool) -> None:
    if plain or not _can_draw():
        from .plain import play_plain

        play_plain(session)
    else:
        from .app import TableApp

        TableApp(session).run()


__all__ = ["leaf", "learn", "play", "solve"]

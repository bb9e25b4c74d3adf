"""Screens for tests: what a session looks like at a size, without a terminal."""

import io
import random
from collections.abc import Iterable, Iterator
from typing import Any

from meadhall.kernel import Ref
from meadhall.terminal.drawing import letters
from meadhall.terminal.frame import Frame, Scene, Showing, frame
from meadhall.terminal.plain import PlainTable
from meadhall.terminal.session import Session

SIZES = ((100, 30), (140, 44))
KEYS = (("u", "key-undo"), ("?", "key-rules"), ("F2", "part-map"), ("F3", "part-hand"), ("q", "key-quit"))

WALKING = (("Enter", "key-step"), ("u", "key-back"), ("F6", "part-why"), ("F7", "part-pace"))


def screen(session: Session, size: tuple[int, int], *, chosen: Ref | None = None, part: str = "", **more: Any) -> Frame:
    """What stands on a screen of that size; the first choice is chosen unless another one is named."""
    options = session.asked.options if session.asked else ()
    question, help_line = session.question_text()
    at = session.glance(chosen or (options[0] if options else None))
    winners = session.outcome.winners if session.outcome else ()
    showing = Showing(part=part, **more)
    keys, pace = (WALKING, session.words("walk-paused", step=session.step_number)) if session.walking else (KEYS, "")
    told = (session.saga(), session.why(), keys, winners, showing, pace)
    return frame(
        Scene(at, session.table, question, help_line, *told, typing=session.typing, coached=session.coached), *size
    )


def is_whole(drawn: Frame, size: tuple[int, int]) -> bool:
    """Whether a screen has exactly the columns and rows it should have."""
    return len(drawn.rows) == size[1] and {len(letters(row)) for row in drawn.rows} == {size[0]}


def played(session: Session, seed: int) -> Iterator[Session]:
    """A match that chance plays, after every answer."""
    chance = random.Random(seed)
    while session.match.pending:
        yield session
        if session.asked is not None:
            session.looking = session.asked.seat
            session.answer(chance.choice(session.asked.options))
        else:
            assert session.thinking is not None
            session.bot_answers(session.thinking, chance.choice(session.match.pending[0].options))
    yield session


# --- line mode --------------------------------------------------------------------------------------------------------


def said_in_lines(session: Session, lines: Iterable[str]) -> str:
    """What line mode says while somebody types these lines."""
    out = io.StringIO()
    PlainTable(session, lines, out).play()
    return out.getvalue()


class Typed:
    """Types the numbers of choices, now the first, now the last, so that a match comes to its end."""

    def __init__(self, session: Session) -> None:
        self.session, self.chance = session, random.Random(2)

    def __iter__(self) -> Iterator[str]:
        while True:
            numbers = list(self.session.glance().numbers.values())
            yield f"{self.chance.choice(numbers)}\n" if numbers else "\n"

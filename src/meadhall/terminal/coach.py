"""What a coach says at the table, as rows of the screen; and the one thing on the table that is lit."""

from collections.abc import Sequence
from typing import NamedTuple

from meadhall.kernel import Ref, Seat

from .drawing import CHOSEN, HEAD, QUIET, STRONG, Cell, Row, flowing, paragraph
from .title import Glance

SAYS = "#ffbe55"


class Coached(NamedTuple):
    """What a coach says now, and what one can answer besides pointing."""

    head: str
    """Who teaches what, and how far it has come."""
    text: str
    foot: str = ""
    """The rule behind it, or what is lit."""
    keys: Sequence[tuple[str, str]] = ()
    """Keys, each with what it does."""
    lit: Ref | None = None

    @property
    def seat(self) -> Seat | None:
        """The seat that is lit, if one is."""
        kind, _, number = (self.lit or "").partition(":")
        return int(number) if kind == "seat" else None


def coach_rows(coached: Coached, answer: str, about: str, width: int, most: int, choices: int) -> list[Row]:
    """The coach's words in so many rows at most. Where there is no room, an answer takes the place of the note.

    What the chosen thing does is said only if it leaves room for all choices.
    """
    head = paragraph(coached.head, width, style=HEAD)
    said = paragraph(coached.text, width, style=STRONG)
    answered = paragraph(answer, width, style=SAYS)
    foot = paragraph(coached.foot, width, style=QUIET)
    keys = _keys(coached.keys, width)
    read = paragraph(about, width, style=QUIET) if about and not answer else []
    whole = [*head, *said, *answered, *read, *foot, *keys]
    if len(whole) + choices <= most:
        return whole
    for parts in (
        (head, said, answered, foot, keys),
        (head, answered or said, keys),
    ):
        rows = [one for part in parts for one in part]
        if len(rows) <= most:
            return rows
    return [*rows[: max(1, most - len(keys))], *keys]


def _keys(keys: Sequence[tuple[str, str]], width: int) -> list[Row]:
    units = [[Cell(key, STRONG), Cell(f" {does}")] for key, does in keys]
    return flowing(units, width, Cell("")) if units else []


def lit_up(rows: Sequence[Row], coached: Coached | None, at: Glance) -> Sequence[Row]:
    """The rows with what the coach has lit standing out, unless it does already, since it is chosen."""
    lit = coached.lit if coached else None
    if lit is None or (lit == at.chosen and lit in at.numbers):
        return rows
    return [tuple(Cell(text, CHOSEN if ref == lit else style, ref) for text, style, ref in one) for one in rows]

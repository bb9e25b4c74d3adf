"""Small pieces of drawings that titles share: something said aside, a thing with its number, things that are alike."""

from meadhall.kernel import Ref

from .drawing import QUIET, STRONG, Cell, cut
from .title import Glance

LABEL = 13
"""Columns for what a row is about."""


def quiet(text: str) -> Cell:
    """Something said aside."""
    return Cell(text, QUIET)


def label(text: str, width: int = LABEL) -> Cell:
    """What a row is about, in a column of its own."""
    return Cell(f" {cut(text, width - 2)}".ljust(width), QUIET)


def times(name: str, n: int) -> str:
    """Several things that are alike: ``Chest x2``."""
    return f"{name} x{n}" if n > 1 else name


def named(at: Glance, ref: Ref, name: str, otherwise: str = "") -> list[Cell]:
    """A thing by its name, with its number if it may be pointed at."""
    return [*at.marker.tag(ref), Cell(name, STRONG if ref in at.marker else otherwise, ref)]


def earlier(at: Glance) -> Glance | None:
    """The table as it was when the reader had last answered."""
    return Glance(at.before, at.names, at.words) if at.before is not None else None

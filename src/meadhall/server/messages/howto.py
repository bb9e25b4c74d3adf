"""How a title is played: paragraphs, the clauses behind them, and what is to be seen beside them."""

from msgspec import Struct

from meadhall.kernel.ask import Clause, Ref


class HowToMark(Struct, frozen=True, kw_only=True):
    """What is marked in a picture: a thing, or a way between two."""

    at: Ref
    to: Ref | None
    """Where a way leads."""


class HowToPicture(Struct, frozen=True, kw_only=True):
    """What of a position is shown, and in words what is to be seen. The position itself is asked for by the section."""

    text: str
    seat: int | None
    """With whose eyes it is seen; null for somebody who looks on."""
    show: list[str]
    """What must be in sight: things, or parts that the title's scene names, such as ``board``; nothing: all that lies
    on the table. Where a seat stands first, it is its own sheet that is seen."""
    width: int
    """How wide the table is that it is part of, in units of a screen; its height is two thirds of that."""
    marks: list[HowToMark]
    numbered: bool
    """Whether marks have numbers: 1, 2 and so on, in their order."""


class HowToSection(Struct, frozen=True, kw_only=True):
    """One paragraph."""

    id: str
    heading: str
    text: str
    clauses: list[Clause]
    begins: bool
    """Whether the reader sets out from here, to the lessons or to a table."""
    picture: HowToPicture | None


class HowToPart(Struct, frozen=True, kw_only=True):
    """A part of the page."""

    id: str | None
    """Null: the game itself. Other parts are about something of their own, such as playing alone."""
    title: str | None
    minutes: int
    """In how many it is read."""
    sections: list[HowToSection]


class HowTo(Struct, frozen=True, kw_only=True):
    """How a title is played; without parts where it has no such page."""

    lang: str
    """English, where the language that was wished for is not there."""
    parts: list[HowToPart]

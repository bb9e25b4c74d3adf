"""Turns as text, and how to read them (section 43); what is played writes itself down as it happens."""

import re
from functools import lru_cache

from msgspec import Struct

from meadhall.kernel import ImpossiblePosition
from meadhall.kit.checks import must

from .board import NAMED, Hex
from .cards import Power, read_power


class Change(Struct, frozen=True):
    """One thing that a note tells: ``a>b``, ``a<>b``, ``+h``, ``-h``, a hex alone, or a word (RR-43.22, RR-43.23)."""

    kind: str
    """The sign between or before its hexes, ``at`` for a hex alone, or the word ``extra``."""
    hexes: tuple[Hex, ...] = ()


class Note(Struct, frozen=True):
    """What a power does besides the move and the stone (RR-43.19)."""

    power: Power
    changes: tuple[Change, ...]


class Turn(Struct, frozen=True):
    """A turn as it was written."""

    odin: str | None = None
    """``play <power>`` or ``pickup`` (RR-43.24)."""
    skipped: bool = False
    before: tuple[Note, ...] = ()
    chain: tuple[Hex, ...] = ()
    """Where V stood and went (RR-43.13, RR-43.16, RR-43.21)."""
    leaps: bool = False
    """Its first way is no normal move: ``~`` (RR-43.15)."""
    between: tuple[Note, ...] = ()
    stones: tuple[Hex, ...] = ()
    """None for ``.``, one, or Surtr's two (RR-43.17)."""
    from_card: bool = False
    """The stone came from Thor's card: ``*``."""
    cut: bool = False
    """An instant win came before the stone (RR-43.31)."""
    trail: tuple[tuple[Hex, Hex], ...] = ()
    """The moves of the four stags (RR-43.18)."""
    after: tuple[Note, ...] = ()

    @property
    def notes(self) -> tuple[Note, ...]:
        """All notes, in order."""
        return (*self.before, *self.between, *self.after)


_HEX = r"[a-z][1-9][0-9]?"
_NOTE = r"\{[a-z_]+:[^{}]+\}"
_TURN = re.compile(
    rf"(?:\{{odin:(?P<odin>[^{{}}]+)\}})?"
    rf"(?:(?P<skip>--)|(?P<before>(?:{_NOTE})*)"
    rf"(?:(?P<trail>{_HEX}-{_HEX}!(?:;{_HEX}-{_HEX}!)*)"
    rf"|(?P<chain>{_HEX}[-~]{_HEX}(?:-{_HEX})?)(?P<between>(?:{_NOTE})*)"
    rf"(?:/(?P<stones>\.|\*{_HEX}|{_HEX}(?:\+{_HEX})?))?)"
    rf"(?P<after>(?:{_NOTE})*))"
)
_CHANGE = re.compile(rf"{_HEX}<?>{_HEX}|[+-]?{_HEX}|extra")


@lru_cache(maxsize=4096)
def read_turn(text: str) -> Turn:
    """Reads a turn, or raises ImpossiblePosition; whether it is legal only a match can tell."""
    found = _TURN.fullmatch(text)
    if found is None:
        raise ImpossiblePosition(f"A turn is written from-to/stone, such as a3-d6/g9, or --; not {text!r}.")
    part = found.groupdict(default="")
    if part["odin"] not in ("", "pickup"):
        verb, _, card = part["odin"].partition(" ")
        must(verb == "play", f"Odin plays a card or picks up; {part['odin']!r} is neither.")
        read_power(card)
    chain, stones, trail = (_read_hexes(part[name]) for name in ("chain", "stones", "trail"))
    leaps, cut = "~" in part["chain"], bool(chain) and not part["stones"]
    must(leaps or not cut, f"The turn {text!r} has no stone: only a leap can win before it (RR-43.31).")
    return Turn(
        odin=part["odin"] or None,
        skipped=bool(part["skip"]),
        before=_read_notes(part["before"]),
        chain=chain,
        leaps=leaps,
        between=_read_notes(part["between"]),
        stones=stones,
        from_card="*" in part["stones"],
        cut=cut,
        trail=tuple(zip(trail[::2], trail[1::2], strict=True)),
        after=_read_notes(part["after"]),
    )


def _read_notes(text: str) -> tuple[Note, ...]:
    notes = []
    for note in re.findall(_NOTE, text):
        name, _, args = note[1:-1].partition(":")
        power, told = read_power(name), args.split(",")
        for change in told:
            must(_CHANGE.fullmatch(change), f"The note {note} says {change!r}, which is no change of the board.")
        notes.append(Note(power, tuple(Change(re.sub(_HEX, "", one) or "at", _read_hexes(one)) for one in told)))
    return tuple(notes)


def _read_hexes(text: str) -> tuple[Hex, ...]:
    names = re.findall(_HEX, text)
    for name in names:
        must(name in NAMED, f"There is no hex {name} on the board.")
    return tuple([NAMED[name] for name in names])

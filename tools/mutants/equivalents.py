"""Mutants that change nothing: each is listed in ``equivalents.toml`` with a sentence that says why.

They are known by file, function and both texts of the line, not by its number, so that a list outlives other changes.
An entry that no mutant answers to any more is told, for the line it speaks of has changed.
"""

import tomllib
from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct, convert

from .sites import Mutant, plain


class Equivalent(Struct, frozen=True, forbid_unknown_fields=True):
    """A change that no test could notice, for no player could."""

    file: str
    function: str
    was: str
    now: str
    why: str

    @property
    def key(self) -> tuple[str, str, str, str]:
        """What a mutant's key must be."""
        return self.file, self.function, plain(self.was), plain(self.now)


class Equivalents:
    """The list, and which of its entries have been met."""

    def __init__(self, entries: Iterable[Equivalent] = ()) -> None:
        self._entries = {entry.key: entry for entry in entries}

    @classmethod
    def read(cls, file: Path) -> "Equivalents":
        """The list of a file; none where there is no file."""
        listed = tomllib.loads(file.read_text("utf-8")).get("equivalent", []) if file.is_file() else []
        return cls(convert(listed, list[Equivalent]))

    def why(self, mutant: Mutant) -> str | None:
        """Why a mutant changes nothing, or None if it is not known to."""
        found = self._entries.get(mutant.key)
        return found.why if found else None

    def stale(self, mutants: Iterable[Mutant]) -> list[Equivalent]:
        """The entries that speak of none of these."""
        met = {mutant.key for mutant in mutants}
        return [entry for key, entry in self._entries.items() if key not in met]

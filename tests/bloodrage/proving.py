"""Which tests prove a card: ``@works("a1-troll")`` says that it does what it says, ``@idle("a1-troll")`` that it does
nothing where it must not.

Without a name the marks speak of the card that the test's parameter ``id`` names. ``test_cards_proved.py`` reads the
marks of all tests of this folder, and plays each ``works`` test again with the card taken apart: it must fail then.
"""

import importlib
import itertools
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from meadhall.games.bloodrage.content import CONTENT

T = TypeVar("T", bound=Callable[..., None])
IDS = tuple(card.id for card in CONTENT.cards)


class Case(NamedTuple):
    """A test with its parameters, and the card it proves something about."""

    card: str
    test: Callable[..., None]
    params: dict[str, Any]

    def passes(self) -> bool:
        """Whether the test holds; a table that goes another way than the test foresees is a failure too."""
        try:
            self.test(**self.params)
        except Exception:
            return False
        return True


def works(*ids: str) -> Callable[[T], T]:
    """The test shows that the cards do what they say."""
    return _mark("works", ids)


def idle(*ids: str) -> Callable[[T], T]:
    """The test shows that the cards do nothing where they must not."""
    return _mark("idle", ids)


def _mark(what: str, ids: tuple[str, ...]) -> Callable[[T], T]:
    unknown = set(ids) - set(IDS)
    if unknown:
        raise ValueError(f"There is no card {', '.join(sorted(unknown))}.")

    def mark(test: T) -> T:
        vars(test)[what] = ids
        return test

    return mark


@cache
def proofs(what: str) -> list[Case]:
    """Every case of every test of this folder that has the mark."""
    found = []
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        module = importlib.import_module(f"{__package__}.{path.stem}")
        for name, test in vars(module).items():
            if name.startswith("test_") and what in vars(test):
                found += [Case(id, test, case) for case in _cases(test) for id in vars(test)[what] or (case["id"],)]
    return found


def _cases(test: Callable[..., None]) -> Iterator[dict[str, Any]]:
    """The parameters that ``pytest.mark.parametrize`` gives the test, all combinations."""
    tables = []
    for mark in getattr(test, "pytestmark", []):
        if mark.name == "parametrize":
            names, rows = mark.args
            names = [names] if isinstance(names, str) else list(names)
            tables.append([dict(zip(names, _values(row, len(names)), strict=True)) for row in rows])
    for rows in itertools.product(*tables):
        yield {name: value for row in rows for name, value in row.items()}


def _values(row: Any, width: int) -> tuple[Any, ...]:
    """A row as it stands, or inside ``pytest.param``."""
    if hasattr(row, "marks"):
        return tuple(row.values)
    return (row,) if width == 1 else tuple(row)

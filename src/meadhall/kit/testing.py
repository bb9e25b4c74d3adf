"""How tests sit at a table: whoever is asked points at refs, and what happened is read as an audience reads it.

After every answer each piece is counted and nothing is both offered and refused, whatever the test is about. A title's
tests have their own verbs on top: a ``Table`` with the words of its rules, or functions of a match.

``Proofs`` keeps account of which tests prove a card: ``@works("a1-troll")`` says that it does what it says, and
``@idle("a1-troll")`` that it does nothing where it must not. A proof is played again with the card taken apart, and
must fail then.
"""

import importlib
import itertools
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cache
from operator import itemgetter
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple, TypeVar

from meadhall.kernel import EVERYONE, SPECTATOR, Audience, Match, Question, Ref, Seat
from meadhall.kernel.match import checked

T = TypeVar("T", bound=Callable[..., None])
Told = dict[str, Any]
"""An event as somebody reads it."""


# --- pointing ------------------------------------------------------------------------------------------------------


def asked(match: Match) -> Question:
    """The only open question."""
    (question,) = match.pending
    return question


def answer(match: Match, seat: Seat, ref: Ref, *, reader: Audience = SPECTATOR, whole: bool = True) -> list[Told]:
    """A seat points at a thing; what happened. ``whole=False`` leaves the pieces uncounted: a test has forged one."""
    told = [event.seen_by(reader) for event in match.answer(seat, ref)]
    if whole:
        checked(match.game, match.state)
    for question in match.pending:
        assert not set(question.options) & set(question.refusals), f"{question.prompt} offers what it refuses"
    return told


class Table:
    """A match, as those who sit at it see it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.told: list[Told] = []
        self.forged = False

    @property
    def ask(self) -> Question:
        """The only open ask."""
        return asked(self.match)

    @property
    def prompt(self) -> str:
        """What is asked; empty when nobody is."""
        return self.match.pending[0].prompt if self.match.pending else ""

    @property
    def seat(self) -> Seat:
        """Who is asked."""
        return self.ask.seat

    @property
    def offered(self) -> list[Ref]:
        """What may be pointed at."""
        return list(self.ask.options)

    @property
    def refused(self) -> Mapping[Ref, str]:
        """What looks possible and is not, with its clause."""
        return self.ask.refusals

    def point(self: "Sitting", *refs: Ref) -> "Sitting":
        """Whoever is asked points at things, one after the other."""
        for ref in refs:
            self.point_as(self.ask.seat, ref)
        return self

    def point_as(self: "Sitting", seat: Seat, ref: Ref) -> "Sitting":
        """One of several seats that are asked points at a thing."""
        self.told += answer(self.match, seat, ref, reader=EVERYONE, whole=not self.forged)
        return self

    def together(self: "Sitting", answers: Mapping[Seat, Ref]) -> "Sitting":
        """Several seats answer at the same time."""
        for seat, ref in answers.items():
            self.point_as(seat, ref)
        return self

    def keep_pointing(self: "Sitting", prompt: str, ref: Ref) -> "Sitting":
        """As long as that is asked, whoever is asked points there."""
        while self.prompt == prompt:
            self.point_as(self.match.pending[0].seat, ref)
        return self

    def options_of(self, seat: Seat) -> list[Ref]:
        """What one of several seats that are asked may point at."""
        return list(next(question for question in self.match.pending if question.seat == seat).options)

    @property
    def table(self) -> dict[str, Any]:
        """What a spectator sees."""
        table: dict[str, Any] = self.match.view(SPECTATOR)["table"]
        return table

    def events(self, kind: str) -> list[Told]:
        """What was told of a kind."""
        return of_kind(self.told, kind)


Sitting = TypeVar("Sitting", bound=Table)


def of_kind(told: list[Told], kind: str) -> list[Told]:
    """The events of one kind."""
    return [event for event in told if event["kind"] == kind]


# --- proofs --------------------------------------------------------------------------------------------------------


class Case(NamedTuple):
    """A test with its parameters, and the card it proves something about."""

    card: str
    test: Callable[..., None]
    params: dict[str, Any]

    def passes(self) -> bool:
        """Whether the test holds; a table that goes another way than the test foresees is a failure too."""
        try:
            self.test(**self.params)
        except Exception:  # a test that stumbles without the card has noticed, in whatever way
            return False
        return True


class Proofs:
    """Which tests of a package prove which of a title's cards.

    A mark without a name speaks of the card that the test's parameters name: the parameter ``id``, unless ``named``
    says otherwise.
    """

    def __init__(
        self, package: str, ids: Collection[str], named: Callable[[Mapping[str, Any]], str] = itemgetter("id")
    ) -> None:
        self.package, self.ids, self.named = package, tuple(ids), named

    def works(self, *ids: str) -> Callable[[T], T]:
        """The test shows that the cards do what they say."""
        return self._mark("works", ids)

    def idle(self, *ids: str) -> Callable[[T], T]:
        """The test shows that the cards do nothing where they must not."""
        return self._mark("idle", ids)

    def _mark(self, what: str, ids: tuple[str, ...]) -> Callable[[T], T]:
        unknown = set(ids) - set(self.ids)
        if unknown:
            raise ValueError(f"There is no card {', '.join(sorted(unknown))}.")

        def mark(test: T) -> T:
            vars(test)[what] = ids
            return test

        return mark

    @cache  # noqa: B019  # one account for each title, as long as the tests run
    def cases(self, what: str) -> list[Case]:
        """Every case of every test of the package that has the mark."""
        return [
            Case(id, test, case)
            for module in self._modules()
            for name, test in vars(module).items()
            if name.startswith("test_") and what in vars(test)
            for case in _cases(test)
            for id in vars(test)[what] or (self.named(case),)
        ]

    def unproved(self, what: str) -> list[str]:
        """The cards that no test has the mark for."""
        proved = {case.card for case in self.cases(what)}
        return [id for id in self.ids if id not in proved]

    def holding(self, id: str) -> list[str]:
        """The tests of a card that hold although they say that it works: none, while it is taken apart."""
        return [case.test.__name__ for case in self.cases("works") if case.card == id and case.passes()]

    def _modules(self) -> Iterator[ModuleType]:
        (folder,) = importlib.import_module(self.package).__path__
        for path in sorted(Path(folder).glob("test_*.py")):
            yield importlib.import_module(f"{self.package}.{path.stem}")


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

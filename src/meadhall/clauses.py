"""The clauses of the rules: numbered sentences in ``docs/rules``, read here for drawers, refusals and test reports."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from msgspec import Struct

from .kernel.errors import ContentError, MeadhallError

_ID = r"[A-Z]{2}-(?:EX\d+|\d+\.\d+)"
_HEADING = re.compile(r"^(#{2,3}) (?:(\d+(?: to \d+)?)\.? )?(.+)$")
_GROUP = re.compile(r"^\*\*([^*]+)\*\*(.*)$")
_LINE = re.compile(rf"^- \*\*({_ID})\*\* (.+)$")
_ROW = re.compile(rf"^\| \*\*({_ID})\*\* \| (.+) \|$")
_STEP = re.compile(r"^  - (given|when|then) (.+)$", re.IGNORECASE)
_IN_LINE = re.compile(r"^(.*?)\bGiven (.+?)\. When (.+?)\. Then (.+)$")
_SOURCE = re.compile(r" \[([a-z][\w.,\- ]*)\](\.?)$")
_CITED = re.compile(rf"{_ID}(?: to {_ID})?")


class UnknownClause(MeadhallError):
    """No clause of that id is in the rules."""


class Example(Struct, frozen=True):
    """A worked example: what lies on the table, what is done, and what must follow."""

    given: str
    when: str
    then: str
    cites: tuple[str, ...]
    """The clauses it shows at work."""


class Clause(Struct, frozen=True, omit_defaults=True):
    """One numbered sentence of the rules."""

    id: str
    text: str
    ruling: bool
    """Whether it settles something that the rulebook leaves open."""
    group: str
    source: str = ""
    """The entry of the component file that it follows or that says the same."""
    example: Example | None = None


class Section(Struct, frozen=True):
    """A chapter of the rules."""

    number: str
    title: str
    clauses: tuple[Clause, ...]


class Clauses:
    """All clauses of one game, in the order of its rules."""

    def __init__(self, game: str, sections: tuple[Section, ...]) -> None:
        self.game = game
        self.sections = sections
        self._by_id = {clause.id: clause for section in sections for clause in section.clauses}

    @staticmethod
    def of(game: str) -> "Clauses":
        """The clauses of a title, by its id."""
        return _clauses_of(game)

    def get(self, id: str) -> Clause:
        """The clause of that id."""
        if id not in self._by_id:
            raise UnknownClause(f"There is no clause {id} in the rules of {self.game}.")
        return self._by_id[id]

    def __contains__(self, id: object) -> bool:
        return id in self._by_id

    def __iter__(self) -> Iterator[Clause]:
        return iter(self._by_id.values())

    def __len__(self) -> int:
        return len(self._by_id)

    def between(self, first: str, last: str) -> list[str]:
        """The ids from one clause to another of the same kind, both included, as the rules print them."""
        ids = list(self._by_id)
        start, stop = ids.index(self.get(first).id), ids.index(self.get(last).id)
        if start > stop:
            raise UnknownClause(f"{first} stands behind {last} in the rules of {self.game}.")
        return ids[start : stop + 1]


@cache
def _clauses_of(game: str) -> Clauses:
    sections: list[Section] = []
    for file in rule_files(game):
        sections += parse(file.read_text("utf-8"), file.name)
    return Clauses(game, tuple(sections))


def rule_files(game: str) -> tuple[Traversable, ...]:
    """The files with a title's rules; also of one that sleeps. A title of another package has them in its folder."""
    from .banners import asleep
    from .kernel.titles import TITLES, find

    if game in asleep():
        return tuple(rules_folder() / f"{name}.md" for name in asleep()[game].rules)
    title = find(game)
    folder = rules_folder() if game in TITLES else title.folder() / "rules"
    return tuple(folder / f"{name}.md" for name in title.rules)


def book_of(name: str) -> tuple[str, frozenset[str]] | None:
    """A title and the clauses of one of its books, by the last word of its file: ``lords-solo``; None if none is so."""
    from .banners import hung

    game, _, book = name.rpartition("-")
    for file in rule_files(game) if game in hung() else ():
        if book and file.name.endswith(f"-{book}.md"):
            sections = parse(file.read_text("utf-8"), file.name)
            return game, frozenset(clause.id for section in sections for clause in section.clauses)
    return None


def rules_folder() -> Traversable:
    """Where the rule files lie: in the installed package, or in ``docs/rules`` of a checkout."""
    installed = files("meadhall") / "rules"
    return installed if installed.is_dir() else Path(__file__).parents[2] / "docs" / "rules"


def parse(text: str, name: str) -> list[Section]:
    """Reads a rule file into its sections; a line that looks like a clause and is none raises, with its place."""
    reader = _Reader(name)
    for number, line in enumerate(text.splitlines(), 1):
        reader.read(number, line)
    reader.close_section()
    return reader.sections


class _Reader:
    """Reads a rule file line by line."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.sections: list[Section] = []
        self.seen: set[str] = set()
        self.heading = ("", "")
        self.group = ""
        self.columns: list[str] = []
        self.clauses: list[Clause] = []
        self.example: tuple[str, str, dict[str, str]] | None = None

    def read(self, number: int, line: str) -> None:
        if heading := _HEADING.match(line):
            self.close_example()
            if heading[1] == "##" or heading[2]:
                self.close_section()
                self.heading = (heading[2] or "", heading[3])
                self.group = ""
            else:
                self.group = heading[3]
        elif clause := _LINE.match(line):
            self.close_example()
            self.once(number, clause[1])
            if "-EX" in clause[1]:
                self.example = (clause[1], clause[2], {})
            else:
                self.add(clause[1], clause[2])
        elif row := _ROW.match(line):
            self.once(number, row[1])
            cells = [cell.strip() for cell in row[2].split(" | ")]
            labels = self.columns[1:]
            if len(labels) != len(cells):
                self.fail(number, f"{row[1]} has {len(cells)} cells under {len(labels)} columns")
            self.add(row[1], "; ".join(f"{label}: {cell}" for label, cell in zip(labels, cells, strict=True)))
        elif self.example and (step := _STEP.match(line)):
            self.example[2][step[1].lower()] = step[2].rstrip(".")
        elif line.startswith("|"):
            if not set(line) <= set("|-: "):
                self.columns = [cell.strip() for cell in line.strip("| ").split("|")]
        elif re.match(rf"^\W*\*\*{_ID}\*\*", line):
            self.fail(number, "a clause is a list item or a table row that begins with its id in bold")
        elif group := _GROUP.match(line):
            self.close_example()
            self.group = group[1]

    def once(self, number: int, id: str) -> None:
        if id in self.seen:
            self.fail(number, f"{id} is there twice")
        self.seen.add(id)

    def add(self, id: str, text: str, example: Example | None = None) -> None:
        ruling = re.search(r"\(ruling\b", text) is not None
        text = re.sub(r" ?\(ruling\)(?=[.;]|$| \[)|\(ruling\) ", "", text).strip()
        source = _SOURCE.search(text)
        if source:
            text = text[: source.start()] + source[2]
        self.clauses.append(Clause(id, text, ruling, self.group, source[1] if source else "", example))

    def close_example(self) -> None:
        """An example ends where something else begins; it is written in steps or in one line."""
        if self.example is None:
            return
        id, text, steps = self.example
        self.example = None
        if not steps and (line := _IN_LINE.match(text)):
            steps = {"given": line[2], "when": line[3], "then": line[4]}
        elif steps:
            text = " ".join([f"{text}."] + [f"{name.capitalize()} {step}." for name, step in steps.items()])
        example = None
        if steps.keys() == {"given", "when", "then"}:
            example = Example(**steps, cites=tuple(_CITED.findall(text)))
        self.add(id, text, example)

    def close_section(self) -> None:
        self.close_example()
        if self.clauses:
            self.sections.append(Section(*self.heading, tuple(self.clauses)))
        self.clauses = []

    def fail(self, number: int, why: str) -> None:
        raise ContentError(f"{self.name}, line {number}: {why}.")

"""The clauses of the rules: numbered sentences in ``docs/rules``, read here for drawers, refusals and test reports.

``docs/rules/ragnarocks.md`` has them in English; ``docs/rules/de/ragnarocks.md`` says the same in German, line by line
and under the same ids.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from msgspec import Struct

from .kernel.errors import ContentError, MeadhallError

_ID = r"[A-Z]{2}-(?:EX\d+|\d+\.\d+)"
_HEADING = re.compile(r"^(#{2,3}) (?:(\d+(?: (?:to|bis) \d+)?)\.? )?(.+)$")
_GROUP = re.compile(r"^\*\*([^*]+)\*\*(.*)$")
_LINE = re.compile(rf"^- \*\*({_ID})\*\* (.+)$")
_ROW = re.compile(rf"^\| \*\*({_ID})\*\* \| (.+) \|$")
_STEPS = {"given": "given", "when": "when", "then": "then", "gegeben": "given", "wenn": "when", "dann": "then"}
_STEP = re.compile(rf"^  - (({'|'.join(_STEPS)}):?) (.+)$", re.IGNORECASE)
_IN_LINE = re.compile(
    r"^(?:.*?)\b(?:Given (.+?)\. When (.+?)\. Then (.+)|Gegeben:? (.+?)\. Wenn:? (.+?)\. Dann:? (.+))$"
)
_RULING = r"\((?:ruling|Auslegung)"
_SOURCE = re.compile(r" \[([a-z][\w.,\- ]*)\](\.?)$")
_CITED = re.compile(rf"{_ID}(?: (?:to|bis) {_ID})?")

ENGLISH = "en"
"""The language in which rules are written; where another one lacks a file, it is read in this one."""


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
    lang: str = ENGLISH
    """The language of its file: English, where the one that was wished for has none."""


class Clauses:
    """All clauses of one game in one language, in the order of its rules."""

    def __init__(self, game: str, sections: tuple[Section, ...]) -> None:
        self.game = game
        self.sections = sections
        self._by_id = {clause.id: clause for section in sections for clause in section.clauses}

    @staticmethod
    def of(game: str, lang: str = ENGLISH) -> "Clauses":
        """The clauses of a title, by its id; in English where there are none in that language."""
        return _clauses_of(game, lang)

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


@lru_cache(maxsize=32)  # whoever asks over the network may name any language
def _clauses_of(game: str, lang: str) -> Clauses:
    sections: list[Section] = []
    for english, file in zip(rule_files(game), rule_files(game, lang), strict=True):
        told_in = ENGLISH if file == english else lang
        sections += parse(file.read_text("utf-8"), file.name, told_in)
    return Clauses(game, tuple(sections))


def rule_files(game: str, lang: str = ENGLISH) -> tuple[Traversable, ...]:
    """The files with a title's rules; also of one that sleeps. A title of another package has them in its folder."""
    from .banners import asleep
    from .kernel.titles import TITLES, find

    if game in asleep():
        folder, names = rules_folder(), asleep()[game].rules
    else:
        title = find(game)
        folder, names = rules_folder() if game in TITLES else title.folder() / "rules", title.rules
    return tuple(_in_language(folder, f"{name}.md", lang) for name in names)


def _in_language(folder: Traversable, name: str, lang: str) -> Traversable:
    """A rule file in a language, which lies in a folder of that name; the English one, if there is none."""
    told = folder / lang / name if lang.isalpha() else None
    return told if told is not None and told.is_file() else folder / name


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


def parse(text: str, name: str, lang: str = ENGLISH) -> list[Section]:
    """Reads a rule file into its sections; a line that looks like a clause and is none raises, with its place."""
    reader = _Reader(name if lang == ENGLISH else f"{lang}/{name}", lang)
    for number, line in enumerate(text.splitlines(), 1):
        reader.read(number, line)
    reader.close_section()
    return reader.sections


class _Reader:
    """Reads a rule file line by line."""

    def __init__(self, name: str, lang: str) -> None:
        self.name, self.lang = name, lang
        self.sections: list[Section] = []
        self.seen: set[str] = set()
        self.heading = ("", "")
        self.group = ""
        self.columns: list[str] = []
        self.clauses: list[Clause] = []
        self.example: tuple[str, str, dict[str, tuple[str, str]]] | None = None

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
            self.example[2][_STEPS[step[2].lower()]] = (step[1].capitalize(), step[3].rstrip("."))
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
        ruling = re.search(rf"{_RULING}\b", text) is not None
        text = re.sub(rf" ?{_RULING}\)(?=[.;]|$| \[)|{_RULING}\) ", "", text).strip()
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
        told = {name: step for name, (_, step) in steps.items()}
        if not steps and (line := _IN_LINE.match(text)):
            told = dict(zip(("given", "when", "then"), filter(None, line.groups()), strict=True))
        elif steps:
            text = " ".join([f"{text}."] + [f"{word} {step}." for word, step in steps.values()])
        example = None
        if told.keys() == {"given", "when", "then"}:
            example = Example(**told, cites=tuple(_CITED.findall(text)))
        self.add(id, text, example)

    def close_section(self) -> None:
        self.close_example()
        if self.clauses:
            self.sections.append(Section(*self.heading, tuple(self.clauses), self.lang))
        self.clauses = []

    def fail(self, number: int, why: str) -> None:
        raise ContentError(f"{self.name}, line {number}: {why}.")

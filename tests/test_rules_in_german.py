"""The rules in German: the same clauses under the same ids, with the same numbers, names and marks."""

from pathlib import Path

import pytest

from meadhall.banners import asleep
from meadhall.clauses import Clauses, rules_folder
from meadhall.kernel.titles import TITLES

from .rules_compared import differences

FOLDER = Path(str(rules_folder()))
NAMES = sorted(file.name for file in FOLDER.glob("*.md"))


def test_every_rule_file_is_there_in_german() -> None:
    assert sorted(file.name for file in (FOLDER / "de").glob("*.md")) == NAMES
    for game in (*TITLES, *asleep()):
        assert {section.lang for section in Clauses.of(game, "de").sections} == {"de"}, game


@pytest.mark.parametrize("name", NAMES)
def test_a_german_rule_file_says_what_the_english_one_says(name: str) -> None:
    english, german = ((FOLDER / place / name).read_text("utf-8") for place in ("", "de"))
    found = list(differences(english, german, f"docs/rules/de/{name}"))
    assert not found, "\n".join(found)


ENGLISH = """# A game

- **XX-1.1** (ruling) There are three hexes beside `a1` as in `hex:<id>` (XX-1.2). [board.shape]
- **XX-1.2** Both Vikings score 1 point.

| id | hex | seat |
|---|---|---|
| **XX-1.3** | `a` | the owner |

## 2. Examples

- **XX-EX1** A first one (XX-1.1)
  - Given an empty board.
  - When nobody moves.
  - Then nothing happens.
"""
GERMAN = """# Ein Spiel

- **XX-1.1** (ruling) Neben `a1` liegen 3 Felder wie in `hex:<Kennung>` (XX-1.2). [board.shape]
- **XX-1.2** Zwei Wikinger bringen je 1 Punkt.

| Kennung | Feld | Platz |
|---|---|---|
| **XX-1.3** | `a` | wem die Karte gehört |

## 2. Beispiele

- **XX-EX1** Ein erstes (XX-1.1)
  - Gegeben: ein leeres Brett.
  - Wenn niemand zieht.
  - Dann geschieht nichts.
"""


def test_numbers_may_be_words_and_steps_german() -> None:
    assert list(differences(ENGLISH, GERMAN, "small.md")) == []


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        ("3 Felder", "4 Felder", "line 3, XX-1.1: other numbers: [4] in place of [3]"),
        ("3 Felder", "zwei Felder", "line 3, XX-1.1: other numbers: [2] in place of [3]"),
        ("Zwei Wikinger", "Vier Wikinger", "line 4, XX-1.2: other numbers: [4] in place of []"),
        ("je 1 Punkt", "je einen Punkt", "line 4, XX-1.2: other numbers: [] in place of [1]"),
        ("(XX-1.2)", "(XX-1.1)", "line 3, XX-1.1: other clauses: XX-1.1 in place of XX-1.2"),
        ("`a1`", "`b1`", "line 3, XX-1.1: other names: `b1` in place of `a1`"),
        ("[board.shape]", "[board.edge]", "line 3, XX-1.1: other sources: [board.edge] in place of [board.shape]"),
        ("(ruling) ", "", "line 3, XX-1.1: other marks: nothing in place of (ruling)"),
        ("Zwei Wikinger bringen je 1 Punkt", "Both Vikings score 1 point", "line 4, XX-1.2: it is still in English"),
        ("ein leeres Brett", "ein Brett of stone", "line 13, XX-EX1: English words are left: of"),
        ("- **XX-1.2**", "- **XX-1.9**", "line 4, XX-1.1: XX-1.9, where English has XX-1.2 (line 4)"),
        ("| `a` | wem", "| wem", "line 8, XX-1.2: XX-1.3 of 2 cells, where English has XX-1.3 of 3 cells (line 8)"),
        ("## 2. B", "## 3. B", "line 10, XX-1.3: heading ## 3, where English has heading ## 2 (line 10)"),
        (
            "(XX-1.2). [board.shape]",
            "[board.shape] (XX-1.2).",
            "XX-1.1: its mark or its source is not that of the English one",
        ),
        ("  - Dann geschieht nichts.\n", "", "line 15, XX-EX1: nothing, where English has then (line 15)"),
    ],
)
def test_a_slip_of_the_translation_is_told_with_its_clause(right: str, wrong: str, told: str) -> None:
    assert GERMAN.count(right) == 1
    (found,) = differences(ENGLISH, GERMAN.replace(right, wrong), "small.md")
    assert found == f"small.md, {told}"


def test_rules_are_read_in_a_language_and_in_english_where_it_has_none() -> None:
    english, german = Clauses.of("ragnarocks"), Clauses.of("ragnarocks", "de")
    assert [clause.id for clause in german] == [clause.id for clause in english]
    assert {section.lang for section in german.sections} == {"de"}
    assert german.get("RR-3.1").text != english.get("RR-3.1").text
    for nowhere in ("fr", "../de", ""):
        sections = Clauses.of("ragnarocks", nowhere).sections
        assert sections == english.sections
        assert {section.lang for section in sections} == {"en"}

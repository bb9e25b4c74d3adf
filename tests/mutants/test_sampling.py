"""Which mutants are drawn, and which of them count."""

from collections import Counter
from pathlib import Path

import pytest
from msgspec import ValidationError, structs

from tests.mutants.tiny import tiny
from tools.mutants.__main__ import ROOT
from tools.mutants.equivalents import Equivalent, Equivalents
from tools.mutants.project import Project, meadhall
from tools.mutants.sampling import all_mutants, sample, secrets
from tools.mutants.sites import Mutant

EVEN = "src/tug/rope.py", "pull", "if by > MOST:", "if by >= MOST:"


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return tiny(tmp_path)


def drawn(project: Project, seed: int, count: int, *entries: Equivalent) -> list[str]:
    return [mutant.id for mutant in sample(project, all_mutants(project), seed, count, Equivalents(entries))[0]]


def test_a_seed_always_draws_the_same(project: Project) -> None:
    assert drawn(project, 1, 5) == drawn(project, 1, 5)
    assert drawn(project, 1, 5) != drawn(project, 2, 5)
    assert len(set(drawn(project, 1, 5))) == 5


def test_a_larger_sample_holds_a_smaller_one(project: Project) -> None:
    assert set(drawn(project, 1, 4)) < set(drawn(project, 1, 9))


def test_lines_that_move_change_nothing_about_the_draw(project: Project) -> None:
    before = drawn(project, 3, 6)
    path = project.root / "src" / "tug" / "rope.py"
    path.write_text("# a remark\n\n" + path.read_text())

    assert drawn(structs.replace(project, root=Path(str(project.root))), 3, 6) == before


def test_one_that_changes_nothing_is_passed_over_and_another_drawn(project: Project) -> None:
    everything = all_mutants(project)
    entry = Equivalent(*EVEN, why="A rope pulled by the most there is goes as far either way.")
    count = len(everything)

    chosen, passed = sample(project, everything, 1, count, Equivalents([entry]))

    assert [mutant.now.strip() for mutant in passed] == ["if by >= MOST:"]
    assert len(chosen) == count - 1
    assert set(drawn(project, 1, 5, entry)) - set(drawn(project, 1, 5)) or passed[0].id not in drawn(project, 1, 5)


def test_an_equivalent_is_known_by_its_text_wherever_it_stands(project: Project) -> None:
    known = Equivalents([Equivalent(EVEN[0], EVEN[1], "if  by > MOST:", "if by >=\n MOST:", why="The same.")])
    (found,) = [mutant for mutant in all_mutants(project) if mutant.now.strip() == "if by >= MOST:"]

    assert known.why(found) == "The same."
    assert known.why(structs.replace(found, line=99, start=0)) == "The same."
    assert known.why(structs.replace(found, function="push")) is None
    assert known.why(structs.replace(found, now="if by < MOST:")) is None


def test_an_entry_that_no_mutant_answers_to_is_told(project: Project) -> None:
    entries = [Equivalent(*EVEN, why="The same."), Equivalent(EVEN[0], "pull", "if by > LEAST:", "pass", why="Gone.")]
    assert [entry.why for entry in Equivalents(entries).stale(all_mutants(project))] == ["Gone."]


def test_a_list_with_a_word_too_many_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "equivalents.toml"
    file.write_text("[[equivalent]]\nfile='a'\nfunction='b'\nwas='c'\nnow='d'\nwhy='e'\nline=3\n")
    with pytest.raises(ValidationError, match="line"):
        Equivalents.read(file)


@pytest.fixture(scope="module")
def everything() -> list[Mutant]:
    return all_mutants(meadhall(ROOT))


def test_every_area_gives_its_share(everything: list[Mutant]) -> None:
    chosen, _ = sample(meadhall(ROOT), everything, 1, 20, Equivalents())
    assert Counter(mutant.area for mutant in chosen) == {"rules": 10, "kernel": 4, "server": 4, "store": 2}


def test_players_texts_and_what_is_compiled_are_not_changed(everything: list[Mutant]) -> None:
    assert not [mutant for mutant in everything if "/bots/" in mutant.file or "/fast/" in mutant.file]
    assert {mutant.area for mutant in everything} == {"rules", "kernel", "server", "store"}


def test_every_verb_of_secrecy_is_found(everything: list[Mutant]) -> None:
    """Given the text of the rules, then there is a mutant for each verb of secrecy that stands in it."""
    project = meadhall(ROOT)
    text = "".join((ROOT / file).read_text("utf-8") for file, area in project.files() if area == "rules")
    count = Counter(mutant.operator for mutant in secrets(project, everything))
    assert count == {
        "secret_dropped": text.count("secret=") + text.count("secretly("),
        "hide_dropped": text.count(" hide(s"),
        "show_dropped": text.count(" show(s"),
        "secret_opened": text.count("=Secret(") + text.count(" = Secret("),
    }


def test_the_list_of_equivalents_is_up_to_date(everything: list[Mutant]) -> None:
    listed = Equivalents.read(ROOT / "tools" / "mutants" / "equivalents.toml")
    assert [f"{entry.file} {entry.function}: {entry.now}" for entry in listed.stale(everything)] == []

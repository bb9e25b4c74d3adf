"""The page of a title that another package brings, and titles without one, at the command line."""

import pytest

from meadhall.cli import run
from meadhall.howto import page_of
from tests.howto.test_checks import EN, FILES, TOML
from tests.lessons.test_elsewhere import FILES as PEBBLES
from tests.packages.conftest import Bring, bring

__all__ = ["bring"]
OWN = {
    **PEBBLES,
    "pebbles/rules/pebbles.md": "## 1. All\n\n- **PB-1.1** Pebbles slide.\n",
    "pebbles/howto/howto.toml": FILES[TOML],
    "pebbles/howto/en.ftl": FILES[EN],
}
for clause in ("RR-4.9", "RR-6.7", "RR-4.2", "RR-3.7"):
    OWN["pebbles/howto/howto.toml"] = OWN["pebbles/howto/howto.toml"].replace(clause, "PB-1.1")


def test_a_title_of_another_package_brings_its_page(bring: Bring, capsys: pytest.CaptureFixture[str]) -> None:
    """Given a package with a title that says in English how it is played, then its page holds, with its pictures."""
    bring("pebbles", OWN, games={"pebbles": "pebbles.game:GAME"})
    assert run(["howto", "pebbles"]) == 0
    assert capsys.readouterr().out == "pebbles: 4 sections with 3 pictures, 1 minutes, in en; all hold.\n"
    page = page_of("pebbles")
    assert page.view(page.section("taught"))["game"] == "pebbles"


def test_what_is_wrong_there_is_said_and_the_others_are_checked(
    bring: Bring, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = OWN | {"pebbles/howto/howto.toml": OWN["pebbles/howto/howto.toml"].replace("PB-1.1", "PB-1.2")}
    bring("pebbles", wrong, games={"pebbles": "pebbles.game:GAME"})
    assert run(["howto"]) == 1
    said = capsys.readouterr()
    sentence = "the section goal of pebbles: there is no clause PB-1.2 in the rules."
    assert said.err == f"meadhall: howto/howto.toml, line 3: {sentence}\n"
    assert "ragnarocks: 8 sections" in said.out


def test_a_title_without_a_page_says_so(bring: Bring, capsys: pytest.CaptureFixture[str]) -> None:
    bring("pebbles", PEBBLES, games={"pebbles": "pebbles.game:GAME"})
    assert run(["howto", "pebbles"]) == 0
    assert capsys.readouterr().out == "pebbles: does not say how it is played.\n"

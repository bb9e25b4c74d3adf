"""The page of what the house decided tells of rulings only, and of every option of a table that is ours."""

import re
from pathlib import Path

from meadhall.clauses import Clauses
from meadhall.games.ragnarocks.cards import FILE
from meadhall.games.ragnarocks.state import Options

PAGE = (
    (Path(__file__).parents[2] / "docs" / "house.md").read_text("utf-8").split("# What is decided here: Blood Rage")[0]
)
PLAIN = {"mode", "offer", "ivory_power", "red_power", "ivory_team"}
"""Options that only say which game of the rulebook is played, with which cards and how many players."""


def part(title: str) -> str:
    return PAGE.split(f"## {title}\n")[1].split("\n## ")[0]


def test_the_rulings_told_at_length_are_rulings() -> None:
    clauses = Clauses.of("ragnarocks")
    told = re.findall(r"(RR-\d+\.\d+)(?: to (RR-\d+\.\d+))?", part("The rulings that matter at the table"))
    assert len(told) > 80
    for first, last in told:
        assert clauses.get(first).ruling, first
        assert not last or clauses.get(last).ruling, last


def test_every_power_that_needed_a_ruling_is_told_of() -> None:
    told = {int(number) for number in re.findall(r"RR-(\d+)\.\d+", part("The rulings that matter at the table"))}
    ruled = {
        int(section.number)
        for section in Clauses.of("ragnarocks").sections
        if any(clause.ruling for clause in section.clauses)
    }
    assert {section for section in ruled if 7 <= section <= 42} <= told


def test_every_option_of_the_house_is_named() -> None:
    named = set(re.findall(r"^\| `(\w+)` \|", part("Values of the house"), re.MULTILINE))
    assert set(Options.__struct_fields__) - PLAIN <= named


def test_what_no_text_says_about_cards_is_said_here() -> None:
    ours = [card for card in FILE.power if card.icon_source == "house"]
    assert len(ours) == len(FILE.power)
    without = sum(not card.command for card in FILE.power)
    words = " ".join(part("Values of the house").split())
    assert without == 9
    assert "lack it, nine in all" in words

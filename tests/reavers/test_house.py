"""The page of what the house decided is complete."""

import re
from pathlib import Path

from meadhall.clauses import Clauses

PAGE = (
    Path(__file__)
    .parents[2]
    .joinpath("docs", "house.md")
    .read_text("utf-8")
    .split("decided here: Reavers of Midgard")[1]
)
SPAN = re.compile(r"(RM-\d+\.\d+)(?: to (RM-\d+\.\d+))?")
CLAUSES = Clauses.of("reavers")


def part(title: str) -> str:
    return PAGE.split(f"## Reavers of Midgard: {title}\n")[1].split("\n## ")[0].split("\n# ")[0]


def test_every_ruling_is_listed_in_the_order_of_the_clauses() -> None:
    spans = SPAN.findall(part("every ruling"))
    listed = [id for first, last in spans for id in CLAUSES.between(first, last or first)]
    assert listed == [clause.id for clause in CLAUSES if clause.ruling]


def test_the_rulings_told_at_length_are_rulings() -> None:
    told = SPAN.findall(part("the rulings that matter at the table"))
    assert len(told) > 20
    for ids in told:
        for id in filter(None, ids):
            assert CLAUSES.get(id).ruling, id

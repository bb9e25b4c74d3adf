"""The page of the house: it names every content file with a value of the house, and clauses that there are."""

import re
from pathlib import Path

from msgspec import Struct

from meadhall.clauses import Clauses
from meadhall.kit.content import facts_in


def names_what_the_house_decided(title: str, name: str, content: Struct) -> None:
    """Fails unless the title's part of the page has a row for each file with such a value, and for no other."""
    page = (Path(__file__).parents[1] / "docs/house.md").read_text("utf-8")
    (part,) = (part for part in page.split("# What is decided here: ") if part.startswith(name))
    ours = {
        file
        for file in content.__struct_fields__
        for _, fact in facts_in(getattr(content, file))
        for field in fact.__struct_fields__
        if field.endswith("source") and not field.startswith("name_") and getattr(fact, field) == "house"
    }
    assert set(re.findall(r"^\| `(\w+)` \|", part, re.MULTILINE)) == ours
    for first, last in re.findall(r"([A-Z]{2}-\d+\.\d+)(?: to ([A-Z]{2}-\d+\.\d+))?", part):
        assert Clauses.of(title).between(first, last or first)

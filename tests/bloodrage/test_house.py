"""The page of what the house decided is complete."""

import re
from pathlib import Path

from meadhall.clauses import Clauses
from meadhall.games.bloodrage.content import CONTENT
from meadhall.games.bloodrage.game import GAME
from meadhall.games.bloodrage.state import Options
from meadhall.kernel import register

register(GAME)
PAGE = (
    (Path(__file__).parents[2] / "docs" / "house.md").read_text("utf-8").split("# What is decided here: Blood Rage")[1]
)


def part(title: str) -> str:
    return PAGE.split(f"## Blood Rage: {title}\n")[1].split("\n## ")[0].split("\n# ")[0]


def test_every_ruling_is_listed_in_the_order_of_the_clauses() -> None:
    clauses = Clauses.of("bloodrage")
    listed = [
        id
        for first, last in re.findall(r"(BR-\d+\.\d+)(?: to (BR-\d+\.\d+))?", part("every ruling"))
        for id in clauses.between(first, last or first)
    ]
    assert listed == [clause.id for clause in clauses if clause.ruling]


def test_the_rulings_told_at_length_are_rulings() -> None:
    clauses = Clauses.of("bloodrage")
    told = re.findall(r"(BR-\d+\.\d+)(?: to (BR-\d+\.\d+))?", part("the rulings that matter at the table"))
    assert len(told) > 25
    for first, last in told:
        assert clauses.get(first).ruling, first
        assert not last or clauses.get(last).ruling, last


def test_every_value_of_the_house_is_named() -> None:
    facts = (
        *CONTENT.cards,
        *CONTENT.monsters,
        *CONTENT.board.province,
        *CONTENT.board.region,
        *CONTENT.board.fjord,
        *CONTENT.clans.stat,
        *CONTENT.clans.clan,
        *CONTENT.clans.figure,
        *CONTENT.clans.slot,
        *CONTENT.tokens.pillage,
        CONTENT.board.glory_track,
        CONTENT.clans.legendary,
        CONTENT.tokens.reward_glory,
        CONTENT.tokens.ragnarok,
        CONTENT.rules.gifts,
        CONTENT.rules.ages,
        CONTENT.rules.march,
    )
    assert {fact.source for fact in facts} == {"rulebook", "found"}, "no number of the game is of the house"
    named = set(re.findall(r"^\| `(\w+)` \|", part("values of the house"), re.MULTILINE))
    assert named == {"name_de", "size", *Options.__struct_fields__}
    ours = sum(card.name_de_source == "house" for card in CONTENT.cards)
    assert f"{ours} of the {len(CONTENT.cards)} cards" in part("values of the house")
    assert {monster.size_source for monster in CONTENT.monsters} == {"recalled"}


def test_cards_on_which_the_lists_differ_are_named() -> None:
    found = part("facts found elsewhere")
    noted = {card.id for card in CONTENT.cards if card.note}
    assert noted == set(re.findall(r"`(a\d-[a-z-]+)`", found))

"""The content files: they are checked when they are read, and a mistake is told with its file and line."""

import shutil
from pathlib import Path
from typing import get_args

import pytest

from meadhall.games.bloodrage.cards.words import (
    Ability,
    Goal,
    LateCard,
    LeadInRegion,
    PayToSave,
    Retreats,
    Text,
    WinGlory,
)
from meadhall.games.bloodrage.content import CONTENT, FILES, load_content
from meadhall.games.bloodrage.game import GAME
from meadhall.kernel.errors import ContentError, ImpossiblePosition
from meadhall.kit.content import Files
from meadhall.kit.effects import Word
from meadhall.suite.words import rules_of, unnamed, unread, written
from meadhall.testing import clause

from .playing import WOLF, Given

FOLDER = Path(__file__).parents[2] / "src/meadhall/games/bloodrage/content"


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        (
            "board.toml",
            'adjacent = ["myrkulor", "angerboda"',
            'adjacent = ["nowhere", "angerboda"',
            "no province nowhere",
        ),
        ("board.toml", 'region = "alfheim"', 'region = "asgard"', "no region asgard"),
        ("board.toml", "villages = 4", "villages = 6", "other villages than spots"),
        ("cards.toml", 'id = "a1-dwarf-chieftain"', 'id = "a1-troll"', "a1-troll is there twice"),
        ("cards.toml", "from_players = [3]", "from_players = [2]", "20 \\+ 6 \\+ 8"),
        ("cards.toml", 'kind = "battle"', 'kind = "upgrade"', "slot if and only if"),
        ("cards.toml", 'do = "stomps"', 'do = "stamps"', "there is no effect 'stamps'"),
        (
            "cards.toml",
            'do = "ship_death_glory", glory = 4',
            'do = "ship_death_glory"',
            "missing required field `glory`",
        ),
        ("cards.toml", 'do = "counts_as_ship"', 'do = "counts_as_ship", ships = 2', "unknown field `ships`"),
        ("cards.toml", 'do = "win_glory", glory = 3', 'do = "win_glory", glory = "3"', "Expected `int`, got `str`"),
        ("cards.toml", 'do = "kill_warriors"', 'do = "retreats"', "no effect of a battle card"),
        ("cards.toml", 'region = "alfheim"', 'region = "asgard"', "there is no region asgard"),
        ("cards.toml", '"furt", "vakh"]', '"furt", "hearsay"]', "there is no reference hearsay"),
        (
            "cards.toml",
            'effects = [{ do = "lead_in_yggdrasil" }]',
            "",
            "a1-quest-yggdrasil is a quest that wants nothing",
        ),
        ("rules.toml", 'source = "rulebook"', 'source = "found"', "has refs that say where"),
        ("cards.toml", '[[card]]\nid = "a1-sea-serpent"', '[[crad]]\nid = "a1-sea-serpent"', "crad stands beside card"),
        ("monsters.toml", 'card = "a1-troll"', 'card = "a1-goblin"', "a1-goblin"),
        ("tokens.toml", "count = 3", "count = 4", "9 pillage tokens"),
        ("clans.toml", 'source = "found"', 'source = "hearsay"', "hearsay"),
    ],
)
def test_mistakes_are_told(tmp_path: Path, file: str, old: str, new: str, sentence: str) -> None:
    shutil.copytree(FOLDER, tmp_path / "content")
    path = tmp_path / "content" / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(ContentError, match=rf"{file}, line (\d+): .*{sentence}.*\.$") as caught:
        load_content(Files(tmp_path / "content", "bloodrage"))
    if "do = " in new:
        shown = path.read_text("utf-8").splitlines()[int(str(caught.value).split("line ")[1].split(":")[0]) - 1]
        assert new in shown


@clause("BR-12.1")
def test_every_fact_names_its_source() -> None:
    """The loader refuses a reference that is none, and what was found without one."""
    facts = (*CONTENT.cards, *CONTENT.monsters, *CONTENT.board.province, *CONTENT.clans.stat)
    assert {ref for fact in facts for ref in fact.refs} <= set(FILES.references)
    assert [fact for fact in facts if fact.source == "found" and not fact.refs] == []


WORDS: list[type[Word]] = [word for family in (Ability, Text, Goal) for word in get_args(family)]


def test_every_word_is_read_by_a_rule_and_stands_on_a_card() -> None:
    assert len(WORDS) == len(set(WORDS)) == len(written(PayToSave.__module__)) > 40
    assert unread(WORDS, rules_of(FOLDER.parent)) == []
    assert unnamed(WORDS, (effect for card in CONTENT.cards for effect in card.effects)) == []


def test_a_word_that_no_rule_reads_is_found(tmp_path: Path) -> None:
    """An import and an annotation read nothing; a look-up, a table and a case do."""
    rules = tmp_path / "rules.py"
    rules.write_text(
        "from words import PayToSave, WinGlory, Retreats, LeadInRegion, LateCard\n"
        "def save(s, effect: PayToSave) -> WinGlory:\n"
        "    table = {Retreats: save}\n"
        "    match effect:\n"
        "        case LeadInRegion(region=region):\n"
        "            return card.has(words.LateCard)\n"
    )
    words: list[type[Word]] = [PayToSave, WinGlory, Retreats, LeadInRegion, LateCard]
    assert unread(words, [rules]) == ["PayToSave", "WinGlory"]
    assert unnamed(words, [WinGlory(3), Retreats()]) == ["PayToSave", "LeadInRegion", "LateCard"]


def test_the_scene_has_every_card_and_place() -> None:
    scene = GAME.scene()
    assert set(scene["cards"]) == {card.id for card in CONTENT.cards}
    assert len(scene["provinces"]) == 9
    assert len(scene["fjords"]) == 4
    assert all(len(p["village_spots"]) == (p["villages"] or 0) for p in scene["provinces"])


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda s: (s.clans[0].quests.append(0), s.gone.remove(0)), "no quest"),
        (lambda s: s.rewards.__setitem__(0, 3), "pillage tokens"),
        (lambda s: s.ragnarok.__setitem__(0, s.ragnarok[1]), "three different"),
        (lambda s: s.destroyed.__setitem__(3, True), "destroyed"),
        (lambda s: s.owners.__setitem__(0, 1), "troll"),
        (lambda s: s.clans[0].stats.__setitem__(1, 7), "none of its 6 steps"),
        (lambda s: setattr(s.clans[0], "clan", 1), "same clan"),
        (lambda s: s.gone.pop(), "in two places or in none"),
        (lambda s: s.faces.__setitem__(0, "a1-troll.9"), "not the cards"),
        (lambda s: setattr(s.clans[0], "ship", 0), "in no fjord"),
        (lambda s: s.clans[0].slots.__setitem__(0, s.gone.pop(0)), "slot of seat 0|belongs to whoever"),
    ],
)  # fmt: skip
def test_impossible_positions_are_refused(change: object, sentence: str) -> None:
    given = Given().put(WOLF, "gimle", 1)
    assert callable(change)
    change(given.s)
    with pytest.raises(ImpossiblePosition, match=sentence):
        given.turn()

"""The content files: all words stand in them, all facts have a source, a mistake is told with its file and line."""

import re
import shutil
from pathlib import Path
from typing import get_args

import pytest

from meadhall.clauses import Clauses
from meadhall.games.reavers.content import CARDS, CONTENT, FILES, load_content
from meadhall.games.reavers.records import Content
from meadhall.games.reavers.words import (
    Counted,
    Effect,
    Food,
    Loss,
    Power,
    Reward,
)
from meadhall.kernel.errors import ContentError
from meadhall.kit.content import Files, facts_in
from meadhall.kit.effects import Word, words_in
from meadhall.kit.overlay import Overlay
from meadhall.suite.words import rules_of, unnamed, unread, written

from ..house_page import names_what_the_house_decided
from ..mistakes import told_where_it_is

FOLDER = Path(__file__).parents[2] / "src/meadhall/games/reavers/content"
CLAUSES = Clauses.of("reavers")
NAMES = [card for file in CARDS for card in getattr(CONTENT, file)]
"""Every name of a card once."""
WORDS: list[type[Word]] = list(
    dict.fromkeys(word for family in (Effect, Reward, Power, Loss, Counted) for word in get_args(family))
)


def test_every_word_stands_in_the_content() -> None:
    assert sorted(word.__name__ for word in WORDS) == sorted(word.__name__ for word in written(Food.__module__))
    assert unnamed(WORDS, words_in(CONTENT)) == []


def test_every_word_is_read_by_a_rule() -> None:
    assert unread(WORDS, [file for file in rules_of(FOLDER.parent) if file.name != "records.py"]) == []


def test_few_cards_need_a_word_of_their_own() -> None:
    """At most one name in five has a word that stands on no other."""
    bearers: dict[type[Word], set[str]] = {}
    for card in NAMES:
        for word in words_in(card):
            bearers.setdefault(type(word), set()).add(card.id)
    alone = {name for names in bearers.values() if len(names) == 1 for name in names}
    assert len(NAMES) == 83
    assert len(alone) <= len(NAMES) // 5


# --- mistakes --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        ("reavers", "copies = 3", "copies = 2", "the reaver deck has 66 cards, and here are 65"),
        ("artifacts", "copies = 2", "copies = 3", "the village_spoils deck has 62 cards, and here are 63"),
        ("reavers", 'face = "helm"', 'face = "raven"', "a red die has no face raven"),
        ("reavers", 'face = "hammer"', 'face = "axe"', "Invalid enum value 'axe'"),
        ("reavers", 'do = "may_exchange"', 'do = "may_swap"', "there is no effect 'may_swap'"),
        ("reavers", 'n = 2, keep = 1', 'n = 2, keep = 2', "fewer than 2 of 2 cards are kept"),
        ("reavers", 'dice = ["any", "any"]', 'dice = ["any", "green"]', "Invalid enum value 'green'"),
        ("reavers", 'cost = { favor = 1 }', 'cost = { fervor = 1 }', "unknown field `fervor`"),
        ("reavers", 'dice_gained = ["red", "blue"]', "", "missing required field `dice_gained`"),
        ("reavers", 'id = "reaver_fanatic"', 'id = "reaver_axe_chief"', "the reaver reaver_axe_chief is there twice"),
        ("keep", 'id = "keep_wall"', 'id = "village_wall"', "the card village_wall is there twice"),
        ("village", 'effect_source = "rulebook"', "", "missing required field `effect_source`"),
        ("village", 'do = "glory", n = 5', 'do = "glory", n = 0', "Expected `int` >= 1"),
        ("village", 'upgrade = "upgrade_chest"', 'upgrade = "upgrade_sail"', "Invalid enum value 'upgrade_sail'"),
        ("village", 'do = "pillage", gain', 'do = "drop_journey", gain', "there is no effect 'drop_journey'"),
        ("artifacts", 'colours = ["same"]', 'colours = ["same", "same"], x = 1', "unknown field `x`"),
        ("artifacts", 'cost = { dice = ["any"] }', 'cost = { food = 1 }', "the same colour is that of one die"),
        ("artifacts", 'location = "raid_keeps"', 'location = "raid_kings"', "Invalid enum value 'raid_kings'"),
        ("artifacts", "beaten = [1, 2]", "beaten = [1, 4]", "Invalid enum value 4"),
        ("journeys", 'suffer = [{ do = "lose_leader" }]', "", "journey_rough_seas is paid for or suffered"),
        ("prophecies", '"keep_tapestry_b"', '"keep_tapestry_d"', "there is no card keep_tapestry_d"),
        ("scoring", 'card = "keep_art"', 'card = "keep_gold"', "there is no card keep_gold"),
        ("scoring", "owned = [1, 4, 6]", "owned = [1, 4]", "the numbers owned rise from 1"),
        ("dice", 'faces = ["helm"', 'faces = ["tree"', "a red die shows helm and no other clan"),
        ("dice", "count = 20", "count = 21", "the box has 60 crew dice, and here are 61"),
        ("territories", 'stack = "food_1"', 'stack = "food_4"', "there is no stack food_4"),
        ("territories", "copies = 2", "copies = 1", "the box has 54 territory tiles, and here are 53"),
        ("territories", "level = 1", "level = 2", "food_1 is called by its type and level"),
        ("upgrades", "copies = 4", "copies = 5", "the box has 12 ship upgrade tiles, and here are 13"),
        ("locations", 'banner = "red"', 'banner = "blue"', "a red banner, and no other"),
        ("locations", "seats = [0, 3]", "seats = [0, 1, 3]", "2 players have 2 seats"),
        ("locations", 'location = "raid_keeps"', 'location = "subdue_territories"', "does not belong to spaces"),
        ("boards", 'refs = ["gamers_alliance", "brettspiel_news", "spieletest"]', "", "has refs that say where"),
        ("boards", 'location = "raid_keeps"', 'location = "raid_villages"', "raid_villages is there twice as slot"),
        ("clans", '"trictrac"', '"hearsay"', "there is no reference hearsay"),
        ("box", 'source = "rulebook"', 'source = "hearsay"', "hearsay"),
        ("dice", 'clan = "raven"', 'clan = "helm"', "helm is there twice as crew"),
        ("dice", 'colour = "blue"', 'colour = "red"', "the crew_faces red is there twice"),
        ("clans", 'deck = "keep_spoils", n = 1', 'deck = "keep_spoils", n = 1, keep = 1', "fewer than 1 of 1"),
        ("territories", 'deck = "reaver", n = 1', 'deck = "reaver", n = 1, keep = 2', "fewer than 1 of 1"),
        ("artifacts", 'cost = { dice = ["any"] }', 'cost = { dice = ["any", "any"] }', "same colour is that of one"),
        ("journeys", 'pay = { icons = ["shield"] }', "", "journey_draugr_ambush is paid for or suffered"),
        ("locations", 'bonus = [[{ do = "favor", n = 2 }], [], [], []]', "", "has a bonus and its time"),
        ("locations", 'bonus_at = "acting"', "", "has a bonus and its time"),
        ("locations", "repeats = [3, 2, 1, 1]", "", "a blue banner, and no other, has repeats"),
        ("locations", "cards = 2", "", "recruit_reavers has a deck if and only if it has cards"),
        ("locations", 'deck = "prophecy"', "", "trade_with_villages has a deck if and only if it has cards"),
        ("scoring", "owned = [1, 4, 6]", "owned = [2, 4, 6]", "the numbers owned rise from 1"),
        ("scoring", "owned = [1, 4, 6]", "owned = [1, 6, 4]", "the numbers owned rise from 1"),
        ("scoring", "owned = [1, 4, 6]", "owned = [1, 4, 4]", "the numbers owned rise from 1"),
        ("scoring", '"keep_tapestry_b"', '"keep_tapestry_d"', "there is no card keep_tapestry_d"),
    ],
)  # fmt: skip
def test_mistakes_are_told_with_file_and_line(tmp_path: Path, file: str, old: str, new: str, sentence: str) -> None:
    told_where_it_is(FOLDER, tmp_path, file, old, new, sentence, lambda files: load_content(Files(files, "reavers")))


def told(folder: Path, text: str, file: str) -> tuple[str, str, str]:
    """The mistake of a changed file: where it is shown, by the file and the text of the line, and its sentence."""
    shutil.copytree(FOLDER, folder / "content")
    (folder / "content" / f"{file}.toml").write_text(text, "utf-8")
    with pytest.raises(ContentError) as caught:
        load_content(Files(folder / "content", "reavers"))
    shown, line, sentence = re.findall(r"^(\w+)\.toml, line (\d+): (.*)\.$", str(caught.value))[0]
    return shown, (folder / "content" / f"{shown}.toml").read_text("utf-8").splitlines()[int(line) - 1], sentence


def first_left_out(file: str, table: str) -> str:
    """A file without the first record of a table."""
    text = (FOLDER / f"{file}.toml").read_text("utf-8")
    before, first, after = re.split(rf"(^\[\[{table}\]\]\n(?:.+\n)+)", text, maxsplit=1, flags=re.MULTILINE)
    assert first
    return before + after


@pytest.mark.parametrize(
    ("file", "table", "missing"),
    [
        ("box", "deck", "village_spoils"),
        ("box", "token", "farm"),
        ("clans", "clan", "helm"),
        ("dice", "crew", "red"),
        ("dice", "crew_faces", "red"),
        ("dice", "hammers", "hammer"),
        ("locations", "location", "recruit_reavers"),
        ("locations", "spaces", "recruit_reavers"),
        ("locations", "seat_value", "2"),
        ("scoring", "tokens", "farm"),
        ("territories", "territory", "food"),
        ("territories", "stack", "food_1"),
        ("upgrades", "upgrade", "upgrade_chest"),
    ],
)
def test_what_is_missing_is_told_at_the_first_of_its_kind(tmp_path: Path, file: str, table: str, missing: str) -> None:
    mistake = told(tmp_path, first_left_out(file, table), file)
    assert mistake == (file, f"[[{table}]]", f"{missing} is missing as {table}")


@pytest.mark.parametrize(
    ("file", "old", "new", "mistake"),
    [
        ("box", '"crew_dice"', '"crew_dies"', ("box", "[[piece]]", "there is no piece crew_dice")),
        ("box", '"territory_tiles"', '"tiles"', ("box", "[[piece]]", "there is no piece territory_tiles")),
        (
            *("artifacts", "copies = 2", "copies = 3"),
            ("village", "[[card]]", "the village_spoils deck has 62 cards, and here are 76"),
        ),
        (
            *("dice", '"chest"', '"ship"'),
            ("artifacts", 'stores = "chest"', "no die shows chest"),
        ),
        (
            *("territories", 'stack = "food_1"', 'stack = "food_2"'),
            ("territories", "[[stack]]", "the stack food_1 has no tile"),
        ),
        (
            *("locations", 'bonus_at = "acting"', "repeats = [3, 2, 1, 1]"),
            ("locations", 'banner = "red"', "a red banner, and no other, has a bonus and its time"),
        ),
        (
            *("locations", 'bonus_at = "acting"', 'bonus_at = "acting"\nrepeats = [3, 2, 1, 1]'),
            ("locations", 'banner = "red"', "a blue banner, and no other, has repeats"),
        ),
        (
            *("locations", "repeats = [3, 2, 1, 1]", 'repeats = [3, 2, 1, 1]\nbonus_at = "acting"'),
            ("locations", 'banner = "blue"', "a red banner, and no other, has a bonus and its time"),
        ),
        (
            *("locations", 'deck = "village_spoils", n = 2', 'deck = "village_spoils", n = 2, keep = 2'),
            ("locations", "bonus = [", "fewer than 2 of 2 cards are kept"),
        ),
    ],
)
def test_a_mistake_all_over_a_file_is_told_in_one_line(
    tmp_path: Path, file: str, old: str, new: str, mistake: tuple[str, str, str]
) -> None:
    text = (FOLDER / f"{file}.toml").read_text("utf-8")
    assert old in text
    shown, line, sentence = told(tmp_path, text.replace(old, new), file)
    assert (shown, line[: len(mistake[1])], sentence) == mistake


# --- printed values --------------------------------------------------------------------------------------------------


def overlaid(folder: Path, text: str) -> Content:
    file = folder / "printed.toml"
    file.write_text(text, "utf-8")
    return load_content(Files(FILES.folder, "reavers", Overlay.read(file)))


def test_printed_values_take_the_place_of_house_values(tmp_path: Path) -> None:
    """Two names change places in their numbers of copies, a die has other faces, a tile another reward."""
    content = overlaid(
        tmp_path,
        '[reavers.reavers.reaver_axe_chief]\ncopies = 4\nsource = "rulebook"\n'
        '[reavers.reavers.reaver_lithsman]\ncopies = 3\nsource = "rulebook"\n'
        "[reavers.dice.combat]\nfaces = [0, 0, 0, 1, 1, 2]\n"
        '[reavers.territories.tile.food_1_a]\nreward = [{ do = "food", n = 4 }]\n'
        "[reavers.boards.upgrade_spaces]\nvalue = 2\n",
    )
    copies = {card.id: (card.copies, card.source) for card in content.reavers}
    assert copies["reaver_axe_chief"] == (4, "rulebook")
    assert copies["reaver_lithsman"] == (3, "rulebook")
    assert copies["reaver_fanatic"] == (3, "house")
    assert content.dice.combat.faces == (0, 0, 0, 1, 1, 2)
    assert content.territories.tile[0].reward == (Food(4),)
    assert content.boards.upgrade_spaces.value == 2


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("\n[reavers.reavers.reaver_fanatic]\ncopies = 4\n", "line 2: the reaver deck has 66 cards, and here are 67."),
        (
            '[reavers.reavers.reaver_lithsman]\nability = [{ do = "die_showing", colour = "red", face = "tree" }]\n',
            "line 2: a red die has no face tree.",
        ),
        ("[reavers.reavers.reaver_smith]\ncopies = 4\n", "line 1: reavers.toml has no record reaver_smith."),
        ("[reavers.battles.sea_knarr]\ncombination = [\"oar\"]\n", "line 2: Invalid enum value 'oar'."),
        ("[reavers.keeps.keep_art]\ncopies = 4\n", "line 1: reavers has no content file keeps.toml."),
    ],
)  # fmt: skip
def test_an_overlay_that_cannot_be_is_refused(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(ContentError) as caught:
        overlaid(tmp_path, text)
    assert str(caught.value) == f"printed.toml, {sentence}"


def test_every_fact_names_its_source() -> None:
    """Also of what a card does, of German names and of end values; what is known and not checked is only the slots."""
    facts = [fact for _, fact in facts_in(CONTENT)]
    assert len(facts) > 200
    sources = {field: {getattr(fact, field) for fact in facts if hasattr(fact, field)} for field in SOURCES}
    assert sources["source"] == {"rulebook", "found", "house", "recalled"}
    assert sources["effect_source"] == {"rulebook"}
    assert sources["name_de_source"] == {"house"}
    assert {ref for fact in facts for ref in fact.refs} == set(FILES.references)
    assert [fact for fact in facts if fact.source == "recalled"] == list(CONTENT.boards.slot)


SOURCES = ("source", "effect_source", "name_de_source")


def test_the_page_of_the_house_names_every_file_with_a_value_of_the_house() -> None:
    names_what_the_house_decided("reavers", "Reavers of Midgard", CONTENT)

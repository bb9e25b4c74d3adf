"""The content files: all words stand in them, all facts have a source, a mistake is told with its file and line."""

import shutil
from pathlib import Path
from typing import get_args

import pytest

from meadhall.games.lords.box import Content
from meadhall.games.lords.content import CONTENT, FILES, cards_in, load_content
from meadhall.games.lords.words import DrawCards, Effect, PlaceArmy
from meadhall.kernel.errors import ContentError
from meadhall.kit.content import Files, facts_in
from meadhall.kit.effects import Word, words_in
from meadhall.kit.overlay import Overlay
from meadhall.suite.words import rules_of, unnamed, unread, written

from ..house_page import names_what_the_house_decided
from ..mistakes import told_where_it_is

FOLDER = Path(__file__).parents[2] / "src/meadhall/games/lords/content"
CARDS = [card for _, _, card in cards_in(CONTENT)]
WORDS: list[type[Word]] = list(get_args(Effect))


def test_every_word_stands_in_the_content_and_a_rule_reads_it() -> None:
    assert sorted(word.__name__ for word in WORDS) == sorted(word.__name__ for word in written(DrawCards.__module__))
    assert unnamed(WORDS, words_in(CONTENT)) == []
    assert unread(WORDS, [file for file in rules_of(FOLDER.parent) if file.name != "records.py"]) == []


def test_few_cards_need_a_word_of_their_own() -> None:
    """At most about one card in five has a word that stands on no other."""
    bearers: dict[type[Word], set[str]] = {}
    for card in CARDS:
        for word in words_in(card):
            bearers.setdefault(type(word), set()).add(card.id)
    alone = {name for names in bearers.values() if len(names) == 1 for name in names}
    assert len(CARDS) == 108
    assert len(alone) <= len(CARDS) // 5


def test_every_card_has_both_names() -> None:
    assert all(card.name and card.name_de for card in CARDS)
    assert all(region.name and region.name_de for region in CONTENT.lands.region)


# --- mistakes --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        ("map_3_4p", "regions = [2, 4, 5]", "regions = [2, 4, 5, 9]", "1 is adjacent to 9, but 9 is not to 1 (LR-2.7)"),
        ("map_3_4p", "regions = [2, 4, 5]", "regions = [1, 2, 4, 5]", "1 is not adjacent to itself"),
        ("map_3_4p", "regions = [1, 3, 4]", "regions = [1, 3, 4, 22]", "there is no 22 that 2 could be adjacent to"),
        ("map_3_4p", 'seas = ["sea_nw"]', 'seas = ["sea_nw", "sea_e"]', "but sea_e is not to 2"),
        ("map_3_4p", 'seas = ["sea_ne", "sea_nw"]', 'seas = ["sea_ne", "sea_nw", "sea_s"]', "sea_s is not to sea_n"),
        ("map_3_4p", "regions = [1, 5, 6]", "regions = [1, 5, 6, 12]", "to 12, but 12 is not to sea_n"),
        ("map_3_4p", 'realms = ["niflheim"]', 'realms = ["niflheim", "alfheim"]', "but alfheim is not to 3"),
        ("map_2p", "regions = [3, 15]", "regions = [2, 3, 15]", "jotunheim is adjacent to 2, but 2 is not"),
        ("map_2p", "number = 16", "number = 17", "17 does not belong to region"),
        ("map_2p", 'land = "svealand"', 'land = "smaland"', "there is no Land smaland"),
        ("map_2p", 'land = "svealand"', 'land = "trondelag"', "svealand has 3 or 4 Regions (LR-2.5), and here are 2"),
        ("map_2p", "forge = true", "shrine = true", "there are 4 Forges (LR-52.6), and here are 3"),
        ("map_2p", 'monument = "thor"', "settlement = true", "thor has one Monument (LR-2.12), and here are 0"),
        ("map_2p", "settlement = true\n", "\n", "a symbol of Region 1 is missing (LR-2.11)"),
        ("map_2p", "[462, 97]", "[462, 1001]", "Expected `int` <= 1000"),
        ("map_2p", "regions = [4, 7, 8, 13, 15]", "regions = [4, 7, 8, 13, 17]", "there is no Region 17"),
        ("lands", 'hex = "#d9dee3"', 'hex = "white"', "Expected `str` matching regex"),
        ("wheel", 'realm = "jotunheim"', 'realm = "muspelheim"', "muspelheim is there twice as slot"),
        ("wheel", 'id = "usurp"', 'id = "conquer"', "Invalid enum value 'conquer'"),
        ("temples", "drafts = [2, 5]", "drafts = [2, 7]", "there are 6 spaces for Temples"),
        ("temples", "temples = 7", "temples = 8", "the box has 7 temples"),
        ("temples", 'side = "b"', 'side = "a"', "track_2p_b is called by its track and side"),
        ("runes", "tokens = 12", "tokens = 11", "the box has 36 rune tokens, and here are 35"),
        ("runes", "forges = 2", "forges = 3", "the box has 6 forge tokens, and here are 7"),
        ("combat", "copies = 5", "copies = 4", "the box has 35 combat cards, and here are 34"),
        ("combat", 'weapon = "spear"', 'weapon = "lance"', "Invalid enum value 'lance'"),
        ("combat", 'do = "pair"', 'do = "couple"', "there is no effect 'couple'"),
        ("combat", 'symbols = ["sword", ', 'symbols = ["bow", ', "twin_blades serves its own symbol"),
        ("combat", 'do = "ignore_casualty", n = 1', 'do = "ignore_casualty", n = 0', "Expected `int` >= 1"),
        ("monsters", 'id = "garm"', 'id = "axe"', "the card axe is there twice"),
        ("attacks", 'do = "end_hunt"', 'do = "sail", n = 1', "there is no effect 'sail'"),
        ("attacks", 'id = "claw_2"', 'id = "claw_1"', "the card claw_1 is there twice"),
        ("monsters", 'rune = "uruz"', 'rune = "othala"', "two Monsters have the Rune othala"),
        ("monsters", 'reward = "priest"', 'reward = "temple"', "Invalid enum value 'temple'"),
        ("artifacts", 'of = "troll"', 'of = "ogre"', "ogre does not belong to artifact"),
        ("artifacts", 'of = "thor"', 'of = "odin"', "odin is there twice as artifact"),
        ("origins", "value = 1", "value = 7", "no Army has more than 6"),
        ("blessings", 'moment = "reinforced"', 'moment = "recruited"', "Invalid enum value 'recruited'"),
        ("blessings", "price = { cards = 1 }", "price = { food = 1 }", "unknown field `food`"),
        ("blessings", "may = true", "may = false", "what has a price may be left"),
        ("events", "number = 21", "number = 22", "22 does not belong to event"),
        ("requisites", 'players = "2"', 'players = "3-4"', "five Requisites (LR-8.15), and here are 4"),
        ("rules", "[armies]\nvalue = 6", "[armies]\nvalue = 7", "the box has 24 armies, and here are 28"),
        ("box", 'id = "rune_tokens"', 'id = "runes"', "Invalid enum value 'runes'"),
        ("heroes", 'refs = ["scribd"]', "", "has refs that say where"),
        ("realms", 'refs = ["scribd"]', 'refs = ["hearsay"]', "there is no reference hearsay"),
        ("gods", 'source = "rulebook"', 'source = "hearsay"', "hearsay"),
    ],
)  # fmt: skip
def test_mistakes_are_told_with_file_and_line(tmp_path: Path, file: str, old: str, new: str, sentence: str) -> None:
    told_where_it_is(FOLDER, tmp_path, file, old, new, sentence, lambda files: load_content(Files(files, "lords")))


@pytest.mark.parametrize(
    ("file", "table", "old", "new"),
    [
        ("combat", "[[card]]", "copies = 5", "copies = 4"),
        ("rules", "[armies]", "[armies]\nvalue = 6", "[armies]\nvalue = 7"),
    ],
)
def test_what_the_box_has_not_is_told_where_its_records_begin(
    tmp_path: Path, file: str, table: str, old: str, new: str
) -> None:
    text = (FOLDER / f"{file}.toml").read_text("utf-8")
    content = shutil.copytree(FOLDER, tmp_path / "content")
    (content / f"{file}.toml").write_text(text.replace(old, new, 1), "utf-8")
    line = text.splitlines().index(table) + 1
    with pytest.raises(ContentError, match=rf"^{file}\.toml, line {line}: the box has "):
        load_content(Files(content, "lords"))


@pytest.mark.parametrize(
    ("file", "table", "id"), [("gods", "god", "thor"), ("realms", "realm", "niflheim"), ("runes", "rune", "othala")]
)
def test_a_record_that_is_missing_is_told(tmp_path: Path, file: str, table: str, id: str) -> None:
    text = (FOLDER / f"{file}.toml").read_text("utf-8")
    begins = text.index(f'[[{table}]]\nid = "{id}"')
    record = text[begins : text.index(f"[[{table}]]", begins + 1)]
    sentence = f"{id} is missing as {table}"
    told_where_it_is(FOLDER, tmp_path, file, record, "", sentence, lambda files: load_content(Files(files, "lords")))


def test_an_army_of_the_highest_value_is_no_mistake(tmp_path: Path) -> None:
    """Njordsson's Army of value 6 could stand on the board."""
    content = overlaid(tmp_path, '[lords.origins.njordsson]\nbonus = [{ do = "place_army", value = 6 }]\n')
    assert next(origin for origin in content.origins if origin.id == "njordsson").bonus == (PlaceArmy(6),)


# --- printed values --------------------------------------------------------------------------------------------------


def overlaid(folder: Path, text: str) -> Content:
    file = folder / "printed.toml"
    file.write_text(text, "utf-8")
    return load_content(Files(FILES.folder, "lords", Overlay.read(file)))


def test_printed_values_take_the_place_of_house_values(tmp_path: Path) -> None:
    """A population strength of one side, a card's value, a tray's slots, a track's keywords, a Requisite, the die."""
    content = overlaid(
        tmp_path,
        '[lords.map_2p.region.4]\npopulation = 4\nsource = "rulebook"\n'
        '[lords.combat.axe]\nvalue = 5\ncasualties = 3\nsource = "rulebook"\n'
        '[lords.monsters.garm]\nslots = [{ symbol = "bow" }, { symbol = "axe", reward = "rune" }]\n'
        "[lords.temples.track_2p_a]\ndrafts = [1, 4]\n"
        "[lords.requisites.realms_2]\nat_least = 3\n"
        '[lords.dice.monster]\nfaces = ["move", "move", "attack", "attack", "choice", "choice"]\n'
        '[lords.blessings.glamour]\neffects = [{ do = "more", rule = "hero_move", n = 2 }]\n'
        "[lords.rules.priest_slots]\nvalue = 4\n",
    )
    assert (content.map_2p.region[3].population, content.map_2p.region[3].source) == (4, "rulebook")
    assert content.map_3_4p.region[3].population == 5
    (axe,) = (card for card in content.combat if card.id == "axe")
    assert (axe.value, axe.casualties, axe.source) == (5, 3, "rulebook")
    (garm,) = (monster for monster in content.monsters if monster.id == "garm")
    assert [(slot.symbol, slot.reward) for slot in garm.slots] == [("bow", None), ("axe", "rune")]
    assert content.temples[0].drafts == (1, 4)
    assert content.requisites[-1].at_least == 3
    assert content.dice.monster.faces.count("choice") == 2
    assert content.rules.priest_slots.value == 4


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("\n[lords.combat.axe]\ncopies = 4\n", "line 2: the box has 35 combat cards, and here are 36."),
        ("[lords.map_2p.region.1]\nregions = [2, 4]\n", "line 1: 5 is adjacent to 1, but 1 is not to 5 (LR-2.7)."),
        ("[lords.combat.club]\nvalue = 4\n", "line 1: combat.toml has no record club."),
        ("[lords.combat.axe]\nweapon = \"club\"\n", "line 2: Invalid enum value 'club'."),
        ("[lords.weapons.axe]\nvalue = 4\n", "line 1: lords has no content file weapons.toml."),
    ],
)  # fmt: skip
def test_an_overlay_that_cannot_be_is_refused(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(ContentError) as caught:
        overlaid(tmp_path, text)
    assert str(caught.value).startswith("printed.toml, ")
    assert str(caught.value).removeprefix("printed.toml, ") == sentence


def test_every_fact_names_its_source() -> None:
    """What was found names one of the two references; nothing is only recalled."""
    facts = [fact for _, fact in facts_in(CONTENT)]
    assert len(facts) > 300
    assert {fact.source for fact in facts} == {"rulebook", "found", "house"}
    assert {ref for fact in facts for ref in fact.refs} == set(FILES.references)
    fields = {field for fact in facts for field in fact.__struct_fields__ if field.endswith("_source")}
    for field in fields:
        found = [fact for fact in facts if getattr(fact, field, "") == "found"]
        assert all(fact.refs for fact in found), field


def test_the_page_of_the_house_names_every_file_with_a_value_of_the_house() -> None:
    names_what_the_house_decided("lords", "Lords of Ragnarok", CONTENT)

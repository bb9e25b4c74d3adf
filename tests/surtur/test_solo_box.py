"""The solo box: tiles, Action cards, challenges and slots have the values that the clauses say (sections 19 to 25)."""

import shutil
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from meadhall.clauses import Clauses
from meadhall.games.lords.board import BOARDS
from meadhall.games.lords.content import CONTENT, load_content
from meadhall.games.lords.surtur.content import SETS, UPGRADES, cards_of
from meadhall.games.lords.surtur.records import ActionCard, Condition, Gain
from meadhall.kernel.errors import ContentError
from meadhall.kit.content import Files
from meadhall.testing import clause

from ..clause_tables import listed, rows
from ..mistakes import told_where_it_is

FOLDER = Path(__file__).parents[2] / "src/meadhall/games/lords/content"
CLAUSES = Clauses.of("lords")
SOLO = CONTENT.surtur
SIDES = {0: BOARDS[2], 1: BOARDS[4]}
"""The sides of the board, by the place of their numbers in the content."""


# --- tables ----------------------------------------------------------------------------------------------------------


@clause("LS-19.1", "LS-19.2", "LS-19.3", "LS-19.4", "LS-19.5", "LS-19.6", "LS-19.7", "LS-19.8", "LS-19.9")
def test_the_box_has_as_many_pieces_as_the_table_says() -> None:
    table = rows(CLAUSES, "LS-19.1", "LS-19.9")
    assert [piece.count for piece in SOLO.piece] == [int(row["number"]) for row in table]
    assert [piece.id.split("_")[0] for piece in SOLO.piece] == [
        *("basic", "upgraded", "hero", "challenge", "manifestation", "player", "desolation", "arbiter", "surtur")
    ]
    assert [len(cards_of(CONTENT, kind)) for kind in SETS] == [6, 6, 6]
    assert [len(cards_of(CONTENT, kind)) for kind in UPGRADES] == [9, 9, 9]
    assert table[-1]["note"].startswith(f"faces {', '.join(map(str, SOLO.die.faces))}, ")


@clause("LS-20.1", "LS-20.2", "LS-20.3", "LS-20.4", "LS-20.5", "LS-20.6", "LS-1.15")
def test_tiles_are_those_of_the_table() -> None:
    letters = {"A": "authority", "M": "might", "W": "wisdom"}
    for tile, row in zip(CONTENT.followers, rows(CLAUSES, "LS-20.1", "LS-20.6"), strict=True):
        many, two = zip(tile.start_region[::-1], tile.desolation_region[::-1], strict=True)
        upgraded = tile.upgraded_cards
        assert row == {
            "tile": tile.id,
            "start_region": f"{many[0]} / {two[0]}",
            "desolation_region": f"{many[1]} / {two[1]}",
            "A / M / W": " / ".join(map(str, tile.attributes)),
            "attribute_preference": row["attribute_preference"],
            "target_selection": tile.target_selection,
            "priority_action": tile.priority_action,
            "upgraded": f"{upgraded.jarl} / {upgraded.gothi} / {upgraded.slayer}",
            "hero_cards": ", ".join(card.id for card in cards_of(CONTENT, tile.id)),
            "victory_focus": tile.victory_focus,
        }
        assert tuple(letters[one] for one in listed(row["attribute_preference"])) == tile.attribute_preference


def bonus_of(card: ActionCard) -> tuple[str, str]:
    """The condition and the gain as a table writes them."""
    if card.gain is None:
        return "-", "-"
    return "always" if card.when is None else written(card.when), given(card.gain)


def written(when: Condition) -> str:
    return f"{when.count}_min: {when.at_least}" if when.at_most is None else f"{when.count}_max: {when.at_most}"


def given(gain: Gain) -> str:
    return f"attribute: {gain.attribute or 'favorite'}" if gain.what == "attribute" else f"{gain.what}: {gain.n}"


CARD_CLAUSES = [
    *(f"LS-21.{k}" for k in range(1, 19)),
    *(f"LS-22.{k}" for k in range(1, 13)),
    *(f"LS-23.{k}" for k in range(1, 28)),
]


@clause("LS-21.1", "LS-21.2", "LS-21.3", "LS-21.4", "LS-21.5", "LS-21.6", "LS-21.7", "LS-21.8", "LS-21.9", "LS-21.10")
@clause("LS-21.11", "LS-21.12", "LS-21.13", "LS-21.14", "LS-21.15", "LS-21.16", "LS-21.17", "LS-21.18")
@clause("LS-22.1", "LS-22.2", "LS-22.3", "LS-22.4", "LS-22.5", "LS-22.6", "LS-22.7", "LS-22.8", "LS-22.9", "LS-22.10")
@clause("LS-22.11", "LS-22.12")
@clause("LS-23.1", "LS-23.2", "LS-23.3", "LS-23.4", "LS-23.5", "LS-23.6", "LS-23.7", "LS-23.8", "LS-23.9", "LS-23.10")
@clause("LS-23.11", "LS-23.12", "LS-23.13", "LS-23.14", "LS-23.15", "LS-23.16", "LS-23.17", "LS-23.18", "LS-23.19")
@clause("LS-23.20", "LS-23.21", "LS-23.22", "LS-23.23", "LS-23.24", "LS-23.25", "LS-23.26", "LS-23.27")
def test_action_cards_are_those_of_the_tables() -> None:
    for card, id in zip(CONTENT.surtur_actions, CARD_CLAUSES, strict=True):
        (row,) = rows(CLAUSES, id, id)
        condition, gain = bonus_of(card)
        assert row == {
            "card": f"{card.id} {card.name}",
            "hero_to": f"{card.hero_to[1]} / {card.hero_to[0]}",
            "Rune Actions in order": ", ".join(card.rune_actions),
            "tie_break": card.tie_break,
            "special": card.special,
            "bonus if": condition,
            "bonus gain": gain,
            "after_use": card.after_use,
        }


@clause("LS-24.1", "LS-24.2", "LS-24.3", "LS-24.4", "LS-24.5", "LS-24.6")
def test_challenges_are_those_of_the_table_in_its_order() -> None:
    for card, id in zip(CONTENT.challenges, CLAUSES.between("LS-24.1", "LS-24.6"), strict=True):
        text = CLAUSES.get(id).text.replace("`", "")
        assert text.startswith(f"card: {card.id}; kind: {card.kind.upper()}; level: {card.level}; effect: ")


@clause("LS-25.1", "LS-25.2", "LS-25.3", "LS-25.4", "LS-25.5")
def test_slots_of_the_manifestation_card_are_those_of_the_table() -> None:
    told = {"yes": True, "no": False}
    table = [
        (int(row["slot"]), int(row["number"].split()[0]), told[row["Blessing offered when a token returns here"]])
        for row in rows(CLAUSES, "LS-25.1", "LS-25.5")
    ]
    assert [(slot.id, slot.number, slot.blessing) for slot in SOLO.slot] == table


# --- totals ----------------------------------------------------------------------------------------------------------


@clause("LS-20.13")
@pytest.mark.parametrize("side", SIDES)
def test_tiles_begin_in_different_regions_of_population_2(side: int) -> None:
    starts = [tile.start_region[side] for tile in CONTENT.followers]
    assert len(set(starts)) == len(starts)
    assert {SIDES[side].populations[number - 1] for number in starts} == {2}


@clause("LS-20.14", "LS-2.18")
@pytest.mark.parametrize("side", SIDES)
def test_a_token_lies_by_yggdrasil_in_the_land_of_the_start(side: int) -> None:
    regions = SIDES[side].regions
    for tile in CONTENT.followers:
        start, ashes = tile.start_region[side] - 1, tile.desolation_region[side] - 1
        assert ashes in SIDES[side].around
        assert start != ashes
        assert regions[start].land == regions[ashes].land


@clause("LS-20.15")
def test_three_followers_that_may_meet_find_their_upgraded_cards() -> None:
    for tile in CONTENT.followers:
        assert sum(getattr(tile.upgraded_cards, kind) for kind in UPGRADES) == 6
    for three in combinations(CONTENT.followers, 3):
        if len({tile.priority_action for tile in three}) == 3:
            assert all(sum(getattr(tile.upgraded_cards, kind) for tile in three) <= 9 for kind in UPGRADES)


@clause("LS-21.19", "LS-21.20", "LS-21.21")
@pytest.mark.parametrize("name", SETS)
def test_basic_sets_are_alike(name: str) -> None:
    cards = cards_of(CONTENT, name)
    slots = sorted(slot.id for slot in CONTENT.wheel.slot)
    assert sorted(card.special for card in cards) == slots
    assert Counter(card.tie_break for card in cards) == {"min": 3, "max": 3}
    assert Counter(card.after_use for card in cards) == {"remove": 4, "shuffle_back": 2}
    assert Counter(action for card in cards for action in card.rune_actions) == {
        "form_alliance": 3,
        "upgrade_army": 3,
        "control_monster": 2,
        "draw_combat": 2,
        "activate_monster": 1,
        "increase_attribute": 1,
    }


@clause("LS-22.13", "LS-23.28")
def test_cards_of_heroes_stay_and_upgraded_ones_leave_if_they_give_in_any_case() -> None:
    for tile in CONTENT.followers:
        assert [card.after_use for card in cards_of(CONTENT, tile.id)] == ["shuffle_back", "shuffle_back"]
    for kind in UPGRADES:
        uses = Counter((card.after_use, card.when is None) for card in cards_of(CONTENT, kind))
        assert uses == {("shuffle_back", False): 6, ("remove", True): 3}


@clause("LS-23.29")
@pytest.mark.parametrize(("side", "times"), [(0, {3, 4}), (1, {2, 3})])
def test_every_region_is_named_about_as_often(side: int, times: set[int]) -> None:
    named = Counter(card.hero_to[side] for card in CONTENT.surtur_actions)
    assert sorted(named) == list(range(1, len(SIDES[side].regions) + 1))
    assert set(named.values()) == times


@clause("LS-23.30")
@pytest.mark.parametrize("side", SIDES)
def test_whoever_is_to_usurp_is_sent_to_a_weak_region(side: int) -> None:
    where = [card.hero_to[side] - 1 for card in CONTENT.surtur_actions if card.special == "usurp"]
    assert max(SIDES[side].populations[region] for region in where) <= 3


# --- mistakes --------------------------------------------------------------------------------------------------------

STRANGER = """

[[card]]
id = "D1"
name = "Stranger"
name_de = "Fremder"
name_source = "house"
hero_to = [13, 14]
rune_actions = ["form_alliance", "upgrade_army"]
tie_break = "min"
special = "reinforce"
after_use = "remove"
source = "house"
kind = "set_d\""""
"""One card more, of a set that is none; all others are as many as the box says."""


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        ("followers", "start_region = [9, 9]", "start_region = [17, 9]", "there is no Region 17"),
        ("followers", "desolation_region = [8, 8]", "desolation_region = [8, 22]", "there is no Region 22"),
        ("followers", '["authority", "might", "wisdom"]', '["might", "might", "wisdom"]', "each Attribute once"),
        ("followers", "attributes = [2, 2, 2]", "attributes = [2, 1, 2]", "from 2 to 6 (LS-3.28)"),
        ("followers", "attributes = [2, 2, 2]", "attributes = [7, 2, 2]", "from 2 to 6 (LS-3.28)"),
        ("followers", "core = true", "core = false", "core says whether ragnar is a Hero of the base box (LS-2.4)"),
        ("followers", "jarl = 3, gothi", "jarl = 4, gothi", "ragnar names 6 upgraded cards (LS-20.15), not 7"),
        ("followers", "jarl = 2, gothi = 1, slayer = 3", "jarl = 6, gothi = 0, slayer = 0", "want 13 cards jarl"),
        ("surtur_actions", 'kind = "set_a"', 'kind = "set_d"', "the box has 18 basic action cards, and here are 17"),
        ("surtur_actions", "is unconditional.", f"is unconditional.{STRANGER}", "no kind of Action card set_d"),
        ("surtur_actions", "hero_to = [13, 14]", "hero_to = [13, 24]", "there is no Region 24"),
        ("surtur_actions", '["form_alliance", "u', '["upgrade_army", "u', "of A1 differ (LS-4.39)"),
        ("surtur_actions", "at_least = 1 }", "at_least = 1, at_most = 2 }", "the bonus of A3 has one bound"),
        ("surtur_actions", 'gain = { what = "runes", n = 1 }\n', "", "A3 has a condition for nothing"),
        ("surtur_actions", 'what = "runes", n', 'what = "runes", attribute = "might", n', "A3 raises no Attribute"),
        ("surtur_actions", 'special = "reinforce"', 'special = "usurp"', "once (LS-21.19), and here are others"),
        ("surtur_actions", 'tie_break = "min"', 'tie_break = "max"', "two that stay (LS-21.20), and here are others"),
        ("surtur_actions", 'after_use = "shuffle_back"\nsource = "house"\n\n[[card]]\nid = "RAG2"',
         'after_use = "remove"\nsource = "house"\n\n[[card]]\nid = "RAG2"',
         "ragnar has two cards that stay (LS-22.13), and here are others"),
        ("surtur_actions", 'after_use = "remove"\nsource = "house"\n\n[[card]]\nid = "J4"',
         'after_use = "shuffle_back"\nsource = "house"\n\n[[card]]\nid = "J4"',
         "three that leave without one (LS-23.28), and here are others"),
        ("surtur_actions", '["form_alliance", "u', '["recruit_army", "u', "Actions of LS-21.21, and here are others"),
        ("surtur", 'id = "recruit_army"', 'id = "form_alliance"', "form_alliance is there twice"),
        ("surtur", '[[cost]]\nid = "recruit_army"\nrunes = 3\nsource = "rulebook"\n', "",
         "recruit_army is missing as cost"),
        ("surtur", "faces = [1, 1", "faces = [4, 1", "the Action row has 3 places (LS-19.9)"),
        ("surtur", "id = 2\n", "id = 7\n", "slots are numbered from the left (LS-25.6)"),
        ("surtur", "from_level = 3", "from_level = 1", "levels of difficulty rise from 0 (LS-15.5)"),
        ("surtur", "count = 5", "count = 6", "the box has 6 desolation tokens, and here are 5"),
        ("challenges", 'kind = "setup"', 'kind = "late"', "Invalid enum value 'late'"),
    ],
)  # fmt: skip
def test_mistakes_are_told_with_file_and_line(tmp_path: Path, file: str, old: str, new: str, sentence: str) -> None:
    told_where_it_is(FOLDER, tmp_path, file, old, new, sentence, lambda files: load_content(Files(files, "lords")))


@clause("LS-21.19", "LS-22.13", "LS-23.28")
@pytest.mark.parametrize(
    ("old", "new", "kind", "at"),
    [
        ('kind = "set_b"\n', 'kind = "set_b"\nspecial = "usurp"\n', "set_b", "B1"),
        ('kind = "lagertha"\n', 'kind = "lagertha"\nafter_use = "remove"\n', "lagertha", "LAG1"),
        ('kind = "gothi"\n', 'kind = "gothi"\nafter_use = "remove"\n', "gothi", "G1"),
        ('kind = "hervor"', 'kind = "beowulf"', "beowulf", "BEO1"),
        ('kind = "beowulf"', 'kind = "hervor"', "beowulf", "A1"),
    ],
)
def test_a_set_that_is_wrong_is_told_at_its_first_card(tmp_path: Path, old: str, new: str, kind: str, at: str) -> None:
    """Or at the first card of all, where it has none."""
    shutil.copytree(FOLDER, tmp_path / "content")
    path = tmp_path / "content" / "surtur_actions.toml"
    text = "\n\n".join(_changed(record, old, new) for record in path.read_text("utf-8").split("\n\n"))
    path.write_text(text, "utf-8")
    line = text[: text.index(f'id = "{at}"')].count("\n")
    with pytest.raises(ContentError, match=rf"^surtur_actions\.toml, line {line}: {kind} has "):
        load_content(Files(tmp_path / "content", "lords"))


def _changed(record: str, old: str, new: str) -> str:
    """A card that says something else in the place of a line that it has already."""
    if old not in record:
        return record
    field = new.splitlines()[-1].split(" =")[0]
    kept = "\n".join(one for one in record.splitlines() if field == "kind" or not one.startswith(f"{field} ="))
    return f"{kept}\n".replace(old, new).rstrip("\n")

"""The content files hold what the tables of the clauses say, add up to the box, and tell a mistake with file and line.

What a clause says of play is proved by the rules' own tests; here are the values that stand in tables, and the totals.
"""

import re
import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from msgspec import Struct

from meadhall.clauses import Clauses
from meadhall.games.reavers.content import CARDS, CONTENT, FILES, cards_of, load_content, words_in
from meadhall.games.reavers.records import CardFact, Content, Journey, Prophecy
from meadhall.games.reavers.words import (
    Bargain,
    ChooseDice,
    Cost,
    Counted,
    DieShowing,
    Draw,
    Effect,
    Favor,
    Food,
    Gain,
    GiveTerror,
    Glory,
    LoseFood,
    Loss,
    Power,
    ReturnTerror,
    Reward,
    Terror,
    Tokens,
)
from meadhall.kernel.errors import ContentError
from meadhall.kit.content import Fact, Files
from meadhall.kit.effects import Word
from meadhall.kit.overlay import Overlay
from meadhall.suite.words import unnamed, written
from meadhall.testing import clause

FOLDER = Path(__file__).parents[2] / "src/meadhall/games/reavers/content"
CLAUSES = Clauses.of("reavers")
WORDS: list[type[Word]] = list(
    dict.fromkeys(word for family in (Effect, Reward, Power, Loss, Counted) for word in get_args(family))
)
NAMES = [card for file in CARDS for card in getattr(CONTENT, file)]
"""Every name of a card once."""


def rows(first: str, last: str) -> list[dict[str, str]]:
    """The rows of a table of the clauses, each by its columns; marks and code quotes are left out."""
    told = (CLAUSES.get(id).text.replace("`", "").split("; ") for id in CLAUSES.between(first, last))
    return [dict(cell.split(": ", 1) for cell in cells) for cells in told]


def listed(cell: str) -> tuple[str, ...]:
    return tuple(cell.split(", "))


# --- tables ----------------------------------------------------------------------------------------------------------


@clause("RM-10.24", "RM-10.25", "RM-10.26", "RM-10.27", "RM-10.28", "RM-10.29", "RM-10.30", "RM-10.31", "RM-10.32")
@clause("RM-10.33", "RM-10.34", "RM-10.35", "RM-10.36", "RM-10.37", "RM-10.38", "RM-10.39", "RM-10.40", "RM-10.41")
def test_reavers_are_those_of_the_table() -> None:
    gained, rally = "dice_gained (rolled)", "rally (face of choice)"
    table = [
        (row["card"], row["clan"], int(row["copies"]), listed(row[gained]), listed(row[rally]))
        for row in rows("RM-10.24", "RM-10.41")
    ]
    cards = [(card.id, card.clan, card.copies, card.dice_gained, card.rally) for card in CONTENT.reavers]
    assert cards == table


@clause("RM-11.19", "RM-11.20", "RM-11.21", "RM-11.22", "RM-11.23", "RM-11.24", "RM-11.25", "RM-11.26", "RM-11.27")
def test_village_spoils_have_their_copies() -> None:
    table = {row["card"]: int(row["copies"]) for row in rows("RM-11.19", "RM-11.27")}
    assert {card.id: card.copies for card in CONTENT.village} == table


@clause("RM-13.11", "RM-13.12", "RM-13.13", "RM-13.14", "RM-13.15", "RM-13.16", "RM-13.17", "RM-13.18", "RM-13.19")
@clause("RM-13.20")
def test_keep_spoils_have_their_copies() -> None:
    table = {row["card"]: int(row["copies"]) for row in rows("RM-13.11", "RM-13.20")}
    assert {card.id: card.copies for card in CONTENT.keep} == table


@clause("RM-12.58", "RM-12.59", "RM-12.60", "RM-12.61", "RM-12.62", "RM-12.63", "RM-12.64", "RM-12.65", "RM-12.66")
@clause("RM-12.67", "RM-12.68", "RM-12.69", "RM-12.70", "RM-12.71")
def test_artifacts_have_their_copies_and_glory() -> None:
    """A value that is marked as the house's has that source, and no other has it."""
    table = {row["artifact"]: (row["copies (house)"], row["Glory at the end"]) for row in rows("RM-12.58", "RM-12.71")}
    marks = {"house": " (house)", "rulebook": ""}
    cards = {card.id: (str(card.copies), f"{card.glory}{marks[card.glory_source]}") for card in CONTENT.artifacts}
    assert cards == table


@clause("RM-15.11", "RM-15.12", "RM-15.13", "RM-15.14", "RM-15.15", "RM-15.16", "RM-15.17", "RM-15.18")
def test_sea_battles_have_defence_and_combination() -> None:
    table = [
        (row["card"], int(row["copies"]), int(row["defence"]), listed(row["combination"]))
        for row in rows("RM-15.11", "RM-15.18")
    ]
    assert [(card.id, card.copies, card.defence, card.combination) for card in CONTENT.battles] == table


@clause("RM-17.3")
@clause("RM-17.7", "RM-17.8", "RM-17.9", "RM-17.10", "RM-17.11", "RM-17.12", "RM-17.13", "RM-17.14", "RM-17.15")
def test_cost_sides_of_territories() -> None:
    table = [
        (row["type"], int(row["level"]), int(row["defence"]), row["peaceful cost"])
        for row in rows("RM-17.7", "RM-17.15")
    ]
    stacks = CONTENT.territories.stack
    assert [(stack.territory, stack.level, stack.defence, asked(stack.peaceful)) for stack in stacks] == table
    assert all(stack.defence == stack.level for stack in stacks)


def asked(cost: Cost) -> str:
    """A peaceful cost as the table writes it."""
    if cost.dice:
        assert set(cost.dice) == {"any"}
        return f"{len(cost.dice)} dice"
    return f"{cost.food} Food" if cost.food else f"{cost.favor} Favor"


@clause("RM-17.16", "RM-17.17", "RM-17.18", "RM-17.19", "RM-17.20", "RM-17.21", "RM-17.22", "RM-17.23", "RM-17.24")
@clause("RM-17.25", "RM-17.26", "RM-17.27", "RM-17.28", "RM-17.29", "RM-17.30", "RM-17.31", "RM-17.32", "RM-17.33")
@clause("RM-17.34", "RM-17.35", "RM-17.36", "RM-17.37", "RM-17.38", "RM-17.39", "RM-17.40", "RM-17.41", "RM-17.42")
@clause("RM-17.43", "RM-17.44", "RM-17.45", "RM-17.46", "RM-17.47", "RM-17.48", "RM-17.49", "RM-17.50", "RM-17.51")
@clause("RM-17.52", "RM-17.53", "RM-17.54", "RM-17.55", "RM-17.56", "RM-17.57", "RM-17.58", "RM-17.59", "RM-17.60")
def test_reward_sides_of_territories() -> None:
    table = [
        (f"{row['type']}_{row['level']}", int(row["copies"]), row["reward"].removesuffix(" (order by card_order)"))
        for row in rows("RM-17.16", "RM-17.60")
    ]
    assert [(tile.stack, tile.copies, promised(tile.reward)) for tile in CONTENT.territories.tile] == table


def promised(reward: tuple[Gain, ...]) -> str:
    """A reward as the table writes it."""
    both = all(isinstance(word, Draw) for word in reward)
    return (" and " if both else ", ").join(map(part, reward))


def part(word: Gain) -> str:
    match word:
        case Food(n) | Favor(n) | Glory(n):
            return f"{n} {type(word).__name__}"
        case ReturnTerror(n):
            return f"return {'up to ' if n > 1 else ''}{n} Terror"
        case ChooseDice(colours) if set(colours) == {"any"}:
            return f"{len(colours)} chosen {'die' if len(colours) == 1 else 'dice'}"
        case Draw(deck, 1, None):
            return f"{deck.replace('_', ' ').title()} card"
    raise AssertionError(word)


@clause("RM-1.24", "RM-1.25", "RM-1.26", "RM-1.27", "RM-1.28")
def test_offers_by_number_of_players() -> None:
    sizes = {"a stack of 2 Reavers": 2, "1 Sea Battle card": 1, "1 Prophecy": 1}
    sizes |= {f"a linked pair of {kind} Spoils": 2 for kind in ("Village", "Keep")}
    table = {
        row["location"]: (
            sizes[row["one space holds"]],
            tuple(int(row[f"{n} players"]) for n in (2, 3, 4)),
            row["source"],
        )
        for row in rows("RM-1.24", "RM-1.28")
    }
    cards = {location.id: location.cards for location in CONTENT.locations.location}
    spaces = CONTENT.locations.spaces
    assert {one.location: (cards[one.location], one.by_players, f"({one.source})") for one in spaces} == table


def test_the_scoring_tables() -> None:
    """RM-22.5 to RM-22.23; that it is scored so is for the rules to prove."""
    *known, more = rows("RM-22.5", "RM-22.12")
    terror = CONTENT.scoring.terror
    assert [-int(row["Glory"]) for row in known] == list(terror.by_count)
    assert more["Glory"] == f"a further -{terror.each_above}"
    for row, score in zip(rows("RM-22.21", "RM-22.23"), CONTENT.scoring.tokens, strict=True):
        each = tuple(int(row[f"{owned} owned, each"]) for owned in ("1-3", "4-5", "6 or more"))
        assert (row["token"].lower(), each, int(row["majority bonus"])) == (score.token, score.each, score.majority)
        assert score.owned == (1, 4, 6)
    for one, id in zip(CONTENT.scoring.set, ("RM-22.14", "RM-22.15", "RM-22.16"), strict=True):
        sizes, worth = CLAUSES.get(id).text.split(" cards gives ")
        assert one.card.removeprefix("keep_").title() in sizes
        assert one.by_size == tuple(map(int, re.findall(r"\d+", worth)))


# --- totals ----------------------------------------------------------------------------------------------------------


@clause("RM-23.9", "RM-23.10", "RM-23.11", "RM-23.12", "RM-23.13", "RM-23.14")
@clause("RM-11.1", "RM-13.1", "RM-14.1", "RM-15.1", "RM-16.1", "RM-10.1")
def test_every_deck_is_complete() -> None:
    box = {row["component"].removesuffix(" with artifacts"): int(row["number"]) for row in rows("RM-23.9", "RM-23.14")}
    sizes = {f"{deck.id}_cards": sum(card.copies for card in cards_of(CONTENT, deck.id)) for deck in CONTENT.box.deck}
    assert sizes == box
    assert sum(card.copies for card in CONTENT.artifacts) == 28
    clans: Counter[str] = Counter()
    for card in CONTENT.reavers:
        clans[card.clan] += card.copies
    assert clans == {"helm": 22, "raven": 22, "tree": 22}
    assert {card.copies for card in CONTENT.prophecies} == {2}
    assert len(CONTENT.prophecies) == 17
    assert [card.copies for card in CONTENT.journeys] == [6, 3, 3, 3, 3, 3, 3]


@clause("RM-1.33", "RM-17.1", "RM-23.23")
def test_every_stack_has_six_tiles() -> None:
    stacks: Counter[str] = Counter()
    for tile in CONTENT.territories.tile:
        stacks[tile.stack] += tile.copies
    assert set(stacks.values()) == {6}
    assert stacks.total() == 54


@clause("RM-1.35", "RM-23.24")
def test_four_ship_upgrades_of_each_kind() -> None:
    kinds = {"upgrade_chest": ("chest",), "upgrade_shield": ("shield",), "upgrade_ship_hammer": ("ship", "hammer")}
    assert {upgrade.id: upgrade.icons for upgrade in CONTENT.upgrades} == kinds
    assert {upgrade.copies for upgrade in CONTENT.upgrades} == {4}


@clause("RM-19.6", "RM-19.7", "RM-19.8", "RM-20.10")
def test_the_dice() -> None:
    dice = CONTENT.dice
    assert {crew.id: (crew.clan, crew.count) for crew in dice.crew} == {
        "red": ("helm", 20),
        "blue": ("raven", 20),
        "yellow": ("tree", 20),
    }
    for crew, die in zip(dice.crew, dice.crew_faces, strict=True):
        assert (crew.id, die.faces) == (
            die.colour,
            (crew.clan, "hammer", "double_hammer", "shield", "chest", "ship"),
        )
    assert sorted(dice.combat.faces) == [0, 0, 1, 1, 1, 2]


def test_the_box_counts_every_piece() -> None:
    """RM-23.1 to RM-23.24: what is counted and what can run out, in the order of the table."""
    counted = {piece.id: (piece.count, piece.limited) for piece in CONTENT.box.piece}
    counted |= {f"{token.id}_tokens": (token.count, True) for token in CONTENT.box.token}
    pieces = [row for row in rows("RM-23.1", "RM-23.24") if "_cards" not in row["component"]]
    assert len(pieces) == len(counted)
    for row in pieces:
        name = re.split(r"[:,(]| with ", row["component"])[0].strip().lower().replace(" ", "_")
        assert counted[name] == (int(row["number"]), row["limited"] == "yes"), name


# --- what cards say --------------------------------------------------------------------------------------------------


ALSO = {
    "reaver_seasoned_hunter": "RM-10.16",
    "village_bundle_of_swords": "RM-11.5",
    "village_bows_and_arrows": "RM-11.5",
    "village_axes_and_spears": "RM-11.5",
    "village_runic_carvings": "RM-11.9",
    "village_ship_upgrade_chest": "RM-11.14",
    "village_ship_upgrade_shield": "RM-11.14",
    "village_ship_upgrade_ship_hammer": "RM-11.14",
    "keep_tower_blue_yellow": "RM-13.8",
    "keep_tower_red_yellow": "RM-13.8",
    "keep_tower_red_blue": "RM-13.8",
}
"""Clauses that speak of several cards, or of the second part of one."""


@pytest.mark.parametrize("card", NAMES, ids=lambda card: str(card.id))
def test_the_amounts_on_a_card_are_those_of_its_clauses(card: CardFact) -> None:
    """Food, Favor, Glory, Terror, tokens and cards, each with its number; that they are given is for rules to prove."""
    own = re.compile(rf"`{card.id}`( \([^)]*\))?( reward)?: ")
    said = [clause.text for clause in CLAUSES if own.match(clause.text)]
    said += [CLAUSES.get(ALSO[card.id]).text] if card.id in ALSO else []
    assert said or (card in CONTENT.keep and not list(words_in(card)))
    assert amounts(*said) == amounts(*meanings(card))


def amounts(*texts: str) -> set[tuple[str, str]]:
    kinds = "Food|Favor|Glory|Terror|Farm|Wall|Tower|Village|Keep|Prophecy|Reaver"
    return {found for text in texts for found in re.findall(rf"(\d+) (?:more |own )*({kinds})", text)}


def meanings(card: CardFact) -> Iterator[str]:
    """What a card says with an amount, in the words of the clauses."""
    if isinstance(card, Prophecy):
        yield f"{card.glory_each} Glory"
    costs = [word.cost for word in words_in(card) if isinstance(word, Bargain)]
    for cost in (*costs, card.pay) if isinstance(card, Journey) else costs:
        paid = {"Food": cost.food, "Favor": cost.favor, "Terror": cost.terror, "Reaver": cost.reavers}
        yield from (f"{n} {kind}" for kind, n in paid.items() if n)
    for word in words_in(card):
        match word:
            case Food(n) | Favor(n) | Glory(n) | Terror(n):
                yield f"{n} {type(word).__name__}"
            case ReturnTerror(n) | GiveTerror(n):
                yield f"{n} Terror"
            case LoseFood(n):
                yield f"{n} Food"
            case Tokens(token, n):
                yield f"{n} {token.title()}"
            case Draw(deck, n):
                yield f"{n} {deck.replace('_', ' ').title()}"


def test_artifacts_store_and_act_where_their_clauses_say() -> None:
    """RM-12.29 to RM-12.55: "(stores `shield`, `raid_keeps`)"."""
    for card in CONTENT.artifacts:
        stores = "any die" if card.stores == "any" else f"`{card.stores}`"
        where = "any location" if card.location == "any" else f"`{card.location}`"
        assert [clause.id for clause in CLAUSES if f"`{card.id}` (stores {stores}, {where}):" in clause.text], card.id


def test_abilities_name_the_dice_of_their_clauses() -> None:
    """RM-10.9, RM-10.12, RM-10.13, RM-10.23: a die of a colour showing a face."""
    for card in CONTENT.reavers:
        for word in card.ability:
            if isinstance(word, DieShowing):
                said = f"`{card.id}`: gain a {word.colour} die showing `{word.face}`"
                assert [clause.id for clause in CLAUSES if clause.text.startswith(said)], card.id


def test_every_word_stands_in_the_content() -> None:
    assert sorted(word.__name__ for word in WORDS) == sorted(word.__name__ for word in written(Food.__module__))
    assert unnamed(WORDS, words_in(CONTENT)) == []


def test_few_cards_need_a_word_of_their_own() -> None:
    """At most one name in five has a word that stands on no other."""
    bearers: dict[type[Word], set[str]] = {}
    for card in NAMES:
        for word in words_in(card):
            bearers.setdefault(type(word), set()).add(card.id)
    alone = {name for names in bearers.values() if len(names) == 1 for name in names}
    assert len(NAMES) == 83
    assert len(alone) <= len(NAMES) // 5


@clause("RM-10.2", "RM-23.48")
def test_cards_are_told_apart_by_id() -> None:
    """Two are called Pillager; every name is there in both languages."""
    assert len({card.id for card in NAMES}) == len(NAMES)
    assert [card.id for card in NAMES if card.name == "Pillager"] == ["reaver_pillager", "prophecy_pillager"]
    assert all(card.name and card.name_de for card in NAMES)


@clause("RM-12.40")
def test_the_fragment_is_of_mjolnir() -> None:
    assert next(card.name for card in NAMES if card.id == "art_fragment_of_mjolnir") == "Fragment of Mjölnir"


# --- mistakes --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        ("reavers", "copies = 3", "copies = 2", "the reaver deck has 66 cards, and here are 65"),
        ("artifacts", "copies = 2", "copies = 3", "the village_spoils deck has 62 cards, and here are 63"),
        ("reavers", 'face = "helm"', 'face = "raven"', "a red die has no face raven"),
        ("reavers", 'face = "hammer"', 'face = "axe"', "Invalid enum value 'axe'"),
        ("reavers", 'do = "may_exchange"', 'do = "may_swap"', "there is no effect 'may_swap'"),
        ("reavers", 'n = 2, keep = 1', 'n = 2, keep = 2', "of 2 cards fewer are kept than 2"),
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
    ],
)  # fmt: skip
def test_mistakes_are_told_with_file_and_line(tmp_path: Path, file: str, old: str, new: str, sentence: str) -> None:
    """What is wrong is shown in its own line, or in the line where the list around it begins."""
    shutil.copytree(FOLDER, tmp_path / "content")
    path = tmp_path / "content" / f"{file}.toml"
    text = path.read_text("utf-8")
    assert old in text
    before, after = text.split(old, 1)
    path.write_text(before + new + after, "utf-8")
    with pytest.raises(ContentError, match=rf"^\w+\.toml, line \d+: .*{re.escape(sentence)}.*\.$") as caught:
        load_content(Files(tmp_path / "content", "reavers"))
    if "here are" in sentence or "missing" in sentence:  # told at a record: nothing that stands there is wrong
        return
    shown, line = re.findall(r"^(\w+)\.toml, line (\d+)", str(caught.value))[0]
    between = (before + new).splitlines()[int(line) - 1 :]
    assert shown == file
    if new:
        assert between
        assert not [later for later in between[1:] if re.match(r"\w+ =|\[", later)]


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
    facts = list(all_facts(CONTENT))
    assert len(facts) > 200
    sources = {field: {getattr(fact, field) for fact in facts if hasattr(fact, field)} for field in SOURCES}
    assert sources["source"] == {"rulebook", "found", "house", "recalled"}
    assert sources["effect_source"] == {"rulebook"}
    assert sources["name_de_source"] == {"house"}
    assert {ref for fact in facts for ref in fact.refs} == set(FILES.references)
    assert [fact for fact in facts if fact.source == "recalled"] == list(CONTENT.boards.slot)


SOURCES = ("source", "effect_source", "name_de_source")


def all_facts(value: object) -> Iterator[Fact]:
    if isinstance(value, Fact):
        yield value
    elif isinstance(value, Struct):
        for field in value.__struct_fields__:
            yield from all_facts(getattr(value, field))
    elif isinstance(value, tuple):
        for one in value:
            yield from all_facts(one)


def test_the_page_of_the_house_names_every_file_with_a_value_of_the_house() -> None:
    page = (Path(__file__).parents[2] / "docs/house.md").read_text("utf-8").split("# What is decided here: Reavers")[1]
    ours = {
        file
        for file in CONTENT.__struct_fields__
        for fact in all_facts(getattr(CONTENT, file))
        for field in fact.__struct_fields__
        if field.endswith("source") and not field.startswith("name_") and getattr(fact, field) == "house"
    }
    assert set(re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE)) == ours
    for first, last in re.findall(r"(RM-\d+\.\d+)(?: to (RM-\d+\.\d+))?", page):
        assert CLAUSES.between(first, last or first)

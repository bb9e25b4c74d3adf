"""The box: cards, tiles, dice and boards have the values that the clauses say, and are as many as they say.

What a clause says of play is proved by the rules' own tests; here are the values that stand in tables, and the totals.
"""

import re
from collections import Counter
from collections.abc import Sequence

import pytest

from meadhall.clauses import Clauses
from meadhall.games.reavers.content import CONTENT, cards_of
from meadhall.games.reavers.words import (
    ChooseDice,
    ChooseOne,
    Cost,
    Draw,
    Favor,
    Food,
    Glory,
    Location,
    ReturnTerror,
    TakeProphecy,
    TakeTradeDice,
)
from meadhall.kit.effects import Word
from meadhall.testing import clause

from ..clause_tables import listed, rows

CLAUSES = Clauses.of("reavers")


# --- tables ----------------------------------------------------------------------------------------------------------


@clause("RM-10.24", "RM-10.25", "RM-10.26", "RM-10.27", "RM-10.28", "RM-10.29", "RM-10.30", "RM-10.31", "RM-10.32")
@clause("RM-10.33", "RM-10.34", "RM-10.35", "RM-10.36", "RM-10.37", "RM-10.38", "RM-10.39", "RM-10.40", "RM-10.41")
def test_reavers_are_those_of_the_table() -> None:
    gained, rally = "dice_gained (rolled)", "rally (face of choice)"
    table = [
        (row["card"], row["clan"], int(row["copies"]), listed(row[gained]), listed(row[rally]))
        for row in rows(CLAUSES, "RM-10.24", "RM-10.41")
    ]
    cards = [(card.id, card.clan, card.copies, card.dice_gained, card.rally) for card in CONTENT.reavers]
    assert cards == table


@clause("RM-11.19", "RM-11.20", "RM-11.21", "RM-11.22", "RM-11.23", "RM-11.24", "RM-11.25", "RM-11.26", "RM-11.27")
def test_village_spoils_have_their_copies() -> None:
    table = {row["card"]: int(row["copies"]) for row in rows(CLAUSES, "RM-11.19", "RM-11.27")}
    assert {card.id: card.copies for card in CONTENT.village} == table


@clause("RM-13.11", "RM-13.12", "RM-13.13", "RM-13.14", "RM-13.15", "RM-13.16", "RM-13.17", "RM-13.18", "RM-13.19")
@clause("RM-13.20")
def test_keep_spoils_have_their_copies() -> None:
    table = {row["card"]: int(row["copies"]) for row in rows(CLAUSES, "RM-13.11", "RM-13.20")}
    assert {card.id: card.copies for card in CONTENT.keep} == table


@clause("RM-12.58", "RM-12.59", "RM-12.60", "RM-12.61", "RM-12.62", "RM-12.63", "RM-12.64", "RM-12.65", "RM-12.66")
@clause("RM-12.67", "RM-12.68", "RM-12.69", "RM-12.70", "RM-12.71")
def test_artifacts_have_their_copies_and_glory() -> None:
    """A value that is marked as the house's has that source, and no other has it."""
    table = {
        row["artifact"]: (row["copies (house)"], row["Glory at the end"])
        for row in rows(CLAUSES, "RM-12.58", "RM-12.71")
    }
    marks = {"house": " (house)", "rulebook": ""}
    cards = {card.id: (str(card.copies), f"{card.glory}{marks[card.glory_source]}") for card in CONTENT.artifacts}
    assert cards == table


@clause("RM-15.11", "RM-15.12", "RM-15.13", "RM-15.14", "RM-15.15", "RM-15.16", "RM-15.17", "RM-15.18")
def test_sea_battles_have_defence_and_combination() -> None:
    table = [
        (row["card"], int(row["copies"]), int(row["defence"]), listed(row["combination"]))
        for row in rows(CLAUSES, "RM-15.11", "RM-15.18")
    ]
    assert [(card.id, card.copies, card.defence, card.combination) for card in CONTENT.battles] == table


@clause("RM-17.3")
@clause("RM-17.7", "RM-17.8", "RM-17.9", "RM-17.10", "RM-17.11", "RM-17.12", "RM-17.13", "RM-17.14", "RM-17.15")
def test_cost_sides_of_territories() -> None:
    table = [
        (row["type"], int(row["level"]), int(row["defence"]), row["peaceful cost"])
        for row in rows(CLAUSES, "RM-17.7", "RM-17.15")
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
        for row in rows(CLAUSES, "RM-17.16", "RM-17.60")
    ]
    assert [(tile.stack, tile.copies, promised(tile.reward)) for tile in CONTENT.territories.tile] == table


def promised(reward: Sequence[Word]) -> str:
    """A reward as the table writes it."""
    both = all(isinstance(word, Draw) for word in reward)
    return (" and " if both else ", ").join(map(part, reward))


def part(word: Word) -> str:
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
        for row in rows(CLAUSES, "RM-1.24", "RM-1.28")
    }
    cards = {location.id: location.cards for location in CONTENT.locations.location}
    spaces = CONTENT.locations.spaces
    assert {one.location: (cards[one.location], one.by_players, f"({one.source})") for one in spaces} == table


def test_the_scoring_tables() -> None:
    """RM-22.5 to RM-22.23; that it is scored so is for the rules to prove."""
    *known, more = rows(CLAUSES, "RM-22.5", "RM-22.12")
    terror = CONTENT.scoring.terror
    assert [-int(row["Glory"]) for row in known] == list(terror.by_count)
    assert more["Glory"] == f"a further -{terror.each_above}"
    for row, score in zip(rows(CLAUSES, "RM-22.21", "RM-22.23"), CONTENT.scoring.tokens, strict=True):
        each = tuple(int(row[f"{owned} owned, each"]) for owned in ("1-3", "4-5", "6 or more"))
        assert (row["token"].lower(), each, int(row["majority bonus"])) == (score.token, score.each, score.majority)
        assert score.owned == (1, 4, 6)
    for one, id in zip(CONTENT.scoring.set, ("RM-22.14", "RM-22.15", "RM-22.16"), strict=True):
        sizes, worth = CLAUSES.get(id).text.split(" cards gives ")
        assert one.card.removeprefix("keep_").title() in sizes
        assert one.by_size == tuple(map(int, re.findall(r"\d+", worth)))


LOCATIONS = {location.id: location for location in CONTENT.locations.location}
PROMOTE = {clan.id: clan.promote for clan in CONTENT.clans}
TRADE = {reward.id: reward.gain for reward in CONTENT.locations.trade}
BOARDS, RULES = CONTENT.boards, CONTENT.rules


def price(location: Location) -> str:
    cost = LOCATIONS[location].cost
    icons = f" and {len(cost.icons)} `{cost.icons[0]}` icons" if cost.icons else ""
    return f"Acting costs {cost.food} Food{icons}." if cost.food else "Acting costs nothing."


@pytest.mark.parametrize(
    ("id", "said"),
    [
        ("RM-1.10", f"with {RULES.start_favor.value} Favor"),
        ("RM-1.11", "with {}, {}, {} and {} Food".format(*RULES.start_food.by_turn)),
        ("RM-1.12", f"with {RULES.start_glory.value} Glory"),
        ("RM-1.16", f"dealt {RULES.start_prophecies.value} random Prophecy"),
        ("RM-1.17", f"dealt {RULES.start_reavers.value} Reavers"),
        ("RM-1.31", f"{CONTENT.locations.trade_dice.value} red, "),
        ("RM-2.1", f"exactly {RULES.rounds.value} rounds"),
        ("RM-2.2", f"exactly {'four' if RULES.activations.value == 4 else RULES.activations.value} activations"),
        ("RM-3.1", price("recruit_reavers")),
        ("RM-4.1", price("trade_with_villages")),
        ("RM-5.1", price("battle_at_sea")),
        ("RM-6.1", price("raid_villages")),
        ("RM-7.1", price("raid_keeps")),
        ("RM-3.25", f"the promote bonus is {promised(PROMOTE['raven'])}."),
        ("RM-3.28", f"the promote bonus is {promised(PROMOTE['tree'])}."),
        ("RM-4.12", f"gives {promised(TRADE['trade_favor'])}."),
        ("RM-4.13", f"gives {promised(TRADE['trade_food'])}."),
        ("RM-12.2", f"at most {BOARDS.artifact_spaces.value} artifacts"),
        ("RM-12.6", f"can hold {BOARDS.dice_per_artifact.value} stored die"),
        ("RM-18.1", f"has {BOARDS.upgrade_spaces.value} ship upgrade spaces"),
        ("RM-19.1", f"has {BOARDS.dice_spaces.value} free dice spaces"),
        ("RM-19.3", f"has {BOARDS.leader_spaces.value} leader space"),
        ("RM-19.4", f"has {len(BOARDS.slot)} specialize slots for up to {BOARDS.slot_size.value} Reavers"),
        ("RM-21.5", f"gains {RULES.territory_income.value} Glory per territory tile"),
        ("RM-22.19", f"a set worth {CONTENT.scoring.tapestry.together} Glory"),
        ("RM-22.20", f"gives {CONTENT.scoring.tapestry.alone} Glory"),
        ("RM-20.6", f"`hammer` gives {CONTENT.dice.hammers[0].combat_dice} combat die"),
        ("RM-20.7", f"`double_hammer` gives {CONTENT.dice.hammers[1].combat_dice} combat dice"),
        ("RM-19.27", "as 1 `{}`, 1 `{}`, 1 `{}` or 1 `{}`".format(*CONTENT.dice.wild.icons)),
    ],
)  # fmt: skip
def test_the_numbers_of_the_rules_are_those_of_the_sentences(id: str, said: str) -> None:
    assert said in CLAUSES.get(id).text


def test_what_is_taken_at_a_location() -> None:
    """RM-3.3, RM-4.14, RM-4.22, RM-5.12, RM-6.4, RM-7.4; no cards lie at the territories."""
    assert {id: (location.deck, location.cards) for id, location in LOCATIONS.items()} == {
        "recruit_reavers": ("reaver", 2),
        "trade_with_villages": ("prophecy", 1),
        "battle_at_sea": ("sea_battle", 1),
        "raid_villages": ("village_spoils", 2),
        "raid_keeps": ("keep_spoils", 2),
        "subdue_territories": (None, None),
    }
    assert TRADE["trade_dice"] == (TakeTradeDice(2),)
    assert TRADE["trade_prophecy"] == (TakeProphecy(),)


def test_each_player_has_one_longship_and_of_two_players_each_has_two() -> None:
    """RM-1.8."""
    assert RULES.pawns.by_players == (2, 1, 1)


def test_bonus_and_repeats_by_seat() -> None:
    """RM-3.5, RM-4.7, RM-5.2, RM-6.6, RM-7.6, RM-8.2, and RM-24.3 for two players."""
    bonus = {id: location.bonus for id, location in LOCATIONS.items() if location.bonus}
    assert bonus == {
        "recruit_reavers": ((Favor(2),), (), (), ()),
        "battle_at_sea": ((Glory(2),), (), (), ()),
        "raid_villages": ((Draw("village_spoils", 2),), (Draw("village_spoils", 1),), (), ()),
        "raid_keeps": ((Draw("keep_spoils", 2),), (Draw("keep_spoils", 1),), (), ()),
    }
    repeats = {id: location.repeats for id, location in LOCATIONS.items() if location.repeats}
    assert repeats == {"trade_with_villages": (3, 2, 1, 1), "subdue_territories": (3, 2, 1, 1)}
    assert {value.players: value.seats for value in CONTENT.locations.seat_value} == {
        2: (0, 3),
        3: (0, 1, 2),
        4: (0, 1, 2, 3),
    }


def test_resting_and_the_bonus_of_helms_are_a_choice_of_two() -> None:
    """RM-9.1, RM-3.26."""
    assert CONTENT.locations.rest.effect.of == ((Food(2),), (ChooseDice(("any",)),))
    assert PROMOTE["helm"] == (ChooseOne(((Draw("keep_spoils", 1),), (Draw("village_spoils", 1),))),)


# --- totals ----------------------------------------------------------------------------------------------------------


@clause("RM-23.9", "RM-23.10", "RM-23.11", "RM-23.12", "RM-23.13", "RM-23.14")
@clause("RM-11.1", "RM-13.1", "RM-14.1", "RM-15.1", "RM-16.1", "RM-10.1")
def test_every_deck_is_complete() -> None:
    box = {
        row["component"].removesuffix(" with artifacts"): int(row["number"])
        for row in rows(CLAUSES, "RM-23.9", "RM-23.14")
    }
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
    pieces = [row for row in rows(CLAUSES, "RM-23.1", "RM-23.24") if "_cards" not in row["component"]]
    assert len(pieces) == len(counted)
    for row in pieces:
        name = re.split(r"[:,(]| with ", row["component"])[0].strip().lower().replace(" ", "_")
        assert counted[name] == (int(row["number"]), row["limited"] == "yes"), name

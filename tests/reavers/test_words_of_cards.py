"""What cards say in their words is what their clauses say in sentences; that it happens is for the rules to prove."""

import re
from collections.abc import Iterator

import pytest

from meadhall.clauses import Clauses
from meadhall.games.reavers.content import CARDS, CONTENT
from meadhall.games.reavers.records import CardFact, Journey, Prophecy
from meadhall.games.reavers.words import (
    Bargain,
    ChooseDice,
    ChooseOne,
    Cost,
    CountArtifacts,
    Counted,
    CountKeepSpoils,
    CountProphecies,
    CountReavers,
    CountSeaBattles,
    CountTerritories,
    CountTokens,
    CountUpgrades,
    DieShowing,
    Draw,
    Exchange,
    Favor,
    Food,
    GiveTerror,
    Glory,
    LoseFood,
    Pillage,
    ReturnTerror,
    RollDice,
    Terror,
    Tokens,
)
from meadhall.kit.effects import words_in
from meadhall.testing import clause

CLAUSES = Clauses.of("reavers")
NAMES = [card for file in CARDS for card in getattr(CONTENT, file)]
"""Every name of a card once."""


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


def test_dice_on_cards_have_the_colours_of_their_clauses() -> None:
    for card in (*CONTENT.reavers, *CONTENT.village, *CONTENT.keep):
        told = " ".join(clause.text for clause in CLAUSES if clause.text.startswith(f"`{card.id}`: "))
        said = set(re.findall(r"\b(red|blue|yellow|same)\b", re.sub(r"`\w+`", "", told)))
        dice = [word.colours for word in words_in(card) if isinstance(word, RollDice | ChooseDice)]
        dice += [(word.colour,) for word in words_in(card) if isinstance(word, DieShowing)]
        dice += [word.cost.dice for word in words_in(card) if isinstance(word, Bargain)]
        assert {colour for colours in dice for colour in colours} - {"any"} == said, card.id


def test_journeys_are_paid_with_the_icons_of_their_clauses() -> None:
    for card in CONTENT.journeys:
        (told,) = (clause.text for clause in CLAUSES if clause.text.startswith(f"`{card.id}`: "))
        assert card.pay.icons == tuple(re.findall(r"1 `(ship|hammer|shield|chest)`", told)), card.id


def test_keeps_are_pillaged_against_the_defence_of_their_clauses() -> None:
    """RM-13.4, RM-13.8; a village needs no combat (RM-9.35)."""
    for card in (*CONTENT.keep, *CONTENT.village):
        for word in words_in(card):
            if isinstance(word, Pillage):
                id = "RM-13.4" if card.id == "keep_wall" else "RM-13.8"
                against = re.findall(r"against (\d+)", CLAUSES.get(id).text) if card in CONTENT.keep else ["None"]
                assert [str(word.defence)] == against, card.id


def test_carvings_pass_on_one_terror() -> None:
    """RM-11.9, RM-11.11: one own token for one of another player, or Glory with two."""
    (carvings,) = (card for card in CONTENT.village if card.id == "village_runic_carvings")
    passing = Exchange(Cost(terror=1), (GiveTerror(1),))
    assert carvings.effects == (ChooseOne(((passing,), (Glory(10), Terror(2)))),)


def test_prophecies_count_what_their_clauses_say() -> None:
    for card in CONTENT.prophecies:
        (told,) = (clause.text for clause in CLAUSES if clause.text.startswith(f"`{card.id}`: "))
        assert f"Glory per {counted(card.counts)}" in told, card.id


def counted(word: Counted) -> str:
    """What a Prophecy counts, in the words of its clause."""
    match word:
        case CountReavers(clan):
            return f"owned `{clan}` Reaver card"
        case CountTerritories(territory):
            return f"owned `{territory}` territory tile"
        case CountTokens(token):
            return f"owned {token.title()} token"
        case CountKeepSpoils((card,)):
            return f"owned `{card}` card"
        case CountKeepSpoils(("keep_tapestry_a", "keep_tapestry_b", "keep_tapestry_c")):
            return "owned Tapestry card of any kind"
        case CountSeaBattles():
            return "owned Sea Battle card"
        case CountUpgrades():
            return "ship upgrade tile on the player board"
        case CountProphecies():
            return "held Prophecy card, itself included"
        case CountArtifacts():
            return "owned artifact card"
    raise AssertionError(word)


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


@clause("RM-10.2", "RM-23.48")
def test_cards_are_told_apart_by_id() -> None:
    """Two are called Pillager; every name is there in both languages."""
    assert len({card.id for card in NAMES}) == len(NAMES)
    assert [card.id for card in NAMES if card.name == "Pillager"] == ["reaver_pillager", "prophecy_pillager"]
    assert all(card.name and card.name_de for card in NAMES)


@clause("RM-12.40")
def test_the_fragment_is_of_mjolnir() -> None:
    assert next(card.name for card in NAMES if card.id == "art_fragment_of_mjolnir") == "Fragment of Mjölnir"

"""Seats, dice, cards and prices in letters: W for the first seat, ``red Chest``, ``1 Food, 2 Chests``."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from meadhall.kernel import Ref, Seat
from meadhall.terminal.cells import times
from meadhall.terminal.drawing import QUIET, STRONG, Cell
from meadhall.terminal.title import Glance

from ..pieces import CARDS, COLOURS
from ..records import CardFact, Reaver
from ..words import Cost

SIGNS = "WRBS"
"""Wolf, Raven, Bear and Serpent sail from the first seat to the fourth."""
SEAT_COLOURS = ("#ff8700", "#5fafff", "#ffffd7", "#00af87")
DICE_COLOURS = {"red": "#ff6a4d", "blue": "#5fafff", "yellow": "#ffd75f"}
Player = Mapping[str, Any]
"""A player's board, as the view has it."""


def player_of(at: Glance, seat: Seat) -> Player:
    """A player's board."""
    player: Player = at.table["players"][seat]
    return player


def sign(seat: Seat) -> Cell:
    """The letter of a seat in its colour, with a blank on both sides."""
    return Cell(f" {SIGNS[seat]} ", f"bold {SEAT_COLOURS[seat]}")


# --- dice -----------------------------------------------------------------------------------------------------------


def face_of(die: str) -> str:
    """What a die shows."""
    return die.partition(".")[2]


def die_name(at: Glance, die: str) -> str:
    """A die by colour and face: ``red Chest``."""
    colour, _, face = die.partition(".")
    return at.words("rm-die", colour=at.words(f"rm-colour-{colour}"), face=at.words(f"face-{face}"))


def rows_of_dice(dice: Iterable[str]) -> dict[str, dict[str, int]]:
    """Dice by colour, those alike counted."""
    counted = Counter(dice)
    return {colour: {die: n for die, n in counted.items() if die.startswith(f"{colour}.")} for colour in COLOURS}


def in_short(at: Glance, dice: Iterable[str], before: Iterable[str] | None = None) -> list[list[Cell]]:
    """Dice in short, a unit a face: ``red Ship x2 2Ham``; strong where there were others of the colour before."""
    units = []
    known = None if before is None else rows_of_dice(before)
    for colour, alike in rows_of_dice(dice).items():
        look = QUIET if known is None or known[colour] == alike else STRONG
        faces = [[Cell(times(at.words(f"rm-short-{face_of(die)}"), n), look)] for die, n in alike.items()]
        if faces:
            faces[0].insert(0, Cell(f"{at.words(f'rm-colour-{colour}')} ", DICE_COLOURS[colour]))
        units += faces
    return units


# --- cards ----------------------------------------------------------------------------------------------------------


def card_of(ref: Ref) -> CardFact:
    """The facts of a card."""
    return CARDS[ref.partition(":")[2]]


def card_name(at: Glance, ref: Ref) -> str:
    """A card's name; cards that share one are told apart."""
    own = f"rm-card-{card_of(ref).id}"
    return at.words(own) if at.words.has(own) else at.words.ref(ref)


def card_text(at: Glance, ref: Ref) -> str:
    """All that a card says."""
    return at.words(f"card-{card_of(ref).id}.text")


def sentences(text: str) -> list[str]:
    """A text sentence by sentence, without the points."""
    return text.rstrip(".").split(". ")


def ability(at: Glance, ref: Ref) -> str:
    """What a Reaver does as a specialist: all of its text but the dice that it brings and its rally."""
    return ". ".join(sentences(card_text(at, ref))[:-2])


def power(at: Glance, ref: Ref) -> str:
    """Where an artifact works and what it does: its text without what it stores and what it is worth at the end."""
    return ". ".join(sentences(card_text(at, ref))[1:-1])


def clan_name(at: Glance, ref: Ref, *, short: bool = False) -> str:
    """A card's name, and of a Reaver the clan before it: the dice of that clan are wild under such a leader."""
    card = card_of(ref)
    if not isinstance(card, Reaver):
        return card_name(at, ref)
    clan = at.words(f"rm-clan-{card.clan}")
    return f"{clan[0] if short else clan} {card_name(at, ref)}"


def card_said(at: Glance, ref: Ref) -> str:
    """A card with all that it says."""
    return f"{clan_name(at, ref)}: {card_text(at, ref)}"


def together(at: Glance, cards: Sequence[Ref], width: int) -> str:
    """Cards that are taken together, in as many words as there is room for."""
    said = ""
    for short, between in ((False, at.words("rm-with")), (False, "+"), (True, "+")):
        said = f" {between} ".join(clan_name(at, card, short=short) for card in cards)
        if len(said) <= width:
            break
    return said


# --- prices ---------------------------------------------------------------------------------------------------------


def cost_name(at: Glance, cost: Cost) -> str:
    """A price in words; nothing to pay is free."""
    told = [at.words(f"rm-pay-{what}", n=n) for what, n in (("food", cost.food), ("favor", cost.favor)) if n]
    told += [at.words("rm-pay-dice", n=len(cost.dice))] if cost.dice else []
    told += [at.words(f"rm-pay-{icon}", n=n) for icon, n in Counter(cost.icons).items()]
    return ", ".join(told) or at.words("rm-free")


def item_name(at: Glance, item: str) -> str:
    """An item of a price: an icon, a die of some colour, a Reaver."""
    return at.words(f"rm-item-{item}")


def signed(number: int) -> str:
    """A number with its sign, if it is below 0 with a true minus."""
    return f"−{-number}" if number < 0 else str(number)


def percent(at: Glance, thousandths: int) -> str:
    """A chance as people say it."""
    return at.words("rm-percent", whole=thousandths // 10, tenth=thousandths % 10)

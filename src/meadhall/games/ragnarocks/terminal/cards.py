"""Ragnarocks' mythology cards in letters: the draft as a page of names, and what lies on the cards in play."""

from collections.abc import Iterable, Iterator, Sequence
from textwrap import wrap
from typing import Any

from meadhall.kernel import Ref, Seat
from meadhall.terminal.drawing import CHOSEN, HEAD, OFFERED, QUIET, Cell, Drawing
from meadhall.terminal.title import Glance
from meadhall.terminal.words import Words

from ..cards import CARD_REFS, CARDS, POWERS

COLUMNS, WIDTH = 3, 16
"""The page of cards: three columns of names, as wide as the island."""
_ORDER = list(CARD_REFS.values())


def page(at: Glance) -> Drawing:
    """The draft: the names of all cards that can be chosen or are offered, and what the chosen one does."""
    offer, options, words = at.table["draft"]["offer"], at.options, at.words
    shown = _in_order({*options, *offer, *(one["card"] for one in at.table["draft"]["taken"])})
    rows: list[tuple[Cell, ...]] = []
    spots: dict[Ref, tuple[int, int]] = {}
    lines = -(-len(shown) // COLUMNS)
    for line in range(lines):
        row = []
        for column, ref in enumerate(shown[line::lines]):
            spots[ref] = (column * WIDTH, line)
            mark = ">" if ref == at.chosen else "+" if ref in offer and offer != list(options) else " "
            row.append(Cell(f"{mark}{_fit(words.ref(ref), WIDTH - 2)} ", _look(ref, options, at.chosen), ref))
        rows.append(tuple(row))
    told = [*(offered(at.table, words) or [""]), *_reading(at.chosen, words)]
    written = ((Cell(line, HEAD if line.endswith(":") else ""),) for line in told)
    marks = {ref: _fit(words.ref(ref), WIDTH - 2).strip() for ref in spots if ref in at.numbers}
    return Drawing((*rows, *written), spots, marks)


def _in_order(refs: Iterable[Ref]) -> list[Ref]:
    """Cards in the order of the rules."""
    return sorted((ref for ref in refs if ref in _ORDER), key=_ORDER.index)


def _look(ref: Ref, options: Sequence[Ref], chosen: Ref | None) -> str:
    return CHOSEN if ref == chosen else OFFERED if ref in options else QUIET


def _fit(name: str, width: int) -> str:
    return name.ljust(width) if len(name) <= width else name[: width - 1] + "…"


def _reading(chosen: Ref | None, words: Words) -> Iterator[str]:
    """The chosen card's name and tier, and what it does."""
    if chosen in _ORDER:
        card = CARDS[POWERS[_ORDER.index(chosen)]]
        yield f"{words.ref(chosen)}, {words(f'tier-{card.tier}')}:"
        yield from wrap(words(f"{message(chosen)}.text"), COLUMNS * WIDTH)


def message(card: Ref) -> str:
    """The id of a card's texts."""
    return card.replace(":", "-")


def offered(table: dict[str, Any], words: Words) -> list[str]:
    """What is offered, while it is not yet all there."""
    draft = table["draft"]
    there = len(draft["offer"]) + len(draft["taken"])
    return [] if there == draft["wanted"] else [words("draft-on-offer", count=there, wanted=draft["wanted"])]


def held(table: dict[str, Any], seat: Seat) -> dict[str, Any] | None:
    """The card of a seat, with what lies on it."""
    return next((card for card in table["cards"] if card["seat"] == seat), None)


def lying(card: dict[str, Any], words: Words) -> str:
    """A card and what lies on it: "Thor, 3 stones on the card"."""
    parts = [words.ref(card["card"])]
    if card["stones"] or card["card"] == CARD_REFS["thor"]:
        parts.append(words("card-stones", count=card["stones"]))
    if card["vikings"]:
        parts.append(words("card-waits"))
    if card["armed"] is not None:
        parts.append(words("card-armed" if card["armed"] else "card-spent"))
    return ", ".join(parts)


def commands(table: dict[str, Any], seat: Seat, words: Words) -> list[str]:
    """Odin's command cards: what is in force, in the hand, and played."""
    odin = table["odin"]
    if odin is None or odin["seat"] != seat:
        return []
    force = odin["in_force"]
    told = [f"{words.ref(force)}: {words('card-in-force')}" if force else words("odin-no-force")]
    for where, cards in (("card-in-hand", odin["hand"]), ("card-played", odin["table"])):
        if cards:
            names = ", ".join(words.ref(card) if card else words("ragnarocks-hidden-card") for card in cards)
            told.append(f"{names}: {words(where)}")
    return told


def to_read(table: dict[str, Any], options: Sequence[Ref], words: Words) -> list[tuple[str, str]]:
    """The cards that matter now, with what they do: to choose from, in play, and Odin's as far as they are known."""
    refs = {ref for ref in options if ref in _ORDER} | {card["card"] for card in table["cards"]}
    if table["draft"]:
        refs |= {*table["draft"]["offer"]}
    if odin := table["odin"]:
        refs |= {ref for ref in (*odin["hand"], *odin["table"], odin["in_force"]) if ref}
    return [(words.ref(ref), words(f"{message(ref)}.text")) for ref in _in_order(refs)]

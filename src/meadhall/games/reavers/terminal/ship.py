"""A longship: what is being paid, dice in rows of their colour, upgrades, crew, artifacts, wealth and Prophecies."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from meadhall.kernel import Ref, Seat
from meadhall.terminal.cells import LABEL, label, named, quiet, times
from meadhall.terminal.drawing import CHOSEN, GAIN, HEAD, QUIET, STRONG, Cell, Row, cut, fitted, flowing, letters, row
from meadhall.terminal.title import Glance
from meadhall.terminal.words import capital

from ..pieces import ARTIFACT_SPACES, COLOURS, DICE_SPACES, UPGRADE_SPACES
from .notes import die_said, name
from .pieces import (
    DICE_COLOURS,
    Player,
    ability,
    card_name,
    die_name,
    item_name,
    player_of,
    power,
    rows_of_dice,
    signed,
)

FROM_BOARD = ("payment_source", "journey_loss", "artifact_overflow", "store_target")
"""The questions in which a card that is pointed at lies on the own board."""


def shown_seat(at: Glance) -> Seat:
    """Whose ship is shown: the own one; to those who look on, that of whoever is asked or active."""
    if at.seat is not None:
        return at.seat
    active: Seat | None = at.table["active"]
    return next(iter(at.asked), active or 0)


def ship(at: Glance, width: int, *, texts: bool) -> list[Row]:
    """The whole ship, with what Reavers and artifacts do if there is room for it."""
    return [row for part in _parts(at, width, texts=texts) for row in part]


def needed(at: Glance, width: int) -> list[Row]:
    """Of a ship for which there is no room: name, price and dice, and of the rest what may be pointed at."""
    first, *rest = _parts(at, width, texts=False)
    return [*first, *(row for part in rest if _is_offered(at, part) for row in part)]


def _is_offered(at: Glance, part: list[Row]) -> bool:
    return any(cell.ref in at.marker for row in part for cell in row)


def _parts(at: Glance, width: int, *, texts: bool) -> list[list[Row]]:
    seat = shown_seat(at)
    player = player_of(at, seat)
    return [
        [_title(at, seat, player, width), *_price(at, seat, width), *_dice(at, seat, player, width)],
        _upgrades(at, seat, player, width),
        _slots(at, player, width, texts=texts),
        _artifacts(at, player, width, texts=texts),
        _stores(at, width),
        _wealth(at, player, width),
        _prophecies(at, player, width),
    ]


def _title(at: Glance, seat: Seat, player: Player, width: int) -> Row:
    words = at.words
    whose = words("rm-your-ship") if seat == at.seat else words("rm-ship-of", name=at.names[seat])
    if player["leader"] is None:
        return row(cut(f" {whose}, {words('rm-no-leader')}", width), HEAD)
    leader = words("rm-leader", card=card_name(at, player["leader"]), face=words(f"face-{player['wild']}"))
    ref = player["leader"] if at.prompt in FROM_BOARD else None
    before = f"{whose}, " if len(whose) + len(leader) + 6 <= width else ""
    return Cell(f" {before}", HEAD), *at.marker.tag(ref), Cell(leader if before else capital(leader), HEAD, ref)


def _price(at: Glance, seat: Seat, width: int) -> list[Row]:
    """What is being paid: what is paid already and with what, what is due now, and what comes next."""
    words, paying = at.words, at.table["paying"]
    if paying is None:
        return []
    who = words("rm-price") if paying["seat"] == seat else at.names[paying["seat"]]
    units = [[quiet(words("rm-paid", what=name(at, source)))] for source in paying["paid"]]
    units.append([Cell(f">{words('rm-due', what=item_name(at, paying['due']))}", CHOSEN)])
    units += [[Cell(words("rm-next", what=item_name(at, item)))] for item in paying["open"]]
    return flowing(units, width, label(who))


def _dice(at: Glance, seat: Seat, player: Player, width: int) -> list[Row]:
    """The dice in rows of their colour, those alike once; below each other in columns if there is room."""
    own = seat == at.seat and at.prompt != "trade_die"
    colours = {
        colour: [_die(at, die, n, own=own) for die, n in alike.items()] or [[quiet("–")]]
        for colour, alike in rows_of_dice(player["dice"]).items()
    }
    longest = max(len(letters(tuple(unit))) for units in colours.values() for unit in units) + 2
    aligned = longest * max(map(len, colours.values())) <= width - LABEL
    count = [quiet(f" {at.words('rm-dice-of', n=len(player['dice']), all=DICE_SPACES)}")]
    rows: list[Row] = []
    for colour, units in colours.items():
        first = Cell(f" {at.words(f'rm-colour-{colour}')}".ljust(LABEL), DICE_COLOURS[colour])
        placed: list[Sequence[Cell]] = [fitted(tuple(unit), longest - 2) if aligned else unit for unit in units]
        rows += flowing([*placed, *([count] if colour == COLOURS[-1] else [])], width, first, "  ")
    return rows


def _die(at: Glance, die: str, n: int, *, own: bool) -> list[Cell]:
    """Dice that are alike; to be paid, sent or given back they bear a number."""
    said = times(die_said(at, die), n)
    ref = next((ref for ref in (f"die:{die}", f"return>die:{die}") if ref in at.marker), f"die:{die}")
    return named(at, ref, said) if own else [Cell(said)]


def _upgrades(at: Glance, seat: Seat, player: Player, width: int) -> list[Row]:
    """The tiles of the ship, ready or used in this round, and the room that is left."""
    words = at.words
    units = []
    for (kind, ready), n in Counter((tile["kind"], tile["ready"]) for tile in player["upgrades"]).items():
        ref = f"upgrade:{kind}" if ready else f"upgrade:{kind}.spent"
        said = times(words(f"rm-tile-{kind}"), n)
        state = quiet(f", {words('rm-ready' if ready else 'rm-used')}")
        units.append([*(named(at, ref, said) if seat == at.seat else [Cell(said)]), state])
    free = UPGRADE_SPACES - len(player["upgrades"])
    units.append([quiet(words("rm-spaces-free", n=free))])
    return flowing(units, width, label(words("rm-upgrades")))


def _slots(at: Glance, player: Player, width: int, *, texts: bool) -> list[Row]:
    """The specialists, slot by slot: a row each with what they do, or several slots in a row."""
    if texts:
        return [row for slot, cards in player["slots"].items() for row in _slot(at, slot, cards)]
    units = []
    for slot, cards in player["slots"].items():
        names = [cell for card in cards for cell in (Cell(", "), *_reaver(at, card))][1:]
        units.append([*_slot_name(at, slot), Cell(" "), *(names or [quiet("–")])])
    return flowing(units, width, label(at.words("rm-specialists")))


def _slot(at: Glance, slot: str, cards: Sequence[Ref]) -> list[Row]:
    """A slot, its specialists below each other, and what they do."""
    head = (Cell(" "), *_slot_name(at, slot))
    first = (*head, Cell(" " * max(1, LABEL - len(letters(head)))))
    inside = [[*_reaver(at, card), quiet(f": {ability(at, card)}")] for card in cards]
    units = inside or [[quiet(at.words("rm-nobody"))]]
    return [(*((Cell(" " * LABEL),) if number else first), *unit) for number, unit in enumerate(units)]


def _slot_name(at: Glance, slot: str) -> list[Cell]:
    return named(at, f"slot:{slot}", at.words(f"rm-slot-{slot}"), QUIET)


def _reaver(at: Glance, card: Ref) -> list[Cell]:
    """A specialist; in a payment one may be pointed at."""
    name = card_name(at, card)
    return named(at, card, name) if at.prompt in FROM_BOARD else [Cell(name)]


def _artifacts(at: Glance, player: Player, width: int, *, texts: bool) -> list[Row]:
    """The artifacts: with what they do, or several in a row."""
    head, units = label(at.words("rm-artifacts")), []
    for held in player["artifacts"]:
        cells = _artifact(at, held)
        room = width - LABEL - sum(len(cell.text) for cell in cells)
        units.append([*cells, quiet(cut(f": {power(at, held['card'])}", room))] if texts else cells)
    if not units:
        return [(head, quiet(at.words("rm-room-for", n=ARTIFACT_SPACES)))]
    if texts:
        return [(Cell(" " * LABEL) if number else head, *unit) for number, unit in enumerate(units)]
    return flowing(units, width, head, "; ")


def _artifact(at: Glance, held: Mapping[str, Any]) -> list[Cell]:
    """An artifact with the die on it, what may be done with it, and whether it can be used now."""
    words, card, die = at.words, held["card"], held["die"]
    stored, using = card.replace("card:", "die:"), f"use>{card}"
    itself = using if using in at.marker else card if at.prompt in FROM_BOARD else None
    cells = [*at.marker.tag(itself), Cell(card_name(at, card), STRONG if itself in at.marker else "", itself)]
    if die is None:
        return [*cells, quiet(f", {words('rm-holds-nothing')}")]
    cells += [quiet(f" {words('rm-with')} "), *named(at, stored, die_name(at, die))]
    for verb in ("return", "unstore"):
        if (ref := f"{verb}>{stored}") in at.marker:
            cells += [quiet(", "), *named(at, ref, words(f"rm-verb-{verb}"))]
    if held["used"]:
        return [*cells, quiet(f", {words('rm-used')}")]
    return [*cells, Cell(f", {words('rm-can-be-used')}", GAIN)] if held["open"] else cells


def _stores(at: Glance, width: int) -> list[Row]:
    """The dice that may be laid on an artifact now."""
    refs = [ref for ref in at.options if ref.startswith("store>")]
    units = [named(at, ref, die_name(at, ref.partition(":")[2])) for ref in refs]
    return flowing(units, width, label(at.words("rm-store"))) if units else []


def wealth(at: Glance, player: Player, *, zeros: bool = True) -> list[str]:
    """Food, Favor, Terror with what it costs at the end, and tokens; where room is short, only those there are."""
    words = at.words
    told = [words(f"rm-amount-{what}", n=player[what]) for what in ("food", "favor")]
    terror = "rm-terror" if zeros else "rm-terror.short"
    told.append(words(terror, n=player["terror"], loss=signed(player["reckoning"]["terror"])))
    return [*told, *(words(f"rm-amount-{kind}", n=n) for kind, n in player["tokens"].items() if n or zeros)]


def _wealth(at: Glance, player: Player, width: int) -> list[Row]:
    words = at.words
    told = [*wealth(at, player), words("rm-tiles", n=len(player["tiles"])), words("rm-pile", n=player["pile"])]
    return flowing([[Cell(one)] for one in told], width, label(words("rm-wealth")), "  ")


def prophecy_now(at: Glance, player: Player, ref: Ref) -> str:
    """What a Prophecy is worth as things stand."""
    return at.words("rm-worth-now", n=player["reckoning"]["by_prophecy"][ref])


def _prophecies(at: Glance, player: Player, width: int) -> list[Row]:
    """The own Prophecies with what they are worth now; of others how many."""
    head, held = label(at.words("rm-prophecies-label")), player["prophecies"]
    cards: Sequence[Ref] | None = player["prophecy_cards"]
    if not held or cards is None:
        return [(head, quiet(at.words("rm-sealed-cards", n=held) if held else at.words("rm-none")))]
    giving = at.prompt == "brisingamen_discard"
    units = []
    for ref in cards:
        name = card_name(at, ref)
        units.append([*(named(at, ref, name) if giving else [Cell(name)]), quiet(f" {prophecy_now(at, player, ref)}")])
    return flowing(units, width, head, ", ")

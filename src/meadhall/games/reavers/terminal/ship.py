"""A longship: what is being paid, dice in rows of their colour, upgrades, crew, artifacts, wealth and Prophecies."""

from collections.abc import Sequence

from meadhall.kernel import Ref, Seat
from meadhall.terminal.drawing import CHOSEN, GAIN, HEAD, QUIET, STRONG, Cell, Row, cut, flowing, row
from meadhall.terminal.title import Glance

from ..pieces import ARTIFACT_SPACES, DICE_SPACES, UPGRADE_SPACES
from .notes import die_said, name
from .pieces import (
    DICE_COLOURS,
    Player,
    ability,
    card_name,
    die_name,
    item_name,
    named,
    player_of,
    power,
    quiet,
    rows_of_dice,
    signed,
)

LABEL = 13
"""Columns for what a row is about."""
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
    seat = shown_seat(at)
    player = player_of(at, seat)
    return [
        _title(at, seat, player, width),
        *_price(at, seat, width),
        *_dice(at, seat, player, width),
        *_upgrades(at, seat, player, width),
        *_slots(at, player, width, texts=texts),
        *_artifacts(at, player, width, texts=texts),
        *_stores(at, width),
        *_wealth(at, player, width),
        *_prophecies(at, player, width, texts=texts),
    ]


def _label(text: str) -> Cell:
    return Cell(f" {cut(text, LABEL - 2)}".ljust(LABEL), QUIET)


def _title(at: Glance, seat: Seat, player: Player, width: int) -> Row:
    words = at.words
    whose = words("rm-your-ship") if seat == at.seat else words("rm-ship-of", name=at.names[seat])
    if player["leader"] is None:
        return row(cut(f" {whose}, {words('rm-no-leader')}", width), HEAD)
    leader = words("rm-leader", card=card_name(at, player["leader"]), face=words(f"face-{player['wild']}"))
    pays = at.prompt in FROM_BOARD
    tag = at.marker.tag(player["leader"]) if pays else []
    return (
        Cell(f" {whose}, ", HEAD),
        *tag,
        Cell(cut(leader, width - len(whose) - 6), HEAD, player["leader"] if pays else None),
    )


def _price(at: Glance, seat: Seat, width: int) -> list[Row]:
    """What is being paid: what is paid already and with what, what is due now, and what comes next."""
    words, paying = at.words, at.table["paying"]
    if paying is None:
        return []
    who = words("rm-price") if paying["seat"] == seat else at.names[paying["seat"]]
    units = [[quiet(words("rm-paid", what=name(at, source)))] for source in paying["paid"]]
    units.append([Cell(f">{words('rm-due', what=item_name(at, paying['due']))}", CHOSEN)])
    units += [[Cell(words("rm-next", what=item_name(at, item)))] for item in paying["open"]]
    return flowing(units, width, _label(who))


def _dice(at: Glance, seat: Seat, player: Player, width: int) -> list[Row]:
    """The dice in rows of their colour, those alike once."""
    rows: list[Row] = []
    own = seat == at.seat and at.prompt != "trade_die"
    for colour, alike in rows_of_dice(player["dice"]).items():
        first = Cell(f" {at.words(f'rm-colour-{colour}')}".ljust(LABEL), DICE_COLOURS[colour])
        units = []
        for die, n in alike.items():
            said = die_said(at, die) + (f" x{n}" if n > 1 else "")
            ref = next((ref for ref in (f"die:{die}", f"return>die:{die}") if ref in at.marker), f"die:{die}")
            units.append(named(at, ref, said) if own else [Cell(said)])
        rows += flowing(units or [[quiet("–")]], width, first, "  ")
    count = quiet(f"   {at.words('rm-dice-of', n=len(player['dice']), all=DICE_SPACES)}")
    rows[-1] = (*rows[-1], count)
    return rows


def _upgrades(at: Glance, seat: Seat, player: Player, width: int) -> list[Row]:
    """The tiles of the ship, ready or used in this round, and the room that is left."""
    words = at.words
    units = []
    tiles = {(tile["kind"], tile["ready"]): 0 for tile in player["upgrades"]}
    for tile in player["upgrades"]:
        tiles[tile["kind"], tile["ready"]] += 1
    for (kind, ready), n in tiles.items():
        ref = f"upgrade:{kind}" if ready else f"upgrade:{kind}.spent"
        said = words(f"rm-tile-{kind}") + (f" x{n}" if n > 1 else "")
        state = quiet(f", {words('rm-ready' if ready else 'rm-used')}")
        units.append([*(named(at, ref, said) if seat == at.seat else [Cell(said)]), state])
    free = UPGRADE_SPACES - len(player["upgrades"])
    units.append([quiet(words("rm-spaces-free", n=free))])
    return flowing(units, width, _label(words("rm-upgrades")))


def _slots(at: Glance, player: Player, width: int, *, texts: bool) -> list[Row]:
    """The specialists, slot by slot; with what they do, or several slots in a row."""
    words, pays = at.words, at.prompt in FROM_BOARD
    rows: list[Row] = []
    units = []
    for slot, cards in player["slots"].items():
        ref = f"slot:{slot}"
        head = [*at.marker.tag(ref), Cell(words(f"rm-slot-{slot}"), STRONG if ref in at.marker else QUIET, ref)]
        inside: list[list[Cell]] = []
        for card in cards:
            called = named(at, card, card_name(at, card)) if pays else [Cell(card_name(at, card))]
            inside.append([*called, quiet(f": {ability(at, card)}")] if texts else called)
        if texts:
            label = (Cell(" "), *head)
            gap = Cell(" " * max(1, LABEL - sum(len(cell.text) for cell in label)))
            for number, unit in enumerate(inside or [[quiet(words("rm-nobody"))]]):
                rows.append((*label, gap, *unit) if not number else (Cell(" " * LABEL), *unit))
        else:
            flat = [cell for number, unit in enumerate(inside) for cell in ([Cell(", ")] if number else []) + unit]
            units.append([*head, Cell(" "), *(flat or [quiet("–")])])
    return rows if texts else flowing(units, width, _label(words("rm-specialists")))


def _artifacts(at: Glance, player: Player, width: int, *, texts: bool) -> list[Row]:
    """The artifacts, each with the die on it, and whether it can be used now."""
    words = at.words
    units = []
    for held in player["artifacts"]:
        card, stored = held["card"], held["card"].replace("card:", "die:")
        using = f"use>{card}"
        cells = [*at.marker.tag(using), *(at.marker.tag(card) if at.prompt in FROM_BOARD else [])]
        offered = using in at.marker or card in at.marker
        cells.append(Cell(card_name(at, card), STRONG if offered else "", using if using in at.marker else card))
        if held["die"] is None:
            cells.append(quiet(f", {words('rm-holds-nothing')}"))
        else:
            cells.append(quiet(f" {words('rm-with')} "))
            for verb in ("", "return>", "unstore>"):
                ref = f"{verb}{stored}"
                if ref in at.marker:
                    said = words(f"rm-verb-{verb[:-1]}") if verb else ""
                    cells += [*at.marker.tag(ref), Cell(f"{said}: " if said else "", STRONG, ref)]
            cells.append(Cell(die_name(at, held["die"])))
        if held["used"]:
            cells.append(quiet(f", {words('rm-used')}"))
        elif held["open"] and held["die"] is not None:
            cells.append(Cell(f", {words('rm-can-be-used')}", GAIN))
        if texts:
            room = width - LABEL - sum(len(cell.text) for cell in cells)
            cells.append(quiet(cut(f": {power(at, card)}", room)))
        units.append(cells)
    if not units:
        return [(_label(words("rm-artifacts")), quiet(words("rm-room-for", n=ARTIFACT_SPACES)))]
    label = _label(words("rm-artifacts"))
    if texts:
        return [((label if not k else Cell(" " * LABEL)), *unit) for k, unit in enumerate(units)]
    return flowing(units, width, label, "; ")


def _stores(at: Glance, width: int) -> list[Row]:
    """The dice that may be laid on an artifact now."""
    refs = [ref for ref in at.options if ref.startswith("store>")]
    units = [named(at, ref, die_name(at, ref.partition(":")[2])) for ref in refs]
    return flowing(units, width, _label(at.words("rm-store"))) if units else []


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
    return flowing([[Cell(one)] for one in told], width, _label(words("rm-wealth")), "  ")


def prophecy_now(at: Glance, player: Player, ref: Ref) -> str:
    """What a Prophecy is worth as things stand."""
    return at.words("rm-worth-now", n=player["reckoning"]["by_prophecy"][ref])


def _prophecies(at: Glance, player: Player, width: int, *, texts: bool) -> list[Row]:
    """The own Prophecies with what they are worth now; of others how many."""
    words = at.words
    cards: Sequence[Ref] | None = player["prophecy_cards"]
    label = _label(words("rm-prophecies-label"))
    if not player["prophecies"] or cards is None:
        said = words("rm-sealed-cards", n=player["prophecies"]) if player["prophecies"] else words("rm-none")
        return [(label, quiet(said))]
    giving = at.prompt == "brisingamen_discard"
    units = []
    for ref in cards:
        called = named(at, ref, card_name(at, ref)) if giving else [Cell(card_name(at, ref))]
        units.append([*called, quiet(f" {prophecy_now(at, player, ref)}")])
    return flowing(units, width, label, ", ")

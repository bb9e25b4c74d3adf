"""The own board: Attributes, Runes, Blessings, Artifacts and the hand; and cards that lie open to be chosen."""

from collections.abc import Sequence

from meadhall.kernel import Ref, Seat
from meadhall.terminal.cells import label, named, quiet, times
from meadhall.terminal.drawing import DANGER, GAIN, QUIET, STRONG, Cell, Row, cut, flowing, row
from meadhall.terminal.title import Glance

from ..pieces import ATTRIBUTES, RUNES
from .hunt import slot_name
from .island import SHORT_LABEL, WIDE_LABEL
from .pieces import alike, card_text, card_worth, player_of


def shown_seat(at: Glance) -> Seat:
    """Whose board is shown: the own one; to those who look on, that of whoever is asked or active."""
    if at.seat is not None:
        return at.seat
    active: Seat | None = at.table["active"]
    return next(iter(at.asked), active or 0)


def board(at: Glance, width: int) -> list[list[Row]]:
    """Attributes, Runes, Priests, Blessings and Artifacts, from rich to poor."""
    size = WIDE_LABEL if width > 80 else SHORT_LABEL
    seat = shown_seat(at)
    whose = at.words("lr-you") if seat == at.seat else at.names[seat]
    rows = flowing(_own(at, seat), width, label(whose, size), "  ")
    cards = _cards(at, seat)
    more = flowing(cards, width, label(at.words("lr-blessings"), size), ", ") if cards else []
    offered = [unit for unit in cards if any(cell.ref in at.marker for cell in unit)]
    least = flowing(offered, width, label(at.words("lr-blessings"), size), ", ") if offered else []
    return [[*rows, *more], [*rows, *least]]


def _own(at: Glance, seat: Seat) -> list[list[Cell]]:
    words, player, own = at.words, player_of(at, seat), seat == at.seat
    units = []
    for name in ATTRIBUTES:
        held, ref = player["attributes"][name], f"attribute:{name}"
        cells = named(at, ref, words(f"attribute-{name}")) if own else [Cell(words(f"attribute-{name}"))]
        hurt = [Cell(f" {words('lr-injured')}", DANGER)] if held["injured"] else []
        units.append([*cells, Cell(f" {held['value']}", STRONG), *hurt])
    for rune in RUNES:
        ref, n = f"rune:{rune}", player["runes"][rune]
        cells = named(at, ref, words(f"rune-{rune}"), "" if n else QUIET) if own else [Cell(words(f"rune-{rune}"))]
        units.append([*cells, Cell(f" {n}", STRONG if n else QUIET)])
    units.append([quiet(words("lr-priests", n=player["priests"]))])
    units.append([quiet(words("lr-pool", n=player["pool"]))])
    return units


def _cards(at: Glance, seat: Seat) -> list[list[Cell]]:
    """The Hero tile where it may be used, Blessings and Artifacts; an exhausted one says so."""
    player, words = player_of(at, seat), at.words
    tile = [player["tile"]] if player["tile"] in at.marker else []
    units = [named(at, ref, words.ref(ref)) for ref in (*tile, *player["blessings"])]
    for name, held in at.table["artifacts"].items():
        if held["holder"] == seat:
            ref = f"exhaust>artifact:{name}"
            cells = named(at, ref, words.ref(f"artifact:{name}"), "" if held["charged"] else QUIET)
            units.append([*cells, *([] if held["charged"] else [quiet(f" ({words('lr-exhausted')})")])])
    return units


# --- the hand -------------------------------------------------------------------------------------------------------


def hand(at: Glance, width: int) -> list[list[Row]]:
    """The own Combat cards: a row each with what they do, or several in a row."""
    seat = shown_seat(at)
    held: list[Ref] | None = player_of(at, seat)["hand_cards"]
    title = at.words("lr-hand", n=player_of(at, seat)["hand"])
    if not held:
        return []
    groups = [(next((ref for ref in refs if ref in at.marker), refs[0]), len(refs)) for refs in alike(held).values()]
    size = WIDE_LABEL if width > 80 else SHORT_LABEL
    short = [
        [*named(at, ref, times(at.words.ref(ref), n)), quiet(f" {hunt_use(at, ref) or card_worth(at, ref)}")]
        for ref, n in groups
    ]
    long = [line for ref, n in groups for line in [_card(at, ref, n, width)]]
    flowed = flowing(short, width, label(title, size), ", ")
    offered = [unit for unit in short if any(cell.ref in at.marker for cell in unit)]
    least = flowing(offered, width, label(title, size), ", ") if offered else []
    return [[row(f" {title}", QUIET), *long], flowed, least]


def _card(at: Glance, ref: Ref, n: int, width: int) -> Row:
    """A card with its number, its worth, what a Hunt makes of it, and its text."""
    field = at.marker.field(ref)
    name = f"{times(at.words.ref(ref), n):<17} {card_worth(at, ref):<18} "
    cells = [field, Cell(name, STRONG if ref in at.marker else "", ref)]
    use = hunt_use(at, ref)
    if use:
        cells.append(Cell(f"{use}. ", GAIN))
    room = width - sum(len(cell.text) for cell in cells)
    return (*cells, quiet(cut(card_text(at, ref), room)))


def hunt_use(at: Glance, ref: Ref) -> str:
    """What a card of the hunter's hand would do now, as the rules say it."""
    hunt, words = at.table["hunt"], at.words
    uses = {use["card"]: use for use in hunt["hand_uses"] or ()} if hunt else {}
    if ref not in uses:
        return ""
    use = uses[ref]
    if hunt["attack"] is not None:
        told = [words("lr-use-adds", n=use["ward"])]
        told += [words("lr-use-wards")] * use["wards"] + [words("lr-use-spot")] * use["spot"]
        return ", ".join(told)
    if use["slots"] and use["slots"] == hunt["reach"] and len(use["slots"]) > 1:
        return words("lr-use-any")
    numbers = [int(slot.rpartition(".")[2]) - 1 for slot in use["slots"]]
    names = dict.fromkeys(slot_name(at, hunt["foe"], number) for number in numbers)
    return words("lr-use-slots", list=", ".join(names)) if names else ""


# --- cards that are not one's own -----------------------------------------------------------------------------------


def lying(at: Glance, width: int, shown: set[Ref]) -> list[Row]:
    """Cards to choose from that lie nowhere else: in a draft, of the Monster's side, Blessings on offer."""
    offered = [ref for ref in at.options if ref.startswith("card:") and ref not in shown]
    others = [ref for ref in at.table["offer"] if ref not in offered]
    rows = [_open(at, ref, width) for ref in (*others, *offered)]
    return [row(f" {at.words('lr-lying')}", QUIET), *rows] if rows else []


def _open(at: Glance, ref: Ref, width: int) -> Row:
    field = at.marker.field(ref)
    worth = card_worth(at, ref)
    head = f"{at.words.ref(ref)}, {worth}" if worth else at.words.ref(ref)
    text = cut(f": {card_text(at, ref)}", width - len(field.text) - len(head))
    return field, Cell(head, STRONG, ref), quiet(text)


def elsewhere(at: Glance, width: int, missing: Sequence[Ref], name: str) -> list[Row]:
    """Whatever else may be pointed at, with its number."""
    units = [named(at, ref, at.words.ref(ref)) for ref in missing]
    return flowing(units, width, label(name, WIDE_LABEL if width > 80 else SHORT_LABEL), ", ") if units else []

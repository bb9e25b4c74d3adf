"""The hand and the clan sheet: a row a card, with its number if it can be played."""

from collections.abc import Sequence

from meadhall.kernel import Ref, Seat
from meadhall.terminal.drawing import GAIN, HEAD, QUIET, STRONG, Cell, Row, cut, flowing, paragraph, row
from meadhall.terminal.title import Glance

from ..cards.sheet import CARDS
from ..content import SLOTS, Card
from ..upgrade import SLOT_OPTIONS
from .pieces import marked

KIND = 9


def card_of(ref: Ref) -> Card:
    """The facts of a card."""
    return CARDS[ref.partition(":")[2]]


def text_id(ref: Ref) -> str:
    """The id of a card's texts; all copies say the same."""
    return f"card-{card_of(ref).id}"


def kind_of(at: Glance, ref: Ref) -> str:
    """What kind of card it is, in one word."""
    card = card_of(ref)
    return at.words(f"br-kind-{card.slot or card.kind}")


def worth(at: Glance, ref: Ref) -> str:
    """What is printed in the corner: strength of a battle card, price of an upgrade as its owner pays it now."""
    card = card_of(ref)
    if adds_nothing(at, ref):
        return "0"
    if card.kind == "battle":
        return "+?" if card.strength is None else f"+{card.strength}"
    if card.kind == "quest":
        return ""
    prices: dict[Ref, int] = at.table["clans"][at.seat]["prices"] if at.seat is not None else {}
    return str(prices.get(ref, card.cost))


def fulfilled(at: Glance, ref: Ref) -> bool | None:
    """Whether the board fulfils an own quest now; None for other cards."""
    if at.seat is None:
        return None
    found: bool | None = at.table["clans"][at.seat]["fulfilled"].get(ref)
    return found


def adds_nothing(at: Glance, ref: Ref) -> bool:
    """Whether a card of another kind is laid in a battle, where it adds nothing."""
    adds: dict[Ref, int | None] = (at.table["pillage"] or {}).get("adds") or {}
    return at.prompt == "battle_card" and card_of(ref).kind != "battle" and adds.get(ref) == 0


def short_text(at: Glance, ref: Ref) -> str:
    """What a card does in short, and of a quest whether it is fulfilled."""
    if adds_nothing(at, ref):
        return at.words("br-adds-nothing", kind=at.words(f"{text_id(ref)}.kind"))
    done = fulfilled(at, ref)
    state = "" if done is None else f"{at.words('br-quest-now' if done else 'br-quest-not')}: "
    return f"{state}{at.words(f'{text_id(ref)}.short')}"


def name_width(at: Glance, refs: Sequence[Ref]) -> int:
    """How many columns the names of some cards take."""
    return max((len(at.words.ref(ref)) for ref in refs), default=0) + 2


def card_rows(at: Glance, refs: Sequence[Ref], width: int, *, kind: bool) -> list[Row]:
    """Cards, a row each."""
    return [card_row(at, ref, width, name_width(at, refs), kind=kind) for ref in refs]


def card_row(at: Glance, ref: Ref, width: int, name: int, *, kind: bool, makes: str = "") -> Row:
    """A card in a row: number, corner, name, kind, what it makes of a total, what it does."""
    chosen = at.marker.style(ref) if ref == at.chosen else STRONG if ref in at.marker else ""
    cells = [
        at.marker.field(ref),
        Cell(f"{worth(at, ref):>2} ", "", ref),
        Cell(at.words.ref(ref).ljust(name), chosen, ref),
        Cell(kind_of(at, ref).ljust(KIND) if kind else "", QUIET, ref),
        Cell(makes, STRONG, ref),
    ]
    room = width - sum(len(cell.text) for cell in cells)
    look = GAIN if fulfilled(at, ref) else QUIET
    return (*cells, Cell(cut(short_text(at, ref), room), look, ref))


def hand(at: Glance, seat: Seat, width: int, *, kind: bool) -> list[Row]:
    """The own hand, a card a row."""
    cards: Sequence[Ref] = at.table["clans"][seat]["cards"] or ()
    said = at.words("scene-hand", count=len(cards))
    if not cards:
        return [row(f" {at.words('scene-no-cards')}", QUIET)]
    return [row(f" {said}", HEAD), *card_rows(at, cards, width, kind=kind)]


# --- the clan sheet --------------------------------------------------------------------------------------------------


def _slots(at: Glance, seat: Seat) -> dict[str, list[tuple[Ref, Ref | None]]]:
    """The slots by kind: each with its ref and the card in it."""
    found: dict[str, list[tuple[Ref, Ref | None]]] = {}
    for option, kind, slot in zip(SLOT_OPTIONS, SLOTS, at.table["clans"][seat]["slots"], strict=True):
        found.setdefault(kind, []).append((option.ref, slot["card"]))
    return found


def _entries(at: Glance, slots: list[tuple[Ref, Ref | None]], room: int) -> list[Cell]:
    """The cards of one kind and how many slots are free, with short texts if there is room."""
    told = _slot_cells(at, slots, texts=True)
    return told if sum(len(cell.text) for cell in told) <= room else _slot_cells(at, slots, texts=False)


def _slot_cells(at: Glance, slots: list[tuple[Ref, Ref | None]], *, texts: bool) -> list[Cell]:
    """The cards of one kind and how many slots are free; slots that may be pointed at stand one by one."""
    words = at.words
    cells: list[Cell] = []
    offered = any(slot in at.marker for slot, _ in slots)
    for slot, card in slots:
        if card is None and not offered:
            continue
        cells.append(Cell("; " if cells else ""))
        cells += marked(at, slot)
        cells.append(Cell(words.ref(card) if card else words("br-free", count=1), "" if card else QUIET, slot))
        if card and texts:
            cells.append(Cell(f": {words(f'{text_id(card)}.short').rstrip('.')}", QUIET))
    free = sum(card is None for _, card in slots)
    if free and not offered:
        cells += [Cell("; " if cells else ""), Cell(words("br-free", count=free), QUIET)]
    return cells


def sheet_title(at: Glance, seat: Seat) -> Row:
    """How many slots of the sheet are taken."""
    worn = sum(slot["card"] is not None for slot in at.table["clans"][seat]["slots"])
    return row(f" {at.words('br-sheet', count=worn, all=len(SLOTS))}", HEAD)


def sheet(at: Glance, seat: Seat, width: int) -> list[Row]:
    """The own clan sheet, a kind of slot a row, and the quests that lie on it."""
    rows: list[Row] = [sheet_title(at, seat)]
    for kind, slots in _slots(at, seat).items():
        head = Cell(f" {at.words(f'br-kind-{kind}'):<9}")
        rows.append((head, *_entries(at, slots, width - len(head.text))))
    return [*rows, *_quests(at, seat)]


def short_sheet(at: Glance, seat: Seat, width: int, *, texts: bool = False) -> list[Row]:
    """The own clan sheet in a few rows: what lies on it by name, and the quests."""
    kinds = [
        [Cell(f"{at.words(f'br-kind-{kind}')} ", QUIET), *_entries(at, slots, width - 12 if texts else 0)]
        for kind, slots in _slots(at, seat).items()
        if any(card is not None or slot in at.marker for slot, card in slots)
    ]
    if not kinds:
        return [row(f" {at.words('br-sheet-empty')}", QUIET), *_quests(at, seat)]
    return [*flowing(kinds, width, Cell(" ")), *_quests(at, seat)]


def _quests(at: Glance, seat: Seat) -> list[Row]:
    """The quests that one has taken on: for oneself by name."""
    quests = at.table["clans"][seat]["quest_cards"] or ()
    cells = [Cell(f" {at.words('br-kind-quest'):<9}")]
    for number, ref in enumerate(quests):
        done = fulfilled(at, ref)
        state = at.words("br-quest-now" if done else "br-quest-not")
        cells += [Cell("; " if number else ""), Cell(at.words.ref(ref)), Cell(f" {state}", GAIN if done else QUIET)]
    return [tuple(cells)] if quests else []


def quests_face_down(at: Glance, seat: Seat) -> str:
    """What others see of quests: how many lie there."""
    count = at.table["clans"][seat]["quests"]
    return at.words("br-quests", count=count) if count else ""


def passage(at: Glance, ref: Ref) -> tuple[str, str]:
    """A card to read in full: its name, kind and corner, and its whole text."""
    words, card = at.words, card_of(ref)
    kind = words(f"{text_id(ref)}.kind")
    corner = worth(at, ref)
    if card.kind == "battle":
        kind = words("br-read-battle", kind=kind, strength="?" if card.strength is None else card.strength)
    elif card.kind == "upgrade":
        kind = words("br-read-upgrade", kind=kind, rage=corner)
    done = fulfilled(at, ref)
    state = "" if done is None else f" {words('br-read-now' if done else 'br-read-not')}"
    return f"{words.ref(ref)}, {kind}", f"{words(f'{text_id(ref)}.text')}{state}"


def wrapped_card(at: Glance, ref: Ref, width: int) -> list[Row]:
    """A card with its full text: the row of its name, and the text below."""
    chosen = at.marker.style(ref) if ref == at.chosen else STRONG
    head = (
        at.marker.field(ref),
        Cell(f"{worth(at, ref):>2} ", "", ref),
        Cell(at.words.ref(ref), chosen, ref),
        Cell(f"  {kind_of(at, ref)}", QUIET, ref),
    )
    body = paragraph(at.words(f"{text_id(ref)}.text"), width - 1, " " * 6)
    return [head, *(tuple(Cell(text, style, ref) for text, style, _ in line) for line in body)]

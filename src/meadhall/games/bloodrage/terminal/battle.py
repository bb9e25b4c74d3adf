"""The battle over the left side: the sums as they are counted, and what would follow for each winner."""

from collections.abc import Mapping
from typing import Any

from meadhall.kernel import Seat
from meadhall.terminal.drawing import (
    CHOSEN,
    GAIN,
    HEAD,
    LINE,
    QUIET,
    STRONG,
    Cell,
    Row,
    cut,
    fitted,
    flowing,
    paragraph,
    row,
    stacked,
)
from meadhall.terminal.title import Glance, Room

from . import notes
from .hand import card_row, hand, name_width, text_id
from .land import villages
from .pieces import BOARD, clan_name, colour, letter, marked, named, sign, worn
from .sides import Battle, Part, Side
from .tracks import ragnarok, valhalla

STAGES = ("call", "cards", "reveal", "late", "compare", "fallen", "reward")
LABEL = {True: 20, False: 11}
"""Columns for what a row is about, on a wide screen and on a narrow one."""
_ADJACENT = {province.id: province.adjacent for province in BOARD.province}


def draw(at: Glance, battle: Battle, room: Room) -> list[Row]:
    """The whole screen of a battle."""
    rule = row("─" * room.width, LINE)
    sums = _columns(at, battle, room) if room.wide or len(battle.sides) == 2 else _lines(at, battle, room)
    follows = _aftermath(at, battle, room) if battle.compared else _outcomes(at, room)
    short = follows[:3] if battle.compared else _outcomes(at, room, brief=True)
    held = _hand(at, room)
    to_play = any(cell.ref in at.marker for line in held for cell in line)
    sections: list[list[list[Row]]] = [
        [[_stages(at, battle, room), rule, *sums]],
        [[rule, *follows], [rule, *short], [rule, *short[-1:]], []],
        [_texts(at, battle, room), []],
        [held] if to_play else [held, []],
    ]
    if room.wide:
        sections.append([_around(at, battle, room.width), []])
    return stacked(sections, room.height)


def _stages(at: Glance, battle: Battle, room: Room) -> Row:
    """Where in the battle it is."""
    words = at.words
    name = words.ref(f"province:{battle.province}")
    cells = [Cell(f" {words('scene-battle', province=name) if room.wide else name} ", HEAD)]
    for number, stage in enumerate(STAGES):
        said = f"{number + 1} {words(f'br-stage-{stage}')}" if room.wide else words(f"br-stage-{stage}")
        now = number == battle.stage
        cells.append(Cell(f"{'>' if now else ' '}{said}", CHOSEN if now else QUIET if number < battle.stage else ""))
    return fitted(tuple(cells), room.width)


# --- the sums --------------------------------------------------------------------------------------------------------


def _columns(at: Glance, battle: Battle, room: Room) -> list[Row]:
    """A column a side, the pillager first; four sides two by two."""
    abreast = len(battle.sides) if len(battle.sides) < 4 else 2
    width = room.width // abreast
    rows: list[Row] = []
    for first in range(0, len(battle.sides), abreast):
        drawn = [_side(at, battle, side, width) for side in battle.sides[first : first + abreast]]
        deepest = max(len(side) for side in drawn)
        padded = [[*side[:-2], *[()] * (deepest - len(side)), *side[-2:]] for side in drawn]
        rows += [tuple(cell for side in padded for cell in fitted(side[line], width)) for line in range(deepest)]
    return rows


def _side(at: Glance, battle: Battle, side: Side, width: int) -> list[Row]:
    """A side's sum: who it is, its parts, a line, and what they make together."""
    name = max(12, min(23, width - 18))
    return [
        _who(at, battle, side),
        *(_part(at, side, part, name, width - name - 9) for part in side.parts),
        row(f"{' ' * (name + 3)}---", LINE),
        (Cell(f"   {cut(at.words('br-together'), name):<{name}}"), _total(at, battle, side)),
    ]


def _part(at: Glance, side: Side, part: Part, name: int, room: int) -> Row:
    """Figures or a card: what they are, what they add, and a sign for each point, or what has become of them."""
    called = part.name
    for more in part.more:
        called = f"{called}, {more}" if len(called) + 2 + len(more) <= name else called
    points = "#" * (part.strength or 0)
    fate = next((fate for fate in part.fate if len(fate) <= room), "")
    bar = f"{points}  {fate}" if points and fate and len(points + fate) + 2 <= room else fate or points
    mine = part.strength is None and side.seat == at.seat and side.seat in at.asked
    return (
        at.marker.field(part.ref),
        Cell(cut(called, name).ljust(name), CHOSEN if mine else STRONG if part.ref in at.marker else "", part.ref),
        Cell(f"{'?' if part.strength is None else part.strength:>3}  ", STRONG, part.ref),
        Cell(cut(bar, room), QUIET if fate else colour(at, side.seat)),
    )


def _who(at: Glance, battle: Battle, side: Side) -> Row:
    pillages = f", {at.words('scene-pillager')}" if side.seat == battle.pillager else ""
    return sign(at, side.seat), Cell(at.names[side.seat], STRONG), Cell(pillages, QUIET)


def _total(at: Glance, battle: Battle, side: Side) -> Cell:
    """The sum: open while a card is sealed, with a star for the highest, or even."""
    if not battle.compared:
        return Cell(f"{side.total:>3}{' + ?' if side.is_open else ''}", STRONG)
    best = max(one.total for one in battle.sides)
    mark = f" * {at.words('br-wins')}" if side.seat == battle.winner else ""
    mark = f" {at.words('br-even')}" if battle.winner is None and side.total == best else mark
    return Cell(f"{side.total:>3}{mark}", f"bold {GAIN}" if mark else STRONG)


def _lines(at: Glance, battle: Battle, room: Room) -> list[Row]:
    """Many sides on a narrow screen: a row for who and how much, and one for the parts."""
    rows: list[Row] = []
    for side in battle.sides:
        rows.append((*_who(at, battle, side), Cell("  "), _total(at, battle, side)))
        rows += flowing([_inline(at, part) for part in side.parts], room.width, Cell("   "), ", ")
    return rows


def _inline(at: Glance, part: Part) -> list[Cell]:
    amount = "?" if part.strength is None else part.strength
    fate = f" {part.fate[-1]}" if part.fate else ""
    look = STRONG if part.ref in at.marker else ""
    return [*marked(at, part.ref), Cell(f"{part.name} {amount}{fate}", look, part.ref)]


# --- what follows ----------------------------------------------------------------------------------------------------


def _outcomes(at: Glance, room: Room, *, brief: bool = False) -> list[Row]:
    """What would follow for each winner; in brief only what it gains. The texts of battle cards come on top."""
    rows: list[Row] = []
    for outcome in at.table["pillage"]["outcomes"]:
        text = outcome_text(at, outcome, brief=brief)
        if text != ".":
            rows += _labelled(if_wins(at, outcome["winner"], short=not room.wide), text, room)
    return [*rows, *(paragraph(at.words("br-losers-fall"), room.width - 1, " ", QUIET) if brief else [])]


def _labelled(label: str, text: str, room: Room) -> list[Row]:
    """What a row is about, and the sentences behind it."""
    indent = LABEL[room.wide]
    first, *more = paragraph(text, room.width - 1, " " * indent)
    return [(Cell(cut(f" {label}", indent - 1).ljust(indent), STRONG), Cell(first[0].text[indent:])), *more]


def if_wins(at: Glance, winner: Seat | None, *, short: bool = False) -> str:
    """``If you win``, ``If Torvald wins``, ``If they are even``."""
    if winner is None:
        return at.words("br-if-even-short" if short else "br-if-even")
    you = "no" if at.called(winner) == at.names[winner] else "yes"
    if short:
        return at.words("br-if-wins-short", name=letter(at, winner), you=you)
    return at.words("br-if-wins", name=at.names[winner], you=you)


def outcome_text(at: Glance, outcome: Mapping[str, Any], *, brief: bool = False) -> str:
    """An outcome in a sentence: the prize, the glory, the fallen, and what may follow."""
    words, won = at.words, outcome["prize"]
    told = []
    if won is not None:
        gains = notes.prize(at, won)
        told.append(words("br-succeeds-with", prize=gains) if gains else words("br-succeeds"))
    elif outcome["winner"] is not None and not brief:
        told.append(words("br-fails"))
    told += [_gain(at, gain["seat"], gain["glory"], gain["because"]) for gain in outcome["glory"]]
    fallen: dict[Seat, list[Any]] = {}
    for figures in outcome["fallen"]:
        fallen.setdefault(figures["seat"], []).append(figures)
    if fallen and not brief:
        named_dead = [f"{clan_name(at, seat)} {named(at, groups)}" for seat, groups in fallen.items()]
        told.append(words("br-fall", figures="; ".join(named_dead)))
    told += [words("br-may-follow", card=words.ref(card)) for card in (won["cards"] if won else ())]
    return f"{'; '.join(told)}."


def _gain(at: Glance, seat: Seat, glory: int, because: str) -> str:
    """Who gains glory for what: the battle, or a card or monster by name; for ships, the upgrade that pays."""
    if because == "battle":
        return at.words("br-battle-pays", glory=glory)
    paid = str(worn(at, seat, "ship")) if because == "ships" else because
    return at.words("br-gains", glory=glory, name=at.names[seat], because=at.words.ref(paid))


def _aftermath(at: Glance, battle: Battle, room: Room) -> list[Row]:
    """What came of it, in the words of the saga; and how to see the map again."""
    rows: list[Row] = []
    for event in battle.events:
        if text := at.words.event(event, at.names):
            rows += paragraph(text, room.width - 2, "   ", first=" ")
    if at.options and not at.table["pillage"]:
        rows.append(row(f" F2 {at.words('scene-see-map')}", QUIET))
    return rows


# --- what lies beside it ---------------------------------------------------------------------------------------------


def _texts(at: Glance, battle: Battle, room: Room) -> list[Row]:
    """What the revealed cards say."""
    cards = [(side.seat, part.card) for side in battle.sides for part in side.parts if part.card]
    texts = [(seat, f"{at.words.ref(card)}: {at.words(f'{text_id(card)}.short')}") for seat, card in cards]
    return [(sign(at, seat), Cell(cut(text, room.width - 4), QUIET)) for seat, text in texts]


def _hand(at: Glance, room: Room) -> list[Row]:
    """The own hand; while a card is laid, with what each would make of the total."""
    if at.seat is None:
        return []
    if at.prompt != "battle_card":
        return hand(at, at.seat, room.width, kind=room.wide)
    cards = at.table["clans"][at.seat]["cards"]
    makes = {ref: notes.makes(at, ref) for ref in cards}
    column = max(map(len, makes.values())) + 3
    rows: list[Row] = [row(f" {at.words('br-hand-to-lay', count=len(cards))}", HEAD)]
    for ref in cards:
        said = makes[ref].ljust(column)
        rows.append(card_row(at, ref, room.width, name_width(at, cards), kind=False, makes=said))
    return rows


def _around(at: Glance, battle: Battle, width: int) -> list[Row]:
    """The province itself, who stands next door, and the tracks."""
    words, room = at.words, Room(width, 0, wide=True)
    near = []
    for name in _ADJACENT[battle.province]:
        there = at.table["provinces"][name]
        counts: dict[Seat, int] = {}
        for figures in there["figures"]:
            counts[figures["seat"]] = counts.get(figures["seat"], 0) + figures["count"]
        said = ", ".join(f"{letter(at, seat)} {count}" for seat, count in counts.items())
        near += [f"{words.ref(there['ref'])} {said}"] if counts else []
    province = at.table["provinces"][battle.province]
    return [
        *_labelled(words.ref(province["ref"]), villages(at, battle.province), room),
        *_labelled(words("br-next-door"), ". ".join(near) or words("describe-nobody"), room),
        *ragnarok(at, width),
        *valhalla(at, width),
    ]

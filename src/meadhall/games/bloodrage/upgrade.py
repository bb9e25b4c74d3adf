"""Upgrades: playing one, its slot, the monster it brings; and the extra action of Frigga's Sacrifice (section 6)."""

from collections.abc import Mapping, Sequence

from meadhall.kernel.ask import Ask, Chapter, Clause, Option, Ref, Seat
from meadhall.kernel.chapters import begin, chapter
from meadhall.kernel.events import tell
from meadhall.kernel.game import Token

from .board import AWAY, RESERVE, VALHALLA, Place
from .cards.saving import SACRIFICE, destroy
from .cards.sheet import card, ref, upgrade_price
from .clan import pay, raise_stat
from .content import SLOTS, Slot
from .figures import (
    FIRST_MONSTER,
    LEADER,
    RECRUITS,
    SHIP,
    WARRIOR,
    Figure,
    Group,
    figure_option,
    groups_at,
    groups_on_board,
    without,
)
from .invade import free_invade
from .state import EMPTY, NOBODY, State

SLOT_OPTIONS = tuple(
    Option(f"slot:{kind}.{SLOTS[: k + 1].count(kind)}" if SLOTS.count(kind) > 1 else f"slot:{kind}", k)
    for k, kind in enumerate(SLOTS)
)
_UNIT: dict[str, Figure] = {"leader": LEADER, "warrior": WARRIOR, "ship": SHIP}


@chapter
def upgrade(s: State, seat: Seat, token: Token) -> Chapter:
    """A card the seat has laid open goes into a slot of its kind, is paid, and works at once (BR-6.1 to BR-6.11)."""
    played = card(s, token)
    assert played.slot is not None
    slot = SLOTS.index(played.slot)
    if SLOTS.count(played.slot) > 1:
        slot = yield Ask(seat, "upgrade_slot", slots, not_slots, about={"card": ref(s, token)}, args=(played.slot,))
    pay(s, seat, upgrade_price(s, seat, played))
    remove_upgrade(s, seat, slot)
    s.clans[seat].hand.remove(token)
    s.clans[seat].slots[slot] = token
    monster = RECRUITS[played.id] if played.slot == "monster" else None
    if monster is not None:
        s.owners[monster - FIRST_MONSTER] = seat
        s.lairs[monster - FIRST_MONSTER] = RESERVE
    tell(s, "upgraded", seat=seat, card=ref(s, token), slot=SLOT_OPTIONS[slot].ref, rage=s.clans[seat].rage)
    if played.slot != "clan":
        begin(s, free_invade, seat, _UNIT[played.slot] if monster is None else monster)


def slots(s: State, seat: Seat, kind: Slot) -> Sequence[Option]:
    """All slots of the card's kind, occupied or not (BR-6.6, BR-6.7)."""
    return [option for option, slot in zip(SLOT_OPTIONS, SLOTS, strict=True) if slot == kind]


def not_slots(s: State, seat: Seat, kind: Slot) -> Mapping[Ref, Clause]:
    """The slots of other kinds (BR-6.5)."""
    offered = slots(s, seat, kind)
    return {option.ref: "BR-6.5" for option in SLOT_OPTIONS if option not in offered}


def remove_upgrade(s: State, seat: Seat, slot: int) -> None:
    """The card in the slot leaves the game, a monster with it from wherever it is (BR-6.9, BR-7.7, BR-7.8)."""
    old = s.clans[seat].slots[slot]
    if old == EMPTY:
        return
    s.clans[seat].slots[slot] = EMPTY
    s.gone.append(old)
    if card(s, old).slot == "monster":
        monster = RECRUITS[card(s, old).id]
        s.owners[monster - FIRST_MONSTER] = NOBODY
        s.lairs[monster - FIRST_MONSTER] = AWAY
    tell(s, "removed", seat=seat, card=ref(s, old), slot=SLOT_OPTIONS[slot].ref)


# --- Frigga's Sacrifice -------------------------------------------------------------------------------------------


@chapter
def sacrifice(s: State, seat: Seat) -> Chapter:
    """Two own figures on the board die, and the clan raises a stat (BR-12.148 to BR-12.152)."""
    first = yield Ask(seat, "sacrifice_figure", victims, not_victims, about={"chosen": 0}, args=(None,))
    second = yield Ask(seat, "sacrifice_figure", victims, not_victims, about={"chosen": 1}, args=(first,))
    figures: dict[tuple[Figure, Place], int] = {}
    for figure, place in (first, second):
        figures[figure, place] = figures.get((figure, place), 0) + 1
    groups: list[Group] = [(figure, place, count) for (figure, place), count in figures.items()]
    destroy(s, seat, groups, SACRIFICE)
    begin(s, raise_stat, seat, "card:a3-friggas-sacrifice", declinable=False, excluded=-1)


def victims(s: State, seat: Seat, first: tuple[Figure, Place] | None) -> Sequence[Option]:
    """Own figures on the board, of any kind and in any place; the second is another one than the first (BR-12.149)."""
    groups = groups_on_board(s, seat)
    if first is not None:
        groups = without(groups, *first)
    return [figure_option(s, seat, figure, place) for figure, place, _ in groups]


def not_victims(s: State, seat: Seat, first: tuple[Figure, Place] | None) -> Mapping[Ref, Clause]:
    """The figure chosen already, and those in reserve and Valhalla (BR-12.149)."""
    offered = {option.ref for option in victims(s, seat, first)}
    groups = [*groups_on_board(s, seat), *groups_at(s, seat, RESERVE), *groups_at(s, seat, VALHALLA)]
    names = [figure_option(s, seat, figure, place).ref for figure, place, _ in groups]
    return {name: "BR-12.149" for name in names if name not in offered}


PROMPTS = {
    "upgrade_slot": ("BR-6.6", "BR-6.7", "BR-6.9", "BR-7.7"),
    "sacrifice_figure": ("BR-12.148", "BR-12.149", "BR-12.151"),
}

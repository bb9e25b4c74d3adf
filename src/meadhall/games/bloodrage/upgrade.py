"""Upgrades: playing one, its slot, the monster it brings; and the extra action of Frigga's Sacrifice (section 6)."""

from meadhall.kernel import Chapter, Clause, Option, Seat, Token, begin, chapter, tell
from meadhall.kit.cards import ref
from meadhall.kit.choices import choice

from . import figures
from .board import AWAY, RESERVE, Place
from .cards.saving import SACRIFICE, destroy
from .cards.sheet import card, upgrade_price
from .clan import pay, raise_stat
from .content import SLOTS, Card, Slot
from .figures import FIRST_MONSTER, KINDS, RECRUITS, Group, Standing, groups_on_board
from .invade import free_invade
from .state import EMPTY, NOBODY, State

SLOT_OPTIONS = tuple(
    Option(f"slot:{kind}.{SLOTS[: k + 1].count(kind)}" if SLOTS.count(kind) > 1 else f"slot:{kind}", k)
    for k, kind in enumerate(SLOTS)
)


@chapter
def upgrade(s: State, seat: Seat, token: Token) -> Chapter:
    """A card the seat has laid open goes into a slot of its kind, is paid, and works at once (BR-6.1 to BR-6.11)."""
    played = card(s, token)
    assert played.slot is not None
    slot = SLOTS.index(played.slot)
    if SLOTS.count(played.slot) > 1:
        slot = yield upgrade_slot.ask(seat, "upgrade_slot", played.slot, about={"card": ref(s, token)})
    pay(s, seat, upgrade_price(s, seat, played))
    remove_upgrade(s, seat, slot)
    s.clans[seat].hand.remove(token)
    s.clans[seat].slots[slot] = token
    if played.slot == "monster":
        _recruit(s, played, seat, RESERVE)
    tell(s, "upgraded", seat=seat, card=ref(s, token), slot=SLOT_OPTIONS[slot].ref, rage=s.clans[seat].rage)
    if played.slot != "clan":
        begin(s, free_invade, seat, RECRUITS[played.id] if played.slot == "monster" else KINDS.index(played.slot))


@choice(SLOT_OPTIONS)
def upgrade_slot(s: State, seat: Seat, slot: int, kind: Slot) -> Clause | None:
    """Any slot of the card's kind, occupied or not (BR-6.5 to BR-6.7)."""
    return None if SLOTS[slot] == kind else "BR-6.5"


def remove_upgrade(s: State, seat: Seat, slot: int) -> None:
    """The card in the slot leaves the game, a monster with it from wherever it is (BR-6.9, BR-7.7, BR-7.8)."""
    old = s.clans[seat].slots[slot]
    if old == EMPTY:
        return
    s.clans[seat].slots[slot] = EMPTY
    s.gone.append(old)
    if card(s, old).slot == "monster":
        _recruit(s, card(s, old), NOBODY, AWAY)
    tell(s, "removed", seat=seat, card=ref(s, old), slot=SLOT_OPTIONS[slot].ref)


def _recruit(s: State, upgrade: Card, owner: Seat, lair: Place) -> None:
    monster = RECRUITS[upgrade.id] - FIRST_MONSTER
    s.owners[monster], s.lairs[monster] = owner, lair


@chapter
def sacrifice(s: State, seat: Seat) -> Chapter:
    """Two own figures on the board die, and the clan raises a stat (BR-12.148 to BR-12.152)."""
    first = yield victim.ask(seat, "sacrifice_figure", None, about={"chosen": 0})
    second = yield victim.ask(seat, "sacrifice_figure", first, about={"chosen": 1})
    groups: list[Group] = [(*first, 2)] if first == second else [(*first, 1), (*second, 1)]
    destroy(s, seat, groups, SACRIFICE)
    begin(s, raise_stat, seat, "card:a3-friggas-sacrifice", declinable=False, excluded=-1)


def all_figures(s: State, seat: Seat, first: Standing | None) -> list[Option]:
    """All figures of a seat, wherever they are."""
    return [*figures.figures_on_board(s, seat), *figures.figures_off_board(s, seat)]


@choice(all_figures)
def victim(s: State, seat: Seat, figure: Standing, first: Standing | None) -> Clause | None:
    """Own figures on the board, of any kind and in any place; the second is another one than the first (BR-12.149)."""
    groups = groups_on_board(s, seat) if first is None else figures.without(groups_on_board(s, seat), *first)
    return None if figure in [group[:2] for group in groups] else "BR-12.149"


PROMPTS = {
    "upgrade_slot": ("BR-6.6", "BR-6.7", "BR-6.9", "BR-7.7"),
    "sacrifice_figure": ("BR-12.148", "BR-12.149", "BR-12.151"),
}

"""The Hunts of a Follower of Surtur, and its Special Action Monsters (solo rules, LS-8.44 to LS-8.76)."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from meadhall.kernel import (
    EVERYONE,
    Chapter,
    Clause,
    Option,
    Seat,
    Secret,
    Token,
    begin,
    below,
    chapter,
    show,
    shuffle,
    tell,
    then,
    to,
)
from meadhall.kernel.chapters import Call
from meadhall.kit import cards
from meadhall.kit.automaton import Decision, decide, highest, lowest
from meadhall.kit.cards import ref, refs

from .. import victory
from ..content import CONTENT
from ..decks import draw
from ..heroes import attribute
from ..hunting import foe_ref, symbols_of, tray_of
from ..pieces import BOSS, COMBAT, MIGHT, MONSTERS, card_name, combat_card
from ..priests import gain_priests
from ..state import NOBODY, State
from ..words import Symbol
from ..wounds import artifact_is_due, gain_artifact, slay, slot_ref
from .deciding import by_monster, foe_region, settle, step
from .desolation import desolate
from .measures import corrupted, dist, tucked
from .rousing import rouse, why_no_rousing

SHIELD: Symbol = "shield"
FEW = CONTENT.surtur.slain_markers.value
"""Fewer own markers than these on a Monster that lives place a Desolation token (LS-8.67)."""
_RULES = CONTENT.surtur


# --- the Special Action ---------------------------------------------------------------------------------------------


def why_no_monsters(s: State, seat: Seat) -> Clause | None:
    """Something to hunt for who hunts, or a Monster that can harm (LS-8.52)."""
    return None if hunts(s, seat) or why_no_rousing(s, seat) is None else "LS-8.52"


def hunts(s: State, seat: Seat) -> bool:
    """Whether a Follower hunts in this action: its tile says so, and there is something to hunt (LS-8.49)."""
    return corrupted(s, seat).priority_action == "monsters" and bool(huntable(s, seat))


@chapter
def follower_monsters(s: State, seat: Seat) -> None:
    """A Hunt, or else a Monster is activated and a Desolation token placed (LS-8.49 to LS-8.51)."""
    if hunts(s, seat):
        begin(s, follower_hunt, seat)
    else:
        then(s, to(rouse, seat), to(desolate, seat, "activation"))


# --- the prey -------------------------------------------------------------------------------------------------------


def reach(s: State, seat: Seat) -> int:
    """How far a Follower hunts: one Region, and one more for each tucked card (LS-8.44, LS-3.25)."""
    return _RULES.reach.value + tucked(s, seat)


def huntable(s: State, seat: Seat) -> list[int]:
    """The Monsters within reach of its Hero, whoever's ring they have; Loki alone, if he is (LS-8.44 to LS-8.48)."""
    within = [foe for foe in _on_board(s) if _is_near(s, seat, foe)]
    return [BOSS] if BOSS in within and _may_hunt_loki(s, seat) else [foe for foe in within if foe != BOSS]


def _on_board(s: State) -> list[int]:
    return [foe for foe in range(len(MONSTERS) + 1) if foe_region(s, foe) >= 0]


def _is_near(s: State, seat: Seat, foe: int) -> bool:
    return dist(s, foe_region(s, foe), s.players[seat].hero) <= reach(s, seat)


def _may_hunt_loki(s: State, seat: Seat) -> bool:
    """Slain Monsters and Slayer tokens open the way to him (LS-8.46)."""
    return victory.slain(s, seat) >= victory.SLAIN_FOR_BOSS[s.seats]


def _why_not(s: State, seat: Seat, foe: int) -> Clause:
    """Why a Monster on the board is no prey."""
    if foe == BOSS and not _may_hunt_loki(s, seat):
        return "LS-8.46"
    return "LS-8.47" if _is_near(s, seat, foe) else "LS-8.44"


@chapter
def follower_hunt(s: State, seat: Seat) -> Chapter:
    """It draws for Might without a limit, and its whole hand lies open (LS-8.53, LS-8.54)."""
    might = attribute(s, seat, MIGHT)
    yield from step(seat, "follower_hunt", about={"reach": reach(s, seat), "might": might})
    hand = s.players[seat].hand
    hand += _drawn(s, seat, might)
    show(s, hand, EVERYONE)
    for token in hand:
        tell(s, "card_shown", seat=seat, card=ref(s, token))
    begin(s, follower_prey, seat)


def _drawn(s: State, seat: Seat, n: int) -> list[Token]:
    """Combat cards from the top of the deck that nobody sees."""
    drawn = draw(s, COMBAT, n)
    if drawn:
        tell(s, "cards_drawn", seat=seat, n=len(drawn), cards=Secret(refs(s, drawn), ()))
    return drawn


@chapter
def follower_prey(s: State, seat: Seat) -> Chapter:
    """The Monster that would have the fewest slots left is hunted (LS-8.57, LS-8.58)."""
    prey = huntable(s, seat)
    decision = decide(
        "prey",
        [Option(foe_ref(foe), foe) for foe in prey],
        lowest("LS-8.58", "slots_left", lambda foe: slots_left(s, seat, foe)),
        aside={foe_ref(foe): _why_not(s, seat, foe) for foe in _on_board(s) if foe not in prey},
    )
    about = {"reach": reach(s, seat)}
    foe = yield from settle(
        s, seat, "follower_prey", decision, *by_monster(s, seat), attacked=lambda foe: _bound_to(s, foe), about=about
    )
    tell(s, "follower_hunts", seat=seat, foe=foe_ref(foe))
    begin(s, follower_wound, seat, foe, [])


def _bound_to(s: State, foe: int) -> list[Seat]:
    """Whose ring a Monster has: a Hunt attacks what is theirs (LS-14.15)."""
    return [] if foe == BOSS else [s.foes[foe].ring]


def slots_left(s: State, seat: Seat, foe: int) -> int:
    """How many slots of a Monster would stay open after the most that the hand can cover (LS-8.57)."""
    return len(_open(s, foe)) - (len(_best_of_loki(s, seat)) if foe == BOSS else _coverable(s, seat, foe))


def _coverable(s: State, seat: Seat, foe: int) -> int:
    """Each card covers a slot of its symbol, and each Shield one of those that are left (LS-8.55, LS-8.56)."""
    held, open_slots = _symbols(s, seat), _open(s, foe)
    asked = Counter(symbol for slot in open_slots for symbol in symbols_of(foe, slot))
    served = sum(min(held[symbol], n) for symbol, n in asked.items())
    return min(served + held[SHIELD], len(open_slots))


def _symbols(s: State, seat: Seat) -> Counter[Symbol]:
    """How many cards of each symbol the hand has."""
    return Counter(combat_card(s, token).weapon for token in s.players[seat].hand)


def _open(s: State, foe: int) -> list[int]:
    return [slot for slot, by in enumerate(tray_of(s, foe).wounds) if by == NOBODY]


# --- the Wounds -----------------------------------------------------------------------------------------------------


@chapter
def follower_wound(s: State, seat: Seat, foe: int, dealt: list[int]) -> Chapter:
    """One slot after the other is covered, as long as a card matches one (LS-8.60 to LS-8.62)."""
    decision = next_slot(s, seat, foe)
    if not decision.left:
        begin(s, follower_hunt_over, seat, foe, dealt)
        return
    slot = yield from settle(s, seat, "follower_wound", decision, about={"foe": foe_ref(foe)})
    for symbol in symbols_of(foe, slot):
        token = _card_for(s, seat, symbol)
        s.players[seat].hand.remove(token)
        cards.discard(s, token, s.discards[COMBAT])
        tell(s, "hunt_card", seat=seat, card=ref(s, token))
    wounds = tray_of(s, foe).wounds
    wounds[slot] = seat
    tell(s, "wounded", seat=seat, monster=foe_ref(foe), slot=slot + 1, left=wounds.count(NOBODY))
    begin(s, follower_wound, seat, foe, [*dealt, slot])


def next_slot(s: State, seat: Seat, foe: int) -> Decision:
    """The slot that is covered next: of a symbol in hand before Shields, with a Reward, the rightmost (LS-8.61)."""
    open_slots, held = _open(s, foe), _symbols(s, seat)
    if foe == BOSS:
        taken, keys = _best_of_loki(s, seat), [highest("LS-8.70", "slot", lambda slot: slot + 1)]
        why = {slot: "LS-8.70" if _shields(held, [slot]) <= held[SHIELD] else "LS-8.69" for slot in open_slots}
    else:
        slots = CONTENT.monsters[foe].slots
        served = [slot for slot in open_slots if held[slots[slot].symbol]]
        taken = served or (open_slots if held[SHIELD] else [])
        why = dict.fromkeys(open_slots, "LS-8.60" if held[SHIELD] else "LS-8.55")
        keys = [
            highest("LS-8.61", "reward", lambda slot: int(slots[slot].reward is not None)),
            highest("LS-8.61", "slot", lambda slot: slot + 1),
        ]
    aside: dict[str, Clause] = {slot_ref(foe, slot): why[slot] for slot in open_slots if slot not in taken}
    return decide("slot", [Option(slot_ref(foe, slot), slot) for slot in taken], *keys, aside=aside)


def _best_of_loki(s: State, seat: Seat) -> Sequence[int]:
    """The slots of Loki to cover: the most, with the fewest Shields, the furthest right (LS-8.69, LS-8.70)."""
    held, open_slots = _symbols(s, seat), _open(s, BOSS)
    sets = [slots for n in range(len(open_slots) + 1) for slots in combinations(open_slots, n)]
    needed = {slots: _shields(held, slots) for slots in sets}
    possible = [slots for slots in sets if needed[slots] <= held[SHIELD]]
    return max(possible, key=lambda slots: (len(slots), -needed[slots], slots[::-1]))


def _shields(held: Counter[Symbol], slots: Sequence[int]) -> int:
    """How many Shields some slots of Loki need besides what is held of their symbols (LS-8.69)."""
    asked = Counter(symbol for slot in slots for symbol in symbols_of(BOSS, slot))
    return sum(max(0, n - held[symbol]) for symbol, n in asked.items())


def _card_for(s: State, seat: Seat, symbol: Symbol) -> Token:
    """A card of the symbol, a Shield where there is none; of several that differ a random one (LS-8.60, LS-8.63)."""
    hand = s.players[seat].hand
    of_symbol = [token for token in hand if combat_card(s, token).weapon == symbol]
    found = of_symbol or [token for token in hand if combat_card(s, token).weapon == SHIELD]
    alike = len({card_name(s.faces[token]) for token in found}) == 1
    return found[0 if alike else below(s, len(found))]


# --- the end --------------------------------------------------------------------------------------------------------


@chapter
def follower_hunt_over(s: State, seat: Seat, foe: int, dealt: list[int]) -> None:
    """A Priest, the Artifact, the figure, or a Desolation token (LS-8.64 to LS-8.68, LS-8.71 to LS-8.75)."""
    wounds = tray_of(s, foe).wounds
    slain, few = NOBODY not in wounds, wounds.count(seat) < FEW
    tell(s, "hunt_over", seat=seat, foe=foe_ref(foe), won=slain)
    if foe == BOSS:
        if slain:
            victory.win(s, seat, "slayer", "LS-8.71")
    else:
        rewarded = [CONTENT.monsters[foe].slots[slot].reward is not None for slot in dealt]
        if any(rewarded):
            gain_priests(s, seat, CONTENT.rules.reward_priests.value)
        if not all(rewarded) and artifact_is_due(s, foe):
            gain_artifact(s, seat, foe)
        if slain:
            slay(s, seat, foe)
    token: list[Call] = [to(desolate, seat, "hunt")] if few and not slain else []
    then(s, *token, to(follower_rest, seat, foe))


@chapter
def follower_rest(s: State, seat: Seat, foe: int) -> Chapter:
    """Loki's tray is cleared; the cards left are shuffled into the deck for as many unseen ones (LS-8.72, LS-8.76)."""
    if foe == BOSS:
        s.boss.wounds = [NOBODY] * len(s.boss.wounds)
    player = s.players[seat]
    n = len(player.hand)
    if not n:
        return
    yield from step(seat, "follower_exchange", about={"cards": n})
    s.decks[COMBAT] += player.hand
    player.hand = []
    shuffle(s, s.decks[COMBAT])
    tell(s, "hand_exchanged", seat=seat, n=n)
    player.hand = _drawn(s, seat, min(n, _RULES.hand_limit.value))


PROMPTS = {
    "follower_hunt": ("LS-8.44", "LS-8.49", "LS-8.53", "LS-8.54"),
    "follower_prey": ("LS-8.44", "LS-8.46", "LS-8.47", "LS-8.48", "LS-8.57", "LS-8.58", "LS-8.59"),
    "follower_wound": ("LS-8.55", "LS-8.56", "LS-8.60", "LS-8.61", "LS-8.62", "LS-8.63", "LS-8.69", "LS-8.70"),
    "follower_exchange": ("LS-8.76",),
}

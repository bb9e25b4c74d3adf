"""Step 5: a Special Action of the wheel; before it the Realm's bonuses, or a Rune for who is covered (section 15)."""

from collections.abc import Callable
from typing import NamedTuple

from meadhall.kernel import Chapter, Clause, Option, Seat, begin, button, chapter, tell, then, to
from meadhall.kernel.chapters import Call
from meadhall.kit.choices import choice

from . import blessings, mobilizing, monsters_action, preparing, usurping
from .armies import place_of, pool
from .asking import point
from .battle import battles
from .bearing import bears, borne_by
from .board import REALMS
from .content import CONTENT
from .deeds import SAID, carry_out, possible
from .heroes import heal, injury_heal
from .moments import reach, unused, use
from .monument import build_monument, why_no_monument
from .pieces import ACTION_OPTIONS, ATTRIBUTE_OPTIONS, DECLINE, REALM_OPTIONS, RUNE_OPTIONS, SLOTS
from .pool import gain_runes, limit_runes, rune_gain, take_rune
from .recruiting import enlist
from .state import State, clockwise, is_follower, left
from .surtur.bonuses import follower_bonus
from .words import AlliedNearby, At, ChooseOne, Heal, PlaceHero, Sail, TransferArmy

RUNES_FOR_COVERED = CONTENT.rules.covered_marker_runes.value
REALM_OF = tuple(REALMS.index(slot.realm) for slot in CONTENT.wheel.slot)
"""The Realm of each slot (LR-48.1)."""
TAKE = button("take")
VARIANTS = {Sail: button("drakkar"), TransferArmy: button("army"), PlaceHero: button("hero"), Heal: button("heal")}
"""What the parts of a Realm's bonus are called, where one of two is taken (LR-15.11)."""


class Action(NamedTuple):
    """A Special Action: why it cannot be chosen now, and the chapter that carries it out."""

    why_not: Callable[[State, Seat], Clause | None]
    begin: Callable[[Seat], Call]


def why_no_reinforce(s: State, seat: Seat) -> Clause | None:
    """Reinforce needs an Army in the Pool (LR-16.1)."""
    return None if pool(s, seat) else "LR-16.1"


@chapter
def reinforce(s: State, seat: Seat) -> Chapter:
    """An Army is Recruited (LR-16.1); what comes of it comes before Battles (LR-49.6)."""
    army = yield from enlist(s, seat)
    if army is not None:
        reach(s, seat, "reinforced", place_of(army))


ACTIONS: dict[str, Action] = {
    "monsters": Action(monsters_action.why_no_monsters, lambda seat: to(monsters_action.monsters_action, seat)),
    "build_temple": Action(blessings.why_no_temple, lambda seat: to(blessings.build_temple, seat)),
    "prepare": Action(preparing.why_no_prepare, lambda seat: to(preparing.prepare, seat)),
    "mobilize": Action(mobilizing.why_no_mobilize, lambda seat: to(mobilizing.mobilize, seat, [])),
    "reinforce": Action(why_no_reinforce, lambda seat: to(reinforce, seat)),
    "usurp": Action(usurping.why_no_usurp, lambda seat: to(usurping.usurp, seat)),
}
MONUMENT = Option("action:build_monument", len(SLOTS))
"""The action without a slot, a marker and a Realm (LR-15.2, LR-15.19)."""
CHOICES = (*ACTION_OPTIONS, MONUMENT)


@chapter
def special(s: State, seat: Seat) -> Chapter:
    """One Special Action must be chosen, and a marker is laid on its slot (LR-15.1, LR-15.8, LR-15.16)."""
    markers = sum(seat in stack for stack in s.wheel)
    slot = yield from point(s, seat, "special_choose", special_choose, about={"markers": markers})
    if slot is None:  # LR-15.18
        return
    if slot == MONUMENT.value:
        begin(s, build_monument, seat)
        return
    here = len(s.agenda)
    lay_marker(s, seat, slot)
    # where nothing comes before the action, it is still possible
    s.agenda.insert(here, to(act, seat, slot) if len(s.agenda) > here else ACTIONS[SLOTS[slot]].begin(seat))


def lay_marker(s: State, seat: Seat, slot: int) -> None:
    """The marker, and before the action a Rune for who is covered or the Realm's bonuses (LR-15.8 to LR-15.16)."""
    below = covered(s, slot)
    s.wheel[slot].append(seat)
    tell(s, "special", seat=seat, action=ACTION_OPTIONS[slot].ref, covered=below)
    if below is not None:
        gain_runes(s, below, RUNES_FOR_COVERED)
        return
    realm = REALM_OF[slot]
    order = [other for other in clockwise(s, left(s, seat)) if may_be_allied(s, other, realm)]
    if order:
        then(s, *(to(realm_bonus, other, realm) for other in order), to(battles))


def covered(s: State, slot: int) -> Seat | None:
    """Whose marker the next one on a slot covers; on a free slot nobody's (LR-15.9, LR-15.13, LR-15.14)."""
    return s.wheel[slot][-1] if s.wheel[slot] else None


def entitled(s: State, slot: int) -> list[Seat]:
    """Who gets the bonus of a slot's Realm if it is given (LR-15.9, LR-15.12)."""
    return [seat for seat in range(s.seats) if counts_as_allied(s, seat, REALM_OF[slot])]


@choice(CHOICES)
def special_choose(s: State, seat: Seat, slot: int) -> Clause | None:
    """A slot without an own marker whose action can be carried out now (LR-15.3 to LR-15.7)."""
    if slot == MONUMENT.value:
        return why_no_monument(s, seat)
    return "LR-15.3" if seat in s.wheel[slot] else ACTIONS[SLOTS[slot]].why_not(s, seat)


@chapter
def act(s: State, seat: Seat, slot: int) -> None:
    """The action itself; if a bonus has made it impossible, it is skipped and the marker stays (LR-15.6)."""
    action = ACTIONS[SLOTS[slot]]
    if action.why_not(s, seat) is None:
        then(s, action.begin(seat))


# --- Realm bonuses --------------------------------------------------------------------------------------------------


@chapter
def realm_bonus(s: State, seat: Seat, realm: int) -> Chapter:
    """Whoever is allied with the Realm may take its bonus once (LR-15.9 to LR-15.12)."""
    if not counts_as_allied(s, seat, realm):
        return
    if is_follower(s, seat):
        begin(s, follower_bonus, seat, realm)
        return
    about = {"realm": REALM_OPTIONS[realm].ref}
    said = yield from point(s, seat, "realm_bonus", bonus.beside(DECLINE), realm, about=about)
    if said != DECLINE.value:
        tell(s, "bonus_taken", seat=seat, realm=REALM_OPTIONS[realm].ref)
        begin(s, befriend, seat)
        carry_out(s, seat, said)


def may_be_allied(s: State, seat: Seat, realm: int) -> bool:
    """Whether a player counts as allied with a Realm, or would if their Hero came beside it in time (LR-39.4)."""
    return s.players[seat].allied[realm] or bears(s, seat, AlliedNearby)


def counts_as_allied(s: State, seat: Seat, realm: int) -> bool:
    """Allied with the Realm, or beside it with a Hero for whom that is enough (LR-39.3 to LR-39.6)."""
    beside = realm in s.board.realms[s.players[seat].hero]
    return s.players[seat].allied[realm] or (beside and bears(s, seat, AlliedNearby))


def variants(s: State, seat: Seat, realm: int) -> list[Option]:
    """The bonus, or its parts where one of two is taken."""
    name = REALMS[realm]
    (word,) = SAID[name]
    if not isinstance(word, ChooseOne):
        return [Option(TAKE.ref, name)]
    return [Option(VARIANTS[type(part)].ref, f"{name}/{k}") for k, (part,) in enumerate(word.of)]


@choice(variants)
def bonus(s: State, seat: Seat, said: str, realm: int) -> Clause | None:
    """What would change something (LR-1.24, LR-15.11)."""
    return None if possible(s, seat, said) else "LR-15.11"


@chapter
def befriend(s: State, seat: Seat) -> Chapter:
    """After a bonus some may heal or gain a Rune, once in each turn of any player (LR-49.50)."""
    cards = [card for card, _, word in borne_by(s, seat) if isinstance(word, At) and word.moment == "realm_bonus_taken"]
    if not cards or not unused(s, seat, cards[0], "turn"):
        return
    chosen = yield from point(s, seat, "blessing_friend", blessing_friend.beside(DECLINE))
    if chosen == DECLINE.value:
        return
    use(s, seat, cards[0], "turn")
    what, which = chosen
    if what == "heal":
        heal(s, seat, which)
    else:
        take_rune(s, seat, which)
        begin(s, limit_runes, seat)


def gifts(s: State, seat: Seat) -> list[Option]:
    """Tokens to heal, and types of Runes."""
    tokens = [Option(ref, ("heal", which)) for ref, which, _ in ATTRIBUTE_OPTIONS]
    return tokens + [Option(ref, ("rune", rune)) for ref, rune, _ in RUNE_OPTIONS]


@choice(gifts)
def blessing_friend(s: State, seat: Seat, gift: tuple[str, int]) -> Clause | None:
    """An injured token of the own Hero, or a type of Rune that is left in the Supply."""
    what, which = gift
    return injury_heal(s, seat, which) if what == "heal" else rune_gain(s, seat, which)


PROMPTS = {
    "blessing_friend": ("LR-49.50",),
    "special_choose": ("LR-15.1", "LR-15.3", "LR-15.4", "LR-15.9", "LR-15.13"),
    "realm_bonus": ("LR-15.9", "LR-15.10", "LR-15.11"),
}

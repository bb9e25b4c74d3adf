"""How a Follower decides: the clauses compare, then the tie-breaker of its card, or the Arbiter (sections 4 and 14).

Every chapter in which a Follower chooses says it the same way::

    target = decide("invade", candidates, *keys, aside=not_invadable)
    region = yield from settle(s, seat, "follower_target", target, by_region(s, seat), attacked=owners)

A step without anything to choose is ``yield from step(seat, "follower_roll")``; what chance brings comes after it.
"""

from collections.abc import Callable, Sequence
from typing import Any

from meadhall.kernel import STEP, About, Ask, Seat, tell
from meadhall.kit.automaton import Decision, Key, acts, arbitrates, highest, lowest

from ..armies import place_of, value_of
from ..asking import Asking
from ..board import REALMS, Place
from ..content import CONTENT
from ..monsters import pair
from ..pieces import BOSS, RUNES, tile_ref
from ..state import Army, State, people
from .measures import selected

CLOCKWISE = tuple(REALMS.index(slot.realm) for slot in CONTENT.wheel.slot)
"""The Realms in the order of LS-4.11."""
_NOTHING: About = {}


# --- the tie-breaker ------------------------------------------------------------------------------------------------


def by_region(s: State, seat: Seat, where: Callable[[Any], Place] = lambda region: region) -> Key:
    """The lowest number of a Region or the highest, as the card says (LS-4.5 to LS-4.8)."""
    return _by_card(s, seat)("LS-4.8", "region", lambda one: where(one) + 1, _source(s, seat))


def by_army(s: State, seat: Seat, which: Callable[[Any], Army] = lambda army: army) -> tuple[Key, Key]:
    """Armies by the numbers of their Regions, then by their values (LS-4.9, LS-4.10)."""
    compare, source = _by_card(s, seat), _source(s, seat)
    return (
        compare("LS-4.10", "region", lambda one: place_of(which(one)) + 1, source),
        compare("LS-4.9", "army", lambda one: value_of(which(one)), source),
    )


def by_realm() -> Key:
    """The first Realm clockwise from Muspelheim, whatever the card says (LS-4.11)."""
    return lowest("LS-4.11", "realm", lambda realm: CLOCKWISE.index(realm) + 1)


def by_monster(s: State, seat: Seat) -> tuple[Key, Key]:
    """Monsters by the numbers of their Regions; in one Region Loki first, then by their trays (LS-4.12 to LS-4.14)."""
    order = trays(s)
    where = _by_card(s, seat)("LS-4.14", "region", lambda foe: foe_region(s, foe) + 1, _source(s, seat))
    return where, lowest("LS-4.12", "tray", lambda foe: 1 if foe == BOSS else order.index(foe) + 2)


def trays(s: State) -> list[int]:
    """The Monsters in the order of their trays: the upper row from the left, the lower one back (LS-4.13)."""
    rows = [pair(s, rune) for rune in range(len(RUNES))]
    return [upper for upper, _ in rows] + [lower for _, lower in reversed(rows)]


def foe_region(s: State, foe: int) -> Place:
    """Where a Monster, or Loki, is."""
    return s.boss.region if foe == BOSS else s.foes[foe].region


def _by_card(s: State, seat: Seat) -> Callable[..., Key]:
    return lowest if selected(s, seat).tie_break == "min" else highest


def _source(s: State, seat: Seat) -> str:
    return f"card:{selected(s, seat).id}"


# --- asking ---------------------------------------------------------------------------------------------------------


def settle(
    s: State,
    seat: Seat,
    prompt: str,
    decision: Decision,
    *ties: Key,
    attacked: Callable[[Any], Sequence[Seat]] | None = None,
    arbiter: bool = False,
    about: About = _NOTHING,
) -> Asking:
    """The Follower is asked with what the clauses leave; several are told apart by the tie-breaker (LS-1.3, LS-4.7).

    ``attacked`` says whose assets an option directly attacks: where the options left are against different people, the
    Arbiter names one of them instead (LS-14.11 to LS-14.20). With ``arbiter`` they choose in any case (LS-14.18).
    """
    if decision.tied and len(people(s)) > 1:
        against = {option.ref: _persons(s, attacked, option.value) for option in decision.left}
        if arbiter or len({one for persons in against.values() for one in persons}) > 1:
            told = {**about, "decides": prompt, "follower": tile_ref(s, seat)}
            value = yield arbitrates(s.arbiter, "arbiter_choose", decision, told)
            ref = next(option.ref for option in decision.left if option.value == value)
            _hand_on(s, against[ref])
            return value
    return (yield acts(seat, prompt, decision.further(*ties) if decision.tied else decision, about))


def _persons(s: State, attacked: Callable[[Any], Sequence[Seat]] | None, value: Any) -> list[Seat]:
    """The people among those whom an option attacks, in turn order."""
    whom = () if attacked is None else attacked(value)
    return [seat for seat in s.order or range(s.seats) if seat in whom and seat in people(s)]


def _hand_on(s: State, whom: Sequence[Seat]) -> None:
    """The token goes to whoever was chosen; if nobody was, it stays (LS-14.13, LS-14.16, LS-14.17)."""
    if whom and whom[0] != s.arbiter:
        s.arbiter = whom[0]
        tell(s, "arbiter", seat=s.arbiter)


def step(seat: Seat, prompt: str, about: About = _NOTHING) -> Asking:
    """The Follower is asked where there is nothing to choose; what chance brings comes afterwards (LS-1.3, LS-1.17)."""
    yield Ask(seat, prompt, STEP, about=about)


PROMPTS = {"arbiter_choose": ("LS-14.11", "LS-14.12", "LS-14.13", "LS-14.16")}

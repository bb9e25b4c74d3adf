"""What lies open of the Followers, for everybody and always (section 17).

Where Followers play, the table has these fields besides:

- ``followers``, one for each, in the first seats: the ``tile``, the Action ``row`` from the left, the place that is
  ``selected`` (from 0, null while none is), how many cards its ``deck`` has, those ``removed`` from the game, what is
  ``tucked`` under its board, how many cards its ``battle_deck`` has; ``regions``, one for each Region: its ``defence``
  value and the Army that would come to ``support`` it (null where it is not its own), else the ``difficulty`` of
  invading it;
- ``ashes``: the ``regions`` with a Desolation token, how many are ``left`` on the Manifestation card, and the Army
  value that removing one ``needs`` now (null where none lies);
- ``challenges``: those in the match, with the ``level`` of all and what that ``difficulty`` is called;
- ``counts``: what each seat would have if Ragnarok ended now, tokens added;
- ``arbiter``, where several people play, and the turn ``order``.
"""

from meadhall.kernel import SPECTATOR, Ref, Seat, View, knows
from meadhall.kit.automaton import decide, highest
from meadhall.kit.cards import refs

from ..armies import army_options, value_of
from ..artifacts import ARTIFACT_REFS
from ..board import Place
from ..content import CONTENT
from ..pieces import region_ref
from ..state import NOBODY, NOTHING, State
from ..victory import last_count, weight_of_ash
from .deciding import by_army
from .desolation import TOKENS, needed
from .fighting import defence_value, supporters
from .invading import difficulty
from .measures import challenge_level, corrupted


def ashen(s: State) -> View:
    """The fields above."""
    return {
        "followers": [_follower(s, seat) for seat in range(len(s.followers))],
        "ashes": {
            "regions": [region_ref(region) for region in s.ashes],
            "left": TOKENS - len(s.ashes),
            "needs": needed(s, len(s.ashes)) if s.ashes else None,
            "each": weight_of_ash(s),
        },
        "challenges": _challenges(s),
        "counts": [last_count(s, seat) for seat in range(s.seats)],
        "arbiter": None if s.arbiter == NOBODY else s.arbiter,
        "order": list(s.order),
    }


def open_hand(s: State, seat: Seat) -> list[Ref] | None:
    """The cards of a Follower's hand that all have seen, as in its Hunt; null where it is hidden (LS-2.22, LS-8.54)."""
    known = [token for token in s.players[seat].hand if knows(s, SPECTATOR, token)]
    return refs(s, known) if known else None


def _follower(s: State, seat: Seat) -> View:
    one = s.followers[seat]
    chosen = one.tile != NOTHING
    return {
        "tile": f"follower:{corrupted(s, seat).id}" if chosen else None,
        "row": refs(s, one.row),
        "selected": None if one.place == NOTHING else one.place,
        "deck": len(one.deck),
        "removed": refs(s, one.removed),
        "tucked": [*refs(s, s.players[seat].blessings), *_artifacts(s, seat)],
        "battle_deck": len(one.cards),
        "regions": [_region(s, seat, region) for region in range(len(s.control))],
    }


def _artifacts(s: State, seat: Seat) -> list[Ref]:
    return [ARTIFACT_REFS[k] for k, holder in enumerate(s.holders) if holder == seat]


def _region(s: State, seat: Seat, region: Place) -> View:
    """LS-17.13: what defends an own Region, what stands against an invasion of another."""
    if s.control[region] != seat:
        return {"difficulty": difficulty(s, seat, region), "defence": None, "support": None}
    nearby = army_options(seat, supporters(s, seat, region))
    ties = by_army(s, seat) if s.followers[seat].row else ()
    strongest = decide("support", nearby, highest("LS-10.4", "army", value_of), *ties).left
    support = strongest[0].ref if strongest else None
    return {"difficulty": None, "defence": defence_value(s, seat, region), "support": support}


def _challenges(s: State) -> View:
    """LS-15.5: the sum of the levels, and what that is called."""
    cards = [f"challenge:{CONTENT.challenges[card].id}" for card in s.challenges]
    level, called = challenge_level(s.challenges)
    return {"cards": cards, "level": level, "difficulty": called}

"""What is at stake: what a pillage would bring, and what would follow for each winner of a battle.

Nothing here changes anything. Views show it, so it reads only what everybody sees; ``adds`` alone looks at a card of
a hand, for the eyes of its owner.
"""

from typing import NamedTuple

from meadhall.kernel import Ref, Seat, Token, View
from meadhall.kit.effects import Word

from . import figures
from .battle import quest_strengths, thors_glory
from .board import ADJACENT, Place
from .cards.sheet import card, glory_of, wears, worn_cards
from .cards.texts import opponents
from .cards.words import KillGlory, LeaderMovesOn, LeaderRaisesAllStats, LeaderRaisesStat, ShipDeathGlory
from .clan import ALL_STATS, AXES, LAST_STEP, value_at
from .content import CONTENT, STATS, Stat
from .pillage import GLORY5, RAISES, pays_twice
from .state import NOBODY, State, battle


class Prize(NamedTuple):
    """What a successful pillage pays: stats with their new values, glory, and worn cards that may do more."""

    stats: dict[Stat, int]
    glory: int
    cards: list[Ref]


def prize(s: State, seat: Seat, province: Place) -> Prize:
    """What the pillage of a province pays a seat that succeeds (BR-5.61, BR-5.72 to BR-5.76)."""
    times = 1 + pays_twice(s, seat, province)
    leads = s.clans[seat].leader == province
    raised = [*RAISES[s.rewards[province]] * times]
    if leads and wears(s, seat, LeaderRaisesAllStats):
        raised += ALL_STATS
    steps = s.clans[seat].stats
    after = [(which, min(LAST_STEP, steps[which] + raised.count(which))) for which in ALL_STATS]
    stats = {STATS[which]: value_at(which, step) for which, step in after if step > steps[which]}
    glory = CONTENT.tokens.reward_glory.value * times if s.rewards[province] == GLORY5 else 0
    choices: tuple[type[Word], ...] = (LeaderRaisesStat, LeaderMovesOn) if leads else ()  # in the order of step 13
    offers = [card for word in choices for card, _ in worn_cards(s, seat, word)]
    return Prize(stats, glory, offers)


def battle_glory(s: State, seat: Seat, won: Prize | None) -> int:
    """The glory of a won battle: the Axes, which the pillage may have raised before (BR-5.63 to BR-5.65)."""
    now = value_at(AXES, s.clans[seat].stats[AXES])
    return won.stats.get(STATS[AXES], now) if won else now


def callers(s: State, province: Place) -> list[View]:
    """Who could answer a call to a province from next door, with how many figures and how strong (BR-5.9, BR-5.10)."""
    if figures.free_villages(s, province) <= 0:
        return []
    found = []
    for seat in range(s.seats):
        near = [group for place in ADJACENT[province] for group in figures.groups_at(s, seat, place)]
        if near:
            strength = figures.joined_strength(s, seat, near, province)
            found.append({"seat": seat, "count": sum(count for _, _, count in near), "strength": strength})
    return found


def outcome(s: State, winner: Seat) -> View:
    """What follows if a participant wins, or nobody; texts of battle cards come on top (BR-5.58 to BR-5.66).

    Who gains how much ``glory``, and why, is told as the event of that name tells it.
    """
    b = battle(s)
    won = prize(s, winner, b.province) if winner == b.pillager else None
    glory = [(winner, battle_glory(s, winner, won), "battle")] if winner != NOBODY else []
    fallen = [(seat, figures.groups_in(s, seat, b.province)) for seat in opponents(s, winner)]
    dead = list(b.dead)
    for seat, groups in fallen:
        dead[seat] += sum(count for _, _, count in groups)
        ships = sum(count for figure, _, count in groups if figures.SAILS[figure])
        glory.append((seat, ships * glory_of(s, seat, ShipDeathGlory), "ships"))
    for seat in b.participants:
        enemies = sum(dead) - dead[seat]
        if b.valkyrie == seat:
            glory.append((seat, enemies * glory_of(s, seat, KillGlory), "monster:valkyrie"))
        glory += [(seat, thor.glory, because) for because, thor in thors_glory(s, seat, enemies)]
    return {
        "winner": None if winner == NOBODY else winner,
        "prize": won and won._asdict(),
        "glory": [{"seat": seat, "glory": paid, "because": because} for seat, paid, because in glory if paid],
        "fallen": [figures.shown(s, seat, group) for seat, groups in fallen for group in groups],
    }


def adds(s: State, seat: Seat, token: Token) -> int | None:
    """What a card of a hand would add at most if it were laid; None if others' cards decide (BR-5.33 to BR-5.37)."""
    found = card(s, token)
    if found.kind == "battle":
        return found.strength
    return max(option.value for option in quest_strengths(s, seat)) if found.kind == "quest" else 0

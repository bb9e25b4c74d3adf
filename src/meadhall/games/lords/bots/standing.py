"""How a player stands: how near the own victories are, and what one has to come nearer.

What each thing counts was fitted: in matches of players by rules of thumb, some of them careless, the table was taken
down at the beginning of turns, and the numbers were sought with which the winners surprise least; then signs were
mended by hand, and one thing was left out. ``fitting.py`` seeks in the same way, and comes near them, not to them.
"""

from meadhall.bots.judge import likely
from meadhall.kernel import Seat

from ..armies import place_of, value_of
from ..content import CONTENT, by_players
from ..pieces import AUTHORITY, MIGHT, WISDOM
from ..state import NOBODY, NOTHING, State, is_follower
from .ground import Ground

Things = dict[str, float]


def things(ground: Ground, seat: Seat) -> Things:
    """What somebody has that may bring a victory, by name."""
    s, player = ground.s, ground.s.players[seat]
    jarl, gothi = ground.jarl_left(seat), ground.gothi_left(seat)
    owned = [region for region, owner in enumerate(s.control) if owner == seat]
    shrines = sum(ground.board.regions[region].shrine and not s.temples[region] for region in owned)
    around = [sum(s.control[region] == other for region in ground.board.around) for other in range(s.seats)]
    ahead = around[seat] - max(of for other, of in enumerate(around) if other != seat)
    fallen = sum(s.fallen)
    needed = by_players(CONTENT.rules.slain_for_boss, s.seats)
    slain = len(player.slain) + player.slayers
    wounds = sum(foe.wounds.count(seat) for foe in s.foes)
    built = seat not in s.wheel[1]
    return {
        "regions": float(len(owned)),
        "settlements": float(sum(ground.board.regions[region].settlement for region in owned)),
        "forges": float(sum(ground.board.regions[region].forge for region in owned)),
        "jarl 1": float(jarl == 1),
        "jarl 2": float(jarl == 2),
        "jarl 3": float(jarl == 3),
        "jarl left": float(jarl),
        "lands": float(ground.whole[seat]),
        "gothi 1": float(gothi == 1),
        "gothi 2": float(gothi == 2),
        "temples": float(ground.temples[seat]),
        "temple next": float(gothi == 1 and shrines > 0 and built),
        "shrines": float(min(shrines, gothi)),
        "around": float(around[seat]),
        "ahead early": float(ahead) if s.turns_left == NOTHING and fallen < 2 else 0.0,
        "ahead late": float(ahead) if s.turns_left == NOTHING and fallen >= 2 else 0.0,
        "ahead last": float(ahead) if s.turns_left != NOTHING else 0.0,
        "armies": float(len(player.armies)),
        "strength": float(sum(map(value_of, player.armies))),
        "authority": float(player.attributes[AUTHORITY]),
        "might": float(player.attributes[MIGHT]),
        "wisdom": float(player.attributes[WISDOM]),
        "injuries": float(sum(player.injured)),
        "priests": float(player.priests),
        "runes": float(sum(player.runes)),
        "cards": float(len(player.hand)),
        "blessings": float(len(player.blessings)),
        "artifacts": float(s.holders.count(seat)),
        "alliances": float(sum(player.allied)),
        "monsters": float(sum(foe.ring == seat for foe in s.foes)),
        "slain": float(min(slain, needed)),
        "wounds": float(wounds),
        "slayer": float(slain >= needed) * (player.attributes[MIGHT] + player.attributes[WISDOM] - 6),
        "markers": float(sum(seat in stack for stack in s.wheel)),
    }


WEIGHTS: Things = {
    "regions": 0.16,
    "settlements": 0.04,
    "forges": 0.04,
    "jarl 1": 1.4,
    "jarl 2": 0.4,
    "jarl 3": 0.1,
    "jarl left": -0.03,
    "lands": 0.1,
    "gothi 1": 0.4,
    "gothi 2": 0.2,
    "temples": 0.75,
    "temple next": 1.0,
    "shrines": 0.38,
    "around": 0.0,
    "ahead early": 0.05,
    "ahead late": 0.32,
    "ahead last": 1.2,
    "armies": -0.2,
    "strength": 0.26,
    "authority": 0.65,
    "might": 0.22,
    "wisdom": 0.0,
    "injuries": -0.55,
    "priests": 0.75,
    "runes": 0.2,
    "cards": 0.5,
    "blessings": 0.36,
    "artifacts": 0.3,
    "alliances": 0.26,
    "monsters": 0.4,
    "slain": 0.9,
    "wounds": 0.18,
    "slayer": 0.15,
    "markers": -0.5,
}
"""What each thing counts."""
ALONE: Things = {
    "even": 3.9,
    "regions": 0.62,
    "settlements": 0.25,
    "forges": 0.6,
    "jarl 1": 5.1,
    "jarl 2": 0.6,
    "jarl 3": 0.2,
    "gothi 1": 5.0,
    "gothi 2": 1.3,
    "temples": 1.4,
    "temple next": 9.0,
    "shrines": 0.24,
    "around": -0.3,
    "ahead late": 0.12,
    "ahead last": 0.8,
    "strength": 0.18,
    "authority": 0.4,
    "priests": 0.48,
    "runes": 0.3,
    "cards": 0.2,
    "blessings": 1.0,
    "artifacts": 1.2,
    "alliances": 0.27,
    "markers": -0.4,
    "open": -0.42,
    "ashes": -0.6,
}
"""What each thing counts for a person who plays alone against a Follower, fitted to such matches."""
FOLLOWER: Things = {
    "regions": 0.06,
    "settlements": 0.48,
    "jarl 1": 1.2,
    "jarl 2": 0.2,
    "jarl left": 0.45,
    "lands": 0.66,
    "gothi 1": 1.2,
    "gothi 2": 0.48,
    "temple next": 1.7,
    "shrines": 0.36,
    "around": 0.54,
    "ahead late": 0.12,
    "ahead last": 0.8,
    "armies": 0.48,
    "strength": 0.21,
    "authority": 0.6,
    "wisdom": 0.66,
    "priests": 0.45,
    "runes": 0.12,
    "cards": 0.24,
    "blessings": 1.8,
    "artifacts": 0.54,
    "alliances": 0.45,
    "slain": 1.4,
}
"""And for the Follower. Both are for the moment when the person's turn begins: so far the search plays on."""
OPEN = 0.3
"""A Region that is likelier lost than this lies open."""
SPREAD = 3.0
"""With so many points more one is e times as likely to win."""
WON = 30.0


def points(ground: Ground, seat: Seat) -> float:
    """What all of it counts together."""
    s, had = ground.s, things(ground, seat)
    if len(s.followers) != 1 or s.seats > 2:
        return sum(WEIGHTS[name] * value for name, value in had.items())
    if is_follower(s, seat):
        return sum(weight * had[name] for name, weight in FOLLOWER.items())
    guards = ground.strength[seat]
    lost = [owner == seat and ground.risk(region, guards[region]) > OPEN for region, owner in enumerate(s.control)]
    had |= {"even": 1.0, "open": float(sum(lost)), "ashes": float(len(s.ashes))}
    return sum(weight * had[name] for name, weight in ALONE.items())


def standings(s: State) -> list[float]:
    """How everybody stands."""
    if s.winner != NOBODY:
        return [WON if seat == s.winner else 0.0 for seat in range(s.seats)]
    ground = Ground(s, s.active)
    return [points(ground, seat) for seat in range(s.seats)]


def time_left(s: State) -> float:
    """The part of the match that is still to come, about: Requisites turned, Monuments built, and the last turns."""
    if s.turns_left != NOTHING:
        return 0.15 * (s.turns_left + 1) / s.seats
    return max(0.15, 1.0 - 0.2 * sum(s.fallen) - 0.04 * sum(s.levels))


def advantage(s: State, seat: Seat) -> float:
    """How likely somebody wins, of 100."""
    if s.winner != NOBODY:
        return 100.0 if s.winner == seat else 0.0
    return 100.0 * likely(standings(s), SPREAD)[seat]


def footing(s: State, seat: Seat) -> float:
    """What the Armies of a player may still take from where they stand, less what lies open to others."""
    ground = Ground(s, seat)
    may = sum(ground.field(value_of(army), place_of(army)) for army in ground.player.armies)
    own = ground.strength[seat]
    risk = sum(
        ground.exposed(region) * min(ground.worth(region), 20.0)
        for region, owner in enumerate(s.control)
        if owner == seat and not own[region]
    )
    return may - risk

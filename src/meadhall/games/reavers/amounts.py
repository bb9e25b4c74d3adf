"""Food, Favor, Glory, Terror, tokens and ship upgrades: amounts that players gain and lose (RM-23.26 to RM-23.33)."""

from typing import Literal

from meadhall.kernel import Seat, tell

from .pieces import SPENT_REFS, TOKENS, UPGRADE_REFS, UPGRADE_SPACES
from .state import State

Amount = Literal["food", "favor", "glory", "terror"]


def gain(s: State, seat: Seat, what: Amount, n: int, because: str) -> None:
    """A player gains so much; there is always enough (RM-23.26)."""
    player = s.players[seat]
    total = getattr(player, what) + n
    setattr(player, what, total)
    tell(s, "gained", seat=seat, what=what, n=n, total=total, because=because)


def lose(s: State, seat: Seat, what: Amount, n: int, because: str) -> None:
    """A player gives so much back, as far as it is there (RM-23.33)."""
    player = s.players[seat]
    has = getattr(player, what)
    n = min(n, has)
    if n:
        setattr(player, what, has - n)
        tell(s, "lost", seat=seat, what=what, n=n, total=has - n, because=because)


def gain_token(s: State, seat: Seat, kind: int, because: str) -> None:
    """A player gains a Farm, Wall or Tower token, if one is left (RM-23.28)."""
    if s.tokens[kind]:
        s.tokens[kind] -= 1
        tokens = s.players[seat].tokens
        tokens[kind] += 1
        tell(s, "token", seat=seat, token=TOKENS[kind], total=tokens[kind], because=because)


def upgrades_of(s: State, seat: Seat) -> int:
    """How many ship upgrades lie on a board, ready or used."""
    player = s.players[seat]
    return sum(player.ready) + sum(player.spent)


def can_upgrade(s: State, seat: Seat, kind: int) -> bool:
    """Whether a tile of a kind is left and the ship has room for it (RM-11.14, RM-11.15)."""
    return s.upgrades[kind] > 0 and upgrades_of(s, seat) < UPGRADE_SPACES


def gain_upgrade(s: State, seat: Seat, kind: int) -> None:
    """A tile of the supply comes on the ship, ready (RM-18.3)."""
    s.upgrades[kind] -= 1
    s.players[seat].ready[kind] += 1
    tell(s, "upgraded", seat=seat, upgrade=UPGRADE_REFS[kind])


def lose_upgrade(s: State, seat: Seat, kind: int, spent: bool) -> None:
    """A tile, ready or used, goes back to the supply of its kind (RM-18.12)."""
    player = s.players[seat]
    (player.spent if spent else player.ready)[kind] -= 1
    s.upgrades[kind] += 1
    tell(s, "upgrade_lost", seat=seat, upgrade=(SPENT_REFS if spent else UPGRADE_REFS)[kind])

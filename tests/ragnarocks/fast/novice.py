"""A stand-in for somebody who knows only the rules: wants room for its own Vikings, and none for the others."""

from random import Random

from meadhall.games.ragnarocks.board import BIT, OTHER, SIGN, mask_of, occupied, slides
from meadhall.games.ragnarocks.content import SIDES
from meadhall.games.ragnarocks.fast import Position, Turn, evaluate, turns
from meadhall.games.ragnarocks.fast.arena import choose, opening


def novice_turn(position: Position, chance: Random) -> Turn | None:
    """The turn after which its Vikings have most hexes to move to, less those of the other side; among equals, any."""
    offered = turns(position)
    if not offered:
        return None
    board, mine = position.board, SIGN[position.side]
    own = [hex for hex, sign in enumerate(board) if sign == mine]
    others = [hex for hex, sign in enumerate(board) if sign == SIGN[OTHER[position.side]]]

    def room(turn: Turn) -> int:
        obstacles = occupied(board) & ~BIT[turn.viking] | mask_of((turn.to, turn.stone))
        moved = [turn.to if hex == turn.viking else hex for hex in own]
        return sum(len(slides(hex, obstacles)) for hex in moved) - sum(len(slides(hex, obstacles)) for hex in others)

    rooms = [room(turn) for turn in offered]
    most = max(rooms)
    return chance.choice([turn for turn, found in zip(offered, rooms, strict=True) if found == most])


def novice_share(level: str, number: int) -> float:
    """What the novice gets of one game against a level: 1, a half or 0; it has ivory in every other game."""
    chance, position, side = Random(f"novice/{number}"), opening(number // 2), SIDES[number % 2]
    while not (worth := evaluate(position)).over:
        own = position.side == side
        position = position.after(
            novice_turn(position, chance) if own else choose(level, position, chance.getrandbits(60))
        )
    lead = worth.ivory - worth.red if side == SIDES[0] else worth.red - worth.ivory
    return 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0

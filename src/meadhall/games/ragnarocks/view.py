"""What one sees of a match: everything, since nothing is hidden (RR-44.15)."""

from collections.abc import Iterable
from typing import Any

from meadhall.kernel.ask import Ref
from meadhall.kernel.game import Audience, View

from .board import NAMES, OTHER, PLACES, REFS, Hex, vikings
from .content import BOARD, SIDES, Side
from .notation import PlainTurn, Position, read_turn, write_position, write_result
from .regions import regions
from .scoring import points, result
from .state import State


def view(s: State, audience: Audience) -> View:
    """The table as docs/protocol.md describes it."""
    return {
        "mode": s.options.mode,
        "turn": s.turn,
        "to_move": s.to_move,
        "position": write_position(Position(s.board, s.to_move, s.supply)),
        "sides": {side: _side(s, side) for side in SIDES},
        "stones": _refs(s.stones),
        "regions": [
            {"status": region.status, "side": region.side, "hexes": _refs(region.hexes), "size": region.size}
            for region in regions(s.board)
        ],
        "supply": s.supply,
        "selected": None if s.selected is None else REFS[s.selected],
        "moved": _moved(s),
        "last": _last(s),
        "turns": list(s.turns),
        "result": None if s.ending is None else write_result(result(s)),
    }


def _side(s: State, side: Side) -> dict[str, Any]:
    there = vikings(s.board, side)
    return {
        "seats": [s.players[side]] if s.players else [],
        "vikings": _refs(there),
        "nomadic": _refs(viking for viking in there if viking not in s.settled),
        "settled": _refs(viking for viking in there if viking in s.settled),
        "score": points(s.board)[side],
    }


def _moved(s: State) -> dict[str, Ref] | None:
    """The move of the turn that is being played, once it is made."""
    if s.selected is None or s.moved_to is None:
        return None
    return {"from": REFS[s.selected], "to": REFS[s.moved_to]}


def _last(s: State) -> dict[str, str] | None:
    """The last turn that was played and not skipped; sides alternate, skips included (RR-3.1, RR-5.6)."""
    side = s.to_move
    for text in reversed(s.turns):
        side = OTHER[side]
        turn = read_turn(text)
        if isinstance(turn, PlainTurn):
            return {"side": side, "from": REFS[turn.viking], "to": REFS[turn.to], "stone": REFS[turn.stone]}
    return None


def scene() -> View:
    """The board's geometry, for whoever draws it."""
    return {
        "hidden": False,
        "hexes": [
            {"ref": ref, "row": name[0], "x": x, "y": y} for ref, name, (x, y) in zip(REFS, NAMES, PLACES, strict=True)
        ],
        "directions": {name: list(step) for name, step in BOARD.directions.items()},
        "start": {side: [f"hex:{name}" for name in BOARD.start[side]] for side in SIDES},
        "pixel": BOARD.pixel,
    }


def _refs(hexes: Iterable[Hex]) -> list[Ref]:
    return [REFS[hex] for hex in hexes]

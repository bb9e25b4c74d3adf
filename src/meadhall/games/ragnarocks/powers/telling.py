"""What the powers do to Vikings: written down in the turn's line, told, and done."""

from collections.abc import Callable
from typing import Literal

from meadhall.kernel import heard, tell

from ..board import NAMES, REFS, Hex
from ..cards import CARD_REFS, Power
from ..changes import shift
from ..content import Side
from ..state import State, going, holder, viking

Go = Callable[[State, Hex, Hex], None]


def note(s: State, power: Power, text: str) -> None:
    """Writes down what a power did besides the move and the stone (RR-43.19)."""
    going(s).line += f"{{{power}:{text}}}"


def tell_way(
    s: State, kind: str, owner: Side, side: Side, start: Hex, to: Hex, power: Power | None, **more: int | str
) -> None:
    """Tells that a Viking of a side came from one hex to another, by the owner's will and perhaps by its power."""
    if not heard(s):
        return
    by = {} if power is None else {"power": CARD_REFS[power]}
    tell(s, kind, seat=holder(s, owner), side=side, to=REFS[to], **{"from": REFS[start]}, **by, **more)


def bring(
    s: State,
    kind: str,
    owner: Side,
    side: Side,
    start: Hex,
    to: Hex,
    power: Power,
    go: Go = shift,
) -> None:
    """A power brings a Viking to another hex (RR-43.22)."""
    note(s, power, f"{NAMES[start]}>{NAMES[to]}")
    tell_way(s, kind, owner, side, start, to, power)
    go(s, start, to)


def move_again(s: State, power: Power, to: Hex) -> None:
    """V makes an additional move, the third hex of its chain (RR-7.15, RR-43.16)."""
    side, v = s.to_move, viking(s)
    going(s).line += f"-{NAMES[to]}"
    tell_way(s, "moved_again", side, side, v, to, power)
    shift(s, v, to)


def tell_stone(s: State, kind: Literal["raised", "cleared"], side: Side, stone: Hex, power: Power) -> None:
    """A power puts one more stone on the board, or takes one away (RR-43.22)."""
    note(s, power, f"{'+' if kind == 'raised' else '-'}{NAMES[stone]}")
    tell(s, kind, seat=holder(s, side), side=side, stone=REFS[stone], power=CARD_REFS[power])

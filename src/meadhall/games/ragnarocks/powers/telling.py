"""What the powers do to Vikings and stones: written down in the turn's line, done, and told."""

from functools import partial

from meadhall.kernel import heard, tell

from ..board import NAMES, REFS, Hex
from ..cards import CARD_REFS, Power
from ..changes import cross, put_stone, shift, take_stone
from ..content import Side
from ..state import State, going, holder, viking


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
    *,
    crossing: bool = False,
) -> None:
    """A power brings a Viking to another hex, crossing perhaps to another region (RR-43.22)."""
    note(s, power, f"{NAMES[start]}>{NAMES[to]}")
    if crossing:
        cross(s, start, to, partial(tell_way, s, kind, owner, side, start, to, power))
    else:
        shift(s, start, to)
        tell_way(s, kind, owner, side, start, to, power)


def move_again(s: State, power: Power, to: Hex) -> None:
    """V makes an additional move, the third hex of its chain (RR-7.15, RR-43.16)."""
    side, v = s.to_move, viking(s)
    going(s).line += f"-{NAMES[to]}"
    shift(s, v, to)
    tell_way(s, "moved_again", side, side, v, to, power)


def raise_stone(s: State, side: Side, stone: Hex, power: Power) -> None:
    """A power puts one more stone on the board (RR-43.22)."""
    note(s, power, f"+{NAMES[stone]}")
    put_stone(s, stone, partial(_tell_stone, s, "raised", side, stone, power))


def clear(s: State, side: Side, stone: Hex, power: Power) -> None:
    """A power takes a stone off the board (RR-43.22)."""
    note(s, power, f"-{NAMES[stone]}")
    take_stone(s, stone, partial(_tell_stone, s, "cleared", side, stone, power))


def _tell_stone(s: State, kind: str, side: Side, stone: Hex, power: Power) -> None:
    tell(s, kind, seat=holder(s, side), side=side, stone=REFS[stone], power=CARD_REFS[power])

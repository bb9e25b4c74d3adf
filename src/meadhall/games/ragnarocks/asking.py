"""How one is asked for a hex: where nothing could be done not at all (RR-1.28); and why a hex cannot be pointed at."""

from collections.abc import Generator, Iterable, Mapping
from typing import Any

from meadhall.kernel.ask import Ask, Asked, Clause, Option, Ref, Refusals, Seat, button

from .board import FREE, HEXES, LINES, OPTIONS, REFS, SIGN, STONE, Hex, occupied, put, slides
from .cards import CARD_REFS, Power
from .content import Side
from .state import State, going, holder, viking
from .ways import beyond

DECLINE = button("decline")
Why = Mapping[Ref, Clause] | Refusals[()]
"""What is refused, with its clauses; or a function that says so when somebody looks."""
Asking = Generator[Asked, Any, Any]
"""Part of a chapter: asks, and returns what was decided."""
IN_THE_WAY: Mapping[str, Clause] = {STONE: "RR-3.14", SIGN["ivory"]: "RR-3.15", SIGN["red"]: "RR-3.15"}
"""What a Viking cannot enter or pass, by its sign."""


def ask(
    s: State,
    side: Side,
    power: Power,
    prompt: str,
    found: Iterable[Hex],
    why: Why,
    viking: Hex | None = None,
    or_not: Option | None = None,
) -> Asking:
    """Asks the seat whose power it is for a hex; None if there is nothing to point at, or it chose the way out."""
    options = [OPTIONS[hex] for hex in found]
    if not options:
        return None
    if or_not is not None:
        options.append(or_not)
    if isinstance(why, Mapping):
        why = unoffered(why, options)
    shown = {"power": CARD_REFS[power]} | about(viking, None)
    answer = yield Ask(holder(s, side), prompt, options, why, about=shown)
    return None if or_not is not None and answer == or_not.value else answer


def may(
    s: State, side: Side, power: Power, prompt: str, found: Iterable[Hex], why: Why, viking: Hex | None = None
) -> Asking:
    """Asks for a hex that may be declined (RR-1.29); None if it was declined or there is none."""
    return (yield from ask(s, side, power, prompt, found, why, viking, DECLINE))


def about(viking: Hex | None, power: Power | None) -> dict[str, Ref | int]:
    """The Viking and the power that a prompt speaks of."""
    found: dict[str, Ref | int] = {} if viking is None else {"viking": REFS[viking]}
    return found if power is None else found | {"power": CARD_REFS[power]}


# --- why not -----------------------------------------------------------------------------------------------------


def refuse(found: Iterable[Hex], clause: Clause) -> dict[Ref, Clause]:
    """Hexes that look possible and are not."""
    return {REFS[hex]: clause for hex in found}


def unoffered(why: Mapping[Ref, Clause], options: Iterable[Option]) -> dict[Ref, Clause]:
    """What was looked at for a reason, less what may be pointed at after all."""
    offered = {option.ref for option in options}
    return {ref: clause for ref, clause in why.items() if ref not in offered}


def blocked(board: str, start: Hex, obstacle: Mapping[str, Clause], off_line: Clause) -> dict[Ref, Clause]:
    """Every hex that a slide from the start does not reach, by the clause of what is in the way."""
    why = {REFS[hex]: obstacle.get(board[hex], off_line) for hex in HEXES if hex != start}
    for line in LINES[start]:
        clause = None
        for hex in line:
            clause = clause or obstacle.get(board[hex])
            if clause:
                why[REFS[hex]] = clause
            else:
                del why[REFS[hex]]
    return why


def not_moving_from(s: State, start: Hex) -> dict[Ref, Clause]:
    """Every hex that is off a Viking's six lines or behind something, and its own."""
    return blocked(s.board, start, IN_THE_WAY, "RR-3.11") | {REFS[start]: "RR-3.13"}


def unreached(s: State, seat: Seat) -> dict[Ref, Clause]:
    """What an additional move of V does not reach, and why not (RR-7.15)."""
    return not_moving_from(s, viking(s))


def not_moving(s: State) -> dict[Ref, Clause]:
    """Why the move step does not lead V to a hex, by a normal move or by its power, among them those where it does."""
    v, origin = viking(s), going(s).origin
    if origin is not None:
        why = blocked(put(s.board, v, FREE), origin, IN_THE_WAY, "RR-3.11") | {REFS[origin]: "RR-3.14"}
        why |= {hex.ref: "RR-24.9" for hex in slides(v, occupied(s.board))}
    else:
        why = blocked(s.board, v, IN_THE_WAY, "RR-3.11")
        if not s.options.allow_zero_move:
            why[REFS[v]] = "RR-3.13"
    judged = beyond(s, s.force[s.to_move], v, origin)
    return why | {REFS[hex]: clause for hex, clause in judged.items() if clause is not None}

"""What may be hoped for from each thing that one could point at: the best board that it seems to lead to.

A hope is worked out without asking the rules: the board is changed as the prompt says, and what is still to come of the
turn is taken from the basic game. So it may be wrong about powers; it only says where to look first. What is played,
and what it comes to, the rules tell (``lines.py``).
"""

from collections.abc import Callable, Mapping
from typing import Literal, NamedTuple

from meadhall.kernel import Ref
from meadhall.kernel.ask import Option
from meadhall.kernel.question import Question

from ..board import FREE, HEADING, NAMED, NEXT, OPPOSITE, SIGN, STONE, Hex, put
from ..state import State, going
from .terms import Terms, value, value_of_turn, value_with_stone, values_with

Left = Literal["turn", "stone", "nothing"]
"""What is still to come after an answer: V's move and stone, its stone, or nothing of the basic game."""
MORE = 0.05
"""What a choice that only says who acts is hoped to bring beyond what there is."""


class Deed(NamedTuple):
    """What pointing at a hex does to the board, and what is left of the turn then."""

    left: Left
    does: Callable[[State, str, Hex, Hex], str] | None = None
    """From the board, the Viking that the prompt is about and the hex; None: nothing yet."""


def _goes(s: State, board: str, viking: Hex, hex: Hex) -> str:
    return put(put(board, hex, board[viking]), viking, FREE)


def _moves(s: State, board: str, viking: Hex, hex: Hex) -> str:
    """A move that may push a Viking ahead (RR-12.2)."""
    if board[hex] in SIGN.values() and hex != viking:
        behind = NEXT[hex][HEADING[viking][hex]]
        assert behind is not None
        board = put(board, behind, board[hex])
    return board if hex == viking else _goes(s, board, viking, hex)


def _trails(s: State, board: str, viking: Hex, hex: Hex) -> str:
    return put(_goes(s, board, viking, hex), viking, STONE)


def _stone(s: State, board: str, viking: Hex, hex: Hex) -> str:
    return put(board, hex, STONE)


def _clears(s: State, board: str, viking: Hex, hex: Hex) -> str:
    return put(board, hex, FREE)


def _swaps(s: State, board: str, viking: Hex, hex: Hex) -> str:
    return put(put(board, hex, board[viking]), viking, board[hex])


def _throws(s: State, board: str, viking: Hex, hex: Hex) -> str:
    """An opposing Viking comes to the other side of V (RR-38.2)."""
    beyond = NEXT[viking][OPPOSITE[HEADING[viking][hex]]]
    assert beyond is not None
    return put(put(board, beyond, board[hex]), hex, FREE)


def _arrives(s: State, board: str, viking: Hex, hex: Hex) -> str:
    return put(board, hex, SIGN[s.to_move])


DEEDS: Mapping[str, Deed] = {
    "select_viking": Deed("turn"),
    "sol_step": Deed("turn", _goes),
    "frigg_before": Deed("turn", _goes),
    "bragi_viking": Deed("turn"),
    "bragi_move": Deed("turn", _goes),
    "fafnir_origin": Deed("turn"),
    "move_to": Deed("stone", _moves),
    "tyr_swap": Deed("stone", _swaps),
    "frigg_after": Deed("stone", _goes),
    "njord_move": Deed("stone", _goes),
    "vali_viking": Deed("stone", _throws),
    "summon_at": Deed("nothing", _stone),
    "thor_hex": Deed("nothing", _stone),
    "surtr_first": Deed("nothing", _stone),
    "surtr_second": Deed("nothing", _stone),
    "gullinbursti_move": Deed("nothing", _goes),
    "ratatoskr_move": Deed("nothing", _goes),
    "blodughofi_move": Deed("nothing", _goes),
    "gerd_move": Deed("nothing", _goes),
    "ask_and_embla_viking": Deed("nothing", _arrives),
    "stag_viking": Deed("nothing"),
    "stag_move": Deed("nothing", _trails),
    "mani_viking": Deed("nothing"),
    "mani_hex": Deed("nothing", _goes),
    "aegir_viking": Deed("nothing"),
    "aegir_hex": Deed("nothing", _goes),
    "forseti_hex": Deed("nothing", _stone),
    "freyr_stone": Deed("nothing", _clears),
    "heimdallr_viking": Deed("nothing"),
    "heimdallr_hex": Deed("nothing", _goes),
    "ymir_hex": Deed("nothing", _stone),
    "jormungandr_extra": Deed("nothing"),
    "odin_action": Deed("turn"),
}
"""Every prompt of a turn."""
_STONES = [prompt for prompt, deed in DEEDS.items() if deed.does is _stone]
_FOE_MOVES = ("bragi_move", "aegir_hex")
_NOT_DONE = ("do:second-move", "do:card-stone", "do:pair", "do:pickup", "do:no-card", "do:extra-turn", "do:own-hex")
"""Buttons after which something else is asked; all others end the matter."""


def hopes(s: State, question: Question, before: float, terms: Terms) -> list[tuple[float, Ref]]:
    """For each option what the side whose turn it is may hope for; ``before`` is what it hoped for so far."""
    choices, prompt = question.choices, question.prompt
    if prompt in _STONES:
        hexes = [option.value for option in choices if option.ref.startswith("hex:")]
        there = dict(zip(hexes, values_with(s.board, s.to_move, hexes, terms), strict=True))
        return [
            (there[o.value] if o.value in there else _button(s, o.ref, prompt, before, terms), o.ref) for o in choices
        ]
    return [(_hope(s, question, option, before, terms), option.ref) for option in choices]


def _hope(s: State, question: Question, option: Option, before: float, terms: Terms) -> float:
    deed = DEEDS[question.prompt]
    if not option.ref.startswith("hex:"):
        return _button(s, option.ref, question.prompt, before, terms)
    hex: Hex = option.value
    if question.prompt == "select_viking":
        return value_of_turn(s.board, s.to_move, hex, terms)
    if deed.does is None:
        return before + MORE
    about = question.about.get("viking")
    viking = going(s).viking if about is None else NAMED[str(about).removeprefix("hex:")]
    board = deed.does(s, s.board, hex if viking is None else viking, hex)
    own = going(s).viking
    if question.prompt not in _FOE_MOVES and question.prompt != "vali_viking":
        own = hex
    return _rest(s, board, own, deed.left, terms)


def _rest(s: State, board: str, viking: Hex | None, left: Left, terms: Terms) -> float:
    """What a board may come to with the rest of the turn."""
    if left == "nothing" or viking is None:
        return value(board, s.to_move, terms)
    if left == "stone":
        return value_with_stone(board, s.to_move, viking, terms)
    return value_of_turn(board, s.to_move, viking, terms)


def _button(s: State, ref: Ref, prompt: str, before: float, terms: Terms) -> float:
    if ref in _NOT_DONE or ref.startswith("card:"):
        return before + MORE
    return _rest(s, s.board, going(s).viking, DEEDS[prompt].left, terms)

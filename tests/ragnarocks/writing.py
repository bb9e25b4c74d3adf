"""How the tests write: turns put into words again, results read, and what one points at to play a turn from its text.

The rules write a turn down bit by bit, as it is played, and read it whole; here it is the other way round.
"""

import re

from meadhall import ImpossiblePosition
from meadhall.games.ragnarocks.board import NAMES, REFS
from meadhall.games.ragnarocks.cards import POWERS, Power, read_power
from meadhall.games.ragnarocks.content import SIDES
from meadhall.games.ragnarocks.notation import Change, Note, Turn
from meadhall.games.ragnarocks.scoring import WON, Result
from meadhall.kernel import Ref

# --- turns -------------------------------------------------------------------------------------------------------


def write_turn(turn: Turn) -> str:
    """A turn as text; every turn has exactly one (RR-43.27)."""
    odin = "" if turn.odin is None else f"{{odin:{turn.odin}}}"
    if turn.skipped:
        return f"{odin}--"
    before, between, after = (_write_notes(notes) for notes in (turn.before, turn.between, turn.after))
    if turn.trail:
        return f"{odin}{before}{';'.join(f'{NAMES[a]}-{NAMES[b]}!' for a, b in turn.trail)}{after}"
    first, *rest = (NAMES[hex] for hex in turn.chain)
    chain = f"{first}{'~' if turn.leaps else '-'}{'-'.join(rest)}"
    stones = "" if turn.cut else f"/{'*' * turn.from_card}{'+'.join(NAMES[hex] for hex in turn.stones) or '.'}"
    return f"{odin}{before}{chain}{between}{stones}{after}"


def _write_notes(notes: tuple[Note, ...]) -> str:
    return "".join(f"{{{note.power}:{','.join(_write_change(change) for change in note.changes)}}}" for note in notes)


def _write_change(change: Change) -> str:
    names = [NAMES[hex] for hex in change.hexes]
    match change.kind:
        case "extra":
            return "extra"
        case "at":
            return names[0]
        case "+" | "-":
            return change.kind + names[0]
        case _:
            return change.kind.join(names)


# --- playing a text ----------------------------------------------------------------------------------------------


def answer_to(turn: Turn, prompt: str, asked: int) -> Ref:
    """What one points at to play a turn, when a prompt is asked; ``asked``: how often it was in this turn before.

    Effects that a turn does not write were declined (RR-43.26).
    """
    match prompt:
        case "odin_action":
            if turn.odin is None:
                return "do:no-card"
            return "do:pickup" if turn.odin == "pickup" else f"card:{turn.odin.partition(' ')[2]}"
        case "select_viking":
            lifted = _told(turn, "sol") or _told(turn, "frigg", after_move=False)
            return REFS[lifted[0].hexes[0] if lifted else turn.chain[0]]
        case "move_to":
            return REFS[turn.chain[1]]
        case "stag_viking":
            return REFS[turn.trail[asked][0]]
        case "stag_move":
            return REFS[turn.trail[asked][1]]
        case "summon_at":
            if not turn.stones:
                return "do:second-move"
            if turn.from_card:
                return "do:card-stone"
            return "do:pair" if len(turn.stones) == 2 else REFS[turn.stones[0]]
        case "thor_hex" | "surtr_first":
            return REFS[turn.stones[0]]
        case "surtr_second":
            return REFS[turn.stones[1]]
        case "njord_move":
            return REFS[turn.chain[2]] if len(turn.chain) == 3 else "do:decline"
        case "gullinbursti_move":
            return REFS[turn.chain[2]]
        case "jormungandr_extra":
            return "do:extra-turn" if _told(turn, "jormungandr") else "do:decline"
        case "fafnir_origin":
            origin = _told(turn, "fafnir")
            return REFS[origin[0].hexes[0]] if origin else "do:own-hex"
    return _noted(turn, prompt, asked)


_SECOND = ("mani_hex", "aegir_hex", "bragi_move", "heimdallr_hex")
"""Prompts that ask where a Viking goes that was pointed at before."""
_ARRIVE = ("sol_step", "frigg_before", "frigg_after", "ratatoskr_move", "blodughofi_move", "gerd_move", "tyr_swap")
"""Prompts that ask where V itself goes, or with whom it trades places."""


def _noted(turn: Turn, prompt: str, asked: int) -> Ref:
    """The answer that a power's note holds."""
    power = read_power(next((p for p in POWERS if prompt.startswith(f"{p}_")), prompt))
    after_move = {"frigg_before": False, "frigg_after": True}.get(prompt)
    changes = _told(turn, power, after_move=after_move)
    if asked >= len(changes):
        return "do:done" if prompt == "aegir_viking" else "do:decline"
    hexes = changes[asked].hexes
    return REFS[hexes[1] if prompt in (*_SECOND, *_ARRIVE) else hexes[0]]


def _told(turn: Turn, power: Power, *, after_move: bool | None = None) -> tuple[Change, ...]:
    """What a power's note tells, or nothing; Frigg's may stand before or after the move."""
    place = turn.notes if after_move is None else turn.between if after_move else turn.before
    return next((note.changes for note in place if note.power == power), ())


# --- results -----------------------------------------------------------------------------------------------------


_RESULT = re.compile(r"(1-0|0-1|1/2-1/2) \((?:(0|[1-9][0-9]*):(0|[1-9][0-9]*)|(fenrir|idun))\)")


def read_result(text: str) -> Result:
    """Reads a result."""
    match = _RESULT.fullmatch(text)
    winner = match and next((side for side in SIDES if WON[side] == match[1]), None)
    if match is None or (match[4] and winner is None):
        raise ImpossiblePosition(f"A result is written such as 1-0 (26:23), not {text!r}.")
    if match[4]:
        return Result(winner, None, None, "fenrir" if match[4] == "fenrir" else "idun")
    return Result(winner, int(match[2]), int(match[3]))

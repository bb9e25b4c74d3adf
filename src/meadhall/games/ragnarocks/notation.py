"""Turns and results as text, both ways (section 43); positions stand in ``positions.py``."""

import re
from functools import lru_cache
from typing import Literal

from msgspec import Struct

from meadhall.kernel import MeadhallError, Ref
from meadhall.kit.checks import must

from .board import NAMED, NAMES, REFS, Hex
from .cards import POWER_NAMED, POWERS, Power
from .content import SIDES, Side


class NotationError(MeadhallError):
    """A text that is no turn or no result as section 43 writes them."""


# --- turns -------------------------------------------------------------------------------------------------------


class Change(Struct, frozen=True):
    """One thing that a note tells: ``a>b``, ``a<>b``, ``+h``, ``-h``, a hex alone, or a word (RR-43.22, RR-43.23)."""

    kind: Literal[">", "<>", "+", "-", "at", "extra"]
    hexes: tuple[Hex, ...] = ()


class Note(Struct, frozen=True):
    """What a power does besides the move and the stone (RR-43.19)."""

    power: Power
    changes: tuple[Change, ...]


class Turn(Struct, frozen=True):
    """A turn as it was written."""

    odin: str | None = None
    """``play <power>`` or ``pickup`` (RR-43.24)."""
    skipped: bool = False
    before: tuple[Note, ...] = ()
    chain: tuple[Hex, ...] = ()
    """Where V stood and went (RR-43.13, RR-43.16, RR-43.21)."""
    leaps: bool = False
    """Its first way is no normal move: ``~`` (RR-43.15)."""
    between: tuple[Note, ...] = ()
    stones: tuple[Hex, ...] = ()
    """None for ``.``, one, or Surtr's two (RR-43.17)."""
    from_card: bool = False
    """The stone came from Thor's card: ``*``."""
    cut: bool = False
    """An instant win came before the stone (RR-43.31)."""
    trail: tuple[tuple[Hex, Hex], ...] = ()
    """The moves of the four stags (RR-43.18)."""
    after: tuple[Note, ...] = ()

    @property
    def notes(self) -> tuple[Note, ...]:
        """All notes, in order."""
        return (*self.before, *self.between, *self.after)

    def note(self, power: Power, *, after_move: bool | None = None) -> tuple[Change, ...]:
        """What a power's note tells, or nothing; Frigg's may stand before or after the move."""
        place = self.notes if after_move is None else self.between if after_move else self.before
        return next((note.changes for note in place if note.power == power), ())


_HEX = r"[a-z][1-9][0-9]?"
_NOTE = r"\{[a-z_]+:[^{}]+\}"
_TURN = re.compile(
    rf"(?P<odin>\{{odin:[^{{}}]+\}})?"
    rf"(?:(?P<skip>--)|(?P<before>(?:{_NOTE})*)"
    rf"(?:(?P<trail>{_HEX}-{_HEX}!(?:;{_HEX}-{_HEX}!)*)"
    rf"|(?P<chain>{_HEX}[-~]{_HEX}(?:-{_HEX})?)(?P<between>(?:{_NOTE})*)"
    rf"(?:/(?P<stones>\.|\*{_HEX}|{_HEX}(?:\+{_HEX})?))?)"
    rf"(?P<after>(?:{_NOTE})*))"
)
_CHANGE = re.compile(rf"({_HEX})(<?>)({_HEX})|([+-])({_HEX})|({_HEX})|(extra)")


@lru_cache(maxsize=4096)
def read_turn(text: str) -> Turn:
    """Reads a turn; whether it is legal only a match can tell."""
    found = _TURN.fullmatch(text)
    if found is None:
        raise NotationError(f"A turn is written from-to/stone, such as a3-d6/g9, or --; not {text!r}.")
    odin = found["odin"][6:-1] if found["odin"] else None
    if odin is not None and odin != "pickup":
        verb, _, card = odin.partition(" ")
        must(verb == "play", f"Odin plays a card or picks up; {odin!r} is neither.", NotationError)
        _read_power(card)
    if found["skip"]:
        return Turn(odin=odin, skipped=True)
    before, after = _read_notes(found["before"]), _read_notes(found["after"])
    if found["trail"]:
        moves = [move.rstrip("!").split("-") for move in found["trail"].split(";")]
        return Turn(odin=odin, before=before, trail=tuple((_read_hex(a), _read_hex(b)) for a, b in moves), after=after)
    stones, leaps = found["stones"] or ".", "~" in found["chain"]
    won = f"The turn {text!r} has no stone: only a leap can win before it (RR-43.31)."
    must(leaps or found["stones"], won, NotationError)
    return Turn(
        odin=odin,
        before=before,
        chain=tuple(_read_hex(hex) for hex in re.split("[-~]", found["chain"])),
        leaps=leaps,
        between=_read_notes(found["between"]),
        stones=() if stones == "." else tuple(_read_hex(hex) for hex in stones.lstrip("*").split("+")),
        from_card=stones.startswith("*"),
        cut=found["stones"] is None,
        after=after,
    )


def _read_notes(text: str) -> tuple[Note, ...]:
    notes = []
    for note in re.findall(_NOTE, text or ""):
        power, _, args = note[1:-1].partition(":")
        notes.append(Note(_read_power(power), tuple(_read_change(arg, note) for arg in args.split(","))))
    return tuple(notes)


def _read_change(text: str, note: str) -> Change:
    found = _CHANGE.fullmatch(text)
    if found is None:
        raise NotationError(f"The note {note} says {text!r}, which is no change of the board.")
    start, arrow, to, sign, put, at, _extra = found.groups()
    if start:
        return Change("<>" if arrow == "<>" else ">", (_read_hex(start), _read_hex(to)))
    if sign:
        return Change("+" if sign == "+" else "-", (_read_hex(put),))
    return Change("at", (_read_hex(at),)) if at else Change("extra")


def _read_hex(name: str) -> Hex:
    must(name in NAMED, f"There is no hex {name} on the board.", NotationError)
    return NAMED[name]


def _read_power(name: str) -> Power:
    must(name in POWER_NAMED, f"There is no power {name!r} in this version of the game.", NotationError)
    return POWER_NAMED[name]


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
            lifted = turn.note("sol") or turn.note("frigg", after_move=False)
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
            return "do:extra-turn" if turn.note("jormungandr") else "do:decline"
        case "fafnir_origin":
            origin = turn.note("fafnir")
            return REFS[origin[0].hexes[0]] if origin else "do:own-hex"
    return _noted(turn, prompt, asked)


_SECOND = ("mani_hex", "aegir_hex", "bragi_move", "heimdallr_hex")
"""Prompts that ask where a Viking goes that was pointed at before."""
_ARRIVE = ("sol_step", "frigg_before", "frigg_after", "ratatoskr_move", "blodughofi_move", "gerd_move", "tyr_swap")
"""Prompts that ask where V itself goes, or with whom it trades places."""


def _noted(turn: Turn, prompt: str, asked: int) -> Ref:
    """The answer that a power's note holds."""
    power = _read_power(next((p for p in POWERS if prompt.startswith(f"{p}_")), prompt))
    after_move = {"frigg_before": False, "frigg_after": True}.get(prompt)
    changes = turn.note(power, after_move=after_move)
    if asked >= len(changes):
        return "do:done" if prompt == "aegir_viking" else "do:decline"
    hexes = changes[asked].hexes
    return REFS[hexes[1] if prompt in (*_SECOND, *_ARRIVE) else hexes[0]]


# --- results -----------------------------------------------------------------------------------------------------


class Result(Struct, frozen=True):
    """Who won, or nobody, with the points of both sides (RR-43.28), or the power that won at once (RR-43.29)."""

    winner: Side | None
    ivory: int | None
    red: int | None
    power: Literal["fenrir", "idun"] | None = None


_WON: dict[Side | None, str] = {"ivory": "1-0", "red": "0-1", None: "1/2-1/2"}
_RESULT = re.compile(r"(1-0|0-1|1/2-1/2) \((?:(0|[1-9][0-9]*):(0|[1-9][0-9]*)|(fenrir|idun))\)")


def write_result(result: Result) -> str:
    """A result as text, such as ``1-0 (26:23)`` or ``0-1 (fenrir)``."""
    return f"{_WON[result.winner]} ({result.power or f'{result.ivory}:{result.red}'})"


def read_result(text: str) -> Result:
    """Reads a result."""
    match = _RESULT.fullmatch(text)
    winner = match and next((side for side in SIDES if _WON[side] == match[1]), None)
    if match is None or (match[4] and winner is None):
        raise NotationError(f"A result is written such as 1-0 (26:23), not {text!r}.")
    if match[4]:
        return Result(winner, None, None, "fenrir" if match[4] == "fenrir" else "idun")
    return Result(winner, int(match[2]), int(match[3]))

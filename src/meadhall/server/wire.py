"""Writes ``web/src/wire.ts``, the web client's types, from the messages: ``python -m meadhall.server.wire``."""

import sys
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT, Raw, Struct, UnsetType
from msgspec.structs import fields

from meadhall.kernel.because import Candidate, Comparison, Explanation
from meadhall.kernel.forecast import Forecast, Next
from meadhall.kernel.frames import Frame

from . import messages as say

FILE = Path(__file__).parents[3] / "web" / "src" / "wire.ts"

HEAD = """\
// What server and client say to each other: docs/protocol.md.
// Made from src/meadhall/server/messages/ by `python -m meadhall.server.wire`; change it there.

export type Ref = string;
export type Clause = string;
/** A seat number, -1 for spectators, -2 for everyone after the end. */
export type Audience = number;

/** Something that happened, flat: its kind and its fields. */
export interface GameEvent {
  kind: string;
  line?: string | number;
  seat?: number;
  [field: string]: unknown;
}

/** What changed in a view, to be folded: lib/fold.ts. */
export type Patch = { [signed: string]: unknown };
"""

SHOWN: list[type[Struct]] = [
    Comparison,
    Candidate,
    Explanation,
    say.Asked,
    say.AskView,
    say.Undo,
    say.Outcome,
    say.View,
    Frame,
    Next,
    Forecast,
    say.Person,
    say.NewName,
    say.BotInfo,
    say.GameOption,
    say.BannerLines,
    say.BannerInfo,
    say.Difficulty,
    say.ChallengeInfo,
    say.SoloInfo,
    say.GameInfo,
    say.SoloWish,
    say.SoloCheck,
    say.SoloTally,
    say.SoloCell,
    say.SoloRow,
    say.SoloMatch,
    say.Campaign,
    say.TableWish,
    say.TableCheck,
    say.HowToMark,
    say.HowToPicture,
    say.HowToSection,
    say.HowToPart,
    say.HowTo,
    say.RuleClause,
    say.RuleSection,
    say.Rules,
    say.RowSeat,
    say.Halted,
    say.Study,
    say.Row,
    say.Tables,
    say.NewTable,
    say.Opened,
    say.Join,
    say.SeatOnly,
    say.Handover,
    say.TableId,
    say.LessonInfo,
    say.LessonTable,
    say.NewLesson,
    say.HintWish,
    say.RewindWish,
    say.BranchWish,
    say.Happening,
    say.Hint,
    say.Step,
    say.StepMark,
    say.Steps,
    say.Arrow,
    say.Play,
    say.Evaluation,
    say.Why,
    say.Fault,
    say.Kept,
    say.AnalysisState,
    say.Move,
    say.TryWish,
    say.Tried,
    say.PuzzleWish,
    say.PuzzleSaid,
    say.PuzzleCard,
    say.PuzzleDay,
    say.PuzzleStreak,
    say.PuzzleShares,
    say.PuzzleOfDay,
    say.Puzzles,
    say.PuzzleTry,
    say.PuzzleHint,
    say.PuzzleOrigin,
    say.PuzzleSolution,
    say.PuzzleState,
    say.Health,
    say.Problem,
    say.Talk,
    say.You,
    say.CoachChange,
    say.Coach,
    say.TableMessage,
    say.ViewMessage,
    say.FramesMessage,
    say.RowMessage,
    say.DoneMessage,
    say.RefusedMessage,
    say.StaleMessage,
    say.SaidMessage,
    say.PreviewMessage,
    say.ForecastMessage,
    say.ShownMessage,
    say.PongMessage,
]
"""What becomes an interface, in the order of the file."""

UNIONS: dict[str, Any] = {
    "SeatWish": say.SeatWish,
    "ClientMessage": say.ClientMessage,
    "ServerMessage": say.ServerMessage,
}
"""What becomes a type of alternatives."""

NAMED = {
    ("Asked", "about"): "Record<string, Ref | number>",
    ("Asked", "options"): "Ref[]",
    ("Asked", "refusals"): "Record<Ref, Clause>",
    ("Asked", "clauses"): "Clause[]",
    ("Comparison", "clause"): "Clause",
    ("Comparison", "source"): "Ref | null",
    ("Candidate", "ref"): "Ref",
    ("Candidate", "aside"): "Clause | null",
    ("Explanation", "taken"): "Ref | null",
    ("Explanation", "decided"): "Clause | null",
    ("Frame", "event"): "GameEvent",
    ("Frame", "patch"): "Patch",
    ("HowToMark", "at"): "Ref",
    ("HowToMark", "to"): "Ref | null",
    ("HowToSection", "clauses"): "Clause[]",
    ("Next", "options"): "Ref[]",
    ("Next", "about"): "Record<string, Ref | number>",
    ("Forecast", "patch"): "Patch",
    ("Forecast", "outcome"): "Outcome",
    ("ForecastMessage", "options"): "Record<Ref, Forecast>",
    ("ForecastMessage", "left"): "Ref[]",
    ("Foresee", "ref"): "Ref | null",
    ("FramesMessage", "row"): "Patch",
    ("AskView", "about"): "Record<string, Ref | number>",
    ("AskView", "options"): "Ref[]",
    ("AskView", "refusals"): "Record<Ref, Clause>",
    ("AskView", "clauses"): "Clause[]",
    ("Outcome", "clause"): "Clause | null",
    ("RefusedMessage", "clause"): "Clause | null",
    ("RuleClause", "id"): "Clause",
    ("View", "audience"): "Audience",
    ("You", "audience"): "Audience",
    ("PreviewMessage", "ref"): "Ref",
    ("Answer", "ref"): "Ref",
    ("Preview", "ref"): "Ref",
    ("NewTable", "seats"): "SeatWish[]",
    ("Arrow", "start"): "Ref",
    ("Arrow", "end"): "Ref",
    ("Evaluation", "best"): "Ref[]",
    ("Evaluation", "stones"): "Ref[]",
}
"""Fields whose type has a name of its own in TypeScript; in Python these names are plain strings and numbers."""

WISHES = {say.NewName, say.TableWish, say.NewTable, say.Join, say.Foresee}
"""What only the client sends: fields with a default may be left out."""


def typescript(kind: Any) -> str:
    """A Python type in TypeScript."""
    if kind is say.GameEvent:
        return "GameEvent"
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return typescript(args[0])
    if origin in (Union, UnionType):
        shown = [typescript(arg) for arg in args if arg not in (Raw, UnsetType, NoneType)]
        unique = list(dict.fromkeys(shown))
        return " | ".join([*unique, "null"] if NoneType in args else unique)
    if origin is Literal:
        return " | ".join(f"'{value}'" for value in args)
    if origin is list or origin is tuple:
        inner = typescript(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{typescript(args[0])}, {typescript(args[1])}>"
    plain = {str: "string", int: "number", float: "number", bool: "boolean", Any: "any"}
    if kind in plain:
        return plain[kind]
    if isinstance(kind, type) and issubclass(kind, Struct):
        return kind.__name__
    raise TypeError(f"No TypeScript for {kind!r}.")


def members(struct: type[Struct]) -> list[tuple[str, str, bool]]:
    """The fields of a message: name, type, and whether it may be missing."""
    hints = get_type_hints(struct, include_extras=True)
    config = struct.__struct_config__
    found = [(str(config.tag_field), f"'{config.tag}'", False)] if config.tag_field else []
    for field in fields(struct):
        kind = hints[field.name]
        wanted = struct in WISHES and (field.default is not NODEFAULT or field.default_factory is not NODEFAULT)
        missing = wanted or UnsetType in get_args(kind) or config.omit_defaults
        found.append((field.encode_name, NAMED.get((struct.__name__, field.name)) or typescript(kind), missing))
    return found


def interface(struct: type[Struct]) -> str:
    """A message as an interface."""
    lines = [f"  {name}{'?' if missing else ''}: {kind};" for name, kind, missing in members(struct)]
    head = [f"/** {(struct.__doc__ or '').strip()} */", f"export interface {struct.__name__} {{"]
    return "\n".join([*head, *lines, "}\n"])


def alternatives(name: str, union: Any) -> str:
    """A choice of messages as a type."""
    parts = []
    for struct in get_args(union):
        if struct in SHOWN:
            parts.append(struct.__name__)
        else:
            inside = "; ".join(f"{field}{'?' if missing else ''}: {kind}" for field, kind, missing in members(struct))
            parts.append(f"{{ {inside} }}")
    return "\n".join([f"export type {name} =", *(f"  | {part}" for part in parts)]) + ";\n"


def wire() -> str:
    """The whole file."""
    blocks = [HEAD, *(interface(struct) for struct in SHOWN), *(alternatives(*union) for union in UNIONS.items())]
    return "\n".join(blocks)


def main() -> None:
    """Writes the file; with ``--check`` only says whether it is current."""
    if "--check" in sys.argv[1:]:
        current = FILE.is_file() and FILE.read_text("utf-8") == wire()
        sys.exit(0 if current else "web/src/wire.ts is not current: run python -m meadhall.server.wire")
    FILE.write_text(wire(), "utf-8")


if __name__ == "__main__":
    main()

"""The kernel: matches, asks, chance, knowledge and records. It knows no game."""

from .ask import STEP, Ask, Chapter, Clause, Form, Free, Option, Ref, Seat, Together, button, secretly
from .because import Candidate, Comparison, Explanation
from .chance import Chance, below, shuffle
from .chapters import begin, chapter, chapters_of, prompts_of, then, to
from .errors import (
    BrokenRecord,
    CannotUndo,
    ContentError,
    ImpossiblePosition,
    MeadhallError,
    NotOffered,
    OtherValues,
    Outdated,
    Over,
    RulesError,
    UnknownGame,
)
from .events import Event, Secret, tell
from .forecast import Forecast, foresee
from .frames import Frame, Watch
from .game import (
    EVERYONE,
    SPECTATOR,
    Audience,
    Fits,
    Game,
    Options,
    Outcome,
    State,
    Token,
    View,
    Zone,
)
from .knowledge import deal_tokens, face, hide, knows, show
from .match import Match, finishes
from .patch import Patch, apply, diff
from .question import Question
from .record import Migration, Record, same_answers
from .titles import BrokenTitle, find, register
from .trail import Entry, Undone
from .world import World

__all__ = [
    "EVERYONE",
    "SPECTATOR",
    "STEP",
    "Ask",
    "Audience",
    "BrokenRecord",
    "BrokenTitle",
    "Candidate",
    "CannotUndo",
    "Chance",
    "Chapter",
    "Clause",
    "Comparison",
    "ContentError",
    "Entry",
    "Event",
    "Explanation",
    "Fits",
    "Forecast",
    "Form",
    "Frame",
    "Free",
    "Game",
    "ImpossiblePosition",
    "Match",
    "MeadhallError",
    "Migration",
    "NotOffered",
    "Option",
    "Options",
    "OtherValues",
    "Outcome",
    "Outdated",
    "Over",
    "Patch",
    "Question",
    "Record",
    "Ref",
    "RulesError",
    "Seat",
    "Secret",
    "State",
    "Together",
    "Token",
    "Undone",
    "UnknownGame",
    "View",
    "Watch",
    "World",
    "Zone",
    "apply",
    "begin",
    "below",
    "button",
    "chapter",
    "chapters_of",
    "deal_tokens",
    "diff",
    "face",
    "find",
    "finishes",
    "foresee",
    "hide",
    "knows",
    "prompts_of",
    "register",
    "same_answers",
    "secretly",
    "show",
    "shuffle",
    "tell",
    "then",
    "to",
]

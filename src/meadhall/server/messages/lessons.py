"""What is said of lessons: which a title has, how far the visitor has come, and what the coach says at a table."""

from msgspec import Struct

from meadhall.kernel.ask import Clause, Ref


class LessonInfo(Struct, frozen=True, kw_only=True):
    """A lesson of a title, and how far the visitor has come in it. What it is called stands in the lessons' texts."""

    id: str
    sign: str
    """The rune on its stone."""
    minutes: int
    course: str | None
    """The group it belongs to, if it is one of those that stand by themselves."""
    steps: int
    step: int
    """So many of them are done at the visitor's table."""
    table: str | None
    """The visitor's table, if they have begun it."""
    done: bool
    """Whether they have ever come to its end."""


class LessonTable(Struct, frozen=True, kw_only=True):
    """The visitor's own table of a lesson."""

    table: str
    outdated: bool
    """Whether the lesson is not any more what it was when they left it, so that it begins anew."""


class NewLesson(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a lesson is opened."""

    anew: bool = False
    """From its beginning, also where the visitor stands in the middle of it."""


class CoachChange(Struct, frozen=True, kw_only=True):
    """What the learner's last answer changed."""

    text: str
    """The id of what is said of it."""
    lit: Ref


class Coach(Struct, frozen=True, kw_only=True):
    """What the coach says at the table of a lesson. Texts are named by their ids in the lessons' texts."""

    lesson: str
    step: int
    """How many steps are done."""
    steps: int
    over: bool
    """Whether nothing is left to do."""
    outdated: bool
    """Whether the lesson has changed since, so that this table cannot go on; it can be begun anew."""
    note: str | None
    """What is said of what the learner is asked; it has a heading, why here, and what is said to another pointing."""
    clause: Clause | None
    """The rule behind it."""
    lit: Ref | None
    """The one thing that is lit."""
    free: bool
    """Whether anything that the rules allow may be pointed at."""
    shows: bool
    """Whether the coach can show what is meant."""
    changed: CoachChange | None

"""The lessons of a title, as its folder has them: ``lessons/lessons.toml`` and what the coach says in each language.

A lesson begins with a laid board (``meadhall.boards``).
"""

from functools import cache
from typing import Annotated, Any

from msgspec import Meta, Struct

from ..boards import Answer, Board, answers_of
from ..bots.registry import usual_bots
from ..kernel.ask import Clause, Ref
from ..kernel.errors import ContentError
from ..kernel.game import Game
from ..kernel.titles import TITLES, find
from ..kit.content import Files
from ..kit.overlay import NONE
from .texts import LANGUAGES, Texts

FOLDER = "lessons"
FILE = f"{FOLDER}/lessons.toml"
END = "end"
PARTS = ("heading", "why", "not-now", "changed")
"""What is said of a step besides its note: above it, why here, when something else is pointed at, and afterwards."""
Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$")]


class Step(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One answer of the learner: what is lit, what may be pointed at, and what the others do then."""

    id: Id
    clause: Clause
    """The rule behind it."""
    point: tuple[Ref, ...] = ()
    """What the learner is to point at. All of these are right; *Show me* plays the first."""
    light: Ref | None = None
    """The one thing that is lit, if it is not the first of these."""
    shows: Ref | None = None
    """What is lit afterwards, where the note says what changed, if it is not what was pointed at."""
    prompt: str = ""
    """What must be asked, for a note that speaks of it where several asks could stand."""
    free: bool = False
    """Whether anything legal may be pointed at. From here on nothing is scripted: nobody knows the board."""
    until: str = ""
    """The last step of a lesson may last: until the learner is asked this, or until the match is over (``end``)."""
    luck: tuple[Any, ...] | None = None
    """What chance says to the learner's answer, where it speaks."""
    then: tuple[str, ...] = ()
    """What the others point at afterwards, as in ``laid``."""

    @property
    def lit(self) -> Ref | None:
        """The one thing that is lit; None where anything may be pointed at and nothing is better than the rest."""
        return self.light or next(iter(self.point), None)


class Lesson(Board, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of what there is to learn: a laid board, and steps to be done there."""

    id: Id
    sign: Annotated[str, Meta(min_length=1, max_length=2)]
    """The rune on its stone."""
    minutes: Annotated[int, Meta(gt=0)]
    course: Annotated[str, Meta(pattern="^([a-z][a-z0-9-]*)?$")] = ""
    """The group in which it is listed; most lessons of a title are in none, but stand by themselves."""
    seat: Annotated[int, Meta(ge=0)] = 0
    """The learner's."""
    bot: str = ""
    """Who plays the others where nothing is scripted; the title's gentlest player, unless somebody is named."""
    step: Annotated[tuple[Step, ...], Meta(min_length=1)]

    def message(self, step: Step | None = None, part: str = "") -> str:
        """The id of what the coach says: the lesson's name, a step's note, or another part of that."""
        name = f"lesson-{self.id}" if step is None else f"lesson-{self.id}-{step.id}"
        return f"{name}.{part}" if part else name

    @property
    def course_message(self) -> str:
        """The id of its course's name; empty where it is in none."""
        return self.course and f"course-{self.course}"


class Book:
    """All lessons of one title, in their order, with what the coach says."""

    def __init__(self, game: Game[Any]) -> None:
        """Reads them; ContentError with file and line if that cannot be done. A title without lessons has none."""
        self.game = game
        self.folder = game.folder() / FOLDER
        self.files = Files(game.folder(), game.id, NONE)
        self.lessons: tuple[Lesson, ...] = ()
        self.texts: dict[str, Texts] = {}
        if (game.folder() / FILE).is_file():
            self.lessons = self.files.load(FILE, tuple[Lesson, ...])
            self.texts = {lang: Texts(self.folder, lang) for lang in self._languages()}

    def _languages(self) -> tuple[str, ...]:
        """English, and the others that are there; a title of the house has them all."""
        there = tuple(lang for lang in LANGUAGES if (self.folder / f"{lang}.ftl").is_file())
        for lang in LANGUAGES if self.game.id in TITLES else LANGUAGES[:1]:
            if lang not in there:
                raise ContentError(f"There is no {FOLDER}/{lang}.ftl in the folder of {self.game.id}.")
        return there

    def lesson(self, id: str) -> Lesson:
        """The lesson of that id; ContentError if there is none."""
        for lesson in self.lessons:
            if lesson.id == id:
                return lesson
        known = ", ".join(lesson.id for lesson in self.lessons) or "none"
        raise ContentError(f"There is no lesson {id!r} of {self.game.id}; there are: {known}.")

    def bot(self, lesson: Lesson) -> str:
        """Who plays the others: the one that is named, else the first of the title that plays with a plan."""
        return lesson.bot or usual_bots(self.game.id, 1)[0]

    def mistake(self, lesson: Lesson, sentence: str, step: Step | None = None, *place: str | int) -> ContentError:
        """A mistake in a lesson, or in one of its steps, with file and line; place leads on from there."""
        where: tuple[str | int, ...] = ("lesson", self.lessons.index(lesson))
        whose = f"the lesson {lesson.id} of {self.game.id}"
        if step is not None:
            where, whose = (*where, "step", lesson.step.index(step)), f"step {step.id} of {whose}"
        return self.files.mistake(FILE, f"{whose}: {sentence}", *where, *place)

    def answers(self, lesson: Lesson, step: Step | None = None) -> list[Answer]:
        """The scripted answers of a laid board, or of what follows a step."""
        field, lines = ("laid", lesson.laid) if step is None else ("then", step.then)
        return answers_of(lines, field, lambda sentence, *place: self.mistake(lesson, sentence, step, *place))


def book_of(game: "str | Game[Any]") -> Book:
    """The lessons of a title, read once; a title of another package brings its own in its folder."""
    title: Any = find(game)  # a protocol does not say that its objects can be keys; these can
    return _read(title)


@cache
def _read(game: Any) -> Book:
    return Book(game)

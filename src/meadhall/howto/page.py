"""How a title is played, as its folder has it: ``howto/howto.toml`` and what stands there in each language.

A section is one paragraph, the clauses behind it, and mostly a picture: a position of a match, which the title's own
scene draws. Such a position is a laid board, that of a lesson or its own.
"""

from functools import cache
from math import ceil
from typing import Annotated, Any

from msgspec import Meta, Struct
from msgspec.structs import replace

from ..boards import give
from ..kernel import Match
from ..kernel.ask import Clause, Ref
from ..kernel.errors import ContentError
from ..kernel.game import SPECTATOR, Game, View
from ..kernel.titles import TITLES, find
from ..kit.content import Files
from ..kit.overlay import NONE
from ..lessons import LANGUAGES, Board, Lecture, Texts, book_of, lay_board

FOLDER = "howto"
FILE = f"{FOLDER}/howto.toml"
PACE = 200
"""Words that are read in a minute."""
Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$")]


class Picture(Board, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A position of a match, and what of it is shown."""

    lesson: str = ""
    """The lesson on whose board it is seen, if it has no board of its own."""
    after: str = ""
    """The step of that lesson after which it is seen; as the board was laid, if none is named."""
    follows: str = ""
    """The section whose picture comes before it in the same match: ``laid`` is what was pointed at since."""
    seat: Annotated[int, Meta(ge=0)] | None = None
    """With whose eyes it is seen; without it, with those of somebody who looks on."""
    show: tuple[str, ...] = ()
    """What must be in sight: things, or parts that the title's scene names, such as ``board``; all that lies on the
    table, if nothing is named. Where a seat stands first, it is its own sheet that is seen."""
    width: Annotated[int, Meta(ge=400, le=1600)] = 1160
    """How wide the table is that it is part of, on a screen; what lies on a narrower one is larger."""
    marks: tuple[str, ...] = ()
    """What is marked: a thing, or a way, which is two things with a space between."""
    numbered: bool = True
    """Whether marks have numbers, of which the paragraph may speak."""

    @property
    def audience(self) -> int:
        """Who sees it."""
        return SPECTATOR if self.seat is None else self.seat

    @property
    def named(self) -> tuple[Ref, ...]:
        """Every thing that is shown or marked."""
        return tuple(ref for ref in self.show if ":" in ref) + tuple(ref for mark in self.marks for ref in mark.split())


class Section(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One paragraph of the page."""

    id: Id
    part: Id | None = None
    """A part of its own at the end of the page: for those who play alone, say."""
    clauses: tuple[Clause, ...] = ()
    """What the rules say of it."""
    begins: bool = False
    """Whether the reader sets out from here: links to the lessons and to a table stand below it."""
    picture: Picture | None = None

    @property
    def message(self) -> str:
        """The id of its paragraph; ``.heading`` stands above it, ``.picture`` says what is to be seen."""
        return f"howto-{self.id}"


def part_message(part: str) -> str:
    """The id of what a part is called."""
    return f"part-{part}"


class Page:
    """How one title is played, in each language."""

    def __init__(self, game: Game[Any]) -> None:
        """Reads it; ContentError with file and line if that cannot be done. A title may have no such page."""
        self.game = game
        self.files = Files(game.folder(), game.id, NONE)
        self.sections: tuple[Section, ...] = ()
        self.texts: dict[str, Texts] = {}
        if (game.folder() / FILE).is_file():
            self.sections = self.files.load(FILE, tuple[Section, ...])
            folder = game.folder() / FOLDER
            self.texts = {lang: Texts(folder, lang) for lang in LANGUAGES if (folder / f"{lang}.ftl").is_file()}
            for lang in LANGUAGES if game.id in TITLES else LANGUAGES[:1]:
                if lang not in self.texts:
                    raise ContentError(f"There is no {FOLDER}/{lang}.ftl in the folder of {game.id}.")

    @property
    def parts(self) -> tuple[str | None, ...]:
        """The parts of the page, in their order; the one without a name is about the game itself."""
        return tuple(dict.fromkeys(section.part for section in self.sections))

    def of(self, part: str | None) -> tuple[Section, ...]:
        """The sections of a part."""
        return tuple(section for section in self.sections if section.part == part)

    def section(self, id: str) -> Section:
        """The section of that id; ContentError if there is none."""
        for section in self.sections:
            if section.id == id:
                return section
        known = ", ".join(section.id for section in self.sections) or "none"
        raise ContentError(f"The page of {self.game.id} has no section {id!r}; it has: {known}.")

    def words(self, part: str | None, lang: str) -> int:
        """How many words a part has in a language, without headings."""
        return sum(len(self.texts[lang](section.message).split()) for section in self.of(part))

    def minutes(self, part: str | None, lang: str) -> int:
        """In how many minutes a part is read."""
        return max(1, ceil(self.words(part, lang) / PACE))

    def mistake(self, section: Section, sentence: str, *place: str | int) -> ContentError:
        """A mistake in a section, with file and line; place leads on from there."""
        where = ("section", self.sections.index(section), *place)
        return self.files.mistake(FILE, f"the section {section.id} of {self.game.id}: {sentence}", *where)

    # ---- pictures

    def view(self, section: Section) -> View:
        """What is to be seen in a section's picture: what its audience sees of that match."""
        assert section.picture is not None
        return self.match(section).view(section.picture.audience)

    def match(self, section: Section) -> Match:
        """The match of a section's picture, played so far; ContentError if it cannot be."""
        picture = section.picture
        assert picture is not None
        match = self._of_lesson(section, picture) if picture.lesson else self._laid(section, picture)
        if picture.seat is not None and picture.seat >= match.seats:
            raise self.mistake(section, f"it is seen from seat {picture.seat} of {match.seats}", "picture", "seat")
        return match

    def _laid(self, section: Section, picture: Picture) -> Match:
        if picture.after:
            raise self.mistake(section, "it is seen after a step, and names no lesson", "picture", "after")
        board, before = self._whole(section, picture)

        def mistake(sentence: str, *place: str | int) -> ContentError:
            if place[:1] == ("laid",) and len(place) > 1:  # an answer is told where it is written
                number = int(place[1]) - before
                place = ("laid", number) if number >= 0 else ("follows",)
            return self.mistake(section, sentence, "picture", *place)

        return lay_board(self.game, board, mistake)

    def _whole(self, section: Section, picture: Picture, behind: tuple[str, ...] = ()) -> tuple[Picture, int]:
        """A picture with all that was pointed at before, and how much that is."""
        if not picture.follows:
            return picture, 0
        found = next((one for one in self.sections if one.id == picture.follows), None)
        if found is None or found.picture is None or found.picture.lesson or found.id in (*behind, section.id):
            sentence = f"no other section is called {picture.follows} and has a board of its own"
            raise self.mistake(section, sentence, "picture", "follows")
        begun, _ = self._whole(found, found.picture, (*behind, section.id))
        return replace(begun, laid=begun.laid + picture.laid), len(begun.laid)

    def _of_lesson(self, section: Section, picture: Picture) -> Match:
        if picture.laid or picture.follows:
            raise self.mistake(section, "it has the board of a lesson and another one", "picture", "lesson")
        book = book_of(self.game)
        try:
            lesson = book.lesson(picture.lesson)
        except ContentError as error:
            raise self.mistake(section, str(error), "picture", "lesson") from None
        lecture = Lecture(book, lesson)
        if not picture.after:
            return lecture.match
        for step in lesson.step:
            if not step.point or lecture.question is None:
                break
            lecture.point(step.point[0])
            while (due := lecture.due) is not None:
                give(lecture.match, due)
            if step.id == picture.after:
                return lecture.match
        sentence = f"no step {picture.after} of the lesson {lesson.id} is reached by what is scripted"
        raise self.mistake(section, sentence, "picture", "after")


def page_of(game: "str | Game[Any]") -> Page:
    """How a title is played, read once; a title of another package brings its own page in its folder."""
    title: Any = find(game)  # a protocol does not say that its objects can be keys; these can
    return _read(title)


@cache
def _read(game: Any) -> Page:
    return Page(game)

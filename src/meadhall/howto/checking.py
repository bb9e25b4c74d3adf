"""Whether a title's page can be shown: clauses are there, positions can be played, two minutes are enough to read it.

What is wrong is told in one sentence, a ContentError with file and line.
"""

from collections.abc import Iterator

from ..boards import is_drawn
from ..clauses import Clauses
from ..lessons import Texts
from .page import PACE, Page, Section, part_message

SHORTEST, LONGEST = 30, 70
"""Words of a paragraph."""
HEADING = 8
"""Words of what stands above it, at most."""
SEEN = 40
"""Words that say what is to be seen in a picture, at most."""
MINUTES = 2
"""In so many the part about the game itself is read."""


def check(page: Page) -> None:
    """Raises ContentError with the first thing that is wrong with a title's page."""
    _check_sections(page)
    for texts in page.texts.values():
        _check_texts(page, texts)
    for section in page.sections:
        if section.picture is not None:
            _check_picture(page, section)


def _check_sections(page: Page) -> None:
    """Clauses exist, and there is one place from which the reader sets out."""
    clauses = Clauses.of(page.game.id)
    for section in page.sections:
        if not section.clauses and not section.begins:
            raise page.mistake(section, "it names no clause")
        for number, clause in enumerate(section.clauses):
            if clause not in clauses:
                raise page.mistake(section, f"there is no clause {clause} in the rules", "clauses", number)
    begins = [section for section in page.sections if section.begins]
    if page.sections and len(begins) != 1:
        last = page.sections[-1] if not begins else begins[1]
        raise page.mistake(last, "the reader sets out from exactly one section, which says `begins = true`")


def _check_texts(page: Page, texts: Texts) -> None:
    """Everything is said in a language, as long as it should be, and nothing that the page has no place for."""
    wanted = dict(_wanted(page))
    for id, (least, most) in wanted.items():
        said = len(texts(id).split())
        if not said:
            raise texts.mistake(f"{id} is missing", id)
        if not least <= said <= most:
            raise texts.mistake(f"{id} has {said} words, and should have {least} to {most}", id)
    for id in texts.parts():
        if id not in wanted:
            raise texts.mistake(f"{id} belongs to no section", id)
    words = page.words(None, texts.lang)
    if words > MINUTES * PACE:
        last = page.of(None)[-1].message
        raise texts.mistake(f"{words} words are not read in {MINUTES} minutes; {MINUTES * PACE} are", last)


def _wanted(page: Page) -> Iterator[tuple[str, tuple[int, int]]]:
    """The id of everything that stands on the page, with how many words it may have."""
    for part in page.parts:
        if part is not None:
            yield part_message(part), (1, HEADING)
    for section in page.sections:
        yield section.message, (SHORTEST, LONGEST)
        yield f"{section.message}.heading", (1, HEADING)
        if section.picture is not None:
            yield f"{section.message}.picture", (3, SEEN)


def _check_picture(page: Page, section: Section) -> None:
    """It can be played, and what it shows is there."""
    picture = section.picture
    assert picture is not None
    match = page.match(section)
    for ref in picture.named:
        if not is_drawn(page.game, match, picture.audience, ref):
            field = "marks" if ref not in picture.show else "show"
            raise page.mistake(section, f"{ref} is nowhere on the table", "picture", field)
    for number, mark in enumerate(picture.marks):
        if len(mark.split()) not in (1, 2):
            sentence = f"{mark!r} is no mark; one is a thing, or a way as in 'hex:a3 hex:e3'"
            raise page.mistake(section, sentence, "picture", "marks", number)

"""How titles are played, as the hall tells it: the page of a title, and the positions that its pictures show."""

import logging
from functools import lru_cache

import msgspec

from meadhall.clauses import ENGLISH
from meadhall.howto import Page, Picture, Section, page_of
from meadhall.howto.page import part_message
from meadhall.kernel.errors import ContentError, UnknownGame

from . import messages as say
from .problems import unknown
from .titles import has_rules

log = logging.getLogger(__name__)


def howto(id: str, lang: str) -> say.HowTo:
    """How a title is played, in a language or in English; nothing where it has no such page."""
    page = _page(id)
    if page is None or not page.texts:
        return say.HowTo(lang=ENGLISH, parts=[])
    told = lang if lang in page.texts else ENGLISH
    return say.HowTo(lang=told, parts=[_part(page, part, told) for part in page.parts])


def _part(page: Page, part: str | None, lang: str) -> say.HowToPart:
    return say.HowToPart(
        id=part,
        title=None if part is None else page.texts[lang](part_message(part)),
        minutes=page.minutes(part, lang),
        sections=[_section(page, section, lang) for section in page.of(part)],
    )


def _section(page: Page, section: Section, lang: str) -> say.HowToSection:
    texts = page.texts[lang]
    return say.HowToSection(
        id=section.id,
        heading=texts(f"{section.message}.heading"),
        text=texts(section.message),
        clauses=list(section.clauses),
        begins=section.begins,
        picture=None if section.picture is None else _picture(section.picture, texts(f"{section.message}.picture")),
    )


def _picture(picture: Picture, text: str) -> say.HowToPicture:
    marks = [mark.split() for mark in picture.marks]
    return say.HowToPicture(
        text=text,
        seat=picture.seat,
        show=list(picture.show),
        width=picture.width,
        numbered=picture.numbered,
        marks=[say.HowToMark(at=at, to=next(iter(to), None)) for at, *to in marks],
    )


@lru_cache(maxsize=128)
def position(id: str, section: str) -> say.View:
    """The position of a section's picture, with the eyes of its audience."""
    page = _page(id)
    try:
        if page is None or (found := page.section(section)).picture is None:
            raise unknown(f"There is no picture {section} of {id}.")
        return msgspec.convert(page.view(found), say.View)
    except ContentError as error:  # printed values may forbid what was laid with those of the house
        log.warning("A picture cannot be drawn: %s", error)
        raise unknown(f"There is no picture {section} of {id}.") from None


def _page(id: str) -> Page | None:
    """The page of a title that is awake; None where it has none that can be read. Refused where there is no title."""
    try:
        return page_of(id)
    except UnknownGame as error:
        if has_rules(id):
            return None
        raise unknown(str(error)) from None
    except ContentError as error:
        log.warning("The page of %s cannot be read: %s", id, error)
        return None

"""How every title says that it is played: by clauses that exist and positions that can be played, in two minutes."""

import pytest

from meadhall.howto import Page, Section, check, page_of
from meadhall.kernel.game import SPECTATOR
from meadhall.kernel.titles import TITLES
from meadhall.lessons import LANGUAGES

PAGES = {title: page_of(title) for title in TITLES}
PICTURES = [(page, section) for page in PAGES.values() for section in page.sections if section.picture]


@pytest.mark.parametrize("title", TITLES)
def test_the_page_of_a_title_holds(title: str) -> None:
    """Its clauses are in the rules, its boards are laid by them, and everything is said, as long as it should be."""
    page = PAGES[title]
    check(page)
    assert tuple(page.texts) == LANGUAGES
    assert len(page.of(None)) in range(6, 10)
    assert 2 * sum(section.picture is not None for section in page.sections) >= len(page.sections), (
        "most have a picture"
    )
    for lang in LANGUAGES:
        assert page.minutes(None, lang) == 2
    assert len({page.texts["de"](section.message) for section in page.sections}) == len(page.sections)


def test_followers_have_a_part_of_their_own() -> None:
    """Given Lords of Ragnarok, then those who play alone read a part of their own, by the clauses of the Followers."""
    page = PAGES["lords"]
    assert page.parts == (None, "solo")
    assert [clause[:2] for section in page.of("solo") for clause in section.clauses] == ["LS"] * 13
    assert {page.minutes("solo", lang) for lang in LANGUAGES} == {1}
    assert page.match(page.section("followers")).automata == {0}


@pytest.mark.parametrize(("page", "section"), PICTURES, ids=lambda one: getattr(one, "id", ""))
def test_a_picture_shows_no_more_than_its_audience_sees(page: Page, section: Section) -> None:
    """The view of a picture is the audience's own, of a match that goes on or has just ended."""
    assert section.picture is not None
    view, seat = page.view(section), section.picture.seat
    assert view["audience"] == (SPECTATOR if seat is None else seat)
    assert view == page.match(section).view(section.picture.audience), "the same each time it is laid"

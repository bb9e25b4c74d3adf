"""``meadhall howto``: whether the pages that say how titles are played can be shown."""

from typing import Annotated, Any

from cyclopts import Parameter

from ..howto import Page, check, page_of
from ..kernel import ContentError, Game, find
from ..kernel.titles import playable
from .say import complain, out


def howto(
    what: Annotated[str | None, Parameter(help="The title whose page is checked; all of them without it.")] = None, /
) -> int:
    """Checks the clauses, the words and the positions of a title's page."""
    return max(map(_check, [find(what)] if what else playable(complain)))


def _check(game: Game[Any]) -> int:
    """Whether a title's page holds, as an exit status; what does not is said in a sentence."""
    try:
        page = page_of(game)
        check(page)
    except ContentError as error:
        complain(str(error))
        return 1
    out().print(f"{game.id}: {_count(page)}")
    return 0


def _count(page: Page) -> str:
    if not page.sections:
        return "does not say how it is played."
    pictures = sum(section.picture is not None for section in page.sections)
    minutes = max(page.minutes(None, lang) for lang in page.texts)
    return (
        f"{len(page.sections)} sections with {pictures} pictures, {minutes} minutes, in {' and '.join(page.texts)}; "
        "all hold."
    )

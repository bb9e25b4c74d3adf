"""Sitting down at a moment of a match: its table is laid out past the page, once for all who only look at it."""

from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

from playwright.sync_api import Browser, Page

from tests.browser.clans import Ear, View
from tests.browser.conftest import Visit
from tests.browser.doors import Doors
from tests.browser.visitor import PATIENCE, Visitor

Sit = Callable[..., Visitor]
ANYTHING = ".ask [data-ref], .board [data-ref][role='button'], dialog.end"


class Tables:
    """The tables of moments, each laid out by its name when it is first asked for; all by the same host."""

    def __init__(self, browser: Browser, bay: Doors, lay: Callable[[Visitor, str, str], str]) -> None:
        self.bay, self.lay = bay, lay
        self.context = browser.new_context(locale="en-GB")
        self.context.set_default_timeout(PATIENCE)
        self.host = Visitor(self.context, bay.address).named("Sigrun")
        self.found: dict[str, str] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.context.close()

    def sit(self, visit: Visit, moment: str, anew: str | None = None, **settings: Any) -> Visitor:
        """Somebody with the cookies of the host, at the table of a moment, or one more; all stands still."""
        name = f"{moment} {anew}" if anew else moment
        if name not in self.found:
            self.found[name] = self.lay(self.host, moment, name)
        me = visit(self.bay, **{"storage_state": self.context.storage_state(), "bypass_csp": True, **settings})
        me.ear = Ear(me.page)  # type: ignore[attr-defined]
        me.enter(self.found[name])
        me.page.locator(ANYTHING).first.wait_for()
        settle(me.page)
        return me


def settle(page: Page) -> None:
    """Waits until nothing moves."""
    page.wait_for_function("() => document.getAnimations().every((one) => one.playState !== 'running')")


def view_of(me: Visitor) -> View:
    """The table as the page was told it last."""
    view: View | None = me.ear.view  # type: ignore[attr-defined]
    assert view is not None
    return view

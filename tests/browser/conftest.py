"""A real hall and a real Chromium for the tests of this folder."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from meadhall import Match
from meadhall.bots import decide, make_bot
from meadhall.server.config import web_folder
from tests.browser.doors import ROOT, Doors
from tests.browser.visitor import PATIENCE, Visitor
from tests.complaints import Complaints, listening

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
DESK = {"viewport": {"width": 1280, "height": 800}, "color_scheme": "dark", "locale": "en-GB"}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
Visit = Callable[..., Visitor]
KNOWS_THE_GAMES = """
try {
  const kept = JSON.parse(localStorage.getItem('meadhall.settings') ?? '{}');
  localStorage.setItem('meadhall.settings', JSON.stringify({ coach: false, ...kept }));
} catch {}
"""
"""Whoever visits for a test wants no notes of the coach, unless the test is about them."""


# A browser driven by Playwright keeps an event loop running in its thread: it ends with this folder,
# so that tests of other folders in the same worker can run their own.
@pytest.fixture(scope="package")
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        expect.set_options(timeout=PATIENCE)
        opened = playwright.chromium.launch(executable_path=chromium, headless=True, args=list(FLAGS))
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def players_ready() -> None:
    """What the players of Ragnarocks think with is compiled, once for all processes, before somebody waits for it."""
    match = Match.new("ragnarocks", seats=2, seed=1)
    decide(make_bot("ragnarocks", "hersir", 1), match, match.pending[0].seat, 0.05)


@pytest.fixture(autouse=True)
def complaints(request: pytest.FixtureRequest) -> Iterator[Complaints]:
    """No hall of these tests logs an error that its test did not announce (``tests/complaints.py``)."""
    for heard in listening(request):
        yield heard
        heard.said += [error for doors in Doors.built for error in doors.words.errors()]


@pytest.fixture(scope="package")
def hall(tmp_path_factory: pytest.TempPathFactory, players_ready: None) -> Iterator[Doors]:
    """A hall with its doors open."""
    assert web_folder() is not None, "The browser client is not built: python hatch_build.py run build."
    doors = Doors(tmp_path_factory.mktemp("hall"))
    doors.open()
    yield doors
    doors.close()


@pytest.fixture(scope="package")
def bay(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Doors]:
    """A hall where bots do not pause, and tables are laid out past their pages as fast as the rules can play."""
    doors = Doors(tmp_path_factory.mktemp("bay"), generous=True)
    doors.open()
    yield doors
    doors.close()


@pytest.fixture
def own_hall(tmp_path: Path, players_ready: None) -> Iterator[Doors]:
    """A hall that the test may kill."""
    doors = Doors(tmp_path)
    doors.open()
    yield doors
    doors.close()


@pytest.fixture
def visit(browser: Browser, hall: Doors) -> Iterator[Visit]:
    """Lets people in; when they leave, their browsers must have had nothing to complain about."""
    met: list[Visitor] = []

    def come(at: Doors | None = None, *, motion: bool = False, coach: bool = False, **settings: Any) -> Visitor:
        wanted = {**DESK, "reduced_motion": "no-preference" if motion else "reduce", **settings}
        context = browser.new_context(**wanted)
        if not coach:
            context.add_init_script(KNOWS_THE_GAMES)
        context.set_default_timeout(PATIENCE)
        visitor = Visitor(context, (at or hall).address)
        met.append(visitor)
        return visitor

    yield come
    faults = [fault for visitor in met for fault in visitor.unexpected()]
    for visitor in met:
        visitor.context.close()
    assert faults == [], "the browser complained"


@pytest.fixture
def dice() -> random.Random:
    return random.Random(7)


@pytest.fixture(scope="package")
def axe_source() -> str:
    return (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text()


def played(game: str = "ragnarocks", seats: int = 2, options: dict[str, str] | None = None, *, seed: int = 7) -> bytes:
    """The record of a match of those who point at anything. The same record is the same table in a hall."""
    match, dice = Match.new(game, seats=seats, seed=seed, options=options or {}), random.Random(seed)
    while match.outcome is None:
        asked = dice.choice(match.pending)
        match.answer(asked.seat, dice.choice(asked.options))
    return match.record().encode()


@pytest.fixture(scope="package")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a match that was played to its end."""
    path = tmp_path_factory.mktemp("records") / "saga.meadhall.json"
    path.write_bytes(played())
    return path

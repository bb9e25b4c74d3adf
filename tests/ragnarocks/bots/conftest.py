"""Players think against the clock: what they need is compiled before it runs."""

import pytest

from meadhall.games.ragnarocks.bots.ready import get_ready


@pytest.fixture(scope="session", autouse=True)
def compiled() -> None:
    """Everything is compiled and loaded."""
    get_ready()

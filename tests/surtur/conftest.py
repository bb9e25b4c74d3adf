"""The tests of the rules have tiles of their own: what is printed on the house's may be replaced, the rules may not."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import force_setattr, replace

from meadhall.games.lords.content import CONTENT

LAID: dict[str, dict[str, Any]] = {
    "ragnar": {"attributes": (3, 2, 2), "priority_action": "mobilize"},
    "lagertha": {"attributes": (3, 3, 2)},
    "aslaug": {
        "attributes": (2, 2, 3),
        "attribute_preference": ("wisdom", "authority", "might"),
        "priority_action": "build_temple",
    },
    "snorri": {
        "attributes": (3, 2, 2),
        "attribute_preference": ("authority", "wisdom", "might"),
        "target_selection": "temple_first",
    },
}
"""What the tiles say in the tests of the rules."""
PRINTED = ("solo_box", "start", "random", "bots", "texts", "terminal", "printed", "printed_proved")
"""What these try is what the house's tiles say."""


@pytest.fixture(autouse=True)
def tiles(request: pytest.FixtureRequest) -> Iterator[None]:
    """The tiles are those of the tests while a rule is tried."""
    if request.module.__name__.endswith(tuple(f"test_{name}" for name in PRINTED)):
        yield
        return
    printed = CONTENT.followers
    force_setattr(CONTENT, "followers", type(printed)(replace(tile, **LAID.get(tile.id, {})) for tile in printed))
    yield
    force_setattr(CONTENT, "followers", printed)

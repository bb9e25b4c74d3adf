"""How far a count of worlds may lie from an even deal before it counts as a leak (property 8)."""

import pytest

from meadhall.suite.broken import Broken
from meadhall.suite.evenness import check_count


@pytest.mark.parametrize(
    ("count", "likely"), [(4, 4 / 150), (16, 4 / 150), (75, 0.5), (100, 0.5), (0, 0.0), (150, 1.0)]
)
def test_what_chance_does_now_and_then_is_no_leak(count: int, likely: float) -> None:
    """Sixteen where four are expected happens a few times in a million; a fuzz run looks a million times."""
    check_count(count, likely, 150, "token 64 has its true face")


@pytest.mark.parametrize(
    ("count", "likely"), [(22, 4 / 150), (150, 4 / 150), (150, 0.5), (20, 0.5), (8, 0.0), (140, 1.0)]
)
def test_what_chance_never_does_is_a_leak(count: int, likely: float) -> None:
    with pytest.raises(Broken, match="token 64 has its true face"):
        check_count(count, likely, 150, "token 64 has its true face")

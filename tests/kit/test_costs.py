"""Paying with icons and wilds: the closed form says what trying every way says."""

from collections.abc import Sequence
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall.kit.costs import lacking, payable, payers

ICONS = ("ship", "hammer", "chest", "shield")
COSTS = st.lists(st.sampled_from(ICONS), max_size=5)
SOURCES = st.lists(st.frozensets(st.sampled_from(ICONS), max_size=3), max_size=6)
HAMMER, SHIP, WILD = frozenset({"hammer"}), frozenset({"ship"}), frozenset(ICONS)
EITHER = frozenset({"ship", "hammer"})


def tried(cost: Sequence[str], sources: Sequence[frozenset[str]]) -> bool:
    """Looks ahead: tries every way to pay, item by item."""
    return any(
        all(item in sources[place] for item, place in zip(cost, places, strict=True))
        for places in permutations(range(len(sources)), len(cost))
    )


@pytest.mark.parametrize(
    ("cost", "sources", "can"),
    [
        ((), (), True),
        (("ship",), (), False),
        (("ship", "hammer"), (EITHER,), False),  # one tile is a ship or a hammer, not both
        (("ship", "hammer"), (EITHER, HAMMER), True),
        (("ship", "hammer"), (HAMMER, HAMMER), False),
        (("ship", "hammer", "hammer"), (WILD, HAMMER, EITHER), True),
        (("ship", "ship", "hammer"), (WILD, HAMMER, HAMMER), False),
    ],
)
def test_a_cost_can_be_paid_or_not(cost: Sequence[str], sources: Sequence[frozenset[str]], can: bool) -> None:
    assert payable(cost, sources) is can


def test_only_what_leaves_the_rest_payable_may_pay() -> None:
    """Given a ship and a hammer to pay, when the only ship is a tile that is either, then it must pay for the ship."""
    sources = [("die", HAMMER), ("tile", EITHER)]

    assert payers(("hammer", "ship"), sources) == ["die"]
    assert payers(("ship", "hammer"), sources) == ["tile"]
    assert payers(("hammer",), sources) == ["die", "tile"]


def test_what_is_lacking_is_named_and_nothing_else() -> None:
    assert lacking(("ship", "hammer"), [HAMMER, HAMMER]) == ("ship",)
    assert lacking(("ship", "hammer"), [EITHER]) == ("ship", "hammer")
    assert lacking(("ship",), [WILD]) == ()


@given(COSTS, SOURCES)
def test_the_closed_form_says_what_looking_ahead_says(cost: list[str], sources: list[frozenset[str]]) -> None:
    assert payable(cost, sources) == tried(cost, sources)
    assert (lacking(cost, sources) == ()) == payable(cost, sources)


@given(COSTS.filter(bool), SOURCES)
def test_what_is_offered_can_be_paid_to_the_end(cost: list[str], sources: list[frozenset[str]]) -> None:
    """Whatever of the offered is taken, item after item, the cost is paid; and nothing that would do is left out."""
    numbered = list(enumerate(sources))
    offered = payers(cost, numbered)

    for place, pays in numbered:
        rest = [other for k, other in numbered if k != place]
        assert (place in offered) == (cost[0] in pays and tried(cost[1:], rest))
    while cost and offered:
        numbered = [one for one in numbered if one[0] != offered[-1]]
        cost = cost[1:]
        offered = payers(cost, numbered) if cost else []
        assert offered or not cost

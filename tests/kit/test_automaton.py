"""What the clauses choose: candidates compared by one key after the other, and how that is explained."""

import pytest

from meadhall.kernel import Clause, Option, Ref, RulesError
from meadhall.kit.automaton import Decision, acts, arbitrates, decide, highest, in_order, left, lowest, put_aside

REGIONS = [Option(f"region:{number}", number) for number in (4, 7, 9, 12)]
DESOLATION = {4: 1, 7: 2, 9: 2, 12: 2}
UNITS = {4: 0, 7: 3, 9: 1, 12: 1}
NEAR = {4: 1, 7: None, 9: None, 12: 2}
MOST = highest("XX-1.1", "desolation", DESOLATION.__getitem__)
FEWEST = lowest("XX-1.2", "units", UNITS.__getitem__)
CLOSEST = lowest("XX-1.3", "near", NEAR.__getitem__)


def asides(decision: Decision) -> dict[Ref, Clause | None]:
    return {one.ref: one.aside for one in decision.explanation.candidates}


def test_candidates_are_put_aside_by_the_clause_that_compared_them() -> None:
    target = decide("target", REGIONS, MOST, FEWEST, CLOSEST, in_order("XX-1.4"))

    assert [option.value for option in target.left] == [12]
    assert asides(target) == {"region:4": "XX-1.1", "region:7": "XX-1.2", "region:9": "XX-1.3", "region:12": None}
    assert (target.explanation.taken, target.explanation.decided) == ("region:12", "XX-1.3")
    assert put_aside(None, 0, target) == {"region:4": "XX-1.1", "region:7": "XX-1.2", "region:9": "XX-1.3"}


def test_every_number_of_every_candidate_is_there_to_be_compared() -> None:
    target = decide("target", REGIONS, MOST, CLOSEST, in_order("XX-1.4"))

    assert [one.numbers for one in target.explanation.candidates] == [(1, 1, 1), (2, None, 2), (2, None, 3), (2, 2, 4)]
    assert [(key.what, key.best) for key in target.explanation.comparisons] == [
        ("desolation", "highest"),
        ("near", "lowest"),
        ("order", "lowest"),
    ]


@pytest.mark.parametrize(("key", "taken"), [(lowest, 4), (highest, 7)])
def test_what_cannot_be_reached_is_farther_than_everything(key: object, taken: int) -> None:
    assert callable(key)
    target = decide("target", REGIONS, key("XX-1.3", "near", NEAR.__getitem__), in_order("XX-1.4"))

    assert target.left[0].value == taken


def test_a_single_candidate_is_taken_and_no_clause_decided() -> None:
    target = decide("target", REGIONS[:1], MOST, FEWEST)

    assert (target.left, target.explanation.decided) == ((REGIONS[0],), None)


def test_what_was_never_compared_is_named_with_its_clause() -> None:
    target = decide("target", REGIONS[1:], MOST, FEWEST, CLOSEST, aside={"region:4": "XX-2.1"})

    assert asides(target)["region:4"] == "XX-2.1"
    assert target.explanation.candidates[-1].numbers == ()


def test_a_tie_breaker_comes_after_what_leaves_several() -> None:
    """Given two that are equal, when a card breaks the tie, then it is named as the source."""
    equal = decide("target", REGIONS, MOST, FEWEST)
    assert equal.tied
    assert (equal.explanation.taken, equal.explanation.decided) == (None, None)

    target = equal.further(highest("XX-4.8", "region", int, source="card:plunder"))

    assert [option.value for option in target.left] == [12]
    assert target.explanation.decided == "XX-4.8"
    assert target.explanation.comparisons[-1].source == "card:plunder"
    assert [one.numbers for one in target.explanation.candidates] == [(1, 0), (2, 3), (2, 1, 9), (2, 1, 12)]
    assert asides(target)["region:9"] == "XX-4.8"


def test_the_automaton_is_asked_with_what_is_left_and_a_person_with_all_of_it() -> None:
    equal = decide("target", REGIONS, MOST, FEWEST)
    target = equal.further(in_order("XX-1.4"))

    assert [option.value for option in left(None, 2, *acts(2, "invade", target).args)] == [9]
    assert [option.value for option in left(None, 0, *arbitrates(0, "arbiter", equal).args)] == [9, 12]


@pytest.mark.parametrize(("candidates", "what"), [(REGIONS, "region:9, region:12 is left"), ([], "nothing is left")])
def test_an_automaton_to_whom_no_clause_speaks_is_an_error(candidates: list[Option], what: str) -> None:
    with pytest.raises(RulesError, match=f"No clause says what seat 2 does when it is asked invade: {what}"):
        acts(2, "invade", decide("target", candidates, MOST, FEWEST))

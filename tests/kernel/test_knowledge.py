"""Knowledge: who knows which card, and how show, hide and shuffle change it."""

from collections import Counter
from itertools import permutations

import pytest

from meadhall.kernel import (
    EVERYONE,
    SPECTATOR,
    Ask,
    Chance,
    Chapter,
    Match,
    RulesError,
    face,
    hide,
    knows,
    show,
    shuffle,
)
from meadhall.kernel.game import Choosy, Homes, Share
from meadhall.kernel.knowledge import _deal, check_minds, sets, turn

from .tiny import Tiny, TinyState, letters


def wait(s: TinyState) -> Chapter:
    yield Ask(0, "choose", letters)


def table(seats: int = 2) -> TinyState:
    """A state that a match holds: six runes, ash to fir, in a pile; nobody knows which is which."""
    state = Match.new(Tiny(wait), seats, 1).state
    assert isinstance(state, TinyState)
    return state


def test_in_the_beginning_nobody_knows_a_card() -> None:
    s = table()

    assert not any(knows(s, audience, token) for audience in (0, 1, SPECTATOR) for token in range(6))
    assert face(s, 0, 3) is None
    assert sets(s, 0) == ((0, 1, 2, 3, 4, 5),)


def test_after_the_end_everyone_knows_everything() -> None:
    s = table()

    assert face(s, EVERYONE, 3) == "dogwood"
    assert sets(s, EVERYONE) == ()


def test_a_card_shown_to_one_is_known_to_that_one_alone() -> None:
    s = table()

    show(s, [2], 1)

    assert face(s, 1, 2) == "cedar"
    assert not knows(s, 0, 2)
    assert not knows(s, SPECTATOR, 2)
    assert sets(s, 1) == ((0, 1, 3, 4, 5),)


def test_the_card_a_set_is_named_after_can_be_shown() -> None:
    s = table()

    show(s, [0], 0)

    assert sets(s, 0) == ((1, 2, 3, 4, 5),)
    check_minds(s)


def test_who_has_seen_all_but_one_knows_the_last() -> None:
    s = table()

    show(s, [0, 1, 2, 4, 5], 0)

    assert face(s, 0, 3) == "dogwood"


def test_shown_to_everyone_is_shown_to_spectators_too() -> None:
    s = table()

    show(s, [1], EVERYONE)

    assert all(face(s, audience, 1) == "birch" for audience in (0, 1, SPECTATOR))


def test_after_a_secret_choice_others_know_the_cards_only_as_a_set() -> None:
    """Given three cards that all have seen, when seat 0 chooses among them in secret, then only seat 0 knows which."""
    s = table()
    show(s, [0, 1, 2], EVERYONE)

    hide(s, [0, 1, 2], 0)

    assert face(s, 0, 1) == "birch"
    assert sets(s, 1) == ((0, 1, 2), (3, 4, 5))
    check_minds(s)


def test_who_did_not_know_all_of_them_knows_nothing_after_a_secret_choice() -> None:
    s = table()
    show(s, [0], 1)

    hide(s, [0, 1], 0)

    assert sets(s, 1) == ((0, 1, 2, 3, 4, 5),)


def test_a_choice_of_one_hides_nothing() -> None:
    s = table()
    show(s, [0], 1)

    hide(s, [0], 0)

    assert knows(s, 1, 0)


def test_a_shuffle_hides_from_all() -> None:
    s = table()
    show(s, [0, 1, 2], EVERYONE)
    zone = [0, 1, 2]

    shuffle(s, zone)

    assert sorted(zone) == [0, 1, 2]
    assert all(sets(s, audience) == ((0, 1, 2), (3, 4, 5)) for audience in (0, 1, SPECTATOR))


def test_imagined_faces_keep_what_is_known_and_what_the_sets_hold() -> None:
    s = table()
    show(s, [4], 0)
    hide(s, [0, 1], 1)

    for seed in range(50):
        faces = turn(s, 0, None, Chance(seed))
        assert faces[4] == "elm"
        assert sorted(faces) == sorted(s.faces)


def test_imagined_faces_are_dealt_evenly_where_not_every_card_fits() -> None:
    """Given cards that may lie in some places only, then every fitting deal is as likely as any other.

    The two fitting deals of the ring differ in all three places, so that no swap leads from one to the other.
    """
    ring = {0: "ab", 1: "bc", 2: "ca"}
    chance = Chance(5)

    counted = Counter(
        tuple(_deal([0, 1, 2, 3, 4, 5, 6], list("abcdefg"), lambda t, c: c in ring.get(t, "defg"), chance))[:3]
        for _ in range(600)
    )

    assert set(counted) == {("a", "b", "c"), ("b", "c", "a")}
    assert all(abs(count - 300) < 100 for count in counted.values())


def test_choosy_places_are_served_first_and_evenly() -> None:
    """Given two places that take vowels only, then every fitting deal is as likely as any other."""
    fits, chance = Choosy(frozenset({1, 3}), lambda token, card: card in "aei"), Chance(8)
    fitting = {p for p in permutations("aeibc") if p[1] in "aei" and p[3] in "aei"}

    counted = Counter(tuple(_deal([0, 1, 2, 3, 4], list("aeibc"), fits, chance)) for _ in range(3600))

    assert set(counted) == fitting
    assert len(fitting) == 36
    assert all(abs(count - 100) < 60 for count in counted.values())


def test_choosy_places_that_want_the_same_few_cards_are_served_too() -> None:
    want = {0: "ab", 1: "ab", 2: "abc", 3: "abcd"}
    fits = Choosy(frozenset(want), lambda token, card: card in want[token])

    for seed in range(20):
        dealt = _deal([0, 1, 2, 3, 4], list("abcde"), fits, Chance(seed))
        assert dealt[2:] == ["c", "d", "e"]


def test_cards_with_a_home_are_dealt_there_and_evenly() -> None:
    """Given two cards that lie in the first three places and one in the last two, then every such deal is as likely."""
    first, last = frozenset({0, 1, 2}), frozenset({3, 4})
    fits, chance = Homes({"a": first, "b": first, "c": last}), Chance(9)
    fitting = {p for p in permutations("abcde") if all(fits(token, card) for token, card in enumerate(p))}

    counted = Counter(tuple(_deal([0, 1, 2, 3, 4], list("abcde"), fits, chance)) for _ in range(2400))

    assert set(counted) == fitting
    assert len(fitting) == 24
    assert all(abs(count - 100) < 60 for count in counted.values())


def test_of_a_kind_that_is_shared_each_home_has_its_number_and_every_such_deal_is_as_likely() -> None:
    """Given a home of two with one of a, b, c in it besides d, and a home of one with another of them."""
    first, last = frozenset({0, 1}), frozenset({2})
    fits = Homes({"d": first}, [Share(frozenset("abc"), {first: 1, last: 1})])
    chance = Chance(9)
    fitting = {p for p in permutations("abcde") if fits.together(range(5), p)}

    counted = Counter(tuple(_deal([0, 1, 2, 3, 4], list("abcde"), fits, chance)) for _ in range(2400))

    assert set(counted) == fitting
    assert len(fitting) == 24  # one of three beside d, in two orders, one of two alone, the rest in two orders
    assert all(abs(count - 100) < 60 for count in counted.values())
    assert (fits(0, "a"), fits(4, "a"), fits(4, "d")) == (True, True, False)
    assert not fits.together(range(5), "dceba")


def test_of_a_kind_of_which_none_is_in_a_home_nothing_fits_there() -> None:
    fits = Homes({"d": frozenset({0})}, [Share(frozenset("ab"), {frozenset({0}): 0})])

    assert (fits(0, "a"), fits(1, "a"), fits(0, "d")) == (False, True, True)
    assert {_deal([0, 1, 2], list("abd"), fits, Chance(seed))[0] for seed in range(9)} == {"d"}


def test_where_a_home_is_not_among_the_tokens_its_share_is_not_dealt() -> None:
    fits = Homes({}, [Share(frozenset("ab"), {frozenset({7}): 1})])

    assert sorted(_deal([0, 1], list("ab"), fits, Chance(1))) == ["a", "b"]
    assert fits.together([0, 1], "ab")


def test_a_card_without_room_in_its_home_is_a_fault_of_the_rules() -> None:
    with pytest.raises(RulesError, match="There is no place for b"):
        _deal([0, 1, 2], list("abc"), Homes({"a": frozenset({0}), "b": frozenset({0})}), Chance(1))


def test_with_few_fitting_deals_each_of_them_is_found() -> None:
    def fits(token: int, card: str) -> bool:
        return "abcde".index(card) <= token + 1

    fitting = {p for p in permutations("abcde") if all(fits(t, c) for t, c in enumerate(p))}
    chance = Chance(6)
    counted = Counter(tuple(_deal([0, 1, 2, 3, 4], list("abcde"), fits, chance)) for _ in range(1600))

    assert set(counted) == fitting
    assert len(fitting) == 16
    assert all(abs(count - 100) < 60 for count in counted.values())


def test_fits_that_forbid_the_truth_are_a_fault_of_the_rules() -> None:
    with pytest.raises(RulesError, match="forbids what is true"):
        _deal([0, 1], ["a", "b"], lambda token, card: card == "a", Chance(1))


@pytest.mark.parametrize(
    ("mind", "why"),
    [
        ([0, 0, 0, 0, 0], "does not cover"),
        ([0, 0, 0, 0, 4, 5, 5], "does not cover"),
        ([1, 1, 1, 1, 1, 1], "Token 0 is in the set 1, which is not called by its smallest token"),
    ],
)
def test_a_mind_that_is_no_partition_is_found(mind: list[int], why: str) -> None:
    s = table()
    s.minds[0] = mind

    with pytest.raises(RulesError, match=why):
        check_minds(s)


def test_a_mind_too_few_is_found() -> None:
    s = table()
    s.minds.pop()

    with pytest.raises(RulesError, match="2 minds for 2 seats and the spectators"):
        check_minds(s)

"""Ragnarok and the end, where Followers play (sections 12 to 14)."""

import pytest

from meadhall.games.lords.monument import counted
from meadhall.games.lords.pieces import REQUISITES
from meadhall.games.lords.victory import last_count, slain
from meadhall.kernel import Outcome
from meadhall.testing import clause

from .laying import Ashes, Table
from .proving import works


def last_turn(given: Ashes, seat: int) -> Outcome:
    """The last turn of Ragnarok is over."""
    given.s.turns_left = 0
    outcome = given.at(["pass_on", seat]).match.outcome
    assert outcome is not None
    return outcome


def counts(given: Ashes) -> list[int]:
    return [last_count(given.s, seat) for seat in range(given.s.seats)]


# --- one Follower ---------------------------------------------------------------------------------------------------


@clause("LS-EX9", "LS-12.8", "LS-12.9", "LS-12.10")
def test_all_tokens_on_the_map_count_for_the_follower() -> None:
    """Given tokens in a Region of each, and in a neutral one."""
    given = Ashes("ragnar").control(1, 4, 7, 8).control(0, 13).ashes(4, 13, 15)

    assert counts(given) == [4, 3]
    outcome = last_turn(given, 1)
    assert (outcome.winners, outcome.ending, outcome.clause) == ((0,), "ragnarok", "LS-12.10")


@clause("LS-EX37", "LS-12.9", "LS-12.10")
def test_three_regions_are_not_enough_against_one_and_three_tokens() -> None:
    given = Ashes("ragnar").control(1, 4, 7, 8).control(0, 13).ashes(4, 7, 8)
    assert (counts(given), last_turn(given, 1).winners) == ([4, 3], (0,))


@clause("LS-12.10", "LS-12.5")
@pytest.mark.parametrize(("tokens", "winner"), [((4, 7), 0), ((4,), 1)])
@pytest.mark.parametrize("last", [0, 1])
def test_a_person_needs_more_whoever_had_the_last_turn(tokens: tuple[int, ...], winner: int, last: int) -> None:
    given = Ashes("ragnar").control(1, 4, 7, 8).control(0, 13).ashes(*tokens)
    outcome = last_turn(given, last)
    assert (outcome.winners, outcome.clause) == ((winner,), "LS-12.10")


def one_token(*challenges: str) -> Ashes:
    """Three Regions of a person against one of the Follower, and a token."""
    return Ashes("ragnar").control(1, 4, 7, 8).control(0, 13).ashes(4).challenge(*challenges)


@works("unquenched_fire/last_count")
@clause("LS-24.4")
def test_tokens_of_an_unquenched_fire_count_twice() -> None:
    given = one_token("unquenched_fire")
    assert (counts(given), last_turn(given, 1).winners) == ([3, 3], (0,))


@clause("LS-24.4", "LS-12.9")
@pytest.mark.parametrize("challenges", [(), ("blood_tribute",)])
def test_without_it_they_count_once(challenges: tuple[str, ...]) -> None:
    given = one_token(*challenges)
    assert (counts(given), last_turn(given, 1).winners) == ([2, 3], (1,))


@clause("LS-24.4", "LS-13.37", "LS-15.4")
def test_they_count_twice_for_each_follower() -> None:
    given = Ashes("ragnar", "aslaug").control(2, 4, 7, 21).control(0, 8).ashes(15).challenge("unquenched_fire")
    assert counts(given) == [3, 2, 3]


# --- several --------------------------------------------------------------------------------------------------------


@clause("LS-EX10", "LS-EX11", "LS-EX12", "LS-13.37", "LS-13.38")
@pytest.mark.parametrize(
    ("followers", "tokens", "expected", "winner"),
    [
        (((8,), (13,)), (15,), [2, 2, 3], 2),
        (((8,), (13,)), (15, 21), [3, 3, 3], 0),
        (((8, 13), ()), (15,), [3, 1, 3], 0),
        (((), (8, 13)), (15,), [1, 3, 3], 1),
    ],
)
def test_a_person_needs_more_than_each_follower(
    followers: tuple[tuple[int, ...], tuple[int, ...]], tokens: tuple[int, ...], expected: list[int], winner: int
) -> None:
    given = Ashes("ragnar", "aslaug").control(2, 4, 7, 21).ashes(*tokens)
    for seat, regions in enumerate(followers):
        given.control(seat, *regions)

    assert counts(given) == expected
    outcome = last_turn(given, 2)
    assert (outcome.winners, outcome.clause) == ((winner,), "LS-13.38")


@clause("LS-14.9")
def test_among_several_people_a_follower_wins_every_tie_it_is_in() -> None:
    given = Ashes("ragnar", people=2).control(0, 4).control(1, 7, 8).control(2, 13, 15).ashes(21)
    assert counts(given) == [2, 2, 2]
    outcome = last_turn(given, 2)
    assert (outcome.winners, outcome.clause) == ((0,), "LS-14.9")


@clause("LS-14.9")
def test_a_tie_of_people_alone_goes_to_the_earlier_last_turn() -> None:
    """Given that the last turn was that of seat 2, then of the two people seat 1 had it earlier."""
    given = Ashes("ragnar", people=2).control(1, 7, 8).control(2, 13, 15)
    outcome = last_turn(given, 2)
    assert (outcome.winners, outcome.clause) == ((1,), "LR-37.7")
    assert last_turn(Ashes("ragnar", people=2).control(1, 7, 8).control(2, 13, 15), 1).winners == (2,)


# --- other ends -----------------------------------------------------------------------------------------------------


LANDS = (1, 2, 3, 4, 5, 6, 7, 8, 9)


def takes(given: Ashes, seat: int, number: int) -> Table:
    """A seat takes control of a Region."""
    return given.begins("take_control", seat, number - 1)


@clause("LS-12.1", "LS-12.2", "LS-12.4", "LS-12.5", "LS-13.36")
@pytest.mark.parametrize("seat", [0, 1])
def test_three_lands_win_at_once(seat: int) -> None:
    outcome = takes(Ashes("ragnar").control(seat, *LANDS), seat, 10).match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.ending, outcome.ranks[1 - seat]) == ((seat,), "jarl", 2)


@clause("LS-12.2", "LS-13.36")
@pytest.mark.parametrize(("tiles", "temples"), [(("ragnar",), (3, 4, 6, 8)), (("ragnar", "aslaug"), (3, 4, 6, 8, 10))])
def test_temples_win_by_the_side_of_the_board(tiles: tuple[str, ...], temples: tuple[int, ...]) -> None:
    *held, last = temples
    given = Ashes(*tiles).temples(*temples).control(0, *held)
    outcome = takes(given, 0, last).match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.ending) == ((0,), "gothi")
    assert takes(Ashes(*tiles).temples(*held).control(0, *held[:-1]), 0, held[-1]).match.outcome is None


@clause("LS-12.11")
def test_the_last_turns_can_still_end_at_once() -> None:
    given = Ashes("ragnar").ashes(4, 7, 8, 13, 15)
    given.s.turns_left = 1
    outcome = given.begins("desolate", 0, "mobilize").match.outcome
    assert outcome is not None
    assert outcome.ending == "surtur"
    given = Ashes("ragnar").control(1, *LANDS)
    given.s.turns_left = 1
    won = takes(given, 1, 10).match.outcome
    assert won is not None
    assert (won.winners, won.ending) == ((1,), "jarl")


@clause("LS-12.3")
def test_slayer_tokens_count_as_slain_monsters() -> None:
    given = Ashes("beowulf")
    assert slain(given.s, 0) == 0
    given.s.players[0].slayers = 1
    assert slain(given.s, 0) == 1
    assert list(counted(given.s, next(card for card in REQUISITES[2] if card.counts == "slain"))) == [1, 0]

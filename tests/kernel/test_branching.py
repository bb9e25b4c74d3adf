"""Matches that begin at a position: their whole past is what came since, and what was hidden stays so."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from meadhall.kernel import (
    BrokenRecord,
    Chance,
    Game,
    ImpossiblePosition,
    Match,
    Outdated,
    Record,
    Seat,
    find,
    imagined_branch,
)
from meadhall.kernel.titles import TITLES
from meadhall.suite.copies import check_copies, check_record, walk
from meadhall.suite.process import check_elsewhere
from tests.kernel.toy import TOY

GAMES: list[Game[Any]] = [TOY, *map(find, TITLES)]


def branches(game: Game[Any], seat: Seat = 0, seed: int = 5, answers: int = 60) -> list[Match]:
    """A branch of every moment of a match at which one can begin."""
    match, found, chance = Match.new(game, game.usual_seats(), seed), list[Match](), Chance(seed)
    for _ in range(answers):
        if (branch := imagined_branch(match, seat, chance)) is not None:
            assert branch.view(seat)["table"] == match.view(seat)["table"]
            found.append(branch)
        if not walk(match, chance, 1):
            break
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_match_that_begins_at_a_position_is_a_match_like_any_other(game: Game[Any]) -> None:
    """Given branches of a match, when they are played, then copies, snapshots, undo and records hold as always."""
    found = branches(game)
    assert len(found) > 4
    records = []
    for branch in found[:: len(found) // 4]:
        assert (branch.seq, len(branch.entries), branch.undoable) == (0, 1, None)
        check_copies(branch, Chance(1))
        walk(branch, Chance(2), 25)
        check_copies(branch, Chance(3))
        records.append(check_record(branch))
        assert records[-1].start
    check_elsewhere(game, records[-1:])


def test_it_is_played_to_its_end_and_verified() -> None:
    """Given a branch of the toy, when it is played to its end, then its record holds, and tells where it began."""
    branch = branches(TOY)[5]
    walk(branch, Chance(7), 1000)

    assert branch.over
    record = Record.decode(branch.record().encode())
    record.verify()
    assert record.replay().start == branch.start == record.start


def test_what_was_answered_is_taken_back_after_a_load() -> None:
    """Given a branch that was stored after an answer, when it is loaded, then that answer can be taken back."""
    for branch in branches(TOY):
        before = branch.state_json()
        walk(branch, Chance(1), 1)
        if branch.undoable is not None:
            loaded = Match.load(branch.snapshot(), branch.entries, branch.start)
            loaded.undo(branch.undoable[0])
            assert loaded.state_json() == before.replace(b'"seq":0', b'"seq":2')
            return
    raise AssertionError("Nothing could be taken back in any branch.")


def test_a_record_that_is_cut_does_not_tell_the_position() -> None:
    """Given a branch that goes on, when its record is cut to a seat, then the state it began at is not in it."""
    branch = branches(TOY)[5]

    assert branch.record(0).start == {}
    assert branch.record().start["faces"]


def test_positions_are_read_under_their_own_rules_only() -> None:
    record = branches(TOY)[5].record()

    with pytest.raises(Outdated, match="began at a position"):
        msgspec.structs.replace(record, version=record.version - 1).replay()


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"seats": 3}, "cannot be played"),
        ({"faces": []}, "lies in two places or in none"),
        ({"round": "first"}, "no position of"),
        ({"agenda": [["nowhere"]]}, "nowhere"),
    ],
)
def test_a_position_that_cannot_be_is_refused(change: dict[str, Any], why: str) -> None:
    """Given a state that no match could be in, then neither a match nor a record begins there."""
    branch = branches(TOY)[5]
    start = dict(branch.start) | change

    with pytest.raises(ImpossiblePosition, match=why):
        Match.begun_at(TOY, start, branch.options)
    with pytest.raises(BrokenRecord):
        msgspec.structs.replace(branch.record(), start=start).replay()


def test_nobody_begins_in_the_middle_of_a_chapter() -> None:
    """Given an answer since the chapter began, then there is no state to begin at: it ran under the true faces."""
    match = Match.new(TOY, 2, 5)
    began, middle = 0, 0
    for _ in range(40):
        trail = len(match._engine.segment.trail)
        assert (imagined_branch(match, 0, Chance(1)) is not None) == (trail == 0 and not match.over)
        began, middle = began + (trail == 0), middle + (trail > 0)
        if not walk(match, Chance(middle), 1):
            break
    assert began > 3
    assert middle > 3


def test_what_is_hidden_is_dealt_evenly_whatever_is_true() -> None:
    """Given two matches alike to a seat, when many branches are made, then what was hidden in them is alike too."""

    def match(order: list[int]) -> Match:
        return Match.new(TOY, 2, 5, luck=[order])

    def other_card(match: Match) -> str:
        return str(match.state.faces[match.state.packs[1][0]])

    def dealt(match: Match) -> Counter[str]:
        chance, cards = Chance(11), Counter[str]()
        for _ in range(400):
            branch = imagined_branch(match, 0, chance)
            assert branch is not None
            assert branch.view(0)["table"] == match.view(0)["table"]
            cards[other_card(branch)] += 1
        return cards

    order = list(range(21))
    own = match(order).state.packs[0]
    hidden = [token for token in order if token not in own]
    turned = [token if token in own else hidden.pop() for token in order]
    one, other = match(order), match(turned)
    assert one.view(0) == other.view(0)
    assert other_card(one) != other_card(other)

    first, second = dealt(one), dealt(other)

    assert len(first) > 2
    assert all(abs(first[card] - second[card]) < 60 for card in first | second)

"""Whole matches with Followers of Surtur, played at random: every match ends, and what holds at each answer."""

import random
from collections.abc import Iterator

import pytest

from meadhall import Match, suite
from meadhall.clauses import Clauses
from meadhall.games.lords.content import CONTENT
from meadhall.games.lords.game import GAME
from meadhall.games.lords.pieces import ACTION_CARDS, REGION_OPTIONS
from meadhall.games.lords.state import NOWHERE, Options, State
from meadhall.kernel import Explanation, Question, Ref
from meadhall.kernel.match import checked
from meadhall.terminal.because import reason_of
from meadhall.terminal.words import Words
from meadhall.testing import clause

from .plainly import preferred
from .truly import NUMBERS, SO, Truth

TILES = tuple(tile.id for tile in CONTENT.followers)
TABLES = ((2, 1), (3, 1), (3, 2), (4, 1), (4, 2), (4, 3))
"""Seats, and how many of them are Followers (LS-1.1)."""
MATCHES = 102
"""In so many every decision of a Follower is looked at."""
REGIONS = {option.ref: option.value for option in REGION_OPTIONS}
LANGUAGES = [Words("lords", lang) for lang in ("en", "de")]
AIMED = ("follower_target", "follower_marches", "follower_landing", "follower_usurp")
"""Where a tile's target selection decides (LS-5.27, LS-8.20, LS-8.27, LS-8.81)."""
HUNTING = ("follower_prey", "follower_wound", "follower_desolates", "follower_exchange")
"""What is asked while the limit of cards rests (LS-8.53)."""


def playing(seats: int, followers: int, seed: str, *wanted: str) -> Iterator[tuple[Question, Match]]:
    """A match that chance plays, before each answer; ``wanted`` are the tiles that are chosen if they are offered."""
    chance = random.Random(seed)
    match = Match.new(GAME, seats, seed, Options(followers=followers))
    left = [f"follower:{tile}" for tile in wanted]
    while match.pending:
        question = match.pending[0]
        yield question, match
        first = next((ref for ref in left if ref in question.options), None)
        match.answer(question.seat, first or chance.choice(question.options))
        checked(GAME, match.state)


@clause("LS-1.1", "LS-12.5", "LS-13.36")
@pytest.mark.parametrize(("seats", "followers"), TABLES)
@pytest.mark.parametrize("number", range(3))
def test_every_match_ends(seats: int, followers: int, number: int) -> None:
    for _, match in playing(seats, followers, f"{seats} {followers} {number}"):
        assert match.state.turn < 120
    assert match.outcome is not None
    assert 1 in match.outcome.ranks


@clause("LS-1.3", "LS-1.17", "LS-17.2", "LS-17.17")
@pytest.mark.parametrize("tile", TILES)
def test_a_follower_has_one_option_and_a_clause_for_every_other(tile: str) -> None:
    """Whatever it is asked; and each clause that is named exists."""
    clauses = Clauses.of("lords")
    asked = set()
    for number in range(MATCHES // len(TILES)):
        seats, followers = (2, 1) if number % 4 else (4, 2)
        for _, match in playing(seats, followers, f"{tile} {number}", tile):
            for one in match.pending:
                if one.seat >= followers:
                    assert one.because is None or one.prompt == "arbiter_choose"
                    continue
                asked.add(one.prompt)
                assert len(one.options) == 1, (one.prompt, one.options)
                assert one.prompt.startswith("follower_")
                assert all(clause in clauses for clause in (*GAME.prompts[one.prompt], *one.refusals.values()))
                must_explain(one)
        assert tile in [CONTENT.followers[one.tile].id for one in match.state.followers]
    assert len(asked) > 15


def must_explain(question: Question) -> None:
    """What is explained fits the question: one candidate stays, all others were put aside, and the numbers agree."""
    told = question.because
    if told is None:
        assert list(question.options) == ["do:step"]
        return
    stayed = [one.ref for one in told.candidates if one.aside is None]
    assert stayed == [told.taken] == list(question.options)
    assert {one.ref: one.aside for one in told.candidates if one.aside is not None} == dict(question.refusals)
    assert by_the_numbers(told) in (None, told.taken)
    for words in LANGUAGES:
        assert all(reason_of(one.aside, words) for one in told.candidates if one.aside and not one.numbers)


def by_the_numbers(told: Explanation) -> Ref | None:
    """What the numbers that are shown leave, compared one after the other as the clauses say; None without any.

    What a comparison put aside is left out of the next one; each clause named for that is the comparison's own.
    """
    left = [one for one in told.candidates if one.numbers]
    for k, by in enumerate(told.comparisons):
        shown = [one for one in left if len(one.numbers) > k]
        if len(left) < 2 or len(shown) < len(left):
            break
        ranks = {one.ref: (one.numbers[k] is None, one.numbers[k] or 0) for one in left}
        best = (max if by.best == "highest" else min)(ranks.values())
        assert all(one.aside == by.clause for one in left if ranks[one.ref] != best)
        left = [one for one in left if ranks[one.ref] == best]
    assert len(left) < 2
    return left[0].ref if left else None


@clause("LS-5.29", "LS-5.30", "LS-5.31", "LS-5.33", "LS-8.20", "LS-8.27", "LS-8.81", "LS-13.32")
@pytest.mark.parametrize("tile", TILES)
def test_a_second_reading_of_the_target_selection_takes_the_same(tile: str) -> None:
    """Each Region that a Follower goes for, and all that are left where the Arbiter decides."""
    chosen = 0
    for number in range(MATCHES // len(TILES)):
        seats, followers = TABLES[number % len(TABLES)]
        for question, match in playing(seats, followers, f"aim {tile} {number}", tile):
            told = question.because
            prompt = question.about.get("decides", question.prompt)
            if prompt not in AIMED or told is None:
                continue
            s: State = match.state
            compared = [REGIONS[one.ref] for one in told.candidates if one.numbers]
            chosen += len(compared) > 1
            left = preferred(s, s.active, compared, grouped=prompt == "follower_usurp" and followers > 1)
            one = s.followers[s.active]
            highest = ACTION_CARDS[s.faces[one.row[one.place]]].tie_break == "max"
            if question.prompt != "arbiter_choose":
                left = [max(left) if highest else min(left)]
            assert sorted(REGIONS[ref] for ref in question.options) == left
    assert chosen > 20


@clause("LS-17.2", "LS-17.3", "LS-17.4", "LS-17.5", "LS-17.7")
@pytest.mark.parametrize("tile", TILES)
def test_what_is_told_of_each_candidate_is_so(tile: str) -> None:
    """Every number, counted once more from what lies on the table, and what put others aside without a comparison."""
    told = set()
    for seats, followers in TABLES:
        for question, match in playing(seats, followers, f"told {tile} {seats} {followers}", tile):
            s: State = match.state
            seat = s.active if question.seat >= followers else question.seat
            if question.because is None or seat >= followers or not s.followers[seat].row:
                continue
            prompt = str(question.about.get("decides", question.prompt))
            at = Truth(s, seat, prompt, question.about)
            for one in question.because.candidates:
                for by, counted in zip(question.because.comparisons, one.numbers, strict=False):
                    if by.what in NUMBERS:
                        assert counted == NUMBERS[by.what](at, one.ref), (prompt, one.ref, by.what)
                        told.add(by.what)
                if one.aside in SO and not one.numbers:
                    assert SO[one.aside](at, one.ref), (prompt, one.ref, one.aside)
                    told.add(one.aside)
    assert len(told) > 40


@clause("LS-2.22", "LS-17.15")
@pytest.mark.parametrize(("seats", "followers"), [(2, 1), (3, 2), (4, 2)])
def test_the_shared_suite_holds(seats: int, followers: int) -> None:
    """Nothing changes by what nobody may see; copies, records, undo, frames and forecasts are what they must be."""
    report = suite.run(GAME, seats, matches=1, rates=suite.LARGE, options=[{"followers": followers}])
    assert report.matches == 1


@clause("LS-3.18", "LS-3.20", "LS-3.14", "LS-3.28")
def test_limits_hold_at_every_answer() -> None:
    for question, match in playing(4, 3, "limits", "beowulf"):
        s: State = match.state
        for seat in range(3):
            player = s.players[seat]
            assert sum(player.runes) <= 6
            assert not any(player.injured)
            assert len(player.hand) <= 8 or question.prompt in HUNTING
            assert player.drakkar == NOWHERE

"""The opponents of Reavers of Midgard: they have an answer to every question, decide alike by seed, and play well."""

from functools import partial

import pytest

from meadhall import Match
from meadhall.bots import Bot, RandomBot, decide
from meadhall.bots.thumb import SearchBot, ThumbBot
from meadhall.games.reavers.bot import BOTS
from meadhall.games.reavers.bots.player import PROMPTS, Player
from meadhall.games.reavers.bots.search import THOUGHT_ABOUT, RoundPlanner
from meadhall.games.reavers.game import GAME
from meadhall.kernel import Chance

from ..reavers.playing import Given, card, successes

Heuristic = partial(ThumbBot, Player)


def whole(seats: int, seed: int, bots: list[Bot], budget: float = 1.0) -> Match:
    """A match between bots; whatever they point at is legal, or the match refuses it."""
    match = Match.new(GAME, seats, seed)
    while match.pending:
        seat = match.pending[0].seat
        match.answer(seat, decide(bots[seat], match, seat, budget))
    return match


def test_every_question_has_a_rule_of_thumb() -> None:
    asked = set(GAME.prompts)
    assert set(PROMPTS) == asked
    assert asked >= THOUGHT_ABOUT
    assert list(BOTS) == ["gentle", "casual", "heuristic", "search"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rules_of_thumb_play_whole_matches_alike_by_seed(seats: int) -> None:
    one, two = (whole(seats, 5, [Heuristic(k) for k in range(seats)]) for _ in range(2))
    assert one.outcome is not None
    assert min(score for score in one.outcome.scores if score is not None) > 80
    assert one.record().encode() == two.record().encode()


@pytest.mark.parametrize("seat", range(4))
def test_rules_of_thumb_beat_chance(seat: int) -> None:
    for seed in (1, 2):
        bots: list[Bot] = [RandomBot(f"{seed}.{k}") for k in range(4)]
        bots[seat] = Heuristic(seed)
        outcome = whole(4, seed, bots).outcome
        assert outcome is not None
        assert outcome.winners == (seat,)


@pytest.mark.parametrize(("better", "worse"), [("gentle", None), ("casual", "gentle"), ("heuristic", "casual")])
def test_each_beats_those_below(better: str, worse: str | None) -> None:
    won = 0
    for seat in range(4):
        bots: list[Bot] = [BOTS[worse](k) if worse else RandomBot(k) for k in range(4)]
        bots[seat] = BOTS[better](seat)
        outcome = whole(4, seat, bots).outcome
        assert outcome is not None
        won += seat in outcome.winners
    assert won >= 3


def test_the_search_plays_a_match_in_a_hurry_and_says_so() -> None:
    search = SearchBot(RoundPlanner, 1)
    match = Match.new(GAME, 2, 3)
    bots: list[Bot] = [search, Heuristic(2)]
    hurried = False
    while match.pending:
        seat = match.pending[0].seat
        match.answer(seat, decide(bots[seat], match, seat, 0.02))
        hurried |= search.cut_short
    assert match.outcome is not None
    assert hurried


def test_the_search_decides_alike_by_seed() -> None:
    match, chance = Match.new(GAME, 3, 7), Chance(7)
    for _ in range(40):
        question = match.pending[0]
        match.answer(question.seat, question.options[chance.below(len(question.options))])
    while match.pending[0].prompt not in THOUGHT_ABOUT:
        match.answer(match.pending[0].seat, match.pending[0].options[0])
    seat = match.pending[0].seat
    first, second = (decide(SearchBot(RoundPlanner, 7, worlds=3), match, seat, 60.0) for _ in range(2))
    assert first == second


def test_it_pays_with_what_it_can_best_do_without() -> None:
    """Given a plain Chest and wild dice for the Chests of a raid, then the wild ones stay."""
    given = Given().player(0, food=3).leader(0, "reaver_lithsman")
    given.dice(0, "yellow.chest", "yellow.chest", "red.helm", "red.helm")
    table = given.select("raid_villages").point("do:act")
    assert table.prompt == "payment_source"
    assert decide(Heuristic(1), table.match, 0) == "die:yellow.chest"


def test_it_throws_again_what_the_odds_say() -> None:
    """Given a 1 and a blank against a Wall of 2, then Favor is paid, and the blank goes again; the 1 stays."""
    given = Given().player(0, favor=2).dice(0, "red.hammer", "red.hammer").gain(0, "keep_wall")
    table = given.luck(*successes(1, 0)).point("do:pillage")
    while table.prompt == "combat_source":
        table.point("die:red.hammer" if "die:red.hammer" in table.offered else "do:roll")
    assert table.prompt == "favor_reroll"
    assert decide(Heuristic(1), table.match, 0) == "do:reroll"
    table.point("do:reroll")
    assert decide(Heuristic(1), table.match, 0) == "combat:0"
    table.point("combat:0")
    assert decide(Heuristic(1), table.match, 0) == "do:roll"


def test_it_takes_the_tapestry_that_makes_a_set() -> None:
    """Given two of three Tapestries, then the pair with the third is worth more than Art."""
    given = Given().player(0, food=2).dice(0, "red.shield", "red.shield").pile(0, "keep_tapestry_a", "keep_tapestry_b")
    given.offer("raid_keeps", ("keep_art", "keep_armor"), ("keep_tapestry_c", "keep_armor"))
    table = given.select("raid_keeps").point("do:act")
    while table.prompt == "payment_source":
        table.point(table.offered[0])
    assert table.prompt == "keep_source"
    chosen = decide(Heuristic(1), table.match, 0)
    table.point(chosen)
    assert card("keep_tapestry_c") in table.match.view(0)["table"]["gained"][0]["cards"]

"""The opponents of Reavers of Midgard: they have an answer to every question, decide alike by seed, and play well."""

from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest

from meadhall import Match
from meadhall.bots import Bot, RandomBot, bots_of, decide, make_bot
from meadhall.bots.thumb import SearchBot, ThumbBot
from meadhall.games.reavers.bots.fitting import least_squares, rows
from meadhall.games.reavers.bots.player import PROMPTS, Player
from meadhall.games.reavers.bots.search import AT_ONCE, TurnPlanner
from meadhall.games.reavers.bots.standing import advantage, standings, turns_left
from meadhall.games.reavers.bots.unsure import SURE
from meadhall.games.reavers.bots.worth import larder
from meadhall.games.reavers.game import GAME
from meadhall.kernel import Chance
from meadhall.lab import simulate

from ..reavers.playing import Given, card, successes

Heuristic = partial(ThumbBot, Player)
WEB_TEXTS = Path(__file__).parents[2] / "web" / "src" / "texts"
PAYS_FOR_ART = "prophecy_refined_taste"


def whole(seats: int, seed: int, bots: list[Bot], budget: float = 1.0) -> Match:
    """A match between bots; whatever they point at is legal, or the match refuses it."""
    match = Match.new(GAME, seats, seed)
    while match.pending:
        seat = match.pending[0].seat
        match.answer(seat, decide(bots[seat], match, seat, budget))
    return match


# ---- whole matches


def test_the_ladder_goes_from_chance_to_search() -> None:
    ladder = ("random", "gentle", "casual", "steady", "keen", "heuristic", "search")
    assert bots_of("reavers") == ladder
    for language in ("en", "de"):
        said = (WEB_TEXTS / f"{language}.ftl").read_text("utf-8")
        assert all(f"\nbot-{bot} = " in said for bot in ladder)


def test_every_question_has_a_rule_of_thumb() -> None:
    assert set(PROMPTS) == set(GAME.prompts)
    assert set(GAME.prompts) >= AT_ONCE | SURE


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


@pytest.mark.parametrize("bot", ["gentle", "casual", "steady", "keen"])
def test_those_who_are_not_sure_decide_alike_by_seed(bot: str) -> None:
    one, two = (whole(3, 5, [make_bot("reavers", bot, k) for k in range(3)]) for _ in range(2))
    assert one.outcome is not None
    assert [entry.ref for entry in one.entries] == [entry.ref for entry in two.entries]


def test_a_doubtful_hand_takes_the_better_thing_more_often_the_surer_it_is() -> None:
    """Given Food for nobody's raid but the own, when many of each level choose, then the surer choose it more often."""
    table = Given().player(0, food=0).dice(0, "red.hammer").select("trade_with_villages").point("do:act")
    best = decide(Heuristic(1), table.match, 0)
    chosen = [
        sum(decide(make_bot("reavers", bot, seed), table.match, 0) == best for seed in range(60))
        for bot in ("gentle", "steady", "keen", "heuristic")
    ]
    assert chosen == sorted(chosen)
    assert 10 < chosen[0] < chosen[2] < chosen[3] == 60


def test_the_search_plays_a_match_in_a_hurry_and_says_so() -> None:
    search = SearchBot(TurnPlanner, 1)
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
    while match.pending[0].prompt in AT_ONCE or len(match.pending[0].options) == 1:
        match.answer(match.pending[0].seat, match.pending[0].options[0])
    seat = match.pending[0].seat
    first, second = (decide(SearchBot(TurnPlanner, 7, worlds=3), match, seat, 60.0) for _ in range(2))
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


def test_it_trades_for_food_when_the_larder_is_empty_and_for_a_prophecy_that_pays_when_it_is_full() -> None:
    """Given five Keep cards that a Prophecy on offer counts, then hunger still comes first."""
    for food, wanted in ((0, "trade:food"), (9, "trade:prophecy")):
        given = Given().player(0, food=food).pile(0, *["keep_art"] * 5).offer("trade_with_villages", PAYS_FOR_ART)
        table = given.select("trade_with_villages").point("do:act")
        assert decide(Heuristic(1), table.match, 0) == wanted


def test_it_rests_where_it_cannot_pay() -> None:
    table = Given().player(0, food=0).select("battle_at_sea")
    assert table.prompt == "act_or_rest"
    assert decide(Heuristic(1), table.match, 0) == "do:rest"


# ---- honesty


@pytest.mark.parametrize("seats", [2, 4])
def test_rules_of_thumb_never_look_at_what_is_hidden(seats: int) -> None:
    """Given any ask, whatever lies face down, the decision is the same."""
    match, player = Match.new(GAME, seats, seats), Player(Chance(1))
    turned = number = 0
    while match.pending:
        question = match.pending[0]
        truth = Player(Chance(1)).point(match.state, question).ref
        if (number := number + 1) % 4 == 0:
            world = match.imagine(question.seat, Chance(number))
            turned += world.state.faces != match.state.faces
            (own,) = [q for q in world.pending if q.seat == question.seat]
            assert Player(Chance(1)).point(world.state, own).ref == truth
        match.answer(question.seat, player.point(match.state, question).ref)
    assert turned > 100


def test_the_search_leaves_the_match_alone() -> None:
    table = Given().player(0, food=3).select("trade_with_villages")
    before = table.match.snapshot()
    decide(SearchBot(TurnPlanner, 1, worlds=4), table.match, 0, 30.0)
    assert table.match.snapshot() == before


# ---- how everybody stands


def test_the_first_food_is_worth_more_than_the_last() -> None:
    assert larder(4) - larder(3) > larder(8) - larder(7) > larder(12) - larder(11) > 0


def test_what_can_be_spent_is_worth_nothing_after_the_last_turn() -> None:
    early, late = (Given(round=round).player(0, food=4, favor=2).s for round in (2, 6))
    late.pawns[:4] = range(4)
    late.active = 3
    assert turns_left(early) > turns_left(late) == 0.0
    assert standings(early)[0] > standings(early)[1] + 8
    assert standings(late)[0] == standings(late)[1]


def test_a_match_is_taken_down_for_the_fit_whenever_a_pawn_is_placed() -> None:
    taken = rows(1)
    assert len(taken) == 24 * 4
    assert [taken[0][0], taken[-1][0]] == [1.0, pytest.approx(1 / 24)]
    assert len({tuple(had) for _, (had, _) in taken}) == 1


def test_whoever_has_most_walls_stands_better_than_their_points() -> None:
    given = Given()
    before = advantage(given.s, 1)
    given.tokens(0, wall=1)
    assert standings(given.s)[0] > standings(given.s)[1] + 4
    assert advantage(given.s, 1) < before


def test_what_things_brought_is_found_again() -> None:
    """Given Food that brought two each and dice that brought nothing, then the fit says so."""
    found = least_squares(
        [({"nothing": 1.0, "food": food, "dice": dice}, 5.0 + 2.0 * food) for food in range(40) for dice in range(40)]
    )
    assert found == pytest.approx({"nothing": 5.0, "food": 2.0, "dice": 0.0}, abs=0.02)


# ---- strength


def test_the_ladder_is_felt_in_a_few_matches() -> None:
    """Given one that plays by rules of thumb among the gentlest, then it wins nearly always."""
    report = simulate("reavers", 4, 8, ["heuristic", "gentle", "gentle", "gentle"], seed=1)
    assert report.players[0].rate >= 0.75


LADDER = bots_of("reavers")


@pytest.mark.strength
@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(LADDER[:-1])))
def test_one_of_the_stronger_beats_three_of_the_weaker(weaker: str, stronger: str) -> None:
    """A quarter would be even."""
    report = simulate("reavers", 4, 100, [stronger, weaker, weaker, weaker], seed=1)
    assert report.players[0].rate > 0.5


@pytest.mark.strength
def test_rules_of_thumb_beat_three_random_crews() -> None:
    report = simulate("reavers", 4, 100, ["heuristic", "random", "random", "random"], seed=1)
    assert report.players[0].rate >= 0.95


@pytest.mark.strength
def test_search_beats_three_that_play_by_rules_of_thumb() -> None:
    """With few worlds and no clock, so that the result is the same on every machine."""
    glory = [0, 0]
    for number in range(8):
        bots: list[Bot] = [Heuristic(f"{number}/{k}") for k in range(4)]
        bots[number % 4] = SearchBot(TurnPlanner, number, worlds=8)
        outcome = whole(4, 100 + number, bots, 600.0).outcome
        assert outcome is not None
        scores = [score or 0 for score in outcome.scores]
        glory[0] += scores.pop(number % 4)
        glory[1] += sum(scores) // 3
    assert glory[0] > glory[1]

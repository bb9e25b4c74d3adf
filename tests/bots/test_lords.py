"""The opponents of Lords of Ragnarok: they have an answer to every question, decide alike by seed, and have a plan."""

from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest

from meadhall import Match
from meadhall.bots import Bot, RandomBot, bots_of, decide, make_bot, was_cut_short
from meadhall.bots.thumb import SearchBot, ThumbBot
from meadhall.games.lords.bots.fitting import chances, fitted, rows, surprise
from meadhall.games.lords.bots.ground import WON, Ground
from meadhall.games.lords.bots.hunts import reach
from meadhall.games.lords.bots.player import PROMPTS, Player
from meadhall.games.lords.bots.search import WEIGHTY, TurnPlanner
from meadhall.games.lords.bots.standing import WEIGHTS, advantage, standings, things, time_left
from meadhall.games.lords.game import GAME
from meadhall.games.lords.pieces import COMBAT_CARDS
from meadhall.games.lords.words import Weapon
from meadhall.kernel import Chance
from meadhall.lab import simulate

from ..lords.playing import Given, Table

Heuristic = partial(ThumbBot, Player)
WEB_TEXTS = Path(__file__).parents[2] / "web" / "src" / "texts"
LADDER = ("random", "gentle", "casual", "keen", "heuristic", "search")


def whole(seats: int, seed: int, bots: list[Bot], budget: float = 1.0) -> Match:
    """A match between bots; whatever they point at is legal, or the match refuses it."""
    match = Match.new(GAME, seats, seed)
    while match.pending:
        seat = match.pending[0].seat
        match.answer(seat, decide(bots[seat], match, seat, budget))
    return match


def pointed_at(table: Table, seat: int = 0) -> str:
    """What one who plays by rules of thumb points at."""
    return decide(Heuristic(1), table.match, seat)


def plays_until(table: Table, *prompts: str, seat: int = 0) -> Table:
    """Lets the rules of thumb play on to a question."""
    while table.prompt not in prompts:
        table.point(pointed_at(table, seat))
    return table


# ---- whole matches


def test_the_ladder_goes_from_chance_to_search() -> None:
    assert bots_of("lords") == LADDER
    for language in ("en", "de"):
        said = (WEB_TEXTS / f"{language}.ftl").read_text("utf-8")
        assert all(f"\nbot-{bot} = " in said for bot in LADDER)


def test_every_question_has_a_rule_of_thumb() -> None:
    assert set(PROMPTS) == {prompt for prompt in GAME.prompts if not prompt.startswith("follower_")}
    assert set(GAME.prompts) >= WEIGHTY


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rules_of_thumb_play_whole_matches_alike_by_seed(seats: int) -> None:
    one, two = (whole(seats, 5, [Heuristic(k) for k in range(seats)]) for _ in range(2))
    assert one.outcome is not None
    assert one.record().encode() == two.record().encode()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rules_of_thumb_beat_chance_on_every_seat(seats: int) -> None:
    for seat in range(seats):
        bots: list[Bot] = [RandomBot(f"{seat}.{k}") for k in range(seats)]
        bots[seat] = Heuristic(seat)
        outcome = whole(seats, seat, bots).outcome
        assert outcome is not None
        assert outcome.winners == (seat,)


@pytest.mark.parametrize("bot", ["gentle", "keen"])
def test_those_who_are_not_sure_decide_alike_by_seed(bot: str) -> None:
    one, two = (whole(2, 5, [make_bot("lords", bot, k) for k in range(2)]) for _ in range(2))
    assert one.outcome is not None
    assert [entry.ref for entry in one.entries] == [entry.ref for entry in two.entries]


def test_the_search_plays_on_in_a_hurry_and_says_so() -> None:
    match, hurried = Match.new(GAME, 2, 3), False
    bots: list[Bot] = [SearchBot(TurnPlanner, 1), Heuristic(2)]
    for _ in range(120):
        seat = match.pending[0].seat
        match.answer(seat, decide(bots[seat], match, seat, 0.01))
        hurried |= was_cut_short(bots[0])
    assert hurried


def test_the_search_decides_alike_by_seed_and_leaves_the_match_alone() -> None:
    table = Given(3).hero(0, 5).armies(0, 5, 2, 3).control(0, 5).turn()
    plays_until(table, "special_choose")
    before = table.match.snapshot()
    first, second = (decide(SearchBot(TurnPlanner, 7, worlds=3), table.match, 0, 60.0) for _ in range(2))
    assert first == second
    assert table.match.snapshot() == before


# ---- plans


def test_it_builds_the_temple_that_makes_a_great_gothi() -> None:
    """Given four Temples and an own Shrine without one, then nothing else is worth an action."""
    table = Given(3).control(0, 3, 4, 6, 8, 10).temples(3, 4, 6, 8).turn()
    plays_until(table, "special_choose")
    assert pointed_at(table) == "action:build_temple"


def test_it_takes_the_region_that_makes_a_great_jarl() -> None:
    """Given three Lands but for one Region beside an Army, then the Army goes there."""
    owned = (1, 2, 3, 4, 5, 6, 7, 8, 9)
    table = Given(3).control(0, *owned).armies(0, 9, 6).hero(0, 1).turn()
    plays_until(table, "army_activate")
    assert pointed_at(table) == "region:10"


def test_it_takes_a_region_from_whoever_is_a_step_from_victory() -> None:
    """Given a rival with all Temples but one, then an Army that may take one of them goes there, not elsewhere."""
    given = Given(3).control(1, 3, 4, 6, 8).temples(3, 4, 6, 8).control(0, 9).armies(0, 9, 4).hero(0, 1)
    quiet = Given(3).control(1, 3, 4, 6, 8).control(0, 9).armies(0, 9, 4).hero(0, 1)
    near, far = (Ground(one.s, 0) for one in (given, quiet))
    assert near.worth(7) > far.worth(7) + 20
    table = given.turn()
    plays_until(table, "army_activate")
    assert pointed_at(table) in ("region:6", "region:8")


def test_it_hunts_where_its_hand_can_slay_and_lets_a_fresh_monster_be() -> None:
    """Given two slots left and the cards for them, then a Monster is hunted; unhurt it is not by a Hero who is hurt."""
    for hand, hunts in ((("spear", "bow", "sword", "sword"), True), ((), False)):
        given = Given(3).hero(0, 1).control(0, 1).monster("garm", 1).attributes(0, might=4, wisdom=4)
        given.s.foes[4].wounds = [-1, -1, 0, 0, 0, 0, 0] if hunts else [-1] * 7
        given.s.players[0].injured = [False, not hunts, not hunts]
        table = given.hand(0, *hand).turn()
        while table.prompt != "special_choose":
            table.point("do:done")
        assert pointed_at(table.point("action:monsters")) == ("monster:garm" if hunts else "do:activate")


def test_it_wins_a_battle_by_as_little_as_it_takes_and_saves_its_cards_for_another_if_it_cannot() -> None:
    """Given a defender of 4 without cards, then 3 with a Bow pass, and with a Sword and an Axe they play the Sword."""
    for hand, played in ((("bow",), "do:pass"), (("bow", "sword", "axe"), "card:sword.1")):
        given = Given(3).control(1, 5).armies(1, 5, 4).control(0, 1).armies(0, 1, 3).hero(0, 20)
        table = given.attributes(0, wisdom=4).hand(0, *hand).turn()
        while table.prompt not in ("maneuver_menu",):
            table.point("do:done")
        table.point("army:0.1.3").point("region:5")
        while table.prompt != "battle_card":
            table.point("do:done")
        assert decide(Heuristic(1), table.match, 0) == played


def test_a_hand_reaches_as_many_slots_as_its_cards_serve() -> None:
    def covered(hand: tuple[str, ...], *slots: tuple[Weapon, ...]) -> int:
        return reach([COMBAT_CARDS[f"{name}.1"] for name in hand], slots)

    assert covered(("spear", "bow"), ("spear",), ("axe",)) == 1
    assert covered(("spear", "spear_wall"), ("axe",), ("hammer",)) == 1, "a pair serves any symbol"
    assert covered(("spear", "spear_wall"), ("spear",), ("spear",)) == 2, "each alone, where each fits"
    assert covered(("hunting_bow", "bow"), ("axe",)) == 1
    assert covered(("hunting_bow", "hunting_bow"), ("axe",)) == 0, "no Hunting Bow begins a pair"
    assert covered(("twin_blades", "dwarven_hammer"), ("axe",), ("bow",)) == 2
    assert covered(("shield", "round_shield"), ("axe",)) == 0
    assert covered(("sword", "spear"), ("sword", "spear")) == 1, "both symbols of a slot of the Boss"
    assert covered(("sword",), ("sword", "spear")) == 0


def test_a_region_is_worth_most_where_it_wins() -> None:
    ground = Ground(Given(3).control(0, 1, 2, 3, 4, 5, 6, 7, 8, 9).s, 0)
    assert ground.jarl_left(0) == 1
    assert ground.worth(9) > WON > ground.worth(12)


# ---- honesty


@pytest.mark.parametrize("seats", [2, 4])
def test_rules_of_thumb_never_look_at_what_is_hidden(seats: int) -> None:
    """Given any ask, whatever lies face down, the decision is the same."""
    match, player = Match.new(GAME, seats, seats), Player(Chance(1))
    turned = number = 0
    while match.pending:
        question = match.pending[0]
        truth = player.point(match.state, question).ref
        if (number := number + 1) % 4 == 0:
            world = match.imagine(question.seat, Chance(number))
            turned += world.state.faces != match.state.faces
            (own,) = [q for q in world.pending if q.seat == question.seat]
            assert Player(Chance(1)).point(world.state, own).ref == truth
        match.answer(question.seat, truth)
    assert turned > 20


# ---- how everybody stands


def test_whoever_has_temples_and_priests_stands_better_and_the_others_worse() -> None:
    given = Given(3)
    before = advantage(given.s, 1)
    given.control(0, 3, 6).temples(3, 6).priests(0, 2)
    assert standings(given.s)[0] > standings(given.s)[1] + 2
    assert advantage(given.s, 1) < before
    assert sum(advantage(given.s, seat) for seat in range(3)) == pytest.approx(100.0)


def test_time_runs_out_with_requisites_and_in_the_last_turns() -> None:
    given = Given(4)
    left = [time_left(given.s)]
    given.s.fallen[:2] = [True, True]
    left.append(time_left(given.s))
    given.s.turns_left = 3
    left.append(time_left(given.s))
    given.s.turns_left = 0
    left.append(time_left(given.s))
    assert left == sorted(left, reverse=True)
    assert left[-1] > 0


def test_a_match_is_taken_down_for_the_fit_whenever_a_turn_begins() -> None:
    taken = rows(0)
    assert {won for _, won in taken} < {0, 1}
    assert len(taken) > 10
    assert all(len(had) == 2 and len(had[0]) == len(WEIGHTS) for had, _ in taken)
    assert list(things(Ground(Given(3).s, 0), 0)) == list(WEIGHTS)


def test_what_winners_had_is_found_again() -> None:
    """Given that the one with more Temples wins three of four times, and Runes do not matter, then the fit says so."""
    found = [([[1.0, float(k % 3)], [0.0, 1.0]], int(k % 4 == 0)) for k in range(120)]
    temples, runes = fitted(found)
    assert temples > 0.8 > 0.2 > abs(runes)
    assert chances([[1.0, 0.0], [0.0, 0.0]], [temples, runes])[0] == pytest.approx(0.75, abs=0.06)
    assert surprise(found, [temples, runes]) < surprise(found, [0.0, 0.0]) == pytest.approx(1.0)


# ---- strength


@pytest.mark.strength
@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(LADDER[:-1])))
def test_one_of_the_stronger_beats_three_of_the_weaker(weaker: str, stronger: str) -> None:
    """A quarter would be even."""
    report = simulate("lords", 4, 100, [stronger, weaker, weaker, weaker], seed=1)
    assert report.players[0].rate > 0.5


@pytest.mark.strength
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rules_of_thumb_beat_random_players(seats: int) -> None:
    report = simulate("lords", seats, 100, ["heuristic", *["random"] * (seats - 1)], seed=1)
    assert report.players[0].rate >= 0.95


@pytest.mark.strength
def test_search_beats_three_that_play_by_rules_of_thumb() -> None:
    """With few worlds and no clock, so that the result is the same on every machine."""
    won = 0
    for number in range(24):
        bots: list[Bot] = [Heuristic(f"{number}/{k}") for k in range(4)]
        bots[number % 4] = SearchBot(TurnPlanner, number, worlds=8)
        outcome = whole(4, 100 + number, bots, 600.0).outcome
        assert outcome is not None
        won += outcome.winners == (number % 4,)
    assert won >= 8

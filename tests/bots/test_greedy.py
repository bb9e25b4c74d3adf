"""The greedy player of Ragnarocks: what it counts, what it takes, and that it beats chance."""

from collections.abc import Callable, Iterable
from time import perf_counter

import pytest

from meadhall import Match
from meadhall.bots import AskSeen, RandomBot, Seen, decide, make_bot
from meadhall.games.ragnarocks.board import NAMED, NEIGHBOURS, REFS, STONE, slides, start_board
from meadhall.games.ragnarocks.board import occupied as occupied_hexes
from meadhall.games.ragnarocks.bots.greedy import SETTLED, SLIDES, STEPS, GreedyBot, Table, Turn, spots, turns, weigh
from meadhall.games.ragnarocks.regions import regions
from meadhall.games.ragnarocks.study import from_position, read_position
from meadhall.lab import simulate

START = "1III1/6/7/8/9/10/11/11/10/3RRR3 i - - -"
GAP = "1III1/6/7/8/9/10/######1####/5RRR3/10/9 i - - -"
"""The wall along row g is open at g7 only."""


def played(answers: int, seed: int) -> Match:
    """A match in which chance has answered so often."""
    match, bot = Match.new("ragnarocks", seats=2, seed=seed), RandomBot(seed)
    for _ in range(answers):
        if match.pending:
            seat = match.pending[0].seat
            match.answer(seat, decide(bot, match, seat))
    return match


def distances(start: list[int], reach: Callable[[int], Iterable[int]]) -> dict[int, int]:
    """How many times one must go on to come to each hex, counted the slow way."""
    distance, ring, count = dict.fromkeys(start, 0), start, 0
    while ring:
        count += 1
        ring = list(dict.fromkeys(to for hex in ring for to in reach(hex) if to not in distance))
        distance |= dict.fromkeys(ring, count)
    return distance


def slow_weigh(board: str, mine: str, theirs: str) -> int:
    """The same evaluation, hex by hex."""
    own = [hex for hex, sign in enumerate(board) if sign == mine]
    other = [hex for hex, sign in enumerate(board) if sign == theirs]
    obstacles = occupied_hexes(board)

    def near(hex: int) -> Iterable[int]:
        return (to for to in NEIGHBOURS[hex] if board[to] != STONE)

    def slid(hex: int) -> Iterable[int]:
        return (to.value for to in slides(hex, obstacles))

    by_steps = [distances(there, near) for there in (own, other)]
    by_slides = [distances(there, slid) for there in (own, other)]
    side = {"I": "ivory", "R": "red"}[mine]
    worth = 0
    for region in regions(board):
        for hex in region.hexes:
            if region.status == "settled":
                worth += SETTLED if region.side == side else -SETTLED
            elif region.status == "contested" and board[hex] == ".":
                for (here, yonder), value in ((by_steps, STEPS), (by_slides, SLIDES)):
                    own_way, their_way = here.get(hex, 999), yonder.get(hex, 999)
                    worth += value * ((own_way < their_way) - (their_way < own_way))
    return worth


@pytest.mark.parametrize("answers", [0, 3, 12, 30, 48, 66, 84, 102, 120, 400])
def test_land_is_weighed_as_by_hand(answers: int) -> None:
    """Given positions of random play from the start to the end, waves and slow counting agree."""
    for seed in range(6):
        board = played(answers, seed).state.board
        masks = {sign: spots(hex for hex, here in enumerate(board) if here == sign) for sign in "IR#"}
        assert weigh(masks["I"], masks["R"], masks["#"]) == slow_weigh(board, "I", "R")
        assert weigh(masks["R"], masks["I"], masks["#"]) == -slow_weigh(board, "I", "R")


def test_it_weighs_every_turn_of_the_first_position() -> None:
    match = Match.at("ragnarocks", from_position(START))
    seen = Seen.of(match, 0, 1.0)
    assert len(list(turns(seen.ask, Table.of(seen)))) == 1119


@pytest.mark.parametrize("stay", [False, True])
def test_its_turns_are_those_of_the_rules(stay: bool) -> None:
    """Given positions of random play, the bot lists just the turns that pointing leads through."""
    for seed in range(3):
        match, bot = Match.new("ragnarocks", 2, seed=seed, options={"allow_zero_move": stay}), RandomBot(seed)
        for _ in range(45):
            match.answer(match.pending[0].seat, decide(bot, match, match.pending[0].seat))
        seat = match.pending[0].seat
        pointed = set()
        for viking in match.pending[0].options:
            after = match.fork()
            after.answer(seat, viking)
            for to in after.pending[0].options:
                at_last = after.fork()
                at_last.answer(seat, to)
                pointed |= {(viking, to, stone) for stone in at_last.pending[0].options}
        seen = Seen.of(match, seat, 1.0)
        listed = [tuple(REFS[hex] for hex in turn) for turn in turns(seen.ask, Table.of(seen))]
        assert len(listed) == len(set(listed))
        assert set(listed) == pointed


def test_it_answers_the_widest_ask_well_within_a_second() -> None:
    match = Match.at("ragnarocks", from_position(START))
    times = []
    for seed in range(3):
        began = perf_counter()
        decide(GreedyBot(seed), match, 0)
        times.append(perf_counter() - began)
    assert min(times) < 1


def test_it_closes_the_wall_that_wins_most() -> None:
    """Given one gap in a wall and red Vikings crowding behind it, when ivory may close it, it does."""
    match = Match.at("ragnarocks", from_position(GAP))
    bot = make_bot("ragnarocks", "greedy", 1)
    for _ in range(3):
        match.answer(0, decide(bot, match, 0))
    assert match.state.stones[-1] == NAMED["g7"]
    assert match.outcome is not None


def test_it_goes_on_with_its_plan_and_does_not_think_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match, bot = Match.new("ragnarocks", seats=2, seed=1), GreedyBot(4)
    thought: list[str] = []
    best = GreedyBot._best

    def noted(self: GreedyBot, ask: AskSeen, table: Table) -> Turn:
        thought.append(ask.prompt)
        return best(self, ask, table)

    monkeypatch.setattr(GreedyBot, "_best", noted)
    seat = match.pending[0].seat
    for _ in range(3):
        match.answer(seat, decide(bot, match, seat))
    assert thought == ["select_viking"]


def test_a_plan_is_dropped_when_the_table_is_not_as_it_was_left() -> None:
    """Given a plan, when somebody moves another Viking for it, then it takes the best way on from there."""
    match, bot = Match.new("ragnarocks", seats=2, seed=1), GreedyBot(4)
    seat = match.pending[0].seat
    planned = decide(bot, match, seat)
    other = next(ref for ref in match.pending[0].options if ref != planned)
    match.answer(seat, other)
    move = decide(bot, match, seat)
    assert move in match.pending[0].options
    assert move == decide(GreedyBot(4), match, seat)
    match.answer(seat, next(ref for ref in match.pending[0].options if ref != move))
    assert decide(bot, match, seat) in match.pending[0].options


def test_equal_turns_are_chosen_among_by_the_seed() -> None:
    match = Match.at("ragnarocks", from_position(GAP))
    seen = Seen.of(match, 0, 1.0)
    chosen: list[Turn] = [GreedyBot(seed)._best(seen.ask, Table.of(seen)) for seed in range(12)]
    assert len(set(chosen)) > 1
    assert chosen == [GreedyBot(seed)._best(seen.ask, Table.of(seen)) for seed in range(12)]


def test_the_start_is_the_start() -> None:
    assert read_position(START).board == start_board()


@pytest.mark.strength
def test_it_beats_chance_in_198_of_200_matches() -> None:
    report = simulate("ragnarocks", seats=2, games=200, bots=["greedy", "random"], seed=2026, jobs=2)
    assert report.players[0].wins >= 198

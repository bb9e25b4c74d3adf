"""Two searches on two cores: one answer out of two."""

from meadhall.games.ragnarocks.board import start_board
from meadhall.games.ragnarocks.fast import Limits, Position, search, turns
from meadhall.games.ragnarocks.fast.position import Turn
from meadhall.games.ragnarocks.fast.searching import Found, Idea, Proof
from meadhall.games.ragnarocks.fast.together import put_together, search_together
from meadhall.games.ragnarocks.study import read_placement

GAP = "5/1I4/2I4/4I3/########1/10/11/7R3/3R6/6R2"
ONE, OTHER, THIRD = Turn(1, 2, 3), Turn(4, 5, 6), Turn(7, 8, 9)


def found(*ideas: tuple[Turn, float, int, Proof | None], proven: Proof | None = None) -> Found:
    """What a search might have found, its best idea first."""
    thoughts = tuple(Idea(*idea) for idea in ideas)
    return Found(thoughts[0].value, thoughts[0].turn, (thoughts[0].turn,), 100, 3, 0.1, proven, thoughts)


def test_on_one_core_it_is_the_plain_search() -> None:
    start = Position.of(start_board(), "ivory")
    alone, plain = search_together(start, Limits(nodes=6000), 1), search(start, Limits(nodes=6000))
    assert (alone.turn, alone.value, alone.nodes) == (plain.turn, plain.value, plain.nodes)


def test_two_cores_look_at_twice_as_much_and_agree_with_themselves() -> None:
    start = Position.of(start_board(), "ivory")
    once, again = (search_together(start, Limits(nodes=6000), 2) for _ in range(2))
    assert (once.turn, once.value, once.ideas) == (again.turn, again.value, again.ideas)
    assert once.nodes > 1.5 * search(start, Limits(nodes=6000)).nodes
    assert once.turn in turns(start)


def test_what_was_tried_most_in_both_together_is_played() -> None:
    merged = put_together(
        [
            found((ONE, 0.2, 60, None), (OTHER, 0.3, 50, None)),
            found((THIRD, 0.1, 55, None), (OTHER, 0.1, 45, None), (ONE, 0.0, 5, None)),
        ],
        0.2,
    )
    assert merged.turn == OTHER
    assert [(idea.turn, idea.visits) for idea in merged.ideas] == [(OTHER, 95), (ONE, 65), (THIRD, 55)]
    assert abs(merged.value - (0.3 * 50 + 0.1 * 45) / 95) < 1e-9
    assert (merged.nodes, merged.line) == (200, (OTHER,))


def test_what_one_has_proved_is_proved() -> None:
    lost = put_together([found((ONE, 0.4, 90, None)), found((OTHER, 0.1, 9, None), (ONE, -1.0, 80, "lost"))], 0.2)
    assert lost.turn == OTHER
    won = put_together([found((ONE, 0.4, 90, None)), found((OTHER, 1.0, 9, "won"), proven="won")], 0.2)
    assert (won.turn, won.proven, won.value) == (OTHER, "won", 1.0)


def test_a_decided_position_is_seen_as_such() -> None:
    position = Position.of(read_placement(GAP), "ivory")
    assert search_together(position, Limits(nodes=4000), 2).turn in turns(position)

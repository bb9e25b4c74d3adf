"""What the solo rules measure (section 1)."""

from meadhall.games.lords.surtur.measures import battle_cards, dist, near, tucked
from meadhall.testing import clause

from .laying import Ashes


@clause("LS-1.5", "LS-1.9")
def test_a_distance_counts_borders() -> None:
    s = Ashes("ragnar").s
    for region, others in enumerate(s.board.near):
        assert dist(s, region, region) == 0
        assert [other for other in range(len(s.board.near)) if dist(s, region, other) == 1] == sorted(others)


@clause("LS-1.8", "LS-1.10")
def test_near_is_the_way_to_what_people_control() -> None:
    given = Ashes("ragnar")
    assert near(given.s, 0) is None
    given.control(1, 6)
    assert near(given.s, 5) == 0
    assert near(given.s, 8) == dist(given.s, 8, 5)


@clause("LS-1.11", "LS-1.12")
def test_what_is_tucked_and_what_may_be_played() -> None:
    given = Ashes("ragnar").tucked(0, 2)
    given.artifact(0, "gungnir").hand(0, "axe", "sword", "spear").attributes(0, wisdom=2)
    assert (tucked(given.s, 0), battle_cards(given.s, 0)) == (3, 2)

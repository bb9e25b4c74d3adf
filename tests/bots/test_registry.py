"""Which bots there are, how long they say they think, and who judges a match."""

import pytest

from meadhall.bots import UnknownBot, analyst_of, bots_of, check_bots, make_bot, seconds_of
from meadhall.games.ragnarocks.bots.greedy import GreedyBot
from meadhall.kernel import MeadhallError
from meadhall.kernel.titles import _games as games
from tests.server import runes, tug


@pytest.fixture(autouse=True)
def house(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games of the house: one with bots and an analyst beside its rules, one with nothing but rules."""
    monkeypatch.setitem(games, "tug", tug.GAME)
    monkeypatch.setitem(games, "runes", runes.GAME)


def test_the_ladder_of_ragnarocks_says_how_long_it_thinks() -> None:
    ladder = {"thrall": 0.2, "karl": 0.2, "hersir": 1.0, "jarl": 2.0, "konung": 5.0}
    assert [bot for bot in bots_of("ragnarocks") if bot in ladder] == list(ladder), "from the weakest to the strongest"
    assert {bot: seconds_of("ragnarocks", bot) for bot in ladder} == ladder
    assert analyst_of("ragnarocks") is not None


def test_a_bot_need_not_say_how_long_it_thinks() -> None:
    assert seconds_of("ragnarocks", "random") is None
    assert seconds_of("bloodrage", "heuristic") is None
    assert analyst_of("bloodrage") is not None


def test_a_game_of_the_house_has_its_bots_beside_its_rules() -> None:
    assert bots_of("tug") == ("random", "ox")
    assert (seconds_of("tug", "ox"), analyst_of("tug")) == (0.25, tug.judge)
    assert (bots_of("runes"), analyst_of("runes")) == (("random",), None)


def test_a_bot_that_left_the_ladder_is_not_offered_but_found_by_whoever_names_it() -> None:
    """Given tables and records that name the greedy player, when one is opened again, then it still sits there."""
    assert "greedy" not in bots_of("ragnarocks")
    check_bots("ragnarocks", ("greedy", "thrall"))
    assert isinstance(make_bot("ragnarocks", "greedy", 1), GreedyBot)
    with pytest.raises(UnknownBot, match="there are: random, thrall"):
        check_bots("ragnarocks", ("greedy", "loki"))


def test_a_bot_nobody_knows_is_named() -> None:
    with pytest.raises(MeadhallError, match="No bot called 'loki' plays tug; there are: random, ox"):
        make_bot("tug", "loki", 1)

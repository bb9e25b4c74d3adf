"""The suite's own tools: what it prints, what it measures, and how it finds a game in another process."""

import pytest

from meadhall import suite
from meadhall.kernel import Chance, Record
from meadhall.suite.__main__ import main
from meadhall.suite.broken import same
from meadhall.suite.measure import measure
from meadhall.suite.playing import tables_of
from meadhall.suite.process import check_elsewhere, game_at, import_path
from tests.kernel.faults import BY_ID
from tests.kernel.toy import TOY, Toy


def test_a_title_is_tried_from_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tests.kernel.toy:TOY", "--seats", "2", "3", "--matches", "2"]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines] == ["toy, 2 seats", "toy, 3 seats"]


def test_what_is_broken_is_said_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tests.kernel.faults:BY_ID:toy-lost-token", "--seats", "3", "--matches", "20"]) == 1

    assert "Property 3 (nothing is created or lost) is broken in toy-lost-token" in capsys.readouterr().out


def test_a_game_is_found_by_its_path() -> None:
    assert game_at("ragnarocks").id == "ragnarocks"
    for game in (TOY, BY_ID["toy-missing-hide"]):
        assert game_at(import_path(game)) is game


def test_a_game_that_no_module_holds_has_no_path() -> None:
    with pytest.raises(LookupError, match="No module holds the game toy"):
        import_path(Toy())


def test_a_record_that_does_not_replay_elsewhere_is_broken() -> None:
    record = suite.play(TOY, 2, 5)
    assert isinstance(record, Record)
    check_elsewhere(TOY, [record, record])
    record.entries[0].hashes[0] = "0" * 32

    with pytest.raises(suite.Broken, match="in a second process: toy: After entry 0"):
        check_elsewhere(TOY, [record])


def test_a_table_is_tried_for_each_choice_of_an_option() -> None:
    assert tables_of(TOY, 3) == [{}, {"giant": True}]


def test_given_numbers_are_pointed_by_and_then_chance_points() -> None:
    pick = suite.picks(iter([7, 3]), Chance(1))

    assert [pick(5), pick(2)] == [2, 1]
    assert 0 <= pick(3) < 3


def test_the_figures_are_there() -> None:
    figures = measure("ragnarocks", matches=1)

    assert {"decisions/s, bare", "fork, µs", "imagine, µs", "answer, µs"} <= set(figures)
    assert all(figure > 0 for figure in figures.values())


def test_a_difference_is_shown_where_it_is() -> None:
    with pytest.raises(suite.Broken, match=r"here: a: \[1\] b: 2 is not 3"):
        same(1, {"a": [0, {"b": 2}]}, {"a": [0, {"b": 3}]}, "here")
    with pytest.raises(suite.Broken, match="only one has 'b'"):
        same(1, {"a": 0}, {"a": 0, "b": 1}, "here")

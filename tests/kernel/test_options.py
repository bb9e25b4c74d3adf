"""Options of a table: what is wrong with them is said in a sentence that somebody who plays understands."""

from typing import Any

import pytest

from meadhall.kernel import MeadhallError
from meadhall.kernel.options import check_table, read_options
from tests.server.tug import GAME, TugOptions


def refused(**options: Any) -> str:
    with pytest.raises(MeadhallError) as told:
        read_options(GAME, 3, options)
    said = str(told.value)
    assert said.startswith("An option of tug is wrong: ")
    assert said.endswith(".")
    return said.removeprefix("An option of tug is wrong: ")


def test_what_is_not_chosen_is_the_default() -> None:
    assert read_options(GAME, 3, None) == read_options(GAME, 3, {}) == TugOptions()
    chosen = TugOptions(mode="teams")
    assert read_options(GAME, 3, chosen) is chosen


def test_numbers_and_switches_may_come_as_words() -> None:
    """Given options from a command line, when they are read, they are what they say."""
    assert read_options(GAME, 3, {"east_team": "2", "wet": "true"}) == TugOptions(east_team=2, wet=True)


def test_an_unknown_choice_is_named_with_what_there_is() -> None:
    assert refused(oath="loki") == "no oath 'loki' is known to this version (oath); there are: none, odin, thor."
    assert refused(mode=7) == "no mode 7 is known to this version (mode); there are: duel, teams."


def test_of_many_choices_those_are_named_that_look_alike() -> None:
    from meadhall.kernel.options import _instead

    many = [f"power{number}" for number in range(20)] + ["thor"]
    assert _instead("thorr", many) == "; there is: thor"
    assert _instead("???", many) == ""


def test_an_unknown_option_is_named() -> None:
    assert refused(loki=1) == "there is no option 'loki'; there are: mode, east_team, oath, wet, rounds."


def test_a_number_out_of_bounds_is_named_with_its_bound() -> None:
    assert refused(east_team=9) == "east_team is at most 4, not 9."
    assert refused(east_team=-1) == "east_team is at least 0, not -1."
    assert refused(east_team="many") == "east_team is a number, not 'many'."


def test_a_switch_is_true_or_false() -> None:
    assert refused(wet="perhaps") == "wet is true or false, not 'perhaps'."


def test_what_is_no_list_of_options_is_refused_in_the_reader_s_words() -> None:
    with pytest.raises(MeadhallError, match=r"^An option of tug is wrong: Expected `object`, got `array`\.$"):
        read_options(GAME, 3, ["mode"])


def test_what_only_the_setup_refuses_is_refused_too() -> None:
    read_options(GAME, 3, {"oath": "odin", "wet": True})
    with pytest.raises(MeadhallError, match=r"^Odin takes no oath on a wet rope\.$"):
        check_table(GAME, 3, {"oath": "odin", "wet": True})
    assert check_table(GAME, 3, {"oath": "odin"}) == TugOptions(oath="odin")

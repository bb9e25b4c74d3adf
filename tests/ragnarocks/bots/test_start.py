"""Nothing is compiled before somebody plays, and then it is soon there."""

import subprocess
import sys
from resource import RUSAGE_CHILDREN, getrusage

import pytest

QUIET = """
import sys
import meadhall.games.ragnarocks.bot
from meadhall.bots import bots_of, seconds_of, analyst_of
assert "konung" in bots_of("ragnarocks") and seconds_of("ragnarocks", "konung") == 5.0
assert analyst_of("ragnarocks") is not None
assert "numba" not in sys.modules and "numpy" not in sys.modules
"""
FIRST = """
from meadhall import Match
from meadhall.bots import decide, make_bot
options = {options!r}
match = Match.new("ragnarocks", 2, seed=1, options=options)
seat = match.pending[0].seat
assert decide(make_bot("ragnarocks", "hersir", 1), match, seat, 0.2) in match.pending[0].options
"""
POWERS = {"mode": "advanced", "offer": "chosen", "ivory_power": "sol", "red_power": "ymir"}


def test_naming_the_players_compiles_nothing() -> None:
    subprocess.run([sys.executable, "-c", QUIET], check=True)


@pytest.mark.parametrize("options", [{}, POWERS])
def test_a_fresh_process_has_its_first_answer_soon(options: dict[str, str]) -> None:
    """Given that everything was compiled before, loading it and thinking a little takes the processor two seconds."""
    before = getrusage(RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", FIRST.format(options=options)], check=True)
    after = getrusage(RUSAGE_CHILDREN)
    assert after.ru_utime - before.ru_utime < 4  # twice as much, for slow machines; compiling takes ten times as long

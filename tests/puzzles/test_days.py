"""The puzzle of the day: the same everywhere, not the same one soon again, and what is added changes few days."""

import subprocess
import sys
from datetime import date, timedelta

from msgspec.structs import replace

from meadhall.puzzles import every, of_the_day

FIRST = date(2026, 11, 18)
DAYS = [FIRST + timedelta(days=number) for number in range(200)]


def test_it_is_the_same_in_another_process() -> None:
    code = (
        "from datetime import date; from meadhall.puzzles import of_the_day; print(of_the_day(date(2026, 11, 18)).id)"
    )
    there = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip()
    assert there == of_the_day(FIRST).id


def test_none_comes_back_soon() -> None:
    shown = [of_the_day(day).id for day in DAYS]
    for number, id in enumerate(shown):
        assert id not in shown[number + 1 : number + 28]


def test_days_are_of_many_puzzles_and_of_all_titles() -> None:
    shown = {of_the_day(day).id for day in DAYS}
    assert len(shown) > 80
    assert {id.rpartition("-")[0] for id in shown} == {"ragnarocks", "bloodrage", "reavers", "lords"}


def test_what_is_added_later_changes_few_days() -> None:
    """Given ten puzzles more, when days are looked up again, then a day has one of these or the one it had."""
    now = every()
    more = (*now, *(replace(now[0], id=f"ragnarocks-{9000 + number}") for number in range(10)))
    changed = [day for day in DAYS if of_the_day(day, more) != of_the_day(day, now)]
    assert all(of_the_day(day, more).number >= 9000 for day in changed)
    assert 0 < len(changed) < 40

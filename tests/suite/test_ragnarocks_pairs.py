"""Every two mythology cards of Ragnarocks, and every two command cards of Odin, meet in the shared suite.

``make test`` plays each pair once; ``make fuzz`` plays each twenty times, and so does
``MEADHALL_PAIRS=20 python -m pytest -q -n 16 tests/suite/test_ragnarocks_pairs.py``.
"""

import os
from itertools import combinations
from typing import Any

import pytest
from hypothesis import settings

from meadhall import Match, suite
from meadhall.games.ragnarocks.cards import COMMAND, POWERS, Power, pairs
from meadhall.games.ragnarocks.draft import TWO_VIKINGS
from meadhall.testing import clause

FUZZ = settings.get_current_profile_name() == "fuzz" or os.environ.get("MEADHALL_FUZZ", "1") != "1"
GAMES = int(os.environ.get("MEADHALL_PAIRS", "20" if FUZZ else "1"))
"""How often each pair plays; it takes sides by turns."""
RATES = suite.USUAL if GAMES > 2 else suite.Rates(120, 160, 60, 60, 60, 60, 2_000, 0, 60, 24, 80, 8, 0)
"""What is looked at seldom here is looked at often in the few pairs of ``test_every_game.py``."""
CHUNK = 8
"""Pairs of one test: few enough for many workers."""
PAIRS = pairs()
VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"supply": "40"},
    {},
    {"allow_zero_move": True},
    {"odin_open_hand": False},
    {"fafnir_optional": True, "gerd_optional": True, "knockout": True},
    {"supply": "40", "allow_zero_move": True, "odin_open_hand": False},
)
"""Tables that differ; their number is odd, so that every variant comes to both sides."""
COMMAND_PAIRS = list(combinations(COMMAND, 2))
AGAINST_ODIN: tuple[Power, ...] = tuple(power for power in POWERS if power not in COMMAND and power != "odin")
"""Cards that are never command cards: against them Odin may have any two."""


def table(ivory: Power, red: Power, **options: Any) -> dict[str, Any]:
    return {"mode": "advanced", "offer": "chosen", "ivory_power": ivory, "red_power": red, **options}


def tables(first: int) -> list[dict[str, Any]]:
    """The tables of a chunk of pairs."""
    found = []
    for number in range(first, min(first + CHUNK, len(PAIRS))):
        one, other = PAIRS[number]
        for game in range(GAMES):
            sides = (one, other) if (number + game) % 2 == 0 else (other, one)
            found.append(table(*sides, **VARIANTS[(number * GAMES + game) % len(VARIANTS)]))
    return found


def drawn(pair: tuple[Power, Power], against: Power) -> list[Any]:
    """The luck of a match in which seat 0 plays ivory and Odin draws these two cards."""
    deck = [power for power in COMMAND if power != against]
    first = [deck.index(power) for power in pair]
    return [0, [*first, *(token for token in range(len(deck)) if token not in first)]]


@pytest.mark.slow
@pytest.mark.fuzz
@pytest.mark.parametrize("first", range(0, len(PAIRS), CHUNK))
def test_everything_holds_for_every_pair(first: int) -> None:
    chunk = tables(first)

    report = suite.run("ragnarocks", 2, len(chunk), seed=first, options=chunk, rates=RATES)

    assert report.matches == len(chunk)
    assert report.answers > 20 * len(chunk)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, len(COMMAND_PAIRS), CHUNK))
def test_everything_holds_for_odin_with_every_two_command_cards(first: int) -> None:
    report = suite.Report("ragnarocks", 2)
    chunk = COMMAND_PAIRS[first : first + CHUNK]
    for number, pair in enumerate(chunk, first):
        against = AGAINST_ODIN[number % len(AGAINST_ODIN)]
        first_to_draw = number % 2 == 1 or against in TWO_VIKINGS  # else ivory is asked while luck still waits
        sides: tuple[Power, Power] = ("odin", against) if first_to_draw else (against, "odin")
        options = table(*sides, odin_open_hand=number % 3 > 0)
        suite.play("ragnarocks", 2, f"odin {number}", options, rates=RATES, report=report, luck=drawn(pair, against))

    assert report.matches == len(chunk)


@clause("RR-41.3", "RR-41.5")
def test_all_496_pairs_are_played() -> None:
    played = [every for first in range(0, len(PAIRS), CHUNK) for every in tables(first)]
    assert len({frozenset((each["ivory_power"], each["red_power"])) for each in played}) == len(PAIRS) == 496
    for side in ("ivory_power", "red_power"):
        assert {each[side] for each in played} == set(POWERS)
    for variant in VARIANTS:
        assert sum(variant.items() <= each.items() for each in played) > 30


@clause("RR-34.1", "RR-34.2")
def test_all_253_pairs_of_command_cards_can_be_drawn() -> None:
    assert len(COMMAND_PAIRS) == 253
    for number, pair in enumerate(COMMAND_PAIRS):
        against = AGAINST_ODIN[number % len(AGAINST_ODIN)]
        match = Match.new("ragnarocks", 2, options=table("odin", against), luck=drawn(pair, against))
        assert set(match.view(0)["table"]["odin"]["hand"]) == {f"card:{power}" for power in pair}

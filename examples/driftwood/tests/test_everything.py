"""What must always hold, tried by Meadhall's own suite; the bots; the texts."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from driftwood.game import GAME
from driftwood.magpie import Magpie
from meadhall import suite
from meadhall.bots import bots_of, decide, make_bot
from meadhall.kernel import Match
from meadhall.lab import simulate

TEXTS = Path(str(GAME.folder() / "texts"))


@pytest.mark.parametrize("seats", GAME.seats)
def test_everything_holds_in_random_play(seats: int) -> None:
    report = suite.run(GAME, seats, matches=30)
    assert report.endings == {"empty_shore": 30}


def test_the_beachcomber_beats_chance() -> None:
    assert bots_of("driftwood") == ("random", "beachcomber")
    report = simulate("driftwood", 2, 100, ["beachcomber", "random"], seed=1)
    assert report.players[0].low > 0.5


def test_the_magpie_points_at_what_may_be_pointed_at() -> None:
    match, magpie = Match.new(GAME, 2, seed=3), Magpie(1)
    while match.pending:
        seat = match.pending[0].seat
        bot = magpie if seat == 0 else make_bot("driftwood", "beachcomber", 1)
        match.answer(seat, decide(bot, match, seat, budget=0.05))
    assert match.outcome is not None


def test_german_says_all_that_english_says() -> None:
    def ids(lang: str) -> list[tuple[str, list[str]]]:
        body = FluentParser().parse((TEXTS / f"{lang}.ftl").read_text("utf-8")).body
        return [(one.id.name, [a.id.name for a in one.attributes]) for one in body if isinstance(one, Message)]

    assert ids("de") == ids("en")
    assert {f"ask-{prompt.replace('_', '-')}" for prompt in GAME.prompts} <= {id for id, _ in ids("en")}

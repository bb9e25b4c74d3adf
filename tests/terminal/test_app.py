"""The table on the terminal's screen, played by keys and by mouse."""

import pytest
from textual.pilot import Pilot

from meadhall.bots import RandomBot, decide
from meadhall.terminal.app import TableApp
from meadhall.terminal.frame import NEWS
from meadhall.terminal.session import Session
from meadhall.terminal.widgets import Canvas, Leave, Window

from ..bots.cards import visits

SEED = 3
"""With this seed the first seat has ivory and begins."""


def table(bots: tuple[str, ...] = ("random",), lang: str = "en", game: str = "ragnarocks", seats: int = 2) -> TableApp:
    return TableApp(Session(game, seats, bots, SEED, lang), pace=0)


def text_of(app: TableApp, part: str) -> str:
    """What a part of the screen says, as one line."""
    return " ".join(app.frame.text(part).split())


def screen_of(app: TableApp) -> list[str]:
    """The letters on the whole screen, line by line."""
    width, height = app.size
    strips = app.screen._compositor.render_strips()
    return ["".join(segment.text for segment in strip)[:width] for strip in strips][:height]


async def bots_done(pilot: Pilot[None], app: TableApp) -> None:
    for _ in range(400):
        await pilot.pause(0.01)
        if app.session.thinking is None:
            await pilot.pause()
            return
    pytest.fail("The bot does not come to an end.")


async def type_name(pilot: Pilot[None], name: str) -> None:
    await pilot.press(*name, "enter")
    await pilot.pause()


def chosen(app: TableApp) -> str | None:
    return app._chosen


def late(app: TableApp) -> None:
    """Lets chance play the first answers, so that the end is near."""
    bot = RandomBot(5)
    for _ in range(90):
        seat = app.session.match.pending[0].seat
        app.session.match.answer(seat, decide(bot, app.session.match, seat))


def asked(app: TableApp) -> tuple[str, ...]:
    assert app.session.asked is not None
    return app.session.asked.options


async def test_everything_fits_on_eighty_by_twentyfour() -> None:
    app = table()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        lines = screen_of(app)
        assert "Which of your Vikings sets out?" in lines[0]
        assert "R | R | R" in lines[2]
        assert ">I2 <I3 |I4 |" in lines[20]
        assert "Sigrun (you)" in lines[1]
        assert ">1 a2" in "".join(lines)
        assert "The lots are drawn" in "".join(lines)
        assert "rules and keys" in lines[23]
        assert len(app.frame.parts["stage"]) == 21


async def test_a_turn_typed_by_name() -> None:
    app = table()
    async with app.run_test(size=(80, 24)) as pilot:
        await type_name(pilot, "a3")
        assert "Where does your Viking go?" in text_of(app, "prompt")
        await type_name(pilot, "g3")
        assert "g3" in text_of(app, "message")
        await type_name(pilot, "hex:g5")
        await bots_done(pilot, app)
        assert app.session.match.state.turns[0] == "a3-g3/g5"
        assert len(app.session.match.state.turns) == 2
        assert "Sigrun a3 to g3, stone on g5." in text_of(app, "saga")
        assert "Sigrun a3 to g3." not in text_of(app, "saga")
        assert "Which of your Vikings" in text_of(app, "prompt")


async def test_a_turn_by_arrows_and_numbers() -> None:
    app = table()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("right", "enter")
        assert app.session.view["table"]["selected"] == "hex:a3"
        assert chosen(app) == "hex:b4"
        await pilot.press("up")
        assert chosen(app) == "hex:c5"
        await pilot.press("left")
        assert chosen(app) == "hex:c3"
        number = asked(app).index("hex:f3") + 1
        await pilot.press(*str(number))  # what a number means is shown before it is confirmed
        assert chosen(app) == "hex:f3"
        assert not app.session.view["table"]["moved"]
        await pilot.press("enter")
        assert app.session.view["table"]["moved"]["to"] == "hex:f3"
        stones = asked(app)
        await pilot.press("tab", "tab", "shift+tab", "enter")
        await bots_done(pilot, app)
        assert app.session.view["table"]["stones"][0] == stones[1]


async def test_what_is_refused_is_refused_with_its_rule() -> None:
    app = table()
    async with app.run_test(size=(80, 24)) as pilot:
        before = app.session.match.snapshot()
        await type_name(pilot, "j5")
        assert "RR-3.9" in text_of(app, "message")
        assert {cell.style for cell in app.frame.parts["message"][0]} == {NEWS}
        await type_name(pilot, "k77")
        assert "called “k77”" in text_of(app, "message")
        await type_name(pilot, "c3")
        assert text_of(app, "message") == "c3 cannot be chosen now."
        assert app.session.match.snapshot() == before
        await pilot.press("escape")
        assert "RR-3.9" not in text_of(app, "message")


async def test_taking_back() -> None:
    app = table()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("u")
        assert "Nothing can be taken back" in text_of(app, "message")
        start = app.session.match.state.board
        await type_name(pilot, "a3")
        await type_name(pilot, "g3")
        assert "Sigrun a3 to g3" in text_of(app, "saga")
        await pilot.press("u")
        assert "Sigrun takes back" in text_of(app, "message")
        assert "Sigrun a3 to g3" not in text_of(app, "saga")
        assert app.session.match.state.board == start
        await pilot.press("u")
        assert "Which of your Vikings" in text_of(app, "prompt")


async def test_a_slash_begins_a_name_that_a_key_would_take() -> None:
    app = table()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("slash", "q", "u")
        assert "> qu" in text_of(app, "typing")
        assert not isinstance(app.screen, Leave)
        await pilot.press("backspace", "backspace", "a", "4", "enter")
        assert app.session.view["table"]["selected"] == "hex:a4"


async def test_a_click_on_the_board_answers_and_a_click_on_a_choice_too() -> None:
    app = table()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert await pilot.click("#table", offset=app.frame.board.spots["hex:a3"])
        assert app.session.view["table"]["selected"] == "hex:a3"
        await pilot.click("#table", offset=app.frame.board.spots["hex:j5"])
        assert "RR-3.15" in text_of(app, "message")
        await pilot.pause()
        first = asked(app)[0]
        await pilot.click("#table", offset=app.frame.choices[first])
        assert app.session.view["table"]["moved"]["to"] == first


async def test_every_hex_can_be_clicked() -> None:
    app = table()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        canvas, spots = app.query_one("#table", Canvas), app.frame.board.spots
        assert len(spots) == 86
        assert all(canvas.thing_at(x, y) == ref for ref, (x, y) in spots.items())
        assert canvas.thing_at(0, 0) is None
        assert canvas.thing_at(500, 500) is None


async def test_rules_and_leaving() -> None:
    app = table()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("question_mark")
        assert isinstance(app.screen, Window)
        assert "RR-3.7" in "".join(screen_of(app))
        await pilot.press("tab", "pagedown")
        await pilot.pause()
        assert "I and R are Vikings" in "".join(screen_of(app))
        await pilot.press("escape")
        assert not isinstance(app.screen, Window)
        await pilot.press("q")
        assert isinstance(app.screen, Leave)
        await pilot.press("escape")
        assert not isinstance(app.screen, Leave)
        assert app.is_running
        await pilot.press("q", "q")
        await pilot.pause()
        assert not app.is_running


async def test_in_german() -> None:
    app = table(lang="de")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "Welcher deiner Wikinger bricht auf?" in text_of(app, "prompt")
        assert "Das Los ist gefallen" in text_of(app, "saga")
        assert "Regeln und Tasten" in screen_of(app)[23]
        await pilot.press("u")
        assert "Nichts kann zurückgenommen werden" in text_of(app, "message")


async def test_a_match_is_played_to_its_end_by_keyboard() -> None:
    app = table()
    late(app)
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(400):
            await bots_done(pilot, app)
            if app.session.outcome:
                break
            await pilot.press("tab", "enter")
        outcome = app.session.outcome
        assert outcome is not None
        assert "The match is over." in text_of(app, "prompt")
        assert " : ".join(map(str, outcome.scores)) in text_of(app, "prompt")
        assert "★" in text_of(app, "seats") or len(outcome.winners) > 1
        app.session.match.record().verify()
        old = app.session
        await pilot.press("n")
        assert app.session is not old
        await bots_done(pilot, app)
        assert "Which of your Vikings" in text_of(app, "prompt")


async def test_a_game_without_a_drawing_is_played_from_the_list(monkeypatch: pytest.MonkeyPatch) -> None:
    visits(monkeypatch)
    app = table(game="highcard", seats=3)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert app.frame.parts["stage"] == ()
        assert "stand_or_swap" in text_of(app, "prompt")
        assert text_of(app, "choices").split() == [">1", "stand", "2", "swap"]
        await pilot.press("down")
        assert chosen(app) == "do:swap"
        await pilot.press("enter")
        await bots_done(pilot, app)
        await type_name(pilot, "stand")
        await bots_done(pilot, app)
        assert "The match is over." in text_of(app, "prompt")


async def test_two_people_at_one_terminal() -> None:
    app = table(bots=())
    async with app.run_test(size=(80, 24)) as pilot:
        first = app.session.match.pending[0].seat
        assert text_of(app, "prompt").strip().startswith(f"{app.session.names[first]}: ")
        for _ in range(3):
            await pilot.press("enter")
        assert text_of(app, "prompt").strip().startswith(f"{app.session.names[1 - first]}: ")


async def test_bots_alone_are_watched_to_the_end() -> None:
    app = table(bots=("random", "random"))
    late(app)
    async with app.run_test(size=(80, 24)) as pilot:
        await bots_done(pilot, app)
        assert app.session.outcome is not None
        assert "The match is over." in text_of(app, "prompt")


async def test_a_small_screen_still_shows_the_choices() -> None:
    app = table()
    async with app.run_test(size=(60, 16)) as pilot:
        await pilot.pause()
        await type_name(pilot, "a3")
        assert "Where does your Viking go?" in screen_of(app)[0]
        assert "Enter" in screen_of(app)[-2] or ">" in screen_of(app)[-2]

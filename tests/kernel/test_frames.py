"""Frames: what those who look on are shown of an answer, event by event."""

from functools import partial
from typing import Any

import pytest

from meadhall.kernel import (
    EVERYONE,
    SPECTATOR,
    Chance,
    Event,
    Game,
    Match,
    Record,
    Watch,
    apply,
    find,
    tell,
)
from meadhall.kernel.game import laid_over
from meadhall.suite.looking import plain

from .faulty import Faulty
from .toy import TOY


def pick_at_random(match: Match, chance: Chance) -> tuple[int, str]:
    question = match.pending[chance.below(len(match.pending))]
    return question.seat, question.options[chance.below(len(question.options))]


def first(match: Match) -> list[Event]:
    """Whoever is asked first points at the first thing."""
    return match.answer(match.pending[0].seat, match.pending[0].options[0])


@pytest.mark.parametrize(("title", "seats"), [("ragnarocks", 2), ("bloodrage", 3), ("toy", 3)])
def test_frames_lead_a_whole_match_long_to_what_is_seen(title: str, seats: int) -> None:
    """Given a seat and a spectator who look on, then at the end each has put the view together from frames alone."""
    match, chance, watch = Match.new(title, seats, 3), Chance(3), Watch([0, SPECTATOR, EVERYONE])
    views, told = {who: plain(match.view(who)) for who in watch.frames}, 0

    while match.pending:
        seat, ref = pick_at_random(match, chance)
        events = watch.during(match, partial(match.answer, seat, ref))
        told += len(events)
        for who, frames in watch.frames.items():
            assert [frame.event for frame in frames] == [*(event.seen_by(who) for event in events), None]
            for frame in frames:
                views[who] = apply(views[who], plain(frame.patch))
            assert views[who] == plain(match.view(who))

    assert told > 25


def test_the_last_frame_brings_the_asks_and_those_before_it_bring_the_table() -> None:
    match, watch = Match.new("ragnarocks", 2, 7), Watch([0, 1])
    seat = match.pending[0].seat

    watch.during(match, lambda: first(match))

    selected, last = watch.frames[seat]
    assert selected.event is not None
    assert selected.event["kind"] == "selected"
    assert set(selected.patch) == {".table"}
    assert last.event is None
    assert {"=seq", "=undo"} <= set(last.patch)
    assert ".table" not in last.patch


def test_an_undo_is_one_frame() -> None:
    match, watch = Match.new("ragnarocks", 2, 7), Watch([0])
    before = plain(match.view(0))
    watch.during(match, lambda: first(match))
    after = plain(match.view(0))

    watch.during(match, lambda: match.undo(match.entries[-1].seat or 0))

    (frame,) = watch.frames[0]
    assert frame.event is None
    assert apply(after, frame.patch) == before | {"seq": 2}


def feast_that_fails(s: Any) -> None:
    tell(s, "settled", best=[])
    raise ValueError("a rule stumbles")


def test_of_an_answer_that_fails_nobody_sees_anything() -> None:
    """Given a rule that tells and then fails, then nobody has a frame, and frames go on from what was seen before."""
    match, watch, chance = Match.new(Faulty("failing", settle=feast_that_fails), 2, 1), Watch([0, SPECTATOR]), Chance(1)
    views = {who: plain(match.view(who)) for who in watch.frames}
    while True:
        seat, ref = pick_at_random(match, chance)
        try:
            watch.during(match, partial(match.answer, seat, ref))
        except ValueError:
            break
        for who, frames in watch.frames.items():
            for frame in frames:
                views[who] = apply(views[who], plain(frame.patch))

    assert watch.frames == {0: [], SPECTATOR: []}
    assert plain(watch.views(match)) == plain({str(who): view for who, view in views.items()})
    assert views[0] == plain(match.view(0))


def test_where_nobody_looks_no_view_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    match, watch = Match.new(TOY, 2, 1), Watch()
    monkeypatch.setattr(type(TOY), "view", lambda *_: pytest.fail("somebody looked"))

    watch.during(match, lambda: first(match))

    assert watch.frames == {}


def test_who_comes_later_begins_with_the_view_as_it_is() -> None:
    """Given a watcher who joins after an answer was given unwatched, then its frames lead on from there."""
    match, watch = Match.new("ragnarocks", 2, 7), Watch([0])
    watch.during(match, lambda: first(match))
    first(match)
    watch.look([0, SPECTATOR])
    views = {who: plain(match.view(who)) for who in watch.frames}

    watch.during(match, lambda: first(match))

    for who, frames in watch.frames.items():
        for frame in frames:
            views[who] = apply(views[who], plain(frame.patch))
        assert views[who] == plain(match.view(who))


def test_the_steps_of_a_record_have_frames() -> None:
    match, chance = Match.new(TOY, 2, 5), Chance(5)
    while match.pending:
        match.answer(*pick_at_random(match, chance))
        if match.undoable is not None and chance.below(4) == 0:
            match.undo(match.undoable[0])
    record, watch = Record.decode(match.record().encode()), Watch([EVERYONE])

    view: dict[str, Any] | None = None
    for replayed, told in record.steps(watch=watch):
        frames = watch.frames[EVERYONE]
        if view is None:
            assert frames == []
            view = plain(replayed.view(EVERYONE))
            continue
        assert [frame.event for frame in frames] == [*(event.seen_by(EVERYONE) for event in told), None]
        for frame in frames:
            view = apply(view, plain(frame.patch))
        assert view == plain(replayed.view(EVERYONE))

    assert view == plain(match.view(EVERYONE))


def test_a_private_part_is_laid_over_the_public_one() -> None:
    public = {"age": 1, "clans": [{"seat": 0, "cards": None}, {"seat": 1, "cards": None}], "hand": []}
    private = {"clans": [{"cards": ["card:wolf"]}, {}], "hand": ["card:wolf"], "pack": {"left": 1}}

    assert laid_over(public, private) == {
        "age": 1,
        "clans": [{"seat": 0, "cards": ["card:wolf"]}, {"seat": 1, "cards": None}],
        "hand": ["card:wolf"],
        "pack": {"left": 1},
    }
    assert public["hand"] == []


@pytest.mark.parametrize("title", ["ragnarocks", "bloodrage"])
def test_views_made_together_are_those_made_alone(title: str) -> None:
    game: Game[Any] = find(title)
    match, chance = Match.new(game, 2, 2), Chance(3)
    for _ in range(90):
        views = match.views([0, 1, SPECTATOR, EVERYONE])
        assert all(plain(view) == plain(match.view(who)) for who, view in views.items())
        match.answer(*pick_at_random(match, chance))

"""Events: told once, and to each audience only what it may know."""

from meadhall.kernel import EVERYONE, SPECTATOR, Ask, Chance, Chapter, Event, Match, Secret, tell

from .tiny import Tiny, TinyState, letters


def greet(s: TinyState) -> None:
    tell(s, "greeted")


def whisper(s: TinyState) -> Chapter:
    yield Ask(0, "choose", letters)
    tell(s, "whispered", seat=0, word=Secret("rune:ansuz", (0, 2)))
    yield Ask(0, "choose", letters)
    tell(s, "sighed")


def test_a_secret_field_is_there_for_all_and_says_nothing_to_most() -> None:
    """The keys are the same for everybody; only the value is not."""
    [event] = Match.new(Tiny(whisper), 3).answer(0, "do:a")

    assert event.seen_by(0) == {"kind": "whispered", "seat": 0, "word": "rune:ansuz"}
    assert event.seen_by(1) == {"kind": "whispered", "seat": 0, "word": "hidden"}
    assert event.seen_by(2) == event.seen_by(0)
    assert event.seen_by(SPECTATOR) == event.seen_by(1)
    assert event.seen_by(EVERYONE) == event.seen_by(0)


def test_an_event_without_secrets_is_the_same_for_all() -> None:
    event = Event("rolled", {"seat": 1, "roll": 4})

    assert all(event.seen_by(who) == {"kind": "rolled", "seat": 1, "roll": 4} for who in (0, 1, SPECTATOR, EVERYONE))


def test_nothing_is_told_again_by_copies_loading_or_worlds() -> None:
    """Given a story that a copy runs again, then only what happens in the copy itself is told there."""
    match = Match.new(Tiny(greet, whisper), 3)
    assert [event.kind for event in match.opening] == ["greeted"]
    match.imagine(1, Chance(1)).answer(0, "do:a")
    assert match.fork(bare=True).answer(0, "do:a") == []

    assert [event.kind for event in match.answer(0, "do:a")] == ["whispered"]

    for copy in (match.fork(), Match.load(match.snapshot())):
        assert copy.opening == []
        assert [event.kind for event in copy.answer(0, "do:b")] == ["sighed"]
    match.imagine(1, Chance(1)).answer(0, "do:b")
    assert [event.kind for event in match.answer(0, "do:b")] == ["sighed"]

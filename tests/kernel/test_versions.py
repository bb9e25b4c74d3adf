"""Versions of the rules: a record of older ones is brought up and played anew, or says why it cannot be."""

from collections.abc import Mapping, Sequence

import msgspec
import pytest

from meadhall.kernel import (
    Ask,
    BrokenRecord,
    Chapter,
    Match,
    Migration,
    Option,
    Outcome,
    Outdated,
    Record,
    Seat,
    below,
    same_answers,
    tell,
)

from .tiny import Tiny, TinyState, letters


class NewerState(TinyState, kw_only=True):
    """The state of newer rules: a field more, so every hash is another."""

    weather: str = "fair"


def choose(s: TinyState) -> Chapter:
    """Seat 0 points at a letter, and a die is cast."""
    letter = yield Ask(0, "choose", letters)
    s.log.append(letter)
    tell(s, "chose", letter=letter, rolled=below(s, 6))


def rules(version: int, migrations: Mapping[int, Migration] | None = None, chapter: object = choose) -> Tiny:
    """The tiny title under a version of its rules; from now on they are the present ones."""
    assert callable(chapter)
    game = Tiny(*[chapter] * 3)
    game.version, game.migrations = version, migrations or {}
    if version > 1:
        game.state = NewerState
        setup = game.setup
        game.setup = lambda seats, options: msgspec.convert(  # type: ignore[method-assign]
            msgspec.to_builtins(setup(seats, options)), NewerState
        )
    return game


def old_record() -> Record:
    """A match of version 1: a, b, taken back never, for chance has spoken each time; then a."""
    match = Match.new(rules(1), 1, 5)
    for ref in ("do:a", "do:b", "do:a"):
        match.answer(0, ref)
    return Record.decode(match.record().encode())


def told(record: Record) -> list[object]:
    """What a record tells, entry by entry."""
    return [msgspec.to_builtins(events) for _, events in record.steps()]


def test_a_record_of_older_rules_tells_the_same_and_ends_the_same() -> None:
    """Given a record of version 1, when the state is written otherwise in version 3, then only the hashes change."""
    old = old_record()
    before = told(old)
    rules(3, {1: same_answers, 2: same_answers})

    old.verify()

    assert told(old) == before
    assert old.version == 1, "the record itself stays as it was written"
    renewed = old.replay().record()
    assert (renewed.version, renewed.outcome) == (3, old.outcome)
    assert [e.ref for e in renewed.entries] == [e.ref for e in old.entries]
    assert all(new.hashes != e.hashes for new, e in zip(renewed.entries, old.entries, strict=True))
    renewed.verify()


def test_a_record_of_the_present_version_is_held_to_its_hashes() -> None:
    """Given newer rules that forgot to call themselves newer, then the first hash gives them away."""
    old = old_record()
    rules(2)
    old.version = 2

    with pytest.raises(BrokenRecord, match="After entry 0 the match is not the one the record tells of") as broken:
        old.verify()
    assert not isinstance(broken.value, Outdated)


def test_steps_are_taken_one_version_at_a_time_on_a_copy() -> None:
    """Given that version 2 called a letter otherwise and version 3 took that back, then both steps run, in order."""
    old, seen = old_record(), list[int]()

    def renamed(was: str, now: str) -> Migration:
        def step(record: Record) -> Record:
            seen.append(record.version)
            assert was in [entry.ref for entry in record.entries]
            for entry in record.entries:
                entry.ref = now if entry.ref == was else entry.ref
            return record

        return step

    rules(3, {1: renamed("do:a", "do:x"), 2: renamed("do:x", "do:a")})
    old.replay()

    assert seen == [1, 2]
    assert [entry.ref for entry in old.entries] == [None, "do:a", "do:b", "do:a"]
    assert all(entry.hashes for entry in old.entries)


def test_a_migration_may_leave_entries_out() -> None:
    """Given that newer rules ask twice, when the migration drops the third answer, then two are played."""
    old = old_record()

    def shorter(record: Record) -> Record:
        del record.entries[3]
        return record

    game = rules(2, {1: shorter})
    game.first = game.first[:2]

    old.verify()
    assert old.replay().seq == 2


def test_a_record_of_newer_rules_is_read_and_refused_with_a_sentence() -> None:
    old = old_record()
    old.version = 9
    old = Record.decode(old.encode())

    assert old.outcome is not None
    with pytest.raises(BrokenRecord, match="under version 9 of tiny's rules; these are 1, and newer ones are") as no:
        old.verify()
    assert not isinstance(no.value, Outdated)


def test_rules_from_which_no_way_leads_are_outdated() -> None:
    old = old_record()
    rules(3, {1: same_answers})

    with pytest.raises(Outdated, match="version 1 of tiny's rules; these are 3, and no way leads from version 2 on"):
        old.replay()


def test_a_migration_that_fails_is_a_sentence() -> None:
    old = old_record()

    def stumbles(record: Record) -> Record:
        raise ValueError(f"nobody knows what {record.seats} seats meant then")

    rules(2, {1: stumbles})

    with pytest.raises(Outdated, match="cannot be brought to version 2: nobody knows what 1 seats meant then") as no:
        old.verify()
    assert no.value.entry is None


def no_b(s: TinyState, seat: Seat) -> Sequence[Option]:
    return [Option("do:a", 1)]


def why_no_b(s: TinyState, seat: Seat) -> dict[str, str]:
    return {"do:b": "TY-1.3"}


def choose_a(s: TinyState) -> Chapter:
    s.log.append((yield Ask(0, "choose", no_b, why_no_b)))
    below(s, 6)


def test_an_answer_that_is_forbidden_now_is_named_with_its_clause() -> None:
    """Given a match with a b, when TY-1.3 forbids b, then it can be looked at up to there, and read to its end."""
    old = old_record()
    rules(2, {1: same_answers}, choose_a)

    with pytest.raises(Outdated) as refused:
        old.verify()

    assert (refused.value.entry, refused.value.clause) == (2, "TY-1.3")
    said = "The match was played under version 1 of tiny's rules, and entry 2 cannot be played under version 2: Seat 0"
    assert str(refused.value).startswith(said)
    assert str(refused.value).endswith("(TY-1.3).")
    assert old.replay(upto=1).state.log == [1]
    assert [entry.ref for entry in old.entries] == [None, "do:a", "do:b", "do:a"]


def test_luck_that_does_not_fit_any_more_is_outdated() -> None:
    """Given newer rules that cast no die, then the first entry that tells of one is named."""

    def calmly(s: TinyState) -> Chapter:
        s.log.append((yield Ask(0, "choose", letters)))

    old = old_record()
    rules(2, {1: same_answers}, calmly)

    with pytest.raises(Outdated, match="Entry 1 of the record drew other chances") as no:
        old.replay()
    assert no.value.entry == 1


def test_another_outcome_is_outdated() -> None:
    """Given newer rules under which the match is won otherwise, then it is not taken for the match that was played."""
    old = old_record()
    game = rules(2, {1: same_answers})
    game.outcome = lambda s: Outcome((1,), (3,), "out_of_chapters", "TY-9.9")  # type: ignore[method-assign]

    with pytest.raises(Outdated, match=r"ended with \(\(1,\), \(None,\), .*; under version 2 .* \(\(1,\), \(3,\),"):
        old.verify()
    old.replay()


def test_a_setup_that_is_not_possible_any_more_is_outdated() -> None:
    old = old_record()
    game = rules(2, {1: same_answers})
    game.seats = range(2, 4)

    with pytest.raises(
        Outdated, match="and it cannot be set up under version 2: tiny is played by 2 to 3, not by 1"
    ) as no:
        old.replay()
    assert no.value.entry is None

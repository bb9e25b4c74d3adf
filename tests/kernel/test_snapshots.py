"""Snapshots: small, checked to the bit, of the match that their entries tell of, and with every way back."""

import msgspec
import pytest

from meadhall.kernel import Ask, BrokenRecord, CannotUndo, Chance, Chapter, Match, RulesError, below
from meadhall.kernel.snapshot import Snapshot
from meadhall.kernel.trail import standing

from .tiny import Tiny, TinyState, choose, letters
from .toy import TOY

STAGS = {"mode": "advanced", "offer": "chosen", "ivory_power": "dain_dvalin_duneyr_duratror", "red_power": "freya"}
"""A table of Ragnarocks at which a turn has many answers."""


def walked(game: str, seats: int, seed: int, answers: int, options: dict[str, str] | None = None) -> list[Match]:
    """A match played at random, as it was after each answer; now and then somebody takes something back."""
    match, chance, seen = Match.new(game, seats, seed, options), Chance(seed), list[Match]()
    while match.pending and match.seq < answers:
        question = match.pending[chance.below(len(match.pending))]
        match.answer(question.seat, question.options[chance.below(len(question.options))])
        if match.undoable is not None and chance.below(6) == 0:
            match.undo(match.undoable[0])
        seen.append(match.fork())
    return seen


def size_of(match: Match) -> float:
    """How large a stored snapshot is, in packed checkpoints."""
    return len(match.snapshot()) / len(Snapshot.decode(match.snapshot()).now.checkpoint)


@pytest.mark.parametrize(("game", "seats", "options"), [("bloodrage", 4, {}), ("ragnarocks", 2, STAGS)])
def test_a_snapshot_is_hardly_larger_than_a_checkpoint(game: str, seats: int, options: dict[str, str]) -> None:
    """Given matches in which many answers can be taken back, then a snapshot is at most 1.5 checkpoints long."""
    matches = [match for seed in range(3) for match in walked(game, seats, seed, 150, options)]

    assert max(len(match._marks) for match in matches) > 5
    assert max(map(size_of, matches)) <= 1.5


def test_twenty_ways_back_on_a_large_state_cost_next_to_nothing() -> None:
    """Given a state of 20 kB and twenty answers that can be taken back, then it is stored once, not 21 times."""
    game = Tiny(*[choose] * 25)
    match = Match.new(game, 1)
    state = match.state
    state.log.append("x" * 20_000)
    match = Match.at(game, {"state": msgspec.to_builtins(state) | {"agenda": [["choose"]] * 25}})
    for number in range(20):
        match.answer(0, "do:a" if number % 2 else "do:b")

    assert match.undoable == (0, 20)
    assert 20_000 < len(match.snapshot()) < 20_700


def assert_alike(one: Match, other: Match) -> None:
    assert one.state == other.state
    assert one.record() == other.record()
    assert (one.undoable, one.seq) == (other.undoable, other.seq)
    for audience in (-1, *range(one.seats)):
        assert one.view(audience) == other.view(audience)


@pytest.mark.parametrize(("game", "seats"), [(TOY.id, 3), ("bloodrage", 3), ("ragnarocks", 2)])
def test_an_undo_after_a_load_is_the_undo_without_it(game: str, seats: int) -> None:
    """Given a match after any answer, loaded, then as much is taken back, and it goes on with the same luck."""
    went_back = 0
    for match in walked(game, seats, 4, 60):
        loaded = Match.load(match.snapshot(), match.entries)
        assert_alike(loaded, match)
        while match.undoable is not None:
            seat, _ = match.undoable
            assert loaded.undo(seat) == match.undo(seat)
            assert_alike(loaded, match)
            went_back += 1
        with pytest.raises(CannotUndo) as why:
            match.undo(0)
        with pytest.raises(CannotUndo, match=str(why.value)[:20]):
            loaded.undo(0)
        for _ in range(4):
            if match.pending:
                asked = match.pending[0]
                assert loaded.answer(asked.seat, asked.options[-1]) == match.answer(asked.seat, asked.options[-1])
        assert_alike(loaded, match)
    assert went_back > 10


def test_ways_back_from_before_and_after_a_load_are_all_there() -> None:
    match = Match.new(Tiny(*[choose] * 6), 1)
    for ref in ("do:a", "do:b"):
        match.answer(0, ref)
    loaded = Match.load(match.snapshot(), match.entries)
    loaded.answer(0, "do:a")
    again = Match.load(loaded.snapshot(), loaded.entries)

    for copy in (loaded, again, again.fork()):
        assert copy.undoable == (0, 3)
        for left in ([1, 2], [1], []):
            copy.undo(0)
            assert copy.state.log == left


def cast(s: TinyState) -> Chapter:
    """Seat 0 chooses a letter, and a die is cast."""
    s.log.append((yield Ask(0, "choose", letters)))
    s.log.append(below(s, 6))


def test_scripted_luck_is_still_to_come_after_an_undo() -> None:
    """Given luck that is written beforehand, when a match is loaded and taken back, then the luck still waits."""
    match = Match.new(Tiny(cast, choose, choose, cast, choose), 1, 5, luck=[2, 4])
    for _ in range(3):
        match.answer(0, "do:a")
    loaded = Match.load(match.snapshot(), match.entries)

    for twin in (match, loaded):
        twin.undo(0)
        twin.undo(0)
        for _ in range(3):
            twin.answer(0, "do:b")
        assert twin.state.log == [1, 2, 2, 2, 2, 4]


def test_without_its_entries_a_match_cannot_go_back_to_before_it_was_loaded() -> None:
    match = Match.new(Tiny(choose, choose, choose), 1)
    match.answer(0, "do:a")
    loaded = Match.load(match.snapshot())
    loaded.answer(0, "do:b")

    loaded.undo(0)
    with pytest.raises(RulesError, match="loaded without its entries"):
        loaded.undo(0)


# ---- what is not as it was written


def little() -> Match:
    """A match after one answer that can be taken back."""
    match = Match.new(Tiny(choose, choose, choose), 1, 3)
    match.answer(0, "do:a")
    return match


def test_no_flipped_bit_goes_unnoticed() -> None:
    """Given a small snapshot, when any one bit of it is another, then it is refused with a sentence."""
    match = little()
    stored = match.snapshot()
    for place in range(len(stored)):
        for bit in range(8):
            flipped = bytearray(stored)
            flipped[place] ^= 1 << bit
            with pytest.raises(BrokenRecord, match="checksum does not fit"):
                Match.load(bytes(flipped), match.entries)


def test_no_missing_end_goes_unnoticed() -> None:
    match = little()
    for length in range(len(match.snapshot())):
        with pytest.raises(BrokenRecord, match="not a snapshot of a match, or it is damaged"):
            Match.load(match.snapshot()[:length], match.entries)


def test_a_snapshot_of_something_else_is_refused_though_its_sum_fits() -> None:
    with pytest.raises(BrokenRecord, match="not a snapshot of a match: Expected"):
        Match.load(Snapshot.encode(msgspec.structs.replace(_snapshot(), seats="two")))
    with pytest.raises(BrokenRecord, match="tiny leads to no match: tiny is played by 1 to 3, not by 9"):
        Match.load(msgspec.structs.replace(_snapshot(), seats=9).encode())


def _snapshot() -> Snapshot:
    return Snapshot.decode(little().snapshot())


def test_a_snapshot_is_refused_with_the_entries_of_another_moment_or_match() -> None:
    """Given a toy match after fourteen answers, then no earlier, later or other entries are taken for its own."""
    seen = {match.seq: match for match in walked(TOY.id, 3, 4, 20)}
    match = seen[14]
    Match.load(match.snapshot(), match.entries)
    strangers = [seen[12].entries, seen[16].entries, walked(TOY.id, 3, 5, 20)[-1].entries[:15], []]
    for number in range(1, len(match.entries)):
        entry = match.entries[number]
        if entry.luck:
            edited = list(match.entries)
            edited[number] = msgspec.structs.replace(entry, luck=[*entry.luck, 0])
            strangers.append(edited)
    stood = standing(match.entries)[-1]
    other = msgspec.structs.replace(stood, ref="do:nothing", hashes=["0" * 32] * len(stood.hashes))
    strangers.append([other if entry is stood else entry for entry in match.entries])

    for entries in strangers:
        with pytest.raises(BrokenRecord, match="not of the match that its entries tell of"):
            Match.load(match.snapshot(), entries)


def test_a_way_back_that_the_entries_do_not_know_is_refused() -> None:
    match = little()
    snapshot = _snapshot()
    snapshot.ways[0].events = 7

    with pytest.raises(BrokenRecord, match="ways back of this match are not those that its entries tell of"):
        Match.load(snapshot.encode(), match.entries).undo(0)

"""Records: written, read, replayed, cut for those who may not know all, and refused with a sentence."""

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from meadhall.kernel import (
    EVERYONE,
    SPECTATOR,
    Ask,
    BrokenRecord,
    Chance,
    Chapter,
    Match,
    Record,
    RulesError,
    Together,
)
from meadhall.kernel.snapshot import Snapshot

from .tiny import Tiny, TinyState, choose, letters
from .toy import TOY


def played(seed: int = 3, answers: int = 1000) -> Match:
    """A toy match, played at random to its end or for some answers."""
    match, chance = Match.new(TOY, 3, seed, {"giant": True}), Chance(seed)
    while match.pending and match.seq < answers:
        question = match.pending[chance.below(len(match.pending))]
        match.answer(question.seat, question.options[chance.below(len(question.options))])
    return match


def both(s: TinyState) -> Chapter:
    """Both seats choose at once; what they chose is no secret afterwards."""
    yield Together({seat: Ask(seat, "choose", letters) for seat in range(2)})


def play_on(match: Match) -> None:
    while match.pending:
        match.answer(match.pending[0].seat, match.pending[0].options[0])


def edited(change: Callable[[dict[str, Any]], object]) -> Record:
    """The record of a match, changed by somebody."""
    written = json.loads(played().record().encode())
    change(written)
    return Record.decode(json.dumps(written))


def test_a_record_is_a_text_with_a_line_for_each_entry() -> None:
    match = played()
    text = match.record().encode().decode()

    assert text.endswith("\n  ]\n}\n")
    assert sum(line.startswith('    {"seat"') for line in text.splitlines()) == match.seq
    assert Record.decode(text) == match.record()


def test_a_record_replays_to_the_same_end() -> None:
    match = played()
    record = Record.decode(match.record().encode())

    record.verify()

    assert record.replay().state == match.state
    assert record.replay().outcome == match.outcome == record.outcome


def test_a_record_replays_up_to_an_entry() -> None:
    assert played().record().replay(upto=4).seq == 4
    assert played().record().replay(upto=0).seq == 0


def test_a_record_can_be_gone_on_with_nothing_but_what_it_tells() -> None:
    """A replay has no key: it draws nothing, and cannot go on by itself."""
    replayed = played().record().replay(upto=4)

    with pytest.raises(RulesError, match="luck is used up"):
        play_on(replayed)


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"\xff\xfe", "not a record"),
        (b"[]", "not a record"),
        (b"{", "not a record"),
        (b"[" * 100_000, "not a record"),
        (b'{"note": ' + b"[" * 100_000, "not a record"),
        (b'{"game": "toy", "version": 1, "seats": 2, "options": {}, "entries": [{}]}', "not a record"),
        (b'{"format": 1, "game": "toy", "version": 1, "seats": 2, "options": {}, "entries": []}', "begin with a setup"),
        (b'{"format": 9, "game": "toy", "version": 1, "seats": 2, "options": {}, "entries": [{}]}', "has format 9"),
    ],
)
def test_what_is_no_record_is_refused_with_a_sentence(data: bytes, why: str) -> None:
    with pytest.raises(BrokenRecord, match=why):
        Record.decode(data)


def swap_answer(record: dict[str, Any]) -> None:
    entry = next(entry for entry in record["entries"] if entry.get("ref") == "do:pass")
    entry["ref"] = "do:nonsense"


def change_luck(record: dict[str, Any]) -> None:
    luck = record["entries"][0]["luck"][0]
    luck[0], luck[1] = luck[1], luck[0]


def strange_luck(record: dict[str, Any]) -> None:
    record["entries"][0]["luck"][0][:2] = ["one", None]


def drop_luck(record: dict[str, Any]) -> None:
    next(entry for entry in record["entries"][1:] if entry.get("luck"))["luck"] = []


def add_luck(record: dict[str, Any]) -> None:
    next(entry for entry in record["entries"][1:] if not entry.get("luck"))["luck"] = [1]


def blank_answer(record: dict[str, Any]) -> None:
    del record["entries"][3]["ref"]


def other_outcome(record: dict[str, Any]) -> None:
    record["outcome"]["scores"][0] += 1


def too_many_seats(record: dict[str, Any]) -> None:
    record["seats"] = 9


def another_undo(record: dict[str, Any]) -> None:
    record["entries"].append({"seat": 0, "undo": True})


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (swap_answer, "cannot be played: Seat . may not point at do:nonsense"),
        (change_luck, "a hash differs"),
        (strange_luck, "cannot be set up: The luck says"),
        (drop_luck, "luck is used up"),
        (add_luck, "drew other chances"),
        (blank_answer, "Entry 3 of the record says nothing"),
        (other_outcome, "The record says Outcome"),
        (too_many_seats, "cannot be set up: toy is played by 2 to 4, not by 9"),
        (another_undo, "cannot take anything back"),
    ],
)
def test_an_edited_record_does_not_verify(change: Callable[[dict[str, Any]], None], why: str) -> None:
    record = edited(change)

    with pytest.raises(BrokenRecord, match=why):
        record.verify()


# ---- cut for an audience


def test_a_record_without_hashes_is_shorter_and_still_compared_in_its_luck_and_its_end() -> None:
    whole = played().record()
    short = Record.decode(whole.without_hashes().encode())

    short.verify()
    assert len(short.encode()) < len(whole.encode())
    assert short.replay().record() == whole
    drawn = next(entry for entry in short.entries if entry.luck)
    drawn.luck = []
    with pytest.raises(BrokenRecord):
        short.verify()


def test_before_the_end_an_audience_gets_no_luck_no_hashes_and_no_secrets() -> None:
    match = played(answers=14)
    assert not match.over

    for audience in (0, 1, SPECTATOR):
        cut = match.record(audience)
        assert len(cut.entries) == len(match.entries)
        assert not any(entry.luck or entry.hashes for entry in cut.entries)
        for entry, true in zip(cut.entries, match.entries, strict=True):
            assert entry.ref == (true.ref if entry.seat == audience or not true.secret else "hidden")
        assert "hidden" in [entry.ref for entry in cut.entries]
        if audience != SPECTATOR:
            assert any(entry.secret and entry.ref != "hidden" for entry in cut.entries)
        with pytest.raises(BrokenRecord, match=r"was cut to what (seat .|a spectator) may know"):
            Record.decode(cut.encode()).verify()


def test_an_answer_in_an_open_together_is_secret_even_if_the_ask_is_not() -> None:
    match = Match.new(Tiny(choose, both, choose), 2)
    match.answer(0, "do:b")
    match.answer(1, "do:a")
    assert not match.entries[-1].secret

    assert [match.record(audience).entries[2].ref for audience in (0, 1, SPECTATOR)] == ["hidden", "do:a", "hidden"]
    assert match.record(EVERYONE).entries[2].ref == "do:a"
    match.answer(0, "do:b")
    assert [entry.ref for entry in match.record(SPECTATOR).entries] == [None, "do:b", "do:a", "do:b"]


def test_where_nothing_is_hidden_everybody_gets_the_whole_record() -> None:
    match = Match.new("ragnarocks", seats=2, seed=7)
    match.answer(match.pending[0].seat, "hex:a3")

    assert match.record(SPECTATOR) == match.record()
    Record.decode(match.record(SPECTATOR).encode()).verify()


def test_after_the_end_everybody_gets_the_whole_record() -> None:
    match = played()

    assert match.record(SPECTATOR) == match.record()


def test_a_match_that_does_not_hold_its_past_writes_no_record() -> None:
    match = Match.new(Tiny(choose, choose), 1)
    match.answer(0, "do:a")

    with pytest.raises(RulesError, match="whole past"):
        Match.load(match.snapshot()).record()
    with pytest.raises(RulesError, match="whole past"):
        Match.at(Tiny(choose, choose), match.state_json()).record()
    assert Match.load(match.snapshot(), match.entries).record() == match.record()


def test_a_snapshot_of_older_rules_is_refused() -> None:
    data = played().snapshot()
    older = msgspec.structs.replace(Snapshot.decode(data), version=0).encode()

    with pytest.raises(BrokenRecord, match="stored under version 0 of toy's rules"):
        Match.load(older)

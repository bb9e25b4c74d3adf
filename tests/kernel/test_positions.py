"""Positions and snapshots: state_json and Match.at, snapshot and Match.load."""

import json
from typing import Any

import msgspec
import pytest

from meadhall.kernel import Ask, BrokenRecord, Chance, Chapter, ImpossiblePosition, Match, below
from meadhall.kernel.chance import key_from

from .tiny import Tiny, TinyState, choose, letters
from .toy import TOY


def somewhere(seed: int = 3, answers: int = 9) -> Match:
    match, chance = Match.new(TOY, 3, seed), Chance(seed)
    for _ in range(answers):
        question = match.pending[chance.below(len(match.pending))]
        match.answer(question.seat, question.options[chance.below(len(question.options))])
    return match


def test_a_position_is_the_checkpoint_with_trail_and_luck() -> None:
    told = json.loads(somewhere().state_json())

    assert set(told) == {"game", "version", "seats", "options", "state", "trail", "luck", "drawn", "seq"}
    assert told["seq"] == 9


@pytest.mark.parametrize("answers", range(0, 20, 3))
def test_a_match_set_up_at_a_position_is_there(answers: int) -> None:
    match = somewhere(answers=answers)

    for given in (match.state_json(), match.state_json().decode(), json.loads(match.state_json())):
        stood = Match.at(TOY, given)
        assert stood.state == match.state
        assert stood.seq == match.seq
        assert [q.options for q in stood.pending] == [q.options for q in match.pending]


def test_a_position_does_not_tell_what_chance_will_say() -> None:
    """The key is not in it, and neither is scripted luck to come."""
    match = Match.new(TOY, 2, 5, luck=[list(range(21)), 1, 2])

    assert json.loads(match.state_json())["luck"] == []
    assert json.loads(match.state_json())["drawn"] == 1


def roll_twice(s: TinyState) -> Chapter:
    s.log.append(below(s, 1000))
    yield Ask(0, "choose", letters)
    s.log.append(below(s, 1000))


def test_with_its_key_a_position_has_the_same_luck_to_come() -> None:
    match = Match.new(Tiny(roll_twice), 1, 4)
    stood = Match.at(match.game, match.state_json(), key=key_from(4))

    for twin in (match, stood):
        twin.answer(0, "do:a")

    assert stood.state.log == match.state.log


def test_a_test_can_start_from_a_state() -> None:
    game = Tiny(choose)
    state = game.setup(2, None)
    state.log = [7]

    match = Match.at(game, state)
    match.answer(0, "do:b")

    assert match.state.log == [7, 2]
    assert state.log == [7]
    assert match.seq == 1


def change(**fields: Any) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(somewhere().state_json())
    told["state"].update(fields)
    return told


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ("no json", "This is not a position"),
        (b"[1]", "not a JSON object"),
        ({"game": "ragnarocks", "state": {}}, "a position of ragnarocks, not of toy"),
        ({"version": 2, "state": {}}, "version 2 of the rules; these are 1"),
        ({"state": {"seats": "three"}}, "no position of toy"),
        ({"state": {}}, "no position of toy"),
        (change(deck=[]), "in two places or in none"),
        (change(points=[-1, 0, 0]), "owes points"),
        (change(minds=[[0] * 21]), "minds"),
        (change(agenda=[["no_such_chapter"]]), "no chapter 'no_such_chapter'"),
        (change(agenda=[["lap"]]), "cannot be played"),
        (change(agenda=[]), "nobody says how it ended"),
        (change(hands=[]), "cannot be played"),
        (change(seats=9), "cannot be played: toy is played by 2 to 4, not by 9"),
        (json.loads(somewhere().state_json()) | {"trail": [[0, "do:nonsense"]]}, "may not point at do:nonsense"),
        (json.loads(somewhere().state_json()) | {"seq": "many"}, "seq is not a number"),
        (json.loads(somewhere().state_json()) | {"options": {"rounds": "two"}}, "option of toy is wrong"),
    ],
)
def test_an_impossible_position_is_refused_with_a_sentence(given: Any, why: str) -> None:
    with pytest.raises(ImpossiblePosition, match=why):
        Match.at(TOY, given)


@pytest.mark.parametrize("answers", range(0, 24, 3))
def test_a_snapshot_goes_on_exactly(answers: int) -> None:
    match = somewhere(answers=answers)
    loaded = Match.load(match.snapshot(), match.entries)

    while match.pending:
        question = match.pending[-1]
        told = match.answer(question.seat, question.options[0])
        assert loaded.answer(question.seat, question.options[0]) == told
    assert loaded.record() == match.record()


def test_a_snapshot_keeps_scripted_luck_to_come() -> None:
    order = [*range(3, 21), 0, 1, 2]
    match = Match.new(TOY, 2, 5, {"giant": True}, luck=[order, 0, 1, 0, 0, 1, 2])

    loaded = Match.load(match.snapshot(), match.entries)
    for twin in (match, loaded):
        while twin.pending:
            question = twin.pending[0]
            twin.answer(question.seat, question.options[-1])

    assert loaded.record() == match.record()
    assert [entry.luck for entry in match.entries if entry.luck][1] == [0]


@pytest.mark.parametrize("data", [b"", b"no snapshot", msgspec.msgpack.encode({"game": "toy"})])
def test_what_is_no_snapshot_is_refused(data: bytes) -> None:
    with pytest.raises(BrokenRecord, match="not a snapshot"):
        Match.load(data)


def test_two_matches_do_not_share_a_state() -> None:
    """The defaults of a state are its own: nothing that one match writes is seen by another."""
    game = Tiny(choose, choose)
    one, other = Match.new(game, 1), Match.new(game, 1)

    one.answer(0, "do:a")

    assert isinstance(other.state, TinyState)
    assert other.state.log == []


def test_a_record_leads_to_the_position_at_its_end() -> None:
    match = Match.new("ragnarocks", seats=2, seed=7)
    for ref in ("hex:a3", "hex:d6", "hex:g9", "hex:j5"):
        match.answer(match.pending[0].seat, ref)
    record = match.record().encode()

    for given in (record, record.decode(), json.loads(record)):
        stood = Match.at("ragnarocks", given)
        assert (stood.state, stood.seq) == (match.state, 4)
        assert stood.pending[0].options == match.pending[0].options
    with pytest.raises(ImpossiblePosition, match="a position of ragnarocks, not of toy"):
        Match.at(TOY, record)


def test_a_record_that_was_cut_or_broken_leads_nowhere() -> None:
    cut = somewhere().record(0).encode()
    edited = json.loads(somewhere().record().encode())
    edited["entries"][2]["ref"] = "do:nonsense"

    with pytest.raises(ImpossiblePosition, match="leads to no position: The record was cut to what seat 0 may know"):
        Match.at(TOY, cut)
    with pytest.raises(ImpossiblePosition, match="leads to no position: Entry 2"):
        Match.at(TOY, edited)
    with pytest.raises(ImpossiblePosition, match="not a position"):
        Match.at(TOY, "[" * 100_000)

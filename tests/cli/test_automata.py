"""A record with an automaton in it, told by the command line."""

from meadhall.cli.records import _Teller, moves
from tests.kernel.test_automata import stashing


def test_an_undo_over_an_automatons_steps_is_told_as_one() -> None:
    """Given a card stashed, taken back with what the giant did, and stashed again, then both are told, and one undo."""
    match = stashing()
    card = match.pending[0].options[0]
    match.answer(1, card)
    match.run_on()
    assert match.undo(1).entries == 4
    match.answer(1, card)
    while match.pending:
        match.answer(match.pending[0].seat, match.pending[0].options[-1])
    record = match.record()
    record.verify()

    told = [line for _, lines, _ in moves(record, _Teller(record, "en")) for line in lines]

    vault, back = "seat 1 puts a card into the vault.", "seat 1 takes back the last choice."
    did = [line for line in told if line in (vault, back, "The giant minds seat 1.")]
    assert did[:4] == [vault, "The giant minds seat 1.", back, vault]
    assert told.count(back) == 1


def test_what_an_automaton_did_is_told_with_its_reasons() -> None:
    match = stashing()
    match.answer(1, match.pending[0].options[0])
    match.run_on()
    record = match.record()

    told = [line for _, lines, _ in moves(record, _Teller(record, "en")) for line in lines]

    why = "At whom The giant stares. seat 0: cards decides, 3 before 2 (TY-3.3)."
    assert told[told.index(why) + 1] == "The giant minds seat 0."


def test_an_automaton_without_a_name_is_called_as_its_title_calls_it() -> None:
    match = stashing()
    record = match.record()
    record.names = ["Sigrun", "Bjarne", ""]

    assert _Teller(record, "en").names == ["Sigrun", "Bjarne", "The giant"]

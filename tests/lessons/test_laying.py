"""Boards for those who write lessons: the beginning of a match, from a record or from bots, as the file has it."""

import tomllib
from pathlib import Path

import pytest

from meadhall.boards import give
from meadhall.cli import run
from meadhall.kernel import Match
from meadhall.kernel.match import hash_of
from meadhall.lessons import Answer, beginning_of


def laid(game: str, text: str) -> Match:
    """The board that a lesson with these lines has."""
    data = tomllib.loads(text)
    match = Match.new(game, data["seats"], data.get("seed"), data.get("options"), luck=data.get("luck"))
    for line in data["laid"]:
        give(match, Answer.read(line))
    return match


@pytest.mark.parametrize(("game", "options"), [("ragnarocks", {}), ("bloodrage", {}), ("lords", {"followers": 1})])
def test_bots_lay_a_board_that_comes_out_the_same(
    game: str, options: dict[str, int], capsys: pytest.CaptureFixture[str]
) -> None:
    chosen = [word for name, value in options.items() for word in ("--option", f"{name}={value}")]
    assert run(["lessons", "lay", game, "--seed", "7", "--upto", "12", "--bots", "random", *chosen]) == 0
    text = capsys.readouterr().out
    match = laid(game, text)
    assert match.seq == 12
    assert 'seed = "7"' in text
    for question in match.pending:
        assert f"seat {question.seat} is asked {question.prompt}" in text.splitlines()[0]


def test_a_record_lays_its_beginning_without_what_was_taken_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Given a match with luck and an undo, when its beginning is laid, then the board is the same and nobody wavers."""
    match = Match.new("ragnarocks", seats=2, seed=3)
    first = match.pending[0].seat
    for ref in ("hex:a3", "hex:e3"):
        match.answer(first, ref)
    match.undo(first)
    for ref in ("hex:d3", "hex:e4"):
        match.answer(first, ref)
    file = tmp_path / "saga.meadhall.json"
    file.write_bytes(match.record().encode())
    assert run(["lessons", "lay", str(file), "--upto", "5"]) == 0
    text = capsys.readouterr().out
    again = laid("ragnarocks", text)
    assert hash_of(again.state) == hash_of(match.state)
    assert tomllib.loads(text)["luck"] == match.entries[0].luck
    assert tomllib.loads(text)["laid"] == [f"{first} hex:a3", f"{first} hex:d3", f"{first} hex:e4"]


def test_luck_is_written_beside_the_answer_that_it_followed() -> None:
    match = Match.new("bloodrage", seats=2, seed=3)
    while match.seq < 40:
        question = match.pending[0]
        match.answer(question.seat, question.options[0])
    text = beginning_of(match.record(), 40).toml()
    assert hash_of(laid("bloodrage", text).state) == hash_of(match.state)
    assert max(map(len, text.splitlines()[2:])) < 2000

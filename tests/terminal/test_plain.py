"""Line mode: the whole game in lines of text, without a terminal."""

import io
import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from meadhall.terminal.plain import PlainTable
from meadhall.terminal.session import Session


def said(lines: list[str], lang: str = "en") -> str:
    """Everything that was said while these lines were typed."""
    out = io.StringIO()
    PlainTable(Session("ragnarocks", 2, ("random",), 3, lang), lines, out).play()
    return out.getvalue()


def test_it_reads_the_table_and_the_question_aloud() -> None:
    text = said([])
    assert "Row j: . . . R R R . . .\n" in text
    assert "Row a: . I I I .\n" in text
    assert "Which of your Vikings sets out?\n" in text
    assert "You can choose: a2, a3, a4.\n" in text
    assert text.endswith("Left before the end.\n")


def test_a_turn_by_name_number_and_ref() -> None:
    text = said(["a3\n", "g3\n", "hex:g5\n"])
    assert "Sigrun a3 to g3, stone on g5.\n" in text
    assert "Sigrun a3 to g3.\n" not in text
    assert text.count("Ratatoskr j") == 1
    assert said(["2\n"]) == said(["a3\n"])


def test_empty_lines_ask_again() -> None:
    assert said(["\n", "  \n", "a3\n"]).count("Where does your Viking go?") == 1


def test_what_cannot_be_is_said_with_its_rule_and_asked_again() -> None:
    text = said(["j5\n", "zzz\n", "h3\n", "a\n", "a3\n"])
    assert "Not j5. That Viking is not yours. (RR-3.9)" in text
    assert "Nothing on the table is called “zzz”." in text
    assert "h3 cannot be chosen now." in text
    assert "“a” can mean a2, a3, a4." in text
    assert "Where does your Viking go?" in text


def test_taking_back() -> None:
    text = said(["undo\n", "a3\n", "g3\n", "undo\n", "b4\n", "u\n", "u\n", "a2\n"])
    assert "Nothing can be taken back" in text
    assert text.count("Sigrun takes back the last choice.") == 3
    assert "straight line from a2" in text


def test_rules_table_and_list_can_be_asked_for() -> None:
    text = said(["rules\n", "table\n", "list\n"])
    assert "RR-3.7: " in text
    assert text.count("Row j:") == 2
    assert text.count("You can choose: a2, a3, a4.") == 2


def test_in_german() -> None:
    text = said(["regeln\n", "a3\n", "zurück\n", "ende\n", "a3\n"], "de")
    assert "Welcher deiner Wikinger bricht auf?" in text
    assert "Sigrun nimmt die letzte Wahl zurück." in text
    assert text.endswith("Vor dem Ende gegangen.\n")


def test_why_not_is_said_in_the_players_language() -> None:
    assert "Nicht j5. Dieser Wikinger gehört dir nicht. (RR-3.9)" in said(["j5\n"], "de")


def firsts() -> Iterator[str]:
    while True:
        yield "1\n"


def test_a_match_to_its_end() -> None:
    out = io.StringIO()
    table = PlainTable(Session("ragnarocks", 2, ("random",), 3, "en"), firsts(), out)
    assert table.play()
    outcome = table.session.outcome
    assert outcome is not None
    text = out.getvalue()
    assert "The match is over." in text
    assert f"({outcome.scores[0]} : {outcome.scores[1]})" in text
    assert text.count("Row j:") == 2
    table.session.match.record().verify()


@pytest.mark.slow
def test_without_a_terminal_it_is_played_through_a_pipe() -> None:
    program = "from meadhall.terminal import play; play('ragnarocks', bots=('random',), seed=3)"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONIOENCODING": "utf-8"}
    run = subprocess.run(
        [sys.executable, "-c", program], input="a3\ng3\ng5\nquit\n", capture_output=True, text=True, env=environment
    )
    assert run.returncode == 0
    assert run.stderr == ""
    assert "Sigrun a3 to g3, stone on g5." in run.stdout
    assert "\x1b" not in run.stdout

"""The command line, as a person meets it: help with an example, one sentence for an error, honest exit codes."""

import json
import os
import resource
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from meadhall import Match
from meadhall.clauses import Clauses
from meadhall.cli.app import COMMANDS
from meadhall.kernel import Chance

ROOT = Path(__file__).parents[2]


def meadhall(*arguments: str, **options: object) -> subprocess.CompletedProcess[str]:
    """Runs the command as a shell would."""
    command = [sys.executable, "-m", "meadhall", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=600, **options)  # type: ignore[call-overload,no-any-return]


@pytest.fixture(scope="session")
def played() -> bytes:
    """The record of a match, played at random to its end."""
    match, chance = Match.new("ragnarocks", seats=2, seed=7), Chance(7)
    while match.pending:
        question = match.pending[0]
        match.answer(question.seat, question.options[chance.below(len(question.options))])
    return match.record().encode()


@pytest.fixture
def saga(tmp_path: Path, played: bytes) -> Path:
    file = tmp_path / "saga.meadhall.json"
    file.write_bytes(played)
    return file


@pytest.mark.parametrize("name", [name for name, *_ in COMMANDS])
def test_every_command_explains_itself_with_an_example(name: str) -> None:
    run = meadhall(name, "--help", env={**os.environ, "COLUMNS": "100"})
    assert run.returncode == 0, run.stderr
    assert f"Usage: meadhall {name}" in run.stdout
    assert f"Example: meadhall {name} " in run.stdout
    assert run.stderr == ""


def test_the_help_names_every_command_and_comes_at_once() -> None:
    times = []
    for _ in range(3):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        run = meadhall("--help")
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        times.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    assert run.returncode == 0
    for name, *_ in COMMANDS:
        assert name in run.stdout
    assert min(times) < 0.5, times


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        (["frobnicate"], 2, 'Unknown command "frobnicate". See `meadhall --help`.'),
        (["clauses", "--frob"], 2, "Unknown option: --frob"),
        (["sim", "ragnarocks", "--games", "many"], 2, "--games"),
        (["serve", "--port", "99999"], 1, "A port is a number from 0 to 65535, not 99999."),
        (["serve", "--port", "0", "--data", "/dev/null/hall"], 1, "/dev/null/hall: Not a directory."),
        (["serve", "--port", "0", "--bot-workers", "0"], 1, "Bots need at least one process to think in"),
        (["serve", "--port", "0", "--db", "nonsense"], 1, "'nonsense' is no address of a database"),
        (["serve", "--port", "0", "--connections", "0"], 1, "The hall needs room for at least one connection"),
        (["serve", "--port", "0", "--proxy", "nonsense"], 1, "'nonsense' is no address of a web server"),
        (["play", "ragnarocks", "--plain", "--lang", "fr"], 1, "The terminal speaks en and de, not 'fr'."),
        (["sim", "ragnarocks", "--option", "supply"], 1, "written name=value, not 'supply'"),
        (
            ["sim", "ragnarocks", "--option", "supply=41"],
            1,
            "An option of ragnarocks is wrong: no supply '41' is known",
        ),
        (["sim", "ragnarocks", "--option", "loki=1"], 1, "An option of ragnarocks is wrong: there is no option 'loki'"),
        (["sim", "ragnarocks", "--games", "0"], 1, "at least one match"),
        (["export", "nobody", "--data", "/dev/null"], 1, "There are no matches in /dev/null."),
        (["verify"], 2, "Name at least one record file"),
        (["verify", "nowhere.meadhall.json"], 1, "nowhere.meadhall.json: No such file or directory."),
        (["replay", "nowhere.meadhall.json"], 1, "nowhere.meadhall.json: No such file or directory."),
        (["import", "nowhere.meadhall.json"], 1, "nowhere.meadhall.json: No such file or directory."),
        (["clauses", "chess"], 1, "There are no rules of 'chess' in the hall"),
        (["sim", "chess"], 1, "There is no game 'chess' in the hall"),
        (["play", "chess"], 1, "There is no game 'chess' in the hall"),
        (["sim", "ragnarocks", "--bots", "oracle,random"], 1, "No bot called 'oracle' plays ragnarocks"),
        (["sim", "ragnarocks", "--seats", "99"], 1, "not by 99"),
        (["sim", "ragnarocks", "--games", "3", "--openings", "4"], 1, "3 is no multiple of 2"),
        (["sim", "ragnarocks", "--budget", "0"], 1, "greater than 0"),
        (["play", "ragnarocks", "--bots", "random,random,random"], 1, "3 bots cannot sit on 2 seats"),
    ],
)
def test_an_error_is_one_sentence_on_stderr(arguments: list[str], code: int, sentence: str) -> None:
    run = meadhall(*arguments)
    assert (run.returncode, run.stdout) == (code, "")
    assert run.stderr.startswith("meadhall: ")
    assert sentence in run.stderr
    assert run.stderr.count("\n") == 1, run.stderr


def test_a_record_is_verified(saga: Path) -> None:
    run = meadhall("verify", str(saga))
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.startswith(f"{saga}: holds (ragnarocks, 2 seats, ")


def test_a_record_that_was_edited_does_not_hold(saga: Path) -> None:
    record = json.loads(saga.read_text())
    first = record["entries"][1]
    first["ref"] = next(ref for ref in ("hex:a2", "hex:a3", "hex:a4") if ref != first["ref"])
    edited = saga.with_name("edited.meadhall.json")
    edited.write_text(json.dumps(record))
    run = meadhall("verify", str(edited), str(saga))
    assert run.returncode == 1
    assert f"{edited}: " in run.stderr
    assert run.stdout.startswith(f"{saga}: holds")


def test_a_file_that_is_no_record_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Bjarne")
    for command in ("verify", "replay"):
        run = meadhall(command, str(file))
        assert (run.returncode, run.stdout) == (1, "")
        assert "This is not a record of a match" in run.stderr


def test_a_match_is_told_move_by_move(saga: Path) -> None:
    run = meadhall("replay", str(saga))
    assert (run.returncode, run.stderr) == (0, "")
    entries = json.loads(saga.read_text())["entries"][1:]
    for entry in entries:
        assert entry["ref"].removeprefix("hex:") in run.stdout
    assert "RR-5.9" in run.stdout.splitlines()[-1]


def test_a_replay_draws_the_table_and_speaks_german(saga: Path) -> None:
    run = meadhall("replay", str(saga), "--board", "--lang", "de")
    assert (run.returncode, run.stderr) == (0, "")
    assert "| R | R | R |" in run.stdout
    assert "besiedelt" in run.stdout
    assert " gewinnt. " in run.stdout.splitlines()[-1]
    assert run.stdout.count("a | ") >= 30


def test_a_replay_is_leafed_through_line_by_line(saga: Path) -> None:
    run = meadhall("replay", str(saga), "--step", "--plain", input="\nback\n" + "\n" * 999)
    assert (run.returncode, run.stderr) == (0, "")
    answers = len(json.loads(saga.read_text())["entries"]) - 1
    assert run.stdout.count(f" of {answers}. ") == answers + 2
    assert "The match is over." in run.stdout


def test_what_was_taken_back_is_not_told(tmp_path: Path) -> None:
    match = Match.new("ragnarocks", seats=2, seed=7)
    seat = match.pending[0].seat
    match.answer(seat, "hex:a3")
    match.answer(seat, "hex:d6")
    match.undo(seat)
    match.answer(seat, "hex:e7")
    match.answer(seat, "hex:f8")
    file = tmp_path / "short.meadhall.json"
    file.write_bytes(match.record().encode())
    run = meadhall("replay", str(file))
    assert "a3 to e7, stone on f8" in run.stdout
    assert "d6" not in run.stdout
    assert run.stdout.endswith("The match goes on.\n")
    assert meadhall("replay", str(file), "--lang", "de").stdout.endswith("Die Partie geht weiter.\n")


def test_a_match_goes_into_the_hall_and_comes_out_again(saga: Path, tmp_path: Path) -> None:
    data = tmp_path / "data"
    brought = meadhall("import", str(saga), "--data", str(data))
    assert (brought.returncode, brought.stderr) == (0, "")
    id = brought.stdout.strip()
    assert meadhall("import", str(saga), "--data", str(data)).stdout.strip() == id
    out = tmp_path / "out.meadhall.json"
    taken = meadhall("export", id, "--data", str(data), "--to", str(out))
    assert (taken.returncode, taken.stdout) == (0, "")
    assert json.loads(out.read_text())["entries"] == json.loads(saga.read_text())["entries"]
    assert meadhall("export", id, "--data", str(data), "--to", "-").stdout == out.read_text()
    nobody = meadhall("export", "nobody", "--data", str(data))
    assert (nobody.returncode, nobody.stdout) == (1, "")
    assert "There is no match nobody" in nobody.stderr


def test_whoever_names_no_bots_plays_against_bots() -> None:
    run = meadhall("play", "bloodrage", "--seats", "3", "--seed", "7", "--plain", input="wolf\nseats\nquit\n")
    assert "Which clan do you lead?" in run.stdout
    assert run.stdout.count(" leads the ") == 3
    assert ", Raven clan: 0 glory." in run.stdout


def test_a_match_is_played_in_lines() -> None:
    run = meadhall("play", "ragnarocks", "--bots", "none", "--seed", "7", "--plain", input="a3\nd6\ng9\nquit\n")
    assert (run.returncode, run.stderr) == (0, "")
    assert "stone on g9" in run.stdout


def test_a_benchmark_is_json() -> None:
    run = meadhall("bench", "--quick", "--json")
    assert (run.returncode, run.stderr) == (0, "")
    assert json.loads(run.stdout)["ragnarocks"]["decisions_per_s"] > 1_000


def hear_ctrl_c() -> None:
    """For a new process: tests that are run in the background inherit that Ctrl-C is ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_the_hall_opens_and_closes(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "meadhall", "serve", "--port", "0", "--data", str(tmp_path)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, preexec_fn=hear_ctrl_c) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=180)
    assert line.startswith("Meadhall is open at http://127.0.0.1:")
    assert (process.returncode, err) == (130, "")


def test_a_port_that_is_taken_is_told_in_a_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = str(door.getsockname()[1])
        run = meadhall("serve", "--port", port, "--data", str(tmp_path))
    assert (run.returncode, run.stdout) == (1, "")
    assert run.stderr.count("\n") == 1
    assert "ddress already in use" in run.stderr


def test_a_data_folder_has_one_hall_at_a_time(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "meadhall", "serve", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as first:
        assert first.stdout is not None
        first.stdout.readline()
        second = meadhall("serve", "--port", "0", "--data", str(tmp_path))
        assert (second.returncode, second.stdout) == (1, "")
        assert "A hall is open already" in second.stderr
        first.kill()
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as third:
        assert third.stdout is not None
        assert third.stdout.readline().startswith("Meadhall is open"), "a killed hall leaves nothing behind"
        third.terminate()


def test_a_reader_who_leaves_early_is_no_error(saga: Path) -> None:
    command = f"{sys.executable} -m meadhall replay {saga} | head -1"
    run = subprocess.run(command, shell=True, capture_output=True, text=True, check=True)
    assert run.stdout.startswith("ragnarocks, 2 seats")
    assert run.stderr == ""


def test_clauses_are_counted_and_listed() -> None:
    table = meadhall("clauses")
    assert table.stdout.split("\n")[1].split()[:2] == ["ragnarocks", str(len(Clauses.of("ragnarocks")))]
    report = json.loads(meadhall("clauses", "lords", "--json", "--all").stdout)["lords"]
    assert report["clauses"] == report["covered"] + len(report["uncovered"]) == len(Clauses.of("lords"))
    listed = meadhall("clauses", "--uncovered", "--all", "lords").stdout
    assert [line.split()[0] for line in listed.splitlines()] == report["uncovered"]


def test_clauses_of_one_book_are_counted_by_themselves() -> None:
    report = json.loads(meadhall("clauses", "lords-solo", "--json").stdout)["lords"]
    ids = [clause.id for clause in Clauses.of("lords") if clause.id.startswith("LS-")]
    assert report["clauses"] == len(ids) > 600
    assert all(id.startswith("LS-") for id in (*report["uncovered"], *report["tests"]))
    assert "Corrupted Hero tiles" in (table := meadhall("clauses", "lords-solo").stdout)
    assert "Hero Draft" not in table


def test_clauses_are_told_in_german(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text("@clause('RR-1.1')\ndef test_a(): ...\n")
    told = meadhall("clauses", "ragnarocks", "--lang", "de", "--uncovered", "--tests", str(tmp_path)).stdout
    assert told.startswith("RR-1.2     Die Kennung eines Feldes ist der Buchstabe seiner Reihe")


def test_a_simulation_is_told_as_a_table_and_as_json() -> None:
    run = meadhall("sim", "ragnarocks", "--bots", "random,greedy", "--games", "2", "--seed", "3")
    assert (run.returncode, run.stderr) == (0, "")
    assert "greedy" in run.stdout
    assert "2 games" in run.stdout
    first, again = (
        json.loads(
            meadhall("sim", "ragnarocks", "--bots", "random,greedy", "--games", "2", "--seed", "3", "--json").stdout
        )
        for _ in range(2)
    )
    assert first["games"] == 2
    assert first["decisions"] == again["decisions"] > 0


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_ctrl_c_is_quiet() -> None:
    command = [sys.executable, "-m", "meadhall", "sim", "ragnarocks", "--games", "1000000", "--json"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, preexec_fn=hear_ctrl_c) as process:
        try:
            time.sleep(2)
            assert process.poll() is None
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=180)
        finally:
            process.kill()
    assert (process.returncode, out, err) == (130, "", "")


def test_the_command_is_installed() -> None:
    script = Path(sys.executable).with_name("meadhall")
    run = subprocess.run([script, "--version"], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "0.1.0"

"""Printed values: an overlay takes the place of house values, is checked as the content is, and stays with records."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from meadhall import Match
from meadhall.games.bloodrage.content import FILES, load_content
from meadhall.games.ragnarocks.game import GAME
from meadhall.kernel import BrokenRecord, ContentError, OtherValues, Record
from meadhall.kit.content import Files
from meadhall.kit.overlay import VARIABLE, Overlay, use, written

QUICK = "[ragnarocks.numbers.turn_limit]\nvalue = 6\n"
"""Matches of Ragnarocks that are over after six turns."""
PLAY = """
from meadhall import Match
from meadhall.kernel import Chance
match, chance = Match.new("ragnarocks", seats=2, seed=7), Chance(7)
while match.pending:
    question = match.pending[0]
    match.answer(question.seat, question.options[chance.below(len(question.options))])
print(match.record().encode().decode())
"""


def overlay(folder: Path, text: str) -> Path:
    file = folder / "printed.toml"
    file.write_text(text, "utf-8")
    return file


def read(folder: Path, text: str) -> Overlay:
    return Overlay.read(overlay(folder, text))


def meadhall(*arguments: str | Path, **environment: str) -> "subprocess.CompletedProcess[str]":
    """Runs the command as a shell would."""
    command = [sys.executable, "-m", "meadhall", *map(str, arguments)]
    env = {**os.environ, **environment}
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=600, env=env)


# --- what it does ----------------------------------------------------------------------------------------------------


def test_values_take_the_place_of_others(tmp_path: Path) -> None:
    text = (
        '[bloodrage.cards.a1-troll]\nstrength = 3\nsource = "rulebook"\n'
        '[bloodrage.cards."a2-friggas-protection"]\neffects = [{ do = "pay_to_save", rage = 2 }]\n'
        "[bloodrage.clans.figure.leader]\nstrength = 4\n"
        "[bloodrage.rules.march]\nrage = 2\n"
    )
    printed = read(tmp_path, text)
    content = load_content(Files(FILES.folder, "bloodrage", printed))
    troll, protection = content.cards[0], next(card for card in content.cards if card.id == "a2-friggas-protection")
    assert (troll.id, troll.strength, troll.source) == ("a1-troll", 3, "rulebook")
    assert [effect.rage for effect in protection.effects] == [2]  # type: ignore[union-attr]
    assert [figure.strength for figure in content.clans.figure] == [4, 1, 2]
    assert content.rules.march.rage == 2
    assert [(change.record, change.field, change.before) for change in printed.changes] == [
        ("a1-troll", "strength", 2),
        ("a1-troll", "source", "found"),
        ("a2-friggas-protection", "effects", [{"do": "pay_to_save", "rage": 1}]),
        ("leader", "strength", 3),
        ("march", "rage", 1),
    ]


def test_a_title_that_is_not_named_keeps_its_values(tmp_path: Path) -> None:
    printed = read(tmp_path, QUICK)
    assert load_content(Files(FILES.folder, "bloodrage", printed)) == load_content(FILES)
    assert printed.values("bloodrage") == {}


def test_a_record_keeps_values_and_not_their_sources(tmp_path: Path) -> None:
    text = '[bloodrage.cards.a1-troll]\nstrength = 3\nsource = "found"\nrefs = ["cola"]\n'
    values = read(tmp_path, text).values("bloodrage")
    assert values == {"cards": {"a1-troll": {"strength": 3}}}
    assert read(tmp_path, '[bloodrage.cards.a1-troll]\nsource = "rulebook"\n').values("bloodrage") == {}
    assert read(tmp_path, written("bloodrage", values)).values("bloodrage") == values


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    values = {"cards": {'a"b': {"effects": [{"do": "x", "n": 1}], "note": "Ä\n", "on": True}}}
    assert read(tmp_path, written("bloodrage", values)).values("bloodrage") == values


# --- what is wrong with it -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line", "sentence"),
    [
        ("[bloodrage.cards.a1-goblin]\nstrength = 3\n", 1, "cards.toml has no record a1-goblin"),
        ("[bloodrage.runes.a1-troll]\nstrength = 3\n", 1, "bloodrage has no content file runes.toml"),
        ("# printed\n[bloodrage.cards.a1-troll]\ncost = 1\nstrenght = 3\n", 4, "unknown field `strenght`"),
        ('[bloodrage.cards.a1-troll]\nstrength = "three"\n', 2, "Expected `int | null`, got `str`"),
        ('[bloodrage.cards.a1-troll]\neffects = [{ do = "sings" }]\n', 2, "there is no effect 'sings'"),
        ('[bloodrage.cards."a1-troll"]\ncost = 1\nname = 3\n', 3, "Expected `str`, got `int`"),
        ('[bloodrage.cards.a1-troll]\nrefs = ["hearsay"]\n', 2, "there is no reference hearsay"),
        ('[bloodrage.cards.a1-troll]\nid = "a1-goblin"\n', 2, "the name of a record stays what it is"),
        ("[bloodrage.cards]\na1-troll = 3\n", 2, "a1-troll is no record, so it has no value"),
        ("bloodrage = 3\n", 1, "bloodrage is no record, so it has no value"),
        ("[bloodrage.cards.a1-thors-hammer]\nfrom_players = [2, 2]\n", 1, "the deck of age 1 is not 20 + 6 + 8 cards"),
        ("[bloodrage.tokens.pillage.rage]\ncount = 4\n", 1, "9 pillage tokens are dealt to the outer provinces"),
        ("[bloodrage.board.elvagar]\nvillages = 3\n", 2, "elvagar has other villages than spots"),
        ("[bloodrage.clans.leader]\ncount = 2\n", 1, "figure and slot; write [bloodrage.clans.figure.leader]"),
    ],
)
def test_a_mistake_is_told_with_the_line_of_the_overlay(tmp_path: Path, text: str, line: int, sentence: str) -> None:
    with pytest.raises(ContentError) as caught:
        load_content(Files(FILES.folder, "bloodrage", read(tmp_path, text)))
    told = str(caught.value)
    assert told.startswith(f"printed.toml, line {line}: ")
    assert sentence in told
    assert told.endswith(".")
    assert "\n" not in told


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("this is no TOML", "printed.toml, line 1: "),
        ("[chess.board.e4]\nx = 1\n", "printed.toml, line 1: There is no game 'chess' in the hall"),
        (
            "[bloodrage.cards.a1-troll]\nstrenght = 3\n",
            "printed.toml, line 2: Object contains unknown field `strenght`.",
        ),
        ("[ragnarocks.strengths.sol]\npercent = 9.0\n", "printed.toml, line 1: this changes nothing that the rules"),
    ],
)
@pytest.mark.parametrize("command", [("content", "check"), ("serve", "--port", "0", "--overlay")])
def test_a_bad_overlay_opens_nothing(tmp_path: Path, text: str, sentence: str, command: tuple[str, ...]) -> None:
    file = overlay(tmp_path, text)
    run = meadhall(*command, file, XDG_DATA_HOME=str(tmp_path / "data"))
    assert (run.returncode, run.stdout) == (1, "")
    assert run.stderr.startswith(f"meadhall: {sentence}")
    assert run.stderr.count("\n") == 1
    assert not (tmp_path / "data").exists()


def test_an_overlay_that_is_not_there(tmp_path: Path) -> None:
    run = meadhall("content", "check", tmp_path / "none.toml")
    assert (run.returncode, run.stderr) == (1, f"meadhall: {tmp_path / 'none.toml'}: No such file or directory.\n")


def test_the_check_says_what_changes(tmp_path: Path) -> None:
    run = meadhall(
        "content", "check", overlay(tmp_path, f'{QUICK}source = "rulebook"\n[bloodrage.rules.march]\nrage = 2\n')
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.splitlines() == [
        "ragnarocks: 1 value, 1 of them in the place of the house's.",
        "  numbers, turn_limit: value is 6, was 300 (house)",
        "bloodrage: 1 value, none of them in the place of the house's.",
        "  rules, march: rage is 2, was 1 (rulebook)",
    ]


def test_a_title_that_was_read_before_is_not_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "")
    with pytest.raises(ContentError, match="this changes nothing"):
        use(overlay(tmp_path, QUICK))
    assert GAME.values == {}


# --- what was played under it ----------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The record of a match under an overlay, which a process below the first one read too."""
    folder = tmp_path_factory.mktemp("overlay")
    (folder / "play.py").write_text(PLAY)
    start = (
        "import subprocess, sys; from pathlib import Path; from meadhall.kit.overlay import use\n"
        f"use(Path({str(overlay(folder, QUICK))!r}))\n"
        f"sys.exit(subprocess.run([sys.executable, {str(folder / 'play.py')!r}]).returncode)"
    )
    run = subprocess.run([sys.executable, "-c", start], capture_output=True, check=True, timeout=600)
    return run.stdout


def test_a_record_has_the_values_it_was_played_under(played: bytes) -> None:
    record = Record.decode(played)
    assert record.values == {"numbers": {"turn_limit": {"value": 6}}}
    assert record.outcome is not None
    assert record.outcome.ending == "turn_limit"
    assert Match.new("ragnarocks", 2, seed=7).record().values == {}
    with pytest.raises(OtherValues, match="under other printed values of ragnarocks than are in force here"):
        record.verify()


def test_a_record_under_other_values_is_verified_where_they_are_read(tmp_path: Path, played: bytes) -> None:
    """A record of the house stands beside it, and one whose values were edited does not hold."""
    file, edited, house = (tmp_path / f"{name}.meadhall.json" for name in ("printed", "edited", "house"))
    file.write_bytes(played)
    told = json.loads(played)
    edited.write_text(json.dumps({**told, "values": {"numbers": {"turn_limit": {"value": 7}}}}))
    house.write_bytes(Match.new("ragnarocks", 2, seed=7).record().encode())
    run = meadhall("verify", file, house)
    assert run.returncode == 0, run.stderr
    assert [line.partition(": holds")[0] for line in run.stdout.splitlines()] == [str(file), str(house)]
    run = meadhall("verify", edited)
    assert run.returncode == 1
    assert run.stderr.startswith(f"meadhall: {edited}: ")
    told.pop("values")
    with pytest.raises(BrokenRecord):
        Record.decode(json.dumps(told)).verify()


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ({"numbers": {"stones": {"value": "many"}}}, "values.toml, line 1: Expected `int`, got `str`."),
        ({"numbers": {"stones": {"value": None}}}, "values.toml, line 1: "),
        ({"numbers": {"stones": {"source": "house"}}}, "are not written as an overlay's"),
    ],
)
def test_a_record_with_values_that_are_none(tmp_path: Path, played: bytes, values: object, sentence: str) -> None:
    file = tmp_path / "bad.meadhall.json"
    file.write_text(json.dumps({**json.loads(played), "values": values}))
    run = meadhall("verify", file)
    assert run.returncode == 1
    assert sentence in run.stderr
    assert run.stderr.count("\n") == 1


def test_a_replay_is_told_with_its_values(tmp_path: Path, played: bytes) -> None:
    file = tmp_path / "printed.meadhall.json"
    file.write_bytes(played)
    run = meadhall("replay", file)
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith("ragnarocks, 2 seats, ")


def test_a_simulation_plays_under_an_overlay(tmp_path: Path) -> None:
    run = meadhall("sim", "ragnarocks", "--games", "4", "--jobs", "2", "--overlay", overlay(tmp_path, QUICK))
    assert run.returncode == 0, run.stderr
    assert "endings: turn_limit 4" in run.stdout


def test_a_match_does_not_go_on_with_other_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    stored = Match.new("ragnarocks", 2, seed=7).snapshot()
    monkeypatch.setattr(type(GAME), "values", {"numbers": {"turn_limit": {"value": 6}}})
    with pytest.raises(OtherValues, match="under other printed values of ragnarocks"):
        Match.load(stored)

"""Matches recorded once tell the same for ever, under whatever version of the rules; and a playthrough reads the same.

The files are never rewritten when the rules get a new version: they are the matches that people have played. Under the
version they name their hashes hold too; under a newer one they are migrated, and what they tell and how they end is
compared with the frozen sums.
"""

import lzma
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meadhall.games.lords.surtur.alone import SOLO
from meadhall.games.ragnarocks.cards import POWERS
from meadhall.kernel import BrokenRecord, Game, Outdated, Record, find
from meadhall.kernel.options import read_options
from meadhall.suite.playthrough import playthrough
from tests.records.make import ENDINGS, in_short, sum_of

HERE = Path(__file__).parent
RECORDED = sorted(path.name.removesuffix(".jsonl.xz") for path in HERE.glob("*.jsonl.xz"))
STORIES = sorted(path.name.removesuffix(".playthrough.txt") for path in HERE.glob("*.playthrough.txt"))
SLICES = 4
LEAST = {"lords.solo": 60}
"""How many matches there must be, where they are not 200: those of Lords are 200 without the ones with Followers."""


def title_of(game: str) -> Game[Any]:
    """The title of a file of matches."""
    return find(game.partition(".")[0])


def records(game: str) -> list[Record]:
    with lzma.open(HERE / f"{game}.jsonl.xz", "rb") as file:
        return [Record.decode(line) for line in file]


def test_ragnarocks_is_recorded() -> None:
    assert "ragnarocks" in RECORDED


@pytest.mark.parametrize("game", RECORDED)
@pytest.mark.parametrize("part", range(SLICES))
def test_recorded_matches_tell_the_same_and_end_the_same(game: str, part: int) -> None:
    """Given the recorded matches, then each event is told as it was, and within a version each chapter begins so."""
    kept, sums = records(game), (HERE / f"{game}.told.txt").read_text().split()
    assert len(kept) == len(sums) >= LEAST.get(game, 200)
    for number in range(part, len(kept), SLICES):
        assert sum_of(kept[number]) == sums[number], f"match {number} tells something else, or ends otherwise"


@pytest.mark.parametrize("game", RECORDED)
def test_recorded_matches_are_written_anew_under_the_present_rules(game: str) -> None:
    """Given a recorded match of any version, when it is written anew, then it says the same, and its hashes hold."""
    for old in records(game)[::20]:
        old.verify()
        new = old.replay().record()
        new.verify()
        options = msgspec.to_builtins(
            read_options(title_of(game), old.seats, old.options)
        )  # newer ones at their presets
        assert (new.version, new.options) == (title_of(game).version, options)
        assert in_short(new.outcome) == in_short(old.outcome)
        assert [(e.seat, e.ref, e.undo, e.luck) for e in new.entries] == [
            (e.seat, e.ref, e.undo, e.luck) for e in old.migrated().entries
        ]


def present(game: str, number: int) -> Record:
    """A recorded match, written anew under the present rules."""
    return records(game)[number].replay().record()


@pytest.mark.parametrize("game", RECORDED)
def test_a_recorded_match_is_verified(game: str) -> None:
    record = present(game, 1)
    record.verify()
    assert record.outcome is not None
    record.outcome = msgspec.structs.replace(record.outcome, ending="flood")

    with pytest.raises(BrokenRecord, match=r"The record says .*flood.*, but the match ends with"):
        record.verify()


@pytest.mark.parametrize("game", RECORDED)
def test_a_recorded_match_with_one_answer_changed_is_noticed(game: str) -> None:
    record = present(game, 0)
    answers = [n for n, entry in enumerate(record.entries) if entry.ref and entry.hashes]
    spoilt = record.entries[answers[len(answers) // 2]]
    spoilt.hashes = ["0" * 32, *spoilt.hashes[1:]]

    with pytest.raises(BrokenRecord, match="a hash differs"):
        record.verify()


@pytest.mark.parametrize("game", RECORDED)
def test_records_hold_undos_and_every_seat_count(game: str) -> None:
    kept = records(game)

    assert any(entry.undo for record in kept for entry in record.entries)
    assert {record.seats for record in kept} == set(title_of(game).seats)
    assert all(record.outcome for record in kept)


def test_every_way_to_end_is_recorded() -> None:
    """Given the records of Ragnarocks, then each of its five endings is among them, and every power was played."""
    kept = records("ragnarocks")

    assert {record.outcome.ending for record in kept if record.outcome} == {
        "no_turns",
        "repetition",
        "turn_limit",
        "fenrir",
        "idun",
    }
    played = {record.options[side] for record in kept for side in ("ivory_power", "red_power")}
    assert played == {"none", *POWERS}


def test_every_way_to_end_of_reavers_is_recorded() -> None:
    assert {record.outcome.ending for record in records("reavers") if record.outcome} == {"glory", "favor", "shared"}


@pytest.mark.parametrize("game", [game for game in RECORDED if game == "lords"])
def test_every_way_to_win_lords_is_recorded_for_each_number_of_players(game: str) -> None:
    kept = [(record.seats, record.outcome.ending) for record in records(game) if record.outcome]
    assert set(kept) == {(seats, ending) for seats in (2, 3, 4) for ending in ENDINGS}


def test_every_follower_challenge_and_ending_is_recorded_alone_and_beside_others() -> None:
    """Given the matches with Followers, then each is met by one person and by several, and each can win and lose."""
    kept = records("lords.solo")
    humans = [(record.seats - record.options["followers"], record.options["followers"]) for record in kept]
    assert set(humans) == {(1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (3, 1)}
    answers = [{entry.ref for entry in record.entries if entry.ref} for record in kept]
    alone = set[str]().union(*(met for met, table in zip(answers, humans, strict=True) if table == (1, 1)))
    beside = set[str]().union(*(met for met, (people, _) in zip(answers, humans, strict=True) if people > 1))
    assert set(SOLO.foes) <= alone & beside
    assert set(SOLO.challenges) <= alone | beside
    ended = {
        (o.ending, 1 in o.winners) for o, t in zip((r.outcome for r in kept), humans, strict=True) if o and t == (1, 1)
    }
    assert ended == {("surtur", False), *((ending, person) for ending in ENDINGS for person in (True, False))}


STAGS = HERE / "ragnarocks-stags-before.json"
"""A match of older rules with all that it told: one of its answers is forbidden now (RR-23.15)."""
OUTDATED = (
    "The match was played under version 2 of ragnarocks's rules, and entry 38 cannot be played under version 3: "
    "Seat 1 may not point at hex:c5: "
)


def test_a_match_from_before_the_stags_had_to_let_each_other_pass_can_be_read() -> None:
    """Given a match in which a stag went where none may go any more, then it is read whole, and shown up to there."""
    data = STAGS.read_bytes()
    record, told = Record.decode(data), msgspec.json.decode(data)["events"]

    assert (record.version, record.seats, record.options["ivory_power"]) == (2, 2, "dain_dvalin_duneyr_duratror")
    assert record.outcome is not None
    assert record.outcome.scores == (42, 9)
    assert len(told) == len(record.entries)
    assert told[-1][-1]["kind"] == "ended"
    with pytest.raises(Outdated) as refused:
        record.verify()
    assert (refused.value.entry, refused.value.clause) == (38, "RR-23.15")
    assert str(refused.value).startswith(OUTDATED)

    match = record.replay(upto=37)
    (question,) = match.pending
    assert (question.seat, question.prompt) == (record.entries[38].seat, "stag_move")
    assert question.refusals["hex:c5"] == "RR-23.15"


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_the_command_line_says_in_a_sentence_why_a_match_cannot_be_played(command: str) -> None:
    done = subprocess.run([sys.executable, "-m", "meadhall", command, str(STAGS)], capture_output=True, text=True)

    assert done.returncode == 1
    assert done.stdout == ""
    (said,) = done.stderr.strip().splitlines()
    assert OUTDATED in said
    assert said.endswith("(RR-23.15).")


def test_the_recorded_matches_are_of_older_rules() -> None:
    """Given that the rules got a new version since they were recorded, then their sums prove the migration."""
    assert {record.version for record in records("ragnarocks")} == {2}
    assert {record.version for record in records("bloodrage")} == {1}
    assert {record.version for record in records("lords")} == {1}
    assert [find(game).version for game in ("ragnarocks", "bloodrage", "lords")] == [3, 3, 5]


@pytest.mark.parametrize("story", STORIES)
def test_the_golden_playthrough_reads_the_same(story: str) -> None:
    written = (HERE / f"{story}.playthrough.txt").read_text()
    game, seats, seed, options = written.partition("\n")[0].split(", ", 3)

    again = playthrough(game, int(seats.split()[0]), int(seed.split()[1]), msgspec.json.decode(options))

    assert again == written

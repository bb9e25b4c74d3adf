"""Writes the recorded matches and playthroughs that the tests compare with: ``python -m tests.records.make GAME``.

Run it only when the rules were changed on purpose: whatever it writes is then what must hold.
"""

import gzip
import sys
from pathlib import Path
from typing import Any

import msgspec

from meadhall.bots import decide, make_bot
from meadhall.kernel import CannotUndo, Chance, Match, Record, find
from meadhall.suite.playthrough import playthrough

HERE = Path(__file__).parent
MATCHES = 200
TABLES: dict[str, list[dict[str, Any]]] = {
    "ragnarocks": [{}, {}, {"supply": "40"}, {"allow_zero_move": True}, {"knockout": True}],
    "bloodrage": [{}, {}, {}, {"no_draft_age_one": True}],
}
"""The options of the tables at which each title's matches are played, in turn."""


def record(game: str, number: int) -> Record:
    """One match: seats and options in turn, now and then a better bot, and people who take things back."""
    seats = list(find(game).seats)
    options = TABLES[game][number % len(TABLES[game])]
    match, chance = Match.new(game, seats[number % len(seats)], f"record:{number}", options), Chance(f"record:{number}")
    best = {"ragnarocks": "greedy", "bloodrage": "heuristic"}[game]
    levels = [best if number % 25 == 0 and seat == 0 else "random" for seat in range(match.seats)]
    bots = [make_bot(game, level, number * 10 + seat) for seat, level in enumerate(levels)]
    while not match.over:
        question = match.pending[chance.below(len(match.pending))]
        match.answer(question.seat, decide(bots[question.seat], match, question.seat, 0.05))
        if number % 4 == 1 and chance.below(6) == 0:
            try:
                match.undo(question.seat)
            except CannotUndo:
                continue
    return match.record()


def main(game: str) -> None:
    """Writes both files of a game."""
    lines = [msgspec.json.encode(record(game, number)) for number in range(MATCHES)]
    with gzip.GzipFile(HERE / f"{game}.jsonl.gz", "wb", mtime=0) as file:
        file.write(b"\n".join(lines) + b"\n")
    (HERE / f"{game}.playthrough.txt").write_text(playthrough(game, find(game).seats[0], 1))


if __name__ == "__main__":
    main(sys.argv[1])

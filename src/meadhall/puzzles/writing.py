"""Puzzles as their file has them: one a line, without what is as it usually is."""

import msgspec
from msgspec.structs import replace

from .book import Puzzle


def line_of(puzzle: Puzzle, number: int) -> str:
    """A puzzle as a line of ``puzzles.jsonl``, with its number among the title's."""
    return msgspec.json.encode(replace(puzzle, id=f"{puzzle.game}-{number}")).decode()

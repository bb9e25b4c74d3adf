"""What no match could ever look like: the sentence of each check beside what it asks for."""

from meadhall.kernel.errors import ImpossiblePosition


def must(holds: object, sentence: str) -> None:
    """What is true of every match; where it is not, the position is impossible, and the sentence says why."""
    if not holds:
        raise ImpossiblePosition(sentence)

"""What holds, and the sentence for whoever meets that it does not."""

from meadhall.kernel.errors import ImpossiblePosition, MeadhallError


def must(holds: object, sentence: str, error: type[MeadhallError] = ImpossiblePosition) -> None:
    """What is true of every match; where it is not, no match could look like that, and the sentence says why."""
    if not holds:
        raise error(sentence)

"""The title's own bots, from the weakest to the strongest; everybody can play at random anyway."""

from collections.abc import Callable, Mapping

from meadhall.bots import Bot, Seen
from meadhall.kernel import Ref

from .content import WOOD


class Beachcomber:
    """Carries home whichever end is worth more, and never calls a wave."""

    def __init__(self, seed: int | str) -> None:
        self._seed = seed  # it needs no chance: the same table gives the same answer

    async def choose(self, seen: Seen) -> Ref:
        """Points at the better end."""
        row = seen.view["table"]["row"]
        worth = {"end:left": worth_of(row[0]), "end:right": worth_of(row[-1])}
        return max((ref for ref in seen.ask.options if ref in worth), key=lambda ref: worth[ref])


def worth_of(piece: Ref) -> int:
    """What a piece brings by itself."""
    return WOOD[piece.partition(":")[2]].worth


BOTS: Mapping[str, Callable[[int | str], Bot]] = {"beachcomber": Beachcomber}

"""What was wrong with a turn in words: which battle at sea or raid it lost."""

from meadhall.bots.analyst import Reason, Turning


def why(turning: Turning) -> Reason | None:
    """The sea battle that it was about, if there was one; else nobody can say it shorter than the thing pointed at."""
    kind = "sea_battle_won" if turning.held else "sea_battle_lost"
    told = turning.told(kind)
    if told is None or told["seat"] != turning.seat:
        return None
    return Reason(kind.replace("_", "-"), {"card": told["card"]})

"""What was wrong with a turn in words: which battle it lost, and whom it brought nothing."""

from meadhall.bots.analyst import Reason, Turning


def why(turning: Turning) -> Reason | None:
    """The battle that it was about, if there was one; else nobody can say it shorter than the thing pointed at."""
    won, tied = turning.told("battle_won"), turning.told("battle_tied")
    if turning.held:
        mine = won is not None and won["seat"] == turning.seat
        return Reason("won-battle", {"province": won["province"]}) if won is not None and mine else None
    if won is not None and won["seat"] != turning.seat:
        return Reason("lost-battle", {"province": won["province"]})
    return None if tied is None else Reason("tied-battle", {"province": tied["province"]})

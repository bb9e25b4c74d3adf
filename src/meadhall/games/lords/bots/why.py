"""What was wrong with a turn in words: which battle or hunt it lost."""

from meadhall.bots.analyst import Reason, Turning


def why(turning: Turning) -> Reason | None:
    """The hunt or the battle that it was about, if there was one; else nobody can say it shorter."""
    hunt, battle = turning.told("hunt_over"), turning.told("battle_over")
    if hunt is not None and hunt["seat"] == turning.seat and hunt["won"] == turning.held:
        return Reason("won-hunt" if turning.held else "lost-hunt", {"foe": hunt["foe"]})
    if battle is not None and battle["winner"] is not None and (battle["winner"] == turning.seat) == turning.held:
        return Reason("won-battle" if turning.held else "lost-battle", {"region": battle["region"]})
    return None

"""How the ladder of Ragnarocks is measured."""

from meadhall.lab.trial import Trial

_DRAWN = {"mode": "advanced", "offer": "random_advanced"}
_CARDS = "Ragnarocks with two mythology cards drawn by chance, after two turns by chance"
TRIALS = (
    Trial("ragnarocks", "basic", 2, 4, (600, 200, 100), {}, "Ragnarocks, the basic game, after four turns by chance"),
    Trial("ragnarocks", "powers", 2, 2, (120, 60, 20), _DRAWN, _CARDS),
)

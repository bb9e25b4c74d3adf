"""Knots is pulled as Tug of War is, and has puzzles."""

from collections.abc import Mapping

from meadhall.bots import RandomBot
from meadhall.bots.registry import Maker
from tests.server.tug import Tug


class Knots(Tug):
    """The game."""

    id = "knots"
    prefix = "ZK"


GAME = Knots()
BOTS: Mapping[str, Maker] = {"ox": RandomBot}

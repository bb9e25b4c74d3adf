"""Property 3: figures, cards, dice, tokens and runes are counted after every answer."""

from typing import Any

from meadhall.kernel.engine import Engine
from meadhall.kernel.errors import ImpossiblePosition
from meadhall.kernel.match import checked

from .broken import Broken


def check_count(engine: Engine[Any]) -> None:
    """Counts everything: tokens in zones, minds, and what the game itself knows."""
    try:
        checked(engine.game, engine.state)
    except ImpossiblePosition as error:
        raise Broken(3, str(error)) from error

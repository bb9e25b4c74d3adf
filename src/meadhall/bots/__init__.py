"""Bots: players that sit in a seat and point at things, knowing only what their seat knows."""

from .analyst import Analysis, Analyst
from .bot import Bot, NeedsLoop, RandomBot, decide
from .registry import analyst_of, bots_of, make_bot, seconds_of
from .seen import AskSeen, Seen

__all__ = [
    "Analysis",
    "Analyst",
    "AskSeen",
    "Bot",
    "NeedsLoop",
    "RandomBot",
    "Seen",
    "analyst_of",
    "bots_of",
    "decide",
    "make_bot",
    "seconds_of",
]

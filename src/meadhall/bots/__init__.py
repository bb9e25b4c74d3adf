"""Bots: players that sit in a seat and point at things, knowing only what their seat knows."""

from .analyst import Analysis, Analyst
from .bot import Bot, NeedsLoop, RandomBot, decide, was_cut_short
from .registry import UnknownBot, analyst_of, bots_of, check_bots, get_ready, make_bot, seconds_of
from .seen import AskSeen, Seen

__all__ = [
    "Analysis",
    "Analyst",
    "AskSeen",
    "Bot",
    "NeedsLoop",
    "RandomBot",
    "Seen",
    "UnknownBot",
    "analyst_of",
    "bots_of",
    "check_bots",
    "decide",
    "get_ready",
    "make_bot",
    "seconds_of",
    "was_cut_short",
]

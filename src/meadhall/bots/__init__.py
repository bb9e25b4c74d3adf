"""Bots: players that sit in a seat and point at things, knowing only what their seat knows."""

from .analyst import Analysis, Analyst, Reason, Turning, Why
from .bot import Bot, NeedsLoop, RandomBot, decide, was_cut_short
from .registry import (
    UnknownBot,
    analyst_of,
    bots_of,
    check_bots,
    get_ready,
    guests_of,
    is_own,
    make_bot,
    seconds_of,
    why_of,
)
from .seen import AskSeen, Seen
from .watched import BotFailed, decide_watched

__all__ = [
    "Analysis",
    "Analyst",
    "AskSeen",
    "Bot",
    "BotFailed",
    "NeedsLoop",
    "RandomBot",
    "Reason",
    "Seen",
    "Turning",
    "UnknownBot",
    "Why",
    "analyst_of",
    "bots_of",
    "check_bots",
    "decide",
    "decide_watched",
    "get_ready",
    "guests_of",
    "is_own",
    "make_bot",
    "seconds_of",
    "was_cut_short",
    "why_of",
]

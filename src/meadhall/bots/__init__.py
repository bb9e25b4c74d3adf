"""Bots: players that sit in a seat and point at things, knowing only what their seat knows."""

from .bot import Bot, NeedsLoop, RandomBot, decide
from .registry import bots_of, make_bot
from .seen import AskSeen, Seen

__all__ = ["AskSeen", "Bot", "NeedsLoop", "RandomBot", "Seen", "bots_of", "decide", "make_bot"]

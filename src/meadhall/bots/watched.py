"""A bot from elsewhere, watched while it decides: whatever it does wrong is told in a sentence."""

import signal
import threading
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from meadhall.kernel import Match, MeadhallError, Ref, Seat

from .bot import Bot, NeedsLoop, decide

PATIENCE = 60.0
"""Seconds beyond its time after which a bot is taken to be stuck; for its first answer it may have to load things."""


class BotFailed(MeadhallError):
    """A bot that raised, hung or pointed at nothing that may be pointed at: which one, at which seat, and what."""

    def __init__(self, bot: str, seat: Seat, what: str) -> None:
        super().__init__(f"The bot {bot} at seat {seat} {what}.")


class _Stuck(BaseException):
    """Raised into a bot that does not come back; no ``except Exception`` of its own stops it."""


def decide_watched(name: str, bot: Bot, match: Match, seat: Seat, budget: float) -> Ref:
    """What a bot points at; BotFailed if that is nothing one can play on with."""
    question = next(question for question in match.pending if question.seat == seat)
    try:
        with _within(budget + PATIENCE):
            ref = decide(bot, match, seat, budget)
    except _Stuck:
        raise BotFailed(name, seat, f"has not answered {question.prompt!r} within {budget + PATIENCE:g} s") from None
    except NeedsLoop as error:
        raise BotFailed(name, seat, "waits for something outside itself, which only the hall lets it do") from error
    except Exception as error:
        raise BotFailed(name, seat, f"failed at {question.prompt!r}: {failure(error)}") from error
    if (wrong := nonsense(ref, question.options)) is not None:
        raise BotFailed(name, seat, f"{wrong} when it was asked {question.prompt!r}")
    return ref


def nonsense(ref: object, options: tuple[Ref, ...]) -> str | None:
    """What is wrong with an answer, if it does not stand on the list."""
    if isinstance(ref, str) and ref in options:
        return None
    listed = ", ".join(options[:6]) + (" …" if len(options) > 6 else "")
    return f"pointed at {ref!r:.80}, which is not offered ({listed})"


def failure(error: BaseException) -> str:
    """What was raised, and where: the sentence for somebody who looks for the fault."""
    said = " ".join(str(error).split())
    frames = traceback.extract_tb(error.__traceback__)
    place = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}{f': {said}' if said else ''}{place}"


@contextmanager
def _within(seconds: float) -> Iterator[None]:
    """Raises _Stuck after so many seconds, where a timer can be had: in the main thread, not on every system."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def strike(number: int, frame: object) -> None:
        raise _Stuck

    before = signal.signal(signal.SIGALRM, strike)
    signal.setitimer(signal.ITIMER_REAL, seconds, 1.0)  # again every second, for a bot that swallows the first
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)

"""A bot from elsewhere, watched while it decides: whatever it does wrong is told in a sentence."""

import asyncio
import atexit
import signal
import threading
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path

from meadhall.kernel import Match, MeadhallError, Ref, Seat

from .bot import Bot
from .seen import Seen

PATIENCE = 60.0
"""Seconds beyond its time after which a bot is taken to be stuck; for its first answer it may have to load things."""


class BotFailed(MeadhallError):
    """A bot that raised, hung or pointed at nothing that may be pointed at: which one, at which seat, and what."""

    @classmethod
    def of(cls, bot: str, seat: Seat, what: str) -> "BotFailed":
        """The sentence. It is all that the error has, so that it can go from process to process."""
        return cls(f"The bot {bot} at seat {seat} {what}.")


class _Stuck(BaseException):
    """Raised into a bot that does not come back; no ``except Exception`` of its own stops it."""


def decide_watched(name: str, bot: Bot, match: Match, seat: Seat, budget: float) -> Ref:
    """What a bot points at; BotFailed if that is nothing one can play on with."""
    question = next(question for question in match.pending if question.seat == seat)
    try:
        with _within(budget + PATIENCE):
            ref = _loop().run(
                bot.choose(Seen.of(match, seat, budget))
            )  # it may wait for something outside, as in a hall
    except _Stuck:
        _drop_loop()
        raise BotFailed.of(name, seat, f"has not answered {question.prompt!r} within {budget + PATIENCE:g} s") from None
    except (Exception, SystemExit) as error:
        raise BotFailed.of(name, seat, f"failed at {question.prompt!r}: {failure(error)}") from error
    if (wrong := nonsense(ref, question.options)) is not None:
        raise BotFailed.of(name, seat, f"{wrong} when it was asked {question.prompt!r}")
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


@cache
def _loop() -> asyncio.Runner:
    """One event loop for all answers, so that a bot can keep a connection open between two of them."""
    runner = asyncio.Runner()
    atexit.register(runner.close)
    return runner


def _drop_loop() -> None:
    """Leaves what a stuck bot waits for, and the loop with it."""
    with suppress(_Stuck), _within(1.0):
        _loop().close()
    _loop.cache_clear()


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

"""A process that thinks, so that the tables never wait: for bots, and for those who look ahead or back at a match.

``python -m meadhall.server.botworker NICE MODULE…`` reads questions from its input and writes answers to its output,
each as four bytes of length and msgpack. A bot gets what its seat may see, and nothing else.
"""

import asyncio
import os
import signal
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from importlib import import_module
from time import process_time
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct

from meadhall import puzzles
from meadhall.boards import Answer, give
from meadhall.bots import Analysis, Reason, Seen, Turning, analyst_of, bots_of, make_bot, was_cut_short, why_of
from meadhall.bots.advice import Advice, advise
from meadhall.bots.cores import use_cores
from meadhall.bots.watched import failure, nonsense
from meadhall.kernel.ask import Ref, Seat
from meadhall.kernel.chance import Chance
from meadhall.kernel.errors import MeadhallError, NotOffered
from meadhall.kernel.events import Event
from meadhall.kernel.forecast import Forecast, foresee
from meadhall.kernel.game import EVERYONE, SPECTATOR, Game
from meadhall.kernel.match import Match
from meadhall.kernel.titles import register

from . import messages as say

NICE = 5
"""How far bots stand back when people and bots want the processor at once."""
MOST_BYTES, MOST_SECONDS = 16_000, 0.02
"""All options of an ask at once are foreseen within these; what is left over can be asked for one by one."""
ENOUGH = ("do:done", "do:decline", "do:pass", "do:stay")
"""Buttons that say it is enough."""
OTHER_LUCK = b"as it might come"
"""What would be played is shown with other luck than the match had."""
WHY_STONE = ("settled", "wilded", "cleared")
"""Events that name a stone only to say what it did, or that it is gone."""


class Wanted(Struct, array_like=True, tag=True):
    """An answer that is wanted of a bot."""

    game: str
    snapshot: bytes
    seat: Seat
    level: str
    budget: float
    seed: int


class Chosen(Struct, array_like=True):
    """What the bot points at, or why it could not."""

    ref: Ref | None
    error: str = ""
    seconds: float = 0.0
    """How long it thought, in the processor's time: what else the machine does is not its fault."""
    cut_short: bool = False
    """Whether the clock struck before the bot had thought its answer through: this machine is slow, or busy."""


class Wondered(Struct, array_like=True, tag=True):
    """A position that somebody wants to understand."""

    game: str
    snapshot: bytes
    seconds: float


class Judged(Struct, array_like=True):
    """How a position stands, and the best turns to come as they would be played; or why nobody can say."""

    analysis: Analysis | None
    plays: list[say.Play] = []
    error: str = ""


class Blamed(Struct, array_like=True, tag=True):
    """A turn that mattered: somebody wants to know why."""

    game: str
    before: bytes
    after: bytes
    seat: Seat
    played: list[Ref]
    told: list[dict[str, Any]]
    best: list[Ref]
    held: bool


class Explained(Struct, array_like=True):
    """Why a turn mattered, if anybody can say."""

    reason: Reason | None
    error: str = ""


class Pointed(Struct, array_like=True, tag=True):
    """A seat that wants to know what would follow, if it pointed there or at any of its options."""

    game: str
    snapshot: bytes
    seat: Seat
    ref: Ref | None
    seed: str


class Foretold(Struct, array_like=True):
    """What would follow from options, as JSON, and the options that were too many; or why nobody can say."""

    options: bytes = b"{}"
    left: list[Ref] = []
    refused: bool = False
    """Whether it was pointed at what is not offered: then the error is a sentence for the player."""
    error: str = ""
    clause: str | None = None


class Missed(Struct, array_like=True, tag=True):
    """A wrong decision at a puzzle: somebody wants to know what answers it."""

    puzzle: str
    answers: list[str]
    """What was pointed at on the laid board, each as a laid board writes it."""


class Replied(Struct, array_like=True):
    """What answers a wrong decision, and the sentence that says why it was wrong; or why nobody can say."""

    answers: list[str] = []
    id: str = ""
    about: dict[str, Any] = {}
    error: str = ""


class Sought(Struct, array_like=True, tag=True):
    """A seat that wants a hint."""

    game: str
    snapshot: bytes
    seat: Seat
    seconds: float


class Advised(Struct, array_like=True):
    """What a seat is advised to point at, and why; or why nobody can say."""

    advice: Advice | None
    error: str = ""


Question = Wanted | Wondered | Blamed | Pointed | Missed | Sought
"""What a process may be asked."""

_json = msgspec.json.Encoder().encode


async def choose(wanted: Wanted) -> Chosen:
    """Lets the bot choose."""
    began = process_time()
    try:
        match = Match.load(wanted.snapshot)
        bot = make_bot(wanted.game, wanted.level, wanted.seed)
        seen = Seen.of(match, wanted.seat, wanted.budget, Chance(wanted.seed))
        ref = await bot.choose(seen)
        if (wrong := nonsense(ref, seen.ask.options)) is not None:
            return Chosen(None, f"it {wrong}")
        return Chosen(ref, seconds=process_time() - began, cut_short=was_cut_short(bot))
    except (Exception, SystemExit) as error:  # a bot may stumble over anything; the hall logs it and points for it
        return Chosen(None, failure(error))


def judge(wondered: Wondered) -> Judged:
    """Lets the analyst judge, who knows what the seat that is asked may know."""
    try:
        match = Match.load(wondered.snapshot)
        analyst = analyst_of(wondered.game)
        if analyst is None:
            return Judged(None, error=f"Nobody judges matches of {wondered.game}.")
        asked = match.pending[0].seat if match.pending else SPECTATOR
        analysis = analyst(match.imagine(asked, Chance("analysis")), wondered.seconds)
        try:
            return Judged(analysis, drawn(match, analysis.plays or (analysis.best,)))
        except (MeadhallError, IndexError) as error:  # the value still holds if what it would play cannot be shown
            return Judged(analysis, error=f"Its turn {analysis.best} cannot be played: {error}")
    except Exception as error:  # as above: the hall logs it and shows no value
        return Judged(None, error=f"{type(error).__name__}: {error}")


def explain(blamed: Blamed) -> Explained:
    """Says why a turn mattered: in the title's own words, else which thing was pointed at instead of which."""
    try:
        before, after = Match.load(blamed.before), Match.load(blamed.after)
        instead = differs(before, blamed.seat, blamed.played, blamed.best)
        best = drawn(before, [blamed.best])
        why = why_of(blamed.game)
        turning = Turning(
            seat=blamed.seat,
            before=before,
            after=after,
            played=tuple(blamed.told),
            best=tuple(best[0].events) if best else (),
            held=blamed.held,
        )
        own = None if why is None else why(turning)
        return Explained(own if own is not None or blamed.held else instead)
    except Exception as error:  # as above: the hall logs it, and the fault has no words
        return Explained(None, f"{type(error).__name__}: {error}")


def differs(before: Match, seat: Seat, played: Sequence[Ref], best: Sequence[Ref]) -> Reason | None:
    """Where a turn left the best way: what was asked there, what was pointed at, and what should have been."""
    match = before.fork()
    for ref, better in zip(played, best, strict=False):
        question = next((question for question in match.pending if question.seat == seat), None)
        if question is None:
            return None
        if ref != better:
            about = {field: value for field, value in question.about.items() if field not in ("prompt", "played")}
            stops = better in ENOUGH or ref in ENOUGH
            kind = f"instead-{question.prompt}" if not stops else "went-on" if better in ENOUGH else "stopped"
            return Reason(kind, {**about, "played": ref, "better": better})
        match.answer(seat, ref)
    return None


def foretell(pointed: Pointed) -> Foretold:
    """What would follow from each option, as much as there is time and room for; of a single option always all."""
    try:
        match = Match.load(pointed.snapshot)
        options = match.question(pointed.seat).options if pointed.ref is None else (pointed.ref,)
        told, size, begun = dict[Ref, Forecast](), 0, process_time()
        for ref, forecast in foresee(match, pointed.seat, Chance(pointed.seed), options):
            size += len(ref) + len(_json(forecast)) + 4
            if told and size > MOST_BYTES:
                break
            told[ref] = forecast
            if process_time() - begun > MOST_SECONDS:
                break
        return Foretold(_json(told), [ref for ref in options if ref not in told])
    except NotOffered as error:
        return Foretold(refused=True, error=str(error), clause=error.clause)
    except Exception as error:  # whatever a rule stumbles over; the hall logs it, and tells nobody what may be hidden
        return Foretold(error=failure(error))


async def advised(sought: Sought) -> Advised:
    """What the analyst advises, who knows what the seat may know; where it has nothing to say, the strongest bot."""
    try:
        match, chance = Match.load(sought.snapshot), Chance("hint")
        analyst = analyst_of(sought.game)
        if analyst is not None:
            found = advise(match.imagine(sought.seat, chance), sought.seat, analyst, sought.seconds, chance)
            if found is not None:
                return Advised(found)
        bot = make_bot(sought.game, bots_of(sought.game)[-1], "hint")
        return Advised(Advice(ref=await bot.choose(Seen.of(match, sought.seat, sought.seconds, chance))))
    except Exception as error:  # as above
        return Advised(None, failure(error))


def reply(missed: Missed) -> Replied:
    """Lets the title answer a wrong decision at one of its puzzles."""
    try:
        asked = puzzles.puzzle(missed.puzzle)
        match = puzzles.laid(asked)
        for answer in missed.answers:
            give(match, Answer.read(answer))
        found = puzzles.Attempt(asked, match).reply()
        return Replied([str(answer) for answer in found.answers], found.reason.id, dict(found.reason.about))
    except Exception as error:  # as above: the hall logs it, and gives no reason
        return Replied(error=failure(error))


def drawn(match: Match, turns: Iterable[Sequence[Ref]]) -> list[say.Play]:
    """The turns of a line as they would be played: what is pointed at, and what that tells.

    The first is played as far as it was thought through, or it is an error; later ones as far as the rules take them.
    Beyond a draw of chance nothing is shown: it could come otherwise.
    """
    going, found = match.fork(OTHER_LUCK), list[say.Play]()
    for turn in turns:
        if not turn or not going.pending:
            break
        seat, refs, told = going.pending[0].seat, list[Ref](), list[Event]()
        for ref in turn:
            known = len(going.entries)
            try:
                told += going.answer(going.pending[0].seat, ref)
                told += [event for more in going.run_on() for event in more]
            except (MeadhallError, IndexError):
                if not found and not refs:
                    raise
                break
            refs.append(ref)
            if any(entry.luck for entry in going.entries[known:]):
                return [*found, shown(seat, refs, told)]
        if not refs:
            break
        found.append(shown(seat, refs, told))
    return found


def shown(seat: Seat, refs: Sequence[Ref], told: Iterable[Event]) -> say.Play:
    """A turn by what its events tell of ways and of stones; the match is over, so everybody may know."""
    fields = [event.seen_by(EVERYONE) for event in told]
    arrows = [(e["from"], e["to"]) for e in fields if isinstance(e.get("from"), str) and isinstance(e.get("to"), str)]
    stones = [e["stone"] for e in fields if e["kind"] not in WHY_STONE and isinstance(e.get("stone"), str)]
    return say.Play(
        seat=seat,
        refs=list(refs),
        arrows=[say.Arrow(start=start, end=end) for start, end in dict.fromkeys(arrows)],
        stones=list(dict.fromkeys(stones)),
        events=fields,
    )


def work(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answers questions until there are no more."""
    decoder: msgspec.msgpack.Decoder[Question] = msgspec.msgpack.Decoder(Question)
    _say(answers, Chosen("ready"))
    with asyncio.Runner() as runner:
        while size := questions.read(4):
            match decoder.decode(questions.read(int.from_bytes(size, "big"))):
                case Wanted() as wanted:
                    _say(answers, runner.run(choose(wanted)))
                case Wondered() as wondered:
                    _say(answers, judge(wondered))
                case Blamed() as blamed:
                    _say(answers, explain(blamed))
                case Pointed() as pointed:
                    _say(answers, foretell(pointed))
                case Missed() as missed:
                    _say(answers, reply(missed))
                case Sought() as sought:
                    _say(answers, runner.run(advised(sought)))


def _say(answers: BinaryIO, answer: Chosen | Judged | Explained | Foretold | Replied | Advised) -> None:
    data = msgspec.msgpack.encode(answer)
    answers.write(len(data).to_bytes(4, "big") + data)
    answers.flush()


def house_games(modules: Iterable[str]) -> tuple[str, ...]:
    """Makes the house's own games known: each module names its game ``GAME``, as a title's does. Gives their ids."""
    games: list[Game[Any]] = [import_module(module).GAME for module in modules]
    for game in games:
        register(game)
    return tuple(game.id for game in games)


def main() -> None:
    """Starts with how far it stands back, and the modules of the house's own games."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints must not be taken for an answer
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the hall, which ends its workers itself
    os.nice(int(sys.argv[1]))
    use_cores()
    house_games(sys.argv[2:])
    with suppress(BrokenPipeError):  # the hall is gone, and so are its questions
        work(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()

"""Laid boards: the beginning of a match, as a lesson, a puzzle or a picture has it. Nothing here knows a coach.

A board is no position but what all seats pointed at since the setup, and what chance said. So every title's boards are
laid by its own rules, and what the rules do not allow any more is found when they are laid again.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Annotated, Any, NamedTuple, Protocol

import msgspec
from msgspec import Meta, Struct

from .kernel import ContentError, Event, Match, MeadhallError, Question
from .kernel.ask import Ref, Seat
from .kernel.game import Game
from .kernel.trail import Entry

_ANSWER = re.compile(r"(\d+) (\S+)(?: (\[.*\]))?")
_SEVERAL = re.compile(r"(\d+)((?: [^\s\[]\S*)+)(?: (\[.*\]))?")
_NAMED = 8
"""So many of the things that may be pointed at are named in a complaint."""


class Answer(NamedTuple):
    """What a seat points at without being asked what it likes, and what chance then says."""

    seat: Seat
    ref: Ref
    luck: list[Any] | None = None
    """None: nothing is said, and chance comes from the board's seed."""

    @classmethod
    def read(cls, text: str) -> "Answer":
        """Reads ``0 hex:a3``, or ``0 do:roll [4, 1]`` where chance speaks; ValueError if it is neither."""
        found = _ANSWER.fullmatch(text)
        if found is None:
            raise ValueError(f"{text!r} is no answer; one is written seat, thing and luck, as in '0 do:roll [4, 1]'")
        return cls(int(found[1]), found[2], _luck(found[3]))

    @classmethod
    def of(cls, entry: Entry) -> "Answer":
        """The answer that a match's record has."""
        assert entry.seat is not None
        assert entry.ref is not None
        return cls(entry.seat, entry.ref, entry.luck or None)

    def __str__(self) -> str:
        luck = "" if self.luck is None else f" {msgspec.json.encode(self.luck).decode()}"
        return f"{self.seat} {self.ref}{luck}"


def read_several(text: str) -> list[Answer]:
    """Reads what a seat points at one after the other, ``0 hex:a3 hex:e3 hex:g5``; luck at the end is the last one's.

    ValueError if it is not written so.
    """
    found = _SEVERAL.fullmatch(text)
    if found is None:
        raise ValueError(f"{text!r} is no answer; a seat and what it points at are written as in '0 hex:a3 hex:e3'")
    answers = [Answer(int(found[1]), ref) for ref in found[2].split()]
    answers[-1] = answers[-1]._replace(luck=_luck(found[3]))
    return answers


def write_several(answers: Sequence[Answer]) -> list[str]:
    """The same answers as few lines: what one seat points at in a row stands in one, up to the next luck."""
    lines: list[str] = []
    open_for: Seat | None = None
    for answer in answers:
        if answer.seat == open_for:
            lines[-1] += str(answer)[len(str(answer.seat)) :]
        else:
            lines.append(str(answer))
        open_for = None if answer.luck is not None else answer.seat
    return lines


def _luck(text: str | None) -> list[Any] | None:
    try:
        return msgspec.json.decode(text, type=list[Any]) if text else None
    except msgspec.DecodeError:
        raise ValueError(f"{text} is no luck; it is written as a list, as in '0 do:roll [4, 1]'") from None


class Board(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a match is set up, and what is pointed at until its table lies as it does."""

    seats: Annotated[int, Meta(gt=0)] = 2
    options: Mapping[str, Any] = {}
    seed: int | str = "lesson"
    """Where chance comes from that is not scripted."""
    luck: tuple[Any, ...] | None = None
    """What chance said at the setup."""
    laid: tuple[str, ...] = ()
    """What was pointed at until the board lay as it does: ``0 hex:a3``, with luck ``0 do:roll [4, 1]``."""


Mistake = Callable[..., ContentError]
"""Makes a mistake in a board of a sentence, and of where in the board it is."""


class Setup(Protocol):
    """How the match of a laid board is set up."""

    @property
    def seats(self) -> int: ...

    @property
    def options(self) -> Mapping[str, Any]: ...

    @property
    def seed(self) -> int | str: ...

    @property
    def luck(self) -> tuple[Any, ...] | None: ...


def lay_board(game: Game[Any], board: Board, mistake: Mistake) -> Match:
    """The board, laid by its answers; ContentError says which does not fit, and what is asked instead."""
    return lay(game, board, answers_of(board.laid, "laid", mistake), mistake)


def lay(game: Game[Any], setup: Setup, answers: Sequence[Answer], mistake: Mistake) -> Match:
    """A match set up and brought on by these answers; ContentError says which does not fit, and what is asked."""
    with told_as(lambda error: mistake(f"its match cannot be set up: {error}", "luck")):
        luck = None if setup.luck is None else list(setup.luck)
        match = Match.new(game, setup.seats, setup.seed, dict(setup.options), luck=luck)
        if luck is not None and match.entries[0].luck != luck:
            raise MeadhallError(f"the setup draws {match.entries[0].luck}, not {luck}")
    for number, answer in enumerate(answers):

        def unfit(error: Exception, number: int = number, answer: Answer = answer) -> ContentError:
            sentence = f"answer {number + 1} of its board, {str(answer)!r}, does not fit: {why(match, error)}"
            return mistake(sentence, "laid", number)

        with told_as(unfit):
            give(match, answer)
    return match


def answers_of(lines: tuple[str, ...], field: str, mistake: Mistake) -> list[Answer]:
    """The answers that stand in a field, read."""
    found: list[Answer] = []
    for number, line in enumerate(lines):
        try:
            found.append(Answer.read(line))
        except ValueError as error:
            raise mistake(str(error), field, number) from None
    return found


@contextmanager
def told_as(mistake: Callable[[Exception], ContentError]) -> Iterator[None]:
    """Whatever goes wrong inside is the file's own mistake, and is told as one.

    A file's luck and options are not what the rules drew themselves: they may stumble over them in any way.
    """
    try:
        yield
    except Exception as error:
        raise mistake(error) from error


def give(match: Match, answer: Answer) -> list[Event]:
    """Plays a scripted answer, with its luck if any is said."""
    if answer.luck is None:
        return match.answer(answer.seat, answer.ref)
    return match.follow(Entry(answer.seat, answer.ref, luck=list(answer.luck)), hashed=False)


def why(match: Match, error: Exception) -> str:
    """Why a scripted answer could not be given, and what is asked now."""
    said = str(error).rstrip(".")
    return f"{said}; {' and '.join(map(asked_now, match.pending)) or 'the match is over'}"


def asked_now(question: Question) -> str:
    """What a seat is asked, and what it may point at."""
    refs = question.options
    more = f" and {len(refs) - _NAMED} more" if len(refs) > _NAMED else ""
    return f"seat {question.seat} is asked {question.prompt} and may point at {', '.join(refs[:_NAMED])}{more}"


def is_drawn(game: Game[Any], match: Match, seat: int, ref: Ref) -> bool:
    """Whether a thing can be lit: it is one that may be pointed at some time, is drawn or seen, or is a seat."""
    seats = [f"seat:{number}" for number in range(match.seats)]
    return ref in seats or ref in game.vocabulary(match.options) or _names(ref, game.scene(), match.view(seat)["table"])


def _names(ref: Ref, *values: Any) -> bool:
    """Whether plain data names a thing anywhere."""
    for value in values:
        if isinstance(value, dict):
            if ref in value or _names(ref, *value.values()):
                return True
        elif isinstance(value, list | tuple):
            if _names(ref, *value):
                return True
        elif value == ref:
            return True
    return False

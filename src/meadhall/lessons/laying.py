"""Boards for lessons: the beginning of a match that was played, as ``lessons.toml`` has it.

Whoever writes a lesson lets bots play, or has a record, looks at the table after so many answers, and takes the
beginning that leads there.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

import msgspec
from msgspec import Struct

from ..boards import Answer, asked_now
from ..bots import decide, make_bot, seconds_of
from ..bots.registry import usual_bots
from ..kernel import Match, MeadhallError
from ..kernel.record import Record

_WIDTH = 116


class Beginning(Struct, frozen=True):
    """The beginning of a match: how it was set up, and what was pointed at since."""

    seats: int
    options: dict[str, Any]
    luck: list[Any]
    answers: tuple[Answer, ...]
    asked: str
    """What is asked where it ends."""
    seed: int | str | None = None
    """Where its chance came from, if that is known: then nobody need write down what chance said."""

    def toml(self) -> str:
        """As a lesson has it; what it leaves out is as it is at every table."""
        lines = [f"# {self.asked}", f"seats = {self.seats}"]
        if self.options:
            chosen = ", ".join(f"{name} = {_json(value)}" for name, value in self.options.items())
            lines.append(f"options = {{ {chosen} }}")
        answers = self.answers
        if self.seed is not None:
            lines.append(f"seed = {_json(self.seed)}")
            answers = tuple(answer._replace(luck=None) for answer in answers)
        elif self.luck:
            lines.append(f"luck = {_json(self.luck)}")
        return "\n".join([*lines, "laid = [", *_wrapped(answers), "]"])


def beginning_of(record: Record, upto: int, seed: int | str | None = None) -> Beginning:
    """The beginning of a recorded match, up to so many answers; what was taken back is left out."""
    match = record.replay(upto)
    kept: list[Answer] = []
    for entry in match.entries[1:]:
        if entry.undo:
            while kept.pop().seat != entry.seat:
                pass
        else:
            kept.append(Answer.of(entry))
    defaults = msgspec.to_builtins(type(match.options)())
    options = {k: v for k, v in msgspec.to_builtins(match.options).items() if v != defaults[k]}
    asked = " and ".join(map(asked_now, match.pending)) or "the match is over"
    return Beginning(match.seats, options, match.entries[0].luck, tuple(kept), asked, seed)


def played_by_bots(
    game: str, seats: int, seed: int | str, upto: int, bots: Sequence[str] = (), options: dict[str, Any] | None = None
) -> Record:
    """The record of a match between bots, up to so many answers: of the title's gentlest, unless some are named."""
    match = Match.new(game, seats, seed, options)
    names = bots or usual_bots(game, seats)
    if len(names) > seats:
        raise MeadhallError(f"{len(names)} bots cannot sit on {seats} seats.")
    players = [make_bot(game, names[seat % len(names)], f"{seed} {seat}") for seat in range(seats)]
    times = [seconds_of(game, names[seat % len(names)]) or 1.0 for seat in range(seats)]
    while match.pending and match.seq < upto:
        if match.automatic is not None:
            match.step()
            continue
        seat = match.pending[0].seat
        match.answer(seat, decide(players[seat], match, seat, times[seat]))
    return match.record()


def _json(value: Any) -> str:
    """A value as JSON writes it, which TOML reads alike for words, numbers, switches and lists."""
    return msgspec.json.encode(value).decode()


def _wrapped(answers: Sequence[Answer]) -> Iterator[str]:
    """What one seat points at after the other, on a line of its own while that is long enough."""
    for _, own in groupby(answers, key=lambda answer: answer.seat):
        line = ""
        for answer in own:
            word = f"{_json(str(answer))},"
            if line and len(line) + len(word) >= _WIDTH:
                yield line
                line = ""
            line += f" {word}" if line else f"  {word}"
        yield line

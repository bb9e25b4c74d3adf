"""A match at one terminal: who sits where, what the log says, and what somebody means who types a name."""

from collections.abc import Sequence
from os import urandom
from typing import Any

from msgspec import Struct

from meadhall.bots import Bot, Seen, make_bot
from meadhall.bots.registry import seconds_of
from meadhall.kernel import (
    SPECTATOR,
    Audience,
    Clause,
    Event,
    Match,
    MeadhallError,
    Outcome,
    Question,
    Ref,
    Seat,
    View,
    find,
)

from .words import Words, bot_name

BUDGET = 1.0
"""Seconds that a bot may think about one ask, unless its level says how long it thinks."""
NAMES = ("Sigrun", "Bjarne", "Astrid", "Leif", "Freydis", "Knut")
"""What people are called who have not said their names."""


class Line(Struct, frozen=True):
    """A line of the log; one with the same key is replaced, as a turn's line that grows."""

    text: str
    key: str | None
    seat: Seat | None
    """Whose line it is."""


class Meant(Struct, frozen=True):
    """What somebody means: a thing on the table, whether it may be pointed at, and if not, the rule if one is named."""

    ref: Ref
    offered: bool
    clause: Clause | None = None


class NotUnderstood(MeadhallError):
    """Typed words that name nothing, or several things."""


class Session:
    """One match, the people and bots at it, and its log."""

    def __init__(
        self, game: str, seats: int, bots: Sequence[str], seed: int | str | None, lang: str, options: Any = None
    ) -> None:
        self.words = Words(find(game).id, lang)
        self.game, self._seating = game, (seats, tuple(bots), options)
        if len(bots) > seats:
            raise MeadhallError(f"{len(bots)} bots cannot sit on {seats} seats.")
        self.match = Match.new(game, seats, seed, options)
        luck = urandom(8).hex() if seed is None else seed
        self.people = range(seats - len(bots))
        """The seats of people; the bots have the last ones."""
        self.bots: dict[Seat, Bot] = {
            seat: make_bot(game, level, f"{luck}/{seat}") for seat, level in enumerate(bots, seats - len(bots))
        }
        self.names: list[str] = []
        for seat in self.people:
            name = NAMES[seat % len(NAMES)]
            self.names.append(name if name not in self.names else f"{name} {seat + 1}")
        for seat, level in enumerate(bots, len(self.people)):
            self.names.append(bot_name(self.words, level, seat, self.names))
        self._told: list[list[Line]] = [self._lines(self.match.opening)]

    def again(self) -> "Session":
        """A new match at the same table, with new luck."""
        seats, bots, options = self._seating
        return Session(self.game, seats, bots, None, self.words.lang, options)

    # ---- looking

    @property
    def asked(self) -> Question | None:
        """The open ask of a person, if one is asked; if several are, the first."""
        return next((question for question in self.match.pending if question.seat in self.people), None)

    @property
    def thinking(self) -> Seat | None:
        """The bot that is asked, if no person is."""
        pending = self.match.pending
        return pending[0].seat if pending and self.asked is None else None

    @property
    def audience(self) -> Audience:
        """Whose eyes one looks with: the person's who is asked, else the only person's, else a spectator's."""
        if self.asked is not None:
            return self.asked.seat
        return self.people[0] if len(self.people) == 1 else SPECTATOR

    @property
    def view(self) -> View:
        """The table as seen now."""
        return self.match.view(self.audience)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended."""
        return self.match.outcome

    def question_text(self) -> tuple[str, str]:
        """The sentence that is asked, and a line of help; or whom one waits for; or how it ended."""
        words, question = self.words, self.asked
        if question is not None:
            count = sum(not ref.startswith("do:") for ref in question.options)
            about = {**question.about, "count": count, "name": self.names[question.seat]}
            prompt = f"ask-{question.prompt}"
            text = words(prompt, **about) if words.has(prompt) else question.prompt
            text = text if len(self.people) == 1 else f"{self.names[question.seat]}: {text}"
            power = str(question.about.get("power", "")).rpartition(":")[2]
            own = f"{prompt}.help-{power}"  # a power may change what is asked
            return text, words(own if power and words.has(own) else f"{prompt}.help", **about)
        if self.thinking is not None:
            name = self.names[self.thinking]
            doing = words(f"ask-{self.match.pending[0].prompt}.wait", name=name)
            return words("waits", name=name), doing
        return self._ending()

    def _ending(self) -> tuple[str, str]:
        words, outcome = self.words, self.outcome
        if outcome is None:
            return words("nobody-asked"), ""
        names = ", ".join(self.names[seat] for seat in outcome.winners)
        ending = f"ending-{outcome.ending}"
        several = "shared" if len(outcome.winners) == len(self.names) else "won-together"
        who = words("won" if len(outcome.winners) == 1 else several, names=names)
        scores = " : ".join(words.points(score) for score in outcome.scores)
        return f"{words('over')} {who} ({scores})", words(ending) if words.has(ending) else words.clause(outcome.clause)

    def rules(self) -> list[str]:
        """The rules that matter for what is asked now."""
        pending = self.match.pending
        clauses = pending[0].clauses if pending else (self.outcome.clause,) if self.outcome else ()
        return [self.words.clause(clause) for clause in clauses]

    def log(self) -> list[str]:
        """What happened, in sentences, oldest first."""
        return [line.text for line in self._log()]

    @property
    def growing(self) -> bool:
        """Whether the last line of the log may still grow: whoever wrote it is asked again in the same turn."""
        log, pending = self._log(), self.match.pending
        last = log[-1] if log else None
        return bool(last and pending and last.key is not None and last.seat == pending[0].seat)

    def _log(self) -> list[Line]:
        """The lines of the log; a later one with the same key stands where the earlier one stood."""
        lines: list[Line] = []
        places: dict[str, int] = {}
        for line in (line for told in self._told for line in told):
            if line.key is not None and line.key in places:
                lines[places[line.key]] = line
                continue
            if line.key is not None:
                places[line.key] = len(lines)
            lines.append(line)
        return lines

    # ---- pointing

    def meaning(self, typed: str) -> Meant:
        """What a typed name, ref or number means for the ask that is open; NotUnderstood says why it means nothing."""
        question = self.asked
        if question is None:
            raise NotUnderstood(self.words("not-yours"))
        wanted = typed.strip().casefold()
        options, refusals = question.options, question.refusals
        if wanted.isdecimal() and 1 <= int(wanted) <= len(options):
            return Meant(options[int(wanted) - 1], True)
        things = dict.fromkeys([*options, *refusals, *self.match.game.vocabulary(self.match.options)])
        for fits in (str.__eq__, str.startswith):
            for among in (options, [ref for ref in things if ref not in options]):
                found = (
                    [ref for ref in among if any(fits(name, wanted) for name in self._called(ref))] if wanted else []
                )
                if len(found) == 1:
                    return Meant(found[0], found[0] in options, refusals.get(found[0]))
                if found:
                    names = ", ".join(self.words.ref(ref) for ref in found[:8]) + (" …" if len(found) > 8 else "")
                    raise NotUnderstood(self.words("several", typed=typed.strip(), names=names))
        raise NotUnderstood(self.words("unknown", typed=typed.strip()))

    def _called(self, ref: Ref) -> tuple[str, ...]:
        return ref, ref.rpartition(":")[2], self.words.ref(ref).casefold()

    def why_not(self, meant: Meant) -> str:
        """Why something may not be pointed at, in the title's words or else the rules'."""
        what = self.words.ref(meant.ref)
        if meant.clause is None:
            return self.words("not-offered", what=what)
        reason = f"refusal-{meant.clause.replace('.', '-')}"
        if self.words.has(reason):
            return self.words("refused-why", what=what, why=self.words(reason), clause=meant.clause)
        return self.words("refused", what=what, clause=self.words.clause(meant.clause))

    def answer(self, ref: Ref) -> None:
        """The person who is asked points at a thing."""
        question = self.asked
        if question is None:
            raise NotUnderstood(self.words("not-yours"))
        self._told.append(self._lines(self.match.answer(question.seat, ref)))

    @property
    def may_undo(self) -> bool:
        """Whether a person can take back a choice."""
        undoable = self.match.undoable
        return undoable is not None and undoable[0] in self.people

    def undo(self) -> str:
        """Takes back the last choice of a person; says so."""
        undoable = self.match.undoable
        if undoable is None or not self.may_undo:
            raise MeadhallError(self.words("cannot-undo"))
        seat = undoable[0]
        undone = self.match.undo(seat)
        del self._told[-undone.entries :]
        return self.words("took-back", name=self.names[seat])

    # ---- bots

    async def bot_chooses(self, seen: Seen) -> Ref:
        """What the bot of that seat points at. Touches nothing but the bot and what it sees."""
        return await self.bots[seen.ask.seat].choose(seen)

    def bot_sees(self) -> Seen:
        """What the bot that is asked sees."""
        assert self.thinking is not None
        level = self._seating[1][self.thinking - len(self.people)]
        return Seen.of(self.match, self.thinking, seconds_of(self.game, level) or BUDGET)

    def bot_answers(self, seat: Seat, ref: Ref) -> None:
        """A bot points at a thing."""
        self._told.append(self._lines(self.match.answer(seat, ref)))

    def _lines(self, events: list[Event]) -> list[Line]:
        """What the log says about events; some are not worth a line."""
        audience = self.people[0] if len(self.people) == 1 else SPECTATOR
        seen = [event.seen_by(audience) for event in events]
        texts = [self.words.event(event, self.names) for event in seen]
        return [
            Line(text, event.get("line"), event.get("seat"))
            for event, text in zip(seen, texts, strict=True)
            if text is not None
        ]

"""Match: one game being played. Ask what is pending, answer, copy, imagine, take back, look, record."""

from collections.abc import Iterable, Mapping
from hashlib import sha256
from os import urandom
from typing import Any

import msgspec
from msgspec.msgpack import Encoder

from .ask import Option, Ref, Seat
from .chance import Chance, key_from
from .engine import Engine, unpack
from .errors import BrokenRecord, CannotUndo, ImpossiblePosition, MeadhallError, RulesError
from .events import Event, tell
from .forecast import Forecast, foresee
from .game import Audience, Game, Options, Outcome, State, View
from .knowledge import check_minds
from .options import read_options
from .question import Question
from .record import FORMAT, Record, check_values, cut
from .run import Run
from .snapshot import Snapshot, segment_from, state_from, trail_of
from .titles import find
from .trail import Entry, Mark, Undone
from .view import build_view, build_views, explained
from .world import World, can_finish, imagined, restore_copy, steps

_canonical = Encoder(order="deterministic").encode


def hash_of(state: State) -> str:
    """The hash of a state: SHA-256 over deterministic msgpack, the first 32 hexadecimal digits."""
    return sha256(_canonical(state)).hexdigest()[:32]


class _Recorded(Engine[Any]):
    """An engine that notes the hash of every chapter it begins."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game, keeps=True)
        self.hashes: list[str] = []

    def take_checkpoint(self) -> None:
        if not self._restoring:
            self.hashes.append(hash_of(self.state))
        super().take_checkpoint()


class Match:
    """One game being played, with its whole past.

    >>> match = Match.new("ragnarocks", seats=2, seed=7)
    >>> match.pending[0].prompt
    'select_viking'
    """

    __slots__ = ("_earlier", "_engine", "_entries", "_marks", "_start", "_why_not", "opening", "options")

    def __init__(self, engine: Engine[Any], options: Options) -> None:
        self._engine = engine
        self.options = options
        self._entries: list[Entry] | None = None  # None: nothing is recorded
        self._earlier = 0  # entries before those held here
        self._marks: list[Mark] = []
        self._start: Mapping[str, Any] = {}  # the state it began at; empty where it began with the setup
        self._why_not = "nothing has been answered yet"
        self.opening: list[Event] = []
        """What the setup told; what answers told is returned by ``answer``."""

    # ---- beginnings

    @classmethod
    def new(
        cls,
        game: "str | Game[Any]",
        seats: int,
        seed: int | str | None = None,
        options: "Options | dict[str, Any] | None" = None,
        *,
        key: bytes | None = None,
        luck: list[Any] | None = None,
        bare: bool = False,
    ) -> "Match":
        """A new match, set up. The same seed gives the same match; luck scripts the first outcomes of chance."""
        if key is None:
            key = urandom(16) if seed is None else key_from(seed)
        return cls._begin(find(game), seats, options, Run(key, 0, list(luck or [])), bare)

    @classmethod
    def begun_at(
        cls,
        game: "str | Game[Any]",
        start: Mapping[str, Any],
        options: "Options | dict[str, Any] | None" = None,
        *,
        key: bytes | None = None,
        luck: list[Any] | None = None,
    ) -> "Match":
        """A match that begins at a state between two chapters, as plain data, and has its whole past from there on.

        Refused with a sentence if the state is impossible. The luck is what chance has said since that state.
        """
        title = find(game)
        state = state_from(title, start)
        run = Run(key or urandom(16), 0, list(luck or []))
        try:
            checked(title, state)
            return cls._begin(title, state.seats, options or {}, run, start=start)
        except ImpossiblePosition:
            raise
        except Exception as error:  # rules may stumble in any way over what no match could be
            raise ImpossiblePosition(f"This position of {title.id} cannot be played: {error}") from error

    @classmethod
    def _begin(
        cls,
        game: Game[Any],
        seats: int,
        options: Any,
        run: Run,
        bare: bool = False,
        start: Mapping[str, Any] | None = None,
    ) -> "Match":
        chosen = read_options(game, seats, options)
        state = state_from(game, start) if start else game.setup(seats, chosen)
        if state.seats != seats:
            raise ImpossiblePosition(f"The match begins with {state.seats} seats, but {seats} play.")
        engine = Engine(game, keeps=False) if bare else _Recorded(game)
        match = cls(engine, chosen)
        match._start = start or {}
        if not bare:
            match._entries = []
            run.events = []
        engine.start(state, run)
        if not bare:
            match.opening = match._note(Entry())
        return match

    @classmethod
    def at(
        cls, game: "str | Game[Any]", state: "bytes | str | dict[str, Any] | State", *, key: bytes | None = None
    ) -> "Match":
        """A match set up at a position, from what state_json gives or from a record, which is played to its end.

        Refused with a sentence if it is impossible.
        """
        title = find(game)
        snapshot = segment_from(title, state)
        try:
            match = cls(_Recorded(title), read_options(title, snapshot.seats, snapshot.options))
            checked(title, unpack(title, snapshot.now.checkpoint))
            match._engine.load(snapshot.now.segment(), key or urandom(16), snapshot.now.trail)
            checked(title, match.state)
            for question in match.pending:
                question.options  # noqa: B018  (raises if there is none)
        except ImpossiblePosition:
            raise
        except Exception as error:  # rules may stumble in any way over what no match could be
            raise ImpossiblePosition(f"This position of {title.id} cannot be played: {error}") from error
        match._entries = []
        match._earlier = snapshot.seq + 1
        match._why_not = "the position was set up here"
        return match

    @classmethod
    def load(cls, data: bytes, entries: list[Entry] | None = None, start: Mapping[str, Any] | None = None) -> "Match":
        """The match that a snapshot was taken of, exactly; with its entries it can take back and write its record.

        One that did not begin with the setup needs for that the state it began at, too. BrokenRecord if a bit of it is
        not as it was written, or if it is not of these entries.
        """
        snapshot = Snapshot.decode(data)
        title = find(snapshot.game)
        if snapshot.version != title.version:
            raise BrokenRecord(
                f"The match was stored under version {snapshot.version} of {title.id}'s rules; "
                f"these are {title.version}."
            )
        check_values(title, snapshot.values)
        try:
            match = cls(_Recorded(title), read_options(title, snapshot.seats, snapshot.options))
            match._engine.load(snapshot.now.segment(), snapshot.key, snapshot.now.trail)
        except Exception as error:  # rules may stumble in any way over what no match could be
            raise BrokenRecord(f"The snapshot of {title.id} leads to no match: {error}") from error
        match._marks, match._why_not = snapshot.marks(), snapshot.why_not
        match._start = start or {}
        match._entries, match._earlier = [], snapshot.seq + 1
        if entries is not None:
            run = match._engine.run
            snapshot.must_fit(entries, hash_of(unpack(title, snapshot.now.checkpoint)), run.luck[: run.cursor])
            match._entries, match._earlier = list(entries), 0
        return match

    # ---- looking

    @property
    def game(self) -> Game[Any]:
        """The title that is played."""
        return self._engine.game

    @property
    def state(self) -> Any:
        """The truth. For rules, tests and the actor; never for a client or a bot."""
        return self._engine.state

    @property
    def seats(self) -> int:
        """How many seats play."""
        return int(self._engine.state.seats)

    @property
    def pending(self) -> tuple[Question, ...]:
        """The open asks; empty when the match is over."""
        return self._engine.questions

    def question(self, seat: Seat) -> Question:
        """The open ask of a seat; NotOffered if it is not asked."""
        return self._engine.question(seat, "")

    @property
    def automata(self) -> frozenset[Seat]:
        """The seats that the rules play."""
        return self._engine.run.automata

    @property
    def automatic(self) -> Question | None:
        """The open ask of an automaton, if one is asked; ``step`` and ``run_on`` answer it."""
        return self._engine.automatic

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""
        return self._engine.outcome

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._engine.over

    @property
    def entries(self) -> list[Entry]:
        """The lines of the record that are held here, the setup first."""
        return self._entries or []

    @property
    def seq(self) -> int:
        """How many answers and undos the match has had."""
        return self._earlier + len(self.entries) - 1

    @property
    def start(self) -> Mapping[str, Any]:
        """The state it began at, as plain data; empty if it began with the setup."""
        return self._start

    @property
    def key(self) -> bytes | None:
        """Where its chance comes from, for whoever stores it; a match played from its record has none at first."""
        return self._engine.run.key

    @property
    def undoable(self) -> tuple[Seat, int] | None:
        """Whose answers can be taken back, and how many; what automata did after them goes with them."""
        return (self._marks[-1].seat, len(self._marks)) if self._marks else None

    def view(self, audience: Audience) -> View:
        """What one audience sees of the match: plain data, ready to be sent."""
        return build_view(self._engine, audience, self.seq, self.undoable)

    def views(self, audiences: Iterable[Audience]) -> dict[Audience, View]:
        """What several audiences see; what all of them see is made once."""
        return build_views(self._engine, audiences, self.seq, self.undoable)

    # ---- answering

    def answer(self, seat: Seat, ref: Ref) -> list[Event]:
        """A seat points at a thing; the rules go on to the next ask. Returns what happened.

        Only what stands on the seat's list is taken. If the rules fail, the match stays as it was. Of an automaton's
        answer is told first why it was given (``because``).
        """
        engine = self._engine
        question = engine.question(seat, ref)
        _, value, secret = question.find(ref)
        run = engine.run
        if self._entries is None:
            run.steps = 0
            engine.take(seat, ref, value)
            return []
        assert isinstance(engine, _Recorded)
        together, before, known = engine.together, engine.segment.copy(), len(engine.hashes)
        run.tape, run.grew, run.steps, run.events = [], False, 0, []
        try:
            if question.automatic:
                question.options  # noqa: B018  (raises unless there is one)
                tell(engine.state, "because", ref=ref, **explained(question))
            engine.take(seat, ref, value)
            if engine.over:
                self.game.check(engine.state)
        except BaseException:
            del engine.hashes[known:]
            engine.restore(before, run.key)
            raise
        events = self._note(Entry(seat, ref, secret=secret))
        self._mark(Mark(seat, self.seq, len(events), before), together)
        return events

    def step(self) -> list[Event]:
        """The automaton that is asked does what the clauses leave it. Returns what happened."""
        question = self.automatic
        if question is None:
            raise MeadhallError("No automaton is asked now.")
        return self.answer(question.seat, question.options[0])

    def run_on(self) -> list[list[Event]]:
        """Automata answer until a person is asked or the match is over. Returns what happened, answer by answer."""
        return list(steps(self))

    def take(self, question: Question, option: Option) -> None:
        """The same for a simulation, which has the question in hand and one of its options: nothing is looked up."""
        if self._entries is not None:
            self.answer(question.seat, option.ref)
            return
        engine, (ref, value, _) = self._engine, option
        engine.run.steps = 0
        engine.take(question.seat, ref, value)

    def follow(self, entry: Entry, *, hashed: bool = True) -> list[Event]:
        """Plays an entry of a record again, with the luck that it tells of, and returns what happened.

        BrokenRecord if it came otherwise; without ``hashed`` only the luck is compared.
        """
        number = self.seq + 1
        if entry.seat is None or (entry.ref is None and not entry.undo):
            raise BrokenRecord(f"Entry {number} of the record says nothing: it was cut for somebody.")
        if entry.undo:
            self.undo(entry.seat)
            told: list[Event] = []
        else:
            run, said = self._engine.run, len(entry.luck)
            run.luck[run.cursor : run.cursor] = entry.luck
            try:
                told = self.answer(entry.seat, entry.ref or "")
            except BaseException:
                run = self._engine.run  # the answer left everything as it was
                del run.luck[run.cursor : run.cursor + said]
                raise
        self._must_agree(entry, hashed)
        return told

    def draw_from(self, key: bytes) -> None:
        """From now on chance comes from this key: so a match that was played from its record can be gone on with."""
        self._engine.run.key = key

    def _must_agree(self, written: Entry, hashed: bool) -> None:
        """Compares the newest entry with what a record says of it."""
        played, number = self.entries[-1], self.seq
        if written.luck != played.luck:
            raise BrokenRecord(f"Entry {number} of the record drew other chances than it says.")
        if hashed and written.hashes != played.hashes:
            raise BrokenRecord(f"After entry {number} the match is not the one the record tells of: a hash differs.")

    def _note(self, entry: Entry) -> list[Event]:
        """Writes an entry into the record, with the luck and the hashes that came with it."""
        engine = self._engine
        assert isinstance(engine, _Recorded)
        assert self._entries is not None
        entry.luck, entry.hashes = engine.run.tape, engine.hashes
        engine.hashes = []
        self._entries.append(entry)
        events = engine.run.events or []
        engine.run.events = None
        engine.run.tape = []
        return events

    def _mark(self, mark: Mark, together: bool) -> None:
        """Remembers the way back, unless the answer was a barrier; another person's answer always is one.

        What an automaton did belongs to the answer of the person before it.
        """
        run, entry, automatic = self._engine.run, self.entries[-1], mark.seat in self.automata
        if self._marks and self._marks[-1].seat != mark.seat and not automatic:
            self._marks.clear()
        if together:
            self._why_not = "an answer that is given in secret is final"
        elif entry.luck:
            self._why_not = "chance has spoken since"
        elif run.grew:
            self._why_not = "somebody has learned something since"
        elif self._engine.over:
            self._why_not = "the match is over"
        elif automatic:
            if self._marks:
                last = self._marks[-1]
                events, entries = last.events + mark.events, last.entries + 1
                self._marks[-1] = msgspec.structs.replace(last, events=events, entries=entries)
            return
        else:
            self._marks.append(mark)
            self._why_not = "somebody else has answered since"
            return
        self._marks.clear()

    def undo(self, seat: Seat) -> Undone:
        """Takes back the seat's last answer, as far as the last barrier, and what automata did after it.

        It is a line of the record of its own.
        """
        if self._entries is None:
            raise RulesError("A simulation keeps no way back.")
        if not self._marks or self._marks[-1].seat != seat:
            raise CannotUndo(f"Seat {seat} cannot take anything back: {self._why_not}.")
        if self._marks[-1].before is None:
            self._recall()
        mark = self._marks.pop()
        assert mark.before is not None
        self._engine.restore(mark.before, self._engine.run.key)
        self._entries.append(Entry(seat, undo=True))
        return Undone(mark.entries, mark.events)

    def _recall(self) -> None:
        """Finds the ways back that a snapshot names by number: the record is played once more, and has them all."""
        if self._earlier:
            raise RulesError("This match was loaded without its entries, so nobody can take anything back.")
        to_come = self._engine.run.luck[self._engine.run.cursor :]
        found = []
        for mark in self.record().replay()._marks:
            assert mark.before is not None
            before = msgspec.structs.replace(mark.before, luck=mark.before.luck + to_come)
            found.append(msgspec.structs.replace(mark, before=before))
        if [msgspec.structs.replace(mark, before=None) for mark in found] != [
            msgspec.structs.replace(mark, before=None) for mark in self._marks
        ]:
            raise BrokenRecord("The ways back of this match are not those that its entries tell of.")
        self._marks = found

    # ---- copies and worlds

    def fork(self, key: bytes | None = None, *, bare: bool = False) -> "Match":
        """A copy with the same past. Without a key it has the same luck to come; bare copies keep no trail."""
        match = Match(self._twin(Engine(self.game, keeps=False) if bare else _Recorded(self.game), key), self.options)
        if not bare:
            match._entries = list(self.entries)
            match._earlier = self._earlier
            match._marks = list(self._marks)
            match._why_not = self._why_not
            match._start = self._start
        return match

    def _twin(self, twin: Engine[Any], key: bytes | None) -> Engine[Any]:
        return restore_copy(self._engine, twin, key)

    def imagine(self, audience: Audience, chance: Chance) -> "World":
        """The match as one audience may imagine it: what it cannot know is dealt anew."""
        return World(imagined(self._engine, audience, chance), self.options)

    def preview(self, seat: Seat, ref: Ref, audience: Audience, chance: Chance) -> tuple[View, str | None]:
        """What pointing there would lead to, as the audience may imagine it, up to the first barrier."""
        return self.imagine(audience, chance).preview(seat, ref, audience)

    def forecast(self, seat: Seat, chance: Chance, refs: Iterable[Ref] | None = None) -> dict[Ref, Forecast]:
        """What would follow from each option of the seat's ask, or from these, as far as the seat can know it."""
        return dict(foresee(self, seat, chance, refs))

    # ---- writing it down

    def record(self, audience: Audience = -2) -> Record:
        """The record of the match: whole after the end and for EVERYONE, before the end cut to the audience."""
        if self._entries is None or self._earlier:
            raise RulesError("This match does not hold its whole past, so it cannot write its record.")
        whole = Record(
            format=FORMAT,
            game=self.game.id,
            version=self.game.version,
            seats=self.seats,
            options=msgspec.to_builtins(self.options),
            entries=list(self._entries),
            outcome=self.outcome,
            values=dict(self.game.values),
            start=dict(self._start),
        )
        if self.over or audience == -2 or not self._secretive:
            return whole
        return cut(whole, audience, open_since=self._open_since())

    @property
    def _secretive(self) -> bool:
        """Whether there is anything in the match that somebody may not know: cards, or answers given in secret."""
        return bool(self.state.faces) or self._engine.together or any(entry.secret for entry in self.entries)

    def _open_since(self) -> int:
        """The first entry of the open Together, or the number of entries."""
        engine = self._engine
        inside = len(engine.segment.trail) - engine.opened if engine.together else 0
        return len(self.entries) - inside

    def snapshot(self) -> bytes:
        """Everything that Match.load needs to go on from here exactly, the key and the reach of undo included."""
        return Snapshot.of(
            self.game,
            self.seats,
            self.options,
            self._engine.segment,
            key=self._engine.run.key,
            marks=self._marks,
            why_not=self._why_not,
            seq=self.seq,
        ).encode()

    def state_json(self) -> bytes:
        """The position as JSON: the checkpoint with its trail and luck, for study, bug reports and Match.at."""
        engine = self._engine
        state = msgspec.to_builtins(msgspec.msgpack.decode(engine.segment.checkpoint))
        past = engine.segment.luck[: engine.run.cursor]
        return msgspec.json.encode(
            {
                "game": self.game.id,
                "version": self.game.version,
                "seats": self.seats,
                "options": msgspec.to_builtins(self.options),
                "seq": self.seq,
                "state": state,
                "trail": trail_of(engine.segment),
                "luck": past,
                "drawn": engine.segment.drawn,
            }
        )


def checked(game: Game[Any], state: Any) -> None:
    """Raises ImpossiblePosition unless every token lies somewhere, minds are whole, and the game agrees."""
    lying = [token for zone in game.zones(state) for token in zone.tokens]
    if sorted(lying) != list(range(len(state.faces))):
        raise ImpossiblePosition("Some card lies in two places or in none.")
    try:
        check_minds(state)
    except RulesError as error:
        raise ImpossiblePosition(str(error)) from None
    game.check(state)


def finishes(match: Match) -> bool:
    """Whether the present chapter can be played to its end: every way is tried on copies, depth first.

    Chance among these ways has a key of its own, so that the answer tells nothing of the luck to come.
    """
    return can_finish(World(restore_copy(match._engine, Engine(match.game, keeps=True), bytes(16)), match.options))

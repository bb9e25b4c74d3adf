"""Property 11: a card is named to an audience only where it knows that card, now or when it was told.

The walker trusts no flag. It reads everything that an audience gets: events and frames at the moment they are told;
views, lists, refusals, previews, forecasts and errors as they come; and the running record, of which it knows by
itself who may read what.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from meadhall.kernel.ask import Ref, Seat
from meadhall.kernel.chance import Chance
from meadhall.kernel.errors import NotOffered
from meadhall.kernel.events import HIDDEN, Event
from meadhall.kernel.forecast import Forecast
from meadhall.kernel.frames import Frame
from meadhall.kernel.game import EVERYONE, Audience, Game, State, Token, View
from meadhall.kernel.match import Match

from .broken import Broken
from .looking import audiences, engine_of, meant
from .naming import Words, contents, known_faces, recognises, texts, whole_sets
from .together import open_forms

Minds = Sequence[Sequence[Token]]


class Walker:
    """Goes with a match from answer to answer, and reads what everybody gets of it."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._open = frozenset(game.open_sets)
        self._words = Words(game, ())
        self._cards = 0
        self._shown: list[tuple[Sequence[Token], Sequence[Audience]]] = []
        self._hidden: list[tuple[Sequence[Token], Audience]] = []
        self._unread: list[tuple[int, Ref, Any]] = []  # answers of an open Together
        self._readers: dict[int, set[Audience]] = {}  # of each answer that names a card: who may read it in a record

    # ---- as a witness

    def shown(self, s: State, tokens: Sequence[Token], audiences: Sequence[Audience]) -> None:
        """Some cards are shown to somebody."""
        self._shown.append((tokens, audiences))

    def hidden(self, s: State, among: Sequence[Token], owner: Audience) -> None:
        """Somebody chose among some cards in secret."""
        self._hidden.append((among, owner))

    def told(self, s: State, event: Event) -> None:
        """Something is told: nobody may read more in it than it knows at this moment."""
        words = self._words_of(s)
        if any(True for _, text in texts(event.fields) for _ in words.within(text)):
            for audience in audiences(s.seats):
                what = f"the event {event.kind} tells audience {audience}"
                self._read(s, audience, event.seen_by(audience), what, "told", event.kind)

    def read_frame(self, s: State, audience: Audience, frame: Frame, view: View, when: str) -> None:
        """Reads a frame, and the view to which it has led: there sets are named whole, in a patch perhaps in part."""
        what = f"the frame {when} names audience {audience}"
        self._read(s, audience, contents(frame.patch), what, parts=True)
        seen = view if frame.event is None else {"table": view["table"]}  # the asks are those of before, until the end
        self._read(s, audience, seen, f"the view {when} names audience {audience}")

    def read_forecast(self, s: State, seat: Seat, forecast: Forecast) -> None:
        """Reads a forecast: like a preview it teaches nothing."""
        what = f"a forecast names seat {seat}"
        self._read(s, seat, contents(forecast.patch), what, parts=True)
        self._read(s, seat, msgspec.to_builtins((forecast.next, forecast.outcome)), what, parts=True)

    # ---- from answer to answer

    def opened(self, match: Match) -> None:
        """Reads what the setup told."""
        for event in match.opening:
            self.told(match.state, event)

    def attend(self, match: Match) -> None:
        """Stands by at the next answer."""
        engine_of(match).run.witness = self
        self._shown, self._hidden = [], []

    def note(self, match: Match, ref: Ref, value: Any, minds: Minds, together: tuple[bytes, int] | None) -> None:
        """An answer was given: from now on those may read it in the record who know by it what was pointed at.

        ``minds`` and ``together`` are what was known, and which Together was open, before the answer.
        """
        self._unread.append((match.seq, ref, value))
        if together is not None and open_forms(match) == together:
            return
        for number, named, pointed in self._unread:
            tokens = self._pointed(match.state, named, pointed)
            if tokens:
                self._readers[number] = {
                    audience
                    for audience in audiences(match.seats)
                    if any(self._learned(match.state, minds, audience, token) for token in tokens)
                }
        self._unread = []

    def _pointed(self, s: State, ref: Ref, value: Any) -> list[Token]:
        """The cards that an answer may mean: the very one if the chapter got it, else all of that name."""
        faces = {face for _, cards in self._words_of(s).within(ref) for face in cards}
        if type(value) is int and 0 <= value < len(s.faces) and s.faces[value] in faces:
            return [value]
        return [token for token, face in enumerate(s.faces) if face in faces]

    def _learned(self, s: State, before: Minds, audience: Audience, token: Token) -> bool:
        """Whether an audience saw which card was pointed at: was shown it, knows it now, or knew it and saw it go."""
        if any(token in tokens and (audience in who or EVERYONE in who) for tokens, who in self._shown):
            return True
        if recognises(s.minds[audience], s.faces, token):
            return True
        veiled = any(token in among and owner != audience for among, owner in self._hidden)
        old = before[audience]
        return len(old) == len(s.faces) and not veiled and recognises(old, s.faces, token)

    # ---- as it stands

    def look(self, match: Match, audience: Audience, vocabulary: Sequence[Ref], chance: Chance) -> None:
        """Reads everything that an audience can get of the match now."""
        s = match.state
        self._read(s, audience, match.view(audience), f"the view names audience {audience}")
        self._read_options(match, audience)
        self._read_record(match, audience)
        self._read_previews(match, audience, chance)
        if audience >= 0:
            ref = vocabulary[chance.below(len(vocabulary))]
            try:
                match.fork().answer(audience, ref)
            except NotOffered as error:
                said = str(error).replace(ref, "")  # what it pointed at it said itself
                self._read(s, audience, said, f"the error at {ref} names seat {audience}")

    def _read_options(self, match: Match, audience: Audience) -> None:
        """What is offered by the name of a card is a card that the seat knows: this very one, not one like it."""
        s = match.state
        for question in match.pending:
            if question.seat == audience:
                for option in question.choices:
                    ref, tokens = option.ref, self._pointed(s, option.ref, meant(option))
                    if tokens and not any(recognises(s.minds[audience], s.faces, token) for token in tokens):
                        raise Broken(11, f"{question.prompt} offers {ref} to seat {audience}, who does not know it")

    def _read_record(self, match: Match, audience: Audience) -> None:
        """In a running record an answer names a card only to those who knew it when they could first read it.

        Luck would tell how a deck lies, and a hash which of two guesses is true: neither is in it.
        """
        record = match.record(audience)
        if any(entry.luck or entry.hashes for entry in record.entries):
            raise Broken(11, f"the running record tells audience {audience} of luck or hashes")
        rest = msgspec.structs.replace(record, entries=[])
        self._read(match.state, audience, msgspec.to_builtins(rest), f"the record names audience {audience}")
        for number, entry in enumerate(record.entries):
            readers = self._readers.get(number)
            if entry.ref not in (None, HIDDEN) and readers is not None and audience not in readers:
                what = f"entry {number} of the running record names {entry.ref} to audience {audience}"
                raise Broken(11, f"{what}, who did not know it then")

    def _read_previews(self, match: Match, audience: Audience, chance: Chance) -> None:
        """A preview teaches nothing: it stops before anybody learns, so it names what is known already."""
        for question in match.pending:
            if question.seat == audience:
                ref = question.options[chance.below(len(question.options))]
                view, _ = match.preview(audience, ref, audience, chance)
                self._read(match.state, audience, view, f"the preview of {ref} names seat {audience}")

    def _read(self, s: State, audience: Audience, thing: Any, what: str, *path: str, parts: bool = False) -> None:
        """Raises if a thing names a card that the audience does not know, or a part of a set that it knows whole."""
        words = self._words_of(s)
        known: frozenset[str] | None = None
        sets: dict[tuple[str, ...], Counter[str]] = {}
        for way, text in texts(thing, path):
            for word, faces in words.within(text):
                if way in self._open:
                    if len(faces) == 1 and not parts:
                        sets.setdefault(way, Counter()).update(faces)
                    continue
                if known is None:
                    known = known_faces(s, audience)
                if not faces & known:
                    raise Broken(11, f"{what} {word} in {'.'.join(way) or 'a sentence'}, which it does not know")
        for way, named in sets.items():
            if not whole_sets(named, s.minds[audience], s.faces):
                raise Broken(11, f"{what} in {'.'.join(way)} {sorted(named)}, of which it knows more or less")

    def _words_of(self, s: State) -> Words:
        if len(s.faces) != self._cards:  # a deck was made; faces change places, but are never new
            self._cards, self._words = len(s.faces), Words(self._game, set(s.faces))
        return self._words

"""Running a trail again from its checkpoint, with other faces on the cards that an audience never knew."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from meadhall.kernel.chance import Chance
from meadhall.kernel.engine import Engine
from meadhall.kernel.errors import RulesError
from meadhall.kernel.events import Event
from meadhall.kernel.game import EVERYONE, Audience, Game, State, Token
from meadhall.kernel.knowledge import _deal, sets
from meadhall.kernel.record import FORMAT, Record, cut
from meadhall.kernel.run import Run
from meadhall.kernel.trail import Entry, Segment, Step

from .broken import Broken, same
from .looking import plain, sight


class Story(NamedTuple):
    """A stretch of a match from a checkpoint on: the answers, and the outcomes of chance among them."""

    game: Game[Any]
    checkpoint: bytes
    drawn: int
    steps: list[Step]
    luck: list[Any]

    @classmethod
    def of(cls, game: Game[Any], segment: Segment, luck: list[Any]) -> "Story":
        """The story that a segment tells."""
        return cls(game, segment.checkpoint, segment.drawn, [s for s in segment.trail if isinstance(s, Step)], luck)

    def beginning(self) -> Any:
        """The state at the checkpoint."""
        return msgspec.msgpack.decode(self.checkpoint, type=self.game.state)


class News:
    """A witness who keeps what was shown, to whom, and by which faces; and what one audience saw at each event."""

    def __init__(self, game: Game[Any] | None = None, audience: Audience = EVERYONE) -> None:
        self._game, self._audience = game, audience
        self.sights: list[Any] = []
        self._shown: list[tuple[Sequence[Token], list[str], Sequence[Audience]]] = []

    def shown(self, s: State, tokens: Sequence[Token], audiences: Sequence[Audience]) -> None:
        """Some cards are shown to somebody."""
        self._shown.append((tokens, sorted(s.faces[token] for token in tokens), audiences))

    def hidden(self, s: State, among: Sequence[Token], owner: Audience) -> None:
        """No news."""

    def told(self, s: State, event: Event) -> None:
        """No news of a card's face: that is shown first. But whoever looks sees the table at this moment."""
        if self._game is not None:
            self.sights.append(plain(self._game.view(s, self._audience)))

    def tokens_for(self, audience: Audience) -> set[Token]:
        """The cards that an audience was shown."""
        return {token for tokens, _, who in self._shown if audience in who or EVERYONE in who for token in tokens}

    def faces_for(self, audience: Audience) -> list[list[str]]:
        """What an audience was shown, time by time."""
        return [faces for _, faces, who in self._shown if audience in who or EVERYONE in who]


class Telling:
    """A story told once: what one audience saw at each ask, and the engine at its end."""

    def __init__(
        self, story: Story, faces: list[str] | None, key: bytes | None = None, audience: Audience | None = None
    ) -> None:
        self.story = story
        self.engine: Engine[Any] = Engine(story.game, keeps=False)
        self.run = Run(key, story.drawn, list(story.luck))
        self.news = News() if audience is None else News(story.game, audience)
        self.run.events, self.run.witness = [], self.news
        self.entries: list[Entry] = []
        state = story.beginning()
        if faces is not None:
            state.faces[:] = faces
        self.engine.start(state, self.run)

    def feed(self, step: Step) -> bool:
        """Gives the same answer as then; False if under these faces it could not have been given."""
        question = next((q for q in self.engine.questions if q.seat == step.seat), None)
        if question is None:
            raise Broken(4, f"seat {step.seat} is asked only if hidden cards are what they are")
        for ref, value, secret in question.choices:
            if value == step.value:
                self.run.steps = 0
                self.entries.append(Entry(step.seat, ref, secret=secret))
                self.engine.feed(Step(step.seat, ref, value))
                return True
        return False

    def glimpse(self, audience: Audience) -> dict[str, Any]:
        """What an audience sees at this ask, what it was told since the last, and what the record says to it."""
        told = [plain(event.seen_by(audience)) for event in self.run.events or []]
        sights = self.news.sights
        self.run.events, self.news.sights = [], []
        return sight(self.engine, audience) | {"told": told, "frames": sights, "record": self._record(audience)}

    def _record(self, audience: Audience) -> list[str | None]:
        """The answers of the story, as the record of a match that goes on names them to an audience."""
        game, inside = self.story.game, sum(form.answered for form in self.engine.forms.values())
        seats = self.engine.state.seats
        whole = Record(format=FORMAT, game=game.id, version=game.version, seats=seats, options={}, entries=self.entries)
        return [entry.ref for entry in cut(whole, audience, open_since=len(self.entries) - inside).entries]

    @property
    def luck_left(self) -> int:
        """How many outcomes of chance were not asked for."""
        return len(self.run.luck) - self.run.cursor


def other_faces(story: Story, truth: Telling, audience: Audience, chance: Chance) -> list[str] | None:
    """Faces for the story that the audience could never tell from the true ones; None if there are no others."""
    state = story.beginning()
    if not state.faces:
        return None  # the cards were dealt on the way
    seen = truth.news.tokens_for(audience)
    early, late = story.game.fits(state, audience), story.game.fits(truth.engine.state, audience)

    def fits(token: Token, card: str) -> bool:
        return (early is None or early(token, card)) and (late is None or late(token, card))

    faces = list(state.faces)
    for tokens in sets(state, audience):
        hidden = [t for t in tokens if t not in seen]
        cards = [faces[t] for t in hidden]
        if len(set(cards)) > 1:
            try:
                dealt = _deal(hidden, cards, fits, chance)
            except RulesError as error:
                raise Broken(4, f"{error} (audience {audience})") from error
            for token, card in zip(hidden, dealt, strict=True):
                faces[token] = card
    return faces if faces != state.faces else None


def retell(story: Story, audience: Audience, chance: Chance, tries: int = 2) -> int:
    """Property 4: tells the story again with other faces; the audience must not notice. Returns how often it could."""
    truth, control = (Telling(story, None, audience=audience) for _ in range(2))
    told = [truth.glimpse(audience)]
    same(1, control.glimpse(audience), told[0], "a trail run again leads elsewhere")
    for step in story.steps:
        truth.feed(step)
        told.append(truth.glimpse(audience))
        control.feed(step)
        same(1, control.glimpse(audience), told[-1], f"a trail run again leads elsewhere after {step.ref}")
    count = 0
    for _ in range(tries):
        faces = other_faces(story, truth, audience, chance)
        count += faces is not None and _unnoticed(story, faces, told, audience)
    return count


def _unnoticed(story: Story, faces: list[str], told: list[dict[str, Any]], audience: Audience) -> bool:
    """Whether the story could be told with these faces; raises if the audience would see a difference."""
    what = f"audience {audience} sees what hidden cards are"
    try:
        other = Telling(story, faces, audience=audience)
        same(4, other.glimpse(audience), told[0], what)
        for step, seen in zip(story.steps, told[1:], strict=True):
            if not other.feed(step):
                return False
            same(4, other.glimpse(audience), seen, f"{what} after {step.ref}")
    except RulesError as error:
        raise Broken(4, f"the rules go another way when hidden cards differ: {error}") from error
    if other.luck_left:
        raise Broken(4, "how often chance is drawn depends on hidden cards")
    return True


def run_with_other_faces(story: Story, audience: Audience, chance: Chance, key: bytes) -> Engine[Any] | None:
    """The end of the story, run from its checkpoint with faces that the audience could not tell from the true ones."""
    truth = Telling(story, None)
    for step in story.steps:
        truth.feed(step)
    faces = other_faces(story, truth, audience, chance)
    if faces is None:
        return None
    again = Telling(story, faces, key)
    return again.engine if all(again.feed(step) for step in story.steps) else None

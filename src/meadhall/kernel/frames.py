"""Frames: a match as those who look at it are shown it, event by event.

A frame is an event, as one audience is told it, and what changed in this audience's view since the frame before. The
last frame of an answer has no event: it brings the next ask, and whatever changed after the last event.
"""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, TypeVar

from msgspec import Struct

from .events import Event
from .game import Audience, State, View
from .patch import Known, Patch, diff
from .question import Question
from .view import tables

if TYPE_CHECKING:
    from .match import Match

T = TypeVar("T")


class Frame(Struct, frozen=True, omit_defaults=True):
    """A moment of a match as one audience sees it: what happened, and what that changed in its view."""

    event: View | None = None
    patch: Patch = {}


class Watched:
    """A match with those who look at it, for ``steps``: automata go on, and each of their answers is watched."""

    def __init__(self, match: "Match", watch: "Watch") -> None:
        self._match, self._watch = match, watch

    @property
    def automatic(self) -> Question | None:
        """The open ask of an automaton, if one is asked."""
        return self._match.automatic

    def step(self) -> list[Event]:
        """The automaton that is asked does what the clauses leave it."""
        return self._watch.during(self._match, self._match.step)


class Watch:
    """Those who look at a match, what each of them sees, and the frames of what happened last.

    >>> from meadhall.kernel import Match
    >>> match, watch = Match.new("ragnarocks", seats=2, seed=7), Watch([0])
    >>> (question,) = match.pending
    >>> told = watch.during(match, lambda: match.answer(question.seat, question.options[0]))
    >>> [frame.event and frame.event["kind"] for frame in watch.frames[0]]
    ['selected', None]
    """

    __slots__ = ("_match", "_seen", "_seq", "_shown", "frames")

    def __init__(self, audiences: Iterable[Audience] = (), shown: Callable[[View], View] = lambda view: view) -> None:
        """What a view is shown as may be less than it is: of an ask, a lesson offers what is to be learned."""
        self._shown = shown
        self.frames: dict[Audience, list[Frame]] = {audience: [] for audience in audiences}
        self._seen: dict[Audience, View] = {}
        self._match: Match | None = None
        self._seq = -1

    def look(self, audiences: Iterable[Audience]) -> None:
        """From now on these look, and nobody else."""
        self.frames = {audience: [] for audience in audiences}

    def during(self, match: "Match", play: Callable[[], T]) -> T:
        """Lets a match go on, by an answer, an undo or an entry of a record, and keeps the frames of it.

        If the rules fail, nobody has seen anything.
        """
        before = self.views(match)
        self.frames = {audience: [] for audience in self.frames}
        run = match._engine.run
        run.watch = self if self.frames else None
        try:
            played = play()
        except BaseException:
            self._seen, self.frames = before, {audience: [] for audience in self.frames}
            raise
        finally:
            run.watch = None
        self._show(self._views(match, self.frames), None)
        self._match, self._seq = match, match.seq
        return played

    def views(self, match: "Match") -> dict[Audience, View]:
        """What each of those who look sees now."""
        kept = self._seen if self._match is match and self._seq == match.seq else {}
        new = self._views(match, [audience for audience in self.frames if audience not in kept])
        self._match, self._seq = match, match.seq
        self._seen = {audience: kept.get(audience) or new[audience] for audience in self.frames}
        return self._seen

    def _views(self, match: "Match", audiences: Iterable[Audience]) -> dict[Audience, View]:
        return {audience: self._shown(view) for audience, view in match.views(audiences).items()}

    def told(self, s: State, event: Event) -> None:
        """Something has happened, and everybody who looks sees what it changed; the asks come at the end."""
        assert self._match is not None
        now = tables(self._match.game, s, self._seen)
        self._show({audience: {**seen, "table": now[audience]} for audience, seen in self._seen.items()}, event)

    def _show(self, views: dict[Audience, View], event: Event | None) -> None:
        """One frame more for everybody."""
        known: Known = {}
        for audience, view in views.items():
            patch = diff(self._seen[audience], view, known)
            self.frames[audience].append(Frame(None if event is None else event.seen_by(audience), patch))
        self._seen = views

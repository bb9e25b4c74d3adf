"""Property 13: a frame leads on from the one before it, and what an event tells is seen with it.

Everybody looks while an answer is played. At each event what they have put together from their frames is compared with
what they would be shown afresh, and read by the walker: a card stands in a frame only for those who know it then.
"""

from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec

from meadhall.kernel.events import Event
from meadhall.kernel.frames import Frame, Watch
from meadhall.kernel.game import EVERYONE, Audience, State, Token, View
from meadhall.kernel.match import Match
from meadhall.kernel.patch import apply

from .broken import Broken, same
from .looking import audiences, engine_of, plain
from .walking import Walker

T = TypeVar("T")


class Gallery:
    """Everybody who may look at a match, each with the view that the frames have led to."""

    def __init__(self, match: Match, walker: Walker | None) -> None:
        self._match, self._walker = match, walker
        self.watch = Watch([*audiences(match.seats), EVERYONE])
        self.views: dict[Audience, View] = {who: plain(match.view(who)) for who in self.watch.frames}

    def during(self, play: Callable[[], T]) -> T:
        """Looks on while the match goes on; afterwards everybody must see what it is."""
        run = engine_of(self._match).run
        run.witness = self
        try:
            played = self.watch.during(self._match, play)
        finally:
            run.witness = None
        for audience, frames in self.watch.frames.items():
            if [frame for frame in frames if frame.event is None] != frames[-1:]:
                raise Broken(13, f"audience {audience} gets a last frame that is not the last")
            fresh = plain(self._match.view(audience))
            self._put_together(self._match.state, audience, frames[-1], fresh, "after the last frame")
        return played

    # ---- as a witness

    def shown(self, s: State, tokens: Sequence[Token], audiences: Sequence[Audience]) -> None:
        """The walker keeps that in mind."""
        if self._walker is not None:
            self._walker.shown(s, tokens, audiences)

    def hidden(self, s: State, among: Sequence[Token], owner: Audience) -> None:
        """This too."""
        if self._walker is not None:
            self._walker.hidden(s, among, owner)

    def told(self, s: State, event: Event) -> None:
        """Something is told, and everybody has a frame of it."""
        if self._walker is not None:
            self._walker.told(s, event)
        newest = {audience: frames[-1] for audience, frames in self.watch.frames.items()}
        unseen = not any(frame.patch for frame in newest.values())
        if unseen and event.kind != "because" and event.kind not in self._match.game.remarks:
            raise Broken(13, f"{event.kind} is told before anybody sees it, and it is not one of the remarks")
        for audience, frame in newest.items():
            same(13, plain(frame.event), plain(event.seen_by(audience)), f"audience {audience} is told something else")
            fresh = self.views[audience] | {"table": plain(self._match.game.view(s, audience))}
            self._put_together(s, audience, frame, fresh, f"at {event.kind}")

    def _put_together(self, s: State, audience: Audience, frame: Frame, fresh: View, when: str) -> None:
        """Lays a frame on what an audience has, and compares."""
        view = self.views[audience] = apply(self.views[audience], plain(frame.patch))
        what = f"{when} the frames have not led audience {audience} to what it sees"
        same(13, view, fresh, what)
        same(13, msgspec.json.encode(view), msgspec.json.encode(fresh), f"{what}, in this order")
        if self._walker is not None and s.faces:
            self._walker.read_frame(s, audience, frame, view, when)


def check_undo(match: Match, walker: Walker | None, take_back: Callable[[], T]) -> T:
    """An undo is one frame, the way back."""
    gallery = Gallery(match, walker)
    taken = gallery.during(take_back)
    same(13, {len(frames) for frames in gallery.watch.frames.values()}, {1}, "an undo is not one frame")
    return taken

"""Playing on from a moment of a match: a match of its own that begins there, as one audience may imagine it.

A match that goes on must not tell through its branches what it hides. So a branch has no past, and begins at a state in
which everything that the audience cannot know was dealt anew. In the middle of a chapter there is no such state: the
answers since its beginning were given under the true faces.
"""

from typing import Any

import msgspec

from .chance import Chance
from .engine import Engine, pack, unpack
from .errors import MeadhallError
from .game import Audience
from .match import Match
from .world import imagined

TRIES = 20
"""So many worlds are imagined until one of them leads from the beginning of its chapter to this moment."""


def imagined_branch(match: Match, audience: Audience, chance: Chance) -> Match | None:
    """A match that begins here, as the audience may imagine it; None where nobody can begin.

    What chance has said since the chapter began is what it said; all that it says from now on is new.
    """
    engine: Engine[Any] = match._engine
    segment = engine.segment
    if match.over or segment.trail:
        return None
    luck = segment.luck[: engine.run.cursor]
    for _ in range(TRIES):
        world = imagined(engine, audience, chance)
        state = unpack(match.game, segment.checkpoint)
        state.faces[:] = world.state.faces
        start = msgspec.msgpack.decode(pack(state))
        try:
            branch = Match.begun_at(match.game, start, match.options, key=chance.key(), luck=luck)
        except MeadhallError:  # nothing could have led from there to what this audience imagines now
            continue
        if pack(branch.state) == pack(world.state):
            return branch
    return None

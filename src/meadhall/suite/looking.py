"""Looking at a match from all sides, so that two moments can be compared."""

from collections.abc import Mapping
from typing import Any

import msgspec

from meadhall.kernel.ask import Freely, Option
from meadhall.kernel.engine import Engine
from meadhall.kernel.game import SPECTATOR, Audience, View
from meadhall.kernel.match import Match
from meadhall.kernel.question import Question
from meadhall.kernel.view import build_view, build_views
from meadhall.kernel.world import World

packed = msgspec.msgpack.Encoder(order="deterministic").encode


def audiences(seats: int) -> list[Audience]:
    """Everybody who may look while a match goes on."""
    return [*range(seats), SPECTATOR]


def plain(thing: Any) -> Any:
    """A view or event as it arrives at the other end of the wire."""
    return msgspec.json.decode(msgspec.json.encode(thing))


def sight(engine: Engine[Any], audience: Audience) -> dict[str, Any]:
    """What an audience sees, as it arrives; without the count of entries and the reach of undo."""
    view = plain(build_view(engine, audience, 0, None))
    assert isinstance(view, dict)
    return view


def sights(engine: Engine[Any]) -> dict[Audience, Any]:
    """The same for everybody; what all of them see is made once."""
    return plain_of_each(build_views(engine, audiences(engine.state.seats), 0, None))


def plain_of_each(views: Mapping[Audience, View]) -> dict[Audience, Any]:
    """The views of several audiences as they arrive."""
    return {audience: plain(view) for audience, view in views.items()}


def asks(engine: Engine[Any]) -> list[tuple[Any, ...]]:
    """Who is asked what, with everything that may be pointed at."""
    return [
        (
            *(q.seat, q.prompt, dict(q.about), q.options, [o.secret for o in q.choices], dict(q.refusals), q.clauses),
            q.because,
        )
        for q in engine.questions
    ]


def position(engine: Engine[Any]) -> dict[str, Any]:
    """The whole truth of a moment: state, asks, draws, and luck to come where it is known already."""
    return {
        "state": msgspec.msgpack.decode(packed(engine.state)),
        "asks": asks(engine),
        "drawn": engine.run.drawn,
        "luck": engine.run.luck[engine.run.cursor :],
        "outcome": engine.outcome,
    }


def everything(match: Match) -> dict[str, Any]:
    """The whole truth of a match, and what each audience sees of it."""
    seen = plain_of_each(match.views(audiences(match.seats)))
    return position(match._engine) | {"seq": match.seq, "undoable": match.undoable, "sights": seen}


def engine_of(match: Match | World) -> Engine[Any]:
    """The engine inside."""
    return match._engine


def written(question: Question) -> list[Any]:
    """The options of an ask, made anew."""
    return list(Question(question.ask, question._state, question._game).choices)


def meant(option: Option) -> Any:
    """What an option stands for, also where it is a free action."""
    return option.value.value if isinstance(option.value, Freely) else option.value

"""The view's envelope: who is asked what, what this audience may point at, how far undo reaches, how it ended."""

from collections.abc import Iterable
from typing import Any

import msgspec

from .ask import Seat
from .engine import Engine
from .game import Audience, Game, State, View, laid_over
from .question import Question


def tables(game: Game[Any], s: State, audiences: Iterable[Audience]) -> dict[Audience, View]:
    """What each of several audiences sees of the table; what all of them see is made once."""
    wanted = list(audiences)
    public = game.public(s) if len(wanted) > 1 else None
    if public is None:
        return {audience: game.view(s, audience) for audience in wanted}
    return {audience: laid_over(public, game.private(s, audience)) for audience in wanted}


def build_view(engine: Engine[Any], audience: Audience, seq: int, undo: tuple[Seat, int] | None) -> View:
    """Everything one audience sees, as plain data (docs/protocol.md)."""
    return build_views(engine, [audience], seq, undo)[audience]


def build_views(
    engine: Engine[Any], audiences: Iterable[Audience], seq: int, undo: tuple[Seat, int] | None
) -> dict[Audience, View]:
    """The same for several audiences at once."""
    seen = tables(engine.game, engine.state, audiences)
    return {audience: _envelope(engine, audience, seq, undo, table) for audience, table in seen.items()}


def _envelope(engine: Engine[Any], audience: Audience, seq: int, undo: tuple[Seat, int] | None, table: View) -> View:
    game, state = engine.game, engine.state
    own = next((q for q in engine.questions if q.seat == audience), None)
    return {
        "game": game.id,
        "version": game.version,
        "seats": state.seats,
        "seq": seq,
        "audience": audience,
        "automata": sorted(engine.run.automata),
        "asked": [_asked(q, q.seat == audience) for q in engine.questions],
        "ask": None if own is None else _own(own, engine.together),
        "undo": None if undo is None else {"seat": undo[0], "steps": undo[1]},
        "outcome": msgspec.to_builtins(engine.outcome),
        "table": table,
    }


def explained(question: Question) -> View:
    """What is told of an automaton's answer: what it was asked, the clauses, and why it could do only this."""
    return {
        "seat": question.seat,
        "prompt": question.prompt,
        "about": dict(question.about),
        "clauses": list(question.clauses),
        "because": msgspec.to_builtins(question.because),
    }


def _asked(question: Question, own: bool) -> View:
    """Who is asked what; of an automaton everybody sees what it may do, and why."""
    if question.automatic:
        return _ask(question)
    asked: View = {"seat": question.seat, "prompt": question.prompt, "about": dict(question.about)}
    if own:
        asked["count"] = len(question.options)
    return asked


def _own(question: Question, together: bool) -> View:
    """The audience's own ask, and whether its answer is kept from others, or final."""
    asked = _ask(question)
    if any(option.secret for option in question.choices):
        asked["secret"] = True
    if together:
        asked["together"] = True
    return asked


def _ask(question: Question) -> View:
    asked: View = {
        "seat": question.seat,
        "prompt": question.prompt,
        "about": dict(question.about),
        "options": list(question.options),
        "refusals": dict(question.refusals),
        "clauses": list(question.clauses),
    }
    because = question.because
    return asked if because is None else asked | {"because": msgspec.to_builtins(because)}

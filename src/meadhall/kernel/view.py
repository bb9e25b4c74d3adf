"""The view's envelope: who is asked what, what this audience may point at, how far undo reaches, how it ended."""

from typing import Any

import msgspec

from .ask import Seat
from .engine import Engine
from .game import Audience, View
from .question import Question


def build_view(engine: Engine[Any], audience: Audience, seq: int, undo: tuple[Seat, int] | None) -> View:
    """Everything one audience sees, as plain data (docs/protocol.md)."""
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
        "ask": None if own is None else _ask(own),
        "undo": None if undo is None else {"seat": undo[0], "steps": undo[1]},
        "outcome": msgspec.to_builtins(engine.outcome),
        "table": game.view(state, audience),
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

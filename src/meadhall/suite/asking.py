"""Property 2: every ask has an option; options are unique, in a stable order, known by name, and never refused too."""

from collections.abc import Callable
from typing import Any

from meadhall.kernel.ask import Ref
from meadhall.kernel.engine import unpack
from meadhall.kernel.match import Match
from meadhall.kernel.question import Question

from .broken import Broken, same
from .looking import engine_of, packed, written


def check_asks(match: Match, vocabulary: frozenset[Ref] | None = None) -> None:
    """Looks at every open ask twice, for every moment of a match: always the same, and looking changes nothing."""
    before = packed(match.state)
    for question in match.pending:
        options = question.options
        same(2, [option.ref for option in map(_option, written(question))], list(options), "asked twice")
        if len(set(options)) != len(options):
            raise Broken(2, f"{question.prompt} offers a thing twice: {options}")
        if vocabulary is not None and not vocabulary.issuperset(options):
            strange = [ref for ref in options if ref not in vocabulary]
            raise Broken(2, f"{question.prompt} offers what the vocabulary does not have: {strange}")
        if refused := sorted(question.refusals.keys() & set(options)):
            raise Broken(2, f"{question.prompt} both offers and refuses {refused}")
        if question.ask.free:
            _untouched(match, question, before)
        if callable(question.ask.options):
            _plain_function(question, question.ask.options)
        if callable(question.ask.refusals):
            _plain_function(question, question.ask.refusals)
        if question.ask.because is not None:
            same(2, question.because, question.because, "explained twice")
            _plain_function(question, question.ask.because)
        for free in question.ask.free:
            _plain_function(question, free.options)
    if packed(match.state) != before:
        raise Broken(2, "looking at the asks changed the state")


def check_looking(match: Match, vocabulary: frozenset[Ref]) -> None:
    """Looks at every open ask in a copy and in the views, and at what is refused; that changes nothing either."""
    before = packed(match.state)
    twin = match.fork()
    for question, other in zip(match.pending, twin.pending, strict=True):
        same(2, other.options, question.options, "asked in a copy")
        refusals = dict(question.refusals)
        view = match.view(question.seat)
        same(2, view["ask"]["options"], list(question.options), "asked in a view")
        same(2, view["ask"]["refusals"], refusals, "refusals in a view")
        if strange := [ref for ref in refusals if ref not in vocabulary]:
            raise Broken(2, f"{question.prompt} refuses what the vocabulary does not have: {strange}")
    if packed(match.state) != before:
        raise Broken(2, "looking at views and refusals changed the state")


def _option(thing: Any) -> Any:
    if not (isinstance(thing, tuple) and len(thing) == 3 and isinstance(thing[0], str)):
        raise Broken(2, f"{thing!r} is not an Option")
    return thing


def _untouched(match: Match, question: Question, now: bytes) -> None:
    """After a free action the chapter of a menu begins again, so it has done nothing before it asks."""
    begun = unpack(match.game, engine_of(match).segment.checkpoint)
    begun.agenda.pop()
    if packed(begun) != now:
        raise Broken(2, f"the chapter of {question.prompt} changes the state before it asks, and again each time")


def _plain_function(question: Question, function: Callable[..., Any]) -> None:
    """Options made by a closure offer every seat the last seat's hand, and cannot be made in a copy."""
    if getattr(function, "__closure__", None) or "<" in getattr(function, "__qualname__", "<"):
        raise Broken(2, f"{question.prompt} is asked with a closure: {function!r}")

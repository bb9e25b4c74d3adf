"""Cards by their tokens: what they are called outside the rules, how a hand is offered, what somebody sees of them.

Inside the rules a card is a token; its name is ``card:`` and its face, and stands only in asks, views and events.
"""

from collections.abc import Container, Iterable

from meadhall.kernel import Audience, Option, Ref, State, Token, face

_new = tuple.__new__
"""Makes an option of its three parts at once: hands and packs are offered more often than anything else."""


def ref(s: State, token: Token) -> Ref:
    """The name of a card outside the rules."""
    return f"card:{s.faces[token]}"


def refs(s: State, tokens: Iterable[Token]) -> list[Ref]:
    """The names of several cards."""
    faces = s.faces
    return [f"card:{faces[token]}" for token in tokens]


def card_options(s: State, tokens: Iterable[Token], secret: Container[str] = ()) -> list[Option]:
    """Cards to point at, in their places; ``secret`` has the faces that are pointed at in secret."""
    faces = s.faces
    return [_new(Option, (f"card:{(face := faces[token])}", token, face in secret)) for token in tokens]


def seen(s: State, audience: Audience, tokens: Iterable[Token]) -> list[Ref | None]:
    """Cards as one audience sees them: by name, or None where it sees a back."""
    return [f"card:{card}" if (card := face(s, audience, token)) else None for token in tokens]

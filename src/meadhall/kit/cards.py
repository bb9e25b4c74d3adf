"""Cards by their tokens: what they are called outside the rules, how a hand is offered, what somebody sees of them.

Inside the rules a card is a token; its name is ``card:`` and its face, and stands only in asks, views and events.
"""

from collections.abc import Callable, Container, Iterable, Sequence

from meadhall.kernel import EVERYONE, Audience, Option, Ref, State, Token, face, show, shuffle

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


def one_of_each(s: State, tokens: Sequence[Token], name: Callable[[str], str]) -> list[Option]:
    """Cards to point at, in their places; those of one name are alike, and the first of them is offered."""
    faces = s.faces
    first = {name(faces[token]): token for token in reversed(tokens)}
    return card_options(s, [token for token in tokens if first[name(faces[token])] == token])


def seen(s: State, audience: Audience, tokens: Iterable[Token]) -> list[Ref | None]:
    """Cards as one audience sees them: by name, or None where it sees a back."""
    return [f"card:{card}" if (card := face(s, audience, token)) else None for token in tokens]


# --- decks ----------------------------------------------------------------------------------------------------------


def draw(
    s: State,
    deck: list[Token],
    discards: list[Token],
    n: int,
    *audiences: Audience,
    shuffled: Callable[[], None] | None = None,
) -> list[Token]:
    """Takes up to so many cards from the top, the last of the list, and shows them to those who may see them.

    An empty deck is made of its discards at the moment a card is needed, also between two cards of one draw; then
    ``shuffled`` is called, for the title to tell it.
    """
    drawn: list[Token] = []
    for _ in range(n):
        if not deck and discards:
            shuffle(s, discards)
            deck[:] = discards
            discards.clear()
            if shuffled is not None:
                shuffled()
        if deck:
            show(s, deck[-1:], *audiences)  # while it lies there: a preview stops here, and has not seen it
            drawn.append(deck.pop())
    return drawn


def discard(s: State, token: Token, discards: list[Token]) -> None:
    """A card is laid face up, and all see it."""
    show(s, [token], EVERYONE)
    discards.append(token)

"""Views: what somebody sees, put together from records, and from what the kernel knows of their knowledge."""

from collections.abc import Iterable

from meadhall.kernel import EVERYONE, Audience, State, Token, View, Zone, knows

from .cards import refs


def fields(thing: object, *names: str) -> View:
    """Some fields of a record under their own names; lists are copied, so that a view does not change later."""
    return {name: list(value) if isinstance(value := getattr(thing, name), list) else value for name in names}


def known(s: State, audience: Audience, tokens: Iterable[Token]) -> list[str]:
    """Those of some cards that an audience knows, by name and in alphabetical order: their places tell nothing."""
    return sorted(refs(s, [token for token in tokens if knows(s, audience, token)]))


def known_sets(s: State, audience: Audience, zones: Iterable[Zone], hidden: tuple[str, ...]) -> list[View]:
    """The cards that an audience knows as a set, where some lie in zones of these names: what it saw go by.

    Each set has its ``cards``, and says where they ``lie``, though not which of them is where.
    """
    if audience == EVERYONE or not s.faces:
        return []
    where = {token: zone.name for zone in zones for token in zone.tokens}
    sets: dict[Token, list[Token]] = {}
    for token, group in enumerate(s.minds[audience]):
        sets.setdefault(group, []).append(token)
    found = []
    for tokens in sets.values():
        lie: dict[str, int] = {}
        for token in tokens:
            lie[where[token]] = lie.get(where[token], 0) + 1
        if len(tokens) > 1 and any(place.startswith(hidden) for place in lie):
            found.append({"cards": sorted(refs(s, tokens)), "lie": dict(sorted(lie.items()))})
    return found

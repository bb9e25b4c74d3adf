"""Views: what somebody sees, put together from records, and from what the kernel knows of their knowledge."""

from collections import Counter
from collections.abc import Iterable

import msgspec
from msgspec import Struct

from meadhall.kernel import EVERYONE, Audience, State, Token, View, Zone
from meadhall.kernel.knowledge import sets

from .cards import refs


def facts(record: Struct, *left_out: str) -> View:
    """The facts of a content record for a scene: not its id and names, which are keys and texts, nor their sources."""
    told: View = msgspec.to_builtins(record)
    unsaid = ("id", "name", "name_de", "refs", *left_out)
    return {name: fact for name, fact in told.items() if not name.endswith("source") and name not in unsaid}


def fields(thing: object, *names: str) -> View:
    """Some fields of a record under their own names; lists are copied, so that a view does not change later."""
    return {name: list(value) if isinstance(value := getattr(thing, name), list) else value for name in names}


def known(s: State, audience: Audience, tokens: Iterable[Token]) -> list[str]:
    """Those of some cards that an audience knows, by name and in alphabetical order: their places tell nothing."""
    hidden = {token for group in sets(s, audience) for token in group}
    return sorted(refs(s, [token for token in tokens if token not in hidden]))


def known_sets(s: State, audience: Audience, zones: Iterable[Zone], hidden: tuple[str, ...]) -> list[View]:
    """The cards that an audience knows as a set, where some lie in zones of these names: what it saw go by.

    Each set has its ``cards``, and says where they ``lie``, though not which of them is where.
    """
    if audience == EVERYONE or not s.faces:
        return []
    where = {token: zone.name for zone in zones for token in zone.tokens}
    found = []
    for tokens in sets(s, audience):
        lie = Counter(where[token] for token in tokens)
        if any(place.startswith(hidden) for place in lie):
            found.append({"cards": sorted(refs(s, tokens)), "lie": dict(sorted(lie.items()))})
    return found

"""Events: what happened, told once, and to each audience only what it may know."""

from typing import Any

from msgspec import Struct

from .game import EVERYONE, Audience, State
from .run import STEPS, run_of

HIDDEN = "hidden"
"""What stands in a secret field for those who may not know it: always this, never nothing."""


class Secret(Struct, frozen=True):
    """A field's value that only some audiences may know."""

    value: Any
    audiences: tuple[Audience, ...]


class Event(Struct, frozen=True):
    """Something that happened. Fields hold refs, seats and numbers; secret fields name who may know them."""

    kind: str
    fields: dict[str, Any]
    secrets: dict[str, tuple[Audience, ...]] = {}

    def seen_by(self, audience: Audience) -> dict[str, Any]:
        """The event as one audience is told it."""
        told = {"kind": self.kind, **self.fields}
        if audience != EVERYONE:
            for field, audiences in self.secrets.items():
                if audience not in audiences:
                    told[field] = HIDDEN
        return told


def heard(s: State) -> bool:
    """Whether anybody hears what is told: in simulations nobody does, and rules need not find words."""
    return run_of(s).events is not None


def tell(s: State, kind: str, **fields: Any) -> None:
    """Tells the table what has just happened. Wrap what not everybody may know in a Secret.

    First comes the change, then the telling: whoever looks sees the table as it is now.
    """
    run = run_of(s)
    run.steps += 1
    if run.steps > STEPS:
        run.step()
    if run.events is not None:
        secrets = {name: f.audiences for name, f in fields.items() if isinstance(f, Secret)}
        plain = {name: f.value if isinstance(f, Secret) else f for name, f in fields.items()}
        event = Event(kind, plain, secrets)
        run.events.append(event)
        if run.watch is not None:
            run.watch.told(s, event)
        if run.witness is not None:
            run.witness.told(s, event)

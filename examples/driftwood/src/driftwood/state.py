"""The state of Driftwood, all of it."""

from typing import Annotated

from msgspec import Meta

from meadhall.kernel import Options as KernelOptions
from meadhall.kernel import State as KernelState
from meadhall.kernel import Token


class Options(KernelOptions, frozen=True, kw_only=True):
    """What the table agrees on."""

    waves: Annotated[int, Meta(ge=0, le=2)] = 1
    """How many waves each seat may call (DW-2.5)."""


class State(KernelState, kw_only=True):
    """Where every piece is, and whose turn it is."""

    options: Options
    sea: list[Token] = []
    """Pieces that nobody has seen; the last one is thrown ashore next."""
    row: list[Token] = []
    taken: list[list[Token]] = []
    gone: list[Token] = []
    called: list[int] = []
    """How many waves each seat has called."""
    turn: int = 0

"""The facts of Driftwood, read from ``content/``; a mistake there is told with its line."""

from importlib.resources import files

from msgspec import Struct

from meadhall.kit.content import Fact, Files

FOLDER = files(__package__) / "content"


class Wood(Fact, frozen=True):
    """A kind of wood (DW-1.1)."""

    id: str
    pieces: int
    worth: int
    most: int


class Shore(Fact, frozen=True):
    """How much wood lies on the shore (DW-1.3)."""

    each: int
    more: int


class WoodFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file ``wood.toml``."""

    wood: tuple[Wood, ...]
    shore: Shore


FILES = Files(FOLDER, "driftwood")
CONTENT = FILES.load("wood.toml", WoodFile)
WOOD = {wood.id: wood for wood in CONTENT.wood}
PIECES = tuple(wood.id for wood in CONTENT.wood for _ in range(wood.pieces))
"""Every piece of the box by its kind."""

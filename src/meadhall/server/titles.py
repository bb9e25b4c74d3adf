"""The titles of the hall: what can be played, with which bots and options, and what is still asleep."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any, Literal

import msgspec

from meadhall.bots import bots_of
from meadhall.clauses import Clauses
from meadhall.kernel.errors import MeadhallError, UnknownGame
from meadhall.kernel.game import TITLES, Game, find

from . import messages as say
from .problems import unknown

ASLEEP: dict[str, tuple[range, str]] = {
    "bloodrage": (range(2, 5), "BR"),
    "reavers": (range(2, 5), "RM"),
    "lords": (range(1, 5), "LR"),
}
"""Titles whose banners hang in the hall although they cannot be played yet: their seats and clause prefix."""


def titles(house: tuple[str, ...] = ()) -> list[say.GameInfo]:
    """Every title of the hall, those that can be played first; then the house's own games."""
    awake = [_info(find(id)) for id in (*TITLES, *house)]
    asleep = [
        say.GameInfo(id=id, seats=list(seats), finished=False, playable=False, prefix=prefix, bots=[], options=[])
        for id, (seats, prefix) in ASLEEP.items()
        if id not in (*TITLES, *house)
    ]
    return awake + asleep


def _info(game: Game[Any]) -> say.GameInfo:
    return say.GameInfo(
        id=game.id,
        seats=list(game.seats),
        finished=True,
        playable=True,
        prefix=game.prefix,
        bots=[say.BotInfo(id=bot) for bot in bots_of(game.id)],
        options=list(_options(game)),
    )


def _options(game: Game[Any]) -> Iterator[say.GameOption]:
    """What can be chosen when a table is opened, read from the game's own options."""
    defaults = msgspec.to_builtins(game.options())
    described = msgspec.inspect.type_info(game.options)
    assert isinstance(described, msgspec.inspect.StructType)
    for field in described.fields:
        kind: Literal["bool", "choice"]
        match field.type:
            case msgspec.inspect.BoolType():
                kind, choices = "bool", []
            case msgspec.inspect.LiteralType(values=values):
                kind, choices = "choice", [value for value in values if value is not None]
            case _:
                continue
        yield say.GameOption(name=field.encode_name, kind=kind, choices=choices, default=defaults[field.encode_name])


def playable(id: str) -> Game[Any]:
    """The game of that id; refused if it cannot be played."""
    try:
        return find(id)
    except UnknownGame as error:
        raise unknown(str(error)) from None


def texts(id: str, lang: str) -> str:
    """A title's texts in a language, or in English where there are none."""
    game = playable(id)
    with suppress(ModuleNotFoundError):  # a game of the house need not have a folder in the package
        folder = game.folder() / "texts"
        for wanted in (lang, "en"):
            if wanted.isalpha() and (file := folder / f"{wanted}.ftl").is_file():
                return file.read_text("utf-8")
    raise unknown(f"There are no texts of {id}.")


def rules(id: str) -> say.Rules:
    """The rules of a title, section by section; also of those that still sleep."""
    try:
        clauses = Clauses.of(id)
    except (MeadhallError, FileNotFoundError):
        raise unknown(f"There are no rules of {id} in the hall.") from None
    return say.Rules(
        sections=[
            say.RuleSection(
                number=section.number,
                title=section.title,
                clauses=[
                    say.RuleClause(id=c.id, text=c.text, ruling=c.ruling, group=c.group or None)
                    for c in section.clauses
                ],
            )
            for section in clauses.sections
        ]
    )

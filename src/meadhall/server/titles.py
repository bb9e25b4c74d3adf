"""The titles of the hall: what can be played, with which bots and options, and what is still asleep."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import msgspec

from meadhall.bots import analyst_of, bots_of, seconds_of
from meadhall.clauses import Clauses
from meadhall.kernel.errors import MeadhallError, UnknownGame
from meadhall.kernel.game import TITLES, Game, find
from meadhall.kernel.options import check_table, choices_of, kinds_of, limits_of

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
        say.GameInfo(
            id=id,
            seats=list(seats),
            finished=False,
            playable=False,
            prefix=prefix,
            bots=[],
            options=[],
            analysis=False,
        )
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
        bots=[say.BotInfo(id=bot, seconds=seconds_of(game.id, bot)) for bot in bots_of(game.id)],
        options=list(_options(game)),
        analysis=analyst_of(game.id) is not None,
    )


def _options(game: Game[Any]) -> Iterator[say.GameOption]:
    """What can be chosen when a table is opened, read from the game's own options."""
    defaults = msgspec.to_builtins(game.options())
    matters = {name: {of: list(among) for of, among in when.items()} for name, when in game.relevant().items()}
    for name, kind in kinds_of(game.options).items():
        shape: dict[str, Any]
        if kind is bool:
            shape = {"kind": "bool"}
        elif choices := choices_of(kind):
            shape = {"kind": "choice", "choices": choices}
        elif limits := limits_of(kind):
            shape = {"kind": "number", "min": limits[0], "max": limits[1]}
        else:
            continue
        only = {key.partition("=")[2]: when for key, when in matters.items() if key.startswith(f"{name}=")}
        yield say.GameOption(name=name, default=defaults[name], when=matters.get(name, {}), only=only, **shape)


def checked(id: str, wish: say.TableWish) -> say.TableCheck:
    """Whether a table could be opened like this: what the seats would be called, or why not."""
    game = playable(id)
    try:
        options = check_table(game, wish.seats, wish.options)
        automata = sorted(game.automata(wish.seats, options))
        return say.TableCheck(error=None, places=list(game.places(wish.seats, options)), automata=automata)
    except MeadhallError as error:
        return say.TableCheck(error=str(error), places=[], automata=[])


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

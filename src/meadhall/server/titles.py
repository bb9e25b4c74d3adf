"""The titles of the hall: what can be played, with which bots and options, and what is still asleep."""

import logging
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from meadhall.banners import Asleep, Banner, asleep, banner_of, hung
from meadhall.bots import analyst_of, bots_of, guests_of, is_own, seconds_of
from meadhall.bots.guests import guests
from meadhall.clauses import ENGLISH, Clause, Clauses
from meadhall.kernel.errors import ContentError, MeadhallError, UnknownGame
from meadhall.kernel.game import Game
from meadhall.kernel.options import check_table, choices_of, kinds_of, limits_of
from meadhall.kernel.titles import find
from meadhall.lessons import Book, book_of

from . import messages as say
from .alone import solo_info
from .partners import partner
from .problems import Refusal, bad, unknown

log = logging.getLogger(__name__)

MOST_CLAUSES = 64
"""Whoever wants more of them asks for the rules."""


def titles(house: tuple[str, ...] = ()) -> list[say.GameInfo]:
    """Every title of the hall, those that can be played first, then the house's own games; then those that sleep."""
    awake = [_info(find(id)) for id in (*(id for id in hung() if id not in asleep()), *house)]
    return awake + [_sleeping(id, banner) for id, banner in asleep().items()]


def look_around(complain: Callable[[str], object]) -> None:
    """Loads what other packages bring; of a title or bot that cannot be had it is said in a sentence why."""
    there = hung(complain)
    for guest in guests(complain):
        for id in guest.plays:
            if id in there and id not in asleep() and is_own(id, guest.name):
                complain(f"The guest {guest.name!r} does not sit down at {id}: it has a bot of that name itself.")


def _info(game: Game[Any]) -> say.GameInfo:
    return say.GameInfo(
        id=game.id,
        banner=_banner(banner_of(game)),
        seats=list(game.seats),
        finished=True,
        playable=True,
        prefix=game.prefix,
        bots=_bots(game.id, bots_of(game.id)),
        guests=_bots(game.id, guests_of(game.id)),
        partner=partner(game.id, ()),
        options=list(_options(game)),
        analysis=analyst_of(game.id) is not None,
        solo=solo_info(game),
        lessons=_lessons(game),
    )


def _bots(game: str, names: Iterable[str]) -> list[say.BotInfo]:
    return [say.BotInfo(id=bot, seconds=seconds_of(game, bot)) for bot in names]


def _sleeping(id: str, banner: Asleep) -> say.GameInfo:
    few, many = banner.seats
    return say.GameInfo(
        id=id,
        banner=_banner(banner),
        seats=list(range(few, many + 1)),
        finished=False,
        playable=False,
        prefix=banner.prefix,
        bots=[],
        guests=[],
        partner=None,
        options=[],
        analysis=False,
        solo=None,
        lessons=0,
    )


def _banner(banner: Banner) -> say.BannerInfo:
    lines = {"en": banner.en} | ({"de": banner.de} if banner.de else {})
    return say.BannerInfo(
        lines={
            lang: say.BannerLines(name=said.name, tagline=said.tagline, alone=said.alone)
            for lang, said in lines.items()
        },
        minutes=banner.minutes,
        credits=banner.credits,
        cloth=list(banner.cloth),
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


_UNREAD = re.compile(r"^#.*\n|^\n|(?<=^ ) +(?=[\[*.}])", re.MULTILINE)
"""What only whoever writes texts reads: comments, empty lines, and how far variants are indented."""


def texts(id: str, lang: str, folder: str = "texts") -> str:
    """A title's texts in a language, or in English where there are none."""
    return _texts_in(playable(id).folder() / folder, lang, f"There are no texts of {id}.")


def lesson_texts(book: Book, lang: str) -> str:
    """What the coach says in a title's lessons, in a language, or in English where there is nothing."""
    return _texts_in(book.folder, lang, f"There are no lessons of {book.game.id}.")


def lamp(id: str, lang: str) -> str:
    """What the analyst says of a title, in a language or in English; nothing where a title has no words of its own."""
    return _found_in(playable(id).folder() / "texts" / "lamp", lang) or ""


def automata_texts(id: str, lang: str) -> str:
    """What is said where the rules play seats, in a language or in English; nothing where a title has none."""
    return _found_in(playable(id).folder() / "texts" / "automata", lang) or ""


def _texts_in(folder: Traversable, lang: str, none: str) -> str:
    found = _found_in(folder, lang)
    if found is None:
        raise unknown(none)
    return found


def _found_in(folder: Traversable, lang: str) -> str | None:
    for wanted in (lang, "en"):
        if wanted.isalpha() and (file := folder / f"{wanted}.ftl").is_file():
            return _UNREAD.sub("", file.read_text("utf-8"))
    return None


def coach(id: str, lang: str) -> str:
    """What the coach says of a title at somebody's first matches, in a language or in English; or nothing."""
    folder = playable(id).folder() / "coach"
    for wanted in (lang, "en"):
        if wanted.isalpha() and (file := folder / f"{wanted}.ftl").is_file():
            return _UNREAD.sub("", file.read_text("utf-8"))
    return ""


def rules(id: str, lang: str) -> say.Rules:
    """The rules of a title, section by section, in a language or in English; also of those that still sleep."""
    return say.Rules(
        sections=[
            say.RuleSection(
                number=section.number,
                title=section.title,
                lang=section.lang,
                clauses=list(map(_clause, section.clauses)),
            )
            for section in _clauses_of(id, lang).sections
        ]
    )


def clauses(id: str, wanted: Sequence[str], lang: str) -> list[say.RuleClause]:
    """A few clauses of a title by their ids, in that order; those that it does not have are left out."""
    if len(wanted) > MOST_CLAUSES:
        raise bad("bad_request", f"At most {MOST_CLAUSES} clauses are given at once.")
    known = _clauses_of(id, lang)
    return [_clause(known.get(one)) for one in wanted if one in known]


def _clauses_of(id: str, lang: str) -> Clauses:
    try:
        return Clauses.of(id, lang)
    except (MeadhallError, FileNotFoundError):
        raise unknown(f"There are no rules of {id} in the hall.", "no_rules") from None


def has_rules(id: str) -> bool:
    """Whether the rules of a title can be read here."""
    try:
        return bool(_clauses_of(id, ENGLISH).sections)
    except Refusal:
        return False


def teaches(id: str) -> bool:
    """Whether a title has lessons here."""
    try:
        return _lessons(playable(id)) > 0
    except Refusal:
        return False


def _lessons(game: Game[Any]) -> int:
    """How many lessons teach a title; none where they cannot be read, which is written down."""
    try:
        return len(book_of(game).lessons)
    except ContentError as error:
        log.error("The lessons of %s cannot be read: %s", game.id, error)
        return 0


def is_solo(id: str) -> bool:
    """Whether somebody can play a title alone here."""
    try:
        return playable(id).solo is not None
    except Refusal:
        return False


def _clause(clause: Clause) -> say.RuleClause:
    return say.RuleClause(id=clause.id, text=clause.text, ruling=clause.ruling, group=clause.group or None)

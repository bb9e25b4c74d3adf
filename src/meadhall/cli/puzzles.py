"""``meadhall puzzles``: what there is to solve, looking for more, and whether all of it is proved."""

from datetime import date
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from ..kernel import BrokenRecord, ContentError, Game, MeadhallError, find
from ..kernel.record import Record
from ..kernel.titles import playable
from ..puzzles import Puzzles, book_of, check, of_the_day, puzzle, puzzles_of
from ..puzzles.setter import setter_of
from ..puzzles.writing import line_of
from .say import complain, flag, out, progress

FIND, CHECK, PLAY = "find", "check", "play"


def puzzles(
    action: Annotated[str | None, Parameter(help="A title, whose puzzles are listed; or play, find or check.")] = None,
    what: Annotated[
        str | None, Parameter(help="The title to look for or to check, all without it; or the puzzle or title to play.")
    ] = None,
    /,
    *records: Annotated[Path, Parameter(help="find: records to look in, instead of matches of bots.")],
    games: Annotated[int, Parameter(help="find: how many matches bots play.")] = 20,
    seed: Annotated[str, Parameter(help="find: which matches these are.")] = "1",
    most: Annotated[int, Parameter(help="find: how many puzzles are enough.")] = 10,
    to: Annotated[Path | None, Parameter(help="find: the file they are added to; without it they are printed.")] = None,
    lang: Annotated[str, Parameter(help="en or de; English where a title has no other.")] = "en",
    plain: Annotated[bool, flag("play: lines of text only, for screen readers and pipes.")] = False,
) -> int:
    """Lists the puzzles of a title, lets one be solved, looks for new ones, or proves all of them again."""
    if action == PLAY:
        return _play(what, lang, plain=plain)
    if action == CHECK:
        return max(map(_check, [find(what)] if what else playable(complain)))
    if action == FIND:
        if what is None:
            raise MeadhallError("Puzzles are looked for in matches of a title: `meadhall puzzles find ragnarocks`.")
        return _find(find(what), [_record(file) for file in records], games, seed, most, to)
    if what is not None:
        raise MeadhallError(f"One title is listed, or `find` or `check` is said first; not {action!r} and {what!r}.")
    if action is None:
        for game in playable(complain):
            out().print(f"{game.id}: {len(puzzles_of(game))}")
    else:
        _print_puzzles(book_of(action), lang)
    return 0


def _play(what: str | None, lang: str, *, plain: bool) -> int:
    """One puzzle at the table in the terminal: that of the day, a title's next one, or the one that is named."""
    from ..terminal import solve
    from ..terminal.puzzling import next_of
    from ..terminal.solved import Solutions

    today = date.today()
    if what is None:
        solve(of_the_day(today), lang, plain=plain, today=today)
    elif what.rpartition("-")[2].isdecimal():
        chosen = puzzle(what)
        solve(chosen, lang, plain=plain, today=today if chosen == of_the_day(today) else None)
    else:
        solve(next_of(find(what).id, Solutions()), lang, plain=plain)
    return 0


def _record(file: Path) -> Record:
    try:
        return Record.decode(file.read_bytes())
    except BrokenRecord as error:
        raise BrokenRecord(f"{file}: {error}") from None
    except OSError as error:
        raise MeadhallError(f"{file}: {error.strerror}.") from None


def _check(game: Game[Any]) -> int:
    """Whether a title's puzzles hold, as an exit status; what does not is said in a sentence."""
    try:
        book = book_of(game)
        with progress(f"proving the puzzles of {game.id}") as tell:
            check(book, tell=tell)
    except ContentError as error:
        complain(str(error))
        return 1
    count = len(book.puzzles)
    out().print(f"{game.id}: {f'{count} puzzles, all proved again.' if count else 'no puzzles.'}")
    return 0


def _find(game: Game[Any], records: list[Record], games: int, seed: str, most: int, to: Path | None) -> int:
    """Looks for puzzles, writes each as soon as it is found, and numbers them behind those that there are."""
    setter = setter_of(game)
    if setter is None:
        raise MeadhallError(f"{game.id} does not know how its puzzles are found.")
    for record in records:
        if record.game != game.id:
            raise MeadhallError(f"A record is of {record.game}, and puzzles of {game.id} are looked for.")
    number = max((puzzle.number for puzzle in puzzles_of(game)), default=0)
    if to is not None and to.exists():
        number += len(to.read_text("utf-8").splitlines())
    found = 0
    with progress(f"looking in {len(records) or games} matches") as tell:
        for puzzle in setter.find(games, seed, tuple(records), tell):
            found += 1
            line = line_of(puzzle, number + found)
            if to is None:
                print(line, flush=True)
            else:
                with to.open("a", encoding="utf-8") as file:
                    print(line, file=file)
            if found == most:
                break
    if to is not None:
        added = "1 puzzle of {} was" if found == 1 else f"{found} puzzles of {{}} were"
        out().print(f"{added.format(game.id)} added to {to}.")
    return 0


def _print_puzzles(book: Puzzles, lang: str) -> None:
    from rich.table import Table

    if not book.puzzles:
        out().print(f"{book.game.id} has no puzzles.")
        return
    texts = book.texts.get(lang) or book.texts["en"]
    table = Table("puzzle", "", "seat", "level", "of", "best", "second", "", box=None, pad_edge=False)
    for one in book.puzzles:
        worth = one.worth
        numbers = (str(one.seat), str(one.level), str(worth.of), f"{worth.best:g}", f"{worth.second:g}")
        told = f"{worth.measure}{', proved' if worth.proven else ''}"
        table.add_row(one.id, texts(one.message, **one.about), *numbers, told)
    out().print(table)

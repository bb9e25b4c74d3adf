"""``meadhall lessons``: what a title teaches, whether it can be taught, and boards for whoever writes a lesson."""

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from ..kernel import ContentError, Game, MeadhallError, Record, find
from ..kernel.titles import playable
from ..lessons import Book, beginning_of, book_of, check, played_by_bots
from .choices import OPTION, read_bots, read_options
from .say import complain, out

CHECK, LAY = "check", "lay"


def lessons(
    action: Annotated[str, Parameter(help="A title, whose lessons are listed; or check; or lay.")],
    what: Annotated[
        str | None, Parameter(help="The title to check, all without it; or the title or record to lay.")
    ] = None,
    /,
    *,
    lang: Annotated[str, Parameter(help="en or de; English where a title teaches in no other.")] = "en",
    upto: Annotated[int, Parameter(help="lay: how many answers are played.")] = 30,
    seats: Annotated[int | None, Parameter(help="lay: how many play; as few as can, without it.")] = None,
    seed: Annotated[str, Parameter(help="lay: which match the bots play.")] = "1",
    bots: Annotated[str, Parameter(help="lay: who plays it, such as karl,thrall; the gentlest, without it.")] = "",
    option: Annotated[list[str] | None, OPTION] = None,
) -> int:
    """Lists the lessons of a title, checks them, or lays a board for a new one."""
    if action == CHECK:
        return max(map(_check, [find(what)] if what else playable(complain)))
    if action != LAY:
        if what is not None:
            raise MeadhallError(f"One title is listed, or `check` or `lay` is said first; not {action!r} and {what!r}.")
        _print_lessons(book_of(action), lang)
    elif what is None:
        raise MeadhallError("What is laid is a title, which bots play, or the file of a record.")
    elif Path(what).is_file():
        print(beginning_of(Record.decode(Path(what).read_bytes()), upto).toml())
    else:
        count, players = seats or find(what).seats[0], read_bots(what, bots)
        record = played_by_bots(what, count, seed, upto, players, read_options(option or []))
        print(beginning_of(record, upto, seed).toml())
    return 0


def _check(game: Game[Any]) -> int:
    """Whether a title's lessons hold, as an exit status; what does not is said in a sentence."""
    try:
        book = book_of(game)
        check(book)
    except ContentError as error:
        complain(str(error))
        return 1
    out().print(f"{game.id}: {_count(book)}")
    return 0


def _count(book: Book) -> str:
    if not book.lessons:
        return "no lessons."
    steps, minutes = sum(len(lesson.step) for lesson in book.lessons), sum(lesson.minutes for lesson in book.lessons)
    return (
        f"{len(book.lessons)} lessons with {steps} steps, {minutes} minutes, in {' and '.join(book.texts)}; all hold."
    )


def _print_lessons(book: Book, lang: str) -> None:
    from rich.table import Table

    if not book.lessons:
        out().print(f"{book.game.id} has no lessons.")
        return
    texts = book.texts.get(lang) or book.texts["en"]
    table = Table("", "lesson", "", "steps", "minutes", box=None, pad_edge=False)
    for lesson in book.lessons:
        table.add_row(lesson.sign, lesson.id, texts(lesson.message()), str(len(lesson.step)), str(lesson.minutes))
    out().print(table)

"""``meadhall lessons``: what a title teaches, a lesson in the terminal, and what whoever writes one needs."""

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from ..kernel import ContentError, Game, MeadhallError, Record, find
from ..kernel.titles import playable
from ..lessons import Book, beginning_of, book_of, check, played_by_bots
from .choices import OPTION, read_bots, read_options
from .say import complain, flag, out

PLAY, CHECK, LAY = "play", "check", "lay"


def lessons(
    action: Annotated[str, Parameter(help="A title, whose lessons are listed; or play, check or lay.")],
    what: Annotated[
        str | None,
        Parameter(help="The title to play, or to check, all without it; or the title or record to lay."),
    ] = None,
    lesson: Annotated[
        str | None, Parameter(help="play: which lesson; without it the first that was not done yet.")
    ] = None,
    /,
    *,
    lang: Annotated[str, Parameter(help="en or de; English where a title teaches in no other.")] = "en",
    plain: Annotated[bool, flag("play: lines of text only, for screen readers and pipes.")] = False,
    upto: Annotated[int, Parameter(help="lay: how many answers are played.")] = 30,
    seats: Annotated[int | None, Parameter(help="lay: how many play; as few as can, without it.")] = None,
    seed: Annotated[str, Parameter(help="lay: which match the bots play.")] = "1",
    bots: Annotated[str, Parameter(help="lay: who plays it, such as karl,thrall; the gentlest, without it.")] = "",
    option: Annotated[list[str] | None, OPTION] = None,
) -> int:
    """Lists the lessons of a title, teaches one, checks them, or lays a board for a new one."""
    if action == PLAY:
        if what is None:
            raise MeadhallError("A lesson of a title is played: `meadhall lessons play ragnarocks`.")
        from ..terminal import learn

        learn(what, lesson, lang, plain=plain)
        return 0
    if lesson is not None:
        raise MeadhallError(f"One lesson can be played, and nothing else can be done with it; not {action!r}.")
    if action == CHECK:
        return max(map(_check, [find(what)] if what else playable(complain)))
    if action != LAY:
        if what is not None:
            raise MeadhallError(
                f"One title is listed, or play, check or lay is said first; not {action!r} and {what!r}."
            )
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
    """The lessons in their order, those of a course below its name, and how far somebody here has come."""
    from rich.table import Table

    from ..terminal.lesson import Place, places
    from ..terminal.words import Words

    if not book.lessons:
        out().print(f"{book.game.id} has no lessons.")
        return
    lang, texts = (lang, book.texts[lang]) if lang in book.texts else ("en", book.texts["en"])
    words, kept = Words(book.game.id, lang), places().read().get(book.game.id, {})
    table = Table("", "lesson", "", "steps", "minutes", "", box=None, pad_edge=False)
    course = ""
    for lesson in book.lessons:
        if lesson.course != course:
            course = lesson.course
            table.add_row()
            if course:
                table.add_row("", "", texts(lesson.course_message))
        place, steps = kept.get(lesson.id, Place()), len(lesson.step)
        stands = words("lesson-done") if place.done else ""
        if place.answers:
            stands = words("lesson-step", step=min(place.step + 1, steps), of=steps)
        table.add_row(lesson.sign, lesson.id, texts(lesson.message()), str(steps), str(lesson.minutes), stands)
    out().print(table)

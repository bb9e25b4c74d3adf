"""The frame, the same for all titles: prompt, board, seats, message, choices, saga, the line for typing, the keys.

``frame`` makes a whole screen out of a glance at the table, letter by letter. It knows no game and no widget.
"""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct

from meadhall.kernel import Ref, Seat

from .coach import Coached, coach_rows, lit_up
from .drawing import (
    CHOSEN,
    HEAD,
    MOVED,
    QUIET,
    STRONG,
    Cell,
    Drawing,
    Row,
    beside,
    cut,
    fitted,
    flowing,
    letters,
    paragraph,
    row,
    spots_of,
)
from .listing import listing
from .saga import SagaLine
from .title import Glance, Passage, Room, TitleTable
from .walk import why_rows

PROMPT = "bold #ffe9a8 on #4a2f17"
STATUS = "#cbb68c on #4a2f17"
TYPING = "on #241a10"
KEYS = "on #2e2114"
NEWS = "#ffbe55"
FEW = 2
"""So many seats find room below the board of a narrow screen while an automaton acts."""
CROWD = 8
"""With more seats than this only those that matter now are shown."""
SAGA = 5
"""So many rows at least are kept for the saga beside a Why, on a wide screen."""
GLIMPSE = 4
"""So many rows of the table at least are shown below a Why, or none."""
MESSAGE = 7
"""At most so many rows for the message."""


class Showing(Struct, frozen=True):
    """What the reader has done to the screen: a part opened, something typed, rows scrolled."""

    part: str = ""
    typed: str | None = None
    scroll: int = 0
    message: str = ""
    """An answer to what was typed; it takes the place of the help."""


class Scene(NamedTuple):
    """Everything a screen is made of besides its size."""

    at: Glance
    table: TitleTable
    question: str
    help: str
    saga: Sequence[SagaLine] = ()
    why: Sequence[Passage] = ()
    keys: Sequence[tuple[str, str]] = ()
    """The keys that do something, each with the id of what it does."""
    winners: Sequence[Seat] = ()
    showing: Showing = Showing()
    pace: str = ""
    """How the walk through an automaton's steps goes on, while there is one."""
    ends: str = "walk-end"
    """What the third way leads to: the end of the turn, or back to the question that waits."""
    typing: str = "walk-typing"
    """What can be typed meanwhile."""
    coached: Coached | None = None
    """What a coach says, in the place of the help."""


Spots = dict[Ref, tuple[int, int]]


class Frame(Struct, frozen=True):
    """A screen: all its rows, the parts it is made of, and where things lie on the board and in the list."""

    rows: tuple[Row, ...] = ()
    parts: dict[str, tuple[Row, ...]] = {}
    board: Drawing = Drawing()
    choices: Spots = {}

    def text(self, part: str = "") -> str:
        """What the screen says, or one part of it."""
        return "\n".join(letters(one).rstrip() for one in (self.parts[part] if part else self.rows))


def is_wide(table: TitleTable, columns: int, rows: int) -> bool:
    """Whether the screen is a comfortable one for a title."""
    return columns >= table.wide[0] and rows >= table.wide[1]


def is_small(table: TitleTable, columns: int, rows: int) -> bool:
    """Whether the screen is too small for everything at a glance, so that one part fills it."""
    return columns < table.least[0] or rows < table.least[1]


def frame(scene: Scene, columns: int, rows: int) -> Frame:
    """The screen, exactly so many columns and rows."""
    drawn = _page(scene, columns, rows) if is_small(scene.table, columns, rows) else _spread(scene, columns, rows)
    prompt, typing, keys = _prompt(scene, columns), _typing(scene, columns), _keys(scene, columns)
    height = max(0, rows - 3)
    middle = [fitted(one, columns) for one in lit_up(drawn.rows[:height], scene.coached, scene.at)]
    middle += [fitted((), columns)] * (height - len(middle))
    parts = {"prompt": (prompt,), **drawn.parts, "typing": (typing,), "keys": (keys,)}
    below = Drawing((), {ref: (x, y + 1) for ref, (x, y) in drawn.board.spots.items()}, drawn.board.marks)
    choices = {ref: (x, y + 1) for ref, (x, y) in drawn.choices.items()}
    return Frame((prompt, *middle, typing, keys)[:rows], parts, below, choices)


def _spread(scene: Scene, columns: int, rows: int) -> Frame:
    """Board and side beside each other."""
    wide, height = is_wide(scene.table, columns, rows), rows - 3
    left = scene.table.left(wide)
    if scene.at.moment is not None:
        return _walk(scene, columns, height, wide=wide)
    board = _stage(scene, Room(left, height, wide)) if left else Drawing()
    side = Room(columns - left - 1 if left else columns, height, wide)
    seats, least = _seats(scene, side), 8 if wide else 5
    message = _message(scene, side.width, side.height - len(seats) - least)
    room = side.height - len(seats) - len(message) - least - 3
    choices = listing(scene.at, scene.table, side._replace(height=max(3, room)))
    choices = _steps(scene, side.width) if scene.pace else choices
    stacked = [line for part in (seats, message, choices) if part for line in (*part, ())]
    saga = _saga(scene, side._replace(height=max(0, height - len(stacked))))
    first = len(seats) + bool(seats) + len(message) + bool(message)
    listed = {ref: (x + left + bool(left), y + first) for ref, (x, y) in spots_of(choices).items()}
    rows_ = [*stacked, *saga]
    parts = {
        "stage": board.rows,
        "seats": tuple(seats),
        "message": tuple(message),
        "choices": tuple(choices),
        "saga": tuple(saga),
    }
    return Frame(tuple(beside(board.rows, rows_, left + 1) if left else rows_), parts, board, listed)


def _walk(scene: Scene, columns: int, height: int, *, wide: bool) -> Frame:
    """An automaton's step: the Why takes the side; on a narrow screen the seats stand below the board.

    Where there are more than two, only the one that acts stands there.
    """
    left, moment = scene.table.left(wide), scene.at.moment
    assert moment is not None
    wide = wide or not left  # without a board everything stands at the side
    side = Room(columns - left - 1 if left else columns, height, wide)
    seats = _seats(scene, side if wide else Room(left, height))
    few = len(scene.at.names) <= FEW
    below = [] if wide else seats if few else _seats(scene, Room(left, height), (moment.seat,))
    board = _stage(scene, Room(left, height - len(below) - bool(below), wide)) if left else Drawing()
    drawn = [*board.rows, *[()] * (height - len(below) - len(board.rows)), *below]
    message = paragraph(scene.showing.message, side.width, style=NEWS)[:MESSAGE] if scene.showing.message else []
    steps = _steps(scene, side.width)
    above = [line for part in (seats if wide else [], message) if part for line in (*part, ())]
    least = SAGA if wide else 2
    why = why_rows(scene.at, scene.table, side.width)
    room = height - len(above) - len(steps) - 1 - least
    shown, first = _window(why, room, 0 if scene.showing.part else scene.showing.scroll)
    shown = _hinted(scene, shown, len(why) - first)
    said = [*above, *shown, *([()] if len(shown) < room else []), *steps, ()]
    saga = _saga(scene, side._replace(height=max(0, height - len(said))), back=0)
    parts = {
        "stage": board.rows,
        "seats": tuple(seats),
        "message": tuple(message),
        "why": tuple(why),
        "choices": tuple(steps),
        "saga": tuple(saga),
    }
    rows = [*said, *saga]
    return Frame(tuple(beside(drawn, rows, left + 1) if left else rows), parts, board)


def _steps(scene: Scene, width: int) -> list[Row]:
    """What one can do while an automaton acts: step on, go back, or see the end; and how it goes on by itself."""
    words = scene.at.words
    units = [
        [Cell(f"{'>' if number == 1 else ' '}{number} {words(does)}", MOVED if number == 1 else "")]
        for number, does in enumerate(("walk-on", "walk-back", scene.ends), 1)
    ]
    return [*flowing(units, width, Cell(""), " "), row(scene.pace, QUIET)]


def _page(scene: Scene, columns: int, rows: int) -> Frame:
    """A small screen: one part, and below it the message and as many choices as there is room for."""
    height = max(1, rows - 3)
    message = _message(scene, columns, height * 2 // 3)
    message = message if scene.coached else message[: max(1, height // 5)]
    walking = scene.at.moment is not None
    choices = listing(scene.at, scene.table, Room(columns, max(2, height // 4)))
    choices = _steps(scene, columns) if scene.pace else choices
    room = Room(columns, max(1, height - len(message) - len(choices)))
    part = scene.showing.part or ("why" if walking else "map")
    if part == "why" and walking:
        whole = Drawing(tuple(_why_over_table(scene, room)))
    elif part == "map" and 0 < scene.table.left(False) <= columns:
        whole = scene.table.stage(scene.at, Room(scene.table.left(False), max(room.height, scene.table.least[1] - 3)))
    else:
        whole = Drawing(tuple(_opened(scene, part, columns)))
    scroll = scene.showing.scroll
    if not scroll and scene.at.chosen in whole.spots:  # what is chosen is in sight
        scroll = max(0, whole.spots[scene.at.chosen][1] - room.height * 2 // 3)
    shown, first = _window(whole.rows, room.height, scroll)
    spots = {ref: (x, y - first) for ref, (x, y) in whole.spots.items() if first <= y < first + len(shown)}
    if walking:
        shown = _hinted(scene, shown, len(whole.rows) - first)
    filled = [*shown, *[()] * (room.height - len(shown))]
    below = len(filled) + len(message)
    listed = {ref: (x, y + below) for ref, (x, y) in spots_of(choices).items()}
    parts = {
        "stage": tuple(shown),
        "seats": tuple(_seats(scene, room)),
        "message": tuple(message),
        "choices": tuple(choices),
        "saga": tuple(_saga(scene, room)),
    }
    marks = {ref: mark for ref, mark in whole.marks.items() if ref in spots}
    return Frame((*filled, *message, *choices), parts, Drawing(tuple(shown), spots, marks), listed)


def _why_over_table(scene: Scene, room: Room) -> list[Row]:
    """The Why of an automaton's step on a small screen; below a short one as much of the table as finds room."""
    why, left = why_rows(scene.at, scene.table, room.width), scene.table.left(False)
    free = room.height - len(why) - 1
    if free < GLIMPSE or not 0 < left <= room.width:
        return why
    drawn = scene.table.stage(scene.at, Room(left, scene.table.least[1] - 3))
    return [*why, (), *drawn.rows[:free]]


# --- the parts -------------------------------------------------------------------------------------------------------


def _stage(scene: Scene, room: Room) -> Drawing:
    """The left side: the board, or the part that was opened over it."""
    table, at, part = scene.table, scene.at, scene.showing.part
    drawn = table.stage(at, room)
    if part == "map":
        under = table.stage(at, room, board=True)
        if under.rows != drawn.rows:  # something is played out over the board
            part, drawn = "", under
    if part:
        shown, _ = _window(_opened(scene, part, room.width), room.height, scene.showing.scroll)
        return Drawing(tuple(fitted(one, room.width) for one in shown))
    rows = tuple(fitted(one, room.width) for one in drawn.rows[: room.height])
    return Drawing(rows, drawn.spots, drawn.marks)


def _opened(scene: Scene, part: str, width: int) -> list[Row]:
    """A part in full, in sentences."""
    words = scene.at.words
    close = f"Esc {words('key-close')} "
    title = f" {words(f'{scene.table.part_key(scene.at, part)}.title')}".ljust(width - len(close))
    head: Row = (Cell(title, HEAD), Cell(close if len(title) + len(close) <= width else "", QUIET))
    if part == "saga":
        return [head, (), *_told(scene, width - 1, " ")]
    rows: list[Row] = [head, (), *scene.table.page(scene.at, part, width)]
    if len(rows) > 2:
        return rows
    passages = scene.why if part == "why" else scene.table.read(scene.at, part)
    for about, text in passages or [Passage("", words("part-empty"))]:
        if about:
            rows += paragraph(about, width - 1, "   ", STRONG, " ")
        rows += paragraph(text, width - 1, "   ")
    return rows


def _window(rows: Sequence[Row], height: int, scroll: int) -> tuple[list[Row], int]:
    """As many rows as there is room for, and the number of the first; the reader may have scrolled down."""
    first = max(0, min(scroll, len(rows) - height))
    return list(rows[first : first + height]), first


def _hinted(scene: Scene, shown: list[Row], rows: int) -> list[Row]:
    """What is shown of so many rows; if not all, the last line says how many more there are."""
    if len(shown) >= rows:
        return shown
    return [*shown[:-1], row(scene.at.words("walk-more", n=rows - len(shown) + 1), QUIET)]


def _prompt(scene: Scene, columns: int) -> Row:
    status = scene.table.status(scene.at)
    room = columns - len(status) - 2
    if not status or room < len(scene.question) + 3:
        return fitted((Cell(cut(f" {scene.question}", columns).ljust(columns), PROMPT),), columns)
    return Cell(f" {scene.question}".ljust(room), PROMPT), Cell(f"{status}  ", STATUS)


def _seats(scene: Scene, room: Room, only: Sequence[Seat] | None = None) -> list[Row]:
    """Who sits at the table, or only some of them; whose turn it is, and what a title says of each."""
    at, table = scene.at, scene.table
    rows: list[Row] = []
    left_out = 0
    lit = scene.coached.seat if scene.coached else None
    for seat, name in enumerate(at.names):
        if only is not None and seat not in only:
            continue
        busy = seat in at.asked or seat in scene.winners
        if len(at.names) > CROWD and not (busy or table.matters(at, seat)):
            left_out += 1
            continue
        mark = "▶" if seat in at.asked else "★" if seat in scene.winners else " "
        own = f" ({at.words('you')})" if [seat] == [*at.people] else ""
        kind = "bot" if seat in at.bots else "by-the-rules" if seat in at.automata else ""
        bot = f" · {at.words(kind)}" if kind and room.width >= 40 else ""
        said = table.seat(at, seat, room)
        head = (
            Cell(f"{mark} ", STRONG),
            Cell(f"{table.sign(at, seat)} ", f"bold {table.colour(at, seat)}".strip()),
            Cell(f"{name}{own}", CHOSEN if seat == lit else STRONG if busy else ""),
            Cell(bot, QUIET),
        )
        behind = said[0] if said else ()
        rows.append(head + behind if len(letters(head + behind)) <= room.width else head[:-1] + behind)
        rows += [(Cell("    "), *line) for line in said[1:]]
    if left_out:
        rows.append(row(f"    {at.words('others', count=left_out)}", QUIET))
    return [_within(one, room.width) for one in rows]


def _within(one: Row, width: int) -> Row:
    return one if len(letters(one)) <= width else fitted(one, width)


def _message(scene: Scene, width: int, most: int) -> list[Row]:
    """What somebody should know now: why something was refused, what the chosen thing does, or the help.

    A coach has as many rows as there are; others have a few.
    """
    at, showing = scene.at, scene.showing
    about = scene.table.about(at, at.chosen) if at.chosen and at.options else ""
    if scene.coached is not None:
        return coach_rows(scene.coached, showing.message, about or scene.table.remark(at), width, most, len(at.numbers))
    if showing.message:
        return paragraph(showing.message, width, style=NEWS)[:MESSAGE]
    clauses = at.view["ask"]["clauses"] if at.view["ask"] else ()
    text = about or " ".join(filter(None, (scene.table.remark(at), scene.help, *clauses[:1])))
    return paragraph(text, width, style=QUIET)[:MESSAGE]


def _saga(scene: Scene, room: Room, back: int | None = None) -> list[Row]:
    """The end of the saga, or further up where somebody has scrolled."""
    if back is None:
        back = 0 if scene.showing.part not in ("", "map") else scene.showing.scroll
    told: list[Row] = []
    for line in reversed(scene.saga):  # a long match has a thousand lines, and some twenty are seen
        told[:0] = _rows(scene, line, room.width)
        if len(told) >= room.height + back:
            break
    last = max(min(len(told), room.height), len(told) - back)
    return told[max(0, last - room.height) : last]


def _told(scene: Scene, width: int, margin: str = "") -> list[Row]:
    return [one for line in scene.saga for one in _rows(scene, line, width, margin)]


def _rows(scene: Scene, line: SagaLine, width: int, margin: str = "") -> list[Row]:
    """A line of the saga, with the sign of whom it is about."""
    if line.heading:
        return [row(f"{margin}{line.text}", QUIET)]
    sign = scene.table.sign(scene.at, line.seat) if line.seat is not None else ""
    colour = scene.table.colour(scene.at, line.seat) if line.seat is not None else ""
    indent = " " * (len(sign) + 1) if sign else "  "
    rows: list[Row] = []
    for number, one in enumerate(paragraph(line.text, width - len(margin), indent)):
        begin = Cell(f"{margin}{sign if number == 0 else ''}".ljust(len(margin + indent)), f"bold {colour}".strip())
        rows.append((begin, Cell(letters(one)[len(indent) :], STRONG if line.fresh else QUIET)))
    return rows


def _typing(scene: Scene, columns: int) -> Row:
    begin = Cell(" > ", f"bold {TYPING}")
    if scene.showing.typed is not None:
        return fitted((begin, Cell(f"{scene.showing.typed}▏".ljust(columns - 3), TYPING)), columns)
    asks = "lesson-typing" if scene.coached else "typing"
    hint = scene.at.words(scene.typing) if scene.pace else scene.at.words(asks) if scene.at.options else ""
    return fitted((begin, Cell(cut(hint, columns - 3).ljust(columns - 3), f"{QUIET} {TYPING}")), columns)


def _keys(scene: Scene, columns: int) -> Row:
    """The keys that do something now; on a narrow screen those that matter less are left out."""
    named = {key: f" {scene.at.words(what)}" for key, what in scene.keys}
    for less in ("", "F7", "F8", "F6", "PgUp PgDn", "F5", "F4", "F3", "F9", "F2"):
        named.pop(less, None)
        length = sum(len(key) + len(what) for key, what in named.items())
        if length + 2 * len(named) < columns:
            break
    gap = "   " if length + 3 * len(named) < columns else "  "
    cells = [Cell(" ", KEYS)]
    for key, what in named.items():
        cells += [Cell(key, f"bold {KEYS}"), Cell(f"{what}{gap}", KEYS)]
    return fitted((*cells, Cell(" " * max(0, columns - length - len(gap) * len(named) - 1), KEYS)), columns)

"""The reckoning: final scoring as it stands, a line for each part and a column for each crew."""

from typing import Any

from meadhall.kernel import Seat
from meadhall.terminal.drawing import DANGER, GAIN, HEAD, LINE, QUIET, STRONG, Cell, Row, cut, paragraph, row
from meadhall.terminal.title import Glance, Passage

from .pieces import SEAT_COLOURS, SIGNS, card_name, player_of, signed

LINES = (
    *("glory", "terror", "artifacts", "armor", "art", "treasure", "tapestries"),
    *("farm", "wall", "tower", "prophecies"),
)
"""In the order of the rules."""
LABEL = 20


def table(at: Glance, width: int) -> list[Row]:
    """Everybody's reckoning beside each other, and what one more of a thing would bring to oneself."""
    words, seats = at.words, range(len(at.names))
    column = min(16, (width - LABEL) // len(at.names))
    names = [
        Cell(cut(f"{SIGNS[seat]} {at.names[seat]}", column - 1).rjust(column), SEAT_COLOURS[seat]) for seat in seats
    ]
    rows: list[Row] = [(Cell(" " * LABEL), *names)]
    for line in LINES:
        cells = [_number(at, seat, line, column) for seat in seats]
        rows.append((Cell(f" {cut(words(f'rm-line-{line}'), LABEL - 2)}".ljust(LABEL)), *cells))
    rows.append(row(f" {'─' * (LABEL - 1 + column * len(at.names))}"[:width], LINE))
    totals = [Cell(_total(at, seat).rjust(column), STRONG) for seat in seats]
    rows.append((Cell(f" {words('rm-line-total')}".ljust(LABEL), HEAD), *totals))
    rows += paragraph(words("rm-reckoning-help"), width - 1, " ", QUIET)
    more = (
        [text for seat in seats for text in (*_one_more(at, seat), *_to_lose(at, seat))] if at.seat is not None else []
    )
    return [
        *rows,
        *([()] if more else []),
        *(line for text in more for line in paragraph(text, width - 2, "   ", "", " ")),
    ]


def _line(at: Glance, seat: Seat, line: str) -> int | None:
    number: int | None = player_of(at, seat)["reckoning"][line]
    return number


def _number(at: Glance, seat: Seat, line: str, width: int) -> Cell:
    """A number of the table: the most of a token has a star, what lies face down is sealed."""
    number = _line(at, seat, line)
    if number is None:
        return Cell(at.words("rm-sealed").rjust(width), QUIET)
    star = "*" if line in player_of(at, seat)["reckoning"]["majorities"] else ""
    look = GAIN if number > 0 and line != "glory" else DANGER if number < 0 else ""
    return Cell(f"{star}{signed(number)}".rjust(width), look)


def _is_open(at: Glance, seat: Seat) -> bool:
    return all(_line(at, seat, line) is not None for line in LINES)


def _total(at: Glance, seat: Seat) -> str:
    total = signed(player_of(at, seat)["reckoning"]["total"])
    return total if _is_open(at, seat) else f"{total} + ?"


def _one_more(at: Glance, seat: Seat) -> list[str]:
    """What one more of each thing would bring, the best first, with the reasons."""
    found: list[dict[str, Any]] = player_of(at, seat)["reckoning"]["one_more"] or []
    if seat != at.seat or not found or at.table["phase"] == "end":
        return []
    said = [f"{_thing(at, more['thing'])} {signed(more['glory'])}{_why(at, more['why'])}" for more in found]
    return [at.words("rm-one-more", list=", ".join(said))]


def _thing(at: Glance, thing: str) -> str:
    return at.words(f"thing-{thing}")


def _why(at: Glance, why: list[dict[str, Any]]) -> str:
    """Of a gain with several reasons, or one by a Prophecy, what makes it."""
    if len(why) == 1 and not why[0]["what"].startswith("card:"):
        return ""
    parts = [f"{_reason(at, one['what'])} {signed(one['glory'])}" for one in why]
    return f" ({', '.join(parts)})"


def _reason(at: Glance, what: str) -> str:
    """A Prophecy, or a line of the reckoning."""
    return card_name(at, what) if what.startswith("card:") else at.words(f"rm-line-{what}")


def _to_lose(at: Glance, seat: Seat) -> list[str]:
    """The majorities that somebody could take away."""
    found: list[dict[str, Any]] = player_of(at, seat)["reckoning"]["to_lose"] or []
    if seat != at.seat or at.table["phase"] == "end":
        return []
    return [
        at.words(
            "rm-to-lose",
            token=at.words(f"token-{one['token']}"),
            glory=one["glory"],
            name=at.names[one["seat"]],
            n=one["more"],
        )
        for one in found
    ]


def told(at: Glance) -> list[Passage]:
    """The same in sentences, a crew at a time."""
    words = at.words
    passages = []
    for seat, called in enumerate(at.names):
        known = [(line, _line(at, seat, line)) for line in LINES]
        said = [f"{words(f'rm-line-{line}')} {signed(number)}" for line, number in known if number is not None]
        sealed = [words(f"rm-line-{line}") for line, number in known if number is None]
        hidden = f" {words('rm-sealed-lines', names=', '.join(sealed))}" if sealed else ""
        total = words("rm-say-total", n=player_of(at, seat)["reckoning"]["total"])
        text = f"{', '.join(said)}. {total}.{hidden}"
        passages.append(Passage(called, " ".join([text, *_one_more(at, seat), *_to_lose(at, seat)])))
    return passages

"""The walk through what an automaton does: the Why of the step that it is about to take, drawn and in sentences.

Candidates have the letters that stand beside them on the board, ``>`` marks the one taken. A number in parentheses is
where a candidate fell out, a dash one that was not looked at any more, a strong one decided.
"""

from collections.abc import Sequence
from string import ascii_uppercase

from meadhall.kernel import Candidate, Clause, Comparison, Ref

from .because import (
    STEP,
    Weighed,
    is_flag,
    number_name,
    reason_of,
    said_number,
    source_of,
    step_name,
    step_reason,
    step_said,
    taken_said,
)
from .drawing import MOVED, QUIET, STRONG, Cell, Row, cut, paragraph, row
from .title import Glance, Moment, TitleTable
from .words import Words, capital, listed

NAME = 14
"""At most so many columns for the name of a candidate."""
MANY = 4
"""Of more candidates that fell out, or never were compared, only the number is said; the whole Why names them."""


def lettered(table: TitleTable, moment: Moment) -> dict[Ref, str]:
    """The letters of all candidates: of each decision those compared, the longest first, then what was measured."""
    refs: dict[Ref, None] = {}
    for one in moment.chain():
        compared = Weighed(one.why).compared if one.why else ()
        refs |= dict.fromkeys([candidate.ref for candidate in compared if candidate.ref != STEP])
        refs |= dict.fromkeys(table.measured(one))
    return dict(zip(refs, ascii_uppercase, strict=False))


# --- drawn ----------------------------------------------------------------------------------------------------------


def why_rows(at: Glance, table: TitleTable, width: int) -> list[Row]:
    """The whole Why: for each decision what was measured, the table of numbers, and the sentence that it came to."""
    rows: list[Row] = []
    assert at.moment is not None
    for moment in at.moment.chain():
        measured = table.measures(at, moment, width)
        rows += [*measured, ()] if measured else []
        rows += [*_decision(at, table, moment, width), ()]
    if any(one.why and Weighed(one.why).fell for one in at.moment.chain()):
        rows.append(row(cut(f"   {at.words('walk-signs')}", width), QUIET))
    return rows


def _decision(at: Glance, table: TitleTable, moment: Moment, width: int) -> list[Row]:
    words = at.words
    about = step_name(moment.prompt, moment.about, at.names[moment.seat], words)
    rows = paragraph(words("walk-why", about=about), width, style=STRONG)
    if moment.why is None:
        return [*rows, *paragraph(_nothing(at, moment), width)]
    weighed = Weighed(moment.why)
    if len(weighed.compared) > 1:
        rows += _numbers(at, table, weighed, width)
    rows += _apart(at, table, moment, weighed, width)
    return [*rows, *paragraph(came_to(at, table, moment), width, style=MOVED)]


def _numbers(at: Glance, table: TitleTable, weighed: Weighed, width: int) -> list[Row]:
    """A row a candidate, a column a comparison; where there is no room, those that told nobody apart are left out."""
    names = [called(at, table, one.ref) for one in weighed.compared]
    room = min(NAME if width < 45 else NAME + 4, max(map(len, names))) + 1
    columns = _columns(at, weighed, width - room - 3)
    heads = [_column(at, weighed.why.comparisons[place]) for place in columns]
    sizes = [max(5, len(head)) + 1 for head in heads]
    title = "".join(f"{head:>{size}}" for head, size in zip(heads, sizes, strict=True))
    rows: list[Row] = [row(f"{' ' * (room + 3)}{title}", QUIET)]
    for one, name in zip(weighed.compared, names, strict=True):
        cells = [at.marker.field(one.ref), Cell(cut(name, room - 1).ljust(room), "", one.ref)]
        cells += [_cell(weighed, one, place, size, at.words) for place, size in zip(columns, sizes, strict=True)]
        rows.append(tuple(cells))
    return rows


def _columns(at: Glance, weighed: Weighed, width: int) -> list[int]:
    """The comparisons that fit: all, or else those that decided something, and at least the last of these."""
    places = [*range(len(weighed.why.comparisons))]
    apart = sorted({*weighed.fell.values()})
    for shown in (places, places[: (apart[-1] if apart else 0) + 1], apart):
        if sum(max(5, len(_column(at, weighed.why.comparisons[place]))) + 1 for place in shown) <= width:
            return list(shown)
    return apart[-1:]


def _cell(weighed: Weighed, one: Candidate, place: int, size: int, words: Words) -> Cell:
    fell, last = weighed.fell.get(one.ref), weighed.decisive
    if (fell is not None and place > fell) or (last is not None and place > last):
        return Cell("-".rjust(size), QUIET)
    said = said_number(weighed.why.comparisons[place], one.numbers[place], words)
    if place == fell:
        return Cell(f"({said})".rjust(size), QUIET)
    return Cell(said.rjust(size), STRONG if place == last else "")


def _column(at: Glance, by: Comparison) -> str:
    short = f"column-{by.what}"
    people = len(at.names) - len(at.automata)
    return at.words(short, people=people) if at.words.has(short) else number_name(by, at.words)


def _apart(at: Glance, table: TitleTable, moment: Moment, weighed: Weighed, width: int) -> list[Row]:
    """What was not compared: names by the clause; what was measured has said it already."""
    said = _apart_told(at, table, moment, weighed)
    return [line for text in said for line in paragraph(text, width, "   ", QUIET)]


# --- in sentences ---------------------------------------------------------------------------------------------------


def came_to(at: Glance, table: TitleTable, moment: Moment) -> str:
    """The one sentence that decided: what is taken, which number decided, and against which."""
    words = at.words
    if moment.why is None:
        return _nothing(at, moment)
    weighed = Weighed(moment.why)
    alone = weighed.alone
    reason = reason_of(alone, words) if alone else ""
    if moment.option == STEP and reason:
        return words("walk-none-because", reason=capital(reason), clause=alone)
    if moment.option == STEP:
        return words("walk-none", clause=", ".join(moment.clauses[:1]))
    if _means(alone, words):
        return words("because-meant", meaning=words(_means(alone, words), **moment.about).rstrip("."), clauses=alone)
    what = called(at, table, moment.option)
    by = weighed.by
    if by is None:
        clauses = ", ".join(dict.fromkeys(one.clause for one in moment.why.comparisons) or moment.clauses[:1])
        return words("walk-only", what=what, clause=clauses)
    best, other = weighed.decided()
    if {best, other} == {"0", "1"} and is_flag(by, words):
        return words("walk-so", what=what, yes=words(f"number-{by.what}.yes"), clause=by.clause)
    said = words("walk-decides", what=what, number=number_name(by, words), best=best, other=other, clause=by.clause)
    return f"{said} {source}" if (source := source_of(by, words)) else said


def _means(clause: Clause | None, words: Words) -> str:
    """The id of what a clause means that leaves only one way; empty where the title says none."""
    id = f"why-{clause.replace('.', '-')}" if clause else ""
    return id if id and words.has(id) else ""


def _nothing(at: Glance, moment: Moment) -> str:
    clauses, name = ", ".join(moment.clauses[:2]), at.names[moment.seat]
    said = step_reason(moment.prompt, moment.about, name, clauses, at.words)
    return said or at.words("because-step", clauses=clauses)


def headline(at: Glance, table: TitleTable, moment: Moment) -> str:
    """What the automaton does now, and what it takes."""
    if moment.why is None or moment.option == STEP:
        return doing(at, moment)
    what = called(at, table, moment.option)
    return taken_said(moment.prompt, moment.option, moment.about, at.names[moment.seat], what, at.words)


def doing(at: Glance, moment: Moment) -> str:
    """What somebody does who is asked."""
    nothing = moment.option if moment.why is not None else ""
    return step_said(moment.prompt, nothing, moment.about, at.names[moment.seat], at.words)


def called(at: Glance, table: TitleTable, ref: Ref) -> str:
    """What a candidate is called: seats by the names of those who sit there."""
    kind, _, id = ref.partition(":")
    if ref == STEP:
        return at.words("walk-nothing")
    return at.names[int(id)] if kind == "seat" and id.isdecimal() else table.name(at, ref)


def told(at: Glance, table: TitleTable, moment: Moment) -> str:
    """A step and its reasons for those who listen; what its chain has said before is not said again."""
    parts = [doing(at, moment), table.measures_told(at, moment)]
    if moment.why is not None:
        weighed = Weighed(moment.why)
        parts += _fell_told(at, table, weighed)
        parts.append(came_to(at, table, moment))
        parts += _apart_told(at, table, moment, weighed)
    else:
        parts.append(_nothing(at, moment))
    return " ".join(filter(None, parts))


def _fell_told(at: Glance, table: TitleTable, weighed: Weighed) -> Sequence[str]:
    """Who fell out before the deciding comparison, in the rules' order."""
    said = []
    for place, by in enumerate(weighed.why.comparisons):
        lost = [one for one in weighed.compared if weighed.fell.get(one.ref) == place]
        if lost and place != weighed.decisive:
            names = [f"{called(at, table, one.ref)} ({said_number(by, one.numbers[place], at.words)})" for one in lost]
            about = capital(number_name(by, at.words))
            id = "walk-fell-many" if len(names) > MANY else "walk-fell"
            said.append(at.words(id, number=about, names=listed(names), n=len(lost)))
    return said


def _apart_told(at: Glance, table: TitleTable, moment: Moment, weighed: Weighed) -> list[str]:
    """What was not compared, by the clause; of many how many, and what was measured has said it already."""
    said = []
    measured = table.measured(moment)
    if weighed.alone and (moment.option == STEP or _means(weighed.alone, at.words)):
        return []  # the clause that left nothing to compare has been said
    for clause, refs in weighed.apart().items():
        names = list(dict.fromkeys(called(at, table, ref) for ref in refs if ref not in measured))
        if not names:
            continue
        reason = reason_of(clause, at.words)
        one, many = "walk-apart", "walk-apart-many"
        if reason:
            one, many = "walk-apart-because", "walk-apart-many-because"
        told = {"names": listed(names), "n": len(names), "reason": reason, "clause": clause}
        said.append(at.words(many if len(names) > MANY else one, **told))
    return said

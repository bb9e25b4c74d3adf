"""Tables of the clauses, read so that tests can hold content against them."""

from meadhall.clauses import Clauses


def rows(clauses: Clauses, first: str, last: str) -> list[dict[str, str]]:
    """The rows of a table of the clauses, each by its columns; marks and code quotes are left out."""
    told = (clauses.get(id).text.replace("`", "").split("; ") for id in clauses.between(first, last))
    return [dict(cell.split(": ", 1) for cell in cells) for cells in told]


def listed(cell: str) -> tuple[str, ...]:
    """What stands in a cell, one after the other."""
    return tuple(cell.split(", "))

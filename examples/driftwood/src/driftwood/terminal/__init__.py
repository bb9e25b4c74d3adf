"""Driftwood in the terminal: the row as letters, and everything in sentences."""

from meadhall.kernel import Ref, Seat
from meadhall.terminal.drawing import Cell, Drawing, Row
from meadhall.terminal.title import Glance, Passage, Room, TitleTable


class DriftwoodTable(TitleTable):
    """A row of wood, and a heap for each seat."""

    def left(self, wide: bool) -> int:
        """A column for the row."""
        return 30

    def stage(self, at: Glance, room: Room, *, board: bool = False) -> Drawing:
        """The row from left to right, one piece to a line, with the numbers of its ends."""
        ends = {0: "end:left", len(at.table["row"]) - 1: "end:right"}
        if len(at.table["row"]) == 1:
            ends = {0: "end:left"}
        rows: list[Row] = [
            (at.marker.field(ends.get(place)), Cell(at.words.ref(piece), ref=ends.get(place)))
            for place, piece in enumerate(at.table["row"])
        ]
        return at.marker.drawing([*rows, (), (Cell(self.status(at)),)])

    def seat(self, at: Glance, seat: Seat, room: Room) -> list[Row]:
        """Points and waves behind the name."""
        return [(Cell(at.words("dw-seat", points=at.table["points"][seat], waves=at.table["waves"][seat])),)]

    def status(self, at: Glance) -> str:
        """How much the sea still holds."""
        return at.words("dw-sea", count=at.table["sea"])

    def notes(self, at: Glance, ref: Ref, wide: bool) -> list[str]:
        """What lies at an end."""
        row = at.table["row"]
        lies = {"end:left": row[:1], "end:right": row[-1:]}.get(ref, [])
        return [at.words.ref(piece) for piece in lies]

    def read(self, at: Glance, part: str) -> list[Passage]:
        """The row, or the heaps."""
        if part == "seats":
            return [
                Passage(at.called(seat), ", ".join(map(at.words.ref, heap)) or at.words("dw-nothing"))
                for seat, heap in enumerate(at.table["taken"])
            ]
        row = ", ".join(map(at.words.ref, at.table["row"])) or at.words("dw-nothing")
        return [Passage(at.words("field-row"), row)] if part == "map" else []


TABLE = DriftwoodTable()

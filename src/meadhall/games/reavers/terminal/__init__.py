"""Reavers of Midgard in the terminal: coast, longship, combat and reckoning, in letters and in sentences."""

from typing import Any, NamedTuple

from meadhall.kernel import Ref, Seat, View
from meadhall.terminal.drawing import Drawing, Row, stacked
from meadhall.terminal.title import Glance, Passage, Room, Step, TitleTable
from meadhall.terminal.words import Words

from . import coast, combat, notes, reading, reckoning, seats
from .desk import desk
from .pieces import SEAT_COLOURS, SIGNS
from .ship import needed, ship

NOTHING = (
    *("do:skip", "do:finish", "do:leave", "do:decline", "do:stop", "do:accept", "do:give_up", "do:suffer"),
    "do:roll",
)
"""What ends a row of choices, or declines."""


class Voyage(NamedTuple):
    """Which longship of which round is on its way."""

    round: int
    longship: int


class ReaversTable(TitleTable):
    """Six locations with the own longship below; a combat lies over the coast, at the end the reckoning over all."""

    least = (100, 30)
    wide = (140, 44)
    parts = ("map", "hand", "seats", "saga", "reckoning")

    def left(self, wide: bool) -> int:
        """On a wide screen the whole coast, on a narrow one a row a location."""
        return 88 if wide else 59

    def stage(self, at: Glance, room: Room, *, board: bool = False) -> Drawing:
        """The reckoning, the combat, or the coast; and the longship."""
        if at.table["phase"] == "end" and not board:
            return at.marker.drawing(reckoning.table(at, room.width))
        fighting = at.table["combat"] is not None and not board
        sections = [_above(at, room, fighting), _desk(at, room), _ship(at, room)]
        if fighting and room.wide:
            sections.append([coast.flat(at, room.width), []])
        return at.marker.drawing(stacked(sections, room.height))

    def seat(self, at: Glance, seat: Seat, room: Room) -> list[Row]:
        """Glory, place, amounts, dice."""
        return seats.beside(at, seat, room)

    def sign(self, at: Glance, seat: Seat) -> str:
        """Wolf, Raven, Bear or Serpent."""
        return SIGNS[seat]

    def colour(self, at: Glance, seat: Seat) -> str:
        """Ember, Fjord, Bone or Yew."""
        return SEAT_COLOURS[seat]

    def status(self, at: Glance) -> str:
        """The round, and which longship of it."""
        table, words = at.table, at.words
        if table["phase"] != "play":
            return words(f"rm-phase-{table['phase']}")
        placed = sum(pawn is not None for pawn in table["pawns"].values())
        longship = placed if table["location"] or not table["to_come"] else placed + 1
        return words("rm-status", round=table["round"], rounds=table["rounds"], n=longship)

    def name(self, at: Glance, ref: Ref) -> str:
        """Dice with colour and face, offers with their cards."""
        return notes.name(at, ref)

    def notes(self, at: Glance, ref: Ref, wide: bool) -> list[str]:
        """Prices, what the seats get, how a battle is won."""
        said = notes.notes(at, ref)
        return said if wide else said[:1]

    def spoken(self, at: Glance, ref: Ref) -> str:
        """The same, in a sentence."""
        return notes.spoken(at, ref)

    def about(self, at: Glance, ref: Ref) -> str:
        """The whole text of chosen cards, land or tiles."""
        return notes.about(at, ref)

    def remark(self, at: Glance) -> str:
        """The odds, the price, or the card in question."""
        return notes.remark(at)

    def brief(self, at: Glance) -> list[str]:
        """Combat, payment and cards, before one is asked about them."""
        return reading.brief(at) or super().brief(at)

    def read(self, at: Glance, part: str) -> list[Passage]:
        """Coast, ship, crews or reckoning in full."""
        if part == "hand":
            return seats.in_full(at, at.seat) if at.seat is not None else []
        if part == "seats":
            return [passage for seat in range(len(at.names)) for passage in seats.in_full(at, seat)]
        if part == "reckoning":
            return reckoning.told(at)
        return reading.coast_told(at, mark=self.status(at)) if part == "map" else []

    def page(self, at: Glance, part: str, width: int) -> list[Row]:
        """The reckoning is a table of numbers."""
        return reckoning.table(at, width) if part == "reckoning" else []

    def legend(self, at: Glance) -> str:
        """What letters and signs mean."""
        return at.words("rm-legend")

    def nothing(self, at: Glance) -> Ref | None:
        """Done, skip, roll: what ends a row of choices."""
        return next((ref for ref in at.options if ref in NOTHING), None)

    def follow(self, view: View, before: Any) -> Any:
        """A new longship sets out when somebody is asked where to."""
        table = view["table"]
        if not any(asked["prompt"] == "location_choice" for asked in view["asked"]):
            return before
        return Voyage(table["round"], 1 + sum(pawn is not None for pawn in table["pawns"].values()))

    def heading(self, mark: Any, words: Words) -> str:
        """A new longship."""
        return words("rm-heading", round=mark.round, n=mark.longship) if mark else ""

    def lingers(self, step: Step) -> bool:
        """Dice that were just thrown in a combat are looked at for a while."""
        return any(event["kind"] == "combat_rolled" for event in step.events)


def _above(at: Glance, room: Room, fighting: bool) -> list[list[Row]]:
    """What lies above the ship, from rich to poor."""
    if fighting:
        return [combat.draw(at, room.width, brief=not room.wide)]
    flat = coast.flat(at, room.width)
    offered = any(cell.ref in at.marker for row in flat for cell in row)
    least = [] if offered else [coast.heads(at, room.width)]
    return [coast.grid(at, room.width), flat, *least] if room.wide else [flat, *least]


def _desk(at: Glance, room: Room) -> list[list[Row]]:
    return [desk(at, room.width), desk(at, room.width, texts=False)]


def _ship(at: Glance, room: Room) -> list[list[Row]]:
    long, short = (ship(at, room.width, texts=texts) for texts in (True, False))
    least = needed(at, room.width)
    return [long, short, least] if room.wide else [short, least]


TABLE = ReaversTable()

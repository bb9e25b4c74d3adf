"""Lords of Ragnarok in the terminal: the island, Battles and Hunts over it, in letters and in sentences."""

from collections.abc import Sequence
from typing import Any

from meadhall.kernel import Ref, Seat, View
from meadhall.terminal.drawing import CHOSEN, OFFERED, Cell, Drawing, Row, spots_of, stacked
from meadhall.terminal.title import Glance, Moment, Passage, Room, Step, TitleTable

from . import battle, desk, followers, hunt, island, measured, notes, reading, seats
from .pieces import hero_tile, letter, tint

LISTED = ("do", "symbol", "rite", "colour", "follower", "challenge")
"""The kinds of things that lie nowhere, so that they stand in the list alone."""
NOTHING = ("do:done", "do:decline", "do:pass")
"""What ends a row of choices, or declines."""
CHAINS = {
    "follower_army": ("follower_target",),
    "follower_marches": ("follower_mobilize",),
    "follower_landing": ("follower_muster",),
    "follower_act": ("follower_rouse",),
    "follower_move": ("follower_act",),
}
"""The decisions of a Follower that go on from another."""
SHOWS = ("battle_counted", "attack_answered", "slain", "requisite_met")
"""What one wants to look at before it goes on."""


class LordsTable(TitleTable):
    """The island as a table of Regions with all that lies around; a Battle or a Hunt lies over it."""

    least = (100, 30)
    wide = (140, 44)

    def left(self, wide: bool) -> int:
        """On a wide screen a row a Region, on a narrow one two columns of them."""
        return 88 if wide else 59

    def stage(self, at: Glance, room: Room, *, board: bool = False) -> Drawing:
        """The Battle, the Hunt or the island, and the own board; whatever may be pointed at stands there."""
        sections = _sections(at, room, board=board)
        rows: list[Row] = stacked(sections, room.height)
        for _ in range(3):
            missing = [ref for ref in at.numbers if _lies(ref) and ref not in spots_of(rows)]
            more = _more(at, room.width, missing)
            if not more:
                break
            rows = [*stacked(sections, room.height - len(more)), *more]
        return at.marker.drawing(_marked_once(rows))

    def seat(self, at: Glance, seat: Seat, room: Room) -> list[Row]:
        """Hero, wealth, ways to win."""
        return seats.beside(at, seat, room)

    def sign(self, at: Glance, seat: Seat) -> str:
        """The initial of the Hero."""
        return letter(at, seat)

    def colour(self, at: Glance, seat: Seat) -> str:
        """The colour that the player chose."""
        return tint(at, seat)

    def status(self, at: Glance) -> str:
        """The lap of turns and the step."""
        table, words = at.table, at.words
        if table["phase"] != "play":
            return words(f"lr-phase-{table['phase']}")
        if table["step"] is None:  # Surtur's die is still to be rolled
            return words("lr-turn", n=table["turn"])
        return words("lr-status", n=table["turn"], step=words(f"step-{table['step']}"))

    def name(self, at: Glance, ref: Ref) -> str:
        """Armies with their owner, Heroes by name, slots by their symbols."""
        return notes.name(at, ref)

    def notes(self, at: Glance, ref: Ref, wide: bool) -> list[str]:
        """What is in a Region, what an action brings others, what a card is worth."""
        return notes.notes(at, ref)

    def spoken(self, at: Glance, ref: Ref) -> str:
        """The same for those who listen."""
        return notes.spoken(at, ref)

    def about(self, at: Glance, ref: Ref) -> str:
        """The whole text of a card, an Artifact, a tray, a Realm or a god."""
        return notes.about(at, ref)

    def remark(self, at: Glance) -> str:
        """What the card says that is asked about."""
        return notes.remark(at)

    def brief(self, at: Glance) -> list[str]:
        """The Battle or the Hunt, before one is asked about it."""
        return reading.brief(at) or super().brief(at)

    def read(self, at: Glance, part: str) -> list[Passage]:
        """The island, the own board or all players in full; in a Follower's turn its Action row before the board."""
        if part == "hand":
            acting = followers.acting(at) if at.moment is not None else None
            row = followers.row_told(at, acting) if acting is not None else []
            return [*row, *(seats.in_full(at, at.seat) if at.seat is not None else [])]
        if part == "seats":
            return [passage for seat in range(len(at.names)) for passage in seats.in_full(at, seat)]
        return reading.island_told(at, self.status(at)) if part == "map" else []

    def part_key(self, at: Glance, part: str) -> str:
        """In a Follower's turn its Action row lies before the own board."""
        return "part-row" if part == "hand" and at.moment is not None else super().part_key(at, part)

    def legend(self, at: Glance) -> str:
        """What letters and signs mean."""
        legend = at.words("lr-legend")
        return f"{legend} {at.words('lr-legend-followers')}" if at.table.get("followers") else legend

    def nothing(self, at: Glance) -> Ref | None:
        """Done, pass, decline: what ends a row of choices."""
        return next((ref for ref in at.options if ref in NOTHING), None)

    def called(self, at: Glance, seat: Seat) -> str:
        """A Follower is called by its Hero."""
        tile = hero_tile(at, seat)
        return at.words.ref(tile) if tile else ""

    def turn(self, view: View) -> Any:
        """The turn, and whose it is."""
        return view["table"]["turn"], view["table"]["active"]

    def goes_on_from(self, prompt: str) -> Sequence[str]:
        """The Army is chosen for the Region, and what a Monster does for the Monster."""
        return CHAINS.get(prompt, ())

    def measured(self, moment: Moment) -> Sequence[Ref]:
        """The Regions tested for invading, those that can be invaded first; the Monsters that could do harm."""
        tests = sorted(measured.tests_before(moment), key=lambda test: not test["passed"])
        return [*(test["region"] for test in tests), *measured.harmful(moment)]

    def measures(self, at: Glance, moment: Moment, width: int) -> list[Row]:
        """The tests with every number, which Monster harms how, or the open hand of a Hunt."""
        drawn = (measured.tests_drawn, measured.harm_drawn, measured.hand_drawn)
        return [line for part in drawn for line in part(at, moment, width)]

    def measures_told(self, at: Glance, moment: Moment) -> str:
        """The same in sentences."""
        told = measured.tests_told(at, moment) or measured.harm_told(at, moment)
        return told or measured.hand_told(at, moment)

    def lingers(self, step: Step) -> bool:
        """A Battle that was counted, an attack that was answered, a Monster slain, a Requisite met."""
        return any(event["kind"] in SHOWS for event in step.events)


def _lies(ref: Ref) -> bool:
    return ref.rpartition(">")[2].partition(":")[0] not in LISTED


def _marked_once(rows: list[Row]) -> list[Row]:
    """Every number stands where its thing is first seen, and nowhere else."""
    seen: set[Ref] = set()
    marked: list[Row] = []
    for row in rows:
        cells = []
        for cell in row:
            is_mark = cell.style in (OFFERED, CHOSEN) and cell.ref is not None
            cells.append(Cell(" " * len(cell.text)) if is_mark and cell.ref in seen else cell)
            if is_mark and cell.ref is not None:
                seen.add(cell.ref)
        marked.append(tuple(cells))
    return marked


def _sections(at: Glance, room: Room, *, board: bool) -> list[list[list[Row]]]:
    """All parts of the left side from top to bottom, each from rich to poor."""
    width, table = room.width, at.table
    above: list[list[list[Row]]] = [[island.steps(at, width)]]
    fighting = not board and (table["battle"] is not None or table["hunt"] is not None)
    if not board and table["battle"] is not None:
        above.append([battle.draw(at, width)])
    elif not board and table["hunt"] is not None:
        above.append([hunt.draw(at, width, brief=False), hunt.draw(at, width, brief=True)])
    else:
        above.append([island.regions(at, width)] if room.wide else [island.columns(at, width)])
    above.append([island.warnings(at, width)])
    ashen = [part for part in (followers.omens(at, width), followers.action_row(at, width)) if part]
    if at.moment is not None and not fighting and table["phase"] == "play":
        wheel = [part(at, width) for part in (island.wheel, island.realms)]
        slots = [ref for ref in at.lettered if ref.startswith("wound:")]
        above += [[hunt.tray(at, hunt.foe_of(slots[0]), width)]] if slots else []
        return [*above, *wheel, *ashen, *([island.monuments(at, width)] if room.wide else [])]
    own = [desk.board(at, width), desk.hand(at, width) if room.wide or fighting else desk.hand(at, width)[1:]]
    around = [part(at, width) for part in (island.wheel, island.realms, island.seas, island.monuments)]
    around += [[*island.requisites(at, width)], [*island.stores(at, width)]]
    if fighting:
        small = [[island.columns(at, width), []]] if room.wide else []
        return [*above, *own, *small]
    return [*above, *own, *around[:2], *ashen, *around[2:]]


def _more(at: Glance, width: int, missing: list[Ref]) -> list[Row]:
    """What may be pointed at and stood nowhere yet: cards with their texts, a tray, and the rest by name."""
    cards = [ref for ref in missing if ref.startswith("card:")]
    shown = {ref for ref in at.options if ref not in cards}
    rows = desk.lying(at, width, shown) if cards or at.table["offer"] else []
    wounds = [ref for ref in missing if ref.startswith("wound:")]
    if wounds:
        rows += hunt.tray(at, hunt.foe_of(wounds[0]), width)
    rest = [ref for ref in missing if ref not in cards and ref not in wounds]
    return [*rows, *desk.elsewhere(at, width, rest, at.words("lr-also"))]


TABLE = LordsTable()

"""Blood Rage in the terminal: the land, the battle, the draft, and the clans, in letters and in sentences."""

from typing import Any, NamedTuple

from meadhall.kernel import Ref, Seat, View
from meadhall.terminal.drawing import Drawing, Row, stacked
from meadhall.terminal.title import Glance, Passage, Room, Step, TitleTable
from meadhall.terminal.words import Words

from . import battle, draft, flat, hand, notes, reading, ring, seats, tracks
from .pieces import colour, letter
from .sides import battle_of

NOTHING = ("do:done", "do:decline", "do:stay", "do:let_die", "do:keep_none", "do:pass")
"""What ends a row of choices, or declines."""
_PLACES = ("province", "fjord")


class Turn(NamedTuple):
    """Whose turn it is in which round of an age; a round is over when the turn passes the first player again."""

    age: int
    round: int
    place: int
    """How far from the first player."""


class BloodRageTable(TitleTable):
    """The land round Yggdrasil, with hand and sheet below it; a battle or the draft lie over it."""

    least = (100, 30)
    wide = (140, 44)

    def left(self, wide: bool) -> int:
        """On a wide screen the ring, on a narrow one a row a province."""
        return 88 if wide else 59

    def stage(self, at: Glance, room: Room, *, board: bool = False) -> Drawing:
        """The draft, the battle, or the land with hand and sheet."""
        if not board and at.table["pack"]:
            return draft.draw(at, room)
        fought = None if board or _on_the_land(at) else battle_of(at)
        if fought is not None:
            return at.marker.drawing(battle.draw(at, fought, room))
        return at.marker.drawing(_land(at, room))

    def seat(self, at: Glance, seat: Seat, room: Room) -> list[Row]:
        """Glory, Rage, stats, cards, upgrades."""
        return seats.beside(at, seat, room)

    def sign(self, at: Glance, seat: Seat) -> str:
        """The letter of the clan."""
        return letter(at, seat)

    def colour(self, at: Glance, seat: Seat) -> str:
        """The colour of the clan."""
        return colour(at, seat)

    def status(self, at: Glance) -> str:
        """Age and phase, and in the actions the round."""
        said = at.words("phase", age=at.table["age"], phase=at.table["phase"])
        if at.table["phase"] == "actions" and at.mark:
            return f"{said}, {at.words('br-round', round=at.mark.round)}"
        return said

    def name(self, at: Glance, ref: Ref) -> str:
        """Figures with their place, slots with their card."""
        return notes.name(at, ref)

    def notes(self, at: Glance, ref: Ref, wide: bool) -> list[str]:
        """Strengths and stakes."""
        return notes.notes(at, ref, wide=wide)

    def spoken(self, at: Glance, ref: Ref) -> str:
        """Strengths, stakes, and what a card makes of the total."""
        return notes.spoken(at, ref)

    def about(self, at: Glance, ref: Ref) -> str:
        """The whole text of a chosen card."""
        if not ref.startswith("card:"):
            return ""
        return " ".join(f"{one}." for one in hand.passage(at, ref)).replace("..", ".")

    def remark(self, at: Glance) -> str:
        """Who is how strong where figures are called or march to."""
        return notes.remark(at)

    def brief(self, at: Glance) -> list[str]:
        """The battle, before one is asked in it."""
        return reading.battle(at) or super().brief(at)

    def read(self, at: Glance, part: str) -> list[Passage]:
        """Land, hand or clans in full."""
        if part == "hand":
            return seats.hand_in_full(at)
        if part == "seats":
            return [passage for seat in range(len(at.names)) for passage in seats.in_full(at, seat)]
        return reading.land(at, mark=self.status(at))

    def legend(self, at: Glance) -> str:
        """What letters and numbers mean."""
        return at.words("br-legend")

    def nothing(self, at: Glance) -> Ref | None:
        """Done, decline, stay; to pass only where it ends no age."""
        if at.prompt == "choose_action":
            return None
        return next((ref for ref in at.options if ref in NOTHING), None)

    def follow(self, view: View, before: Any) -> Any:
        """A new turn begins when somebody is asked for an action."""
        table = view["table"]
        if not any(asked["prompt"] == "choose_action" for asked in view["asked"]):
            return before
        place = (table["active"] - table["first_player"]) % view["seats"]
        if before is None or before.age != table["age"]:
            return Turn(table["age"], 1, place)
        return Turn(table["age"], before.round + (place <= before.place), place)

    def heading(self, mark: Any, words: Words) -> str:
        """A new round."""
        return words("br-heading", age=mark.age, round=mark.round) if mark else ""

    def lingers(self, step: Step) -> bool:
        """A battle that was just decided is looked at for a while."""
        return any(event["kind"] == "compared" for event in step.events)


def _on_the_land(at: Glance) -> bool:
    """Whether the present question is about places or figures of the land, so that nothing may lie over it."""
    if any(ref.partition(":")[0] in _PLACES for ref in at.options):
        return True
    return at.prompt in ("call_to_battle", "march_figure", "sacrifice_figure", "invade_figure", "free_invade_figure")


def _land(at: Glance, room: Room) -> list[Row]:
    width = room.width
    own = at.seat if at.seat is not None and at.table["clans"][at.seat]["clan"] else None
    waiting = tracks.reserve(at, own, width) if own is not None else []
    beside = [*tracks.ragnarok(at, width), *tracks.valhalla(at, width), *waiting]
    held = hand.hand(at, own, width, kind=room.wide) if own is not None else []
    if room.wide:
        sheets = _sheets(at, own, width) if own is not None else []
        return stacked([[[*ring.ring(at), *ring.legend(at, width), *beside]], [held], sheets], room.height)
    table, below = flat.provinces(at, width), [*flat.fjords(at, width), *beside]
    legends: tuple[list[Row], ...] = (flat.legend(at, width), flat.legend(at, width, regions=False), [])
    sheets = _sheets(at, own, width)[2:] if own is not None else []
    sheets += [] if at.prompt == "upgrade_slot" else [[]]
    return stacked([[[*table, *legend, *below] for legend in legends], [held], sheets], room.height)


def _sheets(at: Glance, seat: Seat, width: int) -> list[list[Row]]:
    """The own sheet, from rich to poor."""
    flowing = [hand.short_sheet(at, seat, width, texts=texts) for texts in (True, False)]
    titled = [hand.sheet_title(at, seat), *flowing[0]]
    return [hand.sheet(at, seat, width), titled, flowing[1]]


TABLE = BloodRageTable()

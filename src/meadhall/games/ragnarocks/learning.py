"""What a learner is told of a table of Ragnarocks: a number for everything that its seat sees, named.

Own and other are the sides as the seat sees them, so that ivory and red learn the same. A name is what is told and,
where there is one, the thing it is told of: ``own_viking hex:a3``, ``offered card:thor``.
"""

from meadhall.bots.features import Told, each
from meadhall.kernel import Seat, View

from .board import OTHER, REFS
from .cards import CARD_REFS
from .content import SIDES, Side
from .state import Options

HEXES = (
    "own_viking",
    "other_viking",
    "own_settled",
    "other_settled",
    "stone",
    "own_land",
    "other_land",
    "selected",
    "viking",
    "moved_from",
    "moved_to",
    "extra",
)
"""What is told of every hex: what stands there, whose it is, and the turn under way."""
CARDS = (
    "own_card",
    "mate_card",
    "other_card",
    "own_in_force",
    "other_in_force",
    "offered",
    "odin_hand",
    "odin_table",
    "odin_in_force",
)
"""What is told of every mythology card, where they are played with."""
NUMBERS = ("turn", "own_turn", "my_turn", "my_next_turn", "draft", "supply", "own_points", "other_points")
CARD_NUMBERS = (
    "wanted",
    "own_odin",
    "odin_hidden",
    *(f"{whose}_{what}" for whose in ("own", "other") for what in ("card_stones", "card_vikings", "armed")),
)


def names(seats: int, options: Options) -> tuple[str, ...]:
    """What each number is; without cards there are fewer."""
    powers = options.mode != "basic"
    known = [f"{plane} {ref}" for plane in HEXES for ref in REFS]
    if powers:
        known += [f"{row} {ref}" for row in CARDS for ref in CARD_REFS.values()]
    return (*known, *NUMBERS, *(CARD_NUMBERS if powers else ()))


def told(table: View, seat: Seat, seats: int) -> Told:
    """What a seat sees of the table."""
    own: Side = next((side for side in SIDES if seat in table["sides"][side]["seats"]), SIDES[0])
    sides = {"own": own, "other": OTHER[own]}
    for whose, side in sides.items():
        there = table["sides"][side]
        yield from each(f"{whose}_viking", there["vikings"])
        yield from each(f"{whose}_settled", there["settled"])
        regions = [region for region in table["regions"] if region["side"] == side]
        yield from each(f"{whose}_land", (ref for region in regions for ref in region["hexes"]))
        yield f"{whose}_points", there["score"] or 0
        if there["power"]:
            yield f"{whose}_in_force {there['power']}", 1
    yield from each("stone", table["stones"])
    moved = table["moved"] or {"from": None, "to": None}
    for name, ref in (
        ("selected", table["selected"]),
        ("viking", table["viking"]),
        ("moved_from", moved["from"]),
        ("moved_to", moved["to"]),
        ("extra", table["extra"]),
    ):
        yield from each(name, [ref] if ref else [])
    yield "turn", table["turn"]
    yield "own_turn", table["to_move"] == own
    yield "my_turn", table["acting"] == seat
    yield "my_next_turn", table["sides"][own]["next"] == seat
    yield "draft", table["phase"] == "draft"
    yield "supply", table["supply"] or 0
    yield from _of_cards(table, seat, own)


def _of_cards(table: View, seat: Seat, own: Side) -> Told:
    """The cards of everybody, what lies on them, Odin's hand and the draft."""
    for card in table["cards"]:
        whose = "own" if card["side"] == own else "other"
        held = "mate" if whose == "own" and card["seat"] != seat else whose
        yield f"{held}_card {card['card']}", 1
        for what, count in (("stones", card["stones"]), ("vikings", card["vikings"])):
            if count:
                yield f"{whose}_card_{what}", count
        if card["armed"]:
            yield f"{whose}_armed", 1
    if (odin := table["odin"]) is not None:
        yield "own_odin", odin["seat"] == seat
        yield "odin_hidden", sum(ref is None for ref in odin["hand"])
        yield from each("odin_hand", (ref for ref in odin["hand"] if ref))
        yield from each("odin_table", (ref for ref in odin["table"] if ref))
        yield from each("odin_in_force", [odin["in_force"]] if odin["in_force"] else [])
    if (draft := table["draft"]) is not None:
        yield "wanted", draft["wanted"]
        yield from each("offered", draft["offer"])

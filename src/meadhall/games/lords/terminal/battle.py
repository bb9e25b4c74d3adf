"""A Battle over the map: both sums part by part, Casualties as they are taken, and where the Armies could go."""

from collections.abc import Mapping
from typing import Any, get_args

from meadhall.kernel import Ref
from meadhall.terminal.cells import named, quiet
from meadhall.terminal.drawing import DANGER, GAIN, HEAD, LINE, QUIET, STRONG, Cell, Row, beside, cut, flowing, row
from meadhall.terminal.title import Glance
from meadhall.terminal.words import capital

from ..state import BattleStep
from .pieces import follower_of, sign

STEPS: tuple[str, ...] = get_args(BattleStep)
Side = Mapping[str, Any]
FOLLOWERS = ("support", "temple", "tucked")
"""What counts for a Follower besides its Armies and cards (LS-10.4, LS-10.6)."""
BESIDE = 15
"""Columns for a mark, a number and its signs."""


def draw(at: Glance, width: int) -> list[Row]:
    """The whole Battle: its steps, and the two sides beside each other."""
    fight = at.table["battle"]
    half = (width - 1) // 2
    left, right = (_side(at, number, half - 1) for number in (0, 1))
    place = at.words("lr-battle-for", region=fight["region"])
    return [
        row(f" {place}", HEAD),
        *stages(at, "lr-battle-step", STEPS, fight["step"], width),
        row("─" * width, LINE),
        *beside(left, right, half + 1),
        row("─" * width, LINE),
    ]


def stages(at: Glance, id: str, steps: tuple[str, ...], now: str, width: int) -> list[Row]:
    """The steps of something in a row, the present one marked."""
    place = steps.index(now)
    units = []
    for number, step in enumerate(steps):
        look = HEAD if number == place else QUIET if number < place else ""
        units.append([Cell(f"{'>' if number == place else ''}{at.words(f'{id}-{step}')}", look)])
    return flowing(units, width, Cell(" "), "  ")


def _side(at: Glance, number: int, width: int) -> list[Row]:
    """Who it is, what counts, the sum, Casualties, and where to withdraw."""
    fight, words = at.table["battle"], at.words
    side = fight["sides"][number]
    state = words("lr-attacks" if number == 0 else "lr-defends")
    if fight["winner"] is not None:
        state = words("lr-wins" if fight["winner"] == number else "lr-loses")
    rows: list[Row] = [(Cell(" "), sign(at, side["seat"]), Cell(f" {at.names[side['seat']]}, {state}", STRONG))]
    if side["from"]:
        rows += flowing(
            [[quiet(words.ref(ref))] for ref in side["from"]], width, quiet(f"   {words('lr-from')} "), ", "
        )
    marked: set[Ref] = set()
    for part in side["parts"]:
        rows.append(_part(at, part, width, marked))
    rows.append(
        (quiet(f"   {words('lr-total'):<{width - BESIDE}}"), Cell(f"{side['total']:>4}", STRONG), *_tie(at, number))
    )
    follower = follower_of(at, side["seat"])
    if follower and fight["step"] == "cards":
        rows.append((quiet(f"   {words('lr-battle-deck', n=follower['battle_deck'])}"),))
    rows += _losses(at, side, width)
    if side["refuge"] is not None:
        units = [named(at, ref, words.ref(ref)) for ref in side["refuge"]] or [[Cell(words("lr-no-refuge"), DANGER)]]
        rows += flowing(units, width, quiet(f"   {words('lr-refuge')} "), ", ")
    if side["routed"]:
        rows.append((quiet("   "), Cell(words("lr-routed"), DANGER)))
    if side["passed"] and fight["step"] == "cards":
        rows.append((quiet(f"   {words('lr-passed')}"),))
    return rows


def part_name(at: Glance, part: Mapping[str, Any], *, short: bool = False) -> str:
    """What a part of a Battle value is called; in a column with fewer letters."""
    if part["kind"] == "army":
        return at.words("lr-army")
    if part["kind"] in FOLLOWERS:
        return at.words(f"lr-part-{part['kind']}" if short else f"scene-fight-{part['kind']}")
    return at.words.ref(part["ref"])


def _part(at: Glance, part: Mapping[str, Any], width: int, marked: set[Ref]) -> Row:
    """A part of the sum, a sign for each point; of Armies that are alike the first has the number."""
    ref: Ref | None = None if part["ref"] in marked else part["ref"]
    marked.add(part["ref"])
    room = width - BESIDE
    name = cut(part_name(at, part, short=True), room - 1).ljust(room)
    look = STRONG if ref in at.marker else ""
    return at.marker.field(ref), Cell(name, look, ref), Cell(f"{part['n']:>4}  "), quiet("#" * min(part["n"], 6))


def _tie(at: Glance, number: int) -> list[Cell]:
    return [quiet(f"  {at.words('lr-wins-tie')}")] if at.table["battle"]["tie"] == number else []


def _losses(at: Glance, side: Side, width: int) -> list[Row]:
    """The Casualty symbols played, and once they are reckoned how many Casualties are taken."""
    words, taken = at.words, side["casualties"]
    if taken is None:
        return [(quiet(f"   {words('lr-symbols', n=side['symbols'])}"),)] if side["symbols"] else []
    look = GAIN if taken["taken"] == taken["due"] else DANGER
    return [(Cell(f"   {words('lr-casualties', taken=taken['taken'], due=taken['due'])}", look),)]


def told(at: Glance) -> list[str]:
    """The same in sentences."""
    fight, words = at.table["battle"], at.words
    if fight is None:
        return []
    said = [f"{words('lr-battle-for', region=fight['region'])}, {words('lr-battle-step-' + fight['step'])}."]
    for number, side in enumerate(fight["sides"]):
        state = words("lr-attacks" if number == 0 else "lr-defends")
        parts = ", ".join(f"{part_name(at, part)} {part['n']}" for part in side["parts"])
        text = (
            f"{at.names[side['seat']]}, {state}: {side['total']} ({parts})."
            if parts
            else f"{at.names[side['seat']]}, {state}: {side['total']}."
        )
        more = [words("lr-casualties", **side["casualties"])] if side["casualties"] else []
        more += [words("lr-symbols", n=side["symbols"])] if side["symbols"] and not side["casualties"] else []
        if (follower := follower_of(at, side["seat"])) and fight["step"] == "cards":
            more += [words("scene-fight-deck", n=follower["battle_deck"]), words("scene-fight-follower-toll")]
        if side["refuge"] is not None:
            places = ", ".join(map(words.ref, side["refuge"]))
            where = f": {places}" if places else f" {words('lr-no-refuge')}"
            more.append(f"{words('lr-refuge')}{where}")
        more += [words("lr-routed")] if side["routed"] else []
        said.append(" ".join([text, *(f"{capital(one)}." for one in more)]))
    if fight["winner"] is not None:
        said.append(words("lr-say-wins", name=at.names[fight["sides"][fight["winner"]]["seat"]]))
    return [" ".join(said)]

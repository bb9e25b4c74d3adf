"""The simple powers worked out a second time, plainly, at every decision of random games (sections 8 to 18)."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from meadhall import Match
from meadhall.kernel.chance import Chance
from meadhall.testing import clause

from .. import reference
from ..playing import IVORY, advanced, names, offered, point, prompt, seat, table
from ..reference import NEAR, Position, slide
from .looking import result

SIGNS = {"ivory": "I", "red": "R"}
OPPOSITE = {"E": "W", "W": "E", "NE": "SW", "SW": "NE", "NW": "SE", "SE": "NW"}


class Sight(NamedTuple):
    """What one sees of a match, as the plain rules need it."""

    position: Position
    sign: str
    """The colour of the side that is asked."""
    mine: str
    theirs: str
    viking: str
    start: str
    """Where V's move began."""
    card: int
    """The stones on the own card."""


def look(match: Match) -> Sight:
    """Looks at the table."""
    view = table(match)
    position: Position = dict.fromkeys(names(view["stones"]), "#")
    for side, sign in SIGNS.items():
        position |= dict.fromkeys(names(view["sides"][side]["vikings"]), sign)
    mover = "ivory" if seat(match) == IVORY else "red"
    (own,) = [card for card in view["cards"] if card["side"] == mover]
    (other,) = [card for card in view["cards"] if card["side"] != mover]
    mine, theirs = (card["card"].removeprefix("card:") for card in (own, other))
    viking, start = view["viking"] or "", view["moved"]["from"] if view["moved"] else ""
    return Sight(
        position, SIGNS[mover], mine, theirs, viking.removeprefix("hex:"), start.removeprefix("hex:"), own["stones"]
    )


def beside(position: Position, hex: str, signs: str) -> set[str]:
    """The neighbours with such a piece."""
    return {near for near in NEAR[hex].values() if position.get(near, ".") in signs}


def creates(position: Position, stone: str) -> bool:
    """RR-4.14: the rest of the stone's region falls apart."""
    region = next(region for region in reference.regions(position) if stone in region)
    after = reference.regions(position | {stone: "#"})
    return sum(1 for part in after if part <= region) > 1


def contested(position: Position) -> set[str]:
    """The free hexes of all contested regions."""
    return {
        hex
        for region in reference.regions(position)
        if len(reference.owners(position, region)) == 2
        for hex in region
        if hex not in position
    }


def moves(see: Sight) -> set[str]:
    """RR-3.16, and Hildisvini's pushes (RR-12.1, RR-12.6)."""
    position, found = see.position, set(slide(see.position, see.viking))
    if see.mine == "hildisvini":
        for direction in reference.SIX:
            hex = NEAR[see.viking].get(direction)
            while hex is not None and hex not in position:
                hex = NEAR[hex].get(direction)
            if hex is not None and position[hex] != "#":
                behind = NEAR[hex].get(direction)
                if behind is not None and behind not in position:
                    found.add(hex)
    return found


def summons(see: Sight) -> set[str]:
    """RR-3.24 with Gullinbursti's and Thor's buttons, less what Nerthus forbids."""
    position = see.position
    found = set(slide(position, see.viking))
    card = contested(position) if see.mine == "thor" and see.card else set()
    if see.theirs == "nerthus":
        found, card = calm(position, found, card)
    buttons = {"do:card-stone"} if card else set()
    return found | buttons | ({"do:second-move"} if see.mine == "gullinbursti" else set())


def calm(position: Position, found: set[str], card: set[str]) -> tuple[set[str], set[str]]:
    """RR-14.1, RR-14.2, RR-14.4."""
    quiet = {hex for hex in found | card if not creates(position, hex)}
    return (found & quiet, card & quiet) if quiet else (found, card)


def card_stones(see: Sight) -> set[str]:
    """RR-17.3, RR-14.4."""
    card = contested(see.position)
    if see.theirs == "nerthus":
        return calm(see.position, set(slide(see.position, see.viking)), card)[1]
    return card


def swaps(see: Sight) -> set[str]:
    """RR-18.1, RR-18.6."""
    near = beside(see.position, see.viking, "IR")
    return {hex for hex in near if slide(see.position, hex)} | {"do:decline"}


def runs(see: Sight) -> set[str]:
    """RR-15.1 to RR-15.3."""
    direction = next(d for d in reference.SIX if see.viking in line(see.start, d))
    found, hex = {"do:decline"}, NEAR[see.viking].get(OPPOSITE[direction])
    while hex is not None and hex not in see.position:
        found.add(hex)
        hex = NEAR[hex].get(OPPOSITE[direction])
    return found


def line(start: str, direction: str) -> list[str]:
    """All hexes in a direction."""
    found, hex = [], NEAR[start].get(direction)
    while hex is not None:
        found.append(hex)
        hex = NEAR[hex].get(direction)
    return found


def steps(see: Sight) -> set[str]:
    """RR-16.1."""
    near = (NEAR[see.viking].get(direction) for direction in ("E", "W"))
    return {hex for hex in near if hex is not None and hex not in see.position} | {"do:decline"}


def steppers(see: Sight) -> set[str]:
    """RR-13.1, RR-13.3."""
    position = see.position
    own = {hex for hex, sign in position.items() if sign == see.sign and beside(position, hex, ".")}
    return own | {"do:decline"}


def selectable(see: Sight) -> set[str]:
    """RR-3.7."""
    position = see.position
    roaming = {hex for hex in reference.nomadic(position) if position[hex] == see.sign}
    return {hex for hex in roaming if moves(see._replace(viking=hex))}


PLAIN: dict[str, Callable[[Sight], set[str]]] = {
    "select_viking": selectable,
    "move_to": moves,
    "summon_at": summons,
    "gullinbursti_move": lambda see: set(slide(see.position, see.viking)),
    "thor_hex": card_stones,
    "tyr_swap": swaps,
    "ratatoskr_move": runs,
    "sol_step": steps,
    "mani_viking": steppers,
}


@clause("RR-10.2", "RR-12.1", "RR-12.6", "RR-13.1", "RR-14.1", "RR-14.2", "RR-14.4")
@clause("RR-15.1", "RR-16.1", "RR-17.3", "RR-17.11", "RR-18.1", "RR-18.6", "RR-7.11")
@pytest.mark.parametrize(
    ("ivory", "red"),
    [
        ("thor", "nerthus"),
        ("gullinbursti", "nerthus"),
        ("hildisvini", "tyr"),
        ("ratatoskr", "hildisvini"),
        ("mani", "sol"),
        ("nerthus", "mani"),
        ("tyr", "thor"),
        ("hel", "freya"),
    ],
)
def test_whatever_is_offered_is_what_the_plain_rules_say(ivory: str, red: str) -> None:
    match, chance, met = advanced(ivory, red), Chance(f"{ivory}{red}"), set[str]()
    while match.pending and len(table(match)["turns"]) < 50:
        name = prompt(match)
        met.add(name)
        if name in PLAIN:
            assert set(offered(match)) == PLAIN[name](look(match)), (name, table(match)["position"])
        buttons = [option for option in offered(match) if option in ("do:second-move", "do:card-stone")]
        options = buttons if buttons and chance.below(3) == 0 else offered(match)
        point(match, options[chance.below(len(options))])
    assert met >= {"select_viking", "move_to", "summon_at"}
    assert result(match) or len(table(match)["turns"]) >= 50

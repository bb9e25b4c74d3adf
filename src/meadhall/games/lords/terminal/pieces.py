"""Seats, pieces and cards in letters: R for Ragnar, ``R4`` for his Army of 4, ``RH`` for himself."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from meadhall.kernel import Ref, Seat
from meadhall.terminal.cells import named, quiet
from meadhall.terminal.drawing import DANGER, STRONG, Cell
from meadhall.terminal.title import Glance

from ..board import BOARDS
from ..pieces import ATTACK_CARDS, COMBAT_CARDS, card_name
from ..records import CombatCard, Region
from ..saying import card_said, said

TINTS = {"red": "#ff8700", "blue": "#5fafff", "white": "#ffffd7", "green": "#00af87"}
"""Ember, Fjord, Bone and Yew."""
VERBS = ("control", "activate", "wound")
"""What can be meant by pointing at a Monster."""
Player = Mapping[str, Any]


def player_of(at: Glance, seat: Seat) -> Player:
    """A player's board, as the view has it."""
    player: Player = at.table["players"][seat]
    return player


def follower_of(at: Glance, seat: Seat) -> Player | None:
    """What lies open of a Follower of Surtur; nothing if a person plays there."""
    followers: list[Player] = at.table.get("followers", [])
    return followers[seat] if seat < len(followers) else None


def hero_tile(at: Glance, seat: Seat) -> Ref | None:
    """The tile of a seat's Hero, or of its corrupted one, once there is one."""
    follower = follower_of(at, seat)
    tile: Ref | None = follower["tile"] if follower else player_of(at, seat)["tile"]
    return tile


def letter(at: Glance, seat: Seat) -> str:
    """The initial of a seat's Hero; before one is kept, the number of the seat."""
    tile = hero_tile(at, seat)
    return at.words.ref(tile)[0] if tile else str(seat + 1)


def tint(at: Glance, seat: Seat) -> str:
    """The colour that a player chose."""
    colour = player_of(at, seat)["colour"]
    return TINTS[colour] if colour else ""


def sign(at: Glance, seat: Seat, more: str = "", ref: Ref | None = None) -> Cell:
    """The letter of a seat in its colour, and what follows it at once."""
    return Cell(f"{letter(at, seat)}{more}", f"bold {tint(at, seat)}".strip(), ref)


def signs(at: Glance, seats: list[Seat]) -> list[Cell]:
    """Several seats, letter beside letter; a stroke where there is none."""
    return [sign(at, seat) for seat in seats] or [quiet("–")]


def hero_name(at: Glance, seat: Seat) -> str:
    """The Hero of a seat, with whose it is."""
    if follower_of(at, seat):
        return at.words("lr-hero-alone", name=at.names[seat])
    tile = player_of(at, seat)["tile"]
    return at.words("lr-hero-of", hero=at.words.ref(tile), name=at.names[seat]) if tile else at.names[seat]


# --- Regions and what stands there ----------------------------------------------------------------------------------


def facts_of(at: Glance) -> tuple[Region, ...]:
    """The Regions of this side of the board."""
    return BOARDS[len(at.names)].regions


def whose(at: Glance, region: Mapping[str, Any]) -> str:
    """Who holds a Region; of a neutral one how many people live there."""
    seat = region["control"]
    if seat is None:
        return at.words("lr-nobodys", n=region["population"])
    return at.words("lr-yours") if seat == at.seat else at.words("lr-whose", name=at.names[seat])


def army_parts(ref: Ref) -> tuple[Seat, int, int]:
    """Whose an Army is, in which Region, and of which value."""
    seat, region, value = map(int, ref.partition(":")[2].split("."))
    return seat, region, value


def standing(at: Glance, region: Ref, *, wide: bool) -> list[list[Cell]]:
    """What stands in a Region, a unit a piece: Armies, those alike once, Heroes, Monsters and Loki."""
    number = int(region.partition(":")[2])
    units = [_army(at, ref, n) for ref, n in Counter(at.table["regions"][number - 1]["armies"]).items()]
    for seat, player in enumerate(at.table["players"]):
        if player["region"] == region:
            more = f" {at.words('lr-hero')}" if wide else "H"
            units.append([*at.marker.tag(player["hero"]), sign(at, seat, more, player["hero"])])
    for name, foe in at.table["monsters"].items():
        if foe["region"] == region:
            units.append(_monster(at, f"monster:{name}", foe, wide=wide))
    if at.table["boss"]["region"] == region:
        units.append(named(at, "boss:loki", at.words.ref("boss:loki").upper(), DANGER))
    if (forge := f"forge:{number}") in at.marker:
        units.append(named(at, forge, at.words("lr-forge")))
    if region in at.table.get("ashes", {"regions": ()})["regions"]:
        units.append([quiet(at.words("lr-ash") if not wide else at.words("lr-ash").upper())])
    return units


def _army(at: Glance, ref: Ref, n: int) -> list[Cell]:
    seat, _, value = army_parts(ref)
    return [*at.marker.tag(ref), sign(at, seat, f"{value}", ref), quiet(f"x{n}" if n > 1 else "")]


def _monster(at: Glance, ref: Ref, foe: Mapping[str, Any], *, wide: bool) -> list[Cell]:
    """A Monster, whose ring it carries, and its Wounds; with the numbers of all that it can be pointed at for.

    What is meant by them stands there if there is room, and always in the list.
    """
    cells = named(at, ref, at.words.ref(ref), STRONG)
    for verb in VERBS:
        if (meant := f"{verb}>{ref}") in at.marker:
            said = [quiet(f"{at.words(f'lr-verb-{verb}')} ")] if wide else []
            cells = [*at.marker.tag(meant), *said, *cells]
    if foe["ring"] is not None:
        cells += [quiet("("), sign(at, foe["ring"]), quiet(")")]
    wounds = sum(by is not None for by in foe["wounds"])
    return [*cells, quiet(f" {wounds}/{len(foe['wounds'])}")] if wounds else cells


# --- cards ----------------------------------------------------------------------------------------------------------


def combat_of(ref: Ref) -> CombatCard | None:
    """The facts of a Combat card; nothing if it is another one."""
    return COMBAT_CARDS.get(ref.partition(":")[2])


def alike(refs: list[Ref]) -> dict[str, list[Ref]]:
    """Cards by their name, copies together."""
    groups: dict[str, list[Ref]] = {}
    for ref in refs:
        groups.setdefault(card_name(ref.partition(":")[2]), []).append(ref)
    return groups


def card_text(at: Glance, ref: Ref) -> str:
    """What a card does: in a Battle or a Hunt only what counts there."""
    card = combat_of(ref)
    if card is not None and at.table["battle"] is not None:
        return said(at.words, card.battle) or at.words("says-no-effect")
    if card is not None and at.table["hunt"] is not None:
        return said(at.words, card.hunt) or at.words("says-no-effect")
    return card_said(at.words, ref)


def card_worth(at: Glance, ref: Ref) -> str:
    """Value, symbol and Casualty symbols of a Combat card in a few letters, or the numbers of an attack."""
    attack = ATTACK_CARDS.get(ref.partition(":")[2])
    if attack is not None:
        return at.words("lr-attack-facts", rage=attack.rage, spot=attack.weak_spot, draw=attack.draw)
    card = combat_of(ref)
    if card is None:
        return ""
    symbol = at.words(f"symbol-{card.weapon}")
    return at.words("lr-card-worth", value=card.value, symbol=symbol, n=card.casualties)

"""What a learner is told of a table of Reavers of Midgard: a number for everything that its seat sees, named.

Players are told from the seat on, ``player.0`` its own, ``player.1`` the next to the left, so that all seats learn the
same. Cards and tiles of one name are alike, so they are counted by name.
"""

from collections.abc import Callable

from meadhall.bots.features import Told
from meadhall.kernel import Ref, Seat, View

from .content import CONTENT, cards_of
from .pieces import (
    ARTIFACT_SPACES,
    CARDS,
    CLANS,
    COLOURS,
    DECK_NAMES,
    DICE,
    LOCATION_NAMES,
    LOCATIONS,
    STACKS,
    TOKENS,
    spaces,
)
from .state import Options
from .view import SLOT_NAMES, UPGRADE_NAMES

PHASES = ("setup", "play", "end")
NAMES = tuple(dict.fromkeys(card.id for card in CARDS.values()))
TILE_NAMES = tuple(tile.id for tile in CONTENT.territories.tile)
ITEMS = ("any", *COLOURS, "hammer", "shield", "chest", "ship", "reaver")
"""What may be due while a cost is paid."""
MOST_SUCCESSES = max(CONTENT.dice.combat.faces)
PLACES = range(ARTIFACT_SPACES + 1)
"""For artifacts on a board; for a moment there may be one too many."""
PLAYER_NUMBERS = (
    *("food", "favor", "glory", "terror", "start", "honor", "active", "place", "to_come", "total", "below"),
    *("prophecies", "pile", "gained", "paying", "combat"),
    *(f"{what} {token}" for what in ("token", "majority") for token in TOKENS),
    *(f"die {die}" for die in DICE),
    *(f"stored.{place} {die}" for place in PLACES for die in DICE),
    *(f"wild {clan}" for clan in CLANS),
    *(f"used.{place}" for place in PLACES),
    *(f"{state} {upgrade}" for state in ("ready", "spent") for upgrade in UPGRADE_NAMES),
    *(f"stack {stack.id}" for stack in STACKS),
    *(f"tile {tile}" for tile in TILE_NAMES),
)
PLAYER_CARDS = {
    "leader": "reaver",
    **dict.fromkeys(SLOT_NAMES, "reaver"),
    **{f"artifact.{place}": "artifact" for place in PLACES},
    "prophecy": "prophecy",
    "pile": "",
    "gained": "",
}
"""Where a player's cards may lie, and of which kind they are there."""
COMBAT_NUMBERS = (
    *("defence", "dice", "successes", "chance"),
    *(f"{what}.{face}" for what in ("shown", "picked") for face in range(MOST_SUCCESSES + 1)),
)


def names(seats: int, options: Options) -> tuple[str, ...]:
    """What each number is."""
    players = range(seats)
    return (
        "round",
        *(f"phase {phase}" for phase in PHASES),
        *(f"at {location}" for location in LOCATION_NAMES),
        *(f"{location} player.{k}" for location in LOCATION_NAMES for k in players),
        *(f"{where} {card}" for where, card in _offered(seats)),
        *(f"trade {die}" for die in DICE),
        *(f"stack {stack.id}" for stack in STACKS),
        *(f"deck {deck}" for deck in DECK_NAMES),
        *(f"{where} {card}" for where in ("discards", "resolving", "recruited") for card in NAMES),
        *(f"claimed {stack.id}" for stack in STACKS),
        *(f"supply {what}" for what in (*COLOURS, *TOKENS, *UPGRADE_NAMES)),
        *(f"player.{k} {what}" for k in players for what in PLAYER_NUMBERS),
        *(f"player.{k} {where} {card}" for k in players for where in PLAYER_CARDS for card in _kind(where)),
        *(f"{when} {item}" for when in ("due", "open") for item in ITEMS),
        *(f"combat {what}" for what in COMBAT_NUMBERS),
    )


def _offered(seats: int) -> list[tuple[str, str]]:
    """Every space of every offer, and what may lie there."""
    return [
        (f"{location.id}.{space}", card.id)
        for k, location in enumerate(LOCATIONS)
        if location.deck
        for space in range(spaces(k, seats))
        for card in cards_of(CONTENT, location.deck)
    ]


def _kind(where: str) -> tuple[str, ...]:
    kind = PLAYER_CARDS[where]
    facts = {"reaver": CONTENT.reavers, "artifact": CONTENT.artifacts, "prophecy": CONTENT.prophecies}
    return tuple(card.id for card in facts[kind]) if kind else NAMES


def told(table: View, seat: Seat, seats: int) -> Told:
    """What a seat sees of the table."""

    def player_of(other: Seat) -> str:
        return f"player.{(other - seat) % seats}"

    yield "round", table["round"]
    yield f"phase {table['phase']}", 1
    if table["location"]:
        yield f"at {table['location']}", 1
    for location, other in table["pawns"].items():
        if other is not None:
            yield f"{location} {player_of(other)}", 1
    for role in ("start", "honor", "active"):
        if table[role] is not None:
            yield f"{player_of(table[role])} {role}", 1
    for other, place in enumerate(table["places"]):
        yield f"{player_of(other)} place", 0 if place is None else place + 1
    for other in table["to_come"]:
        yield f"{player_of(other)} to_come", 1
    yield from _of_board(table)
    for player in table["players"]:
        yield from _of_player(player, player_of(player["seat"]))
    for group in table["gained"]:
        name = player_of(group["seat"])
        yield f"{name} gained", group["count"]
        for card in group["cards"] or ():
            yield f"{name} gained {_name(card)}", 1
    yield from _of_costs_and_combats(table, player_of)


def _of_board(table: View) -> Told:
    for location, offer in table["offers"].items():
        for space, cards in enumerate(offer):
            for card in cards:
                yield f"{location}.{space} {_name(card)}", 1
    for die in table["trade"]:
        yield f"trade {die}", 1
    for stack, count in table["stacks"].items():
        yield f"stack {stack}", count
    for deck, of in table["decks"].items():
        yield f"deck {deck}", of["left"]
        for card in of["discards"]:
            yield f"discards {_name(card)}", 1
    for where in ("resolving", "recruited"):
        for card in table[where]:
            yield f"{where} {_name(card)}", 1
    for claimed in table["claimed"]:
        yield f"claimed {claimed['stack']}", 1
    for kind in table["supply"].values():
        for what, count in kind.items():
            yield f"supply {what}", count


def _of_player(player: View, name: str) -> Told:
    for what in ("food", "favor", "glory", "terror", "prophecies", "pile"):
        yield f"{name} {what}", player[what]
    total = player["reckoning"]["total"]
    yield f"{name} {'total' if total > 0 else 'below'}", abs(total)
    for token, count in player["tokens"].items():
        yield f"{name} token {token}", count
    for token in player["reckoning"]["majorities"]:
        yield f"{name} majority {token}", 1
    for die in player["dice"]:
        yield f"{name} die {die}", 1
    if player["wild"]:
        yield f"{name} wild {player['wild']}", 1
    if player["leader"]:
        yield f"{name} leader {_name(player['leader'])}", 1
    for slot, cards in player["slots"].items():
        for card in cards:
            yield f"{name} {slot} {_name(card)}", 1
    for place, held in enumerate(player["artifacts"]):
        yield f"{name} artifact.{place} {_name(held['card'])}", 1
        yield f"{name} used.{place}", held["used"]
        if held["die"]:
            yield f"{name} stored.{place} {held['die']}", 1
    for upgrade in player["upgrades"]:
        yield f"{name} {'ready' if upgrade['ready'] else 'spent'} {upgrade['kind']}", 1
    for where in ("prophecy", "pile"):
        for card in player[f"{where}_cards"] or ():
            yield f"{name} {where} {_name(card)}", 1
    for tile in player["tiles"]:
        yield f"{name} {tile.partition(':')[0]} {_name(tile)}", 1


def _of_costs_and_combats(table: View, player_of: Callable[[Seat], str]) -> Told:
    """What is being paid, and the combat under way."""
    if (paying := table["paying"]) is not None:
        yield f"{player_of(paying['seat'])} paying", 1
        yield f"due {paying['due']}", 1
        for item in paying["open"]:
            yield f"open {item}", 1
    if (combat := table["combat"]) is not None:
        yield f"{player_of(combat['seat'])} combat", 1
        for what in ("defence", "dice", "successes"):
            yield f"combat {what}", combat[what]
        yield "combat chance", combat["chance"] / 1000
        for what in ("shown", "picked"):
            for face in combat[what] or ():
                yield f"combat {what}.{face}", 1


def _name(ref: Ref) -> str:
    """The name of a card or tile, whichever of its copies it is."""
    return ref.partition(":")[2].partition(".")[0]

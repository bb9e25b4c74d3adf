"""What a learner is told of a table of Blood Rage: a number for everything that its seat sees, named.

Clans are told from the seat on, ``clan.0`` its own, ``clan.1`` the next to the left, so that all seats learn the same.
Of cards that others hold it is told how likely each is where it may lie, as far as the seat has seen them go by.
"""

from collections.abc import Callable

from meadhall.bots.features import Told, each
from meadhall.kernel import Ref, Seat, View

from .board import FJORDS, NAMES, PROVINCES
from .cards.sheet import CARD_REFS
from .content import SLOTS, STATS
from .figures import CLANS, FIRST_MONSTER, KINDS
from .pillage import REWARDS
from .state import PHASES, Options

CARDS = tuple(CARD_REFS.values())
CLAN_CARDS = ("sheet", "hand", "quests", "pack", "table", "shown")
"""Where a clan's cards may lie: each card of each place is a number."""
CLAN_NUMBERS = (
    "first",
    "active",
    "glory",
    "rage",
    "passed",
    "on_board",
    "horns",
    "hand",
    "quests",
    "pack",
    *(f"back.{age}" for age in (1, 2, 3)),
    *(f"{stat} {what}" for stat in STATS for what in ("step", "value")),
    *(f"slot.{slot}" for slot in range(len(SLOTS))),
    *(f"{where} {kind}" for where in ("reserve", "valhalla") for kind in KINDS),
    *(f"is {clan}" for clan in CLANS),
    *(f"battle {what}" for what in ("pillager", "in", "blanked", "counted", "dead", "strength", "total", "winner")),
)
PROVINCE_NUMBERS = ("pillaged", "destroyed", "doom", "doomed_in_age", "free", "battle", "open")


def names(seats: int, options: Options) -> tuple[str, ...]:
    """What each number is."""
    places, clans = [NAMES[place] for place in (*PROVINCES, *FJORDS)], range(seats)
    return (
        "age",
        *(f"phase {phase}" for phase in PHASES),
        *(f"{place} {what}" for place in places for what in PROVINCE_NUMBERS),
        *(f"{place} token {token}" for place in places[: len(PROVINCES)] for token in REWARDS),
        *(f"{place} clan.{clan} {what}" for place in places for clan in clans for what in (*KINDS, "strength")),
        *(f"clan.{clan} {what}" for clan in clans for what in CLAN_NUMBERS),
        *(f"clan.{clan} {where} {card}" for clan in clans for where in CLAN_CARDS for card in CARDS),
        *(f"gone {card}" for card in CARDS),
        *(f"free monster:{kind}" for kind in KINDS[FIRST_MONSTER:]),
        *(f"battle {what}" for what in ("step", "challenge", "fought")),
    )


def told(table: View, seat: Seat, seats: int) -> Told:
    """What a seat sees of the table."""

    def clan_of(other: Seat) -> str:
        return f"clan.{(other - seat) % seats}"

    yield "age", table["age"]
    yield f"phase {table['phase']}", 1
    for place in (*table["provinces"].values(), *table["fjords"].values()):
        yield from _of_place(place, clan_of)
    if table["doom"]:
        yield f"{_name(table['doom'])} doom", 1
    for who, role in ((table["first_player"], "first"), (table["active"], "active")):
        if who is not None:
            yield f"{clan_of(who)} {role}", 1
    for clan in table["clans"]:
        yield from _of_clan(clan, clan_of(clan["seat"]))
    yield from each(f"{clan_of(seat)} pack", table["pack"])
    yield from each("gone", table["gone"])
    yield from each("free", table["monsters"])
    for known in table["known"]:
        yield from _may_lie(known, clan_of)
    if table["pillage"] is not None:
        yield from _of_battle(table["pillage"], clan_of)


def _of_place(place: View, clan_of: Callable[[Seat], str]) -> Told:
    name = _name(place["ref"])
    for what in ("pillaged", "destroyed", "doomed_in_age", "free", "open"):
        yield f"{name} {what}", place.get(what) or 0
    if place.get("token"):
        yield f"{name} token {place['token']}", 1
    for figure in place["figures"]:
        yield f"{name} {clan_of(figure['seat'])} {figure['kind']}", figure["count"]
    for seat, strength in enumerate(place.get("strengths", ())):
        yield f"{name} {clan_of(seat)} strength", strength


def _of_clan(clan: View, name: str) -> Told:
    for what in ("glory", "rage", "passed", "on_board", "horns", "hand", "quests", "pack"):
        yield f"{name} {what}", clan[what]
    for age in clan["backs"]:
        yield f"{name} back.{age}", 1
    if clan["clan"]:
        yield f"{name} is {clan['clan']}", 1
    for stat, of in clan["stats"].items():
        yield f"{name} {stat} step", of["step"]
        yield f"{name} {stat} value", of["value"]
    for number, slot in enumerate(clan["slots"]):
        if slot["card"]:
            yield f"{name} slot.{number}", 1
            yield f"{name} sheet {slot['card']}", 1
    for where in ("reserve", "valhalla"):
        for figure in clan[where]:
            yield f"{name} {where} {figure['kind']}", figure["count"]
    yield from each(f"{name} hand", clan["known_cards"])
    yield from each(f"{name} quests", clan["quest_cards"] or ())


def _may_lie(known: View, clan_of: Callable[[Seat], str]) -> Told:
    """Cards that lie in some places, nobody knows which where: each is as likely as the places have room."""
    for zone, count in known["lie"].items():
        where, _, seat = zone.partition(".")
        if where in CLAN_CARDS:
            for card in known["cards"]:
                yield f"{clan_of(int(seat))} {where} {card}", count / len(known["cards"])


def _of_battle(battle: View, clan_of: Callable[[Seat], str]) -> Told:
    yield f"{_name(battle['province'])} battle", 1
    for what in ("step", "challenge", "fought"):
        yield f"battle {what}", battle[what]
    yield f"{clan_of(battle['pillager'])} battle pillager", 1
    if battle["winner"] is not None:
        yield f"{clan_of(battle['winner'])} battle winner", 1
    for seat in battle["participants"]:
        yield f"{clan_of(seat)} battle in", 1
    for what, name in (
        ("blanked", "blanked"),
        ("counted", "counted"),
        ("dead", "dead"),
        ("strengths", "strength"),
        ("totals", "total"),
    ):
        for seat, number in enumerate(battle[what] or ()):
            yield f"{clan_of(seat)} battle {name}", number
    for where in ("table", "shown"):
        for seat, cards in enumerate(battle[where]):
            yield from each(f"{clan_of(seat)} {where}", cards)


def _name(ref: Ref) -> str:
    return ref.partition(":")[2]

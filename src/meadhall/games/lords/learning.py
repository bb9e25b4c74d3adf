"""What a learner is told of a table of Lords of Ragnarok: a number for everything that its seat sees, named.

Players are told from the seat on, ``player.0`` its own, ``player.1`` the next to the left, so that all seats learn the
same. Copies of a card are alike, so they are counted by name. What the view says of the future or says again in other
words (who could win, what a marker would bring, what a hand can reach) is left to the learner. Where Followers of
Surtur play, their numbers follow behind all others.
"""

from collections.abc import Callable, Iterable
from typing import get_args

from meadhall.bots.features import Told
from meadhall.kernel import Ref, Seat, View

from .armies import MOST
from .board import BOARDS, GODS, REALMS
from .content import CONTENT
from .pieces import (
    ARTIFACTS,
    ATTRIBUTES,
    COLOURS,
    DECK_NAMES,
    FOLLOWER_STEPS,
    MONSTERS,
    REQUISITES,
    RUNES,
    SLOTS,
    STEPS,
)
from .state import Options
from .surtur import learning as surtur
from .words import Reward, Weapon

PHASES = ("setup", "draft", "play", "end")
ROLES = ("active", "starter", "first")
COMBAT = tuple(card.id for card in CONTENT.combat)
EVENTS = tuple(f"event_{event.number}" for event in CONTENT.events)
BLESSINGS = tuple(blessing.id for blessing in CONTENT.blessings)
ATTACKS = tuple(card.id for card in CONTENT.attacks)
HEROES = tuple(hero.id for hero in CONTENT.heroes)
ORIGINS = tuple(origin.id for origin in CONTENT.origins)
DECKS = dict(zip(DECK_NAMES, (COMBAT, EVENTS, BLESSINGS, ATTACKS), strict=True))
BOSS = CONTENT.boss[0].id
TRAYS = {**{monster.id: len(monster.slots) for monster in CONTENT.monsters}, BOSS: len(CONTENT.boss[0].slots)}
BATTLE_STEPS = ("before", "cards", "values", "loser", "withdrawal", "winner", "control")
HUNT_STEPS = ("begin", "attack", "defend", "effect", "weak_spot", "redraw", "hero", "over")
SIDES = ("attacker", "defender")
SIDE_NUMBERS = ("passed", "armies", "total", "symbols", "due", "taken", "won", "tie")
HUNT_NUMBERS = (
    *("hand", "left", "round", "more_rage", "less_rage", "most_cards", "most_wounds", "dealt", "ward", "needs"),
    *("slain", "failed", "artifact"),
)
PLAYER_NUMBERS = ("pool", "priests", "slayers", "hand", "drawn")


def names(seats: int, options: Options) -> tuple[str, ...]:
    """What each number is."""
    players, board = [f"player.{k}" for k in range(seats)], BOARDS[seats]
    regions = [f"region:{region.number}" for region in board.regions]
    return (
        *("turn", "ragnarok", "turns_left"),
        *(f"phase {phase}" for phase in PHASES),
        *(f"step {step}" for step in (FOLLOWER_STEPS if options.followers else STEPS)),
        *(f"{player} {role}" for player in players for role in ROLES),
        *(f"{region} {what}" for region in regions for what in ("population", "temple", "rune")),
        *(f"{region} forge {rune}" for region in regions for rune in RUNES),
        *(f"{region} control {player}" for region in regions for player in players),
        *(f"{region} army.{value} {p}" for region in regions for p in players for value in range(1, MOST + 1)),
        *(f"monument {god} level" for god in GODS),
        *(f"monument {god} {player}" for god in GODS for player in players),
        *(f"wheel {slot}.{place} {player}" for slot in SLOTS for place in range(seats) for player in players),
        "temples left",
        *(f"supply {rune}" for rune in RUNES),
        "supply slayers",
        *(f"{foe} {what}" for foe in TRAYS for what in ("slain", "upper")),
        *(f"{foe} {region}" for foe in TRAYS for region in regions),
        *(f"{foe} ring {player}" for foe in MONSTERS for player in players),
        *(f"{foe} wound.{k} {p}" for foe, slots in TRAYS.items() for k in range(slots) for p in players),
        *(f"artifact {artifact} {what}" for artifact in ARTIFACTS for what in ("charged", "gone", *players)),
        *(f"fallen {card.id}" for card in REQUISITES[seats]),
        *(f"deck {deck}" for deck in DECKS),
        *(f"discards {card}" for cards in DECKS.values() for card in cards),
        *(f"offer {blessing}" for blessing in BLESSINGS),
        *_names_of_battle(regions, players),
        *_names_of_hunt(players),
        *(f"{player} {what}" for player in players for what in _names_of_player(seats)),
        *(surtur.names(regions, players) if options.followers else ()),
    )


def _names_of_battle(regions: Iterable[Ref], players: Iterable[str]) -> Iterable[str]:
    yield from (f"battle {step}" for step in BATTLE_STEPS)
    yield from (f"battle {region}" for region in regions)
    for side in SIDES:
        yield from (f"{side} {player}" for player in players)
        yield from (f"{side} {what}" for what in SIDE_NUMBERS)
        yield from (f"{side} card {card}" for card in COMBAT)


def _names_of_hunt(players: Iterable[str]) -> Iterable[str]:
    yield from (f"hunt {step}" for step in HUNT_STEPS)
    yield from (f"hunt {what}" for what in HUNT_NUMBERS)
    yield from (f"hunt {role} {player}" for role in ("hunter", "side") for player in players)
    yield from (f"hunt foe {foe}" for foe in TRAYS)
    yield from (f"hunt {where} {attack}" for where in ("hand", "attack") for attack in ATTACKS)
    yield from (f"hunt {where} {card}" for where in ("defence", "serving") for card in COMBAT)
    yield from (f"hunt symbol {symbol}" for symbol in get_args(Weapon))
    yield from (f"hunt slot.{slot}" for slot in range(1, max(TRAYS.values()) + 1))
    yield from (f"hunt reward {reward}" for reward in get_args(Reward))


def _names_of_player(seats: int) -> Iterable[str]:
    board = BOARDS[seats]
    yield from PLAYER_NUMBERS
    yield from (f"colour {colour}" for colour in COLOURS)
    yield from (f"region:{region.number}" for region in board.regions)
    yield from (f"sea:{sea}" for sea in board.seas)
    yield from (f"{what} {attribute}" for attribute in ATTRIBUTES for what in ("token", "injured"))
    yield from (f"rune {rune}" for rune in RUNES)
    yield from (f"allied {realm}" for realm in REALMS)
    yield from (f"slain {monster}" for monster in MONSTERS)
    yield from (f"tile {hero}" for hero in HEROES)
    yield from (f"origin {origin}" for origin in ORIGINS)
    yield from (f"blessing {blessing}" for blessing in BLESSINGS)
    yield from (f"hand {card}" for card in COMBAT)
    yield from (f"drawn {card}" for card in (*HEROES, *ORIGINS))


Naming = Callable[[Seat], str]


def told(table: View, seat: Seat, seats: int) -> Told:
    """What a seat sees of the table."""

    def player_of(other: Seat) -> str:
        return f"player.{(other - seat) % seats}"

    yield "turn", table["turn"]
    yield "ragnarok", table["ragnarok"]
    if table["turns_left"] is not None:
        yield "turns_left", table["turns_left"] + 1
    yield f"phase {table['phase']}", 1
    if table["step"]:
        yield f"step {table['step']}", 1
    for role in ROLES:
        if table[role] is not None:
            yield f"{player_of(table[role])} {role}", 1
    yield from _of_board(table, player_of)
    yield from _of_foes(table, player_of)
    yield from _of_cards(table, player_of)
    if table["battle"] is not None:
        yield from _of_battle(table["battle"], player_of)
    if table["hunt"] is not None:
        yield from _of_hunt(table["hunt"], player_of)
    for other, player in enumerate(table["players"]):
        for what, number in _of_player(player):
            yield f"{player_of(other)} {what}", number
    if "followers" in table:
        yield from surtur.told(table, player_of)


def _of_board(table: View, player_of: Naming) -> Told:
    for k, region in enumerate(table["regions"], 1):
        name = f"region:{k}"
        for what in ("population", "temple", "rune"):
            yield f"{name} {what}", region[what]
        if region["forge"]:
            yield f"{name} forge {region['forge']}", 1
        if region["control"] is not None:
            yield f"{name} control {player_of(region['control'])}", 1
        for army in region["armies"]:
            owner, _, value = army.partition(":")[2].split(".")
            yield f"{name} army.{value} {player_of(int(owner))}", 1
    for god, monument in table["monuments"].items():
        yield f"monument {god} level", monument["level"]
        for priest in monument["priests"]:
            yield f"monument {god} {player_of(priest)}", 1
    for slot, stack in table["wheel"].items():
        for place, marker in enumerate(stack):
            yield f"wheel {slot}.{place} {player_of(marker)}", 1
    yield "temples left", table["track"]["left"]
    for rune, count in table["supply"]["runes"].items():
        yield f"supply {rune}", count
    yield "supply slayers", table["supply"]["slayers"]
    for card, requisite in table["requisites"].items():
        yield f"fallen {card}", requisite["fallen"]


def _of_foes(table: View, player_of: Naming) -> Told:
    for name, foe in (*table["monsters"].items(), (BOSS, table["boss"])):
        yield f"{name} slain", foe["slain"]
        if foe["region"]:
            yield f"{name} {foe['region']}", 1
        for slot, by in enumerate(foe["wounds"]):
            if by is not None:
                yield f"{name} wound.{slot} {player_of(by)}", 1
    for name, foe in table["monsters"].items():
        yield f"{name} upper", foe["upper"]
        if foe["ring"] is not None:
            yield f"{name} ring {player_of(foe['ring'])}", 1


def _of_cards(table: View, player_of: Naming) -> Told:
    for name, artifact in table["artifacts"].items():
        yield f"artifact {name} charged", artifact["charged"]
        yield f"artifact {name} gone", artifact["gone"]
        if artifact["holder"] is not None:
            yield f"artifact {name} {player_of(artifact['holder'])}", 1
    for deck, of in table["decks"].items():
        yield f"deck {deck}", of["left"]
        yield from _each("discards", of["discards"])
    yield from _each("offer", table["offer"])


def _of_battle(battle: View, player_of: Naming) -> Told:
    yield f"battle {battle['step']}", 1
    yield f"battle {battle['region']}", 1
    for k, (name, side) in enumerate(zip(SIDES, battle["sides"], strict=True)):
        yield f"{name} {player_of(side['seat'])}", 1
        for what in ("passed", "armies", "total", "symbols"):
            yield f"{name} {what}", side[what]
        yield f"{name} won", battle["winner"] == k
        yield f"{name} tie", battle["tie"] == k
        if side["casualties"] is not None:
            yield f"{name} due", side["casualties"]["due"]
            yield f"{name} taken", side["casualties"]["taken"]
        yield from _each(f"{name} card", side["cards"])


def _of_hunt(hunt: View, player_of: Naming) -> Told:
    yield f"hunt {hunt['step']}", 1
    for what in ("hand", "left", "round", "most_cards", "most_wounds", "dealt"):
        yield f"hunt {what}", hunt[what]
    yield f"hunt {'more' if hunt['rage'] > 0 else 'less'}_rage", abs(hunt["rage"])
    if hunt["ward"] is not None:
        yield "hunt ward", hunt["ward"]["has"]
        yield "hunt needs", hunt["ward"]["needs"]
    if hunt["ends"]:
        yield f"hunt {hunt['ends']}", 1
    for role in ("hunter", "side"):
        yield f"hunt {role} {player_of(hunt[role])}", 1
    yield f"hunt foe {_name(hunt['foe'])}", 1
    yield from _each("hunt hand", hunt["hand_cards"] or ())
    yield from _each("hunt attack", [hunt["attack"]] if hunt["attack"] else ())
    for where in ("defence", "serving"):
        yield from _each(f"hunt {where}", hunt[where])
    for symbol in hunt["symbols"]:
        yield f"hunt symbol {symbol}", 1
    if hunt["slot"]:
        yield f"hunt slot.{hunt['slot'].rpartition('.')[2]}", 1
    for reward in hunt["rewards"]:
        yield "hunt artifact" if reward.startswith("artifact:") else f"hunt reward {reward}", 1


def _of_player(player: View) -> Told:
    for what in PLAYER_NUMBERS:
        yield what, player[what]
    for place in ("region", "sea"):
        if player[place]:
            yield player[place], 1
    if player["colour"]:
        yield f"colour {player['colour']}", 1
    for attribute, of in player["attributes"].items():
        yield f"token {attribute}", of["token"]
        yield f"injured {attribute}", of["injured"]
    for rune, count in player["runes"].items():
        yield f"rune {rune}", count
    for what in ("allied", "slain"):
        for name in player[what]:
            yield f"{what} {name}", 1
    for kept in ("tile", "origin"):
        yield from _each(kept, [player[kept]] if player[kept] else ())
    yield from _each("blessing", player["blessings"])
    yield from _each("hand", player["hand_cards"] or ())
    yield from _each("drawn", player["drawn_cards"] or ())


def _each(what: str, refs: Iterable[Ref]) -> Told:
    """The same of each card of some, by name."""
    return ((f"{what} {_name(ref)}", 1) for ref in refs)


def _name(ref: Ref) -> str:
    """The name of a thing, whichever of its copies it is."""
    return ref.partition(":")[2].partition(".")[0]

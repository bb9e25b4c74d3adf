"""The table in sentences, for those who listen and for parts opened in full."""

from meadhall.kernel import Ref
from meadhall.terminal.title import Glance, Passage
from meadhall.terminal.words import capital

from ..pieces import LOCATION_NAMES, STACKS
from . import coast, combat, desk
from .combat import last_throw
from .notes import battle_told, name, odds
from .pieces import card_said, clan_name, cost_name, die_name, item_name


def coast_told(at: Glance, *, mark: str) -> list[Passage]:
    """The coast, one sentence a location, and what is under way."""
    told = [Passage("", f"{capital(mark)}.")] if mark else []
    told += [_location(at, location) for location in LOCATION_NAMES]
    return [*told, *(Passage("", text) for text in under_way(at))]


def _location(at: Glance, location: str) -> Passage:
    words, pawn = at.words, at.table["pawns"][location]
    told = [f"{coast.cost(at, location)}, {coast.by_seat(at, coast.FACTS[location], spoken=True)}."]
    if pawn is not None:
        told.append(words("rm-say-pawn", name=at.names[pawn]))
    offer = [clan_names(at, space) for space in at.table["offers"][location] if space]
    if location == coast.SEA:
        battles = [card for space in at.table["offers"][location] for card in space]
        offer = [f"{name(at, card)}, {battle_told(at, card)}" for card in battles]
    if offer:
        told.append(words("rm-say-offer", list="; ".join(offer)))
    if location == coast.TRADE:
        dice = ", ".join(die_name(at, die) for die in at.table["trade"]) or words("rm-none")
        told.append(f"{capital(words('rm-dice'))}: {dice}.")
    if location == coast.SUBDUE:
        lands = [
            words("rm-say-land", name=words.ref(f"stack:{stack.id}"), price=cost_name(at, stack.peaceful), left=left)
            for stack in STACKS
            if (left := at.table["stacks"][stack.id])
        ]
        told.append(f"{'; '.join(lands)}.")
    return Passage(words.ref(f"location:{location}"), " ".join(told))


def clan_names(at: Glance, cards: list[Ref]) -> str:
    """Cards that lie together."""
    return f" {at.words('rm-with')} ".join(clan_name(at, card) for card in cards)


def under_way(at: Glance) -> list[str]:
    """The combat, the payment and the cards of this moment."""
    return [*_combat(at), *_paying(at), *desk.told(at)]


def brief(at: Glance) -> list[str]:
    """What the present question belongs to: the combat, the payment, or the cards to choose from."""
    threw = last_throw(at)
    cards = [ref for ref in at.options if ref.startswith("card:")] if at.prompt in desk.ORDERED else []
    said = _combat(at) or _paying(at) or [card_said(at, card) for card in cards]
    return [threw, *said] if threw else said


def _paying(at: Glance) -> list[str]:
    paying, words = at.table["paying"], at.words
    if paying is None:
        return []
    told = [words("rm-paid", what=name(at, source)) for source in paying["paid"]]
    told.append(words("rm-due", what=item_name(at, paying["due"])))
    told += [words("rm-next", what=item_name(at, item)) for item in paying["open"]]
    return [f"{words('rm-say-pays', name=at.names[paying['seat']])}: {', '.join(told)}."]


def _combat(at: Glance) -> list[str]:
    """Who fights whom, with how many dice, what they show, and the odds."""
    fight, words = at.table["combat"], at.words
    if fight is None:
        return []
    who = words(f"rm-combat-{fight['kind']}", foe=combat.foe(at, fight["against"]))
    told = [f"{at.names[fight['seat']]}, {who}.", words("rm-say-dice", n=fight["dice"], defence=fight["defence"])]
    if fight["shown"]:
        shown = combat.faces(at, fight["shown"])
        told.append(words("rm-say-shown", dice=shown, n=fight["successes"], defence=fight["defence"]))
    if fight["best"]:
        told.append(words("rm-say-best", dice=combat.faces(at, fight["best"])))
    return [" ".join([*told, odds(at)])]

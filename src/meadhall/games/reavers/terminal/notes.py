"""What a choice is called, and what is worth knowing of it."""

from meadhall.kernel import Ref
from meadhall.terminal.title import Glance

from ..pieces import STACKS
from ..records import SeaBattle
from ..words import Cost
from . import coast
from .pieces import (
    ability,
    card_name,
    card_of,
    card_said,
    cost_name,
    die_name,
    face_of,
    item_name,
    percent,
)

ICONS = ("chest", "shield", "ship", "hammer")
_STACKS = {stack.id: stack for stack in STACKS}


def name(at: Glance, ref: Ref) -> str:
    """What a thing is called in the list; things of one name are told apart."""
    verb, _, thing = ref.rpartition(">")
    kind, _, id = thing.partition(":")
    if verb:
        return at.words(f"verb-{verb}", ref=name(at, thing))
    if kind == "seat":
        return at.names[int(id)] if int(id) < len(at.names) else at.words.ref(ref)
    if kind == "offer" and (cards := coast.cards_in(at, ref)):
        return f" {at.words('rm-with')} ".join(card_name(at, card) for card in cards)
    if kind == "card":
        return card_name(at, ref)
    if kind == "die":
        return _die(at, ref, id)
    if kind == "combat":
        return at.words(f"rm-combat-face-{id}")
    if kind == "stack":
        return at.words(f"rm-stack-{id}")
    if kind == "deck":
        return _deck(at, id)
    if kind == "upgrade":
        tile, _, spent = id.partition(".")
        return at.words("rm-upgrade-used" if spent else "rm-upgrade", what=at.words(f"rm-tile-{tile}"))
    return at.words.ref(ref)


def _deck(at: Glance, id: str) -> str:
    """The deck, if it is the only one in question; else its cards are named too."""
    if sum(ref.startswith("deck:") for ref in at.options) == 1:
        return at.words("rm-the-deck")
    kind = id.removesuffix("_spoils").removeprefix("sea_")
    return f"{at.words('rm-the-deck')}: {at.words(f'card-kind-{kind}')}"


def _die(at: Glance, ref: Ref, id: str) -> str:
    """A die of the ship by colour and face; one on an artifact with it."""
    if not id.startswith("art_"):
        return die_name(at, id) + (_as(at, id) if ref in at.options else "")
    for player in at.table["players"]:
        for held in player["artifacts"]:
            if held["card"] == f"card:{id}" and held["die"] is not None:
                return at.words("rm-die-on", die=die_name(at, held["die"]), card=card_name(at, held["card"]))
    return at.words.ref(ref)


def die_said(at: Glance, die: str) -> str:
    """What a die of a row shows, and what it would stand for."""
    return at.words(f"face-{face_of(die)}") + (_as(at, die) if f"die:{die}" in at.marker else "")


def _as(at: Glance, die: str) -> str:
    """What a wild die would stand for in the payment that is asked for."""
    paying = at.table["paying"]
    if paying is None or at.prompt != "payment_source" or paying["due"] not in ICONS:
        return ""
    wild = at.table["players"][paying["seat"]]["wild"]
    return f" {at.words('rm-as', what=item_name(at, paying['due']))}" if face_of(die) == wild else ""


def notes(at: Glance, ref: Ref) -> list[str]:
    """What stands beside a choice of the list."""
    verb, _, thing = ref.rpartition(">")
    kind, _, id = thing.partition(":")
    if kind == "location":
        fact = coast.FACTS[id]
        return [coast.cost(at, id), coast.by_seat(at, fact)]
    if kind == "stack":
        stack = _STACKS[id]
        price = cost_name(at, stack.peaceful)
        return [at.words("rm-land-note", price=price, defence=stack.defence)]
    if kind == "deck":
        deck = at.table["decks"][id]
        return [at.words("rm-left", n=deck["left"] + len(deck["discards"]))]
    if kind == "card" and not verb and isinstance(card_of(ref), SeaBattle):
        glory, how = coast.battle_facts(at, ref)
        return [f"{at.words('rm-pay-glory', n=glory)}, {how}"]
    if kind == "combat":
        best = at.table["combat"]["best"] if at.table["combat"] else []
        return [at.words("rm-best")] if int(id) in best else []
    return _button(at, id) if kind == "do" else []


def _button(at: Glance, id: str) -> list[str]:
    """What acting costs, and against what one fights or what is paid instead."""
    asked = at.view["ask"]["about"]
    if id == "act" and at.table["location"]:
        return [coast.cost(at, at.table["location"])]
    if at.prompt == "subdue_method":
        stack = _STACKS[str(asked["stack"]).partition(":")[2]]
        return [_defence(at, stack.defence) if id == "force" else cost_name(at, stack.peaceful)]
    if at.prompt == "sea_battle_method" and id in ("combat", "combination"):
        battle = card_of(str(asked["card"]))
        assert isinstance(battle, SeaBattle)
        return [_defence(at, battle.defence) if id == "combat" else cost_name(at, Cost(icons=battle.combination))]
    return []


def _defence(at: Glance, defence: int) -> str:
    return at.words("rm-defence", defence=defence)


def spoken(at: Glance, ref: Ref) -> str:
    """The same for those who listen, without a sign that is not a word."""
    kind, _, id = ref.partition(":")
    if kind == "location":
        return f"{coast.cost(at, id)}, {coast.by_seat(at, coast.FACTS[id], spoken=True)}"
    if kind == "card" and isinstance(card_of(ref), SeaBattle):
        return battle_told(at, ref)
    return ", ".join(notes(at, ref))


def battle_told(at: Glance, ref: Ref) -> str:
    """What a Sea Battle is worth, and how it is won, in words."""
    battle = card_of(ref)
    assert isinstance(battle, SeaBattle)
    glory, _ = coast.battle_facts(at, ref)
    icons = cost_name(at, Cost(icons=battle.combination))
    return f"{at.words('rm-pay-glory', n=glory)}, {at.words('rm-say-battle', defence=battle.defence, icons=icons)}"


def about(at: Glance, ref: Ref) -> str:
    """What a chosen thing says in full: cards with their texts, land and tiles of the ship."""
    words = at.words
    thing = ref.rpartition(">")[2]
    kind, _, id = thing.partition(":")
    if kind == "card":
        return card_said(at, thing)
    if kind == "offer":
        return " ".join(card_said(at, card) for card in coast.cards_in(at, ref))
    if kind == "stack":
        return f"{words.ref(ref)}. {words(f'stack-{id}.text')}"
    if kind == "upgrade":
        return f"{words.ref(ref)}. {words('upgrade-' + id.partition('.')[0] + '.text')}"
    return ""


def remark(at: Glance) -> str:
    """The odds of a combat, or what the card says that is asked about."""
    asked = at.view["ask"]
    if at.table["combat"] is not None:
        return odds(at)
    if at.table["paying"] is not None:
        return ""
    card = asked["about"].get("card") if asked else None
    if card is None:
        card = at.table["resolving"][-1] if asked and at.table["resolving"] else None
    if card is None:
        return ""
    if at.prompt == "specialist_use":
        return f"{card_name(at, card)}: {ability(at, card)}."
    return card_said(at, card)


def odds(at: Glance) -> str:
    """How likely the combat is won, with all Favor and by the best choices."""
    fight = at.table["combat"]
    favor = at.table["players"][fight["seat"]]["favor"]
    if fight["shown"] is None and not fight["dice"]:
        return at.words("rm-no-dice-yet", defence=fight["defence"])
    return at.words("rm-odds", chance=percent(at, fight["chance"]), n=favor)

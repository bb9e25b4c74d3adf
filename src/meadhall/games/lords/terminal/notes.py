"""What a choice is called, and what is worth knowing of it."""

from collections.abc import Callable
from functools import partial

from meadhall.kernel import Ref, Seat
from meadhall.terminal.title import Glance

from ..content import CONTENT
from ..saying import artifact_said, boss_said, card_said, god_said, realm_said, rite_said, tray_said
from . import followers
from .desk import hunt_use
from .hunt import foe_of, slot_name
from .pieces import army_parts, card_worth, hero_name, letter, whose

_REALM_OF: dict[str, str] = {slot.id: slot.realm for slot in CONTENT.wheel.slot}
_RUNE_OF: dict[str, str] = {realm.id: realm.rune for realm in CONTENT.realms}


def name(at: Glance, ref: Ref) -> str:
    """What a thing is called in the list; Armies with their owner, Heroes by name, slots by their symbols."""
    verb, _, thing = ref.rpartition(">")
    kind, _, id = thing.partition(":")
    if verb:
        return at.words(f"verb-{verb}", ref=name(at, thing))
    if kind in ("army", "hero", "seat") and int(id.partition(".")[0]) >= len(at.names):
        return at.words.ref(ref)  # of a seat that is not at this table
    if kind == "army":
        seat, region, value = army_parts(ref)
        return at.words("lr-army-in", sign=letter(at, seat), value=value, region=f"region:{region}")
    if kind == "hero":
        return hero_name(at, int(id))
    if kind == "seat":
        return at.names[int(id)]
    if kind == "wound":
        slot = int(id.partition(".")[2])
        return at.words("lr-slot", what=slot_name(at, foe_of(ref), slot - 1), n=slot)
    return at.words.ref(ref)


def notes(at: Glance, ref: Ref) -> list[str]:
    """What stands beside a choice of the list."""
    kind, _, id = ref.rpartition(">")[2].partition(":")
    if kind == "region":
        return [said] if (said := _region(at, ref)) else []
    if kind == "action":
        return [action(at, id)]
    if kind == "realm":
        return [realm_said(at.words, id)]
    if kind == "rite":
        return [rite_said(at.words, id)]
    if kind == "rune":
        return [at.words("lr-rune-note", n=at.table["supply"]["runes"][id])] if at.prompt == "rune_gain" else []
    if kind == "monument":
        held = at.table["monuments"][id]
        return [at.words("lr-monument-note", level=held["level"], n=len(held["priests"]))]
    if kind == "card":
        return _card(at, ref)
    if kind == "follower":
        return [followers.tile_said(at, id).rstrip(".")]
    if kind == "challenge":
        return [followers.challenge_said(at, id).rstrip(".")]
    return []


def _region(at: Glance, ref: Ref) -> str:
    """Whose a Region is or how many people it has, and which Armies stand there."""
    words, held = at.words, at.table["regions"][int(ref.partition(":")[2]) - 1]
    told = [whose(at, held)]
    values: dict[int, list[int]] = {}
    for army in held["armies"]:
        seat, _, value = army_parts(army)
        values.setdefault(seat, []).append(value)
    told += [f"{letter(at, seat)} {' '.join(map(str, own))}" for seat, own in values.items()]
    told += [words("lr-temple")] if held["temple"] else []
    told += [words.ref(f"monster:{foe}") for foe, one in at.table["monsters"].items() if one["region"] == ref]
    told += [words.ref("boss:loki")] if at.table["boss"]["region"] == ref else []
    return ", ".join(told)


def action(at: Glance, action: str, *, spoken: bool = False) -> str:
    """What a marker on a slot of the wheel brings others: by their letters, or by name for those who listen."""
    words = at.words
    if action not in at.table["covers"]:
        return words("lr-clears")
    covers, realm = at.table["covers"][action], words.ref(f"realm:{_REALM_OF[action]}")
    call: Callable[[Seat], str] = at.names.__getitem__ if spoken else partial(letter, at)
    if covers["owner"] is not None:
        return words("lr-covers", name=call(covers["owner"]))
    allies = (", " if spoken else " ").join(call(seat) for seat in covers["allies"])
    return words("lr-wakes", realm=realm, names=allies) if allies else words("lr-wakes-nobody", realm=realm)


def spoken(at: Glance, ref: Ref) -> str:
    """The same for those who listen."""
    kind, _, id = ref.partition(":")
    return action(at, id, spoken=True) if kind == "action" else ". ".join(notes(at, ref))


def _card(at: Glance, ref: Ref) -> list[str]:
    """What a card is worth, and in a Hunt what it would do."""
    said = ", ".join(filter(None, (card_worth(at, ref), hunt_use(at, ref))))
    return [said] if said else []


def about(at: Glance, ref: Ref) -> str:
    """What a chosen thing says in full."""
    thing = ref.rpartition(">")[2]
    kind, _, id = thing.partition(":")
    words = at.words
    if thing in followers.ACTION_REFS:
        return f"{words.ref(thing)}: {followers.card_told(at, thing)}"
    if kind == "region":
        said = [*([_region(at, thing)] if at.moment else []), *followers.region_told(at, thing)]
        return f"{words.ref(thing)}: {', '.join(said)}." if said else ""
    if kind == "card":
        worth = card_worth(at, thing)
        return f"{words.ref(thing)}{f', {worth}' if worth else ''}: {card_said(words, thing)}"
    if kind == "follower":
        return f"{words.ref(thing)}: {followers.tile_said(at, id)}"
    if kind == "challenge":
        return f"{words.ref(thing)}: {followers.challenge_said(at, id)}"
    if kind == "artifact":
        return f"{words.ref(thing)}: {artifact_said(words, id)}"
    if kind == "monster":
        return f"{words.ref(thing)}. {' '.join(tray_said(words, id))}"
    if kind == "boss":
        return f"{words.ref(thing)}. {' '.join(boss_said(words))}"
    if kind == "realm":
        return f"{words.ref(thing)} ({words(f'rune-{_RUNE_OF[id]}')}): {realm_said(words, id)}"
    if kind == "monument":
        return f"{words(f'god-{id}')}. {' '.join(god_said(words, id))}"
    if kind == "action" and id in _REALM_OF:
        realm = _REALM_OF[id]
        return f"{words.ref(thing)}. {words.ref(f'realm:{realm}')}: {realm_said(words, realm)}"
    return ""


def remark(at: Glance) -> str:
    """What the card or the attack says that is asked about."""
    asked = at.view["ask"]
    if not asked:
        return ""
    card = asked["about"].get("card") or asked["about"].get("attack")
    return f"{at.words.ref(card)}: {card_said(at.words, card)}" if card else ""

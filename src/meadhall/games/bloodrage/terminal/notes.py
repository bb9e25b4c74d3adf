"""What is worth knowing of a choice: strengths and stakes of a province, prices, what a card makes of a total."""

from collections.abc import Mapping
from typing import Any

from meadhall.kernel import Ref, Seat
from meadhall.terminal.title import Glance

from .hand import adds_nothing, card_of, worth
from .land import strengths
from .pieces import clan_name, here, long_name, named

PILLAGES = ("pillage_province", "domain_pillage")


def name(at: Glance, ref: Ref) -> str:
    """What a thing is called in the list: figures with their place, since several may be alike."""
    kind, _, id = ref.partition(":")
    if kind in ("figure", "monster"):
        return _figure_name(at, ref, id)
    if kind == "slot":
        return _slot_name(at, ref)
    return at.words.ref(ref)


def _figure_name(at: Glance, ref: Ref, id: str) -> str:
    """A figure and where it stands; in the reserve what it costs."""
    words = at.words
    for place in (*at.table["provinces"].values(), *at.table["fjords"].values()):
        for figures in place["figures"]:
            if figures["ref"] == ref:
                return words("br-figure-in", figure=_one(at, figures), place=words.ref(place["ref"]))
    for clan in at.table["clans"]:
        for zone in ("reserve", "valhalla"):
            for figures in clan[zone]:
                if figures["ref"] == ref:
                    return words(f"br-figure-{zone}", figure=_one(at, figures), rage=_cost(at, figures))
    return words.ref(ref)


def _cost(at: Glance, figures: Mapping[str, Any]) -> str:
    """The price of an invasion, where that is what is asked."""
    return at.words("br-costs", rage=figures["cost"]) if at.prompt == "invade_figure" else ""


def _one(at: Glance, figures: Mapping[str, Any]) -> str:
    """One of some figures; whose it is stands there if it is not one's own."""
    single = long_name(at, {**figures, "count": 1})
    return single if figures["seat"] == at.seat else f"{clan_name(at, figures['seat'])} {single}"


def _slot_name(at: Glance, ref: Ref) -> str:
    """A slot with the card in it."""
    if at.seat is None:
        return at.words.ref(ref)
    kind, _, number = ref.partition(":")[2].partition(".")
    cards = [slot["card"] for slot in at.table["clans"][at.seat]["slots"] if slot["kind"] == kind]
    card = cards[int(number or 1) - 1]
    inside = at.words.ref(card) if card else at.words("br-free", count=1)
    return f"{f'{at.words.ref(ref)} {number}'.strip()}: {inside}"


def notes(at: Glance, ref: Ref, *, wide: bool) -> list[str]:
    """What stands beside and below a choice of the list."""
    kind, _, id = ref.partition(":")
    if kind == "province" and at.prompt in PILLAGES:
        return _pillage(at, id, wide=wide)
    if kind == "province" and not at.table["provinces"][id]["destroyed"]:
        return [", ".join(filter(None, (_sums(at, id), _room(at, id, short=not wide))))]
    if kind == "stat" and at.seat is not None:
        clan = at.table["clans"][at.seat]
        return [at.words("br-raise", value=clan["stats"][id]["value"], next=clan["raised"][id])]
    return []


def spoken(at: Glance, ref: Ref) -> str:
    """The same in a sentence, and of a card its corner and what it makes of the total."""
    kind, _, id = ref.partition(":")
    if kind == "card":
        return ", ".join(filter(None, (_corner(at, ref), makes(at, ref))))
    if kind == "province" and at.prompt in PILLAGES:
        return "; ".join(_pillage(at, id, wide=True))
    return "; ".join(notes(at, ref, wide=False))


def _corner(at: Glance, ref: Ref) -> str:
    card = card_of(ref)
    if adds_nothing(at, ref):
        return at.words("br-say-nothing")
    if card.kind == "battle":
        return at.words("br-plus", strength="?" if card.strength is None else card.strength)
    return at.words("br-say-costs", rage=worth(at, ref)) if card.kind == "upgrade" else at.words("card-kind-quest")


def makes(at: Glance, ref: Ref) -> str:
    """What the total would be with a card of the hand; empty unless a card is to be laid."""
    pillage = at.table["pillage"]
    if not pillage or not pillage["adds"] or ref not in pillage["adds"] or at.seat is None:
        return ""
    added = pillage["adds"][ref]
    total = pillage["sums"][at.seat]
    return at.words("br-makes", total="?" if added is None else total + added)


def _pillage(at: Glance, province: str, *, wide: bool) -> list[str]:
    """Who is how strong there, what a win would bring, and who could still come."""
    stake = at.table["stakes"].get(province)
    if stake is None or at.seat is None:
        return [_sums(at, province)]
    won = ", ".join(filter(None, (prize(at, stake), at.words("br-battle-glory", glory=stake["battle"]))))
    if wide:
        room = _room(at, province)
        return [_sums(at, province), f"{at.words('br-a-win', prize=won)}{f'; {room}' if room else ''}"]
    totals = dict(strengths(at, province))
    own = totals.pop(at.seat, 0)
    against = max(totals.values(), default=0)
    return [f"{at.words('br-you-to', own=own, against=against)}  {at.words('br-glory', glory=stake['battle'])}"]


def _sums(at: Glance, province: str) -> str:
    """Everybody's strength, the reader's first."""
    totals = strengths(at, province)
    totals.sort(key=lambda one: (one[0] != at.seat, -one[1]))
    return ", ".join(f"{_who(at, seat)} {total}" for seat, total in totals)


def remark(at: Glance) -> str:
    """Who is how strong in the province that figures are called to or march to."""
    about = at.view["ask"]["about"] if at.view["ask"] else {}
    goal = {"call_to_battle": "province", "march_figure": "to"}.get(at.prompt)
    if goal is None:
        return ""
    province = str(about[goal])
    there = ", ".join(filter(None, (_sums(at, province.partition(":")[2]), _room(at, province.partition(":")[2]))))
    return f"{at.words.ref(province)}: {there or at.words('describe-nobody')}."


def _who(at: Glance, seat: Seat) -> str:
    return at.called(seat) if seat == at.seat else clan_name(at, seat)


def _room(at: Glance, province: str, *, short: bool = False) -> str:
    free = at.table["provinces"][province]["free"]
    return "" if free is None else at.words("br-room-short" if short else "br-room", free=free)


def prize(at: Glance, stake: Mapping[str, Any]) -> str:
    """What a token pays: stats with their new values, or glory."""
    words = at.words
    stats = [words("br-stat-to", stat=words(f"stat-{name}"), value=value) for name, value in stake["stats"].items()]
    glory = [words("br-token-glory", glory=stake["glory"])] if stake["glory"] else []
    return ", ".join([*stats, *glory])


def told_strength(at: Glance, province: str, seat: Seat) -> str:
    """A clan's total and figures in a province, in words."""
    total = at.table["provinces"][province]["strengths"][seat]
    return f"{_who(at, seat)} {total}: {named(at, here(at, province, seat))}"

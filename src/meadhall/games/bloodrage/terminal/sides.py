"""A battle as one looks at it: who fights with what, while it goes on, and as it was when it is over."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from meadhall.kernel import Ref, Seat
from meadhall.terminal.title import Glance, Step

from .hand import card_of
from .pieces import FJORD_OF, Figures, here, long_name, worn


class Part(NamedTuple):
    """A row of a side's sum: figures or a card, and what it adds."""

    name: str
    strength: int | None
    """None while nobody may know."""
    ref: Ref | None = None
    fate: tuple[str, ...] = ()
    """What stands behind it, long and short: that it is sealed, or has fallen."""
    more: tuple[str, ...] = ()
    """Where a ship lies, and the upgrade that makes the figures what they are."""
    figures: Figures | None = None
    card: Ref | None = None


class Side(NamedTuple):
    """A participant: its parts, its total so far, and whether something is still to be added."""

    seat: Seat
    parts: list[Part]
    total: int
    is_open: bool = False


class Battle(NamedTuple):
    """A battle for a province, from the pillager clockwise."""

    province: str
    pillager: Seat
    sides: list[Side]
    stage: int
    """Call, cards, reveal, late cards, compare, the fallen, reward: which of them is now; 7 when all is done."""
    winner: Seat | None = None
    compared: bool = False
    events: Sequence[Mapping[str, Any]] = ()
    """What has come of it, once it is decided."""


_STAGES = {4: 1, 5: 2, 6: 2, 7: 2, 8: 3, 9: 4, 10: 4, 11: 4, 12: 5}
"""Which stage a battle step belongs to; the steps behind them are the reward."""


def battle_of(at: Glance) -> Battle | None:
    """The battle that goes on, or the one that has just been decided."""
    pillage = at.table["pillage"]
    decided = _decided(at.steps)
    if decided is not None:
        return _finished(at, *decided)
    if pillage and pillage["fought"] and pillage["step"] >= 4:
        return _going_on(at, pillage)
    return None


# --- while it goes on ------------------------------------------------------------------------------------------------


def _going_on(at: Glance, pillage: Mapping[str, Any]) -> Battle:
    province = pillage["province"].partition(":")[2]
    laying = "battle_card" in at.asked.values()
    sides = []
    for seat in pillage["participants"]:
        parts = [_figures(at, figures, province) for figures in here(at, province, seat)]
        cards = [
            _card(at, ref, worth, late=number > 0, blanked=pillage["blanked"][seat])
            for number, (ref, worth) in enumerate(zip(pillage["table"][seat], pillage["worth"][seat], strict=True))
        ]
        if laying:
            cards = [_unseen(at, seat)]
        sides.append(Side(seat, [*parts, *cards], pillage["sums"][seat], laying and cards[0].strength is None))
    stage = 1 if laying else _STAGES.get(pillage["step"], 6)
    return Battle(province, pillage["pillager"], sides, max(stage, 2) if not laying else 1)


def _figures(at: Glance, figures: Figures, province: str) -> Part:
    card = worn(at, figures["seat"], figures["kind"])
    where = at.words(f"br-side-{FJORD_OF[province]}") if figures.get("afloat") else ""
    more = tuple(filter(None, (where, at.words.ref(card) if card else "")))
    return Part(long_name(at, figures), figures["strength"], figures["ref"], more=more, figures=figures)


def _card(at: Glance, ref: Ref, worth: int | None, *, late: bool, blanked: bool) -> Part:
    words = at.words
    fate = "br-blanked" if blanked else "br-late" if late else ""
    bought_back = at.prompt == "prowess_keep"  # else the same card may be offered in the hand it went back to
    return Part(words.ref(ref), worth, ref if bought_back else None, (words(fate),) if fate else (), card=ref)


def _unseen(at: Glance, seat: Seat) -> Part:
    """A card that nobody has seen yet."""
    words = at.words
    if not at.table["clans"][seat]["hand"]:
        return Part(words("br-no-card"), 0)
    state = "to-lay" if seat in at.asked and seat == at.seat else "laying" if seat in at.asked else "sealed"
    return Part(words("br-card"), None, fate=(words(f"br-card-{state}"), words(f"br-card-{state}.short")))


# --- when it is decided ----------------------------------------------------------------------------------------------


def _decided(steps: Sequence[Step]) -> tuple[Step, list[Mapping[str, Any]]] | None:
    """The step that decided the latest battle, and all that followed, unless something else has begun since."""
    later: list[Mapping[str, Any]] = []
    for step in reversed(steps):
        later = [*step.events, *later]
        if any(event["kind"] == "compared" for event in step.events):
            return step, later
        if step.before["table"]["pillage"] is None:
            return None
    return None


def _finished(at: Glance, step: Step, events: list[Mapping[str, Any]]) -> Battle:
    table = step.before["table"]
    pillage = table["pillage"]
    province = pillage["province"].partition(":")[2]
    compared = next(event for event in events if event["kind"] == "compared")
    totals = dict(zip(compared["seats"], compared["totals"], strict=True))
    cards = {seat: list(pillage["table"][seat]) for seat in pillage["participants"]}
    for event in step.events:
        if event["kind"] == "revealed":
            cards |= {seat: [ref] for seat, ref in zip(event["seats"], event["cards"], strict=True)}
        elif event["kind"] == "late_card":
            cards[event["seat"]].append(event["card"])
    fallen: Counter[Ref] = Counter(ref for event in events if event["kind"] == "destroyed" for ref in event["figures"])
    counted = {event["seat"]: event["strength"] for event in events if event["kind"] == "quest_counted"}
    before = _before(at, table)
    sides = []
    for seat in pillage["participants"]:
        parts = [_fallen(at, _figures(before, figures, province), fallen) for figures in here(before, province, seat)]
        printed = [_printed(ref, counted.get(seat, pillage["counted"][seat])) for ref in cards[seat]]
        blank = pillage["blanked"][seat] or _blanked(step.events, seat)
        shown = [
            _card(at, ref, worth, late=number > 0, blanked=blank)
            for number, (ref, worth) in enumerate(zip(cards[seat], printed, strict=True))
        ]
        sides.append(Side(seat, [*parts, *_completed(shown, parts, totals[seat])], totals[seat]))
    winner = next((event["seat"] for event in events if event["kind"] == "battle_won"), None)
    after = events[events.index(compared) + 1 :]
    now = at.table["pillage"]
    stage = max(5, _STAGES.get(now["step"], 6)) if now else 7
    return Battle(province, pillage["pillager"], sides, stage, winner, True, after)


def _before(at: Glance, table: dict[str, Any]) -> Glance:
    """The same reader, looking at the table as it was."""
    return Glance({**at.view, "table": table}, at.names, at.words)


def _blanked(events: Sequence[Mapping[str, Any]], seat: Seat) -> bool:
    """Whether the first Primacy that was told silenced this seat."""
    silences = [event["seat"] for event in events if event["kind"] == "blanked"]
    return bool(silences) and silences[0] != seat


def _printed(ref: Ref, counted: int) -> int | None:
    """What a revealed card adds as far as it says so itself."""
    card = card_of(ref)
    return card.strength if card.kind == "battle" else counted if card.kind == "quest" else 0


def _completed(cards: list[Part], figures: list[Part], total: int) -> list[Part]:
    """Cards whose strength only the comparison told: what the total leaves for them."""
    known = sum(part.strength or 0 for part in (*cards, *(one for one in figures if not one.fate)))
    return [card if card.strength is not None else card._replace(strength=max(0, total - known)) for card in cards]


def _fallen(at: Glance, part: Part, fallen: Counter[Ref]) -> Part:
    assert part.figures is not None
    count = min(int(part.figures["count"]), fallen[str(part.ref)])
    if not count:
        return part
    whole = "all" if count == part.figures["count"] else "some"
    fate = tuple(at.words(id, count=count, whole=whole) for id in ("br-to-valhalla", "br-fallen-short"))
    return part._replace(fate=fate)

"""Before play: colours or teams, the draft of cards, setup texts, and the Vikings' places (sections 2, 7 and 42)."""

from meadhall.kernel import Chapter, Clause, Option, Seat, begin, below, chapter, tell
from meadhall.kit.choices import Choice, choice

from .asking import Asking
from .board import OPTIONS, REFS, SIGN, START, Hex, put
from .cards import CARD_OPTIONS, CARD_REFS, CARDS, COMMAND, FILE, POWERS, Power, Tier, go_together
from .changes import spend
from .content import SIDES, Side
from .powers.odin import draw_cards
from .state import Draft, State, drafting, holder, side_of
from .turn import turn

TWO_VIKINGS: tuple[Power, ...] = ("fenrir", "ask_and_embla", "fjorgyn_and_fjorgynn")
"""Cards with which only two Vikings are placed (RR-7.10)."""


@chapter
def colours(s: State) -> None:
    """Chance decides which seat plays ivory; ivory begins (RR-2.2, RR-2.10). Teams are fixed beforehand (RR-42.4)."""
    if s.options.mode == "team":
        tell(s, "teams", **{side: list(s.players[side]) for side in SIDES})
        s.draft = Draft(wanted=s.seats)
        begin(s, team_draft)
        return
    ivory = below(s, 2)
    s.players = {"ivory": [ivory], "red": [1 - ivory]}
    tell(s, "colours", ivory=ivory, red=1 - ivory)
    if s.options.mode == "basic":
        begin(s, turn)
    elif s.options.offer == "chosen":
        for seat, power in ((ivory, s.options.ivory_power), (1 - ivory, s.options.red_power)):
            assert power != "none"
            take(s, seat, power)
        begin(s, places)
    else:
        s.draft = Draft()
        begin(s, draft)


# --- two players -------------------------------------------------------------------------------------------------


@chapter
def draft(s: State) -> Chapter:
    """Ivory offers two cards, red takes one and ivory has the other (RR-7.1 to RR-7.3)."""
    ivory, red = holder(s, "ivory"), holder(s, "red")
    offer = s.options.offer
    if offer == "draft":
        yield from make_offer(s, ivory, "offer_card", offerable)
    else:
        drawn = draw_two(s, "simple" if offer == "random_simple" else "advanced") if "random" in offer else []
        drawn = drawn or list(next(pair for pair in FILE.recommended.pairs if "_".join(pair) == offer))
        drafting(s).offer = drawn
        tell(s, "drawn", cards=[CARD_REFS[card] for card in drawn])
    take(s, red, (yield on_offer.ask(red, "take_card")))
    (left,) = drafting(s).offer
    take(s, ivory, left)
    s.draft = None
    begin(s, places)


def make_offer(s: State, seat: Seat, prompt: str, choice: Choice[State]) -> Asking:
    """A seat chooses the cards that are offered, one after the other (RR-7.1, RR-42.6)."""
    for _ in range(drafting(s).wanted):
        card = yield choice.ask(seat, prompt)
        drafting(s).offer.append(card)
        tell(s, "offered", seat=seat, card=CARD_REFS[card])


def draw_two(s: State, tier: Tier) -> list[Power]:
    """Chance offers two cards of one tier (RR-7.6)."""
    cards = [power for power in POWERS if CARDS[power].tier == tier]
    first = cards[below(s, len(cards))]
    others = [power for power in cards if go_together(first, power)]
    return [first, others[below(s, len(others))]]


def all_cards(s: State, seat: Seat) -> list[Option]:
    """All cards, those on offer first."""
    offer = drafting(s).offer
    return [CARD_OPTIONS[power] for power in (*offer, *(power for power in POWERS if power not in offer))]


@choice(all_cards)
def offerable(s: State, seat: Seat, power: Power) -> Clause | None:
    """Every card, then every one that goes with the first (RR-7.1, RR-41.2)."""
    offer = drafting(s).offer
    if power in offer:
        return "RR-41.5"
    return None if all(go_together(one, power) for one in offer) else "RR-41.3"


@choice(all_cards)
def on_offer(s: State, seat: Seat, power: Power) -> Clause | None:
    """The cards offered that nobody has taken yet (RR-7.2, RR-42.8)."""
    if power in drafting(s).offer:
        return None
    return "RR-42.8" if s.options.mode == "team" else "RR-7.2"


def take(s: State, seat: Seat, power: Power) -> None:
    """A seat has its card from now on; in a game for two it is in force at once."""
    s.cards[seat] = power
    side = side_of(s, seat)
    if s.draft is not None:
        s.draft.offer.remove(power)
    if s.options.mode != "team" and power != "odin":
        s.force[side] = power
    tell(s, "took", seat=seat, side=side, card=CARD_REFS[power])


# --- teams -------------------------------------------------------------------------------------------------------


@chapter
def team_draft(s: State) -> Chapter:
    """Ivory 1 chooses as many icon cards as there are players; then all take one, red 1 first (RR-42.6 to RR-42.10)."""
    yield from make_offer(s, s.players["ivory"][0], "team_offer", team_offerable)
    for seat in draft_order(s):
        take(s, seat, (yield on_offer.ask(seat, "team_draft")))
    s.draft = None
    begin(s, places)


def draft_order(s: State) -> list[Seat]:
    """Red 1, ivory 1, red 2 and so on; then whoever is left (RR-42.8, RR-42.9)."""
    red, ivory = s.players["red"], s.players["ivory"]
    return [team[k] for k in range(max(len(red), len(ivory))) for team in (red, ivory) if k < len(team)]


@choice(all_cards)
def team_offerable(s: State, seat: Seat, power: Power) -> Clause | None:
    """The icon cards that are not chosen yet (RR-42.6)."""
    if power not in COMMAND:
        return "RR-7.39"
    return "RR-42.6" if power in drafting(s).offer else None


# --- setup texts and places --------------------------------------------------------------------------------------


@chapter
def places(s: State) -> Chapter:
    """The Vikings are placed and the setup texts are carried out, ivory's first (RR-2.9, RR-7.8, RR-7.9)."""
    empty = []
    for side in SIDES:
        empty.append((yield from make_ready(s, side)))
    for side in SIDES:
        for hex in START[side]:
            if hex not in empty:
                s.board = put(s.board, hex, SIGN[side])
    begin(s, turn)


def make_ready(s: State, side: Side) -> Asking:
    """Carries out the setup text of a side's card; returns the start hex that stays empty, if one does."""
    seat = holder(s, side)
    power = s.cards[seat] if s.options.mode == "advanced" else None
    empty: Hex | None = None
    if power in TWO_VIKINGS:
        empty = yield leave_empty.ask(seat, "leave_empty", about={"power": CARD_REFS[power]})
        tell(s, "left_empty", seat=seat, side=side, hex=REFS[empty], power=CARD_REFS[power])
    match power:
        case "thor":
            s.thor = CARDS["thor"].stones
            spend(s, s.thor)  # RR-44.3
            tell(s, "card_stones", seat=seat, side=side, power=CARD_REFS["thor"], count=s.thor)
        case "ask_and_embla":
            s.waiting = 1
            tell(s, "viking_waits", seat=seat, side=side, power=CARD_REFS["ask_and_embla"])
        case "frigg":
            s.frigg_new = True
        case "idun":
            s.armed = True
        case "odin":
            draw_cards(s, side)
    return empty


@choice([OPTIONS[hex] for side in SIDES for hex in START[side]])
def leave_empty(s: State, seat: Seat, hex: Hex) -> Clause | None:
    """A start hex of the seat's own side (RR-7.10)."""
    return None if hex in START[side_of(s, seat)] else "RR-7.10"


PROMPTS = {
    "offer_card": ("RR-7.1", "RR-7.3", "RR-7.4", "RR-7.5", "RR-41.2", "RR-41.4"),
    "take_card": ("RR-7.2", "RR-7.3"),
    "leave_empty": ("RR-7.10", "RR-8.1", "RR-20.1", "RR-25.1"),
    "team_offer": ("RR-42.6", "RR-42.7", "RR-7.39"),
    "team_draft": ("RR-42.8", "RR-42.9"),
}

"""Before play: colours or teams, the draft of cards, setup texts, and the Vikings' places (sections 2, 7 and 42)."""

from meadhall.kernel.ask import Ask, Chapter, Clause, Option, Ref, Seat
from meadhall.kernel.chance import below
from meadhall.kernel.chapters import begin, chapter
from meadhall.kernel.events import tell

from .board import NAMED, OPTIONS, OTHER, REFS, SIGN, Hex, put
from .cards import CARD_OPTIONS, CARD_REFS, CARDS, COMMAND, FILE, POWERS, Power, Tier, go_together
from .changes import spend
from .content import BOARD, SIDES, Side
from .powers.asking import Asking
from .powers.odin import draw_cards
from .state import Draft, State, holder, side_of
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
        for side, power in (("ivory", s.options.ivory_power), ("red", s.options.red_power)):
            assert power != "none"
            take(s, holder(s, "ivory" if side == "ivory" else "red"), power)
        begin(s, places)
    else:
        s.draft = Draft()
        begin(s, draft)


# --- two players -------------------------------------------------------------------------------------------------


@chapter
def draft(s: State) -> Chapter:
    """Ivory offers two cards, red takes one and ivory has the other (RR-7.1 to RR-7.3)."""
    assert s.draft is not None
    ivory, red = holder(s, "ivory"), holder(s, "red")
    offer = s.options.offer
    if offer == "draft":
        for _ in range(s.draft.wanted):
            card = yield Ask(ivory, "offer_card", offerable, not_offerable)
            s.draft.offer.append(card)
            tell(s, "offered", seat=ivory, card=CARD_REFS[card])
    else:
        s.draft.offer = draw_two(s, "simple" if offer == "random_simple" else "advanced") if "random" in offer else []
        if not s.draft.offer:
            s.draft.offer = list(next(pair for pair in FILE.recommended.pairs if "_".join(pair) == offer))
        tell(s, "drawn", cards=[CARD_REFS[card] for card in s.draft.offer])
    taken = yield Ask(red, "take_card", on_offer, not_on_offer)
    take(s, red, taken)
    (left,) = s.draft.offer
    take(s, ivory, left)
    s.draft = None
    begin(s, places)


def draw_two(s: State, tier: Tier) -> list[Power]:
    """Chance offers two cards of one tier (RR-7.6)."""
    cards = [power for power in POWERS if CARDS[power].tier == tier]
    first = cards[below(s, len(cards))]
    others = [power for power in cards if go_together(first, power)]
    return [first, others[below(s, len(others))]]


def offerable(s: State, seat: Seat) -> list[Option]:
    """Every card, then every one that goes with the first (RR-7.1, RR-41.2)."""
    assert s.draft is not None
    return [CARD_OPTIONS[power] for power in POWERS if all(go_together(one, power) for one in s.draft.offer)]


def not_offerable(s: State, seat: Seat) -> dict[Ref, Clause]:
    """The first card, and its forbidden partners."""
    assert s.draft is not None
    why: dict[Ref, Clause] = {}
    for one in s.draft.offer:
        why |= {CARD_REFS[power]: "RR-41.3" for power in POWERS if not go_together(one, power)}
        why[CARD_REFS[one]] = "RR-41.5"
    return why


def on_offer(s: State, seat: Seat) -> list[Option]:
    """The cards offered that nobody has taken yet (RR-7.2, RR-42.8)."""
    assert s.draft is not None
    return [CARD_OPTIONS[power] for power in s.draft.offer]


def not_on_offer(s: State, seat: Seat) -> dict[Ref, Clause]:
    """All other cards."""
    assert s.draft is not None
    clause = "RR-42.8" if s.options.mode == "team" else "RR-7.2"
    return {CARD_REFS[power]: clause for power in POWERS if power not in s.draft.offer}


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
    assert s.draft is not None
    chooser = s.players["ivory"][0]
    for _ in range(s.draft.wanted):
        card = yield Ask(chooser, "team_offer", team_offerable, not_team_offerable)
        s.draft.offer.append(card)
        tell(s, "offered", seat=chooser, card=CARD_REFS[card])
    for seat in draft_order(s):
        card = yield Ask(seat, "team_draft", on_offer, not_on_offer)
        take(s, seat, card)
    s.draft = None
    begin(s, places)


def draft_order(s: State) -> list[Seat]:
    """Red 1, ivory 1, red 2 and so on; then whoever is left (RR-42.8, RR-42.9)."""
    red, ivory = s.players["red"], s.players["ivory"]
    return [team[k] for k in range(max(len(red), len(ivory))) for team in (red, ivory) if k < len(team)]


def team_offerable(s: State, seat: Seat) -> list[Option]:
    """The icon cards that are not chosen yet (RR-42.6)."""
    assert s.draft is not None
    return [CARD_OPTIONS[power] for power in COMMAND if power not in s.draft.offer]


def not_team_offerable(s: State, seat: Seat) -> dict[Ref, Clause]:
    """Cards without the icon, and those chosen already."""
    assert s.draft is not None
    why = {CARD_REFS[power]: "RR-7.39" for power in POWERS if power not in COMMAND}
    return why | {CARD_REFS[power]: "RR-42.6" for power in s.draft.offer}


# --- setup texts and places --------------------------------------------------------------------------------------


@chapter
def places(s: State) -> Chapter:
    """The Vikings are placed and the setup texts are carried out, ivory's first (RR-2.9, RR-7.8, RR-7.9)."""
    empty = []
    for side in SIDES:
        empty.append((yield from make_ready(s, side)))
    for side in SIDES:
        for hex in start_hexes(side):
            if hex not in empty:
                s.board = put(s.board, hex, SIGN[side])
    begin(s, turn)


def make_ready(s: State, side: Side) -> Asking:
    """Carries out the setup text of a side's card; returns the start hex that stays empty, if one does."""
    seat = holder(s, side)
    power = s.cards[seat] if s.options.mode == "advanced" else None
    empty: Hex | None = None
    if power in TWO_VIKINGS:
        about = {"power": CARD_REFS[power]}
        empty = yield Ask(seat, "leave_empty", start_options, not_start_options, about=about)
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


def start_hexes(side: Side) -> list[Hex]:
    """Where a side's Vikings begin."""
    return [NAMED[name] for name in BOARD.start[side]]


def start_options(s: State, seat: Seat) -> list[Option]:
    """The start hexes of the seat's side (RR-7.10)."""
    return [OPTIONS[hex] for hex in start_hexes(side_of(s, seat))]


def not_start_options(s: State, seat: Seat) -> dict[Ref, Clause]:
    """The other side's start hexes."""
    return {REFS[hex]: "RR-7.10" for hex in start_hexes(OTHER[side_of(s, seat)])}

"""Rounds: a pawn is placed, specialists act, each player acts or rests; after four of them cleanup (sections 2, 21)."""

from meadhall.kernel import Ask, Chapter, Clause, Seat, Token, begin, button, chapter, tell, then, to
from meadhall.kit.cards import ref
from meadhall.kit.choices import choice

from . import offers, raid, sea, subdue
from .amounts import gain
from .artifacts import FREE, fits, free_open
from .content import CONTENT
from .crew import decided
from .effects import can, carry_out
from .paying import can_pay, pay_cost
from .pieces import (
    LOCATION_NAMES,
    LOCATION_OPTIONS,
    LOCATIONS,
    NOTHING,
    SEA,
    SLOT_AT,
    SUBDUE,
    TRADE,
    column,
    reaver,
)
from .scoring import final_scoring
from .sequences import SEQUENCES
from .state import NOBODY, State, clockwise, left, place_of
from .trade import trade_reward
from .words import Exchange

ACT, REST, USE, SKIP, FINISH = button("act"), button("rest"), button("use"), button("skip"), button("finish")
_ROUNDS, _ACTIVATIONS = CONTENT.rules.rounds.value, CONTENT.rules.activations.value


# --- activations (section 2) ----------------------------------------------------------------------------------------


@chapter
def place_pawn(s: State, seat: Seat) -> Chapter:
    """The active player selects a location, whether it can be paid for or not (RM-2.7 to RM-2.9)."""
    location = yield unselected.ask(seat, "location_choice", about={"round": s.round})
    s.pawns[location], s.active, s.location = seat, seat, location
    for player in s.players:
        for held in player.artifacts:
            held.used = False
    tell(s, "selected", seat=seat, location=LOCATION_OPTIONS[location].ref)
    if location == TRADE:
        move_marker(s)
    order = clockwise(s, seat)
    slot = SLOT_AT[location]
    specialists = [] if slot == NOTHING else [(k, token) for k in order for token in s.players[k].slots[slot]]
    then(
        s,
        *(to(specialist, k, token) for k, token in specialists),
        *(to(act_or_rest, k) for k in order),
        to(activation_ends),
    )
    if LOCATIONS[location].bonus_at == "selecting":
        carry_bonus(s, seat)


@choice(LOCATION_OPTIONS)
def unselected(s: State, seat: Seat, location: int) -> Clause | None:
    """Each location that was not selected in this round (RM-2.3)."""
    return None if s.pawns[location] == NOBODY else "RM-2.3"


def move_marker(s: State) -> None:
    """The active player takes the start player marker, or hands it on (RM-4.2 to RM-4.4)."""
    s.start = left(s, s.active) if s.start == s.active else s.active
    tell(s, "start_player", seat=s.start)


def carry_bonus(s: State, seat: Seat) -> None:
    """What the seat gets besides, if it gets anything (RM-2.33, RM-2.38)."""
    bonus = f"{LOCATION_NAMES[s.location]}/{column(s.seats, place_of(s, seat))}"
    if bonus in SEQUENCES:
        carry_out(s, seat, bonus)


@chapter
def specialist(s: State, seat: Seat, token: Token) -> Chapter:
    """A specialist acts for its owner; only an ability with a cost may be skipped (RM-2.13 to RM-2.17)."""
    options = use.options(s, seat, token)
    chosen = options[0].value
    if len(options) > 1 or free_open(s, seat):
        about = {"card": ref(s, token)}
        chosen = yield Ask(seat, "specialist_use", use.options, use.refusals, args=(token,), about=about, free=FREE)
        decided(s)
    if chosen == USE.value:
        tell(s, "specialist", seat=seat, card=ref(s, token))
        carry_out(s, seat, reaver(s, token).id)


@choice((USE, SKIP))
def use(s: State, seat: Seat, way: str, token: Token) -> Clause | None:
    """Without a cost an ability is always used; with one, if that can be paid, or skipped (RM-2.15, RM-2.16)."""
    first = reaver(s, token).ability[0]
    if not isinstance(first, Exchange):
        return None if way == USE.value else "RM-2.16"
    return None if way == SKIP.value or can(s, seat, (first,)) else "RM-2.15"


@chapter
def activation_ends(s: State) -> None:
    """The next pawn is placed, or after the fourth the round ends (RM-2.2, RM-2.5, RM-2.41, RM-24.12)."""
    s.location = NOTHING
    following = pawns_to_come(s)
    if following:
        begin(s, place_pawn, following[0])
    else:
        begin(s, round_ends)


def pawns_to_come(s: State) -> list[Seat]:
    """Whose pawns are still to be placed in this round: clockwise, the Honor Ship last (RM-2.4 to RM-2.6, RM-24.12)."""
    placed = sum(seat != NOBODY for seat in s.pawns)
    order = clockwise(s, s.start if s.active == NOBODY else left(s, s.active))
    following = [order[k % s.seats] for k in range(_ACTIVATIONS - placed)]
    return following if s.honor == NOBODY or not following else [*following[:-1], s.honor]


# --- turns ----------------------------------------------------------------------------------------------------------


@chapter
def act_or_rest(s: State, seat: Seat) -> Chapter:
    """Whose turn it is pays and acts, or rests (RM-2.23 to RM-2.31)."""
    about = {"location": LOCATION_OPTIONS[s.location].ref}
    chosen = yield Ask(seat, "act_or_rest", turn.options, turn.refusals, about=about, free=FREE)
    decided(s)
    begin(s, turn_end, seat)
    tell(s, "acts" if chosen == ACT.value else "rests", seat=seat, location=LOCATION_OPTIONS[s.location].ref)
    if chosen == ACT.value:
        begin(s, act, seat)
        pay_cost(s, seat, LOCATIONS[s.location].cost, LOCATION_OPTIONS[s.location].ref)
    else:
        carry_out(s, seat, "rest")  # RM-9.1 to RM-9.4


@choice((ACT, REST))
def turn(s: State, seat: Seat, way: str) -> Clause | None:
    """Act if the whole cost can be paid now, and at the territories if some tile can be tried (RM-2.23, RM-8.3)."""
    if way == REST.value:
        return None
    if s.location == SUBDUE:
        return None if subdue.tile_to_try.any(s, seat) else "RM-8.3"
    return None if can_pay(s, seat, LOCATIONS[s.location].cost) else "RM-2.26"


@chapter
def act(s: State, seat: Seat) -> None:
    """The effect of the location, and what the seat adds to it (RM-2.36 to RM-2.38)."""
    location, written = s.location, column(s.seats, place_of(s, seat))
    repeats = LOCATIONS[location].repeats
    if location == TRADE:
        assert repeats is not None
        begin(s, trade_reward, seat, repeats[written])
    elif location == SUBDUE:
        assert repeats is not None
        begin(s, subdue.subdue_target, seat, repeats[written], first=True)
    elif location == SEA:
        begin(s, sea.sail, seat)
    else:
        cards = raid.bonus_cards(location, written)
        begin(s, offers.take_cards, seat, location, cards)
        if not cards:  # cards come with the others (RM-6.7), anything else before (RM-2.38)
            carry_bonus(s, seat)


@chapter
def turn_end(s: State, seat: Seat) -> Chapter:
    """A last time for artifacts and crew, while an artifact of the location was not used (RM-12.25)."""
    if any(fits(s, held) for held in s.players[seat].artifacts) and free_open(s, seat):
        yield Ask(seat, "turn_end", (FINISH,), free=FREE)
        decided(s)
    s.recruited.clear()


# --- cleanup (section 21) -------------------------------------------------------------------------------------------


@chapter
def round_ends(s: State) -> None:
    """Cleanup after rounds 1 to 5, final scoring after the last (RM-21.1 to RM-21.14)."""
    if s.round == _ROUNDS:
        begin(s, final_scoring)
        return
    s.round += 1
    if s.honor != NOBODY:
        s.honor = left(s, s.honor)
    tell(s, "round", round=s.round, honor=None if s.honor == NOBODY else s.honor, start=s.start)
    for seat, player in enumerate(s.players):
        if player.tiles:
            gain(s, seat, "glory", len(player.tiles) * CONTENT.rules.territory_income.value, "territories")
    offers.clear_dice(s)
    offers.lay_out_dice(s)
    offers.clear(s)
    offers.lay_out(s)
    for player in s.players:
        player.ready = [ready + spent for ready, spent in zip(player.ready, player.spent, strict=True)]
        player.spent = [0] * len(player.spent)
    s.active, s.pawns = NOBODY, [NOBODY] * len(LOCATIONS)
    begin(s, place_pawn, s.start)


PROMPTS = {
    "location_choice": ("RM-2.3", "RM-2.7", "RM-2.8", "RM-2.9", "RM-4.2", "RM-5.2"),
    "specialist_use": ("RM-2.14", "RM-2.15", "RM-2.16", "RM-12.23"),
    "act_or_rest": ("RM-2.23", "RM-2.26", "RM-2.27", "RM-2.31", "RM-8.3", "RM-12.23"),
    "turn_end": ("RM-12.25", "RM-12.22", "RM-12.10"),
}

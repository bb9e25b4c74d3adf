"""The toy's giant with one fault planted in each: what an automaton must not be, and must not say."""

from meadhall.kernel import (
    STEP,
    Ask,
    Candidate,
    Chapter,
    Explanation,
    Seat,
    Together,
    begin,
    below,
    hide,
    secretly,
    show,
    then,
    to,
)
from meadhall.kit.automaton import acts, arbitrates, decide, highest, in_order

from . import toy
from . import toy_table as table
from .faulty import Faulty
from .toy import Toy
from .toy_table import ToyState


def stare_at_anybody(s: ToyState, seat: Seat) -> Chapter:
    """Leaves the giant a choice."""
    toy.minds(s, seat, (yield arbitrates(seat, "stare", decide("stare", map(table.seat_option, table.people(s))))))


def stare_in_secret(s: ToyState, seat: Seat) -> Chapter:
    """Lets the giant do something that the record does not name."""
    yield Ask(seat, "stir", secretly(STEP))


def lay_with_the_giant(s: ToyState) -> Chapter:
    """Asks the giant together with the others."""
    forms = {seat: Ask(seat, "lay", table.cards_to_lay) for seat in table.people(s) if s.hands[seat]}
    giants = {seat: Ask(seat, "stir", STEP) for seat in table.automata(s.seats, s.options)}
    chosen = yield Together({**forms, **giants})
    for seat in forms:
        hide(s, s.hands[seat], seat)
        s.hands[seat].remove(chosen[seat])
        s.laid[seat].append(chosen[seat])
    then(s, to(toy.scout, 0), to(toy.reveal))


def stir_and_look(s: ToyState, seat: Seat) -> Chapter:
    """Shows the giant a card that nobody else sees."""
    yield Ask(seat, "stir", STEP)
    show(s, s.deck[-1:], seat)


def stir_and_know(s: ToyState, seat: Seat) -> Chapter:
    """Lets the giant know a card behind the kernel's back, while it rolls: so nothing could be taken back anyway."""
    yield Ask(seat, "stir", STEP)
    below(s, 2)
    mind, token = s.minds[seat], max(range(len(s.faces)))
    mind[token] = token


def because_of_the_deck(s: ToyState, seat: Seat) -> Explanation:
    top = f"card:{s.faces[s.deck[-1]]}" if s.deck else "do:step"
    return Explanation(question="stir", candidates=(Candidate(ref=top),), taken="do:step")


def stir_telling(s: ToyState, seat: Seat) -> Chapter:
    """Explains what the giant does by a card that nobody knows."""
    yield Ask(seat, "stir", STEP, because=because_of_the_deck)


def stare_at_the_strongest(s: ToyState, seat: Seat) -> Chapter:
    """Compares what nobody may know: how strong the hands are."""
    strongest = decide(
        "stare",
        map(table.seat_option, table.people(s)),
        highest("TY-3.3", "strength", lambda other: sum(table.STRENGTH[s.faces[t]] for t in s.hands[other])),
        in_order("TY-3.5"),
    )
    toy.minds(s, seat, (yield acts(seat, "stare", strongest)))


def because_of_another(s: ToyState, seat: Seat) -> Explanation:
    return Explanation(question="stir", taken="seat:0")


def stir_otherwise(s: ToyState, seat: Seat) -> Chapter:
    """Explains something else than what the giant does."""
    yield Ask(seat, "stir", STEP, because=because_of_another)


def stir_for_ever(s: ToyState, seat: Seat) -> Chapter:
    """Never comes to the end of its turn."""
    yield Ask(seat, "stir", STEP)
    begin(s, toy.stir, seat)


MINDING: list[tuple[int, Toy]] = [
    (2, Faulty("giant-with-a-choice", stare=stare_at_anybody)),
    (2, Faulty("giant-in-secret", stir=stare_in_secret)),
    (2, Faulty("giant-in-a-together", lay=lay_with_the_giant)),
    (2, Faulty("giant-shown-a-card", stir=stir_and_look)),
    (12, Faulty("giant-who-knows-more", stir=stir_and_know)),
    (11, Faulty("because-of-a-hidden-card", stir=stir_telling)),
    (4, Faulty("decided-by-hidden-cards", stare=stare_at_the_strongest)),
    (12, Faulty("because-of-something-else", stir=stir_otherwise)),
    (2, Faulty("giant-for-ever", stir=stir_for_ever)),
]

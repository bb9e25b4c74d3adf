"""What own cards let a player do in a step, beside what the step itself allows: used once, left, or paid for."""

from meadhall.kernel import Clause, Option, Seat, tell

from .bearing import borne_by
from .deeds import carry_out, possible
from .state import State
from .words import At, Moment, Price

USE = "use"
"""What a menu calls it: the number of the word stands beside."""
Use = tuple[str, int, str]


def uses(s: State, seat: Seat, moment: Moment) -> list[Option]:
    """The own cards that can be used in this step."""
    return [
        Option(f"card:{card}", (USE, k, card))
        for card, k, word in borne_by(s, seat)
        if isinstance(word, At) and word.moment == moment and word.may
    ]


def why_no_use(s: State, seat: Seat, use: Use) -> Clause | None:
    """Once in a step, if it can be paid for and would change something (LR-1.24, LR-12.8)."""
    _, k, card = use
    price = _price(s, seat, card, k)
    used, paid = card in s.taken, s.players[seat].priests >= price.priests
    return None if not used and paid and possible(s, seat, f"{card}/{k}") else "LR-1.24"


def use_card(s: State, seat: Seat, use: Use) -> None:
    """The price is paid, then the card does what it says (LR-49.53)."""
    _, k, card = use
    s.taken.append(card)
    price = _price(s, seat, card, k)
    if price.priests:
        s.players[seat].priests -= price.priests
        tell(s, "priests_returned", seat=seat, n=price.priests)
    tell(s, "card_used", seat=seat, card=f"card:{card}")
    carry_out(s, seat, f"{card}/{k}")


def _price(s: State, seat: Seat, card: str, k: int) -> Price:
    word = next(word for own, number, word in borne_by(s, seat) if (own, number) == (card, k))
    assert isinstance(word, At)
    return word.price

"""What own cards and Artifacts let a player do beside what a step itself allows: used once, left, or paid for."""

from meadhall.kernel import Chapter, Clause, Option, Seat, begin, chapter, tell, then, to

from .artifacts import EXHAUST_REFS, exhaust, held
from .asking import pick
from .bearing import SAYING, borne_by, cards_of
from .deeds import SAID, carry_out, possible
from .injuries import injure
from .pieces import ARTIFACTS
from .pool import discard_card, hand_cards
from .state import State
from .words import At, Moment, Price

USE = "use"
"""What a menu calls it: the number of the word stands beside, none for an Artifact, and its name."""
NO_WORD = -1
Use = tuple[str, int, str]


def uses(s: State, seat: Seat, *moments: Moment) -> list[Option]:
    """The own cards and Artifacts that can be used at these moments."""
    found = [option for card in cards_of(s, seat) for moment, option in _USES[card] if moment in moments]
    return found + artifact_uses(s, seat, *moments)


_USES = {
    card: [
        (word.moment, Option(f"card:{card}", (USE, k, card)))
        for k, word in enumerate(words)
        if isinstance(word, At) and word.may
    ]
    for card, words in SAYING.items()
}
"""What each card lets its owner do, and when."""


def artifact_uses(s: State, seat: Seat, *moments: Moment) -> list[Option]:
    """The own Artifacts for these moments."""
    return [Option(EXHAUST_REFS[own], (USE, NO_WORD, ARTIFACTS[own])) for own in held(s, seat, moments)]


def why_no_use(s: State, seat: Seat, use: Use) -> Clause | None:
    """Once in a step, if it can be paid for and would change something (LR-1.24, LR-12.8)."""
    return "LR-1.24" if use[2] in s.taken else why_not_worth(s, seat, use)


def why_not_worth(s: State, seat: Seat, use: Use) -> Clause | None:
    """Charged, to be paid for, and such that it would change something (LR-1.24, LR-33.2)."""
    _, k, card = use
    if k == NO_WORD:
        if not s.charged[ARTIFACTS.index(card)]:
            return "LR-33.2"
        return None if possible(s, seat, card) else "LR-1.24"
    price = _price(s, seat, card, k)
    if price.injuries > s.players[seat].injured.count(False):
        return "LR-6.18"
    player, said = s.players[seat], f"{card}/{k}"
    payable = player.priests >= price.priests and len(player.hand) >= price.cards
    return None if payable and (not SAID[said] or possible(s, seat, said)) else "LR-1.24"


def use_card(s: State, seat: Seat, use: Use) -> None:
    """In a step: what is used counts as taken there."""
    s.taken.append(use[2])
    make_use(s, seat, use)


def make_use(s: State, seat: Seat, use: Use) -> None:
    """The price is paid, then the card does what it says (LR-49.53); an Artifact is exhausted for it (LR-33.2)."""
    _, k, card = use
    if k == NO_WORD:
        exhaust(s, seat, ARTIFACTS.index(card))
        carry_out(s, seat, card)
        return
    tell(s, "card_used", seat=seat, card=f"card:{card}")
    carry_out(s, seat, f"{card}/{k}")
    price = _price(s, seat, card, k)
    if price.injuries:
        begin(s, injure, seat, price.injuries, True)
    then(s, *(to(pay_card, seat, left) for left in range(price.cards, 0, -1)))
    if price.priests:
        s.players[seat].priests -= price.priests
        tell(s, "priests_returned", seat=seat, n=price.priests)


@chapter
def pay_card(s: State, seat: Seat, left: int) -> Chapter:
    """A Combat card of choice is discarded for something (LR-7.21)."""
    token = yield from pick(seat, "card_discard", hand_cards, about={"why": "price", "left": left})
    discard_card(s, seat, token)


def _price(s: State, seat: Seat, card: str, k: int) -> Price:
    word = next(word for own, number, word in borne_by(s, seat) if (own, number) == (card, k))
    assert isinstance(word, At)
    return word.price

"""The toy with one fault planted in each: what those who look on are shown between two asks."""

from meadhall.kernel import STEP, Ask, Audience, Chapter, Seat, View, hide, tell

from . import toy
from . import toy_table as table
from .faulty import Faulty
from .toy import Toy
from .toy_table import ToyState


def stash_too_early(s: ToyState, seat: Seat) -> Chapter:
    """Tells of a card in the vault before it is there."""
    token = yield Ask(seat, "stash", table.cards_to_stash, table.not_for_the_vault)
    tell(s, "stashed", seat=seat)
    hide(s, s.hands[seat], seat)
    s.hands[seat].remove(token)
    s.vaults[seat].append(token)


class LivingView(Toy):
    """Hands out the very list of points: what was seen before changes with it, and nobody notices the difference."""

    id = "toy-living-view"

    def view(self, s: ToyState, audience: Audience) -> View:
        return super().view(s, audience) | {"points": s.points}


def stir_with_a_card(s: ToyState, seat: Seat) -> Chapter:
    """Takes the top card up while it tells, and puts it back: at the next ask nobody could find out."""
    yield from toy.stir(s, seat)
    s.grudges["top"] = s.deck[-1] if s.deck else -1
    tell(s, "settled", seat=seat)
    del s.grudges["top"]


class TopCard(Toy):
    """Names the card that is taken up."""

    id = "toy-named-in-a-frame"
    chapters = {**Toy.chapters, "stir": stir_with_a_card}

    def view(self, s: ToyState, audience: Audience) -> View:
        top = s.grudges.get("top", -1)
        return super().view(s, audience) | {"top": None if top < 0 else f"card:{s.faces[top]}"}


def stir_by_strength(s: ToyState, seat: Seat) -> Chapter:
    """For a moment the giant's points are the strength of a hand that nobody has seen."""
    yield Ask(seat, "stir", STEP)
    points = s.points[seat]
    s.points[seat] = sum(table.STRENGTH[s.faces[token]] for token in s.hands[0])
    tell(s, "settled", seat=seat)
    s.points[seat] = points + s.round


UNFRAMED: list[tuple[int, Toy]] = [
    (13, Faulty("told-too-early", stash=stash_too_early)),
    (13, LivingView()),
    (11, TopCard()),
    (4, Faulty("counted-in-a-frame", stir=stir_by_strength)),
]

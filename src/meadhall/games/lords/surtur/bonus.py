"""Step 6, the bonus of the selected card: what its condition counts, and what it gives (section 9)."""

from collections.abc import Callable
from typing import Literal, NamedTuple

from meadhall.kernel import EVERYONE, About, Chapter, Seat, begin, chapter, tell

from .. import victory
from ..armies import place_of
from ..blessings import gain_blessing
from ..content import CONTENT
from ..control import takes
from ..decks import draw
from ..heroes import raise_attribute
from ..pieces import ATTRIBUTES, BLESSING
from ..priests import gain_priests
from ..state import State
from .deciding import step
from .gains import draw_cards, random_runes, strengthen
from .measures import follower, preference, selected, tucked
from .records import Condition, Counted, Gain


@chapter
def card_bonus(s: State, seat: Seat) -> Chapter:
    """What the selected card gives, if its condition holds now (LS-9.1 to LS-9.3)."""
    card = selected(s, seat)
    if card.gain is None:
        return
    counts, bound, needs, has = judged = judge(s, seat, card.when)
    card_ref, given = f"card:{card.id}", judged.holds
    about: About = {
        "card": card_ref,
        "counts": counts,
        "bound": bound,
        "needs": needs,
        "has": has,
        "given": int(given),
    }
    yield from step(seat, "follower_reward", about)
    tell(s, "follower_reward", seat=seat, card=card_ref, given=given, counts=counts, bound=bound, needs=needs, has=has)
    if given:
        _give(s, seat, card.gain)


class Judged(NamedTuple):
    """A condition held against what a Follower has."""

    counts: str
    bound: Literal["always", "least", "most"]
    needs: int
    has: int

    @property
    def holds(self) -> bool:
        """Whether the bonus is given (LS-9.2)."""
        return {"always": True, "least": self.has >= self.needs, "most": self.has <= self.needs}[self.bound]


def judge(s: State, seat: Seat, when: Condition | None) -> Judged:
    """What is counted for the active Follower at this moment, and how much it must be (LS-9.1, LS-9.3, LS-9.9)."""
    if when is None:
        return Judged("always", "always", 0, 0)
    has = COUNTS[when.count](s, seat)
    if when.at_most is not None:
        return Judged(when.count, "most", when.at_most, has)
    return Judged(when.count, "least", when.at_least or 0, has)


def _empty_shrines(s: State, seat: Seat) -> int:
    shrines = [region for region, fact in enumerate(s.board.regions) if fact.shrine and not s.temples[region]]
    return sum(s.control[region] == seat for region in shrines)


def _settlements(s: State, seat: Seat) -> int:
    return sum(fact.settlement and s.control[region] == seat for region, fact in enumerate(s.board.regions))


def _gained_shrines(s: State, seat: Seat) -> int:
    return sum(s.board.regions[region].shrine for region in follower(s, seat).gained)


COUNTS: dict[Counted, Callable[[State, Seat], int]] = {
    "temples": victory.temples,
    "empty_shrines": _empty_shrines,
    "settlements": _settlements,
    "regions": lambda s, seat: s.control.count(seat),
    "lands_controlled": victory.lands,
    "armies": lambda s, seat: len(s.players[seat].armies),
    "allied_realms": lambda s, seat: sum(s.players[seat].allied),
    "controlled_monsters": lambda s, seat: sum(foe.ring == seat for foe in s.foes),
    "slain": victory.slain,
    "tucked": tucked,
    "runes": lambda s, seat: sum(s.players[seat].runes),
    "hand": lambda s, seat: len(s.players[seat].hand),
    "regions_gained_this_turn": lambda s, seat: len(follower(s, seat).gained),
    "shrine_regions_gained_this_turn": _gained_shrines,
    "battles_won_this_turn": lambda s, seat: follower(s, seat).won,
}
"""What each word of a condition counts (LS-9.10 to LS-9.26)."""


def _give(s: State, seat: Seat, gain: Gain) -> None:
    """What a bonus gives, as far as there is any (LS-9.27 to LS-9.33)."""
    match gain.what:
        case "runes":
            random_runes(s, seat, gain.n)
        case "combat_cards":
            draw_cards(s, seat, gain.n)
        case "army_value":
            begin(s, strengthen, seat, gain.n, "LS-9.29")
        case "attribute":
            named = preference(s, seat)[0] if gain.attribute is None else ATTRIBUTES.index(gain.attribute)
            raise_attribute(s, seat, named, gain.n)
        case "priests":
            gain_priests(s, seat, gain.n)
        case "blessings":
            _tuck_blessings(s, seat, gain.n)


def _tuck_blessings(s: State, seat: Seat, n: int) -> None:
    """Blessings from the top of their deck go under the board, face up and without effect (LS-3.24, LS-9.33)."""
    for token in draw(s, BLESSING, n, EVERYONE):
        gain_blessing(s, seat, token)


@chapter
def restless_omens(s: State, seat: Seat) -> Chapter:
    """Who neither gained a Region nor placed a token in this turn is paid for it by a challenge (LS-24.6, LS-24.7)."""
    cards = [CONTENT.challenges[card] for card in s.challenges if CONTENT.challenges[card].kind == "rule"]
    runes, drawn = sum(card.runes for card in cards), sum(card.combat_cards for card in cards)
    one = follower(s, seat)
    if (runes or drawn) and not one.gained and not one.ashes and not _gains_yet(s, seat):
        yield from step(seat, "follower_omens", about={"runes": runes, "cards": drawn})
        draw_cards(s, seat, drawn)
        random_runes(s, seat, runes)


def _gains_yet(s: State, seat: Seat) -> bool:
    """Whether the end of the turn still brings a Region, to an Army that the bonus has raised (LS-4.46, LS-9.29)."""
    return any(takes(s, seat, place_of(army)) for army in s.players[seat].armies)


PROMPTS = {
    "follower_reward": ("LS-9.1", "LS-9.2", "LS-9.3"),
    "follower_omens": ("LS-24.6", "LS-24.7"),
}

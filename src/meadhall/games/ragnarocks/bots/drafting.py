"""Before the first turn: which cards to offer and to take, and which start hex to leave empty (sections 7 and 42)."""

from collections.abc import Sequence

from meadhall.kernel import Chance, Ref, World
from meadhall.kit.content import Fact, Files

from ..board import FREE, NAMED, SIGN, put, start_board
from ..cards import POWERS, Power, in_order
from ..content import FILES
from ..state import State
from .levels import Level
from .terms import Ahead, terms_of

PROMPTS = ("offer_card", "take_card", "team_offer", "team_draft", "leave_empty")
ALIKE = 4.0
"""Cards whose strengths are no further apart make an offer from which red gains little."""


class Strength(Fact, frozen=True):
    """How often a card wins, in percent, against all others on both sides."""

    id: Power
    percent: float


def load_strengths(files: Files) -> dict[Power, float]:
    """Reads and checks ``strengths.toml``."""
    name = "strengths.toml"
    strengths = files.load(name, tuple[Strength, ...])
    in_order(files, name, [card.id for card in strengths])
    return {card.id: card.percent for card in strengths}


STRENGTHS = load_strengths(FILES)


def choose_card(world: World, prompt: str, options: Sequence[Ref], level: Level, chance: Chance) -> Ref:
    """What to point at before the first turn; the lowest level takes what it likes."""
    if not level.knows_cards:
        return options[chance.below(len(options))]
    if prompt == "leave_empty":
        return leave_empty(world, options)
    s: State = world.state
    assert s.draft is not None
    strength = {ref: STRENGTHS[power] for power in POWERS if (ref := f"card:{power}") in options}
    if prompt in ("take_card", "team_draft"):
        return max(strength, key=strength.__getitem__)  # RR-7.2, RR-42.8
    offered = [STRENGTHS[power] for power in s.draft.offer]
    near = [ref for ref in options if all(abs(strength[ref] - other) <= ALIKE for other in offered)]
    if not near:
        return min(options, key=lambda ref: max(abs(strength[ref] - other) for other in offered))
    return near[chance.below(len(near))]


def leave_empty(world: World, options: Sequence[Ref]) -> Ref:
    """The start hex without which the two Vikings stand best (RR-7.10)."""
    s: State = world.state
    terms, full, ahead = terms_of(s), start_board(), Ahead(2, 8)

    def worth_of(ref: Ref) -> float:
        hex = NAMED[ref.removeprefix("hex:")]
        worth = ahead.look(put(full, hex, FREE), "ivory", terms)
        return worth if full[hex] == SIGN["ivory"] else -worth

    return max(options, key=worth_of)

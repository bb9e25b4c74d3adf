"""Heroes: their Attributes and what an Injury does to them (section 6)."""

from meadhall.kernel import Clause, Seat, tell
from meadhall.kit.choices import choice

from .content import CONTENT
from .pieces import ATTRIBUTE_OPTIONS
from .state import State

MOST = CONTENT.rules.attribute_most.value
START = CONTENT.rules.attribute_start.value
INJURED = CONTENT.rules.injured_value.value


def attribute(s: State, seat: Seat, which: int) -> int:
    """The value of an Attribute: where its token stands, and 2 while it is injured (LR-6.6, LR-6.7)."""
    player = s.players[seat]
    return INJURED if player.injured[which] else player.attributes[which]


def raise_attribute(s: State, seat: Seat, which: int, n: int) -> None:
    """The token goes up, injured or not, and never above 6 (LR-6.5, LR-6.8)."""
    attributes = s.players[seat].attributes
    raised = min(attributes[which] + n, MOST)
    if raised != attributes[which]:
        attributes[which] = raised
        tell(s, "attribute_raised", seat=seat, attribute=ATTRIBUTE_OPTIONS[which].ref, to=raised)


def lower_attribute(s: State, seat: Seat, which: int, n: int) -> None:
    """The token goes down, never below 2 (LR-6.9)."""
    attributes = s.players[seat].attributes
    attributes[which] = max(attributes[which] - n, START)
    tell(s, "attribute_lowered", seat=seat, attribute=ATTRIBUTE_OPTIONS[which].ref, to=attributes[which])


def lowest_attributes(s: State, seat: Seat) -> list[int]:
    """The Attributes of lowest value whose tokens are below 6; an injured one counts 2 (LR-6.10, LR-13.17)."""
    values = [attribute(s, seat, which) for which in range(len(ATTRIBUTE_OPTIONS))]
    tokens = s.players[seat].attributes
    return [which for which, value in enumerate(values) if value == min(values) and tokens[which] < MOST]


def heal(s: State, seat: Seat, which: int) -> None:
    """An injured token is turned back where it stands (LR-6.19)."""
    s.players[seat].injured[which] = False
    tell(s, "healed", seat=seat, attribute=ATTRIBUTE_OPTIONS[which].ref)


@choice(ATTRIBUTE_OPTIONS)
def injury_heal(s: State, seat: Seat, which: int) -> Clause | None:
    """An injured token of the own Hero."""
    return None if s.players[seat].injured[which] else "LR-6.20"

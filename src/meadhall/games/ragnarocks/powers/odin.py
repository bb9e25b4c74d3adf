"""Odin and his command cards (sections 34 and 40)."""

from meadhall.kernel import EVERYONE, Ask, Clause, Option, Ref, Seat, Token, button, deal_tokens, show, shuffle, tell

from ..cards import CARD_REFS, CARDS, COMMAND, POWER_NAMED, Power
from ..content import Side
from ..refusals import unoffered
from ..state import State, holder
from ..ways import movable
from .asking import Asking
from .telling import note

PICKUP, NO_CARD = button("pickup"), button("no-card")


def draw_cards(s: State, side: Side) -> None:
    """Odin's owner gets two command cards, drawn from the icon cards that nobody plays (RR-34.1, RR-34.2)."""
    seat = holder(s, side)
    (deck,) = deal_tokens(s, [[power for power in COMMAND if power not in s.cards]])
    shuffle(s, deck)
    count = CARDS["odin"].command_cards
    s.hand, s.aside = sorted(deck[:count]), sorted(deck[count:])
    show(s, s.hand, EVERYONE if s.options.odin_open_hand else seat)
    tell(s, "command_cards", seat=seat, count=count)


def face(s: State, token: Token) -> Power:
    """The power that a command card is."""
    return POWER_NAMED[s.faces[token]]


def judged(s: State) -> list[Power | None]:
    """The powers with which Odin's side is tested for a turn: none, the card in force, any in the hand (RR-5.16)."""
    return [None, *(face(s, token) for token in (*s.command, *s.hand))]


def action(s: State) -> Asking:
    """The card in force ends; one command card may be played, or all picked up (RR-34.3 to RR-34.6, RR-40.2)."""
    side = s.to_move
    s.table = sorted([*s.table, *s.command])
    s.command, s.force[side] = [], None
    seat = holder(s, side)
    answer = yield Ask(seat, "odin_action", actions, refused_actions, about={"power": CARD_REFS["odin"]})
    if answer == PICKUP.value:
        s.hand, s.table = sorted([*s.hand, *s.table]), []
        note(s, "odin", "pickup")
        tell(s, "odin_pickup", seat=seat, side=side)
    elif answer == NO_CARD.value:
        tell(s, "odin_no_card", seat=seat, side=side)
    else:
        s.hand.remove(answer)
        s.command = [answer]
        show(s, [answer], EVERYONE)
        power = face(s, answer)
        s.force[side] = power
        note(s, "odin", f"play {power}")
        tell(s, "odin_played", seat=seat, side=side, card=CARD_REFS[power])


def actions(s: State, seat: Seat) -> list[Option]:
    """What Odin may do now; only what leads to a complete turn, while anything does (RR-40.8)."""
    found = _all_actions(s)
    able = [option for option, power in found if movable(s, s.to_move, power, s.extra)]
    return able or [option for option, _ in found]


def _all_actions(s: State) -> list[tuple[Option, Power | None]]:
    """Every action with the power that is in force after it."""
    cards = [(face(s, token), token) for token in s.hand]
    found: list[tuple[Option, Power | None]] = [(Option(CARD_REFS[power], token), power) for power, token in cards]
    if s.table:
        found.append((PICKUP, None))  # RR-34.4
    return [*found, (NO_CARD, None)]


def refused_actions(s: State, seat: Seat) -> dict[Ref, Clause]:
    """Played cards, and actions after which there would be no turn."""
    why = {CARD_REFS[face(s, token)]: "RR-40.5" for token in s.table}
    why |= {option.ref: "RR-40.8" for option, _ in _all_actions(s)}
    if not s.table:
        why[PICKUP.ref] = "RR-34.4"
    return unoffered(why, actions(s, seat))

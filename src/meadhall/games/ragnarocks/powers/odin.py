"""Odin and his command cards (sections 34 and 40)."""

from meadhall.kernel import EVERYONE, Clause, Option, Seat, Token, button, deal_tokens, show, shuffle, tell
from meadhall.kit.cards import card_options
from meadhall.kit.choices import choice

from ..asking import Asking
from ..cards import CARD_REFS, CARDS, COMMAND, POWER_NAMED, Power
from ..changes import note
from ..content import Side
from ..state import State, holder
from ..ways import movable

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
    answer = yield odin_action.ask(seat, "odin_action", about={"power": CARD_REFS["odin"]})
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


def every_action(s: State, seat: Seat) -> list[Option]:
    """All command cards, picking up, and no card."""
    return [*card_options(s, (*s.hand, *s.table)), PICKUP, NO_CARD]


@choice(every_action)
def odin_action(s: State, seat: Seat, action: Token | str) -> Clause | None:
    """What Odin may do now; only what leads to a complete turn, while anything does (RR-34.3, RR-34.4, RR-40.8)."""
    if action in s.table:
        return "RR-40.5"
    if action == PICKUP.value and not s.table:
        return "RR-34.4"
    able = [power for power in judged(s) if movable(s, s.to_move, power, s.extra)]
    after = face(s, action) if isinstance(action, Token) else None
    return "RR-40.8" if able and after not in able else None


PROMPTS = {"odin_action": ("RR-34.3", "RR-34.4", "RR-34.6", "RR-40.8")}

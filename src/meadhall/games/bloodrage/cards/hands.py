"""Cards in hand: what others can tell of a choice made among them (section 14)."""

from meadhall.kernel import SPECTATOR, Seat, Token, hide, knows

from ..state import State, age_of
from .sheet import card


def lay_quest(s: State, seat: Seat, token: Token) -> None:
    """A seat lays a quest of its hand face down. A card that everybody has seen and that is no quest, it is not."""
    hand = s.clans[seat].hand
    choose_among(s, seat, token, [t for t in hand if card(s, t).kind == "quest" or not knows(s, SPECTATOR, t)])


def keep(s: State, seat: Seat, token: Token) -> None:
    """A seat keeps a card of its hand, face down."""
    choose_among(s, seat, token, s.clans[seat].hand)


def choose_among(s: State, seat: Seat, token: Token, among: list[Token]) -> None:
    """Everybody sees the back of the card that was chosen, and so its age, but not which card it is.

    The cards it was chosen among are put together, so that the gap it leaves between others tells nothing.
    """
    age = age_of(s, token)
    alike = [other for other in among if age_of(s, other) == age]
    clan = s.clans[seat]
    clan.hand = [*(other for other in clan.hand if other not in alike), *alike]
    hide(s, alike, seat)

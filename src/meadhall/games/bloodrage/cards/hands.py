"""Cards in hand: what others can tell of a choice made among them (section 14)."""

from meadhall.kernel import Seat, Token, hide

from ..state import State, age_of


def choose_among(s: State, seat: Seat, token: Token, among: list[Token]) -> None:
    """Everybody sees the back of the card that was chosen, and so its age, but not which card it is.

    The cards it was chosen among are put together, so that the gap it leaves between others tells nothing.
    """
    alike = [other for other in among if age_of(s, other) == age_of(s, token)]
    clan = s.clans[seat]
    clan.hand = [*(other for other in clan.hand if other not in alike), *alike]
    hide(s, alike, seat)

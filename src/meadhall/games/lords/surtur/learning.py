"""What a learner is told of the Followers of Surtur, besides what it is told of every player.

Whoever sits at the table may be a Follower, so all of it is there for every player; of people it stays zero.
"""

from collections.abc import Callable, Iterable, Sequence

from meadhall.bots.features import Told
from meadhall.kernel import Ref, Seat, View

from ..content import CONTENT
from ..pieces import ACTION_CARDS, card_name

TILES = tuple(tile.id for tile in CONTENT.followers)
CHALLENGES = tuple(card.id for card in CONTENT.challenges)
ROW = CONTENT.surtur.row.value
"""So many cards lie in an Action row."""
VALUES = ("difficulty", "defence", "support")
"""What is said of a Region: how hard it is for this Follower to invade, or what defends it."""


def names(regions: Sequence[Ref], players: Sequence[str]) -> Iterable[str]:
    """What each number is."""
    yield from ("ashes left", "ashes needs", "challenges level")
    yield from (f"ashes {region}" for region in regions)
    yield from (f"challenge {card}" for card in CHALLENGES)
    yield from (f"{player} {what}" for player in players for what in ("count", "arbiter", "order"))
    for player in players:
        yield from (f"{player} follower {tile}" for tile in TILES)
        yield from (f"{player} row.{place} {card}" for place in range(ROW) for card in ACTION_CARDS)
        yield from (f"{player} selected.{place}" for place in range(ROW))
        yield from (f"{player} {what}" for what in ("action deck", "battle deck"))
        yield from (f"{player} removed {card}" for card in ACTION_CARDS)
        yield from (f"{player} {what} {region}" for what in VALUES for region in regions)


def told(table: View, player_of: Callable[[Seat], str]) -> Told:
    """What lies open of them (section 17)."""
    ashes = table["ashes"]
    yield "ashes left", ashes["left"]
    yield "ashes needs", ashes["needs"] or 0
    for region in ashes["regions"]:
        yield f"ashes {region}", 1
    yield "challenges level", table["challenges"]["level"]
    for card in table["challenges"]["cards"]:
        yield f"challenge {card.partition(':')[2]}", 1
    for seat, count in enumerate(table["counts"]):
        yield f"{player_of(seat)} count", count
    if table["arbiter"] is not None:
        yield f"{player_of(table['arbiter'])} arbiter", 1
    for place, seat in enumerate(table["order"], 1):
        yield f"{player_of(seat)} order", place
    for seat, follower in enumerate(table["followers"]):
        for what, number in _of_follower(follower):
            yield f"{player_of(seat)} {what}", number


def _of_follower(follower: View) -> Told:
    if follower["tile"]:
        yield f"follower {follower['tile'].partition(':')[2]}", 1
    for place, card in enumerate(follower["row"]):
        yield f"row.{place} {_card(card)}", 1
    if follower["selected"] is not None:
        yield f"selected.{follower['selected']}", 1
    yield "action deck", follower["deck"]
    yield "battle deck", follower["battle_deck"]
    for card in follower["removed"]:
        yield f"removed {_card(card)}", 1
    for number, region in enumerate(follower["regions"], 1):
        for what in ("difficulty", "defence"):
            yield f"{what} region:{number}", region[what] or 0
        if region["support"]:
            yield f"support region:{number}", int(region["support"].rpartition(".")[2])


def _card(ref: Ref) -> str:
    return card_name(ref.partition(":")[2])

"""What Followers have before their first turn: advantages of their tiles, challenges of setup (sections 20 and 24)."""

from meadhall.kernel import Chapter, Ref, Seat, begin, chapter, tell, then, to
from meadhall.kit.automaton import decide, lowest

from ..armies import place_army, raise_army
from ..content import CONTENT
from ..heroes import attribute, raise_attribute
from ..pieces import AUTHORITY, MONSTER_OPTIONS, MONSTER_REFS, tile_ref
from ..state import NOBODY, State
from .deciding import by_monster, settle, step
from .desolation import lay_token, sites
from .gains import draw_cards, random_runes
from .measures import corrupted, dist, preference
from .rites import form_alliance, in_reach

_START = CONTENT.surtur.start_army_value.value


@chapter
def advantage(s: State, seat: Seat) -> Chapter:
    """The advantage of a Follower's tile takes effect once, after its deck is built (LS-2.30)."""
    gift = corrupted(s, seat).advantage
    if gift is None:  # LS-20.8
        return
    yield from step(seat, "follower_advantage", about={"follower": tile_ref(s, seat)})
    if gift.value > _START:  # LS-20.7
        raise_army(s, seat, s.players[seat].armies[0], gift.value - _START)
    draw_cards(s, seat, gift.combat_cards)
    if gift.id == "barrow_gift":
        begin(s, barrow_gift, seat)
    elif gift.id == "seer_bond" and in_reach(s, seat):  # LS-20.9: its Rune is for one without a Realm in reach
        begin(s, form_alliance, seat)
    else:
        random_runes(s, seat, gift.runes)


@chapter
def barrow_gift(s: State, seat: Seat) -> Chapter:
    """The nearest neutral Monster is its own (LS-20.12)."""
    home = s.players[seat].hero
    free = [monster for monster, foe in enumerate(s.foes) if foe.region >= 0 and foe.ring == NOBODY]
    if not free:
        return
    near = lowest("LS-20.12", "distance", lambda monster: dist(s, home, s.foes[monster].region))
    aside = {ref: "LS-20.12" for monster, ref in enumerate(MONSTER_REFS) if monster not in free}
    decision = decide("control", [MONSTER_OPTIONS[monster] for monster in free], near, aside=aside)
    monster = yield from settle(s, seat, "follower_control", decision, *by_monster(s, seat))
    s.foes[monster].ring = seat
    tell(s, "monster_bound", seat=seat, monster=MONSTER_REFS[monster])


# --- challenges -----------------------------------------------------------------------------------------------------


@chapter
def take_challenge(s: State, card: int) -> None:
    """A challenge of setup takes effect: a token for all, the rest for each Follower (LS-2.43, LS-15.2, LS-15.4)."""
    if CONTENT.challenges[card].tokens:
        then(s, *(to(early_ashes, card) for _ in range(CONTENT.challenges[card].tokens)))
    else:
        then(s, *(to(meet_challenge, seat, card) for seat in range(len(s.followers))))


@chapter
def early_ashes(s: State, card: int) -> Chapter:
    """The first Follower places another token, in the Region of the lowest number of those left (LS-24.1)."""
    number = lowest("LS-24.1", "region", lambda region: region + 1, _ref(card))
    region = yield from settle(s, 0, "follower_ashes", sites(s, 0), number, about={"challenge": _ref(card)})
    lay_token(s, 0, region, "setup")


@chapter
def meet_challenge(s: State, seat: Seat, card: int) -> Chapter:
    """The favourite Attribute rises and a card is drawn; another Army stands in the start Region (LS-24.2, LS-24.3)."""
    fact = CONTENT.challenges[card]
    yield from step(seat, "follower_challenge", about={"challenge": _ref(card)})
    raise_attribute(s, seat, preference(s, seat)[0], fact.attribute)
    draw_cards(s, seat, fact.combat_cards)
    for _ in range(fact.armies):
        place_army(s, seat, s.players[seat].hero, attribute(s, seat, AUTHORITY))


def _ref(card: int) -> Ref:
    return f"challenge:{CONTENT.challenges[card].id}"


PROMPTS = {
    "follower_advantage": ("LS-2.30", "LS-20.7", "LS-20.9", "LS-20.10", "LS-20.11", "LS-20.12"),
    "follower_control": ("LS-20.12", "LS-4.12", "LS-4.14"),
    "follower_ashes": ("LS-24.1", "LS-11.10", "LS-11.11", "LS-11.12", "LS-11.13", "LS-15.4"),
    "follower_challenge": ("LS-2.43", "LS-15.2", "LS-15.4"),
}

"""Setup with Followers of Surtur: who they are and where they begin; then the people, then challenges (section 2)."""

from collections.abc import Iterable, Sequence
from typing import Any

from meadhall.kernel import (
    EVERYONE,
    About,
    Chapter,
    Clause,
    MeadhallError,
    Option,
    Seat,
    begin,
    below,
    button,
    chapter,
    show,
    tell,
    then,
    to,
)
from meadhall.kit.automaton import acts, decide, in_order
from meadhall.kit.choices import choice

from ..armies import place_army, standing_in
from ..asking import Asking, answers, point
from ..board import Place
from ..content import CONTENT
from ..control import take_control, takes
from ..draft import draft_hero, end_draft
from ..pieces import DONE, hero_ref, region_ref, tile_ref
from ..state import NOBODY, NOTHING, Options, State, clockwise, people
from . import gifts, row
from .deciding import step
from .desolation import lay_token
from .gains import draw_cards
from .measures import by_side, challenge_level, corrupted

_RULES = CONTENT.surtur
FOLLOWER_OPTIONS = tuple(Option(f"follower:{tile.id}", k) for k, tile in enumerate(CONTENT.followers))
CHALLENGE_OPTIONS = tuple(Option(f"challenge:{card.id}", k) for k, card in enumerate(CONTENT.challenges))
RANDOM = button("random")
WEAK = _RULES.start_armies.value * _RULES.start_army_value.value
"""The population strength of a Region that the first Armies take (LS-2.15, LS-2.16)."""


def check_table(seats: int, options: Options) -> None:
    """Somebody must play beside the Followers: one against three, two or three beside two (LS-1.1, LS-13.1)."""
    if options.followers >= seats:
        sentence = f"{options.followers} Followers of Surtur need {options.followers + 1} seats or more, not {seats}"
        raise MeadhallError(f"{sentence}, for a person plays against them (LS-1.1).")


@chapter
def begin_followers(s: State) -> None:
    """In the place of the Hero Draft: Followers, their decks and advantages, people, challenges (LS-2.2)."""
    seats = range(len(s.followers))
    show(s, [*s.heroes, *s.first_origin, *s.aside], EVERYONE)  # all look at tiles and Action cards before they choose
    then(
        s,
        *(to(choose_follower, seat) for seat in seats),
        to(order_followers),
        *(to(arrive, seat) for seat in seats),
        *(to(row.lay_row, seat) for seat in seats),
        to(row.add_upgrades),
        *(to(gifts.advantage, seat) for seat in seats),
        to(begin_people),
    )


# --- who they are ---------------------------------------------------------------------------------------------------


@answers("setup_colour")
def first_colour(s: State, seat: Seat, prompt: str, options: Sequence[Option], args: Any, about: About) -> Asking:
    """The first colour that people left over (LS-2.45)."""
    return (yield acts(seat, "follower_colour", decide("colour", options, in_order("LS-2.45"))))


@chapter
def choose_follower(s: State, seat: Seat) -> Chapter:
    """The first person says who follows Surtur, or leaves it to chance (LS-2.3, LS-2.5, LS-14.4)."""
    person = people(s)[0]
    about: About = {"place": seat + 1, "of": len(s.followers)}
    tile = yield from point(s, person, "setup_follower", setup_follower, about=about)
    if tile == RANDOM.value:
        left = setup_follower.open(s, person)
        tile = left[below(s, len(left))].value
    s.followers[seat].tile = tile
    tell(s, "follower_joined", seat=person, follower=FOLLOWER_OPTIONS[tile].ref)


@choice(FOLLOWER_OPTIONS, RANDOM)
def setup_follower(s: State, seat: Seat, tile: int) -> Clause | None:
    """A corrupted Hero whose priority action no other has; of the base box alone, if the table wants that."""
    if s.options.strict_core and not CONTENT.followers[tile].core:
        return "LS-2.4"
    return beside(tile, [one.tile for one in s.followers if one.tile != NOTHING])


def beside(tile: int, others: Iterable[int]) -> Clause | None:
    """Why a Follower cannot play beside others: one of them has its priority action (LS-13.2)."""
    action = CONTENT.followers[tile].priority_action
    return "LS-13.2" if any(CONTENT.followers[other].priority_action == action for other in others) else None


@chapter
def order_followers(s: State) -> Chapter:
    """Chance says in which order several sit; what they use of the base box is out (LS-2.6, LS-2.31, LS-13.40)."""
    if len(s.followers) > 1:
        yield from step(0, "follower_order")
        tiles = [one.tile for one in s.followers]
        for one in s.followers:
            one.tile = tiles.pop(below(s, len(tiles)))
        tell(s, "followers_ordered", followers=[FOLLOWER_OPTIONS[one.tile].ref for one in s.followers])
    used = [token for token in s.heroes if s.faces[token] in [CONTENT.followers[one.tile].id for one in s.followers]]
    s.heroes = [token for token in s.heroes if token not in used]
    s.aside += [*used, *s.first_origin]
    s.first_origin = []


# --- where they begin -----------------------------------------------------------------------------------------------


@chapter
def arrive(s: State, seat: Seat) -> Chapter:
    """Hero and Armies come to the start Region, a Desolation token lies near by (LS-2.14 to LS-2.21, LS-13.6)."""
    s.active = seat
    yield from step(seat, "follower_arrive")
    player, tile = s.players[seat], corrupted(s, seat)
    player.attributes, player.hero = list(tile.attributes), start_region(s, seat)
    where = region_ref(player.hero)
    tell(s, "follower_arrived", seat=seat, hero=hero_ref(seat), card=tile_ref(s, seat), region=where)
    for _ in range(_RULES.start_armies.value):
        place_army(s, seat, player.hero, _RULES.start_army_value.value)
    if takes(s, seat, player.hero):
        begin(s, take_control, seat, player.hero)
    draw_cards(s, seat, _RULES.start_cards.value)
    if seat == 0:
        lay_token(s, seat, first_ashes(s, seat), "setup")


def start_region(s: State, seat: Seat) -> Place:
    """That of the tile; on a map where it is not weak, the closest free one that is (LS-2.13, LS-2.16)."""
    region = by_side(s, corrupted(s, seat).start_region)
    free = [other for other in range(len(s.control)) if s.control[other] == NOBODY and not standing_in(s, other)]
    return _closest(region, [other for other in free if s.board.populations[other] == WEAK])


def first_ashes(s: State, seat: Seat) -> Place:
    """The tile's own Region for it; on a map where that does not touch Yggdrasil, the closest that does (LS-2.19)."""
    return _closest(by_side(s, corrupted(s, seat).desolation_region), s.board.around)


def _closest(region: Place, regions: Iterable[Place]) -> Place:
    """The closest by its number, of two the lower; the Region itself, if it is among them."""
    return min(regions, key=lambda other: (abs(other - region), other))


# --- people ---------------------------------------------------------------------------------------------------------


@chapter
def begin_people(s: State) -> None:
    """People draft among themselves; then all is settled: the order, the Arbiter, challenges (LS-14.2 to LS-14.10)."""
    persons = people(s)
    s.starter, s.first = persons[below(s, len(persons)) if len(persons) > 1 else 0], 0
    drafters = [seat for seat in clockwise(s, s.starter) if seat in persons]
    s.order = [*range(len(s.followers)), *drafters]
    if len(persons) > 1:
        s.arbiter = s.order[-1]
    tell(s, "draft", starter=s.starter)
    then(s, *(to(draft_hero, seat) for seat in drafters), to(choose_challenge), to(end_draft))


@chapter
def choose_challenge(s: State) -> Chapter:
    """The first person adds challenges, card by card, until they are enough (LS-2.42, LS-14.4)."""
    person = people(s)[0]
    level = challenge_level(s.challenges).level
    card = yield from point(s, person, "setup_challenge", setup_challenge, about={"level": level})
    if card == RANDOM.value:
        left = setup_challenge.open(s, person)
        card = left[below(s, len(left))].value
    if card != DONE.value:
        s.challenges = sorted([*s.challenges, card])
        tell(s, "challenge_added", seat=person, challenge=CHALLENGE_OPTIONS[card].ref)
        if len(s.challenges) < len(CONTENT.challenges):
            begin(s, choose_challenge)
            return
    then(s, *(to(gifts.take_challenge, card) for card in s.challenges if CONTENT.challenges[card].kind == "setup"))


@choice(CHALLENGE_OPTIONS, RANDOM, DONE)
def setup_challenge(s: State, seat: Seat, card: int) -> Clause | None:
    """A challenge card that is not in the match yet."""
    return "LS-2.42" if card in s.challenges else None


PROMPTS = {
    "follower_colour": ("LS-2.45", "LS-2.8", "LR-8.17"),
    "setup_follower": ("LS-2.3", "LS-2.4", "LS-2.5", "LS-13.2", "LS-14.4"),
    "follower_order": ("LS-13.9", "LS-13.40"),
    "follower_arrive": ("LS-2.14", "LS-2.15", "LS-2.17", "LS-2.20", "LS-2.21", "LS-13.6"),
    "setup_challenge": ("LS-2.42", "LS-2.43", "LS-2.44", "LS-14.4", "LS-15.1", "LS-15.5"),
}

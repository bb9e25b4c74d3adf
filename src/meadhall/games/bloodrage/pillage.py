"""Declaring a pillage, the call to battle, and what a successful pillage pays (sections 5 and 12)."""

from collections import Counter

from meadhall.kernel import Chapter, Clause, Option, Seat, begin, button, chapter, tell
from meadhall.kit.choices import choice

from . import figures, moments  # moments as a module: a pillage leads to a battle, and a battle to its reward
from .board import ADJACENT, FJORDS, LAND, OPTIONS, REFS, SEA, YGGDRASIL, Place, provinces_of
from .cards import words
from .cards.sheet import affords, price_of, wears
from .clan import ALL_STATS, AXES, DECLINE, HORNS, RAGE, gain_glory, pay, raise_stat, raise_step, watch_end
from .content import CONTENT, Reward
from .figures import LEADER, Standing, free_villages, groups_at, no_room_in
from .state import Pillage, State, battle, left

REWARDS: tuple[Reward, ...] = ("rage", "axes", "horns", "glory5", "all_stats")
RAISES: tuple[tuple[int, ...], ...] = ((RAGE,), (AXES,), (HORNS,), (), ALL_STATS)
"""The stats that each reward raises (BR-5.72 to BR-5.76)."""
GLORY5, ALL_STATS_TOKEN = REWARDS.index("glory5"), REWARDS.index("all_stats")
TOKENS = Counter({REWARDS.index(token.reward): token.count for token in CONTENT.tokens.pillage})
"""How many pillage tokens there are with each reward (BR-2.9, BR-2.10)."""
STAY = button("stay")
FROST_GIANTS = figures.able(words.RewardTwice)


@chapter
def pillage(s: State, seat: Seat, challenge: bool) -> Chapter:
    """The active seat names the province (BR-5.1, BR-5.2); Tyr's Challenge is paid (BR-12.79)."""
    province = yield pillageable.ask(seat, "pillage_province", challenge, about={"challenge": int(challenge)})
    if challenge:
        pay(s, seat, price_of(s, seat, words.PillageAgain))
    declare(s, seat, province, challenge)


@choice(LAND, others=SEA)
def pillageable(s: State, seat: Seat, place: Place, challenge: bool) -> Clause | None:
    """Intact, with an own figure there or in the fjord, and on the reward side (BR-5.2 to BR-5.5).

    Tyr's Challenge is for the pillaged side (BR-12.80).
    """
    if place in FJORDS:
        return "BR-1.19"
    if s.destroyed[place]:
        return "BR-1.22"
    if s.pillaged[place] != challenge:
        return "BR-12.80" if challenge else "BR-5.5"
    if figures.is_present(s, seat, place):
        return None
    return "BR-5.4" if place == YGGDRASIL else "BR-5.2"


def declare(s: State, seat: Seat, province: Place, challenge: bool) -> None:
    """The pillage is declared, and nothing calls it off: call, cards and outcome follow (BR-5.6, BR-5.7)."""
    s.pillage = Pillage(province, seat, challenge)
    tell(s, "pillage", seat=seat, province=REFS[province], challenge=challenge)
    begin(s, moments.battle_step, 2)


@chapter
def domain_pillage(s: State, seat: Seat, place: Place) -> Chapter:
    """Thor's Domain: after an own invade, pillage what was invaded for 2 Rage (BR-12.98 to BR-12.105)."""
    if s.phase_over or not (affords(s, seat, words.InvadeThenPillage) and domain_province.any(s, seat, place)):
        return
    province = yield domain_province.ask(seat, "domain_pillage", place, about={"place": REFS[place]})
    if province != DECLINE.value:
        pay(s, seat, price_of(s, seat, words.InvadeThenPillage))
        declare(s, seat, province, False)


@choice(LAND, DECLINE)
def domain_province(s: State, seat: Seat, province: Place, place: Place) -> Clause | None:
    """BR-12.100, BR-12.105: the invaded province, or one beside the fjord, intact and unpillaged."""
    if province not in provinces_of(place):
        return "BR-12.100"
    if s.destroyed[province]:
        return "BR-1.22"
    return None if pillageable(s, seat, province, False) is None else "BR-12.105"


# --- part 1: the call to battle -----------------------------------------------------------------------------------


@chapter
def call_to_battle(s: State, seat: Seat, declined: int) -> Chapter:
    """One seat of a lap moves a figure in or declines (BR-5.8 to BR-5.21)."""
    province = battle(s).province
    while declined < s.seats and free_villages(s, province) > 0 and not answerer.any(s, seat):
        seat, declined = left(s, seat), declined + 1  # passed over without a question (BR-5.20)
    if declined >= s.seats or free_villages(s, province) <= 0:
        return
    figure = yield answerer.ask(seat, "call_to_battle", about={"province": REFS[province]})
    if figure == DECLINE.value:
        tell(s, "call_declined", seat=seat, province=REFS[province])
        begin(s, call_to_battle, left(s, seat), declined + 1)
        return
    kind, origin = figure
    ref = figures.figure_ref(s, seat, kind, origin)
    figures.move(s, seat, kind, origin, province)
    tell(s, "called", seat=seat, figure=ref, to=REFS[province], **{"from": REFS[origin]})
    begin(s, call_to_battle, left(s, seat), declined=0)


def adjacent_figures(s: State, seat: Seat) -> list[Option]:
    """A seat's figures in provinces adjacent to the pillaged one."""
    near = ADJACENT[battle(s).province]
    return figures.figure_options(s, seat, [group for place in near for group in groups_at(s, seat, place)])


@choice(adjacent_figures, DECLINE, others=figures.figures_on_board)
def answerer(s: State, seat: Seat, figure: Standing) -> Clause | None:
    """BR-5.10: a figure in a province adjacent to the pillaged one; ships stand in none."""
    if figure[1] in FJORDS:
        return "BR-1.20"
    return None if figure[1] in ADJACENT[battle(s).province] else "BR-5.10"


# --- part 3: the reward -------------------------------------------------------------------------------------------


def succeed(s: State) -> None:
    """Battle step 13: token reward, Frost Giant, Grace, Lord cards, the token turns, the Hammers move (BR-5.61)."""
    seat, province = battle(s).pillager, battle(s).province
    reward = s.rewards[province]
    tell(s, "pillaged", seat=seat, province=REFS[province], reward=REWARDS[reward])
    pay_reward(s, seat, reward)
    if pays_twice(s, seat, province):
        tell(s, "pillaged_twice", seat=seat, province=REFS[province], reward=REWARDS[reward])
        pay_reward(s, seat, reward)
    leads = s.clans[seat].leader == province  # BR-12.9
    if leads and wears(s, seat, words.LeaderMovesOn):
        begin(s, hammers_move, seat, province)
    begin(s, turn_token, province)
    if leads and wears(s, seat, words.LeaderRaisesAllStats):
        begin(s, raise_all_stats, seat)
    if leads and wears(s, seat, words.LeaderRaisesStat):
        begin(s, raise_stat, seat, "card:a2-lord-of-axes", declinable=False, excluded=-1)


def pays_twice(s: State, seat: Seat, province: Place) -> bool:
    """Whether a Frost Giant of the seat stands in the province (BR-7.38, BR-7.39)."""
    return any(figure in FROST_GIANTS for figure, _, _ in groups_at(s, seat, province))


def pay_reward(s: State, seat: Seat, reward: int) -> None:
    """What a pillage token gives; nobody is asked (BR-5.72 to BR-5.79)."""
    for which in RAISES[reward]:
        raise_step(s, seat, which, "pillage")
    if reward == GLORY5:
        gain_glory(s, seat, CONTENT.tokens.reward_glory.value, "pillage")


@chapter
def raise_all_stats(s: State, seat: Seat) -> None:
    """Lord of Spears (BR-12.135)."""
    for which in ALL_STATS:
        raise_step(s, seat, which, "card:a3-lord-of-spears")


@chapter
def turn_token(s: State, province: Place) -> None:
    """The token shows the pillaged side, which may end the phase (BR-5.77, BR-4.19); it may show it already."""
    s.pillaged[province] = True
    watch_end(s)


@chapter
def hammers_move(s: State, seat: Seat, province: Place) -> Chapter:
    """Lord of Hammers: the leader may go on to an adjacent province; that starts nothing (BR-12.6 to BR-12.8)."""
    target = yield hammers_target.ask(seat, "hammers_move", province)
    if target != STAY.value:
        figures.move(s, seat, LEADER, province, target)
        ref = figures.figure_ref(s, seat, LEADER, target)
        tell(s, "hammers_moved", seat=seat, figure=ref, to=REFS[target], **{"from": REFS[province]})


def adjacent(s: State, seat: Seat, province: Place) -> list[Option]:
    """The adjacent provinces."""
    return [OPTIONS[place] for place in ADJACENT[province]]


@choice(adjacent, STAY, others=LAND)
def hammers_target(s: State, seat: Seat, place: Place, province: Place) -> Clause | None:
    """BR-12.7: adjacent, intact, with a free village; or stay."""
    return no_room_in(s, place) if place in ADJACENT[province] else "BR-12.7"


PROMPTS = {
    "pillage_province": ("BR-5.2", "BR-5.3", "BR-5.4", "BR-5.5", "BR-5.6", "BR-12.79", "BR-12.80"),
    "domain_pillage": ("BR-12.98", "BR-12.99", "BR-12.100"),
    "call_to_battle": ("BR-5.9", "BR-5.10", "BR-5.12", "BR-5.18", "BR-5.19"),
    "hammers_move": ("BR-12.6", "BR-12.7", "BR-12.8"),
}

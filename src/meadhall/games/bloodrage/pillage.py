"""Declaring a pillage, the call to battle, and what a successful pillage pays (sections 5 and 12)."""

from collections.abc import Iterator, Mapping, Sequence

from meadhall.kernel.ask import Ask, Chapter, Clause, Option, Ref, Seat, button
from meadhall.kernel.chapters import begin, chapter
from meadhall.kernel.events import tell

from . import moments  # as a module: a pillage leads to a battle, and a battle to its reward
from .board import ADJACENT, FJORDS, OPTIONS, PROVINCES, REFS, YGGDRASIL, Place
from .cards import words
from .cards.sheet import wears, worn
from .clan import ALL_STATS, AXES, DECLINE, HORNS, RAGE, gain_glory, pay, raise_stat, raise_step, watch_end
from .content import CONTENT, Reward
from .figures import (
    LEADER,
    able,
    figure_option,
    figure_ref,
    free_villages,
    groups_at,
    groups_on_board,
    is_present,
    move,
    provinces_of,
)
from .state import Pillage, State, left

REWARDS: tuple[Reward, ...] = ("rage", "axes", "horns", "glory5", "all_stats")
RAISES: tuple[tuple[int, ...], ...] = ((RAGE,), (AXES,), (HORNS,), (), ALL_STATS)
"""The stats that each reward raises (BR-5.72 to BR-5.76)."""
GLORY5 = REWARDS.index("glory5")
STAY = button("stay")
FROST_GIANTS = able(words.RewardTwice)


@chapter
def pillage(s: State, seat: Seat, challenge: bool) -> Chapter:
    """The active seat names the province (BR-5.1, BR-5.2); Tyr's Challenge is paid (BR-12.79)."""
    options, refusals = (challengeable, not_challengeable) if challenge else (pillageable, not_pillageable)
    province = yield Ask(seat, "pillage_province", options, refusals, about={"challenge": int(challenge)})
    if challenge:
        pay(s, seat, worn(s, seat, words.PillageAgain)[0].rage)
    declare(s, seat, province, challenge)


def pillageable(s: State, seat: Seat) -> Sequence[Option]:
    """BR-5.2 to BR-5.5: intact, on the reward side, and with an own figure there or in the fjord."""
    return [OPTIONS[province] for province in _pillageable(s, seat)]


def can_pillage(s: State, seat: Seat) -> bool:
    """Whether there is such a province."""
    return next(_pillageable(s, seat), None) is not None


def _pillageable(s: State, seat: Seat) -> Iterator[Place]:
    for province in PROVINCES:
        if not s.pillaged[province] and not s.destroyed[province] and is_present(s, seat, province):
            yield province


def challengeable(s: State, seat: Seat) -> Sequence[Option]:
    """BR-12.80: the same, on the pillaged side."""
    return [
        OPTIONS[province]
        for province in PROVINCES
        if s.pillaged[province] and not s.destroyed[province] and is_present(s, seat, province)
    ]


def not_pillageable(s: State, seat: Seat) -> Mapping[Ref, Clause]:
    """The other places, and why not."""
    return _not_pillageable(s, seat, "BR-5.5", s.pillaged)


def not_challengeable(s: State, seat: Seat) -> Mapping[Ref, Clause]:
    """The other places, and why not."""
    return _not_pillageable(s, seat, "BR-12.80", [not pillaged for pillaged in s.pillaged])


def _not_pillageable(s: State, seat: Seat, wrong_side: Clause, turned: list[bool]) -> dict[Ref, Clause]:
    why: dict[Ref, Clause] = {REFS[fjord]: "BR-1.19" for fjord in FJORDS}
    for province in PROVINCES:
        if s.destroyed[province]:
            why[REFS[province]] = "BR-1.22"
        elif turned[province]:
            why[REFS[province]] = wrong_side
        elif not is_present(s, seat, province):
            why[REFS[province]] = "BR-5.4" if province == YGGDRASIL else "BR-5.2"
    return why


def declare(s: State, seat: Seat, province: Place, challenge: bool) -> None:
    """The pillage is declared, and nothing calls it off: call, cards and outcome follow (BR-5.6, BR-5.7)."""
    s.pillage = Pillage(province, seat, challenge)
    tell(s, "pillage", seat=seat, province=REFS[province], challenge=challenge)
    begin(s, moments.battle_step, 2)


@chapter
def domain_pillage(s: State, seat: Seat, place: Place) -> Chapter:
    """Thor's Domain: after an own invade, pillage what was invaded for 2 Rage (BR-12.98 to BR-12.105)."""
    price = min((domain.rage for domain in worn(s, seat, words.InvadeThenPillage)), default=0)
    if s.phase_over or s.clans[seat].rage < price or not domain_provinces(s, seat, place):
        return
    about = {"place": REFS[place]}
    province = yield Ask(
        seat, "domain_pillage", domain_provinces_or_not, not_domain_provinces, about=about, args=(place,)
    )
    if province != DECLINE.value:
        pay(s, seat, price)
        declare(s, seat, province, False)


def domain_provinces(s: State, seat: Seat, place: Place) -> Sequence[Option]:
    """BR-12.100, BR-12.105: the invaded province, or one beside the fjord, intact and unpillaged."""
    return [
        OPTIONS[province]
        for province in provinces_of(place)
        if not s.pillaged[province] and not s.destroyed[province] and is_present(s, seat, province)
    ]


def domain_provinces_or_not(s: State, seat: Seat, place: Place) -> Sequence[Option]:
    """What may be pillaged, or nothing."""
    return [*domain_provinces(s, seat, place), DECLINE]


def not_domain_provinces(s: State, seat: Seat, place: Place) -> Mapping[Ref, Clause]:
    """The other provinces, and why not."""
    offered = {option.ref for option in domain_provinces(s, seat, place)}
    why: dict[Ref, Clause] = {}
    for province in PROVINCES:
        if REFS[province] not in offered:
            invaded = province in provinces_of(place)
            fallen = "BR-1.22" if s.destroyed[province] else "BR-12.105"
            why[REFS[province]] = fallen if invaded else "BR-12.100"
    return why


# --- part 1: the call to battle -----------------------------------------------------------------------------------


@chapter
def call_to_battle(s: State, seat: Seat, declined: int) -> Chapter:
    """One seat of a lap moves a figure in or declines (BR-5.8 to BR-5.21)."""
    assert s.pillage is not None
    province = s.pillage.province
    while declined < s.seats and free_villages(s, province) > 0 and not answerers(s, seat):
        seat, declined = left(s, seat), declined + 1  # passed over without a question (BR-5.20)
    if declined >= s.seats or free_villages(s, province) <= 0:
        return
    figure = yield Ask(seat, "call_to_battle", answerers_or_not, not_answerers, about={"province": REFS[province]})
    if figure == DECLINE.value:
        tell(s, "call_declined", seat=seat, province=REFS[province])
        begin(s, call_to_battle, left(s, seat), declined + 1)
        return
    kind, origin = figure
    ref = figure_ref(s, seat, kind, origin)
    move(s, seat, kind, origin, province)
    tell(s, "called", seat=seat, figure=ref, to=REFS[province], **{"from": REFS[origin]})
    begin(s, call_to_battle, left(s, seat), declined=0)


def answerers(s: State, seat: Seat) -> list[Option]:
    """BR-5.10: a seat's figures in provinces adjacent to the pillaged one; ships stand in none."""
    assert s.pillage is not None
    return [
        figure_option(s, seat, figure, place)
        for province in ADJACENT[s.pillage.province]
        for figure, place, _ in groups_at(s, seat, province)
    ]


def answerers_or_not(s: State, seat: Seat) -> Sequence[Option]:
    """The figures that may come, or none."""
    return [*answerers(s, seat), DECLINE]


def not_answerers(s: State, seat: Seat) -> Mapping[Ref, Clause]:
    """Ships, and figures that are not adjacent."""
    offered = {option.ref for option in answerers(s, seat)}
    why: dict[Ref, Clause] = {}
    for figure, place, _ in groups_on_board(s, seat):
        ref = figure_ref(s, seat, figure, place)
        if ref not in offered:
            why[ref] = "BR-1.20" if place in FJORDS else "BR-5.10"
    return why


# --- part 3: the reward -------------------------------------------------------------------------------------------


def succeed(s: State) -> None:
    """Battle step 13: token reward, Frost Giant, Grace, Lord cards, the token turns, the Hammers move (BR-5.61)."""
    assert s.pillage is not None
    seat, province = s.pillage.pillager, s.pillage.province
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
    target = yield Ask(seat, "hammers_move", hammers_targets, not_hammers_targets, args=(province,))
    if target != STAY.value:
        move(s, seat, LEADER, province, target)
        ref = figure_ref(s, seat, LEADER, target)
        tell(s, "hammers_moved", seat=seat, figure=ref, to=REFS[target], **{"from": REFS[province]})


def hammers_targets(s: State, seat: Seat, province: Place) -> Sequence[Option]:
    """BR-12.7: adjacent, intact, with a free village; or stay."""
    return [*(OPTIONS[place] for place in ADJACENT[province] if free_villages(s, place) > 0), STAY]


def not_hammers_targets(s: State, seat: Seat, province: Place) -> Mapping[Ref, Clause]:
    """The other provinces, and why not."""
    why: dict[Ref, Clause] = {}
    for place in PROVINCES:
        if place not in ADJACENT[province]:
            why[REFS[place]] = "BR-12.7"
        elif free_villages(s, place) <= 0:
            why[REFS[place]] = "BR-1.21" if s.destroyed[place] else "BR-1.9"
    return why


PROMPTS = {
    "pillage_province": ("BR-5.2", "BR-5.3", "BR-5.4", "BR-5.5", "BR-5.6", "BR-12.79", "BR-12.80"),
    "domain_pillage": ("BR-12.98", "BR-12.99", "BR-12.100"),
    "call_to_battle": ("BR-5.9", "BR-5.10", "BR-5.12", "BR-5.18", "BR-5.19"),
    "hammers_move": ("BR-12.6", "BR-12.7", "BR-12.8"),
}

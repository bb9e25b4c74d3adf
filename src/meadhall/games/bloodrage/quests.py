"""Phase 4: quests are revealed, judged and paid (section 8)."""

from typing import Literal, NamedTuple

from meadhall.kernel import EVERYONE, Ref, Seat, Token, begin, chapter, show, tell, then, to
from meadhall.kit.cards import ref, refs
from meadhall.kit.effects import Word

from .board import REFS, REGION, VALHALLA, YGGDRASIL, Place
from .cards.sheet import card, worn
from .cards.words import CountInValhalla, DoubleQuestGlory, LeadInRegion, LeadInYggdrasil
from .clan import gain_glory, raise_stat
from .content import Card
from .figures import count_at, strength
from .state import State, clockwise, enter


@chapter
def quests(s: State) -> None:
    """All committed quests are revealed; rewards go seat by seat from the first player (BR-8.10, BR-8.15, BR-8.16)."""
    enter(s, "quests")
    then(s, *(to(quest, seat, token) for seat in clockwise(s, s.first) for token in s.clans[seat].quests))
    for seat in clockwise(s, s.first):
        if s.clans[seat].quests:
            show(s, s.clans[seat].quests, EVERYONE)
            tell(s, "quests_revealed", seat=seat, quests=refs(s, s.clans[seat].quests))


@chapter
def quest(s: State, seat: Seat, token: Token) -> None:
    """One quest: its glory and a stat if it is fulfilled, and it is discarded either way (BR-8.12 to BR-8.14)."""
    judged = card(s, token)
    done = fulfilled(s, seat, judged)
    s.clans[seat].quests.remove(token)
    s.gone.append(token)
    if not done:
        why = shortfall(s, seat, judged)
        tell(
            s,
            "quest_failed",
            seat=seat,
            quest=ref(s, token),
            why=why.why,
            own=why.own,
            wanted=why.wanted,
            province=why.province,
        )
    else:
        tell(s, "quest_fulfilled", seat=seat, quest=ref(s, token))
        doubled = 1 + len(worn(s, seat, DoubleQuestGlory))  # BR-12.144, BR-12.145
        gain_glory(s, seat, judged.glory * doubled, "quest")
        begin(s, raise_stat, seat, "quest", declinable=True, excluded=-1)


def fulfilled(s: State, seat: Seat, judged: Card) -> bool:
    """Whether the board fulfils a quest now (BR-8.17 to BR-8.28)."""
    return all(_reached(s, seat, goal) for goal in judged.effects)


def _reached(s: State, seat: Seat, goal: Word) -> bool:
    match goal:
        case LeadInRegion(region=region):  # BR-8.20: in at least one intact province of the region
            return any(not s.destroyed[place] and leads_in(s, seat, place) for place in REGION[region])
        case LeadInYggdrasil():  # BR-8.26
            return leads_in(s, seat, YGGDRASIL)
        case CountInValhalla(figures=figures):  # BR-8.27, BR-8.28
            return count_at(s, seat, VALHALLA) >= figures
    raise AssertionError(f"{goal} is no goal of a quest")


class Shortfall(NamedTuple):
    """Why a quest is not fulfilled: what was had, and what it would have to reach or to pass."""

    why: Literal["few", "absent", "destroyed", "behind"]
    own: int = 0
    wanted: int = 0
    province: Ref | None = None
    """Where it was nearest to being fulfilled."""


def shortfall(s: State, seat: Seat, judged: Card) -> Shortfall:
    """What a quest that is not fulfilled was short of."""
    goal = next(goal for goal in judged.effects if not _reached(s, seat, goal))
    if isinstance(goal, CountInValhalla):
        return Shortfall("few", count_at(s, seat, VALHALLA), goal.figures)
    places = REGION[goal.region] if isinstance(goal, LeadInRegion) else (YGGDRASIL,)
    intact = [place for place in places if not s.destroyed[place]]
    there = [place for place in intact if count_at(s, seat, place)]
    if not there:
        return Shortfall("absent" if intact else "destroyed")

    def rival(place: Place) -> int:
        return max(strength(s, other, place) for other in range(s.seats) if other != seat)

    nearest = max(there, key=lambda place: strength(s, seat, place) - rival(place))
    return Shortfall("behind", strength(s, seat, nearest), rival(nearest), REFS[nearest])


def leads_in(s: State, seat: Seat, province: Place) -> bool:
    """BR-8.17, BR-8.19, BR-8.21: a total above every other clan's, so above nothing where nobody else is."""
    total = strength(s, seat, province)
    return all(strength(s, other, province) < total for other in range(s.seats) if other != seat)

"""The three ages and their phases; gods' gifts, discarding, Ragnarök, Valhalla (sections 3, 9 and 10)."""

from meadhall.kernel import Ask, Chapter, Form, Option, Seat, Secret, Together, Token, button, heard, hide, show, tell
from meadhall.kernel.chapters import begin, chapter, then, to
from meadhall.kit.cards import card_options, refs

from .actions import actions
from .board import NOWHERE, PROVINCES, REFS, RESERVE, VALHALLA
from .cards.saving import RAGNAROK, perish
from .cards.sheet import CARDS, choose_among, glory_of
from .cards.words import ReleaseGlory
from .clan import gain_glory
from .content import CONTENT
from .figures import count_at, group_refs, groups_at, groups_in, move
from .quests import quests
from .scoring import end_game
from .state import PHASES, State, clockwise, enter, left

GIFTS, AGES = CONTENT.rules.gifts, CONTENT.rules.ages
KEEP_NONE = button("keep_none")


@chapter
def age(s: State) -> None:
    """An age has six phases, one after the other (BR-3.2, BR-3.3)."""
    tell(s, "age", age=s.age)
    then(s, to(gifts), to(actions), to(discard), to(quests), to(ragnarok), to(valhalla))


# --- phase 1: gods' gifts -----------------------------------------------------------------------------------------


@chapter
def gifts(s: State) -> None:
    """Everybody is dealt cards of the age; the rest of the deck leaves the game unseen (BR-3.6 to BR-3.8)."""
    enter(s, "gifts")
    deck = s.decks[s.age - 1]
    for seat, clan in enumerate(s.clans):
        show(s, deck[: GIFTS.dealt], seat)  # before they are dealt: a preview stops here, and has seen none of them
        clan.pack, deck[:] = deck[: GIFTS.dealt], deck[GIFTS.dealt :]
    s.gone += deck
    deck.clear()
    if s.age == 1 and s.options.no_draft_age_one:  # BR-3.18
        for clan in s.clans:
            clan.hand, clan.pack = clan.hand + clan.pack, []
    else:
        begin(s, draft, 0)


@chapter
def draft(s: State, picked: int) -> Chapter:
    """Everybody picks from the pack it holds and hands the rest to the left (BR-3.9 to BR-3.14, BR-13.6 to BR-13.9)."""
    at_a_time, last = picks_at_a_time(s), is_last_pick(s, picked)
    about = {"last": int(last)}
    if at_a_time == 1:
        asks = {seat: Ask(seat, "draft_pick", pack, about=about) for seat in range(s.seats)}
        chosen = {seat: (token,) for seat, token in (yield Together(asks)).items()}
    else:
        chosen = yield Together(dict.fromkeys(range(s.seats), (two_picks, last)))
    for seat, clan in enumerate(s.clans):
        hide(s, clan.pack, seat)
        for token in chosen[seat]:
            clan.pack.remove(token)
            clan.hand.append(token)
        if heard(s):
            tell(s, "picked", seat=seat, cards=Secret(refs(s, chosen[seat]), (seat,)), picked=picked + at_a_time)
    if last:
        for clan in s.clans:
            s.gone += clan.pack
            clan.pack = []
    else:
        pass_packs(s)
        begin(s, draft, picked + at_a_time)


def picks_at_a_time(s: State) -> int:
    """How many cards everybody takes before the packs change hands (BR-13.6)."""
    return GIFTS.picks_at_a_time[str(s.seats)]


def is_last_pick(s: State, picked: int) -> bool:
    """Whether what is left of the packs is discarded after the next pick (BR-3.14, BR-13.8)."""
    return picked + picks_at_a_time(s) == GIFTS.picks


def heir(s: State, seat: Seat) -> Seat | None:
    """Who gets what a seat leaves in its pack (BR-3.11); nobody after the last pick."""
    return None if is_last_pick(s, GIFTS.dealt - len(s.clans[seat].pack)) else left(s, seat)


def two_picks(s: State, seat: Seat, last: bool) -> Form:
    """With two players everybody picks twice before the packs change hands (BR-13.6, BR-13.9)."""
    about = {"last": int(last)}
    first = yield Ask(seat, "draft_pick", pack, about=about)
    second = yield Ask(seat, "draft_pick", rest_of_pack, about=about, args=(first,))
    return first, second


def pack(s: State, seat: Seat) -> list[Option]:
    """The cards of the pack a seat holds, in their places."""
    return card_options(s, s.clans[seat].pack, secret=CARDS)


def rest_of_pack(s: State, seat: Seat, first: Token) -> list[Option]:
    """The same without the card that was picked first; the seat holds it still, since a form changes nothing."""
    return [option for option in pack(s, seat) if option.value != first]


def pass_packs(s: State) -> None:
    """The packs go to the left, in every age (BR-3.11, BR-3.12)."""
    packs = [clan.pack for clan in s.clans]
    for seat, handed in enumerate(packs):
        s.clans[left(s, seat)].pack = handed
        show(s, handed, left(s, seat))


# --- phase 3: discard ---------------------------------------------------------------------------------------------


@chapter
def discard(s: State) -> Chapter:
    """Everybody keeps at most one card, in the last age none (BR-3.20 to BR-3.23)."""
    enter(s, "discard")
    kept: dict[Seat, Token | str] = {}
    if s.age < AGES.count:
        asked = [seat for seat, clan in enumerate(s.clans) if clan.hand]
        kept = yield Together({seat: Ask(seat, "keep_card", keepable) for seat in asked})
    for seat, clan in enumerate(s.clans):
        token = kept.get(seat, KEEP_NONE.value)
        thrown = [other for other in clan.hand if other != token]
        if isinstance(token, int):
            choose_among(s, seat, token, clan.hand)
        s.gone += thrown
        clan.hand = [other for other in clan.hand if other == token]
        cards = Secret(refs(s, thrown), (seat,))
        tell(s, "hand_discarded", seat=seat, count=len(thrown), kept=len(clan.hand), cards=cards)


def keepable(s: State, seat: Seat) -> list[Option]:
    """Any card of the hand, or none (BR-3.20, BR-3.22)."""
    return [*card_options(s, s.clans[seat].hand, secret=CARDS), KEEP_NONE]


# --- phase 5: Ragnarök --------------------------------------------------------------------------------------------


@chapter
def ragnarok(s: State) -> None:
    """The province of this age is destroyed, with every figure in it and in its fjord (BR-9.1 to BR-9.4)."""
    enter(s, "ragnarok")
    province = s.ragnarok[s.age - 1]
    s.destroyed[province] = True
    tell(s, "ragnarok", province=REFS[province])
    begin(s, doom_moves)
    perish(s, [(seat, groups_in(s, seat, province)) for seat in clockwise(s, s.first)], RAGNAROK)


@chapter
def doom_moves(s: State) -> None:
    """The doom token goes to the province that falls next; after age 3 it leaves the board (BR-9.9, BR-9.10)."""
    s.doom = s.ragnarok[s.age] if s.age < len(s.ragnarok) else NOWHERE
    if s.doom != NOWHERE:
        tell(s, "doom", province=REFS[s.doom])


# --- phase 6: Valhalla --------------------------------------------------------------------------------------------


@chapter
def valhalla(s: State) -> None:
    """The dead return, tokens are turned back, and the next age or the end follows (BR-10.1 to BR-10.9, BR-3.5)."""
    enter(s, "valhalla")
    for seat in range(s.seats):
        release(s, seat)
    for province in PROVINCES:
        if not s.destroyed[province]:
            s.pillaged[province] = False
    if s.age == AGES.count:
        begin(s, end_game)
        return
    s.first = left(s, s.first)
    s.age, s.phase = s.age + 1, PHASES.index("gifts")
    tell(s, "first_player", seat=s.first)
    begin(s, age)


def release(s: State, seat: Seat) -> None:
    """A clan's dead go back to its reserve, and Loki pays for them (BR-10.1, BR-10.3 to BR-10.5, BR-12.93)."""
    groups, count = groups_at(s, seat, VALHALLA), count_at(s, seat, VALHALLA)
    if not groups:
        return
    for figure, _, number in groups:
        move(s, seat, figure, VALHALLA, RESERVE, number)
    tell(s, "released", seat=seat, figures=group_refs(s, seat, groups))
    gain_glory(s, seat, count * glory_of(s, seat, ReleaseGlory), "release")


PROMPTS = {
    "draft_pick": ("BR-3.9", "BR-3.11", "BR-3.13", "BR-3.14", "BR-13.6", "BR-13.8"),
    "keep_card": ("BR-3.20", "BR-3.21", "BR-3.24"),
}

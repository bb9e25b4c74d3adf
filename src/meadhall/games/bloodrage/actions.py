"""Phase 2: turns, the choice of an action, and the end of the phase (section 4)."""

from collections.abc import Callable

from meadhall.kernel import EVERYONE, SPECTATOR, Chapter, Clause, Option, Seat, Secret, Token, button, knows, show, tell
from meadhall.kernel.chapters import Call, begin, chapter, then, to
from meadhall.kit.cards import card_options, ref
from meadhall.kit.choices import choice

from .cards.sheet import CARDS, QUESTS, affords, card, choose_among, on_sheet, upgrade_price, wears, worn
from .cards.words import PillageAgain, SacrificeForStat
from .clan import RAGE, all_is_pillaged, no_rage_is_left, stat, watch_end
from .figures import has_room, on_board
from .invade import invade, invader
from .march import can_march, march
from .pillage import pillage, pillageable
from .state import NOBODY, PHASES, State, clockwise, left
from .upgrade import sacrifice, upgrade

INVADE, MARCH, PILLAGE = button("invade"), button("march"), button("pillage")
CHALLENGE, SACRIFICE, PASS = button("challenge"), button("sacrifice"), button("pass")


@chapter
def actions(s: State) -> None:
    """Every clan's Rage is its Rage stat, and the first player begins (BR-4.1, BR-4.2)."""
    s.phase = PHASES.index("actions")
    s.phase_over = False
    for seat, clan in enumerate(s.clans):
        clan.rage, clan.passed = stat(s, seat, RAGE), False
    tell(s, "phase", age=s.age, phase="actions", rage=[clan.rage for clan in s.clans])
    begin(s, turn, s.first)


@chapter
def turn(s: State, seat: Seat) -> Chapter:
    """One action of the next seat that has Rage and has not passed (BR-4.3, BR-4.4, BR-4.8)."""
    ready = next((k for k in clockwise(s, seat) if s.clans[k].rage and not s.clans[k].passed), None)
    if s.phase_over or ready is None:
        end_actions(s)
        return
    s.active = seat = ready
    begin(s, turn, left(s, seat))
    chosen = yield action.ask(seat, "choose_action", about={"rage": s.clans[seat].rage})
    if chosen == PASS.value:
        pass_turn(s, seat)
    elif isinstance(chosen, str):
        then(s, _ACTIONS[chosen](seat))
    elif card(s, chosen).kind == "quest":
        commit_quest(s, seat, chosen)
    else:
        show(s, [chosen], EVERYONE)
        begin(s, upgrade, seat, chosen)


_ACTIONS: dict[str, Callable[[Seat], Call]] = {
    "invade": lambda seat: to(invade, seat),
    "march": lambda seat: to(march, seat),
    "pillage": lambda seat: to(pillage, seat, challenge=False),
    "challenge": lambda seat: to(pillage, seat, challenge=True),
    "sacrifice": lambda seat: to(sacrifice, seat),
}
"""The chapter of each action."""


def pass_turn(s: State, seat: Seat) -> None:
    """A seat gives its Rage up and acts no more in this phase (BR-4.11)."""
    s.clans[seat].rage, s.clans[seat].passed = 0, True
    tell(s, "passed", seat=seat)
    watch_end(s)


def commit_quest(s: State, seat: Seat, token: Token) -> None:
    """A quest goes face down from the hand to the sheet, for nothing (BR-8.1 to BR-8.5)."""
    clan = s.clans[seat]
    # a card that everybody has seen and that is no quest, it is not
    choose_among(s, seat, token, [t for t in clan.hand if card(s, t).kind == "quest" or not knows(s, SPECTATOR, t)])
    clan.hand.remove(token)
    clan.quests.append(token)
    tell(s, "committed", seat=seat, quest=Secret(ref(s, token), (seat,)), quests=len(clan.quests))


def end_actions(s: State) -> None:
    """The end is told, now that the action which brought it is done (BR-4.20); Rage left over is lost (BR-4.21)."""
    tell(s, "actions_over", because="pillaged" if all_is_pillaged(s) and not no_rage_is_left(s) else "rage")
    for clan in s.clans:
        clan.rage = 0
    s.active = NOBODY


# --- the list ------------------------------------------------------------------------------------------------------


def all_actions(s: State, seat: Seat) -> list[Option]:
    """The actions that there are for a seat, the cards of its hand, and pass."""
    options = [INVADE, MARCH, PILLAGE]
    if wears(s, seat, PillageAgain):
        options.append(CHALLENGE)
    if wears(s, seat, SacrificeForStat):
        options.append(SACRIFICE)
    # a committed quest may not be told from another; an upgrade is laid open
    return [*options, *card_options(s, s.clans[seat].hand, secret=QUESTS), PASS]


@choice(all_actions, others=on_sheet)
def action(s: State, seat: Seat, chosen: str | Token) -> Clause | None:
    """What the seat could complete and pay, cards by themselves, and pass (BR-4.3, BR-4.53)."""
    if isinstance(chosen, Token):
        return not_playable(s, seat, chosen)
    match chosen:
        case INVADE.value:
            if not has_room(s, seat):
                return "BR-4.33"
            return None if invader.any(s, seat) else "BR-4.22"
        case MARCH.value:
            return None if can_march(s, seat) else "BR-4.41"
        case PILLAGE.value:
            return None if pillageable.any(s, seat, False) else "BR-5.2"
        case CHALLENGE.value:  # BR-12.79
            if not affords(s, seat, PillageAgain):
                return "BR-4.6"
            return None if pillageable.any(s, seat, True) else "BR-12.80"
        case SACRIFICE.value:
            return None if on_board(s, seat) >= worn(s, seat, SacrificeForStat)[0].figures else "BR-12.150"
    return None


def not_playable(s: State, seat: Seat, token: Token) -> Clause | None:
    """A card of the hand is played if it is a quest, or an upgrade the seat can pay for (BR-6.1, BR-8.1)."""
    clan, found = s.clans[seat], CARDS[s.faces[token]]
    if token not in clan.hand:
        return "BR-8.8" if token in clan.quests else "BR-6.1"
    if found.kind == "upgrade":
        return None if clan.rage >= found.cost or clan.rage >= upgrade_price(s, seat, found) else "BR-6.3"
    return None if found.kind == "quest" else "BR-4.3"


PROMPTS = {"choose_action": ("BR-4.3", "BR-4.53", "BR-4.6", "BR-4.11", "BR-4.17", "BR-4.19")}

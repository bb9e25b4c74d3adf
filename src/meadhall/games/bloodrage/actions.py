"""Phase 2: turns, the choice of an action, and the end of the phase (section 4)."""

from collections.abc import Callable, Mapping, Sequence

from meadhall.kernel.ask import Ask, Chapter, Clause, Option, Ref, Seat, button
from meadhall.kernel.chapters import Call, begin, chapter, then, to
from meadhall.kernel.events import Secret, tell
from meadhall.kernel.game import EVERYONE, Token
from meadhall.kernel.knowledge import show

from .cards.hands import lay_quest
from .cards.sheet import CARD_REFS, CARDS, card, played_already, ref, upgrade_price, wears, worn
from .cards.words import PillageAgain, SacrificeForStat
from .clan import RAGE, all_is_pillaged, no_rage_is_left, stat, watch_end
from .figures import has_room, on_board
from .invade import can_invade, invade
from .march import can_march, march
from .pillage import can_pillage, challengeable, pillage
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
    ready = [k for k in clockwise(s, seat) if s.clans[k].rage and not s.clans[k].passed]
    if s.phase_over or not ready:
        end_actions(s)
        return
    s.active = seat = ready[0]
    begin(s, turn, left(s, seat))
    chosen = yield Ask(seat, "choose_action", choices, not_choices)
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
    lay_quest(s, seat, token)
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


def choices(s: State, seat: Seat) -> Sequence[Option]:
    """Every action the seat could complete and pay, cards by themselves, and pass (BR-4.3, BR-4.53)."""
    options = []
    if can_invade(s, seat):
        options.append(INVADE)
    if can_march(s, seat):
        options.append(MARCH)
    if can_pillage(s, seat):
        options.append(PILLAGE)
    if can_challenge(s, seat):
        options.append(CHALLENGE)
    if can_sacrifice(s, seat):
        options.append(SACRIFICE)
    for token in s.clans[seat].hand:
        if can_play(s, seat, token):
            face = s.faces[token]
            # a committed quest may not be told from another; an upgrade is laid open
            options.append(Option(CARD_REFS[face], token, secret=CARDS[face].kind == "quest"))
    options.append(PASS)
    return options


def can_play(s: State, seat: Seat, token: Token) -> bool:
    """Whether a hand card is a quest, or an upgrade the seat can pay for (BR-6.1, BR-8.1)."""
    found = CARDS[s.faces[token]]
    if found.kind == "upgrade":
        return s.clans[seat].rage >= found.cost or s.clans[seat].rage >= upgrade_price(s, seat, found)
    return found.kind == "quest"


def can_challenge(s: State, seat: Seat) -> bool:
    """BR-12.79: Tyr's Challenge, the Rage for it, and a pillaged province to pillage again."""
    cards = worn(s, seat, PillageAgain)
    return bool(cards) and s.clans[seat].rage >= cards[0].rage and bool(challengeable(s, seat))


def can_sacrifice(s: State, seat: Seat) -> bool:
    """BR-12.150: Frigga's Sacrifice and two own figures on the board."""
    cards = worn(s, seat, SacrificeForStat)
    return bool(cards) and on_board(s, seat) >= cards[0].figures


def not_choices(s: State, seat: Seat) -> Mapping[Ref, Clause]:
    """What looks possible and is not, and why."""
    offered = {option.ref for option in choices(s, seat)}
    why: dict[Ref, Clause] = {}
    if INVADE.ref not in offered:
        why[INVADE.ref] = "BR-4.22" if has_room(s, seat) else "BR-4.33"
    if MARCH.ref not in offered:
        why[MARCH.ref] = "BR-4.41"
    if PILLAGE.ref not in offered:
        why[PILLAGE.ref] = "BR-5.2"
    if CHALLENGE.ref not in offered and wears(s, seat, PillageAgain):
        why[CHALLENGE.ref] = "BR-12.80" if s.clans[seat].rage >= worn(s, seat, PillageAgain)[0].rage else "BR-4.6"
    if SACRIFICE.ref not in offered and wears(s, seat, SacrificeForStat):
        why[SACRIFICE.ref] = "BR-12.150"
    for token in s.clans[seat].hand:
        if ref(s, token) not in offered:
            why[ref(s, token)] = "BR-6.3" if card(s, token).kind == "upgrade" else "BR-4.3"
    return why | played_already(s, seat, "BR-6.1", "BR-8.8")


PROMPTS = {
    "choose_action": ("BR-4.3", "BR-4.53", "BR-4.6", "BR-4.11", "BR-4.17", "BR-4.19"),
}

"""Hunts: how one begins, the Monster's rounds, and how it ends (sections 26, 27 and 29)."""

from meadhall.kernel import (
    EVERYONE,
    About,
    Chapter,
    Option,
    Seat,
    Token,
    begin,
    below,
    chapter,
    show,
    shuffle,
    tell,
    then,
    to,
)
from meadhall.kit import cards
from meadhall.kit.cards import card_options, one_of_each, ref

from . import hero_round, victory
from .asking import pick
from .attacks import suffer
from .bearing import number
from .content import CONTENT
from .heroes import attribute
from .hunting import foe_ref, has, is_slain, tray_of
from .injuries import injure
from .moments import due
from .pieces import ATTACK, BOSS, COMBAT, DONE, MIGHT, WISDOM, attack_card, card_name, combat_card, hero_ref
from .pool import draw_cards, limit_cards
from .state import NOBODY, NOTHING, Hunt, State, hunting, is_follower, right
from .surtur.deciding import step
from .words import Defends
from .wounds import artifact_is_due, slay, take_artifact

_RULES = CONTENT.rules


@chapter
def hunt(s: State, seat: Seat, foe: int) -> None:
    """The hunter draws for Might, the Monster's side two attacks; then rounds alternate (LR-26.7 to LR-26.12)."""
    side = monsters_side(s, seat, foe)
    s.hunt = Hunt(seat, side, foe)
    tell(s, "hunt", seat=seat, foe=foe_ref(foe), side=side)
    begins = due(s, seat, "hunt_begin", "hunt_begins")
    then(s, *begins, to(draw_for_might), to(deal_attacks), to(monster_round), to(hunt_over))


def monsters_side(s: State, seat: Seat, foe: int) -> Seat:
    """Another player who controls the Monster, else the player to the right (LR-26.3 to LR-26.5)."""
    ring = tray_of(s, foe).ring
    return right(s, seat) if ring in (NOBODY, seat) else ring


@chapter
def draw_for_might(s: State) -> None:
    """As many Combat cards as the Might of the Hero now (LR-26.10)."""
    hunter = hunting(s).hunter
    draw_cards(s, hunter, attribute(s, hunter, MIGHT))


@chapter
def deal_attacks(s: State) -> None:
    """All Monster Attack cards are shuffled, and the Monster's side draws two (LR-26.11, LR-34.5)."""
    s.decks[ATTACK] += s.discards[ATTACK]
    s.discards[ATTACK] = []
    shuffle(s, s.decks[ATTACK])
    draw_attacks(s, _RULES.attack_hand.value)


def draw_attacks(s: State, n: int) -> None:
    """As many as the deck has; it is never reshuffled in a Hunt (LR-26.13). A Follower sees none of them (LS-3.7)."""
    now = hunting(s)
    drawn = cards.draw(s, s.decks[ATTACK], [], n, *([] if is_follower(s, now.side) else [now.side]))
    now.hand += drawn
    if drawn:
        tell(s, "attacks_drawn", seat=now.side, n=len(drawn))


# --- the Monster's round --------------------------------------------------------------------------------------------


@chapter
def monster_round(s: State) -> Chapter:
    """An attack is played openly, the others are laid away; without a deck the Hunt is over (LR-27.1 to LR-27.3)."""
    now = hunting(s)
    now.step = "attack"
    if not s.decks[ATTACK]:
        return
    now.round += 1
    about: About = {"foe": foe_ref(now.foe), "hero": hero_ref(now.hunter), "change": now.rage}
    if is_follower(s, now.side):  # LS-3.7, LS-14.7
        yield from step(now.side, "follower_attack", about=about)
        token = now.hand[below(s, len(now.hand))]
    else:
        token = yield from pick(now.side, "hunt_attack", attacks, about=about)
    show(s, [token], EVERYONE)
    now.hand.remove(token)
    now.card = token
    now.faced, now.rage = max(0, attack_card(s, token).rage + now.rage), 0
    for other in now.hand:
        cards.discard(s, other, s.discards[ATTACK])
    now.hand = []
    tell(s, "attack_played", seat=now.side, card=ref(s, token))
    then(s, to(defend), to(answer_attack), to(find_weak_spot), to(end_monster_round), to(hero_round.begin_round))


def attacks(s: State, seat: Seat) -> list[Option]:
    """The attacks in the hand of the Monster's side."""
    return card_options(s, hunting(s).hand)


@chapter
def defend(s: State) -> Chapter:
    """Any number of Combat cards, one after the other (LR-27.4, LR-27.5, LR-27.10)."""
    now = hunting(s)
    now.step = "defend"
    hand = s.players[now.hunter].hand
    if not hand:
        return
    token = yield from pick(now.hunter, "hunt_defend", defences, about=_about_attack(s))
    if token == DONE.value:
        return
    show(s, [token], EVERYONE)
    hand.remove(token)
    now.defence.append(token)
    tell(s, "defended_with", seat=now.hunter, card=ref(s, token))
    begin(s, defend)


def _about_attack(s: State) -> About:
    """The attack, what the defence is worth against its Rage, and with Wisdom against its Weak Spot."""
    now = hunting(s)
    value, wisdom = defence_value(s), attribute(s, now.hunter, WISDOM)
    attack = {"attack": ref(s, now.card), "foe": foe_ref(now.foe)}
    weak_spot = {"spot": value + wisdom, "weak_spot": attack_card(s, now.card).weak_spot}
    return attack | {"has": value, "needs": now.faced, "warded": int(wards(s))} | weak_spot


def defences(s: State, seat: Seat) -> list[Option]:
    """The cards of the hand, copies of one name once, and no more."""
    return [*one_of_each(s, s.players[seat].hand, card_name), DONE]


def defence_value(s: State, *more: Token) -> int:
    """What was played to defend, with more cards; for some it counts higher if any was (LR-27.6, LR-49.24)."""
    now = hunting(s)
    played = (*now.defence, *more)
    total = sum(combat_card(s, token).value for token in played)
    return number(s, now.hunter, "defence", total) if played else 0


def wards(s: State, *more: Token) -> bool:
    """Whether the Hero has defended, or would have with more cards: by value or by a Shield (LR-27.6, LR-27.7)."""
    return defence_value(s, *more) >= hunting(s).faced or shield_wards(s, *more)


def shield_wards(s: State, *more: Token) -> bool:
    """Whether a Shield among the cards defends by itself; against some attacks none does (LR-27.7, LR-27.8)."""
    now = hunting(s)
    shield = any(has(combat_card(s, token).hunt, Defends) for token in (*now.defence, *more))
    return shield and attack_card(s, now.card).shield_defends


def reaches_weak_spot(s: State, *more: Token) -> bool:
    """Whether the cards played to defend, with more of them, reach the Weak Spot with Wisdom (LR-27.16, LR-27.18)."""
    now = hunting(s)
    return defence_value(s, *more) + attribute(s, now.hunter, WISDOM) >= attack_card(s, now.card).weak_spot


@chapter
def answer_attack(s: State) -> None:
    """The attack is ignored if the Hero has defended, else it is suffered (LR-27.13)."""
    now = hunting(s)
    now.step = "effect"
    attack, defended = attack_card(s, now.card), wards(s)
    value = defence_value(s)
    answer = "hit" if not defended else "ward" if value >= now.faced else "shield"
    tell(s, "attack_answered", seat=now.hunter, defended=defended, answer=answer, rage=now.faced, value=value)
    if not defended:
        then(s, *(to(suffer, attack.id, k) for k in range(len(attack.effects))))


@chapter
def find_weak_spot(s: State) -> None:
    """A card, and one more for the Weak Spot; only then the defence is laid away (LR-27.15, LR-27.16, LR-27.21)."""
    now = hunting(s)
    now.step = "weak_spot"
    reached = reaches_weak_spot(s)
    tell(s, "weak_spot", seat=now.hunter, reached=reached)
    draw_cards(s, now.hunter, cards_for(reached))
    for token in now.defence:
        cards.discard(s, token, s.discards[COMBAT])
    now.defence = []


def cards_for(reached: bool) -> int:
    """How many cards the hunter draws after an attack, with the Weak Spot or without (LR-27.15, LR-27.16)."""
    return _RULES.round_cards.value + reached * _RULES.weak_spot_cards.value


@chapter
def end_monster_round(s: State) -> None:
    """The Monster's side draws as its card says, and lays that away (LR-27.19, LR-27.20)."""
    now = hunting(s)
    now.step = "redraw"
    draw_attacks(s, attack_card(s, now.card).draw + now.draws)
    token, now.card, now.draws = now.card, NOTHING, 0
    cards.discard(s, token, s.discards[ATTACK])
    tell(s, "attack_over", card=ref(s, token))


# --- the end --------------------------------------------------------------------------------------------------------


@chapter
def hunt_over(s: State) -> None:
    """Slaying or an Injury, the Artifact, the limit of cards (LR-29.6 to LR-29.9, LR-29.26, LR-30.6, LR-30.7)."""
    now = hunting(s)
    now.step = "over"
    hunter, foe, tray = now.hunter, now.foe, tray_of(s, now.foe)
    for token in (*now.hand, *(token for token in [now.card] if token != NOTHING)):
        cards.discard(s, token, s.discards[ATTACK])
    for token in (*now.defence, *now.serving):
        cards.discard(s, token, s.discards[COMBAT])
    now.hand, now.card, now.defence, now.serving = [], NOTHING, [], []
    won = now.won = is_slain(s)
    tell(s, "hunt_over", seat=hunter, foe=foe_ref(foe), won=won)
    begin(s, leave_hunt)
    if foe == BOSS:
        if won:
            victory.win(s, hunter, "slayer", "LR-36.7")
        tray.wounds = [NOBODY] * len(tray.wounds)
    elif artifact_is_due(s, foe):
        begin(s, take_artifact, hunter, foe)
    if won:
        slay(s, hunter, foe)
    else:
        begin(s, injure, hunter, _RULES.failed_hunt_injuries.value)


@chapter
def leave_hunt(s: State) -> None:
    """Only now the limit of cards holds for the hunter again (LR-29.8, LR-29.29)."""
    hunter, s.hunt = hunting(s).hunter, None
    begin(s, limit_cards, hunter)


PROMPTS = {
    "follower_attack": ("LS-3.7", "LS-14.7"),
    "hunt_attack": ("LR-27.2", "LR-27.3"),
    "hunt_defend": ("LR-27.4", "LR-27.6", "LR-27.7", "LR-27.16"),
}

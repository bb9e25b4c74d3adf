"""The texts of battle cards: at which battle step each works, whether it can, and what it does (section 12).

``carry_out`` is the one executor. It goes through the revealed cards from the pillager clockwise (BR-1.59), leaves
out those that Thor's Primacy has blanked, and lets each text of the step do what it can.
"""

from collections.abc import Callable
from typing import NamedTuple

from meadhall.kernel.ask import Seat
from meadhall.kernel.chapters import begin, chapter, then, to
from meadhall.kernel.events import tell
from meadhall.kernel.game import Token

from ..clan import gain_glory, gain_rage, raise_stat, take_glory, take_rage
from ..content import Card
from ..figures import WARRIOR
from ..state import NOBODY, State, battle
from .saving import BATTLE, perish
from .sheet import CARDS, card, refs
from .tide import tide


class Text(NamedTuple):
    """What a battle card says: its battle step, when it works, and what happens then."""

    step: int
    can: Callable[[State, Seat], bool]
    do: Callable[[State, Seat, Card], None]


def opponents(s: State, seat: Seat) -> list[Seat]:
    """The other participants, from the pillager clockwise."""
    return [other for other in battle(s).participants if other != seat]


def spoken(s: State, step: int) -> list[tuple[Seat, Token]]:
    """The revealed cards with a text for a step, from the pillager clockwise."""
    found = []
    for seat in battle(s).participants:
        for token in battle(s).shown[seat]:
            text = TEXTS.get(CARDS[s.faces[token]].effect)
            if text is not None and text.step == step:
                found.append((seat, token))
    return found


def carry_out(s: State, step: int) -> int:
    """All texts of a step, one after the other; says how many did something."""
    return sum(speak(s, seat, token) for seat, token in spoken(s, step))


def speak(s: State, seat: Seat, token: Token) -> bool:
    """One text, if it can and has not been blanked meanwhile (BR-5.39, BR-12.164)."""
    text = TEXTS[card(s, token).effect]
    if battle(s).blanked[seat] or not text.can(s, seat):
        return False
    text.do(s, seat, card(s, token))
    return True


def queue(s: State, step: int) -> None:
    """The texts of a step as chapters, for a step in which a text may lead to questions."""
    for seat, token in reversed(spoken(s, step)):
        begin(s, text, seat, token)


@chapter
def text(s: State, seat: Seat, token: Token) -> None:
    """The chapter of one queued text."""
    speak(s, seat, token)


# --- strengths ----------------------------------------------------------------------------------------------------


def value(s: State, seat: Seat, token: Token) -> int:
    """What a revealed card adds to its owner's total (BR-5.33, BR-5.35 to BR-5.37, BR-12.50)."""
    found = card(s, token)
    if found.kind == "quest":
        return battle(s).counted[seat]
    if found.kind == "upgrade":
        return 0
    if found.strength is None:
        return 0 if battle(s).blanked[seat] else sight(s, seat)
    return found.strength


def sight(s: State, seat: Seat) -> int:
    """Heimdall's Sight: the best single card of an opponent; other Sights are no model (BR-12.50 to BR-12.54)."""
    return max(
        (
            value(s, other, token)
            for other in opponents(s, seat)
            for token in battle(s).table[other]
            if card(s, token).strength is not None or card(s, token).kind != "battle"
        ),
        default=0,
    )


# --- when ---------------------------------------------------------------------------------------------------------


def always(s: State, seat: Seat) -> bool:
    """Whatever the outcome."""
    return True


def won(s: State, seat: Seat) -> bool:
    """If the owner won the battle."""
    return battle(s).winner == seat


def lost_to_somebody(s: State, seat: Seat) -> bool:
    """If the owner lost and somebody won; after a tie there is nobody to take from (BR-12.64)."""
    return battle(s).winner not in (seat, NOBODY)


def pillaged(s: State, seat: Seat) -> bool:
    """If the owner is the pillager and won (BR-12.55, BR-12.59)."""
    return battle(s).winner == seat == battle(s).pillager


def named(said: Card) -> str:
    """A card as the reason of what happens."""
    return f"card:{said.id}"


# --- what ---------------------------------------------------------------------------------------------------------


def cancel_enemy_texts(s: State, seat: Seat, said: Card) -> None:
    """Thor's Primacy (BR-12.162)."""
    for other in opponents(s, seat):
        battle(s).blanked[other] = True
    tell(s, "blanked", seat=seat, card=named(said))


def gain_revealed_strength(s: State, seat: Seat, said: Card) -> None:
    """Heimdall's Watch: glory for all revealed cards (BR-12.112, BR-12.114); the step itself discards them."""
    table = battle(s).table
    total = sum(value(s, other, token) for other in battle(s).participants for token in table[other])
    gain_glory(s, seat, total, named(said))


def destroy_one_enemy_warrior_each(s: State, seat: Seat, said: Card) -> None:
    """Odin's Smite (BR-12.47)."""
    province = battle(s).province
    struck = [other for other in opponents(s, seat) if s.clans[other].warriors[province]]
    perish(s, [(other, [(WARRIOR, province, 1)]) for other in struck], BATTLE)


def each_keeps_one_figure(s: State, seat: Seat, said: Card) -> None:
    """Odin's Tide (BR-12.119, BR-12.121)."""
    then(s, *(to(tide, other) for other in battle(s).participants))


def lose_steal_rage(s: State, seat: Seat, said: Card) -> None:
    """Loki's Trickery (BR-12.60)."""
    take_rage(s, battle(s).winner, seat, said.params.rage, named(said))


def lose_steal_glory(s: State, seat: Seat, said: Card) -> None:
    """Loki's Backstab (BR-12.125)."""
    take_glory(s, battle(s).winner, seat, said.params.glory, named(said))


def lose_take_winner_cards(s: State, seat: Seat, said: Card) -> None:
    """Loki's Poison: all cards the winner has on the table, late ones too (BR-12.173 to BR-12.177)."""
    table, winner = battle(s).table, battle(s).winner
    taken = table[winner]
    if taken:
        table[winner] = []
        s.clans[seat].hand += taken
        tell(s, "cards_taken", seat=seat, loser=winner, cards=refs(s, taken), because=named(said))


def pillage_extra_stat(s: State, seat: Seat, said: Card) -> None:
    """Frigga's Grace: one more stat, another than the token's (BR-12.55 to BR-12.58)."""
    reward = s.rewards[battle(s).province]
    excluded = reward if reward < len(s.clans[seat].stats) else -1
    begin(s, raise_stat, seat, named(said), declinable=False, excluded=excluded)


def win_glory(s: State, seat: Seat, said: Card) -> None:
    """Thor's Hammer (BR-12.66)."""
    gain_glory(s, seat, said.params.glory, named(said))


def win_raise_stat(s: State, seat: Seat, said: Card) -> None:
    """Thor's Oath (BR-12.127)."""
    begin(s, raise_stat, seat, named(said), declinable=False, excluded=-1)


def win_rage_and_glory(s: State, seat: Seat, said: Card) -> None:
    """Thor's Ascension (BR-12.170)."""
    gain_rage(s, seat, said.params.rage, named(said))
    gain_glory(s, seat, said.params.glory, named(said))


def battle_all_dead_glory(s: State, seat: Seat, said: Card) -> None:
    """Odin's Judgement (BR-12.171, BR-12.172)."""
    gain_glory(s, seat, said.params.glory * sum(battle(s).dead), named(said))


TEXTS: dict[str, Text] = {
    "cancel_enemy_texts": Text(5, always, cancel_enemy_texts),
    "discard_all_and_replay": Text(6, always, gain_revealed_strength),
    "destroy_one_enemy_warrior_each": Text(7, always, destroy_one_enemy_warrior_each),
    "each_keeps_one_figure": Text(7, always, each_keeps_one_figure),
    "lose_steal_rage": Text(10, lost_to_somebody, lose_steal_rage),
    "lose_steal_glory": Text(10, lost_to_somebody, lose_steal_glory),
    "lose_take_winner_cards": Text(10, lost_to_somebody, lose_take_winner_cards),
    "pillage_extra_stat": Text(13, pillaged, pillage_extra_stat),
    "win_glory": Text(14, won, win_glory),
    "win_raise_stat": Text(14, won, win_raise_stat),
    "win_rage_and_glory": Text(14, won, win_rage_and_glory),
    "battle_all_dead_glory": Text(16, always, battle_all_dead_glory),
}
"""The vocabulary: the effect of a card, and its text. Cards whose effect is not here have their strength alone."""

"""The texts of battle cards: at which battle step each works, whether it can, and what it does (section 12).

``carry_out`` is the one executor. It goes through the revealed cards from the pillager clockwise (BR-1.59), leaves
out those that Thor's Primacy has blanked, and lets each text of the step do what it can.
"""

from collections.abc import Callable, Iterator

from meadhall.kernel import Ref, Seat, Token, begin, chapter, tell, then, to
from meadhall.kit.cards import refs
from meadhall.kit.effects import Effect, Effects, Word, always

from ..clan import gain_glory, gain_rage, raise_stat, take_glory, take_rage
from ..content import W
from ..figures import WARRIOR
from ..state import NOBODY, State, battle
from . import words
from .saving import BATTLE, perish
from .sheet import card
from .tide import tide

Borne = tuple[Seat, type[Word], Word, Ref]
"""A text that somebody has revealed: whose, its word, its numbers, and the card as the reason of what happens."""


def opponents(s: State, seat: Seat) -> list[Seat]:
    """The other participants, from the pillager clockwise."""
    return [other for other in battle(s).participants if other != seat]


def spoken(s: State, step: int) -> list[tuple[Seat, Token]]:
    """The revealed cards with a text for a step, from the pillager clockwise."""
    b = battle(s)
    shown = [(seat, token) for seat in b.participants for token in b.shown[seat]]
    return [(seat, token) for seat, token in shown if TEXTS.any(step, map(type, card(s, token).effects))]


def carry_out(s: State, step: int) -> int:
    """All texts of a step, one after the other; says how many did something."""
    cards = spoken(s, step)
    return speak(s, step, cards) if cards else 0


def speak(s: State, step: int, cards: list[tuple[Seat, Token]]) -> int:
    """The texts of some cards, each if it can and has not been blanked meanwhile (BR-5.39, BR-12.164)."""

    def borne() -> Iterator[Borne]:
        for seat, token in cards:
            for effect in card(s, token).effects:
                if not battle(s).blanked[seat]:
                    yield seat, type(effect), effect, f"card:{card(s, token).id}"

    return len(list(TEXTS.reach(s, step, borne())))


def queue(s: State, step: int) -> None:
    """The texts of a step as chapters, for a step in which a text may lead to questions."""
    for seat, token in reversed(spoken(s, step)):
        begin(s, text, seat, token)


@chapter
def text(s: State, seat: Seat, token: Token) -> None:
    """The chapter of one queued text."""
    speak(s, battle(s).step, [(seat, token)])


# --- strengths ----------------------------------------------------------------------------------------------------


def value(s: State, seat: Seat, token: Token) -> int:
    """What a revealed card adds to its owner's total (BR-5.33, BR-5.35 to BR-5.37, BR-12.50)."""
    found = card(s, token)
    if found.kind == "quest":
        return battle(s).counted[seat]
    if found.has(words.CopyBestCard):
        return 0 if battle(s).blanked[seat] else sight(s, seat)
    return found.strength or 0 if found.kind == "battle" else 0


def sight(s: State, seat: Seat) -> int:
    """Heimdall's Sight: the best single card of an opponent; other Sights are no model (BR-12.50 to BR-12.54)."""
    return max(
        (
            value(s, other, token)
            for other in opponents(s, seat)
            for token in battle(s).table[other]
            if not card(s, token).has(words.CopyBestCard)
        ),
        default=0,
    )


# --- when ---------------------------------------------------------------------------------------------------------


def won(s: State, seat: Seat) -> bool:
    """If the owner won the battle."""
    return battle(s).winner == seat


def lost_to_somebody(s: State, seat: Seat) -> bool:
    """If the owner lost and somebody won; after a tie there is nobody to take from (BR-12.64)."""
    return battle(s).winner not in (seat, NOBODY)


def pillaged(s: State, seat: Seat) -> bool:
    """If the owner is the pillager and won (BR-12.55, BR-12.59)."""
    return battle(s).winner == seat == battle(s).pillager


# --- what ---------------------------------------------------------------------------------------------------------


def cancel_texts(s: State, seat: Seat, said: words.CancelTexts, because: Ref) -> None:
    """Thor's Primacy (BR-12.162)."""
    for other in opponents(s, seat):
        battle(s).blanked[other] = True
    tell(s, "blanked", seat=seat, card=because)


def replay_cards(s: State, seat: Seat, said: words.ReplayCards, because: Ref) -> None:
    """Heimdall's Watch: glory for all revealed cards (BR-12.112, BR-12.114); the step itself discards them."""
    table = battle(s).table
    total = sum(value(s, other, token) for other in battle(s).participants for token in table[other])
    gain_glory(s, seat, total, because)


def kill_warriors(s: State, seat: Seat, said: words.KillWarriors, because: Ref) -> None:
    """Odin's Smite (BR-12.47)."""
    province = battle(s).province
    struck = [other for other in opponents(s, seat) if s.clans[other].warriors[province]]
    perish(s, [(other, [(WARRIOR, province, 1)]) for other in struck], BATTLE)


def keep_one_figure(s: State, seat: Seat, said: words.KeepOneFigure, because: Ref) -> None:
    """Odin's Tide (BR-12.119, BR-12.121)."""
    then(s, *(to(tide, other) for other in battle(s).participants))


def lose_take_rage(s: State, seat: Seat, said: words.LoseTakeRage, because: Ref) -> None:
    """Loki's Trickery (BR-12.60)."""
    take_rage(s, battle(s).winner, seat, said.rage, because)


def lose_take_glory(s: State, seat: Seat, said: words.LoseTakeGlory, because: Ref) -> None:
    """Loki's Backstab (BR-12.125)."""
    take_glory(s, battle(s).winner, seat, said.glory, because)


def lose_take_cards(s: State, seat: Seat, said: words.LoseTakeCards, because: Ref) -> None:
    """Loki's Poison: all cards the winner has on the table, late ones too (BR-12.173 to BR-12.177)."""
    table, winner = battle(s).table, battle(s).winner
    taken = table[winner]
    if taken:
        table[winner] = []
        s.clans[seat].hand += taken
        tell(s, "cards_taken", seat=seat, loser=winner, cards=refs(s, taken), because=because)


def pillage_extra_stat(s: State, seat: Seat, said: words.PillageExtraStat, because: Ref) -> None:
    """Frigga's Grace: one more stat, another than the token's (BR-12.55 to BR-12.58)."""
    reward = s.rewards[battle(s).province]
    excluded = reward if reward < len(s.clans[seat].stats) else -1
    begin(s, raise_stat, seat, because, declinable=False, excluded=excluded)


def win_glory(s: State, seat: Seat, said: words.WinGlory, because: Ref) -> None:
    """Thor's Hammer (BR-12.66)."""
    gain_glory(s, seat, said.glory, because)


def win_stat(s: State, seat: Seat, said: words.WinStat, because: Ref) -> None:
    """Thor's Oath (BR-12.127)."""
    begin(s, raise_stat, seat, because, declinable=False, excluded=-1)


def win_rage(s: State, seat: Seat, said: words.WinRage, because: Ref) -> None:
    """Thor's Ascension (BR-12.170)."""
    gain_rage(s, seat, said.rage, because)


def all_dead_glory(s: State, seat: Seat, said: words.AllDeadGlory, because: Ref) -> None:
    """Odin's Judgement (BR-12.171, BR-12.172)."""
    gain_glory(s, seat, said.glory * sum(battle(s).dead), because)


def _text(
    word: type[W], can: Callable[[State, Seat], bool], do: Callable[[State, Seat, W, Ref], None]
) -> Effect[State, Seat, None]:
    """A text: its word, when it works, and what happens then, which reads the numbers that the word has."""
    return Effect(word, can, do)


TEXTS: Effects[int, State, Seat, None] = Effects(
    {
        5: [_text(words.CancelTexts, always, cancel_texts)],
        6: [_text(words.ReplayCards, always, replay_cards)],
        7: [_text(words.KillWarriors, always, kill_warriors), _text(words.KeepOneFigure, always, keep_one_figure)],
        10: [
            _text(words.LoseTakeRage, lost_to_somebody, lose_take_rage),
            _text(words.LoseTakeGlory, lost_to_somebody, lose_take_glory),
            _text(words.LoseTakeCards, lost_to_somebody, lose_take_cards),
        ],
        13: [_text(words.PillageExtraStat, pillaged, pillage_extra_stat)],
        14: [
            _text(words.WinGlory, won, win_glory),
            _text(words.WinRage, won, win_rage),
            _text(words.WinStat, won, win_stat),
        ],
        16: [_text(words.AllDeadGlory, always, all_dead_glory)],
    }
)
"""The texts by battle step; Heimdall's cards, which are played late or copy another, are no texts of a step."""

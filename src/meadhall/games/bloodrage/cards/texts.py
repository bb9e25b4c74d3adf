"""The texts of battle cards: at which battle step each works, whether it can, and what it does (section 12).

``carry_out`` is the one executor. It goes through the revealed cards from the pillager clockwise (BR-1.59), leaves
out those that Thor's Primacy has blanked, and lets each text of the step do what it can.
"""

from collections.abc import Iterator

from meadhall.kernel import Chapter, Clause, Ref, Seat, Token, begin, chapter, tell, then, to
from meadhall.kit.cards import refs
from meadhall.kit.choices import choice
from meadhall.kit.effects import Effects, Word, always, effect

from .. import figures
from ..board import FJORD_OF, REFS
from ..clan import gain_glory, gain_rage, raise_stat, watch_end
from ..state import NOBODY, State, battle
from . import words
from .saving import BATTLE, perish
from .sheet import card

Borne = tuple[Seat, type[Word], Word, Ref]
"""A text that somebody has revealed: whose, its word, its numbers, and the card as the reason of what happens."""


def opponents(s: State, seat: Seat) -> list[Seat]:
    """The other participants, from the pillager clockwise."""
    return [other for other in battle(s).participants if other != seat]


def spoken(s: State, step: int) -> list[tuple[Seat, Token]]:
    """The revealed cards with a text for a step, from the pillager clockwise."""
    shown = [(seat, token) for seat in battle(s).participants for token in battle(s).shown[seat]]
    return [(seat, token) for seat, token in shown if TEXTS.any(step, map(type, card(s, token).effects))]


def carry_out(s: State, step: int) -> int:
    """All texts of a step, one after the other; says how many did something."""
    return speak(s, step, cards) if (cards := spoken(s, step)) else 0


def speak(s: State, step: int, cards: list[tuple[Seat, Token]]) -> int:
    """The texts of some cards, each if it can and has not been blanked meanwhile (BR-5.39, BR-12.164)."""

    def borne() -> Iterator[Borne]:
        for seat, token in cards:
            for said in card(s, token).effects:
                if not battle(s).blanked[seat]:
                    yield seat, type(said), said, f"card:{card(s, token).id}"

    return len(list(TEXTS.reach(s, step, borne())))


def queue(s: State, step: int) -> None:
    """The texts of a step as chapters, for a step in which a text may lead to questions."""
    then(s, *(to(text, seat, token) for seat, token in spoken(s, step)))


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
    laid = [(other, token) for other in opponents(s, seat) for token in battle(s).table[other]]
    models = [one for one in laid if not card(s, one[1]).has(words.CopyBestCard)]
    return max((value(s, other, token) for other, token in models), default=0)


# --- when each works, and what it does ----------------------------------------------------------------------------


def won(s: State, seat: Seat) -> bool:
    """If the owner won the battle."""
    return battle(s).winner == seat


def lost_to_somebody(s: State, seat: Seat) -> bool:
    """If the owner lost and somebody won; after a tie there is nobody to take from (BR-12.64)."""
    return battle(s).winner not in (seat, NOBODY)


def pillaged(s: State, seat: Seat) -> bool:
    """If the owner is the pillager and won (BR-12.55, BR-12.59)."""
    return battle(s).winner == seat == battle(s).pillager


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
    perish(s, [(other, [(figures.WARRIOR, province, 1)]) for other in struck], BATTLE)


def keep_one_figure(s: State, seat: Seat, said: words.KeepOneFigure, because: Ref) -> None:
    """Odin's Tide (BR-12.119, BR-12.121)."""
    then(s, *(to(tide, other) for other in battle(s).participants))


@chapter
def tide(s: State, seat: Seat) -> Chapter:
    """Odin's Tide: a participant keeps one of its figures in the battle (BR-12.119 to BR-12.123)."""
    province = battle(s).province
    if sum(count for _, _, count in figures.groups_in(s, seat, province)) < 2:
        return
    kept = yield fighter.ask(seat, "tide_keep", about={"province": REFS[province]})
    tell(s, "tide_kept", seat=seat, figure=figures.figure_ref(s, seat, *kept))
    perish(s, [(seat, figures.without(figures.groups_in(s, seat, province), *kept))], BATTLE)


@choice(figures.figures_on_board)
def fighter(s: State, seat: Seat, figure: figures.Standing) -> Clause | None:
    """A figure in the battle, alike ones once (BR-12.122); elsewhere they are in no danger (BR-12.120)."""
    province = battle(s).province
    return None if figure[1] in (province, FJORD_OF[province]) else "BR-12.120"


def lose_take_rage(s: State, seat: Seat, said: words.LoseTakeRage, because: Ref) -> None:
    """Loki's Trickery: as much Rage as the winner has, and that is one change (BR-12.60, BR-12.61, BR-4.20)."""
    own, loser = s.clans[seat], s.clans[battle(s).winner]
    taken = min(said.rage, loser.rage)
    own.rage, loser.rage = own.rage + taken, loser.rage - taken
    tell(s, "rage_taken", seat=seat, loser=battle(s).winner, rage=taken, because=because)
    watch_end(s)


def lose_take_glory(s: State, seat: Seat, said: words.LoseTakeGlory, because: Ref) -> None:
    """Loki's Backstab: as much glory as the winner has (BR-12.125, BR-12.126, BR-1.29)."""
    own, loser = s.clans[seat], s.clans[battle(s).winner]
    taken = min(said.glory, loser.glory)
    own.glory, loser.glory = own.glory + taken, loser.glory - taken
    tell(s, "glory_taken", seat=seat, loser=battle(s).winner, glory=taken, because=because)


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


def all_dead_glory(s: State, seat: Seat, said: words.AllDeadGlory, because: Ref) -> None:
    """Odin's Judgement (BR-12.171, BR-12.172)."""
    gain_glory(s, seat, said.glory * sum(battle(s).dead), because)


TEXTS: Effects[int, State, Seat, None] = Effects(
    {
        5: [effect(words.CancelTexts, always, cancel_texts)],
        6: [effect(words.ReplayCards, always, replay_cards)],
        7: [effect(words.KillWarriors, always, kill_warriors), effect(words.KeepOneFigure, always, keep_one_figure)],
        10: [
            effect(words.LoseTakeRage, lost_to_somebody, lose_take_rage),
            effect(words.LoseTakeGlory, lost_to_somebody, lose_take_glory),
            effect(words.LoseTakeCards, lost_to_somebody, lose_take_cards),
        ],
        13: [effect(words.PillageExtraStat, pillaged, pillage_extra_stat)],
        14: [  # Thor's Hammer, Ascension and Oath (BR-12.66, BR-12.170, BR-12.127)
            effect(words.WinGlory, won, lambda s, seat, said, because: gain_glory(s, seat, said.glory, because)),
            effect(words.WinRage, won, lambda s, seat, said, because: gain_rage(s, seat, said.rage, because)),
            effect(words.WinStat, won, lambda s, seat, said, because: begin(s, raise_stat, seat, because, False, -1)),
        ],
        16: [effect(words.AllDeadGlory, always, all_dead_glory)],
    }
)
"""The texts by battle step; Heimdall's cards, which are played late or copy another, are no texts of a step."""

PROMPTS = {"tide_keep": ("BR-12.119", "BR-12.120", "BR-12.122")}

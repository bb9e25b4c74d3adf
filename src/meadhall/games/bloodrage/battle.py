"""The battle: cards, comparison and outcome, battle steps 3 to 16 (BR-5.23 to BR-5.71).

The steps are functions; ``moments.py`` has them in their order. What asks somebody is a chapter of its own.
"""

from collections.abc import Callable

from meadhall.kernel import EVERYONE, Ask, Chapter, Clause, Option, Ref, Seat, Together, Token, button, show, tell
from meadhall.kernel.chapters import begin, chapter, to
from meadhall.kit.cards import card_options, ref, refs
from meadhall.kit.choices import choice

from . import figures, invade, moments, pillage  # the last three as modules: each may lead to the other
from .board import OPTIONS, REFS, RESERVE, Place
from .cards.saving import BATTLE, DONE, perish
from .cards.sheet import affords, card, could_be_late, glory_of, on_sheet, price_of, wears, worn, worn_cards
from .cards.texts import carry_out, opponents, value
from .cards.words import EnemyDeadGlory, KeepCards, KillGlory, LateCard, LostBattleWarrior, QuestAsBattle
from .clan import AXES, DECLINE, gain_glory, pay, stat
from .figures import FIRST_MONSTER
from .state import NOBODY, State, battle, clockwise, left

CARD_STEP, REWARD_STEP = 4, 13
PASS = button("pass")
VALKYRIES = figures.able(KillGlory)


def go_to(s: State, step: int) -> None:
    """The next battle step is another one than the order says."""
    s.agenda[-1] = to(moments.battle_step, step)


def call(s: State) -> None:
    """Step 2: the call to battle starts left of the pillager (BR-5.8)."""
    begin(s, pillage.call_to_battle, left(s, battle(s).pillager), declined=0)


def gather(s: State) -> None:
    """Step 3: who takes part; without an enemy the pillage succeeds at once (BR-5.23 to BR-5.29)."""
    b = battle(s)
    b.participants = [seat for seat in clockwise(s, b.pillager) if figures.is_present(s, seat, b.province)]
    b.fought = len(b.participants) > 1
    b.table, b.shown = [[] for _ in s.clans], [[] for _ in s.clans]
    b.blanked, b.counted = [False] * s.seats, [0] * s.seats
    b.dead, b.totals = [0] * s.seats, [0] * s.seats
    if not b.fought:
        b.winner = b.pillager
        tell(s, "unopposed", seat=b.pillager, province=REFS[b.province])
        go_to(s, REWARD_STEP)
        return
    for valkyrie in VALKYRIES:
        if s.lairs[valkyrie - FIRST_MONSTER] == b.province:
            b.valkyrie = s.owners[valkyrie - FIRST_MONSTER]
    tell(s, "battle", province=REFS[b.province], seats=list(b.participants))


# --- part 2: cards ------------------------------------------------------------------------------------------------


@chapter
def battle_cards(s: State) -> Chapter:
    """Everybody with a hand lays one card face down; all are revealed together (BR-5.30 to BR-5.36)."""
    b = battle(s)
    asked = [seat for seat in sorted(b.participants) if s.clans[seat].hand]
    about = {"province": REFS[b.province]}
    # Not secret: until all are in nobody learns anything, and then all of them are shown.
    chosen = yield Together({seat: layable.ask(seat, "battle_card", about=about) for seat in asked})
    show(s, [chosen[seat] for seat in asked], EVERYONE)
    for seat in asked:
        s.clans[seat].hand.remove(chosen[seat])
        b.table[seat].append(chosen[seat])
        b.shown[seat] = [chosen[seat]]
    tell(s, "revealed", seats=asked, cards=[ref(s, chosen[seat]) for seat in asked])
    for seat in asked:
        tell(s, "played", seat=seat, card=ref(s, chosen[seat]), province=REFS[b.province])
    for seat in reversed(b.participants):
        if seat in chosen and card(s, chosen[seat]).kind == "quest" and wears(s, seat, QuestAsBattle):
            begin(s, count_quest, seat)


def hand(s: State, seat: Seat) -> list[Option]:
    """The cards of a hand, in their places."""
    return card_options(s, s.clans[seat].hand)


@choice(hand, others=on_sheet)
def layable(s: State, seat: Seat, token: Token) -> Clause | None:
    """Any card of the hand; upgrades on the sheet and committed quests are none any more (BR-5.30, BR-8.7)."""
    if token in s.clans[seat].hand:
        return None
    return "BR-8.7" if token in s.clans[seat].quests else "BR-5.30"


@chapter
def count_quest(s: State, seat: Seat) -> Chapter:
    """With Tyr's Domain or Wrath a revealed quest may count for strength (BR-5.37, BR-12.34)."""
    quest = battle(s).shown[seat][0]
    counted = yield Ask(seat, "quest_as_strength", quest_strengths, about={"card": ref(s, quest)})
    battle(s).counted[seat] = counted
    tell(s, "quest_counted", seat=seat, card=ref(s, quest), strength=counted)


def quest_strengths(s: State, seat: Seat) -> list[Option]:
    """What the quest may count for: the number of each such upgrade, or nothing."""
    numbers = sorted({tyr.strength for tyr in worn(s, seat, QuestAsBattle)})
    return [Option(f"count:{number}", number) for number in (*numbers, 0)]


def watch(s: State) -> None:
    """Step 6: Heimdall's Watch pays, and new cards are played instead of those revealed (BR-12.112, BR-12.113)."""
    if not carry_out(s, 6):
        return
    b = battle(s)
    for seat in b.participants:
        s.gone += b.table[seat]
        b.table[seat], b.shown[seat] = [], []
        b.blanked[seat], b.counted[seat] = False, 0
    tell(s, "watch", province=REFS[b.province])
    go_to(s, CARD_STEP)


@chapter
def late_card(s: State, turn: int, passed: int) -> Chapter:
    """One participant adds a late card or passes, until all have passed in a row (BR-5.42 to BR-5.49, BR-5.80)."""
    yield from late_window(s, turn, passed, could_be_late)


def late_window(s: State, turn: int, passed: int, asked: Callable[[State, Seat], bool]) -> Chapter:
    """The same, where it is said who is asked; the others pass without a question."""
    b = battle(s)
    while passed < len(b.participants) and not asked(s, b.participants[turn]):
        turn, passed = (turn + 1) % len(b.participants), passed + 1
    if passed == len(b.participants):
        return
    seat = b.participants[turn]
    token = yield addable.ask(seat, "late_card", about={"province": REFS[b.province]})
    turn = (turn + 1) % len(b.participants)
    if token == PASS.value:
        begin(s, late_card, turn, passed + 1)
        return
    show(s, [token], EVERYONE)
    s.clans[seat].hand.remove(token)
    b.table[seat].append(token)
    b.shown[seat].append(token)
    tell(s, "late_card", seat=seat, card=ref(s, token))
    begin(s, late_card, turn, passed=0)


def on_table(s: State, seat: Seat) -> list[Option]:
    """The cards that a seat has on the table."""
    return card_options(s, battle(s).table[seat])


@choice(hand, PASS, others=on_table)
def addable(s: State, seat: Seat, token: Token) -> Clause | None:
    """A late card of the hand; whoever could hold one is asked, and may pass (BR-5.42, BR-5.48)."""
    return None if token in s.clans[seat].hand and card(s, token).has(LateCard) else "BR-5.42"


# --- part 3: outcome ----------------------------------------------------------------------------------------------


def compare(s: State) -> None:
    """Step 9: the highest total wins; a tie for it is lost by all (BR-5.50 to BR-5.53)."""
    b = battle(s)
    for seat in b.participants:
        b.totals[seat] = total(s, seat)
    best = max(b.totals[seat] for seat in b.participants)
    leaders = [seat for seat in b.participants if b.totals[seat] == best]
    b.winner = leaders[0] if len(leaders) == 1 else NOBODY
    totals = [b.totals[seat] for seat in b.participants]
    tell(s, "compared", province=REFS[b.province], seats=list(b.participants), totals=totals)
    if b.winner == NOBODY:
        tell(s, "battle_tied", province=REFS[b.province], total=best)
    else:
        against = max(b.totals[seat] for seat in b.participants if seat != b.winner)
        tell(s, "battle_won", seat=b.winner, province=REFS[b.province], total=best, against=against)


def total(s: State, seat: Seat) -> int:
    """A participant's figures and revealed cards together (BR-5.50)."""
    b = battle(s)
    return figures.strength(s, seat, b.province) + sum(value(s, seat, token) for token in b.table[seat])


def put_cards_away(s: State) -> None:
    """Step 11: losers take their cards back, the winner discards unless it may buy some back (BR-5.55 to BR-5.57)."""
    b = battle(s)
    for seat in opponents(s, b.winner):
        if b.table[seat]:
            back, b.table[seat] = b.table[seat], []
            s.clans[seat].hand += back
            tell(s, "cards_back", seat=seat, cards=refs(s, back))
    if b.winner != NOBODY:
        begin(s, prowess)


@chapter
def prowess(s: State) -> Chapter:
    """The winner discards; with Tyr's Prowess it may take cards back for 1 Rage each (BR-12.94 to BR-12.97)."""
    b, seat = battle(s), battle(s).winner
    while b.table[seat] and affords(s, seat, KeepCards):
        token = yield Ask(seat, "prowess_keep", played, about={"province": REFS[b.province]})
        if token == DONE.value:
            break
        pay(s, seat, price_of(s, seat, KeepCards))
        b.table[seat].remove(token)
        s.clans[seat].hand.append(token)
        tell(s, "card_bought_back", seat=seat, card=ref(s, token))
    if b.table[seat]:
        discarded, b.table[seat] = b.table[seat], []
        s.gone += discarded
        tell(s, "discarded", seat=seat, cards=refs(s, discarded))


def played(s: State, seat: Seat) -> list[Option]:
    """The winner's cards on the table, and no more (BR-12.96)."""
    return [*card_options(s, battle(s).table[seat]), DONE]


def destroy_losers(s: State) -> None:
    """Step 12: all figures of the losers in the province and its fjord (BR-5.58, BR-5.59)."""
    b = battle(s)
    perish(s, [(seat, figures.groups_in(s, seat, b.province)) for seat in opponents(s, b.winner)], BATTLE)


def reward(s: State) -> None:
    """Step 13: a pillager who won, or met nobody, gets the reward (BR-5.60, BR-5.61, BR-5.67)."""
    b = battle(s)
    if b.winner == b.pillager:
        pillage.succeed(s)
        carry_out(s, 13)
    else:
        tell(s, "pillage_failed", seat=b.pillager, province=REFS[b.province])


def battle_glory(s: State) -> None:
    """Step 15: the winner gains glory equal to its Axes (BR-5.63 to BR-5.65)."""
    b = battle(s)
    if b.fought and b.winner != NOBODY:
        gain_glory(s, b.winner, stat(s, b.winner, AXES), "battle")


def after_battle(s: State) -> None:
    """Step 16: the dead are paid for, then Loki blesses the losers (BR-5.66)."""
    b = battle(s)
    for seat in b.participants:
        enemies = sum(b.dead) - b.dead[seat]
        if b.valkyrie == seat:
            gain_glory(s, seat, enemies * glory_of(s, seat, KillGlory), "monster:valkyrie")
        for because, thor in thors_glory(s, seat, enemies):
            gain_glory(s, seat, thor.glory, because)
    carry_out(s, 16)
    losers = opponents(s, b.winner)
    s.pillage = None
    for seat in reversed(losers):
        for _ in worn(s, seat, LostBattleWarrior):
            begin(s, blessing, seat, b.province)


def thors_glory(s: State, seat: Seat, enemies: int) -> list[tuple[Ref, EnemyDeadGlory]]:
    """Thor's Glory, if so many enemies fell in the battle that it pays (BR-12.23)."""
    return [(card, thor) for card, thor in worn_cards(s, seat, EnemyDeadGlory) if enemies >= thor.enemies]


@chapter
def blessing(s: State, seat: Seat, province: Place) -> Chapter:
    """Loki's Blessing: after a lost battle a warrior may invade there for nothing (BR-12.35 to BR-12.41)."""
    if not (s.clans[seat].warriors[RESERVE] and figures.has_room(s, seat) and figures.free_villages(s, province) > 0):
        return
    answer = yield Ask(seat, "blessing_warrior", (OPTIONS[province], DECLINE), about={"province": REFS[province]})
    if answer != DECLINE.value:
        invade.land(s, seat, figures.WARRIOR, RESERVE, province)


PROMPTS = {
    "battle_card": ("BR-5.30", "BR-5.32", "BR-5.33", "BR-5.35", "BR-5.36"),
    "quest_as_strength": ("BR-5.37", "BR-12.32", "BR-12.34"),
    "late_card": ("BR-5.42", "BR-5.44", "BR-5.46", "BR-5.48", "BR-5.80"),
    "prowess_keep": ("BR-12.94", "BR-12.95", "BR-12.96"),
    "blessing_warrior": ("BR-12.35", "BR-12.36", "BR-12.40"),
}

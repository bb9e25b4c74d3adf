"""The search: imagines what others may hold, plays the age on in thought, and takes what turned out best."""

from math import sqrt
from time import perf_counter

from meadhall.bots.seen import Seen
from meadhall.kernel import Chance, Question, Ref, World
from meadhall.kernel.ask import Seat

from ..scoring import END
from ..state import State
from .land import Land
from .player import Player
from .standing import advantage
from .worth import draft_worth

PATIENCE = 0.9
"""The part of the time given that is used: the answer has to be there before it is over."""
MOST = {"draft_pick": 4, "choose_action": 6, "invade_place": 5, "free_invade": 5}
"""So many things are thought about, those that seem best; fewer in a draft, where a whole age is played for each."""
FIRST = 0.02
"""Seconds that playing on is expected to take before it was tried."""
AT_ONCE = frozenset({"pick_clan", "quest_as_strength", "upgrade_slot", "tide_keep", "free_invade_figure"})
"""Questions that the rules of thumb answer as well as any search."""


class Thought:
    """One thing to point at, and how the worlds ended in which it was pointed at."""

    __slots__ = ("ends", "ref")

    def __init__(self, ref: Ref) -> None:
        self.ref = ref
        self.ends: list[float] = []

    @property
    def mean(self) -> float:
        """How well it went on average."""
        return sum(self.ends) / len(self.ends)


def think(seen: Seen, player: Player, chance: Chance, worlds: int) -> tuple[Ref, bool]:
    """Plays what may be pointed at on, each in the same imagined worlds, until the worlds or the time are used up.

    Gives what turned out best, and whether it was the time.
    """
    began = perf_counter()
    until = began + PATIENCE * seen.budget
    seat = seen.ask.seat
    world = seen.imagine(chance)
    question = asked(world, seat)
    usual = player.point(world.state, question).ref
    thoughts = [Thought(ref) for ref in dict.fromkeys((usual, *candidates(world.state, question, player)))]
    if len(thoughts) == 1 or seen.ask.prompt in AT_ONCE:
        return usual, False
    longest = FIRST
    for number in range(worlds):
        key = chance.key()
        for thought in thoughts:
            start = perf_counter()
            if start + 1.3 * longest > until:
                return decided(thoughts, usual), True
            thought.ends.append(played_on(world.fork(key, bare=True), seat, thought.ref, chance))
            longest = max(longest, perf_counter() - start)
        if number >= 3:
            thoughts = hopeful(thoughts)
            if len(thoughts) == 1:
                break
        world = seen.imagine(chance)
    return decided(thoughts, usual), False


def asked(world: World, seat: Seat) -> Question:
    """The question to a seat."""
    return next(question for question in world.pending if question.seat == seat)


def candidates(s: State, question: Question, player: Player) -> list[Ref]:
    """What is thought about: everything offered, or of many the best as the rules of thumb see it."""
    seat, choices = question.seat, question.choices
    if question.prompt == "draft_pick":
        weighed = [(draft_worth(s, seat, option.value), option) for option in choices]
    elif question.prompt == "choose_action":
        weighed = player.weighed_actions(s, seat, choices)
    elif question.prompt in ("invade_place", "free_invade"):
        land, figure = Land(s, seat), question.ask.args[0]
        weighed = [(land.arrival(figure, o.value) if isinstance(o.value, int) else 0.0, o) for o in choices]
    else:
        return [option.ref for option in choices]
    weighed.sort(key=lambda pair: -pair[0])
    return [option.ref for _, option in weighed[: MOST[question.prompt]]]


def played_on(world: World, seat: Seat, ref: Ref, chance: Chance) -> float:
    """Points at a thing and lets everybody play by rules of thumb until the next age; how the seat stands then."""
    state = world.state
    age, player = state.age, Player(chance)
    world.answer(seat, ref)
    while pending := world.pending:
        if state.age != age or state.phase == END:
            break
        question = pending[0]
        world.answer(question.seat, player.point(state, question).ref)
    return advantage(state, seat)


def apart(one: Thought, other: Thought) -> tuple[float, float]:
    """How much better one went than the other in the same worlds, and how uncertain that is."""
    n = min(len(one.ends), len(other.ends))
    gaps = [one.ends[k] - other.ends[k] for k in range(n)]
    mean = sum(gaps) / n
    spread = sqrt(sum((gap - mean) ** 2 for gap in gaps) / max(1, n - 1))
    return mean, (spread + 1.0) / sqrt(n)


def hopeful(thoughts: list[Thought]) -> list[Thought]:
    """Those that may still turn out best."""
    best = max(thoughts, key=lambda thought: thought.mean)
    kept = []
    for thought in thoughts:
        gap, doubt = apart(best, thought)
        if thought is best or gap < 1.6 * doubt:
            kept.append(thought)
    return kept


def decided(thoughts: list[Thought], usual: Ref) -> Ref:
    """What went best in the worlds that all were tried in; what is usual, if that went about as well."""
    worlds = min(len(thought.ends) for thought in thoughts)
    if not worlds:
        return usual
    best = max(thoughts, key=lambda thought: sum(thought.ends[:worlds]))
    for thought in thoughts:
        if thought.ref == usual and thought is not best:
            gap, doubt = apart(best, thought)
            if gap < 0.5 * doubt:
                return usual
    return best.ref

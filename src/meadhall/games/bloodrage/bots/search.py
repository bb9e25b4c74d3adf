"""The search: imagines what others may hold, plays the age on in thought, and takes what turned out best."""

from math import sqrt
from time import perf_counter

from meadhall.bots.seen import Seen
from meadhall.kernel import Chance, Question, Ref, World
from meadhall.kernel.ask import Seat

from ..scoring import END
from .player import Player
from .standing import advantage
from .worth import draft_worth

PATIENCE = 0.9
"""The part of the time given that is used: the answer has to be there before it is over."""
DRAFTED = 4
"""So many cards of a pack are thought about, those that seem best; a whole age is played for each."""
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


def think(seen: Seen, player: Player, chance: Chance, worlds: int) -> Ref:
    """Plays what may be pointed at on, each in the same imagined worlds, until the time or the worlds are used up."""
    began = perf_counter()
    until = began + PATIENCE * seen.budget
    seat = seen.ask.seat
    world = seen.imagine(chance)
    question = asked(world, seat)
    usual = player.point(world.state, question).ref
    thoughts = [Thought(ref) for ref in candidates(world, question, usual)]
    if len(thoughts) == 1 or seen.ask.prompt in AT_ONCE:
        return usual
    longest = 0.0
    for number in range(worlds):
        key = chance.key()
        for thought in thoughts:
            start = perf_counter()
            if start + 1.3 * longest > until:
                return decided(thoughts, usual)
            thought.ends.append(played_on(world.fork(key, bare=True), seat, thought.ref, chance))
            longest = max(longest, perf_counter() - start)
        thoughts = hopeful(thoughts, usual) if number >= 3 else thoughts
        if len(thoughts) == 1:
            break
        world = seen.imagine(chance)
    return decided(thoughts, usual)


def asked(world: World, seat: Seat) -> Question:
    """The question to a seat."""
    return next(question for question in world.pending if question.seat == seat)


def candidates(world: World, question: Question, usual: Ref) -> list[Ref]:
    """What is thought about: everything offered, or the best of a pack."""
    if question.prompt != "draft_pick":
        return [option.ref for option in question.choices]
    seat = question.seat
    best = sorted(question.choices, key=lambda option: -draft_worth(world.state, seat, option.value))
    return [option.ref for option in best[:DRAFTED]]


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


def hopeful(thoughts: list[Thought], usual: Ref) -> list[Thought]:
    """Those that may still turn out best."""
    best = max(thoughts, key=lambda thought: thought.mean)
    kept = []
    for thought in thoughts:
        gap, doubt = apart(best, thought)
        if thought is best or gap < 1.6 * doubt:
            kept.append(thought)
    return kept


def decided(thoughts: list[Thought], usual: Ref) -> Ref:
    """What went best; what the rules of thumb say, if that went about as well."""
    tried = [thought for thought in thoughts if thought.ends]
    if not tried:
        return usual
    best = max(tried, key=lambda thought: thought.mean)
    for thought in tried:
        if thought.ref == usual and thought is not best:
            gap, doubt = apart(best, thought)
            if gap < 0.5 * doubt:
                return usual
    return best.ref

"""A player at one of the levels: plans a whole turn, and then points at one thing after the other."""

from collections import OrderedDict

from msgspec.structs import replace

from meadhall.bots.seen import Seen
from meadhall.kernel import Chance, Ref, World

from ..board import REFS, STONE
from ..content import Side
from ..fast import Position, Turn, search
from ..fast.levels import EARLY, Name
from ..fast.levels import LEVELS as FAST
from ..positions import position_key
from ..state import State, holder, side_of
from .clock import Clock
from .drafting import PROMPTS, choose_card
from .levels import LEVELS
from .ready import fast_ready, powers_ready
from .thinking import as_good, think

IN_TIME = 0.85
"""How much of its time a player plans with; the rest is for putting the plan down."""
Key = tuple[str, str, int, str, str]
_RECENT: OrderedDict[Key, Ref] = OrderedDict()
"""What players of this process planned lately: whoever sits down in the middle of a turn may go on with it."""
_KEPT = 512


def plain(s: State) -> bool:
    """Whether the fast board knows all the rules of a match: the basic game without special options."""
    return s.options.mode == "basic" and s.supply is None and not s.options.allow_zero_move


def begun(s: State, prompt: str) -> bool:
    """Whether somebody has pointed at something in the present turn; Odin's owner has before it selects a Viking."""
    if s.going is None:
        return False
    if s.going.selected is not None or s.going.line:
        return True
    return prompt == "select_viking" and bool(s.cards) and s.cards[holder(s, s.to_move)] == "odin"


class Player:
    """One of the levels."""

    __slots__ = ("_chance", "_fresh", "_level", "_plan", "cut_short")

    def __init__(self, level: Name, seed: int | str) -> None:
        self._level = level
        self._chance = Chance(seed)
        self._plan: dict[Key, Ref] = {}
        self._fresh = True
        self.cut_short = False
        """Whether the clock struck before the last answer was thought through."""

    async def choose(self, seen: Seen) -> Ref:
        """Points at the next thing of its turn: planned when the turn begins, and anew if the table lies otherwise."""
        options = seen.ask.options
        self.cut_short = False
        if len(options) == 1:
            return options[0]
        level = LEVELS[self._level]
        world = seen.imagine(self._chance)
        ready = fast_ready if plain(world.state) else powers_ready
        ready()  # once in a process, before the clock runs
        clock = Clock(IN_TIME * seen.budget)
        if seen.ask.prompt in PROMPTS:
            return choose_card(world, seen.ask.prompt, options, level, self._chance)
        key = self._key(world, seen.ask.prompt)
        ref = self._plan.get(key)
        if ref is None and self._fresh and begun(world.state, seen.ask.prompt):
            ref = _RECENT.get(key)
        self._fresh = False
        if ref not in options:
            self._plan = self._planned(world, seen.ask.seat, clock)
            ref = self._plan[key]
            self.cut_short = clock.struck
        return ref

    def _key(self, world: World, prompt: str) -> Key:
        """What tells one question from another."""
        s: State = world.state
        line = "" if s.going is None else s.going.line + str(s.going.selected)
        return self._level, prompt, s.turn, position_key(s), line

    def _planned(self, world: World, seat: int, clock: Clock) -> dict[Key, Ref]:
        """Every question of the rest of the turn with what to point at."""
        s: State = world.state
        me, seed = side_of(s, seat), self._chance.below(2**31)
        refs = fast_turn(s, me, self._level, clock, seed) if plain(s) else None
        if refs is None:
            powers_ready()
            level = LEVELS[self._level]
            thoughts = think(world, me, level, clock, seed)
            if s.turn <= EARLY and not level.randomness:
                thoughts = as_good(thoughts)
                best = thoughts[self._chance.below(len(thoughts))]
            else:
                best = thoughts[0]
            refs = tuple(ref for _, ref in best.line.answers)
        plan: dict[Key, Ref] = {}
        twin = world.fork(bare=True)
        for ref in refs:
            (question,) = twin.pending
            if question.seat == seat:
                plan[self._key(twin, question.prompt)] = ref
            twin.answer(question.seat, ref)
        for key, ref in plan.items():
            _RECENT[key] = ref
            _RECENT.move_to_end(key)
        while len(_RECENT) > _KEPT:
            _RECENT.popitem(last=False)
        return plan


def fast_turn(s: State, side: Side, level: Name, clock: Clock, seed: int) -> tuple[Ref, ...] | None:
    """The rest of a turn of the basic game as the fast board would play it; None if it never thought of one.

    In the middle of a turn it is looked for from the turn's beginning, among those that begin as this one does.
    """
    done = begun_turn(s)
    board = s.board if s.going is None else s.going.before
    limits = FAST[level].limits(seed, board.count(STONE))
    found = search(Position.of(board, side), replace(limits, seconds=max(clock.left, 0.01)))
    if found.cut_short:
        clock.strike()
    turns = [found.turn, *(idea.turn for idea in found.ideas)]
    turn = next((turn for turn in turns if turn is not None and turn[: len(done)] == done), None)
    return None if turn is None else refs_of(turn)[len(done) :]


def begun_turn(s: State) -> tuple[int, ...]:
    """What has been pointed at in the present turn of a basic game."""
    turn = s.going
    if turn is None or turn.selected is None:
        return ()
    return (turn.selected,) if turn.to is None else (turn.selected, turn.to)


def refs_of(turn: Turn) -> tuple[Ref, ...]:
    """What to point at, to take a turn of the basic game."""
    return tuple(REFS[hex] for hex in turn)

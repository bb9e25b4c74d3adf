"""The course of play: turns with the powers between their steps, skips, and the end (sections 3 and 5)."""

from collections.abc import Mapping, Sequence
from functools import partial

from meadhall.kernel import Ask, Chapter, Clause, Option, Ref, Seat, begin, button, chapter, tell

from .asking import DECLINE, Asking, about, not_moving, unoffered
from .board import HEADING, LINES, NAMES, OPTIONS, OTHER, REFS, Hex, occupied, slides, stones_around, touching, vikings
from .cards import CARD_REFS
from .changes import cross, nomadic, note, shift, tell_way
from .content import NUMBERS, Side
from .ending import finish, win_at_once, write_down
from .moments import reach
from .positions import position_key
from .powers import odin, stags, summoning
from .state import Ending, Going, State, cards_of, going, holder, viking
from .ways import MOVERS, Way, movable, moves, plain_move

EXTRA_TURN = button("extra-turn")


@chapter
def turn(s: State) -> Chapter:
    """A turn, or the end; an instant win ends everything at once (RR-7.35, RR-7.37)."""
    side = s.to_move
    if s.force[side] == "fenrir" and touching(s.board):
        win_at_once(s, "fenrir")  # RR-8.3, before the game could be scored (RR-5.17)
    ready = movable(s, side, s.force[side], s.extra)
    ending = end_of_game(s, bool(ready))
    if ending is not None:
        return finish(s, ending)
    open_turn(s)
    if s.cards and s.cards[holder(s, side)] == "odin":
        yield from odin.action(s)  # RR-5.3
    power = s.force[side]
    if s.cards:
        ready = movable(s, side, power, s.extra)  # with the power that is in force since the turn began
    if not ready:
        return skip(s)
    if power == stags.STAGS:
        yield from stags.run(s)
    else:
        yield from select(s, ready)
        yield from reach(s, "before_move")
        yield from move(s)
        yield from reach(s, "after_move")
        yield from summoning.summon(s)
        yield from reach(s, "after_summon")
    yield from reach(s, "turn_end")
    again = going(s).earned and (yield from earned_extra(s))
    close_turn(s, again)


# --- the start ---------------------------------------------------------------------------------------------------


def open_turn(s: State) -> None:
    """The turn begins; in a team game its player's power is in force from now on (RR-42.14, RR-42.20)."""
    side = s.to_move
    s.turn += 1
    if s.extra is None:
        s.taken[side] += 1
        if s.options.mode == "team":
            s.force[side] = s.cards[holder(s, side)]
    s.going = Going(before=s.board)


def end_of_game(s: State, ready: bool) -> Ending | None:
    """Tested before every turn, that is after every turn and every skip (RR-5.10); notes the position (RR-44.7)."""
    if not (ready or able(s, s.to_move) or able(s, OTHER[s.to_move])):
        return "no_turns"
    position = position_key(s)
    s.seen.append(position)
    if s.seen.count(position) >= NUMBERS.repetition.value:
        return "repetition"
    return "turn_limit" if s.turn >= NUMBERS.turn_limit.value else None


def able(s: State, side: Side) -> bool:
    """Whether a side has a complete turn, judged with every power it may have in force (RR-5.11, RR-5.16, RR-42.21)."""
    cards = cards_of(s, side)
    powers = odin.judged(s) if cards == ["odin"] else cards or [None]
    return any(movable(s, side, power) for power in powers)


# --- select ------------------------------------------------------------------------------------------------------


def select(s: State, ready: list[Hex]) -> Asking:
    """One of the Vikings that can take a turn is selected: it moves and summons (RR-3.7, RR-3.10)."""
    seat, turn = holder(s, s.to_move), going(s)
    turn.selected = turn.viking = yield Ask(seat, "select_viking", [OPTIONS[v] for v in ready], not_selectable)
    tell(s, "selected", seat=seat, hex=REFS[viking(s)])


def not_selectable(s: State, seat: Seat) -> Mapping[Ref, Clause]:
    """Every other Viking, and why not."""
    side = s.to_move
    why: dict[Ref, Clause] = {REFS[other]: "RR-3.9" for other in vikings(s.board, OTHER[side])}
    for own in set(vikings(s.board, side)) - set(movable(s, side, s.force[side], s.extra)):
        if own in s.settled:
            why[REFS[own]] = "RR-3.8"
        elif s.extra not in (None, own):
            why[REFS[own]] = "RR-32.9"
        elif s.force[side] == "fafnir" and stones_around(s.board, own):
            why[REFS[own]] = "RR-24.10"
        else:
            why[REFS[own]] = "RR-44.19"
    return why


# --- move --------------------------------------------------------------------------------------------------------


def move(s: State) -> Asking:
    """V goes to a hex that it reaches (RR-3.16)."""
    side, turn, v = s.to_move, going(s), viking(s)
    power = s.force[side]
    shown = about(v, power if power in MOVERS else None)
    to = yield Ask(holder(s, side), "move_to", reachable, not_reachable, about=shown)
    way: Way = "slide" if plain_move(s, power) else moves(s, power, v, turn.origin)[to]
    turn.start, turn.to, turn.heading = v, to, HEADING[v][to] if way in ("slide", "push") else None
    turn.line += f"{NAMES[v]}{'~' if way == 'leap' else '-'}{NAMES[to]}"
    if way == "push":
        behind = LINES[to][HEADING[v][to]][0]
        shift(s, to, behind)
        tell_way(s, "pushed", side, to, behind, power)
    by = power if way == "leap" else None
    told = partial(tell_way, s, "moved", side, v, to, by, turn=s.turn, line=f"turn.{s.turn}")
    if way == "leap":
        cross(s, v, to, told)
    else:
        shift(s, v, to)
        told()


def reachable(s: State, seat: Seat) -> Sequence[Option]:
    """The hexes that V may go to (RR-3.16, RR-44.11)."""
    if plain_move(s, s.force[s.to_move]):
        return slides(viking(s), occupied(s.board))
    return [OPTIONS[hex] for hex in moves(s, s.force[s.to_move], viking(s), going(s).origin)]


def not_reachable(s: State, seat: Seat) -> Mapping[Ref, Clause]:
    """Every other hex, and why not: no move at all, no straight line, or something stands in the way."""
    return unoffered(not_moving(s), reachable(s, seat))


# --- the end of a turn -------------------------------------------------------------------------------------------


def earned_extra(s: State) -> Asking:
    """An extra turn that was earned may be taken, if V roams and can take it (RR-32.6 to RR-32.8, RR-40.14)."""
    side, v = s.to_move, viking(s)
    if not nomadic(s, v):
        return False
    seat = holder(s, side)
    powers = [None, *(odin.face(s, card) for card in s.hand)] if s.cards[seat] == "odin" else [s.force[side]]
    if not any(movable(s, side, power, v) for power in powers):
        return False
    shown = {"power": CARD_REFS["jormungandr"], "viking": REFS[v]}
    answer = yield Ask(seat, "jormungandr_extra", (EXTRA_TURN, DECLINE), about=shown)
    if answer == DECLINE.value:
        return False
    note(s, "jormungandr", "extra")
    tell(s, "extra_turn", seat=seat, side=side, hex=REFS[v])
    return True


def close_turn(s: State, again: bool = False) -> None:
    """The turn is over; the other side's follows, or an extra one of the same Viking (RR-3.1, RR-32.9)."""
    s.extra = going(s).viking if again else None
    write_down(s)
    if s.frigg_new and s.force[s.to_move] == "frigg":
        s.frigg_new = False  # RR-28.6, RR-28.7
    if not again:
        s.to_move = OTHER[s.to_move]
    begin(s, turn)


def skip(s: State) -> None:
    """The side has no turn, nobody is asked, and it is the other side's turn (RR-5.1, RR-5.6, RR-5.7)."""
    side, seat = s.to_move, holder(s, s.to_move)
    going(s).line += "--"
    close_turn(s)
    tell(s, "skipped", seat=seat, side=side, turn=s.turn)


PROMPTS = {
    "select_viking": ("RR-3.7", "RR-3.8", "RR-3.9", "RR-44.19"),
    "move_to": ("RR-3.16", "RR-3.11", "RR-3.12", "RR-3.13", "RR-3.14", "RR-3.15"),
    "jormungandr_extra": ("RR-32.6", "RR-32.9", "RR-32.10"),
}

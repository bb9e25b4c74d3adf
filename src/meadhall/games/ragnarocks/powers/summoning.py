"""The summon step, and the powers that change it: buttons for Gullinbursti, Thor and Surtr (RR-7.28)."""

from collections.abc import Mapping, Sequence

from meadhall.kernel import Ask, Clause, Option, Ref, Seat, button, heard, tell

from ..asking import Asking, about, ask, blocked, refuse, unoffered, unreached
from ..board import NAMES, OPTIONS, OTHER, REFS, SIGN, STONE, Hex, free, hexes_in, occupied, slides
from ..cards import CARD_REFS, Power
from ..changes import move_again, put_stone
from ..regions import contested
from ..state import State, going, holder, viking
from ..ways import SUMMONERS, every_summons, mobile, plain_summon, slide_hexes, summons

SECOND_MOVE, CARD_STONE, PAIR = button("second-move"), button("card-stone"), button("pair")


def summon(s: State) -> Asking:
    """A stone slides from V's hex, or what V's power has instead (RR-3.18, RR-3.24)."""
    side, v = s.to_move, viking(s)
    shown = about(v, s.force[side] if s.force[side] in SUMMONERS else None)
    answer = yield Ask(holder(s, side), "summon_at", summonable, not_summonable, about=shown)
    match answer:
        case SECOND_MOVE.value:
            moves = slide_hexes(v, occupied(s.board))
            to = yield from ask(s, side, "gullinbursti", "gullinbursti_move", moves, unreached, v)
            move_again(s, "gullinbursti", to)
            going(s).line += "/."
        case CARD_STONE.value:
            open_hexes, land = free(s.board), contested(s.board)
            why = refuse(hexes_in(occupied(s.board)), "RR-17.3") | refuse(hexes_in(open_hexes & ~land), "RR-17.11")
            why |= refuse(hexes_in(open_hexes & land), "RR-14.1")
            hex = yield from ask(s, side, "thor", "thor_hex", summons(s).card, why)
            going(s).line += f"/*{NAMES[hex]}"
            going(s).stones.append(hex)
            put_stone(s, hex, lambda: _tell_card_stone(s, hex), from_supply=False)
        case PAIR.value:
            yield from _pair(s)
        case _:
            going(s).line += f"/{NAMES[answer]}"
            _set(s, answer, None)


def _pair(s: State) -> Asking:
    """Surtr's two stones, the second beside the first (RR-37.2 to RR-37.4)."""
    side, v, pairs, every = s.to_move, viking(s), summons(s).pairs, every_summons(s).pairs
    firsts = list(dict.fromkeys(first for first, _ in pairs))
    why = refuse(hexes_in(free(s.board)), "RR-37.2") | refuse((one for one, _ in every), "RR-14.1")
    first = yield from ask(s, side, "surtr", "surtr_first", firsts, why, v)
    going(s).line += f"/{NAMES[first]}"
    _set(s, first, "surtr")
    seconds = [second for one, second in pairs if one == first]
    why = refuse(hexes_in(free(s.board)), "RR-37.3")
    why |= refuse((second for one, second in every if one == first), "RR-14.1")
    second = yield from ask(s, side, "surtr", "surtr_second", seconds, why, v)
    going(s).line += f"+{NAMES[second]}"
    _set(s, second, "surtr")


def _set(s: State, stone: Hex, power: Power | None) -> None:
    """A summoned stone stands on its hex."""
    going(s).stones.append(stone)
    put_stone(s, stone, lambda: _tell_summoned(s, stone, power))


def _tell_card_stone(s: State, stone: Hex) -> None:
    """Tells of a stone from Thor's card, and takes it off the card."""
    _tell_summoned(s, stone, "thor")
    s.thor -= 1
    side = s.to_move
    tell(s, "card_stones", seat=holder(s, side), side=side, power=CARD_REFS["thor"], count=s.thor)


def _tell_summoned(s: State, stone: Hex, power: Power | None) -> None:
    """Tells of a summoned stone, with the Viking's move that led there."""
    if heard(s):
        turn, line = going(s), f"turn.{s.turn}"
        assert turn.start is not None
        assert turn.to is not None
        if len(turn.stones) > 1:
            line += f".{len(turn.stones)}"  # each stone is told
        way = {"to": REFS[turn.to], "stone": REFS[stone], "line": line, "from": REFS[turn.start]}
        by = {} if power is None else {"power": CARD_REFS[power]}
        tell(s, "summoned", seat=holder(s, s.to_move), side=s.to_move, turn=s.turn, **way, **by)


def summonable(s: State, seat: Seat) -> Sequence[Option]:
    """The hexes for the stone and the buttons of V's power (RR-3.24)."""
    if plain_summon(s):
        return slides(viking(s), occupied(s.board))
    ways = summons(s)
    found = [OPTIONS[hex] for hex in ways.stones]
    if s.force[s.to_move] == "gullinbursti" and mobile(s, viking(s)):
        found.append(SECOND_MOVE)  # RR-10.7
    if ways.card:
        found.append(CARD_STONE)
    if ways.pairs:
        found.append(PAIR)
    return found


_REACH: Mapping[Power, Clause] = {"blodughofi": "RR-21.1", "selkolla": "RR-35.7", "ask_and_embla": "RR-20.4"}
"""The clause that says where the stone goes, for powers whose stone does not slide."""


def not_summonable(s: State, seat: Seat) -> dict[Ref, Clause]:
    """Every other hex, and why not."""
    v, power = viking(s), s.force[s.to_move]
    if power is not None and power in _REACH:
        why = {REFS[hex]: _REACH[power] for hex in hexes_in(free(s.board))}
        why |= {REFS[hex]: "RR-3.21" for hex in hexes_in(occupied(s.board))}
    else:
        why = blocked(s.board, v, dict.fromkeys((STONE, *SIGN.values()), "RR-3.21"), "RR-3.18")
    why[REFS[v]] = "RR-3.20"
    if s.force[OTHER[s.to_move]] == "nerthus":
        every = every_summons(s)
        why |= refuse(every.stones, "RR-14.1")
        why |= {way.ref: "RR-14.1" for way, found in ((CARD_STONE, every.card), (PAIR, every.pairs)) if found}
    if power == "thor" and not s.thor:
        why[CARD_STONE.ref] = "RR-17.8"
    return unoffered(why, summonable(s, seat))


PROMPTS = {
    "summon_at": ("RR-3.24", "RR-3.18", "RR-3.19", "RR-3.20", "RR-3.21", "RR-3.22", "RR-3.27"),
    "gullinbursti_move": ("RR-10.2", "RR-10.3", "RR-10.5"),
    "thor_hex": ("RR-17.3", "RR-17.4", "RR-17.11"),
    "surtr_first": ("RR-37.2", "RR-37.4"),
    "surtr_second": ("RR-37.3", "RR-37.5"),
}

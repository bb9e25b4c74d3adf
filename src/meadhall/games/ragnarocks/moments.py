"""The timing: every moment of a turn at which a power may act, in order, in one place (RR-7.22 to RR-7.34).

``select``, ``move`` and ``summon`` themselves are the turn's steps (``turn.py``); what powers add to them stands in
``ways.py`` and ``powers/summoning.py``. Fenrir's check, Odin's action and the skip come at the start of the turn.
"""

from collections.abc import Callable, Iterable
from functools import partial

from meadhall.kernel.ask import Asked
from meadhall.kit.effects import Effect, Effects, always

from .asking import Asking
from .board import OTHER
from .cards import Hook, Power
from .content import Side
from .powers import after_move, after_summon, before_move, turn_end
from .state import State


def in_own_turn(s: State, side: Side) -> bool:
    """Whether it is the turn of the side whose power it is."""
    return side == s.to_move


def _own(power: Power, act: Callable[[State, Side], Asking]) -> Effect[State, Side, Asking]:
    return Effect(power, in_own_turn, act)


POWERS: Effects[Hook, State, Side, Asking] = Effects(
    {
        "before_move": [
            _own("sol", before_move.sol),
            _own("bragi", before_move.bragi),
            _own("frigg", partial(before_move.frigg, prompt="frigg_before")),
            _own("fafnir", before_move.fafnir),
        ],
        "after_move": [
            _own("tyr", after_move.tyr),
            _own("frigg", partial(before_move.frigg, prompt="frigg_after")),
            _own("njord", after_move.njord),
            _own("vali", after_move.vali),
        ],
        "after_summon": [
            _own("ratatoskr", after_summon.ratatoskr),
            _own("ask_and_embla", after_summon.ask_and_embla),
            _own("blodughofi", after_summon.blodughofi),
            _own("gerd", after_summon.gerd),
            _own("jormungandr", after_summon.jormungandr),
        ],
        "turn_end": [
            _own("mani", turn_end.mani),
            _own("forseti", turn_end.forseti),
            _own("freyr", turn_end.freyr),
            _own("heimdallr", turn_end.heimdallr),
            _own("ymir", turn_end.ymir),
            Effect("aegir", always, turn_end.aegir),
        ],
    }
)


def reach(s: State, hook: Hook) -> Iterable[Asked]:
    """The powers in force act at a hook, the active side's first, each once (RR-7.33, RR-7.34)."""
    return _acting(s, hook) if s.cards else ()


def _acting(s: State, hook: Hook) -> Asking:
    sides = (s.to_move, OTHER[s.to_move])
    for asking in POWERS.reach(s, hook, ((side, s.force[side]) for side in sides)):
        yield from asking

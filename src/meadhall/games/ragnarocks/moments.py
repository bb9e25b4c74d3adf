"""The timing: every moment of a turn at which a power may act, in order, in one place (RR-7.22 to RR-7.34).

``select``, ``move`` and ``summon`` themselves are the turn's steps (``turn.py``); what powers add to them stands in
``ways.py`` and ``powers/summoning.py``. Fenrir's check, Odin's action and the skip come at the start of the turn.
"""

from collections.abc import Callable, Iterable, Mapping

from meadhall.kernel.ask import Asked

from .board import OTHER
from .cards import Hook, Power
from .content import Side
from .powers import after_move, after_summon, before_move, turn_end
from .powers.asking import Asking
from .state import State

Act = Callable[[State], Asking]

OWN: Mapping[Hook, Mapping[Power, Act]] = {
    "before_move": {
        "sol": before_move.sol,
        "bragi": before_move.bragi,
        "frigg": before_move.frigg_before,
        "fafnir": before_move.fafnir,
    },
    "after_move": {
        "tyr": after_move.tyr,
        "frigg": before_move.frigg_after,
        "njord": after_move.njord,
        "vali": after_move.vali,
    },
    "after_summon": {
        "ratatoskr": after_summon.ratatoskr,
        "ask_and_embla": after_summon.ask_and_embla,
        "blodughofi": after_summon.blodughofi,
        "gerd": after_summon.gerd,
        "jormungandr": after_summon.jormungandr,
    },
    "turn_end": {
        "mani": turn_end.mani,
        "forseti": turn_end.forseti,
        "freyr": turn_end.freyr,
        "heimdallr": turn_end.heimdallr,
        "ymir": turn_end.ymir,
    },
}
"""What the active side's power does at a hook of its own turn."""
EVERY: Mapping[Hook, Mapping[Power, Callable[[State, Side], Asking]]] = {"turn_end": {"aegir": turn_end.aegir}}
"""What a power does at a hook of any turn, its own or the other side's."""


def reach(s: State, hook: Hook) -> Iterable[Asked]:
    """The powers in force act at a hook, the active side's first, each once (RR-7.33, RR-7.34)."""
    return _acting(s, hook) if s.cards else ()


def _acting(s: State, hook: Hook) -> Asking:
    active = s.to_move
    own = s.force[active]
    if own is not None and (act := OWN[hook].get(own)):
        yield from act(s)
    for side in (active, OTHER[active]):
        power = s.force[side]
        if power is not None and hook in EVERY and (act_any := EVERY[hook].get(power)):
            yield from act_any(s, side)

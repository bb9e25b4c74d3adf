"""The timing of a pillage: every moment at which something may react, in order, in one place.

The numbers are the battle steps of the rules (BR-5.38, BR-5.54 to BR-5.66). Step 1, the declaration, is the action
itself (``pillage.py``). A step that asks somebody puts chapters on the agenda; the next step waits below them.
"""

from collections.abc import Callable
from functools import cache

from meadhall.kernel.chapters import begin, chapter

from . import battle
from .cards.texts import carry_out, queue
from .state import State


@cache
def steps() -> dict[int, Callable[[State], object]]:
    """The battle steps, by their numbers; put together when the first battle begins, since a battle leads back here."""
    return {
        2: battle.call,  # call to battle
        3: battle.gather,  # participants; no enemy: on to step 13
        4: lambda s: begin(
            s, battle.battle_cards
        ),  # cards face down, revealed together; a quest may count for strength
        5: lambda s: carry_out(s, 5),  # the first Thor's Primacy (BR-12.164)
        6: battle.watch,  # Heimdall's Watch; back to step 4
        7: lambda s: queue(s, 7),  # Odin's Smite, Odin's Tide
        8: lambda s: begin(
            s, battle.late_card, turn=0, passed=0
        ),  # Heimdall's Eye and Gaze, from the pillager (BR-5.43)
        9: battle.compare,  # comparison; Heimdall's Sight
        10: lambda s: carry_out(s, 10),  # Loki's Trickery, Backstab, Poison (BR-5.54)
        11: battle.put_cards_away,  # Tyr's Prowess
        12: battle.destroy_losers,  # Frigga's Protection, the Volur Witch, ships
        13: battle.reward,  # token, Frost Giant, Frigga's Grace, Lord of Axes or Spears, token turns, Lord of Hammers
        14: lambda s: carry_out(s, 14),  # Thor's Hammer, Oath, Ascension (BR-5.62)
        15: battle.battle_glory,  # Axes
        16: battle.after_battle,  # Valkyrie, Thor's Glory, Odin's Judgement; then Loki's Blessing
    }


@chapter
def battle_step(s: State, step: int) -> None:
    """Runs the battle steps from one on, up to the first that has something to ask."""
    while step in steps():
        assert s.pillage is not None
        s.pillage.step = step
        begin(s, battle_step, step + 1)
        waiting = len(s.agenda)
        steps()[step](s)
        if len(s.agenda) > waiting:
            return
        step = s.agenda.pop()[1]

"""A Follower's step 3: the Rune Actions of its row from the left, the first two that it can do (LS-4.38 to LS-4.45)."""

from meadhall.kernel import STEP, Chapter, Clause, Option, Ref, Seat, chapter, tell, then, to
from meadhall.kit.automaton import decide, in_order

from ..content import CONTENT
from ..pieces import action_card
from ..state import State
from .deciding import settle
from .gains import random_runes, spend_runes
from .measures import follower
from .records import RuneActionId
from .rites import COSTS, RITES

MOST_ACTIONS, IDLE_RUNES = CONTENT.surtur.rune_actions.value, CONTENT.surtur.idle_runes.value


def listed(s: State, seat: Seat) -> list[tuple[Ref, RuneActionId, int]]:
    """All Rune Actions of the row in the order in which they are read, each with the place of its card (LS-4.39)."""
    return [
        (f"rune_action:{card.id}.{action}", action, place)
        for place, token in enumerate(follower(s, seat).row)
        for card in [action_card(s, token)]
        for action in card.rune_actions
    ]


@chapter
def follower_runes(s: State, seat: Seat, read: int, resolved: int) -> Chapter:
    """The next one that it can pay and that is possible; without any in the step it gains a Rune (LS-4.40, LS-4.45).

    ``read`` is how far the list was read, and ``resolved`` how many of it were carried out.
    """
    if resolved == MOST_ACTIONS:
        return
    actions = listed(s, seat)
    why = [why_skipped(s, seat, action, place) for _, action, place in actions]
    why[:read] = [clause if clause == "LS-4.38" else "LS-4.43" for clause in why[:read]]
    aside = {ref: clause for (ref, _, _), clause in zip(actions, why, strict=True) if clause is not None}
    possible = [Option(ref, k) for k, (ref, _, _) in enumerate(actions) if why[k] is None]
    about = {"runes": sum(s.players[seat].runes), "resolved": resolved}
    if not possible:
        yield from settle(s, seat, "follower_idle", decide("runes", STEP, aside=aside), about=about)
        if not resolved:
            random_runes(s, seat, IDLE_RUNES)
        return
    chosen = decide("runes", possible, in_order("LS-4.40"), aside=aside)
    k = yield from settle(s, seat, "follower_rune_action", chosen, about=about)
    ref, action, _ = actions[k]
    tell(s, "rune_action", seat=seat, action=ref)
    then(
        s,
        to(spend_runes, seat, COSTS[action]),
        RITES[action].begin(seat),
        to(follower_runes, seat, k + 1, resolved + 1),
    )


def why_skipped(s: State, seat: Seat, action: RuneActionId, place: int) -> Clause | None:
    """It is on the selected card, cannot be paid, or is impossible (LS-4.38, LS-4.41)."""
    if place == follower(s, seat).place:
        return "LS-4.38"
    if sum(s.players[seat].runes) < COSTS[action]:
        return "LS-4.41"
    return RITES[action].why_not(s, seat)


PROMPTS = {
    "follower_rune_action": ("LS-4.38", "LS-4.39", "LS-4.40", "LS-4.41", "LS-4.42", "LS-4.43", "LS-4.44"),
    "follower_idle": ("LS-4.40", "LS-4.41", "LS-4.43", "LS-4.45"),
}

"""Matches of earlier rules, and how they are brought up (``Game.migrations``)."""

from copy import copy

from meadhall.kernel import Chapter, Match, Record, find

from .battle import PASS, late_window
from .cards.sheet import could_be_late
from .state import State


def without_needless_passes(record: Record) -> Record:
    """To version 3: a late card is asked for only where a hand could hold one (BR-5.80); the other passes go.

    Chance speaks in the setup alone, so no luck goes with them. What follows a pass that went follows the answer before
    it now, and may be out of reach for an undo: so if that answer was taken back, both are left out. And a match that
    waited for such a pass goes on without it, perhaps to its end.
    """
    setup, *answers = record.entries
    kept, cuts = [setup], list[int | None]()  # of each answer that stands, to where its undo cuts, if it does
    match = _as_it_was(record)
    for number, entry in enumerate(answers):
        needless = _is_needless(match)
        try:
            match.follow(entry, hashed=False)
        except Exception:  # rules may stumble in any way over what was edited; whoever plays it on says over what
            kept += answers[number:]
            break
        if not entry.undo:
            cuts.append(len(kept) if needless or _is_needless(match) else None)
            kept += [] if needless else [entry]
        elif (cut := cuts.pop()) is None:
            kept.append(entry)
        else:
            del kept[cut:]
    while _is_needless(match):
        match.answer(match.pending[0].seat, PASS.ref)
    record.entries, record.outcome = kept, record.outcome or match.outcome
    return record


def _as_it_was(record: Record) -> Match:
    """The match of a record before its first answer, under the rules of version 2."""
    rules = copy(find(record.game))
    rules.chapters = {**rules.chapters, "late_card": everybody_is_asked}
    return Match.new(rules, record.seats, 0, record.options, luck=record.entries[0].luck)


def everybody_is_asked(s: State, turn: int, passed: int) -> Chapter:
    """The late window of version 2: whoever has a hand is asked."""
    return late_window(s, turn, passed, lambda s, seat: bool(s.clans[seat].hand))


def _is_needless(match: Match) -> bool:
    """Whether a late card is asked for that could not be there for all that everybody knows."""
    return any(q.prompt == "late_card" and not could_be_late(match.state, q.seat) for q in match.pending)

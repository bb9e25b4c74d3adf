"""Property 4: views, asks, who is asked, events and sizes do not change when what an audience cannot see is permuted.

It is looked for in three ways: on imagined worlds, by telling trails again with other faces (retelling.py), and by
choosing something else in secret. Where a secret choice shows in what others may imagine, property 8 is broken.
"""

from collections import Counter
from typing import Any

from meadhall.kernel.ask import Ref
from meadhall.kernel.chance import Chance
from meadhall.kernel.errors import RulesError
from meadhall.kernel.game import EVERYONE, Audience, Game
from meadhall.kernel.match import Match
from meadhall.kernel.question import Question

from .asking import check_asks
from .broken import Broken, same
from .looking import audiences, engine_of, plain, sight


def check_worlds(match: Match, audience: Audience, chance: Chance, worlds: int = 3) -> None:
    """In every world that an audience may imagine it sees what it sees now."""
    truth = sight(engine_of(match), audience)
    for _ in range(worlds):
        try:
            world = match.imagine(audience, chance)
        except RulesError as error:
            raise Broken(4, f"audience {audience} can imagine nothing: {error}") from error
        same(4, sight(engine_of(world), audience), truth, f"audience {audience} sees what it cannot know")
        for other in (audience, chance.below(match.seats)):
            seen = sight(engine_of(world), other)
            again = sight(engine_of(world.imagine(other, chance)), other)
            same(4, again, seen, f"in a world that audience {audience} imagines, {other} sees what it cannot know")


def beliefs(game: Game[Any], state: Any, audience: Audience) -> dict[str, Any]:
    """What an audience may imagine, by places: which places it cannot tell apart, and what lies in them together."""
    names: dict[int, int] = {}
    mind = state.minds[audience]
    places = {
        zone.name: [names.setdefault(mind[token], len(names)) for token in zone.tokens] for zone in game.zones(state)
    }
    cards: dict[int, Counter[str]] = {}
    for token, group in enumerate(mind):
        cards.setdefault(names.get(group, -1), Counter())[state.faces[token]] += 1
    return {"places": places, "cards": {name: sorted(count.items()) for name, count in sorted(cards.items())}}


def alike(question: Question, chance: Chance) -> tuple[Ref, Ref] | None:
    """Two options of the same kind: two cards, two hexes; not a card and ``do:done``, which all may tell apart."""
    kinds: dict[str, list[Ref]] = {}
    for ref in question.options:
        kinds.setdefault(ref.split(":")[0], []).append(ref)
    several = [refs for refs in kinds.values() if len(refs) > 1]
    if not several:
        return None
    refs = list(several[chance.below(len(several))])
    chance.shuffle(refs)
    return refs[0], refs[1]


def check_secret_choice(match: Match, chance: Chance) -> int:
    """A secret choice looks alike to all others, whatever was chosen, until something is shown to them."""
    count = 0
    for question in match.pending:
        pair = alike(question, chance) if question.secret or engine_of(match).together else None
        if pair is None:
            continue
        branches = []
        for ref in pair:
            fork = match.fork()
            shown: list[Any] = []
            engine_of(fork).run.shown = shown
            branches.append((fork, fork.answer(question.seat, ref), shown))
            check_asks(fork)
        (one, told, shown), (other, told_other, shown_other) = branches
        for audience in audiences(match.seats):
            learned = any(audience in who or EVERYONE in who for _, who in [*shown, *shown_other])
            if audience == question.seat or learned or one.over or other.over:
                continue
            count += 1
            what = f"audience {audience} can tell {pair[0]} from {pair[1]}, chosen in secret by seat {question.seat}"
            belief, belief_other = (beliefs(match.game, branch.state, audience) for branch in (one, other))
            same(8, belief, belief_other, f"in what it may imagine {what}")
            same(4, plain(one.view(audience)), plain(other.view(audience)), f"in the view {what}")
            seen, seen_other = ([plain(e.seen_by(audience)) for e in events] for events in (told, told_other))
            same(4, seen, seen_other, f"by the events {what}")
            cut, cut_other = (plain(branch.record(audience)) for branch in (one, other))
            same(4, cut, cut_other, f"in the record {what}")
    return count

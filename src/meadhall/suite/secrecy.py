"""Property 4: views, asks, who is asked, events and sizes do not change when what an audience cannot see is permuted.

It is looked for in three ways: on imagined worlds, by telling trails again with other faces (retelling.py), and by
choosing another card. Where a choice shows in what others may imagine, property 8 is broken.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from meadhall.kernel.ask import Ref, Seat
from meadhall.kernel.chance import Chance
from meadhall.kernel.errors import RulesError
from meadhall.kernel.events import Event
from meadhall.kernel.game import Audience, Game, State, Token
from meadhall.kernel.match import Match
from meadhall.kernel.question import Question

from .asking import check_asks
from .broken import Broken, same
from .looking import audiences, engine_of, meant, plain, sight
from .naming import Words, recognises
from .retelling import News
from .together import open_forms


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


def backs_of(s: State) -> list[Token]:
    """Which cards have the same back: two that somebody cannot tell apart do. Asked when a deck has just been made."""
    backs = list(range(len(s.faces)))
    for mind in s.minds:
        for token, group in enumerate(mind):
            one, other = backs[token], backs[group]
            if one != other:
                backs = [min(one, other) if back in (one, other) else back for back in backs]
    return backs


def two_options(match: Match, question: Question, backs: Sequence[Token], chance: Chance) -> tuple[Ref, Ref] | None:
    """Two options that others may be unable to tell apart: cards with the same back, one of them hidden from somebody.

    Where the answer is secret for sure, because it is flagged or given while others have not answered, also cards that
    all know, and other things of one kind: two hexes, but not two buttons, which are deeds that all may see.
    """
    s, words = match.state, Words(match.game, set(match.state.faces))
    together = engine_of(match).together
    others = [audience for audience in audiences(match.seats) if audience != question.seat]
    kinds: dict[Any, list[Ref]] = {}
    hidden: set[Ref] = set()
    for option in question.choices:
        ref, value, surely = option.ref, meant(option), option.secret or together
        if _is_card(s, words, ref, value):
            kinds.setdefault(backs[value], []).append(ref)
            if surely or not all(recognises(s.minds[audience], s.faces, value) for audience in others):
                hidden.add(ref)
        elif surely and not ref.startswith("do:"):
            kinds.setdefault(ref.split(":")[0], []).append(ref)
            hidden.add(ref)
    pairs = [(one, other) for refs in kinds.values() for one in refs if one in hidden for other in refs if other != one]
    return pairs[chance.below(len(pairs))] if pairs else None


def _is_card(s: State, words: Words, ref: Ref, value: Any) -> bool:
    """Whether an option is a card, offered by its name."""
    return type(value) is int and 0 <= value < len(s.faces) and words.names(ref, s.faces[value])


class Branch(NamedTuple):
    """How a match would go on after an answer: what was told, and what was shown to whom."""

    match: Match
    told: list[Event]
    news: News


def branch(match: Match, seat: Seat, ref: Ref, chance: Chance) -> Branch:
    """Gives an answer on a copy; if a Together is open, the others fill in theirs, so that it closes."""
    fork, news, opened = match.fork(), News(), open_forms(match)
    engine_of(fork).run.witness = news
    told = fork.answer(seat, ref)
    while opened is not None and open_forms(fork) == opened:
        question = fork.pending[0]
        picked = 0 if question.seat == seat else chance.below(len(question.options))
        told = fork.answer(question.seat, question.options[picked])
    check_asks(fork)
    return Branch(fork, told, news)


def check_choice(match: Match, backs: Sequence[Token], chance: Chance) -> int:
    """Whichever of two cards is chosen, it looks the same to all who are shown the same. Returns to how many it did.

    No flag is asked: a card chosen in the open is shown to those who did not know it, and any other was chosen in
    secret.
    """
    question = match.pending[chance.below(len(match.pending))]
    seat, pair = question.seat, two_options(match, question, backs, chance)
    if pair is None:
        return 0
    seed = chance.key()
    one, other = (branch(match, seat, ref, Chance(seed)) for ref in pair)
    if one.match.over or other.match.over:
        return 0
    count, what = 0, f"can tell {pair[0]} from {pair[1]}, as seat {seat} chose"
    for audience in audiences(match.seats):
        if audience != seat and one.news.faces_for(audience) == other.news.faces_for(audience):
            count += 1
            _compare(one, other, audience, f"audience {audience} {what}")
    return count


def _compare(one: Branch, other: Branch, audience: Audience, what: str) -> None:
    """Raises if an audience gets something else in one branch than in the other."""
    belief, belief_other = (beliefs(each.match.game, each.match.state, audience) for each in (one, other))
    same(8, belief, belief_other, f"in what it may imagine {what}")
    view, view_other = (plain(each.match.view(audience)) for each in (one, other))
    same(4, view, view_other, f"in the view {what}")
    seen, seen_other = ([plain(event.seen_by(audience)) for event in each.told] for each in (one, other))
    same(4, seen, seen_other, f"by the events {what}")
    record, record_other = (plain(each.match.record(audience)) for each in (one, other))
    same(4, record, record_other, f"in the record {what}")

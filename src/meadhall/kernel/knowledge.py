"""Knowledge: what each audience knows of each token, and the only verbs that change it.

A mind is a partition of the tokens into sets. Whoever has it knows the faces of each set, but not which token has
which; a set of one is a known face. In the beginning a mind's sets are the tokens with the same back.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Any, Protocol

from .errors import RulesError
from .game import EVERYONE, SPECTATOR, Audience, Choosy, Fits, Homes, State, Token
from .run import Barrier, Run, run_of


class Shuffler(Protocol):
    """A source of chance to deal imagined faces with."""

    def below(self, n: int) -> int: ...

    def shuffle(self, things: list[Any]) -> None: ...


def deal_tokens(s: State, backs: Iterable[Sequence[str]]) -> list[list[Token]]:
    """Makes a token of every card, deck by deck, and gives everybody the knowledge of the decks' contents.

    Called once, by a title's setup. Cards with the same back are one deck; its composition is known to all.
    """
    decks: list[list[Token]] = []
    mind: list[Token] = []
    for cards in backs:
        first = len(s.faces)
        s.faces.extend(cards)
        mind.extend([first] * len(cards))
        decks.append(list(range(first, first + len(cards))))
    s.minds = [list(mind) for _ in range(s.seats + 1)]
    return decks


def show(s: State, tokens: Iterable[Token], *audiences: Audience) -> None:
    """Lets audiences know the faces of tokens; EVERYONE means every seat and the spectators.

    What spectators are shown automata know too, and nothing is shown to an automaton alone.
    """
    run = run_of(s)
    run.step()
    to_all = EVERYONE in audiences
    if run.automata and not to_all:
        audiences = _with_automata(run, audiences)
    shown = list(tokens)
    minds = s.minds if to_all else [s.minds[a] for a in audiences]
    if run.stops and any(mind.count(mind[t]) > 1 for mind in minds for t in shown):
        raise Barrier("knowledge")
    if run.witness is not None:
        run.witness.shown(s, shown, audiences)
    for mind in minds:
        for token in shown:
            if mind[token] != token:  # one of a set that is named after another
                mind[token] = token
                run.grew = True
            elif _split(mind, token):
                run.grew = True


def _with_automata(run: Run, audiences: tuple[Audience, ...]) -> tuple[Audience, ...]:
    """Those who are shown something, and automata if it is public."""
    if SPECTATOR in audiences:
        return (*audiences, *sorted(run.automata.difference(audiences)))
    if alone := run.automata.intersection(audiences):
        raise RulesError(f"Seat {min(alone)} is an automaton: it knows what spectators know, and is shown no more.")
    return audiences


def _split(mind: list[Token], token: Token) -> bool:
    """Takes a token out of the set that is named after it, its smallest; True if others were in it."""
    try:
        heir = mind.index(token, token + 1)
    except ValueError:
        return False
    mind[heir:] = [heir if group == token else group for group in mind[heir:]]
    return True


def hide(s: State, among: Iterable[Token], owner: Audience) -> None:
    """Follows a secret choice that owner made among these tokens: to all others they are now one set.

    Those who knew every card among them still know the cards, as a set. Those who did not, know nothing of them
    but what they know of the deck.
    """
    run = run_of(s)
    run.step()
    if owner in run.automata:
        raise RulesError(f"Seat {owner} is an automaton: it chooses nothing in secret.")
    hidden = list(among)
    merge(s, hidden, owner)
    if run.witness is not None:
        run.witness.hidden(s, hidden, owner)


def merge(s: State, tokens: Sequence[Token], owner: Audience | None) -> None:
    """Makes the tokens one set, in every mind but the owner's, together with the sets they came from."""
    if len(tokens) < 2:
        return
    kept = None if owner is None else s.minds[owner]
    groups_of = itemgetter(*tokens)
    for mind in s.minds:
        if mind is kept:
            continue
        groups = groups_of(mind)
        if groups.count(groups[0]) == len(groups):  # one set already
            continue
        name, renamed = min(groups), set(groups)
        for token in tokens:
            mind[token] = name
        renamed.remove(name)
        if not renamed.isdisjoint(mind[name:]):  # others were in these sets
            names = list(range(len(mind)))
            for group in renamed:
                names[group] = name
            mind[:] = itemgetter(*mind)(names)


def knows(s: State, audience: Audience, token: Token) -> bool:
    """Whether an audience knows the face of a token."""
    if audience == EVERYONE:
        return True
    mind = s.minds[audience]
    return mind[token] == token and mind.count(token) == 1  # a set is named after its smallest


def face(s: State, audience: Audience, token: Token) -> str | None:
    """The face of a token, if this audience knows it."""
    return s.faces[token] if knows(s, audience, token) else None


def sets(s: State, audience: Audience) -> Sequence[Sequence[Token]]:
    """The sets of tokens that an audience cannot tell apart, of two or more."""
    return () if audience == EVERYONE or not s.minds else _sets(tuple(s.minds[audience]))


@lru_cache(maxsize=1024)
def _sets(mind: tuple[Token, ...]) -> tuple[tuple[Token, ...], ...]:
    """The sets of a mind; minds change seldom, and are asked for at every world that is imagined."""
    groups: dict[Token, list[Token]] = {}
    for token, group in enumerate(mind):
        if group != token:  # a set begins with the token that it is named after
            if group in groups:
                groups[group].append(token)
            else:
                groups[group] = [group, token]
    return tuple([tuple(groups[name]) for name in sorted(groups)])


def turn(s: State, audience: Audience, fits: Fits | None, chance: Shuffler) -> list[str]:
    """New faces for all tokens, as this audience may imagine them: each of its sets dealt anew, evenly."""
    faces = list(s.faces)
    for tokens in sets(s, audience):
        cards = list(itemgetter(*tokens)(faces))
        if any(card != cards[0] for card in cards):
            for token, card in zip(tokens, _deal(tokens, cards, fits, chance), strict=True):
                faces[token] = card
    return faces


def _deal(tokens: Sequence[Token], cards: list[str], fits: Fits | None, chance: Shuffler) -> list[str]:
    """Deals the cards to the tokens so that each fits, every such deal as likely as any other."""
    if isinstance(fits, Choosy):
        if fits.tokens.isdisjoint(tokens):
            chance.shuffle(cards)
            return cards[::-1]
        choosy = [place for place, token in enumerate(tokens) if token in fits.tokens]
        served = _serve(choosy, tokens, cards, fits, chance)
        if served is not None:
            taken = set(served.values())
            rest = [card for k, card in enumerate(cards) if k not in taken]
            chance.shuffle(rest)  # whichever cards the choosy have, the others take the rest in any order
            return [cards[served[place]] if place in served else rest.pop() for place in range(len(tokens))]
    if isinstance(fits, Homes):
        return _house(tokens, cards, fits, chance)
    for _ in range(8):
        chance.shuffle(cards)
        if fits is None or all(map(fits, tokens, cards)):
            return cards
    assert fits is not None
    dealt = _match_up(tokens, cards, fits, chance)
    # What matching finds first is not even; a walk of fitting swaps and rounds of three comes near to it. Two places
    # may have no fitting swap where three have a fitting round, so swaps alone would not reach every deal.
    for _ in range(8 * len(tokens)):
        places = [chance.below(len(tokens)) for _ in range(2 + chance.below(2))]
        turned = [dealt[p] for p in (places[-1], *places[:-1])]
        if len(set(places)) == len(places) and all(map(fits, [tokens[p] for p in places], turned)):
            for place, card in zip(places, turned, strict=True):
                dealt[place] = card
    return dealt


def _house(tokens: Sequence[Token], cards: list[str], fits: Homes, chance: Shuffler) -> list[str]:
    """The cards with a home take any places there; the others, in any order, what is left.

    Of a kind that is shared chance first says which of its cards have their home where.
    """
    free: dict[frozenset[Token], list[int]] = {}
    dealt: dict[int, str] = {}
    homes, rest = dict(fits.of), []
    for share in fits.shares:
        shared = [card for card in cards if card in share.cards and card not in fits.of]
        chance.shuffle(shared)
        for home, n in share.homes.items():
            if not home.isdisjoint(tokens):
                homes |= {shared.pop(): home for _ in range(n)}
    for card in cards:
        at = homes.get(card)
        if at is None:
            rest.append(card)
            continue
        if at not in free:
            free[at] = [place for place, token in enumerate(tokens) if token in at]
            chance.shuffle(free[at])
        if not free[at]:
            raise RulesError(f"There is no place for {card}: fits() forbids what is true.")
        dealt[free[at].pop()] = card
    chance.shuffle(rest)
    return [dealt[place] if place in dealt else rest.pop() for place in range(len(tokens))]


def _serve(
    choosy: list[int], tokens: Sequence[Token], cards: list[str], fits: Choosy, chance: Shuffler
) -> dict[int, int] | None:
    """A card for each choosy place, by its number; each takes any that fits, again until nobody shares one."""
    choices = [[k for k, card in enumerate(cards) if fits.allows(tokens[place], card)] for place in choosy]
    if not all(choices):
        return None
    for _ in range(40):
        served = {place: fitting[chance.below(len(fitting))] for place, fitting in zip(choosy, choices, strict=True)}
        if len(set(served.values())) == len(served):
            return served
    return None


def _match_up(tokens: Sequence[Token], cards: list[str], fits: Fits, chance: Shuffler) -> list[str]:
    """Some fitting deal, found by augmenting paths, the choosiest tokens first."""
    choices = {t: [k for k, card in enumerate(cards) if fits(t, card)] for t in tokens}
    held: dict[int, Token] = {}  # card number -> token

    def place(token: Token, tried: set[int]) -> bool:
        for k in choices[token]:
            if k not in tried:
                tried.add(k)
                if k not in held or place(held[k], tried):
                    held[k] = token
                    return True
        return False

    for token in sorted(tokens, key=lambda t: len(choices[t])):
        chance.shuffle(choices[token])
        if not place(token, set()):
            raise RulesError(f"No card fits token {token}: fits() forbids what is true.")
    card_of = {token: cards[k] for k, token in held.items()}
    return [card_of[t] for t in tokens]


def check_minds(s: State) -> None:
    """Raises if a mind is not a partition with canonical names; used by tests and by Match.at."""
    if len(s.minds) != (s.seats + 1 if s.faces else len(s.minds)):
        raise RulesError(f"There are {len(s.minds)} minds for {s.seats} seats and the spectators.")
    for mind in s.minds:
        if len(mind) != len(s.faces):
            raise RulesError("A mind does not cover every token.")
        token = _misnamed(tuple(mind))
        if token is not None:
            raise RulesError(f"Token {token} is in the set {mind[token]}, which is not called by its smallest token.")


@lru_cache(maxsize=1024)  # as above: minds change seldom, and are checked after every answer
def _misnamed(mind: tuple[Token, ...]) -> Token | None:
    """The first token of a mind whose set is not named after its smallest; None if there is none."""
    return next((t for t, group in enumerate(mind) if not 0 <= group <= t or mind[group] != group), None)

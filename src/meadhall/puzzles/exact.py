"""Counting out: what a decision is worth when everything that can follow is tried, through the rules themselves.

Own answers are the best ones. What chance says is averaged over all that it can say, and so are the faces of cards
that the seat did not know and sees: each deal that it may imagine is as likely as any other. What the others answer is
the worst for the seat, or, where a title says so, any of their answers with the same likelihood.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from math import perm
from typing import NamedTuple

from ..kernel import Choosy, Event, Match, MeadhallError, RulesError
from ..kernel.ask import Ref, Seat
from ..kernel.cases import Case
from ..kernel.game import Token

MOST = 6_000
"""So many answers are tried for one position; what has more ways is not counted out."""
SIDES = 24
"""No die has more sides."""


class NotExact(MeadhallError):
    """A position that cannot be counted out; the text says why."""


class Reckoner:
    """Counts out the decisions of one seat, up to where a title says that it is over."""

    def __init__(
        self,
        seat: Seat,
        worth: Callable[[Case], Fraction | None],
        *,
        even: frozenset[str] = frozenset(),
        never: frozenset[str] = frozenset(),
        most: int = MOST,
    ) -> None:
        """``worth`` says what a case is worth, or None while it goes on.

        Others answer the prompts of ``even`` with each of their tokens alike; those of ``never`` are not counted out.
        """
        self.seat, self.tried = seat, 0
        self.worth, self._even, self._never, self._most = worth, even, never, most

    def values(self, match: Match, told: Sequence[Event] = ()) -> dict[Ref, Fraction]:
        """What each thing is worth that the seat may point at now, after something was told."""
        case, self.tried = Case.of(match, told), 0
        question = next(question for question in match.pending if question.seat == self.seat)
        return {ref: self._answered(case, self.seat, ref) for ref in question.options}

    def _value(self, case: Case) -> Fraction:
        worth = self.worth(case)
        if worth is not None:
            return worth
        if case.over:
            raise NotExact("the match is over before anything is decided")
        own = next((question for question in case.pending if question.seat == self.seat), None)
        if own is not None:
            return max(self._answered(case, self.seat, ref) for ref in own.options)
        question = case.pending[0]
        if question.prompt in self._never:
            raise NotExact(f"seat {question.seat} is asked {question.prompt}")
        if question.seat in case.automata:
            return self._answered(case, question.seat, question.options[0])
        if question.prompt in self._even:
            alike = self._alike(case, {option.ref: option.value for option in question.choices})
            return sum(
                (share * self._answered(case, question.seat, ref) for ref, share in alike.items()), start=Fraction(0)
            )
        return min(self._answered(case, question.seat, ref) for ref in question.options)

    def _alike(self, case: Case, tokens: Mapping[Ref, Token]) -> dict[Ref, Fraction]:
        """One of those tokens that the seat cannot tell apart, with how many of all they are."""
        sets: dict[tuple[Token, ...], list[Ref]] = {}
        for ref, token in tokens.items():
            sets.setdefault(case.like(self.seat, token), []).append(ref)
        return {refs[0]: Fraction(len(refs), len(tokens)) for refs in sets.values()}

    def _answered(self, case: Case, seat: Seat, ref: Ref) -> Fraction:
        """What an answer is worth, over everything that chance may say and the seat may see then."""
        return sum((share * self._value(after) for share, after in self._cases(case, seat, ref)), start=Fraction(0))

    def _cases(self, case: Case, seat: Seat, ref: Ref) -> "Iterator[_Likely]":
        for share, luck in self._lucks(case, seat, ref, ()):
            after = self._after(case, seat, ref, luck=luck)
            seen = sorted(after.known(self.seat) - case.known(self.seat))
            if not seen:
                yield _Likely(share, after)
                continue
            for likely, faces in _deals(case, self.seat, seen):
                dealt = self._after(case, seat, ref, faces=faces, luck=luck)
                if sorted(dealt.known(self.seat) - case.known(self.seat)) != seen:
                    raise NotExact("what is seen hangs on what is seen first")
                yield _Likely(share * likely, dealt)

    def _lucks(
        self, case: Case, seat: Seat, ref: Ref, said: tuple[int, ...]
    ) -> Iterator[tuple[Fraction, tuple[int, ...]]]:
        """Everything that chance can say to an answer, with how likely it is. How a deck is shuffled makes no case."""
        drawn = self._after(case, seat, ref, luck=said).drawn
        if len(drawn) == len(said) or not all(isinstance(outcome, int) for outcome in drawn):
            if any(isinstance(outcome, int) for outcome in drawn[len(said) :]):
                raise NotExact("chance speaks after a deck is shuffled")
            yield Fraction(1), said
            return
        found = []
        for outcome in range(SIDES):
            try:
                self._after(case, seat, ref, luck=(*said, outcome))
            except RulesError:
                break
            found.append(outcome)
        for outcome in found:
            for share, luck in self._lucks(case, seat, ref, (*said, outcome)):
                yield share / len(found), luck

    def _after(
        self,
        case: Case,
        seat: Seat,
        ref: Ref,
        *,
        faces: Mapping[Token, str] | None = None,
        luck: tuple[int, ...] = (),
    ) -> Case:
        self.tried += 1
        if self.tried > self._most:
            raise NotExact(f"there are more than {self._most} ways")
        return case.after(seat, ref, faces=faces, of=self.seat, luck=luck)


class _Likely(NamedTuple):
    share: Fraction
    case: Case


def _deals(case: Case, seat: Seat, tokens: list[Token]) -> "Iterator[tuple[Fraction, dict[Token, str]]]":
    """Every way in which some tokens may show their faces, as the seat may imagine it, with how likely that is.

    Where some tokens of a set take certain cards alone, what is left for these must be among them: a deal is the
    likelier the more ways there are to serve them.
    """
    stocks = _stocks(case, seat, tokens)

    def further(k: int, share: Fraction, faces: dict[Token, str]) -> "Iterator[tuple[Fraction, dict[Token, str]]]":
        if k == len(tokens):
            for stock in stocks.values():
                share *= stock.likelihood()
            if share:
                yield share, faces
            return
        stock = stocks[case.like(seat, tokens[k])]
        left = sum(stock.cards.values())
        for face, count in sorted(stock.cards.items()):
            if count:
                stock.cards[face] -= 1
                yield from further(k + 1, share * Fraction(count, left), {**faces, tokens[k]: face})
                stock.cards[face] += 1

    yield from further(0, Fraction(1), {})


class _Stock:
    """The cards of a set, how many tokens of it are choosy, and which cards these take."""

    def __init__(self, cards: Counter[str], choosy: int, allowed: frozenset[str]) -> None:
        self.cards, self.choosy, self.allowed = cards, choosy, allowed
        self._served = self._now()

    def _now(self) -> Fraction:
        """How likely the choosy tokens get what they take, if what is left is dealt evenly."""
        fitting = sum(count for face, count in self.cards.items() if face in self.allowed)
        return Fraction(perm(fitting, self.choosy), perm(sum(self.cards.values()), self.choosy))

    def likelihood(self) -> Fraction:
        """How much likelier that is now than before anything of the set was seen."""
        return self._now() / self._served


def _stocks(case: Case, seat: Seat, tokens: list[Token]) -> dict[tuple[Token, ...], _Stock]:
    fits, faces = case.game.fits(case.state, seat), case.state.faces
    found: dict[tuple[Token, ...], _Stock] = {}
    for like in dict.fromkeys(case.like(seat, token) for token in tokens):
        cards = Counter(faces[other] for other in like)
        choosy = fits.tokens.intersection(like) if isinstance(fits, Choosy) else frozenset[Token]()
        if fits is not None and not isinstance(fits, Choosy):
            raise NotExact("not every deal is as likely as any other here")
        if choosy.intersection(tokens):
            raise NotExact("what is seen takes only some of the cards")
        allowed = {frozenset(face for face in cards if fits is not None and fits(token, face)) for token in choosy}
        if len(allowed) > 1:
            raise NotExact("some tokens take other cards than others")
        found[like] = _Stock(cards, len(choosy), next(iter(allowed), frozenset()))
    return found

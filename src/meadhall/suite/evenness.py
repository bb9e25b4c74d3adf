"""Property 8: truth is no more frequent in worlds than chance makes it; deals are even."""

from collections import Counter
from collections.abc import Sequence
from math import comb, sqrt
from typing import Any

from meadhall.kernel.chance import Chance
from meadhall.kernel.engine import OpenForm
from meadhall.kernel.game import Audience, Fits, Homes, Token
from meadhall.kernel.knowledge import sets
from meadhall.kernel.match import Match
from meadhall.kernel.question import Question
from meadhall.kernel.trail import Step

from .broken import Broken
from .looking import engine_of

SIGMAS = 5.5
"""How far a count may lie from what is expected: once in some thirty million by chance alone."""
RARE = 1 / 30e6
"""The same where few are expected: so small counts are spread wider than that."""


def check_evenness(match: Match, audience: Audience, chance: Chance, worlds: int = 150) -> bool:
    """Imagines a position many times and counts how often the truth comes up. False where nothing is hidden."""
    state = match.state
    hidden = [tokens for tokens in sets(state, audience) if len({state.faces[t] for t in tokens}) > 1]
    if not hidden and not engine_of(match).together:
        return False
    imagined = [match.imagine(audience, chance) for _ in range(worlds)]
    fits = match.game.fits(state, audience)
    for tokens in hidden:
        dealt = [[world.state.faces[t] for t in tokens] for world in imagined]
        _compare_deals([state.faces[t] for t in tokens], tokens, dealt, fits, chance)
    _compare_forms(match, audience, imagined)
    return True


def _compare_deals(
    truth: list[str], tokens: Sequence[Token], dealt: list[list[str]], fits: Fits | None, chance: Chance
) -> None:
    """Each token has its true face as often as an even deal gives it; and so have all of them together."""
    even = _even_deals(truth, tokens, fits, chance, len(dealt))
    if even is None:
        return
    for place, token in enumerate(tokens):
        check_count(
            sum(d[place] == truth[place] for d in dealt), even[place], len(dealt), f"token {token} has its true face"
        )
    hits = [sum(map(str.__eq__, d, truth)) for d in dealt]
    mean = sum(hits) / len(hits)
    spread = sqrt(sum((h - mean) ** 2 for h in hits) / len(hits)) or 1.0
    if abs(mean - sum(even)) > SIGMAS * spread * sqrt(2 / len(hits)):
        raise Broken(8, f"{mean:.2f} of {len(tokens)} hidden cards are true, evenly it were {sum(even):.2f}")


def _even_deals(
    truth: list[str], tokens: Sequence[Token], fits: Fits | None, chance: Chance, worlds: int
) -> list[float] | None:
    """How likely each token has its true face in an even deal; None where fitting deals are too rare to count."""
    count = Counter(truth)
    shared = isinstance(fits, Homes) and bool(fits.shares)
    if fits is None or (not shared and all(fits(t, card) for t in tokens for card in count)):
        return [count[card] / len(truth) for card in truth]
    hits, deals, cards = [0] * len(truth), 0, list(truth)
    for _ in range(20 * worlds):
        chance.shuffle(cards)
        if fits.together(tokens, cards) if isinstance(fits, Homes) else all(map(fits, tokens, cards)):
            deals += 1
            for place, card in enumerate(cards):
                hits[place] += card == truth[place]
    return [h / deals for h in hits] if deals >= 4 * worlds else None


def check_count(count: int, likely: float, worlds: int, what: str) -> None:
    """Something was so in as many worlds as chance makes it, or near enough."""
    spread = sqrt(max(worlds * likely * (1 - likely), 1.0))
    if abs(count - worlds * likely) > SIGMAS * spread + 1 and _as_far(count, likely, worlds) < RARE:
        raise Broken(8, f"{what} in {count} of {worlds} worlds; chance makes it {worlds * likely:.1f}")


def _as_far(count: int, likely: float, worlds: int) -> float:
    """How likely so many are, or more of them; or fewer, where there are fewer than expected."""
    counts = range(count, worlds + 1) if count > worlds * likely else range(count + 1)
    return sum(comb(worlds, n) * likely**n * (1 - likely) ** (worlds - n) for n in counts)


def _compare_forms(match: Match, audience: Audience, imagined: list[Any]) -> None:
    """Others' answers in an open Together are given anew: the true one is no more frequent than its list makes it."""
    engine = engine_of(match)
    for seat, form in engine.forms.items():
        if seat == audience or not form.answered:
            continue
        trail = engine.segment.trail[engine.opened :]
        true = next(step for step in trail if isinstance(step, Step) and step.seat == seat)
        hits, expected = 0, 0.0
        for world in imagined:
            steps = [step for step in engine_of(world).segment.trail if isinstance(step, Step) and step.seat == seat]
            hits += steps[-form.answered].value == true.value
            first = OpenForm(world.state, seat, form.asked).ask
            assert first is not None
            values = [option.value for option in Question(first, world.state, match.game).choices]
            expected += (true.value in values) / len(values)
        spread = sqrt(max(expected * (1 - expected / len(imagined)), 1.0))
        if hits > expected + SIGMAS * spread + 1:
            raise Broken(8, f"seat {seat}'s secret answer is true in {hits} worlds; chance makes it {expected:.1f}")

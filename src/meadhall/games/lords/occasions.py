"""Occasions: what waits for a moment is done in the order its owner likes, and what may be left can be left."""

from meadhall.kernel import About, Chapter, Clause, Option, Seat, Token, begin, chapter
from meadhall.kit.cards import ref
from meadhall.kit.choices import choice

from .asking import point
from .battle import SIDES, cards_for_winning
from .bearing import borne_by
from .board import Place
from .choosing import NO_WORD, USE, Use, artifact_uses, make_use, why_not_worth
from .conditions import holds_in
from .content import CONTENT
from .hunting import end_hunt, foe_ref, is_slain
from .moments import unused, use
from .pieces import DECLINE, DONE, card_name, region_ref
from .pool import draw_cards
from .state import NOWHERE, State, fight
from .words import At, Moment, When

LAID = "laid"
"""A Combat card that gives its winner something: its token stands beside."""
_ONCE_IN_EFFECT = tuple(
    blessing.id
    for blessing in CONTENT.blessings
    for word in blessing.effects
    if isinstance(word, At) and word.once == "effect"
)


@chapter
def occasion(
    s: State, seat: Seat, prompt: str, moment: Moment, region: Place, laid: list[Token], done: list[str]
) -> Chapter:
    """One effect after the other, as their owner likes; one may stop when no more must be (LR-1.15, LR-1.18)."""
    if prompt == "hunt_begin" and is_slain(s):
        end_hunt(s)  # LR-26.9
        return
    leave = DECLINE if prompt == "hunt_fury" else DONE
    must = any(_must(s, seat, option.value) for option in waiting.open(s, seat, moment, region, laid, done))
    choices = waiting if must else waiting.beside(leave)
    about: About = {} if region == NOWHERE else {"region": region_ref(region)}
    if s.hunt is not None:
        about = {"foe": foe_ref(s.hunt.foe)}
    chosen = yield from point(s, seat, prompt, choices, moment, region, laid, done, about=about)
    if chosen == leave.value:
        return
    what, _, name = chosen
    begin(s, occasion, seat, prompt, moment, region, laid, [*done, name])
    if what == LAID:
        alike = [token for token in laid if card_name(s.faces[token]) == name]
        draw_cards(s, seat, sum(cards_for_winning(s, token) for token in alike))
        return
    word = _word(s, seat, chosen)
    if word is not None:
        use(s, seat, name, word.once)
    make_use(s, seat, chosen)


def waits(s: State, seat: Seat, moment: Moment, region: Place, laid: list[Token], done: list[str]) -> list[Option]:
    """What a player's cards and Artifacts have for a moment, and what the Combat cards played give for winning."""
    found = [
        Option(f"card:{card}", (USE, k, card))
        for card, k, word in borne_by(s, seat)
        if isinstance(word, At) and word.moment == moment
    ]
    found += artifact_uses(s, seat, moment)
    names = {card_name(s.faces[token]): token for token in laid}  # those that are alike give together
    return found + [Option(ref(s, token), (LAID, token, name)) for name, token in names.items()]


@choice(waits)
def waiting(
    s: State, seat: Seat, chosen: Use, moment: Moment, region: Place, laid: list[Token], done: list[str]
) -> Clause | None:
    """What was not done yet, holds here and, where it may be left, would change something (LR-1.18, LR-1.24)."""
    what, _, name = chosen
    if name in done:
        return "LR-1.15"
    word = _word(s, seat, chosen)
    if what == LAID or (word is not None and not word.may):
        there = word is None or (_holds(s, seat, word.when, region) and unused(s, seat, name, word.once))
        return None if there else "LR-1.18"
    if word is not None and not (_holds(s, seat, word.when, region) and unused(s, seat, name, word.once)):
        return "LR-1.24"
    return why_not_worth(s, seat, chosen)


def _must(s: State, seat: Seat, chosen: Use) -> bool:
    """Whether it cannot be left: an Artifact always can (LR-33.3)."""
    word = _word(s, seat, chosen)
    return chosen[0] == LAID or (word is not None and not word.may)


def _word(s: State, seat: Seat, chosen: Use) -> At | None:
    """What the own card says; nothing for an Artifact and a Combat card."""
    what, k, name = chosen
    if what == LAID or k == NO_WORD:
        return None
    word = next(word for card, number, word in borne_by(s, seat) if (card, number) == (name, k))
    assert isinstance(word, At)
    return word


def _holds(s: State, seat: Seat, when: When, region: Place) -> bool:
    """Whether it is so where it happens, and on the side of a Battle that is demanded."""
    if when.side is not None and when.side != SIDES[fight(s).sides.index(seat)]:
        return False
    return holds_in(s, seat, when, region)


@chapter
def effect_over(s: State) -> None:
    """What works once in an effect works again (LR-49.14)."""
    s.used = [used for used in s.used if used.partition(":")[2] not in _ONCE_IN_EFFECT]


PROMPTS = {
    "effect_next": ("LR-1.15", "LR-1.18"),
    "hunt_begin": ("LR-26.7", "LR-26.9", "LR-39.12", "LR-45.9", "LR-49.20"),
    "hunt_fury": ("LR-49.31", "LR-49.32"),
    "battle_before": ("LR-31.7", "LR-39.13", "LR-45.1", "LR-49.16"),
    "battle_count": ("LR-31.16", "LR-46.1"),
    "battle_after": ("LR-31.31", "LR-39.9", "LR-41.20", "LR-49.18"),
}

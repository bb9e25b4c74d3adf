"""Build Temple and the Blessing Draft (sections 19 and 20)."""

from meadhall.kernel import EVERYONE, About, Chapter, Clause, Option, Seat, Token, begin, chapter, tell, then, to
from meadhall.kit import cards
from meadhall.kit.cards import card_options, ref, refs
from meadhall.kit.choices import choice

from . import victory
from .asking import point
from .bearing import BLESSINGS, number
from .board import Place
from .content import CONTENT
from .decks import draw
from .deeds import carry_out
from .holding import owns
from .movement import own_regions, regions
from .pieces import BLESSING, region_ref
from .priests import gain_priests
from .state import State, clockwise, is_follower
from .surtur.desolation import desolate
from .temples import track
from .words import At

TEMPLE_PRIESTS = CONTENT.rules.temple_priests.value
CARDS_OVER = CONTENT.rules.blessings_over.value


def why_no_temple(s: State, seat: Seat) -> Clause | None:
    """A Temple on the track, and an own Region with a Shrine for it (LR-19.1, LR-35.7)."""
    if s.built == track(s).temples:
        return "LR-35.7"
    return None if temple_where.any(s, seat) else "LR-19.1"


@chapter
def build_temple(s: State, seat: Seat) -> Chapter:
    """The next Temple of the track; it counts at once, then come the Priest and the Draft (LR-19.2 to LR-19.6)."""
    region = yield from point(s, seat, "temple_where", temple_where, about=_about_temple(s, seat))
    s.temples[region] = True
    s.built += 1
    tell(s, "temple_built", seat=seat, region=region_ref(region), left=track(s).temples - s.built)
    victory.judge(s)
    gain_priests(s, seat, number(s, seat, "temple_priests", TEMPLE_PRIESTS))
    if s.built in track(s).drafts:
        begin(s, blessing_draft, seat)
        if is_follower(s, seat):  # LS-8.40: the token comes before the Draft
            begin(s, desolate, seat, "draft")


def _about_temple(s: State, seat: Seat) -> About:
    """How many Temples the player has, and whether a Draft follows this one."""
    return {"has": victory.temples(s, seat), "draft": int(s.built + 1 in track(s).drafts)}


@choice(own_regions, others=regions)
def temple_where(s: State, seat: Seat, region: Place) -> Clause | None:
    """An own Region with a Shrine and without a Temple."""
    free = s.board.regions[region].shrine and not s.temples[region]
    return None if free and owns(s, seat, region) else "LR-19.2"


# --- the Draft ------------------------------------------------------------------------------------------------------


@chapter
def blessing_draft(s: State, seat: Seat) -> None:
    """One card more than players lies open; the builder picks first, then the others counter-clockwise (LR-20.1)."""
    s.offer = draw(s, BLESSING, s.seats + CARDS_OVER, EVERYONE)
    tell(s, "blessings_offered", seat=seat, cards=refs(s, s.offer))
    builder, *others = clockwise(s, seat)
    then(s, *(to(pick_blessing, other) for other in (builder, *reversed(others))), to(end_blessing_draft))


@chapter
def pick_blessing(s: State, seat: Seat) -> Chapter:
    """One card is taken, and what it gives at once is resolved before the next pick (LR-20.2, LR-20.3, LR-20.6)."""
    token = yield from point(s, seat, "blessing_pick", blessing_pick, about={"left": len(s.offer)})
    if token is None:
        return
    s.offer.remove(token)
    gain_blessing(s, seat, token)


def gain_blessing(s: State, seat: Seat, token: Token) -> None:
    """A Blessing is a player's, with what it gives at once; under a Follower's board it has no text (LS-3.24)."""
    s.players[seat].blessings.append(token)
    tell(s, "blessing_taken", seat=seat, card=ref(s, token))
    if is_follower(s, seat):
        return
    blessing = BLESSINGS[s.faces[token]]
    for k, word in enumerate(blessing.effects):
        if isinstance(word, At) and word.moment == "gained":
            carry_out(s, seat, f"{blessing.id}/{k}")


def on_offer(s: State, seat: Seat) -> list[Option]:
    """The cards that still lie open."""
    return card_options(s, s.offer)


@choice(on_offer)
def blessing_pick(s: State, seat: Seat, token: Token) -> Clause | None:
    """Any of them."""
    return None


@chapter
def end_blessing_draft(s: State) -> None:
    """What is left over goes to the discard pile (LR-20.4)."""
    for token in s.offer:
        cards.discard(s, token, s.discards[BLESSING])
    left = refs(s, s.offer)
    s.offer = []
    tell(s, "blessings_left", cards=left)


PROMPTS = {
    "temple_where": ("LR-19.1", "LR-19.2", "LR-19.3", "LR-19.6"),
    "blessing_pick": ("LR-20.1", "LR-20.2", "LR-20.3"),
}

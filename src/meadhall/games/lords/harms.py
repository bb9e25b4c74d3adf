"""What Region Attacks do: Armies lowered, Heroes injured, cards and Runes lost (sections 25 and 43)."""

from meadhall.kernel import About, Chapter, Clause, Option, Seat, begin, below, chapter, tell, then, to
from meadhall.kit import cards
from meadhall.kit.cards import ref
from meadhall.kit.choices import choice

from .armies import armies_in, army_options, lower_army
from .asking import point
from .board import Place
from .content import CONTENT
from .injuries import injure
from .moments import EFFECT_OVER
from .movement import options_of, regions
from .pieces import COMBAT, DONE, MONSTER_REFS, RUNE_OPTIONS, region_ref
from .state import Army, State, clockwise, is_follower
from .withdrawing import withdraw
from .words import DiscardCards, EmptyForge, Injure, LowerArmy, LowerArmyNear, Withdraw

Target = tuple[Seat, Army]
"""An Army of any player."""


@chapter
def region_attack(s: State, monster: int, seat: Seat) -> None:
    """All effects of a Monster's Region Attack, also where they hurt the decider (LR-25.11, LR-25.12)."""
    tell(s, "region_attack", monster=MONSTER_REFS[monster], region=region_ref(s.foes[monster].region))
    then(s, *(to(strike, monster, seat, k) for k in range(len(CONTENT.monsters[monster].region_attack))))


@chapter
def strike(s: State, monster: int, seat: Seat, k: int) -> None:
    """One effect of a Region Attack; the decider chooses where there is a choice (LR-25.8)."""
    region = s.foes[monster].region
    match CONTENT.monsters[monster].region_attack[k]:
        case LowerArmy(n, _, True):
            for other, army in armies_of_all(s, region):
                lower_army(s, other, army, n)
        case LowerArmy(n):
            begin(s, lower_one, seat, region, n)
        case LowerArmyNear():
            then(s, to(aim, monster, seat, k, []), [EFFECT_OVER])
        case Injure(n, "here"):
            there = [other for other in clockwise(s, s.active) if s.players[other].hero == region]
            then(s, *(to(injure, other, n) for other in there))
        case Withdraw():
            then(s, *(to(withdraw, other, region) for other in clockwise(s, s.active)))
        case DiscardCards(n):
            for other in clockwise(s, s.active):
                if s.players[other].hero == region or armies_in(s, other, region):
                    discard_at_random(s, other, n)
        case EmptyForge():
            empty_forge(s, region)


def armies_of_all(s: State, region: Place) -> list[Target]:
    """All Armies in a Region, whoever owns them."""
    return [(seat, army) for seat in range(s.seats) for army in armies_in(s, seat, region)]


# --- Armies ---------------------------------------------------------------------------------------------------------


@chapter
def lower_one(s: State, seat: Seat, region: Place, n: int) -> Chapter:
    """The decider lowers one Army in a Region, own ones included (LR-7.5)."""
    target = yield from point(s, seat, "army_lower", lowered, region, about={"region": region_ref(region), "n": n})
    if target is not None:
        owner, army = target
        lower_army(s, owner, army, n)


def armies_there(s: State, seat: Seat, region: Place) -> list[Option]:
    """The Armies of all players in a Region; those that are alike once."""
    return [
        Option(name, (other, army))
        for other in range(s.seats)
        for name, army, _ in army_options(other, armies_in(s, other, region))
    ]


@choice(armies_there)
def lowered(s: State, seat: Seat, target: Target, region: Place) -> Clause | None:
    """Any of them."""
    return None


@chapter
def aim(s: State, monster: int, seat: Seat, k: int, chosen: list[Place]) -> Chapter:
    """The decider chooses adjacent Regions; an Army in each is lowered, and here where it says (LR-43.13, LR-43.17)."""
    word = CONTENT.monsters[monster].region_attack[k]
    assert isinstance(word, LowerArmyNear)
    choices = monster_target.beside(DONE) if word.fewer else monster_target
    about: About = {"monster": MONSTER_REFS[monster], "left": word.regions - len(chosen)}
    region = yield from point(s, seat, "monster_target", choices, monster, chosen, about=about)
    if region == DONE.value:
        return
    if len(chosen) + 1 < word.regions:
        begin(s, aim, monster, seat, k, [*chosen, region])
    struck = [s.foes[monster].region, region] if word.here else [region]
    then(s, *(to(lower_one, seat, place, word.n) for place in struck))


def targets(s: State, seat: Seat, monster: int, chosen: list[Place]) -> list[Option]:
    """The Regions adjacent to the Monster by land."""
    return options_of(s.board.near[s.foes[monster].region])


def all_regions(s: State, seat: Seat, monster: int, chosen: list[Place]) -> tuple[Option, ...]:
    """All Regions of the board."""
    return regions(s, seat)


@choice(targets, others=all_regions)
def monster_target(s: State, seat: Seat, region: Place, monster: int, chosen: list[Place]) -> Clause | None:
    """A Region adjacent to the Monster by land, each once; Armies need not be there (LR-43.14)."""
    return None if region in s.board.near[s.foes[monster].region] and region not in chosen else "LR-43.13"


# --- cards and Runes ------------------------------------------------------------------------------------------------


def discard_at_random(s: State, seat: Seat, n: int) -> None:
    """Cards that chance picks out of a hand are laid open (LR-1.19, LR-34.11); of a Battle deck first (LS-10.25)."""
    hand = s.players[seat].hand
    deck = s.followers[seat].cards if is_follower(s, seat) else []
    for _ in range(min(n, len(deck) + len(hand))):
        of = deck or hand
        token = of.pop(below(s, len(of)))
        cards.discard(s, token, s.discards[COMBAT])
        tell(s, "card_discarded", seat=seat, card=ref(s, token))


def empty_forge(s: State, region: Place) -> None:
    """A Rune on a Forge returns to the Supply (LR-43.23)."""
    if s.lying[region]:
        rune = s.forges[region]
        s.lying[region] = False
        s.supply[rune] += 1
        tell(s, "forge_emptied", region=region_ref(region), rune=RUNE_OPTIONS[rune].ref)


PROMPTS = {
    "army_lower": ("LR-7.5", "LR-41.26", "LR-43.10"),
    "monster_target": ("LR-43.13", "LR-43.14", "LR-43.17"),
}

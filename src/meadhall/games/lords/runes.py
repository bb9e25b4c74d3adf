"""Step 3, Rune Actions: one for Runes that are paid first, basic or of a Blessing (section 13)."""

from collections.abc import Iterator

from meadhall.kernel import Chapter, Clause, Option, Seat, begin, chapter, tell, then, to
from meadhall.kit.choices import choice

from .asking import point
from .bearing import BLESSINGS, bears, borne_by
from .boss import activate_boss
from .choosing import USE, Use, use_card, uses, why_no_use
from .content import CONTENT
from .deeds import carry_out, possible
from .monsters import activate_monster, control_monster
from .pieces import BOSS_REF, DONE, MONSTER_REFS, MONSTER_RUNES, REALM_OPTIONS, RUNE_OPTIONS, RUNES
from .pool import pay_rune
from .realms import ally
from .state import NOBODY, NOTHING, State
from .words import ActivateBoss, ActivateMonster, ControlMonster, FormAlliance, PayAnyRune, RuneAction, Wound
from .wounds import wound

RITE = "rite"
"""What can be done once in this step (LR-13.2)."""
_RUNES = {action.id: action.runes for action in CONTENT.actions.rune}
_EFFECTS = {action.id: action.effect for action in CONTENT.actions.rune}
_PLAIN = tuple(
    action.id for action in CONTENT.actions.rune if action.id not in ("boss", "control", "alliance", "activate")
)
_DEMANDED = {
    "boss": (RUNES.index(CONTENT.boss[0].rune),),
    "control": MONSTER_RUNES,
    "alliance": tuple(RUNES.index(realm.rune) for realm in CONTENT.realms),
}
"""The Runes that an action for one Rune demands, by whom it is aimed at (LR-13.5)."""
_BOSS = Option(BOSS_REF, ("boss", 0))
_MONSTERS = [
    (Option(f"control>{ref}", ("control", monster)), Option(f"activate>{ref}", ("activate", monster)))
    for monster, ref in enumerate(MONSTER_REFS)
]
_ALLIANCES = tuple(Option(ref, ("alliance", realm)) for ref, realm, _ in REALM_OPTIONS)
_PLAIN_FOR = tuple(
    tuple(Option(f"rite:{rite}", (rite, NOTHING)) for rite in _PLAIN if _RUNES[rite] <= kinds)
    for kinds in range(len(RUNES) + 1)
)
"""What is aimed at nobody, by how many different Runes there are."""
Rite = tuple[str, int]
"""What is done, by the basic action or the Blessing, and whom it is aimed at: a Monster, a Realm, nobody."""


@chapter
def rune_step(s: State, seat: Seat) -> Chapter:
    """The menu of the step: one Rune Action at most, and its Runes are paid first (LR-13.1, LR-13.4)."""
    about = {"used": int(RITE in s.taken), "runes": sum(s.players[seat].runes)}
    chosen = yield from point(s, seat, "rune_menu", MENU, about=about)
    if chosen == DONE.value:
        return
    begin(s, rune_step, seat)
    if chosen[0] == USE:
        use_card(s, seat, chosen)
        return
    s.taken.append(RITE)
    what, target = chosen
    n, rune = price(s, seat, chosen)
    tell(s, "rune_action", seat=seat, action=f"rite:{what}" if what in _RUNES else f"card:{what}")
    then(s, to(pay, seat, n, rune, []), to(perform, seat, what, target))


def rites(s: State, seat: Seat) -> Iterator[Option]:
    """The nine basic Rune Actions, by what they are aimed at, and those of own Blessings (LR-13.19)."""
    yield _BOSS
    for foe, options in zip(s.foes, _MONSTERS, strict=True):
        if foe.region >= 0:
            yield from options
    yield from _ALLIANCES
    yield from _PLAIN_FOR[-1]
    yield from of_blessings(s, seat)
    yield from free_of_runes(s, seat)


def of_blessings(s: State, seat: Seat) -> Iterator[Option]:
    """The Rune Actions of own Blessings (LR-49.1)."""
    for card, _, word in borne_by(s, seat):
        if isinstance(word, RuneAction) and Wound("hero_region") in word.effects:
            yield from (
                Option(f"wound>{ref}", (card, monster))
                for monster, ref in enumerate(MONSTER_REFS)
                if s.foes[monster].region >= 0
            )
        elif isinstance(word, RuneAction):
            yield Option(f"card:{card}", (card, NOTHING))


def payable(s: State, seat: Seat) -> Iterator[Option]:
    """The same as far as the Hero is near and there are Runes enough; after one Rune Action only what costs none."""
    hero, kinds = s.players[seat].hero, sum(map(bool, s.players[seat].runes))
    if kinds and RITE not in s.taken:
        if s.boss.region == hero:
            yield _BOSS
        for foe, (control, activate) in zip(s.foes, _MONSTERS, strict=True):
            if foe.region == hero:
                yield control
            if foe.region >= 0 and kinds > 1:
                yield activate
        for realm in s.board.realms[hero]:
            yield _ALLIANCES[realm]
        yield from _PLAIN_FOR[kinds]
        yield from of_blessings(s, seat)
    yield from free_of_runes(s, seat)


def free_of_runes(s: State, seat: Seat) -> Iterator[Option]:
    """Own Artifacts for this step."""
    yield from uses(s, seat, "before_special_action")
    if RITE not in s.taken:  # LR-45.6
        yield from uses(s, seat, "rune_step_begins")


@choice(payable, others=rites)
def rune_menu(s: State, seat: Seat, rite: Rite | Use) -> Clause | None:
    """One that can be paid and carried out now (LR-13.2, LR-13.3, LR-13.5, LR-13.6)."""
    if len(rite) == 3:
        return why_no_use(s, seat, rite)
    if RITE in s.taken:
        return "LR-13.2"
    why = why_not(s, seat, *rite)
    if why is not None:
        return why
    n, rune = price(s, seat, rite)
    if can_pay(s, seat, n, rune):
        return None
    return "LR-13.5" if n == 1 else "LR-13.6"


def why_not(s: State, seat: Seat, what: str, target: int) -> Clause | None:
    """Why it could not be carried out, whatever is paid."""
    region = s.players[seat].hero
    match what:
        case "boss":
            return None if s.boss.region == region else "LR-13.9"
        case "control":
            foe = s.foes[target]
            if foe.ring != NOBODY:
                return "LR-25.22"
            return None if foe.region == region else "LR-13.10"
        case "activate":
            return None if s.foes[target].ring in (NOBODY, seat) else "LR-13.14"
        case "alliance":
            if s.players[seat].allied[target]:
                return "LR-4.14"
            return None if target in s.board.realms[region] else "LR-13.11"
    if target != NOTHING:
        return None if s.foes[target].region == region else "LR-49.30"
    return None if possible(s, seat, _said(what)) else "LR-13.3"


def _said(what: str) -> str:
    """The name of what is carried out: of a basic action, or of a Blessing."""
    return f"rite/{what}" if what in _RUNES else f"{what}/{_number_of(what)}"


def _number_of(card: str) -> int:
    """Which word of a Blessing is its Rune Action."""
    return next(k for k, word in enumerate(BLESSINGS[card].effects) if isinstance(word, RuneAction))


# --- paying ---------------------------------------------------------------------------------------------------------


def price(s: State, seat: Seat, rite: Rite) -> tuple[int, int]:
    """How many Runes, and of which type if there is one (LR-13.5, LR-13.6)."""
    what, target = rite
    if what not in _RUNES:
        word = BLESSINGS[what].effects[_number_of(what)]
        assert isinstance(word, RuneAction)
        return word.runes, NOTHING
    if what not in _DEMANDED or bears(s, seat, PayAnyRune):  # LR-49.52
        return _RUNES[what], NOTHING
    return _RUNES[what], _DEMANDED[what][target]


def can_pay(s: State, seat: Seat, n: int, rune: int) -> bool:
    """One of a type, or so many that are all different."""
    runes = s.players[seat].runes
    return bool(runes[rune]) if rune != NOTHING else sum(bool(there) for there in runes) >= n


@chapter
def pay(s: State, seat: Seat, n: int, rune: int, paid: list[int]) -> Chapter:
    """The Runes go to the Supply, one after the other (LR-13.4, LR-13.7)."""
    fit = [option.value for option in rune_pay.open(s, seat, paid)] if rune == NOTHING else [rune]
    chosen = fit[0]
    if len(fit) > n:  # else they are fixed, and in which order they go does not matter
        chosen = yield from point(s, seat, "rune_pay", rune_pay, paid, about={"left": n})
    pay_rune(s, seat, chosen)
    if n > 1:
        begin(s, pay, seat, n - 1, rune, [*paid, chosen])


def types(s: State, seat: Seat, paid: list[int]) -> tuple[Option, ...]:
    """The types of Runes."""
    return RUNE_OPTIONS


@choice(types)
def rune_pay(s: State, seat: Seat, rune: int, paid: list[int]) -> Clause | None:
    """A type in the Pool that was not paid yet."""
    return None if s.players[seat].runes[rune] and rune not in paid else "LR-13.6"


@chapter
def perform(s: State, seat: Seat, what: str, target: int) -> None:
    """What was paid for."""
    match _EFFECTS.get(what):
        case ActivateBoss():
            begin(s, activate_boss)
        case ControlMonster():
            begin(s, control_monster, seat, target)
        case ActivateMonster():
            begin(s, activate_monster, target)
        case FormAlliance():
            ally(s, seat, target)
        case _ if target != NOTHING:
            begin(s, wound, seat, target)
        case _:
            carry_out(s, seat, _said(what))


MENU = rune_menu.beside(DONE)
PROMPTS = {
    "rune_menu": ("LR-13.1", "LR-13.2", "LR-13.3", "LR-13.5", "LR-13.6"),
    "rune_pay": ("LR-13.6", "LR-13.7"),
}

"""Battle at Sea: a journey, paid for or suffered, then a battle by combination or combat (sections 5, 14, 15)."""

from meadhall.kernel import (
    EVERYONE,
    Ask,
    Chapter,
    Clause,
    Option,
    Ref,
    Seat,
    Token,
    begin,
    button,
    chapter,
    tell,
    then,
    to,
)
from meadhall.kit.cards import card_options, ref
from meadhall.kit.effects import Word

from . import combat
from .amounts import lose, lose_upgrade
from .artifacts import FREE, lose_artifact, powers, spend_stored
from .crew import decided, give_back, give_back_stored
from .decks import can_draw, discard, draw, to_pile
from .dice import crew_options
from .effects import carry_out
from .paying import can_pay, clan_of, leave_board, pay, pay_cost
from .pieces import (
    COLOUR_OF_CLAN,
    DECK_OPTIONS,
    DIE_REFS,
    LEADERLESS,
    NOTHING,
    SEA,
    SEA_BATTLE,
    SEA_JOURNEY,
    SIDES,
    SPENT_REFS,
    UPGRADE_REFS,
    battle,
    journey,
)
from .state import State
from .words import FREE as NO_COST
from .words import Cost, DropJourney, LoseDie, LoseFood, LoseLeader, LoseOneOf

PAY, SUFFER = button("pay"), button("suffer")
COMBINATION, COMBAT, GIVE_UP = button("combination"), button("combat"), button("give_up")


@chapter
def sail(s: State, seat: Seat) -> None:
    """A journey, then a battle, both finished before the next player's turn (RM-5.4, RM-5.11)."""
    begin(s, sea_battle_target, seat)
    drawn = draw(s, SEA_JOURNEY, 1, EVERYONE)
    if not drawn:  # RM-23.43
        return
    (token,) = drawn
    s.resolving.append(token)
    tell(s, "journey", seat=seat, card=ref(s, token))
    begin(s, journey_ends, token)
    found = journey(s, token)
    if found.pay != NO_COST or found.suffer:  # RM-5.9
        begin(s, journey_answer, seat, token)


@chapter
def journey_ends(s: State, token: Token) -> None:
    """The journey card goes to the bottom of its deck (RM-5.10)."""
    s.resolving.remove(token)
    discard(s, token)


# --- the journey ----------------------------------------------------------------------------------------------------


@chapter
def journey_answer(s: State, seat: Seat, token: Token) -> Chapter:
    """Pay and take the reward, suffer, or let an artifact drop the card (RM-5.6, RM-5.7, RM-12.55)."""
    about = {"card": ref(s, token)}
    chosen = yield Ask(seat, "journey_answer", answers, no_answers, args=(token,), about=about, free=FREE)
    decided(s)
    found = journey(s, token)
    if chosen == PAY.value:
        if found.reward:
            begin(s, carry_out, seat, found.id)
        pay_cost(s, seat, found.pay, f"card:{found.id}")
    elif chosen == SUFFER.value:
        tell(s, "suffers", seat=seat, card=ref(s, token))
        then(s, *(to(suffer, seat, token, k) for k in range(len(found.suffer))))
    else:
        spend_stored(s, seat, chosen)
        tell(s, "journey_dropped", seat=seat, card=ref(s, token))


def answers(s: State, seat: Seat, token: Token) -> list[Option]:
    """Pay if the cost can be paid in full, suffer always, and each artifact that can drop the card."""
    found = journey(s, token)
    options = [PAY, SUFFER] if can_pay(s, seat, found.pay) else [SUFFER]
    if any(can_lose(s, seat, loss) for loss in found.suffer):  # RM-12.55
        options += [Option(f"use>{ref(s, place.card)}", place.card) for place, _ in powers(s, seat, DropJourney)]
    return options


def no_answers(s: State, seat: Seat, token: Token) -> dict[Ref, Clause]:
    """A cost that cannot be paid in full."""
    return {} if can_pay(s, seat, journey(s, token).pay) else {PAY.ref: "RM-5.6"}


# --- what is suffered, as far as it is there (RM-5.8) ---------------------------------------------------------------


@chapter
def suffer(s: State, seat: Seat, token: Token, k: int) -> Chapter:
    """One loss of a journey: Food at once, a piece that the player points at (RM-14.3 to RM-14.13)."""
    loss = journey(s, token).suffer[k]
    if isinstance(loss, LoseFood):
        lose(s, seat, "food", loss.n, f"card:{journey(s, token).id}")
    elif isinstance(loss, LoseLeader):
        if s.players[seat].leader != NOTHING:
            leave_board(s, seat, s.players[seat].leader)
    else:
        options = journey_loss(s, seat, token, k)
        if not options:
            return
        piece = options[0].value
        if len(options) > 1:
            about = {"card": ref(s, token)}
            piece = yield Ask(seat, "journey_loss", journey_loss, args=(token, k), about=about)
        lose_piece(s, seat, piece)


def journey_loss(s: State, seat: Seat, token: Token, k: int) -> list[Option]:
    """The pieces that a journey may take, of which the player chooses one (RM-14.11)."""
    return losable(s, seat, journey(s, token).suffer[k])


def losable(s: State, seat: Seat, loss: Word) -> list[Option]:
    """The dice of a colour, or the artifacts and ship upgrades of a player."""
    player = s.players[seat]
    if isinstance(loss, LoseDie):
        dice = crew_options(s, seat)
        if loss.colour == "any":
            return dice
        clan = clan_of(s, seat)
        if clan == LEADERLESS:  # RM-14.12
            return []
        return [option for option in dice if _die_of(s, seat, option.value) // SIDES == COLOUR_OF_CLAN[clan]]
    assert isinstance(loss, LoseOneOf)
    found: list[Option] = []
    if "artifact" in loss.kinds:
        found += [Option(f"card:{s.faces[held.card]}", ("artifact", held.card)) for held in player.artifacts]
    if "upgrade" in loss.kinds:
        found += [Option(UPGRADE_REFS[kind], ("ready", kind)) for kind, n in enumerate(player.ready) if n]
        found += [Option(SPENT_REFS[kind], ("used", kind)) for kind, n in enumerate(player.spent) if n]
    return found


def _die_of(s: State, seat: Seat, piece: tuple[str, int]) -> int:
    """The die that is pointed at, in a free space or on an artifact."""
    kind, number = piece
    return number if kind == "die" else next(h.die for h in s.players[seat].artifacts if h.card == number)


def can_lose(s: State, seat: Seat, loss: Word) -> bool:
    """Whether suffering would take anything."""
    if isinstance(loss, LoseFood):
        return s.players[seat].food > 0
    if isinstance(loss, LoseLeader):
        return s.players[seat].leader != NOTHING
    return bool(losable(s, seat, loss))


def lose_piece(s: State, seat: Seat, piece: tuple[str, int]) -> None:
    """A die returns to the supply, an artifact goes to the Glory pile, a tile to its supply (RM-14.4)."""
    kind, number = piece
    if kind == "artifact":
        lose_artifact(s, seat, number)
    elif kind in ("ready", "used"):
        lose_upgrade(s, seat, number, spent=kind == "used")
    else:
        die = _die_of(s, seat, piece)
        if kind == "die":
            give_back(s, seat, number)
        else:
            give_back_stored(s, seat, number)
        tell(s, "die_lost", seat=seat, die=DIE_REFS[die])


# --- the battle -----------------------------------------------------------------------------------------------------


@chapter
def sea_battle_target(s: State, seat: Seat) -> Chapter:
    """A face-up card or the top of the deck, which is then to be fought (RM-5.12, RM-5.13)."""
    if not targets(s, seat):  # RM-5.25
        return
    chosen = yield Ask(seat, "sea_battle_target", targets, no_targets, free=FREE)
    decided(s)
    if chosen == "deck":
        (chosen,) = draw(s, SEA_BATTLE, 1, EVERYONE)
        s.resolving.append(chosen)
        tell(s, "sea_battle_revealed", seat=seat, card=ref(s, chosen))
    begin(s, sea_battle_method, seat, chosen)


def targets(s: State, seat: Seat) -> list[Option]:
    """Each face-up Sea Battle still there, and the deck."""
    faceup = card_options(s, [token for space in s.offers[SEA] for token in space])
    return [*faceup, DECK_OPTIONS[SEA_BATTLE]] if can_draw(s, SEA_BATTLE) else faceup


def no_targets(s: State, seat: Seat) -> dict[Ref, Clause]:
    """A deck that can give none."""
    return {} if can_draw(s, SEA_BATTLE) else {DECK_OPTIONS[SEA_BATTLE].ref: "RM-5.12"}


@chapter
def sea_battle_method(s: State, seat: Seat, token: Token) -> Chapter:
    """By combination, in combat, or not at all (RM-5.14 to RM-5.18)."""
    about = {"card": ref(s, token)}
    chosen = yield Ask(seat, "sea_battle_method", methods, no_methods, args=(token,), about=about, free=FREE)
    decided(s)
    found = battle(s, token)
    if chosen == COMBINATION.value:
        then(s, to(pay, seat, found.combination), to(sea_battle_won, seat, token))
    elif chosen == COMBAT.value:
        begin(s, sea_battle_fought, seat, token)
        combat.begin_combat(s, seat, found.defence, ref(s, token))
    else:
        lost(s, seat, token)


def methods(s: State, seat: Seat, token: Token) -> list[Option]:
    """What can be paid or fought, and giving up, which always can be."""
    refused = no_methods(s, seat, token)
    return [option for option in (COMBINATION, COMBAT, GIVE_UP) if option.ref not in refused]


def no_methods(s: State, seat: Seat, token: Token) -> dict[Ref, Clause]:
    """A combination that cannot be paid in full, a combat without a combat die."""
    refused = {}
    if not can_pay(s, seat, Cost(icons=battle(s, token).combination)):
        refused[COMBINATION.ref] = "RM-5.14"
    if not combat.can_fight(s, seat):
        refused[COMBAT.ref] = "RM-20.4"
    return refused


@chapter
def sea_battle_fought(s: State, seat: Seat, token: Token) -> None:
    """A won combat wins the battle; after a lost one nothing comes back (RM-5.18, RM-5.22)."""
    if combat.end_combat(s):
        begin(s, sea_battle_won, seat, token)
    else:
        lost(s, seat, token)


@chapter
def sea_battle_won(s: State, seat: Seat, token: Token) -> None:
    """The reward is received, then the card goes to the own Glory pile (RM-5.19)."""
    if token not in s.resolving:
        next(space for space in s.offers[SEA] if token in space).remove(token)
        s.resolving.append(token)
    tell(s, "sea_battle_won", seat=seat, card=ref(s, token))
    begin(s, sea_battle_kept, seat, token)
    carry_out(s, seat, battle(s, token).id)


@chapter
def sea_battle_kept(s: State, seat: Seat, token: Token) -> None:
    """The beaten card is kept."""
    s.resolving.remove(token)
    to_pile(s, seat, token)


def lost(s: State, seat: Seat, token: Token) -> None:
    """A face-up card stays in the offer, one of the deck goes to its bottom (RM-5.15, RM-5.20, RM-5.21)."""
    if token in s.resolving:
        s.resolving.remove(token)
        discard(s, token)
    tell(s, "sea_battle_lost", seat=seat, card=ref(s, token))


PROMPTS = {
    "journey_answer": ("RM-5.6", "RM-5.7", "RM-5.8", "RM-12.55", "RM-12.23"),
    "journey_loss": ("RM-14.11", "RM-14.4"),
    "sea_battle_target": ("RM-5.12", "RM-5.13", "RM-5.23", "RM-12.23"),
    "sea_battle_method": ("RM-5.14", "RM-5.15", "RM-5.16", "RM-5.17", "RM-5.20", "RM-5.21", "RM-12.23"),
}

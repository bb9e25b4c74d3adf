"""The ravens' feast: a toy title with everything nasty that a real one can have, and nothing else.

Deal, draft two cards of three and pass the third on, then a lap of actions, then a battle with cards laid face
down, a look at one of them, the reveal, late cards out of turn, and the points. Two rounds. With the giant in play
the last seat is an automaton: it takes its turn in steps, and is provoked in others'.
"""

import sys
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from pathlib import Path

from meadhall.kernel import (
    EVERYONE,
    STEP,
    Ask,
    Audience,
    Chapter,
    Fits,
    Form,
    Free,
    Game,
    ImpossiblePosition,
    Outcome,
    Over,
    Ref,
    Seat,
    Secret,
    Together,
    Token,
    View,
    Zone,
    begin,
    below,
    chapter,
    chapters_of,
    deal_tokens,
    face,
    hide,
    register,
    show,
    shuffle,
    tell,
    then,
    to,
)
from meadhall.kit.automaton import acts, arbitrates, decide, highest, in_order, lowest

from .toy_table import (
    BACKS,
    BURY,
    CARDS,
    LATE,
    STRENGTH,
    ToyOptions,
    ToyState,
    actions,
    automata,
    cards_to_lay,
    cards_to_stash,
    drawn_cards,
    feast_cards,
    forbidden,
    grudge,
    late_cards,
    not_for_the_vault,
    pack_cards,
    peekable,
    people,
    ravens,
    rest_of_pack,
    scoutable,
    seat_option,
    to_the_front,
)


@chapter
def a_round(s: ToyState) -> None:
    """TY-1.1: deal, draft, a lap, a battle. This chapter asks nobody."""
    if s.round == s.options.rounds:
        begin(s, finish)
        return
    s.round += 1
    laps = [to(lap, seat) if seat in people(s) else to(giant, seat) for seat in range(s.seats)]
    then(s, to(deal), to(draft), *laps, to(lay), to(a_round))


@chapter
def deal(s: ToyState) -> None:
    """TY-1.2: everybody is dealt three cards and sees them."""
    for seat in people(s):
        s.packs[seat] = draw(s, 3)
        show(s, s.packs[seat], seat)
    tell(s, "dealt", round=s.round, cards=[len(pack) for pack in s.packs])


def draw(s: ToyState, count: int) -> list[Token]:
    """Takes cards from the deck, face down; when it runs out, the discard is shuffled into a new one."""
    drawn: list[Token] = []
    while len(drawn) < count and (s.deck or s.discard):
        if not s.deck:
            s.deck, s.discard = s.discard, []
            shuffle(s, s.deck)
            tell(s, "reshuffled", cards=len(s.deck))
        drawn.append(s.deck.pop())
    return drawn


def pick_two(s: ToyState, seat: Seat) -> Form:
    """TY-1.3: keep one card, then a second one, of another kind if there is one."""
    first = yield Ask(seat, "pick", pack_cards)
    second = yield Ask(seat, "pick_again", rest_of_pack, args=(first,))
    return first, second


@chapter
def draft(s: ToyState) -> Chapter:
    """TY-1.3, TY-1.4: all draft at once; what is left over goes to the next seat, who sees it."""
    drafting = [seat for seat in people(s) if len(s.packs[seat]) > 1]
    picks = yield Together(dict.fromkeys(drafting, (pick_two,)))
    for seat in drafting:
        hide(s, s.packs[seat], seat)
        for token in picks[seat]:
            s.packs[seat].remove(token)
            s.hands[seat].append(token)
    for seat in people(s):
        neighbour = (seat + 1) % len(people(s))
        passed, s.packs[seat] = s.packs[seat], []
        s.hands[neighbour] += passed
        show(s, passed, neighbour)
        cards = Secret([f"card:{s.faces[t]}" for t in passed], (seat, neighbour))
        tell(s, "passed", seat=seat, to=neighbour, count=len(passed), cards=cards)


@chapter
def lap(s: ToyState, seat: Seat) -> Chapter:
    """TY-2.1 to TY-2.5: one action for each seat, and beside it the hand may be rearranged."""
    action = yield Ask(seat, "act", actions, forbidden, free=(Free(to_the_front, rearrange),))
    tell(s, "acted", seat=seat, action=action)
    if action != "pass":
        begin(s, {"peek": peek, "feast": feast, "stash": stash}[action], seat)


@chapter
def rearrange(s: ToyState, seat: Seat, token: Token) -> None:
    """TY-2.5: a card of the hand comes to the front; nobody else sees which."""
    hide(s, s.hands[seat], seat)
    s.hands[seat].remove(token)
    s.hands[seat].insert(0, token)
    tell(s, "rearranged", seat=seat, card=Secret(f"card:{s.faces[token]}", (seat,)))


@chapter
def peek(s: ToyState, seat: Seat) -> Chapter:
    """TY-2.1: look at the top card of the deck or at somebody's card; bury the deck's, or leave it."""
    token = yield Ask(seat, "peek_at", peekable)
    show(s, [token], seat)
    tell(s, "peeked", seat=seat, card=Secret(f"card:{s.faces[token]}", (seat,)))
    if token in s.deck:
        choice = yield Ask(seat, "bury", BURY, about={"deck": "pile:deck"})
        if choice == "bury":
            s.deck.insert(0, s.deck.pop())
        tell(s, "buried", seat=seat, buried=choice == "bury")


@chapter
def feast(s: ToyState, seat: Seat) -> Chapter:
    """TY-2.2: choose cards, one by one, turn them up together; then draw two and keep one."""
    while (token := (yield Ask(seat, "feast", feast_cards))) != "done":
        hide(s, s.hands[seat] + s.chosen[seat], seat)
        s.hands[seat].remove(token)
        s.chosen[seat].append(token)
        tell(s, "chose", seat=seat, card=Secret(f"card:{s.faces[token]}", (seat,)))
        if not s.hands[seat]:
            break
    eaten, s.chosen[seat] = s.chosen[seat], []
    show(s, eaten, EVERYONE)
    s.discard += eaten
    s.points[seat] += len(eaten)
    tell(s, "feasted", seat=seat, cards=[f"card:{s.faces[t]}" for t in eaten])
    s.drawn = draw(s, 2)
    if not s.drawn:
        return
    show(s, s.drawn, seat)
    kept = yield Ask(seat, "keep", drawn_cards)
    hide(s, s.drawn, seat)
    s.hands[seat].append(kept)
    s.deck[:0] = [t for t in s.drawn if t != kept]
    s.drawn = []


@chapter
def stash(s: ToyState, seat: Seat) -> Chapter:
    """TY-2.3, TY-2.4: put a card into the vault, face down to the end; late cards may not lie there."""
    token = yield Ask(seat, "stash", cards_to_stash, not_for_the_vault)
    hide(s, s.hands[seat], seat)
    s.hands[seat].remove(token)
    s.vaults[seat].append(token)
    tell(s, "stashed", seat=seat, card=Secret(f"card:{s.faces[token]}", (seat,)))
    for giant_seat in automata(s.seats, s.options):
        begin(s, growl, giant_seat)


@chapter
def giant(s: ToyState, seat: Seat) -> None:
    """TY-3.1: the giant stirs, stares at somebody, chooses whom to rob, and reaches out."""
    then(s, to(stir, seat), to(stare, seat), to(rob, seat))


@chapter
def stir(s: ToyState, seat: Seat) -> Chapter:
    """TY-3.2: it wakes a little more each round. There is nothing to choose."""
    yield Ask(seat, "stir", STEP)
    s.points[seat] += s.round
    tell(s, "stirred", seat=seat)


@chapter
def stare(s: ToyState, seat: Seat) -> Chapter:
    """TY-3.3: it minds whoever has most cards, of these whoever has fewest points, of these the first."""
    envied = decide(
        "stare",
        map(seat_option, people(s)),
        highest("TY-3.3", "cards", lambda other: len(s.hands[other])),
        lowest("TY-3.4", "points", lambda other: s.points[other]),
        in_order("TY-3.5"),
    )
    minds(s, seat, (yield acts(seat, "stare", envied)))


@chapter
def growl(s: ToyState, seat: Seat) -> Chapter:
    """TY-3.6: it hears a vault being shut, in anybody's turn, and minds whoever has most in there; then the first."""
    greedy = decide(
        "growl",
        (seat_option(other) for other in people(s) if s.vaults[other]),
        highest("TY-3.6", "vault", lambda other: len(s.vaults[other])),
        in_order("TY-3.5"),
        aside={f"seat:{other}": "TY-3.6" for other in people(s) if not s.vaults[other]},
    )
    minds(s, seat, (yield acts(seat, "growl", greedy)))


def minds(s: ToyState, seat: Seat, other: Seat) -> None:
    """The giant will remember that."""
    s.grudges[f"seat:{other}"] = grudge(s, other) + 1
    tell(s, "minded", seat=seat, other=other)


@chapter
def rob(s: ToyState, seat: Seat) -> Chapter:
    """TY-3.7: it robs whom it minds most; between several the one who begins the round is asked."""
    victims = decide(
        "rob",
        (seat_option(other) for other in people(s) if s.hands[other]),
        highest("TY-3.7", "grudge", lambda other: grudge(s, other)),
        aside={f"seat:{other}": "TY-3.8" for other in people(s) if not s.hands[other]},
    )
    if not victims.left:
        s.points[seat] += 1
        return
    arbiter = (s.round - 1) % len(people(s))
    victim = yield arbitrates(arbiter, "arbiter", victims) if victims.tied else acts(seat, "rob", victims)
    begin(s, reach, seat, victim)


@chapter
def reach(s: ToyState, seat: Seat, victim: Seat) -> Chapter:
    """TY-3.9: it rolls: it roars, it robs, or it takes a card nobody sees."""
    yield Ask(seat, "reach", STEP, about={"victim": f"seat:{victim}"})
    roll = below(s, 3)
    tell(s, "rolled", seat=seat, roll=roll)
    if roll == 0:
        s.points[seat] += 1
    elif roll == 1:
        token = s.hands[victim].pop(below(s, len(s.hands[victim])))
        s.discard.append(token)
        show(s, [token], EVERYONE)
        tell(s, "robbed", seat=victim, card=f"card:{s.faces[token]}")
    else:
        s.hands[seat] += draw(s, 1)


@chapter
def lay(s: ToyState) -> Chapter:
    """TY-4.1: all who have cards lay one face down, at once; the giant lays the top card of the deck, unseen."""
    fighters = [seat for seat in people(s) if s.hands[seat]]
    chosen = yield Together({seat: Ask(seat, "lay", cards_to_lay) for seat in fighters})
    for seat in fighters:
        hide(s, s.hands[seat], seat)
        s.hands[seat].remove(chosen[seat])
        s.laid[seat].append(chosen[seat])
    if s.options.giant:
        s.laid[-1] += draw(s, 1)
    tell(s, "laid", seats=fighters)
    then(s, to(scout, (s.round - 1) % len(people(s))), to(reveal))


@chapter
def scout(s: ToyState, seat: Seat) -> Chapter:
    """TY-4.2: whoever begins may look at one card before it is turned up."""
    token = yield Ask(seat, "scout", scoutable)
    if token != "pass":
        show(s, [token], seat)
        tell(s, "scouted", seat=seat, card=Secret(f"card:{s.faces[token]}", (seat,)))


@chapter
def reveal(s: ToyState) -> None:
    """TY-4.3: all laid cards are turned up at once; then come late cards, in the order of the seats."""
    for seat in range(s.seats):
        show(s, s.laid[seat], EVERYONE)
    tell(s, "revealed", cards=[[f"card:{s.faces[t]}" for t in laid] for laid in s.laid])
    then(s, *(to(late, seat) for seat in people(s)), to(settle))


@chapter
def late(s: ToyState, seat: Seat) -> Chapter:
    """TY-4.4: whoever has cards is asked, with or without a late one."""
    if not s.hands[seat]:
        return
    token = yield Ask(seat, "late", late_cards)
    if token == "pass":
        return
    s.hands[seat].remove(token)
    s.laid[seat].append(token)
    show(s, [token], EVERYONE)
    tell(s, "came_late", seat=seat, card=f"card:{s.faces[token]}")
    if s.faces[token] == "doom":
        begin(s, doom, seat)


@chapter
def doom(s: ToyState, seat: Seat) -> Chapter:
    """TY-4.5: doom wins at once for a seat with a vault, unless the next one wards it off with a raven."""
    warden = (seat + 1) % len(people(s))
    if warden != seat and s.hands[warden]:
        token = yield Ask(warden, "ward", ravens, about={"seat": seat})
        if token != "pass":
            s.hands[warden].remove(token)
            s.discard.append(token)
            show(s, [token], EVERYONE)
            tell(s, "warded", seat=warden)
            return
    if s.vaults[seat]:
        s.ended, s.winner = "doom", seat
        tell(s, "doomed", seat=seat)
        raise Over


@chapter
def settle(s: ToyState) -> None:
    """TY-4.6: the strongest alone takes a point for every card laid."""
    strength = [sum(STRENGTH[s.faces[t]] for t in laid) for laid in s.laid]
    best = [seat for seat in range(s.seats) if strength[seat] == max(strength)]
    if len(best) == 1:
        s.points[best[0]] += sum(map(len, s.laid))
    for laid in s.laid:
        s.discard += laid
        laid.clear()
    tell(s, "settled", best=best)


@chapter
def finish(s: ToyState) -> None:
    """TY-5.1: the vaults are opened and count their strength."""
    for seat, vault in enumerate(s.vaults):
        show(s, vault, EVERYONE)
        s.points[seat] += sum(STRENGTH[s.faces[t]] for t in vault)
    s.ended = "rounds"


class Toy(Game[ToyState]):
    """The ravens' feast."""

    id = "toy"
    prefix = "TY"
    rules = ()
    version = 1
    seats = range(2, 5)
    options = ToyOptions
    state = ToyState
    chapters = chapters_of(sys.modules[__name__])
    most_free = 2
    remarks = (
        *("acted", "buried", "chose", "laid", "passed", "peeked", "rearranged", "rolled", "scouted", "settled"),
        *("dealt", "doomed", "feasted"),
    )
    prompts = {
        "act": ("TY-2.1", "TY-2.2", "TY-2.3"),
        "stash": ("TY-2.4",),
        "stir": ("TY-3.2",),
        "stare": ("TY-3.3", "TY-3.4", "TY-3.5"),
        "growl": ("TY-3.6", "TY-3.5"),
        "rob": ("TY-3.7",),
        "arbiter": ("TY-3.7",),
        "reach": ("TY-3.9",),
        "late": ("TY-4.4",),
        "ward": ("TY-4.5",),
    }

    def setup(self, seats: int, options: ToyOptions) -> ToyState:
        def empty() -> list[list[Token]]:
            return [[] for _ in range(seats)]

        s = ToyState(
            seats=seats,
            options=options,
            deck=[],
            packs=empty(),
            hands=empty(),
            chosen=empty(),
            laid=empty(),
            vaults=empty(),
            points=[0] * seats,
        )
        s.discard = deal_tokens(s, [BACKS])[0]  # the first draw shuffles them into the deck
        begin(s, a_round)
        return s

    def automata(self, seats: int, options: ToyOptions) -> Collection[Seat]:
        return automata(seats, options)

    def folder(self) -> Path:
        return Path(__file__).parent / "toy_folder"

    def zones(self, s: ToyState) -> Iterable[Zone]:
        yield Zone("deck", s.deck)
        yield Zone("discard", s.discard)
        yield Zone("drawn", s.drawn)
        for seat in range(s.seats):
            for name in ("packs", "hands", "chosen", "laid", "vaults"):
                yield Zone(f"{name}.{seat}", getattr(s, name)[seat])

    def fits(self, s: ToyState, audience: Audience) -> Fits | None:
        in_vaults = {token for vault in s.vaults for token in vault}
        return lambda token, card: token not in in_vaults or card not in LATE

    def view(self, s: ToyState, audience: Audience) -> View:
        def cards(tokens: list[Token]) -> list[str]:
            return [f"card:{face(s, audience, t) or '?'}" for t in tokens]

        view: View = {"round": s.round, "points": list(s.points), "grudges": sorted(s.grudges.items())}
        return view | {zone.name: cards(list(zone.tokens)) for zone in self.zones(s)}

    def outcome(self, s: ToyState) -> Outcome | None:
        if s.ended == "doom":
            ranks = tuple(1 if seat == s.winner else 2 for seat in range(s.seats))
            return Outcome(ranks, tuple(s.points), "doom", "TY-4.5")
        if s.ended:
            ranks = tuple(1 + sum(other > points for other in s.points) for points in s.points)
            return Outcome(ranks, tuple(s.points), "rounds", "TY-5.1")
        return None

    def vocabulary(self, options: ToyOptions) -> Sequence[Ref]:
        words = ("peek", "feast", "stash", "pass", "done", "bury", "leave", "step")
        return [
            *(f"{verb}card:{name}" for verb in ("", "front>") for name in CARDS),
            *(f"seat:{seat}" for seat in range(4)),
            *(f"hand:{seat}.{place}" for seat in range(4) for place in range(len(BACKS))),
            *(f"laid:{seat}" for seat in range(4)),
            "pile:deck",
            *(f"do:{word}" for word in words),
        ]

    def check(self, s: ToyState) -> None:
        if Counter(s.faces) != Counter(BACKS):
            raise ImpossiblePosition("A card is missing or there twice.")
        if min(s.points) < 0:
            raise ImpossiblePosition("Somebody owes points.")


TOY = GAME = Toy()
register(TOY)

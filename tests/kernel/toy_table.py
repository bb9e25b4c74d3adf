"""The toy's table: its cards, its state, and what may be pointed at."""

from collections.abc import Iterable, Mapping, Sequence

from meadhall.kernel import Clause, Option, Options, Ref, Seat, State, Token, button, secretly

CARDS = {"wolf": 6, "boar": 5, "bear": 4, "raven": 4, "doom": 2}
STRENGTH = {"wolf": 1, "boar": 2, "bear": 3, "raven": 2, "doom": 0}
LATE = ("raven", "doom")
BACKS = [name for name, count in CARDS.items() for _ in range(count)]
BURY = (button("bury"), button("leave"))


class ToyOptions(Options, frozen=True, kw_only=True):
    giant: bool = False
    rounds: int = 2


class ToyState(State, kw_only=True):
    options: ToyOptions
    deck: list[Token]
    discard: list[Token] = []
    packs: list[list[Token]]
    hands: list[list[Token]]
    chosen: list[list[Token]]
    """Cards that a seat is about to feast on, still face down."""
    drawn: list[Token] = []
    laid: list[list[Token]]
    vaults: list[list[Token]]
    """Cards that stay face down to the end."""
    points: list[int]
    grudges: dict[str, int] = {}
    round: int = 0
    ended: str = ""
    winner: Seat = -1


def automata(seats: int, options: ToyOptions) -> list[Seat]:
    """The giant has the last seat."""
    return [seats - 1] if options.giant else []


def people(s: ToyState) -> list[Seat]:
    """The seats that the rules do not play."""
    return list(range(s.seats - s.options.giant))


def seat_option(seat: Seat) -> Option:
    """A person to be pointed at."""
    return Option(f"seat:{seat}", seat)


def grudge(s: ToyState, seat: Seat) -> int:
    """How often the giant has minded what somebody did."""
    return s.grudges.get(f"seat:{seat}", 0)


def cards_of(s: ToyState, tokens: Iterable[Token]) -> list[Option]:
    """Cards that are alike are offered once; the order is that of their places."""
    first: dict[str, Token] = {}
    for token in tokens:
        first.setdefault(s.faces[token], token)
    return [Option(f"card:{name}", token) for name, token in first.items()]


def pack_cards(s: ToyState, seat: Seat) -> Sequence[Option]:
    return secretly(cards_of(s, s.packs[seat]))


def rest_of_pack(s: ToyState, seat: Seat, first: Token) -> Sequence[Option]:
    """What may be picked after the first, of another kind if there is one."""
    rest = [t for t in s.packs[seat] if t != first]
    return secretly(cards_of(s, [t for t in rest if s.faces[t] != s.faces[first]] or rest))


def hand_cards(s: ToyState, seat: Seat) -> Sequence[Option]:
    return cards_of(s, s.hands[seat])


def drawn_cards(s: ToyState, seat: Seat) -> Sequence[Option]:
    return secretly(cards_of(s, s.drawn))


def cards_to_lay(s: ToyState, seat: Seat) -> Sequence[Option]:
    return secretly(hand_cards(s, seat))


def feast_cards(s: ToyState, seat: Seat) -> Sequence[Option]:
    """A card is chosen in secret; that one has done is open."""
    return [*secretly(hand_cards(s, seat)), button("done")]


def to_the_front(s: ToyState, seat: Seat) -> Sequence[Option]:
    """The cards behind the first of a hand; that one moves is seen, which it is not."""
    return [Option(f"front>{ref}", token, True) for ref, token, _ in cards_of(s, s.hands[seat][1:])]


def stash_cards(s: ToyState, seat: Seat) -> Sequence[Option]:
    return cards_of(s, (t for t in s.hands[seat] if s.faces[t] not in LATE))


def cards_to_stash(s: ToyState, seat: Seat) -> Sequence[Option]:
    return secretly(stash_cards(s, seat))


def not_for_the_vault(s: ToyState, seat: Seat) -> Mapping[Ref, Clause]:
    return {f"card:{s.faces[t]}": "TY-2.4" for t in s.hands[seat] if s.faces[t] in LATE}


def late_cards(s: ToyState, seat: Seat) -> Sequence[Option]:
    return [*cards_of(s, (t for t in s.hands[seat] if s.faces[t] in LATE)), button("pass")]


def ravens(s: ToyState, seat: Seat) -> Sequence[Option]:
    return [*cards_of(s, (t for t in s.hands[seat] if s.faces[t] == "raven")), button("pass")]


def peekable(s: ToyState, seat: Seat) -> Sequence[Option]:
    top = [Option("pile:deck", s.deck[-1])] if s.deck else []
    others = [
        Option(f"hand:{other}.{place}", token)
        for other in range(s.seats)
        if other != seat
        for place, token in enumerate(s.hands[other])
    ]
    return top + others


def scoutable(s: ToyState, seat: Seat) -> Sequence[Option]:
    others = [Option(f"laid:{other}", s.laid[other][0]) for other in range(s.seats) if other != seat and s.laid[other]]
    return [*others, button("pass")]


def actions(s: ToyState, seat: Seat) -> Sequence[Option]:
    return [button(name) for name in ("peek", "feast", "stash", "pass") if f"do:{name}" not in forbidden(s, seat)]


def forbidden(s: ToyState, seat: Seat) -> Mapping[Ref, Clause]:
    refused = {}
    if not peekable(s, seat):
        refused["do:peek"] = "TY-2.1"
    if not s.hands[seat]:
        refused["do:feast"] = "TY-2.2"
    if not stash_cards(s, seat):
        refused["do:stash"] = "TY-2.3"
    return refused

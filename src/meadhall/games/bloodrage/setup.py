"""Setup: clans, board and decks (section 2)."""

from collections import Counter
from collections.abc import Iterable
from functools import cache

from meadhall.kernel import Chapter, Clause, MeadhallError, Option, Seat, below, deal_tokens, shuffle, tell
from meadhall.kernel.chapters import begin, chapter, then, to
from meadhall.kit.choices import choice

from .ages import age
from .board import OUTER, REFS
from .clan import RAGE, stat
from .content import CONTENT
from .figures import CLANS
from .pillage import ALL_STATS_TOKEN, TOKENS
from .state import Clan, Options, State

CLAN_OPTIONS = tuple(Option(f"clan:{clan}", k) for k, clan in enumerate(CLANS))
_AGES = CONTENT.rules.ages.count


def setup(seats: int, options: Options) -> State:
    """The state before anybody has picked a clan (BR-2.1 to BR-2.8, BR-2.18 to BR-2.21)."""
    if options.first_player != "random" and int(options.first_player) >= seats:
        raise MeadhallError(f"The table names seat {options.first_player} as first player, but {seats} play.")
    s = State(seats=seats, options=options, clans=[Clan() for _ in range(seats)])
    s.decks = deal_tokens(s, [deck(age, seats) for age in range(1, _AGES + 1)])
    for seat, clan in enumerate(s.clans):
        clan.rage = stat(s, seat, RAGE)
    then(s, *(to(pick_clan, seat) for seat in range(seats)), to(lay_out))
    return s


@cache  # the box is the same for every match
def deck(age: int, seats: int) -> tuple[str, ...]:
    """The copies of an age's cards that are used with so many players (BR-2.19)."""
    cards = [card for card in CONTENT.cards if card.age == age]
    return tuple(f"{card.id}.{n}" for card in cards for n, least in enumerate(card.from_players, 1) if least <= seats)


@chapter
def pick_clan(s: State, seat: Seat) -> Chapter:
    """Each seat in turn takes a clan that is left (BR-2.2, BR-2.3)."""
    picked = yield clan_left.ask(seat, "pick_clan")
    s.clans[seat].clan = picked
    tell(s, "clan", seat=seat, clan=CLAN_OPTIONS[picked].ref)


@choice(CLAN_OPTIONS)
def clan_left(s: State, seat: Seat, clan: int) -> Clause | None:
    """A clan that nobody has yet (BR-2.2)."""
    return "BR-2.2" if any(other.clan == clan for other in s.clans) else None


@chapter
def lay_out(s: State) -> None:
    """Pillage tokens, Ragnarök, decks and the first player, by chance (BR-2.9 to BR-2.17, BR-2.22 to BR-2.26)."""
    outer = TOKENS - Counter([ALL_STATS_TOKEN])
    s.rewards = [*mixed(s, outer.elements()), ALL_STATS_TOKEN]
    falling = mixed(s, OUTER)
    s.ragnarok, rest = falling[:_AGES], falling[_AGES:]
    s.doom = s.ragnarok[0]
    lost = rest[: CONTENT.tokens.ragnarok.destroyed_at_setup[str(s.seats)]]
    for province in lost:
        s.destroyed[province] = True
    for deck in s.decks:
        shuffle(s, deck)
    named = s.options.first_player
    s.first = below(s, s.seats) if named == "random" else int(named)
    doomed, destroyed = [REFS[province] for province in s.ragnarok], [REFS[province] for province in lost]
    tell(s, "laid_out", ragnarok=doomed, destroyed=destroyed, first=s.first)
    begin(s, age)


def mixed(s: State, things: Iterable[int]) -> list[int]:
    """Things in an order that chance decides."""
    mixed = list(things)
    for k in range(len(mixed) - 1, 0, -1):
        other = below(s, k + 1)
        mixed[k], mixed[other] = mixed[other], mixed[k]
    return mixed


PROMPTS = {"pick_clan": ("BR-2.2", "BR-2.4")}

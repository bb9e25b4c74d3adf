"""Final scoring, and the reckoning: what it would give if it came now (sections 16 and 22)."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from msgspec import Struct, field
from msgspec.structs import replace

from meadhall.kernel import EVERYONE, Outcome, Seat, show, tell
from meadhall.kernel.chapters import chapter

from .content import CONTENT
from .pieces import NOTHING, TOKENS, card, prophecy, stack_of
from .records import Prophecy
from .state import State
from .words import (
    CountArtifacts,
    Counted,
    CountKeepSpoils,
    CountProphecies,
    CountReavers,
    CountSeaBattles,
    CountTerritories,
    CountTokens,
    CountUpgrades,
)

PARTS = ("terror", "artifacts", "sets", "tokens", "prophecies")
"""What is added to the Glory on the track, in this order (RM-22.3, RM-22.4)."""
SCORING = CONTENT.scoring
TAPESTRY = SCORING.tapestry
SETS = {rule.card: rule.by_size for rule in SCORING.set}
ARTIFACTS = {artifact.id: artifact.glory for artifact in CONTENT.artifacts}
RATES = {rule.token: list(zip(rule.owned, rule.each, strict=True)) for rule in SCORING.tokens}
SEA_BATTLES = [battle.id for battle in CONTENT.battles]
REAVERS_OF = {clan.id: [reaver.id for reaver in CONTENT.reavers if reaver.clan == clan.id] for clan in CONTENT.clans}


class Holdings(NamedTuple):
    """All that counts for a player at the end, as it lies there."""

    terror: int
    tokens: tuple[int, ...]
    cards: tuple[str, ...]
    tiles: tuple[str, ...]
    upgrades: int
    prophecies: tuple[Prophecy, ...]


class Estate(Struct, frozen=True):
    """The same, put together and sorted by kind (RM-22.2)."""

    terror: int = 0
    tokens: Counter[str] = field(default_factory=Counter)
    cards: Counter[str] = field(default_factory=Counter)
    """Reavers, artifacts, Keep Spoils and Sea Battles of player board and Glory pile (RM-16.5)."""
    tiles: Counter[str] = field(default_factory=Counter)
    upgrades: int = 0
    prophecies: tuple[Prophecy, ...] = ()


def holdings(s: State, seat: Seat) -> Holdings:
    """What a player owns: on the player board, in the Glory pile and beside them."""
    p = s.players[seat]
    board = (() if p.leader == NOTHING else (p.leader,), *p.slots, [held.card for held in p.artifacts])
    return Holdings(
        p.terror,
        tuple(p.tokens),
        tuple(sorted(card(s, token).id for token in chain(*board, p.pile))),
        tuple(sorted(stack_of(token).territory for token in p.tiles)),
        sum(p.ready) + sum(p.spent),
        tuple(prophecy(s, token) for token in p.prophecies),
    )


def estate(s: State, seat: Seat) -> Estate:
    """What a player owns, sorted by kind."""
    return _sorted(holdings(s, seat))


@lru_cache(maxsize=512)  # every view asks for all of them, and few of them change between two views
def _sorted(held: Holdings) -> Estate:
    return Estate(
        held.terror,
        Counter(dict(zip(TOKENS, held.tokens, strict=True))),
        Counter(held.cards),
        Counter(held.tiles),
        held.upgrades,
        held.prophecies,
    )


# --- the parts ------------------------------------------------------------------------------------------------------


def terror_loss(tokens: int) -> int:
    """What Terror takes; each token above the last of the table takes as much more (RM-22.5 to RM-22.12)."""
    table = SCORING.terror.by_count
    last = len(table) - 1
    return -table[min(tokens, last)] - SCORING.terror.each_above * max(0, tokens - last)


def artifact_glory(owned: Estate) -> int:
    """What the artifacts are worth at the end, in use or not (RM-22.13)."""
    return sum(ARTIFACTS[id] * count for id, count in owned.cards.items() if id in ARTIFACTS)


def set_glory(owned: Estate) -> dict[str, int]:
    """What Armor, Art and Treasure are worth: sets of the largest size first, then one of the rest (RM-22.14)."""
    return {id: _set(owned.cards[id], by_size) for id, by_size in SETS.items()}


def _set(count: int, by_size: Sequence[int]) -> int:
    whole, rest = divmod(count, len(by_size))
    return whole * by_size[-1] + (by_size[rest - 1] if rest else 0)


def tapestry_glory(owned: Estate) -> int:
    """What Tapestries are worth: sets of one of each, and each that is left over (RM-22.19, RM-22.20)."""
    counts = [owned.cards[id] for id in TAPESTRY.cards]
    sets = min(counts)
    return sets * TAPESTRY.together + (sum(counts) - sets * len(counts)) * TAPESTRY.alone


def token_glory(owned: Estate) -> dict[str, int]:
    """What tokens pay by how many there are: the rate reached counts for all of a kind (RM-22.21 to RM-22.24)."""
    return {kind: _paid(owned.tokens[kind], rates) for kind, rates in RATES.items()}


def _paid(count: int, rates: Sequence[tuple[int, int]]) -> int:
    return count * max([each for least, each in rates if count >= least], default=0)


def majorities(owned: Sequence[Estate]) -> list[dict[str, int]]:
    """Who has most tokens of a kind, and what that pays; all of those who tie, if they have any (RM-22.25)."""
    most = {rule.token: max(one.tokens[rule.token] for one in owned) for rule in SCORING.tokens}
    return [
        {rule.token: rule.majority for rule in SCORING.tokens if one.tokens[rule.token] == most[rule.token] > 0}
        for one in owned
    ]


def prophecy_glory(owned: Estate) -> list[int]:
    """What each held Prophecy pays, copies of one name alike (RM-22.28, RM-16.3, RM-16.4)."""
    return [held.glory_each * counted(owned, held.counts) for held in owned.prophecies]


def counted(owned: Estate, what: Counted) -> int:
    """How many of what a Prophecy counts somebody owns (RM-16.6 to RM-16.24)."""
    match what:
        case CountReavers(clan=clan):
            return sum(owned.cards[id] for id in REAVERS_OF[clan])
        case CountTerritories(territory=territory):
            return owned.tiles[territory]
        case CountTokens(token=token):
            return owned.tokens[token]
        case CountKeepSpoils(cards=cards):
            return sum(owned.cards[id] for id in cards)
        case CountSeaBattles():
            return sum(owned.cards[id] for id in SEA_BATTLES)
        case CountUpgrades():
            return owned.upgrades
        case CountProphecies():
            return len(owned.prophecies)
        case CountArtifacts():
            return sum(owned.cards[id] for id in ARTIFACTS)


def parts(owned: Sequence[Estate]) -> list[dict[str, int]]:
    """The five parts of everybody (RM-22.3)."""
    return [
        {
            "terror": terror_loss(one.terror),
            "artifacts": artifact_glory(one),
            "sets": sum(set_glory(one).values()) + tapestry_glory(one),
            "tokens": sum(token_glory(one).values()) + sum(most.values()),
            "prophecies": sum(prophecy_glory(one)),
        }
        for one, most in zip(owned, majorities(owned), strict=True)
    ]


# --- the end of the game --------------------------------------------------------------------------------------------


@chapter
def final_scoring(s: State) -> None:
    """Everything is turned up, and the five parts are added to the Glory on the track (RM-22.1 to RM-22.4)."""
    # shown before the table turns them up: a preview stops here, and has seen none of them (RM-25.10)
    show(s, [token for player in s.players for token in (*player.prophecies, *player.pile)], EVERYONE)
    s.before_scoring = [player.glory for player in s.players]
    tell(s, "scoring", glory=list(s.before_scoring))
    scored = parts([estate(s, seat) for seat in range(s.seats)])
    for part in PARTS:
        for seat, player in enumerate(s.players):
            if glory := scored[seat][part]:
                player.glory += glory
                tell(s, "scored", seat=seat, part=part, glory=glory, total=player.glory)
    final = outcome(s)
    assert final is not None
    tell(s, "ended", clause=final.clause, ending=final.ending, glory=list(final.scores), winners=list(final.winners))


def outcome(s: State) -> Outcome | None:
    """Most Glory wins, then most Favor; whoever is still tied shares the victory (RM-22.30 to RM-22.33)."""
    if not s.before_scoring:
        return None
    standing = [(p.glory, p.favor) for p in s.players]
    ranks = tuple(1 + sum(other > own for other in standing) for own in standing)
    best = max(standing)
    if ranks.count(1) > 1:
        ending, clause = "shared", "RM-22.33"
    elif [glory for glory, _ in standing].count(best[0]) > 1:
        ending, clause = "favor", "RM-22.31"
    else:
        ending, clause = "glory", "RM-22.30"
    scored = parts([estate(s, seat) for seat in range(s.seats)])
    return Outcome(
        ranks,
        tuple(p.glory for p in s.players),
        ending,
        clause,
        {"play": tuple(s.before_scoring)} | {part: tuple(own[part] for own in scored) for part in PARTS},
    )


# --- the reckoning in mid game --------------------------------------------------------------------------------------


def sealed_lines(owned: Estate) -> dict[str, int]:
    """The lines of what lies face down: of the Glory pile."""
    sets = {id.removeprefix("keep_"): glory for id, glory in set_glory(owned).items()}
    return sets | {"tapestries": tapestry_glory(owned)}


def open_lines(owned: Estate, most: dict[str, int]) -> dict[str, int]:
    """The lines that everybody can read; a majority is in the line of its tokens."""
    tokens = {kind: glory + most.get(kind, 0) for kind, glory in token_glory(owned).items()}
    return {"terror": terror_loss(owned.terror), "artifacts": artifact_glory(owned)} | tokens


class Reason(Struct, frozen=True):
    """A part of a gain: a line of the reckoning, or a Prophecy by its place among those held."""

    line: str
    prophecy: int | None
    glory: int


class OneMore(Struct, frozen=True):
    """What the next thing of a kind would bring, everything counted."""

    thing: str
    glory: int
    why: list[Reason]


def one_more(s: State, seat: Seat) -> list[OneMore]:
    """What one more of each thing would be worth to a player at the end, the best first; nothing that is worth 0.

    Others' tokens count, for the majorities; what they hold face down does not.
    """
    others = [player.tokens for other, player in enumerate(s.players) if other != seat]
    return _one_more(holdings(s, seat), tuple(map(max, zip(*others, strict=True))))


@lru_cache(maxsize=512)  # the costliest part of a view
def _one_more(held: Holdings, most: tuple[int, ...]) -> list[OneMore]:
    """The same, given the most that anybody else has of each token."""
    own, rival = _sorted(held), Estate(tokens=Counter(dict(zip(TOKENS, most, strict=True))))
    before = _reasons(own, rival)
    found = []
    for thing, added in THINGS.items():
        after = _reasons(added(own), rival)
        why = [Reason(*name, glory - before.get(name, 0)) for name, glory in after.items()]
        why = [reason for reason in why if reason.glory]
        if gain := sum(reason.glory for reason in why):
            found.append(OneMore(thing, gain, why))
    return sorted(found, key=lambda more: -more.glory)


def _reasons(own: Estate, rival: Estate) -> dict[tuple[str, int | None], int]:
    """Everything that pays a player, line by line and Prophecy by Prophecy."""
    lines = open_lines(own, {}) | sealed_lines(own) | {"majority": sum(majorities([own, rival])[0].values())}
    found: dict[tuple[str, int | None], int] = {(line, None): glory for line, glory in lines.items()}
    return found | {("prophecies", k): glory for k, glory in enumerate(prophecy_glory(own))}


class ToLose(Struct, frozen=True):
    """A majority that is held, and who would take it with fewest more tokens."""

    token: str
    seat: Seat
    has: int
    more: int
    glory: int


def to_lose(owned: Sequence[Estate], seat: Seat, most: dict[str, int]) -> list[ToLose]:
    """The majorities of a player, each with the rival who is nearest to passing them."""
    found = []
    for token, glory in most.items():
        rivals = [(-one.tokens[token], other) for other, one in enumerate(owned) if other != seat]
        has, rival = min(rivals)
        found.append(ToLose(token, rival, -has, owned[seat].tokens[token] + has + 1, glory))
    return found


def _card_more(id: str) -> Callable[[Estate], Estate]:
    return lambda owned: replace(owned, cards=owned.cards + Counter([id]))


def _token_more(kind: str) -> Callable[[Estate], Estate]:
    return lambda owned: replace(owned, tokens=owned.tokens + Counter([kind]))


def _tile_more(territory: str) -> Callable[[Estate], Estate]:
    return lambda owned: replace(owned, tiles=owned.tiles + Counter([territory]))


def _terror_more(owned: Estate) -> Estate:
    return replace(owned, terror=owned.terror + 1)


def _upgrade_more(owned: Estate) -> Estate:
    return replace(owned, upgrades=owned.upgrades + 1)


def _prophecy_more(owned: Estate) -> Estate:
    any_other = replace(CONTENT.prophecies[0], glory_each=0)  # its own Glory is unknown
    return replace(owned, prophecies=(*owned.prophecies, any_other))


THINGS: dict[str, Callable[[Estate], Estate]] = {
    **{kind: _token_more(kind) for kind in TOKENS},
    **{id.removeprefix("keep_"): _card_more(id) for id in (*SETS, *TAPESTRY.cards)},
    **{clan: _card_more(cards[0]) for clan, cards in REAVERS_OF.items()},
    **{f"territory_{one.id}": _tile_more(one.id) for one in CONTENT.territories.territory},
    "sea_battle": _card_more(SEA_BATTLES[0]),
    "upgrade": _upgrade_more,
    "prophecy": _prophecy_more,
    "terror": _terror_more,
}
"""Everything of which one more can change the reckoning, in the order of the parts."""

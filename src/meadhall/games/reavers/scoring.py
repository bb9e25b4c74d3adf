"""Final scoring: Terror, artifacts, Keep sets, tokens and Prophecies, and who has won (section 22)."""

from collections import Counter
from collections.abc import Callable, Mapping

from meadhall.kernel import EVERYONE, Outcome, Seat, chapter, show, tell

from .amounts import upgrades_of
from .content import CONTENT
from .paying import reavers_on_board
from .pieces import TOKENS, card, prophecy, stack_of
from .records import Artifact, CardFact, Reaver, SeaBattle
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

_SCORING = CONTENT.scoring
_TOKEN_SCORES = tuple(next(score for score in _SCORING.tokens if score.token == kind) for kind in TOKENS)
_SET_CARDS = (*(kind.card for kind in _SCORING.set), *_SCORING.tapestry.cards)


@chapter
def final_scoring(s: State) -> None:
    """Everything is turned up, and the five parts are added to the Glory on the track (RM-22.1 to RM-22.4)."""
    # shown before the table turns them up: a preview stops here, and has seen none of them (RM-25.10)
    show(s, [token for player in s.players for token in (*player.prophecies, *player.pile)], EVERYONE)
    s.before_scoring = [player.glory for player in s.players]
    tell(s, "scoring", glory=list(s.before_scoring))
    for part, score in PARTS.items():
        for seat, player in enumerate(s.players):
            glory = score(s, seat)
            if glory:
                player.glory += glory
                tell(s, "scored", seat=seat, part=part, glory=glory, total=player.glory)
    final = outcome(s)
    assert final is not None
    tell(s, "ended", clause=final.clause, ending=final.ending, glory=list(final.scores), winners=list(final.winners))


def outcome(s: State) -> Outcome | None:
    """The most Glory wins, then the most Favor; who is still tied shares the victory (RM-22.30 to RM-22.33)."""
    if not s.before_scoring:
        return None
    standing = [(player.glory, player.favor) for player in s.players]
    ranks = tuple(1 + sum(other > own for other in standing) for own in standing)
    glory = tuple(player.glory for player in s.players)
    parts = {"play": tuple(s.before_scoring)}
    parts |= {part: tuple(score(s, seat) for seat in range(s.seats)) for part, score in PARTS.items()}
    if ranks.count(1) > 1:
        ending, clause = "shared", "RM-22.33"
    elif glory.count(max(glory)) > 1:
        ending, clause = "favor", "RM-22.31"
    else:
        ending, clause = "glory", "RM-22.30"
    return Outcome(ranks, glory, ending, clause, parts)


# --- the parts, for one player --------------------------------------------------------------------------------------


def owned_cards(s: State, seat: Seat) -> list[CardFact]:
    """All cards of the board and the Glory pile (RM-16.5, RM-22.2)."""
    player = s.players[seat]
    board = [*reavers_on_board(s, seat), *(held.card for held in player.artifacts)]
    return [card(s, token) for token in (*board, *player.pile)]


def owned(s: State, seat: Seat) -> Counter[str]:
    """The same by name."""
    return Counter(found.id for found in owned_cards(s, seat))


def terror(s: State, seat: Seat) -> int:
    """What Terror tokens cost (RM-22.5 to RM-22.12)."""
    return terror_glory(s.players[seat].terror)


def terror_glory(tokens: int) -> int:
    """What so many of them cost."""
    loss = _SCORING.terror
    last = len(loss.by_count) - 1
    return -loss.by_count[min(tokens, last)] - max(0, tokens - last) * loss.each_above


def artifacts(s: State, seat: Seat) -> int:
    """The end value of each artifact card, wherever it lies (RM-22.13)."""
    cards = owned(s, seat)
    return sum(found.glory * cards[found.id] for found in CONTENT.artifacts)


def sets(s: State, seat: Seat) -> int:
    """Keep sets: of one kind filled to the largest size first, Tapestries of all kinds (RM-22.14 to RM-22.20)."""
    return set_glory(owned(s, seat))


def set_glory(cards: Mapping[str, int]) -> int:
    """What so many cards of each name are worth in sets."""
    total = 0
    for kind in _SCORING.set:
        full, rest = divmod(cards[kind.card], len(kind.by_size))
        total += full * kind.by_size[-1] + (kind.by_size[rest - 1] if rest else 0)
    tapestries = [cards[id] for id in _SCORING.tapestry.cards]
    together = min(tapestries)
    alone = sum(tapestries) - together * len(tapestries)
    return total + together * _SCORING.tapestry.together + alone * _SCORING.tapestry.alone


def tokens(s: State, seat: Seat) -> int:
    """Each token by the rate that their number reaches, and a bonus for the most of a kind (RM-22.21 to RM-22.27)."""
    return sum(token_glory(s, seat, kind, s.players[seat].tokens[kind]) for kind in range(len(TOKENS)))


def token_glory(s: State, seat: Seat, kind: int, has: int) -> int:
    """What so many tokens of a kind would be worth to a player, beside what the others have."""
    if not has:
        return 0
    score = _TOKEN_SCORES[kind]
    rate = max(each for least, each in zip(score.owned, score.each, strict=True) if least <= has)
    others = max(player.tokens[kind] for other, player in enumerate(s.players) if other != seat)
    return has * rate + (score.majority if has >= others else 0)


def one_more(s: State, seat: Seat) -> dict[str, int]:
    """What one more set card, token or Terror would bring a player at the end, as the table stands now."""
    cards, player = owned(s, seat), s.players[seat]
    now = set_glory(cards)
    found = {id.removeprefix("keep_"): set_glory(cards + Counter([id])) - now for id in _SET_CARDS}
    for kind, name in enumerate(TOKENS):
        has = player.tokens[kind]
        found[name] = token_glory(s, seat, kind, has + 1) - token_glory(s, seat, kind, has)
    return found | {"terror": terror_glory(player.terror + 1) - terror_glory(player.terror)}


def prophecies(s: State, seat: Seat) -> int:
    """Each held Prophecy for what it counts (RM-22.28, RM-16.3, RM-16.4)."""
    held = [prophecy(s, token) for token in s.players[seat].prophecies]
    return sum(found.glory_each * counted(s, seat, found.counts) for found in held)


def counted(s: State, seat: Seat, word: Counted) -> int:
    """How many of what a Prophecy counts a player has (RM-16.6 to RM-16.24)."""
    player = s.players[seat]
    match word:
        case CountReavers():
            return sum(isinstance(found, Reaver) and found.clan == word.clan for found in owned_cards(s, seat))
        case CountArtifacts():
            return sum(isinstance(found, Artifact) for found in owned_cards(s, seat))
        case CountKeepSpoils():
            return sum(owned(s, seat)[id] for id in word.cards)
        case CountSeaBattles():
            return sum(isinstance(found, SeaBattle) for found in owned_cards(s, seat))
        case CountTerritories():
            return sum(stack_of(token).territory == word.territory for token in player.tiles)
        case CountTokens():
            return player.tokens[TOKENS.index(word.token)]
        case CountUpgrades():
            return upgrades_of(s, seat)
        case CountProphecies():
            return len(player.prophecies)


PARTS: dict[str, Callable[[State, Seat], int]] = {
    "terror": terror,
    "artifacts": artifacts,
    "sets": sets,
    "tokens": tokens,
    "prophecies": prophecies,
}
"""What is added at the end, in this order (RM-22.3)."""

"""What the tests of the powers look at: the prompts of a turn, the pieces, the score, the result."""

from collections import Counter
from typing import Any

from meadhall import Match
from meadhall.games.ragnarocks.notation import read_turn

from .. import reference
from ..playing import names, point, prompt, seat, table
from ..writing import answer_to

BEGIN = "1III1/6/7/8/9/10/11/11/10/3RRR3"
"""The placement at the start of a game."""
FORCED_SKIP = "RI3/##2I1/2I4/8/#########/10/11/4R6/4R5/9"
"""Red's only roaming Viking, a1, is boxed in by stones and by ivory's a2 (T06_forced_skip)."""
NORTH_AND_SOUTH = "5/6/1R5/3I4/#########/10/11/4I1R4/7I2/2R6"
"""Row e parts two contested regions of 26 and 51 hexes (T08a_freyr_legal)."""
GATE = "5/1I4/7/4I3/########1/10/5I5/7R3/3R6/6R2"
"""A stone on e9 closes the South for ivory's b2 and d5; the North stays contested."""


def asked(match: Match, text: str) -> list[str]:
    """Plays one turn of section 43; the prompts in order, those to the other side's seat with its number behind."""
    turn, seen, prompts = read_turn(text), Counter[str](), list[str]()
    played, mover = len(table(match)["turns"]), seat(match)
    while match.pending and len(table(match)["turns"]) == played:
        wanted, who = prompt(match), seat(match)
        prompts.append(wanted if who == mover else f"{wanted}@{who}")
        point(match, answer_to(turn, wanted, seen[wanted]))
        seen[wanted] += 1
    return prompts


def slides(match: Match, start: str) -> list[str]:
    """Every hex that a slide from a hex stops on, worked out by the second, plain Ragnarocks."""
    position = dict.fromkeys([*vikings(match, "ivory"), *vikings(match, "red"), *stones(match)], "#")
    return reference.slide(position, start)


def kinds(told: list[dict[str, Any]]) -> list[str]:
    """What kinds of things happened."""
    return [event["kind"] for event in told]


def vikings(match: Match, side: str) -> set[str]:
    """Where a side's Vikings stand."""
    return names(table(match)["sides"][side]["vikings"])


def settled(match: Match, side: str) -> set[str]:
    """Where a side's settled Vikings stand."""
    return names(table(match)["sides"][side]["settled"])


def land(match: Match) -> list[Any]:
    """The regions and who has settled: what a stone changes and a move does not."""
    return [table(match)["regions"], settled(match, "ivory"), settled(match, "red")]


def stones(match: Match) -> set[str]:
    """Where stones stand."""
    return names(table(match)["stones"])


def score(match: Match) -> tuple[int, int]:
    """What ivory and red have as the board stands."""
    sides = table(match)["sides"]
    return sides["ivory"]["score"], sides["red"]["score"]


def result(match: Match) -> str | None:
    """The result, if the match is over."""
    text: str | None = table(match)["result"]
    return text


def last_turn(match: Match) -> str:
    """What was played last, in the notation of section 43."""
    text: str = table(match)["turns"][-1]
    return text


def on_card(match: Match, side: str) -> int:
    """How many stones lie on a side's card."""
    (card,) = [card for card in table(match)["cards"] if card["side"] == side]
    count: int = card["stones"]
    return count

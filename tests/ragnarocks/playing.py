"""How the tests sit at the table: set up a position, point at hexes by name, read what lies there."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from meadhall import SPECTATOR, Match
from meadhall.games.ragnarocks.notation import read_turn
from meadhall.games.ragnarocks.state import Options
from meadhall.games.ragnarocks.study import from_position
from meadhall.kit.testing import answer, asked

from .writing import answer_to

START = "1III1/6/7/8/9/10/11/11/10/3RRR3 i - - -"
IVORY, RED = 0, 1
"""The seats in a position that was set up."""


def start(**options: Any) -> Match:
    """A new match in which seat 0 plays ivory."""
    return Match.new("ragnarocks", seats=2, options=options, luck=[IVORY])


def at(position: str, **options: Any) -> Match:
    """A match at a position; seat 0 plays ivory. In a team game the seats alternate, ivory 1 is seat 0."""
    return Match.at("ragnarocks", from_position(position, Options(**options) if options else None))


def with_powers(placement: str, ivory: str, red: str, to_move: str = "i", state: str = "", **options: Any) -> Match:
    """A match at a placement with two powers; their state is as at the start unless it is said."""
    fresh = {"thor": "4", "ask_and_embla": "1", "frigg": "0", "idun": "armed", "odin": "sol+tyr/-/-"}
    entries = dict(entry.split("=", 1) for entry in state.split(";") if entry)
    wanted = [f"{power}={entries.pop(power, fresh[power])}" for power in fresh if power in (ivory, red)]
    wanted += [f"{name}={value}" for name, value in entries.items()]
    supply = "-"
    return at(f"{placement} {to_move} {supply} {ivory},{red} {';'.join(wanted) or '-'}", **options)


def advanced(ivory: str, red: str, **options: Any) -> Match:
    """A new advanced game with chosen cards, in which seat 0 plays ivory."""
    options = {"mode": "advanced", "offer": "chosen", "ivory_power": ivory, "red_power": red, **options}
    return Match.new("ragnarocks", seats=2, seed=f"{ivory} {red}", options=options, luck=[IVORY])


def seat(match: Match) -> int:
    """The seat that is asked."""
    return asked(match).seat


def prompt(match: Match) -> str:
    """What it is asked."""
    return asked(match).prompt


def offered(match: Match) -> list[str]:
    """The hexes that may be pointed at."""
    return [ref.removeprefix("hex:") for ref in asked(match).options]


def refused(match: Match) -> dict[str, str]:
    """The hexes that look possible and are not, each with its clause."""
    return {ref.removeprefix("hex:"): clause for ref, clause in asked(match).refusals.items()}


def point(match: Match, *things: str) -> list[dict[str, Any]]:
    """Whoever is asked points at hexes, or at cards and buttons by their whole ref, in turn; what happened."""
    told = []
    for thing in things:
        told += answer(match, seat(match), thing if ":" in thing else f"hex:{thing}")
    return told


def decline(match: Match) -> list[dict[str, Any]]:
    """Whoever is asked declines."""
    return point(match, "do:decline")


def play(match: Match, *turns: str) -> list[dict[str, Any]]:
    """Plays turns in the notation of section 43; what happened. Effects that are not written are declined."""
    told = []
    for text in turns:
        turn, asked, played = read_turn(text), Counter[str](), len(table(match)["turns"])
        if turn.skipped and table(match)["turns"][-1:] == [text]:
            continue  # nobody was asked: it was skipped when the turn before had ended
        while match.pending and len(table(match)["turns"]) == played:
            wanted = prompt(match)
            if turn.skipped and wanted != "odin_action":
                break
            told += point(match, answer_to(turn, wanted, asked[wanted]))
            asked[wanted] += 1
    return told


def table(match: Match) -> dict[str, Any]:
    """What a spectator sees on the table."""
    view: dict[str, Any] = match.view(SPECTATOR)["table"]
    return view


def board(match: Match) -> str:
    """The placement that a spectator sees."""
    position: str = table(match)["position"]
    return position.split(" ")[0]


def names(refs: list[str]) -> set[str]:
    """Hexes without their prefix."""
    return {ref.removeprefix("hex:") for ref in refs}


def lands(match: Match) -> list[tuple[str, str | None, int]]:
    """The regions one sees: status, owner, size; the largest first."""
    found = [(region["status"], region["side"], region["size"]) for region in table(match)["regions"]]
    return sorted(found, key=lambda land: -land[2])


def all_turns(match: Match) -> Iterator[tuple[str, str, str]]:
    """Every turn that can be played now, by pointing at everything that is offered."""
    for viking in offered(match):
        selected = match.fork()
        selected.answer(seat(selected), f"hex:{viking}")
        for to in offered(selected):
            moved = selected.fork()
            moved.answer(seat(moved), f"hex:{to}")
            for stone in offered(moved):
                yield viking, to, stone

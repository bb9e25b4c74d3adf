"""What things turned out to be worth: least squares over matches by rules of thumb, for the numbers of ``standing.py``.

``python -m meadhall.games.reavers.bots.fitting --seconds 300`` lets four play, two of them with a doubtful hand, takes
down what everybody has whenever a pawn is placed, and puts the Glory that was still to come down to it. It prints what
one more of each thing brought, by how much of the match was left.
"""

import argparse
from collections.abc import Sequence
from time import perf_counter

from meadhall.kernel import Chance, Match, Seat

from ..pieces import CLANS, NOTHING, prophecy
from ..scoring import estate, majorities, terror_loss
from ..state import State
from .player import Player
from .standing import FACES, abilities, collected, counted_now, turns_left, wild_face
from .unsure import Unsure
from .worth import Worth

DOUBTS = (0.0, 0.0, 0.5, 1.0)
"""How much each of the four doubts: who plays otherwise shows what other things are worth."""
PARTS = ((1.01, 0.7), (0.7, 0.35), (0.35, 0.13), (0.13, 0.0))
"""Parts of the match, by how much of it is left."""
RIDGE = 2.0
"""Holds numbers small of which the matches say little."""


def things(s: State, seat: Seat) -> dict[str, float]:
    """What somebody has that may bring Glory later."""
    worth = Worth(s, seat, late=1.0)
    p, faces, wild = worth.player, worth.faces, wild_face(worth)
    found: dict[str, float] = {"nothing": 1.0, "turns left": turns_left(s)}
    for face, n in ((face, faces[face]) for face in FACES):
        found |= {f"{face} 1-2": min(n, 2), f"{face} 3-": max(n - 2, 0)}
    found |= {"wild 1-2": min(faces[wild], 2), "wild 3-": max(faces[wild] - 2, 0)}
    found |= {"double hammer": faces["double_hammer"], "other clans": sum(faces[one] for one in CLANS if one != wild)}
    found |= {"food 1-4": min(p.food, 4), "food 5-8": min(max(p.food - 4, 0), 4), "food 9-": max(p.food - 8, 0)}
    return found | {
        "favor": p.favor,
        "artifacts": len(p.artifacts),
        "stored": sum(held.die != NOTHING for held in p.artifacts),
        "upgrades": sum(p.ready) + sum(p.spent),
        "tiles": len(p.tiles),
        "abilities": abilities(worth),
        "specialists": sum(map(len, p.slots)),
        "prophecies": len(p.prophecies),
        "what prophecies pay for one": sum(prophecy(s, token).glory_each for token in p.prophecies),
        "majorities": sum(majorities([estate(s, other) for other in range(s.seats)])[seat].values()),
        "sets": collected(worth.owned),
        "terror": terror_loss(worth.owned.terror),
    }


Row = tuple[dict[str, float], float]
"""What somebody had, and how much Glory was still to come."""


def rows(number: int) -> list[tuple[float, Row]]:
    """One match: how much of it was left, and a row, for everybody whenever a pawn was placed."""
    match, chance = Match.new("reavers", 4, f"fitting/{number}", bare=True), Chance(f"fitting/{number}")
    players = [Unsure(chance, doubt) if doubt else Player(chance) for doubt in DOUBTS]
    seen: list[tuple[float, Seat, dict[str, float], float]] = []
    while match.pending:
        question, s = match.pending[0], match.state
        if question.prompt == "location_choice":
            seen += [(turns_left(s), seat, things(s, seat), counted_now(Worth(s, seat))) for seat in range(4)]
        match.answer(question.seat, players[(question.seat + number) % 4].point(s, question).ref)
    assert match.outcome is not None
    scores = [score or 0 for score in match.outcome.scores]
    return [(left, (had, scores[seat] - counted)) for left, seat, had, counted in seen]


def least_squares(found: Sequence[Row]) -> dict[str, float]:
    """What one more of each thing brought."""
    names = list(found[0][0])
    n = len(names)
    table = [[RIDGE * (i == j and i > 0) for j in range(n)] + [0.0] for i in range(n)]
    for had, came in found:
        values = [had[name] for name in names]
        for i, value in enumerate(values):
            if value:
                line = table[i]
                for j, other in enumerate(values):
                    line[j] += value * other
                line[n] += value * came
    for k in range(n):  # Gauss
        pivot = max(range(k, n), key=lambda i: abs(table[i][k]))
        table[k], table[pivot] = table[pivot], table[k]
        for i in range(n):
            if i != k and (part := table[i][k] / table[k][k]):
                table[i] = [a - part * b for a, b in zip(table[i], table[k], strict=True)]
    return {name: table[k][n] / table[k][k] for k, name in enumerate(names)}


def main(argv: Sequence[str] | None = None) -> None:
    """Plays for so long, and prints a line for each thing."""
    parser = argparse.ArgumentParser(prog="python -m meadhall.games.reavers.bots.fitting", description=__doc__)
    parser.add_argument("--seconds", type=float, default=300.0, help="begin no match after so long")
    said = parser.parse_args(argv)
    parts: list[list[Row]] = [[] for _ in PARTS]
    until, number = perf_counter() + said.seconds, 0
    while not number or perf_counter() < until:
        for left, row in rows(number):
            parts[next(k for k, (most, least) in enumerate(PARTS) if least < left <= most)].append(row)
        number += 1
    fits = [least_squares(part) for part in parts]
    print(f"{number} matches, {sum(map(len, parts))} rows; left of the match: {PARTS}")
    for name in fits[0]:
        print(f"{name:28}" + "".join(f"{fit[name]:8.2f}" for fit in fits))


if __name__ == "__main__":
    main()

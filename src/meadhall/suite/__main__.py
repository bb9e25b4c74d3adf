"""``python -m meadhall.suite GAME``: tries on a title everything that must always hold.

GAME is a title of the hall, or ``module:NAME`` for one of your own.
"""

import argparse
import sys

from .broken import Broken
from .playing import EVERY_ASK, USUAL, run
from .process import game_at, replay


def main(arguments: list[str] | None = None) -> int:
    """Plays, prints a line for each number of seats, and says what is broken."""
    parser = argparse.ArgumentParser(prog="meadhall.suite", description="Tries everything that must always hold.")
    parser.add_argument("game", help="a title of the hall, or module:NAME")
    parser.add_argument("--seats", type=int, nargs="*", help="how many play; every number that can, if left out")
    parser.add_argument("--matches", type=int, default=200, help="matches for each number of seats")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--every-ask", action="store_true", help="look at nearly everything at every ask: slow")
    parser.add_argument("--replay", action="store_true", help="instead, replay records from standard input")
    wanted = parser.parse_args(arguments)
    game = game_at(wanted.game)
    if wanted.replay:
        return replay(game, sys.stdin.buffer)
    for seats in wanted.seats or game.seats:
        try:
            print(run(game, seats, wanted.matches, wanted.seed, rates=EVERY_ASK if wanted.every_ask else USUAL))
        except Broken as broken:
            print(broken)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

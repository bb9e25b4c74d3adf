"""How strong each card is: players of one level play every two cards against each other, and somebody counts.

``python -m meadhall.games.ragnarocks.bots.measuring --level karl --rounds 1 --jobs 8`` plays each of the 496 pairs
twice a round, each card once on either side, and writes ``content/strengths.toml`` anew from what came out. Before the
first turn of a player chance takes one for each side, so that the games of two rounds differ.
"""

import argparse
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter

from meadhall.bots import decide
from meadhall.kernel import Chance, Match

from ..cards import POWERS, Power, pairs
from ..fast.levels import Name
from .levels import LEVELS
from .player import Player

PRIOR = 4.0
"""As many drawn games are added to each card's, so that a few games do not make it look hopeless."""
OPENING = 2
"""Turns that chance takes first."""
_FILE = Path(__file__).parent.parent / "content" / "strengths.toml"
_HEAD = """# How often each card wins, in percent: {games} games of the {level}, pairs of cards on both sides, each
# after one random turn of either side; {prior:.0f} drawn games are added to each card's. The players' draft goes by it
# (bots/drafting.py); measured anew with python -m meadhall.games.ragnarocks.bots.measuring.
"""


def play(ivory: Power, red: Power, level: Name, seed: str) -> float:
    """One game; 1 if ivory's card won, 0 if red's did, half for a draw."""
    options = {"mode": "advanced", "offer": "chosen", "ivory_power": ivory, "red_power": red}
    match = Match.new("ragnarocks", 2, seed=seed, options=options, luck=[0])
    chance = Chance(seed)
    players = [Player(level, f"{seed}/{seat}") for seat in range(2)]
    while match.pending:
        question = match.pending[0]
        if match.state.turn <= OPENING:
            ref = question.options[chance.below(len(question.options))]
        else:
            ref = decide(players[question.seat], match, question.seat, LEVELS[level].seconds)
        match.answer(question.seat, ref)
    assert match.outcome is not None
    winners = match.outcome.winners
    return 0.5 if len(winners) == 2 else float(winners == (0,))


def _play(game: tuple[Power, Power, Name, str]) -> float:
    return play(*game)


def games(level: Name, rounds: int, seed: str) -> Iterator[tuple[Power, Power, Name, str]]:
    """All games: each pair with each card once on either side."""
    for number in range(rounds):
        for one, other in pairs():
            yield one, other, level, f"{seed}/{number}/{one}/{other}"
            yield other, one, level, f"{seed}/{number}/{other}/{one}"


def strengths(played: Sequence[tuple[Power, Power, float]]) -> dict[Power, float]:
    """For each card how often it won, in percent."""
    won = dict.fromkeys(POWERS, PRIOR / 2)
    count = dict.fromkeys(POWERS, PRIOR)
    for ivory, red, result in played:
        for card, share in ((ivory, result), (red, 1.0 - result)):
            won[card] += share
            count[card] += 1
    return {card: round(100 * won[card] / count[card], 1) for card in POWERS}


def write(found: dict[Power, float], games: int, level: Name) -> str:
    """The content file."""
    head = _HEAD.format(games=games, level=level, prior=PRIOR)
    cards = [f'[[power]]\nid = "{card}"\npercent = {found[card]}\nsource = "house"\n' for card in POWERS]
    return head + "\n" + "\n".join(cards)


def main() -> None:
    """Plays, prints and writes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", choices=tuple(LEVELS), default="karl")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="strengths")
    parser.add_argument("--seconds", type=float, help="stop after so long with what was played")
    parser.add_argument("--to", type=Path, default=_FILE, help="the file to write")
    told = parser.parse_args()
    began, played = perf_counter(), list[tuple[Power, Power, float]]()
    all_games = sorted(games(told.level, told.rounds, told.seed), key=lambda game: Chance(game[3]).below(2**31))
    with ProcessPoolExecutor(told.jobs, mp_context=get_context("spawn")) as pool:
        for game, result in zip(all_games, pool.map(_play, all_games), strict=True):
            played.append((game[0], game[1], result))
            if told.seconds is not None and perf_counter() - began > told.seconds:
                pool.shutdown(wait=False, cancel_futures=True)
                break
    found = strengths(played)
    for card in sorted(POWERS, key=lambda card: -found[card]):
        print(f"{card:28} {found[card]:5.1f} %")
    ivory = sum(result for *_, result in played) / len(played)
    print(f"{len(played)} games in {perf_counter() - began:.0f} s; ivory won {100 * ivory:.1f} %")
    told.to.write_text(write(found, len(played), told.level), "utf-8")


if __name__ == "__main__":
    main()

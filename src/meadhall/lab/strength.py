"""How strong the players are: every bot of a ladder plays the one below it, and somebody counts.

``python -m meadhall.lab.strength --jobs 16`` measures all ladders and writes what came out into ``docs/strength.md``,
again and again while it goes on. All steps go on side by side, so that whenever it ends each has had its share. Every
match is kept in a file; a measurement that was broken off, or given ``--seconds``, goes on from there.

Each opening is played once for each seat. Where more than two play, one of the stronger bots sits among weaker ones.
"""

import argparse
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter

import msgspec
from msgspec import Struct

from meadhall.bots import bots_of, get_ready, seconds_of

from .sim import Plan, bot_at, play_match, wilson
from .trial import Trial, trials

TABLE = Path("docs/strength.md")
KEPT = Path("strength.jsonl")
BEGIN, END = "<!-- measured: begin -->", "<!-- measured: end -->"
"""Between these lines of a page the table stands."""
TELL = 10.0
"""Seconds after which somebody who waits is told how far it is."""

TRIALS = trials()


class Step(Struct, frozen=True):
    """Two of a ladder who meet so many times, neighbours most of them."""

    trial: Trial
    stronger: str
    weaker: str
    games: int

    @property
    def name(self) -> str:
        """What the step is called where some are chosen: ``powers:jarl-lendmann``."""
        return f"{self.trial.way}:{self.stronger}-{self.weaker}"

    def plan(self, seed: str, budget: float | None) -> Plan:
        """What its matches need but their number."""
        trial, bots = self.trial, (self.stronger, *[self.weaker] * (self.trial.seats - 1))
        seconds = trial.budgets.get(self.stronger) if budget is None else budget
        return Plan(trial.game, trial.seats, bots, seed, trial.options, trial.openings, seconds)


class Result(Struct, frozen=True):
    """One match of a step."""

    step: str
    seed: str
    number: int
    share: float
    """1 if the stronger bot won, its part of a shared first place, else 0."""
    cut_short: int
    """How many of the answers of both the clock cut short."""
    seconds: float


def steps_of(trials: Sequence[Trial] = TRIALS, games: int | None = None) -> list[Step]:
    """Every bot of every ladder against the one below, and who else meets; ``games`` at most, in whole openings."""
    steps = []
    for trial in trials:
        below = [(stronger, weaker) for weaker, stronger in pairwise(bots_of(trial.game))]
        for stronger, weaker in (*below, *trial.besides):
            wanted = _games(trial, seconds_of(trial.game, stronger) or 0.0)
            if games is not None:
                wanted = min(wanted, games)
            steps.append(Step(trial, stronger, weaker, -(-wanted // trial.seats) * trial.seats))
    return steps


def _games(trial: Trial, seconds: float) -> int:
    many, some, few = trial.games
    return many if seconds < 1 else some if seconds < 5 else few


def chosen(steps: Sequence[Step], names: Sequence[str]) -> list[Step]:
    """The steps that somebody named: by name, by the stronger bot, or by the way of playing; all if nobody did."""
    if not names:
        return list(steps)
    known = {word for step in steps for word in (step.name, step.stronger, step.trial.way, step.trial.game)}
    for name in names:
        if name not in known:
            raise SystemExit(f"There is no step {name!r}; there are: {', '.join(step.name for step in steps)}.")
    return [s for s in steps if {s.name, s.stronger, s.trial.way, s.trial.game} & set(names)]


# ---- playing


def play(step: Step, seed: str, budget: float | None, number: int) -> Result:
    """One match of a step."""
    began = perf_counter()
    played = play_match(step.plan(seed, budget), number)
    seats = range(step.trial.seats)
    seat = next(seat for seat in seats if bot_at(seat, number, step.trial.seats) == 0)
    winners = played.outcome.winners
    share = 1 / len(winners) if seat in winners else 0.0
    return Result(step.name, seed, number, share, sum(played.cut_short), round(perf_counter() - began, 2))


def in_turn(steps: Sequence[Step]) -> list[tuple[Step, int]]:
    """All matches, so that at any time each step has had about the same part of its own; slow ones a little earlier."""
    matches = [(number / step.games, -k, step, number) for k, step in enumerate(steps) for number in range(step.games)]
    return [(step, number) for _, _, step, number in sorted(matches, key=lambda match: match[:2])]


def measure(
    steps: Sequence[Step],
    seed: str,
    jobs: int,
    *,
    seconds: float | None = None,
    budget: float | None = None,
    done: Sequence[Result] = (),
) -> Iterator[Result]:
    """Plays what is not done yet; tells each match when it is over, until all are or the time is."""
    known = {(one.step, one.number) for one in done if one.seed == seed}
    left = [(step, number) for step, number in in_turn(steps) if (step.name, number) not in known]
    if not left or seconds == 0:
        return
    waiting, until = iter(left), None if seconds is None else perf_counter() + seconds
    for game in dict.fromkeys(step.trial.game for step in steps):
        get_ready(game)  # compiled once, before every process does it
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        playing: set[Future[Result]] = set()
        while True:
            while len(playing) < 2 * jobs and (until is None or perf_counter() < until):
                match = next(waiting, None)
                if match is None:
                    break
                playing.add(pool.submit(play, match[0], seed, budget, match[1]))
            if not playing:
                return
            over, playing = wait(playing, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in over)


# ---- telling


def table(steps: Sequence[Step], results: Sequence[Result]) -> str:
    """What came out, as Markdown: a table for each ladder, the strongest first."""
    by_step: dict[str, list[Result]] = {}
    for result in results:
        by_step.setdefault(result.step, []).append(result)
    lines: list[str] = []
    for trial in TRIALS:
        of_trial = [step for step in steps if step.trial == trial]
        if not of_trial:
            continue
        lines += ["", f"{trial.says}:", "", "| | games | share | 95 % interval | cut short |", "|---|---|---|---|---|"]
        lines += [_row(step, by_step.get(step.name, ())) for step in reversed(of_trial)]
    return "\n".join(lines[1:]) + "\n"


def _row(step: Step, played: Sequence[Result]) -> str:
    names = f"`{step.stronger}` - `{step.weaker}`"
    if not played:
        return f"| {names} | 0 | | | |"
    games = len(played)
    share = sum(result.share for result in played) / games
    low, high = wilson(share, games)
    cut = sum(result.cut_short for result in played)
    return f"| {names} | {games} | {share:.1%} | {low:.1%} to {high:.1%} | {cut or ''} |".replace("%", " %")


def put_into(page: Path, text: str, heading: str) -> None:
    """Writes a table between the two lines of a page that are there for it; a page without them becomes the table."""
    before, after = "", ""
    if page.exists():
        old = page.read_text("utf-8")
        if BEGIN in old and END in old:
            before, after = old.partition(BEGIN)[0], old.partition(END)[2]
    page.write_text(f"{before}{BEGIN}\n\n{heading}\n\n{text}\n{END}{after or chr(10)}", "utf-8")


def kept(file: Path) -> list[Result]:
    """The matches of earlier measurements."""
    if not file.exists():
        return []
    return [msgspec.json.decode(line, type=Result) for line in file.read_bytes().splitlines() if line.strip()]


def main(argv: Sequence[str] | None = None) -> None:
    """Reads the command line, plays, prints how far it is, and writes the table as it goes."""
    parser = argparse.ArgumentParser(prog="python -m meadhall.lab.strength", description=__doc__)
    parser.add_argument("steps", nargs="*", help="such as konung, basic:jarl-lendmann, powers, bloodrage; all if none")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes share the work")
    parser.add_argument("--games", type=int, help="so many games a step at most")
    parser.add_argument("--seconds", type=float, help="begin no match after so long")
    parser.add_argument("--budget", type=float, help="seconds for one answer, if not what each bot says itself")
    parser.add_argument("--seed", default="strength", help="the same seed gives the same matches")
    parser.add_argument("--table", type=Path, default=TABLE, help="the page to write the table into")
    parser.add_argument("--kept", type=Path, default=KEPT, help="where every match is kept, to go on later")
    said = parser.parse_args(argv)
    steps = chosen(steps_of(games=said.games), said.steps)
    names = {step.name for step in steps}
    results = [one for one in kept(said.kept) if one.seed == said.seed and one.step in names]
    began = told = perf_counter()
    with said.kept.open("ab") as file:
        for result in measure(steps, said.seed, said.jobs, seconds=said.seconds, budget=said.budget, done=results):
            results.append(result)
            file.write(msgspec.json.encode(result) + b"\n")
            file.flush()
            if perf_counter() - told > TELL:
                told = perf_counter()
                _tell(steps, results, told - began)
                put_into(said.table, table(steps, results), _heading(said.seed, results))
    _tell(steps, results, perf_counter() - began)
    put_into(said.table, table(steps, results), _heading(said.seed, results))
    print(table(steps, results))


def _heading(seed: str, results: Sequence[Result]) -> str:
    hours = sum(result.seconds for result in results) / 3600
    return f"{len(results)} matches with the seed `{seed}`, {hours:.1f} hours of one core."


def _tell(steps: Sequence[Step], results: Sequence[Result], seconds: float) -> None:
    done: dict[str, list[float]] = {}
    for result in results:
        done.setdefault(result.step, []).append(result.share)
    parts = [
        f"{step.name} {len(shares)}/{step.games} {sum(shares) / len(shares):.0%}"
        for step in steps
        if (shares := done.get(step.name)) is not None
    ]
    total = sum(step.games for step in steps)
    print(f"{seconds:.0f} s, {len(results)} of {total} matches: {', '.join(parts)}", flush=True)


if __name__ == "__main__":
    main()

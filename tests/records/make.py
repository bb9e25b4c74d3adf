"""Writes the recorded matches and playthroughs that the tests compare with: ``python -m tests.records.make GAME``.

``lords.solo`` are those with Followers of Surtur: against each of them, with and without challenges, and several.

Run it only when the rules were changed on purpose: whatever it writes is then what must hold. Where a change touches
but a few matches, name their numbers behind the game: only these are played again, at the same tables.
"""

import lzma
import sys
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from meadhall.bots import decide, make_bot
from meadhall.games.lords.bots.player import Player
from meadhall.games.lords.surtur.alone import SOLO
from meadhall.games.ragnarocks.cards import POWERS
from meadhall.kernel import CannotUndo, Chance, Event, Match, Outcome, Question, Record, Ref, Seat, find
from meadhall.kernel.trail import stand
from meadhall.suite.playthrough import playthrough

HERE = Path(__file__).parent
Table = tuple[int, dict[str, Any]]
"""How many seats, and the options."""
BEST = {"ragnarocks": "greedy", "bloodrage": "heuristic", "reavers": "heuristic", "lords": "heuristic"}
STALLING = {"mode": "advanced", "offer": "chosen", "ivory_power": "gullinbursti", "red_power": "freyr"}
"""Two powers with which a match need not get on: it ends by repetition or at the turn limit (RR-44.6, RR-44.8)."""


ENDINGS = ("jarl", "gothi", "slayer", "ragnarok")
"""The ways to win Lords of Ragnarok: each is recorded for each number of players."""
MOST_TRIED = 2000
WHOLE = {"lords": 5, "lords.solo": 3}
"""Every so many matches keeps its hashes; with those of all the files would be much larger."""
AGAINST = 60
"""So many matches with Followers, besides one for each way in which a person or a Follower wins."""
HUNTER = "card:beowulf"
"""Who wins as the Slayer now and then, as a Hero and as a Follower."""
BESIDE = ((1, 1), (1, 1), (1, 1), (1, 1), (1, 1), (2, 1), (3, 1), (1, 2), (2, 2), (1, 3))
"""How many Followers and people sit there, in turn."""
TIED = (101, 1280)
"""Seeds of tied matches of Reavers of Midgard: one is decided by Favor, one is shared (RM-22.31, RM-22.33)."""


def tables(game: str) -> list[Table]:
    """The tables at which a title's matches are recorded."""
    if game == "bloodrage":
        rules: list[dict[str, Any]] = [{}, {}, {}, {"no_draft_age_one": True}]
        seats = list(find(game).seats)
        return [(seats[number % len(seats)], rules[number % len(rules)]) for number in range(200)]
    if game == "reavers":
        return [(2 + number % 3, {}) for number in range(200)]
    if game == "lords":
        return [(2 + number % 3, {"temple_side": "ab"[number // 3 % 2]}) for number in range(200)]
    plain: list[dict[str, Any]] = [{}, {}, {"supply": "40"}, {"allow_zero_move": True}, {"knockout": True}]
    basic = [(2, plain[number % len(plain)]) for number in range(100)]
    chosen: list[Table] = []
    for number, power in enumerate(POWERS):
        for step in (1, 5, 11):
            other = POWERS[(number + step) % len(POWERS)]
            cards = {"mode": "advanced", "offer": "chosen", "ivory_power": power, "red_power": other}
            more = {"odin_open_hand": False} if "odin" in (power, other) else plain[(number + step) % 4]
            chosen.append((2, cards | more))
    offers = ("draft", "random_simple", "random_advanced", "surtr_ratatoskr", "tyr_gullinbursti")
    drafted: list[Table] = [(2, {"mode": "advanced", "offer": offer}) for offer in offers]
    teams: list[Table] = [(seats, {"mode": "team"}) for seats in find(game).seats if seats > 2]
    teams += [(seats, {"mode": "team", "ivory_team": 1 + seats % 3}) for seats in (3, 4, 5, 6, 7)]
    return basic + chosen + drafted + teams


def plays_well(game: str, number: int, seat: Seat, seats: int) -> bool:
    """Whether a better bot sits there. In Lords one nearly always does: chance alone knows but one way to win."""
    if game == "lords":
        return number % 10 == 1 or (number % 20 != 0 and seat == number // 3 % seats)
    return number % 25 == 0 and seat == 0


def record(game: str, number: int, table: Table) -> Record:
    """One match: now and then a better bot, and people who take things back."""
    seats, options = table
    match, chance = Match.new(game, seats, f"record:{number}", options), Chance(f"record:{number}")
    levels = [BEST[game] if plays_well(game, number, seat, seats) else "random" for seat in range(match.seats)]
    bots = [make_bot(game, level, number * 10 + seat) for seat, level in enumerate(levels)]
    while not match.over:
        question = match.pending[chance.below(len(match.pending))]
        match.answer(question.seat, decide(bots[question.seat], match, question.seat, 0.05))
        if number % 4 == 1 and chance.below(6) == 0:
            try:
                match.undo(question.seat)
            except CannotUndo:
                continue
    return match.record()


def against(number: int) -> Record:
    """A match with Followers: each leads in turn, and no challenge, one or two of them are met."""
    followers, humans = BESIDE[number // len(SOLO.foes)]
    first, harder = number % len(SOLO.foes), number % (len(SOLO.challenges) + 1)
    wanted = {
        SOLO.foe: (*SOLO.foes[first:], *SOLO.foes[:first]),
        SOLO.challenge: (*SOLO.challenges[harder:][: 1 + number // 30], SOLO.done),
    }
    return met(f"against:{number}", followers, humans, wanted, thumb=number % 12 != 5, retract=number % 4 == 1).record()


def decided(ending: str, person: bool) -> Record:
    """The first match of one against one Follower that ends like that, for the one or for the other."""
    hunter = {SOLO.hero: (HUNTER,)} if person else {SOLO.foe: (f"follower:{HUNTER.removeprefix('card:')}",)}
    wanted = hunter if ending == "slayer" else {}
    for seed in range(MOST_TRIED):
        key, thumb = f"decided:{seed}", ending != "surtur"
        tried = met(key, 1, 1, wanted, thumb=thumb, bare=True).outcome
        if tried is not None and (tried.ending, 1 in tried.winners) == (ending, person):
            return met(key, 1, 1, wanted, thumb=thumb).record()
    raise SystemExit(f"Of {MOST_TRIED} matches against a Follower none ended like that: {ending}.")


def met(
    key: str,
    followers: int,
    humans: int,
    wanted: Mapping[str, Sequence[Ref]],
    *,
    thumb: bool,
    retract: bool = False,
    bare: bool = False,
) -> Match:
    """People meet Followers; of what is wanted at a question the first that is offered is chosen."""
    match, chance = Match.new("lords", followers + humans, key, {SOLO.option: followers}, bare=bare), Chance(key)
    player = Player(chance)
    while not match.over:
        question = match.pending[chance.below(len(match.pending))]
        options = question.options
        wish = next((ref for ref in wanted.get(question.prompt, ()) if ref in options), None)
        if wish is None:
            wish = player.point(match.state, question).ref if thumb else options[chance.below(len(options))]
        match.answer(question.seat, wish)
        if retract and chance.below(6) == 0:
            try:
                match.undo(question.seat)
            except CannotUndo:
                continue
    return match


def won(seats: int, ending: str) -> Record:
    """The first match of Lords between one who plays by rules of thumb and random players that is won like that."""
    for seed in range(MOST_TRIED):
        tried = planned(seats, seed, bare=True).outcome
        if tried is not None and tried.ending == ending:
            return planned(seats, seed, bare=False).record()
    raise SystemExit(f"Of {MOST_TRIED} matches of {seats} players none ended like that: {ending}.")


def planned(seats: int, seed: int, *, bare: bool) -> Match:
    """A match of Lords between one with a plan and others without."""
    key = f"won:{seats}.{seed}"
    match, chance = Match.new("lords", seats, key, bare=bare), Chance(key)
    thumb = Player(chance)
    while not match.over:
        (question,) = match.pending
        option = question.options[chance.below(len(question.options))]
        match.answer(question.seat, option if question.seat else thumb.point(match.state, question).ref)
    return match


def short(game: str, number: int, record: Record) -> Record:
    """A record as it is kept."""
    return record.without_hashes() if number % WHOLE.get(game, 1) else record


def stalled(seed: int, restless: bool) -> Record:
    """A match of two who put no stone that stays: one goes back and forth, or both wander until time is up."""
    match, chance = Match.new("ragnarocks", 2, f"stalled:{seed}", STALLING), Chance(f"stalled:{seed}")
    while not match.over:
        (question,) = match.pending
        match.answer(question.seat, _stalling(question, match, chance if restless else Chance(question.prompt)))
    return match.record()


def tied(seed: int) -> Record:
    """A match of two in Reavers of Midgard who had the same Glory in the end."""
    match, chance = Match.new("reavers", 2, f"tied:{seed}"), Chance(f"tied:{seed}")
    while not match.over:
        (question,) = match.pending
        match.answer(question.seat, question.options[chance.below(len(question.options))])
    return match.record()


def _stalling(question: Question, match: Match, chance: Chance) -> Ref:
    """A second move instead of a stone, or a stone beside the Viking, which Freyr then takes away."""
    options = question.options
    if question.prompt == "summon_at" and "do:second-move" not in options:
        viking = str(question.about["viking"])
        places = {hex["ref"]: (hex["x"], hex["y"]) for hex in match.game.scene()["hexes"]}
        (x, y) = places[viking]
        steps = [tuple(step) for step in match.game.scene()["directions"].values()]
        options = tuple(ref for ref in options if (places[ref][0] - x, places[ref][1] - y) in steps)
    if "do:second-move" in options:
        return "do:second-move"
    wanted = [ref for ref in options if ref != "do:decline"]
    return wanted[chance.below(len(wanted))]


def in_short(outcome: Outcome | None) -> dict[str, object] | None:
    """How a match ended, as it was written when the sums were frozen: since then points have parts."""
    short = ("ranks", "scores", "ending", "clause")
    return None if outcome is None else {name: getattr(outcome, name) for name in short}


class Told(NamedTuple):
    """What an entry told."""

    seat: Seat | None
    undo: bool
    events: list[Event]


def sum_of(record: Record) -> str:
    """A sum over everything that a match tells, to whom, and how it ends; it is played again for that.

    It goes event by event, and leaves out what was taken back: newer rules may leave a question out, and what followed
    its answer is then told with the answer before.
    """
    told, sum = list[Told](), sha256()
    for match, events in record.steps():
        stand(told, Told(match.entries[-1].seat, match.entries[-1].undo, events))
    for event in (event for one in told for event in one.events):
        sum.update(msgspec.json.encode(event, order="deterministic"))
    sum.update(msgspec.json.encode(in_short(match.outcome)))
    return sum.hexdigest()[:32]


def main(game: str, *numbers: str) -> None:
    """Writes both files of a game, or some of its matches anew."""
    if game == "lords.solo":
        return main_alone()
    if numbers:
        return replace(game, [int(number) for number in numbers])
    kept = [record(game, number, table) for number, table in enumerate(tables(game))]
    if game == "ragnarocks":
        kept += [stalled(1, restless=False), stalled(2, restless=True)]
    if game == "reavers":
        kept += [tied(seed) for seed in TIED]
    if game == "lords":
        kept += [won(seats, ending) for seats in find(game).seats for ending in ENDINGS]
    write(game, [msgspec.json.encode(short(game, number, one)) for number, one in enumerate(kept)])
    (HERE / f"{game}.playthrough.txt").write_text(playthrough(game, find(game).seats[0], 1))
    if game == "ragnarocks":
        (HERE / "ragnarocks.advanced.playthrough.txt").write_text(playthrough(game, 2, 2, {"mode": "advanced"}))
        (HERE / "ragnarocks.team.playthrough.txt").write_text(playthrough(game, 5, 3, {"mode": "team"}))


def main_alone() -> None:
    """Writes both files of the matches with Followers."""
    kept = [against(number) for number in range(AGAINST)]
    kept += [decided(ending, person) for ending in ENDINGS for person in (True, False)] + [decided("surtur", False)]
    write("lords.solo", [msgspec.json.encode(short("lords.solo", number, one)) for number, one in enumerate(kept)])
    (HERE / "lords.solo.playthrough.txt").write_text(playthrough("lords", 2, 7, {SOLO.option: 1}))


def replace(game: str, numbers: list[int]) -> None:
    """Plays some of the recorded matches again, with the present rules; the others stay as they are."""
    with lzma.open(HERE / f"{game}.jsonl.xz", "rb") as file:
        lines = [line.rstrip(b"\n") for line in file]
    for number in numbers:
        lines[number] = msgspec.json.encode(short(game, number, record(game, number, tables(game)[number])))
    write(game, lines)


def write(game: str, lines: list[bytes]) -> None:
    """Writes the matches, one a line; the same matches make the same file."""
    with lzma.open(HERE / f"{game}.jsonl.xz", "wb", preset=9 | lzma.PRESET_EXTREME) as file:
        file.write(b"\n".join(lines) + b"\n")
    sums = [sum_of(Record.decode(line)) for line in lines]
    (HERE / f"{game}.told.txt").write_text("\n".join(sums) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])

"""Properties 1 and 6: a copy, a loaded snapshot, a position and a record are the match, and go on as it does."""

import msgspec

from meadhall.kernel.ask import Ref, Seat
from meadhall.kernel.chance import Chance
from meadhall.kernel.errors import BrokenRecord
from meadhall.kernel.match import Match
from meadhall.kernel.record import Record

from .broken import Broken, same
from .looking import engine_of, everything, plain, position
from .taking_back import Moment


def walk(match: Match, chance: Chance, answers: int) -> list[tuple[Seat, Ref]]:
    """Plays some answers at random and says which."""
    walked: list[tuple[Seat, Ref]] = []
    while match.pending and len(walked) < answers:
        question = match.pending[chance.below(len(match.pending))]
        ref = question.options[chance.below(len(question.options))]
        match.answer(question.seat, ref)
        walked.append((question.seat, ref))
    return walked


def check_copies(match: Match, chance: Chance, answers: int = 4) -> None:
    """Forks, snapshots and positions equal the match, go on alike, and leave it alone."""
    before = everything(match)
    fork = match.fork()
    same(1, everything(fork), before, "a fork differs from its original")
    walked = walk(fork, chance, answers)
    same(1, everything(match), before, "play in a copy touched the original")

    loaded = Match.load(match.snapshot(), match.entries, match.start)
    same(6, everything(loaded), before, "a loaded snapshot differs from the match")
    same(6, loaded.record(), match.record(), "a loaded match writes another record")
    stood = Match.at(match.game, match.state_json(), key=engine_of(match).run.key)
    same(1, position(engine_of(stood)), position(engine_of(match)), "state_json tells of another position")
    twins = [(1, "a fork", match.fork()), (6, "a loaded snapshot", loaded)]
    if engine_of(match).run.cursor == len(engine_of(match).run.luck):  # scripted luck is not part of a position
        twins.append((1, "a position", stood))
    for number, name, twin in twins:
        _goes_on_alike(number, name, match, twin, walked)
    same(1, everything(match), before, "play in a copy touched the original")
    bare = match.fork(bare=True)
    for seat, ref in walked:
        bare.answer(seat, ref)
    same(1, position(engine_of(bare)), position(engine_of(fork)), "a bare copy goes on otherwise")


def _goes_on_alike(number: int, name: str, match: Match, twin: Match, walked: list[tuple[Seat, Ref]]) -> None:
    fork = match.fork()
    for seat, ref in walked:
        told = [plain(event) for event in fork.answer(seat, ref)]
        same(number, [plain(event) for event in twin.answer(seat, ref)], told, f"{name} tells other events")
        same(number, position(engine_of(twin)), position(engine_of(fork)), f"{name} goes on otherwise")
        same(number, twin.entries[-1].hashes, fork.entries[-1].hashes, f"{name} has other hashes")
    while fork.undoable is not None:
        fork.undo(fork.undoable[0])
        if twin.undoable is None:
            if name == "a position":  # what came before it cannot be taken back
                return
            raise Broken(number, f"{name} can take back less than the match")
        twin.undo(twin.undoable[0])
        same(number, position(engine_of(twin)), position(engine_of(fork)), f"{name} takes back something else")


def check_stored(match: Match) -> None:
    """Property 6, cheaply, for every moment: what would be loaded after a crash is the match, undo and all."""
    loaded = Match.load(match.snapshot(), match.entries, match.start)
    same(6, Moment.seen_of(loaded), Moment.seen_of(match), "a loaded snapshot differs from the match")
    same(6, (loaded.undoable, loaded.seq), (match.undoable, match.seq), "a loaded snapshot reaches elsewhere")


def check_record(match: Match) -> Record:
    """Writes the record, reads it, replays it: the same hashes, the same end."""
    record = match.record()
    data = record.encode()
    try:
        again = Record.decode(data)
        same(1, msgspec.to_builtins(again), msgspec.to_builtins(record), "a record reads otherwise than it was written")
        replayed = again.replay()
    except BrokenRecord as error:
        raise Broken(1, str(error)) from error
    same(1, again.outcome, replayed.outcome, "a replayed record has another outcome")
    same(1, position(engine_of(replayed)), position(engine_of(match)), "a replayed record ends elsewhere")
    return record

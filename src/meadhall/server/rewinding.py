"""Going back further than the rules let anybody take back: where one learns, practises or solves a puzzle.

What was answered since is dropped, with what was found when it was looked back at; and chance has not spoken yet.
"""

from os import urandom

from msgspec.structs import replace

from meadhall.kernel.trail import standing
from meadhall.store import StoredTable, Study, Write
from meadhall.store import statements as do

from .actor import Table
from .loading import record_from
from .play import advance_write, after
from .replay import no_step


async def rewind(table: Table, step: int, study: Study, key: bytes | None = None) -> None:
    """The match goes back to one of its steps, and the table is for study from now on. Whoever calls it holds the lock.

    Without a key chance is a new one from there on.
    """
    stored, store = table.stored, table.hall.store
    entries = await store.entries(stored.id)
    stood = standing(entries)
    if not 0 <= step < len(stood):
        raise no_step(len(stood) - 1)
    kept = entries[: stood[step].seq + 1]
    match = record_from(replace(stored, outcome=None), await store.head(stored.id), kept).replay()
    match.draw_from(key or urandom(16))
    back = after(replace(stored, study=study, rematch=None), match, table.hall.clock.now())
    of, last = {"of": stored.id}, {"of": stored.id, "last": match.seq}
    writes = [
        Write(do.DROP_ENTRIES, last),
        Write(do.DROP_SNAPSHOTS, last),
        Write(do.MOVE_HEAD, {**of, "new_seq": match.seq, "new_snapshot": match.snapshot()}),
        Write(do.KEEP_KEY, {**of, "new_key": match.key}),
        advance_write(back),
        study_write(back),
        Write(do.DROP_JUDGEMENTS, of),
        Write(do.DROP_TRIES, of),
    ]
    await table.begin_anew(writes, back)
    table.hall.analyses.drop(stored.id)


def study_write(stored: StoredTable) -> Write:
    """What is written when a table turns to study."""
    study = stored.study
    assert study is not None
    return Write(
        do.STUDY,
        {"of": stored.id, "new_study": study.kind, "new_of": study.of, "new_step": study.step},
    )


__all__ = ["rewind", "study_write"]

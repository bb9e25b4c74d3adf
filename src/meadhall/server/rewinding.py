"""Going back further than the rules let anybody take back: where one learns, practises or solves a puzzle.

What was answered since is dropped, with what was found when it was looked back at; and chance has not spoken yet.
"""

from os import urandom

from msgspec.structs import replace

from meadhall.kernel.trail import standing
from meadhall.store import Study, Write
from meadhall.store import statements as do

from . import messages as say
from .actor import Table
from .client import Client
from .loading import record_from
from .play import advance_write, after, study_write
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


async def step_back(table: Table, client: Client, message: say.TakeBack) -> None:
    """At a lesson the learner's last answer never was, nor what the others did since; chance says the same again."""
    async with table.lock:
        await table.ready()
        if not await table.may_move(client, message):
            return
        lesson, match = table.lesson, table.match
        before = None if lesson is None else lesson.lecture.before_last
        if lesson is None or match is None or before is None:
            client.refuse(message.id, "cannot_undo", "The board of a lesson was laid; nothing before it is taken back.")
            return
        lecture = lesson.lecture
        await rewind(table, before, Study("lesson", lecture.lesson.id, max(0, lecture.progress[0] - 1)), match.key)
        client.tell(say.DoneMessage(id=message.id, seq=table.stored.seq))


__all__ = ["rewind", "step_back", "study_write"]

"""The coach at a table: what a learner is asked is cut down to what is to be learned, and the others play as told."""

import logging
from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from meadhall.boards import Answer, give
from meadhall.kernel.ask import Ref, Seat
from meadhall.kernel.errors import MeadhallError, NotOffered
from meadhall.kernel.events import Event
from meadhall.kernel.frames import Watch
from meadhall.kernel.game import View
from meadhall.kernel.match import Match
from meadhall.lessons import Lecture, NotNow, Shown, book_of
from meadhall.store import StoredTable, Study

from . import messages as say
from .client import Client

if TYPE_CHECKING:
    from .actor import Table

log = logging.getLogger(__name__)


class NotWanted(NotOffered):
    """The learner pointed at something else than the coach wants; the coach says why not."""

    def __init__(self, seat: Seat, ref: Ref, said: NotNow, sentence: str) -> None:
        super().__init__(seat, ref, "the coach wants something else", said.clause)
        self.sentence = sentence


class Lecturing:
    """A lesson at the table where it is learned."""

    def __init__(self, lecture: Lecture) -> None:
        self.lecture, self.match = lecture, lecture.match
        self.seat = lecture.lesson.seat

    @classmethod
    def at(cls, stored: StoredTable, match: Match | None) -> "Lecturing | None":
        """The lesson of a table; None where it teaches none, or none that its match is still one of."""
        if not stored.teaches or stored.study is None or match is None or stored.halted is not None:
            return None
        try:
            book = book_of(stored.game)
            lecture = Lecture(book, book.lesson(stored.study.of), match)
        except MeadhallError as error:
            log.warning("Table %s teaches what is not taught any more: %s", stored.id, error)
            return None
        return cls(lecture) if lecture.follows else None

    # ---- the learner

    def shown(self, view: View) -> View:
        """A view as it is shown here: nothing is offered but what is to be learned, and undo is a step back."""
        if view["audience"] == self.seat:
            back = self.lecture.before_last is not None and not self.match.over
            view = {**view, "undo": {"seat": self.seat, "steps": 1} if back else None}
        return self.lecture.shown(view)

    def point(self, seat: Seat, ref: Ref) -> list[Event]:
        """The learner answers; NotWanted if that is not what is to be learned now."""
        if self.lecture.question is None:
            raise NotOffered(seat, ref, "the learner is not asked now")
        said = self.lecture.point(ref)
        if isinstance(said, NotNow):
            raise NotWanted(seat, ref, said, self.lecture.book.texts["en"](said.text))
        return said.events

    def show_me(self) -> Shown | None:
        """What is meant, played on a copy as the learner would see it; None where nobody says what is."""
        lecture = self.lecture
        if lecture.question is None or lecture.step is None or not lecture.step.point:
            return None
        ref = lecture.step.point[0]
        copy = Lecturing(Lecture(lecture.book, lecture.lesson, self.match.fork()))
        watch = Watch([self.seat], copy.shown)
        watch.during(copy.match, lambda: copy.lecture.point(ref))
        return Shown(ref, watch.frames[self.seat])

    # ---- the others

    @property
    def due(self) -> Answer | None:
        """What another seat points at next, as the lesson has it."""
        return self.lecture.due

    @property
    def read_first(self) -> bool:
        """Whether the learner has answered last."""
        return self.match.entries[-1].seat == self.seat

    @property
    def waits(self) -> bool:
        """Whether nobody but the learner is to do anything."""
        return self.lecture.done or self.lecture.question is not None

    def steps(self, watch: Watch) -> Iterator[list[Event]]:
        """What automata do, as the lesson has it, until somebody else is to do something."""
        match = self.match
        while not self.waits and match.automatic is not None:
            due = self.due
            if due is None:
                yield watch.during(match, match.step)
            elif due.seat == match.automatic.seat:
                yield watch.during(match, partial(give, match, due))
            else:
                return

    # ---- what is told, and what is kept

    def told(self) -> say.Coach:
        """What the coach says now."""
        lecture = self.lecture
        done, of = lecture.progress
        step, changed = lecture.step, lecture.changed
        asked = lecture.question is not None and step is not None
        return say.Coach(
            lesson=lecture.lesson.id,
            step=of if lecture.done else done,
            steps=of,
            over=lecture.done,
            outdated=False,
            note=lecture.note,
            clause=step.clause if asked and step else None,
            lit=lecture.lit,
            free=bool(asked and step and step.free),
            shows=bool(asked and step and step.point),
            changed=None if changed is None else say.CoachChange(text=changed.text, lit=changed.lit),
        )

    def noted(self, stored: StoredTable) -> StoredTable:
        """The table with how many steps of its lesson are done."""
        done, of = self.lecture.progress
        return replace(stored, study=Study("lesson", self.lecture.lesson.id, of if self.lecture.done else done))


async def show(table: "Table", client: Client, message: say.Show) -> None:
    """The coach shows what is meant."""
    async with table.lock:
        await table.ready()
        if not await table.may_move(client, message):
            return
        shown = None if table.lesson is None else table.lesson.show_me()
        if shown is None:
            client.refuse(message.id, "nothing_to_show", "There is nothing to be shown here.")
            return
        client.tell(say.ShownMessage(id=message.id, seq=message.seq, ref=shown.ref, frames=shown.frames))


def outdated(stored: StoredTable) -> say.Coach | None:
    """What is said at the table of a lesson that cannot go on; nothing at others."""
    study = stored.study
    if study is None or not stored.teaches:
        return None
    return say.Coach(
        lesson=study.of,
        step=study.step,
        steps=study.step,
        over=False,
        outdated=True,
        note=None,
        clause=None,
        lit=None,
        free=False,
        shows=False,
        changed=None,
    )

"""The screen of a lesson: the table's own, with the keys of a coach."""

from textual.events import Key

from .app import TableApp
from .frame import Showing
from .lesson import Learning
from .session import Session


class LessonApp(TableApp):
    """A lesson on the screen; the next one follows at the same table, and a match behind the last."""

    def _go_on(self, message: str = "") -> None:
        while self.session.troubles:
            self.notify(self.session.troubles.pop(0), severity="warning")
        super()._go_on(message)

    def _enter(self) -> None:
        """Reads on where the coach waits for that; at the end the next lesson begins."""
        session = self.session
        if self._showing.typed or not isinstance(session, Learning):
            super()._enter()
        elif session.stopped:
            session.read_on()
            self._showing = Showing()
            self._go_on()
        elif session.over:
            self._begin(session.again())
        else:
            super()._enter()

    def on_key(self, key: Key) -> None:
        """The coach's keys; all others are the table's."""
        session, letter = self.session, key.character
        if len(self.screen_stack) > 1 or self._showing.typed is not None or not isinstance(session, Learning):
            return
        if key.key == "escape" and session.shown is not None:
            self._enter()
        elif letter == "w" and session.asked is not None:
            self._change(message=session.why_here())
        elif letter == "s" and session.asked is not None:
            self._show_me(session)
        elif letter == "n":
            self._begin(session.again())
        elif letter == "r" and session.over:
            self._begin(session.anew())
        else:
            return
        key.stop()
        key.prevent_default()

    def _show_me(self, session: Learning) -> None:
        """What would happen, until it was looked at."""
        if session.show():
            self._new_question()
        else:
            self._change(message=session.words("lesson-no-show"))

    def _begin(self, session: Session) -> None:
        """Another lesson, or a match, at the same table."""
        self.workers.cancel_all()
        self.session = session
        self._showing = Showing()
        self._go_on(session.opening)

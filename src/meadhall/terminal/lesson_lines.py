"""A lesson in line mode: everything the coach says is a line, and words take the place of the coach's keys."""

from .lesson import Learning
from .plain import PlainTable
from .session import Session

COMMANDS: dict[str, tuple[str, ...]] = {
    "show": ("show", "zeig", "zeige"),
    "skip": ("skip", "überspringen"),
}
"""What can be typed besides what every table knows."""
NEXT = ("", "next", "n", "weiter")
ANEW = ("again", "r", "nochmal")
"""What can be typed when a lesson is over."""


class PlainLessons(PlainTable):
    """Lessons in lines of text, one after the other."""

    def _hello(self) -> None:
        session = self.session
        if not isinstance(session, Learning):
            super()._hello()
            return
        words = session.words
        lesson = f"{session.course}, {session.name}" if session.course else session.name
        self._say(words("lesson-hello", title=words("title"), coach=session.texts("coach"), lesson=lesson))
        if session.paced:
            self._say(words("walk-plain"))
        if session.opening:
            self._say(session.opening)
        self._table()

    def _goes_on(self) -> bool:
        session = self.session
        if isinstance(session, Learning) and session.stopped:
            if session.shown is None:
                self._news()
            self._said_by_coach(session)
            session.read_on()
            return True
        return super()._goes_on()

    def _said_by_coach(self, session: Learning) -> None:
        """What has changed, or would change; what to look at stands in the table."""
        heading, text = session.question_text()
        self._say(f"{heading} {text}")

    def _ask(self) -> None:
        session = self.session
        if isinstance(session, Learning) and session.coached is not None:
            self._say(f"{session.head}.")
            super()._ask()
            self._say(session.coached.foot)
            return
        super()._ask()

    def _own(self, typed: str) -> bool | None:
        session = self.session
        if not isinstance(session, Learning):
            return None
        command = next((name for name, called in COMMANDS.items() if typed.casefold() in called), None)
        if command == "show":
            if session.show():
                return True
            self._say(session.words("lesson-no-show"))
            return False
        if command == "skip":
            self._begin(session.again())
            return True
        return None

    def _ended(self) -> bool:
        """The next lesson, this one again, or a match, if somebody wants that."""
        session = self.session
        if not isinstance(session, Learning):
            return super()._ended()
        self._news()
        for text in (*session.question_text(), session.words("lesson-ends")):
            self._say(text)
        while (typed := self._read()) is not None:
            if typed.casefold() in ANEW:
                self._begin(session.anew())
                return True
            if typed.casefold() in NEXT:
                self._begin(session.again())
                return True
            if self._is_quit(typed):
                break
            self._say(session.words("lesson-ends"))
        return False

    def _begin(self, session: Session) -> None:
        self.session, self._said = session, []
        self._hello()

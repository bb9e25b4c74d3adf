"""Line mode: the match read and typed line by line, for screen readers, pipes and terminals without pictures."""

import asyncio
import sys
from collections.abc import Callable, Iterable
from typing import TextIO

from meadhall.kernel import MeadhallError

from .drawing import artist_of
from .session import Session

COMMANDS: dict[str, tuple[str, ...]] = {
    "undo": ("undo", "u", "zurück"),
    "rules": ("rules", "?", "regeln"),
    "cards": ("cards", "c", "karten"),
    "table": ("table", "t", "tisch"),
    "list": ("list", "l", "liste"),
    "quit": ("quit", "q", "ende"),
}
"""What can be typed besides the name of a thing, in every language alike."""


class PlainTable:
    """A match in lines of text."""

    def __init__(self, session: Session, lines: Iterable[str], out: TextIO) -> None:
        self.session = session
        self._lines, self._out = iter(lines), out
        self._artist = artist_of(session.game)
        self._said: list[str] = []

    def play(self) -> bool:
        """Plays until the match is over, the typing ends or somebody leaves; says whether it was played to the end."""
        session, words = self.session, self.session.words
        self._say(words("plain-hello", title=words("title")))
        if self._artist:
            self._say(self._artist.legend(session.view, words)[1])
        self._table()
        while session.outcome is None:
            self._news()
            if session.asked is None:
                self._bot()
            elif not self._person():
                self._say(words("plain-left"))
                return False
        self._news()
        self._table()
        for text in filter(None, session.question_text()):
            self._say(text)
        return True

    def _bot(self) -> None:
        seen = self.session.bot_sees()
        self.session.bot_answers(seen.ask.seat, asyncio.run(self.session.bot_chooses(seen)))

    def _person(self) -> bool:
        """Asks a person once; False if there is nothing more to read or the person leaves."""
        session = self.session
        for text in filter(None, session.question_text()):
            self._say(text)
        self._list()
        while True:
            self._out.write(session.words("plain-prompt"))
            self._out.flush()
            line = next(self._lines, None)
            if line is None:
                self._say("")
                return False
            typed = line.strip()
            if not typed:
                continue
            command = next((name for name, called in COMMANDS.items() if typed.casefold() in called), None)
            if command == "quit":
                return False
            if command is not None:
                if self._command(command):
                    return True
                continue
            try:
                meant = session.meaning(typed)
                if meant.offered:
                    session.answer(meant.ref)
                    return True
                self._say(session.why_not(meant))
            except MeadhallError as error:
                self._say(str(error))

    def _command(self, name: str) -> bool:
        """Carries out a command; True if the question has changed by it."""
        if name == "undo":
            try:
                self._say(self.session.undo())
            except MeadhallError as error:
                self._say(str(error))
                return False
            self._said = self.session.log()
            return True
        do: dict[str, Callable[[], None]] = {
            "rules": self._rules,
            "cards": self._cards,
            "table": self._table,
            "list": self._list,
        }
        do[name]()
        return False

    def _rules(self) -> None:
        for rule in self.session.rules() or [self.session.words("rules-none")]:
            self._say(rule)

    def _cards(self) -> None:
        session, question = self.session, self.session.asked
        options = question.options if question else ()
        cards = self._artist.cards(session.view, options, session.words) if self._artist else []
        for name, does in cards:
            self._say(f"{name}: {does}")
        if not cards:
            self._say(session.words("cards-none"))

    def _table(self) -> None:
        if self._artist:
            for line in self._artist.tell(self.session.view, self.session.words, self.session.names):
                self._say(line)

    def _list(self) -> None:
        question, words = self.session.asked, self.session.words
        if question is not None:
            self._say(words("plain-choices", names=", ".join(words.ref(ref) for ref in question.options)))

    def _news(self) -> None:
        """Says the lines of the log that are new or have changed; one that may still grow waits."""
        log = self.session.log()
        if self.session.growing:
            log.pop()
        same = 0
        while same < min(len(log), len(self._said)) and log[same] == self._said[same]:
            same += 1
        for line in log[same:]:
            self._say(line)
        self._said = log

    def _say(self, text: str) -> None:
        print(text, file=self._out)


def play_plain(session: Session, lines: Iterable[str] | None = None, out: TextIO | None = None) -> bool:
    """Plays in lines of text, by default those of the terminal or the pipe."""
    return PlainTable(session, sys.stdin if lines is None else lines, sys.stdout if out is None else out).play()

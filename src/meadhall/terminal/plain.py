"""Line mode: the match read and typed line by line, for screen readers, pipes and terminals without pictures."""

import asyncio
import sys
from collections.abc import Callable, Iterable
from typing import TextIO

from meadhall.kernel import MeadhallError

from .session import Session
from .title import Passage
from .words import capital

COMMANDS: dict[str, tuple[str, ...]] = {
    "undo": ("undo", "u", "zurück"),
    "rules": ("rules", "?", "regeln"),
    "why": ("why", "warum"),
    "because": ("because", "weil"),
    "cards": ("hand", "cards", "c", "karten"),
    "seats": ("seats", "s", "sitze"),
    "table": ("table", "t", "tisch", "map", "karte"),
    "list": ("list", "l", "liste"),
    "saga": ("saga",),
    "quit": ("quit", "q", "ende"),
}
"""What can be typed besides the name of a thing, in every language alike."""
WALKING: dict[str, tuple[str, ...]] = {
    "on": ("", "1", "on", "weiter"),
    "back": ("back", "zurück", "u", "2"),
    "rest": ("rest", "3"),
    "pace": ("pace", "tempo"),
}
"""What can be typed while an automaton acts."""
AGAIN = ("again", "back", "nochmal")
"""What leads back to the last steps of automata while a person is asked."""
LATEST = 12
"""So many lines of the saga are read again."""


class PlainTable:
    """A match in lines of text."""

    def __init__(self, session: Session, lines: Iterable[str], out: TextIO) -> None:
        self.session = session
        self._lines, self._out = iter(lines), out
        self._said: list[str] = []
        self._place = ""
        self._paused = True
        """Whether automata wait for the listener after every step."""

    def play(self) -> bool:
        """Plays until the match is over, the typing ends or somebody leaves; says whether it was played to the end."""
        self._hello()
        while True:
            while not self.session.over:
                if not self._goes_on():
                    self._say(self.session.words(self.session.left))
                    return False
            if not self._ended():
                return True

    def _hello(self) -> None:
        """What can be done, and how the table lies."""
        session, words = self.session, self.session.words
        self._say(words("plain-hello", title=words("title")))
        if not session.table.numbered:  # a table of names and signs is read sign by sign
            self._say(session.table.legend(session.glance()))
        if session.paced:
            self._say(f"{words('plain-because')} {words('walk-plain')}" if session.people else words("replay-plain"))
        self._table()

    def _goes_on(self) -> bool:
        """Whoever is asked answers once; False if somebody leaves."""
        self._news()
        if self.session.walking:
            return self._automaton()
        if self.session.asked is None:
            self._bot()
            return True
        return self._person()

    def _ended(self) -> bool:
        """How it ended; whether something else begins."""
        self._news()
        self._table()
        for text in filter(None, self.session.question_text()):
            self._say(text)
        return False

    def _automaton(self) -> bool:
        """An automaton's step is told with its reasons, then taken; False if the listener leaves."""
        session = self.session
        place = session.table.status(session.glance())
        if place and place != self._place:
            self._say(f"{capital(place)}.")
        self._place = place
        self._moment()
        while self._paused or session.asked is not None:
            typed = self._read()
            if typed is None:
                return False
            command = next((name for name, called in WALKING.items() if typed.casefold() in called), None)
            if command == "on":
                break
            if command == "rest":
                session.run_on()
                return True
            if command == "back":
                if session.step_back():
                    self._moment()
                else:
                    self._say(session.words(session.begins))
            elif command == "pace":
                self._paused = False
                self._say(session.words("walk-plain-goes"))
            elif session.go_to(typed):
                self._moment()
            elif typed.casefold() == "undo":
                if self._command("undo"):
                    return True
            elif not self._aside(typed):
                return False
        session.step()
        if session.in_the_past:
            return self._automaton()
        return True

    def _moment(self) -> None:
        """The how-manieth step it is, and why it is taken."""
        self._say(f"{capital(self.session.step_number)}. {self.session.moment_told()}")

    def _aside(self, typed: str) -> bool:
        """Something asked while an automaton acts: a part, the rules, a thing; False if it is to leave."""
        command = next((name for name, called in COMMANDS.items() if typed.casefold() in called), None)
        if command == "quit":
            return False
        if command is not None:
            self._command(command)
        elif (part := self.session.part(typed)) is not None:
            self._part(part, "part-empty")
        else:
            self._say(self.session.read_about(typed))
        return True

    def _bot(self) -> None:
        seen = self.session.bot_sees()
        self.session.bot_answers(seen.ask.seat, asyncio.run(self.session.bot_chooses(seen)))
        while self.session.troubles:
            self._say(self.session.troubles.pop(0))

    def _person(self) -> bool:
        """Asks a person once; False if there is nothing more to read or the person leaves."""
        session = self.session
        if session.curtain and not self._handed_over():
            return False
        self._ask()
        while True:
            typed = self._read()
            if typed is None:
                return False
            if not typed:
                continue
            own = self._own(typed)
            if own is not None:
                if own:
                    return True
                continue
            command = next((name for name, called in COMMANDS.items() if typed.casefold() in called), None)
            if command == "quit":
                return False
            if command is not None:
                if self._command(command):
                    return True
                continue
            if typed.casefold() in AGAIN and session.match.automata:
                if session.step_back():
                    return self._automaton()
                self._say(session.words("because-none"))
                continue
            if typed.casefold() in WALKING["pace"] and session.match.automata:
                self._paused = not self._paused
                self._say(session.words("walk-plain-steps" if self._paused else "walk-plain-goes"))
                continue
            if (part := session.part(typed)) is not None:
                self._part(part, "part-empty")
                continue
            if (said := session.aside(typed)) is not None:
                if said:
                    self._say(said)
                return True
            try:
                meant = session.meaning(typed)
                if meant.offered:
                    session.answer(meant.ref)
                    return True
                self._say(session.why_not(meant))
            except MeadhallError as error:
                self._say(str(error))

    def _ask(self) -> None:
        """The question and what may be pointed at."""
        session = self.session
        for text in (*session.table.brief(session.glance()), *filter(None, session.question_text())):
            self._say(text)
        self._list()

    def _own(self, typed: str) -> bool | None:
        """Whether a word that only this table knows has changed the question; None if it is none."""
        return None

    def _is_quit(self, typed: str) -> bool:
        return typed.casefold() in COMMANDS["quit"]

    def _handed_over(self) -> bool:
        """Waits until the person who is asked has the keyboard."""
        assert self.session.asked is not None
        for text in self.session.question_text():
            self._say(text)
        if self._read() is None:
            return False
        self.session.looking = self.session.asked.seat
        return True

    def _read(self) -> str | None:
        self._out.write(self.session.words("plain-prompt"))
        self._out.flush()
        line = next(self._lines, None)
        if line is None:
            self._say("")
            return None
        return line.strip()

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
            "rules": lambda: self._passages(self.session.rules(), "rules-none"),
            "why": lambda: self._passages(self.session.why(), "rules-none"),
            "because": lambda: self._passages(self.session.because(), "because-none"),
            "cards": lambda: self._part("hand", "cards-none"),
            "seats": lambda: self._part("seats", "part-empty"),
            "table": self._table,
            "list": self._list,
            "saga": self._latest,
        }
        do[name]()
        return False

    def _latest(self) -> None:
        for line in self.session.log()[-LATEST:]:
            self._say(line)

    def _part(self, part: str, none: str) -> None:
        self._passages(self.session.table.read(self.session.glance(), part), none)

    def _passages(self, passages: list[Passage], none: str = "") -> None:
        for about, text in passages:
            self._say(f"{about}: {text}" if about and text else about or text)
        if not passages and none:
            self._say(self.session.words(none))

    def _table(self) -> None:
        self._passages(self.session.table.read(self.session.glance(), "map"))

    def _list(self) -> None:
        """The choices: by name where names are short, else with number and what is worth knowing of each."""
        session, words, at = self.session, self.session.words, self.session.glance()
        if not at.numbers:
            return
        if not session.table.numbered:
            self._say(words("plain-choices", names=", ".join(session.table.name(at, ref) for ref in at.numbers)))
            return
        said = []
        for ref, number in at.numbers.items():
            note = session.table.spoken(at, ref).rstrip(".")
            said.append(f"{number} {session.table.name(at, ref)}{f': {note}' if note else ''}.")
        self._say(" ".join(said))

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

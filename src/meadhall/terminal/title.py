"""What a title gives the terminal: how its table is drawn in letters and read in sentences.

It is found by the title's folder: ``terminal`` there has a ``TABLE``, and ``terminal/texts/`` what it says.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from meadhall.kernel import Clause, Explanation, Ref, Seat, View, find
from meadhall.kernel.titles import part_of

from .drawing import Drawing, Marker, Row
from .words import Words

PARTS = ("map", "hand", "seats", "saga", "why")
"""What F2 to F6 open, unless a title has other parts."""


class Room(NamedTuple):
    """How much room there is to draw in."""

    width: int
    height: int
    wide: bool = False
    """Whether the screen is a comfortable one, so that things can be said at length."""


class Step(NamedTuple):
    """An answer that was given: the table before it as spectators see it, and what followed as the reader sees it."""

    before: View
    events: Sequence[Mapping[str, Any]]


class Moment(NamedTuple):
    """A step that an automaton is about to take: what it is asked, why it can do nothing else, the table before it."""

    seat: Seat
    prompt: str
    option: Ref
    """The one thing that the clauses leave it."""
    about: Mapping[str, Any]
    clauses: Sequence[Clause]
    why: Explanation | None
    """None where there was nothing to choose."""
    view: View
    steps: Sequence[Step]
    """The latest answers before it."""
    entry: int
    """How many answers there were before it."""
    number: int
    """The how-manieth step in a row it is."""
    since: "Moment | None" = None
    """The decision that it goes on from, such as the target for which an Army is chosen."""

    def chain(self) -> "list[Moment]":
        """The decisions that belong together, the first one first."""
        return [*(self.since.chain() if self.since else ()), self]


class Passage(NamedTuple):
    """Something to read: what it is about, and the sentences."""

    about: str
    text: str


class Glance:
    """All that a table is drawn from: one audience's view and nothing else, and the words to say it in."""

    def __init__(
        self,
        view: View,
        names: Sequence[str],
        words: Words,
        *,
        numbers: Mapping[Ref, int] | None = None,
        chosen: Ref | None = None,
        before: View | None = None,
        steps: Sequence[Step] = (),
        bots: Sequence[Seat] = (),
        people: Sequence[Seat] = (),
        mark: Any = None,
        moment: Moment | None = None,
        lettered: Mapping[Ref, str] | None = None,
    ) -> None:
        self.view, self.names, self.words = view, names, words
        self.numbers = dict(numbers or {})
        self.chosen = chosen
        self.before = before
        """The same audience's view when it had last answered: what differs is news."""
        self.steps = steps
        """The latest answers, the last one last."""
        self.bots, self.people = bots, people
        self.mark = mark
        """Where in the saga it is, as the title's own ``follow`` has it."""
        self.moment = moment
        """The step that an automaton is about to take, if one is."""
        self.lettered = dict(lettered or {})
        """The letters of what it chooses among, the same on the board and in the Why."""

    @property
    def table(self) -> dict[str, Any]:
        """The title's own part of the view."""
        table: dict[str, Any] = self.view["table"]
        return table

    @property
    def seat(self) -> Seat | None:
        """Whose eyes one looks with, if it is a seat."""
        audience: int = self.view["audience"]
        return audience if audience >= 0 else None

    @property
    def automata(self) -> list[Seat]:
        """The seats that the rules play."""
        automata: list[Seat] = self.view["automata"]
        return automata

    @property
    def prompt(self) -> str:
        """What this seat is asked; empty if it is not."""
        return str(self.view["ask"]["prompt"]) if self.view["ask"] else ""

    @property
    def options(self) -> tuple[Ref, ...]:
        """What this seat may point at."""
        return tuple(self.view["ask"]["options"]) if self.view["ask"] else ()

    @property
    def asked(self) -> dict[Seat, str]:
        """Who is asked, and what."""
        return {asked["seat"]: asked["prompt"] for asked in self.view["asked"]}

    @cached_property
    def marker(self) -> Marker:
        """Writes the numbers of what may be pointed at."""
        taken = [one.option for one in self.moment.chain()] if self.moment else ()
        return Marker(self.numbers, self.chosen, self.lettered, taken)

    def called(self, seat: Seat) -> str:
        """A seat's name, or that it is you."""
        return self.words("you") if seat == self.seat and len(self.people) <= 1 else self.names[seat]


class TitleTable:
    """A title's table in the terminal. As it is here there is nothing to draw, and the list of choices is all."""

    least: tuple[int, int] = (60, 16)
    """Columns and rows of the smallest screen on which everything stands at a glance; below it, parts are pages."""
    wide: tuple[int, int] = (140, 44)
    """Columns and rows of a comfortable screen."""
    numbered: bool = True
    """Whether things bear the numbers of the list, or else their own names, which are as short."""
    parts: tuple[str, ...] = PARTS
    """What F2 to F6 open; ``why`` can be typed at every table."""

    def left(self, wide: bool) -> int:
        """How many columns the board's side takes; none if there is no board."""
        return 0

    def stage(self, at: Glance, room: Room, *, board: bool = False) -> Drawing:
        """What lies on the left: the board, or what is played out over it; with ``board``, the board in any case."""
        return Drawing()

    def seat(self, at: Glance, seat: Seat, room: Room) -> list[Row]:
        """What stands beside and below a seat's name: the first row goes behind the name, the others below it."""
        return []

    def sign(self, at: Glance, seat: Seat) -> str:
        """The letter that stands for a seat, on the board and in every line."""
        return str(seat + 1)

    def colour(self, at: Glance, seat: Seat) -> str:
        """The colour of a seat's letter."""
        return ""

    def matters(self, at: Glance, seat: Seat) -> bool:
        """Whether a seat matters now; at a crowded table others are left out."""
        return True

    def status(self, at: Glance) -> str:
        """Where in the match it is, in a few words."""
        return ""

    def name(self, at: Glance, ref: Ref) -> str:
        """What a thing is called in a list; alike things in different places are told apart."""
        return at.words.ref(ref)

    def notes(self, at: Glance, ref: Ref, wide: bool) -> list[str]:
        """What is worth knowing of a choice: the first beside its name, others below."""
        return []

    def spoken(self, at: Glance, ref: Ref) -> str:
        """The same for those who listen."""
        return ". ".join(self.notes(at, ref, wide=False))

    def about(self, at: Glance, ref: Ref) -> str:
        """What a chosen thing does, if neither its name nor the board says it."""
        return ""

    def remark(self, at: Glance) -> str:
        """What is worth knowing of the whole question, before the help."""
        return ""

    def brief(self, at: Glance) -> list[str]:
        """What those who listen should hear before the question: such as the battle it belongs to."""
        remark = self.remark(at)
        return [remark] if remark else []

    def read(self, at: Glance, part: str) -> list[Passage]:
        """A part in full and in sentences: ``map``, ``hand``, ``seats``, or one of the title's own."""
        return []

    def part_key(self, at: Glance, part: str) -> str:
        """The id of what a part is called now, with its ``.title``; a title may put another thing in its place."""
        return f"part-{part}"

    def page(self, at: Glance, part: str, width: int) -> list[Row]:
        """A part in full as a drawing, such as a table of numbers; nothing if sentences say it."""
        return []

    def legend(self, at: Glance) -> str:
        """What the signs mean."""
        return ""

    def nothing(self, at: Glance) -> Ref | None:
        """The choice that ends a row of choices or declines: it has the number 0."""
        return None

    def follow(self, view: View, before: Any) -> Any:
        """Where in the saga a match is, from where it was; plain data, None if the title has no such places."""
        return None

    def heading(self, mark: Any, words: Words) -> str:
        """The line of the saga that begins a new place."""
        return ""

    def called(self, at: Glance, seat: Seat) -> str:
        """What an automaton is called at this table; empty if it has no name of its own yet."""
        return ""

    def turn(self, view: View) -> Any:
        """Whose turn of which it is; where it changes, the walk through an automaton's steps begins anew."""
        return None

    def goes_on_from(self, prompt: str) -> Sequence[str]:
        """The decisions of an automaton that one goes on from, so that both are explained together."""
        return ()

    def measured(self, moment: Moment) -> Sequence[Ref]:
        """What was measured before a decision, and so bears a letter too."""
        return ()

    def measures(self, at: Glance, moment: Moment, width: int) -> list[Row]:
        """What was measured before a decision, as rows of the Why."""
        return []

    def measures_told(self, at: Glance, moment: Moment) -> str:
        """The same for those who listen."""
        return ""

    def lingers(self, step: Step) -> bool:
        """Whether something has happened that one wants to look at before it goes on."""
        return False


def table_of(game: str) -> TitleTable:
    """How a title's table is drawn; without a drawing the list of choices is all there is."""
    module = part_of(find(game), "terminal")
    table: TitleTable = TitleTable() if module is None else module.TABLE
    return table

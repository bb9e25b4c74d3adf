"""Game: what a title gives the kernel; State: what every title's state begins with."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

from msgspec import Struct

from .ask import Chapter, Clause, Ref, Seat
from .errors import MeadhallError, RulesError
from .solo import Solo

if TYPE_CHECKING:
    from .record import Migration

Token = int
"""A card, tile or other hidden piece inside the state; ``s.faces[token]`` is the card it is."""
Audience = int
"""Who looks: a seat (0, 1, …), SPECTATOR, or EVERYONE once the match is over."""
SPECTATOR: Audience = -1
EVERYONE: Audience = -2

Fits = Callable[[Token, str], bool]


class Choosy(Struct, frozen=True):
    """Fits that a few tokens alone are choosy about: worlds are dealt faster when the kernel knows which."""

    tokens: frozenset[Token]
    allows: Callable[[Token, str], bool]
    """Whether a card could lie there, asked for these tokens only; any other token takes any card."""

    def __call__(self, token: Token, card: str) -> bool:
        """Could that card lie there?"""
        return token not in self.tokens or self.allows(token, card)


class Share(Struct, frozen=True):
    """Cards of one kind of which so many lie in each of some homes, nobody knows which; the others lie in none.

    Such a home is full: whatever lies there is at home there, or one of the cards that are shared.
    """

    cards: frozenset[str]
    homes: Mapping[frozenset[Token], int]
    """How many of those that have no home of their own."""


class Homes(Struct, frozen=True):
    """Fits that a few cards alone are choosy about: each lies in its home, and any two homes are the same or apart."""

    of: Mapping[str, frozenset[Token]]
    """Where each of them can lie; any other card lies anywhere."""
    shares: Sequence[Share] = ()
    """Of which kinds the number in each home is known besides."""

    def __call__(self, token: Token, card: str) -> bool:
        """Could that card lie there?"""
        home = self.of.get(card)
        if home is not None:
            return token in home
        share = next((share for share in self.shares if card in share.cards), None)
        return share is None or all(n or token not in home for home, n in share.homes.items())

    def together(self, tokens: Sequence[Token], cards: Sequence[str]) -> bool:
        """Could these cards lie there, one on each?"""
        if not all(map(self, tokens, cards)):
            return False
        free = {token: card for token, card in zip(tokens, cards, strict=True) if card not in self.of}
        return all(
            sum(free.get(token) in share.cards for token in home) == n
            for share in self.shares
            for home, n in share.homes.items()
            if not home.isdisjoint(tokens)
        )


View = dict[str, Any]


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of a table, chosen before setup. Each title has its own subclass; they are part of the state."""


class State(Struct, dict=True, kw_only=True):
    """The part of a state that the kernel reads. A title's own Struct goes on from here.

    Everything in it is plain data: numbers, strings, lists, dicts with string keys, Structs. The instance dict
    (``dict=True``) holds nothing but the link to the running match, which is never copied, compared or stored.
    """

    seats: int
    agenda: list[list[Any]] = []
    """The chapters still to come, last in first out: a name and plain arguments."""
    faces: list[str] = []
    """What each token is."""
    freely: int = 0
    """Free actions since the last decision."""
    minds: list[list[Token]] = []
    """For each seat, and last for the spectators: the smallest token of the set that each token belongs to.
    Whoever has the mind knows which faces are in each set, and not which token has which."""


class Zone(NamedTuple):
    """A place where tokens lie, by a name such as ``hand.2``. At every ask each token lies in exactly one."""

    name: str
    tokens: Sequence[Token]


class Outcome(Struct, frozen=True, omit_defaults=True):
    """How a match ended: a rank for each seat (1 is best, equal ranks are a draw), the points, and the rule."""

    ranks: tuple[int, ...]
    scores: tuple[int | None, ...]
    ending: str
    clause: Clause
    parts: dict[str, tuple[int, ...]] = {}
    """The points by their sources, for each seat; where there are any, they add up to the scores."""

    def check(self) -> None:
        """Raises if the parts do not add up."""
        if self.parts and [sum(lines) for lines in zip(*self.parts.values(), strict=True)] != list(self.scores):
            raise RulesError(f"The scores are {self.scores}, but their parts are {self.parts}.")

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats of the best rank; several share the win."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


S = TypeVar("S", bound=State)


class Game(Protocol[S]):
    """One title. Subclass it in ``games/<id>/game.py`` and name the instance ``GAME``."""

    id: str
    prefix: str
    """What its clause ids begin with, such as ``RR``."""
    rules: tuple[str, ...]
    """Its clause files, without ``.md``: in ``rules`` of its folder, or in ``docs/rules`` (``meadhall.clauses``)."""
    version: int
    """The version of the rules that a record names."""
    migrations: "Mapping[int, Migration]" = {}
    """How a record of each older version is brought to the next one; ``same_answers`` where only the state changed."""
    seats: range
    options: type[Options]
    state: type[S]
    chapters: Mapping[str, Callable[..., Chapter | None]]
    """By name: the agenda names them, and records rely on the names. ``chapters_of`` collects them from modules."""
    values: Mapping[str, Any] = {}
    """Printed values that this process has put in the place of the content's own; every record carries them."""
    prompts: Mapping[str, tuple[Clause, ...]]
    """For each prompt the clauses that matter when it is asked; the rule drawer opens there. See ``prompts_of``."""
    beyond: Mapping[str, Clause] = {}
    """What its rules know and its box has not, by the words that a table would name it with: the clause says why."""
    solo: Solo | None = None
    """How it is played alone, where it can be."""
    most_free: int = 50
    """So many free actions there are at most between two decisions, so that every match ends."""
    open_sets: Collection[tuple[str, ...]] = ()
    """Where cards are named that an audience knows together, though not which of them is where: the keys on the way
    there, in a view ``("table", "known", "cards")``, in an event ``("told", "went_by", "cards")``; lists are passed
    through. There a set of its mind is named whole; everywhere else a card is named only to those who know it."""

    remarks: Collection[str] = ()
    """The kinds of events that may be told without a change on the table, such as a call that is declined. Every other
    event comes after its change: at that moment somebody sees it."""

    def setup(self, seats: int, options: Any) -> S:
        """The state before anything happened, with the first chapters on its agenda. No chance is drawn here."""
        ...

    def zones(self, s: S) -> Iterable[Zone]:
        """Where every token lies."""
        return ()

    def fits(self, s: S, audience: Audience) -> Fits | None:
        """``fits(token, card)``: could that card lie there, for all this audience knows? None: anything could."""
        return None

    def names(self, face: str) -> Collection[str]:
        """The words that give a card away wherever an audience reads them; ``card:`` and other kinds come before them.

        A word that several cards share gives away only that it is one of them.
        """
        return (face,)

    def view(self, s: S, audience: Audience) -> View:
        """What one audience sees, built from an allow-list; plain data, refs for things.

        A title with large views says what is ``public`` and what is ``private`` instead: this is both.
        """
        public = self.public(s)
        if public is None:
            raise RulesError(f"{self.id} does not say what anybody sees.")
        return laid_over(public, self.private(s, audience))

    def public(self, s: S) -> View | None:
        """What all see alike, made once a moment however many look; None if a title makes every view by itself."""
        return None

    def private(self, s: S, audience: Audience) -> View:
        """What one audience sees besides; it is laid over the public part (``laid_over``)."""
        return {}

    def outcome(self, s: S) -> Outcome | None:
        """How it ended, or None while it goes on."""
        ...

    def vocabulary(self, options: Any) -> Sequence[Ref]:
        """Everything one can ever point at, in a fixed order."""
        ...

    def check(self, s: S) -> None:
        """Raises ImpossiblePosition with a sentence if no match could be in this state. Counts every piece."""

    def scene(self) -> View:
        """What a client needs to draw the table: geometry and the facts of cards, from the content files."""
        return {}

    def relevant(self) -> Mapping[str, Mapping[str, Sequence[Any]]]:
        """When an option of the table matters, for whoever asks for them; what is not named here always does.

        ``{"ivory_team": {"mode": ("team",)}}``: the option matters only where ``mode`` is one of these.
        ``{"mode=team": {"seats": range(3, 24)}}``: this choice is there only for so many seats.
        """
        return {}

    def places(self, seats: int, options: Any) -> Sequence[str]:
        """What each seat is called before the match begins, as team and number, ``ivory.1``; empty if they are alike.

        Seats of one team win and lose together.
        """
        return ()

    def automata(self, seats: int, options: Any) -> Collection[Seat]:
        """The seats that the rules play, known before the match begins. A title that has some keeps ``s.options``."""
        return ()

    def why_not_seats(self, seats: int, options: Any) -> Clause | None:
        """The clause that keeps a number outside ``seats`` away from a table with these options, if one does."""
        return None

    def usual_seats(self) -> int:
        """How many sit at a usual table; the benchmark plays with so many."""
        return self.seats[0]

    def package(self) -> str:
        """The Python package of the title: its bots and its terminal table are modules of it (``titles.part_of``)."""
        return type(self).__module__.rpartition(".")[0]

    def folder(self) -> Traversable:
        """The title's folder, with its banner, content and texts."""
        return files(self.package())


def laid_over(public: View, private: View) -> View:
    """A view of two parts: objects go into objects, lists of objects into lists of objects, all else in its place.

    The parts stay as they are, and what nobody changes is shared.
    """
    view: View = _laid(public, private)
    return view


def _laid(below: Any, above: Any) -> Any:
    if isinstance(below, dict) and isinstance(above, dict):
        return {**below, **{key: _laid(below.get(key), value) for key, value in above.items()}}
    entry_by_entry = isinstance(below, list) and isinstance(above, list) and len(below) == len(above)
    if entry_by_entry and all(isinstance(thing, dict) for thing in above):
        return [_laid(*pair) for pair in zip(below, above, strict=True)]
    return above


def automata_of(game: Game[S], s: S) -> frozenset[Seat]:
    """The seats of a match that the rules play."""
    return frozenset(game.automata(s.seats, getattr(s, "options", None)))


def solo_of(game: Game[Any]) -> Solo:
    """How a title is played alone; refused where it is not."""
    if game.solo is None:
        raise MeadhallError(f"Nobody plays {game.id} alone.")
    return game.solo


def free_seats(game: Game[Any], seats: int, options: Any) -> tuple[Seat, ...]:
    """The seats that people and bots can take: those that the rules do not play."""
    automata = game.automata(seats, options)
    return tuple(seat for seat in range(seats) if seat not in automata)

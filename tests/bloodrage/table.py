"""A match as those who sit at it see it: whoever is asked points at refs, and all is read from a spectator's view.

After every answer the figures, cards and tokens are counted, and nothing is both offered and refused, whatever the test
is about.
"""

from collections.abc import Mapping
from typing import Any

from meadhall import EVERYONE, SPECTATOR, Match
from meadhall.games.bloodrage.board import FJORDS, NAMES, PROVINCES, RESERVE, VALHALLA, place_named
from meadhall.games.bloodrage.figures import CLANS
from meadhall.games.bloodrage.game import GAME
from meadhall.games.bloodrage.state import State
from meadhall.kernel.match import checked
from meadhall.kernel.question import Question


def card(id: str, copy: int = 1) -> str:
    """The name of a card's copy."""
    return f"card:{id}.{copy}"


def figure(seat: int, kind: str, place: str | None = None) -> str:
    """The name of a seat's figure; a warrior is named by its place."""
    return f"figure:{CLANS[seat]}.{kind}" + (f".{place}" if place else "")


def warrior(seat: int, place: str) -> str:
    """The name of a warrior in a place."""
    return figure(seat, "warrior", place)


def province(name: str) -> str:
    """The name of a province to point at."""
    return f"province:{name}"


def fjord(name: str) -> str:
    """The name of a fjord to point at."""
    return f"fjord:{name}"


class Table:
    """A match, as those who sit at it see it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.told: list[dict[str, Any]] = []
        self.forged = False

    # ---- pointing

    @property
    def ask(self) -> Question:
        """The only open ask."""
        (question,) = self.match.pending
        return question

    @property
    def prompt(self) -> str:
        """What is asked; empty when nobody is."""
        return self.match.pending[0].prompt if self.match.pending else ""

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.ask.seat

    @property
    def offered(self) -> list[str]:
        """What may be pointed at."""
        return list(self.ask.options)

    @property
    def refused(self) -> Mapping[str, str]:
        """What looks possible and is not, with its clause."""
        return self.ask.refusals

    def point(self, *refs: str) -> "Table":
        """Whoever is asked points at things, one after the other."""
        for ref in refs:
            self._answer(self.ask.seat, ref)
        return self

    def _answer(self, seat: int, ref: str) -> None:
        self.told += [event.seen_by(EVERYONE) for event in self.match.answer(seat, ref)]
        if not self.forged:
            checked(GAME, self.match.state)
        for question in self.match.pending:
            assert not set(question.options) & set(question.refusals), f"{question.prompt} offers what it refuses"

    def point_as(self, seat: int, ref: str) -> "Table":
        """One of several seats that are asked points at a thing."""
        self._answer(seat, ref)
        return self

    def options_of(self, seat: int) -> list[str]:
        """What one of several seats that are asked may point at."""
        return list(next(question for question in self.match.pending if question.seat == seat).options)

    def together(self, answers: Mapping[int, str]) -> "Table":
        """Several seats answer at the same time."""
        for seat, ref in answers.items():
            self._answer(seat, ref)
        return self

    def cards(self, answers: Mapping[int, str]) -> "Table":
        """Everybody in the battle lays a card, by its id."""
        assert self.prompt == "battle_card", self.prompt
        return self.together({seat: self.in_hand(seat, id) for seat, id in answers.items()})

    def in_hand(self, seat: int, id: str) -> str:
        """The ref of a card in a seat's hand."""
        hand: list[str] = self.match.view(seat)["table"]["clans"][seat]["cards"]
        return next(ref for ref in hand if ref.removeprefix("card:").rpartition(".")[0] == id)

    def forge(self, seat: int, old: str, new: str) -> "Table":
        """A hand card becomes a second copy of another: for rules that the base deck cannot show."""
        s: State = self.match.state
        token = next(token for token in s.clans[seat].hand if s.faces[token].startswith(old))
        s.faces[token] = f"{new}.1"
        self.forged = True
        return self

    def decline(self) -> "Table":
        """Nobody answers the call."""
        while self.prompt == "call_to_battle":
            self.point("do:decline")
        return self

    def no_late(self) -> "Table":
        """Nobody adds a late card."""
        while self.prompt == "late_card":
            self.point("do:pass")
        return self

    def fight(self, answers: Mapping[int, str]) -> "Table":
        """Cards are laid and nobody adds another."""
        return self.cards(answers).no_late()

    def keep_none(self) -> "Table":
        """Everybody discards the whole hand."""
        while self.prompt == "keep_card":
            self._answer(self.match.pending[0].seat, "do:keep_none")
        return self

    def finish_actions(self) -> "Table":
        """Everybody passes."""
        while self.prompt == "choose_action":
            self.point("do:pass")
        return self

    # ---- looking

    @property
    def table(self) -> dict[str, Any]:
        """What a spectator sees."""
        table: dict[str, Any] = self.match.view(SPECTATOR)["table"]
        return table

    def clan(self, seat: int) -> dict[str, Any]:
        """A seat's clan as everybody sees it."""
        clan: dict[str, Any] = self.table["clans"][seat]
        return clan

    def rage(self, seat: int) -> int:
        """A seat's Rage."""
        return int(self.clan(seat)["rage"])

    def glory(self, seat: int) -> int:
        """A seat's glory."""
        return int(self.clan(seat)["glory"])

    def steps(self, seat: int) -> tuple[int, ...]:
        """On which steps a seat's Rage stat, Axes and Horns are."""
        return tuple(stat["step"] for stat in self.clan(seat)["stats"].values())

    def hand(self, seat: int) -> list[str]:
        """The ids of a seat's hand cards, as the seat itself sees them."""
        cards = self.match.view(seat)["table"]["clans"][seat]["cards"]
        return [ref.removeprefix("card:").rpartition(".")[0] for ref in cards]

    def sheet(self, seat: int) -> list[str]:
        """The ids of the upgrades on a seat's sheet."""
        cards = [slot["card"] for slot in self.clan(seat)["slots"] if slot["card"]]
        return [ref.removeprefix("card:").rpartition(".")[0] for ref in cards]

    def gone(self, id: str) -> bool:
        """Whether a card is out of the game."""
        refs: list[str] = self.match.view(EVERYONE)["table"]["gone"]
        return any(ref.removeprefix("card:").rpartition(".")[0] == id for ref in refs)

    def at(self, place: str, seat: int) -> dict[str, int]:
        """A seat's figures in a place, by kind."""
        where = place_named(place)
        if where in PROVINCES:
            found = self.table["provinces"][place]["figures"]
        elif where in FJORDS:
            found = self.table["fjords"][place]["figures"]
        else:
            found = self.clan(seat)["reserve" if where == RESERVE else "valhalla"]
        return {figure["kind"]: figure["count"] for figure in found if figure["seat"] == seat}

    def dead(self, seat: int) -> dict[str, int]:
        """A seat's figures in Valhalla."""
        return self.at(NAMES[VALHALLA], seat)

    def land(self, place: str) -> dict[str, Any]:
        """What everybody sees of a province."""
        land: dict[str, Any] = self.table["provinces"][place]
        return land

    @property
    def phase(self) -> str:
        """The phase the saga marker shows."""
        return str(self.table["phase"])

    def events(self, kind: str) -> list[dict[str, Any]]:
        """What was told of a kind."""
        return [event for event in self.told if event["kind"] == kind]


def strength(table: Table, seat: int, place: str) -> int:
    """A seat's total in a province."""
    return int(table.land(place)["strengths"][seat])

"""A match as those who sit at it see it: whoever is asked points at refs, and all is read from a spectator's view."""

from collections.abc import Mapping
from typing import Any

from meadhall import EVERYONE
from meadhall.games.bloodrage.board import FJORDS, NAMES, PROVINCES, RESERVE, VALHALLA
from meadhall.games.bloodrage.figures import CLANS
from meadhall.games.bloodrage.state import State
from meadhall.kit import testing


def place_named(name: str) -> int:
    """The place of that name, inside the rules."""
    return NAMES.index(name)


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


class Table(testing.Table):
    """A match of Blood Rage."""

    # ---- pointing

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
        self.match._engine.turn([*s.faces[:token], f"{new}.1", *s.faces[token + 1 :]])
        self.forged = True
        return self

    def decline(self) -> "Table":
        """Nobody answers the call."""
        return self.keep_pointing("call_to_battle", "do:decline")

    def no_late(self) -> "Table":
        """Nobody adds a late card."""
        return self.keep_pointing("late_card", "do:pass")

    def fight(self, answers: Mapping[int, str]) -> "Table":
        """Cards are laid and nobody adds another."""
        return self.cards(answers).no_late()

    def keep_none(self) -> "Table":
        """Everybody discards the whole hand."""
        return self.keep_pointing("keep_card", "do:keep_none")

    def finish_actions(self) -> "Table":
        """Everybody passes."""
        return self.keep_pointing("choose_action", "do:pass")

    # ---- looking

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


def strength(table: Table, seat: int, place: str) -> int:
    """A seat's total in a province."""
    return int(table.land(place)["strengths"][seat])

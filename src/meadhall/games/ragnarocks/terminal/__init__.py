"""Ragnarocks in the terminal: the island in letters, the draft as a page of cards."""

from meadhall.kernel import Ref, Seat
from meadhall.terminal.drawing import QUIET, Cell, Drawing, Row, row
from meadhall.terminal.title import Glance, Passage, Room, TitleTable

from .cards import commands, held, lying, message, offered, page, to_read
from .island import SIGN, VIKING, WIDTH, island, read_rows


class RagnarocksTable(TitleTable):
    """The island with its Vikings and stones; what may be pointed at stands there by its name."""

    least = (80, 24)
    numbered = False

    def left(self, wide: bool) -> int:
        """As wide as the island."""
        return WIDTH

    def stage(self, at: Glance, room: Room, *, board: bool = False) -> Drawing:
        """The island, or the cards of the draft."""
        return page(at) if at.table["draft"] and not board else island(at)

    def seat(self, at: Glance, seat: Seat, room: Room) -> list[Row]:
        """A seat's points, how many of its Vikings still roam, and its card."""
        beside, below = self._seat(at, seat)
        return [row(f" · {beside}" if beside else "", QUIET), *((Cell(line, QUIET),) for line in below)]

    def sign(self, at: Glance, seat: Seat) -> str:
        """The letter of a seat's Vikings; in a team also its number."""
        side = _side(at, seat)
        team = at.table["sides"][side]["seats"]
        return f"{SIGN[side]}{team.index(seat) + 1}" if at.table["mode"] == "team" else SIGN[side]

    def colour(self, at: Glance, seat: Seat) -> str:
        """The colour of a seat's Vikings."""
        return VIKING[_side(at, seat)].removeprefix("bold ")

    def matters(self, at: Glance, seat: Seat) -> bool:
        """In a team those matter whose power is in force and those who move next."""
        return _in_force(at, seat) or seat == at.table["sides"][_side(at, seat)]["next"]

    def about(self, at: Glance, ref: Ref) -> str:
        """What a chosen card does in short; in the draft the page says it at length."""
        if not ref.startswith("card:") or at.table["draft"]:
            return ""
        return f"{at.words.ref(ref)}: {at.words(f'{message(ref)}.short')}"

    def read(self, at: Glance, part: str) -> list[Passage]:
        """The island row by row from North to South, or what is offered in the draft; the cards; the seats."""
        if part == "hand":
            return [Passage(name, does) for name, does in to_read(at.table, at.options, at.words)]
        if part == "seats":
            return [self._told(at, seat) for seat in _in_order(at)]
        return [*self._land(at), *(self._told(at, seat) for seat in _in_order(at))]

    def legend(self, at: Glance) -> str:
        """What the signs mean."""
        teams = at.words("ragnarocks-legend-teams") if at.table["mode"] == "team" else ""
        return f"{at.words('ragnarocks-legend')} {teams}".strip()

    def _land(self, at: Glance) -> list[Passage]:
        if not at.table["draft"]:
            return read_rows(at)
        told = [Passage("", line) for line in offered(at.table, at.words)]
        cards = at.table["draft"]["offer"]
        return [*told, Passage("", ", ".join(at.words.ref(card) for card in cards))] if cards else told

    def _told(self, at: Glance, seat: Seat) -> Passage:
        beside, below = self._seat(at, seat)
        return Passage(f"{self.sign(at, seat)} {at.names[seat]}", ". ".join(filter(None, (beside, *below))))

    def _seat(self, at: Glance, seat: Seat) -> tuple[str, list[str]]:
        """What stands beside a seat's name, and what below."""
        table, words, side = at.table, at.words, at.table["sides"][_side(at, seat)]
        card, played = held(table, seat), table["phase"] != "draft"
        counted = words(
            "ragnarocks-seat" if table["mode"] == "basic" else "ragnarocks-seat-points",
            points=side["score"],
            roam=len(side["nomadic"]),
        )
        if table["mode"] == "team":
            beside = f"{lying(card, words)}{'*' if _in_force(at, seat) else ''}" if card else ""
            return beside, [counted] if side["seats"][0] == seat and played else []
        below = [counted] if played else []
        return "", [*below, lying(card, words), *commands(table, seat, words)] if card else below


def _side(at: Glance, seat: Seat) -> str:
    return next(str(name) for name, side in at.table["sides"].items() if seat in side["seats"])


def _in_order(at: Glance) -> list[Seat]:
    return [seat for side in at.table["sides"].values() for seat in side["seats"]]


def _in_force(at: Glance, seat: Seat) -> bool:
    card = held(at.table, seat)
    return card is not None and bool(card["in_force"]) and at.table["phase"] != "draft"


TABLE = RagnarocksTable()

"""How the tests play Lords of Ragnarok: somebody bold, who goes where Monsters and others' Armies are, and fights."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from playwright.sync_api import expect

from meadhall.games.lords.board import BOARDS
from meadhall.games.lords.content import CONTENT
from tests.browser.crews import Crew, asked, play_past
from tests.browser.visitor import Visitor

View = Mapping[str, Any]
COSTLY = {card.id for card in CONTENT.combat if card.casualties}
"""Combat cards with Casualty symbols: who plays them has something to take."""
WILD = 0.12
"""How often somebody bold does just anything."""
TRIES = 8
"""How many tables are laid out until it came to something."""

STAGES = {"hunt": "The Hunt of", "battle": "The Battle for"}
"""What rises over the island, by its part of the view."""

__all__ = ["STAGES", "Crew", "View", "asked", "bold", "lay_out", "open_table", "play_to_the_end"]


def open_table(host: Visitor, bots: int = 2, title: str = "Ask", bot: str = "random") -> str:
    """A table for the host and for bots."""
    host.api("GET", "/api/me")
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for _ in range(bots))]
    wanted = {"game": "lords", "title": title, "options": {}, "seats": seats, "private": True}
    return str(host.api("POST", "/api/tables", wanted)["table"])


def lay_out(host: Visitor, so: Callable[[View], bool], dice: Random, bots: int = 2, *, name: str = "Ask") -> str:
    """A table at which something is so; another one is tried where the match ended before. It goes by the name."""
    for title in (f"{name} {k}" for k in range(TRIES)):
        table = open_table(host, bots, title)
        if play_past(host, table, so, bold(dice)):
            return table
    raise AssertionError("it never came to that")


def play_to_the_end(player: Crew) -> set[str]:
    """Answers until the end is told, with its clause; gives the stages that rose, each of which was seen."""
    me, seen = player.visitor, set[str]()
    me.until(lambda: player.ear.view is not None, lambda: "the table was never told")
    while player.view["outcome"] is None:
        me.until(lambda: player.asked or player.view["outcome"] is not None, lambda: "nobody is asked")
        if player.asked:
            for stage in [name for name in STAGES if player.view["table"][name] and name not in seen]:
                expect(me.page.get_by_role("dialog", name=STAGES[stage])).to_be_visible()
                seen.add(stage)
            player.answer()

    def over() -> bool:
        me.go_on()  # what came before the end may still be looked at
        return me.end.is_visible()

    me.until(over, lambda: "the end is not shown")
    expect(me.end.locator("article.first")).to_have_count(1)
    expect(me.end.get_by_role("button", name=player.view["outcome"]["clause"])).to_be_visible()
    me.nothing_scrolls()
    return seen


def bold(dice: Random) -> Callable[[View], str]:
    """Somebody who looks for Monsters and for Armies of others; now and then just anything, so that no match stands."""

    def choose(view: View) -> str:
        options: Sequence[str] = view["ask"]["options"]
        if dice.random() < WILD:
            return dice.choice(options)
        return _wanted(view, options, dice) or dice.choice(options)

    return choose


def _wanted(view: View, options: Sequence[str], dice: Random) -> str | None:
    table = view["table"]
    seat: int = view["ask"]["seat"]
    foes = {foe["region"] for foe in (*table["monsters"].values(), table["boss"]) if foe["region"]}
    match view["ask"]["prompt"]:
        case "hero_menu" | "hero_walk" | "hero_place":
            return next((ref for ref in options if ref in foes), None)
        case "special_choose":
            near = table["players"][seat]["region"] in foes
            first = "action:monsters" if near else "action:mobilize"
            return first if first in options else None
        case "monsters_mode":
            return next((ref for ref in options if ref.startswith(("boss:", "monster:"))), None)
        case "maneuver_menu" | "mobilize_next":
            armies = [ref for ref in options if ref.startswith("army:")]
            dice.shuffle(armies)
            return max(armies, key=lambda ref: _prey(view, ref, seat), default=None)
        case "army_activate" | "army_march" | "recruit_where":
            fights = [ref for ref in options if _others(table, ref, seat)]
            return max(fights, key=lambda ref: _own(table, ref, seat), default=None)
        case "battle_card":
            return next((ref for ref in options if _name(ref) in COSTLY), None)
        case "hunt_slot" | "hunt_effect" | "hunt_defend":
            return options[0]
        case _:
            return None


def _name(ref: str) -> str:
    return ref.partition(":")[2].partition(".")[0]


def _prey(view: View, army: str, seat: int) -> int:
    """How tempting what lies next to an Army is: others' Armies, and best where own ones attack already."""
    region = int(army.split(".")[1]) - 1
    near = (f"region:{place + 1}" for place in BOARDS[view["seats"]].near[region])
    return max((1 + _own(view["table"], ref, seat) for ref in near if _others(view["table"], ref, seat)), default=0)


def _own(table: View, ref: str, seat: int) -> int:
    """How many own Armies stand there."""
    return sum(army.startswith(f"army:{seat}.") for army in _armies(table, ref))


def _others(table: View, ref: str, seat: int) -> bool:
    """Whether Armies of others stand there."""
    return len(_armies(table, ref)) > _own(table, ref, seat)


def _armies(table: View, ref: str) -> Sequence[str]:
    if not ref.startswith("region:"):
        return ()
    armies: Sequence[str] = table["regions"][int(ref.partition(":")[2]) - 1]["armies"]
    return armies

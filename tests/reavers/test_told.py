"""What is told: each event with all its fields, as everybody reads it after the end."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from meadhall import EVERYONE, Match
from meadhall.games import reavers
from meadhall.games.reavers.game import GAME

from .playing import Given, Table, card, die, faces, successes

DRAUPNIR = card("art_draupnir")
SEAS, KRAKEN = "journey_rough_seas", "journey_kraken"


def told(table: Table, kind: str) -> dict[str, Any]:
    """The last event of a kind, without its name."""
    return {name: value for name, value in table.events(kind)[-1].items() if name != "kind"}


def recruiting() -> Table:
    given = Given().leader(0, "reaver_scout").offer("recruit_reavers", ("reaver_spear_chief", "reaver_lithsman"))
    table = given.select("recruit_reavers").luck(*faces("ship", "ship", "ship", "ship"))
    return table.point("do:act", "offer:recruit_reavers.a", card("reaver_lithsman"), "do:specialize", "slot:sea")


def crowded() -> Table:
    given = (
        Given().dice(0, *["red.helm"] * 10).artifact(0, "art_draupnir", "red.shield").trade("red.ship", "blue.chest")
    )
    return given.select("trade_with_villages").point("do:act", "trade:dice", die("red.ship"))


def sailing(journey: str, given: Given) -> Table:
    return given.player(0, food=6).top(journey).select("battle_at_sea").point("do:act")


def subduing() -> Table:
    given = Given().dice(0, "red.hammer").player(0, food=2).top("food_1_a")
    return given.select("subdue_territories").point("do:act", "stack:food_1").luck(*successes(0)).point("do:force")


def storing() -> Table:
    given = Given().artifact(0, "art_draupnir").dice(0, "red.shield")
    return given.select("raid_keeps").point("store>die:red.shield")


def scored() -> Table:
    given = Given(2, round=6).player(0, glory=5, terror=1).pawns("recruit_reavers", "raid_keeps", "battle_at_sea")
    return given.select("raid_villages").all_rest()


def fighting() -> Table:
    table = sailing("journey_all_quiet", Given().dice(0, "red.ship", "red.chest").top("sea_cargo_ship"))
    return table.point("deck:sea_battle", "do:combination")


def fleeing() -> Table:
    return sailing("journey_all_quiet", Given().top("sea_cargo_ship")).point("deck:sea_battle", "do:give_up")


def dropped() -> Table:
    return sailing(KRAKEN, Given().artifact(0, "art_skidbladnir", "red.ship")).point("use>card:art_skidbladnir.1")


def ambushed() -> Table:
    return sailing("journey_draugr_ambush", Given().upgrades(0, "chest", spent=True)).point("do:suffer")


def farming() -> Table:
    return Given().gain(0, "village_farm").point("do:pillage")


def building() -> Table:
    return Given().gain(0, "village_ship_upgrade_ship_hammer").point("do:upgrade")


def prophesying() -> Table:
    """Brisingamen draws a Prophecy, and the one held before goes."""
    given = Given().artifact(0, "art_brisingamen", "yellow.tree").prophecies(0, "prophecy_pillager")
    table = given.top("prophecy_vanquisher").select("trade_with_villages").point("use>card:art_brisingamen.1")
    return table.point(card("prophecy_pillager"))


def keeping() -> Table:
    """A Fanatic sees two Keep Spoils, for which the discards are shuffled, and keeps the second."""
    given = Given().deck("keep_spoils", "keep_armor", discards=["keep_art", "keep_art"])
    return given.slot(0, "keep", "reaver_fanatic").select("raid_keeps").point(card("keep_art", 2))


def training() -> Table:
    return Given().slot(0, "keep", "reaver_lithsman").select("raid_keeps")


def rerolling() -> Table:
    table = Given().dice(0, "red.double_hammer").gain(0, "keep_wall").luck(*successes(1, 0)).point("do:pillage")
    return table.point("do:reroll", "combat:1")


def gaining_an_artifact() -> Table:
    given = Given().deck("village_spoils", "art_draupnir").player(0, food=1).dice(0, "red.chest", "red.chest")
    return given.select("raid_villages").point("do:act")


def tidied() -> Table:
    """A round of two players ends; the decks have few cards."""
    given = Given(2).pawns("recruit_reavers", "trade_with_villages", "battle_at_sea")
    for deck in ("village_spoils", "reaver", "prophecy"):
        given.deck(deck)
    given.deck("keep_spoils", "keep_armor", "keep_art", "keep_wall").deck("sea_battle", "sea_knarr")
    table = given.select("raid_keeps").rest().point("do:rest")
    return table.luck(*faces("ship", "chest", "hammer", "clan", "shield", "ship")).point("do:food")


def suffering(journey: str, *dice: str) -> Table:
    return sailing(journey, Given().dice(0, *dice)).point("do:suffer")


TOLD: list[tuple[Callable[[], Table], str, dict[str, Any]]] = [
    (recruiting, "selected", {"seat": 0, "location": "location:recruit_reavers"}),
    (recruiting, "acts", {"seat": 0, "location": "location:recruit_reavers"}),
    (
        recruiting,
        "gained",
        {"seat": 0, "what": "favor", "n": 2, "total": 2, "because": "location:recruit_reavers"},
    ),
    (
        recruiting,
        "cards_gained",
        {"seat": 0, "n": 2, "cards": [card("reaver_spear_chief"), card("reaver_lithsman")]},
    ),
    (recruiting, "specialized", {"seat": 0, "card": card("reaver_lithsman"), "slot": "slot:sea"}),
    (lambda: recruiting().point("do:promote"), "promoted", {"seat": 0, "card": card("reaver_spear_chief")}),
    (lambda: recruiting().point("do:promote"), "piled", {"seat": 0, "card": card("reaver_scout"), "pile": 1}),
    (lambda: recruiting().point("do:rally", "face:ship"), "die_gained", {"seat": 0, "die": die("blue.ship")}),
    (crowded, "trade_die", {"seat": 0, "die": die("blue.chest")}),
    (crowded, "start_player", {"seat": 1}),
    (
        lambda: crowded().point("return>die:red.helm"),
        "returned",
        {"seat": 0, "die": die("red.helm"), "artifact": None},
    ),
    (
        lambda: crowded().point("return>die:art_draupnir.1"),
        "returned",
        {"seat": 0, "die": die("red.shield"), "artifact": DRAUPNIR},
    ),
    (storing, "stored", {"seat": 0, "die": die("red.shield"), "artifact": DRAUPNIR}),
    (
        lambda: storing().rest().point("unstore>die:art_draupnir.1"),
        "unstored",
        {"seat": 0, "die": die("red.shield"), "artifact": DRAUPNIR},
    ),
    (lambda: storing().point("use>card:art_draupnir.1"), "artifact_used", {"seat": 0, "card": DRAUPNIR}),
    (lambda: storing().rest(), "rests", {"seat": 0, "location": "location:raid_keeps"}),
    (subduing, "combat", {"seat": 0, "defence": 1, "foe": "stack:food_1"}),
    (subduing, "combat_rolled", {"seat": 0, "rolled": [0], "successes": 0, "defence": 1}),
    (subduing, "withstood", {"seat": 0, "stack": "stack:food_1"}),
    (
        subduing,
        "spent",
        {"seat": 0, "source": die("red.hammer"), "die": die("red.hammer"), "item": "combat"},
    ),
    (
        lambda: subduing().point("stack:food_1"),
        "lost",
        {"seat": 0, "what": "food", "n": 2, "total": 0, "because": "stack:food_1"},
    ),
    (lambda: subduing().point("stack:food_1"), "claimed", {"seat": 0, "stack": "stack:food_1", "tiles": 1}),
    (lambda: subduing().point("stack:food_1"), "turned_up", {"seat": 0, "tiles": ["tile:food_1_a.1"]}),
    (lambda: subduing().point("stack:food_1"), "tile_reward", {"seat": 0, "tile": "tile:food_1_a.1"}),
    (lambda: sailing(SEAS, Given()), "journey", {"seat": 0, "card": card(SEAS)}),
    (lambda: suffering(SEAS), "suffers", {"seat": 0, "card": card(SEAS)}),
    (lambda: suffering(KRAKEN, "red.ship"), "die_lost", {"seat": 0, "die": die("red.ship")}),
    (ambushed, "upgrade_lost", {"seat": 0, "upgrade": "upgrade:chest.spent"}),
    (dropped, "journey_dropped", {"seat": 0, "card": card(KRAKEN)}),
    (fighting, "sea_battle_revealed", {"seat": 0, "card": card("sea_cargo_ship")}),
    (fighting, "sea_battle_won", {"seat": 0, "card": card("sea_cargo_ship")}),
    (fleeing, "sea_battle_lost", {"seat": 0, "card": card("sea_cargo_ship")}),
    (farming, "token", {"seat": 0, "token": "farm", "total": 1, "because": "card:village_farm"}),
    (building, "upgraded", {"seat": 0, "upgrade": "upgrade:ship_hammer"}),
    (recruiting, "recruited", {"seat": 0, "cards": [card("reaver_spear_chief"), card("reaver_lithsman")]}),
    (
        recruiting,
        "rolled",
        {"seat": 0, "dice": [die(f"{colour}.ship") for colour in ("blue", "yellow", "red", "blue")]},
    ),
    (recruiting, "resolving", {"seat": 0, "card": card("reaver_spear_chief")}),
    (training, "specialist", {"seat": 0, "card": card("reaver_lithsman")}),
    (training, "die_gained", {"seat": 0, "die": die("red.helm")}),
    (keeping, "shuffled", {"deck": "deck:keep_spoils", "cards": 2}),
    (keeping, "cards_drawn", {"seat": 0, "n": 2, "cards": [card("keep_armor"), card("keep_art", 2)]}),
    (keeping, "not_kept", {"seat": 0, "card": card("keep_armor")}),
    (prophesying, "prophecy", {"seat": 0, "card": card("prophecy_vanquisher"), "held": 2}),
    (prophesying, "prophecy_discarded", {"seat": 0, "card": card("prophecy_pillager")}),
    (rerolling, "reroll_picked", {"seat": 0, "die": "combat:1"}),
    (
        tidied,
        "trade_dice",
        {
            "dice": list(
                map(die, ("red.ship", "red.chest", "blue.hammer", "blue.raven", "yellow.shield", "yellow.ship"))
            )
        },
    ),
    (
        tidied,
        "offers",
        {
            "offers": {
                **{name: [[], []] for name in ("recruit_reavers", "raid_villages")},
                "trade_with_villages": [[], [], []],
                "battle_at_sea": [[card("sea_knarr")], []],
                "raid_keeps": [[card("keep_armor"), card("keep_art")], [card("keep_wall")]],
                "subdue_territories": [],
            }
        },
    ),
    (gaining_an_artifact, "artifact", {"seat": 0, "card": DRAUPNIR}),
    (scored, "scoring", {"glory": [5, 0]}),
    (scored, "scored", {"seat": 0, "part": "terror", "glory": -1, "total": 4}),
    (scored, "ended", {"clause": "RM-22.30", "ending": "glory", "glory": [4, 0], "winners": [0]}),
]


@pytest.mark.parametrize(("play", "kind", "fields"), TOLD, ids=[f"{kind}-{k}" for k, (_, kind, _) in enumerate(TOLD)])
def test_an_event_is_told_with_all_its_fields(play: Callable[[], Table], kind: str, fields: dict[str, Any]) -> None:
    assert told(play(), kind) == fields


def test_a_new_round_is_told() -> None:
    table = Given(3, honor=1, start=2).pawns("recruit_reavers", "raid_keeps", "battle_at_sea").select("raid_villages")
    assert told(table.all_rest(), "round") == {"round": 3, "honor": 2, "start": 2}
    table = Given(4, start=2).pawns("recruit_reavers", "raid_keeps", "battle_at_sea").select("raid_villages")
    assert told(table.all_rest(), "round") == {"round": 3, "honor": None, "start": 2}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_beginning_is_told(seats: int) -> None:
    """The Honor Ship is with the start player, and in no game but that of three."""
    match = Match.new(GAME, seats, 4)
    (begun,) = (event for event in (told.seen_by(EVERYONE) for told in match.opening) if event["kind"] == "begun")
    table = Table(match)
    start = table.table["start"]
    honor = start if seats == 3 else None
    food = [4 + (seat - start) % seats for seat in range(seats)]
    assert begun == {"kind": "begun", "start": start, "honor": honor, "food": food}
    while table.prompt != "location_choice":
        table.point("do:rally" if table.prompt == "reaver_use" else table.offered[0])
    assert told(table, "round") == {"round": 1, "honor": honor, "start": start}
    assert table.table["recruited"] == []


def test_every_event_is_looked_at() -> None:
    """All that the rules tell stands in the list above, but for the beginning of a match and of a round."""
    rules = (Path(reavers.__file__).parent).glob("*.py")
    kinds = {kind for file in rules for kind in re.findall(r'\btell\(s, "(\w+)"', file.read_text("utf-8"))}
    assert kinds - {kind for _, kind, _ in TOLD} == {"begun", "round"}

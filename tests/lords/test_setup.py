"""Section 8 and 38: setup, and what differs with two players."""

from collections import Counter

import pytest

from meadhall import SPECTATOR, Match, MeadhallError
from meadhall.games.lords.game import GAME
from meadhall.games.lords.pieces import MONSTERS, RUNES
from meadhall.testing import clause

from .playing import Table

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def opened(seats: int, seed: int = 1, **options: str) -> Table:
    """A match in which the first player is to draft a Hero."""
    table = Table(Match.new(GAME, seats, seed, options=options or None))
    while table.prompt == "setup_colour":
        table.point(table.offered[0])
    return table


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(MeadhallError, match="2 to 4"):
        Match.new(GAME, seats, seed=1)


@clause("LR-2.1", "LR-8.1")
@SEATS
def test_the_side_of_the_board_is_set_by_the_number_of_players(seats: int) -> None:
    assert len(opened(seats).table["regions"]) == (16 if seats == 2 else 21)


@clause("LR-8.17", "LR-1.13")
def test_colours_are_chosen_in_seat_order_and_the_last_one_is_no_question() -> None:
    table = Table(Match.new(GAME, 4, seed=1))
    for seat, colour in enumerate(["blue", "green", "white"]):
        assert (table.prompt, table.seat) == ("setup_colour", seat)
        table.point(f"colour:{colour}")
        if seat < 2:
            assert table.refused == {f"colour:{taken}": "LR-8.17" for taken in ("blue", "green")[: seat + 1]}
    assert [table.player(seat)["colour"] for seat in range(4)] == ["blue", "green", "white", "red"]
    assert table.prompt == "draft_hero"


@clause("LR-8.4", "LR-8.5")
@pytest.mark.parametrize(
    ("seats", "side", "track", "temples"),
    [(2, "a", "track_2p_a", 6), (2, "b", "track_2p_b", 6), (3, "a", "track_3_4p_a", 7), (4, "b", "track_3_4p_b", 7)],
)
def test_the_temple_track_is_of_the_players_and_of_the_side_that_was_chosen(
    seats: int, side: str, track: str, temples: int
) -> None:
    assert opened(seats, temple_side=side).table["track"] == {"id": track, "left": temples}
    assert opened(seats).table["track"]["id"].endswith("_a")


@clause("LR-8.6", "LR-8.7", "LR-8.14")
@pytest.mark.parametrize("seats", [3, 4])
def test_all_six_forges_are_dealt_at_random_with_a_rune_on_each(seats: int) -> None:
    seen = set()
    for seed in range(20):
        table = opened(seats, seed)
        forges = {k + 1: region["forge"] for k, region in enumerate(table.table["regions"]) if region["forge"]}
        assert list(forges) == [2, 6, 10, 12, 17, 20]
        assert Counter(forges.values()) == dict.fromkeys(RUNES, 2)
        assert all(table.region(number)["rune"] for number in forges)
        assert table.table["supply"]["runes"] == dict.fromkeys(RUNES, 10)
        seen.add(tuple(forges.values()))
    assert len(seen) > 5


@clause("LR-38.4", "LR-38.5")
def test_two_players_use_a_forge_of_each_rune_and_one_more() -> None:
    twice, places = set(), set()
    for seed in range(30):
        table = opened(2, seed)
        forges = {k + 1: region["forge"] for k, region in enumerate(table.table["regions"]) if region["forge"]}
        assert list(forges) == [2, 6, 10, 12]
        ((rune, n),) = Counter(forges.values()).most_common(1)
        assert (n, len(set(forges.values()))) == (2, 3)
        assert table.table["supply"]["runes"][rune] == 10
        twice.add(rune)
        places.add(tuple(forges.values()))
    assert twice == set(RUNES)
    assert len(places) > 5


@clause("LR-8.8")
@SEATS
def test_monuments_are_on_level_0_and_nobody_has_an_artifact(seats: int) -> None:
    table = opened(seats).table
    assert {god: monument["level"] for god, monument in table["monuments"].items()} == {
        "odin": 0,
        "thor": 0,
        "freya": 0,
    }
    assert all(artifact == {"holder": None, "charged": True, "gone": False} for artifact in table["artifacts"].values())


@clause("LR-8.9", "LR-8.26")
def test_of_two_trays_of_a_rune_chance_says_which_lies_above() -> None:
    pairs = [("jotunn", "troll"), ("draugr", "fafnir"), ("garm", "nidhogg")]
    seen = set()
    for seed in range(20):
        monsters = opened(3, seed).table["monsters"]
        for one, other in pairs:
            assert monsters[one]["upper"] != monsters[other]["upper"]
        seen |= {name for name, monster in monsters.items() if monster["upper"]}
    assert seen == set(MONSTERS)


@clause("LR-8.12", "LR-34.8")
def test_four_decks_are_shuffled_and_nobody_knows_their_order() -> None:
    first, second = opened(4, 1).s, opened(4, 2).s
    for one, other in zip(first.decks, second.decks, strict=True):
        assert one != other
        assert one != sorted(one)
    decks = opened(4).table["decks"]
    assert {name: deck["left"] for name, deck in decks.items()} == {
        "combat": 35,
        "event": 16,
        "blessing": 36,
        "attack": 14,
    }


@clause("LR-8.13")
def test_with_two_players_events_above_16_are_out() -> None:
    s = opened(2).s
    events = [s.faces[token] for token in (*s.decks[1], *s.discards[1])]
    assert sorted(events) == sorted(f"event_{number}" for number in range(1, 17))


@clause("LR-8.15", "LR-38.6")
def test_five_requisites_lie_face_up() -> None:
    two = ["lands_2", "temples_2", "slayer_2", "monument_2", "realms_2"]
    tables = opened(2), opened(4)
    assert [list(table.table["requisites"]) for table in tables] == [two, [card.replace("2", "3") for card in two]]
    assert [table.fallen for table in tables] == [[], []]


@clause("LR-8.16", "LR-7.8", "LR-6.4", "LR-9.12")
def test_everybody_begins_with_six_armies_and_attributes_on_two() -> None:
    table = opened(4)
    for seat in range(4):
        player = table.player(seat)
        assert (player["pool"], player["priests"], player["hand"], player["runes"]) == (
            *(6, 0, 0),
            dict.fromkeys(RUNES, 0),
        )
        assert set(player["attributes"]) == {"authority", "might", "wisdom"}
        assert all(one == {"token": 2, "value": 2, "injured": False} for one in player["attributes"].values())


@clause("LR-8.10", "LR-8.11", "LR-8.18", "LR-8.19", "LR-8.20", "LR-8.21", "LR-8.22", "LR-8.23", "LR-8.24")
@SEATS
def test_events_place_loki_and_then_monsters(seats: int) -> None:
    """The first card places Loki; each other one the upper Monster of its Rune, then the lower, then nobody."""
    placed = Counter[int]()
    for seed in range(25):
        table = opened(seats, seed)
        s, view = table.s, table.table
        drawn = [int(ref.removeprefix("card:event_")) for ref in view["decks"]["event"]["discards"]]
        assert len(drawn) == seats + 1
        assert view["boss"]["region"] == f"region:{drawn[0]}"
        expected: dict[str, str] = {}
        for number in drawn[1:]:
            rune = RUNES[(number - 1) % 3]  # the cards name the Runes in turn (LR-51.1 to LR-51.21)
            pair = sorted(MONSTERS[2 * RUNES.index(rune) :][:2], key=lambda name: not view["monsters"][name]["upper"])
            if left := [name for name in pair if name not in expected]:
                expected[left[0]] = f"region:{number}"
        monsters = view["monsters"]
        assert {name: foe["region"] for name, foe in monsters.items() if foe["region"]} == expected
        assert all(foe["ring"] is None and set(foe["wounds"]) == {None} for foe in monsters.values())
        assert not s.players[0].armies
        placed[len(expected)] += 1
    assert placed[seats]
    assert seats < 3 or placed[seats - 1]


@clause("LR-34.6", "LR-34.10")
def test_all_see_the_same_board() -> None:
    match = opened(3).match
    spectator = match.view(SPECTATOR)["table"]
    for seat in range(3):
        seen = match.view(seat)["table"]
        assert {key: seen[key] for key in seen if key != "players"} == {
            key: spectator[key] for key in spectator if key != "players"
        }

"""Section 2: setup."""

import pytest

from meadhall import EVERYONE, SPECTATOR, Match, MeadhallError
from meadhall.kernel.chance import Chance
from meadhall.testing import clause

from .playing import IVORY, RED, lands, names, offered, play, point, prompt, seat, start, table


@clause("RR-2.1")
def test_the_basic_game_is_for_two_seats_and_has_no_cards() -> None:
    match = Match.new("ragnarocks", seats=2)
    assert table(match)["mode"] == "basic"
    assert table(match)["position"].endswith(" - -")
    assert match.state.faces == []
    for seats in (1, 3):
        with pytest.raises(MeadhallError, match="2"):
            Match.new("ragnarocks", seats=seats)
    with pytest.raises(MeadhallError, match="mode"):
        Match.new("ragnarocks", seats=2, options={"mode": "picnic"})


@clause("RR-2.2")
@pytest.mark.parametrize(("luck", "ivory", "red"), [(0, 0, 1), (1, 1, 0)])
def test_chance_decides_who_plays_ivory(luck: int, ivory: int, red: int) -> None:
    match = Match.new("ragnarocks", seats=2, luck=[luck])
    sides = table(match)["sides"]
    assert (sides["ivory"]["seats"], sides["red"]["seats"]) == ([ivory], [red])
    assert seat(match) == ivory


@clause("RR-2.2")
def test_both_colours_come_up_equally_often() -> None:
    ivory = [table(Match.new("ragnarocks", seats=2, seed=seed))["sides"]["ivory"]["seats"][0] for seed in range(400)]
    assert 150 < sum(ivory) < 250


@clause("RR-2.3", "RR-2.5", "RR-2.6")
def test_three_vikings_stand_in_the_middle_of_each_sides_edge() -> None:
    sides = table(start())["sides"]
    assert names(sides["ivory"]["vikings"]) == {"a2", "a3", "a4"}
    assert names(sides["red"]["vikings"]) == {"j4", "j5", "j6"}


@clause("RR-2.4")
def test_the_board_begins_without_stones_and_both_sides_take_from_one_supply() -> None:
    match = start(supply="40")
    assert (table(match)["stones"], table(match)["supply"]) == ([], 40)
    play(match, "a3-d6/g9")
    assert table(match)["supply"] == 39
    play(match, "j5-i5/i7")
    assert table(match)["supply"] == 38


@clause("RR-2.7")
def test_the_whole_board_is_one_contested_region_at_the_start() -> None:
    match = start()
    assert lands(match) == [("contested", None, 86)]
    sides = table(match)["sides"]
    assert all(sides[side]["nomadic"] == sides[side]["vikings"] for side in sides)
    assert all(sides[side]["settled"] == [] for side in sides)


@clause("RR-2.8")
def test_setup_asks_nothing() -> None:
    match = start()
    assert match.seq == 0
    assert prompt(match) == "select_viking"
    assert table(match)["turn"] == 1


@clause("RR-2.10")
def test_ivory_takes_the_first_turn() -> None:
    match = start()
    assert table(match)["to_move"] == "ivory"
    assert seat(match) == IVORY
    assert offered(match) == ["a2", "a3", "a4"]


@clause("RR-2.11")
def test_the_colours_are_the_only_chance_of_a_match() -> None:
    match, chance = Match.new("ragnarocks", seats=2, seed=3), Chance(3)
    while match.pending:
        hexes = offered(match)
        point(match, hexes[chance.below(len(hexes))])
    record = match.record(EVERYONE)
    assert len(record.entries[0].luck) == 1
    assert all(entry.luck == [] for entry in record.entries[1:])


@clause("RR-2.2")
def test_the_table_is_told_who_plays_what() -> None:
    match = Match.new("ragnarocks", seats=2, luck=[RED])
    assert [event.seen_by(SPECTATOR) for event in match.opening] == [{"kind": "colours", "ivory": RED, "red": IVORY}]
    assert match.view(SPECTATOR)["asked"] == [{"seat": RED, "prompt": "select_viking", "about": {}}]


@clause("RR-2.9")
def test_in_the_advanced_game_cards_come_first_then_vikings_and_setup_texts_then_play() -> None:
    match = Match.new("ragnarocks", 2, options={"mode": "advanced"}, luck=[IVORY])
    asked = []
    for thing in ("card:fenrir", "card:thor", "card:thor", "hex:a2"):
        asked.append((prompt(match), seat(match), table(match)["phase"]))
        assert table(match)["sides"]["ivory"]["vikings"] == table(match)["sides"]["red"]["vikings"] == []
        point(match, thing)
    assert asked == [
        ("offer_card", IVORY, "draft"),
        ("offer_card", IVORY, "draft"),
        ("take_card", RED, "draft"),
        ("leave_empty", IVORY, "draft"),
    ]
    assert names(table(match)["sides"]["ivory"]["vikings"]) == {"a3", "a4"}
    assert names(table(match)["sides"]["red"]["vikings"]) == {"j4", "j5", "j6"}
    assert [card["stones"] for card in table(match)["cards"]] == [0, 4]
    assert (prompt(match), seat(match), table(match)["phase"]) == ("select_viking", IVORY, "play")

"""Section 44: supply, options, information and corner cases."""

import pytest

from meadhall import EVERYONE, SPECTATOR, Match, MeadhallError, NotOffered
from meadhall.games.ragnarocks.state import Options
from meadhall.games.ragnarocks.study import from_position
from meadhall.kernel.chance import Chance
from meadhall.kernel.errors import ImpossiblePosition
from meadhall.testing import clause

from .playing import IVORY, RED, all_turns, at, offered, play, point, prompt, refused, seat, start, table

MAZE = "1III1/#####1/######1/8/########1/10/##########1/11/#########1/4RRR2"
"""38 stones in long walls with a gap at the East end of each: one contested region."""


@clause("RR-44.1")
def test_without_a_limit_more_than_forty_stones_may_be_summoned() -> None:
    most = 0
    for seed in range(12):
        match, chance = Match.new("ragnarocks", seats=2, seed=seed), Chance(seed)
        while match.pending:
            hexes = offered(match)
            point(match, hexes[chance.below(len(hexes))])
        assert table(match)["supply"] is None
        most = max(most, len(table(match)["stones"]))
    assert most > 40


@clause("RR-44.2", "RR-44.4")
def test_with_forty_stones_the_game_ends_when_none_is_left() -> None:
    lasted = 0
    for seed in range(12):
        match, chance = Match.new("ragnarocks", seats=2, seed=seed, options={"supply": "40"}), Chance(seed)
        while match.pending:
            hexes = offered(match)
            point(match, hexes[chance.below(len(hexes))])
            seen = table(match)
            assert len(seen["stones"]) + seen["supply"] == 40
        if table(match)["supply"] == 0:
            lasted += 1
            assert match.outcome is not None
            assert match.outcome.ending == "no_turns"
    assert lasted > 3


@clause("RR-44.2")
def test_nobody_can_summon_the_forty_first_stone() -> None:
    match = at(f"{MAZE} i 2 - -")
    play(match, "a2-a1/a2")
    assert (seat(match), table(match)["supply"]) == (RED, 1)
    told = play(match, "j5-j4/j3")
    assert table(match)["supply"] == 0
    assert told[-1]["kind"] == "ended"
    assert match.outcome is not None
    assert match.outcome.clause == "RR-5.9"
    # there is contested land, and Vikings that could move in it: it is the stone that is missing
    assert any(region["status"] == "contested" and region["size"] > 40 for region in table(match)["regions"])
    free = at(f"{MAZE} i - - -")
    play(free, "a2-a1/a2", "j5-j4/j3")
    assert (seat(free), offered(free)) == (IVORY, ["a4"])


@clause("RR-44.4")
def test_forty_stones_are_always_forty() -> None:
    for left in (1, 3, 40):
        with pytest.raises(ImpossiblePosition, match="40"):
            from_position(f"{MAZE} i {left} - -")
    assert from_position(f"{MAZE} i - - -", Options(supply="40")).supply == 2
    crowded = from_position("1III1/6/7/8/9/##########/###########/###########/##########/3RRR3")
    assert crowded.supply is None
    with pytest.raises(ImpossiblePosition, match="40"):
        from_position("1III1/6/7/8/9/##########/###########/###########/##########/3RRR3", Options(supply="40"))


@clause("RR-44.11")
def test_with_the_option_a_viking_may_stay_where_it_is() -> None:
    match = start(allow_zero_move=True)
    point(match, "a3")
    assert "a3" in offered(match)
    assert "a3" not in refused(match)
    told = point(match, "a3")
    assert told[-1]["from"] == told[-1]["to"] == "hex:a3"
    assert prompt(match) == "summon_at"
    assert "a3" not in offered(match)
    point(match, "b3")
    assert table(match)["turns"] == ["a3-a3/b3"]
    assert table(match)["position"].startswith("1III1/2#3/")


@clause("RR-44.11")
def test_without_the_option_it_may_not() -> None:
    match = start()
    point(match, "a3")
    with pytest.raises(NotOffered) as caught:
        point(match, "a3")
    assert caught.value.clause == "RR-3.13"


@clause("RR-44.11", "RR-44.19")
def test_with_the_option_a_viking_that_cannot_summon_still_has_no_turn() -> None:
    match = at("RI3/##2I1/2I4/8/#########/10/11/4R6/4R5/9 r - - -", allow_zero_move=True)
    assert table(match)["turns"] == ["--"]


@clause("RR-44.15")
def test_nothing_is_hidden() -> None:
    match, chance = start(), Chance("open")
    while match.pending:
        tables = [match.view(audience)["table"] for audience in (IVORY, RED, SPECTATOR)]
        assert tables[0] == tables[1] == tables[2]
        hexes = offered(match)
        told = match.answer(seat(match), f"hex:{hexes[chance.below(len(hexes))]}")
        for event in told:
            assert event.seen_by(IVORY) == event.seen_by(RED) == event.seen_by(SPECTATOR) == event.seen_by(EVERYONE)


@clause("RR-44.16")
def test_no_viking_ever_leaves_the_board() -> None:
    match, chance = start(), Chance("vikings")
    while match.pending:
        hexes = offered(match)
        point(match, hexes[chance.below(len(hexes))])
        sides = table(match)["sides"]
        assert len(sides["ivory"]["vikings"]) == len(sides["red"]["vikings"]) == 3


@clause("RR-44.19")
def test_a_viking_that_is_boxed_in_cannot_be_selected() -> None:
    # a1 shares its region with red, but a2, b1 and b2 are occupied
    match = at("IR3/##2I1/2I4/8/9/10/11/4R6/4R5/9 i - - -")
    assert "a1" not in offered(match)
    with pytest.raises(NotOffered) as caught:
        point(match, "a1")
    assert caught.value.clause == "RR-44.19"


@clause("RR-44.20")
def test_a_boxed_in_viking_can_be_selected_once_the_other_has_moved_away() -> None:
    match = at("IR3/##2I1/2I4/8/9/10/11/4R6/4R5/9 r - - -")
    play(match, "a2-a5/a4")
    assert "a1" in offered(match)


@clause("RR-44.23")
def test_a_full_region_of_two_colours_stays_contested_to_the_end() -> None:
    # a3 goes to a2 and fills a3 behind it: a1 and a2 are left alone together
    match = at("R1I#1/####2/3I3/1I6/#########/10/11/4R6/4R5/9 i - - -")
    play(match, "a3-a2/a3")
    (pair,) = [region for region in table(match)["regions"] if region["status"] == "contested"]
    assert pair["hexes"] == ["hex:a1", "hex:a2"]
    assert match.outcome is not None
    assert match.outcome.scores == (18, 51)


def test_unknown_options_are_refused() -> None:
    for options in ({"supply": "41"}, {"supply": 40}, {"allow_zero_move": "yes"}, {"gerd": True}):
        with pytest.raises(MeadhallError):
            Match.new("ragnarocks", seats=2, options=options)


def test_options_are_named_in_the_record() -> None:
    match = start(supply="40", knockout=True)
    written = match.record(EVERYONE).options
    said = {"mode": "basic", "supply": "40", "allow_zero_move": False, "knockout": True}
    assert {name: written[name] for name in said} == said
    assert len(list(all_turns(match))) == 1119

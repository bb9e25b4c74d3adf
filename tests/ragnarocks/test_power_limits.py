"""Section 44 with powers: the supply of stones, options, repetition; and what cannot be set up."""

import pytest

from meadhall import SPECTATOR, Match, MeadhallError
from meadhall.games.ragnarocks.cards import FILE, go_together
from meadhall.games.ragnarocks.state import State
from meadhall.games.ragnarocks.study import from_position
from meadhall.kernel.chance import Chance
from meadhall.testing import clause

from .playing import IVORY, RED, advanced, at, board, decline, offered, play, point, prompt, seat, table, with_powers

START = "1III1/6/7/8/9/10/11/11/10/3RRR3"
SOUTH = ("1III1", "3R2", "3R3", "3R4", "9")


def total(match: Match) -> int:
    """All stones: on the board, on cards and in the supply."""
    seen = table(match)
    on_cards: int = sum(card["stones"] for card in seen["cards"])
    return len(seen["stones"]) + on_cards + int(seen["supply"])


@clause("RR-44.3", "RR-17.1")
def test_stones_on_thors_card_come_out_of_the_forty() -> None:
    match = advanced("thor", "sol", supply="40")
    assert (table(match)["supply"], total(match)) == (36, 40)
    play(match, "a3-d6/*f5")
    assert (table(match)["supply"], total(match)) == (36, 40)
    play(match, "j4-i4/h4", "d6-e7/d6")
    assert (table(match)["supply"], total(match)) == (34, 40)


@clause("RR-44.3", "RR-28.3")
def test_a_stone_that_frigg_puts_on_the_card_comes_out_of_the_forty() -> None:
    match = advanced("frigg", "sol", supply="40")
    play(match, "a3-d6/g9", "j4-i4/h4")
    assert table(match)["supply"] == 38
    point(match, "a2", "b2")
    assert (table(match)["supply"], total(match)) == (37, 40)
    (card,) = [card for card in table(match)["cards"] if card["seat"] == RED]
    assert card["stones"] == 1


@clause("RR-44.3", "RR-27.1")
def test_a_stone_that_freyr_removes_goes_back_to_the_supply() -> None:
    match = advanced("freyr", "tyr", supply="40")
    play(match, "a3-d6/e7{freyr:-e7}")
    assert (table(match)["supply"], table(match)["stones"]) == (40, [])


@clause("RR-44.4")
def test_there_are_always_forty_stones_whatever_the_powers_do() -> None:
    for ivory, red in (("thor", "frigg"), ("freyr", "ymir"), ("surtr", "forseti"), ("odin", "thor")):
        match, chance = advanced(ivory, red, supply="40"), Chance(f"{ivory}{red}")
        while match.pending:
            assert total(match) == 40
            options = match.pending[0].options
            point(match, options[chance.below(len(options))])
        assert total(match) == 40


def nearly_empty(ivory: str, red: str, left: int, south: tuple[str, ...] = SOUTH) -> Match:
    """A match with a supply of so many stones; the others stand in the North behind a wall, out of the way."""
    stones = 40 - left - (4 if "thor" in (ivory, red) else 0) - "".join(south).count("#")
    rows = list(south)
    filled = "#" * 10 + "#" * 11 + "#" * 11 + "#" * 10 + "#" * 9
    filled = filled[:stones] + "." * (51 - min(stones, 51))
    first = 0
    for length in (10, 11, 11, 10, 9):
        row, first = filled[first : first + length], first + length
        free = row.count(".")
        rows.append(row.rstrip(".") + (str(free) if free else ""))
    match = with_powers("/".join(rows), ivory, red, supply="40")
    assert table(match)["supply"] == left
    return match


@clause("RR-44.2", "RR-10.9")
def test_without_stones_a_turn_can_only_be_completed_by_a_power_that_needs_none() -> None:
    gone = nearly_empty("sol", "tyr", 0)
    assert gone.outcome is not None
    second = nearly_empty("gullinbursti", "tyr", 0)
    point(second, "a3", "b3")
    assert second.pending[0].options == ("do:second-move",)
    point(second, "do:second-move", "a3")
    assert table(second)["turns"] == ["a3-b3-a3/.", "--"]
    card = nearly_empty("thor", "tyr", 0)
    point(card, "a3", "b3")
    assert card.pending[0].options == ("do:card-stone",)
    point(card, "do:card-stone", "e5")
    assert table(card)["supply"] == 0


@clause("RR-44.5")
def test_with_an_empty_supply_forseti_and_ymir_are_not_asked() -> None:
    closing = ("1#II1", "#2R2", "I2R3", "3R4", "9")  # a stone on b2 cuts off a1
    for power, south, turn in (("ymir", SOUTH, ("a3", "b3", "a3")), ("forseti", closing, ("a3", "b3", "b2"))):
        for left, asked in ((2, True), (1, False)):
            match = nearly_empty(power, "tyr", left, south)
            point(match, *turn)
            assert [question.prompt for question in match.pending] == ([f"{power}_hex"] if asked else [])


@clause("RR-28.12")
def test_frigg_needs_a_stone_for_the_card_and_one_for_the_summon() -> None:
    for left, asked in ((2, True), (1, False)):
        match = nearly_empty("frigg", "tyr", left)
        point(match, "a3")
        assert (prompt(match) == "frigg_before") == asked


@clause("RR-37.9")
def test_surtrs_pair_needs_two_stones() -> None:
    for left, asked in ((2, True), (1, False)):
        match = nearly_empty("surtr", "tyr", left)
        point(match, "a3", "b3")
        assert ("do:pair" in match.pending[0].options) == asked


@clause("RR-23.14")
def test_the_stags_stop_when_the_supply_is_empty() -> None:
    match = nearly_empty("dain_dvalin_duneyr_duratror", "tyr", 2)
    point(match, "a2", "a1", "a3", "b3")
    assert table(match)["turns"][0] == "a2-a1!;a3-b3!"
    assert match.outcome is not None


# --- options -----------------------------------------------------------------------------------------------------


@clause("RR-44.11")
def test_a_viking_may_stay_but_an_additional_move_has_at_least_one_hex() -> None:
    match = with_powers(START, "gullinbursti", "tyr", allow_zero_move=True)
    point(match, "a3", "a3")
    assert prompt(match) == "summon_at"
    point(match, "do:second-move")
    assert "a3" not in offered(match)
    # in a corner behind Vikings a stone cannot be summoned, so staying is no option; nor can V be selected
    boxed = with_powers("RI3/##2I1/2I4/8/#########/10/11/4R6/4R5/9", "sol", "mani", "r", allow_zero_move=True)
    assert table(boxed)["turns"] == ["--"]


@clause("RR-44.11", "RR-18.6")
def test_after_staying_a_swap_may_be_what_makes_the_summon_possible() -> None:
    match = with_powers("RI3/##2I1/2I4/8/#########/10/11/4R6/4R5/9", "sol", "tyr", "r", allow_zero_move=True)
    point(match, "a1")
    assert offered(match) == ["a1"]
    point(match, "a1")
    assert (prompt(match), match.pending[0].options) == ("tyr_swap", ("hex:a2",))  # declining would leave no stone
    point(match, "a2")
    assert "a3" in offered(match)


@clause("RR-44.12")
def test_after_a_zero_move_there_is_no_way_back() -> None:
    match = with_powers(START, "ratatoskr", "tyr", allow_zero_move=True)
    point(match, "a3", "a3", "b3")
    assert seat(match) == RED


@clause("RR-44.13")
def test_fafnir_may_be_left_out_where_the_table_says_so() -> None:
    placement = "1I1II/3#2/7/8/9/10/11/11/10/3RRR3"
    strict = with_powers(placement, "fafnir", "sol")
    point(strict, "a4")
    assert strict.pending[0].options == ("hex:b4",)
    free = with_powers(placement, "fafnir", "sol", fafnir_optional=True)
    point(free, "a4")
    assert free.pending[0].options == ("hex:b4", "do:own-hex")
    point(free, "do:own-hex")
    assert "a3" in offered(free)
    assert "c5" not in offered(free)
    point(free, "a3", "b3")
    assert table(free)["turns"] == ["a4-a3/b3"]


@clause("RR-44.14")
def test_gerd_may_be_declined_where_the_table_says_so() -> None:
    for optional in (False, True):
        match = with_powers(START, "gerd", "sol", gerd_optional=optional)
        point(match, "a3", "b3", "b2")
        assert prompt(match) == "gerd_move"
        assert ("do:decline" in match.pending[0].options) == optional
        if optional:
            decline(match)
            assert table(match)["turns"] == ["a3-b3/b2"]


# --- repetition and information ----------------------------------------------------------------------------------


@clause("RR-44.6", "RR-44.7", "RR-41.10")
def test_a_position_with_the_same_cards_for_the_third_time_is_scored() -> None:
    match = with_powers(START, "gullinbursti", "freyr")
    for _ in range(2):
        play(match, "a3-b3-a3/.", "j5-i5/i6{freyr:-i6}", "a3-b3-a3/.", "i5-j5/i6{freyr:-i6}")
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.clause) == ("repetition", "RR-44.6")


@clause("RR-44.7")
def test_the_same_board_with_another_card_state_is_another_position() -> None:
    (key,) = with_powers(START, "thor", "sol").state.seen
    for stones, over in ((4, True), (3, False)):
        seen_twice = from_position(f"{START} i - thor,sol thor={stones}")
        seen_twice.seen = [key, key]
        match = Match.at("ragnarocks", seen_twice)
        assert (match.outcome is not None) == over


@clause("RR-44.8")
def test_extra_turns_and_skips_count_as_turns() -> None:
    match = at("3I1/I5/2#2R1/2#5/5I3/10/11/6R4/10/2R6 i - jormungandr,sol -")
    point(match, "e6", "e4", "e3", "do:extra-turn")
    assert table(match)["turn"] == 2
    assert table(match)["to_move"] == "ivory"


@clause("RR-44.15", "RR-7.7")
def test_nothing_is_hidden_after_setup() -> None:
    match = with_powers(START, "odin", "thor", state="odin=sol+tyr/-/-")
    seen = [match.view(audience)["table"] for audience in (IVORY, RED, SPECTATOR)]
    assert seen[0] == seen[1] == seen[2]
    assert set(seen[1]["odin"]["hand"]) == {"card:sol", "card:tyr"}


@clause("RR-44.16")
def test_the_number_of_vikings_changes_only_when_the_waiting_one_comes() -> None:
    for ivory, red, wanted in (("fenrir", "sol", {2}), ("ask_and_embla", "sol", {2, 3}), ("vali", "bragi", {3})):
        counts = set()
        for seed in range(4):
            match, chance = advanced(ivory, red), Chance(f"{ivory}{seed}")
            while match.pending:
                if table(match)["phase"] == "play":
                    sides = table(match)["sides"]
                    assert len(sides["red"]["vikings"]) == 3
                    counts.add(len(sides["ivory"]["vikings"]))
                options = match.pending[0].options
                point(match, options[chance.below(len(options))])
        assert counts == wanted


@clause("RR-44.17", "RR-44.18")
def test_stones_leave_the_board_only_by_freyr_and_sizes_add_up() -> None:
    for ivory, red in (("freyr", "ymir"), ("surtr", "forseti"), ("heimdallr", "fafnir")):
        match, chance, stones = advanced(ivory, red), Chance(ivory), 0
        while match.pending:
            left = prompt(match) == "freyr_stone"
            options = match.pending[0].options
            point(match, options[chance.below(len(options))])
            seen = table(match)
            assert sum(region["size"] for region in seen["regions"]) + len(seen["stones"]) == 86
            assert len(seen["stones"]) >= stones or left
            stones = len(seen["stones"])


# --- what cannot be set up ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options", "said"),
    [
        (2, {"mode": "advanced", "offer": "chosen", "ivory_power": "sol", "red_power": "sol"}, "the same card"),
        (2, {"mode": "advanced", "offer": "chosen", "ivory_power": "sol"}, "one for each side"),
        (2, {"mode": "advanced", "ivory_power": "sol", "red_power": "tyr"}, "offer=chosen"),
        (2, {"mode": "basic", "ivory_power": "sol"}, "offer=chosen"),
        (2, {"mode": "team"}, "at least three players"),
        (3, {"mode": "advanced"}, "3 players play the team game"),
        (24, {"mode": "team"}, "2 to 23, not by 24"),
        (5, {"mode": "team", "ivory_team": 5}, "leaves nobody for red"),
        (5, {"mode": "team", "ivory_team": 23}, "ivory_team"),
        (2, {"mode": "advanced", "offer": "chosen", "ivory_power": "loki", "red_power": "tyr"}, "loki"),
    ],
)
def test_what_cannot_be_set_up_is_refused_with_one_sentence(seats: int, options: dict[str, object], said: str) -> None:
    with pytest.raises(MeadhallError, match=said) as caught:
        Match.new("ragnarocks", seats=seats, options=options)
    assert str(caught.value).count("\n") == 0


@clause("RR-41.2", "RR-41.3")
def test_a_forbidden_pair_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    assert FILE.forbidden.pairs == ()
    monkeypatch.setattr("meadhall.games.ragnarocks.cards.FORBIDDEN", frozenset({frozenset({"sol", "mani"})}))
    assert not go_together("mani", "sol")
    with pytest.raises(MeadhallError, match="sol and mani are cards that cannot meet"):
        advanced("sol", "mani")
    match = Match.new("ragnarocks", 2, options={"mode": "advanced"}, luck=[IVORY])
    point(match, "card:sol")
    assert "card:mani" not in match.pending[0].options
    assert match.pending[0].refusals["card:mani"] == "RR-41.3"


def test_a_state_with_impossible_cards_is_found() -> None:
    match = with_powers(START, "thor", "sol")
    state: State = match.state
    state.thor = 5
    with pytest.raises(MeadhallError, match="thor cannot be in that state"):
        match.game.check(state)
    state.thor, state.force["red"] = 4, "tyr"
    with pytest.raises(MeadhallError, match="tyr is in force for red"):
        match.game.check(state)
    assert board(match) == START

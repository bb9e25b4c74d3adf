"""Section 42: the team game."""

from typing import Any

import pytest

from meadhall import Match, MeadhallError, NotOffered
from meadhall.games.ragnarocks.cards import COMMAND
from meadhall.kernel.chance import Chance
from meadhall.testing import clause

from .playing import at, board, offered, play, point, prompt, refused, seat, table

START = "1III1/6/7/8/9/10/11/11/10/3RRR3"


def team(seats: int, ivory: int = 0, **options: Any) -> Match:
    """A new team game."""
    return Match.new("ragnarocks", seats=seats, seed=1, options={"mode": "team", "ivory_team": ivory, **options})


def drafted(seats: int, ivory: int, *cards: str) -> Match:
    """A team game after its draft: the cards are chosen and drafted in the order given."""
    match = team(seats, ivory)
    for card in (*cards, *cards):
        point(match, f"card:{card}")
    return match


def at_random(match: Match, until: int, seed: str = "team") -> list[tuple[int, str | None, str | None]]:
    """Plays on by chance for some turns; the seat of each turn, and the powers then in force of ivory and red."""
    chance, seen = Chance(seed), []
    while match.pending and len(table(match)["turns"]) < until:
        sides = table(match)["sides"]
        if prompt(match) in ("select_viking", "stag_viking") and table(match)["selected"] is None:
            seen.append((seat(match), sides["ivory"]["power"], sides["red"]["power"]))
        options = match.pending[0].options
        point(match, options[chance.below(len(options))])
    return seen


@clause("RR-42.1")
def test_a_team_game_has_three_players_at_least_and_one_in_each_team() -> None:
    for seats, ivory, sizes in ((3, 1, (1, 2)), (3, 2, (2, 1)), (3, 0, (2, 1)), (5, 2, (2, 3)), (6, 1, (1, 5))):
        sides = table(team(seats, ivory))["sides"]
        assert (len(sides["ivory"]["seats"]), len(sides["red"]["seats"])) == sizes
    with pytest.raises(MeadhallError, match="at least three players, not 2"):
        team(2)
    with pytest.raises(MeadhallError, match="leaves nobody for red"):
        team(4, 4)


@clause("RR-42.2", "RR-42.3")
def test_as_many_play_as_there_are_cards_with_the_icon() -> None:
    assert len(COMMAND) == 23
    match = team(23)
    for card in (*COMMAND, *COMMAND):
        point(match, f"card:{card}")
    assert prompt(match) in ("select_viking", "stag_viking")
    with pytest.raises(MeadhallError, match="played by 2 to 23, not by 24"):
        team(24)


@clause("RR-42.4")
def test_who_plays_for_which_team_under_which_number_is_fixed_beforehand() -> None:
    for seed in range(5):
        match = Match.new("ragnarocks", seats=5, seed=seed, options={"mode": "team", "ivory_team": 2})
        sides = table(match)["sides"]
        assert (sides["ivory"]["seats"], sides["red"]["seats"]) == ([0, 2], [1, 3, 4])


@clause("RR-42.5")
def test_a_team_game_always_has_cards() -> None:
    match = team(3)
    assert prompt(match) == "team_offer"
    with pytest.raises(MeadhallError, match="3 players play the team game"):
        Match.new("ragnarocks", seats=3, options={"mode": "basic"})
    with pytest.raises(MeadhallError, match="3 players play the team game"):
        Match.new("ragnarocks", seats=3, options={"mode": "advanced"})


@clause("RR-42.6", "RR-42.7", "RR-7.39")
def test_ivory_one_chooses_as_many_icon_cards_as_there_are_players() -> None:
    match = team(5, 2)
    chosen = ["sol", "tyr", "vali", "njord", "gerd"]
    for number, card in enumerate(chosen):
        assert (prompt(match), seat(match)) == ("team_offer", 0)
        assert len(offered(match)) == 23 - number
        assert set(offered(match)) == {f"card:{power}" for power in COMMAND if power not in chosen[:number]}
        if number:
            assert refused(match)["card:sol"] == "RR-42.6"
        assert refused(match)["card:fenrir"] == "RR-7.39"
        point(match, f"card:{card}")
    assert table(match)["draft"]["offer"] == [f"card:{card}" for card in chosen]
    assert prompt(match) == "team_draft"


@clause("RR-42.8", "RR-42.9", "RR-42.10", "RR-EX5")
def test_red_one_drafts_first_then_the_teams_alternate_until_one_goes_on_alone() -> None:
    match = team(5, 2)
    cards = ["sol", "tyr", "vali", "njord", "gerd"]
    point(match, *(f"card:{card}" for card in cards))
    drafters = []
    for number, card in enumerate(cards):
        drafters.append(seat(match))
        assert offered(match) == [f"card:{left}" for left in cards[number:]]
        if number:
            with pytest.raises(NotOffered) as caught:
                point(match, "card:sol")
            assert caught.value.clause == "RR-42.8"
        point(match, f"card:{card}")
    assert drafters == [1, 0, 3, 2, 4]  # R1, I1, R2, I2, R3
    assert table(match)["draft"] is None
    held = {card["seat"]: card["card"] for card in table(match)["cards"]}
    assert held == {1: "card:sol", 0: "card:tyr", 3: "card:vali", 2: "card:njord", 4: "card:gerd"}


@clause("RR-42.11")
def test_a_team_shares_the_three_vikings_of_its_colour() -> None:
    match = drafted(4, 2, "vali", "njord", "tyr", "bragi")
    assert board(match) == START
    for _ in range(4):
        assert len(offered(match)) == 3
        side = table(match)["to_move"]
        assert set(match.pending[0].options) == set(table(match)["sides"][side]["vikings"])
        at_random(match, len(table(match)["turns"]) + 1)


@clause("RR-42.12", "RR-42.13", "RR-42.14", "RR-42.15", "RR-42.17", "RR-EX4")
def test_turns_alternate_and_pass_through_each_team_with_its_power() -> None:
    # seats 0 and 2 are I1 and I2, seats 1, 3 and 4 are R1, R2 and R3
    match = drafted(5, 2, "vali", "njord", "tyr", "bragi", "ratatoskr")
    held = {card["seat"]: card["card"] for card in table(match)["cards"]}
    seen = at_random(match, 8)
    assert [who for who, _, _ in seen] == [0, 1, 2, 3, 0, 4, 2, 1]
    assert seen[0][1:] == (held[0], None)  # red has no power before its first turn
    assert seen[1][1:] == (held[0], held[1])
    assert seen[2][1:] == (held[2], held[1])
    assert seen[3][1:] == (held[2], held[3])
    assert seen[5][1:] == (held[0], held[4])
    assert seen[7][1:] == (held[2], held[1])


@clause("RR-42.16")
def test_aegir_asks_the_player_whose_power_is_in_force() -> None:
    # I2 (seat 2) had the last turn of ivory and has aegir; red 1 cuts off e5
    line = "1III1/6/7/3##3/3#1#3/4#5/11/11/10/3RRR3 r - vali+aegir,njord+tyr next=1,1"
    match = at(line)
    assert table(match)["sides"]["ivory"]["power"] == "card:aegir"
    point(match, "j4", "i5")
    while prompt(match) != "summon_at":
        point(match, "do:decline")
    point(match, "f6")
    assert (prompt(match), seat(match)) == ("aegir_viking", 2)


@clause("RR-42.18")
def test_in_a_team_of_one_the_power_stays_in_force() -> None:
    match = drafted(3, 1, "vali", "njord", "tyr")
    held = {card["seat"]: card["card"] for card in table(match)["cards"]}
    seen = at_random(match, 7)
    assert [who for who, _, _ in seen] == [0, 1, 0, 2, 0, 1, 0]
    assert {ivory for _, ivory, _ in seen} == {held[0]}


@clause("RR-42.19")
def test_a_skip_uses_up_a_place_in_the_cycle_and_starts_the_power() -> None:
    # red 1 is boxed in on a1 and skips; ivory's turn follows, then red 2 is next
    match = at("RI3/##2I1/2I4/8/#########/10/11/4R6/4R5/9 r - vali+njord,gerd+tyr next=1,1")
    assert table(match)["turns"] == ["--"]
    assert table(match)["sides"]["red"]["power"] == "card:gerd"
    assert seat(match) == 0
    play(match, "a2-a4/a3")
    assert (table(match)["acting"], table(match)["sides"]["red"]["power"]) == (3, "card:tyr")


@clause("RR-42.20")
def test_an_extra_turn_is_taken_by_the_same_player_and_uses_up_no_place() -> None:
    match = at("3I1/I5/2#2R1/2#5/5I3/10/11/6R4/10/2R6 i - jormungandr+vali,gerd+tyr next=1,0")
    point(match, "e6", "e4", "e3", "do:extra-turn")
    assert (seat(match), offered(match)) == (0, ["e4"])
    assert table(match)["position"].endswith("extra=e4;next=1,0")
    play(match, "e4-e5/e4")
    assert seat(match) == 1
    at_random(match, 3)
    assert seat(match) == 2  # ivory 2


@clause("RR-42.21")
def test_the_game_goes_on_while_any_player_of_either_team_could_take_a_turn() -> None:
    # a1 and a2 have no free neighbour and all others are settled: only a jump over a3 could lead out
    boxed = "IR#2/######/3I3/1I6/#########/10/11/4R6/4R5/9"
    over = at(f"{boxed} r - vali+njord,gerd+tyr next=1,1")
    assert over.outcome is not None
    assert over.outcome.ending == "no_turns"
    match = at(f"{boxed} r - vali+njord,gerd+sleipnir next=1,1")
    assert table(match)["turns"] == ["--", "--"]  # red 1 and ivory 1 have no turn, red 2 has
    assert (seat(match), offered(match)) == (3, ["a2"])
    point(match, "a2", "a4", "a5")
    assert match.outcome is not None


@clause("RR-42.22")
def test_a_team_wins_or_loses_together() -> None:
    match = at("5/1I4/2I4/4I3/########1/10/11/7R3/3R6/6R2 i - vali+njord,gerd+tyr+sol next=1,1")
    play(match, "d5-d8/e9")
    assert match.outcome is not None
    assert match.outcome.ranks == (2, 1, 2, 1, 1)
    assert match.outcome.scores == (26, 51, 26, 51, 51)
    assert table(match)["result"] == "0-1 (26:51)"


@pytest.mark.parametrize(("ivory", "red"), [(2, 1), (1, 2), (2, 2), (2, 3), (3, 2), (3, 3), (1, 5)])
def test_teams_of_any_size_play_to_the_end(ivory: int, red: int) -> None:
    for seed in range(3):
        match, chance = team(ivory + red, ivory), Chance(f"{ivory}{red}{seed}")
        while match.pending:
            options = match.pending[0].options
            point(match, options[chance.below(len(options))])
            match.game.check(match.state)
        assert match.outcome is not None
        sides = table(match)["sides"]
        assert len({match.outcome.ranks[seat] for seat in sides["ivory"]["seats"]}) == 1
        assert len({match.outcome.ranks[seat] for seat in sides["red"]["seats"]}) == 1

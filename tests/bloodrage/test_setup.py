"""Sections 2 and 13: setup, and what differs with two and three players."""

from collections import Counter

import pytest

from meadhall import Match, MeadhallError, NotOffered
from meadhall.games.bloodrage.content import CONTENT
from meadhall.games.bloodrage.game import GAME
from meadhall.games.bloodrage.setup import deck
from meadhall.testing import clause

from .playing import Table

CLANS = ("wolf", "raven", "serpent", "bear")
MISSING_WITH_TWO = {
    *("a1-sea-serpent", "a1-friggas-succor", "a1-tyrs-domain", "a1-lokis-blessing", "a1-quest-yggdrasil"),
    *("a1-tyrs-crush", "a2-fire-giant", "a2-lokis-eminence", "a2-tyrs-prowess", "a2-thors-domain"),
    *("a2-quest-yggdrasil", "a2-tyrs-smash", "a2-tyrs-smite", "a3-volur-witch", "a3-friggas-sacrifice"),
    *("a3-tyrs-wrath", "a3-lokis-wrath", "a3-quest-yggdrasil", "a3-tyrs-smite"),
}
MISSING_WITH_THREE = {
    *("a1-lokis-blessing", "a1-tyrs-crush", "a2-thors-domain", "a2-tyrs-smash", "a3-lokis-wrath", "a3-tyrs-smite"),
}


def new(seats: int, seed: int = 3, **options: object) -> Table:
    """A match with clans picked, in the first draft."""
    table = Table(Match.new(GAME, seats, seed, dict(options)))
    for seat in range(seats):
        table.point(f"clan:{CLANS[seat]}")
    return table


@clause("BR-2.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_only_two_to_four_play(seats: int) -> None:
    with pytest.raises(MeadhallError, match="2 to 4"):
        Match.new(GAME, seats, seed=1)


@clause("BR-2.2", "BR-2.3")
def test_clans_are_picked_in_seat_order() -> None:
    table = Table(Match.new(GAME, 3, seed=1))
    assert (table.seat, table.prompt) == (0, "pick_clan")
    assert table.offered == ["clan:wolf", "clan:raven", "clan:serpent", "clan:bear"]
    table.point("clan:bear")
    assert table.seat == 1
    assert table.refused["clan:bear"] == "BR-2.2"
    with pytest.raises(NotOffered):
        table.point("clan:bear")
    table.point("clan:wolf")
    assert table.seat == 2
    table.point("clan:raven")
    assert [table.clan(seat)["clan"] for seat in range(3)] == ["bear", "wolf", "raven"]


@clause("BR-2.4", "BR-2.5", "BR-2.6", "BR-2.7", "BR-2.8")
def test_all_clans_start_alike() -> None:
    table = new(4)
    for seat in range(4):
        clan = table.clan(seat)
        assert table.at("reserve", seat) == {"leader": 1, "warrior": 8, "ship": 1}
        assert {name: stat["value"] for name, stat in clan["stats"].items()} == {"rage": 6, "axes": 3, "horns": 4}
        assert (clan["rage"], clan["glory"], clan["on_board"]) == (6, 0, 0)
        assert [slot["card"] for slot in clan["slots"]] == [None] * 8


@clause("BR-2.9", "BR-2.10", "BR-2.11")
def test_pillage_tokens() -> None:
    seen = set()
    for seed in range(8):
        land = new(2, seed).table["provinces"]
        assert land["yggdrasil"]["token"] == "all_stats"
        outer = [land[name]["token"] for name in land if name != "yggdrasil"]
        assert Counter(outer) == {"rage": 3, "axes": 2, "horns": 2, "glory5": 1}
        assert not any(province["pillaged"] for province in land.values())
        seen.add(tuple(outer))
    assert len(seen) > 4


@clause("BR-2.12", "BR-2.13", "BR-2.14", "BR-2.15", "BR-2.16", "BR-2.17", "BR-13.10", "BR-13.11", "BR-13.12")
@pytest.mark.parametrize(("seats", "lost"), [(2, 3), (3, 2), (4, 1)])
def test_ragnarok_tokens(seats: int, lost: int) -> None:
    for seed in range(6):
        table = new(seats, seed).table
        doomed = table["ragnarok"]
        destroyed = [f"province:{name}" for name, land in table["provinces"].items() if land["destroyed"]]
        assert len(set(doomed)) == 3
        assert table["doom"] == doomed[0]
        assert len(destroyed) == lost
        assert not set(doomed) & set(destroyed)
        assert "province:yggdrasil" not in {*doomed, *destroyed}


@clause("BR-2.19", "BR-2.21", "BR-13.1", "BR-13.2", "BR-13.3", "BR-13.4", "BR-13.5")
@pytest.mark.parametrize(
    ("seats", "size", "missing"), [(2, 20, MISSING_WITH_TWO), (3, 26, MISSING_WITH_THREE), (4, 34, set())]
)
def test_decks_by_number_of_players(seats: int, size: int, missing: set[str]) -> None:
    used = set()
    for age in (1, 2, 3):
        cards = deck(age, seats)
        assert len(cards) == size
        used |= {face.rpartition(".")[0] for face in cards}
    assert {card.id for card in CONTENT.cards} - used == missing
    table = new(seats)
    packs = [ref for seat in range(seats) for ref in table.match.view(seat)["table"]["pack"]]
    assert len(packs) == 8 * seats
    assert len(table.match.state.gone) == size - 8 * seats
    assert all(not table.match.view(seat)["table"]["gone"] for seat in range(seats))


@clause("BR-2.22", "BR-1.53")
def test_each_deck_is_shuffled() -> None:
    packs = [tuple(new(4, seed).match.view(0)["table"]["pack"]) for seed in range(5)]
    assert len(set(packs)) == 5
    assert all(ref.startswith("card:a1-") for pack in packs for ref in pack)


@clause("BR-2.23")
def test_monsters_belong_to_nobody() -> None:
    assert len(new(4).table["monsters"]) == 9


@clause("BR-2.24", "BR-2.25", "BR-2.26", "BR-4.2")
def test_first_player_and_first_phase() -> None:
    assert new(3, first_player="2").table["first_player"] == 2
    assert {new(4, seed).table["first_player"] for seed in range(30)} == {0, 1, 2, 3}
    with pytest.raises(MeadhallError, match="first player"):
        Match.new(GAME, 2, seed=1, options={"first_player": "2"})
    table = new(3, first_player="2", no_draft_age_one=True)
    assert (table.table["age"], table.seat, table.prompt) == (1, 2, "choose_action")
    table.finish_actions().keep_none()
    assert (table.table["age"], table.table["first_player"]) == (2, 0)


@clause("BR-13.13", "BR-10.8")
def test_two_players_are_each_others_left() -> None:
    table = new(2, first_player="1", no_draft_age_one=True)
    table.finish_actions().keep_none()
    assert table.table["first_player"] == 0


@clause("BR-13.14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_chapters_serve_all_numbers_of_players(seats: int) -> None:
    table = new(seats, no_draft_age_one=True)
    assert table.phase == "actions"
    assert set(table.offered) >= {"do:invade", "do:pass"}
    table.finish_actions()
    assert table.phase == "discard"

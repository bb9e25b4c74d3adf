"""What a match with Followers is made of, and what it is not: words, measures, other boxes (sections 1 and 16)."""

import re
from typing import Any

import pytest

from meadhall import Match, MeadhallError
from meadhall.games.lords.content import CONTENT
from meadhall.games.lords.game import GAME
from meadhall.games.lords.surtur.beyond import BEYOND
from meadhall.games.lords.surtur.measures import dist, human_regions, not_own, preference
from meadhall.kernel.options import check_table
from meadhall.lab.alone import play_alone
from meadhall.terminal import play
from meadhall.testing import clause

from .laying import Ashes


@clause("LS-1.6", "LS-1.7")
def test_nothing_on_the_board_changes_a_distance() -> None:
    """Given a board full of pieces, markers and Drakkars, then all ways are as long as on an empty one."""
    plain = Ashes("ragnar").s
    full = Ashes("ragnar").control(1, *range(1, 17)).armies(1, 2, 3).monster("garm", 4).loki(5).drakkar(1, "n").s
    for one in range(16):
        for other in range(16):
            assert dist(plain, one, other) == dist(full, one, other)
    near = plain.board.near
    over_a_sea = [(a, b) for coast in plain.board.coasts for a in coast for b in coast if a != b and b not in near[a]]
    assert over_a_sea
    assert all(dist(full, a, b) > 1 for a, b in over_a_sea)


@clause("LS-1.13")
@pytest.mark.parametrize("tile", [tile.id for tile in CONTENT.followers])
def test_the_favourite_attribute_is_the_first_of_the_tile(tile: str) -> None:
    fact = next(one for one in CONTENT.followers if one.id == tile)
    names = [("authority", "might", "wisdom")[which] for which in preference(Ashes(tile).s, 0)]
    assert tuple(names) == fact.attribute_preference


@clause("LS-1.14", "LS-13.15")
def test_what_is_not_own_is_human_neutral_or_another_followers() -> None:
    s = Ashes("ragnar", "aslaug").control(0, 1).control(1, 2).control(2, 3).s
    assert 0 not in not_own(s, 0)
    assert {1, 2, 3} <= set(not_own(s, 0))
    assert human_regions(s) == [2]


@clause("LS-1.15")
def test_what_a_tile_aims_at_is_only_shown() -> None:
    """Given Beowulf, whose tile says Slayer, then holding three Lands wins as for anybody."""
    given = Ashes("beowulf")
    lands = [land for land in given.s.board.lands if land][:3]
    regions = [region for land in lands for region in land]
    given.control(0, *(region + 1 for region in regions[1:]))
    table = given.begins("take_control", 0, regions[0])
    assert (table.s.winner, table.s.ending) == (0, "jarl")


# --- other boxes -----------------------------------------------------------------------------------------------------


@clause("LS-16.1")
@pytest.mark.parametrize("options", [{"expansion": True}, {"monsters": ["basilisk"]}])
def test_a_table_that_names_what_is_not_there_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(MeadhallError, match=r"^An option of lords is wrong: there is no option "):
        Match.new(GAME, 2, 1, options={"followers": 1, **options})


@clause("LS-16.2", "LS-16.4", "LS-16.5", "LS-16.6", "LS-16.7", "LS-16.8", "LS-16.9", "LS-16.10", "LS-16.11", "LS-16.12")
@clause("LS-16.13")
@pytest.mark.parametrize(("name", "clause_id"), BEYOND.items())
@pytest.mark.parametrize("asked", [lambda name: {name: True}, lambda name: {"with": [name]}, lambda name: {"x": name}])
def test_what_another_box_has_is_refused_with_its_clause(name: str, clause_id: str, asked: Any) -> None:
    sentence = f"An option of lords is wrong: {name} is not in the box ({clause_id})."
    with pytest.raises(MeadhallError, match=rf"^{re.escape(sentence)}$"):
        Match.new(GAME, 2, 1, options={"followers": 1, **asked(name)})


@clause("LS-16.2", "LS-16.4", "LS-16.5", "LS-16.6", "LS-16.7", "LS-16.8", "LS-16.9", "LS-16.10", "LS-16.11", "LS-16.12")
def test_every_clause_about_other_boxes_has_its_words() -> None:
    named = {id: [word for word, clause_id in BEYOND.items() if clause_id == id] for id in BEYOND.values()}
    assert named == {
        "LS-16.2": ["hel", "heimdall", "aegir"],
        "LS-16.4": ["hel_bonus"],
        "LS-16.5": ["snekkars"],
        "LS-16.6": ["further_realms"],
        "LS-16.7": ["asgard"],
        "LS-16.8": ["further_artifacts", "further_blessings", "further_combat_cards"],
        "LS-16.9": ["sea_monsters", "jormungandr", "kraken"],
        "LS-16.10": ["further_monsters"],
        "LS-16.11": ["fenrir"],
        "LS-16.12": ["naglfar"],
        "LS-16.13": ["fifth_player"],
    }
    assert not {*BEYOND} & {monster.id for monster in CONTENT.monsters} | ({*BEYOND} & {god.id for god in CONTENT.gods})


def at_the_terminal(game: Any, seats: int, options: Any) -> None:
    play(game.id, seats, options=options)


@clause("LS-16.13", "LS-1.1")
@pytest.mark.parametrize(
    "seated", [Match.new, check_table, lambda _, seats, options: play("lords", seats, options=options)]
)
@pytest.mark.parametrize(("seats", "clause_id"), [(5, "LS-16.13"), (1, "LS-1.1")])
def test_five_never_play_beside_a_follower_and_it_never_plays_alone(seated: Any, seats: int, clause_id: str) -> None:
    sentence = f"lords is played by 2 to 4, not by {seats} ({clause_id})."
    with pytest.raises(MeadhallError, match=rf"^{re.escape(sentence)}$"):
        seated(GAME, seats, options={"followers": 1})


@clause("LS-16.13")
def test_nor_does_a_bot_play_alone_against_four() -> None:
    with pytest.raises(MeadhallError, match=r"^lords is played by 2 to 4, not by 5 \(LS-16\.13\)\.$"):
        play_alone(GAME, "random", 1, automata=4)


@clause("LS-16.13")
def test_without_followers_the_base_box_alone_says_how_many_play() -> None:
    with pytest.raises(MeadhallError, match=r"^lords is played by 2 to 4, not by 5\.$"):
        Match.new(GAME, 5)

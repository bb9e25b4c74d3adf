"""Setup with Followers: who they are, their decks, advantages, the people (sections 1, 2, 13, 14 and 20)."""

import random
from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from meadhall import SPECTATOR, Match, MeadhallError
from meadhall.games.lords.board import BOARDS
from meadhall.games.lords.content import CONTENT
from meadhall.games.lords.game import GAME
from meadhall.games.lords.pieces import ACTION_CARDS, MONSTERS
from meadhall.games.lords.state import NOBODY
from meadhall.games.lords.surtur import start
from meadhall.games.lords.surtur.measures import corrupted
from meadhall.games.lords.surtur.records import Advantage
from meadhall.kernel import Chance, knows
from meadhall.testing import clause

from .laying import Ashes, Table, follow
from .proving import works

TILES = [tile.id for tile in CONTENT.followers]
AT_SETUP = ("follower_arrive", "follower_row", "follower_upgrades")


def seated(followers: int = 1, people: int = 1, seed: int | str = 1, **options: Any) -> Table:
    """A match whose first person says who follows Surtur."""
    table = Table(Match.new(GAME, followers + people, seed, options={"followers": followers, **options}))
    return until(table, "setup_follower")


def until(table: Table, *prompts: str) -> Table:
    """Whoever is asked points at what comes first, until one of these is asked."""
    while table.prompt not in prompts:
        table.point(table.offered[0])
    return table


def begun(*tiles: str, people: int = 1, seed: int | str = 1, **options: Any) -> Table:
    """A match with these Followers in which the first of them is to arrive."""
    table = seated(len(tiles), people, seed, **options)
    table.point(*(f"follower:{tile}" for tile in tiles))
    return until(table, "follower_arrive")


def drafting(*tiles: str, people: int = 1, seed: int | str = 1, **options: Any) -> Table:
    """A match with these Followers in which the first person is to draft a Hero."""
    return until(begun(*tiles, people=people, seed=seed, **options), "draft_hero")


def faces(table: Table, tokens: list[int]) -> list[str]:
    return [table.s.faces[token] for token in tokens]


# --- the table ------------------------------------------------------------------------------------------------------


@clause("LS-1.1", "LS-13.1", "LS-18.1")
@pytest.mark.parametrize(
    ("seats", "followers", "may"),
    [
        *[(2, 1, True), (3, 2, True), (4, 3, True), (3, 1, True), (4, 1, True), (4, 2, True)],
        *[(2, 2, False), (3, 3, False), (2, 3, False)],
    ],
)
def test_somebody_plays_beside_the_followers(seats: int, followers: int, may: bool) -> None:
    if may:
        s = Table(Match.new(GAME, seats, 1, options={"followers": followers})).s
        assert (len(s.followers), GAME.automata(seats, s.options)) == (followers, range(followers))
    else:
        with pytest.raises(MeadhallError, match=r"for a person plays against them \(LS-1.1\)\.$"):
            Match.new(GAME, seats, 1, options={"followers": followers})


@clause("LS-13.1")
def test_without_a_word_nobody_follows_surtur_and_four_are_too_many() -> None:
    assert Table(Match.new(GAME, 2, 1)).s.followers == []
    with pytest.raises(MeadhallError, match="followers is at most 3"):
        Match.new(GAME, 4, 1, options={"followers": 4})


@clause("LS-2.1", "LS-13.4", "LS-13.5", "LS-14.1")
@pytest.mark.parametrize(("followers", "people"), [(1, 1), (2, 1), (3, 1), (1, 2), (2, 2), (1, 3)])
def test_followers_count_as_players_for_board_track_forges_requisites_and_monsters(followers: int, people: int) -> None:
    """Given as many seats without Followers, then the same lies on the table."""
    seats = followers + people
    ours, theirs = seated(followers, people), until(Table(Match.new(GAME, seats, 1)), "draft_hero")

    assert len(ours.table["regions"]) == len(theirs.table["regions"]) == (16 if seats == 2 else 21)
    assert ours.table["track"] == theirs.table["track"]
    assert ours.table["requisites"].keys() == theirs.table["requisites"].keys()
    for table in (ours, theirs):
        assert sum(region["forge"] is not None for region in table.table["regions"]) == (4 if seats == 2 else 6)
        assert sum(monster["region"] is not None for monster in table.table["monsters"].values()) <= seats
        assert len(table.events("event_drawn")) == 1 + (2 if seats == 2 else seats)


@clause("LS-2.45", "LS-2.8", "LS-13.3")
def test_people_choose_colours_first_and_followers_take_what_comes_first() -> None:
    table = Table(Match.new(GAME, 4, 1, options={"followers": 2}))

    assert (table.seat, table.prompt) == (2, "setup_colour")
    table.point("colour:red", "colour:white")
    assert (table.seat, table.offered, table.refused) == (0, ["colour:blue"], {"colour:green": "LS-2.45"})
    assert follow(table, "follower_colour", "follower_colour") == ["colour:blue", "colour:green"]
    assert [table.player(seat)["colour"] for seat in range(4)] == ["blue", "green", "red", "white"]


# --- who they are ---------------------------------------------------------------------------------------------------


@clause("LS-2.3", "LS-18.2")
def test_the_person_says_who_follows_surtur() -> None:
    table = seated()
    assert (table.seat, table.offered) == (1, [*(f"follower:{tile}" for tile in TILES), "do:random"])

    table.point("follower:snorri")

    assert table.table["followers"][0]["tile"] == "follower:snorri"


@clause("LS-2.3", "LS-17.12")
def test_nobody_follows_surtur_before_they_are_chosen() -> None:
    table = seated(2)
    assert [one["tile"] for one in table.table["followers"]] == [None, None]
    table.point("follower:ragnar")
    assert [one["tile"] for one in table.table["followers"]] == ["follower:ragnar", None]


@clause("LS-2.4")
def test_a_table_may_want_heroes_of_the_base_box_alone() -> None:
    table = seated(strict_core=True)
    assert "follower:hervor" not in table.offered
    assert table.refused == {"follower:hervor": "LS-2.4"}
    drawn = {seated(seed=seed, strict_core=True).point("do:random").s.followers[0].tile for seed in range(60)}
    assert drawn == {TILES.index(tile) for tile in TILES if tile != "hervor"}


@clause("LS-2.5")
def test_chance_may_say_who_follows_surtur() -> None:
    drawn = Counter(seated(seed=seed).point("do:random").s.followers[0].tile for seed in range(120))
    assert sorted(drawn) == list(range(6))
    assert max(drawn.values()) < 40


@clause("LS-13.2")
@pytest.mark.parametrize(("first", "second"), [("beowulf", "hervor"), ("hervor", "beowulf")])
def test_no_two_followers_have_the_same_priority_action(first: str, second: str) -> None:
    table = seated(3).point(f"follower:{first}")
    assert table.refused == {f"follower:{first}": "LS-13.2", f"follower:{second}": "LS-13.2"}
    table.point("follower:lagertha", "follower:ragnar")
    assert table.prompt == "follower_order"


@clause("LS-13.9", "LS-13.40", "LS-14.2")
def test_chance_orders_several_followers_before_anything_of_theirs_lies_there() -> None:
    seen = set()
    for seed in range(40):
        table = seated(3, seed=seed).point("follower:ragnar", "follower:aslaug", "follower:beowulf")
        assert table.offered == ["do:step"]
        assert not any(player.armies or player.hand for player in table.s.players[:3])
        assert table.s.ashes == []
        table.point("do:step")
        seen.add(tuple(TILES[one.tile] for one in table.s.followers))
    assert len(seen) == 6


@clause("LS-13.9", "LS-13.39")
def test_the_order_is_drawn_only_where_there_are_several() -> None:
    table = until(seated(2).point("follower:ragnar", "follower:aslaug"), "follower_order")
    assert (table.seat, table.offered) == (0, ["do:step"])
    alone = until(seated().point("follower:ragnar"), "follower_order", "follower_arrive")
    assert (alone.prompt, alone.events("followers_ordered")) == ("follower_arrive", [])


@clause("LS-13.9", "LS-3.1", "LS-1.16")
def test_followers_take_their_turns_in_that_order_and_then_the_person() -> None:
    table = until(drafting("ragnar", "lagertha"), "setup_challenge").point("do:done")
    assert (table.s.order, table.s.first, table.seat) == ([0, 1, 2], 0, 0)
    assert table.prompt == "follower_roll"
    order = [0]
    while len(order) < 7:
        table.point(table.offered[0])
        if table.s.active != order[-1]:
            order.append(table.s.active)
    assert order == [0, 1, 2, 0, 1, 2, 0]


# --- where they begin -----------------------------------------------------------------------------------------------


@clause("LS-2.13", "LS-2.14", "LS-2.15", "LS-2.17", "LS-2.20", "LS-2.21", "LS-2.10", "LS-1.3")
@pytest.mark.parametrize("tile", TILES)
@pytest.mark.parametrize("people", [1, 2])
def test_a_follower_begins_where_its_tile_says(tile: str, people: int) -> None:
    fact = CONTENT.followers[TILES.index(tile)]
    table = begun(tile, people=people)
    assert (table.seat, table.offered) == (0, ["do:step"])

    table.point("do:step")

    home = fact.start_region[people > 1]
    assert table.player(0)["region"] == f"region:{home}"
    assert table.armies(0, home) == [1, 1]
    assert table.region(home)["control"] == 0
    assert table.attributes(0) == fact.attributes
    assert table.player(0)["hand"] == 1
    ashes = table.table["ashes"]
    assert (ashes["regions"], ashes["left"]) == ([f"region:{fact.desolation_region[people > 1]}"], 4)


@clause("LS-2.6", "LS-2.7", "LS-2.8", "LS-2.9", "LS-2.12", "LS-13.10")
def test_a_follower_has_neither_drakkar_nor_origin_nor_the_ability_of_its_hero() -> None:
    table = drafting("ragnar", "snorri")
    for seat in (0, 1):
        player = table.player(seat)
        assert (player["tile"], player["origin"], player["sea"]) == (None, None, None)
        assert (player["pool"], player["priests"]) == (4, 0)
    assert table.s.first_origin == []
    assert "odinsson" in faces(table, table.s.aside)
    assert {"ragnar", "snorri"} <= set(faces(table, table.s.aside))
    assert sorted(faces(table, table.s.heroes + table.s.drawn)) == ["aslaug", "beowulf", "lagertha"]


@clause("LS-2.22")
def test_nobody_sees_the_hand_of_a_follower() -> None:
    table = drafting("beowulf")
    assert table.player(0)["hand"] == 3
    for audience in (0, 1, SPECTATOR):
        assert table.match.view(audience)["table"]["players"][0]["hand_cards"] is None
        assert not any(knows(table.s, audience, token) for token in table.s.players[0].hand)


def other_board(monkeypatch: pytest.MonkeyPatch, **changes: Any) -> None:
    """The side for two is another one."""
    monkeypatch.setitem(BOARDS, 2, replace(BOARDS[2], **changes))


@clause("LS-2.16")
@pytest.mark.parametrize(("weak", "where"), [((7, 12), 7), ((6, 12), 6), ((13, 4), 13)])
def test_on_another_map_it_begins_in_the_closest_weak_region(
    monkeypatch: pytest.MonkeyPatch, weak: tuple[int, ...], where: int
) -> None:
    """Region 9 is Ragnar's: 7 is closer than 12, of 6 and 12 the lower one, 13 is closer than 4."""
    other_board(monkeypatch, populations=tuple(2 if k + 1 in weak else 4 for k in range(16)))

    table = begun("ragnar").point("do:step")

    assert table.player(0)["region"] == f"region:{where}"


@clause("LS-2.16")
@pytest.mark.parametrize("taken", [Ashes("ragnar").control(1, 9), Ashes("ragnar").armies(1, 9, 1)])
def test_where_somebody_is_already_it_begins_in_the_closest_weak_region(taken: Ashes) -> None:
    """Region 9 has a marker or an Army; 11 is closer to it than 5."""
    assert start.start_region(Ashes("ragnar").s, 0) == 8
    assert start.start_region(taken.s, 0) == 10


@clause("LS-2.15")
def test_a_start_region_that_is_too_strong_stays_neutral(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "WEAK", 3)
    other_board(monkeypatch, populations=tuple(3 if k == 8 else 4 for k in range(16)))

    table = begun("ragnar").point("do:step")

    assert (table.armies(0, 9), table.region(9)["control"]) == ([1, 1], None)


@clause("LS-2.19")
@pytest.mark.parametrize(("around", "where"), [((5, 13), 5), ((6, 10), 6), ((1, 14), 14)])
def test_on_another_map_the_token_lies_in_the_closest_region_by_yggdrasil(
    monkeypatch: pytest.MonkeyPatch, around: tuple[int, ...], where: int
) -> None:
    """Region 8 is that of Ragnar's tile."""
    other_board(monkeypatch, around=tuple(number - 1 for number in around))
    assert begun("ragnar").point("do:step").table["ashes"]["regions"] == [f"region:{where}"]


@clause("LS-13.6", "LS-13.7", "LS-13.3")
def test_of_several_followers_only_the_first_places_a_token() -> None:
    table = drafting("ragnar", "lagertha", "aslaug")
    first = CONTENT.followers[table.s.followers[0].tile]
    assert table.s.ashes == [first.desolation_region[1] - 1]
    assert all(len(player.armies) == 2 for player in table.s.players[:3])


# --- the Action deck ------------------------------------------------------------------------------------------------


@clause("LS-2.23", "LS-2.24", "LS-2.25")
def test_a_basic_set_and_two_own_cards_are_shuffled_and_three_lie_open() -> None:
    sets, rows = Counter[str](), set()
    for seed in range(60):
        table = until(begun("ragnar", seed=seed), "follower_row").point("do:step")
        one = table.s.followers[0]
        kinds = Counter(ACTION_CARDS[card].kind for card in faces(table, one.row + one.deck))
        (basic,) = kinds.keys() - {"ragnar"}
        assert kinds == {basic: 6, "ragnar": 2}
        assert (len(one.row), len(one.deck)) == (3, 5)
        assert table.table["followers"][0]["row"] == [f"card:{card}" for card in faces(table, one.row)]
        sets[basic] += 1
        rows.add(tuple(faces(table, one.row)))
    assert sorted(sets) == ["set_a", "set_b", "set_c"]
    assert min(sets.values()) > 8
    assert len(rows) > 50


@clause("LS-2.25")
def test_the_first_card_that_is_drawn_lies_leftmost() -> None:
    table = until(begun("ragnar"), "follower_row")
    table.luck(0, list(range(8))).point("do:step")
    assert faces(table, table.s.followers[0].row) == ["RAG2", "RAG1", "A6"]


@clause("LS-2.26", "LS-2.27", "LS-2.28", "LS-13.8")
def test_six_upgraded_cards_join_after_the_row_lies_and_nobody_knows_which() -> None:
    upgraded = set()
    for seed in range(20):
        table = until(begun("beowulf", seed=seed), "follower_upgrades")
        row = list(table.s.followers[0].row)
        table.point("do:step")
        one = table.s.followers[0]
        kinds = Counter(ACTION_CARDS[card].kind for card in faces(table, one.deck))
        assert (one.row, len(one.deck)) == (row, 11)
        assert {kind: kinds[kind] for kind in ("jarl", "gothi", "slayer")} == {"jarl": 1, "gothi": 1, "slayer": 4}
        hidden = [token for token in (*one.deck, *table.s.aside) if _is_upgraded(table, token)]
        assert len(hidden) == 27
        assert not any(knows(table.s, audience, token) for audience in (0, 1, SPECTATOR) for token in hidden)
        upgraded.add(tuple(sorted(card for card in faces(table, one.deck) if ACTION_CARDS[card].kind == "slayer")))
    assert len(upgraded) > 10


def _is_upgraded(table: Table, token: int) -> bool:
    card = ACTION_CARDS.get(table.s.faces[token])
    return card is not None and card.kind in ("jarl", "gothi", "slayer")


UPGRADES = ("jarl", "gothi", "slayer")


@clause("LS-17.18", "LS-2.26")
def test_in_every_world_a_deck_has_as_many_upgraded_cards_of_each_type_as_its_tile_says() -> None:
    table = drafting("ragnar", "beowulf", "aslaug")
    others = set[str]()
    for seed in range(20):
        s = table.match.imagine(3, Chance(seed)).state
        for seat, one in enumerate(s.followers):
            kinds = Counter(ACTION_CARDS[s.faces[token]].kind for token in one.deck)
            says = corrupted(s, seat).upgraded_cards
            assert [kinds[kind] for kind in UPGRADES] == [getattr(says, kind) for kind in UPGRADES]
        others |= {s.faces[token] for token in s.followers[0].deck}
    assert len(others & {f"J{n}" for n in range(1, 10)}) == 9, "which they are nobody knows"


@clause("LS-17.18", "LS-9.5")
def test_an_upgraded_card_that_was_seen_and_shuffled_back_lies_in_its_deck_in_every_world() -> None:
    match, chance = Match.new("lords", 2, 4, {"followers": 1}), random.Random(4)
    back = set[str]()
    while match.pending and len(back) < 2:
        question = match.pending[0]
        match.answer(question.seat, chance.choice(question.options))
        one = match.state.followers[0]
        back = {match.state.faces[token] for token in one.deck} & set(one.seen)
    assert len(back) == 2

    places = set[int]()
    for seed in range(30):
        world = match.imagine(1, Chance(seed))
        s = world.imagine(1, Chance(seed + 1)).state  # a world of a world knows no less
        there = {s.faces[token]: token for token in s.followers[0].deck}
        assert back <= there.keys()
        places |= {there[card] for card in back}
    assert len(places) > 4, "where in it nobody knows"


@clause("LS-2.24", "LS-2.27")
def test_what_somebody_imagines_of_a_deck_could_be_there() -> None:
    """Given two decks, then in every world each has what is left of its set and tile, and else upgraded cards."""
    table = drafting("ragnar", "aslaug")
    true = [_own_cards(faces(table, one.deck)) for one in table.s.followers]
    for seed in range(20):
        s = table.match.imagine(2, Chance(seed)).state
        assert [_own_cards([s.faces[token] for token in one.deck]) for one in s.followers] == true
        assert len({s.faces[token] for one in s.followers for token in one.deck}) == 22


def _own_cards(cards: list[str]) -> list[str]:
    return sorted(card for card in cards if ACTION_CARDS[card].kind not in ("jarl", "gothi", "slayer"))


@clause("LS-13.8", "LS-13.3")
def test_followers_have_different_sets_and_share_the_upgraded_cards() -> None:
    table = drafting("ragnar", "aslaug", "lagertha")
    seen: list[str] = []
    for one in table.s.followers:
        cards = faces(table, one.row + one.deck)
        assert len(cards) == 14
        seen += cards
    assert len(set(seen)) == len(seen)
    sets = [card for card in seen if ACTION_CARDS[card].kind.startswith("set_")]
    assert Counter(ACTION_CARDS[card].kind for card in sets) == {"set_a": 6, "set_b": 6, "set_c": 6}


@clause("LS-2.29", "LS-2.11", "LS-4.6")
def test_no_card_is_selected_before_the_first_roll() -> None:
    assert drafting("ragnar").table["followers"][0]["selected"] is None


# --- advantages -----------------------------------------------------------------------------------------------------


def advantaged(tile: str, **options: Any) -> Table:
    """A match in which only the advantage of a tile is still to come."""
    table = until(begun(tile, **options), "follower_upgrades")
    return table.point("do:step")


def gift(tile: str) -> Advantage:
    """The advantage that a tile has."""
    (found,) = (one.advantage for one in CONTENT.followers if one.id == tile)
    assert found is not None
    return found


@works("ragnar/advantage")
@clause("LS-20.7", "LS-2.30")
def test_ragnar_has_a_veteran_host() -> None:
    table = advantaged("ragnar")
    assert table.armies(0, 9) == [1, 1]
    follow(table, "follower_advantage")
    assert (table.armies(0, 9), table.prompt) == ([1, gift("ragnar").value], "draft_hero")


@clause("LS-20.8", "LS-2.30")
def test_lagertha_has_no_advantage_but_a_point_more() -> None:
    table = advantaged("lagertha")
    assert (table.prompt, sum(table.attributes(0))) == ("draft_hero", 7)


@works("aslaug/advantage")
@clause("LS-20.9", "LS-EX48")
@pytest.mark.parametrize("people", [1, 2])
def test_aslaug_is_bound_to_the_first_realm_in_reach(people: int) -> None:
    table = advantaged("aslaug", people=people)
    follow(table, "follower_advantage")
    assert table.offered == ["realm:niflheim"]
    assert {"realm:vanaheim": "LS-4.11", "realm:alfheim": "LS-4.11"}.items() <= table.refused.items()
    hand = table.player(0)["hand"]
    follow(table, "follower_alliance")
    assert table.player(0)["allied"] == ["niflheim"]
    assert (table.player(0)["hand"], table.runes(0)) == (hand + 1, {})


@clause("LS-20.9")
def test_without_a_realm_in_reach_aslaug_gains_a_rune(monkeypatch: pytest.MonkeyPatch) -> None:
    other_board(monkeypatch, realms=tuple(() for _ in range(16)))
    table = advantaged("aslaug")
    follow(table, "follower_advantage")
    assert (table.prompt, sum(table.runes(0).values())) == ("draft_hero", gift("aslaug").runes)


@works("snorri/advantage")
@clause("LS-20.10")
def test_snorri_has_runes() -> None:
    table = advantaged("snorri")
    follow(table, "follower_advantage")
    assert sum(table.runes(0).values()) == gift("snorri").runes > 0
    assert not table.events("army_raised")


@works("beowulf/advantage")
@clause("LS-20.11")
def test_beowulf_draws_cards() -> None:
    table = advantaged("beowulf")
    follow(table, "follower_advantage")
    assert table.player(0)["hand"] == CONTENT.surtur.start_cards.value + gift("beowulf").combat_cards


def gifted(given: Ashes) -> Table:
    table = given.hero(0, 3).at(["advantage", 0])
    follow(table, "follower_advantage")
    return table


@works("hervor/advantage")
@clause("LS-20.12")
def test_hervor_binds_the_nearest_monster() -> None:
    """Given Garm next to her, the Troll far away and Fafnir next to her with a ring."""
    given = Ashes("hervor").monster("garm", 2).monster("troll", 11).monster("fafnir", 2)
    given.s.foes[MONSTERS.index("fafnir")].ring = 1
    table = gifted(given)
    assert table.offered == ["monster:garm"]
    assert {"monster:troll", "monster:fafnir", "monster:jotunn"} <= table.refused.keys()
    follow(table, "follower_control")
    assert table.table["monsters"]["garm"]["ring"] == 0


@clause("LS-20.12", "LS-4.6")
@pytest.mark.parametrize(("card", "bound"), [("A1", "garm"), ("A2", "troll")])
def test_of_monsters_as_near_the_leftmost_card_says_which(card: str, bound: str) -> None:
    given = Ashes("hervor").monster("garm", 2).monster("troll", 4).row(0, card, "A3", "A4")
    assert gifted(given).offered == [f"monster:{bound}"]


@clause("LS-20.12")
def test_without_a_neutral_monster_hervor_has_none() -> None:
    table = gifted(Ashes("hervor"))
    assert table.prompt != "follower_control"
    assert all(foe.ring == NOBODY for foe in table.s.foes)


# --- people ---------------------------------------------------------------------------------------------------------


@clause("LS-2.2", "LS-2.30", "LS-13.39")
def test_followers_come_first_then_decks_and_advantages_then_people_then_challenges() -> None:
    table, asked = seated(2).point("follower:ragnar", "follower:beowulf"), []
    while table.prompt != "follower_roll":
        if table.prompt not in asked:
            asked.append(table.prompt)
        table.point("do:done" if table.prompt == "setup_challenge" else table.offered[0])
    drafts = [prompt for prompt in asked if prompt.startswith("draft_")]
    assert asked[:5] == ["follower_order", *AT_SETUP, "follower_advantage"]
    assert drafts[:4] == ["draft_hero", "draft_origin", "draft_sea", "draft_region"]
    assert asked.index("draft_hero") == 5
    assert asked[-1] == "setup_challenge"


@clause("LS-2.31", "LS-2.32", "LS-18.3", "LS-18.4", "LS-2.33")
def test_a_person_takes_one_of_two_heroes_and_one_of_two_origins() -> None:
    heroes, origins = set(), set()
    for seed in range(60):
        table = drafting("ragnar", seed=seed)
        assert len(table.offered) == 2
        heroes |= set(table.offered)
        table.point(table.offered[0])
        assert (table.prompt, len(table.offered)) == ("draft_origin", 2)
        origins |= set(table.offered)
    assert heroes == {"card:lagertha", "card:aslaug", "card:snorri", "card:beowulf"}
    assert origins == {"card:thorsson", "card:freyasson", "card:tyrsson", "card:lokisson", "card:njordsson"}


@clause("LS-2.31", "LS-2.32")
def test_a_table_may_let_a_person_take_any_hero_and_origin() -> None:
    table = drafting("ragnar", free_heroes=True)
    assert sorted(table.offered) == ["card:aslaug", "card:beowulf", "card:lagertha", "card:snorri"]
    table.point("card:snorri")
    assert len(table.offered) == 5
    assert "card:odinsson" not in table.offered


@clause("LS-2.31")
def test_among_several_people_the_base_draft_is_held_whatever_the_table_wants() -> None:
    assert len(drafting("ragnar", people=2, free_heroes=True).offered) == 2


@clause("LS-2.34", "LS-2.35", "LS-2.36", "LS-2.37", "LS-2.38", "LS-2.39", "LS-18.5", "LS-18.6")
def test_a_person_sets_out_by_the_base_rules_and_away_from_followers() -> None:
    """Given Ragnar in Region 9 of the side for two."""
    table = drafting("ragnar", free_heroes=True).point("card:snorri", "card:thorsson")
    assert table.attributes(1) == (2, 2, 2)
    assert table.player(1)["hand"] == 1
    assert len(table.offered) == 5
    sea = next(sea for sea in BOARDS[2].seas if 8 in BOARDS[2].coasts[BOARDS[2].seas.index(sea)])
    table.point(f"sea:{sea}")
    assert table.refused["region:9"] == "LR-9.15"
    table.point(table.offered[0])
    player = table.player(1)
    home = int(player["region"].removeprefix("region:"))
    assert table.armies(1, home)[:2] == [1, 1]


@clause("LS-2.39", "LS-2.40", "LS-1.2")
@pytest.mark.parametrize(("region", "owner"), [(1, 1), (2, None)])
def test_only_a_weak_region_is_taken_at_once(region: int, owner: int | None) -> None:
    table = drafting("ragnar", free_heroes=True).point("card:aslaug", "card:freyasson", "sea:w", f"region:{region}")
    assert table.region(region)["control"] == owner


@clause("LS-2.41", "LS-14.10")
def test_the_last_person_has_the_arbiter_token_where_several_play() -> None:
    assert drafting("ragnar").table["arbiter"] is None
    for seed in range(6):
        table = drafting("ragnar", people=3, seed=seed)
        assert table.table["arbiter"] == table.s.order[-1]


@clause("LS-14.2", "LS-14.3", "LS-1.16")
def test_people_draft_among_themselves_and_the_first_drafter_is_the_first_of_them() -> None:
    starters = set()
    for seed in range(20):
        table = drafting("ragnar", "beowulf", people=2, seed=seed)
        starters.add(table.seat)
        assert table.s.order == [0, 1, table.seat, 5 - table.seat]
        assert not {"card:ragnar", "card:beowulf"} & set(table.offered)
        until(table, "draft_origin")
        assert "card:odinsson" not in table.offered
    assert starters == {2, 3}


@clause("LS-14.4")
def test_the_person_in_the_lowest_seat_chooses_followers_and_challenges_for_all() -> None:
    for seed in range(4):
        table = seated(1, 3, seed=seed)
        assert table.seat == 1
        assert until(table, "setup_challenge").seat == 1


@clause("LS-1.4", "LS-1.17")
def test_chance_follows_the_step_of_the_follower_for_whom_it_decides() -> None:
    """Given all asks of setup to a Follower, then each has one option, and where chance decides it is a step."""
    table, chance = begun("ragnar", "beowulf"), []
    while table.prompt != "draft_hero":
        assert (table.seat in (0, 1), len(table.offered)) == (True, 1)
        chance.append((table.prompt, table.offered[0]))
        table.point(table.offered[0])
    assert {ref for _, ref in chance} == {"do:step"}

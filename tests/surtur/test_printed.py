"""What is printed on each tile and each Action card is what happens (sections 20 to 23); numbers are the content's."""

from collections import Counter

import pytest

from meadhall.games.lords.board import REALMS
from meadhall.games.lords.content import CONTENT
from meadhall.games.lords.pieces import ACTION_CARDS, ATTRIBUTES, SLOTS
from meadhall.games.lords.surtur.records import ActionCard, Condition, Corrupted
from meadhall.games.lords.words import Slot
from meadhall.testing import clause

from .laying import UPGRADES, Ashes, Table, follow
from .proving import printed, works
from .test_start import drafting

TILES = {tile.id: tile for tile in CONTENT.followers}
CARDS = {card.id: card for card in CONTENT.surtur_actions}
HOME, SHRINE = 9, 6
"""Where a Follower lives in these tests; Region 6 has a Shrine."""


def card_of(id: str) -> ActionCard:
    return CARDS[id.partition("/")[0]]


def tile_of(id: str) -> Corrupted:
    return TILES[id.partition("/")[0]]


def having(card: ActionCard, people: int = 1, place: int = 1) -> Ashes:
    """A Follower with a card at the left of its row, and the die on one of the three."""
    others = [id for id, other in ACTION_CARDS.items() if other.kind == "set_a" and id != card.id]
    given = Ashes(card.kind if card.kind in TILES else "ragnar", people=people)
    return given.row(0, card.id, *others[:2]).selects(0, place)


def able(given: Ashes) -> Ashes:
    """It could take every Special Action and resolve every Rune Action."""
    given.hero(0, HOME - 1).hero(1, 16).control(0, HOME, SHRINE).armies(0, HOME, 1).attributes(0, might=6)
    given.monster("garm", HOME).monster("troll", 7).monster("draugr", 10).monster("jotunn", 3)
    return given.control(1, 4, 10, 7).armies(1, 4, 3).armies(1, 7, 3).armies(1, 10, 3).runes(0, uruz=3, algiz=3)


# --- Action cards ---------------------------------------------------------------------------------------------------


@works()
@clause("LS-4.36", "LS-2.13")
@pytest.mark.parametrize("id", printed("hero_to"))
def test_its_hero_goes_where_the_card_says(id: str) -> None:
    card = card_of(id)
    for people, number in zip((1, 2), card.hero_to, strict=True):
        table = having(card, people).hero(0, number % 16 + 1).begins("follower_hero", 0)
        assert follow(table, "follower_hero") == [f"region:{number}"]
        assert table.s.players[0].hero == number - 1


@works()
@clause("LS-4.39", "LS-4.40")
@pytest.mark.parametrize("id", printed("rune_actions"))
def test_its_rune_actions_are_resolved_in_their_order(id: str) -> None:
    """Given a card beside the selected one, and all that its Rune Actions need."""
    card = card_of(id)
    table = able(having(card, place=3)).begins("follower_runes", 0, 0, 0)
    while table.prompt.startswith("follower_"):
        table.point(*table.offered)
    assert [told["action"] for told in table.events("rune_action")] == [
        f"rune_action:{card.id}.{action}" for action in card.rune_actions
    ]


@works()
@clause("LS-4.5", "LS-4.8")
@pytest.mark.parametrize("id", printed("tie_break"))
def test_its_mode_breaks_ties(id: str) -> None:
    card = card_of(id)
    given = having(card)
    numbers = sorted(region + 1 for region in given.s.board.forges)[:2]
    for number in numbers:
        given.control(0, number).forge(number, "uruz")
    table = given.begins("follower_harvest", 0)
    assert table.offered == [f"region:{min(numbers) if card.tie_break == 'min' else max(numbers)}"]


@works()
@clause("LS-8.1")
@pytest.mark.parametrize("id", printed("special"))
def test_its_special_action_comes_first(id: str) -> None:
    card = card_of(id)
    assert able(having(card)).begins("special_action", 0).offered == [f"action:{card.special}"]


@works()
@clause("LS-9.7")
@pytest.mark.parametrize("id", printed("after_use"))
def test_after_its_use_it_leaves_or_stays(id: str) -> None:
    card = card_of(id)
    table = cleaned(having(card))
    removed = [table.s.faces[token] for token in table.s.followers[0].removed]
    assert (card.id in removed) == (card.after_use == "remove")


def cleaned(given: Ashes) -> Table:
    """Step 6, to its end."""
    table = given.begins("clean_up", 0)
    while table.prompt.startswith("follower_"):
        table.point(*table.offered)
    return table


# --- the bonus of a card --------------------------------------------------------------------------------------------


def laid(given: Ashes, when: Condition | None, n: int) -> Ashes:
    """The Follower has just so many of what a condition counts."""
    s = given.s
    shrines = [region for region, fact in enumerate(s.board.regions) if fact.shrine]
    settlements = [region for region, fact in enumerate(s.board.regions) if fact.settlement]
    player, one, own = s.players[0], s.followers[0], list[int]()
    match when.count if when else None:
        case "temples":
            own = shrines[:n]
            given.temples(*(region + 1 for region in own))
        case "empty_shrines":
            own = shrines[:n]
        case "settlements":
            own = settlements[:n]
        case "regions":
            own = list(range(n))
        case "lands_controlled":
            own = [region for land in s.board.lands[:n] for region in land]
        case "armies":
            given.armies(0, HOME, *[1] * n)
        case "allied_realms":
            given.allied(0, *REALMS[:n])
        case "controlled_monsters":
            for foe in s.foes[:n]:
                foe.region, foe.ring = HOME - 1, 0
        case "slain":
            player.slayers = n
        case "tucked":
            given.tucked(0, n)
        case "runes":
            given.runes(0, uruz=n)
        case "hand":
            player.hand = [s.decks[0].pop() for _ in range(n)]
        case "regions_gained_this_turn":
            one.gained = list(range(n))
        case "shrine_regions_gained_this_turn":
            one.gained = shrines[:n]
        case "battles_won_this_turn":
            one.won = n
    return given.control(0, *(region + 1 for region in own))


def given_bonus(given: Ashes) -> bool:
    (told,) = cleaned(given).events("follower_reward")
    return bool(told["given"])


@works()
@clause("LS-9.2", "LS-9.10", "LS-9.11", "LS-9.12", "LS-9.13", "LS-9.14", "LS-9.15", "LS-9.16", "LS-9.17", "LS-9.18")
@clause("LS-9.19", "LS-9.20", "LS-9.21", "LS-9.22", "LS-9.23", "LS-9.24", "LS-9.25", "LS-9.26")
@pytest.mark.parametrize("id", printed("when"))
def test_its_bonus_is_given_as_soon_as_its_condition_holds(id: str) -> None:
    card = card_of(id)
    assert card.when is not None
    if card.when.at_most is None:
        enough, short = card.when.at_least or 0, (card.when.at_least or 0) - 1
    else:
        enough, short = card.when.at_most, card.when.at_most + 1
    assert given_bonus(laid(having(card), card.when, enough))
    assert short < 0 or not given_bonus(laid(having(card), card.when, short))


@works()
@clause("LS-9.27", "LS-9.28", "LS-9.29", "LS-9.30", "LS-9.31", "LS-9.32", "LS-9.33")
@pytest.mark.parametrize("id", printed("gain"))
def test_its_bonus_is_what_it_says(id: str) -> None:
    card = card_of(id)
    assert card.gain is not None
    given = laid(having(card), card.when, (card.when.at_least or 0) if card.when else 0)
    if not given.s.players[0].armies:
        given.armies(0, HOME, 1)  # one that can grow
    named = card.gain.attribute or CONTENT.followers[given.s.followers[0].tile].attribute_preference[0]
    before = holdings(given.at(["turn", 1]), named)
    gained = before | {card.gain.what: before[card.gain.what] + card.gain.n}
    assert holdings(cleaned(given), named) == gained


def holdings(table: Table, attribute: str) -> dict[str, int]:
    """How much a Follower has of what a bonus can give."""
    player = table.s.players[0]
    return {
        "runes": sum(player.runes),
        "combat_cards": len(player.hand),
        "army_value": sum(army % 7 for army in player.armies),
        "attribute": player.attributes[ATTRIBUTES.index(attribute)],
        "priests": player.priests,
        "blessings": len(player.blessings),
    }


# --- tiles ----------------------------------------------------------------------------------------------------------


def arrived(id: str, people: int) -> Table:
    """A Follower has come to the board, which was empty."""
    given = Ashes(tile_of(id).id, people=people).attributes(0, authority=6, might=6, wisdom=6)
    table = given.hero(0, 2).at(["arrive", 0])
    follow(table, "follower_arrive")
    return table


@works()
@clause("LS-2.13", "LS-2.14")
@pytest.mark.parametrize("id", printed("start_region"))
def test_it_begins_where_its_tile_says(id: str) -> None:
    for people, number in zip((1, 2), tile_of(id).start_region, strict=True):
        table = arrived(id, people)
        assert (table.s.players[0].hero, len(table.armies(0, number))) == (number - 1, 2)


@works()
@clause("LS-2.13", "LS-2.17")
@pytest.mark.parametrize("id", printed("desolation_region"))
def test_its_first_token_lies_where_its_tile_says(id: str) -> None:
    for people, number in zip((1, 2), tile_of(id).desolation_region, strict=True):
        assert arrived(id, people).s.ashes == [number - 1]


@works()
@clause("LS-2.20")
@pytest.mark.parametrize("id", printed("attributes"))
def test_its_attributes_are_those_of_its_tile(id: str) -> None:
    assert arrived(id, 1).attributes(0) == tile_of(id).attributes


@works()
@clause("LS-1.13", "LS-4.20", "LS-6.18")
@pytest.mark.parametrize("id", printed("attribute_preference"))
def test_it_prefers_attributes_in_the_order_of_its_tile(id: str) -> None:
    """Of three that are equal the first; with that one at 6 the second."""
    tile = tile_of(id)
    first, second, third = tile.attribute_preference
    for values, raised in (((2, 2, 2), first), ((6, 2, 2), second)):
        given = Ashes(tile.id).attributes(0, **dict(zip((first, second, third), values, strict=True)))
        assert given.begins("increase_attribute", 0).offered == [f"attribute:{raised}"]


@works()
@clause("LS-5.29", "LS-5.30", "LS-5.31")
@pytest.mark.parametrize("id", printed("target_selection"))
def test_it_chooses_targets_as_its_tile_says(id: str) -> None:
    """Given a Region with a Temple, one of a person, and the last of a Land: each comes first for one of the three."""
    tile = tile_of(id)
    given = Ashes(tile.id).control(0, HOME, 10).armies(0, HOME, 6)
    table = given.control(1, 7).temples(6).begins("follower_maneuvers", 0)
    first = {"temple_first": 6, "player_first": 7, "land_first": 8}
    assert table.offered == [f"region:{first[tile.target_selection]}"]


@works()
@clause("LS-8.1", "LS-8.2")
@pytest.mark.parametrize("id", printed("priority_action"))
def test_its_own_action_comes_second(id: str) -> None:
    """Given its marker on the slot of the printed action."""
    tile = tile_of(id)
    other: Slot = "reinforce" if tile.priority_action != "reinforce" else "mobilize"
    card = next(card for card in CARDS.values() if card.special == other)
    given = able(Ashes(tile.id).row(0, card.id, "B2", "B3").selects(0, 1))
    given.s.wheel[SLOTS.index(other)] = [0]
    assert given.begins("special_action", 0).offered == [f"action:{tile.priority_action}"]


@works()
@clause("LS-2.26")
@pytest.mark.parametrize("id", printed("upgraded_cards"))
def test_upgraded_cards_join_its_deck_as_its_tile_says(id: str) -> None:
    tile = tile_of(id)
    table = drafting(tile.id)
    kinds = Counter(ACTION_CARDS[table.s.faces[token]].kind for token in table.s.followers[0].deck)
    assert {kind: kinds[kind] for kind in UPGRADES} == {kind: getattr(tile.upgraded_cards, kind) for kind in UPGRADES}

"""Challenges: chosen card by card, what they do at once and what holds to the end (sections 2, 15 and 24)."""

import pytest

from meadhall.games.lords.content import CONTENT
from meadhall.games.lords.surtur.records import Challenge
from meadhall.testing import clause

from .laying import Ashes, Table, follow
from .proving import works
from .test_start import drafting, until

CARDS = [card.id for card in CONTENT.challenges]


def challenged(*tiles: str, people: int = 1, seed: int = 1) -> Table:
    """A match in which the first person may add challenges."""
    return until(drafting(*(tiles or ("ragnar",)), people=people, seed=seed), "setup_challenge")


@clause("LS-2.42", "LS-15.1", "LS-18.7")
def test_challenges_are_added_until_they_are_enough() -> None:
    table = challenged()
    assert table.offered == [*(f"challenge:{card}" for card in CARDS), "do:random", "do:done"]

    table.point("challenge:blood_tribute", "challenge:restless_omens")

    assert table.refused == {"challenge:blood_tribute": "LS-2.42", "challenge:restless_omens": "LS-2.42"}
    table.point("do:done")
    assert table.prompt == "follower_roll"
    assert table.table["challenges"]["cards"] == ["challenge:blood_tribute", "challenge:restless_omens"]


@clause("LS-2.42")
def test_a_match_may_have_no_challenge() -> None:
    table = challenged().point("do:done")
    assert (table.prompt, table.table["challenges"]["cards"]) == ("follower_roll", [])


@clause("LS-2.42")
def test_after_the_sixth_nobody_is_asked() -> None:
    table = challenged()
    for card in CARDS:
        table.point(f"challenge:{card}")
    assert table.prompt == "follower_ashes"


@clause("LS-2.42", "LS-15.1")
def test_chance_may_add_one() -> None:
    drawn = {challenged(seed=seed).point("challenge:old_grudge", "do:random").s.challenges[-1] for seed in range(12)}
    drawn |= {challenged(seed=seed).point("challenge:old_grudge", "do:random").s.challenges[0] for seed in range(12)}
    assert drawn == set(range(6))


@clause("LS-15.5")
@pytest.mark.parametrize(
    ("cards", "level", "difficulty"),
    [
        ((), 0, "normal"),
        (("old_grudge",), 1, "hard"),
        (("early_ashes",), 2, "hard"),
        (("early_ashes", "old_grudge"), 3, "brutal"),
        (("early_ashes", "standing_host", "old_grudge"), 5, "brutal"),
        (("early_ashes", "standing_host", "blood_tribute"), 6, "ragnarok"),
        (tuple(CARDS), 9, "ragnarok"),
    ],
)
def test_levels_add_up_to_a_difficulty_that_is_shown(cards: tuple[str, ...], level: int, difficulty: str) -> None:
    shown = Ashes("ragnar").challenge(*cards).turn(1).table["challenges"]
    assert (shown["level"], shown["difficulty"]) == (level, difficulty)


def fact(id: str) -> Challenge:
    """What a challenge card says."""
    return CONTENT.challenges[CARDS.index(id)]


@works("early_ashes/tokens")
@clause("LS-24.1", "LS-15.4")
def test_early_ashes_place_one_more_token_for_all_of_them() -> None:
    """Given the token of setup, then the lowest own Region by Yggdrasil, else the lowest neutral one."""
    table = challenged("ragnar", "lagertha").point("challenge:early_ashes", "do:done")
    (token,) = table.s.ashes
    assert table.seat == 0
    lowest = min(region for region in table.s.board.around if region != token and table.s.control[region] == -1)
    assert table.offered == [f"region:{lowest + 1}"]
    assert table.refused[f"region:{token + 1}"] == "LS-11.10"
    follow(table, "follower_ashes")
    assert table.s.ashes == sorted([token, lowest])
    assert table.prompt == "follower_roll"


@clause("LS-24.1")
def test_early_ashes_prefer_own_regions_whatever_the_card_of_the_row_says() -> None:
    """Given a row that begins with a card of the mode max, and two own Regions by Yggdrasil."""
    given = Ashes("ragnar").row(0, "A2", "A1", "A3").ashes(8).control(0, 7, 13).challenge("early_ashes")
    table = given.at(["take_challenge", 0])
    assert table.offered == ["region:7"]
    assert {ref: table.refused[ref] for ref in ("region:13", "region:4", "region:15")} == {
        "region:13": "LS-24.1", "region:4": "LS-11.11", "region:15": "LS-11.11"
    }  # fmt: skip


@clause("LS-24.1", "LS-13.13", "LS-15.4")
def test_of_several_followers_the_first_places_the_early_ashes() -> None:
    """Given a Region by Yggdrasil for each Follower and one for the person: the first one's, though it is highest."""
    given = Ashes("ragnar", "lagertha").challenge("early_ashes")
    lower, middle, highest = sorted(region + 1 for region in given.s.board.around)[:3]
    table = given.control(0, highest).control(1, lower).control(2, middle).at(["take_challenge", 0])
    assert (table.seat, table.offered) == (0, [f"region:{highest}"])
    assert table.refused[f"region:{lower}"] == table.refused[f"region:{middle}"] == "LS-13.13"
    follow(table, "follower_ashes")
    assert [region + 1 for region in table.s.ashes] == [highest]


@works("old_grudge/attribute", "old_grudge/combat_cards")
@clause("LS-24.2", "LS-15.4", "LS-2.43")
def test_an_old_grudge_strengthens_each_follower() -> None:
    table = challenged("ragnar", "beowulf").point("challenge:old_grudge")
    before = [(table.attributes(seat), table.player(seat)["hand"]) for seat in (0, 1)]
    table.point("do:done")
    follow(table, "follower_challenge", "follower_challenge")
    for seat, (attributes, hand) in enumerate(before):
        tile = CONTENT.followers[table.s.followers[seat].tile]
        favourite = ("authority", "might", "wisdom").index(tile.attribute_preference[0])
        risen = tuple(value + fact("old_grudge").attribute * (k == favourite) for k, value in enumerate(attributes))
        drawn = fact("old_grudge").combat_cards
        assert (table.attributes(seat), table.player(seat)["hand"]) == (risen, hand + drawn)


@works("standing_host/armies")
@clause("LS-24.3")
def test_a_standing_host_is_a_third_army_as_strong_as_authority() -> None:
    table = challenged("ragnar").point("challenge:standing_host", "do:done")
    follow(table, "follower_challenge")
    assert table.armies(0, 9) == [1, 2, 3]
    assert table.player(0)["pool"] == 3


@clause("LS-24.3", "LS-15.4")
def test_the_host_of_each_follower_is_as_strong_as_its_own_authority() -> None:
    given = Ashes("aslaug", "ragnar").attributes(0, authority=2, might=3).attributes(1, authority=4)
    table = given.hero(0, 5).hero(1, 9).challenge("standing_host").begins("take_challenge", 2)
    follow(table, "follower_challenge", "follower_challenge")
    assert (table.armies(0, 5), table.armies(1, 9)) == ([2], [4])


@clause("LS-15.2", "LS-2.43", "LS-2.44")
def test_they_take_effect_in_the_order_of_their_table_and_rules_do_nothing_yet() -> None:
    """Given the last card first, then the order is that of the table: the grudge raises Authority before the host."""
    table = challenged("ragnar").point(*(f"challenge:{card}" for card in ("blood_tribute", "standing_host")))
    table.point("challenge:old_grudge", "challenge:early_ashes", "do:done")
    assert [told["challenge"] for told in table.events("challenge_added")][-1] == "challenge:early_ashes"
    follow(table, "follower_ashes", "follower_challenge", "follower_challenge")
    assert table.armies(0, 9) == [1, 2, 4]
    assert table.prompt == "follower_roll"


# --- restless omens -------------------------------------------------------------------------------------------------


def omens(**remembered: object) -> Ashes:
    given = Ashes("ragnar").row(0, "A1", "A2", "A4").selects(0, 1).challenge("restless_omens")
    for name, value in remembered.items():
        setattr(given.s.followers[0], name, value)
    return given


@works("restless_omens/runes", "restless_omens/combat_cards")
@clause("LS-24.6", "LS-2.44")
def test_an_idle_follower_is_fed_after_clean_up() -> None:
    table = omens().begins("clean_up", 0)
    follow(table, "follower_clean_up")
    hand = table.player(0)["hand"]
    follow(table, "follower_omens")
    fed = (hand + fact("restless_omens").combat_cards, fact("restless_omens").runes)
    assert (table.player(0)["hand"], sum(table.runes(0).values())) == fed


@clause("LS-24.6", "LS-4.46", "LS-3.30")
@pytest.mark.parametrize(("value", "fed"), [(4, False), (3, True)])
def test_a_region_that_the_end_of_the_turn_brings_is_gained_too(value: int, fed: bool) -> None:
    """Given an Army in the neutral Region 7, of population 5, and a card whose bonus raises it by 1."""
    given = omens().row(0, "B1", "A3", "A4").armies(0, 7, value).control(0, 5, 6)
    table = given.at(["turn", 1], ["end_step"], ["clean_up", 0])
    follow(table, "follower_reward", "follower_strengthen", "follower_clean_up")
    assert (table.prompt == "follower_omens") is fed
    while table.seat == 0:
        table.point(table.offered[0])
    assert table.region(7)["control"] == (None if fed else 0)


@clause("LS-24.6", "LS-24.7")
@pytest.mark.parametrize(("name", "value"), [("gained", [8]), ("ashes", 1)])
def test_one_that_gained_a_region_or_placed_a_token_is_not(name: str, value: object) -> None:
    table = omens(**{name: value}).begins("clean_up", 0)
    follow(table, "follower_clean_up")
    assert table.prompt != "follower_omens"


@clause("LS-24.7")
def test_a_placement_that_is_ignored_is_no_token() -> None:
    given = Ashes("ragnar", "lagertha").row(0, "A1", "A2", "A4").selects(0, 1).challenge("restless_omens")
    given.s.ash_laid = True
    table = given.at(["turn", 2], ["clean_up", 0], ["desolate", 0, "mobilize"])
    assert table.s.ashes == []
    follow(table, "follower_clean_up", "follower_omens")


@clause("LS-24.6")
def test_limits_hold_for_omens_too() -> None:
    given = omens().runes(0, uruz=3, algiz=3).hand(0, "axe", "axe", "bow", "bow", "sword", "sword", "spear", "spear")
    table = given.begins("clean_up", 0)
    follow(table, "follower_clean_up", "follower_omens")
    assert (table.player(0)["hand"], sum(table.runes(0).values())) == (8, 6)


@clause("LS-2.44", "LS-2.43", "LS-24.6")
@pytest.mark.parametrize("challenges", [(), ("early_ashes", "old_grudge", "standing_host")])
def test_without_the_card_nobody_is_fed(challenges: tuple[str, ...]) -> None:
    """A grudge has taken effect at setup, and brings no card in a turn."""
    table = omens().challenge(*challenges).begins("clean_up", 0)
    follow(table, "follower_clean_up")
    assert table.prompt != "follower_omens"

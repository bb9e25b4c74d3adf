"""Who knows which card: drawn by one, played before all, put back unseen (section 34, LR-9.10)."""

from meadhall.testing import clause

from .playing import Given, Table
from .test_battle import attack, play
from .test_draft import choosing
from .test_hunt import attacked, wounding
from .test_hunt import play as hunt
from .test_setup import opened


def knowing(table: Table, ref: str) -> list[int]:
    """Who can tell a card from all others; the last is whoever only looks on."""
    token = table.s.faces.index(ref.removeprefix("card:"))
    return [k for k, mind in enumerate(table.s.minds) if mind.count(mind[token]) == 1]


@clause("LR-34.7", "LR-31.9")
def test_a_card_in_hand_is_its_owners_and_played_in_a_battle_everybodys() -> None:
    table = attack(Given(3).control(1, 10).armies(1, 10, 4).hand(1, "bow", "sword").hand(0, "axe"))
    (bow,) = (ref for ref in table.offered if ref.startswith("card:bow"))
    assert knowing(table, bow) == [1]
    play(table, "bow")
    assert knowing(table, bow) == [0, 1, 2, 3]


@clause("LR-34.12")
def test_a_drawn_card_is_known_to_whoever_drew_it() -> None:
    table = Given(3).priests(0, 1).level("thor", 1).top("axe").turn(0).point("monument:thor")
    assert knowing(table, "card:axe.1") == [0]


@clause("LR-34.9", "LR-27.2", "LR-27.5")
def test_an_attack_is_known_to_the_monsters_side_until_it_is_played() -> None:
    table = attacked(Given(3).hand(0, "spear"), "claw_1", "roar")
    assert (knowing(table, "card:claw_1"), knowing(table, "card:roar")) == ([2], [2])
    hunt(table, "claw_1")
    assert knowing(table, "card:claw_1") == knowing(table, "card:roar") == [0, 1, 2, 3]  # what is discarded lies open
    assert knowing(table, "card:spear.1") == [0]
    hunt(table, "spear")
    assert knowing(table, "card:spear.1") == [0, 1, 2, 3]


@clause("LR-34.7", "LR-28.13")
def test_a_card_that_wounds_is_known_to_all() -> None:
    table = wounding(Given(3).hand(0, "spear", "axe"))
    assert knowing(table, "card:spear.1") == [0]
    hunt(table, "wound:garm.1", "spear")
    assert (knowing(table, "card:spear.1"), knowing(table, "card:axe.1")) == ([0, 1, 2, 3], [0])


@clause("LR-34.7", "LR-30.11")
def test_the_first_of_two_cards_for_the_boss_lies_open_while_the_second_is_chosen() -> None:
    table = hunt(wounding(Given(3).hand(0, "spear", "bow"), foe="loki"), "wound:loki.1", "spear")
    assert table.prompt == "hunt_card"
    assert (knowing(table, "card:spear.1"), knowing(table, "card:bow.1")) == ([0, 1, 2, 3], [0])


@clause("LR-9.10", "LR-9.9")
def test_drawn_heroes_and_origins_are_seen_by_the_drafting_player_until_one_is_kept() -> None:
    table = choosing(opened(3, 2), "draft_hero")
    kept, back = table.offered
    seat = table.seat
    assert knowing(table, kept) == knowing(table, back) == [seat]
    table.point(kept)
    assert knowing(table, kept) == [0, 1, 2, 3]
    assert set(knowing(table, back)) <= {seat}
    origin = next(ref for ref in table.offered if ref != "card:odinsson")
    assert knowing(table, origin) == [seat]
    assert knowing(table.point(origin), origin) == [0, 1, 2, 3]

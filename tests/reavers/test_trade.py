"""Section 4: Trade with Villages."""

from meadhall.testing import clause

from .playing import Given, card, die


@clause("RM-4.1", "RM-4.8", "RM-4.9", "RM-4.10", "RM-4.11", "RM-4.12", "RM-4.13")
def test_rewards_are_chosen_one_after_the_other_and_all_are_taken() -> None:
    table = Given().trade("red.ship", "blue.ship").select("trade_with_villages").point("do:act")
    assert table.offered == ["trade:favor", "trade:food", "trade:dice", "trade:prophecy"]
    table.point("trade:favor")
    assert table.amounts(0) == (0, 2, 0, 0)
    table.point("trade:food")
    assert (table.amounts(0), table.prompt) == ((3, 2, 0, 0), "trade_reward")
    table.point("trade:favor")
    assert (table.amounts(0), table.seat) == ((3, 4, 0, 0), 1)


@clause("RM-4.14", "RM-4.15", "RM-4.16", "RM-4.19", "RM-2.39")
def test_two_dice_are_taken_as_they_lie_there() -> None:
    table = Given().trade("red.ship", "red.ship", "blue.chest", "yellow.tree").select("trade_with_villages")
    table.point("do:act", "trade:dice")
    assert (table.prompt, table.offered) == ("trade_die", [die("red.ship"), die("blue.chest"), die("yellow.tree")])
    table.point(die("red.ship"), die("yellow.tree"))
    assert table.dice(0) == {"red.ship": 1, "yellow.tree": 1}
    assert table.table["trade"] == ["red.ship", "blue.chest"]


@clause("RM-4.17", "RM-4.18", "RM-EX8")
def test_with_one_die_left_it_is_taken_and_then_none_can_be() -> None:
    table = Given().trade("red.ship").select("trade_with_villages").point("do:act", "trade:dice")
    assert table.dice(0) == {"red.ship": 1}
    assert table.offered == ["trade:favor", "trade:food", "trade:prophecy"]
    assert table.refused == {"trade:dice": "RM-4.17"}


@clause("RM-4.20", "RM-19.18", "RM-19.19")
def test_trade_dice_that_do_not_fit_go_to_the_supply() -> None:
    table = Given().trade("red.ship", "blue.chest").dice(0, *["red.helm"] * 9).select("trade_with_villages")
    table.point("do:act", "trade:dice", die("red.ship"))
    assert table.prompt == "overflow_return"
    table.point("return>die:red.ship")
    assert table.table["trade"] == []
    assert table.table["supply"]["dice"] == {"red": 11, "blue": 19, "yellow": 20}


@clause("RM-4.21", "RM-4.22", "RM-4.24", "RM-25.2", "RM-16.2")
def test_a_prophecy_of_the_offer_or_of_the_deck() -> None:
    given = Given().offer("trade_with_villages", "prophecy_pillager", "prophecy_juggernaut").top("prophecy_vanquisher")
    table = given.select("trade_with_villages").point("do:act", "trade:prophecy")
    assert table.offered == [card("prophecy_pillager"), card("prophecy_juggernaut"), "deck:prophecy"]
    table.point(card("prophecy_juggernaut"), "trade:prophecy", "deck:prophecy")
    assert table.prophecies(0) == ["prophecy_juggernaut", "prophecy_vanquisher"]
    assert table.player(0)["prophecy_cards"] is None
    assert table.match.view(1)["table"]["players"][0]["prophecies"] == 2
    assert table.events("prophecy")[-1]["card"] == card("prophecy_vanquisher")


@clause("RM-4.23")
def test_without_any_prophecy_none_can_be_chosen() -> None:
    given = Given().deck("prophecy").offer("trade_with_villages")
    table = given.select("trade_with_villages").point("do:act")
    assert table.refused == {"trade:dice": "RM-4.17", "trade:prophecy": "RM-4.23"}

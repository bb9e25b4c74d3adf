"""The thread to the hall: torn and tied again, nothing lost, nothing doubled; a stale answer rights itself."""

from random import Random

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.doors import Doors

pytestmark = pytest.mark.browser

TORN = ("WebSocket connection to", "ERR_CONNECTION_(REFUSED|RESET)")
"""What a browser writes down by itself when there is nobody at the other end."""


def test_the_hall_is_killed_and_opened_again(visit: Visit, own_hall: Doors, dice: Random) -> None:
    me = visit(at=own_hall)
    me.expected += TORN
    table = me.open_table("me", "Bjarne")
    me.enter(table)
    me.turn(dice)
    assert me.my_turn()
    viking = me.offered()[0]
    stones = me.page.locator("[data-stone]").count()

    # the answer goes out, but the hall dies before it hears it
    own_hall.freeze()
    me.point(viking)
    me.waits()
    own_hall.kill()
    plank = me.page.get_by_role("alert")
    expect(plank).to_contain_text("The thread is torn.")
    expect(plank).to_contain_text("Your last answer is kept and will be sent again.")
    me.waits()
    assert me.page.locator("[data-stone]").count() == stones, "the board stays readable"
    me.hex(me.page.locator(".board [data-ref]").first.get_attribute("data-ref") or "").click()

    plank.get_by_role("button", name="Try now").click()  # in vain
    expect(plank).to_contain_text("Next try in")

    own_hall.open()
    expect(plank).to_have_count(0)
    # the kept answer arrived, once
    expect(me.prompt).to_contain_text("Where does your Viking go?")
    expect(me.prompt).to_contain_text(f"from {viking[4:]}")
    assert me.steps(table) == 4
    me.answer(dice)
    me.answer(dice)
    me.turn(dice)
    assert me.my_turn()
    assert me.steps(table) == 9


def test_an_answer_whose_receipt_was_lost_is_not_doubled(visit: Visit, dice: Random) -> None:
    me = visit()
    me.expected += TORN
    table = me.open_table("me", "Bjarne")
    deaf = False
    threads: list[WebSocketRoute] = []

    def tie(ours: WebSocketRoute) -> None:
        hall = ours.connect_to_server()
        threads.append(ours)
        hall.on_message(lambda message: None if deaf else ours.send(message))

    me.page.route_web_socket(lambda address: "/ws/tables/" in address, tie)
    me.enter(table)
    me.turn(dice)
    assert me.my_turn()
    viking = me.offered()[0]
    deaf = True
    me.point(viking)
    me.until(lambda: me.steps(table) == 4, lambda: "the hall has not heard it")
    me.waits()
    deaf = False
    threads[-1].close()
    expect(me.page.get_by_role("alert")).to_contain_text("Your last answer is kept")
    expect(me.page.get_by_role("alert")).to_have_count(0)
    expect(me.prompt).to_contain_text(f"from {viking[4:]}")
    assert me.my_turn()
    assert len(threads) == 2
    assert me.steps(table) == 4
    me.answer(dice)
    assert me.my_turn()
    assert me.steps(table) == 5


def test_a_stale_answer_from_a_second_window_rights_itself(visit: Visit, dice: Random) -> None:
    me, other = visit(), visit()
    table = me.open_table("me", "Bjarne")
    other.context.add_cookies(me.context.cookies())  # type: ignore[arg-type]
    held = False

    def tie(ours: WebSocketRoute) -> None:
        hall = ours.connect_to_server()
        hall.on_message(lambda message: None if held else ours.send(message))

    other.page.route_web_socket(lambda address: "/ws/tables/" in address, tie)
    me.enter(table)
    other.enter(table)
    assert me.my_turn()
    assert other.my_turn()
    first, second = me.offered()[:2]

    held = True  # what the first window does, the second one misses
    me.point(first)
    expect(me.prompt).to_contain_text(f"from {first[4:]}")
    assert me.my_turn()
    held = False
    other.point(second)
    expect(other.page.get_by_text("Somebody was faster.")).to_be_visible()
    expect(other.prompt).to_contain_text(f"from {first[4:]}")
    assert me.steps(table) == 1
    assert set(other.offered() if other.my_turn() else ()) == set(me.offered())
    # and both go on from there
    other.answer(dice)
    expect(me.prompt).to_contain_text("Where does the runestone come to rest?")


def test_the_undo_button_says_how_far_it_reaches(visit: Visit, dice: Random) -> None:
    me = visit()
    table = me.open_table("me", "random")
    me.enter(table)
    assert me.my_turn()
    ask = me.page.locator(".ask")
    expect(ask.get_by_role("button")).to_have_count(0)
    steps, vikings = me.steps(table), me.offered()
    viking = me.answer(dice)
    expect(ask.get_by_role("button", name="Choose another Viking")).to_be_visible()
    me.answer(dice)
    undo = ask.get_by_role("button", name="Undo the move")
    expect(undo).to_be_visible()
    assert me.my_turn()
    undo.click()
    expect(me.prompt).to_contain_text(f"In a straight line from {viking[4:]}")
    assert me.my_turn()
    assert me.steps(table) == steps + 1
    ask.get_by_role("button", name="Choose another Viking").click()
    expect(me.prompt).to_contain_text("Which of your Vikings sets out?")
    assert me.my_turn()
    assert me.offered() == vikings
    assert me.steps(table) == steps

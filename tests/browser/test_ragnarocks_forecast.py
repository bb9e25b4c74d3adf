"""What the browser shows of things to come is the rules' own word: it knows no rule of Ragnarocks itself."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.doors import Doors

pytestmark = pytest.mark.browser

TWO_HEXES = """from meadhall.games.ragnarocks import board

whole = board._reach
board._reach = lambda line: whole(line[:2])
board._REACHES = tuple(map(board._reaches, board.HEXES))
"""
"""Whatever slides stops after two hexes; Python runs this before anything else."""


@pytest.fixture
def other_rules(tmp_path: Path) -> Iterator[Doors]:
    """A hall in which nothing slides farther than two hexes."""
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "sitecustomize.py").write_text(TWO_HEXES)
    doors = Doors(tmp_path / "hall", tmp_path / "rules")
    doors.open()
    yield doors
    doors.close()


def test_the_reach_of_a_viking_follows_a_rule_that_python_alone_knows(visit: Visit, other_rules: Doors) -> None:
    # given rules by which things slide two hexes at most
    me = visit(at=other_rules)
    me.enter(me.open_table("me", "Bjarne"))
    assert me.my_turn()
    reach, lectern = me.page.locator("[data-reach]"), me.page.locator(".lectern")

    # when a Viking is pointed at, then the browser shows two hexes on every line
    me.hex("hex:a2").hover()
    expect(reach).to_have_count(5)
    shown = set(reach.evaluate_all("all => all.map((one) => one.dataset.reach)"))
    assert shown == {"hex:a1", "hex:b2", "hex:c2", "hex:b3", "hex:c4"}
    expect(lectern).to_have_text("a2 can reach 5 hexes.")

    # and that is what may be pointed at then; so it is with the stone
    me.point("hex:a2")
    me.offers.nth(4).wait_for()
    assert set(me.offered()) == shown
    me.hex("hex:c4").hover()
    expect(lectern).to_contain_text("From c4 the stone can reach")
    stones = set(reach.evaluate_all("all => all.map((one) => one.dataset.reach.slice(4))"))
    assert stones == {"a2", "b3", "b4", "c2", "c3", "c5", "c6", "d4", "e4", "d5", "e6"}

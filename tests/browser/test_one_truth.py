"""Nothing of an event is anywhere on the page before its motion: all that is shown is one moment of the match."""

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket

from meadhall.kernel import apply
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

View = Mapping[str, Any]
Sample = Mapping[str, Any]

ENOUGH = 80
"""Pictures that prove something."""
SAMPLER = """
() => {
  const text = (all) => [...document.querySelectorAll(all)].map((one) => one.textContent.trim());
  const covers = '.overlay, .draft, .choices, dialog[open], .herald';
  let last = '';
  window.samples = [];
  const look = () => {
    const moving = document.getAnimations().filter((one) => {
      const at = one.effect?.target;
      return one.playState === 'running' && at?.matches?.('[data-piece]');
    }).map((one) => one.effect.target);
    const sample = {
      points: text('article.seat .pts span'),
      lines: document.querySelectorAll('[role="log"] li:not(.soft)').length,
      offers: document.querySelectorAll('.board [data-ref][role="button"]:not([aria-disabled], [data-instead])').length,
      places: [...document.querySelectorAll('[data-piece][data-at]')].map((one) => one.dataset.at).sort(),
      moving: moving.length,
      covered: moving.filter((one) => {
        const box = one.getBoundingClientRect();
        const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return over?.closest(covers) && !over.closest(covers).contains(one);
      }).length,
    };
    const now = JSON.stringify(sample);
    if (now !== last) window.samples.push(sample);
    last = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
"""


class Told:
    """The match as the page was told it, frame by frame."""

    def __init__(self, page: Page) -> None:
        self.moments: list[tuple[View, list[list[View]]]] = []
        page.on("websocket", lambda socket: self._listen(socket))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self._hear(json.loads(text)))

    def _hear(self, message: Mapping[str, Any]) -> None:
        if message["type"] == "table" and message["view"] is not None:
            self.moments.append((message["view"], message["log"]))
        if message["type"] != "frames":
            return
        view, log = self.moments[-1]
        for answer in message["frames"]:
            log = [*log, []]
            for frame in answer:
                view = apply(dict(view), frame.get("patch", {}))
                if "event" in frame:
                    log = [*log[:-1], [*log[-1], frame["event"]]]
                self.moments.append((view, log))


def lines(log: Sequence[Sequence[View]], has_text: Callable[[str], bool]) -> int:
    """How many lines the saga has: events with a sentence, those of one line counted once."""
    told = [event for event in chain.from_iterable(log) if has_text(event["kind"])]
    return len({event["line"] for event in told if event.get("line") is not None}) + sum(
        event.get("line") is None for event in told
    )


def ragnarocks(view: View) -> tuple[list[str], list[str]]:
    sides = view["table"]["sides"]
    seats = sorted(((seat, side) for side in sides for seat in sides[side]["seats"]), key=lambda one: one[0])
    return [str(sides[side]["score"]) for _, side in seats], sorted(chain(*(sides[one]["vikings"] for one in sides)))


def bloodrage(view: View) -> tuple[list[str], list[str]]:
    table = view["table"]
    places = chain(table["provinces"].values(), table["fjords"].values())
    stand = (place["ref"] for place in places for figures in place["figures"] for _ in range(figures["count"]))
    return [str(clan["glory"]) for clan in table["clans"]], sorted(stand)


def reavers(view: View) -> tuple[list[str], list[str]]:
    table = view["table"]
    ships = (f"location:{name}" for name, seat in table["pawns"].items() if seat is not None)
    crew = (f"die:{die}" for die in table["players"][view["audience"]]["dice"])
    return [str(player["glory"]) for player in table["players"]], sorted(chain(ships, crew))


def check(
    samples: Sequence[Sample], told: Told, facts: Callable[[View], tuple[list[str], list[str]]], texts: set[str]
) -> Iterator[str]:
    """What is wrong with the samples: each must be one moment of the match, and later ones later moments."""
    moments = [(*facts(view), lines(log, texts.__contains__)) for view, log in told.moments]
    at = 0
    for number, sample in enumerate(samples):
        seen = (sample["points"], sample["places"], sample["lines"])
        found = next((place for place in range(at, len(moments)) if moments[place] == seen), None)
        if found is None:
            yield f"sample {number} is no moment from {at} on: {seen}, but {moments[at : at + 3]}"
            return
        at = found
        if sample["moving"] and sample["offers"]:
            yield f"sample {number}: something is offered while pieces move"
        if sample["covered"]:
            yield f"sample {number}: a stage covers a piece that moves"


def pointable(page: Page) -> set[str]:
    """What the page lets one point at now."""
    refs: list[str] = page.locator(
        '.board [data-ref][role="button"]:not([aria-disabled], [data-instead]), .board li[data-ref], '
        '.ask [data-ref]:not([aria-disabled="true"])'
    ).evaluate_all("all => all.map(one => one.dataset.ref)")
    return set(refs)


def play(me: Visitor, told: Told, dice: Random, answers: int) -> None:
    """Points at anything, as soon as the page lets one, until so many answers were given at the table."""
    began = told.moments[-1][0]["seq"]

    def now() -> View:
        return told.moments[-1][0]

    def lit() -> bool:
        me.go_on()
        return now()["outcome"] is not None or (
            now()["ask"] is not None and set(now()["ask"]["options"]) <= pointable(me.page)
        )

    while now()["seq"] - began < answers:
        me.until(lit, lambda: f"{now()['ask']} is not offered")
        ask, seq = now()["ask"], now()["seq"]
        if ask is None:
            return
        ref = dice.choice(ask["options"])
        thing = me.page.locator(f'.board [data-ref="{ref}"], .ask [data-ref="{ref}"]').first
        thing.dispatch_event("click")
        if me.armed(ref):
            thing.dispatch_event("click")
        _until_another(me, now, ask, seq)


def _until_another(me: Visitor, now: Callable[[], View], ask: View, seq: int) -> None:
    """Two dice alike are asked for alike; but in a Together others may answer first, and the own ask still stands."""

    def another() -> bool:
        return bool(now()["ask"] != ask or (now()["seq"] > seq and not ask.get("together")))

    me.until(another, lambda: f"{ask} was not answered")


def watched(me: Visitor, table: str, dice: Random, answers: int) -> tuple[Told, list[Sample]]:
    """Plays with all motion, five times as fast, and looks at every picture; a slow machine makes few of them, so that
    it plays on, until there are enough."""
    told = Told(me.page)
    me.context.new_cdp_session(me.page).send("Animation.setPlaybackRate", {"playbackRate": 5})
    me.enter(table)
    me.until(lambda: bool(told.moments), lambda: "the table was never told")
    me.my_turn()
    me.page.evaluate(SAMPLER)
    play(me, told, dice, answers)
    while me.page.evaluate("() => window.samples.length") <= ENOUGH and told.moments[-1][0]["outcome"] is None:
        play(me, told, dice, 10)
    me.page.wait_for_timeout(1500)
    samples: list[Sample] = me.page.evaluate("() => window.samples")
    return told, samples


def sentences(me: Visitor, game: str) -> set[str]:
    """The kinds of events that have a sentence."""
    fluent = me.context.request.get(f"{me.address}/api/games/{game}/texts/en").text()
    return {kind.replace("-", "_") for kind in re.findall(r"^event-([a-z-]+) =", fluent, re.MULTILINE)}


@pytest.mark.slow
@pytest.mark.parametrize(("game", "facts", "seats", "answers"), [
    ("ragnarocks", ragnarocks, ["me", "random"], 200),
    ("bloodrage", bloodrage, ["me", "random", "random", "random"], 200),
    ("reavers", reavers, ["me", "random", "random", "random"], 60),
])  # fmt: skip
def test_every_picture_is_one_moment_of_the_match(
    visit: Visit,
    dice: Random,
    game: str,
    facts: Callable[[View], tuple[list[str], list[str]]],
    seats: list[str],
    answers: int,
) -> None:
    """Given answers with motion, then scores, saga, pieces and asks on the page belong together at every moment."""
    me = visit(motion=True)
    me.api("GET", "/api/me")
    wishes = [{"kind": seat} if seat == "me" else {"kind": "bot", "bot": seat} for seat in seats]
    wanted = {"game": game, "title": "Oak", "options": {}, "seats": wishes, "private": True}
    table = me.api("POST", "/api/tables", wanted)["table"]

    told, samples = watched(me, table, dice, answers)

    assert len(samples) > ENOUGH, "the test must see many pictures to prove anything"
    assert any(sample["moving"] for sample in samples)
    assert any(sample["places"] for sample in samples)
    faults = list(check(samples, told, facts, sentences(me, game)))
    assert not faults, faults[:5]

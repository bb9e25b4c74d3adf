"""A saga of four clans in four browsers: mouse, keys, thumb, and one who comes again in mid-battle."""

import json
from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest
from playwright.sync_api import expect

from meadhall.games.bloodrage.content import CONTENT
from meadhall.kernel import apply
from tests.browser.clans import CARD, Player, open_table
from tests.browser.conftest import PHONE, Visit
from tests.browser.crews import hasty

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SECRET_EVENTS = ("picked", "hand_discarded", "committed")
"""Events that tell a card to its owner alone."""
ENOUGH = 400
"""More rounds of answers than a saga in a hurry takes."""
DRAWN = """(all) => all.map((one) => {
  const [kind, seat] = (one.dataset.piece ?? '').split(':');
  if (kind === 'marker') return `glory of ${seat} at ${one.parentElement.getAttribute('transform')}`;
  return one.dataset.ruin ? `ruin of ${one.dataset.ruin}` : 'figure';
}).sort()"""
"""What is drawn on the map: everybody's glory where it stands, the ruins, and how many figures there are."""


def test_four_clans_play_a_saga_to_its_end(visit: Visit) -> None:
    people = [
        visit().named("Sigrun"),  # the others do not wait for what moves
        hasty(visit()).named("Torvald"),
        hasty(visit(**PHONE)).named("Astrid"),
        hasty(visit()).named("Bjarne"),
    ]
    ways = ("mouse", "keys", "touch", "mouse")
    players = [Player(visitor, way) for visitor, way in zip(people, ways, strict=True)]
    sit_down(players)
    play(players)

    # everything that the hall has to show happened on the way
    happened = {event["kind"] for frame, _ in moments(players[0]) for event in told(frame)}
    wanted = {"battle", "revealed", "pillaged", "upgraded", "committed", "quests_revealed", "ragnarok", "ended"}
    assert wanted <= happened
    # all four see the same end, and the same table behind it
    ends = [end_of(player) for player in players]
    assert all(end == ends[0] for end in ends)
    assert ends[0]["glory"] == sorted(players[0].view["outcome"]["scores"], reverse=True)
    tables = [public(player.view["table"]) for player in players]
    assert all(one == tables[0] for one in tables)
    drawn = [player.page.locator("[data-piece], [data-ruin]").evaluate_all(DRAWN) for player in players]
    assert len(drawn[0]) >= 4 + 3
    assert all(one == drawn[0] for one in drawn)
    nothing_was_told_too_early(players)


def sit_down(players: list[Player]) -> None:
    """One opens the table, the others take the free seats; each browser sees the match begin."""
    table = open_table(players[0].visitor, seats=len(players) - 1)
    for player in players[1:]:
        player.visitor.api("GET", "/api/me")
        player.visitor.api("POST", f"/api/tables/{table}/join", {"invite": None, "seat": None})
    for player in players:
        player.visitor.enter(table)


def play(players: list[Player]) -> None:
    """Everybody answers what is asked until the saga ends; one comes again in the first battle."""
    reloaded, watcher = False, players[0].visitor
    for _ in range(ENOUGH):
        watcher.until(lambda: ended(players) or any(one.asked for one in players), lambda: "nobody was asked any more")
        if ended(players):
            break
        asked = [player for player in players if player.asked]
        fighters = [player for player in asked if player.view["ask"]["prompt"] == "battle_card"]
        if fighters and not reloaded:
            come_again(min(fighters, key=lambda player: player.way != "mouse"))
            reloaded = True
        for player in asked:
            if player.asked:
                player.answer()
    assert reloaded, "there was no battle"


def ended(players: list[Player]) -> bool:
    """Whether every browser has heard the end."""
    return all(player.ear.view is not None and player.view["outcome"] is not None for player in players)


def come_again(player: Player) -> None:
    """Reloads in the middle of a battle, and stands before the same question with the same cards."""
    battle = player.page.locator('.scene [role="dialog"]')
    expect(battle).to_be_visible()
    before = player.view
    player.page.reload()
    expect(battle).to_be_visible()
    player.ready()
    assert player.view["ask"] == before["ask"]
    assert player.view["table"]["clans"] == before["table"]["clans"]


def messages(player: Player) -> list[dict[str, Any]]:
    return [json.loads(frame) for frame in player.ear.frames]


def moments(player: Player) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Everything that a page was told, and the view after it: the table whole, then frame by frame."""
    view: dict[str, Any] = {}
    for message in messages(player):
        if message["type"] == "frames":
            for frame in chain.from_iterable(message["frames"]):
                view = apply(view, frame.get("patch", {}))
                yield frame, view
        elif message.get("view"):
            view = message["view"]
            yield message, view
        elif message["type"] == "forecast":
            yield message, view
        else:
            assert not cards_in(message)


def told(frame: dict[str, Any]) -> list[dict[str, Any]]:
    """The event of a frame, or those of the whole log."""
    own = [frame["event"]] if "event" in frame else []
    return [*own, *(event for step in frame.get("log", ()) for event in step)]


def but_known(thing: Any) -> Any:
    """All but what is said to be known where: that is looked at by itself."""
    if isinstance(thing, dict):
        return {key: but_known(inner) for key, inner in thing.items() if key not in ("known", "=known", ".known")}
    return [but_known(inner) for inner in thing] if isinstance(thing, list) else thing


def end_of(player: Player) -> dict[str, Any]:
    """What stands on the end stage: who won, and everybody's name and glory from the first to the last."""
    end, scores = player.visitor.end, player.view["outcome"]["scores"]
    expect(end).to_be_visible()
    sums = end.locator(".score")
    expect(sums).to_have_count(len(scores))
    lines = end.get_by_role("article").first.locator("li:not(.margin) span")  # on a phone they are a roll
    return {
        "title": end.get_by_role("heading", level=1).inner_text(),
        "names": end.locator("article h2, thead th span").all_inner_texts(),
        "glory": [int(one) for one in sums.evaluate_all("all => all.map(one => one.dataset.score)")],
        "sources": lines.all_inner_texts() or end.locator("tbody th").all_inner_texts(),
    }


def public(table: dict[str, Any]) -> dict[str, Any]:
    """The part of the table that lies open to everybody."""
    open_to_all = {name: table[name] for name in ("age", "phase", "provinces", "fjords", "doom", "ragnarok")}
    own = ("cards", "quest_cards", "known_cards", "prices", "fulfilled")
    clans = [{name: clan[name] for name in clan if name not in own} for clan in table["clans"]]
    return {**open_to_all, "clans": clans}


def cards_in(message: Any) -> set[str]:
    return set(CARD.findall(json.dumps(message)))


def unseen(cards: list[str], seen: set[str]) -> set[str]:
    """All cards of the same ages that somebody has not seen: the most that counting the deck can tell."""
    ages = {ref.partition(":")[2].partition("-")[0] for ref in cards}
    deck = {f"card:{card.id}.{copy + 1}" for card in CONTENT.cards for copy in range(len(card.from_players))}
    return {ref for ref in deck - seen if ref.partition(":")[2].partition("-")[0] in ages}


def nothing_was_told_too_early(players: list[Player]) -> None:
    """No frame holds a card that its reader has not held, seen go by, or seen lie open.

    What somebody has seen is read from its own pack, hand and quests and from what is told to everybody; so a card
    that slips into any other field, event or list of another's bytes is found. What is said to be known without
    having been seen must be all that is left of an age's deck, which everybody can count.
    """
    held: dict[tuple[int, int], set[str]] = {}
    for seat, player in enumerate(players):
        seen: set[str] = set()
        for frame, view in moments(player):
            if view["outcome"] is not None:
                break
            clans = view["table"]["clans"]
            own = {*view["table"]["pack"], *clans[seat]["cards"], *clans[seat]["quest_cards"]}
            held[view["seq"], seat] = own
            seen |= own | cards_in(view["asked"])
            for event in told(frame):
                if event["kind"] not in SECRET_EVENTS or event.get("seat") == seat:
                    seen |= cards_in(event)
            for known in view["table"]["known"]:
                never = set(known["cards"]) - seen
                assert never in (set(), unseen(known["cards"], seen)), f"seat {seat} can tell {never} from others"
            named = cards_in(but_known(frame)) | cards_in(but_known(view))
            assert named <= seen, f"seat {seat} was told too early of {named - seen}"
            for other, clan in enumerate(clans):
                assert other == seat or (clan["cards"], clan["quest_cards"]) == (None, None)
    assert len(held) > 300
    # what lies before one lies before nobody else at the same time
    for (seq, seat), cards in held.items():
        for other in range(seat):
            assert not cards & held.get((seq, other), set()), f"seats {other} and {seat} hold the same card at {seq}"

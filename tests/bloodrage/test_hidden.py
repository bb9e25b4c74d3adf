"""Section 14: what is hidden, and from whom."""

import pytest

from meadhall import EVERYONE, SPECTATOR, Match
from meadhall.games.bloodrage.game import GAME
from meadhall.games.bloodrage.state import State
from meadhall.kernel import Chance, face, show
from meadhall.testing import clause

from .playing import RAVEN, WOLF, Given, Table, card, figure, province
from .test_phases import pack, pick_first
from .test_setup import new


@clause("BR-14.1", "BR-14.2", "BR-14.14")
def test_hands_are_closed_and_counted() -> None:
    match = Given().hand(WOLF, "a1-tyrs-bash", "a1-thors-hammer").turn().match
    for audience in (RAVEN, SPECTATOR):
        seen = match.view(audience)["table"]["clans"][WOLF]
        assert seen["cards"] is None
        assert seen["known_cards"] == []
        assert (seen["hand"], seen["backs"]) == (2, [1, 1])
    assert match.view(WOLF)["table"]["clans"][WOLF]["cards"] == [card("a1-tyrs-bash"), card("a1-thors-hammer")]


@clause("BR-14.3")
def test_a_pack_is_seen_by_its_holder() -> None:
    table = new(3)
    packs = [pack(table, seat) for seat in range(3)]
    assert len({ref for refs in packs for ref in refs}) == 24
    assert table.match.view(SPECTATOR)["table"]["pack"] == []
    assert [clan["pack"] for clan in table.table["clans"]] == [8, 8, 8]


@clause("BR-14.4")
def test_an_ask_says_whether_it_is_secret_or_final() -> None:
    """A card is kept in secret, with the others at once; an action is chosen in the open, unless it may be a quest."""
    kept = Given().hand(WOLF, "a1-tyrs-bash").phase("discard").match.view(WOLF)["ask"]
    assert (kept["secret"], kept["together"]) == (True, True)
    open_hand = Given().hand(WOLF, "a1-tyrs-bash").turn().match.view(WOLF)["ask"]
    assert "secret" not in open_hand
    assert "together" not in open_hand
    assert Given().hand(WOLF, "a1-quest-manheim").turn().match.view(WOLF)["ask"]["secret"] is True


@clause("BR-14.4")
def test_a_kept_card_is_seen_by_its_owner() -> None:
    given = Given().hand(WOLF, "a1-tyrs-bash", "a1-thors-hammer")
    table = given.phase("discard").together({WOLF: card("a1-tyrs-bash")})
    assert table.match.view(WOLF)["table"]["clans"][WOLF]["cards"] == [card("a1-tyrs-bash")]
    seen = table.match.view(RAVEN)["table"]["clans"][WOLF]
    assert (seen["cards"], seen["known_cards"], seen["hand"]) == (None, [], 1)


@clause("BR-14.5", "BR-14.6")
def test_discards_are_not_shown() -> None:
    table = new(3)
    while table.prompt == "draft_pick":
        last = [pack(table, seat) for seat in range(3)]
        pick_first(table)
    thrown = last[0][1:]
    assert table.match.view(SPECTATOR)["table"]["gone"] == []
    assert set(thrown) <= set(table.match.view(0)["table"]["gone"])
    given = Given().hand(WOLF, "a1-tyrs-bash", "a1-thors-hammer")
    told = given.phase("discard").match.answer(WOLF, "do:keep_none")
    event = next(event for event in told if event.kind == "hand_discarded" and event.fields["seat"] == WOLF)
    assert event.seen_by(RAVEN)["cards"] == "hidden"
    assert event.seen_by(RAVEN)["count"] == 2
    assert event.seen_by(WOLF)["cards"] == [card("a1-tyrs-bash"), card("a1-thors-hammer")]


@clause("BR-14.7", "BR-14.12")
def test_a_quest_is_committed_face_down() -> None:
    match = Given().hand(WOLF, "a1-quest-alfheim", "a1-tyrs-bash").turn().match
    assert match.view(RAVEN)["ask"] is None
    assert "count" not in match.view(RAVEN)["asked"][0]
    assert card("a1-quest-alfheim") in match.view(WOLF)["ask"]["options"]
    (told,) = [event for event in match.answer(WOLF, card("a1-quest-alfheim")) if event.kind == "committed"]
    assert told.seen_by(RAVEN)["quest"] == told.seen_by(SPECTATOR)["quest"] == "hidden"
    assert told.seen_by(WOLF)["quest"] == card("a1-quest-alfheim")


@clause("BR-14.10")
def test_cards_taken_back_were_seen_and_the_hand_is_closed_again() -> None:
    given = Given().put(WOLF, "gimle", 4).put(RAVEN, "gimle", 1)
    given.hand(RAVEN, "a1-quest-jotunheim", "a1-quest-alfheim", "a1-tyrs-bash")
    table = given.pillage(WOLF, "gimle").fight({RAVEN: "a1-quest-jotunheim"})
    assert table.clan(RAVEN)["cards"] is None
    assert table.clan(RAVEN)["known_cards"] == [card("a1-quest-jotunheim")]
    table.point(card("a1-quest-alfheim"))
    assert table.clan(RAVEN)["known_cards"] == []  # nobody can tell which quest was laid down


@clause("BR-14.10")
def test_a_battle_card_that_was_seen_is_not_the_quest_laid_down() -> None:
    given = Given().put(WOLF, "gimle", 4).put(RAVEN, "gimle", 1)
    given.hand(RAVEN, "a1-tyrs-bash", "a1-quest-alfheim", "a1-quest-manheim")
    table = given.pillage(WOLF, "gimle").fight({RAVEN: "a1-tyrs-bash"}).point(card("a1-quest-alfheim"))
    assert table.clan(RAVEN)["known_cards"] == [card("a1-tyrs-bash")]


@clause("BR-14.7")
def test_the_gap_a_quest_leaves_tells_nothing() -> None:
    """A card that all have seen lies between two quests; whichever is laid down, the hand looks the same."""
    given = Given().hand(RAVEN, "a1-quest-alfheim", "a1-tyrs-bash", "a1-quest-jotunheim")
    given.seen_by_all(RAVEN, "a1-tyrs-bash")
    table = given.turn(RAVEN)
    hands = []
    for id in ("a1-quest-alfheim", "a1-quest-jotunheim"):
        match = table.match.fork()
        match.answer(RAVEN, card(id))
        state: State = match.state
        hands.append([face(state, WOLF, token) for token in state.clans[RAVEN].hand])
    assert hands[0] == hands[1]
    assert "a1-tyrs-bash.1" in hands[0]


@clause("BR-14.11")
def test_what_lies_open() -> None:
    given = Given().sheet(WOLF, "a1-lokis-domain").put(WOLF, "valhalla", 1).put(RAVEN, "gimle", 1).clan(WOLF, glory=7)
    table = given.turn().match.view(SPECTATOR)["table"]
    wolf = table["clans"][WOLF]
    assert (wolf["glory"], wolf["rage"], wolf["stats"]["axes"]["value"]) == (7, 6, 3)
    assert wolf["slots"][5]["card"] == card("a1-lokis-domain")
    assert wolf["valhalla"][0]["count"] == 1
    assert table["provinces"]["gimle"]["figures"][0]["ref"] == "figure:raven.warrior.gimle"
    assert table["provinces"]["gimle"]["token"] == "horns"
    assert table["ragnarok"] == [province("muspelheim"), province("horgr"), province("elvagar")]
    assert table["doom"] == province("muspelheim")


@clause("BR-14.14", "BR-5.48")
def test_worlds_keep_what_is_known_and_deal_the_rest_anew() -> None:
    given = Given().hand(WOLF, "a1-tyrs-bash", "a1-thors-hammer").hand(RAVEN, "a1-quest-alfheim", "a1-tyrs-smite")
    match = given.quests(RAVEN, "a1-quest-manheim").turn().match
    chance, hands, quests = Chance(5), set(), set()
    for _ in range(60):
        world = match.imagine(WOLF, chance)
        clans = world.view(EVERYONE)["table"]["clans"]
        assert clans[WOLF]["cards"] == [card("a1-tyrs-bash"), card("a1-thors-hammer")]
        hands.add(tuple(clans[RAVEN]["cards"]))
        quests.update(clans[RAVEN]["quest_cards"])
    assert len(hands) > 30
    assert len(quests) > 3
    assert all("-quest-" in ref for ref in quests)


@clause("BR-14.7", "BR-14.14")
def test_the_back_of_a_committed_quest_tells_its_age() -> None:
    """A quest kept from the first age is laid down beside cards of the second: nobody takes it for one of those."""
    given = Given(age=2).hand(RAVEN, "a1-quest-alfheim", "a2-quest-manheim", "a2-quest-jotunheim", "a1-tyrs-bash")
    match = given.turn(RAVEN).point(card("a1-quest-alfheim")).match
    chance = Chance(5)
    clans = [match.imagine(WOLF, chance).view(EVERYONE)["table"]["clans"][RAVEN] for _ in range(60)]
    quests = {ref for clan in clans for ref in clan["quest_cards"]}
    assert len(quests) > 3
    assert all(ref.startswith("card:a1-quest-") for ref in quests)
    assert {tuple(sorted(ref[5:7] for ref in clan["cards"])) for clan in clans} == {("a1", "a2", "a2")}


@clause("BR-14.3", "BR-14.4")
def test_what_went_by_in_the_draft_is_known_as_a_set() -> None:
    table = new(2)
    before = pack(table, 0)
    table.together({0: before[0]}).point_as(0, before[1])
    theirs = pack(table, 1)
    table.point_as(1, theirs[0]).point_as(1, theirs[1])
    second = pack(table, 1)  # what seat 0 handed on
    assert second == before[2:]
    mine = pack(table, 0)
    table.point_as(0, mine[0]).point_as(0, mine[1]).point_as(1, second[0]).point_as(1, second[1])
    known = table.match.view(0)["table"]["known"]
    assert {"cards": sorted(second[:2]), "lie": {"hand.1": 2}} in known
    assert {"cards": sorted(second[:2]), "lie": {"hand.1": 2}} not in table.match.view(SPECTATOR)["table"]["known"]


@clause("BR-14.3")
def test_a_preview_shows_nothing_of_the_next_deal() -> None:
    """Given the last answer of an age, when it is looked at what follows, then the new packs are not yet dealt."""
    table = Given().quests(WOLF, "a1-quest-alfheim").put(WOLF, "gimle", 1).phase("quests")
    assert (table.prompt, table.seat) == ("raise_stat", WOLF)

    for audience in (WOLF, RAVEN, SPECTATOR):
        view, barrier = table.match.preview(WOLF, "stat:axes", audience, Chance(1))
        assert barrier == "knowledge"
        assert (view["table"]["age"], view["table"]["pack"]) == (2, [])


@clause("BR-14.4", "BR-14.7", "BR-14.9")
def test_a_running_record_names_to_others_only_what_all_have_seen() -> None:
    """Given a match in its second age, then picks, kept cards and quests are hidden; battle cards and upgrades not."""
    match, chance = Match.new(GAME, 2, 1), Chance(1)
    pointed: dict[int, str] = {}
    while match.state.age == 1:
        question = match.pending[0]
        refs = [ref for ref in question.options if ref not in ("do:pass", "do:keep_none")] or question.options
        ref = refs[chance.below(len(refs))]
        match.answer(question.seat, ref)
        if ref.startswith("card:"):
            pointed[match.seq] = "quest" if "-quest-" in ref and question.prompt == "choose_action" else question.prompt
    hidden: set[str] = set()
    named: set[str] = set()
    for number, prompt in pointed.items():
        (hidden if match.record(SPECTATOR).entries[number].ref == "hidden" else named).add(prompt)
    assert hidden == {"draft_pick", "quest", "keep_card"}
    assert named == {"battle_card", "choose_action"}


# --- the record of a match that goes on ------------------------------------------------------------------------------


def cards_named(match: Match, audience: int, seat: int) -> list[str]:
    """The cards that a seat pointed at, as the record names them for an audience while the match goes on."""
    refs = [entry.ref or "" for entry in match.record(audience).entries if entry.seat == seat]
    return [ref for ref in refs if ref.startswith("card:")]


def assert_told_to_their_seat_alone(match: Match, pointed: dict[int, list[str]]) -> None:
    """The record names the cards a seat pointed at to that seat, and to nobody else."""
    assert not match.over
    for seat, refs in pointed.items():
        assert cards_named(match, seat, seat) == refs
        for audience in {*range(match.seats), SPECTATOR} - {seat}:
            assert cards_named(match, audience, seat) == []


def draft(table: Table) -> dict[int, list[str]]:
    """Everybody takes the first card of every list; what each seat took."""
    picked: dict[int, list[str]] = {seat: [] for seat in range(table.match.seats)}
    while table.prompt == "draft_pick":
        question = table.match.pending[0]
        picked[question.seat].append(question.options[0])
        table.point_as(question.seat, question.options[0])
    return picked


@clause("BR-14.4", "BR-13.9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_record_does_not_name_what_others_picked_or_kept(seats: int) -> None:
    table = new(seats)
    picked = draft(table)
    assert [len(refs) for refs in picked.values()] == [6] * seats
    assert_told_to_their_seat_alone(table.match, picked)
    table.finish_actions()
    assert table.prompt == "keep_card"
    for seat in range(seats):
        picked[seat].append(table.options_of(seat)[0])
        table.point_as(seat, picked[seat][-1])
    assert (table.prompt, table.table["age"]) == ("draft_pick", 2)
    assert_told_to_their_seat_alone(table.match, picked)


@clause("BR-13.9", "BR-1.63")
@pytest.mark.parametrize("picks", [1, 2])
def test_the_record_does_not_name_a_pick_before_the_others_have_picked(picks: int) -> None:
    table = new(2)
    refs = []
    for _ in range(picks):
        refs.append(table.options_of(0)[0])
        table.point_as(0, refs[-1])
    assert_told_to_their_seat_alone(table.match, {0: refs})


@clause("BR-14.7")
def test_the_record_does_not_name_a_committed_quest() -> None:
    table = new(2, first_player="0", no_draft_age_one=True)
    quest = next(ref for ref in table.offered if "-quest-" in ref)
    table.point(quest)
    assert_told_to_their_seat_alone(table.match, {0: [quest]})
    table.point("do:pass")
    assert_told_to_their_seat_alone(table.match, {0: [quest]})


@clause("BR-14.9")
def test_the_record_does_not_name_a_battle_card_that_lies_face_down() -> None:
    table = new(2, first_player="0", no_draft_age_one=True)
    where = table.point("do:invade", figure(0, "leader")).offered[0]
    table.point(where, "do:invade", figure(1, "leader"), where, "do:pillage", where).decline()
    assert table.prompt == "battle_card"
    laid = table.options_of(0)[0]
    table.point_as(0, laid)
    assert_told_to_their_seat_alone(table.match, {0: [laid]})


def test_show_is_the_only_way_to_learn() -> None:
    match = Given().hand(WOLF, "a1-tyrs-bash").turn().match
    state: State = match.state
    assert match.view(RAVEN)["table"]["clans"][WOLF]["known_cards"] == []
    show(state, state.clans[WOLF].hand, RAVEN)
    assert match.view(RAVEN)["table"]["clans"][WOLF]["known_cards"] == [card("a1-tyrs-bash")]


@clause("BR-14.3")
def test_the_three_decks_are_known_by_their_age() -> None:
    match = Match.new(GAME, 2, 1)
    decks = [zone for zone in GAME.zones(match.state) if zone.name.startswith("deck.")]
    assert [zone.name for zone in decks] == ["deck.1", "deck.2", "deck.3"]
    for number, zone in enumerate(decks, 1):
        assert all(match.state.faces[token].startswith(f"a{number}-") for token in zone.tokens)

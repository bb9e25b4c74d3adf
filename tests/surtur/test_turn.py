"""A Follower's turn: the die, six steps, and what ends each of them (LS-4.1, LS-4.46)."""

from meadhall.games.lords.pieces import FOLLOWER_STEPS
from meadhall.testing import clause

from .laying import Ashes, Table


def playing(table: Table) -> Table:
    """The Follower's turn to its end: nobody else is asked in it here."""
    while table.seat == 0:
        table.point(table.offered[0])
    return table


def first_turn() -> Ashes:
    given = Ashes("ragnar").row(0, "A1", "A2", "RAG1").control(0, 9).armies(0, 9, 1, 2).ashes(8).hand(0, "axe")
    for number in (2, 6, 10, 12):
        given.forge(number, "othala")
    return given.hero(0, 9).hero(1, 1).control(1, 1).armies(1, 1, 1, 1).attributes(1, wisdom=6)


@clause("LS-4.1", "LS-3.1")
def test_the_die_comes_first_then_six_steps() -> None:
    table = first_turn().turn(0)
    assert (table.prompt, table.offered) == ("follower_roll", ["do:step"])
    told = playing(table.luck(4)).told
    kinds = [event.get("step", event["kind"]) for event in told if event["kind"] in ("step", "surtur_rolled", "turn")]
    assert kinds[: 2 + len(FOLLOWER_STEPS)] == ["surtur_rolled", *FOLLOWER_STEPS, "turn"]
    assert table.table["active"] == 1


@clause("LS-4.1", "LS-17.1", "LS-17.16")
def test_every_step_is_an_entry_of_its_own_with_its_clauses() -> None:
    table = playing(first_turn().turn(0).luck(4))
    told = table.events("because")
    assert [event["prompt"] for event in told][:4] == [
        "follower_roll",
        "follower_priest",
        "follower_forge",
        "follower_hero",
    ]
    assert all(event["clauses"] and event["clauses"][0].startswith("LS-") for event in told)


@clause("LS-4.38", "LS-4.40")
def test_the_runes_step_of_a_turn_begins_with_the_first_rune_action() -> None:
    """Given a Rune for an Alliance, which stands first on the leftmost card; the die is on the third."""
    table = playing(first_turn().runes(0, uruz=1).turn(0).luck(5))
    assert [told["action"] for told in table.events("rune_action")][:1] == ["rune_action:A1.form_alliance"]


@clause("LS-4.1", "LS-17.12")
def test_no_step_is_shown_while_the_die_is_to_be_rolled() -> None:
    table = Ashes("ragnar", "aslaug").control(0, 9).armies(0, 9, 1).control(1, 5).armies(1, 5, 1).turn(0)
    seen = list[str | None]()
    while table.seat == 0:
        seen += [step for step in [table.table["step"]] if seen[-1:] != [step]]
        table.point(table.offered[0])
    assert seen == [None, *FOLLOWER_STEPS]
    assert (table.prompt, table.table["step"]) == ("follower_roll", None)


@clause("LS-4.46")
def test_control_is_checked_after_every_step() -> None:
    """A tucked card makes the Army strong enough: with the first step it takes the Region where it stands."""
    given = first_turn().tucked(0, 2)
    given.armies(0, 7, 3)
    table = given.turn(0).luck(4).point("do:step").point("do:step")
    assert table.region(7)["control"] is None
    table.point(table.offered[0])
    assert (table.prompt, table.region(7)["control"]) == ("follower_hero", 0)


@clause("LS-3.1", "LS-13.9")
def test_followers_take_their_turns_one_after_the_other_before_people() -> None:
    given = Ashes("ragnar", "aslaug").control(0, 9).armies(0, 9, 1).control(1, 5).armies(1, 5, 1)
    table, turns = given.turn(0), list[int]()
    while table.seat < 2:
        turns += [table.seat] if table.prompt == "follower_roll" else []
        table.point(table.offered[0])
    assert (turns, table.table["active"]) == ([0, 1], 2)


@clause("LS-17.15")
def test_no_explanation_names_a_hidden_card() -> None:
    table = playing(first_turn().turn(0).luck(4))
    hidden = {f"card:{table.s.faces[token]}" for token in (*table.s.players[0].hand, *table.s.players[1].hand)}
    told = [str(event) for event in table.events("because")]
    assert hidden
    assert not [one for one in told for card in hidden if card in one]


@clause("LS-3.2", "LS-1.2")
def test_a_persons_turn_is_that_of_the_base_rules() -> None:
    given = first_turn().priests(1, 1).runes(1, uruz=1, othala=1, algiz=1)
    table, asked = given.turn(1), list[str]()
    while table.seat == 1:
        asked.append(table.prompt)
        done = [ref for ref in table.offered if ref == "do:done"]
        table.point(*(done or table.offered[:1]))
    assert asked[:5] == ["prayer_menu", "hero_menu", "rune_menu", "maneuver_menu", "special_choose"]
    assert table.prompt == "follower_roll"

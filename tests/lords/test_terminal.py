"""Lords of Ragnarok in the terminal: the island, a Battle, a Hunt, names, line mode and the keys."""

import re

import pytest

from meadhall.terminal.app import TableApp
from meadhall.terminal.session import Session

from ..terminal.screens import SIZES, Typed, said_in_lines, screen
from ..terminal.test_app import text_of
from .scenes import attack, battle, wheel

NARROW, WIDE = SIZES


def stage(session: Session, size: tuple[int, int] = WIDE) -> str:
    return screen(session, size).text("stage")


# --- the island -----------------------------------------------------------------------------------------------------


def test_a_region_shows_land_people_symbols_whose_it_is_and_what_stands_there() -> None:
    said = stage(wheel())
    assert re.search(r" 8 Tiundaland +Svealand +Temple +L L3 L Hero Garm 2/7", said)
    assert re.search(r" 9 Hälsingland +L2 R1 of 3 +settlement +L L1 L4", said)
    assert re.search(r"10 Uppsala +shrine, forge \(Algiz\) +R R4", said)
    assert re.search(r"15 Hedeby +R4 of 4 +Temple, Thor 1 +R R2x2 R5 R Hero", said)
    assert re.search(r" 6 Jämtland +S1 of 3 +3 +shrine +· Troll\(A\)", said)
    assert re.search(r" 3 Namdal +2 +shrine +· LOKI", said)


def test_all_that_lies_around_is_named() -> None:
    said = stage(wheel())
    assert "L turn 6  1 Prayer  2 Hero  3 Rune Action  4 Maneuvers  >5 Special Action" in said
    assert "Reinforce LR" in said, "the last one is on top"
    assert "Usurp S" in said
    assert "Niflheim RA   Vanaheim R" in said
    assert "Odin 2 RS   Thor 1 –" in said
    assert "Serpent Sea R" in said
    assert re.search(r"A Monument complete met", said)
    assert "Many Temples 4/4 R" in " ".join(said.split())


def test_who_could_win_is_said_in_red_and_in_words() -> None:
    assert "Torvald could win next turn: Great Gothi" in stage(wheel())
    assert "Torvald could win next turn: Great Gothi" in stage(wheel(), NARROW)
    assert "Temples 4/5!" in screen(wheel(), WIDE).text("seats")


def test_a_narrow_island_has_two_columns_and_keeps_every_piece() -> None:
    said = stage(wheel(), NARROW)
    assert re.search(r"Tiundaland +L T L3 LH +Agder +2· *\n +Garm 2/7 +Hordaland +A", said)
    assert re.search(r"Vestfjord +5· Od2 SH +Hedeby +R T Th1 R2x2", said)


def test_the_list_says_what_a_marker_brings_others() -> None:
    choices = screen(wheel(), WIDE).text("choices")
    assert re.search(r"Prepare +wakes Niflheim for R A", choices)
    assert re.search(r"Usurp", choices) is None, "it is refused, and so it is not listed"
    heard = wheel()
    at = heard.glance()
    assert heard.table.spoken(at, "action:prepare") == "wakes Niflheim for Torvald, Hrafnhild"
    assert heard.table.spoken(at, "action:build_monument") == "then clears the wheel"


def test_the_own_board_shows_attributes_runes_powers_and_the_hand() -> None:
    said = stage(wheel())
    assert re.search(r"You +Authority 3  Might 2 injured  Wisdom 4  Uruz 1  Othala 2  Algiz 0 *\n +Priests 2", said)
    assert "Shield Oath, Fang of the Root-Gnawer (exhausted)" in said
    assert re.search(r"Spear x2 +2 Spear +After a Battle that you won: Draw 1 Combat card", said)
    assert re.search(r"Hammer +4 Hammer, −1", said)


# --- a Battle, a Hunt -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
def test_a_battle_shows_both_sums_part_by_part(size: tuple[int, int]) -> None:
    said = stage(battle(), size)
    assert "Battle for Uppsala" in said
    assert ">cards" in said
    assert re.search(r"L Sigrun, attacks +R Torvald, defends", said)
    assert re.search(r"Axe +4  ####", said)
    assert re.search(r"Battle value +4 +", said)
    assert re.search(r"Battle value +8\b", said)
    assert "2 Casualty symbols" in said
    assert re.search(r"refuge Tiundaland, ", said)
    assert "refuge none: killed" in said


@pytest.mark.parametrize("size", SIZES)
def test_a_hunt_shows_the_tray_the_attack_and_what_each_card_would_do(size: tuple[int, int]) -> None:
    said = " ".join(stage(attack(), size).split())
    assert "L Lagertha (Sigrun) hunts Garm, round 1" in said
    assert "Wounds 2/7" in said
    assert "Crushing Blow Rage 4, Weak Spot 8, draws 1" in said
    assert "Defence 2 against Rage 4 ##.." in said
    assert "Weak Spot 6 of 8 with Wisdom" in said
    assert re.search(r"Hammer (4 Hammer, −1 )?adds 4, wards, Weak Spot", said)


def test_names_tell_things_apart() -> None:
    session = wheel()
    at = session.glance()
    assert session.table.name(at, "army:1.15.5") == "R5 in Hedeby"
    assert session.table.name(at, "hero:2") == "Aslaug (Hrafnhild)"
    assert session.table.name(at, "exhaust>artifact:mjolnir") == "Exhaust Mjölnir"
    assert session.table.name(at, "wound:garm.2").endswith(", slot 2")


# --- line mode and keys ---------------------------------------------------------------------------------------------


def test_line_mode_reads_island_board_and_seats_in_sentences() -> None:
    text = said_in_lines(wheel(), ["map\n", "board\n", "seats\n"])
    assert "Torvald could win next turn: Great Gothi." in text
    assert "Hälsingland: Svealand, settlement, yours, Armies of Sigrun: 1, 4." in text
    assert "Hedeby: Jutland, Temple, Thor 1, of Torvald, Armies of Torvald: 2, 2, 5, Ragnar (Torvald)." in text
    assert "Wheel: Reinforce: Sigrun, Torvald; Usurp: Eldgrim." in text
    assert "Authority 3, Might 2 injured, Wisdom 4." in text
    assert "Torvald: Ragnar: " in text
    assert not re.search(r"[│─▶{}]|\blr-|\bNone\b", text)


def test_line_mode_tells_battle_and_hunt_before_it_asks() -> None:
    fight = said_in_lines(battle(), [])
    assert "Battle for Uppsala, cards. Sigrun, attacks: 4 (Army 4). Refuge: Tiundaland, Hälsingland, Gotland." in fight
    assert "Torvald, defends: 8 (Army 4, Axe 4). 2 Casualty symbols." in fight
    hunted = said_in_lines(attack(), [])
    assert "Lagertha (Sigrun) hunts Garm, round 1, defence. Wounds 2/7. Open slots: " in hunted
    assert "Defence: 2 against Rage 4." in hunted


def test_a_match_to_its_end_in_lines() -> None:
    session = Session("lords", 2, ("random",), 4, "en")
    said = said_in_lines(session, Typed(session))
    assert session.outcome is not None
    assert not re.search(r"[│─▶{}]|\blr-|\bNone\b|\bhidden\b", said)


async def test_keys_open_the_map_under_a_battle_and_play_on_the_screen() -> None:
    app = TableApp(battle(), pace=0)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        assert "Battle for Uppsala" in text_of(app, "stage")
        await pilot.press("f2")
        assert "Svealand" in text_of(app, "stage")
        await pilot.press("escape", "f3")
        assert "Your board and your hand" in text_of(app, "stage")
        await pilot.press("escape")
        await pilot.press("tab", "enter")
        assert app.session.match.state.battle is None or app.session.match.state.battle.cards[0]

"""Reavers of Midgard in the terminal: coast, ship, combat, reckoning, names, line mode and the keys."""

import io
import random
import re

import pytest

from meadhall.games.reavers.content import CONTENT
from meadhall.games.reavers.pieces import CARDS
from meadhall.games.reavers.terminal.pieces import ability, card_name, power
from meadhall.games.reavers.terminal.reckoning import LINES
from meadhall.kernel import SPECTATOR
from meadhall.terminal.app import TableApp
from meadhall.terminal.drawing import QUIET, STRONG
from meadhall.terminal.plain import PlainTable
from meadhall.terminal.session import Session
from meadhall.terminal.title import Glance

from ..terminal.scenes import SIGRUN, at_table
from ..terminal.screens import SIZES, Typed, said_in_lines, screen
from ..terminal.test_app import bots_done, screen_of, text_of, type_name
from .playing import Given, successes
from .scenes import combat, payment, reroll, sail, third_round

NARROW, WIDE = SIZES


def stage(session: Session, size: tuple[int, int] = WIDE) -> str:
    return screen(session, size).text("stage")


# --- the coast ------------------------------------------------------------------------------------------------------


def test_a_wide_coast_shows_every_price_offer_and_what_the_seats_get() -> None:
    said = stage(sail())
    assert ">1 Recruit Reavers  free" in said
    assert "4 Raid Keeps  2 Food, 2 Shields" in said
    assert "S Trade with Villages  no more this round" in said
    assert "raven Huskarl with helm Fanatic" in said
    assert "Lyngbakr    15 def 5 or 2 Ship Ham Shield" in said
    assert "Treasure with Tower (red, blue)" in said
    assert "dice red Chest, blue Raven, blue Ship," in said
    assert re.search(r"Food +I 2/6 +II 4/6 +III 6/6", said)
    assert "deck, 56 cards · cards +2, +1" in said
    assert "rewards 3, 2, 1, 1" in said


def test_with_two_players_the_other_one_counts_as_the_fourth() -> None:
    said = stage(at_table(Given(2).pawn().match))
    assert "rewards 3, 1" in said
    assert "attempts 3, 1" in said
    assert "cards +2\n" in re.sub(r" +(│.*)?\n", "\n", said)


def test_a_narrow_coast_keeps_the_offer_that_is_looked_at() -> None:
    session = sail()
    assert "raven Huskarl with helm Fanatic" in stage(session, NARROW)
    keeps = screen(session, NARROW, chosen="location:raid_keeps").text("stage")
    assert "Armor with Art" in keeps
    assert "Huskarl with" not in keeps
    session.answer("location:battle_at_sea")
    assert re.search(r">W Battle at Sea +4 Food", stage(session, NARROW))
    assert "Infamous Outcasts    12 def 4 or Ship Ham Shield" in stage(session, NARROW)


def test_a_sea_battle_is_told_with_both_its_ways() -> None:
    given = Given().player(0, food=4).dice(0, "blue.ship", "red.ship", "red.chest", "red.hammer")
    given.top("journey_all_quiet").offer("battle_at_sea", "sea_knarr", "sea_wherry")
    session = at_table(given.select("battle_at_sea").match)
    session.answer("do:act")
    for size in SIZES:
        assert re.search(r">1 Knarr +11 def 4 or 2 Ship Chest", stage(session, size))
    session.answer("card:sea_knarr.1")
    listed = screen(session, WIDE).text("choices")
    assert re.search(r"Pay the icons +2 Ships, 1 Chest", listed)
    assert re.search(r"Fight +defence 4", listed)


def test_the_bonus_of_a_leader_points_at_two_decks() -> None:
    table = third_round().gain(SIGRUN, "reaver_fanatic")
    session = at_table(table.match)
    session.answer("do:promote")
    for size in SIZES:
        said = stage(session, size)
        assert re.search(r">1 deck, 7\d cards", said)
        assert re.search(r" 2 deck, 5\d cards", said)
    assert "deck: Keep Spoils" in screen(session, WIDE).text("choices")


def test_the_saga_has_a_heading_for_every_longship() -> None:
    session = sail()
    assert session.table.status(session.glance()) == "round 3 of 6, second longship"
    assert [line.text for line in session.saga() if line.heading] == ["Round 3, second longship"]
    session.answer("location:subdue_territories")
    session.answer("do:rest")
    session.answer("do:food")
    while session.thinking is not None and session.match.pending[0].prompt != "location_choice":
        options = session.match.pending[0].options
        session.bot_answers(session.thinking, "do:rest" if "do:rest" in options else options[0])
    assert [line.text for line in session.saga() if line.heading][-1] == "Round 3, third longship"
    assert session.table.status(session.glance()) == "round 3 of 6, third longship"


# --- the ship -------------------------------------------------------------------------------------------------------


def test_a_payment_shows_what_is_due_and_what_a_wild_die_would_stand_for() -> None:
    session = payment()
    for size in SIZES:
        said = stage(session, size)
        assert "price       >Chest, now   Chest, next" in said
        assert re.search(r"red +>1 Helm as Chest x2 +Double hammer +2 Chest", said)
        assert re.search(r"yellow +Shield +3 Chest +8 of 10 dice", said)
        assert "upgrades    4 Chest, ready   2 spaces free" in said
    listed = screen(session, WIDE).text("choices")
    assert ">1 red Helm as Chest" in listed
    assert "4 ship upgrade, Chest" in listed
    session.answer("upgrade:chest")
    assert "price       ship upgrade, Chest, paid   >Chest, now" in stage(session)
    assert "upgrades    Chest, used" in stage(session)


def test_specialists_and_artifacts_say_what_they_do_where_there_is_room() -> None:
    wide, narrow = stage(payment()), stage(payment(), NARROW)
    assert "sea         Freeman: A blue die that shows the hammer" in wide
    assert "Eldrihmnr with blue Raven, can be used now: At Raid Villages: 3 Food" in wide
    assert "crew        sea Freeman   villages –   keeps Sword Chief" in narrow
    assert "wealth      Food 5  Favor 3  Terror 2, at the end −3  Farms 2" in wide
    assert "Prophecies  Pillager now 2, Valhalla’s Champion now 2" in wide


def test_an_artifact_bears_the_numbers_of_all_that_may_be_done_with_it() -> None:
    given = third_round().artifact(SIGRUN, "art_bodn").player(SIGRUN, food=0)
    session = at_table(given.select("raid_villages").match)
    at = session.glance()
    use, back = at.numbers["use>card:art_eldrihmnr.1"], at.numbers["unstore>die:art_eldrihmnr.1"]
    store = at.numbers["store>die:blue.ship"]
    for size in SIZES:
        said = stage(session, size)
        assert f"{use} Eldrihmnr with blue Raven, {back} take back" in said
        assert re.search(rf"store .*\b{store} blue Ship", said, re.DOTALL)
    assert session.meaning("use eldrihmnr").ref == "use>card:art_eldrihmnr.1"


def test_dice_that_go_back_and_lands_bear_their_numbers() -> None:
    session = at_table(third_round().player(SIGRUN, food=9).select("subdue_territories").match)
    session.answer("do:act")
    assert re.search(r"Food +>1 I 2/6 +2 II 4/6 +3 III 6/6", stage(session))
    assert "2 Plenty II" in screen(session, NARROW).text("choices")
    assert session.meaning("land of plenty ii").ref == "stack:food_2"
    session.answer("stack:food_2")
    assert re.search(r">1 By force +defence 2\n 2 In peace +4 Food", screen(session, WIDE).text("choices"))
    full = third_round().dice(SIGRUN, "blue.hammer", "yellow.hammer").gain(SIGRUN, "village_bundle_of_swords")
    crowded = at_table(full.point("do:dice").match)
    assert crowded.asked is not None
    assert crowded.asked.prompt == "overflow_return"
    assert re.search(r"red +>1 ", stage(crowded))


@pytest.mark.parametrize("lang", ["en", "de"])
def test_on_a_full_ship_whatever_may_be_pointed_at_still_has_its_place(lang: str) -> None:
    given = third_round().artifact(SIGRUN, "art_brisingamen", "yellow.tree").artifact(SIGRUN, "art_bodn")
    crew = ("reaver_scavenger", "reaver_seasoned_hunter", "reaver_keeper_of_sagas")
    for slot in ("village", "territory"):
        given.slot(SIGRUN, slot, *crew)
    given.prophecies(SIGRUN, *(prophecy.id for prophecy in CONTENT.prophecies[:12]))
    given.s.pawns = [-1] * len(given.s.pawns)
    session = at_table(given.select("trade_with_villages").match, lang)
    session.answer("use>card:art_brisingamen.1")
    assert session.asked is not None
    assert session.asked.prompt == "brisingamen_discard"
    for size in SIZES:
        assert set(session.asked.options) <= set(screen(session, size).board.spots)


# --- seats ----------------------------------------------------------------------------------------------------------


def test_seats_show_places_wealth_dice_and_boards() -> None:
    wide, narrow = (screen(sail(), size).text("seats") for size in SIZES[::-1])
    assert "W Sigrun (you) · 47 Glory · active · start" in wide
    assert "R Torvald · bot · 52 Glory · 2nd seat" in wide
    assert "Food 2  Favor 1  Terror 4 (−10)  Farms 1" in wide
    assert "red Chest Ship x2 blue Ship yellow 2Ham Chest" in wide
    assert "Huskarl leads  Prophecies 1" in wide
    assert "Food 7 Favor 4 Terror 1 dice 4" in narrow


def test_what_changed_at_a_seat_since_the_own_answer_is_strong() -> None:
    session = sail()
    session.answer("location:recruit_reavers")
    session.answer("do:rest")
    session.answer("do:food")
    assert session.thinking == 1
    session.bot_answers(1, "do:rest")
    session.bot_answers(1, "do:food")
    cells = [cell for row in screen(session, WIDE).parts["seats"] for cell in row]
    looks = {cell.text: cell.style for cell in reversed(cells)}  # Torvald is the first with Food beside the board
    assert (looks["Food 4"], looks["Favor 1"]) == (STRONG, QUIET)


def test_who_gets_terror_is_pointed_at_beside_the_board() -> None:
    session = at_table(third_round().gain(SIGRUN, "village_runic_carvings").point("do:give_terror").match)
    for size in SIZES:
        said = screen(session, size).text("seats")
        assert re.search(r"R Torvald.* >1 ", said)
        assert re.search(r"S Eldgrim.* 3 ", said)
    assert session.meaning("hrafnhild").ref == "seat:2"


# --- combat ---------------------------------------------------------------------------------------------------------


def test_a_combat_shows_dice_defence_successes_and_exact_odds() -> None:
    for size in SIZES:
        said = stage(combat(), size)
        assert "W Sigrun  storms Tower (red, blue)" in said
        assert "sent        red Double hammer 2 dice" in said
        assert "successes   1 of 3  #.." in said
        assert "Won with 40.4 %, with 2 Favor" in said
        assert "best throw  blank, one: won 19.4 %, one short 36.1 %" in said
        assert "Your longship" in said
    assert "so far      before 57.3 %   one, blank 40.4 %" in stage(combat())


def test_combat_dice_bear_numbers_and_the_picked_ones_are_told() -> None:
    session = reroll()
    assert "dice        2 one   >1 blank" in stage(session)
    assert session.meaning("blank").ref == "combat:0"
    session.answer("combat:0")
    assert "to throw    blank" in stage(session)
    assert session.glance().numbers["do:roll"] == 0


def test_the_throw_that_ends_a_combat_is_still_seen() -> None:
    session = reroll()
    session.answer("combat:0")
    session.match._engine.run.luck.extend(successes(2))
    session.answer("do:roll")
    assert session.glance().table["combat"] is None
    for size in SIZES:
        assert "Sigrun threw two: 3 of 3 successes, won." in " ".join(stage(session, size).split())
    assert session.table.lingers(session.glance().steps[-1])


# --- the reckoning --------------------------------------------------------------------------------------------------


def test_the_reckoning_seals_what_others_hold_and_says_what_one_more_brings() -> None:
    said = screen(sail(), WIDE, part="reckoning").text("stage")
    assert re.search(r"Prophecies +4 +sealed +sealed +sealed", said)
    assert re.search(r"Farms +\*\d+ +\d+ +0 +0", said)
    assert re.search(r"Together +\d+ +\d+ \+ \? ", said)
    assert "One more brings: " in said
    assert "The most Farm tokens are yours" in said


def test_a_spectator_reads_no_advice_in_the_reckoning() -> None:
    session = sail()
    at = Glance(session.match.view(SPECTATOR), session.names, session.words)
    told = " ".join(text for _, text in session.table.read(at, "reckoning"))
    assert "One more brings" not in told
    assert told.count("Sealed: ") == 4
    assert session.table.page(at, "reckoning", 88)


def test_at_the_end_the_reckoning_lies_open_and_adds_up() -> None:
    session = Session("reavers", 3, ("random",) * 3, 5, "en")
    chance = random.Random(5)
    while session.thinking is not None:
        session.bot_answers(session.thinking, chance.choice(session.match.pending[0].options))
    assert session.outcome is not None
    rows = stage(session).splitlines()
    numbers = [list(map(int, re.findall(r"\d+(?=\s|$)", row.replace("−", " -")))) for row in rows[1:]]
    assert numbers[len(LINES) + 1] == list(session.outcome.scores)
    assert "sealed" not in "\n".join(rows[: len(LINES) + 3])


# --- names ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "de"])
def test_cards_are_told_apart_and_say_what_they_do_in_short(lang: str) -> None:
    at = sail(lang).glance()
    cards = {card.id: face for face, card in CARDS.items()}
    names = [card_name(at, f"card:{face}") for id, face in cards.items() if not id.startswith("prophecy")]
    assert len(set(names)) == len(names)
    for reaver in CONTENT.reavers:
        said = ability(at, f"card:{reaver.id}.1")
        assert said
        assert not re.search(r"Dice:|Rally|Würfel:|Sammeln", said)
    for artifact in CONTENT.artifacts:
        said = power(at, f"card:{artifact.id}.1")
        assert re.match(r"At |Am Ort |An ", said), said
        assert not re.search(r"at the end|am Ende", said)


# --- line mode and keys ---------------------------------------------------------------------------------------------


def test_line_mode_reads_coast_ship_and_reckoning_in_sentences() -> None:
    text = said_in_lines(sail(), ["coast\n", "ship\n", "reckoning\n"])
    assert "Raid Villages: 1 Food, 2 Chests, by seat 2, 1, 0, 0 more cards. There lie Farm with" in text
    assert "Knarr, 11 Glory, defence 4 or 2 Ships, 1 Chest" in text
    assert "Sigrun: 47 Glory, active, start. Food 6, Favor 3, Terror 2, at the end −3" in text
    assert "Torvald: Glory so far 52" in text
    assert not re.search(r"[│─▶]|\brm-", text)


def test_line_mode_tells_what_a_question_belongs_to() -> None:
    text = said_in_lines(payment(), ["2\n"])
    assert "Sigrun pays: Chest, now, Chest, next.\nWhat do you pay with?" in text
    assert "1 red Helm as Chest. 2 red Chest. 3 yellow Chest. 4 ship upgrade, Chest." in text
    assert "Sigrun pays: red Chest, paid, Chest, now." in text
    fight = said_in_lines(combat(), [])
    assert "The dice show one, blank: 1 of 3 successes. Best to throw again: blank, one. Won with 40.4 %" in fight


def test_a_word_opens_a_part_unless_something_offered_is_called_so() -> None:
    session = at_table(third_round().select("raid_villages").match)
    assert session.part("ship") == "hand"
    assert session.part("why") == "why"
    for ref in ("do:rest", "do:die", "colour:blue"):
        session.answer(ref)
    assert session.part("ship") is None
    assert session.meaning("ship").ref == "face:ship"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_match_to_its_end_in_lines(lang: str) -> None:
    out = io.StringIO()
    session = Session("reavers", 2, ("heuristic",), 4, lang)
    assert PlainTable(session, Typed(session), out).play()
    assert session.outcome is not None
    assert f"({session.outcome.scores[0]} : {session.outcome.scores[1]})" in out.getvalue()
    assert not re.search(r"[│─▶{}]|\brm-|\bNone\b|\bhidden\b", out.getvalue())
    session.match.record().verify()


async def test_keys_open_the_reckoning_and_play_on_the_screen() -> None:
    app = TableApp(sail(), pace=0)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        assert "F6 reckoning" in screen_of(app)[-1]
        await pilot.press("f6")
        assert "The reckoning, as it stands" in text_of(app, "stage")
        await pilot.press("escape")
        await pilot.press("down")
        assert ">2 Battle at Sea" in text_of(app, "stage")
        await type_name(pilot, "raid villages")
        await type_name(pilot, "act")
        assert ">Chest, now" in text_of(app, "stage")
        await pilot.press("tab", "enter")
        assert "red Chest, paid" in text_of(app, "stage")
        await type_name(pilot, "why")
        assert "Why not, and the rules of this choice" in text_of(app, "stage")
        await pilot.press("escape", "u")
        assert ">Chest, now   Chest, next" in app.frame.text("stage")
        await type_name(pilot, "1")
        await type_name(pilot, "1")
        await bots_done(pilot, app)
        assert app.session.asked is not None

"""The hall: one click to a match, a table for any company, the reader's language and light, records brought along."""

import json
import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit

pytestmark = pytest.mark.browser
TABLE = re.compile(r"/table/[\w-]+$")


def test_one_click_plays_against_a_bot(visit: Visit, dice: Random) -> None:
    me = visit().go()
    me.nothing_scrolls()
    me.page.get_by_role("button", name="Play now: Ragnarocks").click()
    expect(me.page).to_have_url(TABLE)
    assert me.my_turn()
    expect(me.page.locator("#seats h2").filter(has_text="Thrall")).to_be_visible()  # the gentlest that thinks
    expect(me.page.locator("#seats")).to_contain_text(re.compile("knows the rules|thinks …"))
    me.turn(dice)
    assert me.my_turn()


def test_games_that_are_not_built_yet_sleep(visit: Visit) -> None:
    """Given a hall in which one title has only its banner, then it hangs there, and nothing can be pressed."""
    me = visit()

    def asleep_there(route: Route) -> None:
        games = route.fetch().json()
        route.fulfill(json=[{**game, "playable": game["playable"] and game["id"] != "lords"} for game in games])

    me.page.route("**/api/games", asleep_there)
    me.go()
    banners = me.page.get_by_role("navigation", name="Games").get_by_role("article")
    expect(banners).to_have_count(4)
    asleep = banners.filter(has_text="Lords of Ragnarok")
    expect(asleep).to_contain_text("Still asleep")
    expect(asleep.get_by_role("button")).to_have_count(0)


def test_a_table_is_opened_for_any_company(visit: Visit) -> None:
    me = visit().named("Sigrun").go()
    page = me.page
    page.get_by_role("button", name="Open a table").last.click()
    dialog = page.get_by_role("dialog", name="Open a table")
    seat1, seat2 = dialog.get_by_label("Seat 1"), dialog.get_by_label("Seat 2")
    expect(seat1).to_have_value("me")
    expect(seat2).to_have_value("open")

    # choosing "me" for the other seat frees the first one
    seat2.select_option("me")
    expect(seat1).to_have_value("open")
    seat1.select_option("me")
    expect(seat2).to_have_value("open")

    # a bot has a level, somebody at this device a name
    seat2.select_option("bot")
    level = dialog.get_by_label("How the bot plays")
    expect(level.locator("option")).to_contain_text(["Ratatoskr, plays at random", "Thrall, ", "Leysing, "])
    seat2.select_option("hotseat")
    dialog.get_by_label("Name", exact=True).fill("Bjarne")
    dialog.get_by_label("Name of the table").fill("The long bench")
    dialog.get_by_label("Private").check()
    dialog.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(TABLE)
    assert me.my_turn()
    assert set(page.locator("#seats h2").all_inner_texts()) == {"Sigrun", "Bjarne"}

    # a friend by link: the match waits for somebody
    me.go()
    mine = page.get_by_role("tabpanel").get_by_role("listitem").filter(has_text="The long bench")
    expect(mine).to_contain_text("it is your turn")
    page.get_by_role("button", name="Open a table").last.click()
    expect(seat2).to_have_value("hotseat")  # the same company as last time
    seat2.select_option("open")
    dialog.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Sigrun’s table")).to_be_visible()
    link = page.get_by_label("Send this link to a friend").input_value()
    assert link.startswith(page.url + "?invite=")
    page.get_by_role("button", name="Leave the table").click()
    expect(page).to_have_url(f"{me.address}/")


def test_language_light_and_name_are_kept(visit: Visit) -> None:
    me = visit().go()
    page, root = me.page, me.page.locator("html")
    expect(root).to_have_attribute("lang", "en")
    expect(root).to_have_attribute("data-theme", "dusk")
    expect(page.get_by_text("Pick a banner and sit down.")).to_be_visible()

    page.get_by_role("button", name="Switch to German").click()
    expect(root).to_have_attribute("lang", "de")
    expect(page.get_by_text("Wähl ein Banner und setz dich.")).to_be_visible()
    expect(page.get_by_text("Pick a banner and sit down.")).to_have_count(0)

    page.get_by_role("button", name="Einstellungen").click()
    page.get_by_role("dialog").locator("#set-theme").select_option("morning")
    expect(root).to_have_attribute("data-theme", "morning")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)

    page.get_by_title("Namen ändern").click()
    page.get_by_label("Dein Name").fill("Þórdís")
    page.get_by_label("Dein Name").press("Enter")
    expect(page.get_by_title("Namen ändern")).to_contain_text("Þórdís")

    page.reload()
    expect(root).to_have_attribute("lang", "de")
    expect(root).to_have_attribute("data-theme", "morning")
    expect(page.get_by_title("Namen ändern")).to_contain_text("Þórdís")
    page.get_by_role("button", name="Zu Englisch wechseln").click()
    expect(root).to_have_attribute("lang", "en")
    expect(page.get_by_text("Pick a banner and sit down.")).to_be_visible()


def test_the_light_follows_the_system_until_one_is_chosen(visit: Visit) -> None:
    me = visit(color_scheme="light").go()
    expect(me.page.locator("html")).to_have_attribute("data-theme", "morning")
    me.page.emulate_media(color_scheme="dark")
    expect(me.page.locator("html")).to_have_attribute("data-theme", "dusk")


def test_the_colophon_names_who_made_the_games(visit: Visit) -> None:
    me = visit().go()
    me.page.get_by_role("button", name="Colophon").first.click()
    colophon = me.page.get_by_role("dialog", name="Colophon")
    for name in (
        "Gordon Hamilton",
        "Eric M. Lang",
        "J.B. Howell",
        "Adam Kwapiński",
        "unofficial fan project",
        "Lorc, Delapouite and contributors",
        "CC BY 3.0",
        "Open Font License",
    ):
        expect(colophon).to_contain_text(name)


def test_a_record_is_brought_and_watched(visit: Visit, record: Path) -> None:
    me = visit().go()
    expect(me.page.get_by_role("button", name="Bring a record")).to_be_visible()
    me.page.locator('input[type="file"]').set_input_files(record)
    expect(me.page).to_have_url(re.compile(r"/table/[\w-]+/replay/0$"))
    expect(me.prompt).to_contain_text("Watching move 0")
    me.page.get_by_role("slider").press("End")
    expect(me.page.locator("[data-stone]").first).to_be_visible()
    me.go()
    me.page.get_by_role("tab", name="Replays").click()
    expect(me.page.get_by_role("tabpanel").get_by_role("link", name=re.compile("Replay of")).first).to_be_visible()


def test_a_broken_record_is_refused_in_a_sentence(visit: Visit, record: Path, tmp_path: Path) -> None:
    me = visit().go()
    me.expected.append("status of 400")
    expect(me.page.get_by_role("button", name="Bring a record")).to_be_visible()
    told = json.loads(record.read_bytes())
    told["entries"][3]["ref"] = "hex:z99"
    cheat = tmp_path / "cheat.meadhall.json"
    cheat.write_text(json.dumps(told))
    noise = tmp_path / "noise.meadhall.json"
    noise.write_text("this is no record")
    for file in (cheat, noise):
        me.page.locator('input[type="file"]').set_input_files(file)
        alert = me.page.get_by_role("alert")
        expect(alert).to_contain_text("This file is no record of a match that followed the rules.")
        alert.get_by_role("button", name="Close").click()
        expect(alert).to_have_count(0)
    expect(me.page).to_have_url(f"{me.address}/")


def test_an_unknown_address_leads_back_to_the_hall(visit: Visit) -> None:
    me = visit().go("/no/such/door")
    expect(me.page.get_by_role("heading", name="No such door")).to_be_visible()
    me.page.get_by_role("link", name="To the hall").click()
    expect(me.page.get_by_role("button", name="Play now: Ragnarocks")).to_be_visible()
    me.expected.append("status of 404")
    me.go("/table/nowhere")
    expect(me.page.get_by_text("There is no such table.")).to_be_visible()


def test_the_rules_are_a_page_that_can_be_searched(visit: Visit) -> None:
    me = visit().go("/rules/ragnarocks#RR-3.7")
    clause = me.page.locator('[id="RR-3.7"]')
    expect(clause).to_be_in_viewport()
    expect(clause).to_have_class(re.compile("here"))
    main = me.page.get_by_role("main")
    text = main.inner_text()
    for mark in ("***", "`", "**"):
        assert mark not in text, "clauses are shown without the marks of their source"
    me.page.get_by_label("Search the rules").fill("RR-5.9")
    expect(main.locator("p[id]").first).to_have_attribute("id", "RR-5.9")
    for text in main.locator("p[id]").all_inner_texts():
        assert "RR-5.9" in text
    me.page.get_by_label("Search the rules").fill("no such word")
    expect(main).to_contain_text("No rule speaks of that.")


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desk", "phone"])
def test_the_rules_are_read_in_german(visit: Visit, axe_source: str, size: tuple[int, int]) -> None:
    me = visit(locale="de-DE", viewport={"width": size[0], "height": size[1]}).go("/rules/ragnarocks#RR-3.8")
    main = me.page.get_by_role("main")
    expect(main.get_by_role("heading", name="3. Der Zug: auswählen, ziehen, beschwören")).to_be_attached()
    expect(main.locator("section:not([lang='de'])")).to_have_count(0)
    expect(main).not_to_contain_text("auf Englisch geschrieben")
    told = main.locator('[id="RR-3.8"]')
    expect(told).to_be_in_viewport()
    expect(told).to_contain_text("steht bei Welcher deiner Wikinger bricht auf? nie zur Wahl.")
    for mark in ("***", "`", "select_viking"):
        assert mark not in main.inner_text()
    if size[0] < 800:
        me.axe(axe_source, "the rules in German")
    me.page.get_by_label("In den Regeln suchen").fill("Einschränkung wirkt von selbst")
    expect(main.locator("p[id]")).to_have_count(1)
    me.page.get_by_label("In den Regeln suchen").fill("fenrir vor der Wertung")
    main.locator("p[id]").get_by_role("link", name="RR-8.4").click()
    expect(me.page).to_have_url(re.compile("#RR-8.4$"))
    expect(main.locator('[id="RR-8.4"]')).to_be_in_viewport()


def test_rules_that_are_not_written_in_german_are_read_in_english(visit: Visit) -> None:
    """Given a title without German rules, when they are opened, then they are read in English, and it is said."""
    me = visit(locale="de-DE")

    def in_english(route: Route) -> None:
        route.fulfill(response=route.fetch(url=route.request.url.replace("lang=de", "lang=en")))

    me.page.route("**/api/games/ragnarocks/rules*", in_english)
    me.go("/rules/ragnarocks#RR-3.8")
    main = me.page.get_by_role("main")
    expect(main).to_contain_text("auf Englisch geschrieben")
    expect(main.locator("section:not([lang='en'])")).to_have_count(0)

"""Section 7: the draft, the setup texts and the command icon."""

from typing import Any

import pytest

from meadhall import SPECTATOR, ImpossiblePosition, Match, NotOffered
from meadhall.games.ragnarocks.game import GAME
from meadhall.testing import clause

from ..playing import (
    IVORY,
    RED,
    advanced,
    board,
    offered,
    play,
    point,
    prompt,
    refused,
    seat,
    table,
    with_powers,
)
from .looking import BEGIN, on_card, stones, vikings

SIMPLE = ["fenrir", "freya", "gullinbursti", "hel", "hildisvini", "mani", "nerthus", "ratatoskr", "sol", "thor", "tyr"]
ADVANCED = [
    "aegir",
    "ask_and_embla",
    "blodughofi",
    "bragi",
    "dain_dvalin_duneyr_duratror",
    "fafnir",
    "fjorgyn_and_fjorgynn",
    "forseti",
    "freyr",
    "frigg",
    "gerd",
    "heimdallr",
    "idun",
    "jormungandr",
    "njord",
    "odin",
    "selkolla",
    "sleipnir",
    "surtr",
    "vali",
    "ymir",
]
NO_ICON = ["fenrir", "freya", "hel", "thor", "ask_and_embla", "fjorgyn_and_fjorgynn", "frigg", "idun", "odin"]
TWO_VIKINGS = ["fenrir", "ask_and_embla", "fjorgyn_and_fjorgynn"]


def new(seed: int = 0, **options: Any) -> Match:
    """A new advanced game in which seat 0 plays ivory."""
    return Match.new("ragnarocks", seats=2, seed=seed, options={"mode": "advanced", **options}, luck=[IVORY])


def cards(match: Match) -> dict[str, str]:
    """Which card each side plays."""
    return {card["side"]: card["card"].removeprefix("card:") for card in table(match)["cards"]}


# --- draft -------------------------------------------------------------------------------------------------------


@clause("RR-7.1", "RR-7.2", "RR-7.3", "RR-EX3")
def test_ivory_offers_two_cards_red_takes_one_and_ivory_has_the_other() -> None:
    match = new()
    assert (seat(match), prompt(match)) == (IVORY, "offer_card")
    assert offered(match) == [f"card:{power}" for power in SIMPLE + ADVANCED]
    point(match, "card:surtr")
    assert (seat(match), prompt(match)) == (IVORY, "offer_card")
    assert offered(match) == [f"card:{power}" for power in SIMPLE + ADVANCED if power != "surtr"]
    assert refused(match) == {"card:surtr": "RR-41.5"}
    point(match, "card:ratatoskr")
    assert (seat(match), prompt(match), offered(match)) == (RED, "take_card", ["card:surtr", "card:ratatoskr"])
    assert refused(match)["card:sol"] == "RR-7.2"
    told = point(match, "card:ratatoskr")
    assert [(event["side"], event["card"]) for event in told if event["kind"] == "took"] == [
        ("red", "card:ratatoskr"),
        ("ivory", "card:surtr"),
    ]
    assert cards(match) == {"ivory": "surtr", "red": "ratatoskr"}
    assert (seat(match), prompt(match), board(match)) == (IVORY, "select_viking", BEGIN)


@clause("RR-7.4", "RR-7.40")
@pytest.mark.parametrize("first", ["odin", "hel", "tyr"])
@pytest.mark.parametrize("second", ["sol", "sleipnir", "thor", "idun"])
def test_cards_of_both_tiers_with_and_without_icon_can_be_offered_together(first: str, second: str) -> None:
    match = new()
    point(match, f"card:{first}", f"card:{second}", f"card:{second}")
    assert cards(match) == {"ivory": first, "red": second}


@clause("RR-7.40")
@pytest.mark.parametrize("power", NO_ICON)
def test_cards_without_the_icon_are_played_like_any_other(power: str) -> None:
    match = advanced("gerd", power)
    while match.pending and len(table(match)["turns"]) < 6:
        point(match, match.pending[0].options[0])
    assert cards(match)["red"] == power


@clause("RR-7.5", "RR-EX3")
@pytest.mark.parametrize("pair", [("surtr", "ratatoskr"), ("tyr", "gullinbursti")])
@pytest.mark.parametrize("taken", [0, 1])
def test_red_chooses_also_from_a_recommended_pair(pair: tuple[str, str], taken: int) -> None:
    match = new(offer="_".join(pair))
    assert (seat(match), prompt(match)) == (RED, "take_card")
    assert offered(match) == [f"card:{power}" for power in pair]
    point(match, f"card:{pair[taken]}")
    assert cards(match) == {"red": pair[taken], "ivory": pair[1 - taken]}
    assert [f"card:{power}" for power in pair] in GAME.scene()["recommended"]


@clause("RR-7.6")
@pytest.mark.parametrize(("offer", "tier"), [("random_simple", SIMPLE), ("random_advanced", ADVANCED)])
def test_chance_may_offer_two_cards_of_one_tier(offer: str, tier: list[str]) -> None:
    drawn = set()
    for seed in range(150):
        match = new(seed, offer=offer)
        assert (seat(match), prompt(match)) == (RED, "take_card")
        one, other = (ref.removeprefix("card:") for ref in offered(match))
        assert one != other
        drawn |= {one, other}
    assert drawn == set(tier)
    assert (len(SIMPLE), len(ADVANCED)) == (11, 21)
    point(match, f"card:{one}")
    assert cards(match) == {"red": one, "ivory": other}


@clause("RR-7.7")
def test_the_offer_and_the_cards_in_play_are_open() -> None:
    match = new()
    point(match, "card:thor")
    for audience in (IVORY, RED, SPECTATOR):
        assert match.view(audience)["table"]["draft"]["offer"] == ["card:thor"]
    point(match, "card:sol", "card:sol")
    for audience in (IVORY, RED, SPECTATOR):
        seen = match.view(audience)["table"]["cards"]
        assert [(card["side"], card["card"], card["stones"]) for card in seen] == [
            ("ivory", "card:thor", 4),
            ("red", "card:sol", 0),
        ]
    assert len(GAME.scene()["powers"]) == 32


# --- setup texts -------------------------------------------------------------------------------------------------


@clause("RR-7.8")
def test_five_cards_have_a_setup_text() -> None:
    changed = set()
    for power in SIMPLE + ADVANCED:
        match = advanced(power, "sol" if power != "sol" else "tyr")
        asks = prompt(match) == "leave_empty"
        if asks or on_card(match, "ivory") or table(match)["odin"]:
            changed.add(power)
    assert changed == {"fenrir", "thor", "ask_and_embla", "fjorgyn_and_fjorgynn", "odin"}


@clause("RR-7.8")
def test_a_setup_text_is_carried_out_once() -> None:
    match = advanced("fenrir", "thor")
    point(match, "a3")
    play(match, "a2-b2/b1", "j5-i5/*e5", "a4-a3/a4")
    assert (on_card(match, "red"), len(vikings(match, "ivory"))) == (3, 2)
    assert prompt(match) == "select_viking"


@clause("RR-7.9")
def test_ivorys_setup_text_comes_first() -> None:
    match = advanced("fjorgyn_and_fjorgynn", "fenrir")
    assert (seat(match), prompt(match), offered(match)) == (IVORY, "leave_empty", ["a2", "a3", "a4"])
    told = point(match, "a2")
    assert (told[-1]["kind"], told[-1]["side"], told[-1]["hex"]) == ("left_empty", "ivory", "hex:a2")
    assert (seat(match), prompt(match), offered(match)) == (RED, "leave_empty", ["j4", "j5", "j6"])
    point(match, "j6")
    assert (vikings(match, "ivory"), vikings(match, "red")) == ({"a3", "a4"}, {"j4", "j5"})
    assert (seat(match), prompt(match)) == (IVORY, "select_viking")
    kinds = [event.seen_by(SPECTATOR)["kind"] for event in advanced("thor", "odin").opening]
    assert kinds.index("card_stones") < kinds.index("command_cards")


@clause("RR-7.10")
@pytest.mark.parametrize("power", TWO_VIKINGS)
def test_one_of_the_own_start_hexes_stays_empty(power: str) -> None:
    match = advanced("sol", power)
    assert (seat(match), offered(match)) == (RED, ["j4", "j5", "j6"])
    for hex in ("a2", "j3", "e5", "do:decline"):
        with pytest.raises(NotOffered):
            point(match, hex)
    assert refused(match)["a2"] == "RR-7.10"
    point(match, "j5")
    assert (vikings(match, "red"), vikings(match, "ivory")) == ({"j4", "j6"}, {"a2", "a3", "a4"})
    assert stones(match) == set()


# --- command icon ------------------------------------------------------------------------------------------------


@clause("RR-7.38")
def test_nine_cards_have_no_command_icon() -> None:
    icons = {power["ref"].removeprefix("card:"): power["command"] for power in GAME.scene()["powers"]}
    assert {power for power, icon in icons.items() if not icon} == set(NO_ICON)
    assert sum(icons.values()) == 23


@clause("RR-7.39")
def test_a_team_game_is_offered_icon_cards_only() -> None:
    match = Match.new("ragnarocks", seats=3, options={"mode": "team"})
    assert prompt(match) == "team_offer"
    assert set(offered(match)) == {f"card:{power}" for power in SIMPLE + ADVANCED if power not in NO_ICON}
    for power in NO_ICON:
        assert refused(match)[f"card:{power}"] == "RR-7.39"
        with pytest.raises(NotOffered) as caught:
            point(match, f"card:{power}")
        assert caught.value.clause == "RR-7.39"


@clause("RR-7.39")
def test_odins_command_cards_have_the_icon() -> None:
    drawn = set()
    for seed in range(150):
        options = {"mode": "advanced", "offer": "chosen", "ivory_power": "odin", "red_power": "sol"}
        match = Match.new("ragnarocks", seats=2, seed=seed, options=options, luck=[IVORY])
        drawn |= {card.removeprefix("card:") for card in table(match)["odin"]["hand"]}
    assert drawn == {power for power in SIMPLE + ADVANCED if power not in NO_ICON} - {"sol"}
    with pytest.raises(ImpossiblePosition):
        with_powers(BEGIN, "odin", "sol", state="odin=thor+tyr/-/-")

"""Before the first turn: offers from which red gains little, the stronger card, and the start hex left empty."""

from pathlib import Path

import pytest

from meadhall import Match
from meadhall.bots import decide, make_bot
from meadhall.games.ragnarocks.bots import drafting
from meadhall.games.ragnarocks.bots.drafting import ALIKE, STRENGTHS, load_strengths
from meadhall.games.ragnarocks.bots.measuring import games, strengths, write
from meadhall.games.ragnarocks.cards import POWERS, Power, pairs
from meadhall.kernel.errors import ContentError
from meadhall.kit.content import Files

from ..playing import IVORY, advanced, prompt


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> dict[Power, float]:
    """Strengths that are far apart: each card is one percent better than the one before."""
    table = {power: 30.0 + k for k, power in enumerate(POWERS)}
    monkeypatch.setattr(drafting, "STRENGTHS", table)
    return table


def draft(seed: int) -> Match:
    return Match.new("ragnarocks", 2, seed=seed, options={"mode": "advanced"}, luck=[IVORY])


def ask(match: Match, level: str, seed: int = 1) -> str:
    """The asked player points, and the match goes on."""
    seat = match.pending[0].seat
    ref = decide(make_bot("ragnarocks", level, seed), match, seat, 1.0)
    match.answer(seat, ref)
    return ref.removeprefix("card:")


@pytest.mark.parametrize("level", ["karl", "drengr", "hersir", "konung"])
def test_ivory_offers_two_cards_of_like_strength_and_red_takes_the_better(
    level: str, known: dict[Power, float]
) -> None:
    for seed in range(5):
        match = draft(seed)
        one, other = ask(match, level, seed), ask(match, level, seed + 1)
        assert abs(known[one] - known[other]) <= ALIKE  # type: ignore[index]
        taken = ask(match, level, seed)
        assert known[taken] == max(known[one], known[other])  # type: ignore[index]


def test_offers_differ_from_table_to_table(known: dict[Power, float]) -> None:
    assert len({ask(draft(seed), "jarl", seed) for seed in range(12)}) > 4


def test_a_team_takes_the_best_card_that_is_left(known: dict[Power, float]) -> None:
    match = Match.new("ragnarocks", 4, seed=1, options={"mode": "team"})
    while prompt(match) == "team_offer":
        ask(match, "hersir")
    taken = []
    while prompt(match) == "team_draft":
        taken.append(ask(match, "hersir"))
    assert taken == sorted(taken, key=lambda card: -known[card])  # type: ignore[index]
    assert max(known[card] for card in taken) - min(known[card] for card in taken) <= ALIKE  # type: ignore[index]


@pytest.mark.parametrize("level", ["thrall", "hersir"])
@pytest.mark.parametrize("power", ["fenrir", "ask_and_embla", "fjorgyn_and_fjorgynn"])
def test_one_start_hex_stays_empty(level: str, power: str) -> None:
    match = advanced(power, "sol")
    assert prompt(match) == "leave_empty"
    assert ask(match, level) in ("hex:a2", "hex:a3", "hex:a4")
    assert prompt(match) == "select_viking"


def test_every_card_has_a_strength() -> None:
    assert tuple(STRENGTHS) == POWERS
    assert all(0 < percent < 100 for percent in STRENGTHS.values())


def test_strengths_are_refused_with_their_line(tmp_path: Path) -> None:
    text = write(dict.fromkeys(POWERS, 50.0), 0, "karl")
    (tmp_path / "strengths.toml").write_text(text)
    assert load_strengths(Files(tmp_path, "ragnarocks")) == dict.fromkeys(POWERS, 50.0)
    first, *powers = text.split("[[power]]")
    (tmp_path / "strengths.toml").write_text("[[power]]".join([first, *reversed(powers)]))
    with pytest.raises(ContentError, match=r"line \d+: ymir does not stand in the order"):
        load_strengths(Files(tmp_path, "ragnarocks"))
    (tmp_path / "strengths.toml").write_text(text[: text.index('[[power]]\nid = "ymir"')])
    with pytest.raises(ContentError, match="the card ymir is missing"):
        load_strengths(Files(tmp_path, "ragnarocks"))


def test_strengths_count_wins_on_both_sides() -> None:
    """Given one won game on either side, a card that won twice stands above one that lost twice; others between."""
    found = strengths([("sol", "hel", 1.0), ("hel", "sol", 0.0)])
    assert (found["sol"], found["hel"], found["tyr"]) == (66.7, 33.3, 50.0)


def test_every_pair_meets_on_both_sides() -> None:
    met = [(ivory, red) for ivory, red, *_ in games("karl", 1, "x")]
    assert len(met) == len(set(met)) == 2 * len(pairs())

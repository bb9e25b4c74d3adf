"""The walker reads what an audience gets; here the match itself says too much, which no toy can make it do."""

from typing import Any

import pytest

from meadhall.kernel import SPECTATOR, Chance, Event, Forecast, Match, NotOffered, Question, Ref
from meadhall.suite import Broken
from meadhall.suite.walking import Walker
from tests.kernel.faults import BY_ID
from tests.kernel.toy import TOY
from tests.kernel.toy_table import ToyOptions


def drafting() -> tuple[Match, str]:
    """A draft of three seats, and a card that only seat 1 knows to be in play."""
    match = next(match for match in (Match.new(TOY, 3, seed) for seed in range(50)) if only_seat_one_has(match))
    return match, only_seat_one_has(match)[0]


def only_seat_one_has(match: Match) -> list[str]:
    packs = [[match.state.faces[token] for token in pack] for pack in match.state.packs]
    return [face for face in packs[1] if face not in packs[0] + packs[2]]


def look(match: Match, audience: int, times: int = 20) -> None:
    for seed in range(times):
        Walker(TOY).look(match, audience, TOY.vocabulary(ToyOptions()), Chance(seed))


def test_nothing_is_wrong_with_a_draft() -> None:
    match, _ = drafting()

    for audience in (0, 1, 2, SPECTATOR):
        look(match, audience)


def test_a_card_offered_by_its_name_is_known_to_the_seat_itself_and_not_only_one_like_it() -> None:
    """Given a seat that holds a card like the one on top of the deck, when that one is offered, then it is found."""
    game = BY_ID["toy-hidden-card-offered"]
    for seed in range(20):
        match = Match.new(game, 2, seed)
        while match.pending[0].prompt != "feast":
            match.answer(match.pending[0].seat, match.pending[0].options[1 if match.pending[0].prompt == "act" else 0])
        if len(match.pending[0].options) > 1:
            break

    with pytest.raises(Broken, match=r"feast offers card:\w+ to seat \d, who does not know it"):
        look(match, match.pending[0].seat)


def test_an_error_that_names_a_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    match, card = drafting()
    find = Question.find

    def tattle(self: Question, ref: Ref) -> Any:
        if ref not in self.options:
            raise NotOffered(self.seat, ref, f"seat 1 has the {card}")
        return find(self, ref)

    monkeypatch.setattr(Question, "find", tattle)

    look(match, 1)
    with pytest.raises(Broken, match=f"the error at .* names seat 0 {card} in a sentence, which it does not know"):
        look(match, 0)


def test_what_one_pointed_at_oneself_may_come_back_in_the_error() -> None:
    match, card = drafting()

    with pytest.raises(NotOffered, match=f"card:{card}"):
        match.answer(0, f"card:{card}")
    Walker(TOY).look(match, 0, [f"card:{card}"], Chance(1))


@pytest.mark.parametrize("field", ["luck", "hashes"])
def test_a_running_record_with_luck_or_hashes_is_found(field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match, _ = drafting()
    record = match.record

    def too_much(self: Match, audience: int) -> Any:
        told = record(audience)
        setattr(told.entries[0], field, getattr(match.entries[0], field))
        return told

    monkeypatch.setattr(Match, "record", too_much)

    with pytest.raises(Broken, match="tells audience -1 of luck or hashes"):
        look(match, SPECTATOR)


def test_an_opening_that_names_a_card_is_found() -> None:
    match, card = drafting()
    Walker(TOY).opened(match)

    match.opening.append(Event("dealt", {"top": f"card:{card}"}, {"top": (1,)}))
    Walker(TOY).opened(match)

    match.opening.append(Event("dealt", {"top": f"card:{card}"}))
    with pytest.raises(Broken, match=f"the event dealt tells audience 0 {card} in told.dealt.top"):
        Walker(TOY).opened(match)


def test_a_forecast_that_names_a_card_is_found() -> None:
    """Given a forecast that says which card another seat holds, then the walker reads it there."""
    match, card = drafting()
    Walker(TOY).read_forecast(match.state, 1, Forecast({".table": {".packs.1": {"=0": f"card:{card}"}}}))

    with pytest.raises(Broken, match=rf"a forecast names seat 0 {card} in table\.packs\.1"):
        Walker(TOY).read_forecast(match.state, 0, Forecast({".table": {".packs.1": {"=0": f"card:{card}"}}}))

"""Section 40: a command card works exactly as the power of that name does for its owner."""

import pytest

from meadhall import Match
from meadhall.games.ragnarocks.cards import COMMAND, Power
from meadhall.kernel.chance import Chance
from meadhall.testing import clause

from ..playing import IVORY, RED, advanced, board, offered, point, prompt, refused, seat, table
from ..playing import with_powers as at_powers

START = "1III1/6/7/8/9/10/11/11/10/3RRR3"
POSITIONS = 12
"""How many turns of each power are compared."""


def at_random(match: Match, chance: Chance) -> str:
    options = match.pending[0].options
    return options[chance.below(len(options))]


def placements(power: Power) -> list[str]:
    """Boards at the start of an ivory turn, met in random play with a power."""
    chance = Chance(f"command card {power}")
    found: list[str] = []
    while len(found) < POSITIONS:
        match = advanced(power, "freya")
        while match.pending:
            begins = prompt(match) in ("select_viking", "stag_viking") and seat(match) == IVORY
            if begins and not table(match)["extra"] and chance.below(4) == 0:
                found.append(board(match))
            point(match, at_random(match, chance))
    return found[:POSITIONS]


@pytest.mark.parametrize("power", COMMAND)
@clause("RR-40.10", "RR-40.12")
def test_a_command_card_works_as_the_power_does(power: Power) -> None:
    """Given the same board, when Odin plays the card, then both sides' turns offer the same until Odin's next turn."""
    chance = Chance(f"compared {power}")
    spare = "sol" if power != "sol" else "tyr"
    for placement in placements(power):
        itself = at_powers(placement, power, "freya")
        odin = at_powers(placement, "odin", "freya", state=f"odin={power}+{spare}/-/-")
        point(odin, f"card:{power}")
        while itself.pending and (len(table(itself)["turns"]) < 2 or seat(itself) == RED):
            if prompt(odin) == "odin_action":
                break  # an extra turn, or red's was skipped
            assert (prompt(odin), seat(odin), offered(odin)) == (prompt(itself), seat(itself), offered(itself))
            assert refused(odin) == refused(itself)
            answer = at_random(itself, chance)
            point(itself, answer)
            point(odin, answer)
            assert board(odin) == board(itself)
        written = [f"{{odin:play {power}}}{table(itself)['turns'][0]}", *table(itself)["turns"][1:]]
        assert table(odin)["turns"] == written


@pytest.mark.parametrize("power", COMMAND)
@clause("RR-40.11")
def test_no_setup_text_is_carried_out(power: Power) -> None:
    """Given a card that is played, then nothing is set up: no Viking goes, and no card is filled."""
    spare = "sol" if power != "sol" else "tyr"
    match = at_powers(START, "odin", "freya", state=f"odin={power}+{spare}/-/-")
    (shown,) = [card for card in match.game.scene()["powers"] if card["ref"] == f"card:{power}"]
    assert "setup" not in shown["hooks"]
    point(match, f"card:{power}")
    assert prompt(match) in ("select_viking", "stag_viking")
    assert board(match) == START
    assert [(card["stones"], card["vikings"]) for card in table(match)["cards"]] == [(0, 0), (0, 0)]

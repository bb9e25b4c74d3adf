"""The content files: they are checked when they are read, and a mistake is told with its file and line."""

import shutil
from pathlib import Path

import pytest

from meadhall.games.bloodrage.cards.texts import TEXTS
from meadhall.games.bloodrage.content import CONTENT, load_content
from meadhall.games.bloodrage.game import GAME
from meadhall.kernel.errors import ContentError, ImpossiblePosition
from meadhall.testing import clause

from .playing import WOLF, Given

FOLDER = Path(__file__).parents[2] / "src/meadhall/games/bloodrage/content"


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        (
            "board.toml",
            'adjacent = ["myrkulor", "angerboda"',
            'adjacent = ["nowhere", "angerboda"',
            "no province nowhere",
        ),
        ("board.toml", 'region = "alfheim"', 'region = "asgard"', "no region asgard"),
        ("board.toml", "villages = 4", "villages = 6", "other villages than spots"),
        ("cards.toml", 'id = "a1-dwarf-chieftain"', 'id = "a1-troll"', "a1-troll is there twice"),
        ("cards.toml", "from_players = [3]", "from_players = [2]", "20 \\+ 6 \\+ 8"),
        ("cards.toml", 'kind = "battle"', 'kind = "upgrade"', "slot if and only if"),
        ("monsters.toml", 'card = "a1-troll"', 'card = "a1-goblin"', "a1-goblin"),
        ("tokens.toml", "count = 3", "count = 4", "9 pillage tokens"),
        ("clans.toml", 'source = "found"', 'source = "hearsay"', "hearsay"),
    ],
)
def test_mistakes_are_told(tmp_path: Path, file: str, old: str, new: str, sentence: str) -> None:
    shutil.copytree(FOLDER, tmp_path / "content")
    path = tmp_path / "content" / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(ContentError, match=rf"{file}, line \d+: .*{sentence}"):
        load_content(tmp_path / "content")


@clause("BR-12.1")
def test_every_fact_names_its_source() -> None:
    known = {reference.id for reference in CONTENT.references}
    for fact in (*CONTENT.cards, *CONTENT.monsters, *CONTENT.board.province, *CONTENT.clans.stat):
        assert set(fact.refs) <= known
        assert fact.source != "found" or fact.refs


def test_every_battle_effect_is_in_the_vocabulary() -> None:
    effects = {card.effect for card in CONTENT.cards if card.kind == "battle"}
    assert effects - set(TEXTS) == {"strength_only", "late_strength", "copy_best_enemy_card"}
    assert set(TEXTS) <= effects


def test_the_scene_has_every_card_and_place() -> None:
    scene = GAME.scene()
    assert set(scene["cards"]) == {card.id for card in CONTENT.cards}
    assert len(scene["provinces"]) == 9
    assert len(scene["fjords"]) == 4
    assert all(len(p["village_spots"]) == (p["villages"] or 0) for p in scene["provinces"])


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda s: (s.clans[0].quests.append(0), s.gone.remove(0)), "no quest"),
        (lambda s: s.rewards.__setitem__(0, 3), "pillage tokens"),
        (lambda s: s.ragnarok.__setitem__(0, s.ragnarok[1]), "three different"),
        (lambda s: s.destroyed.__setitem__(3, True), "destroyed"),
        (lambda s: s.owners.__setitem__(0, 1), "troll"),
        (lambda s: s.clans[0].stats.__setitem__(1, 7), "none of its 6 steps"),
        (lambda s: setattr(s.clans[0], "clan", 1), "same clan"),
        (lambda s: s.gone.pop(), "in two places or in none"),
        (lambda s: s.faces.__setitem__(0, "a1-troll.9"), "not the cards"),
        (lambda s: setattr(s.clans[0], "ship", 0), "in no fjord"),
        (lambda s: s.clans[0].slots.__setitem__(0, s.gone.pop(0)), "slot of seat 0|belongs to whoever"),
    ],
)  # fmt: skip
def test_impossible_positions_are_refused(change: object, sentence: str) -> None:
    given = Given().put(WOLF, "gimle", 1)
    assert callable(change)
    change(given.s)
    with pytest.raises(ImpossiblePosition, match=sentence):
        given.turn()

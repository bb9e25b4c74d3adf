"""Titles of other packages: found, looked at, and refused in a sentence; the others are there as before."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from meadhall.banners import banner_of, hung
from meadhall.kernel import BrokenTitle, UnknownGame, find
from meadhall.kernel.titles import TITLES, playable, titles
from tests.packages.conftest import Bring
from tests.packages.mounting import EXAMPLE, ROOT
from tests.server.conftest import served

GAME = """
from driftwood.game import Driftwood
class Torn(Driftwood):
    id = "torn"
    prefix = "TN"
    {line}
GAME = Torn()
"""


def torn(line: str) -> dict[str, str]:
    """A title like the example but for a line."""
    return {"torn/game.py": GAME.format(line=line)}


TEXTS = {"torn/texts/en.ftl": "title = Torn\n", "torn/rules/driftwood.md": "## 1. All\n\n- **TN-1.1** One.\n"}
BROKEN = {
    "import": (
        {"torn/game.py": "import nowhere_at_all"},
        "could not be imported (ModuleNotFoundError: No module named",
    ),
    "exit": ({"torn/game.py": "raise SystemExit('bye')"}, "torn.game could not be imported (SystemExit: bye)."),
    "syntax": ({"torn/game.py": "GAME ="}, "torn.game could not be imported (SyntaxError: invalid syntax"),
    "no game": ({"torn/game.py": ""}, "there is no GAME in torn.game."),
    "a class": (
        {"torn/game.py": GAME.format(line="").replace("Torn()", "Torn")},
        "it is a class, and must be an object",
    ),
    "no title": ({"torn/game.py": "GAME = 7"}, "its class does not come from meadhall.kernel.Game."),
    "another id": (
        torn("id = 'worn'"),
        "entered as 'torn', and its game calls itself 'worn'.",
    ),
    "version": (torn("version = '1.0'"), "its version is a whole number, not '1.0'."),
    "prefix": (torn("prefix = 'Torn'"), "its prefix is two capital letters, not 'Torn'."),
    "seats": (torn("seats = 2"), "its seats are a range, not 2."),
    "options": (
        torn("options = dict"),
        "its options are no class of meadhall.kernel.Options.",
    ),
    "texts": (torn(""), "there is no texts/en.ftl in its folder."),
    "rules": (
        torn("rules = ('lost',)") | TEXTS,
        "there is no rules/lost.md in its folder.",
    ),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_a_title_that_cannot_be_played_is_told_of_and_the_others_are_there(
    bring: Bring, driftwood: Path, fault: str
) -> None:
    files, why = BROKEN[fault]
    bring("torn", files, games={"torn": "torn.game:GAME"})
    said: list[str] = []
    assert [game.id for game in playable(said.append)] == [*TITLES, "driftwood"]
    assert len(said) == 1
    assert said[0].startswith("The title 'torn' of the package torn 1.0 cannot be played: ")
    assert why in said[0]
    assert "\n" not in said[0]
    with pytest.raises(BrokenTitle) as again:
        find("torn")
    assert str(again.value) == said[0]


def test_a_title_whose_clauses_cannot_be_told_from_others_is_refused(bring: Bring, driftwood: Path) -> None:
    bring("torn", torn("prefix = 'RR'") | TEXTS, games={"torn": "torn.game:GAME"})
    said: list[str] = []
    assert "torn" not in [game.id for game in playable(said.append)]
    assert "its clauses begin with RR, as those of ragnarocks do." in said[0]
    with pytest.raises(BrokenTitle, match="begin with RR"):
        find("torn")


def test_nobody_takes_the_id_of_a_title_of_ours(bring: Bring, driftwood: Path) -> None:
    ours = find("ragnarocks")
    bring("torn", torn("id = 'ragnarocks'"), games={"ragnarocks": "torn.game:GAME"})
    said: list[str] = []
    assert [game.id for game in playable(said.append)] == [*TITLES, "driftwood"]
    assert find("ragnarocks") is ours
    assert said == [
        "The title 'ragnarocks' of the package torn 1.0 cannot be played: ragnarocks is a title of Meadhall itself."
    ]


def test_of_two_packages_with_one_id_the_first_has_it(bring: Bring, driftwood: Path) -> None:
    bring("torn", torn("id = 'driftwood'") | TEXTS, games={"driftwood": "torn.game:GAME"})
    said: list[str] = []
    assert [game.id for game in playable(said.append)] == [*TITLES, "driftwood"]
    assert find("driftwood").package() == "torn"
    assert said == [
        "The title 'driftwood' of the package meadhall-driftwood 1.0.0 cannot be played: "
        "the package torn 1.0 has a title of that id already."
    ]


def test_a_banner_that_cannot_be_read_hangs_plain(bring: Bring, driftwood: Path) -> None:
    files = {"torn/game.py": GAME.format(line=""), **TEXTS, "torn/banner.toml": 'cloth = ["red", "blue"]\n'}
    bring("torn", files, games={"torn": "torn.game:GAME"})
    said: list[str] = []
    assert hung(said.append) == ("ragnarocks", "bloodrage", "reavers", "lords", "driftwood", "torn")
    assert said == [
        "The banner of torn hangs plain: banner.toml, line 1: Expected `str` matching regex '^#[0-9a-f]{6}$'."
    ]
    assert banner_of(find("torn")).en.name == "Torn"


def test_what_is_gone_is_not_there_any_more(bring: Bring, driftwood: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "driftwood" in titles()
    assert find("driftwood").id == "driftwood"
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path != str(driftwood)])
    from tests.packages.conftest import look_again

    look_again()
    with pytest.raises(
        UnknownGame, match="There is no game 'driftwood' in the hall; there are: bloodrage, lords, ragnarocks"
    ):
        find("driftwood")


def test_a_folder_is_enough_for_a_title_of_our_own(tmp_path: Path) -> None:
    """Given a checkout, when a folder with ``game.py`` is laid beside the others, then everybody finds it there."""
    unseen = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=unseen)
    shutil.copytree(ROOT / "docs" / "rules", tmp_path / "docs" / "rules")
    folder = tmp_path / "src" / "meadhall" / "games" / "driftwood"
    shutil.copytree(EXAMPLE / "src" / "driftwood", folder, ignore=unseen)
    (folder / "rules" / "driftwood.md").rename(tmp_path / "docs" / "rules" / "driftwood.md")
    code = (
        "from meadhall.server.titles import titles; from meadhall.clauses import Clauses;"
        "from meadhall.lab import simulate;"
        "print([game.id for game in titles()], len(Clauses.of('driftwood')),"
        " simulate('driftwood', 3, 2, ['beachcomber', 'random']).outcomes)"
    )
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "src")}
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, env=environment, cwd=tmp_path
    )
    assert run.stderr == ""
    assert run.stdout == ("['ragnarocks', 'bloodrage', 'reavers', 'lords', 'driftwood'] 14 {'empty_shore': 2}\n")


def test_the_command_line_says_it_in_a_sentence(bring: Bring, driftwood: Path) -> None:
    folder = bring("torn", {"torn/game.py": "import nowhere_at_all"}, games={"torn": "torn.game:GAME"})
    path = os.pathsep.join([str(folder), str(driftwood), str(ROOT / "src")])
    command = [sys.executable, "-m", "meadhall"]
    for arguments, code in ((["sim", "torn"], 1), (["play", "torn"], 1), (["clauses", "torn"], 1), (["clauses"], 0)):
        run = subprocess.run(
            [*command, *arguments], capture_output=True, text=True, check=False, env={**os.environ, "PYTHONPATH": path}
        )
        assert run.returncode == code, run.stderr
        said = [line for line in run.stderr.splitlines() if "torn" in line]
        assert said == [
            "meadhall: The title 'torn' of the package torn 1.0 cannot be played: torn.game could not be imported "
            "(ModuleNotFoundError: No module named 'nowhere_at_all')."
        ]
        assert "Traceback" not in run.stderr


@pytest.mark.complains("The title 'torn' of the package torn 1.0 cannot be played: .* No module named 'nowhere_at_all'")
async def test_the_hall_stands_with_the_others(bring: Bring, driftwood: Path, tmp_path: Path) -> None:
    bring("torn", {"torn/game.py": "import nowhere_at_all"}, games={"torn": "torn.game:GAME"})
    async with served(tmp_path / "data") as hall:
        guest = await hall.guest()
        listed = [game["id"] for game in await guest.get("/api/games")]
        assert listed == ["ragnarocks", "bloodrage", "reavers", "lords", "driftwood", "runes"]
        refused = await guest.post(
            "/api/tables", {"game": "torn", "title": "", "seats": [{"kind": "me"}, {"kind": "open"}]}, expect=(400, 404)
        )
        assert "torn.game could not be imported" in refused["error"]

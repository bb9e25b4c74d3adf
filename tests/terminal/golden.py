"""The golden screens of titles; ``python -m tests.terminal.golden`` writes them anew if they changed on purpose."""

from collections.abc import Iterator
from pathlib import Path

from meadhall.terminal.replay import Replay

from ..lords.scenes import SCENES as LORDS
from ..reavers.scenes import SCENES as REAVERS
from ..surtur.scenes import SCENES as SURTUR
from .scenes import SCENES
from .screens import SIZES, screen
from .test_replay import taken_back

FOLDER = Path(__file__).parent / "golden"
SMALL = (80, 24)


def screens() -> Iterator[tuple[str, str]]:
    """The name of each golden screen, and what stands on it."""
    titles = {"reavers": REAVERS, "lords": LORDS, "surtur": SURTUR}
    others = {f"{title}-{name}": scene for title, scenes in titles.items() for name, scene in scenes.items()}
    for name, scene in {**SCENES, **others}.items():
        for size in SIZES:
            yield f"{name}-{size[0]}x{size[1]}", screen(scene("en"), size).text()
        yield f"{name}-de-{SIZES[0][0]}x{SIZES[0][1]}", screen(scene("de"), SIZES[0]).text()
    pillage = SCENES["pillage"]("en")
    yield "pillage-80x24", screen(pillage, SMALL).text()
    for part in ("hand", "seats", "why"):
        yield f"part-{part}-140x44", screen(pillage, SIZES[1], part=part).text()
    walked = SURTUR["target"]("en")
    yield "surtur-target-80x24", screen(walked, SMALL).text()
    yield "surtur-army-80x24", screen(SURTUR["army"]("en"), SMALL).text()
    yield "surtur-part-row-100x30", screen(walked, SIZES[0], part="hand").text()
    for size in (SIZES[0], SMALL):
        leafed = Replay(taken_back(), "en")
        leafed.go_to("10")
        yield f"replay-giant-{size[0]}x{size[1]}", screen(leafed, size).text()
    sail = REAVERS["sail"]("en")
    yield "reavers-sail-80x24", screen(sail, SMALL).text()
    for part in ("hand", "seats", "reckoning"):
        yield f"reavers-part-{part}-140x44", screen(sail, SIZES[1], part=part).text()


if __name__ == "__main__":
    for name, text in screens():
        (FOLDER / f"{name}.txt").write_text(f"{text}\n", "utf-8")

"""What the scene's own tests read is what the game says to every client."""

from tests.reavers.scene_facts import FILE, written


def test_the_scene_of_the_tests_is_that_of_the_game() -> None:
    assert FILE.read_text("utf-8") == written(), "python -m tests.reavers.scene_facts"

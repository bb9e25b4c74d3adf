"""What the scenes' own tests read is what the games say to every client."""

import pytest

from tests.scene_facts import TITLES, file_of, written


@pytest.mark.parametrize("title", TITLES)
def test_the_scene_of_the_tests_is_that_of_the_game(title: str) -> None:
    assert file_of(title).read_text("utf-8") == written(title), "python -m tests.scene_facts"

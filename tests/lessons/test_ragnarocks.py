"""The seven lessons of Ragnarocks: about ten minutes, and every number that the coach names is the rules' own."""

from meadhall.kernel import Chance
from meadhall.lessons import Lecture, NotNow
from tests.lessons.learning import BOOKS, Chooser, after, table

BOOK = BOOKS["ragnarocks"]


def land(lecture: Lecture) -> tuple[int, int]:
    """What ivory and red have settled."""
    sides = table(lecture)["sides"]
    return sides["ivory"]["land"], sides["red"]["land"]


def test_seven_lessons_take_about_ten_minutes() -> None:
    named = [BOOK.texts["en"](lesson.message()) for lesson in BOOK.lessons]
    assert named == ["The island", "Moving", "Stones slide", "Walls", "Settling", "Powers", "A whole match"]
    assert 8 <= sum(lesson.minutes for lesson in BOOK.lessons) <= 12
    assert "".join(lesson.sign for lesson in BOOK.lessons) == "ᚠᚢᚦᚨᚱᚲᚷ"
    assert {BOOK.bot(lesson) for lesson in BOOK.lessons} == {"thrall"}, "the gentlest that plays with a plan"


def test_the_wall_cuts_off_three_hexes_for_nobody() -> None:
    regions = table(after(BOOK, "walls", "hex:c6", "hex:g6", "hex:c6"))["regions"]
    assert [region["size"] for region in regions if region["status"] == "wild"] == [3]
    regions = table(after(BOOK, "walls", "hex:c6", "hex:g6", "hex:c6", "hex:g9", "hex:i10", "hex:i7"))["regions"]
    assert [region["status"] for region in regions] == ["contested", "wild"], "one can walk around the second wall"


def test_the_door_settles_ten_hexes_and_the_last_stone_wins_by_25_to_22() -> None:
    door = ("hex:d2", "hex:e2", "hex:d2")
    lecture = Lecture(BOOK, BOOK.lesson("settling"))
    assert land(lecture)[0] == 0
    for ref in door:
        lecture.point(ref)
    assert land(lecture)[0] == 10
    lecture.go_on(Chooser(Chance(1)))
    assert land(lecture) == (20, 21)
    settled = table(lecture)["sides"]["ivory"]["settled"]
    for ref in settled:
        assert lecture.point(ref) == NotNow("lesson-settling-roaming.not-now", "RR-3.8")
    over = after(BOOK, "settling", *door, "hex:b4", "hex:c4", "hex:c3").match.outcome
    assert over is not None
    assert (over.scores, over.clause) == ((25, 22), "RR-5.9")


def test_the_squirrel_runs_home_or_stops_on_the_way() -> None:
    turn = ("card:ratatoskr", "card:surtr", "hex:a3", "hex:f8", "hex:i7")
    lecture = after(BOOK, "powers", *turn)
    assert lecture.offered == ("hex:a3", "hex:b4", "hex:c5", "hex:d6", "hex:e7")
    for home in lecture.offered:
        done = after(BOOK, "powers", *turn, home)
        assert done.done
        assert home in table(done)["sides"]["ivory"]["vikings"]
        assert table(done)["last"]["stones"] == ["hex:f7", "hex:f8"], "the giant sets two at once"


def test_the_last_lesson_is_a_match_from_the_first_stone_to_the_last() -> None:
    lecture = after(BOOK, "match")
    assert table(lecture)["stones"] == []
    assert lecture.match.seq == 0
    chance = Chance(3)
    hints = []
    while not lecture.done:
        hints.append(lecture.note)
        lecture.point(lecture.offered[chance.below(len(lecture.offered))])
        lecture.go_on(Chooser(chance))
    assert len(set(hints)) == 7
    assert hints[6:] == ["lesson-match-on"] * (len(hints) - 6)
    assert lecture.match.outcome is not None

"""Sessions, limits and slow clients, looked at alone."""

import stat
from pathlib import Path

import pytest

from meadhall.server import limits
from meadhall.server import messages as say
from meadhall.server.client import WAITING, Client
from meadhall.server.limits import Bucket, Buckets
from meadhall.server.sessions import Sessions, new_id
from tests.server.sundial import Stopped


def test_the_secret_is_for_its_owner_only_and_stays(tmp_path: Path) -> None:
    sessions = Sessions.of(tmp_path)
    assert stat.S_IMODE((tmp_path / "secret").stat().st_mode) == 0o600
    assert len((tmp_path / "secret").read_bytes()) == 32
    assert [file.name for file in tmp_path.iterdir()] == ["secret"]
    cookie = sessions.cookie("sigrun")
    assert Sessions.of(tmp_path).person(cookie) == "sigrun"
    assert Sessions(b"another").person(cookie) is None


def test_cookies_and_tokens() -> None:
    sessions = Sessions(b"secret")
    cookie = sessions.cookie("sigrun")
    assert sessions.person(cookie) == "sigrun"
    for forged in (None, "", ".", "sigrun", "sigrun.", "bjarne." + cookie.partition(".")[2], cookie + "0", "sígrun.ð"):
        assert sessions.person(forged) is None
    assert sessions.same_csrf("sigrun", sessions.csrf("sigrun"))
    for wrong in (None, "", "ð", sessions.csrf("bjarne"), cookie.partition(".")[2]):
        assert not sessions.same_csrf("sigrun", wrong)


def test_ids_are_long_and_never_the_same() -> None:
    assert len({new_id() for _ in range(1000)}) == 1000
    assert len(new_id(24)) == 24


def test_a_bucket_empties_and_fills() -> None:
    clock = Stopped()
    bucket = Bucket(3, 2, clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.pass_(seconds=0.5)
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.pass_(days=1)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_visitors_do_not_drink_from_each_others_buckets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST", 2)
    buckets = Buckets((1, 0), Stopped())
    assert buckets.take("sigrun")
    assert buckets.take("bjarne")
    assert not buckets.take("sigrun")
    assert buckets.take("ulf")
    assert not buckets.take("sigrun")
    assert buckets.take("bjarne"), "the one not seen for longest was forgotten"


async def test_a_client_that_reads_too_slowly_is_let_go() -> None:
    client = Client("sigrun", "Sigrun")
    for n in range(WAITING + 50):
        client.tell(say.PongMessage(id=str(n)))
    assert client.gone
    heard = []
    while (text := await client.next()) is not None:
        heard.append(text)
    assert len(heard) == WAITING

"""The marketplace as a process: ready lines, ports, stores, and how it ends."""

from __future__ import annotations

import re
import resource
import signal
import socket
import sqlite3
import stat
import subprocess
from pathlib import Path

import pytest

from app.service.ready_lines import ready_lines
from app.service.stores.database import StoreUnreadable
from app.service.stores.sqlite import locked_store
from app.service.stores.users import SellerLine
from tests.stands.processes import command, running, start, stop


def refused(store: Path, *options: str) -> str:
    """Start a marketplace that cannot run; what it says."""
    done = subprocess.run(
        command(store, *options), capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 1
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    return done.stderr


def test_that_the_ready_lines_are_exactly_these():
    sellers = [SellerLine("MX", "7", "Casa Uno", "APP-7-" + "0" * 32)]
    assert ready_lines("http://127.0.0.1:81", "ab12", sellers, as_json=False) == [
        "marketplace ready at http://127.0.0.1:81",
        f"seller MX 7 Casa_Uno APP-7-{'0' * 32}",
    ]
    assert ready_lines("http://127.0.0.1:81", "ab12", sellers, as_json=True) == [
        '{"event":"ready","base_url":"http://127.0.0.1:81","store":"ab12"}',
        '{"event":"seller","site_id":"MX","user_id":"7","nickname":"Casa Uno",'
        f'"access_token":"APP-7-{"0" * 32}"}}',
    ]
    # One that only tells of another process says so.
    assert ready_lines("http://127.0.0.1:81", "ab12", [], as_json=True, joined=True) == [
        '{"event":"ready","base_url":"http://127.0.0.1:81","store":"ab12","joined":true}'
    ]


def test_that_a_restart_finds_everything_at_the_same_port(tmp_path: Path):
    store = tmp_path / "deep" / "store"
    with running(store) as served, served.client() as client:
        token = served.tokens["MX"]
        assert len(served.tokens) == 6
        assert re.fullmatch(r"APP-\d+-[0-9a-f]{32}", token)
        headers = {"authorization": f"Bearer {token}"}
        path = f"/users/{served.users['MX']}/items/search"
        page = client.get(path, headers=headers).json()
        assert page["paging"]["total"] == 20
        body = {"title": "Cambiado", "seller_custom_field": "T-1"}
        for item_id in page["results"]:
            answer = client.put(f"/items/{item_id}", json=body, headers=headers)
            if answer.status_code == 200:
                break
        changed = answer.json()
        picture = client.get(changed["pictures"][0]["url"])
        assert picture.headers["content-type"] == "image/jpeg"
        served.process.send_signal(signal.SIGTERM)
        assert served.process.wait(3) == 0
        assert served.process.stdout is not None
        assert served.process.stdout.read() == ""
        first = served
    with running(store) as served, served.client() as client:
        assert (served.port, served.tokens) == (first.port, first.tokens)
        assert client.get(f"/items/{changed['id']}").json()["title"] == "Cambiado"
    modes = {stat.S_IMODE(path.stat().st_mode) for path in store.iterdir() if path.is_file()}
    assert modes == {0o600}
    assert stat.S_IMODE(store.stat().st_mode) == 0o700


def test_that_it_ends_when_its_standard_input_does(tmp_path: Path):
    served = start(tmp_path, "--until-stdin-closes")
    try:
        with socket.create_connection(("127.0.0.1", served.port)):
            assert served.process.stdin is not None
            served.process.stdin.close()
            assert served.process.wait(2) == 0
    finally:
        served.process.stdin = None
        stop(served)


def test_that_a_taken_port_and_a_store_in_use_are_reported(tmp_path: Path):
    with running(tmp_path / "one") as served:
        message = refused(tmp_path / "two", "--port", str(served.port), "--listings", "20")
        assert str(served.port) in message
        assert "taken" in message
        assert "in use" in refused(tmp_path / "one")
        # Port 0 goes elsewhere instead.
        with running(tmp_path / "two") as other:
            assert other.port != served.port


@pytest.mark.parametrize("end", ["killed", "told"])
def test_that_a_second_start_is_reported_where_the_first_answers_and_takes_its_place(
    tmp_path: Path, end: str
):
    store = tmp_path / "store"
    with running(store) as first:
        second = start(store, "--until-stdin-closes")
        assert (second.base_url, second.tokens) == (first.base_url, first.tokens)
        headers = {"authorization": f"Bearer {second.tokens['MX']}"}
        with second.client() as client:
            assert client.get("/users/me", headers=headers).status_code == 200
        assert stat.S_IMODE((store / "serving.json").stat().st_mode) == 0o600
        if end == "killed":
            first.process.kill()
        else:
            first.process.terminate()
        first.process.wait(10)
        # Ready once more, as the one that answers now.
        assert second.process.stdout is not None
        assert first.base_url in second.process.stdout.readline()
        with second.client() as client:
            assert client.get("/users/me", headers=headers).status_code == 200
        second.process.communicate(timeout=10)
        assert second.process.returncode == 0
        assert not (store / "serving.json").exists()


def test_that_one_who_waits_for_a_store_ends_with_its_parent(tmp_path: Path):
    store = tmp_path / "store"
    with running(store):
        second = start(store, "--until-stdin-closes")
        second.process.communicate(timeout=10)
        assert second.process.returncode == 0
        assert (store / "serving.json").exists()


def test_that_a_lock_ends_with_its_process(tmp_path: Path):
    with (
        locked_store(tmp_path),
        pytest.raises(StoreUnreadable, match="in use"),
        locked_store(tmp_path),
    ):
        pass
    with locked_store(tmp_path):
        pass


@pytest.mark.parametrize("host", ["0.0.0.0", "example.com", "192.168.1.1"])
def test_that_others_may_reach_it_only_where_somebody_says_so(tmp_path: Path, host):
    assert "--i-know-this-is-a-practice-service" in refused(tmp_path, "--host", host)


@pytest.mark.parametrize(
    ("content", "word"),
    [
        (b"not a database at all, but long enough to look at", "cannot be used"),
        (b"", "not the store of a marketplace"),
        (b"SQLite format 3\x00" + b"\xff" * 5000, "cannot be used"),
    ],
)
def test_that_an_unreadable_store_is_reported(tmp_path: Path, content, word):
    (tmp_path / "service.db").write_bytes(content)
    message = refused(tmp_path)
    assert word in message
    assert str(tmp_path) in message


def test_that_a_damaged_store_is_reported(tmp_path: Path):
    with running(tmp_path):
        pass
    path = tmp_path / "service.db"
    for name in ("service.db-wal", "service.db-shm"):
        (tmp_path / name).unlink(missing_ok=True)
    whole = path.read_bytes()
    path.write_bytes(whole[:8192] + b"\x00" * 8192 + whole[16384:])
    assert str(tmp_path) in refused(tmp_path)


def test_that_a_newer_store_is_left_alone(tmp_path: Path):
    with running(tmp_path):
        pass
    connection = sqlite3.connect(tmp_path / "service.db")
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    assert "newer version" in refused(tmp_path)


def test_that_a_store_which_is_a_file_is_reported(tmp_path: Path):
    (tmp_path / "file").write_text("x")
    assert "cannot be made" in refused(tmp_path / "file" / "store")


def test_that_a_store_where_nothing_can_be_written_is_reported():
    # Not even root writes there.
    assert "cannot be made" in refused(Path("/proc/vitrina-store"))


def test_that_a_full_disk_is_reported_and_leaves_no_half_store(tmp_path: Path):
    def limit() -> None:
        # Files end at a megabyte, and SQLite is given an error instead of killed.
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (1024 * 1024, 1024 * 1024))

    done = subprocess.run(
        command(tmp_path),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        preexec_fn=limit,
    )
    assert done.returncode == 1
    assert "cannot be written" in done.stderr
    assert "Traceback" not in done.stderr
    assert not list(tmp_path.glob("service.db*"))


def test_that_what_a_kill_left_half_written_is_removed(tmp_path: Path):
    (tmp_path / "pictures").mkdir()
    part = tmp_path / "pictures" / ".0123.part"
    part.write_bytes(b"half a picture")
    with running(tmp_path):
        assert not part.exists()


def test_that_tokens_are_on_standard_output_alone(tmp_path: Path):
    with running(tmp_path) as served:
        token = served.tokens["MX"]
        with served.client() as client:
            client.get(f"/users/me?access_token={token}")
            client.get(f"/nothing?access_token={token}")
            client.put("/items/x?access_token=" + token, content=b"\xff")
        served.process.send_signal(signal.SIGTERM)
        out, error = served.process.communicate(timeout=5)
    assert token not in out
    assert token not in error
    arguments = served.process.args
    assert token not in str(arguments)

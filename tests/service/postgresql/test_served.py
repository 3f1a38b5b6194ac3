"""``vitrina serve`` over a database server, as a process."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from app.paths import log_dir
from tests.stands.postgresql_server import GUARDED, PASSWORD, PostgresqlServer
from tests.stands.processes import command, start, stop


def _serve(*words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    # The address stands where a folder would.
    return subprocess.run(
        command(Path(), *words),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={**os.environ, **variables},
    )


@pytest.fixture
def guarded(postgresql: PostgresqlServer) -> str:
    return postgresql.address(postgresql.new_database(), GUARDED).url


def test_that_a_wrong_password_is_reported_and_shown_nowhere(guarded: str) -> None:
    done = _serve("--store", guarded, PGPASSWORD="wrong-canary")
    assert done.returncode == 1
    assert "password" in done.stderr
    assert "Traceback" not in done.stderr
    logs = "".join(path.read_text() for path in log_dir().glob("*.log"))
    assert "wrong-canary" not in done.stdout + done.stderr + logs


def test_that_a_password_in_the_address_ends_with_2_and_says_what_instead(guarded: str) -> None:
    done = _serve("--store", guarded.replace("@", f":{PASSWORD}@"))
    assert done.returncode == 2
    assert "PGPASSFILE" in done.stderr
    assert PASSWORD not in done.stdout + done.stderr


@pytest.mark.parametrize(
    ("address", "code", "reported"),
    [
        ("postgresql://nobody@127.0.0.1:1/shop", 1, "refused"),
        ("postgresql://nobody@/shop?host=/nowhere", 1, "No such file or directory"),
        ("postgresql://host:x/shop", 2, "--store"),
    ],
)
def test_that_a_wrong_address_is_reported_in_one_line(
    address: str, code: int, reported: str
) -> None:
    done = _serve("--store", address)
    assert (done.returncode, done.stdout) == (code, "")
    assert reported in done.stderr
    assert "Traceback" not in done.stderr


def test_that_fresh_is_for_folders(guarded: str) -> None:
    done = _serve("--store", guarded, "--fresh")
    assert (done.returncode, "folder" in done.stderr) == (2, True)


def test_that_it_is_served_and_found_again(
    postgresql: PostgresqlServer, guarded: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    secrets = tmp_path / "passwords"
    secrets.write_text(f"*:*:*:{GUARDED}:{PASSWORD}\n")
    secrets.chmod(0o600)
    monkeypatch.setenv("PGPASSFILE", str(secrets))
    options = ("--store", guarded, "--world", str(tmp_path))
    served = start(tmp_path, *options)
    try:
        with served.client() as client:
            headers = {"authorization": f"Bearer {served.tokens['MX']}"}
            mine = client.get("/users/me", headers=headers).json()
            assert str(mine["id"]) == served.users["MX"]
            assert PASSWORD not in Path(f"/proc/{served.process.pid}/cmdline").read_text()
            second = start(tmp_path, *options)
            try:
                assert second.tokens == served.tokens
                with second.client() as beside:
                    assert beside.get("/users/me", headers=headers).json()["id"] == mine["id"]
            finally:
                stop(second)
            differing = _serve("--store", guarded, "--seed", "7")
            assert (differing.returncode, "not of seed 7" in differing.stderr) == (2, True)
        port = served.base_url.rpartition(":")[2]
    finally:
        stop(served)
    other = _serve("--store", guarded, "--seed", "7")
    assert (other.returncode, "not of seed 7" in other.stderr) == (2, True)
    again = start(tmp_path, *options)
    try:
        assert again.tokens == served.tokens
        assert again.base_url.rpartition(":")[2] == port
    finally:
        stop(again)

"""Several workers behind one port: how they start, what becomes of one that dies, how they end."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import threading
from pathlib import Path

import httpx
import pytest

from app.paths import log_dir
from tests.service.postgresql.killed_workers import kill_again_and_again
from tests.service.postgresql.mixed_writes import Clients, faults
from tests.service.postgresql.workers import Workers, gone, served_by, until
from tests.stands import known
from tests.stands.postgresql_server import GUARDED, PASSWORD, PostgresqlServer
from tests.stands.processes import command, running, start, stop


def _serve(*words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command(*words),
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
        env={**os.environ, **variables},
    )


@pytest.mark.parametrize("number", ["0", "-1", "abc", "1000", "2.5", ""])
def test_that_a_number_of_workers_that_makes_no_sense_is_refused(tmp_path: Path, number: str):
    done = _serve(str(tmp_path), "--workers", number)
    assert (done.returncode, done.stdout) == (2, "")
    assert "--workers" in done.stderr
    assert not list(tmp_path.iterdir())


def test_that_a_folder_has_one_process(tmp_path: Path):
    done = _serve(str(tmp_path), "--workers", "2")
    assert (done.returncode, done.stdout) == (2, "")
    assert "a folder allows only one process" in done.stderr
    assert not list(tmp_path.iterdir())


def test_that_all_answer_at_one_port_and_one_that_dies_is_started_again(three: Workers):
    workers = three.pids()
    assert len(workers) == 3
    for pid in (three.pid, *workers):
        words = Path(f"/proc/{pid}/cmdline").read_text()
        assert not any(token in words for token in three.tokens.values())
        assert "VITRINA_TOKEN" not in Path(f"/proc/{pid}/environ").read_text()
    headers = {"authorization": f"Bearer {three.tokens[known.TOP]}"}
    with three.served.client() as client:
        for pid in workers:
            three.kill(pid)
            # Nobody is refused, whoever is there: the port is the supervisor's.
            until(lambda: _answers(client, headers))
        until(lambda: len(set(three.pids()) - set(workers)) == 3)
    assert "worker_ended" in "".join(path.read_text() for path in log_dir().glob("*.log"))


def _answers(client: httpx.Client, headers: dict[str, str]) -> bool:
    try:
        return client.get("/users/me", headers=headers).status_code == 200
    except httpx.TransportError:
        # It was with the worker that was killed.
        return False


def test_that_nothing_is_lost_when_workers_and_the_server_are_killed(three: Workers):
    result = kill_again_and_again(three, 3, seed=1)
    assert (result["lost"], result["torn"], result["unexpected"]) == (0, 0, 0)


@pytest.mark.prove
@pytest.mark.timeout(600)
def test_that_20_kills_of_workers_and_the_server_lose_nothing(three: Workers):
    result = kill_again_and_again(three, 20, seed=2)
    assert (result["lost"], result["torn"], result["unexpected"]) == (0, 0, 0)


@pytest.mark.prove
@pytest.mark.full
@pytest.mark.timeout(7200)
# One alone is the process that was started, and nobody starts it again: there the server is killed.
@pytest.mark.parametrize(("count", "every"), [(1, 1), (3, 3)])
def test_that_500_kills_of_workers_and_the_server_lose_nothing(
    postgresql: PostgresqlServer, count: int, every: int
):
    with served_by(postgresql, count) as workers:
        result = kill_again_and_again(workers, 500, seed=3, every=every)
    print(f"\n{count} workers: {result}")
    assert (result["lost"], result["torn"], result["unexpected"]) == (0, 0, 0)


def _play(workers: Workers, count: int, seed: int) -> None:
    story = Clients(workers.served.port, workers.tokens, seed).play(count)
    print(f"\n{count} writes: {dict(sorted(story.statuses.items()))}")
    assert not list(faults(story))
    # Whoever waits too long for others is answered 503, and has written nothing.
    assert set(story.statuses) <= {200, 201, 409, 503}
    assert story.statuses[503] * 100 <= count
    assert story.statuses[200] + story.statuses[201] > count / 4


def test_that_writes_at_once_lose_nothing(three: Workers) -> None:
    _play(three, 160, seed=1)


@pytest.mark.prove
@pytest.mark.timeout(600)
def test_that_1000_writes_at_once_lose_nothing(three: Workers) -> None:
    _play(three, 1_000, seed=2)


@pytest.mark.prove
@pytest.mark.full
@pytest.mark.timeout(3600)
def test_that_10000_writes_at_once_lose_nothing(three: Workers) -> None:
    _play(three, 10_000, seed=3)


@pytest.mark.prove
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_that_an_end_lets_what_is_under_way_finish(
    postgresql: PostgresqlServer, number: signal.Signals
):
    with served_by(postgresql, 2) as workers:
        pids = workers.pids()
        token = workers.tokens[known.TOP]
        statuses: list[int] = []
        ends = threading.Event()

        def ask() -> None:
            with workers.served.client() as client:
                client.headers["authorization"] = f"Bearer {token}"
                while not ends.is_set():
                    try:
                        statuses.append(client.get("/users/me").status_code)
                    except httpx.ConnectError:
                        return
                    except httpx.TransportError:
                        # A kept connection is closed between two requests.
                        continue

        asking = threading.Thread(target=ask)
        asking.start()
        until(lambda: len(statuses) > 5)
        assert workers.end(number) == 0
        ends.set()
        asking.join()
        assert set(statuses) <= {200, 503}
        assert gone(pids)()


@pytest.mark.prove
def test_that_another_service_stands_beside_it_unless_it_asks_for_another_world(three: Workers):
    other = _serve(three.address, "--seed", "7")
    assert (other.returncode, other.stdout) == (2, "")
    assert "not of seed 7" in other.stderr
    with running(three.address, "--port", "0") as second:
        assert second.tokens == three.served.tokens
        assert second.port != three.served.port


@pytest.mark.prove
def test_that_nobody_is_left_when_the_supervisor_is_killed(postgresql: PostgresqlServer):
    with served_by(postgresql, 2) as workers:
        pids = workers.pids()
        workers.served.process.kill()
        workers.served.process.wait(10)
        until(gone(pids))
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(("127.0.0.1", workers.served.port))


@pytest.mark.prove
def test_that_they_end_with_the_standard_input_of_who_started_them(postgresql: PostgresqlServer):
    with served_by(postgresql, 2, "--until-stdin-closes") as workers:
        pids = workers.pids()
        assert workers.served.process.stdin is not None
        workers.served.process.stdin.close()
        assert workers.served.process.wait(20) == 0
        assert gone(pids)()
        workers.served.process.stdin = None


@pytest.mark.prove
def test_that_too_few_places_in_the_server_are_reported(postgresql: PostgresqlServer):
    name = postgresql.new_database()
    postgresql.admin(
        name,
        "CREATE ROLE crowded LOGIN CONNECTION LIMIT 2",
        f"GRANT CREATE ON DATABASE {name} TO crowded",
    )
    done = _serve(postgresql.address(name, "crowded").url, "--workers", "4")
    assert (done.returncode, done.stdout) == (1, "")
    assert "did not start" in done.stderr
    assert "too many connections" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.prove
def test_that_the_password_of_the_store_is_shown_nowhere(
    postgresql: PostgresqlServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    # The path of the file is meant from where the marketplace was started.
    secrets = tmp_path / "passwords"
    secrets.write_text(f"*:*:*:{GUARDED}:{PASSWORD}\n")
    secrets.chmod(0o600)
    monkeypatch.setenv("PGPASSFILE", str(secrets))
    address = postgresql.address(postgresql.new_database(), GUARDED).url
    served = start(address, "--workers", "2")
    try:
        workers = Workers(served, postgresql, address)
        for pid in (workers.pid, *workers.pids()):
            for name in ("cmdline", "environ"):
                assert PASSWORD not in Path(f"/proc/{pid}/{name}").read_text()
    finally:
        stop(served)
    assert PASSWORD not in "".join(path.read_text() for path in log_dir().glob("*.log"))

"""One window for each workspace: the lock decides, and a second start asks the first to come up."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from app.engine.processes.window_lock import (
    LONGEST_MESSAGE,
    RAISE,
    RAISED,
    Locked,
    WindowTaken,
    claim_or_raise,
    claim_window,
    socket_names,
)

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="sockets of files")


@pytest.fixture
def short() -> Iterator[Path]:
    """A folder whose path leaves room for the name of a socket."""
    with tempfile.TemporaryDirectory(prefix="v-") as name:
        yield Path(name)


@pytest.fixture(autouse=True)
def runtime(short: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = short / "run"
    folder.mkdir(mode=0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(folder))
    return folder


@pytest.fixture
def shop(short: Path) -> Path:
    return short / "shop"


@pytest.fixture
def taken(shop: Path) -> Iterator[Path]:
    """A shop that a window has."""
    lock = claim_window(shop)
    assert lock is not None
    yield shop
    lock.release()


class Listener:
    """Stands where a window listens, and answers whatever it is told to."""

    def __init__(self, name: str, answer: bytes | None) -> None:
        self.heard = b""
        self._answer = answer
        self._server = socket.socket(socket.AF_UNIX)
        self._server.bind(name)
        self._server.listen(4)
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._serve)
        self._thread.start()

    def _serve(self) -> None:
        line, _ = self._server.accept()
        with line:
            self.heard = line.recv(100_000)
            if self._answer is None:
                self._over.wait(30)
            else:
                try:
                    line.sendall(self._answer)
                except OSError:
                    # Whoever asked has read enough.
                    return

    def close(self) -> None:
        self._over.set()
        self._thread.join()
        self._server.close()


@pytest.fixture
def listen(taken: Path) -> Iterator[Callable[[bytes | None], Listener]]:
    made: list[Listener] = []

    def make(answer: bytes | None) -> Listener:
        made.append(Listener(socket_names(taken)[0], answer))
        return made[-1]

    yield make
    for listener in made:
        listener.close()


def test_that_a_workspace_has_one_window_and_another_one_a_window_of_its_own(
    taken: Path, tmp_path: Path
) -> None:
    with pytest.raises(Locked):
        claim_window(taken)
    other = claim_or_raise(tmp_path / "other")
    assert other is not None
    other.release()
    assert socket_names(taken) != socket_names(tmp_path / "other")


def test_that_the_first_window_is_asked_to_come_up_and_told_nothing_else(
    taken: Path, listen: Callable[[bytes | None], Listener], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VITRINA_TOKEN", "APP-7-" + "5e" * 16)
    listener = listen(RAISED)
    with pytest.raises(WindowTaken) as told:
        claim_or_raise(taken)
    assert told.value.raised
    assert listener.heard == RAISE == b'{"verb":"raise"}\n'


@pytest.mark.parametrize(
    "answer",
    [b"", b"garbage\n", b'{"done":"raise"}', b'{"done":"other"}\n', b"x" * 1_000_000, b"\0\xff\n"],
    ids=["nothing", "garbage", "cut", "other", "1 MB", "bytes"],
)
def test_that_a_squatter_who_answers_anything_else_is_no_window(
    taken: Path, listen: Callable[[bytes | None], Listener], answer: bytes
) -> None:
    listen(answer)
    with pytest.raises(WindowTaken) as told:
        claim_or_raise(taken)
    assert not told.value.raised
    assert LONGEST_MESSAGE == 4_096


def test_that_a_window_that_does_not_answer_is_waited_for_a_second(
    taken: Path,
    listen: Callable[[bytes | None], Listener],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("app.engine.processes.window_lock.ANSWER_SECONDS", 0.05)
    listen(None)
    with pytest.raises(WindowTaken) as told:
        claim_or_raise(taken)
    assert not told.value.raised


@pytest.mark.parametrize("what", ["nothing", "socket", "file", "folder"])
def test_that_a_name_where_nobody_listens_means_nothing(taken: Path, what: str) -> None:
    name = Path(socket_names(taken)[0])
    match what:
        case "socket":
            with socket.socket(socket.AF_UNIX) as left:
                left.bind(str(name))
        case "file":
            name.write_text("no socket")
        case "folder":
            name.mkdir()
    with pytest.raises(WindowTaken) as told:
        claim_or_raise(taken, timeout=0.1)
    assert not told.value.raised


def test_that_a_window_that_is_just_closing_is_waited_for(shop: Path) -> None:
    lock = claim_window(shop)
    assert lock is not None
    closing = threading.Timer(0.1, lock.release)
    closing.start()
    mine = claim_or_raise(shop, timeout=30)
    assert mine is not None
    mine.release()
    closing.join()


def test_that_a_killed_window_leaves_the_shop_free(shop: Path) -> None:
    holder = subprocess.Popen(
        [
            sys.executable,
            "-c",
            "import sys, socket; from pathlib import Path\n"
            "from app.engine.processes.window_lock import claim_window, socket_names\n"
            "lock = claim_window(Path(sys.argv[1]))\n"
            "left = socket.socket(socket.AF_UNIX)\n"
            "left.bind(socket_names(Path(sys.argv[1]))[0]); left.listen()\n"
            "print('taken', flush=True); sys.stdin.read()",
            str(shop),
        ],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert holder.stdout is not None
    assert holder.stdout.readline() == b"taken\n"
    with pytest.raises(Locked):
        claim_window(shop)
    holder.kill()
    holder.communicate()
    assert Path(socket_names(shop)[0]).exists()
    lock = claim_or_raise(shop)
    assert lock is not None
    lock.release()


def test_that_only_a_place_of_one_s_own_is_listened_at(shop: Path, runtime: Path) -> None:
    claimed = claim_window(shop)
    assert claimed is not None
    claimed.release()
    assert [Path(name).parent for name in socket_names(shop)] == [runtime, shop]
    runtime.chmod(0o755)
    assert [Path(name).parent for name in socket_names(shop)] == [shop]
    shop.chmod(0o750)
    assert socket_names(shop) == []


def test_that_a_place_too_deep_for_a_socket_is_left_out(tmp_path: Path, runtime: Path) -> None:
    deep = tmp_path / ("x" * 120)
    lock = claim_window(deep)
    assert lock is not None
    assert [Path(name).parent for name in socket_names(deep)] in ([runtime], [])
    lock.release()


def test_that_the_same_folder_by_another_way_is_the_same(shop: Path, tmp_path: Path) -> None:
    shop.mkdir(mode=0o700)
    link = tmp_path / "link"
    link.symlink_to(shop)
    assert socket_names(link) == socket_names(shop)


def test_that_where_nothing_can_be_written_there_is_nothing_to_keep(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    assert claim_or_raise(tmp_path / "file" / "shop") is None
    assert os.environ["XDG_RUNTIME_DIR"]

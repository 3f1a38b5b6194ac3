"""What holds for every test: no screen, no network, no home folder, nothing left behind."""

from __future__ import annotations

import asyncio
import gc
import inspect
import ipaddress
import logging
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from _pytest.runner import runtestprotocol

from app.workspace.sqlite.open_files import is_open_here
from tests import ROOT
from tests.stands import canary
from tests.stands.fork_server import Popen, forking, serving
from tests.stands.virtual_clock import VirtualClock

if TYPE_CHECKING:
    from tests.stands.postgresql_server import PostgresqlServer

# Before anything imports Qt: it reads this once.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

_OTHERWISE_INHERITED = (
    *("VITRINA_TOKEN", "VITRINA_FIRST_PAINT", "LANGUAGE"),
    *("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "http_proxy", "https_proxy", "all_proxy"),
)
_HOME = pytest.StashKey[Path]()
_TREE = pytest.StashKey[frozenset[Path]]()
_LONG = frozenset({"api", "e2e", "faults", "service"})
_QUICK = frozenset({"client", "contract", "domain", "editing", "rules", "workspace"})
_WORKERS = pytest.StashKey[list[list[str]]]()
_refused: list[str] = []
_opened_beside: list[str] = []


class NetworkRefused(AssertionError):
    """A test tried to reach something beyond loopback."""


def pytest_configure(config: pytest.Config) -> None:
    """Give the whole run a home of its own, one language, one time zone, and no way out."""
    # Collecting makes millions of objects and no garbage.
    gc.disable()
    home = Path(tempfile.mkdtemp(prefix="vitrina-tests-"))
    config.add_cleanup(lambda: shutil.rmtree(home, ignore_errors=True))
    for name in _OTHERWISE_INHERITED:
        os.environ.pop(name, None)
    for kind in ("CONFIG", "DATA", "CACHE", "STATE"):
        os.environ[f"XDG_{kind}_HOME"] = str(home / kind.lower())
    os.environ |= {
        "HOME": str(home),
        "LC_ALL": "C.UTF-8",
        "TZ": "UTC",
        "PYTHON_KEYRING_BACKEND": "keyring.backends.null.Keyring",
        # What a test starts is this program, in whatever folder.
        "PYTHONPATH": str(ROOT),
    }
    if hasattr(time, "tzset"):
        time.tzset()
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # A run that a script put in the background ignores Ctrl+C, and so would what it starts.
        signal.signal(signal.SIGINT, signal.default_int_handler)
    # One folder for all processes of a run: the first of them makes it.
    learned = os.environ.setdefault("VITRINA_TESTS_LEARNED", str(home / "learned"))
    Path(learned).mkdir(exist_ok=True)
    _guard_network()
    sys.addaudithook(_watch_databases)
    canary.watch_processes()
    config.stash[_HOME] = home
    config.stash[_TREE] = _tree()
    config.stash[_WORKERS] = []


def _tree() -> frozenset[Path]:
    """What lies in the project, but for source and for what tools keep there."""
    found = set(ROOT.iterdir()) - {ROOT / "build", ROOT / "dist"}
    for name in ("app", "packaging", "resources", "tests"):
        found.update((ROOT / name).rglob("*"))
    kept = (path for path in found if path.suffix not in (".py", ".pyc"))
    return frozenset(path for path in kept if not path.name.startswith((".", "__pycache__")))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the files that take long for a few tests first, and those of quick tests last: whoever
    of several processes ends first then waits for a short one."""
    items.sort(key=_turn)


def _turn(item: pytest.Item) -> int:
    folder = item.path.relative_to(ROOT / "tests").parts[0]
    return 0 if folder in _LONG else 2 if folder in _QUICK else 1


def pytest_collection_finish(session: pytest.Session) -> None:
    """Set aside what has been collected: it stays to the end, and the collector of garbage need
    not look through ten thousand tests each time.

    Tests work in a folder of the run: what is written under a bare name is not left in the tree. No
    worker that runs in their process makes it slower for those that come after.
    """
    folder, before = session.config.stash[_HOME] / "here", Path.cwd()
    folder.mkdir()
    os.chdir(folder)
    session.config.add_cleanup(lambda: os.chdir(before))
    if hasattr(os, "nice"):
        os.nice = lambda _steps: 0
    gc.collect()
    gc.freeze()
    gc.enable()


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Look through all that the run has left behind: no file may hold a token, and none may lie
    in the tree.

    Of several processes each looks through what is its own, while the others are still at work.
    """
    factory = getattr(session.config, "_tmp_path_factory", None)
    folders = [session.config.stash[_HOME]]
    workers = session.config.stash[_WORKERS]
    if factory is not None and factory._basetemp is not None and not workers:
        folders.append(factory._basetemp)
    found = [f"{folder}: {name}" for folder in folders for name in canary.leaks(folder)]
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["tokens"] = found
        return
    found += [leak for worker in workers for leak in worker]
    left = sorted(map(str, _tree() - session.config.stash[_TREE]))
    for title, problems in (("a token was left in", found), ("left in the tree", left)):
        if problems:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED
            print(f"\n{title}", *problems, sep="\n  ")


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """Of several processes, have each report one thing for a test that passes, instead of three."""
    if not hasattr(item.config, "workerinput"):
        return None
    hook = item.ihook
    hook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    for report in runtestprotocol(item, log=False, nextitem=nextitem):
        if report.when == "call" or not report.passed:
            hook.pytest_runtest_logreport(report=report)
    hook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Keep what another process of the run has found."""
    # One that broke off has found nothing.
    output = getattr(node, "workeroutput", {})
    node.config.stash[_WORKERS].append(output.get("tokens", []))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Fail a test whose output or log, or a process it started, showed a token."""
    report = yield
    if call.when == "teardown" and report.passed:
        shown = [name for name, text in report.sections if canary.holds(text.encode())]
        shown += [f"the process {command}" for command in canary.processes]
        canary.processes.clear()
        if shown:
            report.outcome = "failed"
            report.longrepr = f"a token stood in {', '.join(shown)}"
    return report


def _watch_databases(event: str, arguments: tuple[object, ...]) -> None:
    """Note who opens a database by other means than SQLite while this process has it open.

    Closing such a handle drops the locks of the open connections (POSIX), without a word.
    """
    if event != "open" or not str(arguments[0]).endswith(".db"):
        return
    path, flags = Path(os.fsdecode(str(arguments[0]))), arguments[2]
    exclusive = isinstance(flags, int) and flags & os.O_EXCL
    frame = sys._getframe(1)
    while frame.f_back and Path(frame.f_code.co_filename).name in ("pathlib.py", "shutil.py"):
        frame = frame.f_back
    by_a_test = "/tests/" in frame.f_code.co_filename
    # What has to be new gets no handle of a file that is there.
    if not exclusive and not by_a_test and is_open_here(path):
        _opened_beside.append(f"{path.name} by {frame.f_code.co_qualname}")


def _is_loopback(host: object) -> bool:
    if host in (None, "", "localhost", b"localhost"):
        return True
    try:
        return ipaddress.ip_address(
            host.decode() if isinstance(host, bytes) else str(host)
        ).is_loopback
    except ValueError:
        return False


def _guard_network() -> None:
    connect, connect_ex = socket.socket.connect, socket.socket.connect_ex
    resolve = socket.getaddrinfo

    def check(host: object) -> None:
        if not _is_loopback(host):
            _refused.append(str(host))
            raise NetworkRefused(f"a test tried to reach {host!r}")

    def checked(address: object) -> object:
        if isinstance(address, tuple):
            check(address[0])
        return address

    socket.socket.connect = lambda self, address: connect(self, checked(address))
    socket.socket.connect_ex = lambda self, address: connect_ex(self, checked(address))

    def guarded(host, *args, **kwargs):
        check(host)
        return resolve(host, *args, **kwargs)

    socket.getaddrinfo = guarded


class _Warnings(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.texts: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        text = f"{record.levelname} {record.name}: {record.getMessage()}"
        if record.exc_info and record.exc_info[1] is not None:
            text += f" ({record.exc_info[1]!r})"
        self.texts.append(text)


_warnings = _Warnings()


# What follows holds for every test, and is a hook as a fixture costs each of fifteen thousand tests
# several times as much.
@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None]:
    """Begin to watch what a test does."""
    for watched in (_refused, _opened_beside, _warnings.texts):
        watched.clear()
    logging.getLogger().addHandler(_warnings)
    names = getattr(item, "fixturenames", None)
    is_async = inspect.iscoroutinefunction(getattr(item, "function", None))
    if names is not None and is_async and "_task_watch" not in names:
        names.insert(0, "_task_watch")
    _learn_once_outside_of_its_tests(item)
    return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None]:
    """Fail a test that tried to leave the machine, even when the program swallowed the refusal; in
    which the program opened a connected database as a plain file; or that makes the program log a
    warning, unless it is marked ``logs_warnings``."""
    try:
        yield
    finally:
        logging.getLogger().removeHandler(_warnings)
    if _refused:
        pytest.fail(f"the test tried to reach {', '.join(_refused)}")
    if _opened_beside:
        pytest.fail("opened while connected: " + ", ".join(_opened_beside))
    if _warnings.texts and item.get_closest_marker("logs_warnings") is None:
        pytest.fail("unexpected in the log:\n  " + "\n  ".join(_warnings.texts))


def _learn_once_outside_of_its_tests(item: pytest.Item) -> None:
    """Have what was learned by a test once known to all, but where learning is what is tested."""
    if "app.service.prediction.lessons" in sys.modules:
        from tests.stands.learned_once import learn_each_time, learn_once

        tested = item.nodeid.startswith("tests/service/prediction/")
        learn_each_time() if tested else learn_once()


@pytest.fixture
async def _task_watch() -> AsyncIterator[None]:
    """Fail an async test that leaves a task running."""
    before = asyncio.all_tasks()
    yield
    # One turn, so that what was cancelled or has just ended can go.
    await asyncio.sleep(0)
    left = asyncio.all_tasks() - before - {asyncio.current_task()}
    if left:
        pytest.fail("still running: " + ", ".join(sorted(task.get_name() for task in left)))


@pytest.fixture
def clock() -> VirtualClock:
    """A clock that moves only when told to."""
    return VirtualClock()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgresqlServer]:
    from tests.stands.postgresql_server import postgresql_server

    with postgresql_server() as server:
        yield server


@pytest.fixture(scope="session")
def fork_server() -> Iterator[str]:
    """The address of the one that forks, or nothing where there is none."""
    if os.name != "posix":
        yield ""
        return
    with serving() as address:
        yield address


@pytest.fixture(scope="module")
def forked(fork_server: str) -> Iterator[None]:
    """The processes of a module's tests are forked."""
    if not fork_server:
        yield
        return
    with forking(fork_server):
        yield


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test's processes are started: asyncio waits for children of its own process alone."""
    monkeypatch.setattr(subprocess, "Popen", Popen)

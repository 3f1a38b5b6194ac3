"""Slow, many and endless requests: each within limits, and legitimate slow ones served."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psutil
import pytest
import uvicorn
from uvicorn.server import ServerState

from app.domain.wire import read_json
from app.service.bodies import LARGEST_BODY, ByteBudget
from app.service.errors import TooBusy
from app.service.http.connections import ConnectionLimits, http_protocol
from app.service.http.request_log import RequestLog
from app.service.serving import Server
from tests.stands.processes import Served, running
from tests.stands.raw_requests import MEGABYTE, request
from tests.stands.raw_requests import send as send_raw

pytestmark = pytest.mark.usefixtures("forked")

LIMITS = ConnectionLimits(connections=3, head_seconds=20, body_seconds=20, body_rate=1_000)
HEAD = b"POST /items HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 100000\r\n\r\n"


class SlowLoop:
    """The running loop with a clock that moves when told to."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self.now = 1_000.0

    def time(self) -> float:
        return self.now

    def __getattr__(self, name: str) -> Any:
        return getattr(self._loop, name)


class Wire(asyncio.Transport):
    """The other end of a connection: what was written, and whether it was closed."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)})
        self.written = b""
        self.closed = False
        self.paused = False

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False

    @property
    def status(self) -> int:
        return int(self.written.split()[1]) if self.written else 0


async def swallow(scope: Any, receive: Any, send: Any) -> None:
    """Read a request to its end and answer 200."""
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b""})


class Ignoring:
    """Never asks for a body, until it is told to end."""

    def __init__(self) -> None:
        self.end = asyncio.Event()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await self.end.wait()


class Bench:
    """Connections to one server, on a clock of their own."""

    def __init__(self, app: Any = swallow, limits: ConnectionLimits = LIMITS) -> None:
        self.loop = SlowLoop()
        self._app = app
        self._config = uvicorn.Config(app, log_config=None, lifespan="off")
        self._config.load()
        self.state = ServerState()
        self._limits = limits

    def connect(self) -> tuple[Any, Wire]:
        kind: Any = http_protocol(self._limits)
        protocol = kind(self._config, self.state, {}, _loop=self.loop)
        wire = Wire()
        protocol.connection_made(wire)
        return protocol, wire

    async def settle(self) -> None:
        """Let the tasks of requests run until nothing more happens."""
        for _ in range(10):
            await asyncio.sleep(0)

    async def close(self) -> None:
        for connection in list(self.state.connections):
            connection.connection_lost(None)
        if isinstance(self._app, Ignoring):
            self._app.end.set()
        await self.settle()

    def later(self, seconds: float) -> None:
        """Let time pass, looked at every second as the server does."""
        for _ in range(int(seconds)):
            self.loop.now += 1
            for connection in list(self.state.connections):
                connection.close_if_overdue(self.loop.now)


async def test_that_a_connection_that_says_nothing_ends_without_a_word():
    bench = Bench()
    _, wire = bench.connect()
    bench.later(20)
    assert not wire.closed
    bench.later(2)
    assert (wire.closed, wire.written) == (True, b"")


async def test_that_a_head_in_drops_has_its_time_and_no_more():
    bench = Bench()
    protocol, wire = bench.connect()
    for byte in HEAD[:19]:
        protocol.data_received(bytes([byte]))
        bench.later(1)
    assert not wire.closed
    protocol.data_received(HEAD[19:20])
    bench.later(2)
    assert (wire.closed, wire.status) == (True, 408)
    error = read_json(wire.written.partition(b"\r\n\r\n")[2])
    assert (error["error"], error["status"], error["cause"]) == ("request_timeout", 408, [])


async def test_that_the_next_head_on_a_connection_has_its_own_time():
    bench = Bench()
    protocol, wire = bench.connect()
    get = b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
    protocol.data_received(get)
    await bench.settle()
    bench.later(70)
    assert (wire.closed, wire.status) == (False, 200)
    wire.written = b""
    protocol.data_received(get[:5])
    bench.later(18)
    protocol.data_received(get[5:])
    await bench.settle()
    assert (wire.closed, wire.status) == (False, 200)
    wire.written = b""
    protocol.data_received(get[:5])
    bench.later(22)
    assert (wire.closed, wire.status) == (True, 408)
    await bench.close()


@pytest.mark.parametrize(("rate", "served"), [(1_100, True), (5_000, True), (900, False)])
async def test_that_a_body_may_be_slow_but_not_endless(rate: int, served: bool):
    bench = Bench()
    protocol, wire = bench.connect()
    protocol.data_received(HEAD)
    left = 100_000 if served else 200_000
    while left > 0 and not wire.closed:
        protocol.data_received(b"x" * min(rate, left))
        left -= rate
        await bench.settle()
        bench.later(1)
        if not served and left <= 110_000:
            break
    if not served:
        # What comes at less than the rate uses up the seconds that are given beside it.
        bench.later(120)
    assert (wire.closed, wire.status) == (not served, 200 if served else 408)
    await bench.close()


async def test_that_a_body_that_stops_is_over():
    bench = Bench()
    protocol, wire = bench.connect()
    protocol.data_received(HEAD + b"x" * 50)
    await bench.settle()
    bench.later(19)
    assert not wire.closed
    bench.later(3)
    assert (wire.closed, wire.status) == (True, 408)
    await bench.close()


async def test_that_a_body_the_marketplace_does_not_read_is_not_late():
    bench = Bench(Ignoring())
    protocol, wire = bench.connect()
    protocol.data_received(HEAD + b"x" * 70_000)
    await bench.settle()
    assert wire.paused
    bench.later(500)
    assert not wire.closed
    await bench.close()


async def test_that_an_answer_may_take_as_long_as_it_does():
    bench = Bench(Ignoring())
    protocol, wire = bench.connect()
    protocol.data_received(b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
    await bench.settle()
    bench.later(500)
    assert not wire.closed
    await bench.close()


@pytest.mark.parametrize(
    ("start", "piece", "status"),
    [
        (b"GET / HTTP/1.1\r\nx-long: ", b"a" * 10_000, 431),
        (b"GET / HTTP/1.1\r\n", b"x-many: a\r\n" * 900, 431),
        (b"GET /", b"a" * 10_000, 414),
    ],
)
async def test_that_an_endless_head_is_refused_before_it_fills_anything(start, piece, status):
    bench = Bench()
    protocol, wire = bench.connect()
    protocol.data_received(start)
    sent = 0
    while not wire.closed and sent < MEGABYTE:
        protocol.data_received(piece)
        sent += len(piece)
    assert (wire.status, wire.closed) == (status, True)
    assert sent <= LIMITS.head_bytes + len(piece)
    assert read_json(wire.written.partition(b"\r\n\r\n")[2])["status"] == status


async def test_that_too_many_connections_are_refused_and_resting_ones_make_room():
    bench = Bench()
    busy = [bench.connect() for _ in range(3)]
    _, refused = bench.connect()
    assert (refused.status, refused.closed) == (503, True)
    assert b"retry-after: 1" in refused.written
    protocol, resting = busy[0]
    protocol.data_received(b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
    await bench.settle()
    for connection in list(bench.state.connections):
        if connection.transport is refused:
            connection.connection_lost(None)
    _, taken = bench.connect()
    assert (taken.closed, resting.closed) == (False, True)
    await bench.close()


async def test_that_room_is_given_in_the_order_it_was_asked_for():
    budget = ByteBudget(10)
    await budget.reserve(6)
    order: list[str] = []

    async def wait(name: str, size: int) -> None:
        await budget.reserve(size)
        order.append(name)

    async with asyncio.TaskGroup() as group:
        group.create_task(wait("first", 8))
        await asyncio.sleep(0)
        group.create_task(wait("second", 1))
        await asyncio.sleep(0)
        # Four are free, and still nobody overtakes.
        assert order == []
        budget.release(6)
    assert order == ["first", "second"]
    budget.release(9)


async def test_that_who_waits_too_long_for_room_is_reported_and_takes_none():
    budget = ByteBudget(10, timeout=0.01)
    await budget.reserve(10)
    with pytest.raises(TooBusy):
        await budget.reserve(1)
    budget.release(10)
    await budget.reserve(10)


async def test_that_who_goes_while_waiting_takes_no_room():
    budget = ByteBudget(10)
    await budget.reserve(10)
    waiting = asyncio.ensure_future(budget.reserve(4))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    budget.release(10)
    await budget.reserve(10)


@contextmanager
def serving(
    folder: Path, limits: ConnectionLimits, alive: Callable[[], None] | None = None
) -> Iterator[int]:
    """Serve :func:`swallow` in a thread with the limits given."""
    log = RequestLog(folder / "log")
    server = Server(None, log, limits, alive=alive)
    ready = threading.Event()
    with socket.create_server(("127.0.0.1", 0)) as listener:
        listener.setblocking(False)
        port = listener.getsockname()[1]
        thread = threading.Thread(
            target=server.serve_until_stopped, args=(swallow, listener, ready.set)
        )
        thread.start()
        try:
            assert ready.wait(20)
            yield port
        finally:
            server.end()
            thread.join(20)
            log.close()


def answered(connection: socket.socket) -> bytes:
    """Everything that comes until the connection ends."""
    data = b""
    while piece := connection.recv(65536):
        data += piece
    return data


@pytest.mark.parametrize("sent", [b"GET / HT", HEAD + b"x" * 10, b""])
def test_that_a_server_ends_what_takes_too_long(tmp_path: Path, sent: bytes):
    limits = ConnectionLimits(head_seconds=0.1, body_seconds=0.1)
    with (
        serving(tmp_path, limits) as port,
        socket.create_connection(("127.0.0.1", port), timeout=20) as connection,
    ):
        connection.sendall(sent)
        data = answered(connection)
    assert data.startswith(b"HTTP/1.1 408 ") if sent else data == b""


def test_that_a_server_reports_again_and_again_that_it_is_alive(tmp_path: Path):
    reports = threading.Semaphore(0)
    with serving(tmp_path, ConnectionLimits(), reports.release):
        assert all(reports.acquire(timeout=20) for _ in range(2))


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with running(tmp_path_factory.mktemp("store")) as served:
        yield served


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"x_long": b"a" * 16_384}, 200),
        ({"x_long": b"a" * 16_385}, 431),
        ({"x" * 16_385: b"a"}, 431),
        ({"x_long": b"a" * 200_000}, 431),
        ({f"x_{number}": b"a" * 1_000 for number in range(200)}, 431),
        ({f"x_{number}": b"a" * 1_000 for number in range(20)}, 200),
    ],
    ids=lambda value: f"{len(value)}" if isinstance(value, dict) else str(value),
)
def test_that_header_lines_over_16_kb_are_refused(served: Served, headers, status):
    answer = send_raw(served.port, request(served.port, b"GET", b"/currencies", **headers))
    assert answer.status == status
    if status != 200:
        error = read_json(answer.body)
        assert (error["status"], error["error"]) == (431, "headers_too_large")


def flood(served: Served, count: int, size: int, path: bytes) -> list[socket.socket]:
    """Open connections that send as much of a body as is taken, but for its last byte."""
    head = request(served.port, b"POST", path, content_length=b"%d" % size)
    block = b" " * 65536
    waiting: dict[socket.socket, list[int]] = {}
    for _ in range(count):
        connection = socket.create_connection(("127.0.0.1", served.port), timeout=20)
        connection.sendall(head.replace(b"\r\n\r\n", b"\r\ncontent-type: application/json\r\n\r\n"))
        connection.setblocking(False)
        waiting[connection] = [size - 1]
    idle = 0
    while idle < 20 and any(left[0] for left in waiting.values()):
        moved = 0
        for connection, left in waiting.items():
            try:
                moved += (sent := connection.send(block[: left[0]]) if left[0] else 0)
                left[0] -= sent
            except BlockingIOError:
                continue
        idle = 0 if moved else idle + 1
        if not moved:
            # The marketplace answers somebody else meanwhile, so it had its turn.
            assert send_raw(served.port, request(served.port, b"GET", b"/currencies")).status == 200
    return list(waiting)


@pytest.mark.timeout(120)
@pytest.mark.parametrize(
    "path", [b"/items", b"/sites/MX/category_predictor/predict", b"/items/validate"]
)
def test_that_40_anonymous_bodies_of_10_mb_stay_within_40_mb(served: Served, path: bytes):
    process = psutil.Process(served.process.pid)
    assert send_raw(served.port, request(served.port, b"GET", b"/currencies")).status == 200
    before = process.memory_info().rss
    connections = flood(served, 40, LARGEST_BODY, path)
    try:
        grown = process.memory_info().rss - before
        print(f"\n40 unfinished bodies: memory grew by {grown / MEGABYTE:.1f} MB")
        assert grown < 40 * MEGABYTE
        # Others are served meanwhile: readers, small bodies, and a seller's large one.
        token = served.tokens["MX"].encode()
        small = request(served.port, b"POST", b"/sites/MX/category_predictor/predict", b"{}")
        assert send_raw(served.port, small).status == 400
        large = request(
            served.port, b"POST", b"/items/validate?access_token=" + token, b" " * 5 * MEGABYTE
        )
        assert send_raw(served.port, large).status == 400
        for connection in connections:
            connection.setblocking(True)
            connection.close()
        connections = []
        grown = process.memory_info().rss - before
        assert grown < 40 * MEGABYTE
    finally:
        for connection in connections:
            connection.close()
    assert send_raw(served.port, request(served.port, b"GET", b"/currencies")).status == 200


def test_that_40_whole_bodies_at_a_time_are_all_answered_within_40_mb(served: Served):
    process = psutil.Process(served.process.pid)
    before = process.memory_info().rss
    body = b'{"title":"' + b"x" * (LARGEST_BODY - 100) + b'"}'
    whole = request(served.port, b"POST", b"/sites/MX/category_predictor/predict", body)
    answers: list[int] = []

    def ask() -> None:
        answers.append(send_raw(served.port, whole, wait=60).status)

    threads = [threading.Thread(target=ask) for _ in range(40)]
    for thread in threads:
        thread.start()
    highest = before
    while any(thread.is_alive() for thread in threads):
        highest = max(highest, process.memory_info().rss)
        threads[0].join(0.02)
        threads = [thread for thread in threads if thread.is_alive()] or threads
    print(f"\n40 whole bodies: memory grew by {(highest - before) / MEGABYTE:.1f} MB")
    assert set(answers) == {400}
    assert len(answers) == 40
    assert highest - before < 40 * MEGABYTE

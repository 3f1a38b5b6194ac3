"""The marketplace in a PostgreSQL server, with 1, 2 and 4 workers, against the same in a file.

Reads and writes of one seller and of many, with 1,000 and 10,000 listings; ``--large`` asks with
1,000,000 as well. The rates are drawn in ``build/bench/postgresql.svg``.
"""

from __future__ import annotations

import contextlib
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import httpx

from tests import ROOT
from tests.benchmarks.bar_chart import Panel, write_bars
from tests.benchmarks.http_rates import answers_per_second
from tests.benchmarks.measure import Measurement, child_environment, note, report, spread
from tests.stands.postgresql_server import PostgresqlServer, programs

SIZES = (1_000, 10_000)
LARGE = 1_000_000
WORKERS = (1, 2, 4)
ROUNDS = 5
SECONDS = 0.5
SELLERS = 6
IDS = 60
"""Listings of a seller that are asked for and written."""

CHART = ROOT / "build" / "bench" / "postgresql.svg"
FILE = "SQLite"
# A file in the process against a server beside it that answers over a socket: what a statement
# costs there is most of it, and the workers share two cores with the server and with who asks.
# The bounds are what was found, and some room.
BOUNDS = {
    "GET item, one seller": 0.08,
    "GET item, many sellers": 0.08,
    "GET search": 0.1,
    "PUT item, one seller": 0.15,
    "PUT item, many sellers": 0.15,
}

Sold = list[tuple[str, list[str]]]
"""The token of each seller, with ids of listings whose stock can be written."""


class _Served:
    """A marketplace of this source, as processes of their own."""

    def __init__(self, store: str, listings: int, workers: int = 1) -> None:
        self._process = subprocess.Popen(
            [
                *(sys.executable, "-m", "app", "serve", "--store", store, "--json"),
                *("--listings", str(listings), "--workers", str(workers)),
                *("--port", "0", "--until-stdin-closes"),
            ],
            env=child_environment(),
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        lines = [json.loads(self._process.stdout.readline()) for _ in range(1 + SELLERS)]
        self.port = int(lines[0]["base_url"].rpartition(":")[2])
        self._sellers = [(line["user_id"], line["access_token"]) for line in lines[1:]]

    def sold(self) -> Sold:
        """Return what can be asked for and written, the first seller first."""
        with httpx.Client(
            base_url=f"http://127.0.0.1:{self.port}", trust_env=False, timeout=60
        ) as client:
            return [(token, _writable(client, *one)) for one in self._sellers for token in one[1:]]

    def requests(self, sold: Sold) -> dict[str, list[bytes]]:
        """Return the requests of each question."""
        one = [(sold[0][0], id_) for id_ in sold[0][1]]
        many = [(token, ids[at]) for at in range(IDS) for token, ids in sold if at < len(ids)]
        search = self._request(sold[0][0], "GET", "/sites/MX/search?q=de&limit=10")
        return {
            "GET item, one seller": self._reads(one),
            "GET item, many sellers": self._reads(many),
            "GET search": [search] * 8,
            "PUT item, one seller": self._writes(one),
            "PUT item, many sellers": self._writes(many),
        }

    def end(self) -> None:
        """Let it end in order."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(20)

    def _reads(self, items: list[tuple[str, str]]) -> list[bytes]:
        return [self._request(token, "GET", f"/items/{id_}") for token, id_ in items]

    def _writes(self, items: list[tuple[str, str]]) -> list[bytes]:
        return [
            self._request(token, "PUT", f"/items/{id_}", json.dumps({"available_quantity": stock}))
            for stock in range(5, 12)
            for token, id_ in items
        ]

    def _request(self, token: str, method: str, path: str, body: str = "") -> bytes:
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
        head += f"Authorization: Bearer {token}\r\nContent-Length: {len(body)}\r\n"
        return f"{head}Content-Type: application/json\r\n\r\n{body}".encode()


def _writable(client: httpx.Client, seller: str, token: str) -> list[str]:
    headers = {"authorization": f"Bearer {token}"}
    path = f"/users/{seller}/items/search"
    parameters = {"status": "active", "limit": "100"}
    found = client.get(path, params=parameters, headers=headers).json()["results"]
    stock = {"available_quantity": 4}

    def takes(id_: str) -> bool:
        return client.put(f"/items/{id_}", json=stock, headers=headers).is_success

    return [id_ for id_ in found if takes(id_)][:IDS]


@contextlib.contextmanager
def _all(listings: int) -> Iterator[dict[str, _Served]]:
    """Serve the same world from a file, and from a server with more and more workers."""
    bin_folder = programs()
    if bin_folder is None:
        raise SystemExit("needs a PostgreSQL server: python3 packaging/dev.py setup --postgresql")
    with (
        tempfile.TemporaryDirectory(prefix="vitrina-bench-") as folder,
        tempfile.TemporaryDirectory(prefix="vitrina-") as data,
        contextlib.ExitStack() as stack,
    ):
        # Commits are on the disk, as they are in the file.
        server = PostgresqlServer(Path(data), bin_folder, durable=True)
        stack.callback(server.stop)
        served = {FILE: _Served(str(Path(folder) / "store"), listings)}
        stack.callback(served[FILE].end)
        address = server.address(server.new_database()).url
        for workers in WORKERS:
            # All serve the same store; who is not asked does nothing.
            name = f"PostgreSQL, {workers} worker{'s' if workers > 1 else ''}"
            served[name] = _Served(address, listings, workers)
            stack.callback(served[name].end)
        yield served


def _measure(listings: int) -> dict[str, dict[str, float]]:
    """Return for each question the rate of each, in answers a second."""
    found: dict[str, dict[str, float]] = {}
    with _all(listings) as served:
        sold = {name: one.sold() for name, one in served.items()}
        asked = {name: one.requests(sold[name]) for name, one in served.items()}
        for question in BOUNDS:
            rates: dict[str, list[float]] = {name: [] for name in served}
            for _ in range(ROUNDS):
                for name, one in served.items():
                    requests = asked[name][question]
                    rates[name].append(answers_per_second(one.port, requests, SECONDS))
            for name, values in rates.items():
                note(f"{listings:,} listings, {question}, {name}: {spread(values)}")
            found[question] = {name: median(values) for name, values in rates.items()}
    return found


def _draw(rates: dict[int, dict[str, dict[str, float]]]) -> None:
    series = list(next(iter(next(iter(rates.values())).values())))
    panels = [
        Panel(f"{listings:,} listings", {name: list(of.values()) for name, of in found.items()})
        for listings, found in rates.items()
    ]
    write_bars(CHART, "Answers a second, eight clients, two cores", series, panels)
    note(f"drawn in {CHART}")


def _growth(rates: dict[int, dict[str, dict[str, float]]]) -> Iterator[str]:
    """Say what becomes of each rate from the smallest to the largest size."""
    first, last = min(rates), max(rates)
    for question, of in rates[first].items():
        shares = ", ".join(f"{name} {rates[last][question][name] / of[name]:.2f}x" for name in of)
        yield f"{question}, from {first:,} to {last:,} listings: {shares}"


def main(words: list[str]) -> int:
    sizes = (*SIZES, LARGE) if "--large" in words else SIZES
    rates = {listings: _measure(listings) for listings in sizes}
    _draw(rates)
    for line in _growth(rates):
        note(line)
    found = [
        Measurement(
            f"{question}, {listings:,} listings, {name} and {FILE}, answers a second",
            rate,
            of[FILE],
            BOUNDS[question],
            "/s",
            at_most=False,
        )
        for listings, questions in rates.items()
        for question, of in questions.items()
        for name, rate in of.items()
        if name != FILE
    ]
    return report(found, words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

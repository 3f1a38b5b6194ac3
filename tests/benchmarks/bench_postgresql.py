"""The marketplace over a PostgreSQL server against the same over a file: reads and writes."""

from __future__ import annotations

import contextlib
import json
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median

import httpx

from tests.benchmarks.http_rates import answers_per_second
from tests.benchmarks.measure import ROOT, Measurement, child_environment, note, report, spread
from tests.stands.postgresql_server import PostgresqlServer, programs

LISTINGS = 1_000
ROUNDS = 10
SECONDS = 0.5
# A file in the process against a server beside it that answers over a socket: what a statement
# costs there is most of it. The bounds are what was found, and some room.
BOUNDS = {"GET /items/:id": 0.1, "GET /sites/:id/search": 0.1, "PUT /items/:id": 0.3}


class _Served:
    """A marketplace of this source, as a process of its own."""

    def __init__(self, store: str) -> None:
        self._process = subprocess.Popen(
            [
                *(sys.executable, "-m", "app", "serve", "--store", store, "--json"),
                *("--listings", str(LISTINGS), "--until-stdin-closes"),
            ],
            env=child_environment(),
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        lines = [json.loads(self._process.stdout.readline()) for _ in range(2)]
        self.port = int(lines[0]["base_url"].rpartition(":")[2])
        self.seller = lines[1]["user_id"]
        self.token = lines[1]["access_token"]

    def requests(self, ids: list[str]) -> dict[str, Callable[[int], bytes]]:
        """Return for each name what the request of a number is."""
        return {
            "GET /items/:id": lambda n: self._request("GET", f"/items/{ids[n % len(ids)]}"),
            "GET /sites/:id/search": lambda n: self._request(
                "GET", "/sites/MX/search?q=de&limit=10"
            ),
            "PUT /items/:id": lambda n: self._request(
                "PUT", f"/items/{ids[n % len(ids)]}", json.dumps({"available_quantity": 5 + n % 90})
            ),
        }

    def ids(self) -> list[str]:
        """Return ids of active listings of the first seller whose stock can be written."""
        with httpx.Client(
            base_url=f"http://127.0.0.1:{self.port}",
            headers={"authorization": f"Bearer {self.token}"},
            trust_env=False,
        ) as client:
            path = f"/users/{self.seller}/items/search"
            found = client.get(path, params={"status": "active", "limit": 100}).json()["results"]
            stock = {"available_quantity": 4}
            return [id_ for id_ in found if client.put(f"/items/{id_}", json=stock).is_success]

    def end(self) -> None:
        """Let it end in order."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(10)

    def _request(self, method: str, path: str, body: str = "") -> bytes:
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
        head += f"Authorization: Bearer {self.token}\r\nContent-Length: {len(body)}\r\n"
        return f"{head}Content-Type: application/json\r\n\r\n{body}".encode()


@contextlib.contextmanager
def _both() -> Iterator[dict[str, _Served]]:
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
        served = {
            "ours": _Served(server.address(server.new_database()).url),
            "reference": _Served(str(Path(folder) / "store")),
        }
        for one in served.values():
            stack.callback(one.end)
        yield served


def main(words: list[str]) -> int:
    found = []
    with _both() as served:
        requests = {side: one.requests(one.ids()) for side, one in served.items()}
        for name, bound in BOUNDS.items():
            rates: dict[str, list[float]] = {side: [] for side in served}
            for _ in range(ROUNDS):
                for side, one in served.items():
                    asked = [requests[side][name](number) for number in range(400)]
                    rates[side].append(answers_per_second(one.port, asked, SECONDS))
            for side, values in rates.items():
                note(f"{name}, {'PostgreSQL' if side == 'ours' else 'SQLite'}: {spread(values)}")
            ours, reference = (median(values) for values in rates.values())
            title = f"{name} over PostgreSQL and over a file, answers a second"
            found.append(Measurement(title, ours, reference, bound, "/s", at_most=False))
    return report(found, words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

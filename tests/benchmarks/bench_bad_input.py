"""What hostile requests cost the marketplace: each bad input against 100 ms, and memory in all."""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path
from statistics import median

import psutil

from tests.benchmarks.http_rates import start_ours
from tests.benchmarks.measure import Measurement, close_input, next_line, note, report
from tests.stands.raw_requests import MEGABYTE, bad_requests, request, send

ALLOWED_MS = 100.0
ALLOWED_MB = 40.0
ROUNDS = 7
LISTINGS = 200


def main(words: list[str]) -> int:
    with tempfile.TemporaryDirectory(prefix="vitrina-bench-") as name:
        store = Path(name) / "store"
        process, port = start_ours(store, LISTINGS)
        # The ready line of the first seller follows that of the address.
        token = next_line(process).partition('"access_token":"')[2].partition('"')[0]
        send(port, request(port, b"GET", b"/items/MX404"))
        watched = psutil.Process(process.pid)
        before = highest = watched.memory_info().rss
        times: dict[str, list[float]] = {}
        for _ in range(ROUNDS):
            for what, data, statuses in bad_requests(port, token.encode()):
                started = time.perf_counter()
                answer = send(port, data)
                times.setdefault(what, []).append((time.perf_counter() - started) * 1000)
                if answer.status not in statuses:
                    raise SystemExit(f"{what} is answered {answer.status}")
                highest = max(highest, watched.memory_info().rss)
        close_input(process)
        process.wait(10)
    typical = {what: median(taken) for what, taken in times.items()}
    for what, taken in sorted(typical.items(), key=lambda row: -row[1]):
        note(f"bad input, {what}: {taken:.2f} ms")
    slowest = max(typical, key=lambda what: typical[what])
    grown = max(0.01, (highest - before) / MEGABYTE)
    return report(
        [
            Measurement(
                f"bad input, the slowest ({slowest})", typical[slowest], ALLOWED_MS, 1.0, "ms"
            ),
            Measurement("bad input, memory it takes", grown, ALLOWED_MB, 1.0, "MB"),
        ],
        words,
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

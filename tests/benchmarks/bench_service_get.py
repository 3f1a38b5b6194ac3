"""``GET /items/:id`` of the marketplace against a bare ASGI handler over the same SQLite file."""

from __future__ import annotations

import sys

from tests.benchmarks.http_rates import compare
from tests.benchmarks.measure import report

BOUND = 0.6
LISTINGS = 200


def main(words: list[str]) -> int:
    found = compare(
        "GET /items/:id, answers a second",
        LISTINGS,
        lambda ids: [f"/items/{item_id}" for item_id in ids[:200]],
        BOUND,
    )
    return report([found], words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

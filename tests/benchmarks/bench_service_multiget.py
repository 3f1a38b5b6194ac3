"""A multi-get of 100 items against a bare handler that reads the same rows and joins them."""

from __future__ import annotations

import sys

from tests.benchmarks.http_rates import CONNECTIONS, compare
from tests.benchmarks.measure import report

BOUND = 0.7
LISTINGS = 1_000
IDS = 100


def paths_of(ids: list[str]) -> list[str]:
    """Hundreds of ids that begin at different places, as many as there are connections."""
    step = (len(ids) - IDS) // CONNECTIONS
    starts = range(0, step * CONNECTIONS, step)
    return [f"/items?ids={','.join(ids[start : start + IDS])}" for start in starts]


def main(words: list[str]) -> int:
    found = compare("multi-get of 100, answers a second", LISTINGS, paths_of, BOUND)
    return report([found], words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

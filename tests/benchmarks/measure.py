"""What every benchmark shares: a measurement beside its reference, judged by a bound."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median
from typing import TYPE_CHECKING

from tests import ROOT
from tests.stands.processor_time import slowness

if TYPE_CHECKING:
    # What is measured loads no more for it.
    from subprocess import Popen


@dataclass(frozen=True)
class Measurement:
    """One figure of ours and of the reference, taken in the same run.

    The ratio is ours to theirs; with ``at_most`` it must not be above the bound, otherwise not
    below it. ``unit`` follows the figures when they are shown.
    """

    name: str
    ours: float
    reference: float
    bound: float
    unit: str
    at_most: bool = True

    @property
    def ratio(self) -> float:
        return self.ours / self.reference

    @property
    def ok(self) -> bool:
        return self.ratio <= self.bound if self.at_most else self.ratio >= self.bound

    def row(self) -> dict[str, str]:
        """The measurement as the cells of a table."""
        return {
            "name": self.name,
            "ours": _figure(self.ours, self.unit),
            "reference": _figure(self.reference, self.unit),
            "ratio": f"{self.ratio:.3f}",
            "bound": f"{'<=' if self.at_most else '>='} {self.bound:.2f}",
            "ok": "yes" if self.ok else "no",
        }


def _figure(value: float, unit: str) -> str:
    return f"{value:,.0f} {unit}" if value >= 1_000 else f"{value:.2f} {unit}"


def report(measurements: Sequence[Measurement], words: Sequence[str]) -> int:
    """Print the rows, as JSON lines after ``--json``; 1 when one missed its bound, else 0.

    Each row has how slow the machine was right afterwards: the same program takes more seconds
    where neighbours use the processor, too. It moves no bound.
    """
    slow = {"slowness": f"{slowness():.2f}"}
    for measurement in measurements:
        row = measurement.row() | slow
        print(json.dumps(row) if "--json" in words else "  ".join(row.values()), flush=True)
    return 0 if all(measurement.ok for measurement in measurements) else 1


def note(text: str) -> None:
    """Say something that is no measurement, where it does not disturb."""
    print(text, file=sys.stderr, flush=True)


def spread(values: Sequence[float]) -> str:
    """Median and range, for the notes."""
    return f"median {median(values):.2f} ({min(values):.2f} to {max(values):.2f})"


def child_environment(**changes: str) -> dict[str, str]:
    """The environment of a measured process: the source tree, and bytecode as everywhere else."""
    inherited = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    return inherited | {"PYTHONPATH": str(ROOT), "PYTHONSAFEPATH": "1"} | changes


def next_line(process: Popen[str]) -> str:
    """The next line that a process writes to its pipe, waited for."""
    assert process.stdout is not None, "its output is a pipe"
    return process.stdout.readline()


def close_input(process: Popen[str]) -> None:
    """Close the pipe that a process reads: for those that run until then, the sign to end."""
    assert process.stdin is not None, "its input is a pipe"
    process.stdin.close()

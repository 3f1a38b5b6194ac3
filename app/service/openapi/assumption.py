"""One point that the specification leaves open."""

from __future__ import annotations

from typing import NamedTuple


class Assumption(NamedTuple):
    """One open point: the section it belongs to, the question, and the answer given here."""

    section: str
    question: str
    answer: str

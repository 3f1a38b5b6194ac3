"""The guess for a title: its most likely leaf, and the probability of every step on its path."""

from __future__ import annotations

from typing import NamedTuple


class Guess(NamedTuple):
    """The most likely category of a title.

    ``probability`` is that of ``category_id``, 0 to 1; ``path`` leads from the root to it, each
    step with the probability that the title belongs somewhere below that step.
    """

    category_id: str
    probability: float
    path: tuple[tuple[str, float], ...]


Question = tuple[str, str | None]
"""A title and the category to search below; ``None`` searches all categories."""

Ranking = list[tuple[str, float]]
"""Categories with their probabilities, the most likely first."""

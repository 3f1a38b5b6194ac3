"""What every field of a form needs to know about the shop."""

from __future__ import annotations

from typing import NamedTuple


class FormContext(NamedTuple):
    """How the shop writes numbers and money; ``decimals`` is what its currency has."""

    locale: str
    currency_id: str
    decimals: int

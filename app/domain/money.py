"""How large and how fine an amount of money may be."""

from __future__ import annotations

from typing import Final

MOST_DIGITS: Final = 18
"""Digits of an amount, its two decimals included."""

MOST_PLACES: Final = 2
"""Decimals of an amount where its currency does not say."""

WHOLE_DIGITS: Final = MOST_DIGITS - MOST_PLACES
"""Digits of an amount before its decimals."""

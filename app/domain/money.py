"""The limits of amounts of money: digits and decimals."""

from __future__ import annotations

from typing import Final

MOST_DIGITS: Final = 18
"""The maximum number of digits of an amount, including its two decimals."""

MOST_PLACES: Final = 2
"""The maximum number of decimals of an amount if its currency does not define it."""

WHOLE_DIGITS: Final = MOST_DIGITS - MOST_PLACES
"""The maximum number of digits of an amount before its decimals."""

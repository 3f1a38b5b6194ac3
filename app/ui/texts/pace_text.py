"""Texts for the speed of a job and its remaining time."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING, Final

from app.ui.look.translation import Words

if TYPE_CHECKING:
    from collections.abc import Callable

Pace: Final = Words("Pace")

# The limits above which the next larger unit is used: seconds, and minutes.
_SECONDS, _MINUTES = 90, 90


def pace_text(done: int, left: int, seconds: float, number: Callable[[int | Decimal], str]) -> str:
    """Return the rate and the remaining time of a job that did ``done`` pieces in ``seconds``.

    ``left`` is the number of remaining pieces. The text is empty if nothing is done yet, as there
    is no rate.
    """
    if done <= 0 or seconds <= 0:
        return ""
    per_second = done / seconds
    shown = round(per_second) if per_second >= 10 else Decimal(round(per_second * 10)) / 10
    rate = Pace.tr("{rate} per s").format(rate=number(shown))
    if not shown:
        rate = Pace.tr("{rate} per min").format(rate=number(max(1, round(per_second * 60))))
    return f"{rate} · {_time_left(max(0, round(left / per_second)), number)}"


def about_text(seconds: float, number: Callable[[int | Decimal], str]) -> str:
    """Return the estimated duration of a job that has not begun, rounded to its precision."""
    whole = max(1, round(seconds))
    if whole < _SECONDS:
        # Rounded to tens, as it is not known to the second.
        shown = whole if whole < 10 else round(whole, -1)
        return Pace.tr("about {left} s").format(left=number(shown))
    minutes = round(whole / 60)
    if minutes < _MINUTES:
        return Pace.tr("about {left} min").format(left=number(minutes))
    return Pace.tr("about {left} h").format(left=number(Decimal(round(minutes / 6)) / 10))


def _time_left(seconds: int, number: Callable[[int | Decimal], str]) -> str:
    if seconds < _SECONDS:
        return Pace.tr("{left} s left").format(left=number(seconds))
    minutes = round(seconds / 60)
    if minutes < _MINUTES:
        return Pace.tr("{left} min left").format(left=number(minutes))
    hours, rest = divmod(minutes, 60)
    if not rest:
        return Pace.tr("{left} h left").format(left=number(hours))
    return Pace.tr("{hours} h {minutes} min left").format(hours=number(hours), minutes=number(rest))

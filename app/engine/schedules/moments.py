"""Times as a seller writes them, on the wall clock of a zone, in milliseconds since 1970."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from app.domain.coded_error import CodedError, nearest_hint
from app.domain.timestamps import format_timestamp

EARLIEST, LATEST = 2000, 2100


class ScheduleError(CodedError):
    """A schedule that cannot be made or changed as requested; the code gives the reason."""


def zone_of(name: str) -> ZoneInfo:
    """Return a zone such as ``America/Santiago``; raise ``ScheduleError`` if it does not exist."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        near = nearest_hint(name[:60], available_timezones())
        raise ScheduleError("schedule.no_zone", name=name[:60], **near) from None


def moment_in(text: str, zone: str) -> int:
    """Return the time that ``text`` means in ``zone``.

    The text is for example ``2026-11-27`` or ``2026-11-27 00:30``; one with an offset of its own
    (``…T00:30-03:00``) is independent of the zone. A time that the clock skips when summer time
    begins is moved forward by the same amount; of a time that occurs twice when it ends, the first
    one counts. Raise ``ScheduleError``.
    """
    try:
        read = datetime.fromisoformat(text.strip())
    except ValueError:
        raise ScheduleError("schedule.no_moment", text=text[:40]) from None
    if not EARLIEST <= read.year < LATEST:
        raise ScheduleError("schedule.no_moment", text=text[:40])
    aware = read if read.tzinfo is not None else read.replace(tzinfo=zone_of(zone))
    return round(aware.astimezone(UTC).timestamp() * 1000)


def shown_in(moment: int, zone: str) -> str:
    """Return a time on the wall clock of ``zone``: ``2026-11-27 00:30``."""
    there = datetime.fromtimestamp(moment / 1000, zone_of(zone))
    return f"{there:%Y-%m-%d %H:%M}"


def in_utc(moment: int) -> str:
    """Return a time in ISO format in UTC, as on the wire."""
    return format_timestamp(datetime.fromtimestamp(moment / 1000, UTC))

"""Timestamps of the service, converted from and to aware datetimes."""

from __future__ import annotations

import re
from datetime import UTC, datetime

LONGEST = 40

_TIMESTAMP = re.compile(
    r"[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ][0-9]{2}:[0-9]{2}(?::[0-9]{2}(?:[.,][0-9]{1,9})?)?"
    r"(?:[Zz]|[+-][0-9]{2}:?[0-9]{2})?"
)


def parse_timestamp(text: object) -> datetime | None:
    """Parse an ISO 8601 date and time into UTC; return ``None`` for anything else.

    Any offset is accepted; without one the time is taken as UTC. Digits beyond microseconds are cut
    off.
    """
    if not isinstance(text, str) or len(text) > LONGEST:
        return None
    if not _is_usual(text) and not _TIMESTAMP.fullmatch(text):
        return None
    try:
        moment = datetime.fromisoformat(text.upper())
        if moment.tzinfo is None:
            return moment.replace(tzinfo=UTC)
        return _in_utc(moment)
    except (ValueError, OverflowError):
        return None


def _is_usual(text: str) -> bool:
    """Return whether a text has the form in which this program writes timestamps."""
    return (
        len(text) == 24 and text[4] == text[7] == "-" and text[10] == "T" and text[13] == ":"
    ) and (text[16] == ":" and text[19] == "." and text[23] == "Z")


def format_timestamp(moment: datetime) -> str:
    """Format an aware datetime in UTC with milliseconds: ``2026-11-20T17:00:00.000Z``.

    Raise ``ValueError`` for a datetime without a time zone, which denotes no definite moment.
    """
    if moment.tzinfo is None:
        raise ValueError("a timestamp needs a time zone")
    plain = _in_utc(moment).replace(tzinfo=None)
    return plain.isoformat(timespec="milliseconds") + "Z"


def _in_utc(moment: datetime) -> datetime:
    # Nearly all are there already.
    return moment if moment.tzinfo is UTC else moment.astimezone(UTC)

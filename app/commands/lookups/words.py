"""Formatting of amounts, times and facts for the look-up commands."""

from __future__ import annotations

from collections.abc import Iterable

from app.commands.language import tr
from app.commands.texts.figures import UNKNOWN, moment_shown
from app.commands.wording import plain
from app.terminal import say


def or_unknown(value: object) -> object:
    """Return ``value``, or the sign for an unknown value."""
    return UNKNOWN if value is None or value in ("", (), []) else value


def time_text(timestamp: object) -> str:
    """Return a time of the marketplace in UTC, to the second."""
    from app.domain.timestamps import parse_timestamp

    moment = parse_timestamp(timestamp)
    return UNKNOWN if moment is None else moment_shown(moment.strftime("%Y-%m-%dT%H:%M:%SZ"))


def yes_no(value: bool | None) -> str:
    """Return yes, no, or the sign for an unknown value."""
    return UNKNOWN if value is None else tr("yes") if value else tr("no")


def print_facts(facts: Iterable[tuple[str, object]]) -> None:
    """Print pairs of names and values, one per line; numbers are formatted as in the window."""
    shown = [(name, plain(or_unknown(value), 200)) for name, value in facts]
    width = max((len(name) for name, _ in shown), default=0)
    say(*(f"  {name.ljust(width)}  {text}" for name, text in shown))

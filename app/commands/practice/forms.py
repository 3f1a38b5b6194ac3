"""The options of ``practice`` on the command line, as request bodies of the marketplace."""

from __future__ import annotations

import re
from datetime import timedelta
from decimal import Decimal, InvalidOperation
from typing import IO, TYPE_CHECKING

import click

from app.commands.language import tr
from app.commands.texts.problems import json_text
from app.commands.wording import plain

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from app.domain.models.practice import PracticeFaults
    from app.domain.shapes import JsonObject

_LARGEST_FILE = 1_000_000
_AHEAD = re.compile(
    r"(?:(\d{1,9})w)?(?:(\d{1,9})d)?(?:(\d{1,9})h)?(?:(\d{1,9})m)?(?:(\d{1,9}(?:\.\d{1,3})?)s)?"
)
_SECONDS = (604_800, 86_400, 3_600, 60, 1)
# The counts that the marketplace keeps are not part of a fault to set.
_COUNTED = ("calls", "hits")


def read_figure(
    _context: click.Context, _option: click.Parameter, value: str | None
) -> Decimal | None:
    """Return a typed number of 0 or more; raise ``BadParameter`` for anything else."""
    if value is None:
        return None
    from app.editing.numbers import write_plain

    try:
        number = Decimal(value)
    except InvalidOperation:
        number = Decimal(-1)
    if not number.is_finite() or number < 0 or number.adjusted() > 12:
        raise click.BadParameter(
            tr("{value!r} is not a number such as 6 or 0.15", value=plain(value, 40))
        )
    # JSON needs the number without an exponent.
    return Decimal(write_plain(number))


def fault_form(options: Mapping[str, object]) -> JsonObject:
    """Return a fault built from ``options``; raise ``UsageError`` for no or an unknown kind."""
    from app.commands.lookups.lookup_run import unknown
    from app.service.practice.faults import FaultKind

    kinds = [kind.value for kind in FaultKind]
    kind = options.get("kind")
    if kind is None:
        raise click.UsageError(
            tr("Give a KIND, or --file. The kinds are {kinds}.", kinds=", ".join(kinds))
        )
    if kind not in kinds:
        unknown("fault", str(kind), kinds, hint="KIND")
    return dict(options)


def read_faults(file: IO[bytes]) -> JsonObject:
    """Return the faults in a file; raise ``BadParameter`` if it is not a JSON object.

    The marketplace validates their content.
    """
    from app.domain.wire import Unreadable, read_json

    try:
        value = read_json(file.read(_LARGEST_FILE))
    except Unreadable as error:
        raise click.BadParameter(json_text(error), param_hint="--file") from error
    if not isinstance(value, dict):
        raise click.BadParameter(tr('it is not {"seed": N, "faults": [...]}'), param_hint="--file")
    return value


def with_known(known: PracticeFaults, form: JsonObject, *, seed: object) -> JsonObject:
    """Return the current faults followed by those of ``form``, with the given ``seed``."""
    kept = [
        {name: value for name, value in fault.to_wire().items() if name not in _COUNTED}
        for fault in known.faults or ()
    ]
    added = form["faults"]
    assert isinstance(added, list)
    return {"seed": known.seed or 0 if seed is None else seed, "faults": [*kept, *added]}


def seconds_ahead(text: str) -> Callable[[str], Decimal]:
    """Return a function from the marketplace's time to the seconds until ``text``.

    ``text`` is a span or a moment. Raise ``BadParameter`` if it is neither; the function raises it
    for a moment in the past.
    """
    from app.domain.timestamps import parse_timestamp

    span = _AHEAD.fullmatch(text.strip().lower())
    if span is not None and any(span.groups()):
        seconds = sum(
            (
                Decimal(part) * size
                for part, size in zip(span.groups(), _SECONDS, strict=True)
                if part
            ),
            Decimal(0),
        )
        return lambda _now: seconds
    moment = parse_timestamp(text)
    if moment is None:
        raise click.BadParameter(
            tr(
                "{text!r} is neither a duration such as 90s, 30m, 6h, 2d or 1d12h nor a "
                "time such as 2026-01-31T12:00:00Z",
                text=plain(text, 40),
            ),
            param_hint="AHEAD",
        )

    def until(now: str) -> Decimal:
        began = parse_timestamp(now)
        if began is None or moment < began:
            raise click.BadParameter(
                tr(
                    "the marketplace's time is already {now}, and its clock never goes back",
                    now=plain(now, 40),
                ),
                param_hint="AHEAD",
            )
        return Decimal((moment - began) // timedelta(milliseconds=1)) / 1000

    return until

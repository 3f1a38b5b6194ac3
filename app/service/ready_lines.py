"""The lines that announce a ready marketplace: its address and its sellers."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable

from app.domain.wire import write_json
from app.service.stores.users import SellerLine
from app.terminal import printable_json, say


def ready_lines(
    base_url: str,
    store_id: str,
    sellers: Iterable[SellerLine],
    *,
    as_json: bool,
    joined: bool = False,
) -> list[str]:
    """Return the ready lines, one for the address and one for each seller.

    As JSON each line is an object with ``event``: ``ready`` or ``seller``. The former has the id of
    the store, because its port may differ next time, and is marked ``joined`` if another process
    serves the store. Only this function prints tokens.
    """
    extra = {"joined": True} if joined else {}
    first = _json_line("ready", base_url=base_url, store=store_id, **extra)
    lines = [first if as_json else _ready_line(base_url)]
    for seller in sellers:
        if as_json:
            lines.append(_json_line("seller", **seller._asdict()))
        else:
            # Blanks separate the fields, so they are replaced in nicknames.
            fields = ("_".join(field.split()) for field in seller)
            lines.append(" ".join(("seller", *fields)))
    return lines


def print_lines(lines: list[str]) -> None:
    """Print the lines; if the reader is gone, the marketplace runs on."""
    with contextlib.suppress(OSError, ValueError):
        say(*lines)


def _ready_line(base_url: str) -> str:
    return f"marketplace ready at {base_url}"


def _json_line(event: str, **fields: str | bool) -> str:
    return printable_json(write_json({"event": event, **fields}).decode())

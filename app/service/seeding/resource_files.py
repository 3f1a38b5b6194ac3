"""The data files of the practice marketplace, read once."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from app.paths import resource

Table = dict[str, Any]


@cache
def read_table(name: str) -> Table:
    """Return the contents of a TOML file below ``resources/practice``.

    Raise ``FileNotFoundError`` if the program was installed without its resources.
    """
    return tomllib.loads(resource(f"practice/{name}").read_text(encoding="utf-8"))


@cache
def read_tree() -> tuple[Table, ...]:
    """Return the files of the category tree, one root each, sorted by name."""
    folder = resource("practice/tree")
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".toml"))
    return tuple(read_table(f"tree/{name}") for name in names)

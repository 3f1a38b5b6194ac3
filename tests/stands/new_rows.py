"""Rows of a sheet that are of no listing yet, and the file they stand in."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any


def new_rows(
    form: Mapping[str, Any], codes: Iterable[str], price: object = 1500
) -> list[dict[str, object]]:
    """Return a row for each own code, which the marketplace takes as it takes ``form``."""
    named = {f"{one['name']} [{one['id']}]": one["value_name"] for one in form["attributes"]}
    return [
        {
            "Own code": code,
            "Title": f"Nuevo {code}",
            "Price": price,
            "Stock": 3,
            "Category ID": form["category_id"],
            "Free shipping": "yes",
            "Pictures": "https://example.com/1.jpg",
            **named,
        }
        for code in codes
    ]


def write_rows(path: Path, rows: Sequence[Mapping[str, object]]) -> Path:
    """Write a sheet with a column for each name that a row has; return its path."""
    file = io.StringIO()
    writer = csv.DictWriter(file, list(dict.fromkeys(name for row in rows for name in row)))
    writer.writeheader()
    writer.writerows(rows)
    path.write_text(file.getvalue(), encoding="utf-8")
    return path

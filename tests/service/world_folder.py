"""The files of a world, written for a test."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

Files = dict[str, Any]


def write(folder: Path, files: Files) -> Path:
    """Write files: lists as JSON, item lists as lines, bytes as they are."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(content, bytes):
            path.write_bytes(content)
        elif name.endswith(".jsonl"):
            path.write_bytes(b"".join(as_json(line) + b"\n" for line in content))
        else:
            path.write_bytes(as_json(content))
    return folder


def as_json(value: object) -> bytes:
    """Write a value as JSON, decimals as numbers."""
    return json.dumps(value, default=float).encode()

"""Pictures on their way to the marketplace: their files, and the ids answers give them."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

from app.rules.shapes import objects_of, text_of
from app.workspace.outbox import OutboxRow

_SHA = re.compile(r"[0-9a-f]{64}")
SUFFIXES = (".jpg", ".png", ".gif", ".webp")


class UploadUnsettled(Exception):
    """An upload ended the sending for now; ``row`` is the row in its new state."""

    def __init__(self, row: OutboxRow) -> None:
        super().__init__(row.state)
        self.row = row


def file_of(uploads: Path, sha: str) -> Path | None:
    """The prepared picture with this checksum, or ``None``."""
    # The checksum comes from a draft on the disk: anything else could name a file elsewhere.
    if not _SHA.fullmatch(sha):
        return None
    candidates = (uploads / f"{sha}{suffix}" for suffix in SUFFIXES)
    return next((path for path in candidates if path.is_file()), None)


def picture_ids(item: Mapping[str, Any]) -> set[str]:
    """The ids of a listing's pictures."""
    return {text_of(entry.get("id")) for entry in objects_of(item.get("pictures"))} - {""}


def without_pictures(item: Mapping[str, Any], ids: Collection[str]) -> Mapping[str, Any]:
    """The listing without these of its pictures."""
    if not ids:
        return item
    pictures = objects_of(item.get("pictures"))
    return {**item, "pictures": [p for p in pictures if text_of(p.get("id")) not in ids]}


def answered_ids(answer: object, known: set[str]) -> set[str]:
    """The new ids in the answer to an upload: a picture, the whole item or the list of pictures."""
    if isinstance(answer, Mapping) and "pictures" not in answer:
        answer = [answer]
    if isinstance(answer, list):
        answer = {"pictures": answer}
    return picture_ids(answer) - known if isinstance(answer, Mapping) else set()

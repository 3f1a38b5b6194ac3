"""Typed dicts for descriptions of a listing, which have endpoints of their own."""

from __future__ import annotations

from typing import TypedDict


class WireDescriptionRevision(TypedDict, total=False):
    """An earlier version of a description that was replaced."""

    text: str | None
    plain_text: str | None
    created: str | None


class WireDescriptionRecord(TypedDict, total=False):
    """One description of a listing; inside an item only its id is guaranteed."""

    id: str | int | None
    text: str | None
    plain_text: str | None
    created: str | None
    last_updated: str | None
    revisions: list[WireDescriptionRevision] | None


class WireDescriptionText(TypedDict, total=False):
    """The description in a creation form if it is not a plain text."""

    text: str | None
    plain_text: str | None

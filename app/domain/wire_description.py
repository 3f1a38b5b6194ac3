"""Descriptions of a listing as they travel, which have endpoints of their own."""

from __future__ import annotations

from typing import TypedDict


class WireDescriptionRevision(TypedDict, total=False):
    """A description as it was before it was replaced."""

    text: str | None
    plain_text: str | None
    created: str | None


class WireDescriptionRecord(TypedDict, total=False):
    """One description of a listing; inside an item only the id is sure to be there."""

    id: str | int | None
    text: str | None
    plain_text: str | None
    created: str | None
    last_updated: str | None
    revisions: list[WireDescriptionRevision] | None


class WireDescriptionText(TypedDict, total=False):
    """The description of a creation form, when it is not a plain text."""

    text: str | None
    plain_text: str | None

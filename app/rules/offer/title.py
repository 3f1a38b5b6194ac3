"""Titles and the other short texts of a listing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from app.domain.shapes import is_blank, is_plain
from app.domain.wire_item import WireItem
from app.rules.findings import Finding

if TYPE_CHECKING:
    from app.domain.models.category import CategorySettings

LONGEST_SKU = 120
LONGEST_WARRANTY = 1000
LONGEST_VIDEO_ID = 64
LONGEST_UNLIMITED = 1_000_000
"""The maximum number of characters of a text without a limit of the category."""


def check_title(title: object, longest: int | None) -> Iterator[Finding]:
    """Check a title; its length is counted in code points, like the limit of the category."""
    if title is None or (isinstance(title, str) and not title.strip()):
        yield Finding.error("title", "item.title.required")
    else:
        yield from _check_text("title", title, longest)


def check_subtitle(subtitle: object, longest: int | None) -> Iterator[Finding]:
    """Check a subtitle, which is optional."""
    if not is_blank(subtitle):
        yield from _check_text("subtitle", subtitle, longest)


def check_description(description: object, longest: int | None) -> Iterator[Finding]:
    """Check the description of a creation form: a text, or an object with one or two texts."""
    if description is None:
        return
    if isinstance(description, Mapping):
        texts = [description.get("text"), description.get("plain_text")]
    else:
        texts = [description]
    for text in texts:
        if text is not None and not isinstance(text, str):
            yield Finding.error("description", "item.description.invalid")
            return
    limit = longest if longest is not None else LONGEST_UNLIMITED
    length = max((len(text) for text in texts if text is not None), default=0)
    if length > limit:
        yield Finding.error(
            "description", "item.description.too_long", length=length, longest=limit
        )
    elif not all(is_plain(text, several_lines=True) for text in texts if text is not None):
        yield Finding.error("description", "item.description.invalid")


def check_custom_field(text: object) -> Iterator[Finding]:
    """Check the own code, the only text that can still be changed in a closed listing."""
    if not is_blank(text):
        yield from _check_text("seller_custom_field", text, LONGEST_SKU)


def check_texts(item: WireItem, settings: CategorySettings) -> Iterator[Finding]:
    """Check the title, the subtitle and the seller's own texts of a listing."""
    yield from check_title(item.get("title"), settings.max_title_length)
    yield from check_subtitle(item.get("subtitle"), settings.max_sub_title_length)
    yield from check_custom_field(item.get("seller_custom_field"))
    if not is_blank(item.get("video_id")):
        yield from _check_text("video_id", item["video_id"], LONGEST_VIDEO_ID)
    warranty = item.get("warranty")
    if not is_blank(warranty) and not isinstance(warranty, bool):
        yield from _check_text("warranty", warranty, LONGEST_WARRANTY)


def _check_text(path: str, text: object, longest: int | None) -> Iterator[Finding]:
    if not isinstance(text, str):
        yield Finding.error(path, f"item.{path}.invalid")
        return
    limit = longest if longest is not None else LONGEST_UNLIMITED
    if len(text) > limit:
        yield Finding.error(path, f"item.{path}.too_long", length=len(text), longest=limit)
    elif not is_plain(text):
        yield Finding.error(path, f"item.{path}.invalid")

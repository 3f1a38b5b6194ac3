"""The intent to build a title from a listing's attributes, using the pattern of its category."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.domain.shapes import text_of
from app.editing.draft import ItemDraft
from app.editing.placeholders import check_pattern, titled
from app.engine.changes.prepared import ChangeError, LiveListing
from app.engine.listings.title_patterns import LONGEST_PATTERN
from app.workspace.outbox_command import Change

if TYPE_CHECKING:
    from app.engine.changes.reading import ListingReader
    from app.engine.listings.title_patterns import KeptPatterns


@dataclass(frozen=True, slots=True)
class MadeTitle:
    """The title that a pattern such as ``{BRAND} {MODEL}`` gives for a listing."""

    item_id: str
    pattern: str
    needs_texts: bool = False

    def over(self, listing: LiveListing) -> Change:
        """Return the change to the new title, cut at a whole word; empty if it is the same.

        Raise ``ChangeError`` if the pattern names no attribute of the category, or if none of the
        named attributes has a value.
        """
        require_pattern(self.pattern, listing)
        draft = ItemDraft(self.item_id, listing.item)
        title = titled(self.pattern, draft, listing.category.limits.max_title_length)
        if not title:
            raise ChangeError("pattern.no_value", text=self.pattern[:60])
        same = title == text_of(listing.item.get("title"))
        return Change(self.item_id, listing.item, {} if same else {"title": title})


def require_pattern(pattern: str, listing: LiveListing) -> None:
    """Raise ``ChangeError`` for a pattern that cannot be used in the listing's category."""
    if len(pattern) > LONGEST_PATTERN:
        raise ChangeError("pattern.too_long", most=LONGEST_PATTERN)
    known = {one.id for one in listing.attributes}
    for wrong in check_pattern(pattern, known):
        raise ChangeError(wrong.code, **wrong.params)


async def made_title(
    reader: ListingReader,
    patterns: KeptPatterns,
    item_id: str,
    pattern: str | None = None,
    *,
    keep: bool = True,
) -> MadeTitle:
    """Return the title that ``pattern``, or the one stored for the category, gives for a listing.

    A given pattern is stored for the category, as the window does, unless ``keep`` is off. Raise
    ``ChangeError``, also if no pattern is stored, and ``NoticeError``.
    """
    listing = await reader.read(item_id)
    category_id = text_of(listing.item.get("category_id"))
    if pattern is None:
        kept = await patterns.of(category_id)
        if not kept:
            raise ChangeError("pattern.none_kept", name=category_id)
        return MadeTitle(item_id, kept)
    if not pattern.strip():
        raise ChangeError("pattern.blank")
    require_pattern(pattern, listing)
    if keep:
        await patterns.keep(category_id, pattern)
    return MadeTitle(item_id, pattern)

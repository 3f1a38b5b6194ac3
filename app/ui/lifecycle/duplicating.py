"""Duplicates of a listing: the draft, and texts for the properties that are not copied."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from app.domain.shapes import text_of
from app.editing.numbers import format_number
from app.engine.changes.duplicate import Duplicate, NotCopied, OmittedProperty, duplicate_of
from app.engine.changes.prepared import ChangeError
from app.engine.changes.reading import ListingGone, ListingReader
from app.engine.events import NoticeRaised
from app.engine.notices import NoticeError
from app.engine.sending.creation import new_draft_id
from app.tasks import Overlap
from app.ui.lifecycle.new_draft import DraftMaker
from app.ui.look.text import one_line
from app.ui.look.translation import Words
from app.ui.look.window_locale import window_locale
from app.ui.texts.code_names import STATUS, code_name
from app.ui.window.lifecycle_offers import affected_ids

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.editing.number_locale import NumberLocale
    from app.engine.changes.prepared import LiveListing

DuplicateWords: Final = Words("DuplicateWords")


class Duplicating(DraftMaker):
    """The handler of the action that duplicates the selected or edited listing."""

    def _connect(self) -> None:
        self._reader = ListingReader(
            account=self._session.account,
            categories=self._session.categories,
            connection=self._session.connection,
        )
        self._window.duplicate_requested.connect(self._start)

    def _start(self) -> None:
        ids = affected_ids(self._window)
        if len(ids) == 1:
            key = f"duplicate {ids[0]}"
            # A repeated request is ignored while the first one is running.
            self._scope.start(self._duplicate(ids[0], key), key=key, overlap=Overlap.SKIP)

    async def _duplicate(self, item_id: str, key: str) -> None:
        try:
            with self._reading(item_id, key):
                listing = await self._listing(item_id)
            made = duplicate_of(listing, new_draft_id())
            await self._session.listings.keep(made.draft)
        except NoticeError as error:
            self._session.events.publish(NoticeRaised(error.notice))
        except ListingGone:
            words = DuplicateWords.tr("The marketplace does not have this listing any more")
            self._toasts.add("bad", words)
        except ChangeError:
            self._toasts.add("bad", DuplicateWords.tr("This listing cannot be duplicated"))
        else:
            locale = window_locale(self._session.account.site_id)
            self._begin(made.draft, note_of(made, text_of(listing.item.get("id")), locale))

    async def _listing(self, item_id: str) -> LiveListing:
        """Return a listing in its present state, or as last synced.

        The last state is used if the marketplace is unreachable.
        """
        try:
            return await self._reader.read(item_id, texts=True)
        except NoticeError:
            stored = self._session.catalog.facts(item_id)
            if stored is None:
                raise
            return await self._reader.with_category(stored)


def note_of(made: Duplicate, item_id: str, locale: NumberLocale) -> tuple[str, str]:
    """Return a title and a text: the origin of the draft, and the properties not copied."""
    title = DuplicateWords.tr("Duplicate of {id}: nothing is listed yet").format(id=item_id)
    left = left_words(made.left_behind, locale)
    if not left:
        return title, DuplicateWords.tr("Everything was taken over.")
    words = DuplicateWords.tr("Not taken over: {what}.")
    return title, words.replace("{what}", "; ".join(left))


def left_words(left: Sequence[OmittedProperty], locale: NumberLocale) -> list[str]:
    """Return texts for the properties that are not copied, one entry each."""
    return [_words(one, locale) for one in left]


def _words(one: OmittedProperty, locale: NumberLocale) -> str:
    detail = one_line(one.detail)
    match one.what:
        case NotCopied.SOLD | NotCopied.PICTURES:
            number = format_number(int(one.detail), locale)
            if one.what is NotCopied.SOLD:
                return DuplicateWords.tr("units sold ({n})").format(n=number)
            return DuplicateWords.tr("pictures without an address ({n})").format(n=number)
        case NotCopied.TAGS:
            return DuplicateWords.tr("tags ({names})").replace("{names}", detail)
        case NotCopied.STATUS:
            name = code_name(STATUS, one.detail)
            return DuplicateWords.tr("its status ({name})").replace("{name}", name)
        case NotCopied.HEALTH:
            return DuplicateWords.tr("its health")
        case NotCopied.CATALOG:
            return DuplicateWords.tr("its product of the catalogue ({id})").replace("{id}", detail)
        case NotCopied.READ_ONLY:
            words = DuplicateWords.tr("attributes that only the marketplace writes ({names})")
            return words.replace("{names}", detail)
        case NotCopied.DESCRIPTION:
            return DuplicateWords.tr("the description, which could not be read")

"""The seller's own figures for listings, read from the journal."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from app.domain.shapes import objects_of, text_of
from app.domain.wire import Unreadable, read_json
from app.rules.offer.own_figures import NO_FIGURES, CodeFigures, OwnCharge, OwnFigures, figures_for
from app.rules.sites import site_rules
from app.workspace.catalog.catalog_reader import CatalogReader
from app.workspace.errors import StorageReadOnly
from app.workspace.journal.journal import Journal
from app.workspace.journal.own_costs import OwnCosts

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.domain.shapes import JsonObject
    from app.workspace.listing_rows import ItemRow

_MOST_KEPT = 5_000
JOURNAL_FILE = "journal.db"


class Documents(Protocol):
    """The part of the catalog that has the stored categories."""

    def document(self, kind: str, document_id: str, /) -> bytes | None:
        """Return a stored answer of the marketplace, or ``None``."""


class CostBook:
    """A reader of the own figures of the shop in ``folder`` that does not lock the journal.

    ``reader`` gives the parents of a category; ``site_id`` is the site of the listings. Without a
    journal there are no figures. ``refresh`` detects changes. Use it from one thread, and close it.
    Raise ``StorageError``.
    """

    def __init__(self, folder: Path | None, reader: Documents | None, site_id: str) -> None:
        self._path = None if folder is None else folder / JOURNAL_FILE
        self._reader = reader
        self._site_id = site_id
        self._journal: Journal | None = None
        self._revision: str | None = None
        self._charges: tuple[OwnCharge, ...] = ()
        self._stated: dict[str, CodeFigures | None] = {}
        self._paths: dict[str, Sequence[str]] = {}

    @property
    def revision(self) -> str:
        """The revision of the figures that were read last; empty if none were ever stored."""
        if self._revision is None:
            self.refresh()
        return self._revision or ""

    def refresh(self) -> bool:
        """Return whether the figures have changed since they were read, and drop the old ones."""
        costs = self._costs()
        revision = "" if costs is None else costs.revision()
        if revision == self._revision:
            return False
        self._revision = revision
        self._stated.clear()
        self._paths.clear()
        there = costs.charges() if costs is not None and revision else ()
        self._charges = tuple(charge for charge in there if charge.site_id == self._site_id)
        return True

    def of_row(self, row: ItemRow) -> OwnFigures:
        """Return the own figures for a listing of the catalog."""
        return self._figures(row.seller_custom_field or "", row.category_id, row.currency_id)

    def of_item(self, item: JsonObject) -> OwnFigures:
        """Return the own figures for a listing by its body."""
        return self._figures(
            text_of(item.get("seller_custom_field")),
            text_of(item.get("category_id")),
            text_of(item.get("currency_id")),
        )

    def prepare(self, codes: Sequence[str]) -> None:
        """Read the figures of these codes in one query."""
        if self.revision:
            missing = [code for code in codes if code and code not in self._stated]
            self._keep(missing)

    def close(self) -> None:
        """Close the journal."""
        if self._journal is not None:
            self._journal.close()
            self._journal = None

    def _figures(self, code: str, category_id: str, currency_id: str) -> OwnFigures:
        if not self.revision:
            return NO_FIGURES
        code = code.strip()
        if code and code not in self._stated:
            self._keep([code])
        return figures_for(
            self._stated.get(code) if code else None,
            self._charges,
            site_currency=site_rules(self._site_id).currency_id,
            category_path=self._path_of(category_id) if self._charges else (),
            currency_id=currency_id,
        )

    def _keep(self, codes: Sequence[str]) -> None:
        if len(self._stated) + len(codes) > _MOST_KEPT:
            self._stated.clear()
        costs = self._costs()
        found: Mapping[str, CodeFigures] = {} if costs is None else costs.of(codes)
        self._stated.update((code, found.get(code)) for code in codes)

    def _path_of(self, category_id: str) -> Sequence[str]:
        if category_id not in self._paths:
            self._paths[category_id] = self._read_path(category_id)
        return self._paths[category_id]

    def _read_path(self, category_id: str) -> Sequence[str]:
        body = None if self._reader is None else self._reader.document("category", category_id)
        try:
            category = None if body is None else read_json(body)
        except Unreadable:
            category = None
        steps = objects_of(category.get("path_from_root")) if isinstance(category, dict) else ()
        above = [text_of(step.get("id")) for step in steps]
        return [*(one for one in above if one and one != category_id), category_id]

    def _costs(self) -> OwnCosts | None:
        if self._journal is None:
            if self._path is None or not self._path.exists():
                return None
            try:
                self._journal = Journal(self._path, read_only=True)
            except StorageReadOnly:
                # The file was deleted, or is being created at this moment.
                return None
        return OwnCosts(self._journal)


def own_figures_of(catalog: Path, site_id: str, item: JsonObject) -> OwnFigures:
    """Return the own figures for one listing of the shop of ``catalog``; callable on any thread.

    Raise ``StorageError``.
    """
    reader = CatalogReader(catalog, mapped=False)
    book = CostBook(catalog.parent, reader, site_id)
    try:
        return book.of_item(item)
    finally:
        book.close()
        reader.close()

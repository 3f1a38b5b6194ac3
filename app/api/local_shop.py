"""The parts of a shop that need no network: synced listings, history and files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from app.api.errors import FilesUnusable, InputError, error_of, shop_errors
from app.api.results import ListingRow, Past, listing_row
from app.engine.attention.inbox import read_attention
from app.engine.catalog import export as exporting
from app.engine.history.past import catalog_at
from app.engine.history.recorded_history import changes_found, sendings, syncs_made
from app.engine.notices import notice_of
from app.engine.queries.query import prepared_query
from app.engine.sheets.export import SheetFormat, export_sheet
from app.terminal import safe
from app.workspace.folder import Workspace

if TYPE_CHECKING:
    from app.api.shop_thread import ShopThread
    from app.engine.attention.reasons import Group
    from app.workspace.catalog.snapshots import SyncMark


class LocalShop:
    """The part of ``Shop`` that sends no requests; every method raises ``ShopError``."""

    def __init__(self, thread: ShopThread, folder: Path) -> None:
        self._thread = thread
        self._folder = Workspace(folder)

    def listings(
        self, query: str = "", *, ids: Iterable[str] | None = None
    ) -> Iterator[ListingRow]:
        """Return the listings that match a query in the local catalog, by id.

        They are as the last ``sync`` found them, updated by the answers of the marketplace since
        then. ``ids`` restricts the query to these listings, given by id or own code; there may be
        any number. Raise ``InputError`` if the query cannot be read, or with the ids and codes that
        no listing has (``params["unknown"]``).

        >>> rows = list(shop.listings("status:active price:>100"))
        >>> all(row.price > 100 for row in rows)
        True
        >>> [row.id for row in shop.listings(ids=[rows[0].id])] == [rows[0].id]
        True
        """
        self._thread.require_open()
        with shop_errors(), catalog_at(self._folder, None) as reader:
            reader.fact("synced_at")
            if reader.refusal is not None:
                raise error_of(notice_of(reader.refusal))
            with prepared_query(query, datetime.now(UTC), reader, ids=ids) as where:
                rows = list(where.each(reader))
        return map(listing_row, rows)

    def attention(self) -> tuple[Group, ...]:
        """Return everything that needs the seller, by kind, with counts and first entries.

        Listings are as the last ``sync`` found them; ``group.shown.query`` finds all listings of a
        group.

        >>> for group in shop.attention():
        ...     assert group.count >= len(group.entries) > 0
        ...     assert group.shown is None or list(shop.listings(group.shown.query))
        """
        self._thread.require_open()
        now = int(datetime.now(UTC).timestamp() * 1000)
        with shop_errors():
            return read_attention(self._folder, now)

    def history(self, listing_id: str, limit: int = 100) -> Past:
        """Return what was sent for a listing, and the changes by others that syncs found in it.

        >>> listing.edit(sku="PAST-1").is_done
        True
        >>> past = shop.history(listing.id)
        >>> past.sent[0].call == f"PUT /items/{listing.id}", past.sent[0].sent
        (True, {'seller_custom_field': 'PAST-1'})
        """
        self._thread.require_open()
        with shop_errors():
            sent, undone = sendings(self._folder, listing_id, limit)
            found = changes_found(self._folder, listing_id, sent, limit)
        return Past(sent.entries, tuple(found), frozenset(undone))

    def syncs(self) -> tuple[SyncMark, ...]:
        """Return the recorded syncs, the latest first.

        >>> shop.syncs()[0].counted > 0
        True
        """
        self._thread.require_open()
        with shop_errors():
            return tuple(syncs_made(self._folder))

    def export(
        self,
        out: str | PathLike[str],
        query: str = "",
        *,
        ids: Iterable[str] | None = None,
        as_of: str | None = None,
        form: Literal["csv", "json", "jsonl", "xlsx"] | None = None,
        sheet: bool = False,
        spreadsheet: str = "plain",
    ) -> int:
        """Write listings of the local catalog to a file, all or nothing; return their number.

        ``ids`` restricts the query to these listings, given by id or own code; there may be any
        number. ``as_of`` is an earlier sync, by number or date. ``form`` is the file format, by
        default that of the file name. ``spreadsheet`` selects the dialect of a csv: ``plain``,
        ``en``, ``es`` or ``pt_BR``. An xlsx is a sheet to fill in, for ``import_sheet``, and so is
        a csv with ``sheet``.

        >>> shop.export(folder / "active.csv", "status:active") > 0
        True
        >>> shop.export(folder / "some.csv", ids=[listing.id])
        1
        >>> shop.export(folder / "fill-in.xlsx", ids=[listing.id])
        1
        >>> shop.import_sheet(folder / "fill-in.xlsx").plan.listings
        ()
        """
        self._thread.require_open()
        path, dialect = Path(out), exporting.DIALECTS.get(spreadsheet)
        if dialect is None:
            known = ", ".join(exporting.DIALECTS)
            raise InputError(
                f"there is no spreadsheet {str(spreadsheet)[:40]!r}; there are {known}"
            )
        with shop_errors():
            wanted = form or exporting.format_of(path)
            if wanted not in exporting.FORMATS:
                raise exporting.NoSuchFormat(
                    "export.no_format", name=repr(form), names=exporting.FORMATS
                )
            if sheet and wanted not in ("csv", "xlsx"):
                raise InputError("sheet: for csv and xlsx")
        try:
            with (
                shop_errors(),
                catalog_at(self._folder, as_of) as reader,
                prepared_query(query, datetime.now(UTC), reader, ids=ids) as where,
            ):
                if sheet or wanted == "xlsx":
                    language = "en" if spreadsheet == "plain" else spreadsheet
                    how = SheetFormat(wanted, language, dialect)
                    return export_sheet(where, reader, path, how).listings
                with exporting.whole_file(path) as file:
                    rows = where.each(reader)
                    return exporting.write_listings(wanted, rows, reader, safe(file), dialect)
        except OSError as error:
            raise FilesUnusable(f"{path}: {error.strerror or error}", "storage") from error

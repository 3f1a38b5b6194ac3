"""A seller's own figures in the journal: costs by own code, and charges by category."""

from __future__ import annotations

import time
import uuid
from collections.abc import Collection, Iterable, Mapping
from decimal import Decimal, InvalidOperation
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from app.rules.offer.own_figures import (
    LONGEST_CODE,
    MOST_AMOUNT,
    MOST_PLACES,
    CodeFigures,
    OwnCharge,
)
from app.workspace.errors import StorageError
from app.workspace.journal.journal import Columns, RowKey
from app.workspace.journal.tables import OWN_CHARGES, OWN_FIGURES
from app.workspace.sqlite.migrations import schema_version

if TYPE_CHECKING:
    from app.workspace.journal.journal import Journal

_SINCE = 5
"""The schema version of the journal that added these tables; an older journal that is only read has
none."""
_REVISION = "own_figures"
_MOST_MARKS = 500


class OwnCosts:
    """The own figures in a journal; use it on the thread of the journal."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    def all(self) -> list[CodeFigures]:
        """Return the figures of every code, by code; damaged rows are recorded and left out."""
        return self._figures("ORDER BY code", ())

    def of(self, codes: Collection[str]) -> Mapping[str, CodeFigures]:
        """Return the figures of those ``codes`` that have any."""
        asked = [code for code in dict.fromkeys(codes) if code]
        found: dict[str, CodeFigures] = {}
        for start in range(0, len(asked), _MOST_MARKS):
            some = tuple(asked[start : start + _MOST_MARKS])
            marks = ", ".join("?" * len(some))
            rows = self._figures(f"WHERE code IN ({marks})", some)
            found.update((figures.code, figures) for figures in rows)
        return MappingProxyType(found)

    def charges(self) -> list[OwnCharge]:
        """Return all own charges."""
        rows = self._rows(OWN_CHARGES, "ORDER BY place", ())
        return [charge for row in rows if (charge := self._read_charge(row)) is not None]

    def put(self, figures: Iterable[CodeFigures]) -> None:
        """Store the figures of these codes, replacing earlier ones; empty figures delete the code.

        Either all are stored durably or none: raise ``StorageError``.
        """
        now = int(time.time() * 1000)
        with self._journal.database.transaction():
            for one in figures:
                self._put(one, now)
            note_figures_changed(self._journal)

    def replace(
        self, before: Mapping[str, CodeFigures], after: Mapping[str, CodeFigures]
    ) -> list[str]:
        """Store ``after`` for each code whose current figures are those in ``before``.

        Empty figures mean none. Return the codes with other current figures, which stay unchanged.
        Either all changes are stored durably or none: raise ``StorageError``.
        """
        now = int(time.time() * 1000)
        others: list[str] = []
        with self._journal.database.transaction():
            found = self.of(after)
            for code, figures in after.items():
                if found.get(code, CodeFigures(code)) != before.get(code, CodeFigures(code)):
                    others.append(code)
                else:
                    self._put(figures, now)
            if len(others) < len(after):
                note_figures_changed(self._journal)
        return others

    def replace_charges(self, before: Collection[OwnCharge], after: Collection[OwnCharge]) -> bool:
        """Replace the charges by ``after`` if the current ones are ``before``; return whether.

        Raise ``StorageError``.
        """
        now = int(time.time() * 1000)
        with self._journal.database.transaction():
            if {*self.charges()} != {*before}:
                return False
            self._run("DELETE FROM own_charges", ())
            for charge in after:
                self._journal.insert(OWN_CHARGES, _charge_row(charge, now), replace=True)
            note_figures_changed(self._journal)
        return True

    def put_charges(
        self, charges: Iterable[OwnCharge], *, instead_of: Iterable[tuple[str, str, str]] = ()
    ) -> None:
        """Store these charges, all or none, after deleting those of the places ``instead_of``.

        Raise ``StorageError``.
        """
        now = int(time.time() * 1000)
        with self._journal.database.transaction():
            for place in instead_of:
                self._run(
                    "DELETE FROM own_charges"
                    " WHERE site_id = ? AND category_id = ? AND listing_type_id = ?",
                    place,
                )
            for charge in charges:
                self._journal.insert(OWN_CHARGES, _charge_row(charge, now), replace=True)
            note_figures_changed(self._journal)

    def revision(self) -> str:
        """Return a text that changes with every change; empty while nothing was ever stored."""
        if not self._has_tables():
            return ""
        found = self._journal.database.first("SELECT value FROM facts WHERE name = ?", (_REVISION,))
        return "" if found is None else str(found[0])

    def _put(self, figures: CodeFigures, now: int) -> None:
        if figures.is_empty:
            self._run("DELETE FROM own_figures WHERE code = ?", (figures.code,))
        else:
            self._journal.insert(OWN_FIGURES, _row_of(figures, now), replace=True)

    def _figures(self, rest: str, parameters: tuple[object, ...]) -> list[CodeFigures]:
        rows = self._rows(OWN_FIGURES, rest, parameters)
        return [figures for row in rows if (figures := self._read_figures(row)) is not None]

    def _rows(self, table: Any, rest: str, parameters: tuple[object, ...]) -> list[Any]:
        return self._journal.select(table, rest, parameters) if self._has_tables() else []

    def _has_tables(self) -> bool:
        if self._journal.refusal is None:
            return True
        try:
            return schema_version(self._journal.database) >= _SINCE
        except StorageError:
            return False

    def _run(self, sql: str, parameters: tuple[object, ...]) -> None:
        self._journal.database.run(sql, parameters)

    def _read_figures(self, row: tuple[Any, ...]) -> CodeFigures | None:
        try:
            return figures_of_row(row)
        except (ValueError, TypeError):
            self._journal.damaged.add(RowKey(OWN_FIGURES.name, str(row[0])))
            return None

    def _read_charge(self, row: tuple[Any, ...]) -> OwnCharge | None:
        try:
            return charge_of_row(row)
        except (ValueError, TypeError):
            self._journal.damaged.add(RowKey(OWN_CHARGES.name, str(row[0])))
            return None


def note_figures_changed(journal: Journal) -> None:
    """Record, within a transaction, that own figures have changed."""
    journal.database.run(
        "INSERT OR REPLACE INTO facts VALUES (?, ?)", (_REVISION, uuid.uuid4().hex)
    )


def figures_of_row(row: tuple[Any, ...]) -> CodeFigures:
    """Return the figures in a row; raise ``ValueError`` if there are none."""
    code, _, unit_cost, packaging, tax, floor, currency_id = row
    if not code or len(code) > LONGEST_CODE:
        raise ValueError("no code")
    return CodeFigures(
        code,
        _amount(unit_cost),
        _amount(packaging),
        _share(tax),
        _amount(floor),
        currency_id,
    )


def charge_of_row(row: tuple[Any, ...]) -> OwnCharge:
    """Return the charge in a row; raise ``ValueError`` if there is none."""
    _, _, site_id, category_id, listing_type_id, from_price, rate, fixed = row
    start, share, amount = _amount(from_price), _share(rate), _amount(fixed)
    if start is None or share is None or amount is None:
        raise ValueError("no charge")
    return OwnCharge(site_id, category_id, listing_type_id, start, share, amount)


def _row_of(figures: CodeFigures, now: int) -> Columns:
    return {
        "code": figures.code,
        "saved_at": now,
        "unit_cost": _text(figures.unit_cost),
        "packaging": _text(figures.packaging),
        "tax": _text(figures.tax),
        "floor": _text(figures.floor),
        "currency_id": figures.currency_id,
    }


def _charge_row(charge: OwnCharge, now: int) -> Columns:
    from_price = _text(charge.from_price)
    return {
        "place": "/".join((*charge.place, from_price)),
        "saved_at": now,
        "site_id": charge.site_id,
        "category_id": charge.category_id,
        "listing_type_id": charge.listing_type_id,
        "from_price": from_price,
        "rate": _text(charge.rate),
        "fixed": _text(charge.fixed),
    }


def _text(number: Decimal | None) -> str:
    return "" if number is None else f"{number.normalize():f}"


def _amount(text: str) -> Decimal | None:
    """Return the amount in a text, ``None`` for an empty one; raise ``ValueError``."""
    if text == "":
        return None
    try:
        number = Decimal(text)
    except InvalidOperation as error:
        raise ValueError("no number") from error
    # A share has two decimals more than the same number in percent.
    if not number.is_finite() or not 0 <= number < MOST_AMOUNT:
        raise ValueError("no amount")
    if int(number.as_tuple().exponent) < -(MOST_PLACES + 2):
        raise ValueError("too exact")
    return number


def _share(text: str) -> Decimal | None:
    share = _amount(text)
    if share is not None and share >= 1:
        raise ValueError("no share")
    return share

"""Operations of a plan: a field and the computation of its new value."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.domain.coded_error import CodedError
from app.editing.item_paths import read_path, variation_ids
from app.rules.offer.price import decimal_places

if TYPE_CHECKING:
    from app.domain.shapes import JsonObject
    from app.domain.wire_item import WireItem
    from app.rules.sites import SiteRules


class OperationError(CodedError):
    """The error of an operation that cannot be read; ``code`` is the reason."""


def require_text(name: str, text: str, longest: int) -> None:
    """Raise ``OperationError`` for a text that is too long or cannot be encoded.

    A shell passes bytes that are not valid text as lone surrogates, which can be neither stored nor
    sent.
    """
    if len(text) > longest:
        raise OperationError("operation.too_long", name=name, most=longest)
    if any("\ud800" <= letter <= "\udfff" for letter in text):
        raise OperationError("operation.no_characters", name=name)


class Skip(Exception):
    """A listing to which the operation does not apply; ``reason`` is a code."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


Computation = Callable[[object, int], object]
"""Computes the new value of a field from the old one and the number of decimals of the currency;
``None`` means no change."""
Requirement = Callable[["WireItem", object], None]
"""Raises ``Skip`` if a listing cannot have the new value."""


def no_requirement(_item: WireItem, _after: object) -> None:
    """Accept every value for every listing."""


@dataclass(frozen=True, slots=True)
class Operation:
    """One operation: its text, its form path, and the computation of the new value."""

    text: str
    path: str
    change: Computation
    require: Requirement = no_requirement

    def changes(
        self, item: WireItem, site: SiteRules, earlier: JsonObject | None = None
    ) -> dict[str, object]:
        """Return the form values that differ afterwards, by path.

        ``earlier`` are the values set by the operations before this one. Raise ``Skip`` if the
        operation cannot be applied to this listing.
        """
        return {path: after for path, _, after in self.steps(item, site, earlier)}

    def steps(
        self, item: WireItem, site: SiteRules, earlier: JsonObject | None = None
    ) -> Iterator[tuple[str, object, object]]:
        """Yield the path and the form values before and after, as ``changes`` does."""
        made = earlier or {}
        places = decimal_places(item.get("currency_id"), site)
        for path in self._paths(item):
            before = made[path] if path in made else read_path(item, path)
            if (after := self.change(before, places)) is not None:
                self.require(item, after)
                yield path, before, after

    def _paths(self, item: WireItem) -> Iterator[str]:
        ids = variation_ids(item) if self.path in ("price", "available_quantity") else ()
        if not ids:
            yield self.path
        for variation_id in ids:
            yield f"variations.{variation_id}.{self.path}"

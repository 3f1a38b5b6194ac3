"""An operation of a plan: the field it is about, and what it makes of a value."""

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
    """An operation that cannot be read; the code says why."""


def require_text(name: str, text: str, longest: int) -> None:
    """Raise ``OperationError`` for a text that is too long, or that no encoding can hold.

    A shell hands on bytes that are no text as halves of surrogate pairs: they can be neither kept
    nor sent.
    """
    if len(text) > longest:
        raise OperationError("operation.too_long", name=name, most=longest)
    if any("\ud800" <= letter <= "\udfff" for letter in text):
        raise OperationError("operation.no_characters", name=name)


class Skip(Exception):
    """A listing the operation has nothing to do for; ``reason`` is a code."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


Computation = Callable[[object, int], object]
"""What makes the new value of a field of the old one, in a currency of so many decimals; ``None``:
it is left alone."""
Requirement = Callable[["WireItem", object], None]
"""What raises ``Skip`` where a listing cannot have a new value."""


def no_requirement(_item: WireItem, _after: object) -> None:
    """Let every listing have every value."""


@dataclass(frozen=True, slots=True)
class Operation:
    """One operation: its text, the form path it is about, and what it makes of a value."""

    text: str
    path: str
    change: Computation
    require: Requirement = no_requirement

    def changes(
        self, item: WireItem, site: SiteRules, earlier: JsonObject | None = None
    ) -> dict[str, object]:
        """Return the form values that are different afterwards, by path.

        ``earlier`` are those that operations before this one have made. Raise ``Skip`` when the
        operation cannot be done to this listing.
        """
        return {path: after for path, _, after in self.steps(item, site, earlier)}

    def steps(
        self, item: WireItem, site: SiteRules, earlier: JsonObject | None = None
    ) -> Iterator[tuple[str, object, object]]:
        """Yield path, form value before and form value after, as ``changes`` does."""
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

"""The command of an outbox row: its kind, its batch and its urgency."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from app.domain.calls import Call, change_listing_type, relist_item
from app.domain.shapes import object_of, text_of
from app.editing.draft_calls import creation_call
from app.editing.row_result import RowResult


class Kind(StrEnum):
    """The kinds of requests to the marketplace."""

    UPDATE = "update"
    """The edits of a draft, with the pictures that belong to them."""
    CREATE = "create"
    """A new listing, then its pictures and variations."""
    RELIST = "relist"
    """A closed listing, listed again as a new one."""
    LISTING_TYPE = "listing_type"
    """A change of the listing type."""


STOP, PRICE, REST = 0, 1, 2
"""The urgency of a row: stopping a sale or setting stock, changing a price, everything else."""

_STOCK = "available_quantity"
_STOPS = ("status", "deleted")


@dataclass(frozen=True, slots=True)
class OutboxCommand:
    """The purpose of a row, besides its draft.

    ``details`` depends on the kind: ``form``, ``pictures``, ``variations`` and ``tag`` of a
    creation, ``body`` of a relisting, ``listing_type_id`` of a change of type. ``confirmed``: the
    seller accepted that variations, or pictures of theirs, are removed. ``after`` are the seller's
    operations on the same listing that had no outcome yet when this one was added.
    """

    kind: Kind = Kind.UPDATE
    batch: str | None = None
    urgency: int = REST
    confirmed: bool = False
    details: Mapping[str, Any] = field(default_factory=dict)
    after: tuple[str, ...] = ()

    @property
    def is_planned(self) -> bool:
        """Whether it belongs to a plan, whose stock is compared by its sum."""
        return (self.batch or "").startswith(PLAN_BATCH)

    @property
    def is_typed(self) -> bool:
        """Whether it sends fields typed by a seller: no plan, no undo, no new listing."""
        return self.kind is Kind.UPDATE and self.batch is None and not self.details

    def own_call(self, item_id: str) -> Call | None:
        """Return the call for a command of its kind, or ``None`` if the edits define the call."""
        match self.kind:
            case Kind.CREATE:
                form, tag = object_of(self.details.get("form")), text_of(self.details.get("tag"))
                return creation_call(form, tag)
            case Kind.RELIST:
                return relist_item(item_id, object_of(self.details.get("body")))
            case Kind.LISTING_TYPE:
                wanted = text_of(self.details.get("listing_type_id"))
                return change_listing_type(item_id, wanted)
            case Kind.UPDATE:
                return None

    def to_json(self) -> dict[str, Any]:
        """Return the command as a JSON object."""
        return {
            "kind": self.kind.value,
            "batch": self.batch,
            "urgency": self.urgency,
            "confirmed": self.confirmed,
            **self.details,
            **({"after": list(self.after)} if self.after else {}),
        }

    @classmethod
    def from_json(cls, value: object) -> OutboxCommand:
        """Return the command in a JSON object; a row of an older program is an update.

        Raise ``ValueError`` for an unknown kind.
        """
        if not isinstance(value, Mapping):
            return cls()
        rest = {k: v for k, v in value.items() if k not in _COMMON}
        batch, urgency, after = value.get("batch"), value.get("urgency"), value.get("after")
        return cls(
            Kind(value.get("kind", Kind.UPDATE)),
            batch if isinstance(batch, str) else None,
            urgency if isinstance(urgency, int) else REST,
            value.get("confirmed") is True,
            rest,
            tuple(map(str, after)) if isinstance(after, list) else (),
        )


PLAN_BATCH, UNDO_BATCH = "plan-", "undo-"
"""The prefixes of the batches of plans, and of the undo of plans."""

_COMMON = ("kind", "batch", "urgency", "confirmed", "after")


@dataclass(frozen=True, slots=True)
class Change:
    """New values for fields of a listing, by form path, over the body they are based on.

    A new stock is stored as the difference to the one in ``base``: units that are sold before it is
    sent are not put back. ``held``: the row must not be sent before the seller decides, and this is
    the result with the reason.
    """

    item_id: str
    base: Mapping[str, Any]
    changes: Mapping[str, Any]
    kind: Kind = Kind.UPDATE
    confirmed: bool = False
    details: Mapping[str, Any] = field(default_factory=dict)
    held: RowResult | None = None


def urgency_of(paths: Iterable[str]) -> int:
    """Return the urgency of a row with edits at these form paths."""
    urgency = REST
    for path in paths:
        last = path.rpartition(".")[2]
        if path in _STOPS or last == _STOCK:
            return STOP
        if last == "price":
            urgency = PRICE
    return urgency


def batches_of(plan_id: str) -> tuple[str, str]:
    """Return the batch names for the rows of a plan, and for the rows that undo it."""
    return f"{PLAN_BATCH}{plan_id}", f"{UNDO_BATCH}{plan_id}"

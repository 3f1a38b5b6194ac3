"""Operations that only plans have: description, listing type, relisting and deletion."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from app.domain.coded_error import nearest_hint
from app.domain.shapes import objects_of
from app.editing.item_paths import (
    DELETED,
    DESCRIPTION,
    LISTING_TYPE,
    RECORDS,
    RELISTED,
    has_text,
)
from app.engine.plans.field_hints import OF_PLAN, unsettable_field
from app.engine.plans.operation import (
    Computation,
    Operation,
    OperationError,
    Requirement,
    Skip,
    no_requirement,
    require_text,
)
from app.engine.plans.operation_parsing import FIELDS, HELP, PATHS, parse_operation
from app.engine.plans.plan_format import exclusive_path
from app.engine.plans.plan_problems import LONGEST_DESCRIPTION
from app.engine.plans.text_operations import replacement
from app.rules.changes.relisting import is_relistable
from app.rules.changes.status import check_deletion, is_closed
from app.rules.offer.listing_types import ORDER, current_listing_type

if TYPE_CHECKING:
    from app.domain.wire_item import WireItem

PLAN_HELP: Final = HELP.replace(
    "If a listing has variations,",
    """\
  description=TEXT    description=s/old/new/   description.append=TEXT   after the existing text
  listing_type=gold_pro                  alone, or with relist: the new listing's type
  relist=yes          list closed listings again; may also set price, stock, listing_type
  delete=yes          delete closed listings for good; alone; 'plan apply' asks for their number
If a listing has variations,""",
)


@dataclass(frozen=True, slots=True)
class LifeOperation(Operation):
    """An operation on a whole listing; obstacles are checked before it is applied."""

    fits: Requirement = no_requirement

    def require_possible(self, item: WireItem, *, relists: bool) -> None:
        """Raise ``Skip`` if the operation is not possible for a listing."""
        if not (relists and self.path == LISTING_TYPE):
            self.fits(item, None)


def parse_operations(texts: Sequence[str]) -> tuple[Operation, ...]:
    """Parse the operations of a plan; raise ``OperationError``, also for incompatible ones."""
    operations = tuple(map(parse_plan_operation, texts))
    require_together([operation.path for operation in operations])
    return operations


def parse_plan_operation(text: str) -> Operation:
    """Parse one operation of a plan; raise ``OperationError`` if it is invalid."""
    name, mark, value = text.partition("=")
    name = name.strip()
    if not mark or name not in _FIELDS:
        try:
            return parse_operation(text)
        except OperationError as problem:
            if problem.code == "operation.no_status" and problem.values["text"] == "deleted":
                raise OperationError(problem.code, **problem.values, near="delete=yes") from None
            if problem.code != "operation.no_field":
                raise
            known = (*PLAN_FIELDS[:-1], "attributes.ID")
            raise unsettable_field(name, known, paths=_PLAN_PATHS, others=OF_PLAN) from None
    longest = LONGEST_DESCRIPTION if name.startswith(DESCRIPTION) else 100
    require_text(name, value, longest)
    path, read, fits = _FIELDS[name]
    return LifeOperation(text, path, read(name, value), fits=fits)


def require_together(paths: Sequence[str]) -> None:
    """Raise ``OperationError`` for fields that cannot change in the same plan.

    A change of the listing type and a deletion have requests of their own; a relisting accepts only
    the fields that may differ in the new listing.
    """
    if name := exclusive_path(paths):
        raise OperationError("operation.stands_alone", name=name)


def _description(name: str, value: str) -> Computation:
    replace = replacement(name, value, whole=True)
    if replace is None:
        text = value.strip()
        if not text:
            raise OperationError("operation.no_text", name=name)
        return lambda _before, _places: text

    def change(before: object, _places: int) -> str:
        after = replace(before) if isinstance(before, str) else None
        if after is None:
            raise Skip("not_found")
        if not after.strip():
            raise Skip("no_text_left")
        return after

    return change


def _appended(name: str, value: str) -> Computation:
    text = value.strip()
    if not text:
        raise OperationError("operation.no_text", name=name)

    def change(before: object, _places: int) -> str:
        whole = before.rstrip() if isinstance(before, str) else ""
        if whole.endswith(text):
            raise Skip("so_already")
        return f"{whole}\n\n{text}" if whole else text

    return change


def _listing_type(name: str, value: str) -> Computation:
    wanted = current_listing_type(value.strip())
    if wanted not in ORDER:
        near = nearest_hint(wanted[:40], ORDER)
        raise OperationError("operation.no_type", name=name, text=value[:40], **near)
    return lambda _before, _places: wanted


def _yes(name: str, value: str) -> Computation:
    if value.strip() != "yes":
        raise OperationError("operation.only_yes", name=name, text=value[:40])
    return lambda _before, _places: True


def _read_texts(item: WireItem, _after: object) -> None:
    """Raise ``Skip`` if a listing has a description whose text was not read."""
    if not all(map(has_text, objects_of(item.get(RECORDS)))):
        raise Skip("text_unread")


def _is_open(item: WireItem, _after: object) -> None:
    if is_closed(item):
        raise Skip("is_closed")


def _may_be_relisted(item: WireItem, _after: object) -> None:
    if not is_relistable(item, relisted=False):
        raise Skip("not_closed" if not is_closed(item) else "deleted")


def _may_be_deleted(item: WireItem, _after: object) -> None:
    if "deleted" in (item.get("sub_status") or ()):
        raise Skip("so_already")
    if any(check_deletion(item, True)):
        raise Skip("not_closed")


def _text_may_change(item: WireItem, after: object) -> None:
    _is_open(item, after)
    _read_texts(item, after)


_FIELDS: Final[dict[str, tuple[str, Callable[[str, str], Computation], Requirement]]] = {
    "description": (DESCRIPTION, _description, _text_may_change),
    "description.append": (DESCRIPTION, _appended, _text_may_change),
    "listing_type": (LISTING_TYPE, _listing_type, _is_open),
    "relist": (RELISTED, _yes, _may_be_relisted),
    "delete": (DELETED, _yes, _may_be_deleted),
}
_PLAN_PATHS: Final = {LISTING_TYPE: "listing_type", DESCRIPTION: "description", **PATHS}
PLAN_FIELDS: Final = (*FIELDS[:-1], *_FIELDS, FIELDS[-1])
"""The names allowed before the ``=`` of an operation of a plan; see ``FIELDS``."""

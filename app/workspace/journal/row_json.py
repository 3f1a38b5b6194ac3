"""JSON format of the progress and result of an outbox row; no other module knows their keys.

Each is one object with a ``version``; ``_OLD_FORMS`` converts older ones to the current version.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Callable, Mapping
from typing import TypeVar

from app.domain.wire import read_json, write_json, write_plain
from app.domain.wire_item import WireItem, item_of
from app.editing.finding_records import findings_of_records, records_of
from app.editing.merge import StockTarget
from app.editing.notice import Notice
from app.editing.row_progress import PendingDescription, PendingUpload, RowProgress
from app.editing.row_result import HeldBy, RowResult
from app.rules.findings import Finding
from app.workspace.journal.packed import WRITTEN, is_packed, unpack

VERSION = 1
T = TypeVar("T")
Keys = dict[str, object]


class NewerRow(ValueError):
    """A row that only a newer program can read; it is neither sent nor overwritten."""


def _form_0(keys: Keys) -> Keys:
    """Convert an object without a version: its keys are those of version 1."""
    return keys


_OLD_FORMS: Mapping[int, Callable[[Keys], Keys]] = {0: _form_0}
"""The conversion of an object of each older version to the next version."""


def write_progress(progress: RowProgress) -> bytes:
    """Return ``progress`` in its stored form, without empty values."""
    keys: Keys = {**progress.unknown, "version": VERSION}
    fields: Keys = {
        "call": progress.call,
        "stock": [list(target) for target in progress.stock],
        "repairing": progress.is_repairing,
        "landed": list(progress.arrived),
        "uploaded": dict(progress.uploaded),
        "described": progress.is_described,
        "decided": list(progress.decided),
        "decided_over": dict(progress.decided_over),
        "left": list(progress.left),
        "confirmed": progress.is_confirmed,
        "posted": list(progress.posted),
        "looked": progress.looked,
        "item_id": progress.item_id,
    }
    keys |= {name: value for name, value in fields.items() if value}
    if progress.before is not None:
        # Uncompressed it would fill a page of the file, which stays half empty when the row has
        # ended.
        packed = WRITTEN.packed(progress.before)
        keys["before"] = b64encode(packed).decode() if is_packed(packed) else progress.before
    if progress.sent is not None:
        keys["sent"] = progress.sent
    if (picture := progress.uploading) is not None:
        keys["uploading"] = {"sha": picture.sha, "known": list(picture.known)}
    if (text := progress.describing) is not None:
        keys["describing"] = {"known": list(text.known), "last": text.last}
    # All values come from checked answers and the draft; with ``before`` the document is long.
    return write_plain(keys)


def read_progress(data: bytes) -> RowProgress:
    """Return the progress in ``data``, of this or an older version; unknown keys are kept.

    Raise ``NewerRow`` for a newer version, and for a value of an unexpected type, as it may mean
    that something was sent; ``ValueError`` if it is no object.
    """
    keys = _Keys(data, strict=True)
    return RowProgress(
        call=keys.take("call", _text, ""),
        before=keys.take("before", _item, None),
        sent=keys.take("sent", _object, None),
        stock=keys.take("stock", _stock, ()),
        is_repairing=keys.take("repairing", _flag, False),
        arrived=keys.take("landed", _texts, ()),
        uploaded=keys.take("uploaded", _texts_by_name, {}),
        uploading=keys.take("uploading", _uploading, None),
        describing=keys.take("describing", _describing, None),
        is_described=keys.take("described", _flag, False),
        decided=keys.take("decided", _texts, ()),
        decided_over=keys.take("decided_over", _object, {}),
        left=keys.take("left", _texts, ()),
        is_confirmed=keys.take("confirmed", _flag, False),
        posted=keys.take("posted", _numbers, ()),
        looked=keys.take("looked", _number, 0),
        item_id=keys.take("item_id", _text, ""),
        unknown=keys.rest,
    )


def write_result(result: RowResult) -> bytes:
    """Return ``result`` in its stored form, without empty values."""
    fields: Keys = {
        "findings": records_of(result.findings),
        "notice": None if result.notice is None else result.notice.to_json(),
        "settled": result.is_settled,
        "unmet": list(result.unmet),
        "sums": dict(result.sums),
        "there": result.was_there,
        "held_by": "" if result.held_by is None else result.held_by.value,
        "unsettled": result.is_unsettled,
    }
    filled = {name: value for name, value in fields.items() if value}
    return write_json({**result.unknown, "version": VERSION, **filled})


def read_result(data: bytes) -> RowResult:
    """Return the result in ``data``, of this or an older version; unknown keys are kept.

    A value of an unexpected type is kept as well, but ignored. Raise ``NewerRow`` for a newer
    version and ``ValueError`` if it is no object.
    """
    keys = _Keys(data, strict=False)
    return RowResult(
        findings=keys.take("findings", _findings, ()),
        notice=keys.take("notice", Notice.from_json, None),
        is_settled=keys.take("settled", _flag, False),
        unmet=keys.take("unmet", _texts, ()),
        sums=keys.take("sums", _numbers_by_name, {}),
        was_there=keys.take("there", _flag, False),
        held_by=keys.take("held_by", _holder, None),
        is_unsettled=keys.take("unsettled", _flag, False),
        unknown=keys.rest,
    )


class _Keys:
    """The keys of an object, each taken if its value has the expected type.

    ``rest`` has the others. With ``strict`` a value of another type raises ``NewerRow``.
    """

    def __init__(self, data: bytes, *, strict: bool) -> None:
        self._strict = strict
        keys = read_json(data)
        if not isinstance(keys, dict):
            raise ValueError("this is no object")
        version = keys.get("version", 0)
        if type(version) is not int or not 0 <= version <= VERSION:
            raise NewerRow(f"a row of version {version!r} is not known here")
        for old in range(version, VERSION):
            keys = _OLD_FORMS[old](keys)
        keys.pop("version", None)
        self.rest: Keys = keys

    def take(self, name: str, read: Callable[[object], T | None], without: T) -> T:
        """Return the value of ``name`` converted by ``read``, or ``without`` if that fails."""
        if name not in self.rest:
            return without
        value = self.rest[name]
        found = None if value is None else read(value)
        if found is None and value is not None:
            if self._strict:
                raise NewerRow(f"{name} is of a kind that is not known here")
            return without
        del self.rest[name]
        return without if found is None else found


def _text(value: object) -> str | None:
    return value if isinstance(value, str) else None


def _flag(value: object) -> bool | None:
    return value if isinstance(value, bool) else None


def _number(value: object) -> int | None:
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def _object(value: object) -> Keys | None:
    return value if isinstance(value, dict) else None


def _item(value: object) -> WireItem | None:
    if isinstance(value, str):
        try:
            value = read_json(unpack(b64decode(value, validate=True)))
        except ValueError:
            return None
    return item_of(value) if isinstance(value, dict) else None


def _texts(value: object) -> tuple[str, ...] | None:
    fields = isinstance(value, list) and all(isinstance(one, str) for one in value)
    return tuple(value) if isinstance(value, list) and fields else None


def _numbers(value: object) -> tuple[int, ...] | None:
    fields = isinstance(value, list) and all(_number(one) is not None for one in value)
    return tuple(value) if isinstance(value, list) and fields else None


def _texts_by_name(value: object) -> dict[str, str] | None:
    fields = isinstance(value, dict) and all(isinstance(one, str) for one in value.values())
    return value if isinstance(value, dict) and fields else None


def _numbers_by_name(value: object) -> dict[str, int] | None:
    fields = isinstance(value, dict) and all(_number(one) is not None for one in value.values())
    return value if isinstance(value, dict) and fields else None


def _stock(value: object) -> tuple[StockTarget, ...] | None:
    found: list[StockTarget] = []
    for entry in value if isinstance(value, list) else (None,):
        match entry:
            case [str(path), int() | None as total, int(before)]:
                found.append(StockTarget(path, total, before))
            case _:
                return None
    return tuple(found)


def _uploading(value: object) -> PendingUpload | None:
    match value:
        case {"sha": str(sha), "known": list(known)} if _texts(known) is not None:
            return PendingUpload(sha, tuple(known))
    return None


def _describing(value: object) -> PendingDescription | None:
    match value:
        case {"known": list(known), "last": bool(last)} if _texts(known) is not None:
            return PendingDescription(tuple(known), last)
    return None


def _findings(value: object) -> tuple[Finding, ...] | None:
    return findings_of_records(value) if isinstance(value, list) else None


def _holder(value: object) -> HeldBy | None:
    return HeldBy(value) if isinstance(value, str) and value in tuple(HeldBy) else None

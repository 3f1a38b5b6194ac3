"""Side effects of a change: fields that changed without being requested."""

from __future__ import annotations

from collections.abc import Collection

from app.domain.shapes import JsonObject
from app.domain.vocabulary import ItemStatus
from app.editing.item_paths import read_path
from app.editing.values import same_value
from app.rules.findings import Finding

FREE_SHIPPING = "follows.free_shipping"
STATUS = "follows.status"
CLOSED_FOR_GOOD = "follows.closed_for_good"

_FREE = "shipping.free_shipping"


def side_effects(
    before: JsonObject, after: JsonObject, asked: Collection[str]
) -> tuple[Finding, ...]:
    """Return the side effects of a change at the paths ``asked``, as warnings.

    ``follows.free_shipping``: shipping becomes free or is no longer free; ``follows.status``: the
    listing becomes paused or active; ``follows.closed_for_good``: it is closed and can only be
    relisted. Their params are ``before`` and ``after``.
    """
    found = []
    for path, code in ((_FREE, FREE_SHIPPING), ("status", STATUS)):
        if path in asked:
            continue
        was, now = read_path(before, path), read_path(after, path)
        if was is now or same_value(was, now):
            continue
        if now == ItemStatus.CLOSED:
            code = CLOSED_FOR_GOOD
        found.append(Finding.warning(path, code, before=was, after=now))
    return tuple(found)

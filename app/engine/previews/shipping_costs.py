"""Lookup of unknown free-shipping costs that the net amounts in a preview depend on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from app.client.errors import ClientError
from app.engine.notices import NoticeError
from app.engine.sync.enrichment import cost_of
from app.engine.task_group import gather

if TYPE_CHECKING:
    from app.engine.connection import Connection
    from app.engine.previews.question import PreviewQuestion, PreviewRow

_AT_ONCE = 20
MOST_ASKED = 1_000


async def with_shipping_costs(
    connection: Connection, question: PreviewQuestion, rows: Sequence[PreviewRow]
) -> PreviewQuestion | None:
    """Return ``question`` with the cost of free shipping for the listings ``rows``.

    Return ``None`` if nothing new was found: the marketplace cannot be asked, or does not know it.
    """
    unknown = [row for row in rows if row.item_id not in question.shipping_costs][:MOST_ASKED]
    currencies = {row.item_id: row.currency_id for row in unknown}
    ids = list(currencies)

    found: dict[str, int | None] = {}

    async def ask(some: list[str]) -> None:
        answered = await connection.api.shipping.free_of_items(some)
        found.update(
            (item_id, cost_of(answered.get(item_id), currencies[item_id])) for item_id in some
        )

    parts = [ids[first : first + _AT_ONCE] for first in range(0, len(ids), _AT_ONCE)]
    try:
        await gather(*(ask(part) for part in parts))
    except (ClientError, NoticeError):
        return None
    if not any(cost is not None for cost in found.values()):
        return None
    return replace(question, shipping_costs={**question.shipping_costs, **found})

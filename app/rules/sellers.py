"""The facts about a seller that the rules depend on."""

from __future__ import annotations

from dataclasses import dataclass

from app.domain.shapes import JsonObject, object_of, sequence_of, text_of
from app.domain.vocabulary import ReputationLevel, UserType
from app.rules.numbers import as_whole

OFFICIAL_STORE_TAG = "official_store"


@dataclass(frozen=True, slots=True)
class SellerStanding:
    """The standing of a seller on a site; ``sales_completed`` counts all sales ever."""

    level_id: str | None
    official_store: bool
    sales_completed: int
    site_id: str

    @property
    def is_top_level(self) -> bool:
        """Whether the seller has the best reputation level."""
        return self.level_id == ReputationLevel.GREEN


NEWCOMER = SellerStanding(level_id=None, official_store=False, sales_completed=0, site_id="")
"""A seller without any known facts."""


def standing_of(user: JsonObject) -> SellerStanding:
    """Return the standing in a wire user; missing data counts as that of a newcomer.

    An official store is a user of type ``brand`` or with the tag ``official_store``: the
    specification names the store only on items.
    """
    reputation = object_of(user.get("seller_reputation"))
    sales = as_whole(object_of(reputation.get("transactions")).get("completed"))
    if sales is None:
        metrics = object_of(reputation.get("metrics"))
        sales = as_whole(object_of(metrics.get("sales")).get("completed"))
    official = user.get("user_type") == UserType.BRAND or OFFICIAL_STORE_TAG in sequence_of(
        user.get("tags")
    )
    return SellerStanding(
        level_id=text_of(reputation.get("level_id")) or None,
        official_store=official,
        sales_completed=max(0, sales or 0),
        site_id=text_of(user.get("site_id")),
    )

"""Simulated buyers: the time of the next one, computed from a rate and a seed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from decimal import Decimal

from app.domain.shapes import JsonObject, text_of
from app.rules.numbers import as_number, as_whole
from app.service.seeding.seeded_random import DRAW_RANGE, Draws, SeededRandom

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
TICK = timedelta(milliseconds=1)
_HOUR = 3_600_000


@dataclass(frozen=True, slots=True)
class SalesRate:
    """The simulated sales of one seller.

    Time is divided into slots of equal length, starting at ``began`` (milliseconds since 1970). One
    buyer arrives in each slot, at a moment determined by the seed; ``slot`` is the next one.
    ``sold`` counts the sales so far, ``missed`` the buyers who found nothing to buy.
    """

    seller_id: str
    seed: int
    per_hour: Decimal
    began: int
    slot: int = 0
    sold: int = 0
    missed: int = 0

    @property
    def draws(self) -> Draws:
        """The random numbers of the next buyer."""
        return SeededRandom(self.seed, f"sales/{self.seller_id}").draws(self.slot)

    @property
    def due(self) -> int:
        """The millisecond at which the next buyer arrives."""
        share = Decimal(self.draws[0]) / DRAW_RANGE
        return self.began + int((self.slot + share) * _HOUR / self.per_hour)

    @property
    def due_at(self) -> datetime:
        """The time at which the next buyer arrives."""
        return EPOCH + self.due * TICK

    def slots_until(self, moment: int) -> int:
        """Return how many buyers arrive by the millisecond ``moment``, including the next one."""
        past = max(int((moment - self.began) * self.per_hour / _HOUR), self.slot)
        after = replace(self, slot=past)
        return past - self.slot + (after.due <= moment)

    def after_pause(self, moment: int) -> SalesRate:
        """Return the rate without the buyers who would have arrived by ``moment``."""
        return replace(self, slot=self.slot + self.slots_until(moment))

    def after_buyer(self, *, sold: bool) -> SalesRate:
        """Return the rate after the next buyer, who bought something or found nothing."""
        return replace(
            self, slot=self.slot + 1, sold=self.sold + sold, missed=self.missed + (not sold)
        )

    def kept(self) -> JsonObject:
        """Return the rate as a JSON object for storage."""
        return {
            "seller_id": self.seller_id,
            "seed": self.seed,
            "per_hour": str(self.per_hour),
            "began": self.began,
            "slot": self.slot,
            "sold": self.sold,
            "missed": self.missed,
        }


def read_rate(kept: JsonObject) -> SalesRate:
    """Return the rate from its stored form."""
    seed, began, slot, sold, missed = (
        as_whole(kept.get(name)) or 0 for name in ("seed", "began", "slot", "sold", "missed")
    )
    per_hour = as_number(Decimal(text_of(kept.get("per_hour")))) or Decimal(1)
    return SalesRate(text_of(kept.get("seller_id")), seed, per_hour, began, slot, sold, missed)

"""The states of practice listings, in realistic proportions."""

from __future__ import annotations

from dataclasses import dataclass

from app.service.seeding.seeded_random import shuffled


@dataclass(frozen=True, slots=True)
class ListingState:
    """A status with its sub-status, and its effect on the listing's stock, sales and dates."""

    status: str
    sub_status: tuple[str, ...] = ()
    in_stock: bool = True
    sold_before: bool = True
    ended: bool = False


ACTIVE = ListingState("active")
PAUSED = ListingState("paused")
OUT_OF_STOCK = ListingState("paused", ("out_of_stock",), in_stock=False)
NOT_YET_ACTIVE = ListingState("not_yet_active", sold_before=False)
PAYMENT_REQUIRED = ListingState("payment_required", sold_before=False)

_PARTS = (
    (ACTIVE, 897),
    (PAUSED, 45),
    (OUT_OF_STOCK, 34),
    (ListingState("under_review", ("waiting_for_patch",)), 11),
    (ListingState("closed", ended=True), 21),
    (NOT_YET_ACTIVE, 5),
    (PAYMENT_REQUIRED, 3),
    (ListingState("inactive"), 1),
    (ListingState("under_review", ("held",)), 2),
    (ListingState("closed", ("deleted",), ended=True), 2),
)

# Even a shop of twenty listings has one of each state that a seller should have seen.
_EARLY = {4: 1, 7: 2, 11: 3, 16: 4}


def listing_states(seed: int, scope: str) -> tuple[ListingState, ...]:
    """Return a cycle of states: listing ``k`` has the one at ``k`` modulo the length.

    The length is a prime, so that the cycle meets every category in turn.
    """
    order = shuffled([part for part, count in _PARTS for _ in range(count)], seed, scope)
    for place in range(max(_EARLY) + 4):
        wanted = _PARTS[_EARLY.get(place, 0)][0]
        if order[place] is not wanted:
            found = next(at for at in range(max(_EARLY) + 4, len(order)) if order[at] is wanted)
            order[place], order[found] = order[found], order[place]
    return tuple(order)

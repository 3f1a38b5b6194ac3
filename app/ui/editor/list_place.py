"""The position in a list from which a listing was opened, and its neighbours there."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from app.ui.window.frame import LISTINGS

if TYPE_CHECKING:
    from app.ui.window.frame import WindowFrame


class ListPlace(NamedTuple):
    """The view that has the list, and the row; ``row`` is -1 if the listing is in no list."""

    view: str
    row: int


def place_of(window: WindowFrame, item_id: str) -> ListPlace:
    """Return the position of a listing in the list of the current view, otherwise in the table."""
    view = window.view(window.current_view)
    order = () if view is None else view.order()
    if item_id in order:
        return ListPlace(window.current_view, list(order).index(item_id))
    row = window.listings.model.position(item_id)
    return ListPlace(LISTINGS, -1 if row is None else row)


def neighbour_of(
    window: WindowFrame, place: ListPlace, item_id: str, by: int
) -> tuple[str, ListPlace] | None:
    """Return the listing ``by`` rows further in the present list; ``None`` beyond its ends.

    If the listing itself is no longer in the list, the listing that took its row is the next one.
    """
    if place.row < 0:
        return None
    row = _row_of(window, place, item_id)
    if row is not None:
        wanted = row + by
    else:
        wanted = place.row + (by - 1 if by > 0 else by)
    found = _at(window, place.view, wanted)
    return None if found is None else (found, place._replace(row=wanted))


def _row_of(window: WindowFrame, place: ListPlace, item_id: str) -> int | None:
    if _at(window, place.view, place.row) == item_id:
        return place.row
    if place.view == LISTINGS:
        return window.listings.model.position(item_id)
    view = window.view(place.view)
    order = [] if view is None else list(view.order())
    return order.index(item_id) if item_id in order else None


def _at(window: WindowFrame, name: str, row: int) -> str | None:
    if name == LISTINGS:
        return window.listings.model.item_id(row) if row >= 0 else None
    view = window.view(name)
    order = () if view is None else view.order()
    return order[row] if 0 <= row < len(order) else None

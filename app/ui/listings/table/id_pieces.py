"""An ordered set for any number of ids."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

PIECE = 10_000


class IdPieces:
    """Ids in insertion order, stored in pieces.

    A single table of a million ids would block the window each time it grows.
    """

    def __init__(self, ids: Iterable[str] = ()) -> None:
        self._pieces: list[dict[str, None]] = []
        # The indexes of pieces that no snapshot shares; the others are copied before a change.
        self._own: set[int] = set()
        self._count = 0
        for item_id in ids:
            self.add(item_id)

    def __contains__(self, item_id: object) -> bool:
        return any(item_id in piece for piece in self._pieces)

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[str]:
        return chain.from_iterable(self._pieces)

    def add(self, item_id: str) -> None:
        """Append an id if it is not contained yet."""
        if item_id not in self:
            if not self._pieces or len(self._pieces[-1]) >= PIECE:
                self._own.add(len(self._pieces))
                self._pieces.append({})
            self._changed(len(self._pieces) - 1)[item_id] = None
            self._count += 1

    def add_piece(self, ids: Iterable[str]) -> None:
        """Append ids, none of which may be contained yet; this is not checked."""
        piece = dict.fromkeys(ids)
        if piece:
            self._pieces.append(piece)
            self._count += len(piece)

    def remove(self, item_id: str) -> None:
        """Remove an id if it is contained."""
        for place, piece in enumerate(self._pieces):
            if item_id in piece:
                del self._changed(place)[item_id]
                self._count -= 1
                return

    def take(self, others: IdPieces) -> None:
        """Append ids, none of which may be contained yet; do not use ``others`` afterwards."""
        self._pieces += others._pieces
        self._count += len(others)

    def snapshot(self) -> IdPieces:
        """Return the present ids without a copy; later changes here do not affect them."""
        made = IdPieces()
        made._pieces, made._count = list(self._pieces), self._count
        self._own.clear()
        return made

    def _changed(self, place: int) -> dict[str, None]:
        if place not in self._own:
            self._pieces[place] = dict(self._pieces[place])
            self._own.add(place)
        return self._pieces[place]

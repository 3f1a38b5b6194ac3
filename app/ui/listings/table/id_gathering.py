"""Collection of ids that the reader returns in several answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ui.listings.table.id_pieces import IdPieces

if TYPE_CHECKING:
    from collections.abc import Callable, Container

    from app.engine.catalog.catalog import ItemCatalog
    from app.engine.catalog.questions import CatalogAnswer, CatalogQuestion


class IdGathering:
    """Requests ids; only the newest of several questions is answered.

    One part is added per event loop turn, because a million ids at once would block the window.
    """

    def __init__(self, catalog: ItemCatalog, key: str) -> None:
        self._catalog, self._key = catalog, key
        self._newest = object()

    def ask(
        self,
        question: CatalogQuestion,
        then: Callable[[IdPieces], None],
        *,
        but: Container[str] = (),
    ) -> None:
        """Call ``then`` with all ids of the answer that are not in ``but``, in order."""
        # Imported here, because the first frame requests no ids.
        from app.engine.catalog.questions import Ids

        mine = self._newest = object()
        ids = IdPieces()

        def take(answer: CatalogAnswer) -> None:
            assert isinstance(answer, Ids)
            if mine is self._newest:
                ids.add_piece(i for i in answer.ids if i not in but)
                if answer.last:
                    then(ids)

        self._catalog.ask(self._key, question, take)

    def drop(self) -> None:
        """Ignore the pending answer."""
        self._newest = object()

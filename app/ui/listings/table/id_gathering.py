"""Ids that the reader answers in pieces, gathered until the last one is here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ui.listings.table.id_pieces import IdPieces

if TYPE_CHECKING:
    from collections.abc import Callable, Container

    from app.engine.catalog.catalog import ItemCatalog
    from app.engine.catalog.questions import CatalogAnswer, CatalogQuestion


class IdGathering:
    """Asks for ids; of several questions only the newest one is answered.

    A piece is taken with each turn of the loop: a million at once would block the window.
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
        """Have ``then`` called with all ids that are not in ``but``, in their order."""
        # Imported here: the first frame asks for no ids.
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
        """Ignore the answer that is still to come."""
        self._newest = object()

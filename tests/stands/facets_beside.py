"""The facets in reach of a reader, for as long as a test looks at them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager

from app.workspace.catalog.catalog_reader import CatalogReader
from app.workspace.catalog.facets import AttachedFacets


@contextmanager
def facets_beside(
    reader: CatalogReader, on_progress: Callable[[int, int], object] = lambda _done, _total: None
) -> Iterator[CatalogReader]:
    """Bring them up to date; ``on_progress`` hears how many listings of how many are done."""
    with closing(AttachedFacets(reader)) as facets:
        for done, total in facets.bring_up_to_date():
            on_progress(done, total)
        yield reader

"""Listings that come later than anybody waited for are named, and nothing is closed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.domain.wire import write_json
from app.editing.draft_calls import TAG_FIELD
from app.editing.row_progress import RowProgress
from app.engine.sending.creation import creation
from app.engine.sending.listed_twice import Duplicate, find_duplicates, in_catalog
from app.engine.sync.item_rows import parse_item_row
from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.catalog.catalog_reader import CatalogReader
from app.workspace.journal.journal import Journal
from app.workspace.journal.outbox import OutboxState, OutboxStore
from tests.engine.sending.test_creation import FORM, OWN
from tests.stands.fake_marketplace import item_body


@pytest.fixture
def outbox(tmp_path: Path) -> Iterator[OutboxStore]:
    journal = Journal(tmp_path / "journal.db")
    yield OutboxStore(journal)
    journal.close()


def made(outbox: OutboxStore, form: dict[str, Any], state: OutboxState, **steps: Any) -> str:
    """A row of a new listing; answers its tag, or the code of the seller's own."""
    row = outbox.add(*creation(form))
    claimed = outbox.claim()
    assert claimed is not None
    outbox.move(claimed, state, progress=RowProgress(**steps))
    return str(row.command().details.get("tag") or form[TAG_FIELD])


def listed(tmp_path: Path, *items: dict[str, Any]) -> CatalogReader:
    path = tmp_path / "catalogue.db"
    writer = CatalogWriter(path)
    bodies = [write_json(item) for item in items]
    writer.put((parse_item_row(body).row, body) for body in bodies)
    writer.close()
    return CatalogReader(path)


@pytest.mark.parametrize("form", [FORM, OWN])
@pytest.mark.parametrize(
    ("state", "steps", "others", "expected"),
    [
        (OutboxState.DONE, {"posted": (1, 2), "item_id": "MX5"}, {}, ("MX5", "MX6")),
        (OutboxState.DONE, {"posted": (1, 2), "item_id": "MX5"}, {"status": "closed"}, None),
        (OutboxState.DONE, {"posted": (1, 2), "item_id": "MX5"}, {"title": "Otra"}, None),
        (OutboxState.DONE, {"posted": (1, 2), "item_id": "MX5"}, {"parent_item_id": "MX5"}, None),
        (OutboxState.HELD, {"posted": (1,)}, {"id": "MX5"}, ("", "MX5")),
        (OutboxState.DONE, {"posted": (1,), "item_id": "MX5"}, {}, None),
        # It is still being looked for: the one listing may be its own.
        (OutboxState.UNKNOWN, {"posted": (1, 2)}, {"id": "MX5"}, None),
        (OutboxState.QUEUED, {"posted": (1, 2)}, {"id": "MX5"}, None),
    ],
)
def test_that_a_late_twin_is_named(
    tmp_path: Path,
    outbox: OutboxStore,
    form: dict[str, Any],
    state: OutboxState,
    steps: dict[str, Any],
    others: dict[str, Any],
    expected: tuple[str, str] | None,
) -> None:
    tag = made(outbox, form, state, **steps)
    first = {**item_body("MX5"), **form, TAG_FIELD: tag}
    shop = listed(tmp_path, first, {**first, "id": "MX6", **others})
    twins = find_duplicates(outbox, in_catalog(shop))
    shop.close()
    assert twins == ([] if expected is None else [Duplicate(1, "Silla de pino", *expected)])
    assert [twin.notice().code for twin in twins] == ["listed_twice"] * len(twins)


def test_that_the_listing_of_another_row_is_no_twin(tmp_path: Path, outbox: OutboxStore) -> None:
    made(outbox, OWN, OutboxState.DONE, posted=(1, 2), item_id="MX5")
    made(outbox, OWN, OutboxState.DONE, posted=(1, 2), item_id="MX6")
    first = {**item_body("MX5"), **OWN}
    shop = listed(tmp_path, first, {**first, "id": "MX6"})
    assert find_duplicates(outbox, in_catalog(shop)) == []
    shop.close()

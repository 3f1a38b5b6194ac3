"""Three-way merge, field by field; and what a write may not take away unasked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.editing.change import FieldChange
from app.editing.draft import ItemDraft
from app.editing.merge import merge, rebase
from app.editing.values import PictureRef, UnreadText
from app.workspace.journal.journal import Journal
from app.workspace.journal.outbox import OutboxState
from app.workspace.outbox_command import Change
from tests.stands.fake_marketplace import FakeMarketplace, item_body
from tests.stands.sending_desk import Desk

TWO = [
    {"id": 1, "price": 10, "available_quantity": 4, "sold_quantity": 0, "picture_ids": ["P1"]},
    {"id": 2, "price": 10, "available_quantity": 6, "sold_quantity": 0, "picture_ids": ["P2"]},
]


def drafted(base: dict[str, Any], *edits: tuple[str, Any]) -> ItemDraft:
    draft = ItemDraft("MX1", base)
    for path, value in edits:
        draft.apply(FieldChange(path, draft.value(path), value))
    return draft


@pytest.mark.parametrize(
    ("edits", "live", "payload", "conflicts"),
    [
        ([("title", "A")], {}, {"title": "A"}, []),
        ([("title", "A")], {"price": 9}, {"title": "A"}, []),
        ([("title", "A")], {"title": "A"}, {}, []),
        ([("title", "A")], {"title": "B"}, {}, ["title"]),
        ([("title", "A"), ("price", 7)], {"title": "B"}, {"price": 7}, ["title"]),
        ([("available_quantity", 9)], {"available_quantity": 3}, {"available_quantity": 7}, []),
        ([("available_quantity", 0)], {"available_quantity": 3}, {"available_quantity": 0}, []),
        ([("available_quantity", 1)], {"available_quantity": 3}, {}, ["available_quantity"]),
        ([("price", UnreadText("x", "not_a_number"))], {"price": 4}, {}, []),
        (
            [("variations.1.price", 12)],
            {"variations": [*TWO, {"id": 3, "price": 1}]},
            {"variations": [{"id": 1, "price": 12}, {"id": 2}, {"id": 3}]},
            [],
        ),
        ([("variations.1.price", 12)], {"variations": TWO[1:]}, {}, ["variations.1.price"]),
        (
            [("variations", [TWO[0], {"price": 5}])],
            {"variations": [*TWO, {"id": 3, "price": 1}]},
            {"variations": [{"id": 1}, {"id": 3}, {"price": 5}]},
            [],
        ),
        (
            [("variations", [{**TWO[0], "available_quantity": 6}, TWO[1]])],
            {"variations": [{**TWO[0], "available_quantity": 3, "sold_quantity": 1}, TWO[1]]},
            {"variations": [{"id": 1, "available_quantity": 5}, {"id": 2}]},
            [],
        ),
    ],
)
def test_that_each_side_keeps_what_only_it_changed(
    edits: list[tuple[str, Any]],
    live: dict[str, Any],
    payload: dict[str, Any],
    conflicts: list[str],
) -> None:
    base = item_body(variations=TWO)
    merged = merge(drafted(base, *edits), {**base, **live})
    assert merged.payload() == payload
    assert [conflict.path for conflict in merged.conflicts] == conflicts


def test_that_a_decided_field_goes_as_the_seller_made_it() -> None:
    base = item_body()
    merged = merge(drafted(base, ("title", "A")), {**base, "title": "B"}, decided=["title"])
    assert (merged.payload(), merged.conflicts) == ({"title": "A"}, ())


def test_that_a_kept_draft_moves_on_with_the_listing() -> None:
    base = item_body()
    text = UnreadText("1,,2", "not_a_number")
    draft = drafted(base, ("title", "A"), ("available_quantity", 9), ("price", text))
    live = {**base, "title": "B", "available_quantity": 3}
    moved, conflicts = rebase(draft, live)
    values = [moved.value(path) for path in ("title", "available_quantity", "price")]
    assert values == ["A", 7, text]
    assert [conflict.path for conflict in conflicts] == ["title"]


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    journal = Journal(tmp_path / "journal.db")
    yield Desk(FakeMarketplace(item_body(variations=TWO)), journal, tmp_path)
    journal.close()


@pytest.mark.parametrize(
    ("path", "value", "found"),
    [
        ("variations", TWO[:1], ("variations.2", "confirm.variation_removed")),
        ("pictures", (PictureRef("id", "P1"),), ("variations.2", "confirm.variation_pictures")),
    ],
)
@pytest.mark.parametrize("confirmed", [True, False])
async def test_that_a_loss_is_confirmed_first(
    desk: Desk, path: str, value: Any, found: tuple[str, str], confirmed: bool
) -> None:
    base = item_body(variations=TWO)
    desk.outbox.add_changes([Change("MX1", base, {path: value}, confirmed=confirmed)], batch="b")
    await desk.flush.run()
    (row,) = desk.outbox.latest(batch="b")
    if confirmed:
        assert (row.state, desk.shop.count("put")) == (OutboxState.DONE, 1)
    else:
        assert (row.state, desk.shop.count("put")) == (OutboxState.HELD, 0)
        assert [(f.path, f.code) for f in row.result.findings] == [found]
    assert not desk.draft_is_back

"""Variations of a draft: of a listing that is not there yet, and over what others changed."""

from __future__ import annotations

import copy
from decimal import Decimal

from app.domain.models.attribute import AttributeDefinition
from app.domain.wire import read_json, write_json
from app.editing.change import FieldChange
from app.editing.creation import creation_form, later_variations
from app.editing.draft import ItemDraft
from app.editing.merge import merge, rebase
from app.editing.values import Choice, PictureRef, UnreadText
from app.editing.variations.changes import combos_of, with_added, with_cells, with_removed
from app.editing.variations.rows import Axis, RowState, rows_of
from tests.editing.test_draft import VARIED

SHA = "a" * 64
COLOUR = Axis("COLOR", "Color")
DEFINITIONS = (
    AttributeDefinition(
        id="COLOR", name="Color", value_type="list", tags={"allow_variations": True}
    ),
)


def apply(draft: ItemDraft, edits: list[tuple[str, object]]) -> None:
    for path, value in edits:
        change = draft.change(path, value)
        if change is not None:
            draft.apply(change)


def with_colours(draft: ItemDraft, *names: str) -> None:
    chosen = [(COLOUR, tuple(Choice(None, name) for name in names))]
    apply(draft, with_added(draft, combos_of(draft, chosen, DEFINITIONS), DEFINITIONS))


def new_draft(*pictures: PictureRef) -> ItemDraft:
    draft = ItemDraft("new-1", {})
    apply(draft, [("title", "Lirio"), ("price", Decimal(9)), ("pictures", pictures)])
    with_colours(draft, "Rojo", "Azul")
    apply(draft, with_cells(draft, [("0", "available_quantity", 3), ("1", "price", 7)]))
    return draft


def test_that_variations_wait_for_a_picture_that_is_only_here_yet() -> None:
    draft = new_draft(PictureRef("file", SHA))
    form = creation_form(draft, "MX")
    assert "variations" not in form
    assert (form["price"], form["available_quantity"]) == (7, 3)
    assert [entry["picture_ids"] for entry in later_variations(draft)] == [[f"file:{SHA}"]] * 2


def test_that_variations_go_with_the_form_where_all_pictures_are_there() -> None:
    draft = new_draft(PictureRef("source", "https://a.example/1.jpg"))
    form = creation_form(draft, "MX")
    assert later_variations(draft) == ()
    assert "price" not in form
    assert [entry["price"] for entry in form["variations"]] == [9, 7]


def test_that_a_draft_with_new_variations_is_kept_as_it_is() -> None:
    draft = ItemDraft("MX1", VARIED)
    with_colours(draft, "Rojo")
    apply(draft, with_removed(draft, ["4294967301"]))
    apply(draft, [("variations.1.price", UnreadText("many", "number.invalid"))])
    kept = ItemDraft.from_json(read_json(write_json(draft.to_json())))
    assert rows_of(kept) == rows_of(draft)
    assert kept.unread() == {"variations.1.price": UnreadText("many", "number.invalid")}
    assert kept.payload() == draft.payload()
    assert "price" not in kept.payload()["variations"][-1]


def test_that_what_others_did_meanwhile_to_variations_stays() -> None:
    draft = ItemDraft("MX1", VARIED)
    with_colours(draft, "Rojo")
    apply(draft, with_removed(draft, ["4294967301"]))
    live = copy.deepcopy(VARIED)
    live["variations"].append({"id": 4294967309, "price": 5, "available_quantity": 1})
    for moved in (draft.rebased(live), rebase(draft, live)[0]):
        states = {row.key: row.state for row in rows_of(moved)}
        assert states == {
            "4294967301": RowState.REMOVED,
            "4294967302": RowState.KEPT,
            "4294967309": RowState.KEPT,
            "2": RowState.ADDED,
        }
    sent = merge(draft, live).payload()["variations"]
    assert [entry.get("id") for entry in sent] == [4294967302, 4294967309, None]


def test_that_edits_of_a_removed_variation_do_not_travel() -> None:
    draft = ItemDraft("MX1", VARIED)
    apply(draft, [("variations.4294967301.available_quantity", 9)])
    draft.apply(FieldChange("variations", None, [{"id": 4294967302}]))
    merged = merge(draft, VARIED)
    assert merged.stock == ()
    assert merged.payload()["variations"] == [{"id": 4294967302}]


def test_that_a_file_typed_meanwhile_is_the_picture_that_was_uploaded() -> None:
    draft = ItemDraft("MX1", VARIED)
    files = (PictureRef("id", "P1"), PictureRef("file", SHA))
    sent = {"pictures": files}
    apply(draft, [*sent.items(), ("variations.4294967302.picture_ids", [f"file:{SHA}"])])
    apply(draft, [("pictures", files[::-1])])
    with_colours(draft, "Rojo")
    answer = {**copy.deepcopy(VARIED), "pictures": [{"id": "P1"}, {"id": "P9"}]}
    left = draft.after_sending(answer, sent, {SHA: "P9"})
    assert left.pictures() == (PictureRef("id", "P9"), PictureRef("id", "P1"))
    assert left.value("variations.4294967302.picture_ids") == ["P9"]
    assert rows_of(left)[-1].entry["picture_ids"] == ["P9"]

"""A draft owns what differs from the listing, and sends just that."""

import copy
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.domain.wire import read_json, write_json
from app.editing.change import FieldChange
from app.editing.draft import ItemDraft
from app.editing.values import Choice, PictureRef, UnreadText

ITEM = {
    "id": "MX1",
    "title": "Lámpara de mesa Lirio",
    "price": Decimal("749.00"),
    "available_quantity": 12,
    "seller_custom_field": None,
    "shipping": {"mode": "me2", "free_shipping": False, "local_pick_up": True, "tags": []},
    "attributes": [
        {"id": "BRAND", "name": "Marca", "value_id": "9", "value_name": "Tolvanera", "values": []},
        {"id": "THICKNESS", "name": "Espesor", "value_id": None, "value_name": "9 mm"},
        {
            "id": "ROOMS",
            "name": "Ambientes",
            "value_name": "Baño, Cocina",
            "values": [{"id": "1", "name": "Baño"}, {"id": "2", "name": "Cocina"}],
        },
    ],
    "pictures": [{"id": "p1", "url": "http://127.0.0.1/1"}, {"id": "p2"}, {"id": "p3"}],
    "variations": [],
}
VARIED = {
    **ITEM,
    "variations": [
        {"id": 4294967301, "price": 10, "available_quantity": 3, "picture_ids": ["p1", "p2"]},
        {"id": 4294967302, "price": 10, "available_quantity": 4, "picture_ids": ["p3"]},
    ],
}


def edited(item, **values):
    draft = ItemDraft("MX1", item)
    for path, value in values.items():
        change = draft.change(path.replace("__", "."), value)
        if change:
            draft.apply(change)
    return draft


@pytest.mark.parametrize(
    ("path", "value", "expected"),
    [
        ("title", "Lámpara", {"title": "Lámpara"}),
        ("price", Decimal("699.50"), {"price": Decimal("699.50")}),
        ("seller_custom_field", "LAM-1", {"seller_custom_field": "LAM-1"}),
        ("shipping.free_shipping", True, {"shipping": {"free_shipping": True}}),
        ("shipping.dimensions", "1x2x3,4", {"shipping": {"dimensions": "1x2x3,4"}}),
        (
            "attributes.BRAND",
            (Choice("7", "Otra"),),
            {"attributes": [{"id": "BRAND", "value_id": "7"}]},
        ),
        (
            "attributes.THICKNESS",
            (Choice(None, "9"),),
            {"attributes": [{"id": "THICKNESS", "value_name": "9"}]},
        ),
        ("attributes.THICKNESS", (), {"attributes": [{"id": "THICKNESS", "value_name": None}]}),
        (
            "attributes.ROOMS",
            (Choice("1", "Baño"), Choice(None, "Patio")),
            {
                "attributes": [
                    {"id": "ROOMS", "values": [{"id": "1", "name": "Baño"}, {"name": "Patio"}]}
                ]
            },
        ),
        (
            "sale_terms.WARRANTY_TIME",
            (Choice(None, "12 meses"),),
            {"sale_terms": [{"id": "WARRANTY_TIME", "value_name": "12 meses"}]},
        ),
        (
            "pictures",
            (PictureRef("id", "p2"), PictureRef("file", "ab"), PictureRef("source", "https://x/y")),
            {"pictures": [{"id": "p2"}, {"file": "ab"}, {"source": "https://x/y"}]},
        ),
    ],
)
def test_that_a_payload_carries_only_what_changed(path, value, expected):
    assert edited(ITEM, **{path.replace(".", "__"): value}).payload() == expected


def test_that_a_change_of_one_variation_sends_every_id():
    draft = edited(VARIED, variations__4294967302__price=Decimal("12.50"))
    assert draft.payload() == {
        "variations": [{"id": 4294967301}, {"id": 4294967302, "price": Decimal("12.50")}]
    }
    assert draft.preview()["variations"][1]["price"] == Decimal("12.50")


def test_that_the_forecast_adds_up_stock_and_drops_removed_pictures():
    draft = edited(
        VARIED,
        variations__4294967301__available_quantity=9,
        pictures=(PictureRef("id", "p3"), PictureRef("id", "p1")),
    )
    forecast = draft.preview()
    assert forecast["available_quantity"] == 13
    assert [v["picture_ids"] for v in forecast["variations"]] == [["p1"], ["p3"]]
    assert [p["id"] for p in forecast["pictures"]] == ["p3", "p1"]


@pytest.mark.parametrize(
    ("path", "same"),
    [
        ("title", "Lámpara de mesa Lirio"),
        ("price", 749),
        ("seller_custom_field", ""),
        ("attributes.BRAND", (Choice("9", "tolvanera"),)),
        ("attributes.ROOMS", (Choice("2", "Cocina"), Choice("1", "Baño"))),
        ("attributes.COLOR", ()),
    ],
)
def test_that_saying_the_same_is_no_change(path, same):
    assert ItemDraft("MX1", ITEM).change(path, same) is None


@pytest.mark.parametrize("text", ["a\ud800b", "a\x00b", "x" * 1_000_000, "é", "e\u0301"])
def test_that_strange_text_unchanged_is_not_dirty(text):
    draft = ItemDraft("MX1", {**ITEM, "title": text})
    assert draft.change("title", text) is None
    assert draft.payload() == {}
    assert draft.preview()["title"] == text


def test_that_text_which_could_not_be_read_is_kept_but_never_sent():
    draft = edited(ITEM, price=UnreadText("1,234.56", "input.number.ambiguous", "1.234,56"))
    assert draft.payload() == {}
    assert draft.preview()["price"] == Decimal("749.00")
    assert draft.changed_paths() == ("price",)
    assert ItemDraft.from_json(draft.to_json()).value("price").text == "1,234.56"


values = st.one_of(
    st.tuples(st.just("title"), st.text(max_size=8)),
    st.tuples(st.just("price"), st.decimals(0, 999, places=2)),
    st.tuples(st.just("shipping.free_shipping"), st.booleans()),
    st.tuples(
        st.sampled_from(["attributes.BRAND", "attributes.COLOR"]),
        st.lists(
            st.builds(Choice, st.none() | st.sampled_from("79"), st.sampled_from(["a", "b"])),
            max_size=2,
        ).map(tuple),
    ),
    st.tuples(
        st.just("pictures"),
        st.permutations(["p1", "p2", "p3"]).map(
            lambda ids: tuple(PictureRef("id", key) for key in ids)
        ),
    ),
    st.tuples(st.just("variations.4294967301.available_quantity"), st.integers(0, 5)),
    st.tuples(st.just("price"), st.builds(UnreadText, st.text(max_size=4), st.just("x"))),
)


@given(st.lists(values, max_size=12))
def test_that_undoing_every_change_leads_back(steps):
    before = copy.deepcopy(VARIED)
    draft = ItemDraft("MX1", VARIED)
    made: list[FieldChange] = []
    for path, value in steps:
        change = draft.change(path, value)
        if change:
            draft.apply(change)
            made.append(change)
    states = draft.to_json()
    for change in reversed(made):
        draft.apply(change.inverse())
    assert draft.payload() == {}
    assert draft.changed_paths() == ()
    for change in made:
        draft.apply(change)
    assert sorted(draft.to_json()["edits"], key=repr) == sorted(states["edits"], key=repr)
    assert before == VARIED


@given(st.lists(values, max_size=8))
def test_that_a_draft_survives_being_written_down(steps):
    draft = ItemDraft("MX1", VARIED)
    for path, value in steps:
        change = draft.change(path, value)
        if change:
            draft.apply(change)
    again = ItemDraft.from_json(read_json(write_json(draft.to_json())))
    assert again.payload() == draft.payload()
    assert again.changed_paths() == draft.changed_paths()


@given(st.lists(values, max_size=8))
def test_that_a_payload_names_only_changed_fields(steps):
    draft = ItemDraft("MX1", VARIED)
    for path, value in steps:
        change = draft.change(path, value)
        if change:
            draft.apply(change)
    heads = {path.partition(".")[0] for path in draft.changed_paths() if path not in draft.unread()}
    assert set(draft.payload()) == heads


def test_that_edits_which_the_marketplace_has_already_vanish_over_its_newer_body():
    draft = edited(ITEM, title="Lámpara", available_quantity=3)
    assert draft.rebased({**ITEM, "title": "Lámpara"}).changed_paths() == ("available_quantity",)


@pytest.mark.parametrize(
    "document",
    [
        {},
        {"version": 2, "item_id": "a", "base": {}, "edits": []},
        {"version": 1, "edits": []},
        {"version": 1, "item_id": "a", "base": {}, "edits": [["title"]]},
        {"version": 1, "item_id": "a", "base": {}, "edits": [["x", {"$typed": ["a"]}]]},
    ],
)
def test_that_a_document_of_another_form_is_no_draft(document):
    with pytest.raises(ValueError):
        ItemDraft.from_json(document)


def test_that_a_copy_is_left_alone_by_later_edits() -> None:
    draft = ItemDraft("MX1", {"id": "MX1", "title": "a", "price": 1, "variations": [{"id": 1}]})
    draft.apply(FieldChange("title", "a", "b"))
    copy = draft.copy()
    # It is made at each key: what never changes is not copied.
    assert copy.base["variations"] is draft.base["variations"]
    draft.apply(FieldChange("title", "b", "c"))
    draft.apply(FieldChange("price", 1, 2))
    assert copy.changed_paths() == ("title",)
    assert (copy.value("title"), copy.base) == ("b", draft.base)

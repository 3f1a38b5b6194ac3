"""A form is made from the category's settings and attribute definitions."""

from decimal import Decimal

import pytest

from app.domain.models.attribute import AttributeDefinition
from app.domain.models.category import Category
from app.editing.change import FieldChange
from app.editing.draft import ItemDraft
from app.editing.form.fields import FieldKind, FieldSpec
from app.editing.form.form import build_form, formed_item
from app.editing.form.locks import varied_value
from app.editing.form.package import INCOMPLETE, read_package, wrong_sides
from app.editing.item_paths import DESCRIPTION, read_path
from app.editing.numbers import AMBIGUOUS, UNREADABLE, read_number
from app.editing.repair import repairs_of_field, typed_number
from app.editing.values import Choice, UnreadText, decode_value, encode_value
from tests.stands.locales import locale

SETTINGS = {
    "max_title_length": 60,
    "max_sub_title_length": 70,
    "max_pictures_per_item": 12,
    "item_conditions": ["new", "used"],
    "shipping_modes": ["me2", "custom"],
    "price": "required",
    "stock": "required",
}
CATEGORY = Category.parse({"id": "MX1", "name": "Pisos", "settings": SETTINGS})
ITEM = {
    "id": "MX1",
    "title": "Porcelanato",
    "price": 100,
    "condition": "new",
    "status": "active",
    "sold_quantity": 0,
    "shipping": {"mode": "me2", "tags": []},
    "attributes": [],
    "pictures": [],
}


def definition(**fields):
    return AttributeDefinition.parse({"id": "X", "name": "X", "value_type": "string", **fields})


def fields_of(item, *definitions):
    sections = build_form(item, CATEGORY, definitions)
    return {spec.path: spec for section in sections for spec in section.fields}


@pytest.mark.parametrize(
    ("fields", "kind"),
    [
        ({"value_type": "string"}, FieldKind.TEXT),
        ({"value_type": "string", "value_max_length": 1000}, FieldKind.LONG_TEXT),
        ({"value_type": "string", "tags": {"multivalued": True}}, FieldKind.SEVERAL),
        ({"value_type": "number"}, FieldKind.NUMBER),
        ({"value_type": "number_unit"}, FieldKind.NUMBER_UNIT),
        ({"value_type": "list"}, FieldKind.CHOICE),
        ({"value_type": "list", "tags": {"multivalued": True}}, FieldKind.SEVERAL),
        ({"value_type": "boolean"}, FieldKind.YES_NO),
        ({"value_type": "hologram"}, FieldKind.TEXT),
        ({"value_type": None}, FieldKind.TEXT),
    ],
)
def test_that_each_value_type_has_its_kind_and_an_unknown_one_is_text(fields, kind):
    assert fields_of(ITEM, definition(**fields))["attributes.X"].kind is kind


@pytest.mark.parametrize("tag", ["hidden", "read_only", "fixed"])
def test_that_what_is_not_the_sellers_is_not_offered(tag):
    assert "attributes.X" not in fields_of(ITEM, definition(tags={tag: True}))


def test_that_required_attributes_come_first_and_then_the_relevant_ones():
    paths = fields_of(
        ITEM,
        definition(id="LAST"),
        definition(id="SECOND", relevance=1),
        definition(id="FIRST", tags={"required": True}, relevance=9),
    )
    attributes = [path for path in paths if path.startswith("attributes.")]
    assert attributes == ["attributes.FIRST", "attributes.SECOND", "attributes.LAST"]


def test_that_what_variations_set_is_not_offered_for_the_whole_listing():
    varied = {
        **ITEM,
        "variations": [
            {"id": 1, "price": 10, "attribute_combinations": [{"id": "COLOR", "value_name": "x"}]},
            {"id": 2, "price": 12, "attribute_combinations": [{"id": "COLOR", "value_name": "y"}]},
        ],
    }
    found = fields_of(varied, definition(id="COLOR"), definition(id="BRAND"))
    assert "attributes.COLOR" not in found
    assert "variations" in found
    assert found["price"].locked.code == "has_variations"


RED, BLUE = ([{"id": "COLOR", "value_name": name}] for name in ("Rojo", "Azul"))
SIZED = [*RED, {"id": "SIZE", "value_name": "S"}]


@pytest.mark.parametrize(
    ("has", "edits", "locked", "gone"),
    [
        ([], {"title": "x"}, False, ()),
        ([], {"variations": [{"attribute_combinations": RED}]}, True, ("COLOR",)),
        ([{"id": 70, "attribute_combinations": RED}], {}, True, ("COLOR",)),
        (
            [{"id": 70, "attribute_combinations": RED}],
            {"variations.70.attribute_combinations": SIZED},
            True,
            ("COLOR", "SIZE"),
        ),
        (
            [{"id": 70, "attribute_combinations": SIZED}],
            {"variations.70.attribute_combinations": BLUE},
            True,
            ("COLOR",),
        ),
        # Until it is sent, the listing has its variations.
        ([{"id": 70, "attribute_combinations": RED}], {"variations": []}, True, ("COLOR",)),
    ],
)
def test_that_variations_of_a_draft_lock_what_they_set_before_anything_is_sent(
    has, edits, locked, gone
):
    item = {**ITEM, "variations": has}
    draft = ItemDraft("MX1", item)
    for path, value in edits.items():
        draft.apply(FieldChange(path, None, value))
    found = fields_of(formed_item(item, draft), definition(id="COLOR"), definition(id="SIZE"))
    for path in ("price", "available_quantity"):
        assert (found[path].locked is not None) is locked, path
    assert {name for name in ("COLOR", "SIZE") if f"attributes.{name}" not in found} == set(gone)


@pytest.mark.parametrize(
    ("entries", "price", "stock"),
    [
        ([{"price": 10, "available_quantity": 2}], (10, 10), 2),
        (
            [{"price": 10, "available_quantity": 2}, {"price": 12.5, "available_quantity": 0}],
            (10, 12.5),
            2,
        ),
        ([{"price": 10, "available_quantity": 2}, {"price": None}], None, None),
        ([], None, None),
    ],
)
def test_that_a_figure_of_variations_is_one_only_where_all_are_known(entries, price, stock):
    item = {**ITEM, "variations": entries}
    assert varied_value(item, "price") == price
    assert varied_value(item, "available_quantity") == stock


@pytest.mark.parametrize(
    ("more", "path", "code"),
    [
        ({"sold_quantity": 5}, "title", "sold_units"),
        ({"sold_quantity": 5}, "condition", "sold_units"),
        ({"status": "closed"}, "title", "closed"),
        ({"status": "closed"}, "attributes.X", "closed"),
        ({"status": "closed"}, "shipping.mode", "closed"),
        ({"status": "closed"}, "sale_terms.WARRANTY_TIME", "closed"),
        (
            {"shipping": {"mode": "me2", "tags": ["mandatory_free_shipping"]}},
            "shipping.free_shipping",
            "mandatory_free_shipping",
        ),
        (
            {"status": "closed", "descriptions": [{"id": "d", "plain_text": "Hola"}]},
            "description",
            "closed",
        ),
    ],
)
def test_that_what_cannot_change_is_locked_with_its_reason(more, path, code):
    assert fields_of({**ITEM, **more}, definition())[path].locked.code == code


def test_that_a_closed_listing_keeps_its_own_code_open():
    assert fields_of({**ITEM, "status": "closed"})["seller_custom_field"].locked is None


def test_that_the_limits_come_from_the_category():
    found = fields_of(ITEM)
    assert found["title"].longest == 60
    assert found["pictures"].longest == 12
    assert [choice.name for choice in found["condition"].choices] == ["new", "used"]
    assert found["price"].required


@pytest.mark.parametrize(
    ("records", "shown"),
    [
        ([], True),
        (None, True),
        ([{"id": "d", "plain_text": "Hola"}], True),
        ([{"id": "d"}], False),
    ],
)
def test_that_a_description_is_shown_where_its_text_is_known(records, shown):
    assert ("description" in fields_of({**ITEM, "descriptions": records})) is shown


MEASURE = {
    "value_type": "number_unit",
    "allowed_units": [{"id": "mm", "name": "mm"}, {"id": "cm", "name": "cm"}],
    "default_unit": "mm",
}


@pytest.mark.parametrize(
    ("fields", "value", "expected"),
    [
        (MEASURE, (Choice(None, "9"),), ((Choice(None, "9 mm"),), "9 mm")),
        (MEASURE, (Choice(None, "9 kg"),), ((Choice(None, "9 mm"),), "9 mm")),
        (MEASURE, (Choice(None, "1.5 kg"),), ((Choice(None, "1.5 mm"),), "1,5 mm")),
        (MEASURE, (Choice(None, "nine"),), None),
        (
            MEASURE,
            UnreadText("1.44", AMBIGUOUS, ("1.44 cm",)),
            ((Choice(None, "1.44 cm"),), "1,44 cm"),
        ),
        ({"value_type": "string"}, (Choice(None, "9"),), None),
        (
            {"value_type": "string"},
            (Choice(None, "9\t\x01kg"), Choice("7", "a\tb")),
            ((Choice(None, "9 kg"), Choice("7", "a\tb")), "9 kg, a b"),
        ),
    ],
)
def test_that_a_repair_names_the_value_it_would_make(fields, value, expected):
    spec = fields_of(ITEM, definition(**fields))["attributes.X"]
    found = repairs_of_field(spec, value, locale=locale("es_AR"), decimals=2)
    assert [(each.value, each.text) for each in found] == ([] if expected is None else [expected])


@pytest.mark.parametrize(
    ("path", "value", "expected"),
    [
        ("title", "Mesa\tde\r\nroble", "Mesa de roble"),
        ("title", "Me\x00sa\u200b\x9f", "Mesa"),
        ("title", "Mesa de roble", None),
        ("description", "a\tb\nc", None),
        ("description", "a\tb\r\n\x00c\x85", "a\tb\r\nc"),
    ],
)
def test_that_characters_that_a_field_does_not_take_can_be_repaired(path, value, expected):
    spec = fields_of(ITEM)[path]
    found = repairs_of_field(spec, value, locale=locale("es_AR"), decimals=2)
    assert [each.value for each in found] == ([] if expected is None else [expected])


def test_that_a_price_in_another_sites_form_can_be_repaired():
    spec = fields_of(ITEM)["price"]
    typed = UnreadText("1,234.56", AMBIGUOUS, ("1234.56",))
    (found,) = repairs_of_field(spec, typed, locale=locale("es_AR"), decimals=2)
    assert (found.value, found.text) == (Decimal("1234.56"), "1.234,56")


@pytest.mark.parametrize(
    ("path", "typed", "name", "expected"),
    [
        ("price", "2.990", "en", [(Decimal(2990), "2,990.00"), (Decimal("2.99"), "2.99")]),
        (
            "price",
            "120.500",
            "es_MX",
            [(Decimal(120500), "120,500.00"), (Decimal("120.5"), "120.50")],
        ),
        ("price", "2,990", "es_AR", [(Decimal(2990), "2.990,00"), (Decimal("2.99"), "2,99")]),
        ("available_quantity", "1.000", "en", [(1000, "1,000"), (1, "1")]),
        ("available_quantity", "2.990", "en", [(2990, "2,990")]),
    ],
)
def test_that_both_readings_are_repairs(path, typed, name, expected):
    spec = fields_of(ITEM)[path]
    reading = read_number(typed, locale(name), decimals=2 if path == "price" else 0)
    value = typed_number(typed, reading)
    found = repairs_of_field(spec, value, locale=locale(name), decimals=2)
    assert [(each.value, each.text) for each in found] == expected


def test_that_a_draft_keeps_what_its_unread_text_may_mean():
    typed = UnreadText("2.990", AMBIGUOUS, ("2990", "2.99"))
    assert decode_value(encode_value(typed)) == typed
    assert decode_value({"$typed": ["2.990", AMBIGUOUS, "2,990"]}) == UnreadText("2.990", AMBIGUOUS)


@pytest.mark.parametrize(
    ("texts", "name", "expected"),
    [
        (("9", "17", "22", "462"), "en", "9x17x22,462"),
        (("9,5", "17", "22", "2.500"), "es_AR", "9.5x17x22,2500"),
        (("", " ", "", ""), "en", None),
        (("9", "", "22", "462"), "en", UnreadText("9||22|462", INCOMPLETE)),
        (
            ("9", "17", "22", "2.500"),
            "en",
            UnreadText("9|17|22|2.500", AMBIGUOUS, ("9x17x22,2500", "9x17x22,2.5")),
        ),
        (("9", "x", "22", "2.500"), "en", UnreadText("9|x|22|2.500", UNREADABLE)),
    ],
)
def test_that_a_package_is_read_as_the_window_writes_numbers(texts, name, expected):
    assert read_package(texts, locale(name)) == expected


def test_that_a_package_that_could_be_two_is_repaired_to_either():
    spec = FieldSpec("shipping.dimensions", FieldKind.DIMENSIONS)
    typed = read_package(("9", "17", "22", "2.500"), locale("en"))
    found = repairs_of_field(spec, typed, locale=locale("en"), decimals=2)
    assert [(each.value, each.text) for each in found] == [
        ("9x17x22,2500", "9 × 17 × 22 cm, 2,500 g"),
        ("9x17x22,2.5", "9 × 17 × 22 cm, 2.5 g"),
    ]


@pytest.mark.parametrize(
    ("texts", "sides"),
    [
        (("", "1", "1", "1"), {"height"}),
        (("1", "-2", "1", "1"), {"width"}),
        (("1", "1", "1x2", "0"), {"length", "weight"}),
        (("1.2.3", "1e5", "NaN", "٣"), {"height", "width", "length", "weight"}),
        (("1", "1", "1", "2.500"), {"weight"}),
        (("9" * 1_000_000, "1", "1", "1"), {"height"}),
    ],
)
def test_that_measures_nobody_can_read_name_their_side(texts, sides):
    assert wrong_sides(texts, locale("en")) == sides


def fields_with(item, **settings):
    category = Category.parse({"id": "MX1", "name": "Pisos", "settings": {**SETTINGS, **settings}})
    return {
        spec.path: spec for section in build_form(item, category, ()) for spec in section.fields
    }


@pytest.mark.parametrize(
    ("price", "there", "required"),
    [("required", True, True), ("optional", True, False), ("not_allowed", False, False)],
)
def test_that_a_price_is_asked_for_as_the_category_has_it(price, there, required):
    field = fields_with(ITEM, price=price).get("price")
    assert (field is not None) is there
    assert field is None or field.required is required


@pytest.mark.parametrize(
    ("longest", "subtitle", "there"), [(70, None, True), (None, "Mate", True), (None, None, False)]
)
def test_that_a_subtitle_is_there_where_it_may_be_or_is(longest, subtitle, there):
    fields = fields_with({**ITEM, "subtitle": subtitle}, max_sub_title_length=longest)
    assert ("subtitle" in fields) is there


@pytest.mark.parametrize(
    ("mode", "modes"),
    [
        ("me2", ["me2", "custom"]),
        (None, ["me2", "custom"]),
        ("me1", ["me2", "custom", "me1"]),
    ],
)
def test_that_the_mode_a_listing_has_is_among_those_it_may_have(mode, modes):
    field = fields_with({**ITEM, "shipping": {"mode": mode}})["shipping.mode"]
    assert [choice.id for choice in field.choices] == modes


def test_that_the_repair_of_an_attribute_is_a_named_value_and_of_a_field_a_number():
    typed = typed_number("2,990.", read_number("2.990", locale("en"), decimals=2))
    named = FieldSpec("attributes.X", FieldKind.NUMBER, named=True)
    plain = FieldSpec("price", FieldKind.MONEY)
    assert isinstance(typed, UnreadText)
    for spec, values in ((named, Choice), (plain, Decimal)):
        repairs = repairs_of_field(spec, typed, locale=locale("en"), decimals=2)
        assert repairs
        for repair in repairs:
            value = repair.value[0] if spec.named else repair.value
            assert isinstance(value, values)


@pytest.mark.parametrize(
    ("records", "text"),
    [
        ([{"id": "1", "plain_text": "nueva"}, {"id": "2", "plain_text": "vieja"}], "nueva"),
        ([{"id": "1", "plain_text": "", "text": "rica"}], "rica"),
        ([{"id": "1", "plain_text": "llana", "text": "rica"}], "llana"),
        ([{"id": "1", "plain_text": "", "text": ""}, {"id": "2", "text": "vieja"}], "vieja"),
        ([{"id": "1", "plain_text": ""}, {"id": "2", "text": "vieja"}], "vieja"),
        ([{"id": "1", "plain_text": 5}, {"id": "2", "text": "vieja"}], "vieja"),
        (["no record", {"id": "2", "text": "vieja"}], "vieja"),
        ([{"id": "1"}], None),
        (None, None),
    ],
)
def test_that_the_newest_description_with_words_is_the_one_that_is_read(records, text):
    assert read_path({**ITEM, "descriptions": records}, DESCRIPTION) == text

"""The format of plan files: the fields, their permitted values, and the JSON Schema.

Both the validation and the schema are derived from one table. It is not a pydantic model, because
importing pydantic would take longer than everything else a reader of plans does.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from app.domain.shapes import JsonObject
from app.editing.item_paths import DELETED, LISTING_TYPE, RELISTED
from app.engine.plans.plan_problems import PlanFileError

_PATHS = (
    "price|available_quantity|status|condition|title|subtitle|seller_custom_field|warranty|video_id|pictures"
    "|description|listing_type_id|relisted|deleted"
    r"|shipping\.(free_shipping|local_pick_up)|attributes\.[A-Z0-9_-]{1,64}"
    r"|variations\.[A-Za-z0-9_-]{1,64}\.(price|available_quantity|seller_custom_field)"
)
PATH = re.compile(_PATHS)
VERSIONS = (1, 2, 3, 4)


_BESIDE_RELISTING = ("price", "available_quantity", LISTING_TYPE, RELISTED)
"""The fields that can be changed together with a relisting."""


def exclusive_path(paths: Sequence[str]) -> str:
    """Return the form path that cannot be changed together with the others, or an empty text.

    A change of the listing type and a deletion have requests of their own; a relisting accepts only
    the fields that may differ in the new listing.
    """
    relists = RELISTED in paths
    for path in paths:
        alone = path == DELETED or (path == LISTING_TYPE and not relists)
        if alone and any(one != path for one in paths):
            return path
    if not relists:
        return ""
    beside = [path for path in paths if path.rpartition(".")[2] not in _BESIDE_RELISTING]
    return RELISTED if beside else ""


@dataclass(frozen=True, slots=True)
class Form:
    """A type of object in the file, with its name in the schema."""

    name: str
    about: str
    fields: Mapping[str, Field]


@dataclass(frozen=True, slots=True)
class Field:
    """The permitted values of a field: a value of ``kind``, with a size from ``least`` to ``most``.

    ``form`` is the type of an object, or of each entry of a list; without it the entries are texts.
    ``default`` is the value of a missing field; ``None`` means that the field is required.
    """

    kind: type
    least: int = 0
    most: int | None = None
    pattern: str = ""
    about: str = ""
    form: Form | None = None
    default: object = None
    more: JsonObject = field(default_factory=dict)


_VALUES = Field(
    dict,
    least=1,
    most=500,
    about="Form values by path. Prices are numbers, stock whole numbers, status and "
    "texts strings, free shipping and pick-up true or false; attributes are "
    '{"$choices": [[id or null, name]]}, pictures {"$pictures": [["id" or "source" or "file", '
    "id, address, or checksum of a file that is ready in the workspace]]}. null: nothing is said. "
    "Subtitle, pick-up and pictures came with version 3; description, listing type, relisted and "
    "deleted (true, nothing else) with version 4.",
    more={"propertyNames": {"pattern": f"^({_PATHS})$"}},
)
SHOP = Form(
    "ShopRecord",
    "Whose listings the plan is for.",
    {"user_id": Field(str, least=1, most=64), "site_id": Field(str, most=16)},
)
LISTING = Form(
    "ListingRecord",
    "What happens to one listing; ``before`` and ``after`` have the same paths.",
    {
        "id": Field(str, least=1, most=64, pattern="[A-Za-z0-9_-]+"),
        "title": Field(str, most=1000),
        "base": Field(dict, about="The part of the listing the plan was made over."),
        "before": _VALUES,
        "after": _VALUES,
    },
)
PLAN = Form(
    "PlanDocument",
    "A plan of Vitrina: for each listing what it was and what it is to be.",
    {
        "vitrina_plan": Field(int, about="The version of this form."),
        "plan_id": Field(
            str,
            most=64,
            pattern="[A-Za-z0-9_-]*",
            about="What tells this plan from every other; a file of version 1 has none and is "
            "told by its content.",
            default="",
        ),
        "made_at": Field(str, most=40),
        "made_by": Field(str, most=100, default=""),
        "shop": Field(dict, form=SHOP),
        "where": Field(str, most=4000, default=""),
        "operations": Field(list, most=100, default=()),
        "listings": Field(list, form=LISTING),
    },
)


def problems_of(value: object, form: Form, where: str = "") -> Iterator[PlanFileError]:
    """Yield the errors of a value that should be an object of ``form``; ``where`` is its place."""
    if not isinstance(value, dict):
        yield PlanFileError("plan.field_no_object", where=where)
        return
    for name, wanted in form.fields.items():
        place = f"{where}.{name}" if where else name
        if name in value:
            yield from _wrong(value[name], wanted, place)
        elif wanted.default is None:
            yield PlanFileError("plan.field_missing", where=place)
    for name in value.keys() - form.fields.keys():
        yield PlanFileError("plan.field_unknown", where=f"{where}.{name}" if where else name)


_NO_KIND = {
    str: "plan.field_no_text",
    list: "plan.field_no_list",
    dict: "plan.field_no_object",
    int: "plan.no_version",
}


def _wrong(value: object, wanted: Field, where: str) -> Iterator[PlanFileError]:
    if type(value) is not wanted.kind:
        code = _NO_KIND[wanted.kind]
        yield PlanFileError(code, where=where)
        return
    if isinstance(value, int):
        if value not in VERSIONS:
            yield PlanFileError("plan.no_version", where=where)
        return
    if not isinstance(value, (str, list, dict)):
        return
    if wanted.most is not None and len(value) > wanted.most:
        code = "plan.field_too_long" if isinstance(value, str) else "plan.field_too_many"
        yield PlanFileError(code, where=where, least=wanted.least, most=wanted.most)
    elif len(value) < wanted.least:
        code = "plan.field_too_short" if isinstance(value, str) else "plan.field_too_few"
        yield PlanFileError(code, where=where, least=wanted.least, most=wanted.most)
    elif isinstance(value, str):
        if wanted.pattern and not re.fullmatch(wanted.pattern, value):
            yield PlanFileError("plan.field_letters", where=where)
    elif isinstance(value, list):
        for place, entry in enumerate(value):
            if wanted.form is not None:
                yield from problems_of(entry, wanted.form, f"{where}.{place}")
            elif not isinstance(entry, str):
                yield PlanFileError("plan.field_no_text", where=f"{where}.{place}")
    elif wanted.form is not None:
        yield from problems_of(value, wanted.form, where)


def plan_schema() -> JsonObject:
    """Return the JSON Schema of a plan file."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$defs": {form.name: _schema_of(form) for form in (LISTING, SHOP)},
        **_schema_of(PLAN),
    }


def _schema_of(form: Form) -> JsonObject:
    return {
        "title": form.name,
        "description": form.about,
        "type": "object",
        "additionalProperties": False,
        "properties": {name: _property(wanted) for name, wanted in form.fields.items()},
        "required": [name for name, wanted in form.fields.items() if wanted.default is None],
    }


def _property(wanted: Field) -> JsonObject:
    below = {"type": "string"} if wanted.form is None else {"$ref": f"#/$defs/{wanted.form.name}"}
    if wanted.kind is dict and wanted.form is not None:
        return below
    schema: dict[str, object] = {"description": wanted.about} if wanted.about else {}
    least, most = _SIZES[wanted.kind]
    if wanted.kind is int:
        return {**schema, "type": "integer", "enum": [*VERSIONS]}
    if wanted.kind is list:
        schema |= {"type": "array", "items": below}
    else:
        schema |= {"type": "string" if wanted.kind is str else "object"}
    if wanted.least:
        schema[least] = wanted.least
    if wanted.most is not None:
        schema[most] = wanted.most
    if wanted.pattern:
        schema["pattern"] = f"^{wanted.pattern}$"
    if wanted.default is not None:
        schema["default"] = [] if wanted.kind is list else wanted.default
    return {**schema, **wanted.more}


_SIZES: dict[type, tuple[str, str]] = {
    str: ("minLength", "maxLength"),
    list: ("minItems", "maxItems"),
    dict: ("minProperties", "maxProperties"),
    int: ("", ""),
}

"""Plans as JSON files: read with every doubt named, and described by a schema."""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from decimal import Decimal
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from app.domain.identifier import is_identifier
from app.domain.shapes import JsonObject
from app.domain.wire import TOO_DEEP, Unreadable, read_json
from app.domain.wire_item import item_of
from app.editing.item_paths import read_path
from app.editing.values import decode_value, same_value
from app.engine.plans.plan import Plan, PlannedListing
from app.engine.plans.plan_lines import NotInLines, PlanLines, head_of
from app.engine.plans.plan_problems import PlanFileError, field_problem, wrong_value
from app.engine.plans.plan_writer import VERSION

LARGEST_FILE = 200_000_000
MOST_PROBLEMS = 20
_PATHS = (
    "price|available_quantity|status|title|seller_custom_field|warranty|video_id"
    r"|shipping\.free_shipping|attributes\.[A-Z0-9_-]{1,64}"
    r"|variations\.[A-Za-z0-9_-]{1,64}\.(price|available_quantity)"
)
PATH = re.compile(_PATHS)

Values = Annotated[
    dict[str, object],
    Field(
        min_length=1,
        max_length=500,
        description="Form values by path. Prices are numbers, stock whole numbers, status and "
        "texts strings, free shipping true or false; attributes are "
        '{"$choices": [[id or null, name]]}. null: nothing is said.',
        json_schema_extra={"propertyNames": {"pattern": f"^({_PATHS})$"}},
    ),
]


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, hide_input_in_errors=True)


class ShopRecord(_Strict):
    """Whose listings the plan is for."""

    user_id: str = Field(min_length=1, max_length=64)
    site_id: str = Field(max_length=16)


class ListingRecord(_Strict):
    """What happens to one listing; ``before`` and ``after`` have the same paths."""

    id: str = Field(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")
    title: str = Field(max_length=1000)
    base: dict[str, object] = Field(description="The part of the listing the plan was made over.")
    before: Values
    after: Values


class PlanDocument(_Strict):
    """A plan of Vitrina: for each listing what it was and what it is to be."""

    vitrina_plan: Literal[1, 2] = Field(description="The version of this form.")
    plan_id: str = Field(
        default="",
        max_length=64,
        pattern="^[A-Za-z0-9_-]*$",
        description="What tells this plan from every other; a file of version 1 has none and is "
        "told by its content.",
    )
    made_at: str = Field(max_length=40)
    made_by: str = Field(default="", max_length=100)
    shop: ShopRecord
    where: str = Field(default="", max_length=4000)
    operations: list[str] = Field(default_factory=list, max_length=100)
    listings: list[ListingRecord]


def plan_schema() -> JsonObject:
    """Return the JSON Schema of a plan file."""
    schema = PlanDocument.model_json_schema()
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **schema}


def _text_of(data: bytes) -> bytes:
    """Return the JSON of a file without the mark that some editors put before it."""
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        raise PlanFileError("plan.encoding")
    return data.removeprefix(codecs.BOM_UTF8)


@contextmanager
def open_plan(path: Path) -> Iterator[Plan]:
    """Yield the plan of a file, whose listings are read from it each time they are asked for.

    So it is where each has a line of its own, as ``write_plan`` writes them; a file in another form
    is read as a whole. Every line is looked at before. Raise as ``read_plan`` does.
    """
    with ExitStack() as stack:
        try:
            _require_size(path)
            file = stack.enter_context(path.open("rb"))
            document = _document(read_json(head_of(file)))
            seen: set[str] = set()

            def check(line: bytes) -> None:
                record = _record_in(line)
                for doubt in _doubts(record):
                    raise doubt
                if record.id in seen:
                    raise PlanFileError("plan.listed_twice")
                seen.add(record.id)

            def read(line: bytes) -> PlannedListing:
                return _planned(_record_in(line))

            found = _plan(document, PlanLines(file, read, check))
        except (NotInLines, Unreadable, PlanFileError, ValidationError):
            # Read as a whole it is one, or it is said what is wrong with it, and where.
            found = read_plan(path)
        yield found


def _record_in(line: bytes) -> ListingRecord:
    return ListingRecord.model_validate(read_json(line))


def _require_size(path: Path) -> None:
    if path.stat().st_size > LARGEST_FILE:
        raise PlanFileError("plan.too_large", most=LARGEST_FILE // 1_000_000)


def read_plan(path: Path) -> Plan:
    """Read a plan file; raise ``PlanFileError`` for anything that is none, ``OSError``."""
    _require_size(path)
    try:
        value = read_json(_text_of(path.read_bytes()))
    except Unreadable as error:
        deep = error.reason == TOO_DEEP
        raise PlanFileError("plan.too_deep" if deep else "plan.no_json") from None
    document = _document(value)
    problems: list[PlanFileError] = []
    seen: set[str] = set()
    listings = []
    for place, record in enumerate(document.listings):
        found = list(_doubts(record))
        if record.id in seen:
            found.append(PlanFileError("plan.listed_twice"))
        seen.add(record.id)
        problems += [one.within(f"listings.{place} ({record.id})") for one in found]
        if len(problems) >= MOST_PROBLEMS:
            break
        if not found:
            listings.append(_planned(record))
    if problems:
        raise PlanFileError("plan.several", problems=tuple(problems[:MOST_PROBLEMS]))
    return _plan(document, tuple(listings))


def _document(value: object) -> PlanDocument:
    """Return what a file says; raise ``PlanFileError`` where that is no plan."""
    if not isinstance(value, dict) or "vitrina_plan" not in value:
        raise PlanFileError("plan.no_plan")
    if type(value["vitrina_plan"]) is not int or value["vitrina_plan"] < 1:
        raise PlanFileError("plan.no_version")
    if value["vitrina_plan"] > VERSION:
        raise PlanFileError("plan.newer")
    try:
        document = PlanDocument.model_validate(value)
    except ValidationError as error:
        wrong = error.errors(include_input=False, include_url=False)[:MOST_PROBLEMS]
        raise PlanFileError("plan.several", problems=tuple(map(field_problem, wrong))) from None
    if (document.vitrina_plan == 1) is bool(document.plan_id):
        raise PlanFileError("plan.id_and_version")
    return document


def _plan(document: PlanDocument, listings: Sequence[PlannedListing]) -> Plan:
    return Plan(
        document.shop.user_id,
        document.shop.site_id,
        document.made_at,
        document.where,
        tuple(document.operations),
        listings,
        plan_id=document.plan_id,
    )


def _planned(record: ListingRecord) -> PlannedListing:
    return PlannedListing(
        record.id,
        record.title,
        item_of(record.base),
        {path: _decoded(path, value) for path, value in record.before.items()},
        {path: _decoded(path, value) for path, value in record.after.items()},
    )


def _decoded(path: str, value: object) -> object:
    if path.startswith("attributes."):
        return () if value is None else decode_value(value)
    if path.endswith("price") and isinstance(value, int):
        return Decimal(value)
    return value


def _doubts(record: ListingRecord) -> list[PlanFileError]:
    """Return what keeps a listing's entry from meaning anything."""
    if not is_identifier(record.id):
        return [PlanFileError("plan.no_id")]
    if record.base.get("id", record.id) != record.id:
        return [PlanFileError("plan.other_base")]
    if set(record.before) != set(record.after):
        return [PlanFileError("plan.different_paths")]
    found = []
    for path, value in record.after.items():
        if not PATH.fullmatch(path):
            found.append(PlanFileError("plan.no_field", name=path[:60]))
            continue
        for side, said in (("before", record.before[path]), ("after", value)):
            if code := wrong_value(path, said, wanted=side == "after"):
                found.append(PlanFileError(code, name=f"{side}.{path}"))
        if not found and not same_value(
            read_path(record.base, path), _decoded(path, record.before[path])
        ):
            found.append(PlanFileError("plan.not_as_base", name=f"before.{path}"))
    return found

"""Reading of plan files (JSON), with complete reports of their errors."""

from __future__ import annotations

import codecs
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from decimal import Decimal
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from app.domain.identifier import is_identifier
from app.domain.shapes import JsonObject, object_of, sequence_of, text_of
from app.domain.wire import TOO_DEEP, Unreadable, read_json
from app.domain.wire_item import item_of
from app.editing.item_paths import read_path
from app.editing.values import decode_value, same_value
from app.engine.plans.plan import Plan, PlannedListing
from app.engine.plans.plan_format import LISTING, PATH, PLAN, exclusive_path, problems_of
from app.engine.plans.plan_lines import NotInLines, PlanLines, head_of
from app.engine.plans.plan_problems import PlanFileError, wrong_value
from app.engine.plans.plan_writer import VERSION

LARGEST_FILE = 200_000_000
MOST_PROBLEMS = 20


class ListingRecord(NamedTuple):
    """The entry of one listing as read from the file."""

    id: str
    title: str
    base: JsonObject
    before: JsonObject
    after: JsonObject


def _text_of(data: bytes) -> bytes:
    """Return the JSON of a file without the byte order mark that some editors write."""
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        raise PlanFileError("plan.encoding")
    return data.removeprefix(codecs.BOM_UTF8)


@contextmanager
def open_plan(path: Path) -> Iterator[Plan]:
    """Yield the plan of a file, whose listings are read from the file at each access.

    This requires a line for each listing, as ``write_plan`` writes them; a file in another form is
    read as a whole. Every line is validated first. Raise the same errors as ``read_plan``.
    """
    with ExitStack() as stack:
        try:
            _require_size(path)
            file = stack.enter_context(path.open("rb"))
            document = _document(read_json(head_of(file)))
            seen: set[str] = set()

            def check(line: bytes) -> None:
                record = _sound_record(line)
                if record.id in seen:
                    raise PlanFileError("plan.listed_twice")
                seen.add(record.id)

            found = _plan(document, PlanLines(file, _read_line, check))
        except (NotInLines, Unreadable, PlanFileError):
            # Read as a whole, the file is either valid, or its errors are reported with their
            # places.
            found = read_plan(path)
        yield found


def _sound_record(line: bytes) -> ListingRecord:
    """Return the listing entry of a line; raise ``PlanFileError`` for any error in it."""
    value = read_json(line)
    for problem in problems_of(value, LISTING):
        raise problem
    record = _record(object_of(value))
    for doubt in _doubts(record):
        raise doubt
    return record


def _read_line(line: bytes, sound: bool) -> PlannedListing:
    """Return the listing of a line; a line that is not known to be ``sound`` is validated."""
    return _planned(_record(object_of(read_json(line))) if sound else _sound_record(line))


def _record(value: JsonObject) -> ListingRecord:
    return ListingRecord(
        text_of(value["id"]),
        text_of(value["title"]),
        object_of(value["base"]),
        object_of(value["before"]),
        object_of(value["after"]),
    )


def _require_size(path: Path) -> None:
    if path.stat().st_size > LARGEST_FILE:
        raise PlanFileError("plan.too_large", most=LARGEST_FILE // 1_000_000)


def read_plan(path: Path) -> Plan:
    """Read a plan file; raise ``PlanFileError`` if it is invalid, and ``OSError``."""
    _require_size(path)
    try:
        whole = read_json(_text_of(path.read_bytes()))
    except Unreadable as error:
        deep = error.reason == TOO_DEEP
        raise PlanFileError("plan.too_deep" if deep else "plan.no_json") from None
    document = _document(whole)
    problems: list[PlanFileError] = []
    seen: set[str] = set()
    listings = []
    for place, value in enumerate(sequence_of(document["listings"])):
        record = _record(object_of(value))
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


def _document(value: object) -> JsonObject:
    """Return the content of a file; raise ``PlanFileError`` if it is not a plan."""
    if not isinstance(value, dict) or "vitrina_plan" not in value:
        raise PlanFileError("plan.no_plan")
    version = value["vitrina_plan"]
    if type(version) is not int or version < 1:
        raise PlanFileError("plan.no_version")
    if version > VERSION:
        raise PlanFileError("plan.newer")
    if problems := tuple(islice(problems_of(value, PLAN), MOST_PROBLEMS)):
        raise PlanFileError("plan.several", problems=problems)
    if (version == 1) is bool(value.get("plan_id")):
        raise PlanFileError("plan.id_and_version")
    return value


def _plan(document: JsonObject, listings: Sequence[PlannedListing]) -> Plan:
    shop = object_of(document["shop"])
    return Plan(
        text_of(shop["user_id"]),
        text_of(shop["site_id"]),
        text_of(document["made_at"]),
        text_of(document.get("where")),
        tuple(map(text_of, sequence_of(document.get("operations")))),
        listings,
        plan_id=text_of(document.get("plan_id")),
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
    if path.startswith("attributes.") or path == "pictures":
        return () if value is None else decode_value(value)
    if path.endswith("price") and isinstance(value, int):
        return Decimal(value)
    return value


def _doubts(record: ListingRecord) -> list[PlanFileError]:
    """Return the errors of a listing's entry."""
    if not is_identifier(record.id):
        return [PlanFileError("plan.no_id")]
    if record.base.get("id", record.id) != record.id:
        return [PlanFileError("plan.other_base")]
    if record.before.keys() != record.after.keys():
        return [PlanFileError("plan.different_paths")]
    found = []
    if name := exclusive_path(tuple(record.after)):
        found.append(PlanFileError("plan.stands_alone", name=name))
    for path, value in record.after.items():
        if not PATH.fullmatch(path):
            found.append(PlanFileError("plan.no_field", name=path[:60]))
            continue
        for side, given in (("before", record.before[path]), ("after", value)):
            if code := wrong_value(path, given, wanted=side == "after"):
                found.append(PlanFileError(code, name=f"{side}.{path}"))
        if not found and not same_value(
            read_path(record.base, path), _decoded(path, record.before[path])
        ):
            found.append(PlanFileError("plan.not_as_base", name=f"before.{path}"))
    return found

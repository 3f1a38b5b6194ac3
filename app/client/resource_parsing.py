"""Resources parsed from answers, leaving out whatever does not fit."""

from __future__ import annotations

from typing import TypeVar

from app.client.answer import Answer
from app.domain.base import Resource, parse_tolerant
from app.domain.identifier import is_identifier
from app.domain.shapes import JsonObject
from app.domain.wire import Unreadable

ResourceT = TypeVar("ResourceT", bound=Resource)


def read_object(answer: Answer) -> JsonObject:
    """Return the body as an object; raise ``Undecodable`` if it is anything else."""
    body = answer.json()
    if not isinstance(body, dict):
        raise answer.undecodable("shape")
    return body


def read_list(answer: Answer) -> list[object]:
    """Return the body as a list; raise ``Undecodable`` if it is anything else."""
    body = answer.json()
    if not isinstance(body, list):
        raise answer.undecodable("shape")
    return body


def read_resource(answer: Answer, cls: type[ResourceT]) -> ResourceT:
    """Return the body as a resource, without invalid fields; raise ``Undecodable``."""
    return parse_resource(answer, cls, answer.json())


def parse_resource(answer: Answer, cls: type[ResourceT], value: object) -> ResourceT:
    """Return a part of the body as a resource; raise ``Undecodable`` if none of it fits."""
    try:
        return parse_tolerant(cls, value)[0]
    except Unreadable as error:
        raise answer.undecodable("shape", error.paths) from None


def read_resources(answer: Answer, cls: type[ResourceT]) -> tuple[ResourceT, ...]:
    """Return the body as a list of resources, leaving out invalid elements."""
    found = []
    for element in read_list(answer):
        try:
            found.append(parse_tolerant(cls, element)[0])
        except Unreadable:
            continue
    return tuple(found)


def identifier_of(value: object) -> str | None:
    """Return the id in ``value``: an id itself (text or a whole number), or an object's ``id``."""
    if isinstance(value, dict):
        value = value.get("id")
    if isinstance(value, int) and not isinstance(value, bool) and value >= 0:
        value = str(value)
    return value if isinstance(value, str) and is_identifier(value) else None

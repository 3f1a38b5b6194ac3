"""The OpenAPI document, built from the table of routes."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable, Mapping

from app import __version__
from app.domain.error import ErrorBody
from app.domain.shapes import JsonObject
from app.service.openapi.operations import OPERATIONS, Operation
from app.service.openapi.parameters import path_parameters
from app.service.openapi.schemas import Schema, component_schemas, ref
from app.service.routing import Route

REFUSALS: Mapping[int, str] = {
    400: "The request cannot be read, or the rules refuse it; cause says why.",
    401: "The access token is missing, unknown or expired.",
    403: "This belongs to another user, or a web page asks.",
    404: "There is nothing at this address.",
    408: "The body took too long to arrive.",
    409: "The item has changed since that version.",
    413: "The body is larger than 10 MiB.",
    414: "The address is longer than 8 KiB.",
    429: "Too many requests; Retry-After says when to ask again.",
    431: "A header is longer than 16 KiB.",
    503: "The marketplace ends, or too much is on its way to it.",
}
"""The status codes of refusals, with their meanings."""

_EVERYWHERE = (400, 401, 403, 404, 414, 429, 431, 503)
_WITH_BODY = (408, 413)


def build_document(routes: Iterable[Route]) -> JsonObject:
    """Return the OpenAPI 3.1 document of a table of routes.

    Raise ``KeyError`` for a route without a description.
    """
    paths: dict[str, dict[str, JsonObject]] = {}
    for route in routes:
        operation = OPERATIONS[route.method, route.path]
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, operation)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Vitrina practice marketplace",
            "version": __version__,
            "description": "An online marketplace to rehearse on, with country sites, items,"
            " users, categories, shipping and category prediction.",
        },
        "paths": paths,
        "components": {
            "schemas": component_schemas(),
            "securitySchemes": {
                "token": {"type": "apiKey", "in": "query", "name": "access_token"},
                "bearer": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def summary_of(route: Route) -> str:
    """Return the first sentence of the docstring of a route's endpoint."""
    return re.split(r"(?<=\.)\s", inspect.getdoc(route.endpoint) or "", maxsplit=1)[0]


def _operation(route: Route, operation: Operation) -> JsonObject:
    known: list[dict[str, list[str]]] = [{"token": []}, {"bearer": []}]
    answers: dict[str, Schema] = {
        str(status): _answer(schema, operation.media_type)
        for status, schema in operation.answers.items()
    }
    refusals = (*_EVERYWHERE, *(_WITH_BODY if operation.bodies else ()), *operation.refusals)
    for status in sorted(refusals):
        answers[str(status)] = {
            "description": REFUSALS[status],
            "content": {"application/json": {"schema": ref(ErrorBody)}},
        }
        if status == 429:
            answers[str(status)]["headers"] = {
                "Retry-After": {"schema": {"type": "integer"}, "required": True}
            }
    described: dict[str, object] = {
        "operationId": _operation_id(route),
        "tags": [operation.section],
        "summary": summary_of(route),
        "parameters": [
            *path_parameters(route.path),
            *(parameter.wire() for parameter in operation.parameters),
        ],
        "responses": answers,
        "security": known if operation.token == "required" else [{}, *known],
    }
    if operation.bodies:
        described["requestBody"] = {
            "required": operation.body_required,
            "content": {kind: {"schema": schema} for kind, schema in operation.bodies.items()},
        }
    return described


def _answer(schema: Schema, media_type: str) -> Schema:
    if not schema:
        return {"description": "Done; there is nothing to say."}
    return {"description": "The answer.", "content": {media_type: {"schema": schema}}}


def _operation_id(route: Route) -> str:
    module = route.endpoint.__module__.rpartition(".")[2]
    return f"{module}_{route.endpoint.__name__}"

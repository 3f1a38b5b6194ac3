"""Refusals and warnings as the service sends them."""

from __future__ import annotations

from app.domain.base import Identity, Resource, Text, Whole


class Cause(Resource):
    """One reason for a refusal; the second segment of ``code`` names the field."""

    code: Identity | None = None
    message: Text | None = None


class ErrorBody(Resource):
    """The body of a refusal; inside a multi-get it also has the ``id`` that it is about."""

    message: Text | None = None
    error: Text | None = None
    status: Whole | None = None
    cause: tuple[Cause, ...] | None = None
    id: Identity | None = None


class ItemWarning(Resource):
    """One entry of ``warnings`` in the answer to a successful write."""

    code: Identity | None = None
    message: Text | None = None

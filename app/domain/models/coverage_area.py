"""Coverage areas: where a service on offer can be had."""

from __future__ import annotations

from app.domain.base import Resource, Text


class CoverageArea(Resource):
    """One area of a site; one of them is of type ``country``."""

    id: Text
    description: Text | None = None
    zone: Text | None = None
    type: Text | None = None

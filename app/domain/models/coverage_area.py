"""Coverage areas: the places where an offered service is available."""

from __future__ import annotations

from app.domain.base import Resource, Text


class CoverageArea(Resource):
    """One area of a site; one of them is of type ``country``."""

    id: Text
    description: Text | None = None
    zone: Text | None = None
    type: Text | None = None

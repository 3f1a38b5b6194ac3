"""The OpenAPI document."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from app.service.routes import Route


def build_document(routes: Iterable[Route]) -> dict[str, Any]:
    """Return the document."""
    return {"openapi": "3.1.0", "paths": {route.path: {} for route in routes}}

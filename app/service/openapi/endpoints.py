"""The endpoints that document the marketplace: the OpenAPI document and the HTML page."""

from __future__ import annotations

from functools import cache

from starlette.responses import Response

from app.domain.wire import write_json
from app.service.call import Call, JsonResponse
from app.service.endpoints.routes import ROUTES
from app.service.routing import Route


def document(_call: Call) -> Response:
    """Answer with the OpenAPI document of the specification's endpoints."""
    return JsonResponse(_document())


def page(_call: Call) -> Response:
    """Answer with the page that describes the marketplace; it needs nothing from anywhere else."""
    response = Response(_page(), media_type="text/html")
    # The page loads nothing from elsewhere, and this policy prevents it.
    response.headers["content-security-policy"] = "default-src 'none'; style-src 'unsafe-inline'"
    return response


@cache
def _document() -> bytes:
    # Imported late: it takes 50 ms, and most runs never need it.
    from app.service.openapi.document import build_document

    return write_json(build_document(ROUTES))


@cache
def _page() -> bytes:
    from app.service.openapi.page import build_page

    return build_page(ROUTES).encode()


DESCRIPTION_ROUTES = (
    Route("GET", "/openapi.json", document),
    Route("GET", "/docs", page),
)
"""The routes that describe the marketplace and are not in the specification."""

"""Requests that are no HTTP: refused in the form of every other error ("Errors")."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from app.service.errors import BadRequest


class _InForm:
    """The part of a connection that says why it ends; the rest is uvicorn's."""

    transport: asyncio.Transport

    def send_400_response(self, msg: str) -> None:
        """Answer what cannot be read with an error body, and hang up."""
        body = BadRequest("The request is not readable as HTTP").body_bytes()
        head = (
            b"HTTP/1.1 400 Bad Request\r\n"
            b"content-type: application/json\r\n"
            b"content-length: %d\r\n"
            b"connection: close\r\n\r\n"
        )
        self.transport.write(head % len(body) + body)
        self.transport.close()


def http_protocol() -> type[asyncio.Protocol]:
    """Return the way to speak HTTP that uvicorn would choose, with refusals in our form."""
    return type("HttpProtocol", (_InForm, AutoHTTPProtocol), {})

"""A marketplace called without any client: requests in, answers out, in one step."""

from __future__ import annotations

from collections.abc import Mapping, MutableMapping
from typing import Any

from app.domain.wire import read_json, write_json


class Direct:
    """Sends requests to an application that never waits for anything."""

    def __init__(self, application: Any) -> None:
        self._application = application

    def call(
        self,
        method: str,
        path: str,
        body: object = None,
        *,
        token: str = "",
        headers: Mapping[str, str] | None = None,
    ) -> tuple[int, Any]:
        """Ask, and return status and JSON of the answer."""
        content = b"" if body is None else write_json(body)
        status, text = self.send(method, path, content, token=token, headers=headers)
        return status, read_json(text) if text else None

    def send(
        self,
        method: str,
        path: str,
        content: bytes = b"",
        *,
        token: str = "",
        headers: Mapping[str, str] | None = None,
    ) -> tuple[int, bytes]:
        """Ask with a body as it is, and return status and body of the answer."""
        path, _, query = path.partition("?")
        scope = {
            "type": "http",
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "headers": [
                (b"host", b"127.0.0.1"),
                *([(b"authorization", f"Bearer {token}".encode())] if token else []),
                *((name.encode(), text.encode()) for name, text in (headers or {}).items()),
            ],
        }
        messages: list[MutableMapping[str, Any]] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": content, "more_body": False}

        async def send(message: MutableMapping[str, Any]) -> None:
            messages.append(message)

        answering = self._application(scope, receive, send)
        try:
            # Letting others run is no waiting: there are none.
            while answering.send(None) is None:
                continue
        except StopIteration:
            pass
        else:
            raise AssertionError("the marketplace waited for something")
        text = b"".join(message.get("body", b"") for message in messages[1:])
        return messages[0]["status"], text

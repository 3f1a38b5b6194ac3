"""A marketplace that sends the caller's token back wherever there is room for a text."""

from __future__ import annotations

import http.client
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, urlsplit

# What may be any text without another meaning for the program.
_TEXTS = frozenset(
    {
        *("title", "subtitle", "nickname", "message", "name", "plain_text", "text", "warranty"),
        *("permalink", "url", "secure_url", "thumbnail", "secure_thumbnail", "video_id"),
        *("first_name", "last_name", "email", "comments", "descriptions", "value_struct"),
        *("hint", "tooltip", "path_from_root", "address_line"),
    }
)
_MARK = "@@echo{}@@"
_REFUSALS = (400, 403, 500, 409)


def _forms(token: str) -> list[bytes]:
    """The token as it may stand in JSON: plain, and with its characters encoded."""
    data = token.encode()
    return [
        data,
        b"".join(b"%%%02X" % code for code in data),
        b"".join(b"\\u%04x" % code for code in data),
        b"".join(b"%%25%02x" % code for code in data),
    ]


class _Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, *_: object) -> None:
        """Say nothing when somebody hangs up."""


class EchoingMarket:
    """In front of the marketplace at ``upstream``: every answer holds the token of its request.

    ``refused`` changes in a row get an error of its own instead of being passed on; ``echoes``
    counts the answers that held the token.
    """

    def __init__(self, upstream: str) -> None:
        self.upstream = urlsplit(upstream).netloc
        self.refused = 0
        self.echoes = 0
        self._number = 0
        market = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *_: object) -> None:
                """Say nothing."""

            def answer(self) -> None:
                market.answer(self)

            do_GET = do_POST = do_PUT = do_DELETE = answer

        self._server = _Server(("127.0.0.1", 0), Handler)
        self.base_url = f"http://127.0.0.1:{self._server.server_address[1]}"

    @contextmanager
    def serving(self) -> Iterator[EchoingMarket]:
        """Answer until the end of the block."""
        thread = threading.Thread(target=self._server.serve_forever, args=(0.05,))
        thread.start()
        try:
            yield self
        finally:
            self._server.shutdown()
            self._server.server_close()
            thread.join()

    def answer(self, handler: BaseHTTPRequestHandler) -> None:
        """Pass a request on and its answer back, with the token in it."""
        token = parse_qs(urlsplit(handler.path).query).get("access_token", [""])[0]
        body = handler.rfile.read(int(handler.headers.get("content-length") or 0))
        status, kind, data = self._passed_on(handler, body)
        if handler.command != "GET" and self.refused > 0:
            self.refused -= 1
            status, data = self._refusal(token)
            kind = "application/json"
        if token and kind.startswith("application/json"):
            data = self._with(token, data)
        handler.send_response(status)
        for name, value in (
            ("Content-Type", kind),
            ("Content-Length", str(len(data))),
            ("X-Request-Id", token or "none"),
            ("Location", f"{self.base_url}/{token}"),
        ):
            handler.send_header(name, value)
        handler.end_headers()
        handler.wfile.write(data)

    def _passed_on(self, handler: BaseHTTPRequestHandler, body: bytes) -> tuple[int, str, bytes]:
        connection = http.client.HTTPConnection(self.upstream, timeout=30)
        headers = {n: v for n, v in handler.headers.items() if n.lower() != "accept-encoding"}
        try:
            connection.request(handler.command, handler.path, body or None, headers)
            response = connection.getresponse()
            return response.status, response.headers.get("content-type", ""), response.read()
        finally:
            connection.close()

    def _refusal(self, token: str) -> tuple[int, bytes]:
        status = _REFUSALS[self.refused % len(_REFUSALS)]
        cause = {
            "code": f"item.{token}.invalid",
            "message": f"The value {token} is not valid",
            "type": "error",
            "references": [f"item.{token}", "item.price"],
        }
        body = {
            "message": f"Bad {token}",
            "error": "validation_error",
            "status": status,
            "cause": [cause],
        }
        return status, json.dumps(body).encode()

    def _with(self, token: str, data: bytes) -> bytes:
        try:
            value = json.loads(data)
        except ValueError:
            return data
        self.echoes += 1
        text = json.dumps(self._marked(value)).encode()
        for number, form in enumerate(_forms(token)):
            text = text.replace(_MARK.format(number).encode(), form)
        return text

    def _marked(self, value: Any, name: str = "") -> Any:
        if isinstance(value, dict):
            marked = {key: self._marked(element, key) for key, element in value.items()}
            return {**marked, _MARK.format(0): _MARK.format(2)}
        if isinstance(value, list):
            return [self._marked(element, name) for element in value]
        if isinstance(value, str) and name in _TEXTS:
            self._number += 1
            return f"{value}?access_token={_MARK.format(self._number % 4)}"
        return value

"""A request as an endpoint receives it, and the responses an endpoint returns."""

from __future__ import annotations

import contextlib
import ipaddress
from collections.abc import Mapping
from typing import Any
from urllib.parse import parse_qsl

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from app.domain.identifier import is_identifier
from app.domain.shapes import JsonObject
from app.domain.wire import write_json
from app.service.errors import (
    BadRequest,
    ErrorAnswer,
    Forbidden,
    MalformedToken,
    NotFound,
    Unauthorized,
)
from app.service.http.scope_keys import SEND_WHOLE
from app.service.market.market import Market
from app.service.market.tokens import token_owner
from app.service.stores.placeholder import fill_placeholders, write_stored


class JsonResponse(Response):
    """A response whose body is already JSON."""

    media_type = "application/json"

    def __init__(
        self, body: bytes, status_code: int = 200, headers: Mapping[str, str] | None = None
    ) -> None:
        if headers is not None:
            super().__init__(body, status_code, headers)
            return
        # Sets the usual headers directly instead of the general way, which is slower.
        self.status_code = status_code
        self.body = body
        self.background = None
        self.raw_headers = [
            (b"content-length", b"%d" % len(body)),
            (b"content-type", b"application/json"),
        ]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the response, at once if the connection can."""
        send_whole = scope.get(SEND_WHOLE)
        if send_whole is None or not send_whole(
            scope, self.status_code, self.raw_headers, self.body
        ):
            await super().__call__(scope, receive, send)


def refusal(error: ErrorAnswer) -> Response:
    """Return the response to a refused request."""
    return JsonResponse(error.body_bytes(), error.status, error.headers)


class Call:
    """A request: its path variables, query, body and caller.

    ``body`` is the complete body within the limit; empty for reads. ``prepared`` is the result of
    the route's preparation.
    """

    __slots__ = ("_query", "body", "headers", "market", "prepared", "scope", "variables")

    def __init__(
        self, scope: Scope, variables: Mapping[str, str], body: bytes, market: Market
    ) -> None:
        self.scope = scope
        self.variables = variables
        self.body = body
        self.market = market
        self.headers: dict[bytes, bytes] = dict(scope["headers"])
        self._query: dict[str, str] | None = None
        self.prepared: Any = None

    @property
    def query(self) -> Mapping[str, str]:
        """The query parameters.

        Raise :class:`BadRequest` if they are not valid text, or if one is given twice with
        different values.
        """
        if self._query is None:
            self._query = _parse_query(self.scope["query_string"])
        return self._query

    def identifier(self, name: str, missing: str) -> str:
        """Return a path variable that is an id.

        Raise :class:`NotFound` with the message ``missing`` if it cannot be an id.
        """
        value = self.variables[name]
        if not is_identifier(value):
            raise NotFound(missing)
        return value

    def caller(self) -> str | None:
        """Return the id of the user of the token; ``None`` without a token.

        The token may be in the query or in the Authorization header. Raise :class:`MalformedToken`,
        :class:`Unauthorized` or :class:`ExpiredToken`.
        """
        token = self._token()
        return None if token is None else token_owner(self.market.users, token)

    def known_caller(self) -> str | None:
        """Return the id of the user of a valid token; ``None`` for any other caller."""
        try:
            return self.caller()
        except ErrorAnswer:
            return None

    def address(self) -> str:
        """Return the client address; for IPv6 its /64 network, which counts as one caller."""
        client = self.scope.get("client")
        host = str(client[0]) if client else ""
        if ":" in host:
            with contextlib.suppress(ValueError):
                return str(ipaddress.IPv6Network((host.partition("%")[0], 64), strict=False))
        return host

    def required_caller(self) -> str:
        """Return the id of the user who calls; raise :class:`Unauthorized` without a token."""
        caller = self.caller()
        if caller is None:
            raise Unauthorized("This request needs an access token")
        return caller

    def required_owner(self, owner_id: str) -> None:
        """Refuse all callers but the owner: :class:`Unauthorized` or :class:`Forbidden`."""
        if self.required_caller() != owner_id:
            raise Forbidden("This belongs to another user")

    def base_url(self) -> bytes:
        """Return the address by which the caller reached the marketplace."""
        return b"%s://%s" % (self.scope["scheme"].encode(), self.headers[b"host"])

    def answer(self, value: Any, status: int = 200) -> Response:
        """Return a response with a wire value that contains none of the marketplace's own URLs."""
        return JsonResponse(write_json(value), status)

    def answer_wire(self, value: JsonObject, status: int = 200) -> Response:
        """Return a response with a wire value whose own URLs have the placeholder."""
        return self.answer_stored(write_stored(value), status)

    def answer_stored(self, body: bytes, status: int = 200) -> Response:
        """Return a response with stored JSON, with its placeholders filled in."""
        return JsonResponse(fill_placeholders(body, self.base_url()), status)

    def _token(self) -> str | None:
        if self.scope["query_string"]:
            token = self.query.get("access_token")
            if token is not None:
                return token
        header = self.headers.get(b"authorization")
        if header is None:
            return None
        scheme, _, value = header.partition(b" ")
        if scheme.lower() != b"bearer":
            raise MalformedToken
        return value.strip().decode("latin-1")


def _parse_query(query_string: bytes) -> dict[str, str]:
    try:
        pairs = parse_qsl(
            query_string.decode("ascii"),
            keep_blank_values=True,
            errors="strict",
            max_num_fields=_MOST_PARAMETERS,
        )
    except ValueError:
        raise BadRequest("The query is not readable") from None
    query = dict(pairs)
    if len(query) < len(pairs) and (twice := {name for name, one in pairs if query[name] != one}):
        raise BadRequest("These parameters are there twice", fields=sorted(twice))
    return query


_MOST_PARAMETERS = 100

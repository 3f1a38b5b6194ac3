"""The table of routes, and its compiled form, which finds the endpoint of a request."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import unquote_to_bytes

from app.service.errors import MethodNotAllowed, NotFound

if TYPE_CHECKING:
    from starlette.responses import Response

    from app.service.call import Call

Endpoint = Callable[["Call"], "Response"]
Preparation = Callable[["Call"], Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Route:
    """One row of the table: a method, a path and its endpoint.

    A segment of ``path`` may contain one variable with fixed text before and after it:
    ``/items/{item_id}/pictures``, ``/users/:ids={user_ids}``. ``prepare`` does long work in slices
    of a few milliseconds, so that it does not block other requests; its result is the call's
    ``prepared`` when the endpoint runs.
    """

    method: str
    path: str
    endpoint: Endpoint
    prepare: Preparation | None = None


class _Variable(NamedTuple):
    prefix: str
    name: str
    suffix: str
    node: _Node


class _Node:
    """One node of the tree of segments: fixed children, variables and routes by method."""

    __slots__ = ("fixed", "routes", "variables")

    def __init__(self) -> None:
        self.fixed: dict[str, _Node] = {}
        self.variables: list[_Variable] = []
        self.routes: dict[str, Route] = {}

    @property
    def methods(self) -> tuple[str, ...]:
        """The allowed methods; HEAD is allowed wherever GET is."""
        return (*self.routes, *(["HEAD"] if "GET" in self.routes else []))


class Dispatch:
    """The routes as a tree of path segments, so that their number does not affect the look-up."""

    def __init__(self, routes: Iterable[Route]) -> None:
        self._root = _Node()
        for route in routes:
            self._add(route)

    def find(self, method: str, raw_path: bytes) -> tuple[Route, Mapping[str, str]]:
        """Return the route of a request and the variables of its path.

        ``raw_path`` is the path as it was sent, still percent-encoded and without the query. A
        trailing slash is ignored; a path with an encoded slash, NUL or invalid UTF-8 matches no
        route. HEAD is answered by the route of GET. Raise :class:`NotFound` and
        :class:`MethodNotAllowed`.
        """
        variables: dict[str, str] = {}
        node = self._root
        for segment in _segments(raw_path):
            # Fixed text takes precedence over a variable: no id equals a fixed segment.
            following = node.fixed.get(segment)
            if following is None:
                following = _follow(node.variables, segment, variables)
            node = following
        if not node.routes:
            raise NotFound(_NOTHING)
        route = node.routes.get("GET" if method == "HEAD" else method)
        if route is None:
            raise MethodNotAllowed(method, node.methods)
        return route, variables

    def _add(self, route: Route) -> None:
        node = self._root
        for segment in route.path.strip("/").split("/"):
            prefix, brace, rest = segment.partition("{")
            if not brace:
                node = node.fixed.setdefault(segment, _Node())
                continue
            name, _, suffix = rest.partition("}")
            for known in node.variables:
                if (known.prefix, known.name, known.suffix) == (prefix, name, suffix):
                    node = known.node
                    break
            else:
                variable = _Variable(prefix, name, suffix, _Node())
                node.variables.append(variable)
                # The variable with the most fixed text is the most specific, so it is tried first.
                node.variables.sort(key=lambda v: -len(v.prefix + v.suffix))
                node = variable.node
        if route.method in node.routes:
            raise ValueError(f"two routes for {route.method} {route.path}")
        node.routes[route.method] = route


def _follow(known: list[_Variable], segment: str, variables: dict[str, str]) -> _Node:
    """Match a segment with the first fitting variable, and store its value."""
    for prefix, name, suffix, node in known:
        start, end = len(prefix), len(segment) - len(suffix)
        if start < end and segment.startswith(prefix) and segment.endswith(suffix):
            variables[name] = segment[start:end]
            return node
    raise NotFound(_NOTHING)


def _segments(raw_path: bytes) -> list[str]:
    # Text is searched, because a search in bytes first tries to read the sought bytes as a number.
    path = raw_path.decode("latin-1")
    if path.isascii() and "%" not in path:
        segments = path.split("/")
    else:
        segments = [_decoded(segment) for segment in raw_path.split(b"/")]
    if len(segments) > _MOST_SEGMENTS:
        raise NotFound(_NOTHING)
    if segments[-1] == "" and len(segments) > 2:
        segments.pop()
    return segments[1:]


def _decoded(segment: bytes) -> str:
    try:
        text = unquote_to_bytes(segment).decode("utf-8")
    except UnicodeDecodeError:
        raise NotFound(_NOTHING) from None
    if "/" in text or "\x00" in text:
        raise NotFound(_NOTHING)
    return text


_MOST_SEGMENTS = 12
_NOTHING = "There is nothing at this address"

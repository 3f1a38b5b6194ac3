"""The errors of a request, each of which says whether it had an effect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.client.outcome import Outcome

if TYPE_CHECKING:
    from app.domain.error import Cause

# ClientError
# ├── Unreachable           no connection, or it broke before an answer
# │   └── Paused            not even tried: the service failed too often and is left alone a while
# ├── TimedOut              no whole answer in time
# ├── Undecodable           an answer that is none: a login page, cut, not JSON, too large, moved
# └── Refused               the service refused it, in its own error body
#     ├── ValidationRefused 400, with the reasons in ``causes``
#     ├── Unauthorized      401, or 400 because of the token
#     ├── Forbidden         403
#     ├── NotFound          404
#     ├── Conflict          409
#     ├── RateLimited       429, with ``retry_after``
#     └── ServerFault       500 and above

LONGEST_MESSAGE = 300
MOST_CAUSES = 20


class ClientError(Exception):
    """A request that brought no usable answer; ``path`` has no query, so it never has a token."""

    def __init__(self, reason: str, *, method: str, path: str, outcome: Outcome) -> None:
        super().__init__(f"{method} {path}: {reason}")
        self.reason = reason
        self.method = method
        self.path = path
        self.outcome = outcome


class Unreachable(ClientError):
    """No connection, or one that broke before the answer.

    ``reason`` is ``name`` (the host is not known), ``certificate``, ``refused`` (nobody answers
    there), ``broken`` (the connection ended before the answer), ``proxy`` (the one of the
    environment cannot be used) or ``closed`` (another address or token is in use by now).
    """


class Paused(Unreachable):
    """The request was not tried: too many failed in a row. ``seconds`` until the next try."""

    def __init__(self, seconds: float, *, method: str, path: str) -> None:
        super().__init__("paused", method=method, path=path, outcome=Outcome.NOT_SENT)
        self.seconds = seconds


class TimedOut(ClientError):
    """No whole answer in time; ``reason`` is ``connect`` or ``answer``."""


class Undecodable(ClientError):
    """An answer that is not the service's.

    ``reason`` is ``html`` (a login page?), ``empty``, ``cut``, ``too_large``, ``encoding``,
    ``moved``, ``missing`` (a picture that is not there), ``token`` (a picture that holds the
    access token), ``json`` or ``shape`` (JSON, but not the resource that was asked for: ``fields``
    names what does not fit). ``status`` is the HTTP status.
    """

    def __init__(
        self,
        reason: str,
        *,
        method: str,
        path: str,
        status: int,
        fields: Sequence[str] = (),
        outcome: Outcome = Outcome.UNKNOWN,
    ) -> None:
        super().__init__(reason, method=method, path=path, outcome=outcome)
        self.status = status
        self.fields = tuple(fields)


class Refused(ClientError):
    """The service refused the request.

    ``error`` is its short code, ``message`` its sentence (plain text from outside, at most 300
    characters), ``causes`` its reasons (at most 20); see the specification's "Errors".
    """

    def __init__(
        self,
        *,
        status: int,
        error: str,
        message: str,
        causes: Sequence[Cause],
        method: str,
        path: str,
        outcome: Outcome = Outcome.REFUSED,
    ) -> None:
        super().__init__(f"{status} {error}".strip(), method=method, path=path, outcome=outcome)
        self.status = status
        self.error = error
        self.message = message[:LONGEST_MESSAGE]
        self.causes = tuple(causes[:MOST_CAUSES])


class ValidationRefused(Refused):
    """The rules of the marketplace are not kept; every reason is in ``causes``."""


class Unauthorized(Refused):
    """The token is missing, malformed, unknown or expired."""


class Forbidden(Refused):
    """Somebody else's resource."""


class NotFound(Refused):
    """There is no such thing."""


class Conflict(Refused):
    """The resource changed since it was read."""


class RateLimited(Refused):
    """Too many requests; ``retry_after`` is how many seconds to wait, when the service says so."""

    retry_after: float | None = None


class ServerFault(Refused):
    """The service itself failed; ``retry_after`` as above."""

    retry_after: float | None = None

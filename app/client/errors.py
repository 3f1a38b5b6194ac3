"""The errors of a request, each with an outcome: whether the request had an effect."""

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
    """A request without a usable answer; ``path`` has no query, so it never contains a token."""

    def __init__(self, reason: str, *, method: str, path: str, outcome: Outcome) -> None:
        super().__init__(f"{method} {path}: {reason}")
        self.reason = reason
        self.method = method
        self.path = path
        self.outcome = outcome


class Unreachable(ClientError):
    """No connection, or a connection that broke before the answer.

    ``reason`` is ``name`` (unknown host), ``certificate``, ``refused`` (no server listens there),
    ``broken`` (the connection ended before the answer), ``proxy`` (the proxy from the environment
    cannot be used) or ``closed`` (another address or token is in use by now).
    """


class Paused(Unreachable):
    """The request was not sent, because too many failed in a row.

    ``seconds`` is the time until the next attempt.
    """

    def __init__(self, seconds: float, *, method: str, path: str) -> None:
        super().__init__("paused", method=method, path=path, outcome=Outcome.NOT_SENT)
        self.seconds = seconds


class TimedOut(ClientError):
    """No complete answer in time; ``reason`` is ``connect`` or ``answer``."""


class Undecodable(ClientError):
    """An answer that does not come from the service.

    ``reason`` is ``html`` (a login page?), ``empty``, ``cut``, ``too_large``, ``encoding``,
    ``moved``, ``missing`` (a picture that does not exist), ``token`` (a picture that contains the
    access token), ``json`` or ``shape`` (JSON, but not the requested resource: ``fields`` names the
    fields that do not fit). ``status`` is the HTTP status.
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
    characters), ``causes`` the reasons (at most 20); see "Errors" in the specification.
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
    """The request breaks rules of the marketplace; every reason is in ``causes``."""


class Unauthorized(Refused):
    """The token is missing, malformed, unknown or expired."""


class Forbidden(Refused):
    """The resource belongs to somebody else."""


class NotFound(Refused):
    """The resource does not exist."""


class Conflict(Refused):
    """The resource changed since it was read."""


class RateLimited(Refused):
    """Too many requests; ``retry_after`` is the number of seconds to wait, or ``None``."""

    retry_after: float | None = None


class ServerFault(Refused):
    """The service itself failed; ``retry_after`` as in ``RateLimited``."""

    retry_after: float | None = None

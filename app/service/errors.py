"""The error responses of the marketplace: one exception per status, one format of the body."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence

from app.domain.shapes import JsonObject
from app.domain.wire import write_json

# ErrorAnswer
# ├── BadRequest            400 bad_request        unreadable, wrong type, malformed token
# ├── ValidationRefused     400 validation_error   every cause the rules found
# ├── Unauthorized          401 unauthorized       no token, or one that nobody has
# ├── ExpiredToken          401 expired_token
# ├── Forbidden             403 forbidden          somebody else's, or a foreign web page
# ├── NotFound              404 not_found
# ├── MethodNotAllowed      405 method_not_allowed
# ├── RequestTimeout        408 request_timeout    head or body took too long to arrive
# ├── Conflict              409 conflict           the item changed meanwhile
# ├── BodyTooLarge          413 request_too_large
# ├── AddressTooLong        414 uri_too_long
# ├── HeadTooLarge          431 headers_too_large
# ├── TooManyRequests       429 too_many_requests  comes with Retry-After
# ├── PracticeFault         one of 429, 500, 504, 510, on purpose
# ├── TooBusy               503 service_unavailable  too many connections, or large bodies
# ├── Ending                503 service_unavailable  the process ends
# └── InternalError         500 internal_error

CauseList = Sequence[JsonObject]

NO_CATEGORY = "There is no such category"
NO_ITEM = "There is no such item"
NO_SITE = "There is no such site"
NO_USER = "There is no such user"


class ErrorAnswer(Exception):
    """A request that is answered with an error body ("Errors").

    ``status`` is the HTTP status, ``error`` the short code, ``cause`` the list of objects with
    ``code`` and ``message``. ``headers`` go out with the answer.
    """

    status = 500
    error = "internal_error"

    def __init__(
        self, message: str, *, cause: CauseList = (), headers: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(message)
        self.message = message
        self.cause = tuple(cause)
        self.headers = headers

    def body(self) -> dict[str, object]:
        """Return the error body as a wire object."""
        return {
            "message": self.message,
            "error": self.error,
            "status": self.status,
            "cause": [dict(entry) for entry in self.cause],
        }

    def body_bytes(self) -> bytes:
        """Return the error body as JSON."""
        return write_json(self.body())


class BadRequest(ErrorAnswer):
    """The request cannot be read; the message names fields, but never their values."""

    status = 400
    error = "bad_request"

    def __init__(self, message: str, *, fields: Iterable[str] = ()) -> None:
        named = [field[:_LONGEST_NAME] for field in fields][:_MOST_NAMES]
        super().__init__(f"{message}: {', '.join(named)}" if named else message)


class MalformedToken(BadRequest):
    """The access token is malformed; also used for an element of an id list."""

    def __init__(self) -> None:
        super().__init__("Malformed access token")


class ValidationRefused(ErrorAnswer):
    """The rules refuse the write; ``cause`` has all their findings."""

    status = 400
    error = "validation_error"

    def __init__(self, cause: CauseList) -> None:
        super().__init__("Validation error", cause=cause)


class Unauthorized(ErrorAnswer):
    """The request needs a token and has none, or an unknown one."""

    status = 401
    error = "unauthorized"


class ExpiredToken(ErrorAnswer):
    """The token of the user ``user_id`` has expired."""

    status = 401
    error = "expired_token"

    def __init__(self, user_id: str) -> None:
        super().__init__("The access token has expired")
        self.user_id = user_id


class Forbidden(ErrorAnswer):
    """The caller may not do this: another user, or a foreign web page."""

    status = 403
    error = "forbidden"


class NotFound(ErrorAnswer):
    """There is no resource at this address."""

    status = 404
    error = "not_found"


class MethodNotAllowed(ErrorAnswer):
    """The address exists but not for this method; ``allowed`` are the allowed methods."""

    status = 405
    error = "method_not_allowed"

    def __init__(self, method: str, allowed: Iterable[str]) -> None:
        names = ", ".join(sorted(allowed))
        super().__init__(
            f"{method[:_LONGEST_NAME]} is not allowed here; allowed: {names}",
            headers={"allow": names},
        )


class RequestTimeout(ErrorAnswer):
    """The head or the body of a request took too long to arrive."""

    status = 408
    error = "request_timeout"


class HeadTooLarge(ErrorAnswer):
    """A header, or the whole head of a request, is longer than the limit."""

    status = 431
    error = "headers_too_large"


class TooBusy(ErrorAnswer):
    """Too many connections or large bodies at once."""

    status = 503
    error = "service_unavailable"

    def __init__(self, message: str) -> None:
        super().__init__(message, headers={"retry-after": "1"})


class Conflict(ErrorAnswer):
    """The item was changed after the version that the caller named."""

    status = 409
    error = "conflict"


class BodyTooLarge(ErrorAnswer):
    """The body is larger than the limit."""

    status = 413
    error = "request_too_large"


class AddressTooLong(ErrorAnswer):
    """The path and query are longer than the limit."""

    status = 414
    error = "uri_too_long"


class TooManyRequests(ErrorAnswer):
    """The caller exceeds the rate limit; ``seconds`` from now it may ask again."""

    status = 429
    error = "too_many_requests"

    def __init__(self, seconds: float) -> None:
        headers = {"retry-after": str(max(1, math.ceil(seconds)))}
        super().__init__("Too many requests", headers=headers)


class PracticeFault(ErrorAnswer):
    """An injected error, for testing a client."""

    def __init__(self, status: int) -> None:
        super().__init__("A practice fault")
        self.status = status
        self.error = _FAULT_NAMES.get(status, "internal_error")


class Ending(ErrorAnswer):
    """The marketplace shuts down and does not finish this request."""

    status = 503
    error = "service_unavailable"

    def __init__(self) -> None:
        super().__init__("The marketplace is ending")


class InternalError(ErrorAnswer):
    """An unexpected error in the marketplace; the message reveals nothing about it."""

    def __init__(self) -> None:
        super().__init__("Internal error")


_FAULT_NAMES = {429: "too_many_requests", 504: "gateway_timeout", 510: "not_extended"}
_LONGEST_NAME = 80
_MOST_NAMES = 20

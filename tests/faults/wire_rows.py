"""The faults of the wire, N-01 to N-25, each with what is to come of every kind of call."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from functools import partial

from app.client.errors import (
    ClientError,
    RateLimited,
    Refused,
    ServerFault,
    TimedOut,
    Unauthorized,
    Undecodable,
    Unreachable,
    ValidationRefused,
)
from app.client.outcome import Outcome
from tests.client import test_wire_faults as scripts
from tests.faults.wire_faults import (
    adds,
    closes_kept,
    fifty_continues,
    half_closed,
    in_utf_16,
    is_sound,
    moved,
    old,
    refuses,
    says,
    says_nothing,
    sets_wall,
    sleeps_on,
    twice,
    unmeasured_fewer,
    unmeasured_half,
)
from tests.faults.wire_line import Fault, MakeStage, plain
from tests.faults.wire_stages import (
    beside_another,
    black_hole,
    nobody,
    over_tls,
    unknown_name,
    with_proxy,
)

MOMENT = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)
TRIES = 3


@dataclass(frozen=True)
class Fails:
    """The call ends in this error, after so many attempts of which so many arrived.

    ``sentence`` is the code of what the seller is told.
    """

    kind: type[ClientError]
    reason: str
    outcome: Outcome
    attempts: int
    arrived: int
    sentence: str


@dataclass(frozen=True)
class Comes:
    """The call brings its answer, after so many attempts of which so many arrived."""

    attempts: int = 1
    arrived: int = 1


Expected = Fails | Comes


@dataclass(frozen=True)
class Row:
    """One fault: how it is played, and what is expected of reads, of writes and of exceptions.

    ``hurried``: it lasts until a limit of time, so all limits are ``SCALE`` times themselves.
    ``waits``: what may stand between the attempts of a read, in seconds.
    """

    id: str
    name: str
    read: Expected
    write: Expected
    fault: Fault
    but: Mapping[str, Expected] = field(default_factory=dict)
    stage: MakeStage = plain
    hurried: bool = False
    times: int = 1
    waits: Callable[[tuple[float, ...]], bool] = lambda waits: True


# ---- what is expected


def fails(
    kind: type[ClientError],
    reason: str,
    sentence: str,
    *,
    outcome: Outcome = Outcome.UNKNOWN,
    tries: int = 1,
    arrives: bool = True,
) -> tuple[Fails, Fails]:
    """The outcome of reads, tried so often, and of writes, tried once."""
    one = partial(Fails, kind, reason, outcome)
    return (
        one(tries, tries if arrives else 0, sentence),
        one(1, 1 if arrives else 0, sentence),
    )


NOT_KNOWN = fails(
    Unreachable, "name", "unreachable", outcome=Outcome.NOT_SENT, tries=TRIES, arrives=False
)
NO_ENTRY = fails(
    Unreachable, "refused", "unreachable", outcome=Outcome.NOT_SENT, tries=TRIES, arrives=False
)
NO_CONNECTION = fails(
    TimedOut, "connect", "timed_out", outcome=Outcome.NOT_SENT, tries=TRIES, arrives=False
)
NOT_SECURE = fails(
    Unreachable, "certificate", "not_secure", outcome=Outcome.NOT_SENT, arrives=False
)
NO_ANSWER = fails(TimedOut, "answer", "timed_out")
BROKEN = fails(Unreachable, "broken", "unreachable", tries=TRIES)
CUT = fails(Undecodable, "cut", "answer_cut", tries=TRIES)
LIMITED = fails(RateLimited, "429 x", "rate_limited", outcome=Outcome.NOT_SENT, tries=TRIES)
FINE = (Comes(), Comes())


def _fault(status: int) -> tuple[Fails, Fails]:
    return fails(ServerFault, f"{status} x", "marketplace_fault", tries=TRIES)


def no_answer_of_its_own(reason: str) -> tuple[Fails, Fails]:
    """The outcome of an answer that cannot be the marketplace's; asking again would not help."""
    return fails(Undecodable, reason, "not_the_marketplace")


def refused(kind: type[Refused], reason: str, sentence: str) -> tuple[Fails, Fails]:
    """The outcome of a refusal."""
    return fails(kind, reason, sentence, outcome=Outcome.REFUSED)


REFUSED = refused(Refused, "400 x", "refused")
INVALID = refused(ValidationRefused, "400 x", "refused")
NO_TOKEN = refused(Unauthorized, "401 x", "token_refused")
NO_TOKEN_400 = refused(Unauthorized, "400 x", "token_refused")


# ---- the rows

_LATER = format_datetime(MOMENT + timedelta(seconds=7), usegmt=True)
_DATED = (f"Date: {format_datetime(MOMENT, usegmt=True)}", f"Retry-After: {_LATER}")


def _each(seconds: float) -> Callable[[tuple[float, ...]], bool]:
    return lambda waits: waits == (seconds,) * (TRIES - 1)


def _short(waits: tuple[float, ...]) -> bool:
    """The pauses that are made when nobody says how long: at most a second, then at most two."""
    return len(waits) == TRIES - 1 and 0 <= waits[0] <= 1 and 0 <= waits[1] <= 2


def _twice(expected: tuple[Fails, Fails]) -> Mapping[str, Expected]:
    """A list of ids that is refused may be too long, so half of it is asked for."""
    return {"multi-get": replace(expected[0], attempts=2, arrived=2)}


_SHAPELESS = _twice(no_answer_of_its_own("shape"))
_REFUSED_TWICE, _INVALID_TWICE = _twice(REFUSED), _twice(INVALID)
# Nothing is how a scan ends, and how an upload may be answered: the listing is read then.
_NOTHING = {"scan page": Comes(), "upload": Comes()}
_CAUSES = [{"code": f"item.title.x{n}", "message": "no"} for n in range(10_000)]
_PAGE = b"<!doctype html><form>Log in"
_NO_JSON = (
    ("deep", b'"x":' + b"[" * 100_000 + b"]" * 100_000),
    ("10^5000", b'"x":1' + b"0" * 5_000),
    ("NaN", b'"x":NaN'),
    ("1e400", b'"x":1e400'),
    ("half a pair", b'"x":"\\ud800"'),
    ("no UTF-8", b'"x":"\xff"'),
)

ROWS: tuple[Row, ...] = (
    Row("N-01", "unknown name", *NOT_KNOWN, is_sound, stage=unknown_name),
    Row("N-02", "refused", *NO_ENTRY, is_sound, stage=nobody),
    Row("N-02", "black hole", *NO_CONNECTION, is_sound, stage=black_hole, hurried=True),
    Row("N-03", "good", *FINE, is_sound, stage=over_tls("good.pem")),
    Row("N-03", "unknown", *NOT_SECURE, is_sound, stage=over_tls("good.pem", trusted=False)),
    Row("N-03", "self-signed", *NOT_SECURE, is_sound, stage=over_tls("self_signed.pem")),
    Row("N-03", "expired", *NOT_SECURE, is_sound, stage=over_tls("expired.pem")),
    Row("N-03", "other host", *NOT_SECURE, is_sound, stage=over_tls("other_host.pem")),
    Row("N-03", "TLS 1.1", *NOT_SECURE, is_sound, stage=over_tls("good.pem", old=True)),
    Row("N-04", "silent", *NO_ANSWER, old(scripts.silent), hurried=True),
    Row("N-05", "closed", *BROKEN, old(scripts.close_at_once)),
    Row("N-05", "reset", *BROKEN, old(scripts.reset)),
    Row("N-05", "reset in body", *CUT, old(scripts.reset_in_body)),
    Row("N-05", "no HTTP", *BROKEN, old(scripts.no_http)),
    Row("N-06", "half-closed", *BROKEN, half_closed),
    Row("N-07", "closes kept", Comes(20, 20), Comes(20, 20), closes_kept, times=20),
    *(
        Row("N-08", f"{s} twice", Comes(3, 3), _fault(s)[1], twice(s), waits=_short)
        for s in (500, 502, 503, 504, 510)
    ),
    Row("N-09", "500 always", *_fault(500), refuses(500), waits=_short),
    Row("N-10", "by length", *CUT, old(scripts.cut_with_length)),
    Row("N-10", "in chunks", *CUT, old(scripts.cut_in_chunks)),
    Row("N-11", "half", *no_answer_of_its_own("json"), unmeasured_half),
    Row("N-11", "fewer", *FINE, unmeasured_fewer),
    Row("N-12", "sign-in page", *no_answer_of_its_own("html"), says(_PAGE, kind="text/html")),
    Row("N-12", "page as JSON", *no_answer_of_its_own("html"), says(_PAGE)),
    Row("N-12", "empty", *no_answer_of_its_own("empty"), says(b""), _NOTHING),
    Row("N-12", "204", *no_answer_of_its_own("empty"), says_nothing, _NOTHING),
    Row("N-13", "slow headers", *NO_ANSWER, old(scripts.slow_headers), hurried=True),
    Row("N-13", "slow body", *NO_ANSWER, old(scripts.slow_body), hurried=True),
    Row("N-14", "bomb", *no_answer_of_its_own("too_large"), old(scripts.bomb)),
    Row("N-14", "bomb in a bomb", *no_answer_of_its_own("encoding"), old(scripts.double_bomb)),
    Row("N-14", "br", *no_answer_of_its_own("encoding"), old(scripts.unknown_encoding)),
    Row("N-14", "endless", *no_answer_of_its_own("too_large"), old(scripts.endless)),
    Row("N-15", "header of 2 MB", *BROKEN, old(scripts.large_header)),
    Row("N-15", "10,000 headers", *BROKEN, old(scripts.many_headers)),
    Row("N-15", "50 continues", *FINE, fifty_continues),
    *(Row("N-16", name, *no_answer_of_its_own("json"), adds(more)) for name, more in _NO_JSON),
    Row("N-16", "UTF-16", *no_answer_of_its_own("json"), in_utf_16),
    Row("N-16", "twice a key", *FINE, adds(b'"x":1,"x":2')),
    *(
        Row("N-17", name, *LIMITED, refuses(429, *headers), waits=waits)
        for name, headers, waits in (
            ("7", ("Retry-After: 7",), _each(7.0)),
            ("date", _DATED, _each(7.0)),
            ("-1", ("Retry-After: -1",), _short),
            ("10^9", ("Retry-After: 1000000000",), _each(120.0)),
            ("text", ("Retry-After: soon",), _short),
            ("none", (), _short),
        )
    ),
    *(
        Row("N-18", f"{hours:+} h", Comes(3, 3), _fault(503)[1], sets_wall(hours), waits=_short)
        for hours in (-1, 24)
    ),
    Row("N-19", "asleep", *fails(Unreachable, "broken", "unreachable"), sleeps_on),
    *(
        Row(
            "N-20",
            f"{status} {'away' if away else 'here'}",
            *no_answer_of_its_own("moved"),
            moved(status, away=away),
            stage=beside_another,
        )
        for status in (301, 302, 307, 308)
        for away in (False, True)
    ),
    Row("N-21", "proxy", *FINE, is_sound, stage=with_proxy),
    Row("N-22", "a list", *no_answer_of_its_own("shape"), says(b"[1]", "400 No"), _SHAPELESS),
    Row("N-22", "cause null", *REFUSED, refuses(400, cause=None), _REFUSED_TWICE),
    Row("N-22", "cause text", *REFUSED, refuses(400, cause="x"), _REFUSED_TWICE),
    Row("N-22", "10,000 causes", *INVALID, refuses(400, cause=_CAUSES), _INVALID_TWICE),
    Row("N-22", "status text", *REFUSED, refuses(400, status="400"), _REFUSED_TWICE),
    Row("N-22", "1 MB of HTML", *REFUSED, refuses(400, message="<b>" * 350_000), _REFUSED_TWICE),
    *(
        Row("N-23", name, *FINE, adds(b'"warnings":' + warnings))
        for name, warnings in (
            ("null", b"null"),
            ("none", b"[]"),
            ("text", b'"careful"'),
            ("1,000", b"[" + b",".join([b'{"code":"item.title.x","message":"m"}'] * 1_000) + b"]"),
            ("unknown", b'[{"code":"never.heard.of","message":"m","type":7}]'),
        )
    ),
    Row("N-24", "wrong types", *FINE, adds(b'"price":"12","variations":null,"status":"dreaming"')),
    Row("N-24", "id as number", *FINE, adds(b'"id":7')),
    Row("N-25", "401", *NO_TOKEN, refuses(401)),
    Row("N-25", "400", *NO_TOKEN_400, refuses(400, message="Malformed access token")),
)

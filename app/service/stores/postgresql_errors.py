"""Errors of a PostgreSQL server by their meaning, and their text."""

from __future__ import annotations

from psycopg import errors

# Errors of class 54: a statement asks for more than the server can do.
LIMITS_EXCEEDED = (
    errors.ProgramLimitExceeded,
    errors.StatementTooComplex,
    errors.TooManyColumns,
    errors.TooManyArguments,
)

# Errors that IF NOT EXISTS does not prevent: another process creates the same and has not
# committed.
MADE_AT_ONCE = (
    errors.UniqueViolation,
    errors.DuplicateSchema,
    errors.DuplicateTable,
    errors.DuplicateObject,
)


def reason_of(error: BaseException) -> str:
    """Return the error message of the server, on one line."""
    return " ".join(str(error).split())

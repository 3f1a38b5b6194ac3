"""Errors of queries: the position, the reason and the words expected there."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from app.domain.coded_error import CodedError, nearest_hint

MOST_NAMED = 24


class Expected(StrEnum):
    """Kinds of text expected at a position of a query that are not a fixed word."""

    CONDITION = "condition"
    VALUE = "value"


class QueryError(CodedError):
    """A query that cannot be read; the code and the values describe the problem.

    ``place`` is the offset of the faulty part in the text, ``length`` its length. ``expected``
    lists the words that may stand there, if they can be listed.
    """

    def __init__(
        self,
        code: str,
        /,
        place: int = 0,
        length: int = 1,
        expected: Iterable[str] = (),
        **values: object,
    ) -> None:
        super().__init__(code, **values)
        self.place = place
        self.length = max(length, 1)
        self.expected = tuple(expected)

    def at(self, place: int, length: int) -> QueryError:
        """Return the same error at another position."""
        return QueryError(self.code, place, length, self.expected, **self.values)

    @property
    def worth_naming(self) -> tuple[str, ...]:
        """The expected words, if they are few and not already among the values of the error."""
        few = len(self.expected) <= MOST_NAMED and "known" not in self.values
        return self.expected if few else ()

    def pointed(self, text: str, width: int = 76) -> tuple[str, str]:
        """Return the query, cut to ``width``, and a line that marks the faulty part."""
        shown = "".join(c if c.isprintable() else " " for c in text)
        start = max(0, min(self.place - width // 2, len(shown) - width))
        shown = shown[start : start + width]
        place = min(self.place - start, len(shown))
        length = max(1, min(self.length, len(shown) - place))
        return shown, f"{' ' * place}{'^' * length}"


def unknown(code: str, name: str, known: Iterable[str], place: int, length: int) -> QueryError:
    """Return the error for an unknown name, with the most similar of the known names."""
    words = sorted(set(known), key=str.casefold)
    values: dict[str, object] = {"name": name, **nearest_hint(name, words)}
    if 0 < len(words) <= MOST_NAMED:
        values["known"] = tuple(words)
    return QueryError(code, place, length, words, **values)

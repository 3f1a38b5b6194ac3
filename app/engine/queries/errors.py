"""What is wrong with a query that cannot be read: where, why, and what may stand there."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from app.domain.coded_error import CodedError, near_to

MOST_NAMED = 24


class Expected(StrEnum):
    """What may stand at a place of a query where it is no certain word."""

    CONDITION = "condition"
    VALUE = "value"


class QueryError(CodedError):
    """A query that cannot be read; code and values say what is wrong with which part.

    ``place`` is where in the text that part begins, ``length`` how long it is. ``expected`` are the
    words that may stand there, as far as they can be named.
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
        """Return the same of another place."""
        return QueryError(self.code, place, length, self.expected, **self.values)

    @property
    def worth_naming(self) -> tuple[str, ...]:
        """The words that may stand there, where they are few and not among the values."""
        few = len(self.expected) <= MOST_NAMED and "known" not in self.values
        return self.expected if few else ()

    def pointed(self, text: str, width: int = 76) -> tuple[str, str]:
        """Return the query, and a line with a mark under the part that is meant."""
        shown = "".join(c if c.isprintable() else " " for c in text)
        start = max(0, min(self.place - width // 2, len(shown) - width))
        shown = shown[start : start + width]
        place = min(self.place - start, len(shown))
        length = max(1, min(self.length, len(shown) - place))
        return shown, f"{' ' * place}{'^' * length}"


def unknown(code: str, name: str, known: Iterable[str], place: int, length: int) -> QueryError:
    """Return the error for a name that nobody knows, with the nearest of those that are known."""
    words = sorted(set(known), key=str.casefold)
    values: dict[str, object] = {"name": name, **near_to(name, words)}
    if 0 < len(words) <= MOST_NAMED:
        values["known"] = tuple(words)
    return QueryError(code, place, length, words, **values)

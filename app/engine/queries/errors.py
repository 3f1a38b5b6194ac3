"""What is said about a query that cannot be read: where, why, and what may stand there."""

from __future__ import annotations

from collections.abc import Iterable

from app.domain.nearest import nearest

MOST_NAMED = 24


class QueryError(ValueError):
    """A query that cannot be read; the message says what is wrong with which part.

    ``place`` is where in the text that part begins, ``length`` how long it is. ``expected`` are the
    words that may stand there, as far as they can be named; ``named``: the message says them.
    """

    def __init__(
        self,
        message: str,
        place: int = 0,
        length: int = 1,
        expected: Iterable[str] = (),
        *,
        named: bool = False,
    ) -> None:
        super().__init__(message)
        self.named = named
        self.place = place
        self.length = max(length, 1)
        self.expected = tuple(expected)

    def pointed(self, text: str, width: int = 76) -> str:
        """Return the message, and below it the query with a mark under the part that is meant."""
        shown = "".join(c if c.isprintable() else " " for c in text)
        start = max(0, min(self.place - width // 2, len(shown) - width))
        shown = shown[start : start + width]
        place = min(self.place - start, len(shown))
        length = max(1, min(self.length, len(shown) - place))
        lines = [str(self), f"  {shown}", f"  {' ' * place}{'^' * length}"]
        if 0 < len(self.expected) <= MOST_NAMED and not self.named:
            lines.append(f"  expected here: {'  '.join(self.expected)}")
        return "\n".join(lines)


def unknown(what: str, name: str, known: Iterable[str], place: int, length: int) -> QueryError:
    """Return the error for a name that nobody knows, with the nearest of those that are known."""
    words = sorted(set(known), key=str.casefold)
    near = nearest(name, words)
    hint = "" if near is None else f"; did you mean {near!r}?"
    few = len(words) <= MOST_NAMED
    known_words = f"; known are {', '.join(words)}" if few and words else ""
    return QueryError(
        f"there is no {what} {name!r}{hint}{known_words}", place, length, words, named=few
    )

"""What cannot be done as it was asked for: a code and values, of which others make a sentence."""

from __future__ import annotations

from collections.abc import Iterable

from app.domain.nearest import nearest


class CodedError(ValueError):
    """Something that cannot be done as it was asked for: ``code`` says why, ``values`` of what.

    It has no words: who tells a person of it makes them, in the language of that person. ``near``
    among the values is the name that may have been meant instead, ``known`` and
    ``offered`` the names there are.
    """

    def __init__(self, code: str, /, **values: object) -> None:
        super().__init__(code)
        self.code = code
        self.values = values

    def __str__(self) -> str:
        values = ", ".join(f"{name}={value!r}" for name, value in self.values.items())
        return f"{self.code} ({values})" if values else self.code


def near_to(name: str, known: Iterable[str]) -> dict[str, object]:
    """Return the nearest of the ``known`` names as a value of a problem; nothing where none is."""
    found = nearest(name, known)
    return {} if found is None else {"near": found}

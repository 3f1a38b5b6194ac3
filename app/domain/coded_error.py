"""An error with a code and values, from which the user interface makes a sentence."""

from __future__ import annotations

from collections.abc import Iterable

from app.domain.nearest import nearest


class CodedError(ValueError):
    """A request that cannot be carried out: ``code`` is the reason, ``values`` the details.

    It has no message: the user interface writes one in the language of the user. Among the values,
    ``near`` is the name that may have been meant instead, ``known`` and ``offered`` are the
    existing names.
    """

    def __init__(self, code: str, /, **values: object) -> None:
        super().__init__(code)
        self.code = code
        self.values = values

    def __str__(self) -> str:
        values = ", ".join(f"{name}={value!r}" for name, value in self.values.items())
        return f"{self.code} ({values})" if values else self.code


def nearest_hint(name: str, known: Iterable[str]) -> dict[str, object]:
    """Return the nearest of the ``known`` names as values of an error; empty if there is none."""
    found = nearest(name, known)
    return {} if found is None else {"near": found}

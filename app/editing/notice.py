"""Notices: messages shown to the seller, as a code with parameters instead of a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Notice:
    """A message for the seller, identified by a code.

    ``code`` is one of ``engine.notices.NOTICE_CODES``; ``params`` are the values for the sentence;
    ``detail`` is the marketplace's own message, to be shown as quoted plain text of at most 300
    characters.
    """

    code: str
    params: Mapping[str, object] = field(default_factory=dict, hash=False)
    detail: str = ""

    def to_json(self) -> dict[str, object]:
        """Return the notice as a JSON object."""
        return {"code": self.code, "params": dict(self.params), "detail": self.detail}

    @classmethod
    def from_json(cls, value: object) -> Notice | None:
        """Return the notice written by ``to_json``; ``None`` for any other value."""
        match value:
            case {"code": str(code), "params": dict(params), "detail": str(detail)}:
                return cls(code, params, detail)
        return None

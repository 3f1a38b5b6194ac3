"""What a seller changed in one listing and has not sent."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any

from app.domain.shapes import JsonObject
from app.domain.wire_item import WireItem, item_of
from app.editing.change import FieldChange
from app.editing.item_paths import DESCRIPTION, read_path, write_paths
from app.editing.payload import build_payload
from app.editing.values import Typed, decode_value, encode_value, same_value

_VERSION = 1


class ItemDraft:
    """The edits of one listing over its wire body ``base``, which is never changed.

    Owns only what differs from ``base``: an edit that leads back to it vanishes.
    """

    def __init__(self, item_id: str, base: WireItem) -> None:
        self.item_id = item_id
        own: WireItem = {**base}
        self.base = copy.deepcopy(own)
        self._edits: dict[str, object] = {}

    @classmethod
    def over(cls, item_id: str, base: WireItem) -> ItemDraft:
        """A draft over a body that nobody else changes any more, which is not copied then."""
        draft = cls(item_id, {})
        draft.base = {**base}
        return draft

    def value(self, path: str) -> Any:
        """The form value at ``path`` as it would be: the edit, else what the listing says."""
        return self._edits[path] if path in self._edits else read_path(self.base, path)

    def base_value(self, path: str) -> Any:
        """The form value at ``path`` before any edit."""
        return read_path(self.base, path)

    def change(self, path: str, value: object) -> FieldChange | None:
        """The change that would set ``path`` to ``value``; ``None`` when it says so already."""
        before = self.value(path)
        return None if same_value(before, value) else FieldChange(path, before, value)

    def apply(self, change: FieldChange) -> None:
        """Make ``change``; its inverse undoes it."""
        self._edits.pop(change.path, None)
        if not same_value(self.base_value(change.path), change.after):
            self._edits[change.path] = change.after

    def reset(self, path: str) -> FieldChange | None:
        """The change that takes ``path`` back to what the listing says, if it differs."""
        if path not in self._edits:
            return None
        return FieldChange(path, self._edits[path], self.base_value(path))

    def changed_paths(self) -> tuple[str, ...]:
        """The paths that differ from the listing, in the order of their first edit since then."""
        return tuple(self._edits)

    def is_empty(self) -> bool:
        """Whether nothing differs from the listing."""
        return not self._edits

    def is_changed(self, path: str) -> bool:
        """Whether ``path`` differs from what the listing says."""
        return path in self._edits

    def unread(self) -> dict[str, Typed]:
        """The texts that could not be read as a value, by path: kept, but never sent."""
        return {path: value for path, value in self._edits.items() if isinstance(value, Typed)}

    def preview(self) -> WireItem:
        """The listing as it would be after sending."""
        return write_paths(self.base, self._edits)

    def payload(self) -> dict[str, object]:
        """The partial body that sends this draft; empty when there is nothing to send."""
        return build_payload(self.base, self._edits)

    def description(self) -> str | None:
        """The new text of the description, which a call of its own sends; ``None``: unchanged."""
        text = self._edits.get(DESCRIPTION)
        return text if isinstance(text, str) else None

    def sends(self) -> bool:
        """Whether there is anything to send."""
        return bool(self.payload()) or self.description() is not None

    def rebased(self, base: WireItem) -> ItemDraft:
        """The same edits over a newer body; those that the newer body has already are gone."""
        draft = ItemDraft(self.item_id, base)
        for path, value in self._edits.items():
            draft.apply(FieldChange(path, draft.base_value(path), value))
        return draft

    def after_sending(self, base: WireItem, sent: Mapping[str, object]) -> ItemDraft:
        """The draft over the marketplace's answer: of what was ``sent``, nothing is left to send.

        Edits that were made while it was on its way stay edits.
        """
        draft = ItemDraft(self.item_id, base)
        for path, value in self._edits.items():
            if path not in sent or not same_value(value, sent[path]):
                draft.apply(FieldChange(path, draft.base_value(path), value))
        return draft

    def to_json(self) -> dict[str, object]:
        """The draft as one JSON object (money stays ``Decimal``: write it with ``domain.wire``)."""
        return {
            "version": _VERSION,
            "item_id": self.item_id,
            "base": copy.deepcopy(self.base),
            "edits": [[path, encode_value(value)] for path, value in self._edits.items()],
        }

    @classmethod
    def from_json(cls, document: JsonObject) -> ItemDraft:
        """The draft that ``to_json`` wrote; raises ``ValueError`` for any other document."""
        try:
            if document["version"] != _VERSION:
                raise ValueError(f"a draft of version {document['version']!r} is not known here")
            base, edits = document["base"], document["edits"]
            if not isinstance(base, Mapping) or not isinstance(edits, (list, tuple)):
                raise TypeError("a base is an object and edits are a list")
            draft = cls.over(str(document["item_id"]), item_of(base))
            for path, value in edits:
                draft.apply(FieldChange(str(path), None, decode_value(value)))
        except (KeyError, TypeError) as error:
            raise ValueError("this is not a draft") from error
        return draft

"""The unsent edits of one listing."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from types import MappingProxyType

from app.domain.shapes import JsonObject
from app.domain.wire_item import WireItem, item_of, variations_of
from app.editing.change import FieldChange
from app.editing.item_paths import DESCRIPTION, read_path, write_paths
from app.editing.payload import build_payload
from app.editing.values import (
    Pictures,
    UnreadText,
    decode_value,
    encode_value,
    pictures_in,
    same_value,
    with_uploaded,
)
from app.editing.variation_list import (
    VARIATIONS,
    AddedCell,
    added_cell,
    cell_value,
    over_other,
    unread_cells,
    with_cell,
)

_VERSION = 1
NEW = "new-"
"""The prefix of the id of a draft for a listing that does not exist yet."""
TEMPLATE = "template-"
"""The prefix of the id of a draft that is the template of others."""
TITLE_PATTERN = "title-pattern-"
"""The prefix of the id of a row with the title pattern of a category."""


class ItemDraft:
    """The edits of one listing on top of its wire body ``base``, which is never changed.

    It holds only differences from ``base``: an edit that restores the original value is dropped.
    """

    def __init__(self, item_id: str, base: WireItem) -> None:
        self.item_id = item_id
        own: WireItem = {**base}
        self.base = copy.deepcopy(own) if own else own
        self._edits: dict[str, object] = {}
        self._own: tuple[WireItem, Mapping[str, JsonObject]] = (WireItem(), {})

    @classmethod
    def over(cls, item_id: str, base: WireItem) -> ItemDraft:
        """Return a draft over a body that nobody else modifies, without copying it."""
        draft = cls(item_id, {})
        draft.base = {**base}
        return draft

    def copy(self) -> ItemDraft:
        """Return a copy of the draft, which later edits of this one do not affect."""
        draft = ItemDraft.over(self.item_id, self.base)
        draft._edits = {**self._edits}
        return draft

    @property
    def is_new(self) -> bool:
        """Whether the listing does not exist yet, so that every value is an edit."""
        return self.item_id.startswith(NEW)

    def value(self, path: str) -> object:
        """Return the form value at ``path``: the edited one, else that of the listing."""
        if path in self._edits:
            return self._edits[path]
        cell = self._added_cell(path)
        if cell is not None:
            return cell_value(self._edits[VARIATIONS], cell)
        return self.base_value(path)

    def pictures(self) -> Pictures:
        """Return the pictures, including edits."""
        return pictures_in(self.value("pictures"))

    def base_value(self, path: str) -> object:
        """Return the form value at ``path`` before any edit."""
        head, _, rest = path.partition(".")
        key, _, name = rest.partition(".")
        if head == VARIATIONS and name:
            return self._own_variations().get(key, {}).get(name)
        return read_path(self.base, path)

    def _own_variations(self) -> Mapping[str, JsonObject]:
        """Return the variations of the listing by id, cached for blocks of hundreds of cells."""
        if self._own[0] is not self.base:
            entries = reversed(variations_of(self.base))
            self._own = self.base, {str(entry.get("id")): entry for entry in entries}
        return self._own[1]

    def change(self, path: str, value: object) -> FieldChange | None:
        """Return the change that sets ``path`` to ``value``; ``None`` if it has that value already.

        A field of an added variation changes the list of variations as a whole.
        """
        before = self.value(path)
        if same_value(before, value):
            return None
        cell = self._added_cell(path)
        if cell is None:
            return FieldChange(path, before, value)
        listed = self._edits[VARIATIONS]
        return FieldChange(VARIATIONS, listed, with_cell(listed, cell, value))

    def apply(self, change: FieldChange) -> None:
        """Apply ``change``; its inverse undoes it."""
        self._edits.pop(change.path, None)
        if not same_value(self.base_value(change.path), change.after):
            self._edits[change.path] = change.after

    def reset(self, path: str) -> FieldChange | None:
        """Return the change that resets ``path`` to the listing's value; ``None`` if unedited."""
        if path not in self._edits:
            return None
        return FieldChange(path, self._edits[path], self.base_value(path))

    def changed_paths(self) -> tuple[str, ...]:
        """Return the paths that differ from the listing, in the order of their first edit."""
        return tuple(self._edits)

    def changes(self) -> Mapping[str, object]:
        """Return the edited values, by form path."""
        return MappingProxyType(self._edits)

    def is_empty(self) -> bool:
        """Return whether there are no edits."""
        return not self._edits

    def is_changed(self, path: str) -> bool:
        """Return whether ``path`` differs from the listing."""
        return path in self._edits

    def unread(self) -> dict[str, UnreadText]:
        """Return the texts that could not be read as a value, by path: kept, but never sent."""
        texts = {
            path: value for path, value in self._edits.items() if isinstance(value, UnreadText)
        }
        return texts | dict(unread_cells(self._edits.get(VARIATIONS)))

    def preview(self) -> WireItem:
        """Return the listing as it would be after sending."""
        return write_paths(self.base, self._edits)

    def payload(self) -> dict[str, object]:
        """Return the partial body that sends this draft; empty if there is nothing to send."""
        return build_payload(self.base, self._edits)

    def description(self) -> str | None:
        """Return the new text of the description; ``None`` if it is not changed.

        It is sent in a request of its own.
        """
        text = self._edits.get(DESCRIPTION)
        return text if isinstance(text, str) else None

    def sends(self) -> bool:
        """Return whether there is anything to send."""
        return bool(self.payload()) or self.description() is not None

    def rebased(self, base: WireItem) -> ItemDraft:
        """Return the same edits on top of a newer body, without those that it already contains."""
        draft = ItemDraft(self.item_id, base)
        for path, value in self._edits.items():
            draft.apply(FieldChange(path, draft.base_value(path), self._over(base, path, value)))
        return draft

    def after_sending(
        self,
        base: WireItem,
        sent: Mapping[str, object],
        uploaded: Mapping[str, str] = MappingProxyType({}),
    ) -> ItemDraft:
        """Return the draft on top of the marketplace's answer, without the edits in ``sent``.

        Edits made while the request was under way are kept; local files in them that were
        ``uploaded`` (ids by checksum) become pictures of the listing.
        """
        draft = ItemDraft(self.item_id, base)
        for path, value in self._edits.items():
            if path not in sent or not same_value(value, sent[path]):
                later = with_uploaded(self._over(base, path, value), uploaded)
                draft.apply(FieldChange(path, draft.base_value(path), later))
        return draft

    def _over(self, base: WireItem, path: str, value: object) -> object:
        """Return an edit adapted to another body of the listing."""
        return over_other(self.base, value, base) if path == VARIATIONS else value

    def _added_cell(self, path: str) -> AddedCell | None:
        if VARIATIONS not in self._edits or not path.startswith(f"{VARIATIONS}."):
            return None
        return added_cell(self._edits[VARIATIONS], path)

    def to_json(self) -> dict[str, object]:
        """Return the draft as a JSON object for ``domain.wire``, with money as ``Decimal``."""
        return {
            "version": _VERSION,
            "item_id": self.item_id,
            "base": copy.deepcopy(self.base),
            "edits": [[path, encode_value(value)] for path, value in self._edits.items()],
        }

    @classmethod
    def from_json(cls, document: JsonObject) -> ItemDraft:
        """Return the draft that ``to_json`` wrote; raise ``ValueError`` for any other document."""
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

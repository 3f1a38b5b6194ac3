"""Templates of new listings: saved from a draft, used for the next one, renamed, deleted."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from app.editing.change import FieldChange
from app.editing.draft import ItemDraft
from app.editing.values import UnreadText, pictures_in
from app.engine.sending.creation import new_draft_id
from app.workspace.journal.templates import Template

if TYPE_CHECKING:
    from app.engine.journal_thread import JournalThread
    from app.workspace.journal.templates import Templates

__all__ = ["LONGEST_NAME", "ListingTemplates", "Template", "draft_from", "fields_of"]

LONGEST_NAME = 80


class ListingTemplates:
    """Operations on templates; every method raises ``NoticeError`` on failure."""

    def __init__(self, store: Templates, thread: JournalThread) -> None:
        self._store, self._thread = store, thread

    async def all(self) -> list[Template]:
        """Return the templates by name."""
        return await self._thread.run(self._store.all)

    async def save(self, name: str, draft: ItemDraft, paths: Collection[str]) -> Template:
        """Save the ``paths`` of a draft under a name, replacing a template of the same name."""
        made, name = template_of(draft, paths), " ".join(name.split())[:LONGEST_NAME]

        def keep() -> Template:
            same = (one for one in self._store.all() if one.name.casefold() == name.casefold())
            known = next(same, None)
            return self._store.save(name, made, "" if known is None else known.key)

        return await self._thread.run(keep)

    async def rename(self, template: Template, name: str) -> None:
        """Rename a template."""
        name = " ".join(name.split())[:LONGEST_NAME]
        await self._thread.run(lambda: self._store.save(name, template.draft, template.key))

    async def restore(self, template: Template) -> None:
        """Restore a deleted template."""
        await self._thread.run(
            lambda: self._store.save(template.name, template.draft, template.key)
        )

    async def delete(self, template: Template) -> None:
        """Delete a template."""
        await self._thread.run(self._store.discard, template.key)


def fields_of(draft: ItemDraft) -> tuple[str, ...]:
    """Return the paths of a draft that can be part of a template.

    Unread text and pictures that are not uploaded yet are left out.
    """
    return tuple(
        path
        for path in draft.changed_paths()
        if not isinstance(draft.value(path), UnreadText)
        and not any(one.kind == "file" for one in pictures_in(draft.value(path)))
    )


def template_of(draft: ItemDraft, paths: Collection[str]) -> ItemDraft:
    """Return a draft with only these fields of ``draft``."""
    made = ItemDraft("", {})
    for path in fields_of(draft):
        if path in paths:
            made.apply(FieldChange(path, None, draft.value(path)))
    return made


def draft_from(template: Template) -> ItemDraft:
    """Return the draft of a new listing with the values of a template."""
    return ItemDraft.from_json({**template.draft.to_json(), "item_id": new_draft_id()})

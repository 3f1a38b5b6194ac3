"""The logic of templates: saved from a listing or a form, used, renamed, deleted."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from app.domain.shapes import text_of
from app.editing.change import FieldChange
from app.editing.item_paths import DESCRIPTION
from app.engine.changes.duplicate import duplicate_of
from app.engine.changes.prepared import ChangeError
from app.engine.changes.reading import ListingReader
from app.engine.events import NoticeRaised
from app.engine.listings.templates import draft_from, fields_of
from app.engine.notices import NoticeError
from app.tasks import Overlap
from app.ui.activity.change_text import text_of_value
from app.ui.forms.labels import path_label
from app.ui.lifecycle.new_draft import DraftMaker
from app.ui.lifecycle.template_sheets import TITLE, FieldLine, SaveTemplateSheet, TemplatesSheet
from app.ui.look.text import one_line
from app.ui.look.translation import Words
from app.ui.look.window_locale import window_locale
from app.ui.loop import ask, is_alive
from app.ui.texts.form_context import currency_context
from app.ui.window.lifecycle_offers import affected_ids

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from app.editing.draft import ItemDraft
    from app.engine.listings.templates import Template

TemplateWords: Final = Words("TemplateWords")
_OWN: Final = ("available_quantity", "seller_custom_field", "variations")
"""The values that rarely suit another listing: not kept in a template unless they are ticked."""
_ATTRIBUTES: Final = "attributes."
_CATEGORY: Final = "category_id"
_KEY: Final = "templates"


class Templating(DraftMaker):
    """The handler of the actions about templates."""

    def _connect(self) -> None:
        self._templates: dict[str, Template] = {}
        self._window.save_template_requested.connect(lambda: self._start(self._save))
        self._window.templates_requested.connect(lambda: self._start(self._choose))

    def _start(self, work: Callable[[], Awaitable[None]]) -> None:
        self._scope.start(self._guarded(work), key=_KEY, overlap=Overlap.SKIP)

    async def _guarded(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except NoticeError as error:
            self._session.events.publish(NoticeRaised(error.notice))
        except ChangeError:
            words = TemplateWords.tr("No template can be made of this listing")
            self._toasts.add("bad", words)

    # -- saving --------------------------------------------------------------------------------

    async def _save(self) -> None:
        draft = await self._source()
        if draft is None:
            return
        names = await self._names(draft)
        title = text_of(draft.value(TITLE))
        taken = [one.name for one in await self._session.listings.templates.all()]
        ids = [path.removeprefix(_ATTRIBUTES) for path in names if draft.value(path)]
        lines = self._lines(draft, names, await self._category(draft))
        sheet = SaveTemplateSheet(title, lines, ids, taken, self._window)
        if not await ask(sheet):
            return
        name, paths = sheet.name.text(), sheet.ticked()
        pattern = sheet.title.text().strip()
        made = draft.copy()
        made.apply(FieldChange(TITLE, title, pattern))
        await self._session.listings.templates.save(name, made, (TITLE, *paths))
        words = TemplateWords.tr("Template saved: {name}")
        self._toasts.add("ok", words.replace("{name}", one_line(name)))

    async def _source(self) -> ItemDraft | None:
        """Return the draft of the new listing in front, or a duplicate of the selected listing."""
        view = self._window.view(self._window.current_view)
        draft = None if view is None else view.new_listing()
        if draft is not None:
            return draft
        ids = affected_ids(self._window)
        if len(ids) != 1:
            return None
        session = self._session
        reader = ListingReader(
            account=session.account, categories=session.categories, connection=session.connection
        )
        with self._reading(ids[0], _KEY):
            return duplicate_of(await reader.read(ids[0], texts=True), "").draft

    async def _names(self, draft: ItemDraft) -> dict[str, str]:
        """Return the known names of the attributes of the draft's category, by path."""
        try:
            category_id = text_of(draft.value(_CATEGORY))
            found = await self._session.categories.attributes(category_id)
        except NoticeError:
            return {}
        return {f"{_ATTRIBUTES}{one.id}": one.name or str(one.id) for one in found}

    async def _category(self, draft: ItemDraft) -> str:
        """Return the full name of the draft's category; its id if the name is not known."""
        category_id = text_of(draft.value(_CATEGORY))
        try:
            found = await self._session.categories.category(category_id)
        except NoticeError:
            return category_id
        return one_line(found.path_names or found.name or category_id)

    def _lines(self, draft: ItemDraft, names: dict[str, str], category: str) -> list[FieldLine]:
        site = self._session.account.site
        context = currency_context(window_locale(site.id), site.currency_id)
        lines = []
        for path in fields_of(draft):
            if path == TITLE:
                continue
            label = names.get(path) or path_label(path)
            value = text_of_value(path, draft.value(path), context)
            if path == DESCRIPTION:
                value = one_line(text_of(draft.value(path)))
            elif path == _CATEGORY:
                value = category
            lines.append(FieldLine(path, label, value, path not in _OWN))
        return lines

    # -- using ---------------------------------------------------------------------------------

    async def _choose(self) -> None:
        sheet = TemplatesSheet(self._window)
        await self._show(sheet)
        used: list[str] = []
        sheet.used.connect(used.append)
        sheet.deleted.connect(lambda key: self._change(partial(self._delete, sheet, key)))
        sheet.renamed.connect(lambda *to: self._change(partial(self._rename, sheet, *to)))
        agreed = await ask(sheet)
        template = self._templates.get(used[0]) if agreed and used else None
        if template is None:
            return
        draft = draft_from(template)
        await self._session.listings.keep(draft)
        title = TemplateWords.tr("From the template “{name}”: nothing is listed yet")
        text = TemplateWords.tr("Its fields are filled in; add what is particular to this listing.")
        self._begin(draft, (title.replace("{name}", one_line(template.name)), text))

    async def _show(self, sheet: TemplatesSheet) -> None:
        found = await self._session.listings.templates.all()
        self._templates = {one.key: one for one in found}
        if not is_alive(sheet):
            return
        sheet.show_templates([(one.key, one.name, _about(one)) for one in found])

    def _change(self, work: Callable[[], Awaitable[None]]) -> None:
        self._scope.start(
            self._guarded(work), key="templates changed", overlap=Overlap.QUEUE, finish=True
        )

    async def _rename(self, sheet: TemplatesSheet, key: str, name: str) -> None:
        await self._session.listings.templates.rename(self._templates[key], name)
        await self._show(sheet)

    async def _delete(self, sheet: TemplatesSheet, key: str) -> None:
        template = self._templates[key]
        await self._session.listings.templates.delete(template)
        await self._show(sheet)
        words = TemplateWords.tr("Template deleted: {name}")
        toast = self._toasts.add(
            "ok",
            words.replace("{name}", one_line(template.name)),
            TemplateWords.tr("Restore it"),
        )
        restore = self._session.listings.templates.restore
        toast.acted.connect(partial(self._start, partial(restore, template)))


def _about(template: Template) -> str:
    """Return the title of a template and its number of fields."""
    count = len(template.draft.changed_paths())
    words = TemplateWords.tr("%n fields", "", count)
    title = one_line(text_of(template.draft.value(TITLE)))
    return f"{title} · {words}" if title else words

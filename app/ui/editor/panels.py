"""The panels in the columns of the editor: fields, pictures, variations and history."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from app.editing.form.fields import FieldKind, Section
from app.editing.form.variation_field import VariationsSpec
from app.ui.editor.form.form_column import SectionPanel
from app.ui.editor.form.section_list import SectionRow
from app.ui.editor.form.section_states import filled_words, may_stay_unset
from app.ui.editor.past.past_panel import PastPanel
from app.ui.editor.variations.variations_panel import VariationsPanel
from app.ui.forms.labels import section_label
from app.ui.look.translation import Words
from app.ui.pictures.panel import PicturesPanel

if TYPE_CHECKING:
    from app.editing.draft import ItemDraft
    from app.ui.editor.form.form_fields import FormFields
    from app.ui.texts.form_context import FormContext

HISTORY = "history"
Panels = Words("Panels")


class FormPanels:
    """One panel for each section of the form, and the history of an existing listing.

    ``on_kept`` is called when the group of locked values opens or closes.
    """

    def __init__(
        self,
        sections: Sequence[Section],
        fields: FormFields,
        draft: ItemDraft,
        context: FormContext,
        on_kept: Callable[[], object],
    ) -> None:
        self._sections, self._context = tuple(sections), context
        self.pictures: PicturesPanel | None = None
        self.variations: VariationsPanel | None = None
        self.past: PastPanel | None = None
        self._hinted = False
        self.all = [self._built(section, fields, draft, on_kept) for section in sections]
        if not draft.is_new:
            self.past = PastPanel(context.locale)
            self.all.append(SectionPanel(HISTORY, section_label(HISTORY), self.past))
        self._by_key = {panel.key: panel for panel in self.all}

    def show_filled(self, draft: ItemDraft) -> None:
        """Show the number of filled attributes beside the title of their section."""
        for section in self._sections:
            if section.key == "attributes":
                words = filled_words(section, draft, self._context.locale)
                self._by_key[section.key].show_about(words)

    def more_rows(self) -> list[SectionRow]:
        """Return the rows of the sections without fields, for the list of sections."""
        if self.past is None:
            return []
        return [SectionRow(HISTORY, section_label(HISTORY), self.past.count_text())]

    def _built(
        self,
        section: Section,
        fields: FormFields,
        draft: ItemDraft,
        on_kept: Callable[[], object],
    ) -> SectionPanel:
        spec = section.all_fields[0]
        if spec.kind is FieldKind.PICTURES:
            self.pictures = PicturesPanel(spec, self._context)
            return SectionPanel(section.key, "", self.pictures)
        if isinstance(spec, VariationsSpec):
            self.variations = VariationsPanel(spec, draft, self._context, self.pictures)
            return SectionPanel(section.key, "", self.variations)
        blocks = fields.add(section)
        if blocks.kept is not None:
            blocks.kept.button.toggled.connect(lambda _open: on_kept())
        hint = ""
        if may_stay_unset(section) and not self._hinted:
            self._hinted, hint = True, Panels.tr("“Not set” sends nothing")
        return SectionPanel(section.key, section_label(section.key), blocks, hint)

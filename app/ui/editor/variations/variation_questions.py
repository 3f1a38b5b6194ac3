"""The dialogs for adding, splitting, merging and removing variations, and the resulting edits."""

from __future__ import annotations

from collections.abc import Callable, Collection

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from app.editing.draft import ItemDraft
from app.editing.form.variation_field import VariationsSpec
from app.editing.variations.attribute_removal import with_attribute_removed
from app.editing.variations.changes import (
    Edits,
    with_added,
    with_pictures,
    with_removed,
    with_restored,
)
from app.editing.variations.split_merge import merged_into, split_by
from app.ui.editor.variations.give_up_sheet import GiveUpSheet
from app.ui.editor.variations.matrix_sheet import MatrixSheet
from app.ui.editor.variations.merge_sheet import MergeSheet
from app.ui.editor.variations.pictures_sheet import PicturesSheet
from app.ui.editor.variations.question_sheet import QuestionSheet
from app.ui.editor.variations.split_sheet import SplitSheet
from app.ui.editor.variations.variations_model import VariationsModel
from app.ui.look.translation import Words
from app.ui.loop import open_dialog
from app.ui.texts.form_context import FormContext

VariationQuestion = Words("VariationQuestion")
Take = Callable[[Edits, str], object]


class VariationQuestions:
    """The dialogs over ``parent``; ``take`` is called with the edits and a description.

    ``image`` returns the image of a picture by its key, or ``None``.
    """

    def __init__(
        self,
        spec: VariationsSpec,
        sheet: VariationsModel,
        context: FormContext,
        parent: QWidget,
        take: Take,
    ) -> None:
        self._spec = spec
        self._sheet = sheet
        self._context = context
        self._parent = parent
        self._take = take
        self.image: Callable[[str], QImage | None] = lambda _key: None

    def add(self) -> None:
        """Ask for values, and add the missing combinations."""
        asked = MatrixSheet(self._draft, self._spec, self._parent)

        def agreed() -> None:
            edits = with_added(self._draft, asked.combos, self._spec.attributes)
            self._take(edits, VariationQuestion.tr("Add variations"))

        self._open(asked, agreed)

    def split(self) -> None:
        """Ask for an attribute, and split every variation by it."""
        asked = SplitSheet(self._draft, self._spec, self._parent)

        def agreed() -> None:
            edits = split_by(self._draft, asked.axis, asked.values)
            self._take(edits, VariationQuestion.tr("Split the variations"))

        self._open(asked, agreed)

    def merge(self, keys: Collection[str]) -> None:
        """Ask which variation stays and at which price, and merge the others into it."""
        asked = MergeSheet(self._draft, keys, self._sheet, self._context, self._parent)

        def agreed() -> None:
            edits = merged_into(self._draft, keys, asked.into, asked.price)
            self._take(edits, VariationQuestion.tr("Merge variations"))

        self._open(asked, agreed)

    def give_up(self) -> None:
        """Ask which attribute to remove, and merge the variations that become equal."""
        asked = GiveUpSheet(self._draft, self._spec, self._sheet, self._context, self._parent)

        def agreed() -> None:
            attributes = self._spec.attributes
            edits = with_attribute_removed(self._draft, asked.merged, asked.prices, attributes)
            self._take(edits, VariationQuestion.tr("Drop an attribute"))

        self._open(asked, agreed)

    def pictures(self, keys: Collection[str]) -> None:
        """Ask for the pictures of variations."""
        asked = PicturesSheet(self._draft, self._spec, keys, self._sheet, self.image, self._parent)

        def agreed() -> None:
            edits = with_pictures(self._draft, keys, asked.chosen, self._spec.attributes)
            self._take(edits, VariationQuestion.tr("Pictures of a variation"))

        self._open(asked, agreed)

    def remove(self, keys: Collection[str]) -> None:
        """Remove variations; the losses must be confirmed before sending."""
        self._take(with_removed(self._draft, keys), VariationQuestion.tr("Remove variations"))

    def restore(self, keys: Collection[str]) -> None:
        """Keep variations that were to be removed."""
        self._take(with_restored(self._draft, keys), VariationQuestion.tr("Keep variations"))

    @property
    def _draft(self) -> ItemDraft:
        return self._sheet.draft

    def _open(
        self,
        asked: QuestionSheet,
        agreed: Callable[[], None],
    ) -> None:
        asked.accepted.connect(agreed)
        open_dialog(asked)

"""The mapping of field kinds to editors; an unknown kind is edited as text."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from app.editing.form.fields import FieldKind, FieldSpec
from app.ui.forms.category_editor import CategoryEditor
from app.ui.forms.choice_editor import ChoiceEditor
from app.ui.forms.dimensions_editor import DimensionsEditor
from app.ui.forms.editor import FieldEditor
from app.ui.forms.list_editor import ListEditor, PlaceEditor
from app.ui.forms.listing_type_editor import ListingTypeEditor
from app.ui.forms.long_text_editor import LongTextEditor
from app.ui.forms.number_unit_editor import MeasureEditor
from app.ui.forms.rates_editor import RatesEditor
from app.ui.forms.read_only_editor import ReadOnlyEditor
from app.ui.forms.several_editor import SeveralEditor
from app.ui.forms.text_editors import AmountEditor, DegreesEditor, TextEditor
from app.ui.forms.yes_no_editor import YesNoEditor
from app.ui.texts.form_context import FormContext

Builder = Callable[[FieldSpec, FormContext], FieldEditor]

BUILDERS: Mapping[FieldKind, Builder] = {
    FieldKind.TEXT: TextEditor,
    FieldKind.URL: TextEditor,
    FieldKind.LONG_TEXT: LongTextEditor,
    FieldKind.NUMBER: AmountEditor,
    FieldKind.MONEY: AmountEditor,
    FieldKind.INTEGER: AmountEditor,
    FieldKind.NUMBER_UNIT: MeasureEditor,
    FieldKind.CHOICE: ChoiceEditor,
    FieldKind.SEVERAL: SeveralEditor,
    FieldKind.LIST: ListEditor,
    FieldKind.PLACE: PlaceEditor,
    FieldKind.RATES: RatesEditor,
    FieldKind.DEGREES: DegreesEditor,
    FieldKind.YES_NO: YesNoEditor,
    FieldKind.DIMENSIONS: DimensionsEditor,
    FieldKind.READ_ONLY: ReadOnlyEditor,
    FieldKind.CATEGORY: CategoryEditor,
    FieldKind.LISTING_TYPE: ListingTypeEditor,
}


def build_editor(spec: FieldSpec, context: FormContext) -> FieldEditor:
    """Return the editor of ``spec``; a locked field gets a read-only one, whatever its kind."""
    if spec.locked is not None and spec.kind is not FieldKind.LONG_TEXT:
        return ReadOnlyEditor(spec, context)
    return BUILDERS.get(spec.kind, TextEditor)(spec, context)

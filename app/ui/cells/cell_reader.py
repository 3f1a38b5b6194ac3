"""The field of a cell: its possible values, its format, and why it may be locked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from app.domain.shapes import text_of
from app.editing.cells.cell_fields import ATTRIBUTE, cell_field
from app.editing.cells.cell_values import CellForm
from app.engine.catalog.stored_categories import StoredCategories
from app.rules.findings import Finding
from app.ui.forms.lock_text import lock_reason
from app.ui.look.translation import Words
from app.ui.texts.code_names import STATUS, code_name
from app.ui.texts.finding_text import finding_sentence
from app.ui.texts.form_context import context_of_shop

if TYPE_CHECKING:
    from collections.abc import Iterable

    from app.domain.wire_item import WireItem
    from app.editing.form.fields import FieldSpec
    from app.editing.values import UnreadText
    from app.engine.session import Session
    from app.ui.texts.form_context import FormContext

CellReasons: Final = Words("CellReasons")


class CellReader:
    """A provider of cell fields, based on the categories in the catalog."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._categories = StoredCategories(session.catalog)
        self._contexts: dict[str, FormContext] = {}

    def forget(self) -> None:
        """Clear the cached categories, because a sync may have changed them."""
        self._categories = StoredCategories(self._session.catalog)
        self._contexts.clear()

    def learn(self, bodies: Iterable[WireItem]) -> None:
        """Load the attributes of the listings' categories, so that ``field`` needs no query."""
        for category_id in {text_of(body.get("category_id")) for body in bodies}:
            self._categories.attributes(category_id)

    def field(self, body: WireItem, path: str) -> FieldSpec:
        """Return the field of a listing at ``path``."""
        definitions = None
        if path.startswith(ATTRIBUTE):
            definitions = self._categories.attributes(text_of(body.get("category_id")))
        return cell_field(body, path, definitions)

    def form(self, body: WireItem, spec: FieldSpec) -> CellForm:
        """Return the format of a listing's cell in the window."""
        context = self.context(body)
        names = {}
        if spec.path == STATUS:
            names = {one.name: code_name(STATUS, one.name) for one in spec.choices}
        applies_not = CellReasons.tr("Not applicable")
        return CellForm(context.locale, context.decimals, names, applies_not)

    def context(self, body: WireItem) -> FormContext:
        """Return the format of a listing's amounts in the window."""
        currency_id = text_of(body.get("currency_id"))
        if currency_id not in self._contexts:
            self._contexts[currency_id] = context_of_shop(self._session).of(body)
        return self._contexts[currency_id]

    def why_locked(self, body: WireItem, spec: FieldSpec) -> str:
        """Return why a cell is locked, and where to change it; "" if it is not locked."""
        reason = lock_reason(spec, self.context(body))
        if spec.is_varied:
            return CellReasons.tr("{reason}. Enter opens the listing.").format(reason=reason)
        return reason

    def why_unread(self, body: WireItem, spec: FieldSpec, typed: UnreadText) -> str:
        """Return why the typed text is invalid."""
        finding = Finding.error(
            spec.path, typed.code, value=typed.text[:80], meant=list(typed.meant)
        )
        return finding_sentence(finding, self.context(body), spec)

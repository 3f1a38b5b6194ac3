"""The editor of a new listing's type, with the fee and the net amount of a sale for each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QButtonGroup, QGridLayout, QWidget

from app.domain.wire_site import LISTING_TYPE_NAMES
from app.editing.form.fields import FieldSpec
from app.ui.forms.editor import FieldEditor
from app.ui.look.text import PlainLabel, literal, one_line
from app.ui.look.type_scale import px
from app.ui.texts.form_context import FormContext
from app.ui.texts.money import format_money, format_percent
from app.ui.widgets.field_state import set_state
from app.ui.widgets.inputs.check import RadioButton

if TYPE_CHECKING:
    from app.engine.shipping.cost_preview import Offer

UNKNOWN: Final = "–"


class ListingTypeEditor(FieldEditor):
    """One line for each type: its name, the charge, and the net amount of one sale.

    ``show_offers`` adds the figures once they are known; a type that is not available to the seller
    is disabled and shows the reason.
    """

    def __init__(self, spec: FieldSpec, context: FormContext) -> None:
        super().__init__(spec, context)
        self._group = QButtonGroup(self)
        self._says: dict[str, PlainLabel] = {}
        self._buttons: dict[str, RadioButton] = {}
        box = QWidget()
        self._grid = QGridLayout(box)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(px(16))
        self._grid.setVerticalSpacing(px(4))
        self._grid.setColumnStretch(1, 1)
        for choice in spec.choices:
            self._add(choice.id or choice.name, choice.name)
        self._adopt(box)
        self._take_focus()
        self._group.buttonClicked.connect(lambda _button: self.commit())

    def controls(self) -> tuple[QWidget, ...]:
        """Return the buttons, or the box if there is no type to choose."""
        return tuple(self._buttons.values()) or (self,)

    def main(self) -> QWidget:
        """Return the whole editor, because each button has a name of its own."""
        return self

    def set_marks(self, state: str, *, changed: bool) -> None:
        """Show the state at the buttons."""
        for button in self._buttons.values():
            set_state(button, state, changed=changed)

    def write(self, value: object) -> None:
        """Check the button of a type; a type that is not in the list is added."""
        key = str(value or "")
        if key and key not in self._buttons:
            self._add(key, LISTING_TYPE_NAMES.get(key, key))
        self._group.setExclusive(False)
        for kind, button in self._buttons.items():
            button.setChecked(kind == key)
        self._group.setExclusive(True)
        self._take_focus()

    def standing(self) -> object:
        """Return the type of the checked button, or ``None``."""
        return next((key for key, one in self._buttons.items() if one.isChecked()), None)

    def meaning(self) -> object:
        """Return the type of the checked button."""
        return self.standing()

    def show_offers(self, offers: Sequence[Offer]) -> None:
        """Show the fee and the net amount of a sale for each type; "–" if unknown."""
        known = {offer.listing_type_id: offer for offer in offers}
        for key, label in self._says.items():
            offer = known.get(key)
            closed = offer is not None and offer.closed_because is not None
            label.setText(self._words(offer))
            self._buttons[key].setEnabled(not closed or self._buttons[key].isChecked())
            self._buttons[key].setAccessibleDescription(label.text())
        self._take_focus()

    def _take_focus(self) -> None:
        """Make the checked button, or the first enabled one, the focus proxy.

        Keys have no effect on a disabled button.
        """
        usable = [one for one in self._buttons.values() if one.isEnabledTo(self)]
        down = [one for one in usable if one.isChecked()]
        for button in (*down, *usable)[:1]:
            self.setFocusProxy(button)

    def _words(self, offer: Offer | None) -> str:
        if offer is None:
            return UNKNOWN
        if offer.closed_because is not None:
            return self.tr("not open to you: too many sales for a free listing")
        locale, currency = self.context.locale, self.context.currency_id
        rate = format_percent(offer.rate, locale)
        if not offer.price:
            return self.tr("charge {rate}").format(rate=rate)
        net = UNKNOWN
        if offer.net is not None:
            net = format_money(offer.net, currency, locale)
        return self.tr("charge {rate}, leaves {net}").format(rate=rate, net=net)

    def _add(self, key: str, name: str) -> None:
        button = RadioButton(literal(name), name=f"listing_type_{key}")
        button.setAccessibleName(one_line(name))
        label = PlainLabel(UNKNOWN, "label", "text2")
        row = len(self._buttons)
        self._group.addButton(button)
        self._buttons[key], self._says[key] = button, label
        self._grid.addWidget(button, row, 0)
        self._grid.addWidget(label, row, 1)

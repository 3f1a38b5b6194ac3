"""The net amount of one sale during editing: terms are requested once, amounts computed here."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal
from typing import TYPE_CHECKING

from app.editing.values import UnreadText
from app.engine.events import Connected
from app.engine.notices import NoticeError
from app.tasks import Overlap
from app.ui.editor.net.net_panel import SaleSum
from app.ui.texts.notice_text import text_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from app.editing.draft import ItemDraft
    from app.editing.form.fields import FieldSpec
    from app.engine.events import Event
    from app.engine.shipping.cost_preview import ShippingAnswer
    from app.engine.shipping.net_proceeds import Terms
    from app.tasks import TaskScope
    from app.ui.editor.net.net_panel import NetPanel
    from app.ui.editor.variations.variations_panel import VariationsPanel


class NetWork:
    """The net amount of an open listing, kept up to date with its draft.

    ``question`` requests charge and shipping cost from the marketplace; it raises ``NoticeError``.
    """

    def __init__(
        self,
        question: Callable[[ItemDraft], Awaitable[ShippingAnswer]],
        scope: TaskScope,
        panel: NetPanel,
        variations: VariationsPanel | None,
        spec: Callable[[str], FieldSpec | None],
    ) -> None:
        self._question = question
        self._scope = scope
        self._panel = panel
        self._variations = variations
        self._spec = spec
        self._answer: ShippingAnswer | None = None
        self._asked: tuple[object, ...] = ()
        self.on_terms: Callable[[Terms, Decimal], object] = lambda _terms, _price: None

    def ask(self, draft: ItemDraft) -> None:
        """Request charge and shipping cost; edited measures are taken into account."""
        self._scope.start(self._ask(draft), key="net", overlap=Overlap.REPLACE)

    def on_event(self, event: Event, draft: ItemDraft) -> None:
        """Repeat a failed request when the marketplace answers again."""
        if isinstance(event, Connected) and self._answer is None:
            self.ask(draft)

    async def _ask(self, draft: ItemDraft) -> None:
        self._asked = _asked_about(draft)
        try:
            answer = await self._question(draft)
        except NoticeError as error:
            self._panel.show_unknown(text_of(error.notice).title)
            return
        self._answer = answer
        self.show(draft)

    def show(self, draft: ItemDraft) -> None:
        """Compute and show the net amount at the present price, of the current variation if any."""
        answer = self._answer
        if answer is None:
            return
        if _asked_about(draft) != self._asked:
            self.ask(draft)
        price = self._price(draft)
        if price is None:
            self._panel.show_sum(None)
            return
        free = draft.value("shipping.free_shipping") is True
        spec = self._spec("shipping.free_shipping")
        forced = spec is not None and spec.locked is not None
        terms = replace(answer.terms, offers_free=free)
        pays = terms.pays_at(price)
        self.on_terms(terms, price)
        sale = terms.sale_at(price, answer.listing_type_id)
        self._panel.show_sum(
            SaleSum(
                price=price,
                charge=terms.charge_at(price, answer.listing_type_id),
                rate=terms.rate_of(answer.listing_type_id, price),
                shipping=terms.shipping_at(price),
                net=None if sale is None else sale.net,
                free=free,
                mandatory=pays and (forced or not free),
                estimate=answer.measures_from == "category",
                classified=terms.classified,
                has_type=bool(answer.listing_type_id),
                own_costs=Decimal(0) if sale is None else sale.own_costs,
                by_own=sale is not None and sale.by_own,
            )
        )

    def _price(self, draft: ItemDraft) -> Decimal | None:
        path = "price"
        variations = self._variations
        if variations is not None and variations.current_id():
            path = f"variations.{variations.current_id()}.price"
            row = variations.model.ids.index(variations.current_id())
            self._panel.show_which(variations.model.combination(row))
        value = draft.value(path)
        if isinstance(value, UnreadText):
            value = draft.base_value(path)
        if isinstance(value, bool) or not isinstance(value, (int, Decimal)):
            return None
        return Decimal(value)


def _asked_about(draft: ItemDraft) -> tuple[object, ...]:
    """Return the editable values, besides the price, that the answer depends on."""
    kinds = ("listing_type_id", "condition", "currency_id", "buying_mode", "seller_custom_field")
    more = kinds if draft.is_new else ()
    return tuple(draft.value(path) for path in ("shipping.dimensions", *more))

"""The controller of the shipping view: the chosen listing or measures, requests and answers."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from app.domain.dimensions import parse_dimensions
from app.editing.form.package import (
    SIDES,
    package_texts,
    read_package,
    show_package,
    wrong_sides,
)
from app.editing.numbers import format_number, read_number
from app.editing.values import UnreadText
from app.engine.events import Connected, RowsChanged, Synced
from app.engine.notices import NoticeError
from app.rules.findings import Finding
from app.tasks import Overlap
from app.ui.look.window_locale import window_locale
from app.ui.texts.finding_text import finding_sentence
from app.ui.texts.form_context import FormContext, currency_context
from app.ui.texts.notice_text import text_of
from app.ui.view import View

if TYPE_CHECKING:
    from decimal import Decimal

    from app.engine.events import Event
    from app.engine.session import Session
    from app.engine.shipping.cost_preview import Dimensions, ShippingAnswer
    from app.tasks import TaskScope
    from app.ui.shipping.view import ShippingView


@dataclass(frozen=True, slots=True)
class ShippingQuestion:
    """The request of the view: a listing or free measures, with the chosen options."""

    item_id: str | None = None
    dimensions: Dimensions | None = None
    category_id: str = ""
    price: Decimal | None = None
    listing_type_id: str | None = None
    coverage: str = "all_country"


class ShippingController(View):
    """The asynchronous steps of one ``ShippingView``."""

    def __init__(self, session: Session, scope: TaskScope, view: ShippingView) -> None:
        self._session = session
        self._scope = scope
        self._view = view
        self.widget = view
        self._question = ShippingQuestion()
        self._answer: ShippingAnswer | None = None
        self._meant: tuple[str, ...] = ()
        self._refused = False
        self._stale = self._failed = False
        view.item_chosen.connect(self.show_item)
        view.free_measures_chosen.connect(self._free_measures)
        view.measures_typed.connect(self._measures)
        view.parcel.repair_requested.connect(self._take_meant)
        view.price_typed.connect(self._price_typed)
        view.price_set.connect(self._price_set)
        view.coverage_chosen.connect(lambda name: self._ask(replace(self._question, coverage=name)))
        view.listing_type_chosen.connect(
            lambda name: self._ask(replace(self._question, listing_type_id=name))
        )
        end = session.events.subscribe(self._on_event)
        view.destroyed.connect(lambda: end())

    def come_forward(self) -> None:
        """Send the request again if it failed, or if the listing may have changed since."""
        if self._stale and not self._refused:
            self._ask(self._question)

    def _on_event(self, event: Event) -> None:
        """Note that the listing may have changed, or that a failed request can be repeated."""
        match event:
            case RowsChanged(None) | Synced():
                self._stale |= self._question.item_id is not None
            case RowsChanged(ids) if self._question.item_id in (ids or ()):
                self._stale = True
            case Connected() if self._failed:
                self._stale = True
            case _:
                return
        # A sync publishes each page it reads, and each request goes to the marketplace.
        if event != RowsChanged(None) and self._view.isVisible():
            self.come_forward()

    def show_item(self, item_id: str) -> None:
        """Request the answer for a listing in its current state on the marketplace."""
        self._ask(ShippingQuestion(item_id=item_id, coverage=self._question.coverage))

    def _free_measures(self) -> None:
        answer = self._answer
        if answer is None or answer.dimensions is None:
            self._view.parcel.set_measures("10", "20", "30", "500")
            return
        self._ask(self._with_dimensions(answer.dimensions))

    def _measures(self, texts: tuple[str, str, str, str]) -> None:
        """Request the answer for typed measures, or show why they are not valid."""
        context = self._context()
        read = read_package(texts, context.locale)
        self._meant = ()
        self._refused = True
        if isinstance(read, UnreadText):
            finding = Finding.error("dimensions", read.code, value=" × ".join(texts)[:60])
            sides = wrong_sides(texts, context.locale)
            self._meant = read.meant
            shown = [show_package(wire, context.locale) for wire in read.meant]
            self._view.parcel.show_refused(sides, finding_sentence(finding, context), shown)
            return
        dimensions = parse_dimensions(read or "")
        if dimensions is None:
            finding = Finding.error("dimensions", "item.shipping.dimensions_invalid")
            reason = finding_sentence(finding, context)
            wrong = wrong_sides(texts, context.locale) or frozenset(SIDES)
            self._view.parcel.show_refused(wrong, reason)
            return
        self._ask(self._with_dimensions(dimensions))

    def _take_meant(self, place: int) -> None:
        """Fill in the package chosen from the possible meanings of the typed measures."""
        if place < len(self._meant):
            texts = package_texts(self._meant[place], self._context().locale)
            self._view.parcel.set_measures(*texts)

    def _context(self) -> FormContext:
        """Return the number format of the request, in the currency of the listing."""
        site = self._session.account.site
        currency_id = self._answer.currency_id if self._answer is not None else site.currency_id
        return currency_context(window_locale(site.id), currency_id)

    def _with_dimensions(self, dimensions: Dimensions) -> ShippingQuestion:
        """Return the current request with other measures.

        Price and category stay those of the listing.
        """
        answer = self._answer
        return replace(
            self._question,
            item_id=None,
            dimensions=dimensions,
            category_id=answer.category_id if answer is not None else "",
            price=answer.price if answer is not None else self._question.price,
            listing_type_id=(
                answer.listing_type_id if answer is not None else self._question.listing_type_id
            ),
        )

    def _price_typed(self, text: str) -> None:
        context = self._context()
        reading = read_number(text, context.locale, decimals=context.decimals)
        if reading.value is None:
            self._refused = True
            finding = Finding.error("price", reading.code or "", value=text[:40])
            meant = {
                price: format_number(price, context.locale, decimals=context.decimals)
                for price in reading.meant
            }
            self._view.show_price_refused(finding_sentence(finding, context), meant)
            return
        self._price_set(reading.value)

    def _price_set(self, price: Decimal) -> None:
        self._ask(replace(self._question, price=price))

    def _ask(self, question: ShippingQuestion) -> None:
        self._question = question
        self._refused = self._stale = self._failed = False
        self._scope.start(self._fetch(question), key="shipping", overlap=Overlap.REPLACE)

    async def _fetch(self, question: ShippingQuestion) -> None:
        preview = self._session.shipping
        try:
            if question.dimensions is not None:
                answer = await preview.for_measures(
                    question.dimensions,
                    category_id=question.category_id,
                    price=question.price,
                    listing_type_id=question.listing_type_id,
                    coverage=question.coverage,
                )
            elif question.item_id is not None:
                answer = await preview.for_item(
                    question.item_id,
                    price=question.price,
                    listing_type_id=question.listing_type_id,
                    coverage=question.coverage,
                )
            else:
                return
        except NoticeError as error:
            self._failed = True
            words = text_of(error.notice)
            self._view.show_problem(f"{words.title}. {words.text}")
            return
        self._answer = answer
        self._view.listing.show_listing(answer.title or "")
        self._view.show_answer(answer)

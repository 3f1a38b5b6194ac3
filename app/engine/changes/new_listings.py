"""New listings through the Python API: completed, checked, and created only once per form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from app.client.errors import ClientError, NotFound, ValidationRefused
from app.domain.dimensions import parse_dimensions
from app.domain.models.category import Category
from app.domain.shapes import is_blank, object_of, text_of
from app.domain.vocabulary import BuyingMode
from app.domain.wire import Unreadable, Unwritable, read_json, write_json
from app.domain.wire_item import item_of
from app.editing.variations.naming import named
from app.engine.catalog.own_codes import taken_codes, waiting_codes
from app.engine.changes.creation_forms import form_like, with_edits, with_keys, without_files
from app.engine.changes.field_values import attribute_operations
from app.engine.changes.intents import edited, require_once
from app.engine.changes.prepared import ChangeError, FieldStep, PreparedChange, SaleNet
from app.engine.notices import NoticeError, notice_of
from app.engine.sending.answers import findings_of_causes, findings_of_warnings
from app.engine.sending.creation import creation, local_pictures_of
from app.engine.shipping.net_proceeds import Terms
from app.rules.findings import Finding
from app.rules.listing import check_listing
from app.rules.offer.price import listing_price
from app.workspace.journal.outbox_row import OutboxState
from app.workspace.outbox_command import Change, Kind

if TYPE_CHECKING:
    from app.domain.models.attribute import AttributeDefinition
    from app.domain.models.prediction import Prediction
    from app.editing.values import Choices, Pictures
    from app.engine.catalog.catalog import ItemCatalog
    from app.engine.catalog.categories import CategoryBook
    from app.engine.changes.reading import ListingReader
    from app.engine.connection import Connection
    from app.engine.plans.apply import ShopOutbox
    from app.engine.plans.operation_parsing import Operation
    from app.engine.shipping.cost_preview import ShippingPreview
    from app.workspace.journal.outbox import OutboxRow
    from app.workspace.journal.outbox_reads import OutboxReads

_SHOWN = (
    *("category_id", "price", "currency_id", "available_quantity", "listing_type_id"),
    *("condition", "pictures", "variations"),
)
OPEN = (OutboxState.QUEUED, OutboxState.SENDING, OutboxState.UNKNOWN, OutboxState.HELD)


class AlreadyListed(Exception):
    """The error of a form that was listed before from this workspace, as ``listing_id``."""

    def __init__(self, listing_id: str) -> None:
        super().__init__(listing_id)
        self.listing_id = listing_id


class NewListings:
    """Creation of listings for a program; every method raises ``NoticeError`` on failure."""

    def __init__(
        self,
        shop: ShopOutbox,
        *,
        reader: ListingReader,
        catalog: ItemCatalog,
        categories: CategoryBook,
        connection: Connection,
        shipping: ShippingPreview,
    ) -> None:
        self._shop = shop
        self._reader = reader
        self._catalog = catalog
        self._categories = categories
        self._connection = connection
        self._shipping = shipping

    async def completed(
        self, form: Mapping[str, object], *, predict: bool = False
    ) -> tuple[dict[str, object], Prediction | None]:
        """Return a form with the seller's site, and the predicted category with its prediction.

        The category is predicted only with ``predict`` and if the form has none. Raise
        ``ChangeError`` if nothing can be predicted.
        """
        whole = {"site_id": self._shop.account.site_id, **form}
        if not predict or not is_blank(whole.get("category_id")):
            return whole, None
        site_id, title = text_of(whole["site_id"]), text_of(whole.get("title"))
        if not title:
            raise ChangeError("form.no_title_to_predict")
        try:
            found = await self._connection.api.sites.predict(site_id, title)
        except NotFound as error:
            raise ChangeError("form.not_predicted") from error
        except (ClientError, ValueError) as error:
            raise NoticeError(notice_of(error)) from error
        return {**whole, "category_id": found.id}, found

    async def like(
        self,
        item_id: str,
        operations: Sequence[Operation] = (),
        attributes: Sequence[tuple[str, Choices]] = (),
    ) -> tuple[dict[str, object], tuple[str, ...]]:
        """Return the form of a copy of a listing, and the ids that do not belong to the new one.

        ``operations`` change it, and so do ``attributes``, given by id or name. Raise
        ``ChangeError`` and ``Skip``.
        """
        if any(operation.path == "status" for operation in operations):
            raise ChangeError("field.status_of_new", name="status")
        listing = await self._reader.read(item_id, texts=True)
        named = attribute_operations(listing.attributes, attributes)
        changed = with_edits(listing, edited(listing, require_once((*operations, *named))))
        return form_like(changed), (item_id,)

    async def check(self, form: Mapping[str, object]) -> tuple[Finding, ...]:
        """Return the findings of the rules and of the marketplace's validation; nothing is listed.

        Raise ``ChangeError`` for a category that does not exist.
        """
        item, account = item_of(with_keys(form)), self._shop.account
        form, _ = without_files(form)
        category_id = text_of(form.get("category_id"))
        category = Category(id=category_id)
        attributes: tuple[AttributeDefinition, ...] = ()
        if category_id:
            category, attributes = await self._reader.category(category_id)
        found = check_listing(
            item,
            category=category,
            attributes=attributes,
            seller=account.standing,
            site=account.site,
        )
        found = [*found, *taken_codes(self._catalog, form)]
        try:
            warnings = await self._connection.api.items.validate(dict(form))
        except ValidationRefused as error:
            findings = findings_of_causes(error.causes, item)
        except Unwritable as error:
            raise ChangeError("form.unwritable") from error
        except ClientError as error:
            raise NoticeError(notice_of(error)) from error
        else:
            findings = findings_of_warnings({"warnings": warnings}, item)
        known = {(finding.path, finding.code) for finding in found}
        found = [*found, *(one for one in findings if (one.path, one.code) not in known)]
        return named(found, item)

    async def prepare(
        self,
        form: Mapping[str, object],
        *,
        unlike: Sequence[str] = (),
        again: bool = False,
    ) -> PreparedChange:
        """Return the prepared creation of a listing from a form; nothing is sent.

        If the same form is in the outbox without an outcome, that row is waited for, so that the
        listing is not created twice. Raise ``AlreadyListed`` if it was listed before, unless
        ``again``. ``unlike`` are the ids of similar listings that existed before.
        """
        title = text_of(form.get("title"))
        whole, (form, pictures) = form, without_files(form)
        rows = await self._shop.outbox.read(lambda store: same_creations(store, form, pictures))
        if waiting := tuple(row.number for row in rows if row.state in OPEN):
            return PreparedChange("", title, waiting=waiting)
        done = [row.listing_id for row in rows if row.state is OutboxState.DONE]
        if done and not again:
            raise AlreadyListed(done[-1])
        open_rows = await self._shop.outbox.read(lambda store: store.open_creations())
        forms = {row.number: object_of(row.command().details.get("form")) for row in open_rows}
        findings = (*await self.check(whole), *waiting_codes(forms, form))
        draft, command = creation(form, pictures=pictures, known_ids=unlike)
        change = Change(draft.item_id, {}, {}, Kind.CREATE, details=command.details)
        risks = await self._shop.outbox.risks([change])
        steps = [FieldStep(name, None, whole[name]) for name in _SHOWN if name in whole]
        return PreparedChange(
            "",
            title,
            tuple(steps),
            findings,
            risks,
            guarded=risks,
            net=await self._net(form),
            change=change,
            known_rows=frozenset(row.number for row in rows),
        )

    async def _net(self, form: Mapping[str, object]) -> SaleNet:
        """Return the net amount of a sale of a new listing; there is none before the change."""
        account, price = self._shop.account, listing_price(item_of(form))
        shipping = object_of(form.get("shipping"))
        terms = Terms(
            site=account.site,
            seller=account.standing,
            condition=text_of(form.get("condition")) or None,
            official_store=not is_blank(form.get("official_store_id")),
            offers_free=shipping.get("free_shipping") is True,
            shipping_cost=None,
            classified=form.get("buying_mode") == BuyingMode.CLASSIFIED,
            currency_id=text_of(form.get("currency_id")) or account.site.currency_id,
            own=await self._shipping.own_figures(form),
        )
        if price is None:
            return SaleNet(terms.currency_id or "", None, None)
        parcel = parse_dimensions(shipping.get("dimensions"))
        if parcel is not None and terms.pays_at(price):
            category_id = text_of(form.get("category_id"))
            try:
                findings = await self._shipping.for_measures(
                    parcel, category_id=category_id, price=price
                )
            except NoticeError:
                # The net amount is shown as unknown.
                pass
            else:
                terms = replace(terms, shipping_cost=findings.shipping_cost)
        type_id = text_of(form.get("listing_type_id"))
        return SaleNet(terms.currency_id or "", None, terms.net_at(price, type_id))


def same_creations(
    store: OutboxReads, form: Mapping[str, object], pictures: Pictures
) -> list[OutboxRow]:
    """Return the rows that create exactly this form with these pictures, the oldest first."""
    try:
        wanted = read_json(write_json(dict(form)))
    except (Unreadable, Unwritable) as error:
        raise ChangeError("form.unwritable") from error
    rows = store.creations(text_of(form.get("title")))
    return [
        row
        for row in rows
        if (details := row.command().details).get("form") == wanted
        and local_pictures_of(details) == pictures
    ]

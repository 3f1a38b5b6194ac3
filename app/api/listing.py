"""One listing, as it was when it was read, and the calls that change it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from os import PathLike
from typing import TYPE_CHECKING, Unpack

from app.api.listing_parts import Pictures, Variations, pictures_in, variations_in
from app.api.results import Change, plain_value
from app.domain.shapes import object_of, objects_of, sequence_of, text_of
from app.editing.item_paths import DESCRIPTION, read_path
from app.editing.values import choices_of
from app.engine.changes.category_intent import NewCategory
from app.engine.changes.field_values import entries_of, operations_of
from app.engine.changes.intents import (
    DELETED,
    Edit,
    NewDescription,
    NewStatus,
    NewType,
    Relisting,
)
from app.engine.changes.picture_intents import with_pictures
from app.engine.changes.prepared import ChangeError
from app.engine.changes.title_intent import made_title
from app.rules.numbers import as_whole
from app.rules.offer.price import listing_price

if TYPE_CHECKING:
    from app.api.change_executor import ChangeExecutor
    from app.api.listing_fields import Amount, ListingFields
    from app.domain.wire_item import WireItem
    from app.editing.values import Choices
    from app.engine.changes.prepared import Intent, PreparedChange, TypeOffer
    from app.engine.facade import OpenShop
    from app.engine.plans.operation_parsing import Operation


@dataclass(frozen=True, slots=True)
class Listing:
    """One listing of the seller, as the marketplace had it when it was read.

    ``item`` is the complete wire object, field for field. Unknown values are ``None``.

    Every method that changes the listing reads it again, checks the change by the rules of the
    marketplace, puts it in the outbox, sends it and waits for the answer. This object does not
    change; ``reload`` returns the listing as it is then. With ``dry_run`` nothing is sent, and the
    ``Change`` describes what would be sent. A risky change raises ``NotAccepted`` unless ``accept``
    is the number of its risks. Earlier changes of the listing are completed first. If the same
    change is requested again before it was answered, the call waits for the first one.
    """

    id: str
    title: str
    status: str
    sub_status: tuple[str, ...]
    price: Decimal | None
    currency_id: str
    stock: int | None
    sold: int | None
    sku: str | None
    condition: str
    listing_type_id: str
    category_id: str
    description: str | None
    free_shipping: bool | None
    attributes: Mapping[str, object]
    sale_terms: Mapping[str, object]
    address: str
    item: WireItem = field(repr=False)
    _changing: ChangeExecutor = field(repr=False, compare=False)

    @property
    def pictures(self) -> Pictures:
        """The pictures, the cover first, with methods to add, remove and reorder them.

        >>> listing.pictures[0].address
        'http...'
        """
        return pictures_in(self.item, self.id, self._changing)

    @property
    def variations(self) -> Variations:
        """The variations, with methods to add, change and remove them.

        >>> [variation.stock >= 0 for variation in varied.variations[:2]]
        [True, True]
        """
        return variations_in(self.item, self.id, self._changing)

    def reload(self) -> Listing:
        """Return the listing as it is now.

        >>> listing.edit(sku="AB-2").outcome.value
        'done'
        >>> listing.reload().sku
        'AB-2'
        """
        return read_listing(self.id, self._changing)

    def edit(
        self, *, accept: int = 0, dry_run: bool = False, **fields: Unpack[ListingFields]
    ) -> Change:
        """Change fields, such as ``price="+7%", attributes={"Marca": "Acme"}``.

        See ``ListingFields``. Raise ``InputError`` for an unknown one, with the nearest name.

        >>> change = listing.edit(price="+7%", sku="AB-1")
        >>> [(field.path, field.answered == field.sent) for field in change.fields]
        [('price', True), ('seller_custom_field', True)]
        >>> listing.edit(prise=100)
        Traceback (most recent call last):
        app.api.errors.InputError: there is no field 'prise' to set; did you mean 'price'?...
        """

        async def meant(_shop: OpenShop) -> Intent:
            if not fields:
                raise ChangeError("ask.no_field_named")
            return Edit(self.id, *_read(fields))

        return self._changing.change(meant, accept=accept, dry_run=dry_run)

    def describe(self, text: str, *, dry_run: bool = False) -> Change:
        """Replace the description by a plain text.

        >>> listing.describe("Hecha a mano").is_done, listing.reload().description
        (True, 'Hecha a mano')
        """

        async def meant(_shop: OpenShop) -> Intent:
            if not isinstance(text, str):
                raise ChangeError(
                    "value.no_text",
                    name="description",
                    text=str(text)[:60],
                    type=type(text).__name__,
                )
            return NewDescription(self.id, text)

        return self._changing.change(meant, dry_run=dry_run)

    def retitle(self, pattern: str | None = None, *, dry_run: bool = False) -> Change:
        """Build the title from a pattern of attribute ids, by default the pattern of the category.

        >>> pattern = f"Taza {{{listing.item['attributes'][0]['id']}}}"
        >>> [field.path for field in listing.retitle(pattern, dry_run=True).fields]
        ['title']
        """

        async def meant(shop: OpenShop) -> Intent:
            kept = shop.session.listings.title_patterns
            return await made_title(shop.listing.reader, kept, self.id, pattern, keep=not dry_run)

        return self._changing.change(meant, dry_run=dry_run)

    def pause(self, *, dry_run: bool = False) -> Change:
        """Pause the listing.

        >>> listing.pause().is_done, listing.reload().status
        (True, 'paused')
        """
        return self._become("paused", 0, dry_run)

    def activate(self, *, dry_run: bool = False) -> Change:
        """Activate a paused listing.

        >>> listing.activate().outcome.value
        'nothing'
        """
        return self._become("active", 0, dry_run)

    def close(self, *, accept: int = 0, dry_run: bool = False) -> Change:
        """Close the listing; ``relist`` lists it again under a new id.

        >>> listing.close(dry_run=True).outcome.value
        'shown'
        >>> listing.close().is_done, listing.reload().status
        (True, 'closed')
        """
        return self._become("closed", accept, dry_run)

    def delete(self, *, accept: int = 0, dry_run: bool = False) -> Change:
        """Delete a closed listing permanently; this needs ``accept=1``.

        >>> closed.delete()
        Traceback (most recent call last):
        app.api.errors.NotAccepted: ...
        >>> closed.delete(accept=1).is_done
        True
        """
        return self._become(DELETED, accept, dry_run)

    def change_type(self, listing_type_id: str, *, dry_run: bool = False) -> Change:
        """Move the listing to another listing type; ``types`` returns the possible ones.

        >>> wanted = next(one.listing_type_id for one in listing.types() if one.is_upgrade)
        >>> listing.change_type(wanted).is_done, listing.reload().listing_type_id == wanted
        (True, True)
        """

        async def meant(shop: OpenShop) -> Intent:
            await shop.listing.reader.require_type(listing_type_id)
            return NewType(self.id, listing_type_id)

        return self._changing.change(meant, dry_run=dry_run)

    def move(
        self,
        category_id: str,
        *,
        accept: int = 0,
        dry_run: bool = False,
        **fields: Unpack[ListingFields],
    ) -> Change:
        """Move the listing to another category, together with ``fields`` that are required there.

        Measures are converted, values are matched by name, and attributes that the category does
        not accept are removed. Attributes are named by id. Raise ``InputError`` if there is no such
        category.

        >>> listing.move(listing.item["category_id"]).is_done
        True
        """

        async def meant(shop: OpenShop) -> Intent:
            operations = operations_of(fields)
            category, attributes = await shop.listing.reader.category(category_id)
            return NewCategory(self.id, category, attributes, operations)

        return self._changing.change(meant, accept=accept, dry_run=dry_run)

    def types(self) -> tuple[TypeOffer, ...]:
        """Return the listing types that it may have, with the net of a sale under each.

        >>> [one.net is not None for one in listing.types() if one.is_own]
        [True]
        """

        async def work(shop: OpenShop) -> tuple[TypeOffer, ...]:
            _, offers = await shop.listing.offers(self.id)
            return offers

        return self._changing.thread.call(work)

    def relist(
        self,
        *,
        price: Amount | None = None,
        stock: int | str | None = None,
        listing_type_id: str | None = None,
        accept: int = 0,
        dry_run: bool = False,
    ) -> Change:
        """List a closed listing again; ``listing_id`` of the change is the new id.

        >>> change = closed.relist(price="+1%")
        >>> change.is_done, change.listing_id != closed.id
        (True, True)
        """

        async def meant(shop: OpenShop) -> Intent:
            if listing_type_id is not None:
                await shop.listing.reader.require_type(listing_type_id)
            given = {"price": price, "stock": stock}
            known = {name: value for name, value in given.items() if value is not None}
            return Relisting(self.id, operations_of(known), listing_type_id)

        return self._changing.change(meant, accept=accept, dry_run=dry_run)

    def duplicate(
        self,
        *,
        pictures: Sequence[str | PathLike[str]] = (),
        again: bool = False,
        accept: int = 0,
        dry_run: bool = False,
        **fields: Unpack[ListingFields],
    ) -> Change:
        """Create another listing like this one, with the given values replaced.

        Texts, pictures, attributes, variations, price, stock and own code are copied; ``pictures``
        (files, addresses) are placed before the copied ones. Raise ``AlreadyListed`` if the same
        was listed before, unless ``again`` is true.

        >>> change = listing.duplicate(sku="COPY-1")
        >>> change.is_done, shop.listing(change.listing_id).sku
        (True, 'COPY-1')
        """

        async def prepare(shop: OpenShop) -> PreparedChange:
            form, unlike = await shop.listing.new.like(self.id, *_read(fields))
            form = await with_pictures(shop.session.pictures, form, pictures)
            return await shop.listing.new.prepare(form, unlike=unlike, again=again)

        return self._changing.carry_out(prepare, accept=accept, dry_run=dry_run)

    def _become(self, status: str, accept: int, dry_run: bool) -> Change:
        async def meant(_shop: OpenShop) -> Intent:
            return NewStatus(self.id, status)

        return self._changing.change(meant, accept=accept, dry_run=dry_run)


def _read(fields: ListingFields) -> tuple[tuple[Operation, ...], tuple[tuple[str, Choices], ...]]:
    """Return the operations for the fields, and the attributes by the names they were given."""
    rest: dict[str, object] = {**fields}
    attributes = entries_of("attributes", rest.pop("attributes", {}))
    return operations_of(rest), attributes


def read_listing(listing_id: str, changing: ChangeExecutor) -> Listing:
    """Return a listing of the seller as it is now; raise ``InputError`` for another seller's."""

    async def work(shop: OpenShop) -> WireItem:
        return (await shop.listing.reader.read(listing_id, texts=True)).item

    item = changing.thread.call(work)
    text = read_path(item, DESCRIPTION)
    shipping = object_of(item.get("shipping"))
    free = shipping.get("free_shipping")
    return Listing(
        id=text_of(item.get("id")) or listing_id,
        title=text_of(item.get("title")),
        status=text_of(item.get("status")),
        sub_status=tuple(map(text_of, sequence_of(item.get("sub_status")))),
        price=listing_price(item),
        currency_id=text_of(item.get("currency_id")),
        stock=as_whole(item.get("available_quantity")),
        sold=as_whole(item.get("sold_quantity")),
        sku=text_of(item.get("seller_custom_field")) or None,
        condition=text_of(item.get("condition")),
        listing_type_id=text_of(item.get("listing_type_id")),
        category_id=text_of(item.get("category_id")),
        description=text if isinstance(text, str) else None,
        free_shipping=free if isinstance(free, bool) else None,
        attributes=_named(item, "attributes"),
        sale_terms=_named(item, "sale_terms"),
        address=text_of(item.get("permalink")),
        item=item,
        _changing=changing,
    )


def _named(item: WireItem, name: str) -> Mapping[str, object]:
    return {
        text_of(one.get("id")): plain_value(choices_of(one)) for one in objects_of(item.get(name))
    }

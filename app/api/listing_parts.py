"""The pictures and variations of one listing, and the calls that change them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from os import PathLike, fspath
from typing import TYPE_CHECKING, TypedDict, Unpack, overload

from app.api.results import Change, names_of
from app.domain.shapes import sequence_of, text_of
from app.domain.wire_item import WireItem, combinations_of, pictures_of, variations_of
from app.engine.changes.field_values import operations_of
from app.engine.changes.picture_intents import NewPictures, PictureAct, new_picture
from app.engine.changes.prepared import ChangeError
from app.engine.changes.variation_intents import (
    AddedVariation,
    EditedVariation,
    MergedVariations,
    RemovedVariation,
    require_of_variation,
)
from app.rules.numbers import as_number, as_whole

if TYPE_CHECKING:
    from app.api.change_executor import ChangeExecutor
    from app.engine.changes.prepared import Intent
    from app.engine.facade import OpenShop


class VariationFields(TypedDict, total=False):
    """The fields of a variation that can be set; see ``Listing.edit`` for the value forms."""

    price: Decimal | int | float | str
    stock: int | str
    sku: str | None


@dataclass(frozen=True, slots=True)
class Picture:
    """One picture of a listing: id, address, and size in pixels as ``"1200x900"``."""

    id: str
    address: str
    size: str


@dataclass(frozen=True, slots=True)
class Pictures(Sequence[Picture]):
    """The pictures of a listing in their order, the cover first.

    A picture is named by its number, starting at 1, or by its id. The methods that change pictures
    return a ``Change`` and raise ``ShopError``; removing a picture that variations show needs
    ``accept=1``.
    """

    listing_id: str
    _all: tuple[Picture, ...]
    _changing: ChangeExecutor = field(repr=False, compare=False)

    @overload
    def __getitem__(self, index: int) -> Picture: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Picture, ...]: ...
    def __getitem__(self, index: int | slice) -> Picture | tuple[Picture, ...]:
        return self._all[index]

    def __len__(self) -> int:
        return len(self._all)

    def add(self, *pictures: str | PathLike[str], accept: int = 0, dry_run: bool = False) -> Change:
        """Append pictures: addresses, or files, which are checked and prepared first.

        >>> change = listing.pictures.add(photo, "https://example.com/2.jpg")
        >>> change.is_done, len(listing.reload().pictures) - len(listing.pictures)
        (True, 2)
        """

        async def meant(shop: OpenShop) -> Intent:
            _require_some(pictures)
            files = shop.session.pictures
            added = [await new_picture(files, fspath(picture)) for picture in pictures]
            return NewPictures(self.listing_id, "add", added=tuple(added))

        return self._changing.change(meant, accept=accept, dry_run=dry_run)

    def remove(self, *named: int | str, accept: int = 0, dry_run: bool = False) -> Change:
        """Remove pictures.

        >>> listing.pictures.remove(2).is_done
        True
        >>> len(listing.reload().pictures) - len(listing.pictures)
        -1
        """
        return self._put("remove", named, accept, dry_run)

    def order(self, *named: int | str, accept: int = 0, dry_run: bool = False) -> Change:
        """Put the named pictures first, in this order; the others follow them.

        >>> listing.pictures.order(2, 1).is_done
        True
        >>> [picture.id for picture in listing.reload().pictures[:2]] == [
        ...     listing.pictures[1].id, listing.pictures[0].id
        ... ]
        True
        """
        return self._put("order", named, accept, dry_run)

    def cover(self, named: int | str, *, accept: int = 0, dry_run: bool = False) -> Change:
        """Make one picture the cover, that is, the first.

        >>> listing.pictures.cover(2).is_done, listing.reload().pictures[0] == listing.pictures[1]
        (True, True)
        """
        return self._put("cover", (named,), accept, dry_run)

    def _put(
        self, act: PictureAct, named: Sequence[int | str], accept: int, dry_run: bool
    ) -> Change:
        async def meant(_shop: OpenShop) -> Intent:
            _require_some(named)
            return NewPictures(self.listing_id, act, names_of(named))

        return self._changing.change(meant, accept=accept, dry_run=dry_run)


@dataclass(frozen=True, slots=True)
class Variation:
    """One variation; ``attributes`` has those that distinguish it from the others, by name."""

    id: str
    attributes: Mapping[str, str]
    price: Decimal | None
    stock: int | None
    sold: int | None
    sku: str | None
    picture_ids: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Variations(Sequence[Variation]):
    """The variations of a listing in their order.

    A variation is named by its number, starting at 1, or by its id. The methods that change
    variations return a ``Change`` and raise ``ShopError``.
    """

    listing_id: str
    _all: tuple[Variation, ...]
    _changing: ChangeExecutor = field(repr=False, compare=False)

    @overload
    def __getitem__(self, index: int) -> Variation: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Variation, ...]: ...
    def __getitem__(self, index: int | slice) -> Variation | tuple[Variation, ...]:
        return self._all[index]

    def __iter__(self) -> Iterator[Variation]:
        return iter(self._all)

    def __len__(self) -> int:
        return len(self._all)

    def add(
        self,
        attributes: Mapping[str, str],
        *,
        pictures: Sequence[int | str] = (),
        accept: int = 0,
        dry_run: bool = False,
        **fields: Unpack[VariationFields],
    ) -> Change:
        """Add a variation with these attributes by id or name, such as ``{"Color": "Negro"}``.

        The defaults are the price of the other variations, the pictures of a variation that looks
        the same, and a stock of 0.

        >>> varied.variations.add({"Color": "Rosa mexicano"}, stock=4, sku="V-9").is_done
        True
        >>> new = varied.reload().variations[-1]
        >>> new.attributes, new.stock, new.sku
        ({'Color': 'Rosa mexicano'}, 4, 'V-9')
        """

        async def meant(_shop: OpenShop) -> Intent:
            _require_some(attributes)
            pairs = tuple((str(name), str(value)) for name, value in attributes.items())
            operations = operations_of(fields)
            require_of_variation(operations)
            return AddedVariation(self.listing_id, pairs, operations, names_of(pictures))

        return self._changing.change(meant, accept=accept, dry_run=dry_run)

    def set(
        self,
        named: int | str,
        *,
        accept: int = 0,
        dry_run: bool = False,
        **fields: Unpack[VariationFields],
    ) -> Change:
        """Change price, stock or own code of one variation.

        >>> varied.variations.set(1, stock="+3").is_done
        True
        >>> varied.reload().variations[0].stock - varied.variations[0].stock
        3
        """

        async def meant(_shop: OpenShop) -> Intent:
            _require_some(fields)
            operations = operations_of(fields)
            require_of_variation(operations)
            return EditedVariation(self.listing_id, str(named), operations)

        return self._changing.change(meant, accept=accept, dry_run=dry_run)

    def remove(self, named: int | str, *, accept: int = 0, dry_run: bool = False) -> Change:
        """Remove a variation.

        This needs ``accept=1``, because the same variation added again would have another id.

        >>> varied.variations.remove(1, accept=1).is_done
        True
        """

        async def meant(_shop: OpenShop) -> Intent:
            return RemovedVariation(self.listing_id, str(named))

        return self._changing.change(meant, accept=accept, dry_run=dry_run)

    def merge(
        self,
        attribute: str,
        *,
        price: Decimal | float | str | None = None,
        accept: int = 0,
        dry_run: bool = False,
    ) -> Change:
        """Drop an attribute, by id or name, and merge the variations that are then the same.

        A merged variation has the sum of their stock, and costs ``price`` if their prices differ.
        None of them may have been sold. This needs ``accept=1``, because the removed variations
        would have other ids if they were added again.

        >>> unsold.variations.merge("SIZE", accept=1).is_done
        True
        >>> merged = unsold.reload().variations
        >>> len(unsold.variations), len(merged), set(merged[0].attributes)
        (6, 2, {'Color'})
        >>> sum(one.stock for one in merged) == sum(one.stock for one in unsold.variations)
        True
        """

        async def meant(_shop: OpenShop) -> Intent:
            operations = () if price is None else operations_of({"price": price})
            return MergedVariations(self.listing_id, attribute, operations)

        return self._changing.change(meant, accept=accept, dry_run=dry_run)


def pictures_in(item: WireItem, listing_id: str, changing: ChangeExecutor) -> Pictures:
    """Return the pictures of a listing."""
    found = (
        Picture(
            text_of(one.get("id")),
            text_of(one.get("secure_url")) or text_of(one.get("url")),
            text_of(one.get("max_size")) or text_of(one.get("size")),
        )
        for one in pictures_of(item)
    )
    return Pictures(listing_id, tuple(found), changing)


def variations_in(item: WireItem, listing_id: str, changing: ChangeExecutor) -> Variations:
    """Return the variations of a listing."""
    found = (
        Variation(
            id=text_of(one.get("id")),
            attributes={
                text_of(part.get("name")) or text_of(part.get("id")): text_of(
                    part.get("value_name")
                )
                for part in combinations_of(one)
            },
            price=as_number(one.get("price")),
            stock=as_whole(one.get("available_quantity")),
            sold=as_whole(one.get("sold_quantity")),
            sku=text_of(one.get("seller_custom_field")) or None,
            picture_ids=tuple(map(text_of, sequence_of(one.get("picture_ids")))),
        )
        for one in variations_of(item)
    )
    return Variations(listing_id, tuple(found), changing)


def _require_some(given: object) -> None:
    if not given:
        raise ChangeError("ask.nothing_named")

"""The endpoints of items: read, create, change, validate and relist ("Item endpoints")."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import msgspec

from app.client.answer import Answer
from app.client.errors import Refused, Unauthorized, Undecodable
from app.client.requester import WRITE_SECONDS, Requester
from app.client.resource_parsing import identifier_of, read_object, read_resources
from app.domain import calls
from app.domain.identifier import require_identifier
from app.domain.models.listing_type import ListingType
from app.domain.shapes import JsonObject
from app.domain.wire import Unreadable, read_json
from app.domain.wire_item import WireItem, WireItemWarning, item_of, warnings_of

LARGEST_BATCH = 100
_OK, _NOT_FOUND = 200, 404
# The statuses with which a service rejects a list of ids that is too long.
_TOO_MANY = (400, 413, 414)


@dataclass(frozen=True, slots=True)
class MultigetElement:
    """One element of a multi-get: the HTTP status for that id, and the unparsed body.

    ``id`` is the id in the body, or ``None``; elements may come in any order, and some may be
    missing.
    """

    code: int
    id: str | None
    body: bytes = field(repr=False)

    @property
    def is_found(self) -> bool:
        """Whether the item was found."""
        return self.code == _OK

    @property
    def is_gone(self) -> bool:
        """Whether the item does not exist."""
        return self.code == _NOT_FOUND

    def item(self) -> WireItem | None:
        """Return the item, or ``None`` if there is none or its body cannot be parsed."""
        try:
            body = read_json(self.body) if self.is_found else None
        except Unreadable:
            return None
        return item_of(body) if isinstance(body, dict) else None


class _WireElement(msgspec.Struct):
    code: int = 0
    body: msgspec.Raw = msgspec.Raw(b"null")


_ELEMENTS = msgspec.json.Decoder(list[_WireElement])
_LOOKING = msgspec.json.Decoder()


class Items:
    """The endpoints under ``/items``."""

    def __init__(self, requester: Requester) -> None:
        self._requester = requester
        self.batch = LARGEST_BATCH
        """The number of ids in one multi-get; halved permanently if the service accepts fewer."""

    async def get(self, item_id: str) -> WireItem:
        """Return one item in wire format; raise ``NotFound`` and other ``ClientError``."""
        return item_of(
            read_object(await self._requester.get(f"/items/{require_identifier(item_id)}"))
        )

    async def get_raw(
        self, ids: Iterable[str], attributes: Sequence[str] | None = None
    ) -> list[MultigetElement]:
        """Return several items with unparsed bodies, in as few requests as possible.

        ``attributes`` limits the fields of the bodies. Raise ``ClientError``.
        """
        wanted = [require_identifier(item_id) for item_id in ids]
        found: list[MultigetElement] = []
        first, usual = 0, self.batch
        while first < len(wanted):
            batch = wanted[first : first + self.batch]
            try:
                found += await self._several(batch, attributes)
            except (Refused, Undecodable) as error:
                if not _is_too_many(error) or len(batch) == 1:
                    # The failure was not caused by the number of ids, so that number may be tried
                    # again.
                    self.batch = usual
                    raise
                self.batch = max(1, len(batch) // 2)
            else:
                first += len(batch)
        return found

    async def create(self, item: JsonObject) -> WireItem:
        """Create an item and return it, possibly with ``warnings``; never repeated.

        Raise ``ClientError``; if its ``outcome`` is unknown, the item may exist.
        """
        return _item(await self._requester.send(*calls.create_item(item)))

    async def update(
        self,
        item_id: str,
        changes: JsonObject,
        *,
        unmodified_since: str | None = None,
        repeatable: bool = False,
    ) -> WireItem:
        """Change the given fields and return the item, possibly with ``warnings``.

        With ``unmodified_since`` (a ``last_updated``) a service that supports the header refuses
        with ``Conflict`` if the item has changed since. ``repeatable`` means that nothing is added
        that a second request would add again. Raise ``ClientError``.
        """
        headers = {"If-Unmodified-Since-Version": unmodified_since} if unmodified_since else None
        call = calls.update_item(require_identifier(item_id), changes)
        sent = self._requester.send(*call, headers=headers, repeatable=repeatable)
        return _item(await sent)

    async def validate(self, item: JsonObject) -> list[WireItemWarning]:
        """Validate an item without listing it, and return the warnings.

        The request changes nothing and is retried like a read. Raise ``ValidationRefused`` with
        every reason, and other ``ClientError``.
        """
        call = calls.validate_item(item)
        # Validation may take as long as listing the item, without a byte until the end.
        answer = await self._requester.ask(*call, deadline=WRITE_SECONDS, silent=WRITE_SECONDS)
        body = answer.json() if answer.body.strip() else None
        return list(warnings_of(item_of(body)))

    async def shipping(self, item_id: str) -> JsonObject:
        """Return the shipping of an item, with the possible modes; raise ``ClientError``."""
        path = f"/items/{require_identifier(item_id)}/shipping/search"
        return read_object(await self._requester.get(path))

    async def upgrades(self, item_id: str) -> tuple[ListingType, ...]:
        """Return the listing types above the current one of an item; raise ``ClientError``."""
        path = f"/items/{require_identifier(item_id)}/available_upgrades"
        return read_resources(await self._requester.get(path), ListingType)

    async def change_listing_type(self, item_id: str, listing_type_id: str) -> WireItem:
        """Move an item to another listing type and return it; raise ``ClientError``."""
        call = calls.change_listing_type(require_identifier(item_id), listing_type_id)
        return _item(await self._requester.send(*call))

    async def relist(self, item_id: str, changes: JsonObject | None = None) -> WireItem:
        """Relist a closed item and return the new item; never repeated.

        Raise ``ClientError``; if its ``outcome`` is unknown, the new item may exist.
        """
        call = calls.relist_item(require_identifier(item_id), changes or {})
        return _item(await self._requester.send(*call))

    async def _several(
        self, ids: Sequence[str], attributes: Sequence[str] | None
    ) -> list[MultigetElement]:
        params = {"ids": ",".join(ids)}
        if attributes is not None:
            params["attributes"] = ",".join(attributes)
        answer = await self._requester.get("/items", params)
        try:
            elements = _ELEMENTS.decode(answer.body)
            # The bodies are kept unparsed, so each is decoded once to verify it; one at a time,
            # because decoding a hundred at once takes ten times as much memory and garbage
            # collection.
            names: list[str | None] = [
                identifier_of(_LOOKING.decode(element.body)) for element in elements
            ]
        except (ValueError, RecursionError):
            # Parse again with the strict reader, which accepts more than the quick one or gives the
            # reason.
            bodies = answer.json()
            try:
                elements = _ELEMENTS.decode(answer.body)
                names = [identifier_of(read.get("body")) for read in bodies]
            except msgspec.MsgspecError:
                raise answer.undecodable("shape") from None
        return [
            MultigetElement(element.code, item_id, bytes(element.body))
            for element, item_id in zip(elements, names, strict=True)
        ]


def _item(answer: Answer) -> WireItem:
    item = item_of(read_object(answer))
    if identifier_of(item) is None:
        raise answer.undecodable("shape", ("id",))
    return item


def _is_too_many(error: Refused | Undecodable) -> bool:
    return error.status in _TOO_MANY and not isinstance(error, Unauthorized)

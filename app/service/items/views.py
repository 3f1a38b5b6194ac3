"""Items as they are answered: for the public or the owner, complete or with some fields."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from app.service.stores.items import StoredItem

_FIELDS = msgspec.json.Decoder(dict[str, msgspec.Raw])
_ENCODER = msgspec.json.Encoder()


def body_for(stored: StoredItem, caller: str | None, fields: Sequence[str] = ()) -> bytes:
    """Return the stored JSON of an item as ``caller`` may see it.

    Only its seller sees ``seller_contact``. ``fields`` limits the answer to those fields; empty
    means all.
    """
    body = stored.body
    if stored.seller_contact is not None and caller == stored.seller_id:
        body = b'%s,"seller_contact":%s}' % (body[:-1], stored.seller_contact)
    if not fields:
        return body
    whole = _FIELDS.decode(body)
    return _ENCODER.encode({field: whole[field] for field in fields if field in whole})


def named_fields(query: str | None) -> tuple[str, ...]:
    """Return the field names in an ``attributes`` parameter, without duplicates."""
    if not query:
        return ()
    return tuple(dict.fromkeys(name for part in query.split(",") if (name := part.strip())))

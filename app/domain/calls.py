"""Every write request of the service: method, path and body ("Item endpoints")."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from app.domain.shapes import JsonObject, object_of

_CREATED: Mapping[str, str] = {"area_code1": "area_code", "phone1": "phone", "webpage": "webmail"}
_READ = {created: read for read, created in _CREATED.items()}


class Call(NamedTuple):
    """A request without the token; ``body`` is ``None`` if it has no JSON body."""

    method: str
    path: str
    body: JsonObject | None = None

    @property
    def where(self) -> str:
        """Method and path, as one text."""
        return f"{self.method} {self.path}"


def create_item(form: JsonObject) -> Call:
    """Return the request that creates an item."""
    return Call("POST", "/items", _creation_form(form))


def validate_item(form: JsonObject) -> Call:
    """Return the request that validates an item without listing it."""
    return Call("POST", "/items/validate", _creation_form(form))


def _creation_form(form: JsonObject) -> JsonObject:
    """Return ``form`` with the contact fields renamed to those of the creation form."""
    contact = form.get("seller_contact")
    if not isinstance(contact, Mapping):
        return form
    return {**form, "seller_contact": created_contact(contact)}


def update_item(item_id: str, changes: JsonObject) -> Call:
    """Return the request that changes fields of an item; fields also close or delete it."""
    return Call("PUT", f"/items/{item_id}", changes)


def relist_item(item_id: str, changes: JsonObject) -> Call:
    """Return the request that relists a closed item."""
    return Call("POST", f"/items/{item_id}/relist", changes)


def change_listing_type(item_id: str, listing_type_id: str) -> Call:
    """Return the request that moves an item to another listing type."""
    return Call("POST", f"/items/{item_id}/listing_type", {"id": listing_type_id})


def add_description(item_id: str, body: JsonObject) -> Call:
    """Return the request that adds a description to an item."""
    return Call("POST", f"/items/{item_id}/descriptions", body)


def replace_description(item_id: str, description_id: str, body: JsonObject) -> Call:
    """Return the request that replaces the text of a description."""
    return Call("PUT", f"/items/{item_id}/descriptions/{description_id}", body)


def upload_picture(item_id: str) -> Call:
    """Return the request that uploads a picture file; its body is not JSON."""
    return Call("POST", f"/items/{item_id}/pictures")


def link_picture(item_id: str, url: str) -> Call:
    """Return the request that adds a picture by its address."""
    return Call("POST", f"/items/{item_id}/pictures", {"source": url})


def remove_picture(item_id: str, picture_id: str) -> Call:
    """Return the request that removes a picture from an item."""
    return Call("DELETE", f"/items/{item_id}/pictures/{picture_id}")


def add_variation(item_id: str, variation: JsonObject) -> Call:
    """Return the request that adds a variation."""
    return Call("POST", f"/items/{item_id}/variations", variation)


def update_variation(item_id: str, variation_id: str, changes: JsonObject) -> Call:
    """Return the request that changes fields of a variation."""
    return Call("PUT", f"/items/{item_id}/variations/{variation_id}", changes)


def remove_variation(item_id: str, variation_id: str) -> Call:
    """Return the request that removes a variation from an item."""
    return Call("DELETE", f"/items/{item_id}/variations/{variation_id}")


def created_contact(contact: object) -> JsonObject:
    """Return a contact with the field names of the creation form; such names are kept."""
    found = object_of(contact)
    named = {_CREATED.get(name, name): value for name, value in found.items()}
    return {**named, **{name: value for name, value in found.items() if name in _READ}}


def read_contact(contact: object) -> JsonObject:
    """Return a contact with the field names that answers use."""
    return {_READ.get(name, name): value for name, value in object_of(contact).items()}

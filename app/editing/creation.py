"""The creation form of a draft of a new listing ("Item endpoints", rule 3)."""

from __future__ import annotations

from app.domain.shapes import JsonObject, objects_of
from app.domain.wire_item import item_of
from app.editing.draft import ItemDraft
from app.editing.values import Pictures
from app.editing.variation_list import VARIATIONS
from app.rules.offer.price import listing_price
from app.rules.offer.stock import total_stock


def creation_form(draft: ItemDraft, site_id: str) -> dict[str, object]:
    """Return the body of ``POST /items`` for a draft, without pictures that are not uploaded yet.

    If there are such pictures, variations are left out too: until then the listing has their lowest
    price and the sum of their stock. Text that could not be read as a value is left out.
    """
    form: dict[str, object] = {"site_id": site_id, **draft.payload()}
    if "pictures" in form:
        form["pictures"] = [one for one in objects_of(form["pictures"]) if "file" not in one]
    if later_variations(draft):
        whole = item_of({**draft.preview(), VARIATIONS: form.pop(VARIATIONS)})
        form |= {"price": listing_price(whole), "available_quantity": total_stock(whole)}
    text = draft.description()
    if text is not None:
        form["description"] = {"plain_text": text}
    return {name: value for name, value in form.items() if value not in (None, "", [], {}, ())}


def local_pictures(draft: ItemDraft) -> Pictures:
    """Return all pictures in their order if one of them is a local file, else none.

    They are sent once the listing exists, because the marketplace takes files only for a listing.
    """
    pictures = draft.pictures()
    return pictures if any(ref.kind == "file" for ref in pictures) else ()


def later_variations(draft: ItemDraft) -> tuple[JsonObject, ...]:
    """Return the variations if a picture is still a local file, else none; both are sent later."""
    return objects_of(draft.payload().get(VARIATIONS)) if local_pictures(draft) else ()

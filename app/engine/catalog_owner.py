"""The owner of a catalog."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.domain.shapes import text_of
from app.domain.wire import write_json

if TYPE_CHECKING:
    from app.domain.models.user import User
    from app.engine.processes.protocol import Connect
    from app.workspace.catalog.catalog import CatalogWriter


def bind_shop(catalog: CatalogWriter, command: Connect, user: User) -> None:
    """Make ``user`` the owner of the catalog.

    If it holds the shop of another seller or of another marketplace, it is emptied first. A
    practice marketplace may return on another port, so it is identified by the seller's id alone.
    """
    user_id = text_of(user.id)
    owner = user_id if command.practice else f"{user_id} at {command.base_url}"
    if catalog.fact("owner") not in (None, owner):
        catalog.clear()
    for name, value in (
        ("owner", owner),
        ("user_id", user_id),
        ("site_id", user.site_id or ""),
        ("nickname", user.nickname or ""),
        ("practice", "yes" if command.practice else "no"),
    ):
        catalog.put_fact(name, value)
    catalog.put_document("user", user_id, write_json(user))

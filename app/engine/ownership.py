"""The owner of a shop's files, so that an outbox is never sent to another marketplace."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.client.address import parse_base_address
from app.engine.notices import Notice, NoticeError
from app.workspace.journal.owner import Owner, bind, owner_of, unsent_titles

if TYPE_CHECKING:
    from app.workspace.journal.journal import Journal

_PRACTICE = "practice:"
_MOST_TITLES = 20


def marketplace_of(base_url: str, *, store: str | None = None) -> str:
    """Return the identity of a marketplace: the origin of its address, or its practice ``store``.

    The address of a practice marketplace cannot be used, because its port may change. Raise
    ``NoticeError`` (``unreachable``) for an invalid address.
    """
    if store is not None:
        return f"{_PRACTICE}{store}"
    try:
        return str(parse_base_address(base_url).origin)
    except ValueError as error:
        params = {"base_url": base_url, "kind": type(error).__name__}
        raise NoticeError(Notice("unreachable", params)) from error


def admit(journal: Journal, marketplace: str) -> None:
    """Check, before anything is sent, that the journal may be used with ``marketplace``.

    Raise ``NoticeError`` (``other_marketplace``) if it belongs to another one. A recreated practice
    marketplace is accepted here: unsent changes for the old one are checked by ``claim``.
    """
    found = owner_of(journal.database)
    if found is None or found.marketplace == marketplace:
        return
    if not (_is_practice(found.marketplace) and _is_practice(marketplace)):
        params = {"mine": _shown(found.marketplace), "theirs": _shown(marketplace)}
        raise NoticeError(Notice("other_marketplace", params))


def claim(journal: Journal, wanted: Owner, *, adopt: bool = False) -> None:
    """Check that the journal belongs to this marketplace and seller, or assign it to them.

    While it has unsent changes, an assignment needs ``adopt``: the seller has confirmed that they
    were made for them. Raise ``NoticeError``: ``other_marketplace`` and ``other_seller`` if it has
    another owner, ``unsent_unplaced`` if the seller must be asked.
    """
    admit(journal, wanted.marketplace)
    found = owner_of(journal.database)
    if found == wanted or journal.refusal is not None:
        # A journal of a newer version is only read, and nothing of it is ever sent.
        return
    if found is not None and not _is_practice(wanted.marketplace):
        raise NoticeError(Notice("other_seller", {"mine": found.seller, "theirs": wanted.seller}))
    count, titles = unsent_titles(journal.database, _MOST_TITLES)
    if count and not adopt:
        params = {"count": count, "theirs": _shown(wanted.marketplace), "titles": titles}
        raise NoticeError(Notice("unsent_unplaced", params))
    bind(journal.database, wanted)


def _is_practice(marketplace: str) -> bool:
    return marketplace.startswith(_PRACTICE)


def _shown(marketplace: str) -> str:
    """Return the display name of a marketplace."""
    if _is_practice(marketplace):
        return f"practice {marketplace.removeprefix(_PRACTICE)[:8]}"
    return marketplace

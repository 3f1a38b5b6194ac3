"""Whose a shop's files are: an outbox made for one marketplace never goes to another."""

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
    """Return what a marketplace is known by: the origin of its address; a practice one by its
    ``store``, as its port may be another one tomorrow.

    Raise ``NoticeError`` (``unreachable``) for an address that is none.
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

    Raise ``NoticeError`` (``other_marketplace``) when it is another one's. A practice marketplace
    that was made again is let pass: what is unsent for the old one is asked about in ``claim``.
    """
    found = owner_of(journal.database)
    if found is None or found.marketplace == marketplace:
        return
    if not (_is_practice(found.marketplace) and _is_practice(marketplace)):
        params = {"mine": _shown(found.marketplace), "theirs": _shown(marketplace)}
        raise NoticeError(Notice("other_marketplace", params))


def claim(journal: Journal, wanted: Owner, *, adopt: bool = False) -> None:
    """Make sure that the journal is of this marketplace and seller; one of nobody becomes theirs.

    While something in it is unsent that takes ``adopt``: the seller has said that it was made for
    them. Raise ``NoticeError``: ``other_marketplace`` and ``other_seller`` for somebody else's,
    ``unsent_unplaced`` for what has to be asked about.
    """
    admit(journal, wanted.marketplace)
    found = owner_of(journal.database)
    if found == wanted or journal.refusal is not None:
        # What a newer program made is looked at only, and nothing of it is ever sent.
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
    """Return a marketplace as a seller knows it."""
    if _is_practice(marketplace):
        return f"practice {marketplace.removeprefix(_PRACTICE)[:8]}"
    return marketplace

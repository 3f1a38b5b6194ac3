"""The owner of a journal: the marketplace and the seller of its drafts and outbox."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from app.workspace.errors import BelongsElsewhere, StorageError

if TYPE_CHECKING:
    from app.workspace.sqlite.database import Database

_MARKETPLACE, _SELLER = "marketplace", "seller"
# The states of rows that wait for a decision or may not have arrived.
_UNSENT = "('queued', 'sending', 'unknown', 'held', 'refused')"


class Owner(NamedTuple):
    """The owner of a journal.

    ``marketplace`` is the origin of its address, or the id of a practice store; ``seller`` is the
    seller's id there.
    """

    marketplace: str
    seller: str


def owner_of(database: Database) -> Owner | None:
    """Return the owner of a journal, or ``None`` if it has none yet."""
    try:
        # A foreign file may have something else under that name, which must not be executed.
        if database.first("SELECT type FROM sqlite_schema WHERE name = 'facts'") != ("table",):
            return None
        rows = database.rows(
            "SELECT name, value FROM facts WHERE name IN (?, ?)", (_MARKETPLACE, _SELLER)
        )
    except StorageError:
        # A damaged file may lack the table, so the owner is unknown.
        return None
    facts = {name: value for name, value in rows if isinstance(value, str) and value}
    if facts.keys() != {_MARKETPLACE, _SELLER}:
        return None
    return Owner(facts[_MARKETPLACE], facts[_SELLER])


def bind(database: Database, owner: Owner) -> None:
    """Store the owner of the journal durably."""
    with database.transaction():
        for name, value in zip((_MARKETPLACE, _SELLER), owner, strict=True):
            database.run("INSERT OR REPLACE INTO facts VALUES (?, ?)", (name, value))


def take_over(source: Database, target: Database) -> None:
    """Give ``target`` the owner of ``source``, unless it already has one.

    Raise :class:`BelongsElsewhere` if it has another owner.
    """
    theirs, mine = owner_of(source), owner_of(target)
    if theirs is not None and mine is None:
        bind(target, theirs)
    elif theirs != mine and theirs is not None:
        raise BelongsElsewhere


def unsent_titles(database: Database, limit: int) -> tuple[int, list[str]]:
    """Return the number of unsettled drafts and rows, and the titles of the latest."""
    (sendings,) = database.first(f"SELECT count(*) FROM outbox WHERE state IN {_UNSENT}")
    (drafts,) = database.first("SELECT count(*) FROM drafts")
    rows = database.rows(
        f"SELECT title, item_id FROM outbox WHERE state IN {_UNSENT}"
        " UNION ALL SELECT '', item_id FROM drafts LIMIT ?",
        (limit,),
    )
    return int(sendings) + int(drafts), [str(title or item_id or "") for title, item_id in rows]

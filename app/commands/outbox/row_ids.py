"""The rows of the outbox that the arguments of a command denote."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import click

from app.commands.language import tr
from app.commands.texts.codes import code_text
from app.commands.wording import plain
from app.domain.nearest import nearest

if TYPE_CHECKING:
    from app.workspace.folder import Workspace
    from app.workspace.journal.outbox_reads import OutboxReads
    from app.workspace.journal.outbox_row import OutboxRow, OutboxState

_LOOKED_THROUGH = 500
_LONGEST_NUMBER = 15


def ended_states() -> frozenset[OutboxState]:
    """Return the states in which a row is finished."""
    from app.workspace.journal.outbox_row import OutboxState

    return frozenset({OutboxState.DONE, OutboxState.CANCELLED})


def open_states() -> tuple[OutboxState, ...]:
    """Return the states of unfinished rows."""
    from app.workspace.journal.outbox_row import OutboxState

    return tuple(state for state in OutboxState if state not in ended_states())


def hint_of(word: str, known: Iterable[str]) -> str:
    """Return the question whether the nearest of ``known`` was meant, or an empty text."""
    found = nearest(word, known)
    return "" if found is None else tr("; did you mean {found}?", found=plain(found, 80))


def states_of(words: Sequence[str]) -> tuple[OutboxState, ...]:
    """Return the named states, given separately or separated by commas; empty for none."""
    from app.workspace.journal.outbox_row import OutboxState

    known = [state.value for state in OutboxState]
    found = []
    for word in ",".join(words).replace(" ", "").split(",") if words else ():
        if word.lower() not in known:
            hint = hint_of(word.lower(), known) or tr(
                "; the states are {known}", known=", ".join(known)
            )
            raise click.BadParameter(
                tr("{word!r} is not a state{hint}", word=plain(word, 40), hint=hint),
                param_hint="'--state'",
            )
        found.append(OutboxState(word.lower()))
    return tuple(dict.fromkeys(found))


def named_rows(
    reads: OutboxReads, folder: Workspace, words: Sequence[str], *, ended: bool = False
) -> list[OutboxRow]:
    """Return the rows that ``words`` denote, each once: numbers of rows, and ids of listings.

    An id denotes all unfinished rows of its listing; with ``ended`` it denotes the last row if all
    are finished. Raise ``click.BadParameter`` for a word that denotes no row, and ``StorageError``.
    """
    found: dict[int, OutboxRow] = {}
    for word in words:
        for row in _rows_of(reads, folder, word, ended=ended):
            found.setdefault(row.number, row)
    return list(found.values())


def _rows_of(
    reads: OutboxReads, folder: Workspace, word: str, *, ended: bool
) -> Sequence[OutboxRow]:
    from app.domain.identifier import is_identifier

    if word.isascii() and word.isdigit() and len(word) <= _LONGEST_NUMBER:
        row = reads.find(int(word))
        if row is None:
            raise _no_row(reads, word)
        return (row,)
    if not is_identifier(word):
        raise _wrong(
            tr(
                "{word!r} is neither the number of a row nor the id of a listing",
                word=plain(word, 80),
            )
        )
    rows = rows_of_listing(reads, word)
    waiting = [row for row in rows if row.state not in ended_states()]
    if waiting:
        return waiting
    if rows and ended:
        return rows[-1:]
    if rows:
        last = rows[-1]
        raise _wrong(
            tr(
                "no change of {word} is waiting in the outbox; its last change, row "
                "{number}, is {state}",
                word=word,
                number=str(last.number),
                state=code_text(last.state.value),
            )
        )
    raise _no_listing(reads, folder, word)


def rows_of_listing(reads: OutboxReads, item_id: str) -> list[OutboxRow]:
    """Return all rows of a listing, the oldest first, or else the rows that created it."""
    return reads.all_of_item(item_id) or reads.rows_creating(item_id)


def _no_row(reads: OutboxReads, word: str) -> click.BadParameter:
    if (number := int(word)) in reads.numbers():
        return _wrong(
            tr(
                "row {number} is damaged or of a newer version; see 'vitrina doctor'",
                number=str(number),
            )
        )
    last = reads.latest(1)
    words = (
        tr("the last one is {number}", number=str(last[0].number))
        if last
        else tr("the outbox is empty")
    )
    return _wrong(tr("there is no row {number}; {words}", number=str(number), words=words))


def _no_listing(reads: OutboxReads, folder: Workspace, word: str) -> click.BadParameter:
    from app.workspace.catalog.catalog_reader import CatalogReader

    hint = hint_of(word, {row.listing_id for row in reads.latest(_LOOKED_THROUGH)})
    reader = CatalogReader(folder.catalog_path)
    try:
        known, synced = reader.body(word) is not None, reader.fact("synced_at") is not None
    finally:
        reader.close()
    if known or not synced:
        return _wrong(tr("the outbox has no change of {word}{hint}", word=word, hint=hint))
    return _wrong(
        tr("{word} is not a listing of this shop, as of the last sync{hint}", word=word, hint=hint)
    )


def _wrong(message: str) -> click.BadParameter:
    return click.BadParameter(message, param_hint="'ID'")

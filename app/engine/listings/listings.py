"""Operations on one existing listing: opening, storing a draft, checking and sending."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING

from app.client.errors import ClientError
from app.domain.models.attribute import AttributeDefinition
from app.domain.models.category import Category
from app.domain.shapes import text_of
from app.domain.wire_item import WireItem, item_of
from app.editing.category_move import CategoryMove, move_to
from app.editing.change import FieldChange
from app.editing.checks import check_draft
from app.editing.combining import with_edits
from app.editing.draft import ItemDraft
from app.editing.form.attribute_fields import attributes_as_text
from app.editing.item_paths import RECORDS, known_texts
from app.editing.merge import rebase
from app.engine.catalog.own_codes import taken_codes
from app.engine.listings.creations import Creations
from app.engine.listings.opened import SAVE_SECONDS, OpenListing, SaveOutcome, outcome_of
from app.engine.listings.pending_cells import PendingCells
from app.engine.listings.templates import ListingTemplates
from app.engine.listings.title_patterns import KeptPatterns
from app.engine.notices import Notice, NoticeError, notice_of
from app.engine.plans.edit_rehearsal import EditStage, rehearse_edit
from app.engine.sending.conflicts import findings_of_conflicts
from app.engine.sending.description import with_texts
from app.rules.findings import Finding
from app.workspace.journal.drafts import KeptDraft
from app.workspace.journal.outbox import ENDED, OutboxRow, OutboxState
from app.workspace.journal.sent_drafts import SentDrafts
from app.workspace.journal.templates import Templates
from app.workspace.journal.title_patterns import TitlePatterns
from app.workspace.outbox_command import OutboxCommand, urgency_of

if TYPE_CHECKING:
    from app.clock import Clock
    from app.engine.catalog.account import Account
    from app.engine.catalog.catalog import ItemCatalog
    from app.engine.catalog.categories import CategoryBook
    from app.engine.connection import Connection
    from app.engine.journal_thread import JournalThread
    from app.engine.outbox.guards import Accepted
    from app.engine.outbox.outbox import Outbox
    from app.workspace.journal.journal import Journal

__all__ = ["Listings", "OpenListing", "SaveOutcome", "outcome_of"]


RehearseEdit = Callable[[ItemDraft, WireItem, EditStage, "Clock"], Awaitable[tuple[Finding, ...]]]


class Listings:
    """Operations on one existing listing; every method raises ``NoticeError`` on failure."""

    def __init__(
        self,
        *,
        catalog: ItemCatalog,
        categories: CategoryBook,
        account: Account,
        connection: Connection,
        outbox: Outbox,
        journal: Journal,
        thread: JournalThread,
        rehearse: RehearseEdit = rehearse_edit,
    ) -> None:
        self._catalog = catalog
        self._categories = categories
        self._account = account
        self._connection = connection
        self._outbox = outbox
        self._drafts = SentDrafts(journal)
        self.creations = Creations(
            catalog=catalog,
            categories=categories,
            account=account,
            connection=connection,
            outbox=outbox,
            drafts=self._drafts,
            thread=thread,
        )
        self.templates = ListingTemplates(Templates(journal), thread)
        self.title_patterns = KeptPatterns(TitlePatterns(journal), thread)
        self.cells = PendingCells(catalog.path, self._drafts, thread)
        self._sent: dict[str, int] = {}
        self._thread = thread
        self._rehearse = rehearse

    async def open(self, item_id: str) -> OpenListing:
        """Open a listing: live if the marketplace answers, otherwise as last synced.

        Raise ``NoticeError`` if there is neither.
        """
        item, live = await self._read(item_id)
        kept, rows = await self._thread.run(lambda: self._kept_and_sent(item_id))
        if kept is not None:
            item = item_of(known_texts(item, kept.draft.base))
        draft = ItemDraft(item_id, item_of(item))
        conflicts: tuple[Finding, ...] = ()
        if kept is not None:
            draft, merge_conflicts = rebase(kept.draft, item_of(item))
            conflicts = findings_of_conflicts(merge_conflicts) if live else ()
        sent_paths = _lay_over(draft, [row.item_draft() for row in rows])
        category, attributes, missing = await self._category(draft)
        site = self._account.site
        if live and not missing:
            site = await self._categories.site_for(category, site, self._account.user_id)
        return OpenListing(
            item=item,
            category=category,
            attributes=attributes,
            draft=draft,
            live=live,
            seller=self._account.standing,
            site=site,
            conflicts=conflicts,
            missing=missing,
            on_its_way=rows[-1] if rows else None,
            sent_paths=sent_paths,
        )

    async def keep(self, draft: ItemDraft) -> None:
        """Store a draft on disk, without edits that are being sent; an empty draft is deleted.

        Raise ``NoticeError``, for example ``disk_full``: the window still has the text then, and
        the previously stored draft is unchanged.
        """
        # Editing continues while the disk is written: the draft of this moment is stored.
        copy = draft.copy()
        await self._thread.run(lambda: self._keep(copy))

    async def restore(self, draft: ItemDraft) -> None:
        """Add edits to the stored draft of a listing again; edits made since take precedence."""

        def back() -> None:
            kept = self._drafts.find(draft.item_id)
            self._drafts.keep(draft if kept is None else with_edits(kept.draft, (), draft))

        await self._thread.run(back)

    async def discard(self, draft: ItemDraft) -> ItemDraft:
        """Delete the stored draft of a listing; return it, so that it can be restored.

        It may have edits that ``draft`` does not, which is returned if none is stored.
        """

        def back() -> ItemDraft:
            kept = self._drafts.find(draft.item_id)
            self._drafts.discard(draft.item_id)
            return draft if kept is None else kept.draft

        return await self._thread.run(back)

    async def drafts(self) -> dict[str, int]:
        """Return the listings that have a stored draft, with its time (ms since 1970)."""
        kept = await self.kept_drafts()
        return {entry.draft.item_id: entry.saved_at for entry in kept}

    async def kept_drafts(self) -> list[KeptDraft]:
        """Return the stored drafts, the latest first, without those being created as listings."""
        return await self._thread.run(self._drafts.unsent)

    async def move(self, open_listing: OpenListing, category_id: str) -> CategoryMove:
        """Return the effects of moving a listing to another category; nothing is changed.

        Raise ``NoticeError`` if the category does not exist or cannot be read.
        """
        return move_to(
            open_listing.draft,
            await self._categories.category(category_id),
            await self._categories.attributes(category_id),
            now=(open_listing.category, open_listing.attributes),
            seller=open_listing.seller,
            site=open_listing.site,
        )

    async def validate(self, open_listing: OpenListing) -> tuple[Finding, ...]:
        """Validate an edit with the rules and with a rehearsal over the live listing."""
        draft = open_listing.draft
        found = check_draft(
            draft,
            category=open_listing.category,
            attributes=open_listing.attributes,
            seller=open_listing.seller,
            site=open_listing.site,
        )
        user = self._account.user
        if user is None:
            raise NoticeError(Notice("unreachable", {"base_url": self._connection.base_url}))
        listing, _live = await self._read(draft.item_id)
        stage = EditStage(open_listing.category, open_listing.attributes, user, open_listing.site)
        rehearsed = await self._rehearse(
            draft.rebased(listing), listing, stage, self._connection.clock
        )
        found = (*found, *self.check_codes(draft))
        known = {(finding.path, finding.code) for finding in found}
        return (*found, *(f for f in rehearsed if (f.path, f.code) not in known))

    def check_codes(self, draft: ItemDraft) -> tuple[Finding, ...]:
        """Return a warning for each own code in a draft that another listing already has."""
        return taken_codes(self._catalog, draft.changes(), draft.item_id)

    async def save(
        self, open_listing: OpenListing, *, confirmed: bool = False, accepted: Accepted = ()
    ) -> SaveOutcome:
        """Put the changes in the outbox, have them sent, and wait for the outcome.

        Without ``confirmed`` a change that would remove variations, or pictures of theirs, is
        returned as ``held`` with the losses (codes ``confirm.…``). Raise ``NotAccepted`` for a
        risky change that was not ``accepted``.
        """
        if not open_listing.draft.sends():
            return SaveOutcome("done", item=open_listing.item)
        row = await self.send(open_listing, confirmed=confirmed, accepted=accepted)
        return await self.outcome(row)

    async def send(
        self, open_listing: OpenListing, *, confirmed: bool = False, accepted: Accepted = ()
    ) -> OutboxRow:
        """Put the changes in the outbox, durably, and have them sent; see ``save``."""
        draft = open_listing.draft
        # The window may continue to edit while this runs.
        command = OutboxCommand(urgency=urgency_of(draft.changed_paths()), confirmed=confirmed)
        copy = ItemDraft.from_json(draft.to_json())
        row = await self._outbox.add(copy, command, accepted=accepted)
        self._sent[draft.item_id] = row.number
        return row

    async def outcome(self, row: OutboxRow) -> SaveOutcome:
        """Wait for the outcome of a row, at most ``SAVE_SECONDS``."""
        return await self.end_of(await self._outbox.wait(row.number, SAVE_SECONDS) or row)

    async def end_of(self, row: OutboxRow) -> SaveOutcome:
        """Return the outcome of a save from its outbox row."""
        answer = await self._outbox.answer(row) if row.state is OutboxState.DONE else None
        if row.state in ENDED and self._sent.get(row.item_id) == row.number:
            # From here on the draft of the saving editor is based on the outcome.
            del self._sent[row.item_id]
        return outcome_of(row, answer)

    def _kept_and_sent(self, item_id: str) -> tuple[KeptDraft | None, list[OutboxRow]]:
        """Return the stored draft of a listing, and its outbox rows without an outcome."""
        self._sent.pop(item_id, None)
        # The rows first: if one is refused now, its edits are in the draft that is read after it.
        rows = self._drafts.on_its_way(item_id)
        return self._drafts.find(item_id), rows

    def _keep(self, draft: ItemDraft) -> None:
        sent = self._sent.get(draft.item_id)
        self._drafts.keep_rest(draft, () if sent is None else (sent,))

    async def _read(self, item_id: str) -> tuple[WireItem, bool]:
        try:
            item = await self._connection.api.items.get(item_id)
            return await self._with_texts(item), True
        except (NoticeError, ClientError, ValueError) as error:
            notice = notice_of(error)
            stored = self._catalog.facts(item_id)
            if stored is None or notice.code == "not_found":
                raise NoticeError(notice) from error
            return stored, False

    async def _category(
        self, draft: ItemDraft
    ) -> tuple[Category, tuple[AttributeDefinition, ...], tuple[Finding, ...]]:
        """Return the category of a draft with its attributes and no findings.

        If it is not known, return an empty category, the listing's own attributes and the finding.
        """
        category_id = text_of(draft.value("category_id"))
        why = "category.none"
        if category_id:
            try:
                category = await self._categories.category(category_id)
                return category, await self._categories.attributes(category_id), ()
            except NoticeError as error:
                gone = error.notice.code == "not_found"
                why = "category.gone" if gone else "category.unread"
        missing = Finding.warning("", why, category=category_id)
        return Category(id=category_id), attributes_as_text(draft.preview()), (missing,)

    async def _with_texts(self, item: WireItem) -> WireItem:
        try:
            texts = with_texts if item.get(RECORDS) else None
            return item if texts is None else item_of(await texts(self._connection.api, item))
        except ClientError:
            # Everything else can be edited anyway.
            return item


def _lay_over(draft: ItemDraft, sent: Sequence[ItemDraft]) -> tuple[str, ...]:
    """Apply edits that are being sent to ``draft``, except edited paths; return the paths."""
    own = set(draft.changed_paths())
    paths: dict[str, None] = {}
    for one in sent:
        for path in one.changed_paths():
            if path not in own:
                draft.apply(FieldChange(path, None, one.value(path)))
                paths[path] = None
    return tuple(paths)

"""New listings: begun, stored as drafts, checked, and created once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from app.client.errors import ClientError, ValidationRefused
from app.domain.models.attribute import AttributeDefinition
from app.domain.models.category import Category
from app.domain.models.listing_type import ListingType
from app.domain.shapes import JsonObject, object_of, text_of
from app.domain.vocabulary import BuyingMode
from app.domain.wire_item import WireItem, item_of
from app.editing.checks import check_creation
from app.editing.creation import creation_form, later_variations, local_pictures
from app.editing.draft import NEW, ItemDraft
from app.editing.form.attribute_fields import attributes_as_text
from app.editing.placeholders import check_placeholders, resolved
from app.editing.variation_list import VARIATIONS
from app.engine.catalog.category_finder import CategoryFinder
from app.engine.catalog.own_codes import taken_codes, waiting_codes
from app.engine.listings.opened import SAVE_SECONDS, OpenListing, SaveOutcome, outcome_of
from app.engine.notices import NoticeError, notice_of
from app.engine.sending import answers
from app.engine.sending.creation import creation, new_draft_id
from app.rules.findings import Finding
from app.rules.offer.listing_types import NEW_MODEL
from app.rules.sites import SiteRules
from app.workspace.journal.outbox import OutboxRow, OutboxState
from app.workspace.journal.outbox_row import ENDED

if TYPE_CHECKING:
    from app.engine.catalog.account import Account
    from app.engine.catalog.catalog import ItemCatalog
    from app.engine.catalog.categories import CategoryBook
    from app.engine.connection import Connection
    from app.engine.journal_thread import JournalThread
    from app.engine.outbox.guards import Accepted
    from app.engine.outbox.outbox import Outbox
    from app.workspace.journal.sent_drafts import SentDrafts


@dataclass(frozen=True, slots=True)
class OpenCreation(OpenListing):
    """A new listing that is open in an editor; ``item`` is the body that its draft gives.

    ``listing_types`` are those of the site. ``category`` has no id while none is chosen.
    """

    listing_types: tuple[ListingType, ...] = ()
    waiting: dict[int, JsonObject] = field(default_factory=dict)
    """The forms of the other listings that are still to be created, by number of the outbox row."""

    def offered_types(self) -> list[ListingType]:
        """Return the listing types in force for new listings, or all of the site if none is."""
        by_id = {kind.id: kind for kind in self.listing_types}
        return [by_id[key] for key in NEW_MODEL if key in by_id] or list(self.listing_types)


class Creations:
    """Operations on new listings; every method raises ``NoticeError`` on failure."""

    def __init__(
        self,
        *,
        catalog: ItemCatalog,
        categories: CategoryBook,
        account: Account,
        connection: Connection,
        outbox: Outbox,
        drafts: SentDrafts,
        thread: JournalThread,
    ) -> None:
        self._catalog = catalog
        self._categories = categories
        self._account = account
        self._connection = connection
        self._outbox = outbox
        self._drafts = drafts
        self._thread = thread
        self.finder = CategoryFinder(categories, connection, account)

    def begin(self) -> ItemDraft:
        """Return an empty draft of a new listing."""
        return ItemDraft(new_draft_id(), {})

    async def kept(self, draft_id: str) -> tuple[ItemDraft, OutboxRow | None]:
        """Return a stored draft, or an empty one, and the outbox row that creates it, if any."""

        def read() -> tuple[ItemDraft | None, OutboxRow | None]:
            # The row first: if it is refused now, its form is in the draft that is read after it.
            row = self._drafts.made_of(draft_id)
            kept = self._drafts.find(draft_id)
            draft = None if row is None else row.typed_draft()
            draft = draft if kept is None else kept.draft
            return draft, row

        draft, row = await self._thread.run(read)
        return draft or ItemDraft(draft_id, {}), row

    async def open(self, draft: ItemDraft, row: OutboxRow | None = None) -> OpenCreation:
        """Return the draft with the requirements of its category.

        A category that no longer exists or cannot be read is reported in ``missing``.
        """
        category_id = text_of(draft.value("category_id"))
        category, attributes = Category(id=category_id), tuple[AttributeDefinition, ...]()
        kinds = tuple[ListingType, ...]()
        missing: tuple[Finding, ...] = ()
        site = self._account.site
        try:
            category = await self._categories.category(category_id)
            attributes = await self._categories.attributes(category_id)
            kinds = await self._categories.listing_types(self._account.asked_site())
            site = await self._categories.site_for(category, site, self._account.user_id)
        except NoticeError as error:
            gone = error.notice.code == "not_found"
            why = "category.gone" if gone else "category.unread"
            missing = (Finding.error("category_id", why, category=category_id),)
            attributes = attributes_as_text(draft.preview())
        return OpenCreation(
            item=draft.preview(),
            category=category,
            attributes=attributes,
            draft=draft,
            live=not missing,
            seller=self._account.standing,
            site=site,
            missing=missing,
            on_its_way=row,
            listing_types=kinds,
            waiting=await self._waiting(draft.item_id),
        )

    def check(self, opened: OpenCreation, draft: ItemDraft) -> tuple[Finding, ...]:
        """Return the findings of the rules for the new listing; an error blocks sending."""
        if opened.missing:
            return opened.missing
        ids = {one.id for one in opened.attributes}
        named = tuple(check_placeholders(draft, ids))
        ruled = check_creation(
            resolved(draft),
            category=opened.category,
            attributes=opened.attributes,
            seller=opened.seller,
            site=opened.site,
            listing_types=[kind.id for kind in opened.listing_types],
        )
        codes = draft.changes()
        taken = taken_codes(self._catalog, codes)
        known = {finding.path for finding in taken}
        waiting = (one for one in waiting_codes(opened.waiting, codes) if one.path not in known)
        return *named, *ruled, *taken, *waiting

    def follow(self, opened: OpenCreation, draft: ItemDraft, row: OutboxRow) -> bool:
        """Update the waiting creations; return whether ``row`` uses an own code of the draft."""
        if row.item_id == draft.item_id or not row.item_id.startswith(NEW):
            return False
        form = _form_of(row)
        opened.waiting.pop(row.number, None)
        if row.state not in ENDED:
            opened.waiting[row.number] = form
        return bool(waiting_codes({row.number: form}, draft.changes()))

    async def _waiting(self, draft_id: str) -> dict[int, JsonObject]:
        rows = await self._outbox.read(lambda store: store.open_creations())
        return {row.number: _form_of(row) for row in rows if row.item_id != draft_id}

    async def validate(self, opened: OpenListing) -> tuple[Finding, ...]:
        """Validate a new listing with the rules and with the marketplace; nothing is listed."""
        assert isinstance(opened, OpenCreation), "a listing that is there is validated as an edit"
        draft = opened.draft
        found = self.check(opened, draft)
        form = creation_form(resolved(draft), opened.site.id)
        try:
            warnings = await self._connection.api.items.validate(form)
        except ValidationRefused as error:
            findings = answers.findings_of_causes(error.causes, item_of(form))
        except ClientError as error:
            raise NoticeError(notice_of(error)) from error
        else:
            findings = answers.findings_of_warnings({"warnings": warnings}, item_of(form))
        known = {(finding.path, finding.code) for finding in found}
        return (*found, *(one for one in findings if (one.path, one.code) not in known))

    async def send(
        self, opened: OpenListing, *, confirmed: bool = False, accepted: Accepted = ()
    ) -> OutboxRow:
        """Put the new listing in the outbox, durably; it is created once for each draft.

        If it is being created, or was created before, return the existing row.
        """
        # The window may continue to edit while this runs.
        draft = ItemDraft.from_json(opened.draft.to_json())
        form = creation_form(resolved(draft), opened.site.id)
        empty, command = creation(
            form,
            pictures=local_pictures(draft),
            variations=later_variations(draft),
            typed=draft,
        )
        return await self._outbox.add_once(empty, command, accepted=accepted)

    async def outcome(self, row: OutboxRow) -> SaveOutcome:
        """Wait for the outcome of a row; ``item`` has at least the id of a created listing."""
        ended = await self._outbox.wait(row.number, SAVE_SECONDS) or row
        answer: WireItem | None = None
        if ended.progress.item_id:
            answer = {"id": ended.progress.item_id}
        elif ended.state is OutboxState.DONE:
            answer = await self._outbox.answer(ended)
        if answer is not None:
            await self._thread.run(self._drafts.discard, row.item_id)
        return replace(outcome_of(ended, answer), item=answer)


def _form_of(row: OutboxRow) -> JsonObject:
    """Return the creation form of a row, including variations that wait for its pictures."""
    details = row.command().details
    later = {VARIATIONS: details[VARIATIONS]} if details.get(VARIATIONS) else {}
    return {**object_of(details.get("form")), **later}


def first_values(
    draft: ItemDraft,
    category: Category,
    attributes: Sequence[AttributeDefinition],
    site: SiteRules,
) -> list[tuple[str, object]]:
    """Return the changed values of a draft, by form path, when it gets a category.

    Fields with only one possible value are filled in, and the buying mode with a fixed price if
    there are several. Fields that the category does not allow, and attributes it does not have, are
    removed.
    """
    limits = category.limits
    currencies = limits.currencies or tuple(one for one in (site.currency_id,) if one)
    only: dict[str, Sequence[str]] = {
        "currency_id": currencies,
        "buying_mode": _usual_first(limits.buying_modes or ()),
        "condition": limits.item_conditions or (),
    }
    known = {f"attributes.{one.id}" for one in attributes}
    found: list[tuple[str, object]] = [("category_id", category.id)]
    found += [
        (path, ())
        for path in draft.changed_paths()
        if path.startswith("attributes.") and path not in known
    ]
    for path, values in only.items():
        had = draft.value(path)
        if had in values or not values:
            continue
        wanted = values[0] if len(values) == 1 or path == "buying_mode" else None
        if wanted is not None or had is not None:
            found.append((path, wanted))
    return found


def _usual_first(modes: Sequence[str]) -> Sequence[str]:
    usual = BuyingMode.BUY_IT_NOW.value
    return (usual, *(mode for mode in modes if mode != usual)) if usual in modes else modes

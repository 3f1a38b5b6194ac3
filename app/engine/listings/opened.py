"""A listing as it was opened in an editor, and the outcome of saving it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from app.domain.models.attribute import AttributeDefinition
from app.domain.models.category import Category
from app.domain.wire_item import WireItem
from app.editing.acceptance import Acceptance, acceptance_of
from app.editing.draft import ItemDraft
from app.engine.notices import Notice
from app.rules.findings import Finding
from app.rules.sellers import SellerStanding
from app.rules.sites import SiteRules
from app.workspace.journal.outbox import OutboxRow, OutboxState

SAVE_SECONDS = 20.0
"""The maximum number of seconds that a save is waited for; after that it continues in the
outbox."""


@dataclass(frozen=True, slots=True)
class OpenListing:
    """A listing as it was opened.

    ``item`` is its body: from the marketplace if ``live``, otherwise as last synced. ``draft`` has
    the stored edits over ``item``; ``conflicts`` reports those edited fields that somebody else
    changed meanwhile (code ``conflict``, params ``base``, ``mine``, ``live``). ``missing`` reports
    that the category is not known: then ``category`` has no limits, and ``attributes`` are those of
    the listing, each a text. ``on_its_way`` is the seller's last change that was sent without an
    outcome yet; ``draft`` includes the values of such changes, at ``sent_paths``.
    """

    item: WireItem
    category: Category
    attributes: tuple[AttributeDefinition, ...]
    draft: ItemDraft
    live: bool
    seller: SellerStanding
    site: SiteRules
    conflicts: tuple[Finding, ...] = ()
    missing: tuple[Finding, ...] = ()
    on_its_way: OutboxRow | None = None
    sent_paths: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SaveOutcome:
    """The outcome of a save.

    ``queued``: the change waits in the outbox, durably. ``held``: somebody else changed the same
    fields; the findings name them, nothing was sent, and the draft is kept. ``unknown``: the
    request was sent and its outcome is being looked up. ``refused``: the findings give the reasons,
    and the draft is kept. ``cancelled``: the seller took the change back before it was sent, and it
    is a draft again. ``was_there`` is whether nothing had to be sent, because the listing
    already had all values. ``uploaded`` are the ids of its uploaded pictures, by the checksums of
    their files.
    """

    state: Literal["done", "refused", "cancelled", "unknown", "queued", "held"]
    findings: tuple[Finding, ...] = ()
    item: WireItem | None = None
    notice: Notice | None = None
    was_there: bool = False
    uploaded: Mapping[str, str] = field(default_factory=dict)

    @property
    def arrival(self) -> Acceptance:
        """How completely the change arrived, if the save is ``done``."""
        return acceptance_of(self.findings)


def outcome_of(row: OutboxRow, answer: WireItem | None = None) -> SaveOutcome:
    """Return the outcome of a save from its outbox row; ``answer`` is the listing afterwards."""
    findings, notice = row.result.findings, row.result.notice
    match row.state:
        case OutboxState.DONE:
            there, uploaded = row.result.was_there, row.progress.uploaded
            return SaveOutcome("done", findings, answer, was_there=there, uploaded=uploaded)
        case OutboxState.REFUSED:
            return SaveOutcome("refused", findings, notice=notice)
        case OutboxState.CANCELLED:
            return SaveOutcome("cancelled")
        case OutboxState.HELD:
            return SaveOutcome("held", findings, notice=notice)
        case OutboxState.UNKNOWN:
            return SaveOutcome("unknown", notice=notice or Notice("outcome_unknown"))
        case OutboxState.QUEUED | OutboxState.SENDING:
            return SaveOutcome("queued")

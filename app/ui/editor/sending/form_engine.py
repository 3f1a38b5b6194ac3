"""The engine's interface for a form, of an existing or of a new listing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from app.engine.listings.listings import OpenListing, SaveOutcome
    from app.engine.outbox.guards import Accepted
    from app.engine.outbox.outbox import OutboxRow
    from app.rules.findings import Finding


class FormEngine(Protocol):
    """Checks and sends a draft; each method raises ``NoticeError``."""

    async def validate(self, opened: OpenListing) -> tuple[Finding, ...]:
        """Return the findings of the rules and of the marketplace's validation."""

    async def send(
        self, opened: OpenListing, *, confirmed: bool = False, accepted: Accepted = ()
    ) -> OutboxRow:
        """Put the draft in the outbox, durably, and have it sent."""

    async def outcome(self, row: OutboxRow) -> SaveOutcome:
        """Wait for the outcome of a row."""

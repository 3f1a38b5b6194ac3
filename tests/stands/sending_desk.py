"""A desk with a journal, a marketplace and the sender between them, and what was reported."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from app.editing.change import FieldChange
from app.editing.draft import ItemDraft
from app.engine.sending.dispatcher import Dispatcher
from app.engine.sending.sender import Sender
from app.workspace.journal.drafts import Drafts
from app.workspace.journal.journal import Journal
from app.workspace.journal.outbox import OutboxRow, OutboxState, OutboxStore
from tests.stands.fake_marketplace import FakeMarketplace, item_body
from tests.stands.virtual_clock import VirtualClock

DATA = b"\xff\xd8\xff a picture"


SHA = hashlib.sha256(DATA).hexdigest()


@dataclass
class Desk:
    """A journal, a marketplace and what was reported."""

    shop: FakeMarketplace
    journal: Journal
    uploads: Path
    stored: list[dict[str, Any]] = field(default_factory=list)
    told: list[Any] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.outbox = OutboxStore(self.journal)
        self.sending = Sender(
            self.shop.api,
            self.outbox,
            uploads=self.uploads,
            stored=lambda item, _over: self.stored.append(item),
            changed=lambda row: self.told.append(row.state),
        )
        self.clock = VirtualClock()
        self.flush = Dispatcher(
            self.outbox, self.sending, clock=self.clock, publish=self.told.append
        )

    def put(self, *edits: tuple[str, Any], base: dict[str, Any] | None = None) -> OutboxRow:
        draft = ItemDraft("MX1", base or item_body())
        for path, value in edits:
            draft.apply(FieldChange(path, draft.value(path), value))
        return self.outbox.add(draft)

    async def send(self) -> OutboxRow:
        row = self.outbox.claim()
        assert row is not None
        return await self.sending.send(row)

    async def settle(self) -> OutboxRow:
        (row,) = self.outbox.in_states((OutboxState.UNKNOWN,))
        return await self.sending.settle(row)

    @property
    def states(self) -> list[str]:
        return [row.state.value for row in reversed(self.outbox.latest())]

    @property
    def draft_is_back(self) -> bool:
        return Drafts(self.journal).find("MX1") is not None

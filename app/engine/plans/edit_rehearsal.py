"""Rehearsing an edit: sent to the practice marketplace, with the live listing as the start."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from app.client.errors import ClientError, ValidationRefused
from app.domain.shapes import JsonObject, objects_of, text_of
from app.domain.wire import write_json
from app.engine.notices import NoticeError, notice_of
from app.engine.plans.rehearsal import clone_market
from app.engine.sending.answers import findings_of_causes, findings_of_warnings
from app.engine.sending.ledger import response_findings
from app.engine.sending.side_effects import side_effects

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.clock import Clock
    from app.domain.models.attribute import AttributeDefinition
    from app.domain.models.category import Category
    from app.domain.models.user import User
    from app.editing.draft import ItemDraft
    from app.rules.findings import Finding
    from app.rules.sites import SiteRules

_FOLDER = "vitrina-edit-"


@dataclass(frozen=True, slots=True)
class EditStage:
    """What an edit is judged by: the category of the listing, its seller, and the site."""

    category: Category
    attributes: Sequence[AttributeDefinition]
    user: User
    site: SiteRules

    def write(self, folder: Path, listing: JsonObject) -> None:
        """Write a world of this one ``listing`` in the wire format."""
        for name in ("attributes", "coverage_areas"):
            (folder / name).mkdir(parents=True)
        start = {name: value for name, value in listing.items() if name != "warnings"}
        areas = self.site.coverage_areas
        if areas is None:
            # Nobody knows which there are; those that it has are.
            named = listing.get("coverage_areas")
            areas = {area: area for area in named} if isinstance(named, list) else {}
        documents: Mapping[str, object] = {
            "categories.json": [self.category.to_wire()],
            f"attributes/{self.category.id}.json": [one.to_wire() for one in self.attributes],
            "users.json": [self.user.to_wire()],
            f"coverage_areas/{self.site.id}.json": [
                {"id": id_, "description": name, "zone": name, "type": "state"}
                for id_, name in areas.items()
            ],
        }
        for name, document in documents.items():
            (folder / name).write_bytes(write_json(document))
        (folder / "items.jsonl").write_bytes(write_json(start) + b"\n")


async def rehearse_edit(
    draft: ItemDraft, listing: JsonObject, stage: EditStage, clock: Clock
) -> tuple[Finding, ...]:
    """Return what the practice marketplace says of an edit of ``listing``: as of an update.

    Errors are what it would be refused for; warnings what would be dropped or changed, and what
    follows from it. The shop itself is not asked. Pictures that are only here yet are left out, as
    they have no address, and so is the description, which has a call of its own. Raise
    ``NoticeError`` when the marketplace cannot be run.
    """
    sent = _sent(draft)
    if not sent:
        return ()
    with tempfile.TemporaryDirectory(prefix=_FOLDER, ignore_cleanup_errors=True) as name:
        folder = Path(name)
        await asyncio.to_thread(stage.write, folder / "world", listing)
        async with clone_market(folder, text_of(stage.user.id), clock) as api:
            after = draft.preview()
            try:
                answer = await api.items.update(draft.item_id, sent)
            except ValidationRefused as error:
                return findings_of_causes(error.causes, after)
            except ClientError as error:
                raise NoticeError(notice_of(error)) from error
    warned = findings_of_warnings(answer, after)
    differing = (one for one in response_findings(answer, sent) if one not in warned)
    return (*warned, *differing, *side_effects(listing, answer, draft.changed_paths()))


def _sent(draft: ItemDraft) -> JsonObject:
    body = draft.payload()
    if any("file" in one for one in objects_of(body.get("pictures"))):
        del body["pictures"]
    return body

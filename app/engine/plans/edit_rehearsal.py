"""Rehearsal of an edit: it is sent to the practice marketplace, starting from the live listing."""

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
from app.engine.sending.progress_writer import response_findings
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
    """The data for judging an edit: the category of the listing, its seller and the site."""

    category: Category
    attributes: Sequence[AttributeDefinition]
    user: User
    site: SiteRules

    def write(self, folder: Path, listing: JsonObject) -> None:
        """Write the data of a marketplace with this one ``listing``, in wire format."""
        for name in ("attributes", "coverage_areas"):
            (folder / name).mkdir(parents=True)
        start = {name: value for name, value in listing.items() if name != "warnings"}
        areas = self.site.coverage_areas
        if areas is None:
            # The full list is not known; the areas that the listing has do exist.
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
    """Return the practice marketplace's findings for an edit of ``listing`` as an update.

    Errors are reasons for a refusal; warnings are values that would be dropped or changed, and side
    effects. The shop itself is not contacted. Local pictures are left out, because they have no
    address, and so is the description, which has a request of its own. Raise ``NoticeError`` if the
    practice marketplace cannot be run.
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

"""The logic of the picture strip: offered files are checked, images are fetched for display."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.domain.wire_item import pictures_of
from app.editing.form.picture_address import PICTURE_ADDRESS, read_address
from app.editing.values import PictureRef
from app.engine.events import Connected
from app.rules.findings import Finding
from app.tasks import Overlap
from app.ui.look.text import one_line
from app.ui.pictures.decode import decode_picture
from app.ui.pictures.strip import PendingPicture
from app.ui.texts.finding_text import finding_sentence

if TYPE_CHECKING:
    from app.domain.wire_item import WireItem
    from app.engine.events import Event
    from app.engine.outbox.outbox import OutboxRow
    from app.engine.session import Session
    from app.tasks import TaskScope
    from app.ui.editor.history import EditHistory
    from app.ui.editor.view import EditorView
    from app.ui.pictures.offered import Offered
    from app.ui.texts.form_context import FormContext

_SHOWN = 240
_LONGEST_ADDRESS = 2_048


class PictureWork:
    """The logic that adds offered files and addresses to the listing's pictures."""

    def __init__(
        self,
        session: Session,
        scope: TaskScope,
        view: EditorView,
        context: FormContext,
        history: EditHistory,
    ) -> None:
        self._session = session
        self._scope = scope
        self._view = view
        self._context = context
        self._history = history
        self._addresses: dict[str, str] = {}
        self._pending: dict[str, PendingPicture] = {}
        self._number = 0

    def show_uploads(self, row: OutboxRow) -> None:
        """Show the upload progress of each new picture of a row: waiting, uploading or done."""
        if self._view.pictures is None:
            return
        strip, uploading = self._view.pictures.strip, row.progress.uploading
        under_way = "" if uploading is None else uploading.sha
        for ref in self._pictures():
            if ref.kind != "file":
                continue
            share: float | None = None
            if row.state == "sending" and ref.key not in row.progress.uploaded:
                share = -1.0 if under_way == ref.key else 0.0
            strip.set_share(ref.key, share)

    def learn_addresses(self, item: WireItem) -> None:
        """Store the addresses of the images of the listing's own pictures."""
        for entry in pictures_of(item):
            if entry.get("id") is not None:
                address = entry.get("secure_url") or entry.get("url")
                if isinstance(address, str):
                    self._addresses[str(entry["id"])] = address

    def take(self, offered: Offered) -> None:
        """Check every offered file, and add every address."""
        self._clear_problem()
        for source in offered.files:
            self._number += 1
            key = f"pending{self._number}"
            name = (
                source.name
                if isinstance(source, Path)
                else QCoreApplication.translate("PictureSlot", "Pasted picture")
            )
            self._pending[key] = PendingPicture(key, -1.0, "", one_line(name))
            self._scope.start(
                self._prepare(key, source), key="prepare picture", overlap=Overlap.QUEUE
            )
        for address in offered.addresses:
            self._take_address(address)
        self._show_pending()

    def take_address(self, text: str) -> None:
        """Add the picture of a typed address; an invalid address stays in its field."""
        read = read_address(text, self._pictures())
        if isinstance(read, PictureRef):
            self._add(read)
            read = None
        self._history.edit(PICTURE_ADDRESS, read, by_field=False)
        self._history.end_step()

    def forget(self, key: str) -> None:
        """Remove a pending picture."""
        self._pending.pop(key, None)
        self._show_pending()
        self._clear_problem()

    def fetch(self, ref: PictureRef) -> None:
        """Fetch the image of a picture and show it, instead of an earlier attempt."""
        self._scope.start(self._fetch(ref), key=f"image {ref.key}", overlap=Overlap.REPLACE)

    def on_event(self, event: Event) -> None:
        """Fetch the images that did not arrive again when the marketplace answers again."""
        if isinstance(event, Connected) and self._view.pictures is not None:
            self._view.pictures.strip.ask_again()

    def _take_address(self, address: str) -> None:
        plain = len(address) <= _LONGEST_ADDRESS and address.isascii()
        if not plain or not address.lower().startswith(("https://", "http://")):
            self._say(Finding.error("pictures", "item.pictures.invalid_source"), "")
        elif PictureRef("source", address) in self._pictures():
            self._say(Finding.error("pictures", "picture.repeated"), "")
        else:
            self._add(PictureRef("source", address))

    def _pictures(self) -> tuple[PictureRef, ...]:
        return self._history.draft.pictures()

    def _add(self, ref: PictureRef) -> None:
        self._history.edit("pictures", (*self._pictures(), ref), by_field=False)
        self._history.end_step()

    async def _prepare(self, key: str, source: bytes | Path) -> None:
        if key not in self._pending:
            return
        prepared = await self._session.pictures.prepare(source)
        if key not in self._pending:
            return
        label = self._pending[key].label
        problem = next((found for found in prepared.findings if found.is_error), None)
        ref = PictureRef("file", prepared.sha)
        if problem is None and ref in self._pictures():
            problem = Finding.error("pictures", "picture.repeated")
        if problem is not None:
            self._pending[key] = PendingPicture(key, None, self._short(problem), label)
            self._show_pending()
            self._say(problem, label)
            return
        del self._pending[key]
        self._show_pending()
        self._add(ref)

    async def _fetch(self, ref: PictureRef) -> None:
        data: bytes | None
        if ref.kind == "file":
            data = await self._session.pictures.preview(ref.key, _SHOWN)
        elif ref.kind == "id" and ref.key in self._addresses:
            data = await self._session.pictures.thumbnail(
                self._addresses[ref.key], _SHOWN, key=ref.key
            )
        elif ref.kind == "source":
            data = await self._session.pictures.thumbnail(ref.key, _SHOWN)
        else:
            data = None
        image = decode_picture(data, 2 * _SHOWN) if data else None
        strip = self._view.pictures.strip if self._view.pictures is not None else None
        if strip is not None:
            strip.put_image(ref.key, image)
        self.show_cover()

    def show_cover(self) -> None:
        """Show the first picture in the header of the editor."""
        pictures = self._pictures()
        if pictures and self._view.pictures is not None:
            self._view.header.cover.show_image(self._view.pictures.strip.image(pictures[0].key))

    def _show_pending(self) -> None:
        if self._view.pictures is not None:
            self._view.pictures.strip.show_pending(tuple(self._pending.values()))

    def _clear_problem(self) -> None:
        """Hide the message about a picture once no picture has a problem any more."""
        if self._view.pictures is not None and not any(p.problem for p in self._pending.values()):
            self._view.pictures.show_problem("")

    def _short(self, problem: Finding) -> str:
        side = problem.params.get("width")
        if problem.code == "picture.too_small" and isinstance(side, int):
            return QCoreApplication.translate("PictureSlot", "{n} px").format(n=side)
        return QCoreApplication.translate("PictureSlot", "Error")

    def _say(self, problem: Finding, label: str) -> None:
        if self._view.pictures is not None:
            sentence = finding_sentence(problem, self._context)
            self._view.pictures.show_problem(f"{label}: {sentence}" if label else sentence)

"""The listings that are being edited: one editor for each, from its opening until it has ended."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from app.editing.draft import NEW
from app.engine.events import NoticeRaised
from app.engine.notices import NoticeError
from app.tasks import OnFailure, Overlap, TaskScope
from app.ui.editor.controller import EditorController
from app.ui.view import View
from app.ui.window.frame import LISTINGS

if TYPE_CHECKING:
    from app.engine.listings.listings import OpenListing
    from app.engine.session import Session
    from app.ui.window.frame import WindowFrame


class Editing(View, Protocol):
    """The view of one listing, or of one that is not there yet, with a draft of its own."""

    async def keep(self) -> bool:
        """Keep the draft at once; return whether that went well."""

    def let_go(self) -> None:
        """Follow what happens no more."""

    async def close(self) -> None:
        """Keep the draft and let go."""


OpenNew = Callable[[str, TaskScope, Callable[[], object]], Awaitable[Editing]]
"""Opens the draft of a new listing, in a scope; the last one is called when the seller leaves."""


@dataclass
class _OpenEditor:
    """A listing that is being edited, and the scope of its background work.

    ``leaving``: the seller has gone back, and its draft is being kept.
    """

    controller: Editing
    scope: TaskScope
    leaving: bool = False


class OpenEditors:
    """Opens editors, brings them to the front, and lets them go.

    A listing that is opened again before its editor has ended gets that very editor back: there
    are never two, and none is closed that is looked at. ``window`` is the one of the moment.
    """

    def __init__(
        self,
        session: Session,
        scope: TaskScope,
        window: Callable[[], WindowFrame],
        failed: OnFailure,
        open_new: OpenNew | None = None,
    ) -> None:
        self._session = session
        self._scope = scope
        self._window = window
        self._failed = failed
        self._open_new = open_new
        self._open: dict[str, _OpenEditor] = {}

    def open(self, item_id: str) -> None:
        """Open the editor of a listing, or bring it to the front."""
        self._scope.start(self._show(item_id), key=f"open {item_id}", overlap=Overlap.SKIP)

    def leave(self, item_id: str) -> None:
        """Go back to the listings at once; the editor ends when its draft is kept."""
        editor = self._open.get(item_id)
        if editor is None or editor.leaving:
            return
        editor.leaving = True
        window = self._window()
        if window.current_view == editor_name(item_id):
            window.show_view(LISTINGS)
        self._scope.start(
            self._let_go(item_id, editor), key=f"leave {item_id}", overlap=Overlap.QUEUE
        )

    async def keep_all(self) -> bool:
        """Keep every draft; an editor whose draft cannot be kept comes to the front, to say so.

        Return whether all are kept.
        """
        for item_id, editor in tuple(self._open.items()):
            if not await editor.controller.keep() and item_id in self._open:
                editor.leaving = False
                self._window().show_view(editor_name(item_id))
                return False
        return True

    async def leave_all(self) -> list[str] | None:
        """End every editor and return what was open; ``None`` where a draft cannot be kept."""
        if not await self.keep_all():
            return None
        names = list(self._open)
        for item_id in names:
            editor = self._open.pop(item_id)
            editor.controller.let_go()
            self._window().close_view(editor_name(item_id))
            await editor.scope.close()
        return names

    async def close(self) -> None:
        """Keep every draft, and end what runs; what is being sent goes on in the outbox."""
        while self._open:
            # Taken out first: an editor that is just being left must not lose its view meanwhile.
            _, editor = self._open.popitem()
            await editor.controller.close()
            await editor.scope.close()

    async def _show(self, item_id: str) -> None:
        name = editor_name(item_id)
        editor = self._open.get(item_id)
        if editor is not None:
            editor.leaving = False
            self._window().show_view(name)
            return
        scope = TaskScope(name, on_failure=self._failed)
        controller: Editing
        try:
            if self._open_new is not None and item_id.startswith(NEW):
                controller = await self._open_new(item_id, scope, lambda: self.leave(item_id))
            else:
                opened = await self._session.listings.open(item_id)
                controller = self._editor_of(item_id, opened, scope)
        except NoticeError as error:
            self._session.events.publish(NoticeRaised(error.notice))
            return
        self._open[item_id] = _OpenEditor(controller, scope)
        window = self._window()
        window.add_view(name, controller)
        window.show_view(name)

    async def _rebuild(self, item_id: str) -> None:
        """Make an editor again, as other fields are locked now; its draft goes with it."""
        editor, name = self._open.get(item_id), editor_name(item_id)
        if editor is None or editor.leaving or not await editor.controller.keep():
            return
        in_front = self._window().current_view == name
        del self._open[item_id]
        editor.controller.let_go()
        self._window().close_view(name)
        await editor.scope.close()
        if in_front:
            await self._show(item_id)

    def _editor_of(self, item_id: str, opened: OpenListing, scope: TaskScope) -> EditorController:
        """Return the editor of a listing that is there, with what its head can do."""
        controller = EditorController(
            self._session,
            scope,
            opened,
            lambda: self.leave(item_id),
            lambda: self._scope.start(
                self._rebuild(item_id), key=f"anew {item_id}", overlap=Overlap.SKIP
            ),
        )
        controller.view.header.more = lambda: self._window().life_actions()
        return controller

    async def _let_go(self, item_id: str, editor: _OpenEditor) -> None:
        kept = await editor.controller.keep()
        if not editor.leaving or self._open.get(item_id) is not editor:
            return
        if not kept:
            # What cannot be kept is nowhere but in this editor: it stays, and says why.
            editor.leaving = False
            self._window().show_view(editor_name(item_id))
            return
        # In one go: whoever opens it from here on gets a new editor and a new view.
        del self._open[item_id]
        editor.controller.let_go()
        self._window().close_view(editor_name(item_id))
        await editor.scope.close()


def editor_name(item_id: str) -> str:
    """Return the name of the view that edits a listing."""
    return f"editor {item_id}"

"""The listings that are being edited: one tab for each, and an editor while it is needed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from app.engine.events import NoticeRaised
from app.engine.notices import NoticeError
from app.tasks import OnFailure, Overlap, TaskScope
from app.ui.editor.editing import OpenEditor, OpenNew
from app.ui.editor.editor_tab_row import Tab, TabRow
from app.ui.editor.history import EditHistory
from app.ui.editor.list_place import ListPlace, place_of
from app.ui.editor.listing_steps import EDITOR, ListingSteps
from app.ui.editor.opening import Opening
from app.ui.editor.tab_order import OpenTab, TabOrder
from app.ui.widgets.display.waits import Waits
from app.ui.window.frame import LISTINGS

if TYPE_CHECKING:
    from app.engine.session import Session
    from app.ui.editor.controller import EditorController
    from app.ui.window.frame import WindowFrame

MOST_AWAKE: Final = 8
"""The maximum number of editors kept in memory; of the others only the tab and the saved draft
remain."""
_STEP: Final = "step"


class OpenEditors:
    """The open editors: created, brought to the front, and closed.

    A listing that is opened again before its editor has closed gets the same editor: there are
    never two for a listing, and a visible one is never closed. Editors that were not in front for
    long are put to sleep: their drafts are stored, and they are rebuilt when their tab is selected.
    ``window`` returns the current window.
    """

    def __init__(
        self,
        session: Session,
        scope: TaskScope,
        window: Callable[[], WindowFrame],
        failed: OnFailure,
        open_new: OpenNew | None = None,
        change_category: Callable[[EditorController], object] = lambda _editor: None,
        waits: Waits | None = None,
    ) -> None:
        self._session = session
        self._scope = scope
        self._window = window
        self._failed = failed
        self._opening = Opening(session, window, waits or Waits(), self.leave, self._begin_anew)
        self._opening.open_new, self._opening.change_category = open_new, change_category
        self._open: dict[str, OpenEditor] = {}
        self._tabs = TabOrder()
        self._row: TabRow | None = None
        self._steps = ListingSteps(window, self._tabs, self._step)

    def open(self, item_id: str) -> None:
        """Open the editor of a listing, or bring it to the front."""
        key = f"open {item_id}"
        self._scope.start(self._show(item_id, key), key=key, overlap=Overlap.SKIP)

    def leave(self, item_id: str, then: str = "") -> None:
        """Go back to the listings at once, or to the editor of ``then``.

        This editor closes after its draft was stored.
        """
        editor, window = self._open.get(item_id), self._window()
        if editor is None:
            # Its draft is stored already; only the tab is left.
            self._tabs.forget(item_id)
        elif not editor.leaving:
            editor.leaving = True
            if window.current_view == editor_name(item_id):
                window.show_view(editor_name(then) if then in self._open else LISTINGS)
            self._scope.start(
                self._let_go(item_id, editor), key=f"leave {item_id}", overlap=Overlap.QUEUE
            )
        self._show_tabs()

    async def keep_all(self) -> bool:
        """Store every draft; return whether all were stored.

        An editor whose draft cannot be stored comes to the front to show the reason.
        """
        for item_id, editor in tuple(self._open.items()):
            if not await editor.controller.keep() and item_id in self._open:
                editor.leaving = False
                self._bring_forward(item_id)
                return False
        return True

    async def leave_all(self) -> list[str] | None:
        """Close every editor and return the ids; ``None`` if a draft cannot be stored.

        The tabs stay for the next window: ``show_again`` restores them.
        """
        if not await self.keep_all():
            return None
        names = list(self._open)
        for item_id in names:
            editor = self._open.pop(item_id)
            editor.controller.let_go()
            self._window().close_view(editor_name(item_id))
            if editor.leaving:
                self._tabs.forget(item_id)
            await editor.scope.close()
        self._row = None
        return names

    def show_again(self, name: str) -> None:
        """Show the tabs in another window; ``name`` is the view to bring to the front."""
        self._show_tabs()
        if name in (one.name for one in self.shown()):
            self.choose(name)

    async def close(self) -> None:
        """Store every draft and close all editors; sending continues in the outbox."""
        while self._open:
            # Removed first: an editor that is closing must not lose its view meanwhile.
            _, editor = self._open.popitem()
            await editor.controller.close()
            await editor.scope.close()

    # -- tabs ----------------------------------------------------------------------------------

    def shown(self) -> tuple[Tab, ...]:
        """Return the tabs, without those that are being closed."""
        left = {item_id for item_id, editor in self._open.items() if editor.leaving}
        return tuple(one.tab for item_id, one in self._tabs.all() if item_id not in left)

    def choose(self, name: str) -> None:
        """Bring the view of a tab to the front, rebuilding it if it was asleep."""
        item_id = name.removeprefix(EDITOR)
        if item_id in self._open:
            self._bring_forward(item_id)
        else:
            self.open(item_id)

    def close_tab(self, name: str) -> bool:
        """Close a tab and go to its neighbour; return whether there was such a tab."""
        names = [one.name for one in self.shown()]
        if name not in names:
            return False
        at = names.index(name)
        others = names[at + 1 : at + 2] or names[max(0, at - 1) : at]
        in_front = self._window().current_view == name
        then = others[0] if others and in_front else ""
        self.leave(name.removeprefix(EDITOR), then.removeprefix(EDITOR))
        if then and self._window().current_view == LISTINGS:
            self.choose(then)
        return True

    def step_tab(self, by: int) -> None:
        """Go ``by`` tabs further, cyclically; from another view to the last tab in front."""
        names, front = [one.name for one in self.shown()], self._window().current_view
        if front in names:
            self.choose(names[(names.index(front) + by) % len(names)])
        elif names:
            latest = map(editor_name, reversed(self._tabs.latest()))
            self.choose(next((one for one in latest if one in names), names[-1]))

    def can_step_listing(self, by: int) -> bool:
        """Return whether there is a listing ``by`` rows further in the list of origin."""
        return self._steps.neighbour_of(by) is not None

    def step_listing(self, by: int) -> None:
        """Open that listing in place of the current one; repeated requests add up."""
        self._steps.ask(by)
        self._scope.start(self._steps.go(), key=_STEP, overlap=Overlap.SKIP)

    async def _step(self, before: str, other: str, place: ListPlace) -> bool:
        """Open ``other`` in place of ``before``; return whether it succeeded."""
        if not await self._show(other, _STEP, place, instead_of=before):
            return False
        editor = self._open.get(before)
        if before != other and editor is not None and not editor.is_needed:
            self.leave(before)
        return True

    def _show_tabs(self) -> None:
        """Show the present tabs in the current window."""
        window = self._window()
        if self._row is None:
            if not self._tabs.all():
                return
            self._row = TabRow()
            self._row.chosen.connect(self.choose)
            self._row.closed.connect(self.close_tab)
            window.put_tabs(self._row)
            window.tabs = self
            window.view_changed.connect(self._front_changed)
        self._row.show_tabs(self.shown(), window.current_view)
        window.tabs_changed.emit()

    def _front_changed(self, name: str) -> None:
        if self._row is not None:
            self._row.show_tabs(self.shown(), name)

    def _note_tab(self, item_id: str) -> None:
        """Update the tab of a listing with the title and mark of its editor."""
        editor, known = self._open.get(item_id), self._tabs.find(item_id)
        if editor is None or known is None:
            return
        controller = editor.controller
        tab = Tab(editor_name(item_id), controller.title, controller.mark)
        if tab != known.tab:
            known.tab = tab
            self._show_tabs()

    def _bring_forward(self, item_id: str) -> None:
        self._tabs.note_front(item_id)
        self._window().show_view(editor_name(item_id))
        self._note_tab(item_id)

    # -- editors -------------------------------------------------------------------------------

    async def _show(
        self,
        item_id: str,
        key: str,
        place: ListPlace | None = None,
        *,
        instead_of: str = "",
    ) -> bool:
        """Bring the editor of a listing to the front, opening it if needed.

        ``key`` is the task that does this. Return whether there is an editor.
        """
        name, known = editor_name(item_id), self._tabs.find(item_id)
        editor = self._open.get(item_id)
        if editor is None:
            if place is None:
                place = place_of(self._window(), item_id) if known is None else known.place
            scope = TaskScope(name, on_failure=self._failed)
            try:
                give_up = partial(self._scope.cancel, key)
                controller = await self._opening.editor(item_id, scope, give_up=give_up)
            except NoticeError as error:
                self._session.events.publish(NoticeRaised(error.notice))
                return False
            self._open[item_id] = editor = OpenEditor(controller, scope)
            tab = Tab(name, controller.title, controller.mark)
            self._tabs.put(item_id, OpenTab(tab, place), instead_of)
            controller.on_tab = partial(self._note_tab, item_id)
            self._window().add_view(name, controller)
        editor.leaving = False
        self._bring_forward(item_id)
        self._show_tabs()
        self._put_to_sleep()
        return True

    def _put_to_sleep(self) -> None:
        """Put the editors that were least recently in front to sleep, if there are many."""
        awake = [one for one in self._tabs.latest() if one in self._open]
        for item_id in awake[:-MOST_AWAKE]:
            self._scope.start(self._sleep(item_id), key=f"leave {item_id}", overlap=Overlap.QUEUE)

    async def _sleep(self, item_id: str) -> None:
        editor = self._open.get(item_id)
        if editor is None or not self._may_sleep(item_id, editor):
            return
        if await editor.controller.keep() and self._may_sleep(item_id, editor):
            await self._end(item_id, editor)

    def _may_sleep(self, item_id: str, editor: OpenEditor) -> bool:
        in_front = self._window().current_view == editor_name(item_id)
        here = self._open.get(item_id) is editor and not editor.leaving
        return here and not in_front and not editor.is_needed

    def _begin_anew(self, item_id: str, scope: TaskScope, history: EditHistory | None) -> None:
        work, key = self._rebuild(item_id, scope, history), f"anew {item_id}"
        self._scope.start(work, key=key, overlap=Overlap.QUEUE)

    async def _rebuild(self, item_id: str, scope: TaskScope, history: EditHistory | None) -> None:
        """Rebuild the editor of ``scope`` in place with its draft, because its fields changed."""
        editor, name = self._open.get(item_id), editor_name(item_id)
        if editor is None or editor.scope is not scope or not await editor.controller.keep():
            return
        if self._open.get(item_id) is not editor or editor.leaving:
            return
        if history is not None:
            history.release()
        if self._window().current_view != name:
            await self._end(item_id, editor)
            return
        # Input from here on would not reach any draft. Updates are disabled, because they would
        # only flicker.
        self._window().setFocus()
        editor.controller.widget.setUpdatesEnabled(False)
        editor.controller.widget.setEnabled(False)
        anew = TaskScope(name, on_failure=self._failed)
        try:
            controller = await self._opening.editor(item_id, anew, history)
        except NoticeError as error:
            await self._end(item_id, editor)
            self._session.events.publish(NoticeRaised(error.notice))
            return
        if self._open.get(item_id) is not editor or editor.leaving:
            controller.let_go()
            controller.widget.deleteLater()
            await anew.close()
            return
        editor.controller.let_go()
        self._open[item_id] = OpenEditor(controller, anew)
        controller.on_tab = partial(self._note_tab, item_id)
        self._window().replace_view(name, controller)
        self._note_tab(item_id)
        await scope.close()

    async def _let_go(self, item_id: str, editor: OpenEditor) -> None:
        kept = await editor.controller.keep()
        if not editor.leaving or self._open.get(item_id) is not editor:
            return
        if not kept:
            # A draft that cannot be stored exists only in this editor: the editor stays and shows
            # the reason.
            editor.leaving = False
            self._bring_forward(item_id)
            self._show_tabs()
            return
        self._tabs.forget(item_id)
        await self._end(item_id, editor)

    async def _end(self, item_id: str, editor: OpenEditor) -> None:
        """Close an editor whose draft is stored."""
        # No await in between: opening the listing from here on creates a new editor and a new view.
        del self._open[item_id]
        editor.controller.let_go()
        self._window().close_view(editor_name(item_id))
        self._show_tabs()
        await editor.scope.close()


def editor_name(item_id: str) -> str:
    """Return the name of the view that edits a listing."""
    return f"{EDITOR}{item_id}"

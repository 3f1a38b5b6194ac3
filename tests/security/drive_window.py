"""Drives the real window over a shop, and writes down every text it shows on the way.

``python drive_window.py BASE_URL WORKSPACE OUT``; the token comes in VITRINA_TOKEN.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from decimal import Decimal
from pathlib import Path
from typing import TYPE_CHECKING

import psutil

if TYPE_CHECKING:
    from app.ui.console import Console

_PATIENCE = 60.0


async def drive(console: Console, out: Path) -> int:
    """Sync, look at everything, change a price and send it, and have a report copied."""
    from PySide6.QtWidgets import QAbstractButton, QApplication

    from app.editing.change import FieldChange
    from app.engine.catalog.catalog import ListingQuery
    from app.engine.catalog.listing_search import ListingSearch
    from app.engine.events import NoticeRaised, Synced
    from app.engine.notices import Notice
    from tests.security.window_texts import texts_of_the_window
    from tests.stands.canary import TOKEN

    session, window = console.session, console.window
    assert session is not None
    synced = asyncio.Event()
    session.events.subscribe(lambda event: synced.set() if isinstance(event, Synced) else None)
    async with asyncio.timeout(_PATIENCE):
        await synced.wait()
    seen: list[str] = []

    async def look() -> None:
        for _ in range(10):
            await asyncio.sleep(0.05)
        seen.extend(texts_of_the_window())

    await look()
    row = ListingSearch(session.catalog.path).rows(ListingQuery(view="active"), 0, 1)[0]
    listing = await session.listings.open(row.id)
    draft = listing.draft
    before = draft.value("price")
    draft.apply(FieldChange("price", before, Decimal(before or 100) + 10))
    outcome = await session.listings.save(listing)
    seen += [
        repr(outcome),
        repr(await session.outbox.read(lambda store: store.history.of_item(row.id))),
    ]
    console.open_item(row.id)
    await look()
    for name in tuple(window.views):
        window.show_view(name)
        await look()
    session.events.publish(NoticeRaised(Notice("unexpected", {}, "echo")))
    await look()
    report = window.findChild(QAbstractButton, "notice_report")
    assert report is not None
    report.click()
    await look()
    for process in [psutil.Process(), *psutil.Process().children(recursive=True)]:
        seen.append(" ".join(process.cmdline()))
        if process.pid != os.getpid():
            # The token alone: what else is in the environment is nobody's business.
            variables = repr(process.environ()).encode("utf-8", "replace")
            seen += [found.decode() for found in TOKEN.findall(variables)]
    clipboard = QApplication.clipboard()
    seen.append(clipboard.text())
    (out / "texts.txt").write_text("\n".join(seen), "utf-8", "replace")
    window.grab().save(str(out / "window.png"))
    return 0


def main(base_url: str, workspace: str, out: str) -> int:
    """Open the window as the program does, and drive it."""
    from app.bootstrap import _run, _Start
    from app.settings import Settings
    from app.shops import locate_shop, take_token, target_of

    secret = take_token()
    shop = locate_shop(None, base_url, Path(workspace), Settings())
    with tempfile.TemporaryDirectory() as view_settings:
        return _run(
            _Start(
                workspace=shop.workspace,
                settings=Settings(language="en"),
                file=None,
                view_settings=Path(view_settings) / "window.ini",
                target=lambda: target_of(shop, secret),
                driver=lambda console: drive(console, Path(out)),
                size=(1440, 900),
            )
        )


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:4]))

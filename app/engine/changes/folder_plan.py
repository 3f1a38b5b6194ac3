"""Plans for a folder of pictures, stored as a file that a window can open."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from app.engine.changes.picture_folder import read_picture_folder
from app.engine.notices import NoticeError, notice_of
from app.engine.plans.plan import Plan
from app.engine.plans.plan_writer import write_plan
from app.workspace.errors import StorageError

if TYPE_CHECKING:
    from pathlib import Path

    from app.engine.catalog.catalog import ItemCatalog
    from app.engine.changes.picture_folder import FolderAct, FolderPlan, OnProgress, Prepare


async def read_folder(
    folder: Path,
    catalog: ItemCatalog,
    prepare: Prepare,
    act: FolderAct,
    on_progress: OnProgress,
) -> FolderPlan:
    """Read the files of a folder as pictures, as ``read_picture_folder`` does.

    Raise ``OSError`` if the folder cannot be read, and ``NoticeError`` if the storage fails.
    """
    try:
        return await read_picture_folder(folder, catalog, prepare, act=act, on_progress=on_progress)
    except StorageError as error:
        raise NoticeError(notice_of(error)) from error


async def write_folder(
    found: FolderPlan, catalog: ItemCatalog, plan_id: str, made_at: str, file: Path
) -> None:
    """Write the plan for a folder that was read; raise ``OSError`` if it cannot be written."""
    shop = catalog.shop()
    head = Plan(shop.user_id, shop.site_id, made_at, "", (), (), plan_id=plan_id)
    await asyncio.to_thread(write_plan, found.plan(head), file)

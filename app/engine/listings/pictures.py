"""The seller's local pictures: checked and prepared for upload, and thumbnails for display."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from app.client.errors import ClientError
from app.engine.notices import NoticeError
from app.engine.sending.uploads import file_of
from app.imaging.limits import LEAST_SIDE, MOST_BYTES, MOST_PIXELS
from app.imaging.outcome import PictureRefused
from app.imaging.process import pictures
from app.paths import drop_remains
from app.rules.findings import Finding

if TYPE_CHECKING:
    from app.engine.connection import Connection
    from app.workspace.folder import Workspace


@dataclass(frozen=True, slots=True)
class PreparedPicture:
    """A picture that is ready for upload, or the findings that say why it is not.

    ``sha`` identifies it in drafts (``{"file": sha}``); ``width`` and ``height`` are in pixels.
    With an error among ``findings`` there is no file and ``sha`` is empty.
    """

    path: Path | None
    width: int
    height: int
    sha: str
    findings: tuple[Finding, ...] = ()


class PictureFiles:
    """The pictures of one workspace: those waiting for upload, and cached thumbnails."""

    def __init__(self, workspace: Workspace, connection: Connection) -> None:
        self._workspace = workspace
        self._connection = connection
        self._fetching = asyncio.Semaphore(4)

    async def prepare(self, source: bytes | Path) -> PreparedPicture:
        """Check and prepare a picture: upright, without metadata, no larger than needed.

        It is decoded in a process of its own. Invalid content never raises an error; it is reported
        in the findings (codes ``picture.unreadable``, ``picture.not_a_picture``,
        ``picture.too_large``, ``picture.too_small``, ``picture.cut``, ``picture.no_answer``,
        ``picture.disk``).
        """
        return await prepare_picture(self._workspace.uploads, source)

    def path(self, sha: str) -> Path | None:
        """Return the file of a prepared picture, or ``None`` if it does not exist."""
        return file_of(self._workspace.uploads, sha)

    async def thumbnail(self, url: str, size: int, *, key: str = "") -> bytes | None:
        """Return a marketplace picture as PNG or JPEG, at most ``size`` pixels on its longer side.

        It is cached on disk under ``key`` (a picture id; by default the address). ``None`` if it is
        not available: then no picture is shown, and it is requested again another time.
        """
        name = hashlib.sha256((key or url).encode("utf-8", "replace")).hexdigest()
        stored = self._workspace.thumbnails / f"{name}-{size}.jpg"
        try:
            return await asyncio.to_thread(stored.read_bytes)
        except OSError:
            pass
        try:
            async with self._fetching:
                data = await self._connection.api.pictures.fetch(url)
        except (ClientError, NoticeError, ValueError):
            return None
        small = await self._small(data, size)
        if small is not None:
            # If the disk is full, the thumbnail is fetched again next time.
            with contextlib.suppress(OSError):
                await asyncio.to_thread(_write, stored, small)
        return small

    async def preview(self, sha: str, size: int) -> bytes | None:
        """Return a prepared picture, at most ``size`` pixels on its longer side.

        Return ``None`` if it does not exist.
        """
        path = self.path(sha)
        return None if path is None else await self._small(path, size)

    async def _small(self, source: bytes | Path, size: int) -> bytes | None:
        try:
            return (await pictures.make("shrink", source, size)).data
        except PictureRefused:
            return None

    def close(self) -> None:
        """End the decoder process."""
        pictures.close()


async def prepare_picture(uploads: Path, source: bytes | Path) -> PreparedPicture:
    """Check and prepare a picture in the folder ``uploads``; see ``PictureFiles.prepare``."""
    if isinstance(source, bytes) and len(source) > MOST_BYTES:
        return _wrong("picture.too_large", bytes=len(source), most=MOST_BYTES)
    try:
        made = await pictures.make("prepare", source)
    except PictureRefused as refusal:
        return _refused(refusal)
    sha = hashlib.sha256(made.data).hexdigest()
    path = uploads / f"{sha}.{made.suffix}"
    try:
        await asyncio.to_thread(_write, path, made.data)
    except OSError:
        return _wrong("picture.disk")
    size = {"width": made.width, "height": made.height}
    findings = (Finding.warning("pictures", "picture.shrunk", **size),) if made.shrunk else ()
    return PreparedPicture(path, made.width, made.height, sha, findings)


def _shown_size(refusal: PictureRefused) -> dict[str, int]:
    return {"width": refusal.width, "height": refusal.height} if refusal.width else {}


def _refused(refusal: PictureRefused) -> PreparedPicture:
    size = _shown_size(refusal)
    match refusal.reason:
        case "too_large":
            return _wrong("picture.too_large", most=MOST_PIXELS, **size)
        case "too_small":
            return _wrong("picture.too_small", least=LEAST_SIDE, **size)
        case "unreadable" | "cut" | "no_answer":
            return _wrong(f"picture.{refusal.reason}")
    return _wrong("picture.not_a_picture")


def _write(path: Path, data: bytes) -> None:
    """Write the file atomically."""
    if path.exists():
        return
    drop_remains(path.parent, "*.tmp-*")
    draft = path.with_name(f"{path.name}.tmp-{os.getpid()}")
    try:
        with draft.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def _wrong(code: str, **params: object) -> PreparedPicture:
    return PreparedPicture(None, 0, 0, "", (Finding.error("pictures", code, **params),))

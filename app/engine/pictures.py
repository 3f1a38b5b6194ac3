"""Pictures on the seller's side: checked and prepared when dropped, fetched small for showing."""

from __future__ import annotations

import asyncio
import hashlib
import io
import os
import warnings
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from app.client.errors import ClientError
from app.engine.notices import NoticeError
from app.engine.uploads import file_of
from app.paths import drop_remains
from app.rules.findings import Finding

if TYPE_CHECKING:
    from PIL.Image import Image

    from app.engine.connection import Connection
    from app.workspace.folder import Workspace

MOST_BYTES: Final = 64 * 1024 * 1024
"""Bytes of a picture file that is looked into at all."""
MOST_PIXELS: Final = 40_000_000
LONGEST_SIDE: Final = 1920
"""Pixels of the longer side of what is sent; the marketplace keeps nothing larger."""
LEAST_SIDE: Final = 50
_QUALITY: Final = 90
_MAGIC: Final = (
    (b"\xff\xd8\xff", "JPEG"),
    (b"\x89PNG\r\n\x1a\n", "PNG"),
    (b"GIF87a", "GIF"),
    (b"GIF89a", "GIF"),
)


@dataclass(frozen=True, slots=True)
class PreparedPicture:
    """A picture that is ready to be sent, or the findings that say why it is not.

    ``sha`` names it in drafts (``{"file": sha}``); ``width`` and ``height`` are in pixels. With an
    error among ``findings`` there is no file and ``sha`` is empty.
    """

    path: Path | None
    width: int
    height: int
    sha: str
    findings: tuple[Finding, ...] = ()


class PictureFiles:
    """The pictures of one workspace: those that wait to be sent, and small ones for showing."""

    def __init__(self, workspace: Workspace, connection: Connection) -> None:
        self._workspace = workspace
        self._connection = connection
        self._fetching = asyncio.Semaphore(4)

    async def prepare(self, source: bytes | Path) -> PreparedPicture:
        """Check a picture and make it ready: upright, without its metadata, not larger than needed.

        Done on a thread. Never raises for what the file holds: what is wrong is in the findings
        (codes ``picture.unreadable``, ``picture.not_a_picture``, ``picture.too_large``,
        ``picture.too_small``, ``picture.cut``, ``picture.disk``).
        """
        return await asyncio.to_thread(_prepare, source, self._workspace.uploads)

    def path(self, sha: str) -> Path | None:
        """The file of a prepared picture, or ``None`` when it is not there."""
        return file_of(self._workspace.uploads, sha)

    async def thumbnail(self, url: str, size: int, *, key: str = "") -> bytes | None:
        """A picture of the marketplace, at most ``size`` pixels on its longer side, as PNG or JPEG.

        Kept on the disk under ``key`` (a picture id; without one, the address). ``None`` when it
        cannot be had: no picture is shown then, and it is asked for again another time.
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
        return await asyncio.to_thread(_shrink, data, size, stored)


def _prepare(source: bytes | Path, uploads: Path) -> PreparedPicture:
    try:
        data = source if isinstance(source, bytes) else _read(source)
    except OSError:
        return _wrong("picture.unreadable")
    if len(data) > MOST_BYTES:
        return _wrong("picture.too_large", bytes=len(data), most=MOST_BYTES)
    kind = sniff(data)
    if kind is None:
        return _wrong("picture.not_a_picture")
    try:
        picture, changed = _decode(data, kind)
    except PictureTooLarge as error:
        size = {"width": error.width, "height": error.height} if error.width else {}
        return _wrong("picture.too_large", most=MOST_PIXELS, **size)
    except CutPicture:
        return _wrong("picture.cut")
    # Whatever a decoder stumbles over: it is no picture we can send.
    except Exception:
        return _wrong("picture.not_a_picture")
    width, height = picture.size
    if min(width, height) < LEAST_SIDE:
        return _wrong("picture.too_small", width=width, height=height, least=LEAST_SIDE)
    encoded, suffix = _encode(picture, kind)
    sha = hashlib.sha256(encoded).hexdigest()
    path = uploads / f"{sha}{suffix}"
    try:
        _write(path, encoded)
    except OSError:
        return _wrong("picture.disk")
    findings = (
        (Finding.warning("pictures", "picture.shrunk", width=width, height=height),)
        if changed
        else ()
    )
    return PreparedPicture(path, width, height, sha, findings)


class PictureTooLarge(Exception):
    """A picture has more pixels than are looked at."""

    def __init__(self, width: int, height: int) -> None:
        super().__init__(f"{width} x {height}")
        self.width = width
        self.height = height


class CutPicture(Exception):
    """A picture file ends before its end."""


def sniff(data: bytes) -> str | None:
    """The format by the first bytes: ``JPEG``, ``PNG``, ``GIF``, ``WEBP``, or ``None``.

    Never by name: vector and document formats that image libraries also open can read files of the
    seller's disk, or take for ever.
    """
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return "WEBP"
    return next((kind for magic, kind in _MAGIC if data.startswith(magic)), None)


def _decode(data: bytes, kind: str) -> tuple[Image, bool]:
    """The first frame, upright and not too large, and whether it was made smaller."""
    # Imported late: it costs 60 ms, and most starts add no picture.
    from PIL import Image, ImageOps

    with warnings.catch_warnings():
        # Our own limit is far below the one the library warns at.
        warnings.simplefilter("ignore", Image.DecompressionBombWarning)
        try:
            picture = Image.open(io.BytesIO(data), formats=[kind])
        except Image.DecompressionBombError:
            # Far beyond our limit: the library does not even say how far.
            raise PictureTooLarge(0, 0) from None
    width, height = picture.size
    if width * height > MOST_PIXELS:
        raise PictureTooLarge(width, height)
    try:
        picture.load()
    except (OSError, SyntaxError) as error:
        raise CutPicture from error
    upright = ImageOps.exif_transpose(picture)
    large = max(upright.size) > LONGEST_SIDE
    if large:
        upright.thumbnail((LONGEST_SIDE, LONGEST_SIDE))
    return upright, large


def _encode(picture: Image, kind: str) -> tuple[bytes, str]:
    """The picture alone, without metadata: photographs as JPEG, what has transparency as PNG."""
    from PIL import Image

    target = io.BytesIO()
    transparent = "A" in picture.getbands() or "transparency" in picture.info
    if kind in ("PNG", "GIF", "WEBP") and transparent:
        bare = picture.convert("RGBA")
        Image.frombytes("RGBA", bare.size, bare.tobytes()).save(target, "PNG", optimize=True)
        return target.getvalue(), ".png"
    bare = picture.convert("RGB")
    Image.frombytes("RGB", bare.size, bare.tobytes()).save(
        target, "JPEG", quality=_QUALITY, optimize=True
    )
    return target.getvalue(), ".jpg"


def _shrink(data: bytes, size: int, stored: Path) -> bytes | None:
    kind = sniff(data)
    if kind is None or len(data) > MOST_BYTES:
        return None
    try:
        picture, _ = _decode(data, kind)
        picture.thumbnail((size, size))
        encoded, _ = _encode(picture, kind)
    # As above: no picture is shown for what is none.
    except Exception:
        return None
    try:
        _write(stored, encoded)
    except OSError:
        # A full disk only means that it is fetched again next time.
        return encoded
    return encoded


def _read(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(MOST_BYTES + 1)


def _write(path: Path, data: bytes) -> None:
    """Write the whole file or none of it."""
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

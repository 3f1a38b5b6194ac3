"""Plans that assign the pictures of a folder to listings by own codes in the file names."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Container, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from app.domain.shapes import JsonObject
from app.editing.values import PictureRef, Pictures, picture_refs
from app.engine.plans.operation import Skip
from app.engine.plans.picture_operations import keeps_variations
from app.engine.plans.plan import Plan, PlannedListing
from app.engine.plans.plan_builder import planned
from app.rules.findings import Finding
from app.workspace.catalog.catalog_reader import CatalogReader

if TYPE_CHECKING:
    from app.domain.wire_item import WireItem
    from app.engine.catalog.catalog import ItemCatalog
    from app.engine.listings.pictures import PreparedPicture

FolderAct = Literal["add", "replace"]
"""Whether pictures are added after the existing ones or replace them."""
OnProgress = Callable[[int, int], None]
Prepare = Callable[[Path], Awaitable["PreparedPicture"]]

SPLITS: Final = "-_ ."
"""The characters that may separate an own code from the rest of a file name."""
_COVER: Final = frozenset({"cover", "portada", "capa"})
_MOST_IDS: Final = 3


class FolderNote(NamedTuple):
    """A note about a file or a subfolder, given by its ``name``; ``code`` is the kind of note.

    ``finding`` is the reason why a picture cannot be used, ``is_left`` is whether the file is not
    used.
    """

    code: str
    name: str
    values: JsonObject = MappingProxyType({})
    finding: Finding | None = None
    is_left: bool = True


@dataclass(frozen=True, slots=True)
class FolderPlan:
    """The result of reading a folder: the pictures of each listing, and notes about files.

    ``used`` is the number of files in the plan.
    """

    listings: tuple[PlannedListing, ...]
    used: int
    notes: tuple[FolderNote, ...]

    @property
    def left(self) -> int:
        """The number of files and subfolders that are not used."""
        return sum(note.is_left for note in self.notes)

    def plan(self, head: Plan) -> Plan:
        """Return the plan for these listings with the owner and time of ``head``."""
        return replace(head, listings=self.listings)


class _File(NamedTuple):
    path: Path
    rest: str
    """The part of the file name after the own code."""

    @property
    def order(self) -> tuple[int, int, str]:
        """The sort key among files of one code: a cover, the bare code, numbers, then names."""
        rest = self.rest.strip(SPLITS)
        if rest in _COVER:
            return (0, 0, "")
        if not rest:
            return (1, 0, "")
        if re.fullmatch(r"[0-9]{1,9}", rest):
            return (2, int(rest), "")
        return (3, 0, rest)


class _Owner(NamedTuple):
    item_id: str
    status: str
    code: str


@dataclass(slots=True)
class _Reading:
    notes: list[FolderNote] = field(default_factory=list)
    files: dict[str, list[_File]] = field(default_factory=dict)
    used: int = 0

    def leave(self, what: str, name: str, **values: object) -> None:
        """Add a note about a file or folder that is not used."""
        self.notes.append(FolderNote(what, name, values))


async def read_picture_folder(
    folder: Path,
    catalog: ItemCatalog,
    prepare: Prepare,
    *,
    act: FolderAct = "add",
    on_progress: OnProgress = lambda _done, _total: None,
) -> FolderPlan:
    """Prepare the pictures of a folder, each for the listing whose own code begins its file name.

    ``AB-1.jpg``, ``AB-1-2.jpg`` and ``AB-1_front.png`` belong to the code ``AB-1``; case does not
    matter. If two own codes match, the longer one is used and a note is added. Pictures are ordered
    by their numbers, after a picture named cover and one with the bare code. Files in subfolders
    are not used. ``prepare`` checks and prepares a file; nothing is sent. Raise ``OSError`` if the
    folder cannot be read, and ``StorageError``.
    """
    owners = await asyncio.to_thread(_own_codes, catalog.path)
    reading = await asyncio.to_thread(_read_folder, folder, owners)
    total, done = sum(map(len, reading.files.values())), 0
    listings: list[PlannedListing] = []
    for code, files in reading.files.items():
        files.sort(key=lambda one: (one.order, one.path.name))
        body = _body(catalog, owners[code], files, reading)
        if body is None:
            done += len(files)
            continue
        refs: dict[str, str] = {}
        for file in files:
            on_progress(done, total)
            done += 1
            await _prepare(file.path, prepare, refs, reading)
        made = tuple(PictureRef("file", sha) for sha in refs)
        if entry := _planned(body, made, act, files[0].path.name, reading):
            reading.used += len(made)
            listings.append(entry)
    on_progress(total, total)
    return FolderPlan(tuple(listings), reading.used, tuple(reading.notes))


def code_of(stem: str, codes: Container[str]) -> str | None:
    """Return the longest of ``codes`` that is the file name, or its beginning before a mark."""
    return next(codes_of(stem, codes), None)


def codes_of(stem: str, codes: Container[str]) -> Iterator[str]:
    """Yield the ``codes`` that are the file name or its beginning before a mark, longest first."""
    if stem in codes:
        yield stem
    for end in range(len(stem) - 1, 0, -1):
        if stem[end] in SPLITS and stem[:end] in codes:
            yield stem[:end]


def _own_codes(path: Path) -> dict[str, list[_Owner]]:
    """Return the listings of each own code, with codes in lower case."""
    found: dict[str, list[_Owner]] = {}
    with closing(CatalogReader(path)) as reader:
        for item_id, status, code in reader.rows(
            "SELECT id, status, seller_custom_field FROM items"
            " WHERE seller_custom_field IS NOT NULL AND seller_custom_field <> ''"
        ):
            found.setdefault(str(code).strip().casefold(), []).append(
                _Owner(item_id, status, str(code).strip())
            )
    found.pop("", None)
    return found


def _read_folder(folder: Path, owners: Mapping[str, Sequence[_Owner]]) -> _Reading:
    reading = _Reading()
    for path in sorted(folder.iterdir(), key=lambda one: one.name.casefold()):
        if path.name.startswith(".") or path.name.casefold() in ("thumbs.db", "desktop.ini"):
            # Files that operating systems create in folders are skipped.
            continue
        if path.is_dir():
            reading.leave("folder.inside", path.name)
            continue
        stem = path.stem.casefold()
        code, *others = [*codes_of(stem, owners)] or [""]
        if not code:
            reading.leave("folder.no_listing", path.name)
            continue
        if others:
            codes: JsonObject = {
                "own_code": owners[code][0].code,
                "other": owners[others[0]][0].code,
            }
            reading.notes.append(FolderNote("folder.longer_code", path.name, codes, is_left=False))
        reading.files.setdefault(code, []).append(_File(path, stem[len(code) :]))
    return reading


def _body(
    catalog: ItemCatalog,
    owners: Sequence[_Owner],
    files: Sequence[_File],
    reading: _Reading,
) -> WireItem | None:
    """Return the body of the one listing that the files belong to.

    If there is not exactly one, add a note for each file and return ``None``.
    """
    # A relisted listing has taken the own code of the closed one.
    there = [one for one in owners if one.status != "closed"] or list(owners)
    ids = ", ".join(one.item_id for one in there[:_MOST_IDS])
    body = catalog.facts(there[0].item_id)
    problem = ""
    if len(there) > 1:
        problem = "folder.several_listings"
    elif there[0].status == "closed":
        problem = "folder.closed"
    elif body is None:
        problem = "folder.no_body"
    for file in files if problem else ():
        reading.leave(problem, file.path.name, own_code=there[0].code, count=len(there), ids=ids)
    return None if problem else body


async def _prepare(path: Path, prepare: Prepare, refs: dict[str, str], reading: _Reading) -> None:
    """Prepare a file; ``refs`` has the file names of its listing by checksum."""
    prepared = await prepare(path)
    if prepared.path is None:
        note = FolderNote("folder.unusable", path.name, finding=prepared.findings[0])
        reading.notes.append(note)
    elif prepared.sha in refs:
        reading.leave("folder.repeated", path.name, other=refs[prepared.sha])
    else:
        refs[prepared.sha] = path.name


def _planned(
    body: WireItem, made: Pictures, act: FolderAct, name: str, reading: _Reading
) -> PlannedListing | None:
    item_id = str(body["id"])
    if not made:
        return None
    after = made if act == "replace" else (*picture_refs(body), *made)
    try:
        keeps_variations(body, after)
    except Skip:
        reading.leave("folder.shown_by_variation", name, ids=item_id, count=len(made))
        return None
    return planned(item_id, body, {"pictures": after})

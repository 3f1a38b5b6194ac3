"""The seller's intents for the pictures of a listing: add, remove and reorder."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from os import PathLike, fspath
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from app.domain.shapes import text_of
from app.editing.values import PictureRef, picture_refs
from app.engine.changes.prepared import ChangeError, LiveListing
from app.rules.offer.pictures import is_picture_url
from app.workspace.outbox_command import Change

if TYPE_CHECKING:
    from app.engine.listings.pictures import PictureFiles

HERE = Path()
PictureAct = Literal["add", "remove", "order", "cover"]


@dataclass(frozen=True, slots=True)
class NewPictures:
    """A new list of pictures, or a new order; the first is the cover.

    ``named`` are present pictures by number (the cover is 1) or id; ``added`` follow them.
    """

    item_id: str
    act: PictureAct
    named: tuple[str, ...] = ()
    added: tuple[PictureRef, ...] = ()
    needs_texts: bool = False

    def over(self, listing: LiveListing) -> Change:
        """Return the change with the whole list of pictures.

        Raise ``ChangeError`` for a picture that the listing does not have.
        """
        refs = picture_refs(listing.item)
        chosen = [find_picture(refs, name) for name in dict.fromkeys(self.named)]
        rest = [ref for ref in refs if ref not in chosen]
        match self.act:
            case "add":
                pictures = [*refs, *(ref for ref in self.added if ref not in refs)]
            case "remove":
                pictures = rest
            case _:
                pictures = [*chosen, *rest]
        changes = {} if tuple(pictures) == refs else {"pictures": tuple(pictures)}
        return Change(self.item_id, listing.item, changes)


def find_picture(refs: Sequence[PictureRef], name: str) -> PictureRef:
    """Return a picture by its number or id; raise ``ChangeError`` if there is none."""
    if name.isascii() and name.isdigit() and 1 <= int(name) <= len(refs):
        return refs[int(name) - 1]
    found = next((ref for ref in refs if ref.key == name), None)
    if found is None:
        if not refs:
            raise ChangeError("picture.none_there", name=name[:64])
        raise ChangeError("picture.not_there", name=name[:64], count=len(refs))
    return found


async def with_pictures(
    files: PictureFiles,
    form: Mapping[str, object],
    named: Sequence[str | PathLike[str]] = (),
    folder: Path = HERE,
) -> dict[str, object]:
    """Return the form of a new listing with its local pictures prepared and named by checksum.

    ``named`` are files and addresses that precede those of the form, the cover first. A picture of
    the form may also be a file: ``{"file": PATH}``, relative to ``folder``. Raise ``ChangeError``
    with all pictures that cannot be used.
    """
    there = form.get("pictures")
    entries = list(there) if isinstance(there, (list, tuple)) else []
    if not named and not any(_file_of(entry) for entry in entries):
        return dict(form)
    found: list[object] = []
    wrong: list[ChangeError] = []
    values: list[str | None] = [fspath(one) for one in named]
    values += [str(folder / name) if (name := _file_of(one)) else None for one in entries]
    for value, entry in zip(values, (*named, *entries), strict=True):
        if value is None:
            found.append(entry)
            continue
        try:
            ref = await new_picture(files, value)
        except ChangeError as problem:
            wrong.append(problem)
        else:
            found.append(ref.wire())
    if len(wrong) == 1:
        raise wrong[0]
    if wrong:
        raise ChangeError("picture.several", problems=tuple(wrong))
    return {**form, "pictures": found}


def _file_of(entry: object) -> str:
    return text_of(entry.get("file")) if isinstance(entry, Mapping) else ""


async def new_picture(files: PictureFiles, value: str) -> PictureRef:
    """Return a picture to be added: a prepared file, or an address.

    Raise ``ChangeError`` for a file that cannot be used as a picture.
    """
    if "://" in value:
        if not is_picture_url(value):
            raise ChangeError("picture.no_address", name=value[:80])
        return PictureRef("source", value)
    path = Path(value)
    if not await asyncio.to_thread(path.is_file):
        raise ChangeError("picture.no_file", name=value)
    prepared = await files.prepare(path)
    if prepared.path is None:
        codes = tuple(finding.code for finding in prepared.findings)
        if "picture.no_answer" in codes:
            raise ChangeError("picture.not_checked", name=value)
        raise ChangeError("picture.unusable", name=value, codes=prepared.findings)
    return PictureRef("file", prepared.sha)

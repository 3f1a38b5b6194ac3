"""Attribute placeholders in texts: ``Tenis {BRAND} {MODEL}`` becomes ``Tenis Nike Air``."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING, Final

from app.domain.coded_error import nearest_hint
from app.domain.vocabulary import NOT_APPLICABLE
from app.editing.change import FieldChange
from app.editing.item_paths import DESCRIPTION
from app.editing.values import choices_in
from app.rules.findings import Finding

if TYPE_CHECKING:
    from app.editing.draft import ItemDraft

TEXTS: Final = ("title", DESCRIPTION)
"""The fields whose text may name attributes."""
_NAMED = re.compile(r"\{([A-Z][A-Z0-9_-]{0,63})\}")
_SPACES = re.compile(r"[ \t]{2,}")
_MARKS = " ,;:-–·|/"
_EMPTY = re.compile(r"\(\s*\)|\[\s*\]")
_DOUBLED = re.compile(r"\s*([,;:·|/–-])(?:\s+[,;:·|/–-])+(?=\s|$)")
_BRACED = re.compile(r"\{[^{}]*\}?|\}")


def names_in(text: str) -> tuple[str, ...]:
    """Return the distinct attribute ids that the placeholders of a text name."""
    return tuple(dict.fromkeys(_NAMED.findall(text)))


def filled(text: str, draft: ItemDraft) -> str:
    """Return ``text`` with its placeholders replaced by attribute values of ``draft``.

    A placeholder without a value stays as it is written; so does an attribute that does not apply.
    """
    if not names_in(text):
        return text
    return _SPACES.sub(" ", _NAMED.sub(lambda found: _value(found, draft), text)).strip()


def fitted(text: str, longest: int | None) -> str:
    """Return as many whole words of ``text`` as ``longest`` characters allow."""
    if longest is None or len(text) <= longest:
        return text
    cut = text[: longest + 1].rpartition(" ")[0] or text[:longest]
    return cut.rstrip(_MARKS)


def titled(pattern: str, draft: ItemDraft, longest: int | None) -> str:
    """Return the title that ``pattern`` gives for ``draft``, cut at a whole word.

    Attributes without a value are left out, together with the punctuation around them.
    """
    title = _NAMED.sub(lambda found: _names_of(found[1], draft), pattern)
    title = _DOUBLED.sub(r" \1", _EMPTY.sub("", title))
    return fitted(_SPACES.sub(" ", title).strip(_MARKS), longest)


def check_pattern(pattern: str, known: Collection[str]) -> Iterator[Finding]:
    """Find errors in a title pattern: attributes not in ``known`` and braces around other text.

    A pattern without any attribute is reported too: it would give every listing the same title.
    """
    names = names_in(pattern)
    if unknown := [name for name in names if name not in known]:
        near = nearest_hint(unknown[0], known) if len(unknown) == 1 else {}
        yield Finding.error("title", "pattern.unknown", names=", ".join(unknown), **near)
    for found in _BRACED.findall(_NAMED.sub("", pattern))[:1]:
        inner = found.strip("{} ").upper()
        if inner in known:
            yield Finding.error("title", "pattern.near", text=found, meant=f"{{{inner}}}")
        else:
            yield Finding.error("title", "pattern.braces", text=found)
    if pattern.strip() and not names and "{" not in pattern:
        yield Finding.error("title", "pattern.no_name")


def resolved(draft: ItemDraft) -> ItemDraft:
    """Return the draft as it is sent, with the placeholders of its texts filled in."""
    changed = {}
    for path in TEXTS:
        text = draft.value(path)
        if isinstance(text, str) and (after := filled(text, draft)) != text:
            changed[path] = after
    if not changed:
        return draft
    made = draft.copy()
    for path, after in changed.items():
        made.apply(FieldChange(path, draft.value(path), after))
    return made


def check_placeholders(draft: ItemDraft, known: Collection[str]) -> Iterator[Finding]:
    """Find placeholders whose attribute has no value or is not in ``known``.

    These are only warnings: the marketplace accepts braces like any other text, and they may be
    intended.
    """
    for path in TEXTS:
        text = draft.value(path)
        if not isinstance(text, str):
            continue
        left = [name for name in names_in(text) if not choices_in(draft.value(_path(name)))]
        if empty := [name for name in left if name in known]:
            yield Finding.warning(path, "placeholder.empty", names=", ".join(empty))
        if unknown := [name for name in left if name not in known]:
            yield Finding.warning(path, "placeholder.unknown", names=", ".join(unknown))


def _value(found: re.Match[str], draft: ItemDraft) -> str:
    if not choices_in(draft.value(_path(found[1]))):
        return found[0]
    return _names_of(found[1], draft)


def _names_of(name: str, draft: ItemDraft) -> str:
    choices = choices_in(draft.value(_path(name)))
    return ", ".join(one.name for one in choices if one.id != NOT_APPLICABLE)


def _path(name: str) -> str:
    return f"attributes.{name}"

"""A summary of the wire fields that a draft would send, and the requests as text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from app.domain.calls import Call
from app.domain.wire import write_json
from app.editing.draft import ItemDraft
from app.editing.draft_calls import calls_of
from app.editing.form.fields import FieldSpec
from app.editing.values import UnreadText
from app.editing.variations.rows import RowState, rows_of
from app.ui.look.translation import Words
from app.ui.texts.form_context import FormContext
from app.ui.texts.value_text import spec_at, value_text

_LONGEST = 40
_MOST = 3
SentParts = Words("SentParts")


class SentPart(NamedTuple):
    """One wire field of a request and the effect of the change."""

    field: str
    words: str


def sent_parts(
    draft: ItemDraft, specs: Mapping[str, FieldSpec], context: FormContext
) -> tuple[SentPart, ...]:
    """Return the wire fields that ``draft`` would send, in the order of their first edit."""
    grouped: dict[str, list[str]] = {}
    names: Counter[str] = Counter()
    for path in draft.changed_paths():
        value = draft.value(path)
        if isinstance(value, UnreadText):
            continue
        head, _dot, rest = path.partition(".")
        words = grouped.setdefault(head, [])
        if head == "variations":
            names[rest.rpartition(".")[2]] += 1
        elif head == "pictures":
            words.append(SentParts.tr("%n in all", "", len(draft.pictures())))
        else:
            spec = specs.get(path) or spec_at(path)
            shown = value_text(spec, value, context) or "–"
            shown = shown if len(shown) <= _LONGEST else shown[: _LONGEST - 1] + "…"
            words.append(f"{rest} “{shown}”" if rest else f"“{shown}”")
    if "variations" in grouped:
        grouped["variations"] = _variation_words(names, draft)
    return tuple(SentPart(head, _shortened(words)) for head, words in grouped.items())


def count_calls(draft: ItemDraft) -> int:
    """Return the number of requests for ``draft``: new pictures, the description, the fields."""
    return len(calls_of(draft))


def _variation_words(names: Counter[str], draft: ItemDraft) -> list[str]:
    states = Counter(row.state for row in rows_of(draft))
    parts = []
    if added := states[RowState.ADDED]:
        parts.append(SentParts.tr("%n new ones", "", added))
    if removed := states[RowState.REMOVED]:
        parts.append(SentParts.tr("%n removals", "", removed))
    if looks := names["attribute_combinations"]:
        parts.append(SentParts.tr("%n combinations", "", looks))
    if prices := names["price"]:
        parts.append(SentParts.tr("%n prices", "", prices))
    if stocks := names["available_quantity"]:
        parts.append(SentParts.tr("%n stock values", "", stocks))
    if codes := names["seller_custom_field"]:
        parts.append(SentParts.tr("%n own codes", "", codes))
    if pictures := names["picture_ids"]:
        parts.append(SentParts.tr("pictures of %n variations", "", pictures))
    if kept := states[RowState.KEPT]:
        parts.append(SentParts.tr("%n ids kept", "", kept))
    return parts


def _shortened(words: list[str]) -> str:
    text = ", ".join(words[:_MOST])
    more = len(words) - _MOST
    return f"{text} +{more}" if more > 0 else text


def call_text(draft: ItemDraft) -> str:
    """Return the requests for ``draft`` as text, the token hidden, one field per line."""
    return calls_text(calls_of(draft))


def calls_text(calls: Iterable[Call]) -> str:
    """Return requests as text, the token hidden, one field per line."""
    return "\n\n".join(map(_text_of, calls))


def _text_of(call: Call) -> str:
    head = f"{call.where}?access_token=••••••••"
    if call.body is None:
        return f"{head}\nContent-Type: multipart/form-data"
    return f"{head}\nContent-Type: application/json\n\n{_pretty(call.body, '')}"


def _pretty(value: object, indent: str) -> str:
    deeper = indent + "  "
    if isinstance(value, Mapping) and value:
        parts = [f"{deeper}{_plain(str(k))}: {_pretty(v, deeper)}" for k, v in value.items()]
        return "{\n" + ",\n".join(parts) + f"\n{indent}}}"
    if isinstance(value, (list, tuple)) and value:
        parts = [f"{deeper}{_pretty(part, deeper)}" for part in value]
        return "[\n" + ",\n".join(parts) + f"\n{indent}]"
    return _plain(value)


def _plain(value: object) -> str:
    return write_json(value).decode()

"""Writing of query trees as text: the shortest text that parses to the same tree."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from app.engine.queries.syntax import All, Any_, Condition, Not, Words

if TYPE_CHECKING:
    from collections.abc import Iterable

    from app.engine.queries.syntax import Node

_NAME = re.compile(r"[^\W\d][\w.\-]*")
_PLAIN_VALUE = re.compile(r"\w[\w.\-]*")
_MASK = re.compile(r"[\w*][\w.\-*]*")
# A word that is neither OR nor the name of a condition. Words with brackets are quoted.
_PLAIN_WORD = re.compile(r"(?![\-])[^\s\"():]+")


def written(node: Node) -> str:
    """Return the text of a query; an empty string for the query that matches every listing."""
    match node:
        case Words(text, whole):
            return f'"{text}"' if whole else text
        case Condition():
            return node.source
        case Not(part):
            text = written(part)
            return f"-{text}" if isinstance(part, Words | Condition) else f"-({text})"
        case All((only,)) | Any_((only,)):
            return written(only)
        case All(parts):
            return " ".join(_inside(part) for part in parts)
        case Any_(parts):
            return " OR ".join(
                f"({written(part)})" if isinstance(part, Any_) else written(part) for part in parts
            )


def _inside(part: Node) -> str:
    """Return a part of a conjunction as text, in brackets if it is a group."""
    return f"({written(part)})" if isinstance(part, All | Any_) else written(part)


def words_node(text: str, *, whole: bool) -> Node:
    """Return the query for free words; a word with special characters is quoted."""
    text = " ".join(text.replace('"', " ").split())
    if whole:
        return Words(text, True, 0)
    parts = tuple(
        Words(word, not _is_plain_word(word), 0) for word in text.split() if word.strip("-")
    )
    return parts[0] if len(parts) == 1 else All(parts)


def _is_plain_word(word: str) -> bool:
    return word != "OR" and _PLAIN_WORD.fullmatch(word) is not None


def condition_node(name: str, value: str, *, attribute: bool) -> Condition:
    """Return a condition with ``value`` as already written, marked if it is an ``attribute``."""
    named = name if _NAME.fullmatch(name) else f'"{name.replace(chr(34), " ")}"'
    prefix = "attr." if attribute else ""
    return Condition(name, attribute, 0, value, (), f"{prefix}{named}:{value}")


def raw_node(text: str) -> Node:
    """Return text typed by a seller as one part of a query, in brackets if it may be several."""
    is_word = _PLAIN_WORD.fullmatch(text) is not None and text != "OR"
    is_one = is_word or re.fullmatch(r"[\w.]+:[^\s\"()]+", text) is not None
    return Condition("", False, 0, text, (), text if is_one else f"({text})")


def quoted_list(values: Iterable[str], *, masks: bool = False) -> str:
    """Return values as a list in a condition; ``masks``: an asterisk is a wildcard."""
    return ",".join(_quoted(value, masks=masks) for value in values)


def _quoted(value: str, *, masks: bool) -> str:
    plain = _MASK if masks else _PLAIN_VALUE
    is_plain = plain.fullmatch(value) and ".." not in value
    return value if is_plain else f'"{value.replace(chr(34), " ")}"'

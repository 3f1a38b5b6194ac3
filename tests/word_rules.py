"""The words that the source does without, and what stands in their place.

A reader who knows HTTP, Qt and SQLite needs no dictionary: a name is a term of the field, and prose
is plain. Each table has the word that was given up and what is written instead.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.source_rules import Module

# The parts of a name, ``camelCase`` and ``snake_case`` alike.
NAMES = {
    **dict.fromkeys(("told", "said", "unsaid", "tell", "teller"), "reported, shown, given"),
    **dict.fromkeys(("spoken", "speak", "speaks", "speaking"), "accessible_text, language"),
    **dict.fromkeys(("heard", "hear", "hears"), "on_event, on_line, received"),
    **dict.fromkeys(("deed", "deeds"), "effect"),
    **dict.fromkeys(("errand", "errands"), "command"),
    **dict.fromkeys(("greet", "greeting"), "account_lookup, accept"),
    **dict.fromkeys(("hands", "eyes"), "driver"),
    **dict.fromkeys(("door", "doors"), "entry, command, loader"),
    **dict.fromkeys(("shelf", "shelves"), "store"),
    **dict.fromkeys(("fate", "fated"), "outcome"),
    **dict.fromkeys(("twin", "twins"), "duplicate"),
    **dict.fromkeys(("lend", "lent"), "borrow, connection"),
    **dict.fromkeys(("nudge", "obey"), "wake, carry_out"),
    **dict.fromkeys(("kin", "namesake", "homeless"), "related, default, unplaced"),
    **dict.fromkeys(("wish", "teach", "befall"), "request, set_up, inject"),
    **dict.fromkeys(("trouble", "strange"), "failure, unknown"),
    **dict.fromkeys(("purse", "breath", "manners", "wordless"), "budget, chunk, behaviour"),
    "ground": "background",
    "conduct": "policy",
}
# Names as a whole; the first part of one alone says nothing.
WHOLE_NAMES = {
    "take_back": "undo, remove",
    "give_back": "restore",
    "given_way": "theirs_kept",
    "told_by": "response_findings",
    "in_vain": "exhausted",
    "stand_back": "lower_priority",
}
# Names that the wire, Qt or a library gives.
GIVEN = frozenset({"person_mothers_name"})
PHRASES = (
    (re.compile(r"\bwhat (?:came|comes|would come) of\b", re.IGNORECASE), "the outcome of"),
    (re.compile(r"\b(?:is|are|was|were|be) said\b", re.IGNORECASE), "is reported, set, known"),
    (
        re.compile(
            r"\b(?:is|are|was|were|be) told\b(?! (?:apart|to\b|about|when|and logged))"
            r"(?<!seller is told)(?<!one is told)",
            re.IGNORECASE,
        ),
        "is reported, notified, given",
    ),
    (re.compile(r"\bseen to (?:be|have)\b", re.IGNORECASE), "found"),
    (re.compile(r"\bunder \S+ \S+ hands\b", re.IGNORECASE), "open in an editor"),
    (re.compile(r"\b(?:heard|hears) of\b", re.IGNORECASE), "received, seen"),
    (re.compile(r"\bsunken ground\b|\bwindow's ground\b", re.IGNORECASE), "background"),
)


# A module and a class are things: their docstring names one, and asks no question.
_QUESTION = re.compile(r"(?:What|Whose|Which|How|Where|Who|Whether)\b")

_NAMED = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
_WITH_DOCSTRING = (ast.Module, *_NAMED)


def check_words(module: Module) -> Iterator[str]:
    """A name and a sentence of the source have no word that was given up."""
    for step in module.name.split("."):
        yield from _of_name(step, 1)
    for line, name in _names(module.nodes):
        yield from _of_name(name, line)
    for line, text in _prose(module):
        yield from _of_sentence(text, line)
    for node in module.nodes:
        if isinstance(node, (ast.Module, ast.ClassDef)):
            text = ast.get_docstring(node) or ""
            if found := _QUESTION.match(text):
                yield f"{getattr(node, 'lineno', 1)}: begins with {found[0]!r}; name the thing"


def check_words_of_tests(module: Module) -> Iterator[str]:
    """A sentence of the tests, which the name of a test is too, has no word that was given up, nor
    has the name of what stands in a module of theirs."""
    for node in module.tree.body:
        if isinstance(node, _NAMED):
            if node.name.startswith("test_"):
                yield from _of_sentence(node.name.replace("_", " "), node.lineno)
            else:
                yield from _of_name(node.name, node.lineno)
    for line, text in _prose(module):
        yield from _of_sentence(text, line)


def check_words_of_document(text: str) -> Iterator[str]:
    """A document has no phrase that was given up; the line is the first of its paragraph."""
    line = 1
    for paragraph in text.split("\n\n"):
        yield from _of_sentence(paragraph, line)
        line += paragraph.count("\n") + 2


def _of_sentence(text: str, line: int) -> Iterator[str]:
    for pattern, instead in PHRASES:
        for found in pattern.finditer(" ".join(text.split())):
            yield f"{line}: says {found[0]!r}; write: {instead}"


def _of_name(name: str, line: int) -> Iterator[str]:
    if name in GIVEN:
        return
    for word in re.sub(r"([a-z0-9])([A-Z])", r"\1_\2", name).lower().split("_"):
        if word in NAMES:
            yield f"{line}: the name {name} has {word!r}; write: {NAMES[word]}"
    for whole, instead in WHOLE_NAMES.items():
        if whole in name.lower().strip("_"):
            yield f"{line}: the name {name}; write: {instead}"


def _names(nodes: Iterable[ast.AST]) -> Iterator[tuple[int, str]]:
    """Yield every name that the module gives, with its line."""
    for node in nodes:
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                yield node.lineno, node.name
            case ast.arg():
                yield node.lineno, node.arg
            case ast.Name(ctx=ast.Store()):
                yield node.lineno, node.id
            case ast.Attribute(ctx=ast.Store()):
                yield node.lineno, node.attr


def _prose(module: Module) -> Iterator[tuple[int, str]]:
    """Yield the docstrings and the comments of a module, with the line each begins on."""
    for node in module.nodes:
        if isinstance(node, _WITH_DOCSTRING) and (text := ast.get_docstring(node)):
            yield getattr(node, "lineno", 1), text
    # Telling a comment from a sign in a text takes most of the time: only where one could matter.
    lines = (" ".join(line.split()) for line in module.source.splitlines() if "#" in line)
    if any(pattern.search(line) for line in lines for pattern, _ in PHRASES):
        for token in tokenize.generate_tokens(io.StringIO(module.source).readline):
            if token.type == tokenize.COMMENT:
                yield token.start[0], token.string

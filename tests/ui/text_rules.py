"""What the window's texts must be: functions from a module's source to what is wrong in it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

#: What a person reads, by the callable that takes it: the places of its arguments.
SAID: dict[str, tuple[int, ...]] = {
    **dict.fromkeys(
        (
            *("setText", "setWindowTitle", "setToolTip", "setStatusTip", "setWhatsThis"),
            *("setPlaceholderText", "setAccessibleName", "setAccessibleDescription", "setTitle"),
            *("PlainLabel", "ElidedLabel", "QLabel", "Button", "PrimaryButton", "GhostButton"),
            *("LinkButton", "DangerButton", "QMenu", "Menu", "add_action", "add_link", "addMenu"),
            *("show_busy", "show_obstacle", "show_problem", "show_unknown", "show_kept"),
            *("SearchBox", "FieldLabel"),
        ),
        (0,),
    ),
    **dict.fromkeys(("EmptyView", "set_words"), (0, 1)),
    **dict.fromkeys(("IconButton", "QAction", "plain_tooltip", "show_connection", "addItem"), (1,)),
    **dict.fromkeys(("Banner", "ActionCard", "show_message"), (1, 2)),
    **dict.fromkeys(("ChipStyle", "getText"), (2,)),
    **dict.fromkeys(("getOpenFileName", "getOpenFileNames", "getSaveFileName"), (1, 3)),
}
#: Words that are the same in every language: units, formats, names of wire fields, the program's.
SAME_EVERYWHERE = frozenset({"cm", "kg", "mm", "px", "g", "id", "PUT", "Vitrina"})

_WORD = re.compile(r"[^\W\d_]{2,}")
_FOUND_BY_LUPDATE = ("tr", "translate", "QT_TRANSLATE_NOOP")
# Through these a text passes as it is.
_WRAPPERS = ("literal", "one_line", "visible", "tooltip_text", "format", "join", "replace", "strip")


@dataclass(frozen=True)
class Source:
    """The text of one module: ``name`` is its path below ``app/ui``."""

    name: str
    text: str
    tree: ast.Module = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "tree", ast.parse(self.text))


def calls(source: Source) -> Iterator[tuple[ast.Call, str]]:
    """Every call, with the last part of the name that is called."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Call):
            yield node, called(node)


def called(call: ast.Call) -> str:
    """The last part of the name that ``call`` calls."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def tables(source: Source) -> set[str]:
    """The contexts whose texts stand in a table, marked where they are written."""
    found = set()
    for call, name in calls(source):
        if name == "QT_TRANSLATE_NOOP" and call.args:
            found.add(ast.literal_eval(call.args[0]))
    return found


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _own_words(source: Source) -> dict[str, str]:
    """The names of the module that hold the texts of a context, with that context."""
    found = {}
    for node in source.tree.body:
        if isinstance(node, ast.Assign):
            target, value = node.targets[0], node.value
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            target, value = node.target, node.value
        else:
            continue
        if not (isinstance(target, ast.Name) and isinstance(value, ast.Call)):
            continue
        if called(value) == "Words" and value.args and _is_text(value.args[0]):
            found[target.id] = ast.literal_eval(value.args[0])
    return found


def check_marked(source: Source, looked_up: frozenset[str] = frozenset()) -> Iterator[str]:
    """Texts that lupdate does not find, or files where nobody looks.

    It takes what stands before ``.tr`` for the context and a literal for the text, and sees no
    count in ``translate``. A text may come from a variable only where its context, one of
    ``looked_up``, has its texts in a table that is marked.
    """
    words = _own_words(source)
    for name, context in words.items():
        if name != context:
            yield f"{name}: lupdate would file its texts there, not under {context}"
    for call, name in calls(source):
        at = f"{call.lineno}"
        if name == "tr" and isinstance(call.func, ast.Attribute):
            of = call.func.value
            if not (isinstance(of, ast.Name) and (of.id == "self" or of.id in words)):
                yield f"{at}: tr of neither self nor a Words of this module"
            if not call.args or not _is_text(call.args[0]):
                yield f"{at}: a text that is not a literal"
            elif ("%n" in ast.literal_eval(call.args[0])) != (len(call.args) == 3):
                yield f"{at}: %n without a number, or a number without %n"
        elif name == "translate" and _translates(call.func):
            context, text = call.args[:2] if len(call.args) > 1 else (call, call)
            if not _is_text(context):
                yield f"{at}: a context that is not a literal"
            elif not _is_text(text) and ast.literal_eval(context) not in looked_up:
                yield f"{at}: a text that is not a literal"
            if len(call.args) > 3 or (_is_text(text) and "%n" in ast.literal_eval(text)):
                yield f"{at}: lupdate does not see the number that translate is given"
        elif name == "QT_TRANSLATE_NOOP" and not all(_is_text(part) for part in call.args):
            yield f"{at}: a marked text that is not a literal"


#: Numbers in the place of a name, before the plural of what they count.
_UNCOUNTED = re.compile(
    r"\{(?:n|count|total|number|stock|sold|pictures|places)\} (?:[a-z]+ )?[a-z]+s\b"
)
#: Such texts where one is never meant, and why.
NEVER_ONE: dict[str, str] = {
    "{n} days": "a range",
    "{pictures} of its pictures would be deleted": "one of its pictures, too",
    "This currency has {places} decimals": "none, two or more",
    "{count} pictures; this category allows {longest}": "more than are allowed",
    "{count} pictures; a variation can have {longest}": "more than are allowed",
    "{count} variations; a listing can have {longest}": "more than are allowed",
    "One of {count} listings closed at once": "many",
    "For up to {count} listings at a time.": "a limit",
    "Locked: {count} units have been sold.": "one has a sentence of its own",
    "{count} listings have the own code {own_code}: {ids}": "two or more",
    "{count} listings have the own code {name}": "two or more",
}


def check_counted(source: Source, bases: frozenset[str] = frozenset()) -> Iterator[str]:
    """Texts that have no form for one thing and for several.

    ``bases`` are the classes that others are made of. For such an object ``self.tr`` asks in the
    context of its own class first, and takes what it wrote the number into for a translation.
    """
    for call, name in calls(source):
        if name not in _FOUND_BY_LUPDATE:
            continue
        for text in (ast.literal_eval(one) for one in call.args if _is_text(one)):
            if "(s)" in text:
                yield f"{call.lineno}: a plural in brackets; write %n and the plural"
            if _UNCOUNTED.search(text) and text not in NEVER_ONE:
                yield f"{call.lineno}: “{text}” has no form for one; write %n"
    for node in ast.walk(source.tree):
        if isinstance(node, ast.ClassDef) and node.name in bases:
            for call in ast.walk(node):
                if isinstance(call, ast.Call) and called(call) == "tr" and len(call.args) == 3:
                    of = call.func.value if isinstance(call.func, ast.Attribute) else None
                    if isinstance(of, ast.Name) and of.id == "self":
                        yield f"{call.lineno}: a count that no subclass finds; use a Words"


def bases_of(sources: Iterable[Source]) -> frozenset[str]:
    """The names of the classes that others are made of."""
    found = set()
    for node in (node for source in sources for node in ast.walk(source.tree)):
        if isinstance(node, ast.ClassDef):
            for base in node.bases:
                of = base.value if isinstance(base, ast.Subscript) else base
                found.add(of.attr if isinstance(of, ast.Attribute) else getattr(of, "id", ""))
    return frozenset(found)


def check_reported(source: Source) -> Iterator[str]:
    """Words that are shown without being translated."""
    for call, name in calls(source):
        for place in SAID.get(name, ()):
            if place < len(call.args):
                yield from (
                    f"{call.lineno}: {name} says “{text}” in English only"
                    for text in _untranslated(call.args[place])
                )


def check_sentences(source: Source) -> Iterator[str]:
    """Literals that read like something a person should see, wherever they stand."""
    quiet = _not_seen(source.tree)
    for node in ast.walk(source.tree):
        if _is_text(node) and node not in quiet:
            text = ast.literal_eval(node)
            if re.match(r"[A-Z“][^\W\d_]*[’']?[^\W\d_]* [^\W\d_]{2,}", text):
                yield f"{node.lineno}: “{text}” is translated nowhere"


def _translates(function: ast.expr) -> bool:
    """Whether it is Qt's function, not a painter's of the same name."""
    if isinstance(function, ast.Attribute):
        return isinstance(function.value, ast.Name) and function.value.id == "QCoreApplication"
    return isinstance(function, ast.Name)


def _untranslated(node: ast.expr) -> Iterator[str]:
    """The literals with words in what ``node`` comes to, less what is translated."""
    if isinstance(node, ast.Constant):
        if isinstance(node.value, str) and _says_something(node.value):
            yield node.value
    elif isinstance(node, ast.JoinedStr):
        for part in node.values:
            yield from _untranslated(part)
    elif isinstance(node, ast.BinOp):
        yield from _untranslated(node.left)
        yield from _untranslated(node.right)
    elif isinstance(node, ast.BoolOp):
        for part in node.values:
            yield from _untranslated(part)
    elif isinstance(node, ast.IfExp):
        yield from _untranslated(node.body)
        yield from _untranslated(node.orelse)
    elif isinstance(node, ast.Tuple | ast.List):
        for part in node.elts:
            yield from _untranslated(part)
    elif isinstance(node, ast.Call) and called(node) in _WRAPPERS:
        if isinstance(node.func, ast.Attribute):
            yield from _untranslated(node.func.value)
        if called(node) in ("literal", "one_line", "visible", "tooltip_text", "join"):
            for part in node.args:
                yield from _untranslated(part)


def _says_something(text: str) -> bool:
    if re.fullmatch(r"[a-z_]+(\.[A-Za-z_]+)*", text) and "_" in text:
        return False
    return any(word not in SAME_EVERYWHERE for word in _WORD.findall(text))


def _not_seen(tree: ast.Module) -> set[ast.AST]:
    """Literals that are translated, or that only developers read."""
    found: set[ast.AST] = set()
    for node in ast.walk(tree):
        quiet: list[ast.AST] = []
        if isinstance(node, ast.Expr | ast.Raise | ast.Assert) and not (
            isinstance(node, ast.Expr) and not isinstance(node.value, ast.Constant)
        ):
            quiet.append(node)
        elif isinstance(node, ast.Call):
            name = called(node)
            logs = name in ("debug", "info", "warning", "error", "exception", "critical", "log")
            if name in _FOUND_BY_LUPDATE or logs:
                quiet.append(node)
        for part in quiet:
            found.update(ast.walk(part))
    return found

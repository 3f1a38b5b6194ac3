"""That no text of the commands is written past the catalog."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from tests import ROOT

COMMANDS = ROOT / "app" / "commands"
SAID_ELSEWHERE = ("cli.py", "bootstrap.py", "ui/application.py")
SAID = frozenset(
    {"say", "fail", "UsageError", "BadParameter", "ClickException", "confirm", "prompt"}
    | {"print_table", "print_facts"}
)
LOOKED_UP = frozenset({"tr", "counted", "marked"})
CLICK = frozenset({"command", "group", "option", "argument", "version_option", "Choice"})
#: What is typed, or is the name of a command, stands as it is.
NAME = re.compile(
    r"vitrina( [a-z-]*)?:? ?|--[a-z-]+|(costs|plan|outbox|practice|schedule|sheet) [a-z]+"
)
SENTENCE = re.compile(r"[a-z]{2,},? [a-z]{2,}")
NOT_SAID = (
    # A notice of the marketplace in the box is known by these words.
    "in use by another",
)


def untranslated(source: str) -> Iterator[str]:
    """Yield every text of a module that is shown and not looked up, and every other sentence."""
    tree = ast.parse(source)
    yield from _shown_raw(tree)
    skipped = {id(node) for node in _not_shown(tree)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _name(node) in SAID:
            yield from _shown_in(node)
        if isinstance(node, ast.Constant) and id(node) not in skipped and _is_sentence(node.value):
            yield f"{node.lineno}: {node.value}"


def _shown_raw(tree: ast.Module) -> Iterator[str]:
    """Yield every error whose own text becomes part of what is shown: that text is no sentence.

    What the system says of a file (``strerror``, and the error where it has none) is in the
    language of the run already.
    """
    for handler in ast.walk(tree):
        if not isinstance(handler, ast.ExceptHandler) or handler.name is None:
            continue
        system = {
            id(part)
            for node in ast.walk(handler)
            if isinstance(node, ast.BoolOp) and "strerror" in ast.unparse(node)
            for part in ast.walk(node)
        }
        for node in ast.walk(handler):
            shown: list[ast.expr] = []
            if isinstance(node, ast.FormattedValue):
                shown = [node.value]
            elif isinstance(node, ast.Call) and _name(node) in {"str", "plain", "repr", *SAID}:
                shown = list(node.args)
            elif isinstance(node, ast.Call) and _name(node) in LOOKED_UP:
                shown = [keyword.value for keyword in node.keywords]
            for part in shown:
                if getattr(part, "id", "") == handler.name and id(part) not in system:
                    yield f"{node.lineno}: the text of {handler.name}"


def _name(call: ast.Call) -> str:
    function = call.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _shown_in(call: ast.Call) -> Iterator[str]:
    name = _name(call)
    shown = (
        call.args[1:] if name == "fail" else call.args[:1] if name == "print_table" else call.args
    )
    for part in shown:
        if name == "print_facts":
            pairs = part.elts if isinstance(part, ast.List | ast.Tuple) else []
            yield from (
                text
                for pair in pairs
                if isinstance(pair, ast.Tuple)
                for text in _words(pair.elts[0])
            )
        else:
            yield from _words(part)


def _words(node: ast.AST) -> Iterator[str]:
    """Yield the texts that ``node`` puts together; what another function answers is its own."""
    match node:
        case ast.Constant(value=str(text)):
            if re.search(r"[A-Za-z]{2,}", NAME.sub("", text)):
                yield f"{node.lineno}: {text}"
        case ast.IfExp(body=body, orelse=other):
            yield from (*_words(body), *_words(other))
        case ast.BoolOp(values=parts) | ast.JoinedStr(values=parts) | ast.Tuple(elts=parts):
            for part in parts:
                yield from _words(part)
        case ast.List(elts=parts):
            for part in parts:
                yield from _words(part)
        case ast.BinOp(left=left, right=right):
            yield from (*_words(left), *_words(right))
        case ast.FormattedValue(value=value) | ast.Starred(value=value):
            yield from _words(value)
        case ast.ListComp(elt=made) | ast.GeneratorExp(elt=made):
            # Names with their underscores taken out are words of the program, not of a person.
            if isinstance(made, ast.Call) and _name(made) == "replace":
                yield f"{node.lineno}: {ast.unparse(made)}"


def _not_shown(tree: ast.Module) -> Iterator[ast.AST]:
    """Yield every constant that is a docstring, help, looked up, or for who reads the source."""
    for node in ast.walk(tree):
        inner: list[ast.AST] = []
        match node:
            case ast.Expr(value=ast.Constant() as text):
                inner = [text]
            case ast.Call() if _name(node) in LOOKED_UP | CLICK:
                inner = [node]
            case ast.Assert() | ast.Subscript():
                inner = [node]
            case ast.arg(annotation=annotation) if annotation is not None:
                inner = [annotation]
        for part in inner:
            yield from ast.walk(part)


def _is_sentence(value: object) -> bool:
    if not isinstance(value, str) or value in NOT_SAID or value.startswith(("SELECT ", "\b")):
        return False
    return SENTENCE.search(NAME.sub("", value)) is not None


@pytest.mark.parametrize(
    "path",
    [*(ROOT / "app" / name for name in SAID_ELSEWHERE), *sorted(COMMANDS.rglob("*.py"))],
    ids=lambda path: path.stem,
)
def test_that_every_text_of_a_command_is_looked_up(path) -> None:
    assert list(untranslated(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "line",
    [
        'say("Nothing was sent")',
        'say("sent")',
        'say(f"{count} sent")',
        'say("  " + "sent")',
        'say("sent" if sent else "")',
        'fail("send", "closed", Exit.FILES)',
        'raise click.UsageError("give one")',
        'raise click.BadParameter(f"no {what}", param_hint="ID")',
        'click.confirm("Continue?")',
        'print_table(("id", tr("price")), rows)',
        'print_facts([("price", price)])',
        'print_table([name.replace("_", " ") for name in names], rows)',
        'WORDS = {"held": "on hold by you"}',
        'text = f"{count} of the listings"',
        "try: f()\nexcept E as problem: fail(name, str(problem), Exit.USAGE)",
        'try: f()\nexcept E as problem: fail(name, f"{path}: {problem}", Exit.USAGE)',
        'try: f()\nexcept E as problem: say(tr("so: {why}", why=problem))',
    ],
)
def test_that_a_text_in_english_only_is_reported(line: str) -> None:
    assert list(untranslated(line))


@pytest.mark.parametrize(
    "line",
    [
        'say(tr("Nothing was sent"))',
        "try: f()\nexcept E as problem: fail(name, problem_text(problem), Exit.USAGE)",
        'try: f()\nexcept OSError as e: fail(name, f"{path}: {e.strerror or e}", Exit.USAGE)',
        'say("  " + tr("sent"))',
        'say(f"vitrina {name}: {text}", to_stderr=True)',
        'fail("plan check", tr("closed"), Exit.FILES)',
        'raise click.BadParameter(tr("no id"), param_hint="--set")',
        'print_table((tr("id"), "", tr("price")), rows)',
        "print_table([tr(head) for head in heads], rows)",
        'print_facts([(tr("price"), price)])',
        'WORDS = {"held": marked("on hold by you")}',
        'say(counted("{n} row of it", "{n} rows of it", count))',
        'rows = reader.rows("SELECT id FROM items WHERE id = ?")',
        '@click.option("--all", help="Show all of them.")\ndef f(): "Show it all."',
    ],
)
def test_that_what_is_looked_up_is_not_told_of(line: str) -> None:
    assert list(untranslated(line)) == []

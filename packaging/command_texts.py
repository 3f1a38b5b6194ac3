"""The texts of the commands: gathered for the translation files, and made into catalogs of them.

Runs in the environment, as `packaging/dev.py texts` and `setup` call it.
"""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterable, Iterator
from pathlib import Path

from babel.messages import mofile
from babel.messages.catalog import Catalog

ROOT = Path(__file__).resolve().parent.parent
TRANSLATIONS = ROOT / "resources" / "translations"
CONTEXT = "Commands"

CLICK: tuple[str | tuple[str, str], ...] = (
    "Usage:",
    "Options",
    "Commands",
    "Aborted!",
    "required",
    "default: {default}",
    "file",
    "directory",
    "path",
    "Error: {message}",
    "Error: invalid input",
    "Missing argument",
    "Missing option",
    "Missing parameter",
    "Missing command.",
    "Choose from:\n\t{choices}",
    "Try '{command} {option}' for help.",
    "No such option {name!r}.",
    "No such command {name!r}.",
    "Invalid value: {message}",
    "Invalid value for {param_hint}: {message}",
    "Could not open file {filename!r}: {message}",
    "Option {name!r} does not take a value.",
    "{value} is not in the range {range}.",
    "{value!r} is not a valid {number_type}.",
    "{name} {filename!r} is a file.",
    "{name} {filename!r} is a directory.",
    "{name} {filename!r} is not readable.",
    "{name} {filename!r} is not writable.",
    "{name} {filename!r} does not exist.",
    "Show the version and exit.",
    "Show this message and exit.",
    "%(prog)s, version %(version)s",
    ("Got unexpected extra argument ({args})", "Got unexpected extra arguments ({args})"),
    ("Did you mean {possibility}?", "(Did you mean one of: {possibilities}?)"),
    ("Option {name!r} requires an argument.", "Option {name!r} requires {nargs} arguments."),
    ("{value!r} is not {choice}.", "{value!r} is not one of {choices}."),
)
"""What click says by itself, and a person sees."""

Text = str | tuple[str, str]


def sources() -> list[Path]:
    """Every module whose texts a person sees at a terminal."""
    return [ROOT / "app" / "cli.py", *sorted((ROOT / "app" / "commands").rglob("*.py"))]


def marked(tree: ast.AST) -> Iterator[Text]:
    """Every text of a module that is handed to `tr` and the like."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or not node.args:
            continue
        words = [one.value for one in node.args[:2] if isinstance(one, ast.Constant)]
        if node.func.id in ("tr", "marked"):
            yield from (word for word in words[:1] if isinstance(word, str) and word)
        elif node.func.id == "counted":
            yield str(words[0]), str(words[1])


def of_help() -> Iterator[str]:
    """Every text of the help of the commands that has words in it, and is no example."""
    from app.cli import vitrina
    from app.commands.texts.help_texts import translated_tree

    found: list[str] = []
    ask_for_all(translated_tree(vitrina, lambda text: found.append(text) or text))
    for text in found:
        words = re.sub(r"\S*([=*<>/|_]|:\S)\S*", "", text)
        is_example = text.startswith(("vitrina ", '"', "attr.", "active paused closed", "stock: "))
        if not is_example and re.search(r"[a-z]{2,} \S|[A-Za-z]{3,}[.:\]]|^[\[(]", f"{words} "):
            yield text


def ask_for_all(command: object) -> None:
    """Ask for every command below one: it is told when it is asked for."""
    for below in getattr(command, "commands", {}).values():
        ask_for_all(below)


def gathered() -> list[Text]:
    """Every text of the commands, in the order of the source."""
    found: list[Text] = []
    for path in sources():
        found += marked(ast.parse(path.read_text(encoding="utf-8")))
    return list(dict.fromkeys([*found, *of_help(), *CLICK]))


def messages(part: ElementTree.Element) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Every finished message of a part of a translation file: comment, source, forms."""
    for message in part.iter("message"):
        translation = message.find("translation")
        if translation is None or translation.get("type") is not None:
            continue
        forms = translation.findall("numerusform") or [translation]
        said = tuple(form.text or "" for form in forms)
        yield message.findtext("comment", ""), message.findtext("source", ""), said


OTHERWISE_MEANT = ("Mine", "before", "after")
"""What the window says in the same English of something else: its own values, and days."""


def shared() -> set[tuple[str, str]]:
    """Context and source of each sentence that the window and the commands have in common."""
    found = set()
    for path in (ROOT / "app" / "editing" / "sentences").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "QT_TRANSLATE_NOOP":
                context, source = (ast.literal_eval(word) for word in node.args)
                found.add((context, source))
    return found


def of_window(language: str) -> dict[str, str]:
    """The texts of the window in a language: those that it has in one way, wherever they stand.

    A sentence that commands have in common with it is the one of its own context, whatever the
    same English is elsewhere.
    """
    path, common = TRANSLATIONS / f"vitrina_{language}.ts", shared()
    found: dict[str, set[str]] = {}
    own: dict[str, set[str]] = {}
    for context in ElementTree.parse(path).getroot().iter("context"):
        name = context.findtext("name", "")
        for _, source, forms in messages(context):
            translation = "\n".join(forms) if len(forms) == 1 else ""
            found.setdefault(source, set()).add(translation)
            if (name, source) in common:
                own.setdefault(source, set()).add(translation)
    return {
        source: translation
        for source, (translation, *others) in (
            (one, [*all_]) for one, all_ in {**found, **own}.items()
        )
        if translation and not others and source not in OTHERWISE_MEANT
    }


def write_source(target: Path, texts: Iterable[Text], languages: Iterable[str]) -> None:
    """Write what `lupdate` reads: the texts that the window does not say in each language."""
    windows = [of_window(language) for language in languages]
    lines = []
    for text in texts:
        if isinstance(text, tuple):
            one, many = (json.dumps(form, ensure_ascii=False) for form in text)
            lines.append(f"{CONTEXT}.tr({many}, {one}, n)")
        elif not all(text in said for said in windows):
            lines.append(f"{CONTEXT}.tr({json.dumps(text, ensure_ascii=False)})")
    target.write_text("\n".join(lines) + "\n", encoding="utf-8")


def bring(language: str, path: Path, languages: Iterable[str]) -> None:
    """Bring the texts of the commands into ``path``, keeping what is translated."""
    tool = Path(sys.executable).with_name("pyside6-lupdate" + Path(sys.executable).suffix)
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "commands.py"
        write_source(source, gathered(), languages)
        subprocess.run(
            [
                *(str(tool), "-silent", str(source), "-locations", "none", "-no-obsolete"),
                *("-disable-heuristic", "sametext", "-disable-heuristic", "similartext"),
                *("-source-language", "en", "-target-language", language, "-ts", str(path)),
            ],
            check=True,
            timeout=60,
        )


def compile_catalogue(language: str, target: Path) -> None:
    """Write the catalog of a language: its own file, and what the window says."""
    catalogue = Catalog(locale=language, charset="utf-8")
    own = {
        (comment, source): forms
        for comment, source, forms in messages(ElementTree.parse(file_of(language)).getroot())
    }
    for source, said in of_window(language).items():
        if ("", source) not in own:
            catalogue.add(source, said)
    for (one, source), forms in own.items():
        catalogue.add((one, source) if one else source, forms if one else forms[0])
    target.parent.mkdir(parents=True, exist_ok=True)
    draft = target.with_name(f"{target.name}.{os.getpid()}.tmp")
    with draft.open("wb") as file:
        mofile.write_mo(file, catalogue)
    draft.replace(target)


def file_of(language: str) -> Path:
    """The translation file of the commands in a language."""
    return TRANSLATIONS / f"commands_{language}.ts"


def main(verb: str, *languages: str) -> None:
    """`gather LANGUAGE...`: the texts into their files; `compile LANGUAGE...`: the catalogs."""
    for language in languages:
        if verb == "gather":
            bring(language, file_of(language), languages)
        else:
            compile_catalogue(language, TRANSLATIONS / language / "LC_MESSAGES" / "commands.mo")


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    main(*sys.argv[1:])

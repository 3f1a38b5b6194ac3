"""What the documents name is there: files, benchmarks, proofs, verbs; and the table of rooms."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests import ROOT
from tests.import_graph import ROOMS, Rooms
from tests.word_rules import check_words_of_document

pytestmark = pytest.mark.source

DOCUMENTS = ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md")
# What is made by running something, or by a person who follows an example.
MADE = ("build/", ".venv", "settings.toml", "attributes/", "listing_types/", "coverage_areas/")
PATH = re.compile(r"[\w.*/-]+/[\w.*/-]*|[\w*-]+\.(?:py|toml|md|txt|lock|ts)")
QUOTED = re.compile(r"`([^`\n]+)`")
LINKED = re.compile(r"\]\(([^)#:\s]+)\)")
COMMAND = re.compile(r"\b(bench|prove -k|-k) (\w+)")
VERB = re.compile(r"packaging/dev\.py (\w+)")


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def named_paths(text: str) -> set[str]:
    """Return what reads as a path below the project's folder in code spans and links."""
    words = [word for span in QUOTED.findall(text) for word in span.split()]
    found = {word for word in words if PATH.fullmatch(word)} | set(LINKED.findall(text))
    return {
        path
        for path in found
        if not path.startswith(("/", *MADE)) and not re.search(r"[A-Z]{2,}/|/[A-Z]{2,}\b", path)
    }


def is_there(path: str) -> bool:
    """Whether ``path`` is a file or folder of the project, or a module named by its last step."""
    if "*" in path:
        return any(ROOT.glob(path))
    if (ROOT / path).exists():
        return True
    # In a table or tree about one folder a step is enough.
    steps = Path(path).parts
    return any((ROOT / folder).joinpath(*steps).exists() for folder in ("app", "packaging"))


@pytest.mark.parametrize("name", DOCUMENTS)
def test_that_every_path_in_a_document_exists(name):
    missing = sorted(path for path in named_paths(read(name)) if not is_there(path))
    assert not missing


@pytest.mark.parametrize("name", [*DOCUMENTS, "CHANGELOG.md"])
def test_that_the_words_of_a_document_are_plain(name):
    assert not list(check_words_of_document(read(name)))


def test_that_a_phrase_that_was_given_up_is_found_in_a_document():
    assert list(check_words_of_document("It works.\n\nThe seller sees what\ncame of it.")) == [
        "3: says 'what came of'; write: the outcome of"
    ]


def test_that_a_path_that_is_gone_is_found():
    text = "See `app/gone.py`, [this](nowhere.md), `GET /items/1`, `tests/ui` and `/items/{id}`."
    assert named_paths(text) == {"app/gone.py", "nowhere.md", "tests/ui"}
    assert [path for path in sorted(named_paths(text)) if not is_there(path)] == [
        "app/gone.py",
        "nowhere.md",
    ]


@pytest.mark.parametrize("name", DOCUMENTS)
def test_that_benchmarks_proofs_and_verbs_of_a_document_exist(name):
    text = read(name)
    tests = " ".join(path.as_posix() for path in (ROOT / "tests").rglob("*.py"))
    sources = "".join(
        path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py")
    )
    for kind, word in COMMAND.findall(text):
        if word.isupper():
            continue
        known = f"bench_{word}.py" in tests if kind == "bench" else word in tests + sources
        assert known, f"{kind} {word}"
    usage = read("packaging/dev.py")
    for verb in VERB.findall(text):
        assert verb == "VERB" or f"\ndef {verb}(" in usage, verb


def rooms_table(rooms: dict[str, Rooms]) -> str:
    """Return ``ROOMS`` as the tables of ARCHITECTURE.md."""
    lines = ["| room | may import the rooms |", "|---|---|"]
    for package, table in rooms.items():
        short = package.removeprefix("app.")
        lines += [
            f"| `{short}/{room}` | {', '.join(allowed) or '–'} |"
            for room, allowed in table.allowed.items()
        ]
        lines.append(f"| shared in `{short}` | {', '.join(table.shared)} |")
    return "\n".join(lines)


def test_that_the_architecture_shows_who_may_import_whom():
    table = rooms_table(ROOMS)
    assert table in read("ARCHITECTURE.md"), "put this there:\n" + table


def test_that_the_tree_of_the_architecture_has_every_package_and_room():
    tree = re.search(r"```\napp/\n(.*?)```", read("ARCHITECTURE.md"), re.DOTALL)
    assert tree is not None
    package, named = "", set()
    for line in tree[1].splitlines():
        found = re.match(r"( +)([a-z_]+)/ ", line)
        if found is None:
            continue
        if len(found[1]) == 2:
            package = found[2]
            named.add(package)
        else:
            named.add(f"{package}/{found[2]}")
    folders = {
        path.parent.relative_to(ROOT / "app").as_posix()
        for path in (ROOT / "app").rglob("__init__.py")
    }
    assert named == {folder for folder in folders if folder != "." and folder.count("/") < 2}


def missing_modules(package: Path) -> list[str]:
    """Return the names in a package's docstring of which there is no module, here or beside it."""
    docstring = ast.get_docstring(ast.parse(package.read_text(encoding="utf-8"))) or ""
    folder = package.parent
    there = {path.stem for path in (*folder.iterdir(), *folder.parent.iterdir())}
    return [name for name in re.findall(r"``([a-z_]+)``", docstring) if name not in there]


def test_that_packages_name_modules_that_exist(tmp_path):
    for package in (ROOT / "app").rglob("__init__.py"):
        assert missing_modules(package) == [], package
    planted = tmp_path / "room" / "__init__.py"
    planted.parent.mkdir()
    (planted.parent / "there.py").touch()
    planted.write_text('"""A room: ``there`` and ``elsewhere``."""')
    assert missing_modules(planted) == ["elsewhere"]


def test_that_the_drawn_way_of_a_save_goes_through_modules_that_exist():
    drawn = re.search(r"```\n(field .*?)```", read("ARCHITECTURE.md"), re.DOTALL)
    assert drawn is not None
    modules = re.findall(r"[a-z_]+(?:/[a-z_]+)+", drawn[1])
    assert len(modules) > 20
    assert [name for name in modules if not (ROOT / "app" / f"{name}.py").is_file()] == []

"""Who may import whom, who owns which library, and what no module does."""

from __future__ import annotations

import ast
import subprocess
from pathlib import Path

import pytest

from tests import ROOT
from tests.import_graph import (
    ROOMS,
    SMALL_FOR_A_REASON,
    Rooms,
    arrows,
    check_rooms,
    needless,
    rings,
    too_small,
    unnamed_rooms,
)
from tests.source_rules import (
    LARGEST_FOLDER,
    MAY_IMPORT,
    OUTERMOST,
    RULES,
    UNTYPED_DICTS,
    Module,
    check_abstract,
    check_awaited_sums,
    check_dialogs,
    check_docstrings,
    check_durations,
    check_hidden_handles,
    check_inputs,
    check_keys,
    check_libraries,
    check_numbers,
    check_options,
    check_outbox_writers,
    check_packages,
    check_pictures,
    check_plain_text,
    check_printing,
    check_records,
    check_shape,
    check_signals,
    check_styles,
    check_tasks,
    check_translations,
    check_types,
    check_window_reads,
    crowded_folders,
    imports,
    out_of_place,
    untyped_dicts,
)
from tests.word_rules import check_words, check_words_of_tests

pytestmark = pytest.mark.source


def load(path: Path) -> Module:
    steps = path.relative_to(ROOT).with_suffix("").parts
    is_package = steps[-1] == "__init__"
    name = ".".join(steps[:-1] if is_package else steps)
    return Module(name, path.read_text(encoding="utf-8"), is_package)


@pytest.fixture(scope="module")
def modules() -> list[Module]:
    """Every module of the program, read when the first rule asks for it and not by every process
    of a run."""
    return [load(path) for path in sorted((ROOT / "app").rglob("*.py"))]


@pytest.fixture(scope="module")
def modules_of_tests() -> list[Module]:
    """Every module of the tests, read once."""
    return [load(path) for path in sorted((ROOT / "tests").rglob("*.py"))]


@pytest.mark.parametrize("rule", [*RULES, check_rooms, check_words], ids=lambda rule: rule.__name__)
def test_that_every_module_keeps_the_rule(rule, modules):
    found = [f"{module.name}:{problem}" for module in modules for problem in rule(module)]
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize(
    "rule", [check_types, check_durations, check_options], ids=lambda rule: rule.__name__
)
def test_that_every_module_of_the_tests_keeps_the_rule(rule, modules_of_tests):
    found = [
        f"{module.name}:{problem}"
        for module in modules_of_tests
        # A comment planted below is found by its text.
        if (rule, module.name) != (check_types, __name__)
        for problem in rule(module)
    ]
    assert not found, "\n" + "\n".join(found)


def test_that_tools_read_the_options_that_they_declare():
    tools = [load(path) for path in sorted((ROOT / "packaging").rglob("*.py"))]
    found = [f"{module.name}:{problem}" for module in tools for problem in check_options(module)]
    assert not found, "\n" + "\n".join(found)


PARSER = "parser.add_argument('--by-name', '-n')\nparser.add_argument('place')\n"


@pytest.mark.parametrize(
    "lines",
    [
        "chosen = parser.parse_args(words)\nprint(chosen.names)",
        "chosen = parser.parse_args()\nprint(chosen.n)",
        "def main():\n    chosen = parser.parse_args()\n    return [chosen.by for _ in words]",
        "def main():\n    chosen = parser.parse_args()\n    def late():\n        print(chosen.by)",
        "if (chosen := parser.parse_args()).place or chosen.other: pass",
        "chosen, rest = parser.parse_known_args()\nprint(chosen.other)",
        "print(parser.parse_args().other)",
        "def use(chosen: argparse.Namespace):\n    print(chosen.other)",
    ],
)
def test_that_an_option_that_nobody_declares_is_found(lines):
    assert list(check_options(Module("tests.benchmarks.planted", PARSER + lines)))


@pytest.mark.parametrize(
    "lines",
    [
        "chosen = parser.parse_args(words)\nprint(chosen.by_name, chosen.place.name)",
        "parser.add_argument('-o', dest='out')\nprint(parser.parse_args().out)",
        "parser.set_defaults(act=run)\nprint(parser.parse_args().act)",
        "parser.add_subparsers(dest='verb')\nprint(parser.parse_args().verb)",
        "def a():\n    chosen = parser.parse_args()\ndef b(chosen):\n    print(chosen.other)",
        "chosen, rest = parser.parse_known_args()\nprint(rest.other, shop.chosen.other)",
    ],
)
def test_that_an_option_that_is_declared_is_not_found(lines):
    assert not list(check_options(Module("tests.benchmarks.planted", PARSER + lines)))


def test_that_every_package_has_its_place_in_the_table(modules):
    assert {module.package for module in modules} <= {*MAY_IMPORT, *OUTERMOST}


def test_that_every_room_has_its_place_in_the_table(modules):
    rooms = {tuple(module.name.split(".")[1:3]) for module in modules if module.name.count(".") > 2}
    named = {(package.split(".")[1], room) for package in ROOMS for room in ROOMS[package].allowed}
    with_rooms = {package for package, _ in named}
    assert {(package, room) for package, room in rooms if package in with_rooms} == named


def test_that_no_imports_run_in_a_ring(modules):
    assert not rings(arrows(modules))


@pytest.mark.parametrize(
    ("sources", "ring"),
    [
        (
            {"app.ui.a": "from app.ui import b", "app.ui.b": "from app.ui.a import A"},
            ("app.ui.a", "app.ui.b"),
        ),
        (
            {
                "app.ui.a": "from app.ui.b import B",
                "app.ui.b": "def late():\n    import app.ui.c",
                "app.ui.c": "if TYPE_CHECKING:\n    from app.ui.a import A",
            },
            ("app.ui.a", "app.ui.b", "app.ui.c"),
        ),
        (
            {
                "app.ui.x.a": "from app.ui.y.b import B",
                "app.ui.y.b": "",
                "app.ui.y.c": "from app.ui.x.d import D",
                "app.ui.x.d": "",
            },
            ("app.ui.x", "app.ui.y"),
        ),
        (
            {"app.ui.view": "from .net import work", "app.ui.net.work": "from ..view import View"},
            ("app.ui.net", "app.ui.view"),
        ),
    ],
)
def test_that_a_ring_is_found_and_a_way_one_way_is_none(sources, ring):
    modules = [Module(name, source) for name, source in sources.items()]
    assert rings(arrows(modules)) == [ring]
    assert not rings(arrows(modules[:-1]))


def test_that_the_table_of_rooms_allows_no_more_than_is_used(modules):
    assert not needless(modules)


def test_that_a_needless_line_of_the_table_is_found():
    table = {"app.ui": Rooms({"a": (), "b": ("a",), "c": ("a", "b")})}
    sources = {
        "app.ui.a.x": "",
        "app.ui.b.y": "import app.ui.a.x",
        "app.ui.c.z": "import app.ui.b.y",
    }
    modules = [Module(name, source) for name, source in sources.items()]
    assert needless(modules, table) == ["app.ui.c may import a"]


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("app.engine.sending.sender", "from app.engine.plans.plan import Plan"),
        ("app.engine.sending.sender", "def late():\n    import app.engine.outbox.intake"),
        ("app.engine.sending.sender", "from ..facade import Shop"),
        ("app.engine.sync.sync", "from app.engine.session import Session"),
        ("app.service.stores.items", "from app.service.endpoints import items"),
        ("app.service.items.revision", "if TYPE_CHECKING:\n    from app.service import server"),
        ("app.workspace.sqlite.database", "from app.workspace.journal.journal import Journal"),
        ("app.rules.offer.price", "from app.rules.changes.update import check_update"),
        ("app.ui.look.theme", "from app.ui.widgets.card import Card"),
        ("app.ui.window.shell", "from app.ui.editor.view import EditorView"),
        ("app.ui.listings.table.table", "from app.ui.activity.activity import Activity"),
    ],
)
def test_that_a_room_that_sees_too_much_is_found(name, line):
    assert list(check_rooms(Module(name, line)))


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("app.engine.sending.sender", "from app.engine.notices import Notice"),
        ("app.engine.sending.sender", "from ..sync.item_rows import read_row"),
        ("app.engine.facade", "from app.engine.plans.plan import Plan"),
        ("app.ui.editor.net.net_work", "from app.ui.editor.form.fields import Fields"),
        ("app.ui.editor.view", "from app.engine.session import Session"),
        ("app.client.resources.items", "from app.client.requester import Requester"),
    ],
)
def test_that_what_a_room_may_see_is_not_found(name, line):
    assert not list(check_rooms(Module(name, line)))


def test_that_no_folder_is_crowded(modules):
    assert not crowded_folders(modules)


def test_that_a_crowded_folder_is_found():
    modules = [Module(f"app.ui.planted.m{number}", "") for number in range(LARGEST_FOLDER)]
    assert not crowded_folders([*modules, Module("app.ui.planted", "", is_package=True)])
    assert crowded_folders([*modules, Module("app.ui.planted.one_more", "")])


def test_that_nothing_but_documents_and_folders_lies_at_the_top_level():
    words = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    if not (ROOT / ".git").exists():
        pytest.skip("a tree without its history")
    listed = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True)
    assert not out_of_place(filter(None, listed.stdout.split("\0")))


def test_that_what_a_run_left_at_the_top_level_is_found():
    paths = ["README.md", ".gitignore", ".ci/run", "app/__init__.py", "tests/ui/a.py"]
    assert not out_of_place(paths)
    assert out_of_place([*paths, "shop.xlsx", "out/a.py"]) == {"shop.xlsx", "out"}


def test_that_the_docstring_of_a_package_names_its_rooms(modules):
    assert not unnamed_rooms(modules)


def test_that_a_room_without_a_name_is_found():
    package = Module("app.ui", '"""``look`` has the theme."""', is_package=True)
    rooms = [Module(f"app.ui.{room}", "", is_package=True) for room in ("look", "overlook")]
    assert unnamed_rooms([package, *rooms]) == ["app.ui.overlook"]


def test_that_a_small_module_has_a_reason(modules):
    assert not set(too_small(modules)) - set(SMALL_FOR_A_REASON)
    assert set(SMALL_FOR_A_REASON) <= {module.name for module in modules}


@pytest.mark.parametrize(
    ("sources", "found"),
    [
        ({"app.ui.a": "x = 1", "app.ui.b": "import app.ui.a"}, ["app.ui.a"]),
        ({"app.ui.a": "x = 1", "app.ui.b": "import app.ui.a" + "\n" * 260}, []),
        ({"app.ui.a": "x = 1", "app.ui.net.b": "import app.ui.a"}, []),
        ({"app.ui.a": "x = 1" + "\n" * 60, "app.ui.b": "import app.ui.a"}, []),
        ({"app.ui.a": "", "app.ui.b": "import app.ui.a", "app.ui.c": "import app.ui.a"}, []),
        (
            {"app.domain.models.a": "", "app.domain.models.b": "import app.domain.models.a"},
            [],
        ),
    ],
)
def test_that_a_small_module_of_one_user_is_found(sources, found):
    modules = [Module(name, source) for name, source in sources.items()]
    assert too_small(modules) == found


def test_that_untyped_dicts_become_less(modules):
    counts = untyped_dicts(modules)
    total = sum(counts.values())
    assert total <= UNTYPED_DICTS, f"{total}: {counts}"
    assert total > UNTYPED_DICTS - 5, f"lower UNTYPED_DICTS in source_rules.py to {total}"


def test_that_an_untyped_dict_is_found():
    source = "def f(a: dict[str, Any], b: Mapping[str, Any], c: dict[str, str]) -> None: ..."
    assert untyped_dicts([Module("app.planted", source), Module("app.clean", "x = 1")]) == {
        "app.planted": 2
    }


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("The price of an item.", True),
        ("What is left of a sale.", True),
        ("``value`` as text.", True),
        ("Return the price of an item.", False),
        ("Whether an item is closed.", True),
        ("Returns the price of an item.", True),
        ("Titles of groups cannot be chosen.", True),
        ("Searching is possible again.", True),
        ("30 high.", True),
        ("Return whether an item is closed.", False),
        ("Pass the key on.", False),
        ("Bring back what was typed.", False),
    ],
)
def test_that_a_docstring_without_a_verb_is_found(text, found):
    source = f'def f():\n    """{text}"""\n'
    assert bool(list(check_docstrings(Module("app.ui.planted", source)))) is found


@pytest.mark.parametrize("decorator", ["property", "cached_property", "click.group(name='x')"])
def test_that_a_property_and_a_group_of_commands_are_named_like_things(decorator):
    source = f'@{decorator}\ndef f():\n    """The price of an item."""\n'
    assert not list(check_docstrings(Module("app.ui.planted", source)))


def test_that_a_property_that_is_described_as_a_function_is_found():
    source = '@property\ndef f(self):\n    """Return the price of an item."""\n'
    assert list(check_docstrings(Module("app.ui.planted", source)))


# What is taken from another folder of tests though it belongs to that folder alone.
TAKEN_ALONG = {
    "tests.client",
    "tests.engine.test_processes",
    "tests.faults.killed_flush",
    "tests.faults.wire_line",
    "tests.security.window_texts",
    "tests.ui.editor.conftest",
}


def test_that_what_several_folders_of_tests_stand_on_has_one_home(modules_of_tests):
    found = set()
    for module in modules_of_tests:
        for node in module.nodes:
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("tests."):
                folder = str(node.module).split(".")[1]
                own = module.name.split(".")[1]
                if folder not in (own, "stands") and (ROOT / "tests" / folder).is_dir():
                    found.add(node.module)
    assert found <= TAKEN_ALONG, "these belong in tests/stands"


def test_that_what_tests_import_from_tests_is_there(modules_of_tests):
    missing = set()
    for module in modules_of_tests:
        for _, name in imports(module):
            steps = name.split(".")
            # `from tests.a import b` names a module or something in one.
            places = [ROOT.joinpath(*steps), ROOT.joinpath(*steps[:-1])]
            if steps[0] == "tests" and not any(
                place.is_dir() or place.with_suffix(".py").is_file() for place in places
            ):
                missing.add(f"{module.name}: {name}")
    assert not missing


def test_that_one_module_at_most_touches_the_keyring(modules):
    owners = {
        module.name
        for module in modules
        for _, name in imports(module)
        if name.split(".")[0] == "keyring"
    }
    assert len(owners) <= 1


def test_that_create_task_occurs_once(modules):
    found = [
        (module.name, node.lineno)
        for module in modules
        for node in module.nodes
        if isinstance(node, ast.Attribute) and node.attr in ("create_task", "ensure_future")
    ]
    assert [name for name, _ in found] == ["app.tasks"]


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("app.domain.models.item", "from app.rules.findings import Finding"),
        ("app.domain.models.item", "import app.clock"),
        ("app.rules.offer.title", "from app.service.errors import ServiceError"),
        ("app.editing.draft", "from app import paths"),
        ("app.client.requester", "from app.engine.notices import Notice"),
        ("app.client.requester", "from app.service import application"),
        ("app.service.server", "from app.client.api import MarketplaceApi"),
        ("app.workspace.catalog.catalog", "from app.rules.offer.title import check_title"),
        ("app.engine.session", "from app.ui.look.theme import color"),
        ("app.engine.session", "from app.bootstrap import open_program"),
        ("app.ui.editor.view", "from app.client.errors import ClientError"),
        ("app.ui.editor.view", "from app.workspace.sqlite.database import Database"),
        ("app.ui.editor.view", "from app.rules.offer.title import check_title"),
        ("app.ui.editor.view", "def late():\n    from app.service import server"),
        ("app.ui.editor.view", "if TYPE_CHECKING:\n    from app.client import api"),
        ("app.ui.editor.view", "from ...client import api"),
        ("app.settings", "from app.domain.models.item import Item"),
        ("app.tasks", "from app.engine import session"),
    ],
)
def test_that_an_import_of_something_further_out_is_found(name, line):
    assert list(check_packages(Module(name, line)))


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("app.ui.editor.view", "from app.rules.findings import Finding"),
        ("app.ui.editor.view", "from app.engine.session import Session"),
        ("app.ui.editor.view", "from ..widgets import chip"),
        ("app.engine.session", "from app.clock import Clock\nfrom app.tasks import TaskScope"),
        (
            "app.bootstrap",
            "from app.client.api import MarketplaceApi\nimport app.ui.window.main_window",
        ),
        ("app.service.server", "from app import __version__"),
    ],
)
def test_that_an_import_of_something_further_in_is_allowed(name, line):
    assert not list(check_packages(Module(name, line)))


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("app.engine.session", "from PySide6.QtCore import QObject"),
        ("app.ui.window.main_window", "import qasync"),
        ("app.engine.sync.sync", "import httpx"),
        ("app.engine.sync.sync", "import sqlite3"),
        ("app.workspace.catalog.catalog", "from sqlite3 import Connection"),
        ("app.workspace.folder", "import platformdirs"),
        ("app.engine.processes.marketplace_process", "import uvicorn"),
    ],
)
def test_that_a_library_away_from_its_owner_is_found(name, line):
    assert list(check_libraries(Module(name, line)))


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("app.ui.window.main_window", "from PySide6.QtWidgets import QMainWindow"),
        ("app.ui.loop", "import qasync"),
        ("app.client.requester", "import httpx"),
        ("app.workspace.sqlite.database", "import sqlite3"),
        ("app.service.stores.sqlite", "import sqlite3"),
    ],
)
def test_that_a_library_with_its_owner_is_allowed(name, line):
    assert not list(check_libraries(Module(name, line)))


@pytest.mark.parametrize(
    ("rule", "line"),
    [
        (check_tasks, "asyncio.create_task(work())"),
        (check_tasks, "asyncio.get_running_loop().create_task(work())"),
        (check_tasks, "asyncio.ensure_future(work())"),
        (check_tasks, "async def ask(dialog):\n    dialog.exec()"),
        (check_tasks, "async def wait(app):\n    app.processEvents()"),
        (check_tasks, "@asyncSlot()\nasync def save(): pass"),
        (check_awaited_sums, "async def f(self):\n    self.due += await self.more()"),
        (check_awaited_sums, "async def f(self):\n    self.due |= set(await self.more())"),
        (check_awaited_sums, "async def f(due):\n    due['a'] += await more()"),
        (check_window_reads, "from app.engine.catalog.listing_search import ListingSearch"),
        (check_window_reads, "def late():\n    import app.engine.queries.query"),
        (check_inputs, "field = QDateTimeEdit(self)"),
        (check_inputs, "line.addWidget(QComboBox())"),
        (check_styles, "button.setStyleSheet('color: red')"),
        (check_abstract, "class A:\n    def f(self):\n        raise NotImplementedError"),
        (check_abstract, "def f():\n    raise NotImplementedError('a subclass')"),
        (check_hidden_handles, "leave = getattr(widget, 'leave', None)"),
        (check_hidden_handles, "if hasattr(view, 'undo_stack'): pass"),
        (check_hidden_handles, "self._window.rows.takeAt(1)"),
        (check_hidden_handles, "view.setProperty('controller', controller)"),
        (check_hidden_handles, "found = view.property('controller')"),
        (check_outbox_writers, "outbox = OutboxStore(journal)\noutbox.put(changes)"),
        (check_outbox_writers, "self._store.add(draft)"),
        (check_signals, "class A:\n    chosen = Signal(int)"),
        (check_signals, "class A:\n    chosen = Signal(str, int)"),
        (check_dialogs, "dialog.finished.connect(dialog.deleteLater)"),
        (check_dialogs, "dialog.exec()"),
        (check_dialogs, "class A(QDialog):\n    x = Qt.WidgetAttribute.WA_DeleteOnClose"),
        (check_keys, "event.matches(QKeySequence.StandardKey.Delete)"),
        (check_keys, "event.matches(QKeySequence.StandardKey.MoveToEndOfLine)"),
        (check_pictures, "reader = QImageReader(path)"),
        (check_pictures, "pixmap.loadFromData(body)"),
        (check_pictures, "QPixmap('cover.png')"),
        (check_plain_text, "QLabel(title)"),
        (check_plain_text, "QLabel(f'<b>{title}</b>')"),
        (check_plain_text, "QLabel(self.tr('{title}').format(title=title))"),
        (check_plain_text, "cell.setToolTip(title)"),
        (check_plain_text, "cell.setToolTip(self.tr('Hello {n}').format(n=name))"),
        (check_plain_text, "QToolTip.showText(position, title)"),
        (check_plain_text, "box.setHtml(text)"),
        (check_plain_text, "QMessageBox.warning(self, 'a', text)"),
        (check_plain_text, "label.setOpenExternalLinks(True)"),
        (check_numbers, "text = f'{count:,}'"),
        (check_numbers, "text = f'{rate:.1f}'"),
        (check_numbers, "text = f'{share:.0%}'"),
        (check_numbers, "text = f'{len(rows)} rows'"),
        (check_numbers, "text = str(len(rows))"),
        (check_numbers, "text = self.tr('{n} rows').format(n=len(rows))"),
        (check_numbers, "text = format(number, 'f')"),
        (check_numbers, "from PySide6.QtCore import QLocale"),
        (check_numbers, "def late():\n    from PySide6.QtCore import QLocale"),
        (check_numbers, "from babel.numbers import format_decimal"),
        (check_numbers, "import locale"),
        (check_numbers, "text = locale.toCurrencyString(1.0)"),
        (check_numbers, "price = Decimal(line.text().replace(',', '.'))"),
        (check_numbers, "count = int(self.stock.text())"),
        (check_translations, "self.tr(f'Hello {name}')"),
        (check_translations, "self.tr('Hello ' + name)"),
        (check_translations, "QCoreApplication.translate('Menu', f'{n} items')"),
        (check_printing, "print(title)"),
        (check_printing, "click.echo(title)"),
        (check_printing, "sys.stderr.write(title)"),
        (check_shape, "x = 1"),
        (check_types, "x: int = name()  # type: ignore[assignment]"),
        (check_types, "# mypy: ignore-errors"),
        (check_durations, "assert time.monotonic() - began < 1"),
        (check_durations, "assert done and time.thread_time() - began < 0.1, title"),
        (check_options, "parser.add_argument('--a')\nchosen = parser.parse_args()\nchosen.b"),
        (check_docstrings, 'def undo():\n    """Undo it."""'),
        (check_docstrings, 'def figures():\n    """Count."""'),
        (check_records, "def f() -> dict[str, int]:\n    return {'left': 1, 'sent': 2}"),
        (check_records, "def f() -> Mapping[str, object]:\n    return {'a': 1, **more, 'b': 2}"),
        (check_shape, '"""Text."""\n' + "\n" * 400),
        (check_shape, '"""Text."""\nclass ItemManager: pass'),
        (check_shape, '"""Text."""\nclass TextUtils: pass'),
    ],
)
def test_that_a_planted_violation_is_found(rule, line):
    assert list(rule(Module("app.ui.planted", line)))


@pytest.mark.parametrize(
    "line", ["say(f'{count:,} rows')", "say(f'{share * 100:.1f}%')", "say(f'{len(rows)} rows')"]
)
def test_that_commands_write_numbers_as_the_window_does(line):
    assert list(check_numbers(Module("app.commands.planted", line)))
    assert not list(check_numbers(Module("app.commands.serving", line)))


@pytest.mark.parametrize(
    ("rule", "line"),
    [
        (check_records, "def to_json() -> dict[str, int]:\n    return {'left': 1, 'sent': 2}"),
        (check_records, "def f() -> JsonObject:\n    return {'left': 1, 'sent': 2}"),
        (check_records, "def f() -> dict[str, int]:\n    return {state: n for state in states}"),
        (check_tasks, "app.exec()"),
        (check_tasks, "async def run(loop):\n    await asyncio.sleep(0)"),
        (check_awaited_sums, "async def f(self):\n    n = await more()\n    self.due += n"),
        (check_awaited_sums, "async def f():\n    found = []\n    found += await more()"),
        (check_signals, "class A:\n    chosen = Signal(object)"),
        (check_dialogs, "open_dialog(LegendSheet(window))\nmenu.setAttribute(WA_DeleteOnClose)"),
        (check_keys, "event.matches(QKeySequence.StandardKey.Copy)\nevent.matches(key)"),
        (check_pictures, "QPixmap(size)"),
        (check_inputs, "field = MomentField(self)\nself.report = QPlainTextEdit(self)"),
        (check_plain_text, "QLabel()\nQLabel(self)\nQLabel('fixed')\nQLabel(self.tr('Price'))"),
        (check_plain_text, "button.setToolTip(self.tr('Close'))"),
        (check_plain_text, "cell.setToolTip(tooltip_text(title))"),
        (check_numbers, "text = format_number(len(rows), locale)"),
        (check_numbers, "text = f'{when:%H:%M} · {title}'"),
        (check_numbers, "text = f'{number(len(rows))} rows'"),
        (check_translations, "self.tr('Hello {name}').format(name=name)"),
        (check_translations, "self.tr('%n listings', '', n)"),
        (check_printing, "say(title)\nfile.write(title)"),
        (check_shape, '"""What it is."""\nclass ItemDraft: pass'),
        (check_durations, "assert time.monotonic() < deadline, 'waited in vain'"),
        (check_durations, "assert clock.monotonic() - began < 1"),
        (check_types, "x: int = 1  # the type is inferred: ignore what mypy says of it"),
    ],
)
def test_that_what_is_right_is_not_found(rule, line):
    assert not list(rule(Module("app.ui.planted", line)))


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("app.planted", "def take_told(row): ..."),
        ("app.planted", "class Hands: ..."),
        ("app.planted", "def f(shelf): ..."),
        ("app.planted", "said = 1"),
        ("app.planted", "class A:\n    def f(self):\n        self._doors = 1"),
        ("app.planted", "def take_back(row): ..."),
        ("app.planted", "class Conduct: ..."),
        ("app.planted", "class A:\n    def is_in_vain(self): ..."),
        ("app.planted.greeting", ""),
        ("app.planted", '"""What came of a decision."""'),
        ("app.planted", '"""Whose listings these are."""'),
        ("app.planted", 'class A:\n    """How a listing looks."""'),
        ("app.planted", "# The answer of which nothing is said."),
        ("app.planted", 'def f():\n    """Return the row that was seen to be\n    missing."""'),
    ],
)
def test_that_a_word_that_was_given_up_is_found(name, source):
    assert list(check_words(Module(name, source)))


def test_that_the_words_of_the_tests_are_plain(modules_of_tests):
    # What plants such words has them, and the table of them.
    own = {__name__, "tests.word_rules"}
    found = [
        f"{module.name}:{problem}"
        for module in modules_of_tests
        if module.name not in own
        for problem in check_words_of_tests(module)
    ]
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize(
    "source",
    [
        "def test_that_what_is_said_is_checked(): ...",
        "def told(answer): ...",
        "class Greeting: ...",
        'def f():\n    """What came of a call."""',
        "# The page that was told of first.",
    ],
)
def test_that_a_word_that_tests_gave_up_is_found(source):
    assert list(check_words_of_tests(Module("tests.planted", source)))


@pytest.mark.parametrize(
    "source",
    [
        '"""The outcome of a decision."""\n\noutcome = 1  # the seller is told when it is over',
        "def withhold(backdoor, foretold, thousands): ...",
        "def f(entry):\n    return entry.told",
        '"""Rows are told apart by their numbers."""',
    ],
)
def test_that_a_word_of_the_field_is_not_found(source):
    assert not list(check_words(Module("app.planted", source)))


def test_that_every_rule_has_a_planted_violation():
    source = Path(__file__).read_text(encoding="utf-8")
    for rule in (*RULES, check_rooms, check_words):
        name = rule.__name__
        assert f"        ({name}, " in source or f"{name}(Module(" in source, name


def test_that_code_in_a_package_s_init_is_found():
    assert list(check_shape(Module("app.ui", '"""Qt."""\nfrom app.ui.x import y', True)))

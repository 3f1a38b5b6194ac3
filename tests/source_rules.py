"""The rules that the source keeps, as functions from one module's text to what is wrong in it."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

LONGEST_MODULE = 350
LARGEST_FOLDER = 24
# What lies beside the folders and the dot files of the project.
DOCUMENTS = ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE")
TOP_LEVEL = {"pyproject.toml", *DOCUMENTS, "app", "resources", "tests", "packaging"}
# How often a dict with values of any type stands in the program; it may only become less.
UNTYPED_DICTS = 17
SILENCED_TYPE = re.compile(r"#\s*(?:type:\s*ignore|mypy:)")
UNTYPED_DICT = re.compile(r"\b(?:dict|Mapping|MutableMapping)\[str, Any\]")

# What a docstring of a function does not begin with: it says with an imperative what is done.
NO_VERBS = {
    *("A", "About", "After", "All", "An", "Another", "As", "At", "Before", "Beside", "Both", "By"),
    *("Either", "Every", "Few", "For", "From", "Here", "How", "If", "In", "Inside", "Into", "It"),
    *("Its", "Like", "More", "Never", "New", "No", "Nobody", "Nowhere", "Of", "On", "Once", "One"),
    *("Only", "Other", "Several", "She", "So", "Somebody", "Something", "Such", "That", "The"),
    *("Their", "There", "They", "To", "Two", "Under", "What", "When", "Where", "Whether", "Which"),
    *("While", "Who", "Whose", "Why", "With", "Within", "Without"),
}
VERBS_IN_ING = {"Bring", "Ring"}

# Beside these every package but the first three may import what everybody needs.
EVERYWHERE = ("clock", "paths", "logs", "redaction", "terminal", "crash")
MAY_IMPORT: dict[str, tuple[str, ...]] = {
    "domain": (),
    # The site table is a file, which the rules read once, at the first question about a site.
    "rules": ("domain", "paths"),
    "editing": ("domain", "rules"),
    "client": ("domain", *EVERYWHERE),
    "workspace": ("domain", "rules.findings", "rules.offer.own_figures", "editing", *EVERYWHERE),
    "imaging": ("domain", *EVERYWHERE),
    "service": ("domain", "rules", "imaging", *EVERYWHERE),
    "engine": (
        "domain",
        "rules",
        "editing",
        "client",
        "workspace",
        "imaging",
        "tasks",
        *EVERYWHERE,
    ),
    # Beside the commands: the same engine, and the same sentences.
    "api": (
        "domain",
        "rules",
        "editing",
        "client.token",
        "workspace",
        "engine",
        "commands.texts.problems",
        "commands.wording",
        "shops",
        *EVERYWHERE,
    ),
    "ui": ("domain", "rules.findings", "editing", "engine", "tasks", "settings", *EVERYWHERE),
    "tasks": EVERYWHERE,
    "settings": EVERYWHERE,
    "clock": (),
    "process_priority": (),
    "paths": (),
    "logs": ("redaction",),
    "redaction": (),
    "terminal": ("domain",),
    "crash": ("logs", "redaction", "terminal"),
}
# The ones that know every package.
OUTERMOST = ("__init__", "__main__", "bootstrap", "cli", "commands", "shops")

LIBRARY_OWNERS: dict[str, tuple[str, ...]] = {
    "PySide6": ("app.ui",),
    "shiboken6": ("app.ui",),
    "qasync": ("app.ui.loop",),
    "httpx": ("app.client",),
    "httpcore": ("app.client",),
    "sqlite3": ("app.workspace.sqlite.database", "app.service.stores.sqlite"),
    "psycopg": (
        "app.service.stores.postgresql",
        "app.service.stores.postgresql_connection",
        "app.service.stores.postgresql_errors",
    ),
    "platformdirs": ("app.paths",),
    "starlette": ("app.service",),
    "uvicorn": ("app.service",),
    # Decoding is for the process that may take no more than is its; the service scales its own.
    "PIL": ("app.imaging.work", "app.service.stores.imaging", "app.service.seeding"),
    # Neither is loaded before a prediction is asked for.
    "numpy": ("app.service.prediction",),
    "scipy": (
        "app.service.prediction.fitting",
        "app.service.prediction.likelihood",
        "app.service.prediction.solving",
    ),
    # Each is loaded with the first sheet that is written or read.
    "xlsxwriter": ("app.engine.sheets.workbook_writer",),
    "python_calamine": ("app.engine.sheets.workbook_reader",),
    "lark": ("app.engine.queries.syntax", "app.engine.queries.completion"),
    "click": ("app.cli", "app.commands", "app.__main__"),
}
INPUT_OWNER = "app.ui.widgets.inputs"
_QT_INPUTS = (
    *("QPushButton", "QToolButton", "QCheckBox", "QRadioButton", "QComboBox", "QSpinBox"),
    *("QDoubleSpinBox", "QDateEdit", "QTimeEdit", "QDateTimeEdit", "QCalendarWidget"),
)
STYLE_OWNERS = ("app.ui.look.style_sheet", "app.ui.application")
TEXT_OWNER = "app.ui.look.text"
PICTURE_OWNER = "app.ui.pictures.decode"
TASK_OWNER = "app.tasks"
# The rehearsal has an outbox of its own, on a clone of the listings.
OUTBOX_WRITERS = ("app.engine.outbox.intake", "app.engine.plans.rehearsal")
UNBOUNDED_READS = (
    "app.engine.catalog.listing_search",
    "app.engine.catalog.listing_reads",
    "app.engine.queries.query",
)
# What they return goes out as JSON.
RECORD_WRITERS = ("app.commands", "app.service")
DIALOG_OWNER = "app.ui.loop"
_SHOWN_DIALOGS = tuple(
    f"{name}.{how}" for name in ("dialog", "Dialog", "sheet") for how in ("exec", "open")
)
PRINT_OWNER = "app.terminal"
PLAIN_KEYS = ("Copy", "Cut", "Paste", "Redo", "Save", "Undo")
# Qt's own locale is for dates, and for asking what the system speaks: numbers have theirs.
QLOCALE_OWNERS = ("app.ui.texts.catalog_text", "app.ui.application")
_HANDLES = ("controller", "model", "view", "session")
# What they write is for a terminal and Qt's style sheet, or for who runs a server; the last is what
# the commands write numbers with.
NO_WINDOW = (
    *("app.ui.tour", "app.ui.look.style_sheet"),
    *("app.commands.serving", "app.commands.language"),
)
VAGUE_NAMES = ("Manager", "Helper", "Utils", "Util")


@dataclass(frozen=True)
class Module:
    """One module of the package: ``name`` is dotted, ``source`` is its text."""

    name: str
    source: str
    is_package: bool = False
    tree: ast.Module = field(init=False, repr=False, compare=False)
    nodes: tuple[ast.AST, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "tree", ast.parse(self.source))
        object.__setattr__(self, "nodes", tuple(ast.walk(self.tree)))

    @property
    def package(self) -> str:
        """The first step below ``app``."""
        return [*self.name.split("."), "__init__"][1]

    def within(self, owners: tuple[str, ...]) -> bool:
        """Whether the module is one of ``owners`` or lies in one."""
        return any(self.name == owner or self.name.startswith(owner + ".") for owner in owners)


def imports(module: Module) -> Iterator[tuple[int, str]]:
    """Every module that is imported, wherever in the file, with its line."""
    for node in module.nodes:
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            if node.level:
                base = module.name.split(".")
                base = base[: len(base) - node.level + (1 if module.is_package else 0)]
                origin = ".".join([*base, *([node.module] if node.module else [])])
            else:
                origin = node.module or ""
            # `from app.ui import start` imports app.ui.start; what is no module does no harm.
            yield from ((node.lineno, f"{origin}.{alias.name}") for alias in node.names)


def calls(module: Module) -> Iterator[tuple[ast.Call, str]]:
    """Every call with the last name of what is called."""
    for node in module.nodes:
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Attribute):
                yield node, node.func.attr
            elif isinstance(node.func, ast.Name):
                yield node, node.func.id


def check_packages(module: Module) -> Iterator[str]:
    """A package imports only what lies further in."""
    if module.package in OUTERMOST:
        return
    allowed = (module.package, *MAY_IMPORT.get(module.package, ()))
    for line, name in imports(module):
        if not name.startswith("app."):
            continue
        target = name.removeprefix("app.")
        inside = any(target == step or target.startswith(step + ".") for step in allowed)
        if not inside and target != "__version__":
            yield f"{line}: {module.package} imports {name}"


def check_libraries(module: Module) -> Iterator[str]:
    """A library is used where it has its owner."""
    for line, name in imports(module):
        owners = LIBRARY_OWNERS.get(name.split(".")[0])
        if owners is not None and not module.within(owners):
            yield f"{line}: {name} belongs to {', '.join(owners)}"


def check_tasks(module: Module) -> Iterator[str]:
    """Tasks are created in one module, and nothing runs a nested loop inside a coroutine."""
    for call, name in calls(module):
        if name in ("create_task", "ensure_future") and module.name != TASK_OWNER:
            yield f"{call.lineno}: {name} outside {TASK_OWNER}"
        if name == "asyncSlot":
            yield f"{call.lineno}: asyncSlot keeps no reference to its task"
    for function in module.nodes:
        if isinstance(function, ast.AsyncFunctionDef):
            for call in (node for node in ast.walk(function) if isinstance(node, ast.Call)):
                name = getattr(call.func, "attr", "")
                if name in ("exec_", "processEvents") or (name == "exec" and not call.args):
                    yield f"{call.lineno}: {name}() inside a coroutine"


def check_awaited_sums(module: Module) -> Iterator[str]:
    """What is added to something shared is awaited first.

    ``self.x += await more()`` takes ``self.x`` before it waits and puts the old one back after it:
    what others did to it meanwhile is gone.
    """
    for node in module.nodes:
        if (
            isinstance(node, ast.AugAssign)
            and not isinstance(node.target, ast.Name)
            and any(isinstance(part, ast.Await) for part in ast.walk(node.value))
        ):
            yield f"{node.lineno}: awaits between reading and writing; await into a name first"


def check_printing(module: Module) -> Iterator[str]:
    """What is printed goes through one place, where nothing passes that a terminal would obey."""
    if module.name == PRINT_OWNER:
        return
    for call, name in calls(module):
        if name in ("print", "echo", "secho", "print_exc", "print_exception"):
            yield f"{call.lineno}: {name} outside {PRINT_OWNER}"
        target = call.func.value if isinstance(call.func, ast.Attribute) else None
        if name in ("write", "writelines") and ast.unparse(target or call) in (
            *("sys.stdout", "sys.stderr", "sys.__stdout__", "sys.__stderr__"),
        ):
            yield f"{call.lineno}: a stream is written to outside {PRINT_OWNER}"


def check_window_reads(module: Module) -> Iterator[str]:
    """The window asks a reader what is not bounded; only the tour, which checks it, does not."""
    if module.package != "ui" or module.within(("app.ui.tour",)):
        return
    for line, name in imports(module):
        if name.startswith(UNBOUNDED_READS):
            yield f"{line}: {name} reads without a bound; ask the catalogue's reader"


def check_outbox_writers(module: Module) -> Iterator[str]:
    """What is to be sent goes into the outbox past the guards: by one module of the engine."""
    if module.package == "workspace" or module.name in OUTBOX_WRITERS:
        return
    stores = {
        ast.unparse(target)
        for node in module.nodes
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call)
        if getattr(node.value.func, "id", "") == "OutboxStore"
        for target in node.targets
    }
    for call, name in calls(module):
        if name in ("add", "add_changes", "put", "put_decided"):
            target = call.func.value if isinstance(call.func, ast.Attribute) else call
            text = ast.unparse(target)
            if text in stores or text.endswith("store") or text.startswith("OutboxStore("):
                yield f"{call.lineno}: {name} past the guards; use {OUTBOX_WRITERS[0]}"


def check_styles(module: Module) -> Iterator[str]:
    """Style sheets are set in one place, so that a theme is one thing."""
    for call, name in calls(module):
        if name == "setStyleSheet" and module.name not in STYLE_OWNERS:
            yield f"{call.lineno}: setStyleSheet outside {' and '.join(STYLE_OWNERS)}"


def check_inputs(module: Module) -> Iterator[str]:
    """A field is one of the program's own: the style knows no other, least of all in the dark."""
    if module.package != "ui" or module.name.startswith(INPUT_OWNER):
        return
    for call, name in calls(module):
        if name in _QT_INPUTS:
            yield f"{call.lineno}: {name} outside {INPUT_OWNER}"


def check_hidden_handles(module: Module) -> Iterator[str]:
    """What one part of the window needs of another stands in a type, not in a name or a place."""
    if module.package != "ui":
        return
    for call, name in calls(module):
        written = [arg.value for arg in call.args[1:2] if isinstance(arg, ast.Constant)]
        if name in ("getattr", "hasattr") and any(isinstance(one, str) for one in written):
            yield f"{call.lineno}: {name} by a written name; say it in a Protocol"
        owner = ast.unparse(call.func.value) if isinstance(call.func, ast.Attribute) else ""
        if name == "takeAt" and owner.count(".") > 1:
            yield f"{call.lineno}: takes an item out of a layout of somebody else"
        named = [arg.value for arg in call.args[:1] if isinstance(arg, ast.Constant)]
        if name in ("property", "setProperty") and named and named[0] in _HANDLES:
            yield f"{call.lineno}: hides an object in a property"


def check_pictures(module: Module) -> Iterator[str]:
    """Pictures are decoded in one place, which looks at their size before."""
    for call, name in calls(module):
        if name in ("QImageReader", "QMovie", "loadFromData", "fromData"):
            if module.name != PICTURE_OWNER:
                yield f"{call.lineno}: {name} outside {PICTURE_OWNER}"
        elif name in ("QImage", "QPixmap") and call.args and is_own_text(call.args[0]):
            yield f"{call.lineno}: {name} reads a file; use {PICTURE_OWNER}"


def check_signals(module: Module) -> Iterator[str]:
    """No ``Signal(int)``: ids and quantities are larger than its 32 bits."""
    for call, name in calls(module):
        if name in ("Signal", "Slot") and any(
            isinstance(argument, ast.Name) and argument.id == "int" for argument in call.args
        ):
            yield f"{call.lineno}: {name}(int) wraps at 2^31; use object"


def check_dialogs(module: Module) -> Iterator[str]:
    """A dialog is shown by one of the two functions that also let it go."""
    if not module.name.startswith("app.ui.") or module.name == DIALOG_OWNER:
        return
    for call, _name in calls(module):
        where = ast.unparse(call.func)
        if where.endswith(("finished.connect", *_SHOWN_DIALOGS)):
            yield f"{call.lineno}: {where}; dialogs are for {DIALOG_OWNER}"
    nodes = list(ast.walk(module.tree))
    bases = [base for node in nodes if isinstance(node, ast.ClassDef) for base in node.bases]
    for node in nodes if any("Dialog" in ast.unparse(base) for base in bases) else ():
        if isinstance(node, ast.Attribute) and node.attr == "WA_DeleteOnClose":
            yield f"{node.lineno}: a dialog that goes by itself; use {DIALOG_OWNER}"


def check_keys(module: Module) -> Iterator[str]:
    """A standard key is asked for only where it is no other key as well.

    On X11 Qt knows keys of Emacs: Ctrl+D deletes, Ctrl+K and Ctrl+U erase a line, Ctrl+E goes to
    its end. What is meant as one key is compared with that key.
    """
    for call, name in calls(module):
        key = call.args[0] if call.args else None
        if name == "matches" and isinstance(key, ast.Attribute) and key.attr not in PLAIN_KEYS:
            yield f"{call.lineno}: StandardKey.{key.attr} is several keys; compare event.key()"


def is_own_text(node: ast.expr) -> bool:
    """Whether an expression is text of the program itself: a literal or a translation of one."""
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str)
    if isinstance(node, ast.Call):
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        return name in ("tr", "translate", "tooltip_text")
    if isinstance(node, ast.IfExp):
        return is_own_text(node.body) and is_own_text(node.orelse)
    return False


def check_plain_text(module: Module) -> Iterator[str]:
    """What came from elsewhere is shown only by widgets that cannot take it for markup."""
    if module.name == TEXT_OWNER or module.package != "ui":
        return
    for call, name in calls(module):
        first = call.args[0] if call.args else None
        if name == "QLabel" and first is not None:
            if not is_own_text(first) and getattr(first, "id", "") not in ("self", "parent"):
                yield f"{call.lineno}: QLabel guesses the format of a text; use PlainLabel"
        elif name in ("setToolTip", "showText") and first is not None:
            text = call.args[-1] if name == "showText" else first
            if not is_own_text(text):
                yield f"{call.lineno}: a tooltip has no plain mode; use plain_tooltip"
        elif name in ("setHtml", "insertHtml", "appendHtml", "QErrorMessage"):
            yield f"{call.lineno}: {name} renders markup"
        elif name == "setOpenExternalLinks":
            yield f"{call.lineno}: addresses are opened by open_web only"
        elif name in ("information", "warning", "critical", "question", "about"):
            owner = call.func.value if isinstance(call.func, ast.Attribute) else None
            if getattr(owner, "id", "") == "QMessageBox":
                yield f"{call.lineno}: QMessageBox.{name} blocks and renders markup"


_FIGURES = re.compile(r"[^%]*[,_]?[deEfFgGn%]|.*,.*")


def _spec_of(node: ast.FormattedValue) -> str:
    parts = node.format_spec.values if isinstance(node.format_spec, ast.JoinedStr) else []
    return "".join(str(part.value) for part in parts if isinstance(part, ast.Constant))


def _is_count(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and getattr(node.func, "id", "") == "len"


def check_numbers(module: Module) -> Iterator[str]:
    """Window and commands write and read every number in one way: that of a ``NumberLocale``."""
    if module.package not in ("ui", "commands") or module.within(NO_WINDOW):
        return
    for line, name in imports(module):
        if name.endswith(".QLocale") and not module.within(QLOCALE_OWNERS):
            yield f"{line}: numbers are written by app.editing.numbers, not by QLocale"
        if name.split(".")[0] in ("locale", "babel"):
            yield f"{line}: numbers are written by app.editing.numbers, not by {name}"
    for node in module.nodes:
        if isinstance(node, ast.FormattedValue) and (
            _is_count(node.value) or _FIGURES.fullmatch(_spec_of(node))
        ):
            yield f"{node.lineno}: a number in an f-string; use format_number, count_text"
    for call, name in calls(module):
        arguments = [*call.args, *(keyword.value for keyword in call.keywords)]
        if name in ("format", "str") and any(map(_is_count, arguments)):
            yield f"{call.lineno}: a count that is not written by format_number"
        if name == "format" and isinstance(call.func, ast.Name):
            yield f"{call.lineno}: format() knows nothing of the window; use format_number"
        if name in ("toCurrencyString", "setGroupSeparator"):
            yield f"{call.lineno}: {name} writes another number format than the window's"
        if name in ("int", "float", "Decimal") and any(
            isinstance(inner, ast.Call)
            and getattr(inner.func, "attr", "") in ("text", "toPlainText")
            for argument in arguments
            for inner in ast.walk(argument)
        ):
            yield f"{call.lineno}: what was typed is read by read_number"


def check_translations(module: Module) -> Iterator[str]:
    """A text to translate is written out: what is put together is never found by the tools."""
    for call, name in calls(module):
        if name in ("tr", "translate") and call.args:
            text = call.args[1 if name == "translate" and len(call.args) > 1 else 0]
            if isinstance(text, (ast.JoinedStr, ast.BinOp)):
                yield f"{call.lineno}: a translated text that is put together"


_PROBLEM_CODE = re.compile(r"[a-z]+(\.[a-z_]+)+")


def problem_classes(modules: Iterable[Module]) -> frozenset[str]:
    """Return the names of the classes of ``app/domain/coded_error.py`` and of all below them."""
    bases: dict[str, set[str]] = {}
    for module in modules:
        for node in module.nodes:
            if isinstance(node, ast.ClassDef):
                bases[node.name] = {getattr(base, "id", "") for base in node.bases}
    found = {"CodedError"}
    while more := {name for name, above in bases.items() if above & found} - found:
        found |= more
    return frozenset(found)


def check_problems(module: Module, problems: frozenset[str]) -> Iterator[str]:
    """What cannot be done is raised as a code; the sentence is made where it is shown.

    A code may be a name (``code``, ``self.code``, ``problem.code``); a text that is put together is
    none.
    """
    calls_above = {
        id(call)
        for node in module.nodes
        if isinstance(node, ast.ClassDef)
        and {getattr(base, "id", "") for base in node.bases} & problems
        for call in ast.walk(node)
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "super().__init__"
    }
    for call, name in calls(module):
        if not (name in problems and isinstance(call.func, ast.Name)) and (
            id(call) not in calls_above
        ):
            continue
        match call.args[:1]:
            case [ast.Constant(value=str(text))] if _PROBLEM_CODE.fullmatch(text):
                continue
            case [ast.Name(id="code") | ast.Attribute(attr="code")]:
                continue
            case [ast.IfExp(body=ast.Constant(), orelse=ast.Constant())]:
                continue
        # A class that makes the code itself takes other values.
        if name in _OWN_CODE:
            continue
        yield f"{call.lineno}: {name} with a sentence; give a code, and a row in its table"


# They know their own code.
_OWN_CODE = ("NoKey", "RelistedBefore")


def check_shape(module: Module) -> Iterator[str]:
    """A module says what it is, is small, and has names that say something."""
    lines = module.source.count("\n")
    if lines > LONGEST_MODULE:
        yield f"{lines}: longer than {LONGEST_MODULE} lines"
    docstring = ast.get_docstring(module.tree)
    empty = module.name == "app.domain"
    if not docstring and not empty:
        yield "1: no docstring"
    if module.is_package and module.name != "app" and len(module.tree.body) > 1:
        yield "1: a package's __init__ holds its docstring only"
    for node in module.nodes:
        if isinstance(node, ast.ClassDef) and node.name.endswith(VAGUE_NAMES):
            yield f"{node.lineno}: {node.name} says nothing about what it is"


def check_types(module: Module) -> Iterator[str]:
    """What mypy says is answered with a right type, not silenced."""
    for line, text in enumerate(module.source.splitlines(), 1):
        if SILENCED_TYPE.search(text):
            yield f"{line}: mypy is silenced here: give the value its type"


CLOCKS = frozenset({"monotonic", "perf_counter", "process_time", "thread_time"})


def check_durations(module: Module) -> Iterator[str]:
    """A test compares with a reference: a bound in seconds fails on a busy machine."""
    for node in module.nodes:
        if not isinstance(node, ast.Assert):
            continue
        for part in ast.walk(node.test):
            if (
                isinstance(part, ast.BinOp)
                and isinstance(part.op, ast.Sub)
                and isinstance(part.left, ast.Call)
                and ast.unparse(part.left.func) in {f"time.{clock}" for clock in CLOCKS}
            ):
                yield f"{node.lineno}: compares seconds: use tests.stands.processor_time"


def check_options(module: Module) -> Iterator[str]:
    """What is read of the parsed options is one that a parser of the module declares.

    mypy does not see it: to it everything in a ``Namespace`` is there, and of any type.
    """
    declared = {name for call, what in calls(module) for name in _declared_options(call, what)}
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    wrong: set[tuple[int, str]] = set()
    for scope in (module.tree, *(node for node in module.nodes if isinstance(node, functions))):
        names = _parsed_names(scope)
        for node in ast.walk(scope):
            if not isinstance(node, ast.Attribute) or not isinstance(node.ctx, ast.Load):
                continue
            of_name = isinstance(node.value, ast.Name) and node.value.id in names
            if (of_name or _is_parsing(node.value)) and node.attr not in declared:
                wrong.add((node.lineno, node.attr))
    for line, name in sorted(wrong):
        yield f"{line}: the option {name} is read and declared nowhere in the module"


def _declared_options(call: ast.Call, what: str) -> Iterator[str]:
    """Yield the names under which a call on a parser lets options be read."""
    if what == "set_defaults":
        yield from (keyword.arg for keyword in call.keywords if keyword.arg is not None)
    if what not in ("add_argument", "add_subparsers"):
        return
    for keyword in call.keywords:
        if keyword.arg == "dest" and isinstance(keyword.value, ast.Constant):
            yield str(keyword.value.value)
            return
    flags = [str(one.value) for one in call.args if isinstance(one, ast.Constant)]
    # The first long one names it, or else the first.
    flags.sort(key=lambda flag: not flag.startswith("--"))
    if flags and flags[0].startswith("-"):
        yield flags[0].lstrip("-").replace("-", "_")
    elif flags:
        yield flags[0]


def _is_parsing(node: ast.AST | None) -> bool:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in ("parse_args", "parse_known_args")
    )


def _parsed_names(scope: ast.AST) -> set[str]:
    """Return the names of parsed options in a module or a function, without those further in."""
    found: set[str] = set()
    waiting = list(ast.iter_child_nodes(scope))
    while waiting:
        node = waiting.pop()
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            continue
        waiting += ast.iter_child_nodes(node)
        if isinstance(node, ast.arg):
            given = "" if node.annotation is None else ast.unparse(node.annotation)
            if given in ("Namespace", "argparse.Namespace"):
                found.add(node.arg)
        elif isinstance(node, (ast.Assign, ast.AnnAssign, ast.NamedExpr)) and _is_parsing(
            node.value
        ):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for target in targets:
                # Of known ones and the rest the first are the options.
                first = target.elts[0] if isinstance(target, ast.Tuple) else target
                found |= {first.id} if isinstance(first, ast.Name) else set()
    return found


def check_records(module: Module) -> Iterator[str]:
    """What a function returns has a type with fields, and is no dict with names for keys.

    But for JSON: an object of the wire, a document that a command prints, and what ``to_json``
    writes; and for the columns of a row.
    """
    if module.within(RECORD_WRITERS):
        return
    for node in module.nodes:
        if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            continue
        given = "object" if node.returns is None else ast.unparse(node.returns)
        is_dict = given.startswith(("dict", "Mapping", "object"))
        if not is_dict or node.name.startswith(("_", "to_json")):
            continue
        for inner in ast.walk(node):
            value = inner.value if isinstance(inner, ast.Return) else None
            keys = value.keys if isinstance(value, ast.Dict) else []
            names = [k for k in keys if isinstance(k, ast.Constant) and isinstance(k.value, str)]
            if len(names) > 1:
                yield f"{inner.lineno}: {node.name} returns a dict with names for keys; make a type"


def check_abstract(module: Module) -> Iterator[str]:
    """What a subclass has to say is an ``abstractmethod``: its lack is found before it is run."""
    for node in module.nodes:
        raised = node.exc if isinstance(node, ast.Raise) else None
        name = raised.func if isinstance(raised, ast.Call) else raised
        if isinstance(name, ast.Name) and name.id == "NotImplementedError":
            yield f"{node.lineno}: raises NotImplementedError; make it an abstractmethod"


SAYS_NOTHING = re.compile(r"[A-Z][a-z]+(?: exactly| away)?(?: (?:it|these|them|this|both))?\.")


def check_docstrings(module: Module) -> Iterator[str]:
    """What a function does is described with an imperative: "Return …", "Show …", "Raise …".

    A property is named like the value it is, and a group of commands says what the program is.
    """
    for node in module.nodes:
        if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            continue
        first = ((ast.get_docstring(node) or "").split() or [""])[0]
        decorators = " ".join(map(ast.unparse, node.decorator_list))
        if not first or "click.group" in decorators:
            continue
        if "property" in decorators:
            if first == "Return":
                yield f"{node.lineno}: the docstring of the property {node.name} names no value"
        elif SAYS_NOTHING.fullmatch(ast.get_docstring(node) or ""):
            yield f"{node.lineno}: the docstring of {node.name} does not name what it is about"
        elif not _is_imperative(first.rstrip(",:;.")):
            yield f"{node.lineno}: the docstring of {node.name} begins with {first!r}, not a verb"


def _is_imperative(word: str) -> bool:
    """Return whether a word may be an imperative, as far as its form tells."""
    if not word.isalpha() or not word[:1].isupper() or word in NO_VERBS:
        return False
    if word.endswith("ing"):
        return word in VERBS_IN_ING
    # "Returns", "Titles", but not "Press" or "Focus".
    return not word.endswith("s") or word.endswith(("ss", "us"))


def crowded_folders(modules: Iterable[Module]) -> list[str]:
    """Return the folders that hold more modules than are found at a glance."""
    counts = Counter(module.name.rpartition(".")[0] for module in modules if not module.is_package)
    return [
        f"{folder}: {count} modules; give them rooms"
        for folder, count in sorted(counts.items())
        if count > LARGEST_FOLDER
    ]


def out_of_place(paths: Iterable[str]) -> set[str]:
    """Return what lies at the top level of the project beside the documents and the folders."""
    tops = {path.partition("/")[0] for path in paths}
    return {top for top in tops - TOP_LEVEL if not top.startswith(".")}


def untyped_dicts(modules: Iterable[Module]) -> dict[str, int]:
    """Return how often each module speaks of a dict with values of any type."""
    counts = {module.name: len(UNTYPED_DICT.findall(module.source)) for module in modules}
    return {name: count for name, count in counts.items() if count}


Rule = Callable[[Module], Iterator[str]]
RULES: tuple[Rule, ...] = (
    check_packages,
    check_libraries,
    check_tasks,
    check_awaited_sums,
    check_window_reads,
    check_printing,
    check_styles,
    check_inputs,
    check_hidden_handles,
    check_outbox_writers,
    check_pictures,
    check_signals,
    check_dialogs,
    check_keys,
    check_plain_text,
    check_numbers,
    check_translations,
    check_shape,
    check_types,
    check_options,
    check_records,
    check_abstract,
    check_docstrings,
)

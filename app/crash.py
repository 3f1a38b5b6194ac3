"""Uncaught exceptions: logged with their traceback, and collected in a report to pass on."""

import sys
from typing import TYPE_CHECKING, NamedTuple

# Everything else is imported on use: the first frame is watched too, and does not need it.
if TYPE_CHECKING:
    import asyncio
    import threading
    from collections.abc import Callable, Sequence
    from pathlib import Path
    from types import TracebackType

    Kind = type[BaseException]

LOGGER = "crash"
MOST_KEPT = 20
"""The maximum number of failures in a report; the latest are kept."""
LONGEST_REPORT = 60_000
_TAIL = 16_384


class Crash(NamedTuple):
    """An uncaught exception.

    ``where`` names the place that caught it, ``text`` is its traceback without tokens, and
    ``place`` is equal for two crashes with the same cause.
    """

    where: str
    text: str
    place: str


class _Watch:
    """The state of the exception hooks of this process: pending crashes, and their receiver."""

    def __init__(self) -> None:
        self.show: Callable[[Crash], None] | None = None
        self.waiting: list[tuple[str, BaseException | None, str]] = []
        self.kept: list[str] = []
        self.logs: tuple[Path, ...] = ()


_watch = _Watch()


def no_core_dumps() -> None:
    """Disable core dumps, because a memory dump would contain the token."""
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def watch_first_frame() -> None:
    """Keep uncaught exceptions until ``watch``; there is no log and no window yet."""
    sys.excepthook = _excepthook
    sys.unraisablehook = _unraisablehook


def watch_and_show() -> None:
    """Print uncaught exceptions on standard error; costs nothing until one occurs."""
    import threading

    watch_first_frame()
    threading.excepthook = _threadhook
    _watch.show = show


def show(happened: Crash) -> None:
    """Print a crash on standard error, for the user who started the program there."""
    from app.terminal import say

    say("vitrina: something unexpected happened", *happened.text.split("\n"), to_stderr=True)


def end(error: Exception) -> None:
    """Log and print the exception that ends the program, after those that were kept before."""
    watch(show)
    note("the program", error)


def watch(show: "Callable[[Crash], None]", logs: "Sequence[Path]" = ()) -> None:
    """Log uncaught exceptions of any thread, and pass them to ``show`` in that thread.

    Call it when the log is set up. ``logs`` are those of the other processes: their last failures
    are included in the report.
    """
    import threading

    from app.logs import quieten

    quieten()
    watch_first_frame()
    threading.excepthook = _threadhook
    _record_failures()
    _watch.show, _watch.logs = show, tuple(logs)
    for where, error, words in _watch.waiting:
        note(where, error, words)
    _watch.waiting.clear()


def note(where: str, error: BaseException | None, words: str = "") -> None:
    """Log ``error``, or ``words`` without an error, and pass it on; never raises."""
    if _watch.show is None:
        _watch.waiting.append((where, error, words))
        return
    import contextlib
    import logging
    import traceback

    from app.redaction import redact

    where, words = redact(where), redact(words)
    text, place = words, words
    if error is not None:
        # Without local variables, which may contain typed text and tokens.
        text = redact("".join(traceback.format_exception(error))).rstrip()
        frames = traceback.extract_tb(error.__traceback__)
        last = f"{frames[-1].filename}:{frames[-1].lineno}" if frames else ""
        place = f"{type(error).__name__} {last}"
    with contextlib.suppress(Exception):
        logging.getLogger(LOGGER).critical(
            "%s", words or where, exc_info=error if error is not None else None
        )
    with contextlib.suppress(Exception):
        _watch.show(Crash(where, text, place))


def handle_loop(_loop: "asyncio.AbstractEventLoop", context: dict[str, object]) -> None:
    """Handle an uncaught exception of the event loop."""
    error = context.get("exception")
    note(
        str(context.get("message") or "asyncio"),
        error if isinstance(error, BaseException) else None,
        "" if error else str(context.get("message") or "asyncio"),
    )


def report() -> str:
    """Return the recent failures and the versions of the program's parts, without tokens."""
    from pathlib import Path

    from app.redaction import redact

    text = "\n\n".join((_made_of(), *_watch.kept, *filter(None, map(_last_failure, _watch.logs))))
    if len(text) > LONGEST_REPORT:
        text = text[:200] + "\n…\n" + text[-LONGEST_REPORT:]
    return redact(text).replace(str(Path.home()), "~")


def _excepthook(kind: "Kind", error: BaseException, trace: "TracebackType | None") -> None:
    if issubclass(kind, KeyboardInterrupt):
        sys.__excepthook__(kind, error, trace)
        return
    note("a part of the window" if "PySide6" in sys.modules else "the program", error)


def _threadhook(arguments: "threading.ExceptHookArgs") -> None:
    if arguments.exc_type is not SystemExit:
        name = arguments.thread.name if arguments.thread is not None else "gone"
        note(f"thread {name}", arguments.exc_value)


def _unraisablehook(found: "sys.UnraisableHookArgs") -> None:
    words = found.err_msg or "Exception ignored in"
    note(f"{words}: {type(found.object).__name__}", found.exc_value)


def _record_failures() -> None:
    """Keep every logged failure for the report, whether a hook caught it or not."""
    import logging

    root = logging.getLogger()
    if any(getattr(handler, "records_failures", False) for handler in root.handlers):
        return

    class Recorder(logging.Handler):
        records_failures = True

        def emit(self, record: logging.LogRecord) -> None:
            _watch.kept.append(self.format(record))
            del _watch.kept[:-MOST_KEPT]

    handler = Recorder(logging.ERROR)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s %(message)s"))
    root.addHandler(handler)


def _last_failure(log: "Path") -> str:
    """Return the last failure in a log file and the lines after it, or an empty text."""
    try:
        with log.open("rb") as file:
            file.seek(max(0, log.stat().st_size - _TAIL))
            lines = file.read(_TAIL).decode("utf-8", "replace").splitlines()
    except OSError:
        return ""
    begins = [at for at, line in enumerate(lines) if " ERROR " in line or " CRITICAL " in line]
    return "\n".join((f"{log.name}:", *lines[begins[-1] :])) if begins else ""


def _made_of() -> str:
    import platform

    from app import __version__

    parts = [f"Vitrina {__version__}", f"Python {platform.python_version()}"]
    qt = sys.modules.get("PySide6.QtCore")
    if qt is not None:
        parts.append(f"Qt {qt.qVersion()}, PySide {sys.modules['PySide6'].__version__}")
    return "\n".join((*parts, platform.platform()))

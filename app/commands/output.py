"""The output of commands: results on standard output, progress and errors on standard error."""

from __future__ import annotations

import contextlib
import re
import sys
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain, islice
from typing import TYPE_CHECKING, NoReturn, TypeVar

import click

from app.commands.exits import Exit, exit_of
from app.commands.language import run_locale, tr
from app.commands.signal_handling import cancelled_by_signals
from app.commands.texts.figures import of_shop
from app.commands.wording import notice_text, plain, print_notice
from app.terminal import draw, say, write_json_line

if TYPE_CHECKING:
    from app.commands.shop_options import ShopChoice
    from app.engine.events import Event
    from app.engine.facade import OpenShop
    from app.engine.target import Target
    from app.shops import ShopLocation

_BAR = 30
_PIECES = 500
_EVERY_SECONDS = 0.1
Result = TypeVar("Result")


def print_json(value: object) -> None:
    """Print ``value`` as one line of JSON; amounts are numbers, digit for digit."""
    from app.domain.wire import write_json

    write_json_line(write_json(value))


def print_json_list(head: Mapping[str, object], name: str, records: Iterable[object]) -> None:
    """Print one line of JSON: ``head``, followed by ``records`` under the key ``name``."""
    from app.domain.wire import write_json

    print_json_texts(head, name, map(write_json, records))


def print_json_texts(head: Mapping[str, object], name: str, records: Iterable[bytes]) -> None:
    """Print one line of JSON as ``print_json_list`` does, from records that are JSON already."""
    from app.domain.wire import write_json

    pieces = [write_json({**head, name: []})[:-2]]
    for number, record in enumerate(records):
        pieces.append((b"," if number else b"") + record)
        if len(pieces) == _PIECES:
            write_json_line(b"".join(pieces), end="")
            pieces.clear()
    write_json_line(b"".join([*pieces, b"]}"]))


def print_table(
    heads: Sequence[str], rows: Iterable[Sequence[object]], *, longest: int = 60
) -> None:
    """Print rows in columns as wide as they need; numbers are aligned to the right.

    Numbers are formatted as in the window; pass a number that identifies its row as text. A cell
    has at most ``longest`` characters: allow more for text to be copied, such as an address.
    """
    # Tuples of texts, unlike lists, are not searched by the garbage collector again and again.
    cells = [tuple([plain(cell, longest) for cell in row]) for row in rows]
    widths = [max(map(len, column)) for column in zip(heads, *cells, strict=True)]
    sign = run_locale().sign
    right = [all(_is_figure(cell, sign) for cell in column) for column in zip(*cells, strict=True)]
    right = right or [False] * len(heads)
    form = "  ".join(
        f"{{:{'>' if to_right else '<'}{width}}}"
        for to_right, width in zip(right, widths, strict=True)
    )
    lines = (form.format(*line).rstrip() for line in chain([heads], cells))
    while piece := tuple(islice(lines, _PIECES)):
        say(*piece)


_FIGURE = re.compile(r"[0-9]+([., \u00a0]?[0-9]+)*(\u00a0?%)?|-|–|")
_MINUSES = "-+−"
_NO_BREAK = "\u00a0"
_CODE = re.compile(rf"[A-Z]{{3}}{_NO_BREAK}")


def _is_figure(cell: str, sign: str) -> bool:
    shown = cell.lstrip(_MINUSES).removeprefix(sign)
    if _NO_BREAK in shown:
        shown = _CODE.sub("", shown, count=1)
    return _FIGURE.fullmatch(shown) is not None


def fail(name: str, message: str, code: Exit) -> NoReturn:
    """End the command with ``code`` and print the reason on standard error."""
    say(f"vitrina {name}: {message}", to_stderr=True)
    click.get_current_context().exit(code)


def refuse(name: str, error: Exception) -> NoReturn:
    """End the command because of ``error``, with the sentence and exit code of its notice."""
    from app.engine.notices import notice_of

    notice = notice_of(error)
    fail(name, notice_text(notice), exit_of(notice))


class Progress:
    """A progress bar for a terminal; silent for files, pipes and ``--json``."""

    def __init__(self, *, quiet: bool) -> None:
        self._on = not quiet and sys.stderr is not None and sys.stderr.isatty()
        self._shown = ""
        self._most = 0
        self._next = 0.0

    def note(self, event: Event) -> None:
        """Show the progress that an event reports."""
        from app.engine.events import SendProgress, SyncProgress

        match event:
            case SyncProgress(done, total, _seconds):
                self.show(tr("Reading"), done, max(total, done))
            case SendProgress(waiting, sending):
                left = waiting + sending
                self._most = max(self._most, left)
                self.show(tr("Sending"), self._most - left, self._most)

    def over(self, what: str, each: Iterable[Result], total: int) -> Iterator[Result]:
        """Yield the elements of ``each``, of which there are ``total``, and show the progress."""
        for done, one in enumerate(each, 1):
            self.show(what, done, total)
            yield one

    def show(self, what: str, done: int, total: int) -> None:
        """Draw the bar at ``done`` of ``total``, at most ten times a second."""
        if not self._on or not total:
            return
        now = time.monotonic()
        if now < self._next and done < total:
            return
        self._next = now + _EVERY_SECONDS
        filled = _BAR * done // total
        so_far = tr("{done} of {total}", done=done, total=total)
        text = f"{what} [{'#' * filled}{'.' * (_BAR - filled)}] {so_far}"
        draw(text.ljust(len(self._shown)))
        self._shown = text

    def clear(self) -> None:
        """Remove the bar."""
        if self._shown:
            draw(" " * len(self._shown))
            draw("")
            self._shown = ""

    def end(self) -> None:
        """Remove the bar for good, because the result follows."""
        self.clear()
        self._on = False


def in_shop(
    name: str,
    choice: ShopChoice,
    work: Callable[[OpenShop], Awaitable[Result]],
    report: Callable[[Result], int],
    *,
    quiet: bool,
    adopt: bool = False,
    claimed: tuple[ShopLocation, Target] | None = None,
) -> int:
    """Open the shop, run ``work`` in it and ``report`` its result; return the exit code.

    ``adopt`` is the seller's statement that the unsent changes were made for this marketplace.
    ``claimed`` is the result of ``claim``, if it was called before. Errors that prevent the work
    are printed on standard error.
    """
    import asyncio

    from app.engine.facade import open_shop
    from app.engine.notices import NoticeError
    from app.shops import remember_shop

    shop, target = claimed or claim(name, choice, adopt=adopt)
    progress = Progress(quiet=quiet)

    async def run() -> int:
        opening = open_shop(shop.workspace, target, watch=progress.note)
        async with cancelled_by_signals(), opening as opened:
            if choice.profile and choice.base_url:
                remember_shop(shop)
            of_shop(shop.workspace, opened.account.site_id)
            result = await work(opened)
            progress.end()
            code = report(result)
            for text in dict.fromkeys(map(notice_text, opened.notices)):
                say(f"vitrina {name}: {text}", to_stderr=True)
            return code

    try:
        return asyncio.run(run())
    except asyncio.CancelledError:
        raise click.Abort from None
    except NoticeError as error:
        progress.clear()
        fail(name, notice_text(error.notice), exit_of(error.notice))
    finally:
        progress.clear()


def print_unfinished(name: str) -> None:
    """Warn that the catalogue is incomplete because the first sync did not finish."""
    say(
        tr(
            "vitrina {name}: the first sync did not finish; these are the listings read so far",
            name=name,
        ),
        to_stderr=True,
    )


def claim(name: str, choice: ShopChoice, *, adopt: bool = False) -> tuple[ShopLocation, Target]:
    """Return the shop of ``choice`` and its target, and start the log of the command there."""
    from app.commands.texts.problems import problem_text
    from app.logs import set_up_logs
    from app.paths import log_dir
    from app.shops import ShopUnknown, TokenUnusable, claim_shop

    try:
        shop, target = claim_shop(*choice, adopt=adopt, on_notice=print_notice)
    except ShopUnknown as problem:
        raise click.UsageError(problem_text(problem)) from problem
    except TokenUnusable as problem:
        fail(name, problem_text(problem), Exit.USAGE)
    of_shop(shop.workspace)
    with contextlib.suppress(OSError):
        folder = log_dir() if choice.workspace is None else shop.workspace / "log"
        set_up_logs(folder, name="command")
    return shop, target

"""Worker processes that build facets in parallel, and their client."""

from __future__ import annotations

import gc
import json
import os
import subprocess
import threading
from contextlib import closing, suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import IO, TYPE_CHECKING, NamedTuple

from app.paths import program, program_folder
from app.workspace.catalog.catalog_reader import CatalogReader
from app.workspace.catalog.facets_file import FacetsFile, Span, source_of
from app.workspace.errors import StorageError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

MOST_MAKERS = 4
_LOOK_SECONDS = 0.05
_INDEX = "index"


class _Answer(NamedTuple):
    """An answer of a process: the number of listings done; ``None`` when it has ended."""

    maker: subprocess.Popen[bytes]
    listings: int | None


class FacetMakers:
    """Processes that build the facets at ``facets`` for the catalog at ``catalog``.

    If one cannot be started or ends, the others do its part; if all have ended, the caller does the
    rest.
    """

    def __init__(self, catalog: Path, facets: Path) -> None:
        self._answers: SimpleQueue[_Answer] = SimpleQueue()
        self._makers: list[subprocess.Popen[bytes]] = []
        environment = {k: v for k, v in os.environ.items() if k != "VITRINA_TOKEN"}
        command = program("facets", str(catalog.absolute()), str(facets.absolute()))
        for _ in range(min(os.cpu_count() or 1, MOST_MAKERS)):
            with suppress(OSError):
                maker = subprocess.Popen(
                    command,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    cwd=program_folder(),
                    env=environment,
                    start_new_session=os.name == "posix",
                )
                self._makers.append(maker)
                threading.Thread(target=self._listen, args=(maker,), daemon=True).start()

    def make(self, next_span: Callable[[int], Span | None]) -> Iterator[int]:
        """Have the processes build spans until there are none; yield the listings done.

        The number may be 0 from time to time. ``next_span`` returns the span after a change.
        """
        after, at_work = 0, 0
        ended = False
        idle = [*self._makers]
        while idle or at_work:
            while idle and not ended:
                span = next_span(after)
                ended = span is None
                if span is not None:
                    after = span.ended
                    at_work += _order(idle.pop(), [*span])
            if ended and not at_work:
                break
            try:
                answer = self._answers.get(timeout=_LOOK_SECONDS)
            except Empty:
                yield 0
                continue
            if answer.listings is None:
                at_work -= answer.maker not in idle
                idle = [maker for maker in idle if maker is not answer.maker]
                continue
            at_work -= 1
            idle.append(answer.maker)
            yield answer.listings
        # Building the indexes takes seconds too, during which the caller may stop waiting.
        if ended and idle and _order(idle[0], _INDEX):
            while True:
                with suppress(Empty):
                    self._answers.get(timeout=_LOOK_SECONDS)
                    return
                yield 0

    def close(self) -> None:
        """Kill the processes; the spans they are working on are not done."""
        for maker in self._makers:
            maker.kill()
        for maker in self._makers:
            maker.wait()
            assert maker.stdin is not None
            with suppress(OSError):
                maker.stdin.close()

    def _listen(self, maker: subprocess.Popen[bytes]) -> None:
        assert maker.stdout is not None
        with maker.stdout as lines:
            for line in lines:
                self._answers.put(_Answer(maker, json.loads(line)))
        self._answers.put(_Answer(maker, None))


def _order(maker: subprocess.Popen[bytes], order: object) -> bool:
    """Send an order to the process and return ``True``.

    The end of a process that has exited is reported by its listener thread.
    """
    assert maker.stdin is not None
    with suppress(OSError):
        maker.stdin.write(json.dumps(order).encode() + b"\n")
        maker.stdin.flush()
    return True


def run_maker(catalog: Path, facets: Path, orders: IO[bytes], answers: IO[bytes]) -> int:
    """Build the spans in ``orders``, one per line, and answer each with its number of listings.

    Return the exit code: 1 if the files cannot be used; the client finds the reason itself.
    """
    # A batch has a million small objects without cycles: looking for cycles is a third of the time.
    gc.disable()
    try:
        with closing(CatalogReader(catalog)) as reader, closing(FacetsFile(facets)) as file:
            source = source_of(reader)
            for line in orders:
                order = json.loads(line)
                if order == _INDEX:
                    file.index()
                count = 0 if order == _INDEX else file.make(reader, source, Span(*order))
                answers.write(json.dumps(count).encode() + b"\n")
                answers.flush()
    except (StorageError, OSError):
        return 1
    return 0

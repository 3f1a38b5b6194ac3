"""A second walk over a list, a few pages behind the first, which sees whether the list shifted."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence

LAG = 5
"""Pages between the two: what shifts the list shifts it for each of them at another place."""

ReadPage = Callable[[int], Awaitable[Sequence[str]]]
"""Reads the ids of the page at an offset."""
Scan = Callable[[], AsyncGenerator[tuple[int, list[str]], None]]
"""Begins a scan: pages of new starts and ids ("Scan search")."""


class SecondWalk:
    """Asks for the pages of another walk again while that one is still going on.

    What is taken out of the list behind both makes them miss two different listings, what is put
    in there makes both read something twice, and what changes between them makes their pages
    differ. So as long as the second walk reads page for page what the first one read, and the first
    one nothing twice, nothing has shifted and nothing was missed; ``agrees`` says so at the end. At
    the first difference it gives up: the list is to be walked again.

    Only changes that make up for each other between two pages would go unnoticed. The likeliest,
    a listing that moves to the front while another one goes, is seen by the first page, which is
    read once more at the very end.
    """

    def __init__(self, read_page: ReadPage, scan: Scan) -> None:
        self._read_page = read_page
        self._begin_scan = scan
        self._scan: AsyncGenerator[tuple[int, list[str]], None] | None = None
        self._trail: list[tuple[int | None, int]] = []
        self._followed = 0
        self.agrees = True

    def saw(self, offset: int | None, ids: Sequence[str]) -> None:
        """Note a page of the first walk: at ``offset``, or of its scan; at its end, no ids."""
        if self.agrees:
            self._trail.append((offset, _digest(ids)))

    def give_up(self) -> None:
        """Stop comparing: the list shifted."""
        self.agrees = False
        self._trail.clear()

    async def step(self) -> None:
        """Read the next page again, once the first walk is far enough ahead.

        Raise ``ClientError``.
        """
        if self.agrees and len(self._trail) - self._followed > LAG:
            await self._compare()

    async def finish(self) -> None:
        """Read again what is left, once the first walk has ended. Raise ``ClientError``."""
        if self._followed and self.agrees:
            self._trail.append(self._trail[0])
        while self.agrees and self._followed < len(self._trail):
            await self._compare()

    async def aclose(self) -> None:
        """End the scan, wherever it is."""
        if self._scan is not None:
            await self._scan.aclose()

    async def _compare(self) -> None:
        offset, digest = self._trail[self._followed]
        self._followed += 1
        ids = await self._next_of_scan() if offset is None else await self._read_page(offset)
        # The first walk may have given up while this one waited for its page.
        if ids is None or _digest(ids) != digest:
            self.give_up()

    async def _next_of_scan(self) -> Sequence[str] | None:
        """Return the next page of the scan; ``None`` when it had to begin again."""
        if self._scan is None:
            self._scan = self._begin_scan()
        try:
            restarts, ids = await anext(self._scan)
        except StopAsyncIteration:
            return ()
        return None if restarts else ids


def _digest(ids: Sequence[str]) -> int:
    return hash(tuple(ids))

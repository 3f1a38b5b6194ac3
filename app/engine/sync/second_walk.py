"""A second walk over a list, some pages behind the first, to detect whether the list shifted."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence

LAG = 5
"""The number of pages between the two walks: a change shifts the list at a different place for each
of them."""

ReadPage = Callable[[int], Awaitable[Sequence[str]]]
"""Returns the ids of the page at an offset."""
Scan = Callable[[], AsyncGenerator[tuple[int, list[str]], None]]
"""Starts a scan; yields, for each page, the number of new starts and the ids ("Scan search")."""


class SecondWalk:
    """A walk that reads the pages of another walk again while that one is running.

    A listing removed from the list behind both makes them miss two different listings, one inserted
    there makes both read something twice, and a change between them makes their pages differ. So
    while both read the same pages and the first one no id twice, nothing has shifted and nothing
    was missed; ``agrees`` is then true at the end. At the first difference the comparison stops:
    the list has to be walked again.

    Only changes that cancel each other out between two pages would be missed. The likeliest one, a
    listing that moves to the front while another one is removed, shows in the first page, which is
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
        """Record a page of the first walk, at ``offset`` or of its scan.

        The end of the scan is recorded as a page without ids.
        """
        if self.agrees:
            self._trail.append((offset, _digest(ids)))

    def give_up(self) -> None:
        """Stop comparing: the list shifted."""
        self.agrees = False
        self._trail.clear()

    async def step(self) -> None:
        """Read the next page again if the first walk is far enough ahead.

        Raise ``ClientError``.
        """
        if self.agrees and len(self._trail) - self._followed > LAG:
            await self._compare()

    async def finish(self) -> None:
        """Read the remaining pages after the end of the first walk. Raise ``ClientError``."""
        if self._followed and self.agrees:
            self._trail.append(self._trail[0])
        while self.agrees and self._followed < len(self._trail):
            await self._compare()

    async def aclose(self) -> None:
        """Close the scan."""
        if self._scan is not None:
            await self._scan.aclose()

    async def _compare(self) -> None:
        offset, digest = self._trail[self._followed]
        self._followed += 1
        ids = await self._next_of_scan() if offset is None else await self._read_page(offset)
        # The first walk may have stopped the comparison while this one awaited its page.
        if ids is None or _digest(ids) != digest:
            self.give_up()

    async def _next_of_scan(self) -> Sequence[str] | None:
        """Return the next page of the scan; ``None`` if the scan was restarted."""
        if self._scan is None:
            self._scan = self._begin_scan()
        try:
            restarts, ids = await anext(self._scan)
        except StopAsyncIteration:
            return ()
        return None if restarts else ids


def _digest(ids: Sequence[str]) -> int:
    return hash(tuple(ids))

"""Users, and the search of their items ("Users", "Scan search")."""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator, Iterable
from contextlib import aclosing

from app.client.errors import NotFound
from app.client.pages import ScanPage, iterate_offset, iterate_scan, walk_scan_pages
from app.client.requester import Requester
from app.client.resource_parsing import parse_resource, read_list, read_resource
from app.domain.identifier import require_identifier
from app.domain.models.user import User
from app.domain.paging import SearchPage

OFFSET_PAGE = 50
SCAN_PAGE = 100


class Users:
    """The endpoints under ``/users``, except those of shipping."""

    def __init__(self, requester: Requester) -> None:
        self._requester = requester

    async def me(self) -> User:
        """Return the user of the token; raise ``Unauthorized`` and other ``ClientError``."""
        return read_resource(await self._requester.get("/users/me/"), User)

    async def get(self, user_id: str) -> User:
        """Return one user; raise ``ClientError``."""
        path = f"/users/{require_identifier(user_id)}"
        return read_resource(await self._requester.get(path), User)

    async def several(self, ids: Iterable[str]) -> tuple[User, ...]:
        """Return several users, without those that do not exist; raise ``ClientError``.

        The ids are first sent as ``?ids=``, then in the path, where the specification shows the
        list.
        """
        listed = ",".join(require_identifier(user_id) for user_id in ids)
        if not listed:
            return ()
        try:
            answer = await self._requester.get("/users", {"ids": listed})
        except NotFound:
            answer = await self._requester.get(f"/users/:ids={listed}")
        users = []
        for element in read_list(answer):
            body = element
            if isinstance(element, dict) and "code" in element:
                if element["code"] != 200:
                    continue
                body = element.get("body")
            users.append(parse_resource(answer, User, body))
        return tuple(users)

    async def search_items(
        self, user_id: str, *, offset: int = 0, limit: int = OFFSET_PAGE, **filters: str
    ) -> SearchPage:
        """Return one page of a user's items by offset, up to result 1,000; raise ``ClientError``.

        ``filters`` are ``status``, ``q``, ``sort`` and the like; some services do not support them.
        """
        params = {**filters, "offset": str(offset), "limit": str(limit)}
        return read_resource(await self._requester.get(_search(user_id), params), SearchPage)

    async def first_items(self, user_id: str, **filters: str) -> AsyncIterator[str]:
        """Yield the ids of a user's first 1,000 items, page by page; raise ``ClientError``."""

        async def fetch(offset: int) -> object:
            params = {**filters, "offset": str(offset), "limit": str(OFFSET_PAGE)}
            return (await self._requester.get(_search(user_id), params)).json()

        async for item_id in iterate_offset(fetch):
            yield item_id

    async def scan_items(self, user_id: str) -> AsyncIterator[str]:
        """Yield the ids of a scan of a user's items; raise ``ClientError``.

        According to the specification these are the first page and then everything from result
        1,000 on, so a complete list needs ``first_items`` as well.
        """

        async for item_id in iterate_scan(self._scan_of(user_id)):
            yield item_id

    async def scan_pages(self, user_id: str) -> AsyncGenerator[tuple[int, list[str]], None]:
        """Yield the pages of such a scan: the number of restarts, and ids with repeats.

        Use it for lists that are too long to be kept in memory. Raise ``ClientError``.
        """
        async with aclosing(walk_scan_pages(self._scan_of(user_id))) as pages:
            async for page in pages:
                yield page

    def _scan_of(self, user_id: str) -> ScanPage:
        path = _search(user_id)

        async def fetch(scroll_id: str | None) -> object:
            params = {"search_type": "scan", "limit": str(SCAN_PAGE)}
            if scroll_id is not None:
                params["scroll_id"] = scroll_id
            answer = await self._requester.get(path, params)
            return answer.json() if answer.body.strip() else None

        return fetch


def _search(user_id: str) -> str:
    return f"/users/{require_identifier(user_id)}/items/search"

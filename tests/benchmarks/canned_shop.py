"""A marketplace of canned answers, so cheap that a benchmark measures its caller.

It knows search, scan and multi-get; given a folder with ``bodies.jsonl``, a number of listings and
seconds of latency it prints its port and serves until its input ends.
"""

from __future__ import annotations

import asyncio
import json
import re
import sys
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

SELLER = "77"
_OWN_ID = re.compile(rb'"id": ?"([A-Z0-9]+)"')


class CannedShop:
    """``count`` listings that take turns with the bodies of the file, under ids of their own."""

    def __init__(self, bodies: list[bytes], count: int, seconds: float) -> None:
        self._parts = [_OWN_ID.split(body, maxsplit=1) for body in bodies]
        self._count = count
        self._seconds = seconds

    def answer(self, target: str) -> bytes:
        path, query = urlsplit(target).path, parse_qs(urlsplit(target).query)
        if path == "/items":
            return self._several(query["ids"][0], query.get("attributes", [""])[0])
        if path.endswith("/items/search"):
            return self._page(query)
        return b'{"id": 77, "nickname": "CANNED", "site_id": "MX"}'

    def _several(self, ids: str, attributes: str) -> bytes:
        elements = []
        for item_id in ids.split(","):
            before, _, after = self._parts[int(item_id[2:]) % len(self._parts)]
            elements.append(
                b'{"code":200,"body":%b"id":"%b"%b}' % (before, item_id.encode(), after)
            )
        return b"[" + b",".join(elements) + b"]"

    def _page(self, query: dict[str, list[str]]) -> bytes:
        limit = int(query.get("limit", ["50"])[0])
        start = int(query.get("offset", ["0"])[0])
        page: dict[str, object] = {}
        if "search_type" in query:
            scroll = query.get("scroll_id", [""])[0]
            start = int(scroll or 0)
            if scroll and start >= self._count:
                return b"null"
            # By the letter: after the first page a scan goes on from result 1,000.
            page["scroll_id"] = str(start + limit if scroll else 1000)
        ids = [f"MX{n}" for n in range(start, min(start + limit, self._count))]
        paging = {"total": self._count, "offset": start, "limit": limit}
        return json.dumps({**page, "results": ids, "paging": paging}).encode()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while line := await reader.readline():
                target = line.split()[1].decode()
                while (await reader.readline()).strip():
                    pass
                if self._seconds:
                    await asyncio.sleep(self._seconds)
                body = self.answer(target)
                head = "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n"
                writer.write(f"{head}content-length: {len(body)}\r\n\r\n".encode() + body)
                await writer.drain()
        except (ConnectionError, IndexError):
            pass
        finally:
            writer.close()


async def main(words: list[str]) -> None:
    bodies = (Path(words[0]) / "bodies.jsonl").read_bytes().splitlines()
    shop = CannedShop(bodies, int(words[1]), float(words[2]))
    server = await asyncio.start_server(shop.serve, "127.0.0.1", 0, limit=1 << 20)
    print(server.sockets[0].getsockname()[1], flush=True)
    await asyncio.to_thread(sys.stdin.buffer.read)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))

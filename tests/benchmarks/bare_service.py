"""The reference of the service benchmark: an ASGI handler and the same SQLite file, no more."""

from __future__ import annotations

import sqlite3
import sys
from typing import TYPE_CHECKING

import uvicorn

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send


def build(path: str) -> ASGIApp:
    """The handler: the stored body of the item at the end of the path, or a list of those asked."""
    select = sqlite3.connect(path).execute

    async def application(scope: Scope, receive: Receive, send: Send) -> None:
        row: tuple[bytes] | None
        asked = scope["query_string"].removeprefix(b"ids=").decode()
        if asked:
            rows = [
                select("SELECT body FROM items WHERE id = ?", (item_id,)).fetchone()
                for item_id in asked.split(",")
            ]
            row = (b"[" + b",".join([row[0] for row in rows]) + b"]",)
        else:
            item_id = scope["path"].rpartition("/")[2]
            row = select("SELECT body FROM items WHERE id = ?", (item_id,)).fetchone()
        body = b"{}" if row is None else row[0]
        await send(
            {
                "type": "http.response.start",
                "status": 404 if row is None else 200,
                "headers": [
                    (b"content-length", b"%d" % len(body)),
                    (b"content-type", b"application/json"),
                ],
            }
        )
        await send({"type": "http.response.body", "body": body})

    return application


if __name__ == "__main__":
    uvicorn.run(
        build(sys.argv[1]),
        port=int(sys.argv[2]),
        lifespan="off",
        ws="none",
        access_log=False,
        log_config=None,
        server_header=False,
    )

"""A shop over a marketplace that is served: commands against it, and somebody who looks at it."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

from app.cli import run
from app.shops import TOKEN_VARIABLE
from tests.stands import processes
from tests.stands.command_line import Answer
from tests.stands.documents.commands import document_of, is_judged

SITE = "MX"


@dataclass(frozen=True)
class ServedShop:
    """One marketplace, one seller of it, one workspace."""

    served: processes.Served
    workspace: Path
    client: httpx.Client

    @property
    def token(self) -> str:
        return self.served.tokens[SITE]

    @property
    def where(self) -> tuple[str, ...]:
        return ("--base-url", self.served.base_url, "--workspace", str(self.workspace))

    def run(self, *words: object) -> Answer:
        """Run a command in this shop, in this process; its children are its own all the same.

        What it prints with ``--json`` has to be its document.
        """
        return self.run_bare(*words, *self.where)

    def run_bare(self, *words: object) -> Answer:
        """Run a command as it stands, as ``run`` does."""
        out, err, given = io.StringIO(), io.StringIO(), [*map(str, words)]
        os.environ[TOKEN_VARIABLE] = self.token
        with redirect_stdout(out), redirect_stderr(err):
            code = run(given)
        if is_judged(given):
            document_of(given, code, out.getvalue())
        return Answer(code, out.getvalue(), err.getvalue())

    def run_until_asked(self, route: str, *words: object) -> Answer:
        """Run a command that waits for a short time only, again until the marketplace was asked.

        On a machine that is busy the worker may need longer than that to begin.
        """
        for _ in range(10):
            answer = self.run(*words)
            if self.calls(route):
                break
        return answer

    def started(self, *words: str) -> subprocess.Popen[str]:
        """Start a command in this shop as a process of its own."""
        return subprocess.Popen(
            [sys.executable, "-m", "app", *words, *self.where],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, TOKEN_VARIABLE: self.token},
        )

    def fed(self, text: bytes, *words: str) -> Answer:
        """Run a command in this shop with ``text`` on its standard input."""
        ended = subprocess.run(
            [sys.executable, "-m", "app", *words, *self.where],
            input=text,
            capture_output=True,
            timeout=100,
            check=False,
            env={**os.environ, TOKEN_VARIABLE: self.token},
        )
        out, err = ended.stdout.decode(), ended.stderr.decode()
        assert "Traceback" not in err, err
        return Answer(ended.returncode, out, err)

    def get(self, path: str, **params: str) -> Any:
        answer = self.client.get(path, params={"access_token": self.token, **params})
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: object) -> Any:
        answer = self.client.post(path, params={"access_token": self.token}, json=body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def put(self, item_id: str, **fields: object) -> Any:
        """Change a listing as somebody else would."""
        path, params = f"/items/{item_id}", {"access_token": self.token}
        answer = self.client.put(path, params=params, json=fields)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def item(self, item_id: str) -> dict[str, Any]:
        return dict(self.get(f"/items/{item_id}"))

    def bodies(self, ids: Iterable[str]) -> list[dict[str, Any]]:
        """Return the listings of ids, twenty with each question."""
        wanted, found = sorted(ids), []
        for start in range(0, len(wanted), 20):
            answers = self.get("/items", ids=",".join(wanted[start : start + 20]))
            found += [one["body"] for one in answers if one["code"] == 200]
        return found

    def ids(self) -> list[str]:
        path = f"/users/{self.served.users[SITE]}/items/search"
        return list(self.get(path, limit="100")["results"])

    def all_ids(self) -> list[str]:
        """Every listing of the seller, however many there are."""
        path = f"/users/{self.served.users[SITE]}/items/search"
        found: list[str] = []
        for offset in range(0, 1000, 100):
            found += self.get(path, limit="100", offset=str(offset))["results"]
        # What lies behind can only be scrolled.
        scroll: dict[str, str] = {}
        while page := self.get(path, search_type="scan", limit="100", **scroll):
            found += page["results"]
            scroll = {"scroll_id": page["scroll_id"]}
        return list(dict.fromkeys(found))

    def items(self) -> list[dict[str, Any]]:
        return [self.item(item_id) for item_id in self.ids()]

    @contextmanager
    def faults(self, *faults: dict[str, object]) -> Iterator[None]:
        """Within it the marketplace has these faults; calls count from there on."""
        self.client.delete("/_practice/faults", params={"access_token": self.token})
        self.post("/_practice/faults", {"seed": 1, "faults": list(faults)})
        try:
            yield
        finally:
            self.client.delete("/_practice/faults", params={"access_token": self.token})

    def calls(self, route: str) -> int:
        """How often a route such as ``PUT /items/{item_id}`` was called since faults were set."""
        return int(self.get("/_practice/faults")["calls"].get(route, 0))

    def hits(self) -> int:
        """How many calls the faults have hit so far."""
        return sum(fault["hits"] for fault in self.get("/_practice/faults")["faults"])


class Listings:
    """Hands out the listings of a shop, each only once, so that no test meets another's."""

    def __init__(self, shop: ServedShop) -> None:
        self._all = shop.items()
        self._left = [*self._all]

    def first(self, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Return a listing that others may have, too."""
        return next(item for item in self._all if fits(item))

    def take(self, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        found = next(item for item in self._left if fits(item))
        self._left.remove(found)
        return found


def lost(route: str) -> dict[str, object]:
    """A fault: whatever is asked on this route is done, and never answered."""
    method, path = route.split()
    return {"kind": "cut_after_commit", "method": method, "path": path, "rate": 1}


_TAKEN = "site_id category_id currency_id buying_mode condition listing_type_id"
_SET_BY_THE_MARKETPLACE = ("PACKAGE_WEIGHT", "ITEM_CONDITION")


def form_like(item: dict[str, Any]) -> dict[str, Any]:
    """Return a form that the marketplace takes: a listing like ``item``, with another title."""
    attributes = item["attributes"]
    return {
        **{name: item[name] for name in _TAKEN.split()},
        "attributes": [one for one in attributes if one["id"] not in _SET_BY_THE_MARKETPLACE],
        "title": f"Como {item['id']}",
        "price": 345.5,
        "available_quantity": 3,
        "shipping": {name: item["shipping"][name] for name in ("mode", "free_shipping")},
        "pictures": [{"source": "https://example.com/1.jpg"}],
        "description": {"plain_text": "Hola"},
    }


def plain(item: dict[str, Any]) -> bool:
    """Whether it is an active listing without variations that sells in the new model."""
    types = ("gold_special", "gold_pro")
    return (
        item["status"] == "active" and not item["variations"] and item["listing_type_id"] in types
    )


@contextmanager
def serve_shop(folder: Path, listings: int = 60) -> Iterator[ServedShop]:
    """Serve a marketplace in ``folder``, read once into a workspace beside it."""
    served = processes.start(folder / "store", listings=listings)
    try:
        with served.client() as client:
            shop = ServedShop(served, folder / "shop", client)
            assert shop.run("sync").code == 0
            yield shop
    finally:
        processes.stop(served)

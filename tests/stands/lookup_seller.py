"""A served marketplace and a seller there who looks at it by commands, run in this process."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from app.cli import run
from tests.stands.command_line import Answer, vitrina
from tests.stands.documents.commands import document_of, is_judged
from tests.stands.processes import Served, running


@dataclass
class Seller:
    """Runs commands as the seller of a site."""

    served: Served
    workspace: Path
    capsys: pytest.CaptureFixture[str]
    monkeypatch: pytest.MonkeyPatch
    site: str = "MX"
    base_url: str = ""
    user: str = ""

    @property
    def user_id(self) -> str:
        return self.user or self.served.users[self.site]

    @property
    def token(self) -> str:
        return self.served.tokens_of_users[self.user_id]

    def says(self, *words: object) -> Answer:
        """Run a command in this process."""
        self.monkeypatch.setenv("VITRINA_TOKEN", self.token)
        self.capsys.readouterr()
        where = ("--base-url", self.base_url or self.served.base_url)
        where += ("--workspace", str(self.workspace))
        code = run([*map(str, words), *where])
        told = self.capsys.readouterr()
        assert self.token not in told.out + told.err
        if is_judged([*map(str, words)]):
            document_of([*map(str, words)], code, told.out)
        return Answer(code, told.out, told.err)

    def sync(self) -> None:
        """Read the shop, by a process of its own."""
        answer = vitrina(
            *("sync", "--base-url", self.served.base_url),
            workspace=self.workspace,
            VITRINA_TOKEN=self.token,
        )
        assert answer.code == 0, answer.err

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Ask the marketplace itself."""
        with self.served.client() as http:
            answer = http.request(
                method,
                path,
                json=body,
                headers={"authorization": f"Bearer {self.token}"},
            )
        assert answer.status_code < 300, answer.text
        return json.loads(answer.content) if answer.content else None

    def list_like(self, item: Any, title: str, price: int) -> str:
        """List something like ``item`` and return its id."""
        names = "site_id category_id currency_id buying_mode condition attributes shipping"
        form = {name: item[name] for name in names.split()}
        more = {"available_quantity": 3, "listing_type_id": "gold_special"}
        pictures = [{"source": "https://example.com/1.jpg"}]
        body = {**form, **more, "title": title, "price": price, "pictures": pictures}
        return str(self.ask("POST", "/items", body)["id"])

    def ids(self, query: str = "") -> list[str]:
        """Return the ids of the listings that a query finds in the catalog."""
        answer = self.says("export", "--where", query, "--format", "json")
        return [row["id"] for row in json.loads(answer.out)]

    def calls(self) -> dict[str, int]:
        """Return how often each route was asked since the last ``forget_calls``."""
        return dict(self.ask("GET", "/_practice/faults")["calls"])

    def forget_calls(self) -> None:
        """Count from here on; faults end as well."""
        self.ask("DELETE", "/_practice/faults")

    def break_wire(self, **fault: object) -> None:
        """Have the marketplace fail, as ``/_practice/faults`` describes it."""
        self.ask("POST", "/_practice/faults", {"seed": 1, "faults": [fault]})


@contextmanager
def two_sellers(seller: Seller, folder: Path) -> Iterator[tuple[Seller, Seller, Any]]:
    """Serve a marketplace with two sellers of one site, and give them a listing to list alike.

    The first has one in money that no site of the table has.
    """
    like = seller.ask("GET", f"/items/{seller.ids('status:active variations:0')[0]}")
    me = seller.ask("GET", "/users/me")
    world = folder / "world"
    world.mkdir()
    users = [{**me, "id": 101, "nickname": "ME"}, {**me, "id": 102, "nickname": "RIVAL"}]
    (world / "users.json").write_text(json.dumps(users), encoding="utf-8")
    money = {"id": "XTS", "symbol": "X", "description": "Moneda", "decimal_places": 2}
    currencies = [*seller.ask("GET", "/currencies"), money]
    (world / "currencies.json").write_text(json.dumps(currencies), encoding="utf-8")
    foreign = {"id": "MX900000001", "seller_id": 101, "currency_id": "XTS", "title": "Moneda ajena"}
    (world / "items.jsonl").write_text(json.dumps({**like, **foreign}) + "\n", encoding="utf-8")
    store = folder / "store"
    with running(store, "--world", str(world), listings=0, sellers=2) as served:
        first, second = (
            replace(seller, served=served, workspace=folder / user, user=user)
            for user in ("101", "102")
        )
        yield first, second, like

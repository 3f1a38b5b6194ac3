"""Categories are found from a title, from words and by walking down, whatever is answered."""

from __future__ import annotations

from decimal import Decimal
from types import SimpleNamespace
from typing import Any

import pytest

from app.client.errors import NotFound, Unreachable
from app.client.outcome import Outcome
from app.domain.models.category import Category
from app.domain.models.prediction import Prediction
from app.domain.models.user import User
from app.domain.paging import SearchPage
from app.engine.catalog.account import Account
from app.engine.catalog.catalog import ShopIdentity
from app.engine.catalog.category_finder import CategoryFinder, Guess, Step
from app.engine.notices import Notice, NoticeError


def category(id_: str, name: str, *path: tuple[str, str], **fields: Any) -> dict[str, Any]:
    steps = [{"id": step, "name": words} for step, words in (*path, (id_, name))]
    return {"id": id_, "name": name, "path_from_root": steps, **fields}


HOME = ("MX1", "Hogar")
TABLES = category("MX11", "Mesas", HOME)
CHAIRS = category("MX12", "Sillas para niños", HOME)
PHONES = category("MX21", "Celulares", ("MX2", "Electrónica"))
HOUSE = category(
    "MX1", "Hogar", children_categories=[{"id": "MX12", "name": "Sillas"}, {"id": "MX11"}]
)


class Shop:
    """A marketplace that answers what it was told to, and a book of its categories."""

    def __init__(self, *known: dict[str, Any], site_id: str = "MX") -> None:
        self.known = {one["id"]: one for one in known}
        self.pages: dict[str, dict[str, Any]] = {}
        self.predicted: Any = None
        self.below: list[Any] = []
        self.asked_below: list[str] = []
        parts: Any = (
            self,
            SimpleNamespace(api=SimpleNamespace(sites=self)),
            Account(ShopIdentity(site_id, "", "7", practice=False)),
        )
        self.finder = CategoryFinder(*parts)

    async def predict(self, site_id: str, title: str) -> Prediction:
        if isinstance(self.predicted, Exception):
            raise self.predicted
        return Prediction.parse(self.predicted)

    async def predict_below(
        self, site_id: str, title: str, branches: list[str]
    ) -> tuple[Prediction | None, ...]:
        self.asked_below = list(branches)
        return tuple(None if one is None else Prediction.parse(one) for one in self.below)

    async def search(self, site_id: str, text: str = "", **filters: str) -> SearchPage:
        return SearchPage.parse(self.pages.get(filters.get("buying_mode", text), {"results": []}))

    async def category(self, category_id: str) -> Category:
        if category_id not in self.known:
            raise NoticeError(Notice("not_found"))
        return Category.parse(self.known[category_id])


def prediction(id_: str | None, share: str | None, *steps: tuple[str, str]) -> dict[str, Any]:
    told = None if share is None else Decimal(share)
    path = [{"id": key, "prediction_probability": Decimal(part)} for key, part in steps]
    return {"id": id_, "prediction_probability": told, "path_from_root": path}


@pytest.mark.parametrize(
    ("predicted", "guess"),
    [
        (prediction(None, "1"), None),
        (
            prediction("MX11", "0.8", ("MX1", "0.9"), ("MX11", "0.8")),
            Guess(
                "MX11",
                "MX11",
                (Step("MX1", "MX1", Decimal("0.9")), Step("MX11", "MX11", Decimal("0.8"))),
                Decimal("0.8"),
            ),
        ),
        # Without a way there, and with a share that is none.
        (
            prediction("MX11", "1.7"),
            Guess("MX11", "MX11", (Step("MX11", "MX11", Decimal(1)),), Decimal(1)),
        ),
        (prediction("MX11", None), Guess("MX11", "MX11", (Step("MX11", "MX11", None),), None)),
    ],
)
async def test_that_a_title_is_guessed(predicted: Any, guess: Guess | None) -> None:
    shop = Shop()
    shop.predicted = predicted
    assert await shop.finder.predict("Mesa") == guess


WHERE: Any = {"method": "GET", "path": "/predict"}
NOBODY = NotFound(status=404, error="not_found", message="", causes=(), **WHERE)
SILENCE = Unreachable("refused", outcome=Outcome.NOT_SENT, **WHERE)


@pytest.mark.parametrize(("error", "code"), [(NOBODY, None), (SILENCE, "unreachable")])
async def test_that_no_prediction_is_no_error_and_no_answer_is_one(
    error: Exception, code: str | None
) -> None:
    shop = Shop()
    shop.predicted = error
    if code is None:
        assert await shop.finder.predict("Mesa") is None
        return
    with pytest.raises(NoticeError) as raised:
        await shop.finder.predict("Mesa")
    assert raised.value.notice.code == code


def listed(*ids: str, **more: Any) -> dict[str, Any]:
    values = [{"id": one} for one in ids]
    return {"available_filters": [{"id": "category_id", "values": values}], **more}


async def test_that_rivals_are_of_other_branches_and_no_likelier_than_what_is_left() -> None:
    shop = Shop(TABLES, PHONES)
    shop.pages = {"": listed("MX11", "MX21")}
    shop.below = [prediction("MX21", "0.5", ("MX2", "1"), ("MX21", "0.5")), None]
    best = Guess("MX11", "Mesas", (Step("MX1", "Hogar", Decimal("0.8")),), Decimal("0.7"))
    (rival,) = await shop.finder.alternatives("Mesa", best)
    assert shop.asked_below == ["MX2"]
    assert (rival.id, rival.share, rival.at_most) == ("MX21", Decimal("0.10"), True)
    assert [step.share for step in rival.steps] == [Decimal("0.2"), Decimal("0.10")]


@pytest.mark.parametrize(("share", "rivals"), [("0.02", 0), ("0.2", 1)])
async def test_that_an_unlikely_rival_is_not_named(share: str, rivals: int) -> None:
    shop = Shop(TABLES, PHONES)
    shop.pages = {"": listed("MX11", "MX21")}
    shop.below = [prediction("MX21", share)]
    best = Guess("MX11", "Mesas", (Step("MX1", "Hogar", Decimal("0.8")),), Decimal("0.7"))
    assert len(await shop.finder.alternatives("Mesa", best)) == rivals


async def test_that_a_shop_without_categories_has_none_to_walk_down() -> None:
    finder = Shop().finder
    assert await finder.roots() == ()
    assert await finder.search("mesa") == ()


async def test_that_a_category_that_was_read_has_its_root_and_its_name_found() -> None:
    shop = Shop(TABLES, CHAIRS, PHONES)
    assert shop.finder.learn(await shop.category("MX11"))
    assert not shop.finder.learn(await shop.category("MX12"))
    assert [root.id for root in await shop.finder.roots()] == ["MX1"]
    assert [one.id for one in await shop.finder.search("mesas")] == ["MX11"]
    shop.pages = {"": listed("MX21")}
    assert [root.id for root in await shop.finder.roots()] == ["MX2", "MX1"], "by their names"


async def test_that_roots_are_found_from_what_is_listed_and_one_that_is_gone_is_left_out() -> None:
    shop = Shop(TABLES, CHAIRS, PHONES)
    shop.pages = {"": listed("MX11", "MX21", "MX99", "no id!")}
    assert [root.name for root in await shop.finder.roots()] == ["Electrónica", "Hogar"]


async def test_that_each_way_of_buying_is_searched_by_itself() -> None:
    shop = Shop(TABLES, PHONES)
    modes = {"id": "buying_mode", "values": [{"id": "classified"}]}
    shop.pages = {
        "": {"available_filters": [modes]},
        "classified": {"results": [{"category_id": "MX21"}, {"category_id": None}, "odd"]},
    }
    assert [root.id for root in await shop.finder.roots()] == ["MX2"]


async def test_that_what_lies_below_is_in_the_order_of_its_names() -> None:
    shop = Shop(HOUSE, TABLES)
    assert [one.id for one in await shop.finder.below("MX1")] == ["MX11", "MX12"]
    assert await shop.finder.below("MX11") == ()
    with pytest.raises(NoticeError):
        await shop.finder.below("MX99")


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("sillas", ["MX12"]),
        ("SILLAS NINOS", ["MX12"]),
        ("hogar mesas", ["MX11"]),
        ("roble", ["MX11"]),
        ("", []),
        ("nada", []),
    ],
)
async def test_that_words_find_names_first_and_then_what_is_listed(
    words: str, found: list[str]
) -> None:
    shop = Shop(TABLES, CHAIRS, PHONES)
    shop.pages = {"roble": {"results": [{"category_id": "MX11"}]}}
    if words:
        shop.pages[""] = listed("MX11", "MX12", "MX21")
    assert [one.id for one in await shop.finder.search(words)] == found


async def test_that_a_shop_that_was_never_reached_is_offline_and_no_surprise() -> None:
    shop = Shop(HOUSE, site_id="")
    for question in (shop.finder.roots(), shop.finder.search("mesa"), shop.finder.predict("Mesa")):
        with pytest.raises(NoticeError) as told:
            await question
        assert told.value.notice.code == "unreachable"


async def test_that_an_account_without_a_site_is_reported_as_that() -> None:
    account = Account(ShopIdentity("", "", "", practice=False))
    with pytest.raises(NoticeError) as told:
        account.asked_user()
    assert told.value.notice.code == "unreachable"
    account.learn(User.parse({"id": 7}), practice=False)
    with pytest.raises(NoticeError) as told:
        account.asked_site()
    assert told.value.notice == Notice("unreadable", {"fields": ["site_id"]})
    assert account.asked_user() == "7"

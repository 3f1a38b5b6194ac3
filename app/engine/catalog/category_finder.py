"""The choice of a category for a new listing: predicted, searched for, or reached from the root."""

from __future__ import annotations

import unicodedata
from collections.abc import Awaitable, Sequence
from decimal import Decimal
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from app.client.errors import ClientError, NotFound
from app.domain.identifier import is_identifier
from app.domain.models.category import Category, CategoryRef
from app.domain.models.prediction import Prediction
from app.domain.shapes import object_of, objects_of, text_of
from app.engine.notices import NoticeError, notice_of
from app.engine.task_group import gather

if TYPE_CHECKING:
    from app.client.api import MarketplaceApi
    from app.domain.paging import SearchPage
    from app.engine.catalog.account import Account
    from app.engine.catalog.categories import CategoryBook
    from app.engine.connection import Connection

MOST_ALTERNATIVES, LEAST_ALTERNATIVE = 3, Decimal("0.02")
"""The maximum number of alternatives, and the minimum probability of an alternative."""
MOST_FOUND = 12
_MOST_BRANCHES = 24
ResultT = TypeVar("ResultT")


class Step(NamedTuple):
    """One category on the path to a predicted one, with its probability or ``None``."""

    id: str
    name: str
    share: Decimal | None


class Guess(NamedTuple):
    """A predicted category for a title, with the path from the root.

    ``share`` is its probability, 0 to 1, or ``None`` if it is not known. ``at_most``: the
    probability is an upper bound, and so are those of its steps. The marketplace predicts only one
    category; for another branch of the tree it only predicts what is likeliest within that branch.
    """

    id: str
    name: str
    steps: tuple[Step, ...]
    share: Decimal | None
    at_most: bool = False


class CategoryFinder:
    """The search for a category; every method raises ``NoticeError`` if there is no answer."""

    def __init__(self, categories: CategoryBook, connection: Connection, account: Account) -> None:
        self._categories = categories
        self._connection = connection
        self._account = account
        self._known: dict[str, Category] = {}
        self._roots: dict[str, CategoryRef] = {}
        self._has_read_listed = False

    async def predict(self, title: str) -> Guess | None:
        """Return the likeliest category of a title; ``None`` if none can be predicted."""
        try:
            found = await self._connection.api.sites.predict(self._account.asked_site(), title)
        except NotFound:
            return None
        except (ClientError, ValueError) as error:
            raise NoticeError(notice_of(error)) from error
        return _guess(found)

    async def alternatives(self, title: str, best: Guess) -> tuple[Guess, ...]:
        """Return the likeliest categories of other branches, the likeliest first."""
        away = None if not best.steps else best.steps[0].share
        branches = [root.id for root in await self.roots() if root.id != _root_of(best)]
        found = await self._ask(
            self._connection.api.sites.predict_below(
                self._account.asked_site(), title, branches[:_MOST_BRANCHES]
            )
        )
        guesses = [_guess(one) for one in found if one is not None]
        alternatives = [_alternative(guess, away) for guess in guesses if guess is not None]
        known = [one for one in alternatives if one.share is None or one.share >= LEAST_ALTERNATIVE]
        known.sort(key=lambda guess: guess.share or Decimal(0), reverse=True)
        return tuple(known[:MOST_ALTERNATIVES])

    async def roots(self) -> tuple[CategoryRef, ...]:
        """Return the categories of level 1 by name, as far as there are listings below them.

        The marketplace has no list of its categories, so they are found through its listings;
        those of categories passed to ``learn`` are added.
        """
        if not self._has_read_listed:
            api, site_id = self._connection.api, self._account.asked_site()
            ids = await self._ask(listed_categories(api, site_id))
            for category in await self._read(ids):
                self.learn(category)
            self._has_read_listed = bool(ids)
        return tuple(sorted(self._roots.values(), key=_by_name))

    async def below(self, category_id: str) -> tuple[CategoryRef, ...]:
        """Return the child categories of a category, by name; none for a leaf."""
        category = await self._categories.category(category_id)
        self.learn(category)
        return tuple(sorted(category.children_categories or (), key=_by_name))

    async def search(self, words: str) -> tuple[Category, ...]:
        """Return categories for search words: first by their names, then by the listings found."""
        await self.roots()
        wanted = _folded(words).split()
        named = [one for one in self._known.values() if _is_named(one, wanted)]
        page = await self._ask(self._connection.api.sites.search(self._account.asked_site(), words))
        listed = await self._read(_categories_of(page)[:MOST_FOUND])
        for category in listed:
            self.learn(category)
        found = {one.id: one for one in (*sorted(named, key=_by_name), *listed)}
        return tuple(found.values())[:MOST_FOUND]

    def learn(self, category: Category) -> bool:
        """Keep a category for the search by name; return whether its root was unknown so far."""
        if category.limits.listing_allowed is not False and not category.children_categories:
            self._known[category.id] = category
        path = category.path_from_root or ()
        root = path[0] if path else CategoryRef(id=category.id, name=category.name)
        is_new = root.id not in self._roots
        self._roots.setdefault(root.id, root)
        return is_new

    async def _read(self, ids: Sequence[str]) -> list[Category]:
        found: dict[str, Category] = {}

        async def read(category_id: str) -> None:
            try:
                found[category_id] = await self._categories.category(category_id)
            except NoticeError as error:
                if error.notice.code != "not_found":
                    raise

        await gather(*(read(one) for one in ids))
        return [found[one] for one in ids if one in found]

    async def _ask(self, question: Awaitable[ResultT]) -> ResultT:
        try:
            return await question
        except (ClientError, ValueError) as error:
            raise NoticeError(notice_of(error)) from error


async def listed_categories(api: MarketplaceApi, site_id: str) -> list[str]:
    """Return the ids of categories that have listings on a site, from the filters of its search.

    A search offers only its most frequent categories, so each buying mode is searched separately.
    Raise ``ClientError`` if a search fails.
    """
    first = await api.sites.search(site_id)
    found = dict.fromkeys(_offered(first, "category_id"))
    for mode in _offered(first, "buying_mode"):
        page = await api.sites.search(site_id, buying_mode=mode)
        found.update(dict.fromkeys(_categories_of(page)))
    return [one for one in found if is_identifier(one)]


def _categories_of(page: SearchPage) -> list[str]:
    # If all results are in one category, a search offers no category filter.
    listed = (text_of(one.get("category_id")) for one in objects_of(page.results))
    found = dict.fromkeys((*_offered(page, "category_id"), *listed))
    return [one for one in found if is_identifier(one)]


def _offered(page: SearchPage, name: str) -> list[str]:
    return [
        text_of(value.get("id"))
        for offered in objects_of(page.available_filters)
        if object_of(offered).get("id") == name
        for value in objects_of(offered.get("values"))
    ]


def _guess(found: Prediction) -> Guess | None:
    if not found.id:
        return None
    steps = tuple(
        Step(one.id or "", one.name or one.id or "", _share(one.prediction_probability))
        for one in found.path_from_root or ()
    )
    own = found.name or found.id
    steps = steps or (Step(found.id, own, _share(found.prediction_probability)),)
    return Guess(found.id, own, steps, _share(found.prediction_probability))


def _alternative(guess: Guess, away: Decimal | None) -> Guess:
    """Return a guess for another branch, scaled by the probability that is left for it.

    ``away`` is the probability of the best guess's branch.
    """
    left = None if away is None else max(Decimal(0), 1 - away)

    def scaled(share: Decimal | None) -> Decimal | None:
        return None if share is None or left is None else left * share

    steps = tuple(step._replace(share=scaled(step.share)) for step in guess.steps)
    return guess._replace(steps=steps, share=scaled(guess.share), at_most=True)


def _share(value: Decimal | int | None) -> Decimal | None:
    return None if value is None else min(max(Decimal(value), Decimal(0)), Decimal(1))


def _root_of(guess: Guess) -> str:
    return guess.steps[0].id if guess.steps else ""


def _is_named(category: Category, wanted: Sequence[str]) -> bool:
    names = _folded(" ".join((one.name or "") for one in category.path_from_root or ()))
    own = _folded(category.name or "")
    return bool(wanted) and any(word in own for word in wanted) and all(w in names for w in wanted)


def _folded(text: str) -> str:
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(one for one in plain if not unicodedata.combining(one))


def _by_name(one: Category | CategoryRef) -> str:
    return _folded(one.name or one.id)

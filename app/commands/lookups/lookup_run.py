"""Requests of the look-up commands to the marketplace, and messages about unknown names."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from contextlib import closing
from typing import TYPE_CHECKING, NoReturn, TypeVar

import click

from app.commands.choices import suggestion
from app.commands.exits import Exit
from app.commands.language import tr
from app.commands.output import fail, in_shop
from app.commands.wording import notice_text, plain

if TYPE_CHECKING:
    from decimal import Decimal
    from pathlib import Path

    from app.commands.shop_options import ShopChoice
    from app.domain.coded_error import CodedError
    from app.domain.models.category import Category
    from app.engine.facade import OpenShop
    from app.workspace.catalog.catalog_reader import CatalogReader

Result = TypeVar("Result")

# The codes of notices that mean a refusal by the marketplace.
_REFUSALS = ("refused", "not_found", "forbidden", "conflict")
_MOST_LIKE = 500


def run_lookup(
    name: str,
    choice: ShopChoice,
    work: Callable[[OpenShop], Awaitable[Result]],
    report: Callable[[Result], int],
    *,
    as_json: bool,
) -> int:
    """Query the marketplace and report its answer; return the exit code.

    If the marketplace refuses the query, this is reported and the exit code is 1.
    """

    async def asked(shop: OpenShop) -> Result:
        from app.engine.notices import NoticeError

        try:
            return await work(shop)
        except NoticeError as error:
            if error.notice.code in _REFUSALS:
                fail(name, notice_text(error.notice), Exit.NOT_ALL)
            raise

    return in_shop(name, choice, asked, report, quiet=as_json)


def identifier(context: click.Context, parameter: click.Parameter, value: str | None) -> str | None:
    """Return an id given as an argument or option; raise a usage error if it is not one."""
    from app.domain.identifier import is_identifier

    if value is not None and not is_identifier(value):
        raise click.BadParameter(
            tr(
                "{typed!r} is not an id: ids have letters, digits, hyphens and underscores",
                typed=plain(value, 60),
            )
        )
    return value


def of_another_seller(item_id: str) -> click.BadParameter:
    """Return the usage error for a listing that belongs to another seller."""
    text = tr("{item_id} is a listing of another seller", item_id=item_id)
    return click.BadParameter(text, param_hint="ID")


def _amount(_context: click.Context, _option: click.Parameter, value: str | None) -> Decimal | None:
    """Return an amount of money; raise a usage error if it is invalid or ambiguous."""
    if value is None:
        return None
    from app.editing.number_locale import PLAIN
    from app.editing.numbers import format_number, read_number

    reading = read_number(value, PLAIN)
    if reading.value is None:
        meant = tr(" or ").join(format_number(number, PLAIN) for number in reading.meant)
        wrong = (
            tr("can be read as {meant}", meant=meant)
            if len(reading.meant) > 1
            else tr("is not an amount")
        )
        raise click.BadParameter(
            tr("{value!r} {wrong}; write it like 1299.90", value=plain(value, 60), wrong=wrong)
        )
    return reading.value


price_option = click.option(
    "--price", metavar="AMOUNT", callback=_amount, help="Price of a sale, such as 1299.90."
)


def unknown(what: str, typed: str, known: Iterable[str], *, hint: str) -> NoReturn:
    """End the command because no ``what`` is named ``typed``, and suggest the nearest name."""
    advice = plain(suggestion(typed, known), 100)
    raise click.BadParameter(
        tr(
            "there is no {what} {typed!r}{advice}", what=what, typed=plain(typed, 60), advice=advice
        ),
        param_hint=hint,
    )


def unknown_listing(workspace: Path, typed: str) -> NoReturn:
    """End the command because no listing has the id ``typed``, and suggest the nearest id."""
    from app.workspace.catalog.catalog_reader import CATALOG_FILE, CatalogReader

    with closing(CatalogReader(workspace / CATALOG_FILE)) as reader:
        coded = reader.rows(
            "SELECT id FROM items WHERE number IN (SELECT number FROM items"
            " WHERE seller_custom_field = ? UNION SELECT number FROM variation_codes"
            " WHERE code = ?) LIMIT 2",
            (typed, typed),
        )
        if len(coded) == 1:
            raise click.BadParameter(
                tr(
                    "there is no listing {typed!r}; it is the own code of {coded}",
                    typed=plain(typed, 60),
                    coded=plain(coded[0][0], 64),
                ),
                param_hint="ID",
            )
        like = _listings_like(reader, typed)
    unknown(tr("listing"), typed, like, hint="ID")


def _listings_like(reader: CatalogReader, typed: str) -> list[str]:
    begun = f"{typed.upper()[:-2]}%"
    rows = reader.rows(
        "SELECT id FROM items WHERE id LIKE ? LIMIT ?", (begun, _MOST_LIKE)
    ) or reader.rows("SELECT id FROM items LIMIT ?", (_MOST_LIKE,))
    return [item_id for (item_id,) in rows]


def suggestion_from_shop(workspace: Path, problem: CodedError) -> str:
    """Return the end of an error message about a listing or category that does not exist.

    It suggests the nearest id in the catalogue, and is empty if the catalogue has the id itself.
    """
    from app.workspace.catalog.catalog_reader import CATALOG_FILE, CatalogReader

    if problem.code not in ("change.no_listing", "form.no_category"):
        return ""
    typed = str(problem.values.get("item_id") or problem.values.get("name") or "")
    with closing(CatalogReader(workspace / CATALOG_FILE)) as reader:
        known = (
            _listings_like(reader, typed)
            if problem.code == "change.no_listing"
            else _known_categories(reader)
        )
    return "" if typed in known else suggestion(typed, known)


def _known_categories(reader: CatalogReader) -> list[str]:
    rows = reader.rows("SELECT id FROM documents WHERE kind = 'category'")
    return [category_id for (category_id,) in rows]


async def require_category(shop: OpenShop, category_id: str, *, hint: str) -> Category:
    """Return the named category; end the command with the nearest name if there is none."""
    from app.engine.notices import NoticeError
    from app.workspace.catalog.catalog_reader import CatalogReader

    try:
        return await shop.lookups.category(category_id)
    except NoticeError as error:
        if error.notice.code != "not_found":
            raise
    with closing(CatalogReader(shop.session.catalog.path)) as reader:
        known = _known_categories(reader)
    unknown(tr("category"), category_id, known, hint=hint)

"""``account``: the seller's account at the marketplace, and its permissions."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import click

from app.commands.exits import EPILOG, Exit
from app.commands.language import marked, tr
from app.commands.lookups.lookup_run import identifier, run_lookup
from app.commands.lookups.words import print_facts, time_text, yes_no
from app.commands.output import print_json
from app.commands.shop_options import CONTEXT, ShopChoice, json_option, takes_shop
from app.commands.texts.codes import code_text, named_code
from app.commands.texts.figures import UNKNOWN, money_text, percent_text
from app.commands.wording import plain
from app.editing.sentences.code_names import LEVEL
from app.terminal import say

if TYPE_CHECKING:
    from app.domain.models.user import Permission, User
    from app.engine.facade import OpenShop

_ACTS = ("list", "buy", "sell")
_MAY = {"list": marked("may list"), "buy": marked("may buy"), "sell": marked("may sell")}


class _Known(NamedTuple):
    user: User
    own: bool
    listings: int | None


@click.command(context_settings=CONTEXT, epilog=EPILOG)
@click.option(
    "--user",
    "user_id",
    metavar="ID",
    callback=identifier,
    help="Show the public information about another user.",
)
@json_option
@takes_shop
def account(choice: ShopChoice, user_id: str | None, as_json: bool) -> int:
    """Show your account: status, permissions, reputation, limits.

    Also shows what may be listed. A refused permission is shown with the marketplace's reasons.
    Unknown values are shown as –.
    """

    async def work(shop: OpenShop) -> _Known:
        from app.engine.notices import NoticeError

        mine = shop.account
        if user_id is None or user_id == mine.user_id:
            assert mine.user is not None, "connecting tells who the seller is"
            return _Known(mine.user, True, await shop.lookups.count_listings())
        try:
            return _Known(await shop.lookups.user(user_id), False, None)
        except NoticeError as error:
            if error.notice.code == "not_found":
                raise click.BadParameter(
                    tr("there is no user {user_id!r}", user_id=plain(user_id)), param_hint="--user"
                ) from error
            raise

    def report(known: _Known) -> int:
        record = _record(known)
        if as_json:
            print_json(record)
        else:
            _print(known, record)
        return Exit.DONE

    return run_lookup("account", choice, work, report, as_json=as_json)


def _record(known: _Known) -> dict[str, object]:
    from app.rules.offer.listing_types import may_list_free
    from app.rules.sellers import standing_of
    from app.rules.sites import site_rules

    user = known.user
    site, reputation = site_rules(user.site_id or ""), user.seller_reputation
    standing = standing_of(user.to_wire())
    metrics = None if reputation is None else reputation.metrics
    transactions = None if reputation is None else reputation.transactions
    known_sales = transactions is not None and transactions.completed is not None
    known_sales = known_sales or (metrics is not None and metrics.sales is not None)
    limit = site.free_sales_limit
    status = user.status
    return {
        "user_id": str(user.id),
        "own": known.own,
        "nickname": user.nickname,
        "site_id": user.site_id,
        "user_type": user.user_type,
        "registration_date": user.registration_date,
        "tags": list(user.tags or ()),
        "site_status": None if status is None else status.site_status,
        "permissions": {
            act: _permission(None if status is None else getattr(status, act)) for act in _ACTS
        },
        "reputation": {
            "level_id": None if reputation is None else reputation.level_id,
            "power_seller_status": None if reputation is None else reputation.power_seller_status,
            "sales_completed": standing.sales_completed if known_sales else None,
            "claims_rate": None
            if metrics is None or metrics.claims is None
            else metrics.claims.rate,
            "delayed_rate": None
            if metrics is None or metrics.delayed_handling_time is None
            else metrics.delayed_handling_time.rate,
        },
        "listings": known.listings,
        "limits": {
            "free_sales": limit,
            "may_list_new_free": None
            if limit is None or not known_sales
            else may_list_free(standing, site, "new"),
            "free_shipping_above": site.free_shipping_threshold,
            "currency_id": site.currency_id or None,
        },
    }


def _permission(permission: Permission | None) -> dict[str, object]:
    if permission is None:
        return {"allow": None, "codes": []}
    return {"allow": permission.allow, "codes": list(permission.codes or ())}


def _print(known: _Known, record: dict[str, object]) -> None:
    from app.domain.shapes import object_of, sequence_of
    from app.rules.numbers import as_number

    user, limits = known.user, object_of(record["limits"])
    reputation = object_of(record["reputation"])
    say(f"{plain(user.nickname or UNKNOWN, 100)}  {user.id}")
    facts: list[tuple[str, object]] = [
        (tr("site"), user.site_id),
        (tr("kind of user"), user.user_type),
        (tr("registered"), time_text(user.registration_date)),
        (tr("status"), _code(record["site_status"])),
    ]
    for act, permission in object_of(record["permissions"]).items():
        entry = object_of(permission)
        allowed = entry["allow"] if isinstance(entry["allow"], bool) else None
        codes = ", ".join(code_text(code) for code in sequence_of(entry["codes"]))
        facts.append(
            (
                tr(_MAY[act]),
                yes_no(allowed) + (f": {codes}" if codes else ""),
            )
        )
    level = reputation["level_id"]
    facts += [
        (tr("reputation"), level and named_code(LEVEL, level)),
        (tr("power seller"), reputation["power_seller_status"]),
        (tr("sales"), reputation["sales_completed"]),
        (tr("claims"), percent_text(as_number(reputation["claims_rate"]))),
        (tr("sent late"), percent_text(as_number(reputation["delayed_rate"]))),
    ]
    if known.own:
        free, currency = limits["free_sales"], limits["currency_id"]
        may = limits["may_list_new_free"]
        threshold = limits["free_shipping_above"]
        facts += [
            (tr("listings"), record["listings"]),
            (
                tr("new free listings"),
                yes_no(may if isinstance(may, bool) else None)
                + (
                    " " + tr("(up to {free} sales; used products always)", free=free)
                    if free is not None
                    else ""
                ),
            ),
            (
                tr("free shipping rule"),
                None
                if threshold is None
                else tr(
                    "new products above {threshold}",
                    threshold=money_text(as_number(threshold), str(currency)),
                ),
            ),
        ]
    print_facts(facts)


def _code(code: object) -> str | None:
    return None if code is None else code_text(code)

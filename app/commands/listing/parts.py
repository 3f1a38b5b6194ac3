"""``picture`` and ``variation``: the parts of a listing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from app.commands.choices import Choice
from app.commands.exits import EPILOG, Exit
from app.commands.language import marked, tr
from app.commands.listing.changing import (
    change_listing,
    dry_run_option,
    item_argument,
    read_operations,
    run_change,
)
from app.commands.listing.results import look_of
from app.commands.output import print_json, print_table
from app.commands.risks import accept_option
from app.commands.shop import timeout_option
from app.commands.shop_options import CONTEXT, ShopChoice, json_option, takes_shop
from app.commands.texts.problems import problem_text
from app.commands.wording import plain, value_text
from app.domain.coded_error import nearest_hint
from app.domain.shapes import text_of
from app.terminal import say

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from app.domain.wire_item import WireItem
    from app.engine.changes.picture_intents import PictureAct
    from app.engine.changes.prepared import Intent, LiveListing
    from app.engine.facade import OpenShop
    from app.engine.plans.operation import Operation

    _Rows = Callable[[WireItem], list[dict[str, object]]]

_NONE = {
    "picture": marked("{item_id} has no pictures."),
    "variation": marked("{item_id} has no variations."),
}
_HEADS = (
    *(marked("number"), marked("max size"), marked("address"), marked("attributes")),
    *(marked("price"), marked("stock")),
)

_UNKNOWN = "–"
_OPERATIONS = ("price", "stock", "sku")


@click.command(
    context_settings=CONTEXT,
    epilog="\b\nExamples:\n"
    "  vitrina picture MX1000000001 add front.jpg side.jpg\n"
    "  vitrina picture MX1000000001 order 3 1\n"
    "  vitrina picture MX1000000001 cover 2\n\n" + EPILOG,
)
@item_argument
@click.argument("act", required=False, type=Choice(["add", "remove", "order", "cover"]))
@click.argument("named", metavar="[FILE|NUMBER|PICTURE-ID]...", nargs=-1)
@dry_run_option
@accept_option
@timeout_option
@json_option
@takes_shop
def picture(
    choice: ShopChoice,
    item_id: str,
    act: PictureAct | None,
    named: tuple[str, ...],
    dry_run: bool,
    accepted: int,
    timeout: float,
    as_json: bool,
) -> int:
    """Show, add, remove or reorder the pictures of a listing.

    A picture is given by its number (the cover is 1) or id. 'add' takes addresses and files; files
    are checked and prepared first. 'order' moves the given pictures to the front; the others
    follow. Removing a picture that variations show needs --accept 1.
    """
    if act is None:
        return _show("picture", choice, item_id, _picture_rows, as_json=as_json)
    if not named or (act == "cover" and len(named) > 1):
        raise click.BadParameter(
            tr("one picture") if act == "cover" else tr("at least one picture"), param_hint=act
        )
    chosen: PictureAct = act

    async def meant(shop: OpenShop) -> Intent:
        from app.engine.changes.picture_intents import NewPictures, new_picture

        if chosen != "add":
            return NewPictures(item_id, chosen, named)
        await shop.listing.reader.read(item_id)
        added = [await new_picture(shop.session.pictures, value) for value in named]
        return NewPictures(item_id, chosen, added=tuple(added))

    return change_listing(
        "picture",
        choice,
        meant,
        accepted=accepted,
        dry_run=dry_run,
        timeout=timeout,
        as_json=as_json,
    )


@click.command(
    context_settings=CONTEXT,
    epilog="\b\nExamples:\n"
    "  vitrina variation MX1000000001 add Color=Negro Talla=M stock=4\n"
    "  vitrina variation MX1000000001 set 2 price=+5% stock=7\n"
    "  vitrina variation MX1000000001 remove 3 --accept 1\n"
    "  vitrina variation MX1000000001 merge Talla price=199 --accept 1\n\n" + EPILOG,
)
@item_argument
@click.argument("act", required=False, type=Choice(["add", "set", "remove", "merge"]))
@click.argument("words", metavar="[NUMBER|VARIATION-ID] [NAME=VALUE]...", nargs=-1)
@dry_run_option
@accept_option
@timeout_option
@json_option
@takes_shop
def variation(
    choice: ShopChoice,
    item_id: str,
    act: str | None,
    words: tuple[str, ...],
    dry_run: bool,
    accepted: int,
    timeout: float,
    as_json: bool,
) -> int:
    """Show, edit or merge the variations of a listing.

    A variation is given by its number (from 1) or id. 'set' takes price=, stock= and sku= as 'edit'
    does. 'add' also takes pictures=1,2 and the attributes that tell variations apart, by id or
    name. Removing a variation needs --accept 1: if it is added again, it gets another id. 'merge'
    removes an attribute, given by id or name: variations that are then equal become one, with the
    sum of their stock, and with price= if their prices differ. It also needs --accept 1, and no
    unit of these variations may have been sold.
    """
    if act is None:
        return _show("variation", choice, item_id, _variation_rows, as_json=as_json)
    return change_listing(
        "variation",
        choice,
        _variation_intent(item_id, act, words),
        accepted=accepted,
        dry_run=dry_run,
        timeout=timeout,
        as_json=as_json,
    )


def _variation_intent(item_id: str, act: str, words: tuple[str, ...]) -> Intent:
    from app.engine.changes.variation_intents import (
        AddedVariation,
        EditedVariation,
        MergedVariations,
        RemovedVariation,
    )

    if act == "remove":
        if len(words) != 1:
            raise click.BadParameter(tr("one variation, by number or id"), param_hint="remove")
        return RemovedVariation(item_id, words[0])
    if act == "set":
        if len(words) < 2:
            raise click.BadParameter(tr("a variation, and FIELD=VALUE..."), param_hint="set")
        return EditedVariation(item_id, words[0], _read_of_variation(words[1:], "set"))
    if act == "merge":
        if not words or "=" in words[0]:
            raise click.BadParameter(tr("the attribute to drop, by id or name"), param_hint=act)
        operations = _read_of_variation(words[1:], act, ("price",))
        return MergedVariations(item_id, words[0], operations)
    pairs = [word.partition("=") for word in words]
    if not pairs or not all(mark and value.strip() for _, mark, value in pairs):
        raise click.BadParameter(tr("NAME=VALUE for each attribute"), param_hint="add")
    texts = [word for word, (name, _, _) in zip(words, pairs, strict=True) if name in _OPERATIONS]
    pictures = [value for name, _, value in pairs if name == "pictures"]
    attributes = tuple(
        (name.strip(), value.strip())
        for name, _, value in pairs
        if name not in (*_OPERATIONS, "pictures")
    )
    if not attributes:
        raise click.BadParameter(
            tr("at least one attribute, such as Color=Negro"), param_hint="add"
        )
    chosen = tuple(name.strip() for value in pictures for name in value.split(","))
    return AddedVariation(item_id, attributes, read_operations(texts), chosen)


def _read_of_variation(
    words: Sequence[str], act: str, fields: Sequence[str] = _OPERATIONS
) -> tuple[Operation, ...]:
    """Return the operations for a variation; raise ``BadParameter`` for other ``fields``."""
    from app.engine.changes.prepared import ChangeError
    from app.engine.plans.operation_parsing import PATHS

    for word in words:
        name, mark, _ = word.partition("=")
        if mark and name.strip() not in fields:
            typed = name.strip()[:40]
            near = nearest_hint(PATHS.get(typed, typed), fields)
            problem = ChangeError("variation.no_field", name=name[:40], names=tuple(fields), **near)
            raise click.BadParameter(problem_text(problem), param_hint=act)
    return read_operations(words)


def _show(name: str, choice: ShopChoice, item_id: str, rows_of: _Rows, *, as_json: bool) -> int:
    async def work(shop: OpenShop) -> LiveListing:
        return await shop.listing.reader.read(item_id)

    def report(listing: LiveListing) -> int:
        rows = rows_of(listing.item)
        if as_json:
            print_json({"item_id": item_id, f"{name}s": rows})
        elif rows:
            heads = tuple(rows[0])
            currency_id = text_of(listing.item.get("currency_id"))
            shown = ([_text(head, row[head], currency_id) for head in heads] for row in rows)
            print_table([tr(head.replace("_", " ")) for head in heads], shown, longest=300)
        else:
            say(tr(_NONE[name], item_id=plain(item_id)))
        return Exit.DONE

    return run_change(name, choice, work, report, quiet=as_json)


def _text(head: str, value: object, currency_id: str) -> str:
    if value is None or value == "":
        return _UNKNOWN
    if head in ("number", "id"):
        return str(value)
    return plain(value, 300) if head != "price" else value_text(value, head, currency_id)


def _picture_rows(item: WireItem) -> list[dict[str, object]]:
    from app.domain.wire_item import pictures_of

    return [
        {
            "number": number,
            "id": one.get("id"),
            "max_size": one.get("max_size"),
            "address": one.get("secure_url") or one.get("url"),
        }
        for number, one in enumerate(pictures_of(item), 1)
    ]


def _variation_rows(item: WireItem) -> list[dict[str, object]]:
    from app.domain.wire_item import variations_of

    return [
        {
            "number": number,
            "id": one.get("id"),
            "attributes": look_of(one),
            "price": one.get("price"),
            "stock": one.get("available_quantity"),
            "sku": one.get("seller_custom_field"),
        }
        for number, one in enumerate(variations_of(item), 1)
    ]

"""``create``, ``duplicate`` and ``validate``: new listings."""

from __future__ import annotations

from typing import IO, TYPE_CHECKING

import click

from app.commands.choices import InputFile
from app.commands.completion.values import edit_fields
from app.commands.exits import EPILOG, Exit
from app.commands.language import tr
from app.commands.listing.changing import (
    carry_out,
    dry_run_option,
    item_argument,
    read_operations,
    run_change,
)
from app.commands.listing.form_files import folder_of, read_form_of
from app.commands.listing.results import report_change
from app.commands.output import fail, print_json
from app.commands.risks import accept_option
from app.commands.shop import timeout_option
from app.commands.shop_options import CONTEXT, ShopChoice, json_option, takes_shop
from app.commands.texts.figures import percent_text
from app.commands.wording import finding_text, plain
from app.engine.changes.edit_fields import HELP as EDIT_HELP
from app.engine.plans.operation_parsing import HELP as OPERATIONS_HELP
from app.terminal import say

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from app.domain.models.prediction import Prediction
    from app.engine.changes.prepared import Carried, PreparedChange
    from app.engine.facade import OpenShop
    from app.engine.outbox.guards import NotAccepted
    from app.rules.findings import Finding

    Outcome = tuple[PreparedChange, Carried | NotAccepted | None]

_FILE = click.argument("file", type=InputFile("rb"), metavar="FILE|-")
_predict_option = click.option(
    "--predict", is_flag=True, help="Predict the category from the title if it is missing."
)
_picture_option = click.option(
    "--picture",
    "pictures",
    multiple=True,
    metavar="FILE|URL",
    help="Picture to put before those of the listing. May be given several times, the cover first.",
)
_again_option = click.option(
    "--again",
    is_flag=True,
    help="List the item even if the same item was already listed from here.",
)


@click.command(context_settings=CONTEXT, epilog=EPILOG)
@_FILE
@_picture_option
@_predict_option
@_again_option
@dry_run_option
@accept_option
@timeout_option
@json_option
@takes_shop
def create(
    choice: ShopChoice,
    file: IO[bytes],
    pictures: tuple[str, ...],
    predict: bool,
    again: bool,
    dry_run: bool,
    accepted: int,
    timeout: float,
    as_json: bool,
) -> int:
    """Create a listing from the item in FILE.

    FILE is one JSON object with the fields that the marketplace accepts for a new item; - is
    standard input. The item is first checked by the rules and by the marketplace, and is listed
    only if neither would refuse it. It is never listed twice: if no answer comes, the new listing
    is looked for, and the same command, run again, waits for the result.

    A picture in FILE may be a file in the same folder: {"file": "front.jpg"}. All pictures are
    checked before anything is sent; each is uploaded once.
    """
    from app.engine.changes.picture_intents import with_pictures

    form = read_form_of("create", file)

    async def work(shop: OpenShop) -> Outcome:
        whole, found = await shop.listing.new.completed(form, predict=predict)
        if found is not None and not as_json:
            _print_predicted(found)
        whole = await with_pictures(shop.session.pictures, whole, pictures, folder_of(file))
        prepared = await shop.listing.new.prepare(whole, again=again)
        return await carry_out(shop, prepared, accepted, timeout, dry_run=dry_run, as_json=as_json)

    return _list("create", choice, work, dry_run=dry_run, as_json=as_json)


@click.command(context_settings=CONTEXT, epilog=f"{OPERATIONS_HELP}\n\n{EDIT_HELP}\n\n{EPILOG}")
@item_argument
@click.argument("sets", metavar="[FIELD=VALUE]...", nargs=-1, shell_complete=edit_fields)
@_picture_option
@_again_option
@dry_run_option
@accept_option
@timeout_option
@json_option
@takes_shop
def duplicate(
    choice: ShopChoice,
    item_id: str,
    sets: tuple[str, ...],
    pictures: tuple[str, ...],
    again: bool,
    dry_run: bool,
    accepted: int,
    timeout: float,
    as_json: bool,
) -> int:
    """List an item like a listing, optionally with other values.

    Texts, pictures, attributes, variations, price, stock and own code are those of ID, unless
    others are given. Given pictures come before those of ID.
    """
    from app.engine.changes.picture_intents import with_pictures

    operations = read_operations(sets, of_one=True)

    async def work(shop: OpenShop) -> Outcome:
        form, unlike = await shop.listing.new.like(item_id, operations)
        form = await with_pictures(shop.session.pictures, form, pictures)
        prepared = await shop.listing.new.prepare(form, unlike=unlike, again=again)
        return await carry_out(shop, prepared, accepted, timeout, dry_run=dry_run, as_json=as_json)

    return _list("duplicate", choice, work, dry_run=dry_run, as_json=as_json)


@click.command(context_settings=CONTEXT, epilog=EPILOG)
@_FILE
@_predict_option
@json_option
@takes_shop
def validate(choice: ShopChoice, file: IO[bytes], predict: bool, as_json: bool) -> int:
    """Check the item in FILE, without listing it.

    Checks as 'vitrina create' does. The exit code is 1 if the rules or the marketplace would refuse
    the item; the output shows why.
    """
    from app.engine.changes.picture_intents import with_pictures

    form = read_form_of("validate", file)

    async def work(shop: OpenShop) -> tuple[Prediction | None, Sequence[Finding]]:
        whole, found = await shop.listing.new.completed(form, predict=predict)
        whole = await with_pictures(shop.session.pictures, whole, folder=folder_of(file))
        return found, await shop.listing.new.check(whole)

    def report(result: tuple[Prediction | None, Sequence[Finding]]) -> int:
        from app.editing.finding_records import records_of

        found, findings = result
        errors = sum(finding.is_error for finding in findings)
        if as_json:
            predicted = None if found is None else found.id
            print_json(
                {
                    "valid": not errors,
                    "predicted_category_id": predicted,
                    "findings": records_of(findings),
                }
            )
            return Exit.NOT_ALL if errors else Exit.DONE
        if found is not None:
            _print_predicted(found)
        for finding in findings:
            say(f"{tr('refused:') if finding.is_error else tr('note:')} {finding_text(finding)}")
        say(
            tr("It would be refused: {errors}.", errors=errors)
            if errors
            else tr("It would be listed.")
        )
        return Exit.NOT_ALL if errors else Exit.DONE

    return run_change("validate", choice, work, report, quiet=as_json)


def _list(
    name: str,
    choice: ShopChoice,
    work: Callable[[OpenShop], Awaitable[Outcome]],
    *,
    dry_run: bool,
    as_json: bool,
) -> int:
    from app.engine.changes.new_listings import AlreadyListed

    def report(result: Outcome) -> int:
        return report_change(name, *result, dry_run=dry_run, as_json=as_json)

    try:
        return run_change(name, choice, work, report, quiet=as_json)
    except AlreadyListed as problem:
        listing_id = plain(problem.listing_id)
        fail(
            name,
            tr(
                "nothing was sent: the same item was already listed from here as "
                "{listing_id}; to list another, use --again",
                listing_id=listing_id,
            ),
            Exit.NOT_ALL,
        )


def _print_predicted(found: Prediction) -> None:
    chance = found.prediction_probability
    path = " > ".join(plain(step.name or "", 40) for step in found.path_from_root or ())
    say(
        tr(
            "category {id}  {path}  {sure}",
            id=plain(found.id or ""),
            path=path or plain(found.name or "", 40),
            sure=percent_text(chance),
        )
    )

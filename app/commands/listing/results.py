"""The output of the commands for one listing: the content of a change, and its outcome."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.commands.exits import Exit
from app.commands.language import counted, tr, typed_number
from app.commands.output import print_json
from app.commands.risks import print_risks, report_not_accepted, risk_records
from app.commands.shop import print_rows, row_record
from app.commands.texts.fields import field_text
from app.commands.texts.figures import money_text
from app.commands.wording import finding_text, plain, value_text
from app.editing.item_paths import DELETED
from app.terminal import say

if TYPE_CHECKING:
    from decimal import Decimal

    from app.domain.wire_item import WireVariation
    from app.engine.changes.prepared import Carried, FieldStep, PreparedChange, SaleNet
    from app.engine.outbox.guards import NotAccepted

_UNKNOWN = "–"


def print_prepared(prepared: PreparedChange) -> None:
    """Print a change field by field, the net of a sale, and the findings of the rules."""
    currency_id = currency_of(prepared)
    say(f"{prepared.item_id or tr('new')}  {plain(prepared.title, 60)}")
    if prepared.earlier:
        say(
            "  "
            + counted(
                "{n} earlier change in the outbox has no outcome yet",
                "{n} earlier changes in the outbox have no outcome yet",
                prepared.earlier,
            )
        )
    if prepared.replaced and prepared.change is not None:
        say(
            "  "
            + counted(
                "{n} held or refused row in the outbox will be replaced",
                "{n} held or refused rows in the outbox will be replaced",
                prepared.replaced,
            )
        )
    if prepared.waiting:
        say(
            "  "
            + tr(
                "This change is already in the outbox, without an outcome yet; it is not "
                "sent twice."
            )
        )
    elif prepared.change is None:
        say("  " + tr("Nothing to send: the listing is already so."))
    for step in prepared.steps:
        if step.path == "variations" and step.before is not None:
            _print_variations(step, currency_id)
            continue
        field = plain(field_text(step.path, step.name))
        if step.path == DELETED:
            say(f"  {field}")
            continue
        before, after = _both_shown(step, currency_id)
        say(f"  {field}  {before} -> {after}")
    if prepared.net is not None:
        say(f"  {net_text(prepared.net, is_new=not prepared.item_id)}")
    for finding in prepared.findings:
        mark = tr("refused:") if finding.is_error else tr("note:")
        say(f"  {mark} {finding_text(finding, currency_id)}")
        if finding.code == "item.deleted.invalid_transition":
            say("  " + tr("Only a closed listing can be deleted; close it first."))


def currency_of(prepared: PreparedChange) -> str:
    """Return the currency of the net of a sale; empty if it is unknown."""
    return "" if prepared.net is None else prepared.net.currency_id


def _print_variations(step: FieldStep, currency_id: str) -> None:
    """Print the variations that a change adds and removes."""
    from app.domain.wire_item import variations_in

    before, after = variations_in(step.before), variations_in(step.after)
    kept = {one.get("id") for one in after}
    for entry in before:
        if entry.get("id") not in kept:
            say(
                "  "
                + tr(
                    "variation {id}  {look}  removed",
                    id=plain(str(entry.get("id")), 40),
                    look=look_of(entry),
                )
            )
    for entry in after:
        if entry.get("id") is None:
            price = value_text(entry.get("price"), "price", currency_id)
            stock = value_text(entry.get("available_quantity"))
            say(
                "  "
                + tr(
                    "new variation  {look}  price {price}, stock {stock}",
                    look=look_of(entry),
                    price=price,
                    stock=stock,
                )
            )


def look_of(variation: WireVariation) -> str:
    """Return the attributes that distinguish a variation within its listing, as text."""
    from app.domain.wire_item import combinations_of

    return ", ".join(
        f"{plain(one.get('name') or one.get('id'), 40)}: {plain(one.get('value_name'), 40)}"
        for one in combinations_of(variation)
    )


def net_text(net: SaleNet, *, is_new: bool = False) -> str:
    """Return the net of a sale before and after, or only after for a new listing."""
    amounts = [amount_text(amount, net.currency_id) for amount in (net.before, net.after)]
    amounts_text = amounts[1] if is_new or amounts[0] == amounts[1] else " -> ".join(amounts)
    return tr("left of a sale  {amounts}", amounts=amounts_text)


def amount_text(amount: Decimal | None, currency_id: str) -> str:
    """Return an amount with its currency, or "–" if it is unknown."""
    return money_text(amount, plain(currency_id, 8))


def _both_shown(step: FieldStep, currency_id: str) -> tuple[str, str]:
    """Return the values before and after as text.

    Pictures are shown as a count, or by their ids if the count does not change.
    """
    from app.editing.values import encode_value

    values = [encode_value(value) for value in (step.before, step.after)]
    pictures = [_pictures_in(value) for value in values]
    if None not in pictures and len({len(names or ()) for names in pictures}) == 1:
        before, after = (", ".join(names or ()) or _UNKNOWN for names in pictures)
        return before, after
    before, after = (
        value_text(value if names is None else list(names), step.path, currency_id)
        for value, names in zip(values, pictures, strict=True)
    )
    nothing = value_text(None)
    return (_UNKNOWN if before == nothing else before, _UNKNOWN if after == nothing else after)


def _pictures_in(value: object) -> tuple[str, ...] | None:
    match value:
        case {"$pictures": list(pairs)}:
            return tuple(tr("new") if kind == "file" else plain(key, 40) for kind, key in pairs)
    return None


def report_change(
    name: str,
    prepared: PreparedChange,
    done: Carried | NotAccepted | None,
    *,
    dry_run: bool,
    as_json: bool,
) -> int:
    """Report the outcome of a change, and return the exit code for it."""
    from app.engine.outbox.guards import NotAccepted

    if isinstance(done, NotAccepted):
        if as_json:
            accepted = done.notice.params["accepted"]
            print_json({**prepared_record(prepared), "accepted": accepted, "row": None})
            print_not_accepted(name, done)
            return Exit.NOT_ALL
        return report_not_accepted(name, done, as_json=False)
    if as_json:
        print_json({**prepared_record(prepared), **carried_record(done)})
    elif done is not None:
        report_carried(prepared, done)
    elif dry_run and prepared.risks:
        print_risks(prepared.risks)
        say(
            "  "
            + tr(
                "risky: sending it needs --accept {count}", count=typed_number(len(prepared.risks))
            )
        )
    if done is not None:
        return exit_of_row(done)
    if prepared.is_refused:
        say(tr("vitrina {name}: nothing was sent", name=name), to_stderr=True)
        return Exit.NOT_ALL
    return Exit.DONE


def print_not_accepted(name: str, refusal: NotAccepted) -> None:
    """Report on standard error that nothing was sent, and how to accept the risks."""
    say(
        tr(
            "vitrina {name}: risky and not accepted; nothing was sent. To accept: --accept {count}",
            name=name,
            count=typed_number(len(refusal.risks)),
        ),
        to_stderr=True,
    )


def report_carried(prepared: PreparedChange, done: Carried) -> None:
    """Report the outcome of the row, and the id of a new listing."""
    if done.listing_id and done.listing_id != prepared.item_id:
        say("  " + tr("listed as {listing_id}", listing_id=done.listing_id))
    print_rows((done.row,))


def exit_of_row(done: Carried) -> Exit:
    """Return the exit code for the outcome of one row."""
    from app.engine.outbox.send_report import UNFINISHED
    from app.workspace.journal.outbox_row import OutboxState

    row = done.row
    if row.state in UNFINISHED:
        return Exit.UNFINISHED
    return Exit.DONE if row.state is OutboxState.DONE and not row.unmet else Exit.NOT_ALL


def prepared_record(prepared: PreparedChange) -> dict[str, object]:
    """Return a prepared change as a JSON record."""
    from app.editing.finding_records import records_of
    from app.editing.values import encode_value

    net = prepared.net
    return {
        "item_id": prepared.item_id or None,
        "title": prepared.title,
        "changes": [
            {
                "path": step.path,
                "before": encode_value(step.before),
                "after": encode_value(step.after),
            }
            for step in prepared.steps
        ],
        "net": None
        if net is None
        else {"currency_id": net.currency_id, "before": net.before, "after": net.after},
        "findings": records_of(prepared.findings),
        "earlier": prepared.earlier,
        "replaced": prepared.replaced,
        "risky": len(prepared.risks),
        "risks": risk_records(prepared.risks),
    }


def carried_record(done: Carried | None) -> dict[str, object]:
    """Return the outcome of a change as a JSON record; ``row`` is null if nothing was sent."""
    if done is None:
        return {"row": None, "listing_id": None}
    return {"row": row_record(done.row), "listing_id": done.listing_id or None}

"""``predict``: the category that the marketplace predicts for a title."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from app.commands.exits import EPILOG, Exit
from app.commands.language import tr
from app.commands.lookups.lookup_run import identifier, require_category, run_lookup
from app.commands.lookups.words import or_unknown
from app.commands.output import fail, print_json
from app.commands.shop_options import CONTEXT, ShopChoice, json_option, takes_shop
from app.commands.texts.figures import percent_text
from app.commands.texts.problems import file_reason
from app.commands.wording import plain
from app.terminal import say

if TYPE_CHECKING:
    from typing import IO

    from app.domain.models.prediction import Prediction
    from app.engine.facade import OpenShop

MOST_TITLES = 100_000
_MOST_BYTES = 32 << 20
_STDIN = "-"


@click.command(
    context_settings=CONTEXT,
    epilog="\b\nExamples:\n"
    "  vitrina predict 'Silla plegable de madera'\n"
    "  vitrina predict titles.txt --json\n"
    "  vitrina export --format json | jq -r '.[].title' | vitrina predict -\n\n" + EPILOG,
)
@click.argument("titles", nargs=-1, required=True, metavar="TITLE...|FILE|-")
@click.option(
    "--below",
    "below",
    metavar="ID",
    callback=identifier,
    help="Predict only within this top-level category.",
)
@json_option
@takes_shop
def predict(choice: ShopChoice, titles: tuple[str, ...], below: str | None, as_json: bool) -> int:
    """Predict the categories of titles, with their probabilities.

    If the only argument is the name of a file or -, each of its lines is a title. A title for which
    nothing can be predicted is shown with –, and the exit code is 1.
    """
    wanted = _titles(titles)

    async def work(shop: OpenShop) -> tuple[Prediction | None, ...]:
        if not shop.account.site.prediction:
            site_id = shop.account.site_id
            fail(
                "predict",
                tr("The site {site_id} predicts no categories.", site_id=plain(site_id)),
                Exit.NOT_ALL,
            )
        if below is not None:
            path = (await require_category(shop, below, hint="--below")).path_from_root or ()
            if len(path) > 1:
                raise click.BadParameter(
                    tr(
                        "{below} is not a top-level category; its top-level category is {id}",
                        below=below,
                        id=plain(path[0].id, 64),
                    ),
                    param_hint="--below",
                )
        return await shop.lookups.predictions(wanted, below=below)

    def report(found: tuple[Prediction | None, ...]) -> int:
        records = [_record(*pair) for pair in zip(wanted, found, strict=True)]
        if as_json:
            print_json({"predictions": records})
        else:
            for record in records:
                _print(record)
        return Exit.DONE if all(found) else Exit.NOT_ALL

    return run_lookup("predict", choice, work, report, as_json=as_json)


def _titles(given: tuple[str, ...]) -> list[str]:
    """Return the titles to predict; raise a usage error if there are none, or too many."""
    lines: list[str] = list(given)
    try:
        if given == (_STDIN,):
            lines = _lines(sys.stdin.buffer)
        elif len(given) == 1 and _is_file(given[0]):
            with Path(given[0]).open("rb") as file:
                lines = _lines(file)
    except UnicodeDecodeError as problem:
        raise click.BadParameter(tr("not a text file in UTF-8"), param_hint="FILE") from problem
    except OSError as problem:
        reason = file_reason(problem)
        raise click.BadParameter(f"{given[0]}: {reason}", param_hint="FILE") from problem
    wanted = [line.strip() for line in lines if line.strip()]
    if not wanted:
        raise click.BadParameter(tr("there is no title"), param_hint="TITLE")
    if len(wanted) > MOST_TITLES:
        raise click.BadParameter(
            tr(
                "{count} titles; at most {most} at once",
                count=len(wanted),
                most=MOST_TITLES,
            ),
            param_hint="TITLE",
        )
    return wanted


def _lines(file: IO[bytes]) -> list[str]:
    data = file.read(_MOST_BYTES + 1)
    if len(data) > _MOST_BYTES:
        raise click.BadParameter(
            tr("more than {most} MB", most=_MOST_BYTES >> 20), param_hint="FILE"
        )
    return data.decode("utf-8-sig").splitlines()


def _is_file(name: str) -> bool:
    """Return whether an argument names a file; raise a usage error for a missing text file."""
    try:
        if Path(name).exists():
            return not Path(name).is_dir()
    except (OSError, ValueError):
        # It is too long for a file name, or has characters that no file name can have: a title.
        return False
    if " " not in name and (os.sep in name or name.lower().endswith((".txt", ".csv"))):
        raise click.BadParameter(
            tr("there is no file {name!r}", name=plain(name, 60)), param_hint="FILE"
        )
    return False


def _record(title: str, prediction: Prediction | None) -> dict[str, object]:
    steps = () if prediction is None else prediction.path_from_root or ()
    return {
        "title": title,
        "category_id": None if prediction is None else prediction.id,
        "category": None if prediction is None else prediction.name,
        "probability": None if prediction is None else prediction.prediction_probability,
        "path": [
            {"id": step.id, "name": step.name, "probability": step.prediction_probability}
            for step in steps
        ],
    }


def _print(record: dict[str, object]) -> None:
    from app.domain.shapes import objects_of
    from app.rules.numbers import as_number

    path = " > ".join(str(step["name"] or step["id"]) for step in objects_of(record["path"]))
    category = path or or_unknown(record["category"])
    share = percent_text(as_number(record["probability"]))
    say(plain(record["title"], 200))
    say(f"  {share}  {or_unknown(record['category_id'])}  {plain(category, 200)}")

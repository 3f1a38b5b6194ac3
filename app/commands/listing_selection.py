"""The selection of listings for a command: the options ``--where`` and ``--ids``."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import click
from click.shell_completion import CompletionItem

from app.commands.language import counted, tr
from app.commands.output import Progress, refuse
from app.commands.shop_options import ShopChoice, folder_of
from app.commands.texts.problems import file_reason, problem_text, query_text
from app.commands.wording import plain
from app.terminal import say

if TYPE_CHECKING:
    from app.engine.queries.errors import QueryError
    from app.engine.queries.id_lists import FoundIds
    from app.engine.queries.query import Where
    from app.workspace.catalog.catalog_reader import CatalogReader

QUERY_HELP = """\b
A query consists of words and conditions; all of them must match.
  mesa                    word in title, own code or id; 3 characters or more are
                          also found inside words, 1 or 2 only at their start
  "mesa plegable"         these words in this order
  status:paused,closed    active paused closed under_review inactive out_of_stock ...
  price:>1000             also >=  <  <=  =  and ranges: price:100..250.50
  stock: sold: net: health: variations: warnings:    numbers, as for price
  margin:<10  cost:>0  floor:>0  below_floor:yes     from the figures of 'vitrina costs'
  age:>30                 days since the listing was last changed
  updated:>=2026-01-31    day of the last change
  sku:AB-*                own code; * matches anything
  title:mesa              words in the title only
  category:Mesas          category by name, with all below it, or by id
  id:MX1,MX2  type:gold_pro  currency:MXN  free_shipping:yes
  ends:<7                 days until a free listing ends
  mandatory_shipping:yes  free shipping imposed by the marketplace
  double:yes              another open listing has the same title, code or barcode
                          also double:title  double:sku  double:barcode
  missing:>0              number of required attributes without a value
  price_rose:>20%@7d      price compared with 7 days ago, in percent or as an amount;
                          also price_fell: stock_rose: stock_fell:
  changed:price,title@7d  changed fields: price stock status title category type
                          free_shipping sku, or any; changed_elsewhere: not sent from here
  was:paused@sync         status before the change. @7d days, @2026-01-31 a day,
                          @sync the last sync; without @, 7 days
  BRAND:Nike,Adidas       attribute by id or name: Marca:Nike  Largo:>10cm
  attr."Cor principal":Azul    the same, if the name also means something else
                          Color:*  has any value; Modelo:Air*  begins with it
A minus before a condition negates it: -status:closed -mesa
OR and brackets: (Marca:Nike OR Marca:Adidas) price:<500"""

_MOST_NAMED = 20
_WORTH_REPORTING = 2_000


class Selection(NamedTuple):
    """The selection: a query, or ``None``, and the file with ids, or ``None``."""

    query: str | None
    ids: Path | None

    @property
    def text(self) -> str:
        """Query and file name as one text, for a plan file."""
        listed = "" if self.ids is None else f"--ids {self.ids.name[:200]}"
        return f"{self.query or ''} {listed}".strip()


def query_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options that select listings to ``command``."""
    command = click.option(
        "--ids",
        type=click.Path(path_type=Path, dir_okay=False, allow_dash=True),
        metavar="FILE|-",
        help="Only the listings in this file: ids or own codes, one per line, or the "
        "first column of a CSV. Entries that match no listing are reported, and "
        "the exit code is 1.",
    )(command)
    return click.option(
        "--where",
        "query",
        metavar="QUERY",
        shell_complete=_complete,
        callback=_readable,
        help='Query that selects the listings; "" selects all.',
    )(command)


def _readable(_context: click.Context, _option: click.Parameter, query: str | None) -> str | None:
    """Return the query; raise a usage error before anything is opened if it has no valid syntax."""
    from app.engine.queries.errors import QueryError
    from app.engine.queries.names import AnyNames
    from app.engine.queries.query import parse_where

    try:
        parse_where(query or "", datetime.now(UTC), AnyNames())
    except QueryError as problem:
        raise _bad_query(problem, query or "") from problem
    return query


def _bad_query(problem: QueryError, text: str) -> click.BadParameter:
    return click.BadParameter(query_text(problem, text), param_hint="--where")


def _complete(
    context: click.Context, _option: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    from app.engine.queries.completion import complete
    from app.engine.queries.names import CatalogNames
    from app.workspace.catalog.catalog_reader import CATALOG_FILE, CatalogReader

    above = context.find_object(ShopChoice) or ShopChoice()
    params = context.params
    own = ShopChoice(*(params.get(name) or getattr(above, name) for name in ShopChoice._fields))
    with closing(CatalogReader(folder_of(own) / CATALOG_FILE)) as reader:
        found = complete(incomplete, len(incomplete), CatalogNames(reader))
    return [CompletionItem(incomplete[: found.start] + word) for word in found.words]


@contextmanager
def selected_listings(
    name: str, reader: CatalogReader, asked: Selection, now: datetime, *, quiet: bool
) -> Iterator[tuple[Where, tuple[str, ...]]]:
    """Yield the query for the selected listings, ready to run in ``reader``.

    It is accompanied by the words of the list that match no listing, which are reported on standard
    error. If the query uses attributes, they are read from the listings first, and that is
    reported. End the command if the query or the list cannot be read.
    """
    from app.engine.queries.errors import QueryError
    from app.engine.queries.query import prepared_query
    from app.workspace.errors import StorageError

    progress = Progress(quiet=quiet)
    reported: list[int] = []

    def report(done: int, total: int) -> None:
        if not reported and total >= _WORTH_REPORTING:
            reported.append(total)
            text = counted(
                "reading the attributes of {n} listing; next time only if it has changed",
                "reading the attributes of {n} listings; next time only those that have changed",
                total,
            )
            say(f"vitrina {name}: {text}", to_stderr=True)
        progress.show(tr("Attributes"), done, total)

    text = asked.query or ""
    with ExitStack() as stack:
        try:
            found = None if asked.ids is None else _listed(reader, asked.ids)
            where = stack.enter_context(prepared_query(text, now, reader, report))
        except QueryError as problem:
            raise _bad_query(problem, text) from problem
        except StorageError as error:
            refuse(name, error)
        finally:
            progress.end()
        if found is None:
            yield where, ()
            return
        _report_unknown(name, asked, found)
        yield where.among(found.ids), found.unknown


def _listed(reader: CatalogReader, path: Path) -> FoundIds:
    from app.engine.queries.id_lists import IdListError, find_listings, read_ids

    try:
        if str(path) == "-":
            data = sys.stdin.buffer.read() if sys.stdin is not None else b""
        else:
            data = path.read_bytes()
        return find_listings(reader, read_ids(data))
    except IdListError as problem:
        raise click.BadParameter(
            f"{path}: {problem_text(problem)}", param_hint="--ids"
        ) from problem
    except OSError as error:
        message = f"{path}: {file_reason(error)}"
        raise click.BadParameter(message, param_hint="--ids") from error


def _report_unknown(name: str, asked: Selection, found: FoundIds) -> None:
    if not found.unknown:
        return
    text = counted(
        "{n} in {file} is not a listing of this shop:",
        "{n} in {file} are not listings of this shop:",
        len(found.unknown),
        file=str(asked.ids),
    )
    say(f"vitrina {name}: {text}", to_stderr=True)
    for word in found.unknown[:_MOST_NAMED]:
        say(f"  {plain(word, 80)}", to_stderr=True)
    if (more := len(found.unknown) - _MOST_NAMED) > 0:
        say("  " + counted("and {n} more", "and {n} more", more), to_stderr=True)

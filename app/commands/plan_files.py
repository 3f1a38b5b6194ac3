"""The input of the ``plan`` commands: a plan file, and the catalogue it is compared with."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from app.commands.exits import Exit
from app.commands.language import marked, tr
from app.commands.output import fail, refuse
from app.commands.texts.problems import file_reason, problem_text

if TYPE_CHECKING:
    from app.engine.catalog.catalog import ItemCatalog
    from app.engine.plans.plan import Plan

NO_CATALOGUE = marked("There is no catalogue yet. Run 'vitrina sync' first.")


@contextmanager
def opened_file(name: str, file: Path) -> Iterator[Plan]:
    """Yield the plan in a file without loading all its listings into memory."""
    from app.engine.plans.plan_file import open_plan
    from app.engine.plans.plan_problems import PlanFileError

    with ExitStack() as stack:
        try:
            found = stack.enter_context(open_plan(file))
        except PlanFileError as problem:
            fail(name, f"{file}: {problem_text(problem)}", Exit.USAGE)
        except OSError as error:
            fail(name, f"{file}: {file_reason(error)}", Exit.USAGE)
        yield found


def catalog_of(name: str, workspace: Path) -> ItemCatalog:
    """Return the catalogue of a shop that was synced before, or end the command."""
    from app.engine.catalog.catalog import ItemCatalog
    from app.workspace.catalog.catalog_reader import CATALOG_FILE

    catalog = ItemCatalog(workspace / CATALOG_FILE, mapped=False)
    user_id = catalog.shop().user_id
    if catalog.refusal is not None:
        catalog.close()
        refuse(name, catalog.refusal)
    if not user_id:
        catalog.close()
        fail(name, tr(NO_CATALOGUE), Exit.FILES)
    return catalog


def require_same_seller(name: str, catalog: ItemCatalog, found: Plan) -> None:
    """End the command unless the plan belongs to the seller of the catalogue."""
    user_id = catalog.shop().user_id
    if found.user_id != user_id:
        catalog.close()
        other = tr(
            "the plan is for seller {theirs}, but this shop belongs to {mine}",
            theirs=found.user_id,
            mine=user_id,
        )
        fail(name, other, Exit.USAGE)

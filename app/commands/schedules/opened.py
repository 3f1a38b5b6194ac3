"""The schedules of a shop, opened for a command without any request to the marketplace."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING

import click

from app.commands.exits import Exit
from app.commands.output import claim, fail, refuse
from app.commands.texts.problems import problem_text

if TYPE_CHECKING:
    from app.commands.shop_options import ShopChoice
    from app.engine.schedules.scheduling import SchedulePlans
    from app.engine.target import Target
    from app.workspace.folder import Workspace
    from app.workspace.journal.schedules import ScheduleStore


class Opened:
    """The schedules of a shop: ``store`` has the rows, ``plans`` the files."""

    def __init__(
        self, folder: Workspace, target: Target, store: ScheduleStore, plans: SchedulePlans
    ) -> None:
        self.folder, self.target = folder, target
        self.store, self.plans = store, plans

    @property
    def is_looked_after(self) -> bool:
        """Whether a window or an agent runs that starts due schedules."""
        from app.engine.schedules.agent_lock import claim_agent
        from app.workspace.lock import Locked

        try:
            claim_agent(self.folder.path).release()
        except Locked:
            return True
        except OSError:
            return False
        return False


def now_ms() -> int:
    """Return the time in milliseconds since 1970."""
    return int(time.time() * 1000)


@contextmanager
def opened_schedules(name: str, choice: ShopChoice, *, read_only: bool = False) -> Iterator[Opened]:
    """Yield the schedules of a shop; end the command if they cannot be opened."""
    from app.engine.schedules.moments import ScheduleError
    from app.engine.schedules.scheduling import SchedulePlans
    from app.workspace.errors import StorageError
    from app.workspace.folder import Workspace
    from app.workspace.journal.schedules import ScheduleStore

    shop, target = claim(name, choice)
    try:
        folder = Workspace(shop.workspace)
        journal = folder.journal_to_read() if read_only else folder.journal()
        with closing(journal):
            yield Opened(folder, target, ScheduleStore(journal), SchedulePlans(folder.schedules))
    except ScheduleError as problem:
        if problem.code == "schedule.unknown":
            raise click.BadParameter(problem_text(problem), param_hint="'ID'") from problem
        fail(name, problem_text(problem), Exit.USAGE)
    except BrokenPipeError:
        # The reader of the output closed the pipe.
        raise
    except (StorageError, OSError) as error:
        refuse(name, error)

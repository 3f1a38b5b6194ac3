"""The commands of a group, each of which is imported on first use."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, MutableMapping
from functools import partial
from importlib import import_module

import click

Loader = Callable[[], click.Command]


class LazyCommands(MutableMapping[str, click.Command]):
    """A mapping of commands by name that imports each command on first use.

    A run needs one command and does not wait for the imports of the others.
    """

    def __init__(self, loaders: Mapping[str, Loader]) -> None:
        self._loaders = dict(loaders)
        self._made: dict[str, click.Command] = {}

    def __getitem__(self, name: str) -> click.Command:
        if name not in self._made:
            self._made[name] = self._loaders[name]()
        return self._made[name]

    def __setitem__(self, name: str, command: click.Command) -> None:
        self._loaders[name] = lambda: command

    def __delitem__(self, name: str) -> None:
        del self._loaders[name]
        self._made.pop(name, None)

    def __contains__(self, name: object) -> bool:
        return name in self._loaders

    def __iter__(self) -> Iterator[str]:
        return iter(self._loaders)

    def __len__(self) -> int:
        return len(self._loaders)


def imported(modules: Mapping[str, str]) -> LazyCommands:
    """Return the commands of a table from names to modules below ``app.commands``.

    Each command has the same name in its module, with ``_`` for characters that Python does not
    allow.
    """
    return LazyCommands({name: partial(_import, name, module) for name, module in modules.items()})


def _import(name: str, module: str) -> click.Command:
    found = import_module(f"app.commands.{module}")
    command = getattr(found, name, None) or getattr(found, f"{name}_")
    assert isinstance(command, click.Command), name
    return command

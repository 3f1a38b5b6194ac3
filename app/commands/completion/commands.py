"""``completion``: the script with which a shell completes arguments of ``vitrina``."""

from __future__ import annotations

import click

from app.commands.choices import Choice
from app.commands.exits import EPILOG
from app.commands.shop_options import CONTEXT
from app.terminal import say

VARIABLE = "_VITRINA_COMPLETE"
"""The environment variable that makes ``vitrina`` answer a shell's completion request and do
nothing else."""


@click.command(
    context_settings=CONTEXT,
    epilog="\b\nExamples:\n"
    "  vitrina completion bash > ~/.local/share/bash-completion/completions/vitrina\n"
    "  vitrina completion zsh > ~/.zfunc/_vitrina\n"
    "  vitrina completion fish > ~/.config/fish/completions/vitrina.fish\n\n" + EPILOG,
)
@click.argument("shell", type=Choice(("bash", "zsh", "fish")))
@click.pass_context
def completion(context: click.Context, shell: str) -> None:
    """Print the completion script for a shell.

    The script completes commands, options, fields, states and types, and the ids of listings and
    categories known locally; it never contacts the marketplace.
    """
    from click.shell_completion import get_completion_class

    kind = get_completion_class(shell)
    assert kind is not None, "click knows all three"
    root = context.find_root().command
    say(*kind(root, {}, "vitrina", VARIABLE).source().strip("\n").split("\n"))

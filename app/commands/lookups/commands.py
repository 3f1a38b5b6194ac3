"""The commands of this folder, in the order in which somebody new would try them."""

from __future__ import annotations

import click

from app.commands.lookups.account import account
from app.commands.lookups.category import category
from app.commands.lookups.coverage import coverage
from app.commands.lookups.listing_types import types
from app.commands.lookups.market import market
from app.commands.lookups.predict import predict
from app.commands.lookups.shipping import shipping
from app.commands.lookups.show import show
from app.commands.lookups.trade import orders, questions

LOOKUPS: tuple[click.Command, ...] = (
    show,
    account,
    category,
    types,
    shipping,
    orders,
    questions,
    coverage,
    market,
    predict,
)

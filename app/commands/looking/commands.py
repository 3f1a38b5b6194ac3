"""The commands of this folder, in the order in which somebody new would try them."""

from __future__ import annotations

import click

from app.commands.looking.account import account
from app.commands.looking.category import category
from app.commands.looking.coverage import coverage
from app.commands.looking.listing_types import types
from app.commands.looking.market import market
from app.commands.looking.predict import predict
from app.commands.looking.shipping import shipping
from app.commands.looking.show import show
from app.commands.looking.trade import orders, questions

LOOKING: tuple[click.Command, ...] = (
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

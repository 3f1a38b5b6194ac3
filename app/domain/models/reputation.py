"""Reputations of users, as sellers and as buyers."""

from __future__ import annotations

from app.domain.base import Number, Resource, Text, Whole


class Ratings(Resource):
    """The ratings of a seller by buyers, as shares."""

    positive: Number | None = None
    negative: Number | None = None
    neutral: Number | None = None


class SellerTransactions(Resource):
    """Sales of a seller over a period."""

    period: Text | None = None
    total: Whole | None = None
    completed: Whole | None = None
    canceled: Whole | None = None
    ratings: Ratings | None = None


class SalesMetric(Resource):
    """Completed sales over a period."""

    period: Text | None = None
    completed: Whole | None = None


class RateMetric(Resource):
    """A rate over a period: claims per completed transaction, or late sales per shipped one."""

    period: Text | None = None
    rate: Number | None = None


class SellerMetrics(Resource):
    """The metrics from which the level of a seller is computed."""

    sales: SalesMetric | None = None
    claims: RateMetric | None = None
    delayed_handling_time: RateMetric | None = None


class SellerReputation(Resource):
    """The reputation of a user as a seller; a new seller has no level."""

    level_id: Text | None = None
    power_seller_status: Text | None = None
    transactions: SellerTransactions | None = None
    metrics: SellerMetrics | None = None


class TransactionCount(Resource):
    """A number of purchases, and how many of them were paid."""

    total: Whole | None = None
    paid: Whole | None = None


class BuyerTransactions(Resource):
    """Purchases of a buyer over a period."""

    period: Text | None = None
    total: Whole | None = None
    completed: Whole | None = None
    canceled: TransactionCount | None = None
    unrated: TransactionCount | None = None
    not_yet_rated: TransactionCount | None = None


class BuyerReputation(Resource):
    """The reputation of a user as a buyer."""

    tags: tuple[Text, ...] | None = None
    transactions: BuyerTransactions | None = None

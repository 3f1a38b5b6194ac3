"""Questions that buyers ask about items."""

from __future__ import annotations

from app.domain.base import Identity, Resource, Text


class QuestionAnswer(Resource):
    """The answer of the seller."""

    text: Text | None = None
    status: Text | None = None
    date_created: Text | None = None


class Question(Resource):
    """One question about an item; ``from``, the asker, is kept among the unknown fields."""

    id: Identity
    item_id: Text | None = None
    seller_id: Identity | None = None
    status: Text | None = None
    date_created: Text | None = None
    text: Text | None = None
    answer: QuestionAnswer | None = None

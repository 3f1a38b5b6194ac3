"""Predicted categories for titles."""

from __future__ import annotations

from typing import Any

from app.domain.base import Number, Resource, Text


class PredictionStep(Resource):
    """One step of the path to the predicted category; some have a probability of their own."""

    id: Text | None = None
    name: Text | None = None
    prediction_probability: Number | None = None


class Prediction(Resource):
    """The category that the marketplace predicts for a title, with its probability of 0 to 1."""

    id: Text | None = None
    name: Text | None = None
    prediction_probability: Number | None = None
    path_from_root: tuple[PredictionStep, ...] | None = None
    variations: Any = None
    shipping_modes: tuple[Any, ...] | None = None

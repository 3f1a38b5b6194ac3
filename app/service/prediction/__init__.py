"""Prediction of the category for a title, learned from the titles of listings."""

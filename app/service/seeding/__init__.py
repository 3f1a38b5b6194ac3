"""The world of the practice marketplace, generated from a seed; the same seed gives the same world.

``world`` creates its sites, the category ``tree`` and its sellers, buyers, orders and questions;
``listings`` creates a listing from its position alone, ``pictures`` draws a picture from its id.
"""

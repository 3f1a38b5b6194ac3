"""The practice marketplace's world by seed: the same seed makes the same world.

``world`` makes its sites, the category ``tree`` and its sellers, buyers, orders and questions;
``listings`` makes a listing from its position alone, ``pictures`` draws a picture from its id.
"""

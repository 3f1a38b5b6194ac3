"""Simulated sales: rules of a sale, its order, and buyers who arrive at a rate.

``sale`` checks and applies one sale to an item, ``forms`` parses requests, ``rate`` computes when
the next buyer arrives, and ``register`` writes orders and items.
"""

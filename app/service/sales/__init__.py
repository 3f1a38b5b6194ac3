"""Sales for practice: what a buyer may buy, the order it makes, and buyers who come by themselves.

``sale`` judges and carries out one sale on an item, ``forms`` reads what a request says,
``rate`` tells when the next buyer comes, and ``register`` writes orders and items.
"""

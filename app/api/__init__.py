"""Vitrina for Python programs: what the window does, with calls that return when it is done.

``app.api.shop`` is the way in::

    from app.api.shop import connect

    with connect("https://marketplace.example", workspace="shop") as shop:
        for row in shop.listings("status:active stock:<3"):
            change = shop.listing(row.id).edit(stock="+10")
            print(row.title, change.outcome, change.dropped)

- ``shop`` has a shop and what is done with all of it: listings, plans, export, history, the past;
- ``listing`` one listing and what is done with it, its pictures and variations included;
- ``outbox`` what waits to be sent, and the decisions about it;
- ``results`` what calls return, ``errors`` what they raise;
- ``shop_thread`` runs the engine, which is asynchronous, in a thread of its own, and ``changing``
  takes one change through it.

Whatever changes a listing is written to the outbox before it is sent: after an interruption, a lost
answer or a power cut it is still there, and it is never sent twice. Calls may come from several
threads. A program that runs an event loop of its own opens ``app.engine.facade.open_shop`` instead,
which is what stands behind this one.
"""

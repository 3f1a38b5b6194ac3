"""The Python API of Vitrina: the actions of the window as calls that return when they are done.

Start with ``app.api.shop``::

    from app.api.shop import connect

    with connect("https://marketplace.example", workspace="shop") as shop:
        for row in shop.listings("status:active stock:<3"):
            change = shop.listing(row.id).edit(stock="+10")
            print(row.title, change.outcome, change.dropped)

- ``shop`` has the shop and the calls about all of it: listings, plans, export and history;
- ``listing`` has one listing and its calls, including those for pictures and variations;
- ``outbox`` has the changes that wait to be sent, and the decisions about them;
- ``results`` has the values that calls return, ``errors`` the exceptions that they raise;
- ``shop_thread`` runs the asynchronous engine in a thread of its own, and ``change_executor``
  sends one change through it.

Every change to a listing is written to the outbox before it is sent: after an interruption, a lost
answer or a power cut it is still there, and it is never sent twice. Calls may come from several
threads. A program with an event loop of its own uses ``app.engine.facade.open_shop`` instead, on
which this API is built.
"""

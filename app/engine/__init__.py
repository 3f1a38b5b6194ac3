"""What a seller does, without a window: read, draft, send, preview and follow the shop.

Two processes work on a shop. The *console* (a window, or a program that opens ``facade``) reads
the local catalog and edits; the *worker* is the only one that writes the catalog and that sends.

- ``catalog`` reads the local copy of the shop: by query, by id, as totals, as a file. ``queries``
  is the language of such a query; ``reader`` is the process that answers unbounded questions.
- ``sync`` fills that copy from the marketplace.
- ``listings`` opens one listing, keeps its draft and checks it; ``shipping`` tells what shipping
  costs and what a sale leaves. ``changes`` changes one listing for a program: prepared, judged,
  agreed to, sent.
- ``outbox`` takes what is to be sent, past the guards; ``sending`` empties it, row by row, and
  writes down how far each row has come.
- ``undo`` makes the way back out of what was sent; ``plans`` make and carry out many changes at
  once, and ``previews`` is the process that works out what they would do; ``history`` looks at
  earlier states and looks over a workspace.
- ``schedules`` begins plans at a moment and takes them back at another.
- ``attention`` lists what needs the seller, from catalog, outbox and schedules.
- ``sheets`` writes listings to a spreadsheet, and reads what was typed into one as a plan.
- ``processes`` starts the children and has the lines that go between them.

The modules of this folder are what the rooms share (``events``, ``sync_receipt``, ``notices``,
``journal_thread``, ``connection``, ``credentials``, ``task_group``) and what puts them together
(``session``, ``connected_shop``, ``facade``, ``worker``, ``shop_work``).
"""

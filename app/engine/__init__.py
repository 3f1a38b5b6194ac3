"""The engine of the console without a window: reading, editing, previewing and sending.

Two processes work on a shop. The *console* (a window, or a program that opens ``facade``) reads the
local catalog and edits; the *worker* is the only process that writes the catalog and sends changes.

- ``catalog`` reads the local copy of the shop: by query, by id, as totals, as a file. ``queries``
  is the language of such a query; ``reader`` is the process that answers unbounded questions.
- ``sync`` fills that copy from the marketplace.
- ``listings`` opens one listing, keeps its draft and checks it; ``shipping`` computes shipping
  costs and the net amount of a sale. ``changes`` changes one listing through the Python API:
  prepared, checked, confirmed and sent.
- ``outbox`` accepts changes that pass the guards; ``sending`` sends them, row by row, and
  records the progress of each row.
- ``undo`` makes the reverse of changes that were sent; ``plans`` make and run bulk changes,
  and ``previews`` is the process that computes their effects; ``history`` shows earlier states
  and checks a workspace.
- ``schedules`` starts plans at a set time and reverts them at another.
- ``attention`` lists what needs the seller, from catalog, outbox and schedules.
- ``sheets`` writes listings to a spreadsheet, and reads an edited one as a plan.
- ``processes`` starts the child processes and defines the messages exchanged with them.

The modules of this folder are shared by these packages (``events``, ``sync_receipt``, ``notices``,
``journal_thread``, ``connection``, ``credentials``, ``task_group``) or combine them (``session``,
``connected_shop``, ``facade``, ``worker``, ``shop_work``).
"""

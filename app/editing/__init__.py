"""The edit buffer, independent of the window: drafts, changes, field descriptions and payloads.

``cells`` reads what is typed into a table. ``form`` makes the fields of a form from the definitions
of a category; ``variations`` are those of a draft as rows, and what can be done to them. A
``draft`` holds the changes, ``merge`` applies them to the live listing, ``stock_rebase`` to a stock
that is being sold; ``draft_calls`` and ``payload`` make the requests.

``sentences`` has the English texts of findings and the names of codes, for window and commands.
"""

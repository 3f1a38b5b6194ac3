"""The edit buffer, without a window: drafts, changes, field descriptions and payloads.

``cells`` reads what is typed into a table. ``form`` makes the fields of a form from the definitions
of a category; ``variations`` are those of a draft as rows, and what can be done to them. A
``draft`` holds the changes, ``merge`` lays them over what the marketplace has by now, ``calls`` and
``payload`` are what is sent.

``sentences`` has the English texts of findings and the names of codes, for window and commands.
"""

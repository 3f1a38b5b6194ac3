"""The editor of one listing: form, pictures, variations, findings, and the changes to send.

``open_editors`` keeps one tab for each open listing (``editor_tab_row``, ``tab_order``) and an
editor while it is needed; ``list_place`` finds the next listing. ``controller`` has the logic of
one editor, ``view`` its widgets. ``form`` builds and maps the fields, ``findings`` lists the
problems, ``variations`` is the sheet of variations, ``net`` the net amount of a sale, ``sending``
the changes to send and their outcome, ``past`` the history of the listing and its earlier
descriptions.
"""

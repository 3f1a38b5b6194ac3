"""The editor of one listing: form, pictures, variations, what is wrong, and what will be sent.

``open_editors`` keeps one tab for each open listing (``tab_row``, ``tab_order``) and an editor
while it is needed; ``list_place`` knows the next one. ``controller`` takes the steps of
one, ``view`` shows them. ``form`` builds and maps the fields,
``findings`` lists what is wrong, ``variations`` is the sheet of variations, ``net`` what a sale
leaves, ``sending`` what will be sent and the outcome, ``past`` the history of the listing and its
earlier descriptions.
"""

"""The editor of one listing: form, pictures, variations, what is wrong, and what will be sent.

``controller`` takes the steps, ``view`` shows them. ``form`` builds and maps the fields,
``findings`` lists what is wrong, ``variations`` is the sheet of variations, ``net`` what a sale
leaves, ``sending`` what will be sent and what came of it.
"""

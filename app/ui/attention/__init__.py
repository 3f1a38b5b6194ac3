"""The inbox: everything that needs the seller, by kind, each entry with its actions.

``attention`` loads it off the GUI thread and runs the actions; ``attention_view`` is the page,
``attention_list`` its rows, ``attention_words`` their texts.
"""

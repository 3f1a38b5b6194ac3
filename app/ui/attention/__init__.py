"""The inbox: what needs the seller, by kinds, each entry with what can be done about it.

``attention`` has it read off the window's thread and does what is asked for; ``attention_view`` is
the page, ``attention_list`` its rows, ``attention_words`` what they say.
"""

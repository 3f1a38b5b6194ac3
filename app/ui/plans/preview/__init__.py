"""The rows of a plan's preview.

``model`` keeps the rows, ``choice`` decides which are sent, ``figures`` counts them,
``result_text`` describes a result, ``table`` and ``summary_bar`` show them.
"""

"""What a plan would do, row by row: ``model`` keeps the rows, ``choice`` which of
them are sent, ``figures`` counts them, ``result_text`` says what becomes of one,
``table`` and ``summary_bar`` show it."""

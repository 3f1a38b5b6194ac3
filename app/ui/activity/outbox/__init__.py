"""The outbox view: a table of rows, the detail of one row, and its actions."""

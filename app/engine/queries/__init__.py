"""The query language: text, ``syntax`` tree, SQL ``conditions``; names, completion, ids."""

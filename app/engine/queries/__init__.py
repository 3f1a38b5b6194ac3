"""The language of queries: text, ``syntax`` tree, SQL ``conditions``; names, completion, ids."""

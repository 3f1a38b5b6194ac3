"""Connections, transactions and copies of SQLite files."""

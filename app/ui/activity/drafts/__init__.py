"""Drafts: edits of listings that are saved and not sent."""

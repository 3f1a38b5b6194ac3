"""Small painted widgets and styled controls, used by every view.

``inputs`` are for typing and choosing, ``display`` for showing; this folder has what both use.
"""

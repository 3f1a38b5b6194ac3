"""The outbox: adding changes through the guards, decisions about them, and their outcome."""

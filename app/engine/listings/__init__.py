"""One listing that a seller works on: opened, drafted, checked, with its pictures."""

"""One listing under the hands of a seller: opened, drafted, checked, with its pictures."""

"""One listing changed by a program: what is meant, what it would do, agreed to, sent."""

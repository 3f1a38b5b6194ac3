"""Rules of a search: shown as chips, and edited by mouse."""

"""Rules of a search: shown as chips, and put together by mouse."""

"""The workers of one marketplace: processes that answer at one port, and who looks after them.

``order`` is what a worker is told when it starts and what it reports, ``worker_process`` one run of
it, and ``supervisor`` keeps all of them running. What a worker does is in
``app/service/worker.py``.
"""

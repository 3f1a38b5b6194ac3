"""The workers of one marketplace: processes that answer on one port, and their supervisor.

``protocol`` has the messages between them, ``worker_process`` one run of a worker, and
``supervisor`` keeps all workers running. The code of a worker itself is in
``app/service/worker.py``.
"""

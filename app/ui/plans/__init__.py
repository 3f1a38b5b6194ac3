"""Bulk changes as plans that are previewed before they are sent.

``plans`` connects this package to a window: the open plan, and the list of stored plans.
``plan_controller`` has the logic of one plan: its preview (``plan_preview``, shown by the package
``preview``), applying it and undoing it (``applying``).
"""

"""Sheets: listings written to a spreadsheet, and what was typed into one read back as a plan.

Out: ``export`` walks the listings, ``columns`` says what a sheet has, ``cells`` what stands in it,
``workbook`` and ``text_file`` write. No cell is a formula, and ids are locked.
"""
